// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/projectsession.h"

#include "ui/session/corestrings.h"

#include "core/io/bytes/atomicfile.h"
#include "core/project/campaignties.h"
#include "core/project/projectmaking.h"
#include "core/project/projectplaces.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

#include <QDateTime>
#include <QFileInfo>

#include <iterator>
#include <mutex>

namespace touchstone::ui {

namespace {

/// How often rows are handed over.
constexpr int rowsInterval = 100; // ms

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
        found.tables.findings.add(support::Severity::Error, "project.value", tables.error().place,
            support::said("%1", support::messageOf(tables.error())));
    }
    if (!project.path.empty()) {
        const std::string beside = analysis::notesPath(project.path);
        if (auto notes = analysis::readProjectNotes(beside)) {
            found.notes = std::move(notes->runs);
            found.leadNotes = std::move(notes->leads);
            found.sampleNotes = std::move(notes->samples);
        } else {
            found.tables.findings.add(support::Severity::Warning, "project.note", { beside, 0, 0 },
                support::said("%1", support::messageOf(notes.error())));
        }
    }
    return found;
}

/// The tables with the runs that are to be scored, and where these stand among all.
struct PartOfTables
{
    analysis::ProjectTables tables;
    std::vector<std::size_t> table; ///< by table of the part: number among all
    std::vector<std::vector<std::size_t>> run; ///< by table of the part and run there: number among its runs
};

PartOfTables partOf(const analysis::ProjectTables& all, const std::set<ProjectSession::RowKey>& wanted)
{
    PartOfTables part;
    part.tables.folder = all.folder;
    part.tables.ties = all.ties;
    for (std::size_t t = 0; t < all.tables.size(); ++t) {
        analysis::ProjectTable table = all.tables[t];
        table.runs.clear();
        table.dataSet.systems.clear();
        std::vector<std::size_t> runs;
        for (std::size_t r = 0; r < all.tables[t].runs.size(); ++r) {
            if (wanted.contains({ t, r })) {
                table.runs.push_back(all.tables[t].runs[r]);
                table.dataSet.systems.push_back(all.tables[t].dataSet.systems[r]);
                runs.push_back(r);
            }
        }
        if (!runs.empty()) {
            part.tables.tables.push_back(std::move(table));
            part.table.push_back(t);
            part.run.push_back(std::move(runs));
        }
    }
    return part;
}

ProjectSession::RowKey keyOf(const analysis::CampaignRow& row) { return { row.table, row.run }; }

/// Are the runs of two tables scored alike?
bool scoredAlike(const analysis::ProjectTable& a, const analysis::ProjectTable& b)
{
    if (a.task != b.task || a.set != b.set || a.preset != b.preset || a.score != b.score || a.spec != b.spec
        || a.relations != b.relations) {
        return false;
    }
    auto data = a.dataSet;
    data.systems = b.dataSet.systems;
    return data == b.dataSet;
}

/// Rows of tables as rows of other tables, where a run is read and scored as before. What could not be scored
/// is left out, and ties where the runs of a table are others. By row: its place before.
std::vector<std::pair<analysis::CampaignRow, ProjectSession::RowKey>> carriedRows(
    const std::vector<analysis::CampaignRow>& rows, const analysis::ProjectTables& from,
    const analysis::ProjectTables& to)
{
    std::vector<std::pair<analysis::CampaignRow, ProjectSession::RowKey>> carried;
    for (std::size_t t = 0; t < to.tables.size(); ++t) {
        const analysis::ProjectTable& table = to.tables[t];
        const auto before = std::ranges::find_if(
            from.tables, [&table](const analysis::ProjectTable& each) { return scoredAlike(each, table); });
        if (before == from.tables.end()) {
            continue;
        }
        const auto number = static_cast<std::size_t>(before - from.tables.begin());
        const bool same = before->dataSet.systems == table.dataSet.systems;
        for (const analysis::CampaignRow& row : rows) {
            if (row.table != number || row.error) {
                continue;
            }
            const auto run = std::ranges::find(table.dataSet.systems, before->dataSet.systems[row.run]);
            if (run != table.dataSet.systems.end()) {
                auto& own = carried.emplace_back(row, keyOf(row)).first;
                own.table = t;
                own.run = static_cast<std::size_t>(run - table.dataSet.systems.begin());
                own.tie = same ? own.tie : std::nullopt;
            }
        }
    }
    return carried;
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
        (void)analysis::writeProjectNote(path, note); // there is nobody left to be told
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
            m_leadNotes = std::move(opened->second.leadNotes);
            m_sampleNotes = std::move(opened->second.sampleNotes);
            Q_EMIT changed(ProjectChanged | TablesChanged | RowsChanged | ModifiedChanged);
        });
}

