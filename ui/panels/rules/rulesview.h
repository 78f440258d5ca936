// SPDX-License-Identifier: GPL-3.0-or-later
// RulesView: the rules in force, what they count and who is to blame, beside their files. Says which rules
// fire for what, switches them, and tells the figures that follow.
#pragma once

#include "ui/panels/rules/ruleeditorview.h"
#include "ui/panels/rules/rulefilesbar.h"
#include "ui/panels/rules/rulelistview.h"
#include "ui/session/shownsystem.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/statepage.h"

#include <QCheckBox>

namespace touchstone::ui {

class RulesView : public SessionPanel
{
    Q_OBJECT

public:
    enum class Page { Rules, Results, Causes };

    RulesView(Session& session, SelectionModel& selection, RuleSession& rules, QWidget* parent = nullptr);

    /// Makes a rule current in the list and shows it in the editor; false: there is none of this name.
    bool showRule(const QString& rule);
    void showPage(Page page) { m_tabs->setCurrentIndex(static_cast<int>(page)); }

    [[nodiscard]] RuleListView* list() const { return m_list; }
    [[nodiscard]] RuleEditorView* editor() const { return m_editor; }
    [[nodiscard]] RuleFilesBar* filesBar() const { return m_files; }
    /// Null for Page::Rules.
    [[nodiscard]] SheetTable* table(Page page) const;
    /// The table of Page::Results.
    [[nodiscard]] QComboBox* sheets() const { return m_sheets; }
    [[nodiscard]] QCheckBox* lowSwitch() const { return m_low; }
    [[nodiscard]] QComboBox* conditionalSwitch() const { return m_conditional; }
    [[nodiscard]] QLabel* headline() const { return m_headline; }
    /// What is wrong with the files, or why there are no numbers; hidden: nothing.
    [[nodiscard]] QLabel* message() const { return m_message; }
    [[nodiscard]] StatePage* page() const { return m_pages->page(); }

Q_SIGNALS:
    /// The figures are wanted in full: the tables of the measure `rules`.
    void scoresRequested();
    /// An annotation of a trial was chosen by Enter: the text should take the keyboard.
    void annotationActivated();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void buildSwitches();
    void connectParts();
    void setSwitches();
    void refresh();
    void refreshSheets();
    void refreshHeadline();
    void refreshMessage();
    void showState();
    void followMessage(const QString& link);
    void giveKeyboard(bool shown); ///< to the editor
    [[nodiscard]] std::shared_ptr<const analysis::RulesResult> result() const;

    RuleSession& m_rules;
    RuleFilesBar* m_files = new RuleFilesBar(m_rules, this);
    QCheckBox* m_ignored = new QCheckBox(tr("&Set aside"), this);
    QCheckBox* m_low = new QCheckBox(tr("Lo&w confidence"), this);
    QCheckBox* m_tagger = new QCheckBox(tr("&Tagger's link errors"), this);
    QComboBox* m_conditional = new QComboBox(this);
    QLabel* m_headline;
    QLabel* m_message;
    QSplitter* m_split = new QSplitter(Qt::Horizontal, this);
    StatePages* m_pages = new StatePages(m_split, this);
    QTabWidget* m_tabs = new QTabWidget(this);
    RuleListView* m_list = new RuleListView(m_selection, this);
    QComboBox* m_sheets = new QComboBox(this);
    SheetTable* m_results = new SheetTable(m_selection, this);
    SheetTable* m_causes = new SheetTable(m_selection, this);
    RuleEditorView* m_editor = new RuleEditorView(m_session, m_selection, m_rules, this);
    // What is shown was made of these.
    analysis::RuleSetupPtr m_setup;
    std::shared_ptr<const analysis::RulesResult> m_result;
    analysis::MeasureResultPtr m_resultB;
    analysis::RuleSources m_sources;
    ShownSystem::Role m_role = ShownSystem::Role::A; ///< that the figures are of
};

} // namespace touchstone::ui
