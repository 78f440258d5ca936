// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectControl: the project of a window: opened, begun, saved, recovered; what is to be asked before it
// goes, and told of it.
#pragma once

#include "ui/project/projectbar.h"
#include "ui/project/projectplaces.h"
#include "ui/project/projectrecovery.h"
#include "ui/session/projectsession.h"
#include "ui/window/projectdatasets.h"

#include <QPointer>

class QMessageBox;

namespace touchstone::ui {

class CorrectionsBar;
class JudgementControl;
class MainWindow;
class ProjectLive;
class Session;

class ProjectControl : public QObject
{
    Q_OBJECT

public:
    /// Takes a project among the recent ones, by its path as that of a gold; `there` false: out of them.
    using Remember = std::function<void(const analysis::DataSetSpec& recent, bool there)>;

    /// The bar stands in `central`.
    ProjectControl(MainWindow& window, QWidget* central, Remember remember);

    [[nodiscard]] ProjectBar* bar() const { return m_bar; }

    void openFile(); ///< asks for the file
    /// Shows the table of this data set and task first; empty: the one that was shown last, or the first.
    /// `outside`: also what stands outside of its folder is read, without a question.
    void open(const QString& path, const QString& set = {}, const QString& task = {}, bool outside = false);
    /// A project of what is open; it stands in no file yet.
    void begin();
    void save(); ///< where it stands; asks where it stands nowhere
    void saveAs(); ///< asks where
    /// What is open becomes a project where none is.
    void saveTo(const QString& path);

    /// Data that are opened take the place of the project, unless it is still empty.
    void openDataSet(const analysis::DataSetSpec& dataSet);
    /// Data that are added belong to it.
    void addDataSet(const analysis::DataSetSpec& dataSet);
    /// Lays these corrections over the shown gold, in the project too, where one is open; an empty path:
    /// none.
    void setCorrections(const QString& path);
    /// A table of the project, as its data set, with one of its runs as System A.
    void showTable(std::size_t table, std::size_t run) { m_dataSets.show(table, run); }
    /// Several tables of one task as one data set, with a run of each as one system of this name: lists,
    /// confusion and slices over all of them.
    void showTogether(const std::vector<CampaignRun>& runs, const QString& system)
    {
        m_dataSets.showTogether(runs, system);
    }
    /// Records of a run in its table, or of several runs as one data set: they are selected when it is there.
    void showRecords(const CampaignRecords& records) { m_dataSets.showRecords(records); }

    /// A project that was never saved, kept when a window ended.
    void offerKept();
    /// Before the window closes: asks, where there is something to ask; false: it may close.
    [[nodiscard]] bool ask();
    /// The window's, from project and data set.
    void refreshTitle();
    /// Of what is open, and in the project, where one is.
    [[nodiscard]] CorrectionsBar& corrections() { return *m_corrections; }
    /// Of the project's records.
    [[nodiscard]] JudgementControl& judging() { return *m_judging; }
    /// Of its files as they change on the disk.
    [[nodiscard]] ProjectLive& live() { return *m_live; }
    [[nodiscard]] ProjectRecovery& recovery() { return m_recovery; }

private:
    /// Calls `then` when nothing of the project is lost by it: at once, or after an answer.
    void settle(std::function<void()> then);
    void askAboutChanges();
    void askFile(bool toSave, const std::function<void(const QString& path)>& chosen);
    void take(ProjectSession::Changes changes);
    void beginAnew();
    void tellOutside();
    /// Names every path in a dialog.
    void askOutside();
    void tellFindings();
    void tellLeftOut(const std::vector<support::Message>& leftOut);
    void offerRecovery(const ProjectRecovery::Kept& kept);
    void recover(const ProjectRecovery::Kept& kept);
    void keepBeside(const ProjectRecovery::Kept& kept);
    void offerMergeRules();
    void finishSaved(const QString& path);
    void fail(const QString& text);

    MainWindow& m_window;
    ProjectSession& m_project;
    Session& m_session;
    ProjectBar* m_bar;
    CorrectionsBar* m_corrections;
    ProjectRecovery m_recovery;
    ProjectPlaces m_places;
    Remember m_remember;
    ProjectDataSets m_dataSets;
    JudgementControl* m_judging;
    ProjectLive* m_live;
    QString m_opening; ///< path that is being read; empty: none
    std::function<void()> m_then; ///< after saving
    QPointer<QMessageBox> m_box;
};

} // namespace touchstone::ui
