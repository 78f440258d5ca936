// SPDX-License-Identifier: GPL-3.0-or-later
// RuleListView: the rules in force as a tree of phases. A click on a rule, or Ctrl+Enter, shows the
// records of its firings, a box switches it, Enter opens it.
#pragma once

#include "ui/models/rules/rulelistmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/layouts.h"

#include <QComboBox>
#include <QLineEdit>
#include <QList>
#include <QSet>
#include <QTreeView>

class QAction;

namespace touchstone::ui {

class SelectionModel;

/// Shows a listing and changes nothing but the selection: what switches and opens rules follows its signals.
class RuleListView : public QWidget
{
    Q_OBJECT

public:
    explicit RuleListView(SelectionModel& selection, QWidget* parent = nullptr);

    /// Null: nothing. Folded phases, the current rule and the place stay.
    void setListing(std::shared_ptr<const analysis::RuleListing> listing);
    /// Old numbers, while new ones are on their way.
    void setStale(bool stale) { setDimmed(m_tree, stale); }
    /// Makes a rule current, taking away filters that hide it; false: there is none of this name.
    bool showRule(const QString& rule);
    [[nodiscard]] QString currentRule() const;

    /// Filter box and choice of rules, to stand wherever there is room.
    [[nodiscard]] QWidget* controls() const { return m_controls; }
    /// What goes before a link is followed.
    void setBeforeLink(std::function<void()> before) { m_beforeLink = std::move(before); }
    /// Further entries of the context menu, at its end.
    void setMenuActions(const QList<QAction*>& actions) { m_actions = actions; }
    [[nodiscard]] QTreeView* tree() const { return m_tree; }
    [[nodiscard]] RuleListModel* model() const { return m_model; }
    [[nodiscard]] QLineEdit* words() const { return m_words; }
    [[nodiscard]] QComboBox* shown() const { return m_shown; }

Q_SIGNALS:
    /// Enter, a double click, or the menu: the rule is wanted in the editor.
    void ruleOpened(const QString& rule);
    /// The user came to another rule by keys or mouse.
    void currentRuleChanged(const QString& rule);
    void switchRequested(const QString& rule, bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMenu(const QModelIndex& index, const QPoint& position);
    void setUpTree();
    void followTree();
    void noteCurrent(const QModelIndex& current);
    void restore();
    void open(const QModelIndex& index);
    /// The records of the rule of a row, as the link in it.
    void filterByRow(const QModelIndex& index);
    void filterBy(const QModelIndex& index); ///< a click
    void beforeLink() const;

    SelectionModel& m_selection;
    RuleListModel* m_model = new RuleListModel(this);
    QTreeView* m_tree = new FocusAware<QTreeView>(this);
    CellInteraction* m_interaction = new CellInteraction(m_tree);
    QWidget* m_controls = new QWidget(this);
    QLineEdit* m_words = makeField(m_controls, tr("Filter the rules"), tr("Filter the rules"));
    QComboBox* m_shown = new QComboBox(m_controls);
    QList<QAction*> m_actions;
    std::function<void()> m_beforeLink;
    QSet<QString> m_folded; ///< phases
    QString m_current; ///< rule, or phase …
    bool m_currentIsPhase = false;
    int m_currentColumn = 0;
    int m_scrolled = 0; ///< before a reset
    bool m_boxHit = false; ///< by the click that is going on
    bool m_restoring = false;
    bool m_fitting = false;
    bool m_sized = false; ///< the user has set a width
};

} // namespace touchstone::ui
