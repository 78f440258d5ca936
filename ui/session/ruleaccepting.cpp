// SPDX-License-Identifier: GPL-3.0-or-later
// RuleSession: texts that are being written, and how they get into their files and out of them again.
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/rulecommands.h"
#include "ui/session/rulesession.h"

#include "core/io/bytes/atomicfile.h"

#include <QFileInfo>
#include <QUndoStack>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace touchstone::ui {

namespace {

using support::ErrorCode;

support::Result<void> removed(const std::string& path)
{
    std::error_code failed;
    std::filesystem::remove(path, failed);
    return failed ? support::Result<void>(support::failure(
               ErrorCode::Unreadable, "cannot be removed: " + failed.message(), { path, 0, 0 }))
                  : support::Result<void>();
}

} // namespace

void RuleSession::setUnsaved(const QString& path, const QString& text)
{
    if (path.isEmpty()) {
        return; // the default rules
    }
    const bool isNew = !m_unsaved.contains(path);
    if (!isNew && m_unsaved.at(path).text == text) {
        return;
    }
    if (inStack(path) && onDisk(path) == toUtf8(text)) {
        discardUnsaved(path);
        return;
    }
    if (isNew) {
        m_unsaved.emplace(path, Unsaved { text, onDisk(path) });
    } else {
        m_unsaved.at(path).text = text;
    }
    Changes changes = UnsavedChanged | dropTrial();
    const auto file = std::ranges::find(m_files, path, &File::path);
    if (file == m_files.end()) {
        rebuildFiles();
        changes |= FilesChanged;
    } else {
        file->unsaved = text;
    }
    publish(changes);
}

void RuleSession::discardUnsaved(const QString& path)
{
    if (m_unsaved.erase(path) == 0) {
        return;
    }
    const Changes changes = UnsavedChanged | FilesChanged | dropTrial();
    rebuildFiles();
    publish(changes);
}

QStringList RuleSession::unsavedFiles() const
{
    QStringList paths;
    for (const File& file : m_files) {
        if (file.unsaved) {
            paths << file.path;
        }
    }
    return paths;
}

analysis::RuleSources RuleSession::sourcesWithNew() const
{
    analysis::RuleSources sources = m_sources;
    for (const QString& path : m_new) {
        sources.files.push_back(toPath(path));
    }
    return sources;
}

analysis::RuleTexts RuleSession::unsavedTexts() const
{
    analysis::RuleTexts texts;
    for (const auto& [path, unsaved] : m_unsaved) {
        texts.emplace(toPath(path), toUtf8(unsaved.text));
    }
    return texts;
}

std::optional<support::Error> RuleSession::newMistake(
    const support::Diagnostics& before, const support::Diagnostics& now, const analysis::RuleTexts& unsaved)
{
    const auto wrongBefore = [&before](const std::string& file) {
        return std::ranges::any_of(before.list(), [&file](const support::Diagnostic& finding) {
            return finding.severity == support::Severity::Error && finding.place.file == file;
        });
    };
    for (const support::Diagnostic& finding : now.list()) {
        // A file that was wrong before is out of force and stays so; one that became wrong is our doing.
        const std::string& file = finding.place.file;
        if (finding.severity == support::Severity::Error && (unsaved.contains(file) || !wrongBefore(file))) {
            return support::Error { ErrorCode::Malformed, finding.message, finding.place };
        }
    }
    return std::nullopt;
}

bool RuleSession::accept(const QString& path)
{
    m_acceptError.reset();
    const auto unsaved = m_unsaved.find(path);
    if (unsaved == m_unsaved.end()) {
        m_acceptError = support::Error { ErrorCode::InvalidOption,
            toUtf8(tr("Nothing was changed in this file.")), { toPath(path), 0, 0 } };
        return false;
    }
    const std::string name = toPath(path);
    const std::string text = toUtf8(unsaved->second.text);
    // All texts are at hand: nothing is read.
    analysis::RuleTexts texts = m_good;
    for (const auto& [file, onDisk] : m_disk) {
        texts[file] = onDisk;
    }
    texts[name] = text;
    analysis::RuleSources sources = m_sources;
    if (!inStack(path)) {
        sources.files.push_back(name);
    }
    std::erase_if(sources.files, [&texts](const std::string& file) { return !texts.contains(file); });
    if (!texts.contains(sources.settings)) {
        sources.settings.clear();
    }
    const auto checked = analysis::readRuleStack(sources, m_good, support::Progress(), texts);
    m_acceptError = checked ? newMistake(m_findings, checked->findings, { { name, text } })
                            : std::optional(checked.error());
    if (m_acceptError) {
        return false;
    }
    Accepted accepted;
    accepted.path = path;
    accepted.former = onDisk(path);
    const auto queued = std::find_if(
        m_writes.rbegin(), m_writes.rend(), [&name](const Write& job) { return job.path == name; });
    if (queued != m_writes.rend()) {
        accepted.former = queued->text;
    }
    accepted.text = text;
    m_step = 0;
    writeAccepted(accepted, true);
    return true;
}

