// SPDX-License-Identifier: GPL-3.0-or-later
// MainMenu: the commands of the window, and its menus.
#pragma once

#include "ui/session/selectionmodel.h"
#include "ui/session/settings.h"
#include "ui/session/shortcuts.h"

#include <initializer_list>

class QActionGroup;
class QMenu;

namespace touchstone::ui {

class DocumentView;
class MainWindow;
class PanelDocks;
class RuleSession;
class RulesView;
class ScoreView;
class Session;

class MainMenu : public QObject
{
    Q_OBJECT

public:
    /// Makes the commands; build() the menus, when all of the window is there. `settings` is followed.
    MainMenu(MainWindow& window, PanelDocks& panels, const Settings& settings);

    [[nodiscard]] QAction* action(Command command) const { return m_actions.at(command); }
    void build();
    void fillRecent();
    /// The layouts of the user's own.
    void fillLayouts();
    void fillSystems();
    /// Keys and what is chosen, after the settings were changed elsewhere.
    void followSettings();
    /// What can be done now, and what is chosen.
    void refresh(bool dataShown);
    /// Says in the status bar what a step along the errors came to.
    void noticeStep(SelectionModel::Step step);

Q_SIGNALS:
    void appearanceChosen(touchstone::ui::Appearance appearance);
    void languageChosen(const QString& code);
    void settingsRequested();
    void recentRequested(int index);
    void measureRequested();
    /// The words to filter by are to be typed.
    void filterRequested();

private:
    QAction* addCommand(Command command, const std::function<void()>& triggered);
    /// A checkable entry, one of its group.
    QAction* addChoice(
        QMenu& menu, QActionGroup& group, const QString& title, const std::function<void()>& chosen);
    void add(QMenu& menu, std::initializer_list<std::optional<Command>> entries); ///< none: a separator
    void makeFileCommands();
    void makeViewCommands();
    void makeStepCommands();
    void makeRuleCommands();
    void makeHelpCommands();
    void buildViewMenu(QMenu& menu);
    void buildLayoutMenu(QMenu& menu);
    void askLayoutName();
    void buildEvaluateMenu(QMenu& menu);
    void refreshRuleActions();
    void copyFocused();
    void copyTable();

    MainWindow& m_window;
    PanelDocks& m_panels;
    const Settings& m_settings;
    Session& m_session;
    SelectionModel& m_selection;
    RuleSession& m_rules;
    DocumentView& m_text;
    ScoreView& m_scores;
    RulesView& m_rulesView;
    bool m_dataShown = false;
    std::map<Command, QAction*> m_actions;
    QActionGroup* m_appearances = nullptr;
    QActionGroup* m_languages = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_layoutMenu = nullptr;
    QMenu* m_removeLayoutMenu = nullptr;
    std::vector<QAction*> m_layoutActions; ///< of the user's own layouts
    QMenu* m_systemAMenu = nullptr;
    QMenu* m_systemBMenu = nullptr;
    QMenu* m_evaluateMenu = nullptr;
    QAction* m_cancelAction = nullptr;
    std::vector<QAction*> m_systemKeys; ///< Alt+1 … Alt+9
    std::vector<QAction*> m_dataActions; ///< work only while something is open
};

} // namespace touchstone::ui
