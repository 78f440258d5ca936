// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/live/projectwatcher.h"

#include "ui/session/corestrings.h"

#include "core/project/campaign.h"

#include <QFile>

#include <algorithm>
#include <iterator>

namespace touchstone::ui {

namespace {

/// Gold files and runs, as they are opened: what patterns can match.
std::set<std::string> matchedFiles(const analysis::ProjectTables& tables)
{
    std::set<std::string> files;
    for (const analysis::ProjectTable& table : tables.tables) {
        files.insert(table.dataSet.gold.path);
        for (const analysis::LayerSource& system : table.dataSet.systems) {
            files.insert(system.path);
        }
    }
    files.erase(std::string());
    return files;
}

/// All that tables are scored from.
std::set<std::string> inputsOf(const analysis::ProjectTables& tables)
{
    std::set<std::string> files;
    for (const analysis::ProjectTable& table : tables.tables) {
        const auto shared = analysis::sharedFiles(table);
        files.insert(shared.begin(), shared.end());
        for (std::size_t run = 0; run < table.runs.size(); ++run) {
            const auto own = analysis::filesOfRun(table, run);
            files.insert(own.begin(), own.end());
        }
    }
    return files;
}

std::set<std::string> without(const std::set<std::string>& all, const std::set<std::string>& those)
{
    std::set<std::string> rest;
    std::ranges::set_difference(all, those, std::inserter(rest, rest.end()));
    return rest;
}

} // namespace

ProjectWatcher::ProjectWatcher(ProjectSession& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_listing(new JobRunner(this))
    , m_digesting(new JobRunner(this))
    , m_matching(new JobRunner(this))
    , m_reading(new JobRunner(this))
{
    connect(&project, &ProjectSession::changed, this, &ProjectWatcher::followProject);
    connect(&m_files, &FileWatcher::stirred, this, &ProjectWatcher::takeStirred);
    followProject(ProjectSession::ProjectChanged);
}

ProjectWatcher::~ProjectWatcher()
{
    for (JobRunner* runner : { m_listing, m_digesting, m_matching, m_reading }) {
        delete runner; // before what they would tell goes
    }
}

void ProjectWatcher::followProject(ProjectSession::Changes changes)
{
    if (changes & ProjectSession::ProjectChanged) {
        m_reading->cancel();
        m_digesting->cancel();
        m_text.reset();
        m_pending.clear();
    }
    if (changes & (ProjectSession::ProjectChanged | ProjectSession::TablesChanged)) {
        m_matching->cancel();
        m_known = matchedFiles(m_project.tables());
        m_found = m_known;
        m_folders = m_project.tables().folders;
        m_candidates.clear();
        m_standing.clear();
        refreshMatches();
        watch(FileWatcher::First::Known);
    }
    if (changes & (ProjectSession::ProjectChanged | ProjectSession::ModifiedChanged)) {
        Q_EMIT told();
    }
}

void ProjectWatcher::watch(FileWatcher::First first)
{
    QStringList files;
    if (!m_project.path().isEmpty()) {
        files << m_project.path() << m_project.notesPath();
    }
    files << textsOf(m_candidates, fromPath);
    m_listing->start<Watched>(
        QString(),
        [inputs = inputsOf(m_project.tables()), files](
            support::Progress& progress) -> support::Result<Watched> {
            Watched watched { files, {} };
            for (const std::string& input : inputs) {
                if (progress.cancelled()) {
                    break; // nobody waits for it
                }
                const QString path = fromPath(input);
                watched.inputOf[path] = path;
                watched.files << path;
                for (const std::string& beside : analysis::filesBeside(input)) {
                    watched.inputOf.try_emplace(fromPath(beside), path);
                    watched.files << fromPath(beside);
                }
            }
            return watched;
        },
        [this, first](support::Result<Watched> watched) {
            if (watched) {
                m_inputOf = std::move(watched->inputOf);
                m_files.watch(watched->files, textsOf(m_folders, fromPath), first);
            }
        });
}

void ProjectWatcher::takeStirred(const QStringList& paths)
{
    bool matching = false;
    for (const QString& path : paths) {
        matching = matching || m_folders.contains(toPath(path));
        if (path == m_project.path()) {
            readProjectFile();
        } else if (path == m_project.notesPath()) {
            m_project.readNotesAgain();
        } else if (const auto input = m_inputOf.find(path); input != m_inputOf.end()) {
            m_pending.insert(input->second);
        }
        if (m_candidates.contains(toPath(path))) {
            m_standing.insert(toPath(path));
        }
    }
    refreshMatches();
    if (!m_pending.empty()) {
        startDigests();
    }
    if (matching) {
        startMatching();
    }
}

void ProjectWatcher::lookAt(const QStringList& paths)
{
    m_looking = true;
    m_pending.insert(paths.begin(), paths.end());
    startDigests();
}

void ProjectWatcher::startDigests()
{
    m_digesting->start<FileContents>(
        QString(),
        [pending = m_pending](support::Progress& progress) { return contentsOf(pending, progress); },
        [this](support::Result<FileContents> found) {
            m_pending.clear();
            std::map<std::string, std::string> digests;
            for (const auto& [path, content] : found.value_or(FileContents())) {
                digests[toPath(path)] = content.digest;
            }
            m_project.noteContents(digests);
            if (std::exchange(m_looking, false)) {
                Q_EMIT looked();
            }
        });
}

void ProjectWatcher::startMatching()
{
    m_matching->start<Matched>(
        QString(),
        [project = m_project.project(), allowed = m_project.allowsOutside()](
            support::Progress& progress) -> support::Result<Matched> {
            const auto tables = analysis::projectTables(project, { allowed }, progress);
            if (!tables) {
                return support::Failure(tables.error());
            }
            return Matched { matchedFiles(*tables), tables->folders };
        },
        [this](support::Result<Matched> found) {
            if (found) { // else it was told when the project was opened
                takeMatches(std::move(*found));
            }
        });
}

void ProjectWatcher::takeMatches(Matched found)
{
    m_found = std::move(found.files);
    auto candidates = without(m_found, m_known);
    const bool others = found.folders != m_folders || candidates != m_candidates;
    m_folders = std::move(found.folders);
    m_candidates = std::move(candidates);
    std::erase_if(m_standing, [this](const std::string& file) { return !m_candidates.contains(file); });
    if (others) {
        watch(FileWatcher::First::Told); // a new file may be half written
    }
    refreshMatches();
}

void ProjectWatcher::refreshMatches()
{
    const auto asWritten = [this](const std::string& file) {
        return fromPath(analysis::pathInProject(file, m_project.tables().folder));
    };
    Matches now { textsOf(m_standing, asWritten), textsOf(without(m_known, m_found), asWritten) };
    if (now != m_matches) {
        m_matches = std::move(now);
        Q_EMIT told();
    }
}

bool ProjectWatcher::projectChanged() const { return m_text && *m_text != m_project.project().text; }

void ProjectWatcher::readProjectFile()
{
    m_reading->start<std::string>(
        QString(),
        [path = m_project.path()](support::Progress& /*progress*/) -> support::Result<std::string> {
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) {
                return support::failure(support::ErrorCode::Unreadable, "It is not there.", { toPath(path) });
            }
            return file.readAll().toStdString();
        },
        [this](support::Result<std::string> text) {
            m_text.reset(); // what is ours is not kept twice
            if (text && *text != m_project.project().text) {
                m_text = std::move(*text);
            }
            Q_EMIT told();
        });
}

} // namespace touchstone::ui

#include "moc_projectwatcher.cpp"