void RuleSession::writeAccepted(const Accepted& accepted, bool first)
{
    const auto finish = [this, accepted, first](support::Result<Written> written) {
        if (!written || !written->done) {
            refuseWrite(accepted, first ? std::nullopt : std::optional(accepted.text), written);
            return;
        }
        const std::string name = toPath(accepted.path);
        m_disk[name] = accepted.text;
        m_missing.removeAll(accepted.path);
        if (const auto unsaved = m_unsaved.find(accepted.path); unsaved != m_unsaved.end()) {
            if (toUtf8(unsaved->second.text) == accepted.text) {
                m_unsaved.erase(unsaved);
            } else {
                unsaved->second.base = accepted.text; // somebody wrote on
            }
        }
        Accepted done = accepted;
        if (!inStack(accepted.path)) {
            done.added = true;
            m_sources.files.push_back(name);
        }
        const Changes changes = FilesChanged | UnsavedChanged | dropTrial();
        rebuildFiles();
        if (first) {
            //: An action that can be undone; %1: name of a file
            const QString text = tr("Accept %1").arg(QFileInfo(accepted.path).fileName());
            m_undo->push(new RuleAcceptCommand(*this, done, text));
        }
        publish(changes);
        read(false);
    };
    write({ toPath(accepted.path), accepted.former, accepted.text, finish });
}

void RuleSession::unwriteAccepted(const Accepted& accepted)
{
    m_acceptError.reset();
    m_step = 0;
    const auto finish = [this, accepted](support::Result<Written> written) {
        if (!written || !written->done) {
            refuseWrite(accepted, accepted.former, written);
            return;
        }
        const std::string name = toPath(accepted.path);
        if (accepted.former) {
            m_disk[name] = *accepted.former;
        } else {
            m_disk.erase(name);
        }
        if (accepted.added) {
            std::erase(m_sources.files, name);
        }
        // As before it was accepted: written, and not in the file.
        const QString text = toQString(accepted.text);
        const auto unsaved = m_unsaved.try_emplace(accepted.path, Unsaved { text, {} }).first;
        unsaved->second.base = accepted.former;
        const Changes changes = FilesChanged | UnsavedChanged | dropTrial();
        rebuildFiles();
        publish(changes);
        read(false);
    };
    write({ toPath(accepted.path), accepted.text, accepted.former, finish });
}

void RuleSession::refuseWrite(
    const Accepted& accepted, const std::optional<std::string>& text, const support::Result<Written>& written)
{
    if (!written) {
        m_acceptError = written.error();
    } else {
        const std::string message = accepted.former || accepted.added || inStack(accepted.path)
            ? toUtf8(tr("The file was changed outside meanwhile, so nothing was written."))
            : toUtf8(tr("A file of this name is there already. Add it, or choose another name."));
        m_acceptError = support::Error { ErrorCode::InvalidOption, message, { toPath(accepted.path), 0, 0 } };
        if (text) {
            m_unsaved.try_emplace(accepted.path, Unsaved { toQString(*text), written->found });
        }
    }
    rebuildFiles();
    publish(FilesChanged | UnsavedChanged | dropTrial());
    read(false); // shows what stands there now
}

void RuleSession::write(Write job)
{
    m_writes.push_back(std::move(job));
    if (m_writes.size() == 1) {
        publish(BusyChanged);
        startWrite();
    }
}

void RuleSession::startWrite()
{
    const Write& job = m_writes.front();
    m_writer->start<Written>(
        tr("Writing %1").arg(fromPath(job.path)),
        [job = Write { job.path, job.expected, job.text, {} }](support::Progress&) { return perform(job); },
        [this](support::Result<Written> written) {
            const auto finished = std::move(m_writes.front().finished);
            m_writes.pop_front();
            finished(std::move(written));
            if (!m_writes.empty()) {
                startWrite();
            } else {
                publish(BusyChanged);
            }
        });
}

support::Result<RuleSession::Written> RuleSession::perform(const Write& job)
{
    Written written;
    auto now = analysis::readRuleText(job.path, false, support::Progress());
    if (now) {
        written.found = std::move(*now);
    } else if (now.error().code != ErrorCode::NotFound) {
        return tl::unexpected(now.error());
    }
    if (written.found != job.expected) {
        return written;
    }
    const auto done = job.text ? io::writeAtomically(job.path, *job.text) : removed(job.path);
    if (!done) {
        return tl::unexpected(done.error());
    }
    written.done = true;
    return written;
}

} // namespace touchstone::ui