/// In the place of what was open, without tables so far.
void ProjectSession::show(analysis::ReadProject project, bool modified)
{
    stopScoring();
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
    m_leadNotes = {};
    m_sampleNotes = {};
    clearRows();
}

void ProjectSession::clearRows()
{
    m_rows.clear();
    m_slips = {};
    m_read.clear();
    m_now.clear();
    m_changed.clear();
    m_old.clear();
    m_left.clear();
    m_scoreNext = false;
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
            takeTables(std::move(*found));
        });
}

void ProjectSession::lookUpAgain()
{
    if (m_open) {
        m_scoreNext = m_scoreNext || !m_rows.empty() || scoring();
        lookUp();
    }
}

void ProjectSession::takeTables(FoundTables found)
{
    stopScoring();
    m_testing->cancel();
    const auto carried = carriedRows(m_rows, m_tables, found.tables);
    m_outside = std::move(found.outside);
    m_tables = std::move(found.tables);
    m_notes = std::move(found.notes);
    m_leadNotes = std::move(found.leadNotes);
    m_sampleNotes = std::move(found.sampleNotes);
    m_rows.clear();
    std::set<RowKey> left;
    for (const auto& [row, before] : carried) {
        m_rows.push_back(row);
        if (m_left.contains(before)) {
            left.insert(keyOf(row));
        }
    }
    m_left = std::move(left);
    compareContents();
    m_slips = {};
    if (m_rows.size() == expectedRows()) {
        findSlips();
    }
    Q_EMIT changed(TablesChanged | RowsChanged | NotesChanged | FilesChanged);
    if (std::exchange(m_scoreNext, false)) {
        scoreAll();
    }
    test(); // where nothing is left to be scored
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
            const std::string beside = analysis::notesPath(target);
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
    std::set<RowKey> wanted = m_old;
    std::set<RowKey> known;
    std::ranges::transform(m_rows, std::inserter(known, known.end()), keyOf);
    for (std::size_t t = 0; t < m_tables.tables.size(); ++t) {
        for (std::size_t r = 0; r < m_tables.tables[t].runs.size(); ++r) {
            if (!known.contains({ t, r })) {
                wanted.emplace(t, r);
            }
        }
    }
    score(std::move(wanted));
}

void ProjectSession::scoreAgain()
{
    std::set<RowKey> wanted = m_old;
    if (wanted.empty()) {
        std::ranges::transform(m_rows, std::inserter(wanted, wanted.end()), keyOf);
    }
    score(std::move(wanted));
}

void ProjectSession::score(std::set<RowKey> wanted)
{
    if (!m_open || scoring() || wanted.empty()) {
        return;
    }
    auto part = std::make_shared<const PartOfTables>(partOf(m_tables, wanted));
    m_testing->cancel(); // once all are there
    m_left.insert(m_old.begin(), m_old.end()); // till their new rows are there
    m_now.clear(); // what is told from now on may be newer than what is read
    m_arrived.clear();
    compareContents();
    m_before = static_cast<std::size_t>(std::ranges::count_if(
        m_rows, [&wanted](const analysis::CampaignRow& row) { return !wanted.contains(keyOf(row)); }));
    m_arrivals = std::make_shared<Arrivals>();
    m_digests = std::make_shared<analysis::InputDigests>();
    const auto arrived = [arrivals = m_arrivals, part](const analysis::CampaignRow& row) {
        analysis::CampaignRow own = row;
        own.table = part->table[row.table];
        own.run = part->run[row.table][row.run];
        const std::lock_guard lock(arrivals->mutex);
        arrivals->rows.push_back(std::move(own));
    };
    m_rowsTimer.start();
    m_scoring->start<bool>(
        tr("Scoring the campaign"),
        [part, arrived, digests = m_digests, folder = toPath(m_cacheFolder)](
            support::Progress& progress) -> support::Result<bool> {
            std::optional<analysis::ScoreCache> cache;
            if (!folder.empty()) {
                cache.emplace(folder);
            }
            for (const analysis::ProjectTable& table : part->tables.tables) {
                for (const std::string& file : analysis::sharedFiles(table)) {
                    (void)digests->of(file, progress); // files of settings, before they are read
                }
            }
            const analysis::CampaignWork work { cache ? &*cache : nullptr, arrived };
            const auto rows = analysis::scoreCampaign(part->tables, *digests, work, progress);
            if (!rows) {
                return support::Failure(rows.error());
            }
            return true;
        },
        [this](support::Result<bool> done) {
            m_rowsTimer.stop();
            takeRows();
            m_arrivals.reset();
            takeDigests();
            findSlips();
            test();
            Q_EMIT changed(
                (m_slips.empty() ? Changes(RowsChanged) : RowsChanged | SlipsChanged) | FilesChanged);
            if (!done) {
                Q_EMIT failed(errorText(done.error()));
            }
        });
    Q_EMIT changed(RowsChanged | FilesChanged); // scoring() is another
}

