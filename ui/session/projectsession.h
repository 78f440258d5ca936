// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectSession: the project file that is open, if any: read and written off the GUI thread, with its tables
// and the scores of its campaign as they arrive.
#pragma once

#include "ui/session/jobrunner.h"

#include "core/project/projectnotes.h"

#include <QStringList>
#include <QTimer>

#include <set>

namespace touchstone::ui {

class ProjectSession : public QObject
{
    Q_OBJECT

public:
    enum Change {
        ProjectChanged = 1, ///< another project, another path, or none
        TablesChanged = 2, ///< other tables, also none
        RowsChanged = 4, ///< more rows, or all of them new; another scoring(), testing() or tested()
        ModifiedChanged = 8, ///< is something unsaved?
        NotesChanged
        = 16, ///< what is noted of runs, leads and samples; with other tables it may be other, too
        SlipsChanged = 32, ///< slips() that were not there before; other tables have none yet
        FilesChanged = 64 ///< another changedFiles(), other rows that are old
    };
    Q_DECLARE_FLAGS(Changes, Change)

    /// Scores are kept in `cacheFolder` (empty: nowhere).
    explicit ProjectSession(QString cacheFolder, QObject* parent = nullptr);
    ~ProjectSession() override;

    /// Reads a project and looks its patterns up; what is open stays until it is there. Paths outside of its
    /// folder wait for allowOutside(), unless they are allowed from the start.
    void open(const QString& path, bool outside = false);
    /// A project that stands in no file yet; modified.
    void start(analysis::ProjectFile file);
    void close();

    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Is it being read, looked through or written? Scoring has scoring().
    [[nodiscard]] bool busy() const;
    [[nodiscard]] const analysis::ReadProject& project() const { return m_project; }
    [[nodiscard]] QString path() const; ///< empty: it stands in no file yet
    [[nodiscard]] QString name() const; ///< of the project, else of its file
    [[nodiscard]] bool modified() const { return m_modified; }
    /// Puts another content in the place of the project's; its tables are looked up anew.
    void change(analysis::ProjectFile file);

    /// Writes it, whole or not at all; in another folder paths are written as seen from there. `path` empty:
    /// where it stands. Emits saved() or failed(). Refused in its own place: a project with errors
    /// (ReadProject::broken, incomplete), and one whose file another program has changed since it was read.
    void save(const QString& path = {});

    /// What of the project stands outside of its folder and has not been allowed; empty: nothing is asked.
    [[nodiscard]] const QStringList& outside() const { return m_outside; }
    void allowOutside();
    [[nodiscard]] bool allowsOutside() const { return m_allowed; }

    [[nodiscard]] const analysis::ProjectTables& tables() const { return m_tables; }
    /// Looks its patterns up again. Rows of runs that are read and scored as before stay; where there were
    /// any, the others are scored afterwards.
    void lookUpAgain();
    /// Of the campaign, in any order while they arrive, by table and run when all are there.
    [[nodiscard]] const std::vector<analysis::CampaignRow>& rows() const { return m_rows; }
    /// What of the project turned out to be a slip when its files were scored, each once with its place: a
    /// score that the measure has not, types that no file has. Empty till all that was asked for is scored.
    [[nodiscard]] const support::Diagnostics& slips() const { return m_slips; }
    [[nodiscard]] bool scoring() const;
    /// Rows of all tables; those that are there already count. A table's gold that is not there gives rows
    /// with errors.
    void scoreAll();
    /// The rows that are old once more; where none is, every row: what did not change comes from the cache.
    /// Rows stand until the new ones are there.
    void scoreAgain();
    /// What files of the tables hold by now, by path: digests as analysis::InputDigests has them, empty where
    /// they cannot be read. Others stay as they were told last.
    void noteContents(const std::map<std::string, std::string>& digests);
    /// Files that rows were scored from and that hold something else by now, with what they hold.
    [[nodiscard]] const std::map<std::string, std::string>& changedFiles() const { return m_changed; }
    using RowKey = std::pair<std::size_t, std::size_t>; ///< table and run
    /// Rows with numbers of files as they were: some of these have changed, or what was to score them again
    /// was stopped.
    [[nodiscard]] const std::set<RowKey>& oldRows() const { return m_old; }
    /// Stops; what is scored stays. At once for the caller. Tests that run are stopped, too, and asked for no
    /// longer.
    void cancel();
    /// Rows are to have their ties (analysis::testCampaign): at once where all that was asked for is scored,
    /// else afterwards. False: they are to have none.
    void setTested(bool tested);
    [[nodiscard]] bool tested() const { return m_tested; }
    [[nodiscard]] bool testing() const { return m_testing->running(); }
    /// How many rows there will be.
    [[nodiscard]] std::size_t expectedRows() const;

