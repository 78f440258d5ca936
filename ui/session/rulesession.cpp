// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rulesession.h"

#include "core/io/bytes/atomicfile.h"
#include "core/support/lookup.h"
#include "ui/session/corestrings.h"
#include "ui/session/filewatcher.h"
#include "ui/session/jobrunner.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shownsystem.h"

#include <QDir>
#include <QFileInfo>
#include <QUndoCommand>
#include <QUndoStack>

#include <filesystem>

namespace touchstone::ui {

namespace {

using support::ErrorCode;

QStringList formattedList(const support::Diagnostics& findings)
{
    return textsOf(findings.list(), [](const auto& one) { return toQString(support::formatted(one)); });
}

QString fileName(const QString& path) { return QFileInfo(path).fileName(); }

support::Result<void> removed(const std::string& path)
{
    std::error_code failed;
    std::filesystem::remove(path, failed);
    return failed ? support::Result<void>(support::failure(
               ErrorCode::Unreadable, "cannot be removed: " + failed.message(), { path, 0, 0 }))
                  : support::Result<void>();
}

/// The labels of the rules in force, where they are known already.
std::shared_ptr<const analysis::RuleRun> knownRun(const Session& session, const analysis::RuleSetup& setup)
{
    const auto measured = rulesResult(session, session.evaluationA());
    const bool same = measured && measured->run
        && measured->run->results.size() == session.evaluationA()->cases.size()
        && measured->run->setup.digest == setup.digest
        && session.evaluationA()->spec.rules.digest() == setup.digest;
    return same ? measured->run : nullptr;
}

/// An action that can be undone.
class RuleCommand : public QUndoCommand
{
public:
    RuleCommand(const QString& text, std::function<void()> done, std::function<void()> undone)
        : QUndoCommand(text)
        , m_done(std::move(done))
        , m_undone(std::move(undone))
    {
    }
    void redo() override { m_done(); }
    void undo() override { m_undone(); }

private:
    std::function<void()> m_done;
    std::function<void()> m_undone;
};

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
    return support::found(m_files, path, &File::path);
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
    //: An action that can be undone; %1: name of a file
    changeSources(tr("Add %1").arg(fileName(clean)),
        [&](analysis::RuleSources& sources) { sources.files.push_back(toPath(clean)); });
}

void RuleSession::removeFile(const QString& path)
{
    if (m_new.contains(path)) {
        discardUnsaved(path);
        return;
    }
    //: An action that can be undone; %1: name of a file
    changeSources(
        tr("Remove %1").arg(fileName(path)),
        [&](analysis::RuleSources& sources) { std::erase(sources.files, toPath(path)); }, path);
}

void RuleSession::setSettingsFile(const QString& path)
{
    //: An action that can be undone
    changeSources(path.isEmpty() ? tr("Leave out the settings")
                                 //: An action that can be undone; %1: name of a file
                                 : tr("Settings %1").arg(fileName(path)),
        [&](analysis::RuleSources& sources) {
            sources.settings = path.isEmpty() ? std::string() : toPath(QDir::cleanPath(path));
        });
}

void RuleSession::setDefaultsUsed(bool used)
{
    //: Actions that can be undone
    changeSources(used ? tr("Use the default rules") : tr("Leave out the default rules"),
        [used](analysis::RuleSources& sources) { sources.only = !used; });
}

void RuleSession::setRuleOn(const QString& rule, bool on)
{
    //: Actions that can be undone; %1: name of a rule
    const QString text = on ? tr("Switch on “%1”") : tr("Switch off “%1”");
    changeSources(text.arg(rule), [&](analysis::RuleSources& sources) {
        sources = analysis::withRuleOn(m_sources, *m_unswitched, toUtf8(rule), on);
    });
}

void RuleSession::changeSources(
    const QString& text, const std::function<void(analysis::RuleSources&)>& change, const QString& removed)
{
    analysis::RuleSources sources = m_sources;
    change(sources);
    if (sources == m_sources) {
        return;
    }
    const auto use = [this](const analysis::RuleSources& used, int step, Changes changes) {
        m_step = step;
        useSources(used);
        publish(changes);
    };
    // The unsaved text of a file that goes, to come back with it.
    const auto kept = std::make_shared<std::optional<Unsaved>>();
    const auto done = [=, this, after = std::move(sources)]() {
        Changes changes;
        if (const auto unsaved = m_unsaved.find(removed); unsaved != m_unsaved.end()) {
            *kept = unsaved->second;
            m_unsaved.erase(unsaved);
            changes = UnsavedChanged;
        }
        use(after, 1, changes);
    };
    const auto undone = [=, this, before = m_sources]() {
        Changes changes;
        if (*kept) {
            m_unsaved.try_emplace(removed, *std::exchange(*kept, std::nullopt));
            changes = UnsavedChanged;
        }
        use(before, -1, changes);
    };
    m_undo->push(new RuleCommand(text, done, undone));
}

void RuleSession::useSources(const analysis::RuleSources& sources)
{
    m_sources = sources;
    announceFiles({});
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
            m_findings.add(support::Severity::Error, "rules.file", stack.error().place,
                support::said("%1", support::messageOf(stack.error())));
            publish(FilesChanged | BusyChanged);
        });
    if (!m_quiet && !pending) {
        publish(BusyChanged);
    }
}

