// SPDX-License-Identifier: GPL-3.0-or-later
// JudgementSession: what people have said of records of the open project: read and written off the GUI
// thread, and shown by the session's results as a slice.
#pragma once

#include "ui/session/filewatcher.h"
#include "ui/session/projectsession.h"
#include "ui/session/session.h"

#include "core/project/judgements.h"

namespace touchstone::ui {

/// Follows the project, the data set that is shown, and the file, which other windows and people write, too.
class JudgementSession : public QObject
{
    Q_OBJECT

public:
    JudgementSession(Session& session, ProjectSession& project, QObject* parent = nullptr);
    /// Writes what is not written yet.
    ~JudgementSession() override;

    /// Is there a project that stands in a file, so that judgements can be kept beside it?
    [[nodiscard]] bool possible() const { return !m_path.empty(); }
    /// The file; empty: there is none.
    [[nodiscard]] QString path() const;
    /// What was said of a record of these; null: nothing, or it was cleared.
    [[nodiscard]] const analysis::Judgement* of(
        const analysis::Evaluation& evaluation, std::uint32_t record) const;
    /// Counts at once, also against a clock of somebody else that is ahead; the file follows. Precondition:
    /// possible().
    void judge(const analysis::Evaluation& evaluation, std::uint32_t record, analysis::Verdict verdict,
        const QString& text = {});

Q_SIGNALS:
    /// Lines that are no judgement, each with its place; empty: there is none.
    void found(const QStringList& slips);
    /// The file could not be read or written. What was said is kept, and written with what is said next.
    void failed(const QString& text);

private:
    void followProject(ProjectSession::Changes changes);
    /// Reads the file, and adds to it what is not written yet; one after the other.
    void sync();
    void take(support::Result<analysis::Judgements> read, std::size_t written);
    /// Gives the session what is known of the data set that it shows.
    void apply();
    [[nodiscard]] std::string shownSet() const;
    [[nodiscard]] std::vector<analysis::Judgement> all() const;
    void writeRest();

    Session& m_session;
    ProjectSession& m_project;
    JobRunner* m_runner;
    FileWatcher m_watcher;
    std::string m_path;
    std::vector<analysis::Judgement> m_read; ///< of the file
    std::vector<analysis::Judgement> m_unwritten;
    bool m_again = false; ///< something came while the file was read or written
    std::shared_ptr<const analysis::JudgementTable> m_table; ///< the session's
};

} // namespace touchstone::ui