bool ProjectSession::takeRows()
{
    if (!m_arrivals) {
        return false;
    }
    const std::lock_guard lock(m_arrivals->mutex);
    if (m_arrivals->rows.empty()) {
        return false;
    }
    std::set<RowKey> now;
    std::set<std::size_t> tables; // whose runs are to be compared once more
    for (const analysis::CampaignRow& row : m_arrivals->rows) {
        now.insert(keyOf(row));
        tables.insert(row.table);
        m_left.erase(keyOf(row));
        m_old.erase(keyOf(row));
    }
    m_arrived.insert(now.begin(), now.end());
    std::erase_if(m_rows, [&now](const analysis::CampaignRow& row) { return now.contains(keyOf(row)); });
    for (analysis::CampaignRow& row : m_rows) {
        if (tables.contains(row.table)) {
            row.tie.reset();
        }
    }
    std::ranges::move(m_arrivals->rows, std::back_inserter(m_rows));
    m_arrivals->rows.clear();
    // In the order of their arrival the first of equal ones would be a matter of threads.
    std::ranges::sort(m_rows, {}, keyOf);
    return true;
}

// ---- files that change

void ProjectSession::takeDigests()
{
    if (!m_digests) {
        return;
    }
    std::set<std::string> others;
    for (auto& [path, digest] : m_digests->all()) {
        const auto [known, added] = m_read.try_emplace(path, digest);
        if (!added && known->second != digest) {
            known->second = digest;
            others.insert(path);
        }
    }
    m_digests.reset();
    for (const analysis::CampaignRow& row : m_rows) {
        if (!others.empty() && !m_arrived.contains(keyOf(row)) && readsAny(keyOf(row), others)) {
            m_left.insert(keyOf(row)); // scored from what the file held before
        }
    }
    compareContents();
}

bool ProjectSession::readsAny(RowKey row, const std::set<std::string>& files) const
{
    const analysis::ProjectTable& table = m_tables.tables[row.first];
    const auto among = [&files](const std::string& file) { return files.contains(file); };
    return std::ranges::any_of(analysis::filesOfRun(table, row.second), among)
        || std::ranges::any_of(analysis::sharedFiles(table), among);
}

bool ProjectSession::compareContents()
{
    const auto before = std::pair(std::move(m_changed), std::move(m_old));
    m_changed.clear();
    m_old = m_left;
    std::set<std::string> files;
    // Of files that are being read it is known at the end what was read of them.
    for (const auto& [path, digest] : m_digests ? decltype(m_now)() : m_now) {
        const auto read = m_read.find(path);
        if (read != m_read.end() && read->second != digest) {
            files.insert(path);
        }
    }
    for (const analysis::CampaignRow& row : m_rows) {
        if (!files.empty() && readsAny(keyOf(row), files)) {
            m_old.insert(keyOf(row));
        }
    }
    if (!m_old.empty()) {
        for (const std::string& path : files) {
            m_changed.emplace(path, m_now[path]);
        }
    }
    return before != std::pair(m_changed, m_old);
}

void ProjectSession::noteContents(const std::map<std::string, std::string>& digests)
{
    for (const auto& [path, digest] : digests) {
        m_now[path] = digest;
    }
    if (compareContents()) {
        Q_EMIT changed(FilesChanged);
    }
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
    if (scoring()) {
        stopScoring();
        Q_EMIT changed(RowsChanged | FilesChanged);
    }
}

void ProjectSession::stopScoring()
{
    if (!scoring()) {
        return;
    }
    m_scoring->cancel();
    m_rowsTimer.stop();
    takeRows();
    m_arrivals.reset(); // what still comes belongs to nobody
    takeDigests();
}

} // namespace touchstone::ui

#include "moc_projectsession.cpp"
