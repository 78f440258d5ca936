// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rulesession.h"

#include "core/support/findingkinds.h"
#include "ui/session/corestrings.h"
#include "ui/session/jobrunner.h"
#include "ui/session/rulecommands.h"
#include "ui/session/filewatcher.h"
#include "ui/session/session.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace touchstone::ui {

namespace {

QStringList formattedList(const support::Diagnostics& findings)
{
    QStringList lines;
    for (const auto& finding : findings.list()) {
        lines << toQString(support::formatted(finding));
    }
    return lines;
}

QString fileName(const QString& path) { return QFileInfo(path).fileName(); }

} // namespace

RuleSession::RuleSession(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_reader(std::make_unique<JobRunner>())
    , m_writer(std::make_unique<JobRunner>())
    , m_trialRunner(std::make_unique<JobRunner>())
    , m_watcher(std::make_unique<FileWatcher>())
    , m_undo(std::make_unique<QUndoStack>())
    , m_setup(session.spec().rules.inForce())
    , m_unswitched(m_setup->rules)
    , m_seen(session.evaluationA())
{
    connect(&m_session, &Session::changed, this, &RuleSession::followSession);
    connect(m_watcher.get(), &FileWatcher::stirred, this, [this]() { read(true); });
    connect(m_trialRunner.get(), &JobRunner::progressed, this, &RuleSession::progressed);
    rebuildFiles();
}

RuleSession::~RuleSession()
{
    m_reader.reset();
    m_trialRunner.reset();
    m_writer.reset(); // waits for the one that is being written
    if (!m_writes.empty()) {
        m_writes.pop_front();
    }
    for (const Write& job : m_writes) {
        (void)perform(job); // what was accepted is not lost
    }
    m_undo->clear();
}

const RuleSession::File* RuleSession::file(const QString& path) const
{
    const auto found = std::ranges::find(m_files, path, &File::path);
    return found == m_files.end() ? nullptr : &*found;
}

bool RuleSession::busy() const { return (m_reader->running() && !m_quiet) || !m_writes.empty() || trying(); }

void RuleSession::setSources(const analysis::RuleSources& sources)
{
    m_undo->clear();
    m_step = 0;
    publish(SourcesReplaced);
    useSources(sources);
}

void RuleSession::addFile(const QString& path)
{
    const QString clean = QDir::cleanPath(path);
    const auto same = [absolute = QFileInfo(clean).absoluteFilePath()](const std::string& file) {
        return QFileInfo(fromPath(file)).absoluteFilePath() == absolute;
    };
    if (path.isEmpty() || std::ranges::any_of(m_sources.files, same)) {
        return;
    }
    analysis::RuleSources sources = m_sources;
    sources.files.push_back(toPath(clean));
    //: An action that can be undone; %1: name of a file
    pushSources(sources, tr("Add %1").arg(fileName(clean)));
}

void RuleSession::removeFile(const QString& path)
{
    if (m_new.contains(path)) {
        discardUnsaved(path);
        return;
    }
    analysis::RuleSources sources = m_sources;
    std::erase(sources.files, toPath(path));
    if (sources != m_sources) {
        //: An action that can be undone; %1: name of a file
        m_undo->push(
            new RuleSourcesCommand(*this, m_sources, sources, tr("Remove %1").arg(fileName(path)), path));
    }
}

void RuleSession::setSettingsFile(const QString& path)
{
    analysis::RuleSources sources = m_sources;
    sources.settings = path.isEmpty() ? std::string() : toPath(QDir::cleanPath(path));
    //: An action that can be undone
    pushSources(sources,
        path.isEmpty() ? tr("Leave out the settings")
                       //: An action that can be undone; %1: name of a file
                       : tr("Settings %1").arg(fileName(path)));
}

void RuleSession::setDefaultsUsed(bool used)
{
    analysis::RuleSources sources = m_sources;
    sources.only = !used;
    //: Actions that can be undone
    pushSources(sources, used ? tr("Use the default rules") : tr("Leave out the default rules"));
}

void RuleSession::setRuleOn(const QString& rule, bool on)
{
    //: Actions that can be undone; %1: name of a rule
    const QString text = on ? tr("Switch on “%1”") : tr("Switch off “%1”");
    pushSources(analysis::withRuleOn(m_sources, *m_unswitched, toUtf8(rule), on), text.arg(rule));
}

void RuleSession::pushSources(const analysis::RuleSources& sources, const QString& text)
{
    if (sources != m_sources) {
        m_undo->push(new RuleSourcesCommand(*this, m_sources, sources, text));
    }
}

void RuleSession::useSources(const analysis::RuleSources& sources)
{
    m_sources = sources;
    Changes changes = FilesChanged | dropTrial();
    rebuildFiles();
    publish(changes);
    read(false);
}

void RuleSession::read(bool quiet)
{
    const bool pending = m_reader->running() && !m_quiet;
    m_quiet = quiet && !pending;
    m_reader->start<analysis::RuleStack>(
        tr("Reading rules"),
        [sources = m_sources, good = m_good](
            support::Progress& progress) { return analysis::readRuleStack(sources, good, progress); },
        [this](support::Result<analysis::RuleStack> stack) {
            if (stack) {
                take(std::move(*stack));
                return;
            }
            m_findings = {};
            m_findings.add(support::Severity::Error, "rules.file", stack.error().place, stack.error().text);
            publish(FilesChanged | BusyChanged);
        });
    if (!m_quiet && !pending) {
        publish(BusyChanged);
    }
}

void RuleSession::take(analysis::RuleStack stack)
{
    Changes changes;
    if (m_quiet) {
        m_step = 0;
    } else {
        changes |= BusyChanged;
    }
    QStringList missing;
    for (const std::string& path : m_sources.files) {
        if (!stack.disk.contains(path)) {
            missing << fromPath(path);
        }
    }
    for (auto& [path, unsaved] : m_unsaved) {
        const std::string name = toPath(path);
        const bool known = m_disk.contains(name) || m_missing.contains(path);
        const auto now = stack.disk.find(name);
        if (!known && now != stack.disk.end()) {
            unsaved.base = now->second; // begun before the file was read
        }
    }
    const bool otherTexts = stack.disk != m_disk || missing != m_missing;
    if (otherTexts || stack.sources != m_sources
        || formattedList(stack.findings) != formattedList(m_findings)) {
        changes |= FilesChanged;
    }
    m_disk = std::move(stack.disk);
    m_missing = missing;
    m_findings = std::move(stack.findings);
    m_sources = std::move(stack.sources);
    for (auto place = m_unsaved.begin(); place != m_unsaved.end();) {
        if (onDisk(place->first) == toUtf8(place->second.text)) {
            place = m_unsaved.erase(place); // somebody else has saved the same
            changes |= UnsavedChanged | FilesChanged;
        } else {
            ++place;
        }
    }
    if (stack.setup) {
        m_good = std::move(stack.good);
        m_unswitched = stack.unswitched;
    }
    if (otherTexts || (stack.setup && stack.setup->digest != m_setup->digest)) {
        changes |= dropTrial();
    }
    rebuildFiles();
    QStringList watched;
    for (const std::string& path : m_sources.files) {
        watched << fromPath(path);
    }
    if (!m_sources.settings.empty()) {
        watched << fromPath(m_sources.settings);
    }
    m_watcher->watch(watched);
    if (stack.setup) {
        if (stack.setup->digest != m_setup->digest) {
            changes |= RulesChanged;
            m_setup = std::move(stack.setup);
        }
        putIntoForce();
    }
    publish(changes);
}

void RuleSession::putIntoForce()
{
    analysis::EvaluationSpec spec = m_session.spec();
    if (spec.rules.digest() == m_setup->digest) {
        return;
    }
    spec.rules.setup = m_setup->digest.empty() ? nullptr : m_setup;
    m_putting = true;
    m_session.setSpec(spec);
    m_putting = false;
}

void RuleSession::followSession(Session::Changes changes)
{
    if (m_session.evaluationA() != m_seen) {
        m_seen = m_session.evaluationA();
        publish(dropTrial());
    }
    if (!(changes & Session::SpecChanged) || m_putting
        || m_session.spec().rules.digest() == m_setup->digest) {
        return;
    }
    const auto state = m_session.state();
    if (state != Session::State::Ready && state != Session::State::Failed) {
        // Whoever sets other settings does not mean the rules. Not from within the session's signal.
        QTimer::singleShot(0, this, &RuleSession::putIntoForce);
    } else if (m_step != 0) {
        // Scoring was stopped, and the settings went back: so does the switch that set it off.
        const int step = std::exchange(m_step, 0);
        QTimer::singleShot(0, this, [this, step]() { step > 0 ? m_undo->undo() : m_undo->redo(); });
    }
}

std::optional<std::string> RuleSession::onDisk(const QString& path) const
{
    const auto found = m_disk.find(toPath(path));
    return found == m_disk.end() ? std::nullopt : std::optional(found->second);
}

bool RuleSession::inStack(const QString& path) const
{
    return std::ranges::find(m_sources.files, toPath(path)) != m_sources.files.end();
}

void RuleSession::rebuildFiles()
{
    analysis::RelationSources relations = m_session.relations();
    relations.rules = m_sources;
    m_session.setRelations(relations);

    m_files.clear();
    if (!m_sources.only) {
        m_files.push_back({ {}, toQString(rules::defaultRules().text), {}, false, false });
    }
    const auto add = [this](const QString& path) {
        File file;
        file.path = path;
        const auto disk = onDisk(path);
        const auto good = m_good.find(toPath(path));
        file.text = disk ? toQString(*disk) : good != m_good.end() ? toQString(good->second) : QString();
        file.missing = m_missing.contains(path);
        if (const auto unsaved = m_unsaved.find(path); unsaved != m_unsaved.end()) {
            file.unsaved = unsaved->second.text;
            file.changedOutside = disk && unsaved->second.base != disk;
        }
        m_files.push_back(std::move(file));
    };
    for (const std::string& path : m_sources.files) {
        add(fromPath(path));
    }
    m_new.removeIf([this](const QString& path) { return inStack(path) || !m_unsaved.contains(path); });
    for (const auto& [path, unsaved] : m_unsaved) {
        if (!inStack(path) && !m_new.contains(path)) {
            m_new << path;
        }
    }
    for (const QString& path : std::as_const(m_new)) {
        add(path);
    }
}

void RuleSession::publish(Changes changes)
{
    if (changes) {
        Q_EMIT changed(changes);
    }
}

} // namespace touchstone::ui