void RuleSession::take(analysis::RuleStack stack)
{
    Changes changes = m_quiet ? Changes() : BusyChanged;
    m_step = m_quiet ? 0 : m_step;
    QStringList missing;
    for (const std::string& path : m_sources.files) {
        if (!stack.disk.contains(path)) {
            missing << fromPath(path);
        }
    }
    for (auto& [path, unsaved] : m_unsaved) {
        const std::string name = toPath(path);
        const auto now = stack.disk.find(name);
        if (now != stack.disk.end() && !m_disk.contains(name) && !m_missing.contains(path)) {
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
    const auto saved // somebody else has saved the same
        = [this](const auto& entry) { return onDisk(entry.first) == toUtf8(entry.second.text); };
    if (std::erase_if(m_unsaved, saved) > 0) {
        changes |= UnsavedChanged | FilesChanged;
    }
    if (stack.setup) {
        m_good = std::move(stack.good);
        m_unswitched = stack.unswitched;
    }
    if (otherTexts || (stack.setup && stack.setup->digest != m_setup->digest)) {
        changes |= dropTrial();
    }
    rebuildFiles();
    QStringList watched = textsOf(m_sources.files, fromPath);
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
    return support::contains(m_sources.files, toPath(path));
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

void RuleSession::announceFiles(Changes changes)
{
    changes |= FilesChanged | dropTrial();
    rebuildFiles();
    publish(changes);
}

void RuleSession::publish(Changes changes)
{
    if (changes) {
        Q_EMIT changed(changes);
    }
}

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

void RuleSession::begin(const QString& path)
{
    setUnsaved(path, tr("# Rules on top of the built-in ones: they add, replace by name, or switch off.\n"));
}

void RuleSession::discardUnsaved(const QString& path)
{
    if (m_unsaved.erase(path) > 0) {
        announceFiles(UnsavedChanged);
    }
}

QStringList RuleSession::unsavedFiles() const
{
    QStringList paths
        = textsOf(m_files, [](const File& file) { return file.unsaved ? file.path : QString(); });
    paths.removeAll(QString());
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
            return support::Error { ErrorCode::Malformed, finding.message, finding.place, finding.said };
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
    Accepted accepted { path, onDisk(path), text };
    const auto queued = std::find_if(
        m_writes.rbegin(), m_writes.rend(), [&name](const Write& job) { return job.path == name; });
    if (queued != m_writes.rend()) {
        accepted.former = queued->text;
    }
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
            const QString text = tr("Accept %1").arg(fileName(accepted.path));
            const auto again = [this, done, pushed = false]() mutable {
                if (std::exchange(pushed, true)) { // else it is done already
                    writeAccepted(done, false);
                }
            };
            m_undo->push(new RuleCommand(text, again, [this, done]() { unwriteAccepted(done); }));
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
        const Unsaved fresh { toQString(accepted.text), {} };
        m_unsaved.try_emplace(accepted.path, fresh).first->second.base = accepted.former;
        followDisk();
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
    followDisk();
}

void RuleSession::followDisk()
{
    announceFiles(UnsavedChanged);
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

bool RuleSession::trying() const { return m_trialRunner->running(); }

void RuleSession::startTrial(TrialExtent extent)
{
    dropTrial();
    auto trial = std::make_shared<Trial>();
    trial->extent = extent;
    trial->evaluation = m_session.evaluationA();
    if (extent == TrialExtent::Document) {
        trial->documentCase = m_session.selection().currentCase();
    }
    if (!trial->evaluation || trial->documentCase >= trial->evaluation->cases.size()) {
        trial->error = support::Error { support::ErrorCode::InvalidOption,
            toUtf8(tr("Open a gold and a system first: rules are tried on their annotations.")), {} };
        m_trial = trial;
        publish(TrialChanged | BusyChanged);
        return;
    }
    const std::optional<std::size_t> only
        = extent == TrialExtent::Document ? std::optional(trial->documentCase) : std::nullopt;
    m_trialRunner->start<std::shared_ptr<Trial>>(
        extent == TrialExtent::Document ? tr("Trying rules on this document") : tr("Trying rules"),
        [trial, only, sources = sourcesWithNew(), unsaved = unsavedTexts(), good = m_good,
            findings = m_findings, setup = m_setup, before = knownRun(m_session, *m_setup)](
            support::Progress& progress) mutable -> support::Result<std::shared_ptr<Trial>> {
            auto stack = analysis::readRuleStack(sources, good, progress, unsaved);
            if (!stack) {
                return support::Failure(stack.error());
            }
            trial->findings = stack->findings;
            trial->error = newMistake(findings, stack->findings, unsaved);
            if (!trial->error && !stack->setup) {
                trial->error = support::Error { support::ErrorCode::Malformed,
                    toUtf8(tr("The rules do not fit together.")), {} };
            }
            if (trial->error) {
                return trial;
            }
            const auto& evaluation = *trial->evaluation;
            if (!before) {
                auto run = analysis::runRules(evaluation, *setup, progress, only);
                if (!run) {
                    return support::Failure(run.error());
                }
                before = std::make_shared<const analysis::RuleRun>(std::move(*run));
            }
            const auto after = analysis::runRules(evaluation, *stack->setup, progress, only);
            if (!after) {
                return support::Failure(after.error());
            }
            trial->difference = std::make_shared<const analysis::RuleDifference>(
                analysis::ruleDifference(evaluation, *before, *after, evaluation.spec.rules.switches));
            return trial;
        },
        [this, trial](support::Result<std::shared_ptr<Trial>> tried) {
            if (!tried) {
                trial->error = tried.error();
            }
            m_trial = trial;
            publish(TrialChanged | BusyChanged);
        });
    publish(TrialChanged | BusyChanged);
}

void RuleSession::cancelTrial()
{
    if (trying()) {
        m_trialRunner->cancel();
        publish(TrialChanged | BusyChanged);
    }
}

RuleSession::Changes RuleSession::dropTrial()
{
    Changes changes;
    if (trying()) {
        m_trialRunner->cancel();
        changes |= TrialChanged | BusyChanged;
    }
    if (m_trial) {
        m_trial.reset();
        changes |= TrialChanged;
    }
    return changes;
}

} // namespace touchstone::ui

#include "moc_rulesession.cpp"
