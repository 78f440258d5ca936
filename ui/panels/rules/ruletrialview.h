// SPDX-License-Identifier: GPL-3.0-or-later
// RuleTrialView: before and after: what rules that are not in force yet change, in labels, figures and
// firings.
#pragma once

#include "ui/models/rules/ruletrialmodel.h"
#include "ui/session/rulesession.h"
#include "ui/widgets/focusaware.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QString>
#include <QTabWidget>
#include <QTreeView>
#include <QWidget>

class QTreeWidget;

namespace touchstone::ui {

class SelectionModel;

class RuleTrialView : public QWidget
{
    Q_OBJECT

public:
    explicit RuleTrialView(SelectionModel& selection, QWidget* parent = nullptr);

    /// What came out, and over what it ran. A null difference: nothing is known.
    void showDifference(const std::shared_ptr<const analysis::RuleDifference>& difference,
        analysis::EvaluationPtr evaluation, RuleSession::TrialExtent extent);
    /// Words in place of a difference: why there is none, or what to do.
    void showMessage(const QString& text);
    void showRunning();
    void showProgress(quint64 done, quint64 total);

    [[nodiscard]] QString summary() const { return m_summary->text(); }
    [[nodiscard]] QTreeView& labels() const { return *m_labels; }
    [[nodiscard]] QTreeWidget& figures() const { return *m_figures; }
    [[nodiscard]] QTreeWidget& firings() const { return *m_firings; }

Q_SIGNALS:
    void cancelRequested();
    /// A rule of the list of firings is wanted in the editor.
    void ruleActivated(const QString& rule);
    /// An annotation was selected; the text should take the keyboard.
    void annotationActivated();

private:
    void select(const QModelIndex& index);
    void fillFigures(const analysis::RuleDifference& difference);
    void fillFirings(const analysis::RuleDifference& difference);

    SelectionModel& m_selection;
    RuleTrialModel* m_model = new RuleTrialModel(this);
    QLabel* m_summary = new QLabel(this);
    QProgressBar* m_progress = new QProgressBar(this);
    QPushButton* m_cancel = new QPushButton(tr("Cancel"), this);
    QTabWidget* m_tabs = new QTabWidget(this);
    QTreeView* m_labels = new FocusAware<QTreeView>(m_tabs);
    QTreeWidget* m_figures;
    QTreeWidget* m_firings;
};

/// "3 of 4 annotations in this document change: System: FP → FzTP (3); Spans, lenient: F1 0.712 → 0.720". The
/// figure is the first that changes.
[[nodiscard]] QString differenceSummary(
    const analysis::RuleDifference& difference, RuleSession::TrialExtent extent);

} // namespace touchstone::ui
