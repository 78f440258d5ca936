// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/inputwatcher.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/scoring/relationloading.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/project/campaign.h"
#include "core/report/commandline.h"
#include "core/report/recipe.h"
#include "core/support/lookup.h"

namespace touchstone::ui {

namespace {

/// Stands for what nobody has seen whole: a file that was written while it was read.
InputWatcher::Content unknownContent() { return { "?", false }; }

/// The spec with its files of relations as they are now.
support::Result<analysis::EvaluationSpec> withRelations(
    analysis::EvaluationSpec spec, const analysis::RelationSources& relations, support::Progress& progress)
{
    for (const auto& row : analysis::settingTable()) {
        if (row.file != nullptr && row.clear != nullptr && !(relations.*row.file).empty()) {
            row.clear(spec); // what the file set before goes
        }
    }
    support::Diagnostics rest; // of rules and training data, which are not read here
    return analysis::loadRelations(relations, spec, rest, progress).map([&spec]() { return spec; });
}

/// Of those that are shown as they were once read.
QStringList errorsOfShown(const Session& session, const QString& words)
{
    QStringList lines;
    const auto opened = session.dataSet();
    for (std::size_t i = 0; opened && i < opened->systems.size(); ++i) {
        const analysis::LoadedSystem& system = opened->systems[i];
        if (system.error && system.layer != nullptr) {
            lines << words.arg(toQString(system.source.name), errorText(*system.error));
        }
    }
    return lines;
}

} // namespace

bool couldNotBeReadAgain(const Session& session)
{
    const auto& sets = session.project().dataSets;
    const auto current = static_cast<std::size_t>(session.currentDataSet());
    return (session.evaluationA() || session.goldAlone()) && session.state() == Session::State::Failed
        && session.error() && session.unread() && current < sets.size() && *session.unread() == sets[current];
}

InputWatcher::InputWatcher(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, &InputWatcher::followSession);
    connect(&m_files, &FileWatcher::looked, this, [this]() {
        for (const QString& input : m_inputs) {
            if (!m_read.contains(input)) {
                m_pending.insert(input);
            }
        }
        startDigests();
    });
    connect(&m_files, &FileWatcher::stirred, this, [this](const QStringList& paths) {
        for (const QString& path : paths) {
            if (const auto input = m_inputOf.find(path); input != m_inputOf.end()) {
                m_read.try_emplace(input->second, unknownContent()); // before anybody knew what was read
                m_pending.insert(input->second);
            }
        }
        startDigests();
    });
    if (session.dataSet()) {
        watch();
    }
}

analysis::RelationSources InputWatcher::ownRelations() const
{
    analysis::RelationSources relations = m_session.relations();
    relations.train.clear();
    relations.attributes.clear();
    relations.rules = {};
    relations.minScore = {}; // what was chosen in it may have been changed by hand since
    return relations;
}

QStringList InputWatcher::inputs() const
{
    const auto opened = m_session.dataSet();
    if (!opened) {
        return {};
    }
    QStringList paths;
    const auto add = [&paths](const std::string& path, const io::ReadOptions& options = {}) {
        if (!path.empty() && !options.content && !analysis::isStandardInput(path)) {
            paths << fromPath(path);
        }
    };
    const auto addSet = [&](const analysis::DataSetSpec& set) {
        add(set.gold.path, set.gold.options);
        for (const analysis::LayerSource& system : set.systems) {
            add(system.path, system.options);
        }
        for (const analysis::SettingFile& file : analysis::settingFiles(set, ownRelations())) {
            add(file.path);
        }
    };
    addSet(opened->spec);
    std::ranges::for_each(opened->spec.parts, addSet);
    paths.removeDuplicates();
    return paths;
}

void InputWatcher::followSession(Session::Changes changes)
{
    const bool loading = m_session.state() == Session::State::Loading;
    if (loading && !std::exchange(m_loading, true)) {
        m_begun = QDateTime::currentDateTime();
    }
    m_loading = loading;
    m_again = m_session.readingAgain() || (m_again && m_session.busy());
    if (changes & Session::DataChanged) {
        m_digestRunner.cancel();
        m_read.clear();
        m_pending.clear();
        m_changed.clear();
        m_tried.clear();
        m_relationError.reset();
        m_anew = true;
        watch();
    } else if ((changes & Session::SpecChanged) && inputs() != m_inputs) {
        watch();
    }
    if (changes & (Session::DataChanged | Session::StateChanged)) {
        reloadByItself();
        Q_EMIT told();
    }
}

