// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/intervalbar.h"

#include "ui/panels/scores/resamplingdialog.h"
#include "ui/session/corestrings.h"
#include "ui/session/intervalstrings.h"
#include "ui/session/shortcuts.h"

#include "core/measures/registry/measurerunner.h"

#include <QMenu>
#include <QProgressBar>

namespace touchstone::ui {

IntervalBar::IntervalBar(QWidget* parent)
    : QWidget(parent)
{
    applyCommand(*m_action, Command::ScoreIntervals);
    m_action->setCheckable(true);
    auto* menu = new QMenu(this);
    menu->addAction(m_action);
    auto* settings = menu->addAction(tr("&Trials, seed, level…"));
    m_button->setText(tr("&Intervals"));
    m_button->setToolTip(m_action->toolTip());
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setPopupMode(QToolButton::MenuButtonPopup);
    m_button->setMenu(menu);
    constexpr int progressWidth = 12; // characters
    m_progress->setFixedWidth(m_progress->fontMetrics().averageCharWidth() * progressWidth);
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop computing intervals"));
    // As wide as its words where there is room.
    m_note->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_note->setMinimumWidth(1);
    layRow(this, {}, { m_button, m_progress, m_cancel, m_note });
    constexpr int patience = 1000;
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    showBusy();

    connect(m_action, &QAction::changed, m_button, [this]() { m_button->setToolTip(m_action->toolTip()); });
    connect(m_button, &QToolButton::toggled, m_action, &QAction::setChecked);
    connect(m_action, &QAction::toggled, this, [this](bool on) {
        m_button->setChecked(on);
        refresh();
    });
    connect(settings, &QAction::triggered, this, &IntervalBar::askSettings);
    connect(m_cancel, &QToolButton::clicked, this, &IntervalBar::cancel);
    connect(&m_patience, &QTimer::timeout, this, &IntervalBar::showBusy);
    connect(m_runner.get(), &JobRunner::runningChanged, this, &IntervalBar::showBusy);
    showProgress(m_progress, *m_runner);
}

IntervalBar::~IntervalBar()
{
    // Its last words would come to a half destroyed widget.
    m_runner->disconnect(this);
}

void IntervalBar::setSystem(
    analysis::EvaluationPtr evaluation, analysis::MeasureResultPtr result, const QString& measure)
{
    if (evaluation == m_evaluation && result == m_result && measure == m_measure) {
        return;
    }
    m_evaluation = std::move(evaluation);
    m_result = std::move(result);
    m_measure = measure;
    refresh();
}

void IntervalBar::setSettings(const analysis::SignificanceSettings& settings)
{
    if (settings != m_settings) {
        m_settings = settings;
        refresh();
    }
}

void IntervalBar::cancel()
{
    m_runner->cancel();
    m_action->setChecked(false);
    m_note->setFullText(tr("Intervals were stopped; switch them on again to compute them."));
}

void IntervalBar::refresh()
{
    m_runner->cancel();
    const bool had = m_intervals != nullptr;
    m_intervals.reset();
    if (isOn() || had) {
        m_note->setFullText({});
    }
    if (isOn() && m_evaluation && !m_measure.isEmpty()) {
        m_patience.start();
        m_runner->start<analysis::MeasureIntervals>(
            tr("Resampling"),
            [evaluation = m_evaluation, result = m_result, measure = toUtf8(m_measure),
                settings = m_settings](
                support::Progress& progress) -> support::Result<analysis::MeasureIntervals> {
                auto scored = result;
                if (!scored) {
                    auto computed = analysis::computeMeasure(
                        measure, *evaluation, progress, analysis::MeasureExtent::Scores);
                    if (!computed) {
                        return support::Failure(computed.error());
                    }
                    scored = std::move(*computed);
                }
                progress.begin(0);
                return analysis::scoreIntervals({ evaluation, scored }, {}, settings, progress);
            },
            [this](support::Result<analysis::MeasureIntervals> intervals) { take(std::move(intervals)); });
    }
    showBusy();
    if (had) {
        Q_EMIT changed();
    }
}

void IntervalBar::take(support::Result<analysis::MeasureIntervals> intervals)
{
    if (!intervals) {
        m_note->setFullText(tr("No intervals: %1").arg(errorText(intervals.error())));
        return;
    }
    QString note = resamplingText(intervals->settings);
    if (m_settings.unit != intervals->settings.unit
        && intervals->settings.unit == analysis::ResamplingUnit::Sentence) {
        //: %1: how intervals were found
        note = tr("%1 (the gold is one document)").arg(note);
    }
    constexpr std::size_t few = 20;
    if (intervals->units < few) {
        //: %1: how intervals were found, %2: number of documents or sentences
        note = tr("Only %2 units, so too narrow: %1").arg(note).arg(intervals->units);
    }
    m_note->setFullText(note);
    m_intervals = std::make_shared<const analysis::MeasureIntervals>(std::move(*intervals));
    Q_EMIT changed();
}

void IntervalBar::askSettings()
{
    auto* dialog = new ResamplingDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog]() {
        setSettings(dialog->settings());
        setOn(true);
        Q_EMIT settingsChanged();
    });
    dialog->open();
}

void IntervalBar::showBusy()
{
    const bool shown = m_runner->running() && !m_patience.isActive();
    if (shown && m_progress->isHidden()) {
        m_progress->setRange(0, 0);
    }
    m_progress->setVisible(shown);
    m_cancel->setVisible(shown);
}

} // namespace touchstone::ui

#include "moc_intervalbar.cpp"
