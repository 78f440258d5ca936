// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementSession: what people have said of records of the open project, or of the open gold: read and
// written off the GUI thread, and shown by the session's results as a slice.
#pragma once

#include "ui/session/filewatcher.h"
#include "ui/session/projectsession.h"
#include "ui/session/session.h"

#include "core/judging/judgementfile.h"
#include "core/project/judgementplaces.h"

#include <atomic>
#include <map>

namespace touchstone::ui {

/// What somebody says of records. Nothing: each record keeps what it had.
struct SaidVerdict
{
    analysis::Verdict verdict = analysis::Verdict::UnclearGuideline;
    std::optional<QString> note {};
    std::optional<QStringList> tags {};
    /// Of verdicts with a correction what is right; nothing: of GoldWrong what the system has, where the
    /// texts are the same.
    std::optional<std::vector<analysis::CorrectAnnotation>> correct {};
};

/// Follows the project, the data set that is shown, and the file, which other windows and people write, too.
/// The file stands beside the project; as long as there is none in a file, beside the gold of the data set
/// that is shown. When what is open is saved as a project, what stands beside its golds is copied into the
/// project's file.
class JudgementSession : public QObject
{
    Q_OBJECT

public:
    JudgementSession(Session& session, ProjectSession& project, QObject* parent = nullptr);
    /// Writes what is not written yet.
    ~JudgementSession() override;

    /// Is there a project or a gold in a file, so that judgements can be kept beside it?
    [[nodiscard]] bool possible() const { return !m_path.empty(); }
    [[nodiscard]] bool besideProject() const { return m_ofProject; }
    /// Is there something that could not be written so far?
    [[nodiscard]] bool keepsUnwritten() const { return !m_unwritten.empty(); }
    /// The file; empty: there is none.
    [[nodiscard]] QString path() const;
    /// The name that is written with what is said here; empty: none.
    [[nodiscard]] const QString& judge() const { return m_judge; }
    void setJudge(const QString& name) { m_judge = name.trimmed(); }
    /// What the user has said of a record of these, else what counts of it; null: nothing, or it was cleared.
    [[nodiscard]] const analysis::Judgement* of(
        const analysis::Evaluation& evaluation, std::uint32_t record) const;
    /// Of each record a line, in one writing. Cleared takes back all that the user, or nobody by name, said
    /// of a record. Counts at once, also against a clock that was ahead; the file follows. The number of
    /// lines. Precondition: possible().
    std::size_t judge(const analysis::Evaluation& evaluation, const std::vector<std::uint32_t>& records,
        const SaidVerdict& said);

Q_SIGNALS:
    /// Lines that are no judgement, and those that are lost since the gold has changed, each with its place;
    /// empty: there is none.
    void found(const QStringList& slips);
    /// The file could not be read or written. What was said is kept, and written with what is said next.
    void failed(const QString& text);
    /// So many judgements that stood beside golds are in the file of the project that was saved.
    void carried(int judgements);

private:
    /// What is to be read and written.
    struct Sync
    {
        std::string path;
        std::vector<analysis::Judgement> added;
        std::map<std::string, std::string> carried;
        std::string gold; ///< whose digest is not known yet; empty: none
        std::string set; ///< whose judgements get the digest
        std::string digest;
        std::shared_ptr<std::atomic<bool>> written; ///< set when `added` is in the file
    };
    /// What reading and writing bring.
    struct Synced
    {
        analysis::Judgements judgements;
        std::size_t carried = 0;
        std::string digest;
    };

    /// `changes`: of the project; none: of the session.
    void follow(ProjectSession::Changes changes);
    /// When the tables of a project that was saved for the first time are there: what stands beside its
    /// golds.
    void carry();
    static support::Result<Synced> synced(Sync sync, support::Progress& progress);
    /// Reads the file, and adds to it what is not written yet; one after the other.
    void sync();
    void take(support::Result<Synced> synced);
    /// What the last writing has brought into the file is written no more.
    void dropWritten();
    /// One line more of a record; its time is behind all that `holding` have of this judge.
    [[nodiscard]] analysis::Judgement judged(const analysis::Evaluation& evaluation, std::uint32_t record,
        const std::vector<const analysis::Judgement*>& holding, const SaidVerdict& said) const;
    /// The gold that is shown; null: it is not read yet.
    [[nodiscard]] annotation::LayerPtr shownGold() const;
    void tellSlips();
    /// Gives the session what is known of the data set that it shows.
    void apply();
    /// As judgements name it; beside a gold no name.
    [[nodiscard]] std::string shownSet() const;
    [[nodiscard]] std::vector<analysis::Judgement> all() const;
    void writeRest();
    [[nodiscard]] bool isOwn(const analysis::Judgement& judgement) const;

    Session& m_session;
    ProjectSession& m_project;
    JobRunner* m_runner;
    FileWatcher m_watcher;
    std::string m_path;
    bool m_ofProject = false;
    bool m_carries = false; ///< carry() waits for the tables, and the file for carry()
    std::map<std::string, std::string> m_toCarry; ///< by file beside a gold the data set
    std::vector<analysis::Judgement> m_read; ///< of the file
    std::vector<analysis::Judgement> m_unwritten;
    std::shared_ptr<std::atomic<bool>> m_written; ///< of the last writing; null: nothing was to be written
    std::size_t m_beingWritten = 0; ///< of m_unwritten by it
    QString m_judge;
    std::weak_ptr<const annotation::Layer> m_digestOf; ///< the gold that m_digest is of
    std::string m_digest;
    QStringList m_slips; ///< lines that are no judgement
    QStringList m_lost;
    QStringList m_told; ///< of both the last
    bool m_again = false; ///< something came while the file was read or written
    std::shared_ptr<const analysis::JudgementTable> m_table; ///< the session's
};

} // namespace touchstone::ui