    /// Notes of runs, as they stand in the file beside the project.
    [[nodiscard]] const analysis::RunNotes& notes() const { return m_notes; }
    /// Is there a file beside which they can stand?
    [[nodiscard]] bool keepsNotes() const { return m_open && !m_project.path.empty(); }
    [[nodiscard]] QString notesPath() const; ///< the file beside the project; empty: there is none
    /// Others may have written into it; tells NotesChanged.
    void readNotesAgain();
    /// Writes a run's note into that file at once, beside what others wrote there meanwhile; tells
    /// NotesChanged or failed().
    void setNote(analysis::RunNote note);
    /// Leads that are pinned or dismissed, as the same file says.
    [[nodiscard]] const analysis::LeadNotes& leadNotes() const { return m_leadNotes; }
    /// Holds at once, and is written as a run's note is.
    void setLeadNote(analysis::LeadNote note);
    /// Samples of the golds, as the same file says; likewise.
    [[nodiscard]] const analysis::SampleNotes& sampleNotes() const { return m_sampleNotes; }
    void setSampleNote(analysis::SampleNote note);

    /// What looking for the files of a project brings.
    struct FoundTables
    {
        analysis::ProjectTables tables;
        QStringList outside;
        analysis::RunNotes notes;
        analysis::LeadNotes leadNotes;
        analysis::SampleNotes sampleNotes;
    };

Q_SIGNALS:
    void changed(touchstone::ui::ProjectSession::Changes changes);
    void saved(const QString& path);
    void failed(const QString& text);
    /// Done runs and all of them while scoring, pairs of runs while testing.
    void progressed(quint64 done, quint64 total);

private:
    struct Arrivals;

    void show(analysis::ReadProject project, bool modified);
    /// Looks up what patterns match; tables and rows stay until then.
    void lookUp();
    void takeTables(FoundTables found);
    /// Rows of these, in the place of those that are there.
    void score(std::set<RowKey> wanted);
    /// What the rows that have just been scored were scored from.
    void takeDigests();
    /// changedFiles() and oldRows(), from what is known. True: others than before.
    bool compareContents();
    [[nodiscard]] bool readsAny(RowKey row, const std::set<std::string>& files) const;
    void clearRows();
    void finishSaving(
        analysis::ReadProject written, bool same, const std::string& from, const std::string& to);
    void addNote(analysis::ProjectNote note); ///< to those that wait
    /// Those that wait, one after the other: each reads what the one before has written.
    void writeNotes();
    /// Writes a note where there is one, and reads all of the file.
    void sync(const QString& what, const std::string& path, std::optional<analysis::ProjectNote> note);
    void test();
    void findSlips();
    void cancelScoring();
    void stopScoring(); ///< the same without a word: nobody may begin anew while tables go
    /// Rows that have arrived, into m_rows; false: none.
    bool takeRows();

    bool m_open = false;
    bool m_modified = false;
    bool m_allowed = false;
    bool m_tested = false;
    quint64 m_revision = 0; ///< of the content
    analysis::ReadProject m_project;
    QStringList m_outside;
    analysis::ProjectTables m_tables;
    std::vector<analysis::CampaignRow> m_rows;
    analysis::RunNotes m_notes;
    analysis::LeadNotes m_leadNotes;
    analysis::SampleNotes m_sampleNotes;
    /// Notes that wait to be written, with the path of their file.
    std::vector<std::pair<std::string, analysis::ProjectNote>> m_waitingNotes;
    support::Diagnostics m_slips;
    QString m_cacheFolder;
    JobRunner* m_reading;
    JobRunner* m_scoring;
    JobRunner* m_testing;
    JobRunner* m_looking;
    JobRunner* m_saving;
    JobRunner* m_noting;
    std::map<std::string, std::string> m_read; ///< digests of what rows were scored from, by path
    std::map<std::string, std::string> m_now; ///< what was told of files since
    std::map<std::string, std::string> m_changed;
    std::set<RowKey> m_old;
    std::set<RowKey> m_left; ///< rows that are old whatever files hold by now
    std::set<RowKey> m_arrived; ///< rows that the present scoring has brought
    std::shared_ptr<analysis::InputDigests> m_digests; ///< of the present scoring
    bool m_scoreNext = false; ///< when tables are looked up again
    std::shared_ptr<Arrivals> m_arrivals; ///< null: nothing is being scored
    std::size_t m_before = 0; ///< rows that were there when scoring began
    QTimer m_rowsTimer;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(ProjectSession::Changes)

} // namespace touchstone::ui
