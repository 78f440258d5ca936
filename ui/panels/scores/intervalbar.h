// SPDX-License-Identifier: GPL-3.0-or-later
// IntervalBar: the switch for intervals beside scores, and their computing in the background with progress
// and cancel. Whoever shows the numbers asks it.
#pragma once

#include "core/statistics/significance.h"
#include "ui/session/jobrunner.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"

#include <QAction>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

class QProgressBar;

namespace touchstone::ui {

class IntervalBar : public QWidget
{
    Q_OBJECT

public:
    using Intervals = std::shared_ptr<const analysis::MeasureIntervals>;

    explicit IntervalBar(QWidget* parent = nullptr);
    ~IntervalBar() override;

    /// What intervals are of. `result` null: computed along the way, where the measure is cheap (muc). No
    /// evaluation: none.
    void setSystem(
        analysis::EvaluationPtr evaluation, analysis::MeasureResultPtr result, const QString& measure);
    /// Of the system as set; null while switched off, on their way, or when they cannot be had.
    [[nodiscard]] const Intervals& intervals() const { return m_intervals; }

    /// The switch, for the button and a menu.
    [[nodiscard]] QAction* action() const { return m_action; }
    [[nodiscard]] bool isOn() const { return m_action->isChecked(); }
    void setOn(bool on) { m_action->setChecked(on); }
    [[nodiscard]] const analysis::SignificanceSettings& settings() const { return m_settings; }
    void setSettings(const analysis::SignificanceSettings& settings);
    /// What stands beside the switch: how the intervals were found, or why there are none.
    [[nodiscard]] QString note() const { return m_note->text(); }
    [[nodiscard]] bool running() const { return m_runner->running(); }
    void cancel();

Q_SIGNALS:
    /// intervals() are others.
    void changed();
    /// By the dialog.
    void settingsChanged();

private:
    void refresh();
    void take(support::Result<analysis::MeasureIntervals> intervals);
    void askSettings();
    void showBusy();

    analysis::EvaluationPtr m_evaluation;
    analysis::MeasureResultPtr m_result;
    QString m_measure;
    analysis::SignificanceSettings m_settings;
    Intervals m_intervals;
    std::unique_ptr<JobRunner> m_runner = std::make_unique<JobRunner>();
    QAction* m_action = new QAction(this);
    QToolButton* m_button = new QToolButton(this);
    QProgressBar* m_progress = makeProgress(this, tr("Progress of the intervals"));
    QToolButton* m_cancel = new QToolButton(this);
    ElidedLabel* m_note = new ElidedLabel(this);
    QTimer m_patience; ///< a second's work needs no progress bar
};

} // namespace touchstone::ui
