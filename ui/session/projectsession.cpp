// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/projectsession.h"

#include "ui/session/corestrings.h"

#include "core/io/bytes/atomicfile.h"
#include "core/project/campaignties.h"
#include "core/project/projectmaking.h"
#include "core/project/projectplaces.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <QFileInfo>

#include <mutex>

namespace touchstone::ui {

namespace {

/// How often rows are handed over.
constexpr int rowsInterval = 100; // ms

std::string notesPath(const std::string& project) { return project + std::string(analysis::notesSuffix); }

support::Result<ProjectSession::FoundTables> foundTables(
    const analysis::ReadProject& project, bool allowed, const support::Progress& progress)
{
    ProjectSession::FoundTables found;
    if (!allowed) {
        found.outside
            = textsOf(analysis::pathsOutside(project.file, analysis::projectFolder(project.path)), fromPath);
    }
    auto tables = analysis::projectTables(project, { allowed }, progress);
    if (tables) {
        for (const std::string& each : tables->outside) {
            const QString path = fromPath(each);
            const bool named = std::ranges::any_of(found.outside, [&path](const QString& folder) {
                return folder.endsWith(QLatin1Char('/')) && path.startsWith(folder);
            });
            if (!named) {
                support::addNew(found.outside, path);
            }
        }
        found.tables = std::move(*tables);
    } else if (tables.error().code == support::ErrorCode::Cancelled) {
        return support::Failure(tables.error());
    } else { // a pattern that is wrong: the project opens all the same, so that it can be seen
        found.tables.folder = analysis::projectFolder(project.path);
        found.tables.findings.add(
            support::Severity::Error, "project.value", tables.error().place, tables.error().text);
    }
    if (!project.path.empty()) {
        const std::string beside = notesPath(project.path);
        if (auto notes = analysis::readNotes(beside)) {
            found.notes = std::move(*notes);
            found.tables.findings.append(found.notes.findings);
        } else {
            found.tables.findings.add(
                support::Severity::Warning, "project.note", { beside, 0, 0 }, notes.error().text);
        }
    }
    return found;
}

/// The tables that are left to be scored, and where their runs stand among all.
struct RestOfTables
{
    analysis::ProjectTables tables;
    std::vector<std::size_t> table; ///< by table of the rest: number among all
    std::vector<std::vector<std::size_t>> run; ///< by table of the rest and run there: number among its runs
};

RestOfTables restOf(const analysis::ProjectTables& all, const std::vector<analysis::CampaignRow>& done)
{
    std::set<std::pair<std::size_t, std::size_t>> known;
    for (const analysis::CampaignRow& row : done) {
        known.emplace(row.table, row.run);
    }
    RestOfTables rest;
    rest.tables.folder = all.folder;
    rest.tables.ties = all.ties;
    for (std::size_t t = 0; t < all.tables.size(); ++t) {
        analysis::ProjectTable table = all.tables[t];
        table.runs.clear();
        table.dataSet.systems.clear();
        std::vector<std::size_t> runs;
        for (std::size_t r = 0; r < all.tables[t].runs.size(); ++r) {
            if (!known.contains({ t, r })) {
                table.runs.push_back(all.tables[t].runs[r]);
                table.dataSet.systems.push_back(all.tables[t].dataSet.systems[r]);
                runs.push_back(r);
            }
        }
        if (!runs.empty()) {
            rest.tables.tables.push_back(std::move(table));
            rest.table.push_back(t);
            rest.run.push_back(std::move(runs));
        }
    }
    return rest;
}

} // namespace

/// Rows on their way from the threads that score to the window's.
struct ProjectSession::Arrivals
{
    std::mutex mutex;
    std::vector<analysis::CampaignRow> rows;
};

ProjectSession::ProjectSession(QString cacheFolder, QObject* parent)
    : QObject(parent)
    , m_cacheFolder(std::move(cacheFolder))
    , m_reading(new JobRunner(this))
    , m_scoring(new JobRunner(this))
    , m_testing(new JobRunner(this))
    , m_looking(new JobRunner(this))
    , m_saving(new JobRunner(this))
    , m_noting(new JobRunner(this))
{
    m_rowsTimer.setInterval(rowsInterval);
    connect(&m_rowsTimer, &QTimer::timeout, this, [this]() {
        if (takeRows()) {
            Q_EMIT changed(RowsChanged);
        }
    });
    connect(m_scoring, &JobRunner::progressed, this,
        [this](quint64 done, quint64 total) { Q_EMIT progressed(m_before + done, m_before + total); });
    connect(m_testing, &JobRunner::progressed, this, &ProjectSession::progressed);
}

ProjectSession::~ProjectSession()
{
    // Their threads end while what they may tell is still there.
    for (JobRunner* runner : { m_reading, m_scoring, m_testing, m_looking, m_saving, m_noting }) {
        delete runner;
    }
    for (const auto& [path, note] : m_waitingNotes) {
        (void)analysis::writeNote(path, note); // there is nobody left to be told
    }
}

void ProjectSession::open(const QString& path, bool outside)
{
    cancel();
    using Opened = std::pair<analysis::ReadProject, FoundTables>;
    const QFileInfo info(path);
    m_reading->start<Opened>(
        //: %1: name of a file
        tr("Reading %1").arg(info.fileName()),
        [file = toPath(info.absoluteFilePath()), outside](
            support::Progress& progress) -> support::Result<Opened> {
            auto project = analysis::readProject(file);
            if (!project) {
                return support::Failure(project.error());
            }
            auto found = foundTables(*project, outside, progress);
            if (!found) {
                return support::Failure(found.error());
            }
            return Opened { std::move(*project), std::move(*found) };
        },
        [this, outside](support::Result<Opened> opened) {
            if (!opened) {
                Q_EMIT failed(errorText(opened.error()));
                return;
            }
            show(std::move(opened->first), false);
            m_allowed = outside;
            m_outside = std::move(opened->second.outside);
            m_tables = std::move(opened->second.tables);
            m_notes = std::move(opened->second.notes);
            Q_EMIT changed(ProjectChanged | TablesChanged | RowsChanged | ModifiedChanged);
        });
}

/// In the place of what was open, without tables so far.
void ProjectSession::show(analysis::ReadProject project, bool modified)
{
    cancelScoring();
    m_testing->cancel();
    m_tested = false;
    m_looking->cancel();
    m_saving->cancel();
    ++m_revision;
    m_open = true;
    m_modified = modified;
    m_project = std::move(project);
    m_outside.clear();
    m_tables = {};
    m_notes = {};
    m_rows.clear();
    m_slips = {};
}

void ProjectSession::start(analysis::ProjectFile file)
{
    m_reading->cancel();
    analysis::ReadProject project;
    project.file = std::move(file);
    show(std::move(project), true);
    m_allowed = true; // who opens files in the window has named them
    Q_EMIT changed(ProjectChanged | TablesChanged | RowsChanged | ModifiedChanged);
    lookUp();
}

void ProjectSession::close()
{
    m_reading->cancel();
    if (!m_open) {
        return;
    }
    show({}, false);
    m_open = false;
    Q_EMIT changed(ProjectChanged | TablesChanged | RowsChanged | ModifiedChanged);
}

bool ProjectSession::busy() const
{
    return m_reading->running() || m_looking->running() || m_saving->running();
}

QString ProjectSession::path() const { return fromPath(m_project.path); }

QString ProjectSession::name() const
{
    if (!m_project.file.name.empty()) {
        return toQString(m_project.file.name);
    }
    return m_project.path.empty() ? tr("New project") : QFileInfo(path()).completeBaseName();
}

void ProjectSession::change(analysis::ProjectFile file)
{
    if (!m_open || file == m_project.file) {
        return;
    }
    ++m_revision;
    m_project.file = std::move(file);
    m_modified
        = m_project.text.empty() || analysis::projectText(m_project.file, m_project.text) != m_project.text;
    Q_EMIT changed(ModifiedChanged);
    lookUp();
}

void ProjectSession::allowOutside()
{
    if (m_open && !m_allowed) {
        m_allowed = true;
        lookUp();
    }
}

void ProjectSession::lookUp()
{
    m_looking->start<FoundTables>(
        tr("Looking for files"),
        [project = m_project, allowed = m_allowed](
            support::Progress& progress) { return foundTables(project, allowed, progress); },
        [this](support::Result<FoundTables> found) {
            if (!found) {
                Q_EMIT failed(errorText(found.error()));
                return;
            }
            cancelScoring();
            m_testing->cancel();
            m_outside = std::move(found->outside);
            m_tables = std::move(found->tables);
            m_notes = std::move(found->notes);
            m_rows.clear();
            m_slips = {};
            Q_EMIT changed(TablesChanged | RowsChanged | NotesChanged);
        });
}

void ProjectSession::save(const QString& path)
{
    const QString target = path.isEmpty() ? this->path() : QFileInfo(path).absoluteFilePath();
    if (!m_open || target.isEmpty()) {
        return;
    }
    const bool own = !m_project.path.empty() && QFileInfo(target) == QFileInfo(this->path());
    if (own && (m_project.broken || m_project.incomplete)) {
        //: %1: name of a file
        Q_EMIT failed(tr("%1 holds what could not be read, and saving would lose it. Mend the file, or "
                         "save the project as another one.")
                          .arg(QFileInfo(target).fileName()));
        return;
    }
    const std::string from = m_project.path.empty() ? std::string() : analysis::projectFolder(m_project.path);
    const std::string to = analysis::projectFolder(toPath(target));
    analysis::ProjectFile file = m_project.file;
    if (from != to) {
        analysis::moveProject(file, from, to);
    }
    m_saving->start<analysis::ReadProject>(
        //: %1: name of a file
        tr("Writing %1").arg(QFileInfo(target).fileName()),
        [file, own, target = toPath(target), before = m_project.text, notes = m_notes](
            support::Progress& /*progress*/) -> support::Result<analysis::ReadProject> {
            if (own) {
                const auto now = analysis::readProject(target);
                const bool gone = !now && now.error().code == support::ErrorCode::NotFound;
                if (!gone && (!now || now->text != before)) {
                    return support::failure(support::ErrorCode::Unreadable,
                        "Another program has changed this file since it was opened, so it was not written. "
                        "Save the project as another file, or open it again.",
                        { target });
                }
            }
            if (auto done = analysis::writeProject(file, target, before); !done) {
                return support::Failure(done.error());
            }
            const std::string beside = notesPath(target);
            if (!own && !(notes.notes.empty() && notes.others.empty())
                && !QFileInfo::exists(fromPath(beside))) {
                if (auto done = io::writeAtomically(beside, analysis::notesText(notes)); !done) {
                    return support::Failure(done.error());
                }
            }
            return analysis::parseProject(analysis::projectText(file, before), target);
        },
        [this, revision = m_revision, from, to](support::Result<analysis::ReadProject> written) {
            if (!written) {
                Q_EMIT failed(errorText(written.error()));
                return;
            }
            finishSaving(std::move(*written), revision == m_revision, from, to);
        });
}

void ProjectSession::finishSaving(
    analysis::ReadProject written, bool same, const std::string& from, const std::string& to)
{
    Changes changes = ModifiedChanged;
    if (written.path != m_project.path) {
        changes |= ProjectChanged;
    }
    if (!same) { // changed while it was written
        if (from != to) {
            analysis::moveProject(m_project.file, from, to);
        }
        written.file = m_project.file;
    }
    m_project = std::move(written);
    m_tables.folder = to;
    m_modified = !same;
    Q_EMIT changed(changes);
    Q_EMIT saved(path());
}

void ProjectSession::setNote(analysis::RunNote note)
{
    if (!keepsNotes()) {
        Q_EMIT failed(tr("Save the project first: notes stand in a file beside it."));
        return;
    }
    m_waitingNotes.emplace_back(notesPath(m_project.path), std::move(note));
    if (!m_noting->running()) {
        writeNotes();
    }
}

void ProjectSession::writeNotes()
{
    if (m_waitingNotes.empty()) {
        return;
    }
    auto [path, note] = std::move(m_waitingNotes.front());
    m_waitingNotes.erase(m_waitingNotes.begin());
    m_noting->start<analysis::RunNotes>(
        tr("Writing the note"),
        [path = path, note = std::move(note)](
            support::Progress& /*progress*/) { return analysis::writeNote(path, note); },
        [this, path = path](support::Result<analysis::RunNotes> written) {
            if (!written) {
                Q_EMIT failed(errorText(written.error()));
            } else if (keepsNotes() && path == notesPath(m_project.path)) {
                m_notes = std::move(*written);
                Q_EMIT changed(NotesChanged);
            }
            writeNotes();
        });
}

bool ProjectSession::scoring() const { return m_scoring->running(); }

std::size_t ProjectSession::expectedRows() const
{
    std::size_t rows = 0;
    for (const analysis::ProjectTable& table : m_tables.tables) {
        rows += table.runs.size();
    }
    return rows;
}

void ProjectSession::scoreAll()
{
    if (!m_open || scoring()) {
        return;
    }
    auto rest = std::make_shared<const RestOfTables>(restOf(m_tables, m_rows));
    if (rest->tables.tables.empty()) {
        return;
    }
    m_testing->cancel(); // once all are there
    m_before = m_rows.size();
    m_arrivals = std::make_shared<Arrivals>();
    const auto arrived = [arrivals = m_arrivals, rest](const analysis::CampaignRow& row) {
        analysis::CampaignRow own = row;
        own.table = rest->table[row.table];
        own.run = rest->run[row.table][row.run];
        const std::lock_guard lock(arrivals->mutex);
        arrivals->rows.push_back(std::move(own));
    };
    m_rowsTimer.start();
    m_scoring->start<bool>(
        tr("Scoring the campaign"),
        [rest, arrived, folder = toPath(m_cacheFolder)](
            support::Progress& progress) -> support::Result<bool> {
            analysis::InputDigests digests;
            std::optional<analysis::ScoreCache> cache;
            if (!folder.empty()) {
                cache.emplace(folder);
            }
            const analysis::CampaignWork work { cache ? &*cache : nullptr, arrived };
            const auto rows = analysis::scoreCampaign(rest->tables, digests, work, progress);
            if (!rows) {
                return support::Failure(rows.error());
            }
            return true;
        },
        [this](support::Result<bool> done) {
            m_rowsTimer.stop();
            takeRows();
            m_arrivals.reset();
            findSlips();
            test();
            Q_EMIT changed(m_slips.empty() ? Changes(RowsChanged) : RowsChanged | SlipsChanged);
            if (!done) {
                Q_EMIT failed(errorText(done.error()));
            }
        });
    Q_EMIT changed(RowsChanged); // scoring() is another
}

bool ProjectSession::takeRows()
{
    if (!m_arrivals) {
        return false;
    }
    const std::lock_guard lock(m_arrivals->mutex);
    const bool some = !m_arrivals->rows.empty();
    std::ranges::move(m_arrivals->rows, std::back_inserter(m_rows));
    m_arrivals->rows.clear();
    // In the order of their arrival the first of equal ones would be a matter of threads.
    std::ranges::sort(
        m_rows, {}, [](const analysis::CampaignRow& row) { return std::pair(row.table, row.run); });
    return some;
}

void ProjectSession::findSlips()
{
    m_slips = analysis::typesOfNoFile(m_project, m_tables, m_rows);
    std::set<std::string> told;
    for (const analysis::CampaignRow& row : m_rows) {
        if (row.error && row.error->place.file == m_project.path && !m_project.path.empty()
            && told.insert(support::formatted(*row.error)).second) {
            m_slips.add(support::Severity::Error, "project.value", row.error->place, row.error->text);
        }
    }
}

void ProjectSession::setTested(bool tested)
{
    if (!m_open || tested == m_tested) {
        return;
    }
    m_tested = tested;
    if (tested) {
        test();
    } else {
        m_testing->cancel();
        for (analysis::CampaignRow& row : m_rows) {
            row.tie.reset();
        }
    }
    Q_EMIT changed(RowsChanged);
}

void ProjectSession::test()
{
    if (!m_tested || scoring() || m_rows.empty()) {
        return;
    }
    using Rows = std::vector<analysis::CampaignRow>;
    m_testing->start<Rows>(
        tr("Comparing the runs of the campaign"),
        [tables = m_tables, rows = m_rows](support::Progress& progress) -> support::Result<Rows> {
            Rows tested = rows;
            analysis::InputDigests digests;
            const auto done = analysis::testCampaign(tables, tested, digests, {}, progress);
            if (!done) {
                return support::Failure(done.error());
            }
            return tested;
        },
        [this](support::Result<Rows> rows) {
            if (rows) {
                m_rows = std::move(*rows); // whatever changes them cancels this
            } else {
                m_tested = false;
            }
            Q_EMIT changed(RowsChanged);
            if (!rows) {
                Q_EMIT failed(errorText(rows.error()));
            }
        });
}

void ProjectSession::cancel()
{
    if (testing()) {
        setTested(false);
    }
    cancelScoring();
}

void ProjectSession::cancelScoring()
{
    if (!scoring()) {
        return;
    }
    m_scoring->cancel();
    m_rowsTimer.stop();
    takeRows();
    m_arrivals.reset(); // what still comes belongs to nobody
    Q_EMIT changed(RowsChanged);
}

} // namespace touchstone::ui

#include "moc_projectsession.cpp"
