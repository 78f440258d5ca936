// SPDX-License-Identifier: GPL-3.0-or-later
// MainWindow: the text in the middle, every other view in a dock around it, menus, toolbars and status bar.
// Holds the session and the selection that all of them share.
#pragma once

#include "ui/session/presetchoice.h"
#include "ui/session/projectsession.h"
#include "ui/session/rulesession.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/settings.h"
#include "ui/session/shortcuts.h"
#include "ui/session/slicefiles.h"

#include <QMainWindow>

class QStackedWidget;

namespace touchstone::ui {

class CheckDialog;
class ConvertDialog;
class DocumentView;
class FilterBar;
class ImportDialog;
class JudgeBar;
class LabelsDialog;
class MainMenu;
class MessageBar;
class PanelDocks;
class ProjectControl;
class TrendWindow;
class UnsavedRules;
class WelcomePage;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    using SaveSettings = std::function<void(const Settings&)>;

    /// `save` is called when something to remember changed and at closing; empty: nothing is remembered.
    explicit MainWindow(Settings settings, SaveSettings save = {}, QWidget* parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] SelectionModel& selection() { return m_selection; }
    /// The remembered rules at first. RuleSession::setSources() puts others in their place (arguments): as
    /// long as the window lives nothing that is done to those is remembered.
    [[nodiscard]] RuleSession& rules() { return m_rules; }
    /// Training data and attributes; those of arguments are to be told by SliceFiles::useGiven().
    [[nodiscard]] SliceFiles& sliceFiles() { return m_slices; }
    [[nodiscard]] DocumentView& documentView() { return *m_text; }
    [[nodiscard]] ProjectSession& project() { return m_project; }
    [[nodiscard]] ProjectControl& projects() { return *m_projects; }

    /// File, Export figure… and Export table…; `kind`: the figure to begin with, empty: that of the panel
    /// with the keyboard.
    void exportFigure(const QString& kind = {});
    /// The window of trends; with these files and folders of scores, else with those of last time.
    TrendWindow* showTrend(const QStringList& paths = {});
    void exportTable();
    /// File, Check submission…: System A against the gold, where something is open.
    CheckDialog* checkSubmission();
    /// File, Labels…: of the open data set, which is then read again.
    LabelsDialog* editLabels();
    /// File, Convert…
    ConvertDialog* convert();
    /// The measure whose tables the Scores panel shows.
    void showMeasure(const QString& id);
    /// The slice that Slices and Outcomes show, if the data has it.
    void showSlice(const QString& id);
    /// Shows a rule in the list and in the editor of the panel of rules.
    void showRule(const QString& rule);
    /// From the selected annotation, in that panel.
    void makeRule();
    void openSample();
    /// Settings given by arguments; without them the remembered ones hold. `preset`: the task that they were
    /// made from; null: none was named.
    void useSettings(
        const analysis::EvaluationSpec& spec, match::Scheme scheme, const analysis::Preset* preset = nullptr);
    /// The task whose settings and names are in force.
    [[nodiscard]] PresetChoice& presets() { return m_presets; }
    /// Says what went wrong outside of what is open.
    void showError(const QString& text);
    /// Opens a data set as the only one; a project with unsaved changes is asked for before it goes.
    void openDataSet(const analysis::DataSetSpec& dataSet);
    /// File, Open…: the open dialog with what is open, apart from the sample, so that other options, or
    /// further systems, need no file to be named again.
    ImportDialog* openFiles();
    /// Shows the open dialog with something already filled in; `adding`: beside what is open.
    ImportDialog* showImportDialog(const analysis::DataSetSpec& start = {}, bool adding = false);

    /// Panels by their names, in the order of tabs, menu and keys: documents, text, details, errors …
    [[nodiscard]] static QStringList panelNames();
    /// Brings a panel to the front and gives it the keyboard; false: no such panel.
    bool showPanel(const QString& name);
    /// The name of the panel with the keyboard; empty: none of them has it.
    [[nodiscard]] QString focusedPanel() const;
    /// One of the layouts to choose from.
    void arrange(Arrangement arrangement);
    /// Layouts of the user's own, by name; one that is there already is replaced.
    void saveLayoutAs(const QString& name);
    void showLayout(const QString& name);
    void removeLayout(const QString& name);

    /// Nothing is read, scored or prepared; a view's own work counts through its JobRunner child.
    [[nodiscard]] bool idle() const;
    /// An action of the table of commands, for tests and menus.
    [[nodiscard]] QAction* action(Command command) const;

protected:
    /// Tab goes round through what is to be seen, area by area as they stand.
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildCentre();
    void buildToolBars();
    void connectPanels();
    void connectRules();
    void rememberChoices();
    void showData(bool shown);
    bool restoreLayout(const QByteArray& state, const QString& whole, Arrangement arrangement);
    void openContextMenu();
    void refreshSession(Session::Changes changes);
    void showUnreadable();
    void remember();
    /// Among the recent data sets stands what could be opened: `opened`: other files were, or were to be.
    void rememberOpened(bool opened);
    void openRecent(int index);
    void takeRecent(const analysis::DataSetSpec& recent, bool there);
    void showRecent();
    /// The open dialog with what was dropped or pasted.
    void openPaths(const QStringList& paths);

    Settings m_settings;
    SaveSettings m_save;
    SelectionModel m_selection;
    Session m_session;
    RuleSession m_rules { m_session };
    PresetChoice m_presets { m_session, m_selection };
    SliceFiles m_slices { m_session };
    ProjectSession m_project;
    bool m_dataShown = false;
    bool m_rulesGiven = false; ///< by somebody else: not to be remembered

    QStackedWidget* m_pages = nullptr;
    WelcomePage* m_welcome = nullptr;
    MessageBar* m_message = nullptr;
    DocumentView* m_text = nullptr;
    FilterBar* m_filterBar = nullptr;
    JudgeBar* m_judgeBar = nullptr;
    PanelDocks* m_panels = nullptr;
    MainMenu* m_menu = nullptr;
    UnsavedRules* m_unsaved = nullptr;
    ProjectControl* m_projects = nullptr;
    std::array<QToolBar*, 3> m_bars {}; ///< files, session, steps
};

} // namespace touchstone::ui
