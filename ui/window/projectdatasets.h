// SPDX-License-Identifier: GPL-3.0-or-later
// ProjectDataSets: the tables of a window's project as the data sets of its session, each under its own
// settings and at the place where one stood last.
#pragma once

#include "ui/panels/campaign/campaignmodel.h"
#include "ui/project/projectplaces.h"
#include "ui/session/projectsession.h"

namespace touchstone::ui {

class MainWindow;
class SelectionModel;
class Session;

/// A table is found again by its name, "task · set", which is that of its data set.
class ProjectDataSets : public QObject
{
    Q_OBJECT

public:
    ProjectDataSets(MainWindow& window, ProjectPlaces& places);
    ~ProjectDataSets() override;

    /// The next project begins with the table of this data set and task; empty: with the one that was shown
    /// last, or the first.
    void beginWith(const QString& set, const QString& task);
    /// The next project is made of what is open: nothing is opened. By table the session's data set that it
    /// is of.
    void beginWithWindow(std::vector<std::size_t> dataSets);
    /// Another project, or none.
    void beginAnew();
    /// The tables are others: they become the session's data sets.
    void prepare();
    /// When they do, the last one is shown.
    void showLast() { m_lastWanted = true; }
    /// A table, with one of its runs as System A.
    void show(std::size_t table, std::size_t run);
    /// ProjectControl::showTogether.
    void showTogether(const std::vector<CampaignRun>& runs, const QString& system);
    /// The project names these corrections of the shown data set's gold; false: it cannot (a campaign,
    /// several data sets as one, no project).
    [[nodiscard]] bool setCorrections(const std::string& path);
    /// ProjectControl::showRecords.
    void showRecords(const CampaignRecords& records);

Q_SIGNALS:
    void failed(const QString& text);

private:
    /// Settings of a table with what its files hold.
    struct Loaded
    {
        analysis::EvaluationSpec spec;
        analysis::RelationSources relations;
        support::Diagnostics findings;
        std::optional<support::Error> error;
    };
    static Loaded loadedSettings(const analysis::ProjectTable& table, const analysis::DataSetSpec& dataSet,
        support::Progress& progress);

    /// Some runs as one data set, a part for each; empty `parts`: these are called as the runs' data sets.
    /// The name of the data set; empty: none of the runs can be read.
    std::string showJoined(const CampaignRecords& records);
    void selectWanted();

    /// Number among the given tables of the one to be shown.
    [[nodiscard]] std::size_t firstOf(const std::vector<std::size_t>& tables) const;
    /// What the user has changed of data sets (labels, column) stays while the project says the same of them.
    void keepChanges(analysis::ProjectSpec& spec, bool ofWindow);
    void showPrepared(analysis::ProjectSpec spec, int dataSet, std::size_t table, Loaded settings);
    /// One that cannot be opened leaves the others of a project.
    void openNext();
    void followSession();
    void apply(std::size_t table);
    void use(const analysis::ProjectTable& table, const Loaded& settings);
    /// Of a project whose tables are its data sets: what the user sets for the shown one is the project's.
    void takeSettings();
    [[nodiscard]] bool tablesAreSets() const;
    void chooseSystem(const std::string& name);
    void notePlace();
    void restorePlace();
    [[nodiscard]] QString nameOf(std::size_t table) const;
    /// Of the data set that is shown.
    [[nodiscard]] std::optional<std::size_t> currentTable() const;

    MainWindow& m_window;
    ProjectSession& m_project;
    Session& m_session;
    SelectionModel& m_selection;
    ProjectPlaces& m_places;
    JobRunner* m_preparing; ///< of the window, which is idle when they are
    JobRunner* m_loading; ///< settings of a table that is shown already
    std::map<QString, Loaded> m_loaded; ///< by table
    std::pair<QString, QString> m_asked; ///< set and task to begin with
    bool m_lastWanted = false; ///< the last table is to be shown next
    std::string m_wantedSystem; ///< with the next table
    QString m_shown; ///< table that is shown
    /// Records that are to be selected when their data set is there with their system.
    struct WantedRecords
    {
        std::string dataSet;
        std::string system;
        analysis::RecordFilter filter;
    };
    std::optional<WantedRecords> m_wantedRecords;
    std::map<std::string, std::size_t> m_together; ///< joined data sets: a table of their settings
    bool m_fresh = false; ///< another project, whose tables are not shown yet
    analysis::ProjectSpec m_begun; ///< what a fresh project was opened with, until one of it is shown
    bool m_opening = false; ///< one of them is being read
    QStringList m_failures; ///< why, a line each
    std::vector<int> m_unreadable; ///< data sets of it that could not be opened, the one that is tried last
    bool m_ofWindow = false; ///< it is made of what is open
    std::vector<std::size_t> m_windowsSets; ///< by table the session's data set
    std::map<std::string, analysis::DataSetSpec> m_prepared; ///< by table, as the project says it
    bool m_restoring = false; ///< the place of the table is still to be gone to
    /// The settings that were put in force for it, before the user changed any.
    std::pair<analysis::EvaluationSpec, analysis::RelationSources> m_used;
    std::vector<analysis::SettingWord> m_words; ///< the same as words
    bool m_presetChosen = false; ///< by the user, since then
    bool m_ownChange = false; ///< the project has taken what is in force
    QTimer m_settingsTimer; ///< collects changes of settings
    bool m_rulesSet = false; ///< rules of a project are in force
};

} // namespace touchstone::ui