void InputWatcher::watch()
{
    m_inputs = inputs();
    m_inputOf.clear();
    QStringList watched;
    for (const QString& input : m_inputs) {
        m_inputOf[input] = input;
        watched << input;
        for (const std::string& beside : analysis::filesBeside(toPath(input))) {
            m_inputOf.try_emplace(fromPath(beside), input);
            watched << fromPath(beside);
        }
    }
    std::erase_if(m_read, [this](const auto& known) { return !m_inputs.contains(known.first); });
    std::erase_if(m_pending, [this](const QString& input) { return !m_inputs.contains(input); });
    std::erase_if(m_changed, [this](const Input& input) { return !m_inputs.contains(input.path); });
    // Digests are computed after the first look, so that no change comes between the two.
    m_files.watch(watched, {}, FileWatcher::First::Known);
}

void InputWatcher::startDigests()
{
    if (m_pending.empty()) {
        return;
    }
    m_digestRunner.start<FileContents>(
        QString(),
        [pending = m_pending](support::Progress& progress) { return contentsOf(pending, progress); },
        [this](support::Result<FileContents> found) {
            m_pending.clear();
            if (found) {
                takeDigests(*found);
            }
        });
}

void InputWatcher::takeDigests(const FileContents& found)
{
    FileContents now;
    for (const Input& input : m_changed) {
        now[input.path] = input.now;
    }
    if (std::exchange(m_anew, false) && m_begun.isValid()) {
        for (const auto& [path, input] : m_inputOf) {
            // Once for each writing: a clock that goes ahead must not make it read for ever.
            if (m_files.lastWritten(path) > m_begun && m_toldLate.insert(m_files.stamp(path)).second) {
                m_read.try_emplace(input, unknownContent());
            }
        }
    }
    for (const auto& [path, content] : found) {
        now[path] = content;
        m_read.try_emplace(path, content);
    }
    const std::vector<Input> before = std::exchange(m_changed, {});
    for (const QString& input : m_inputs) {
        const auto content = now.find(input);
        if (content != now.end() && content->second != m_read[input]) {
            m_changed.push_back({ input, content->second });
        }
    }
    if (m_changed == before) {
        return;
    }
    if (m_changed.empty() && couldNotBeReadAgain(m_session)) {
        m_session.reload(); // what could not be read is as it was
    } else {
        reloadByItself();
    }
    Q_EMIT told();
}

void InputWatcher::reload()
{
    const analysis::RelationSources relations = ownRelations();
    const auto files = analysis::settingFiles({}, relations);
    const bool others = std::ranges::any_of(m_changed, [&files](const Input& input) {
        return support::contains(files, toPath(input.path), &analysis::SettingFile::path);
    });
    m_relationError.reset();
    if (!others) {
        m_session.reload();
        return;
    }
    m_relationRunner.start<analysis::EvaluationSpec>(
        QString(),
        [relations, spec = m_session.spec()](
            support::Progress& progress) { return withRelations(spec, relations, progress); },
        [this, before = m_session.spec()](support::Result<analysis::EvaluationSpec> read) {
            if (!read) {
                m_relationError = read.error();
                Q_EMIT told();
            } else if (m_session.spec() != before) {
                reload(); // other settings meanwhile
            } else {
                m_session.setSpec(*read);
                m_session.reload();
            }
        });
    Q_EMIT told();
}

void InputWatcher::setAutomatic(bool automatic)
{
    m_automatic = automatic;
    reloadByItself();
}

void InputWatcher::reloadByItself()
{
    if (m_automatic && !m_changed.empty() && m_changed != m_tried && !m_session.busy()
        && !m_relationRunner.running()
        && std::ranges::none_of(m_changed, [](const Input& input) { return input.now.gone; })) {
        m_tried = m_changed;
        reload();
    }
}

QStringList InputWatcher::errors() const
{
    QStringList texts;
    if (m_relationError) {
        texts << errorText(*m_relationError);
    }
    if (couldNotBeReadAgain(m_session)) {
        texts << errorText(*m_session.error());
    }
    //: %1: name of a system, %2: why
    texts << errorsOfShown(m_session, tr("%1 could not be read again and is shown as it was: %2"));
    texts.removeDuplicates();
    return texts;
}

} // namespace touchstone::ui

#include "moc_inputwatcher.cpp"
