// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/scorestatus.h"

#include "core/support/numbers.h"
#include "ui/help/helpdialogs.h"
#include "ui/session/corestrings.h"
#include "ui/session/shownsystem.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/viewhelp.h"

#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStatusBar>
#include <QToolTip>

namespace touchstone::ui {

namespace {

constexpr int progressSteps = 1000;
constexpr int mostOfName = 24; ///< characters

} // namespace

ScoreStatus::ScoreStatus(Session& session, SelectionModel& selection, QStatusBar& bar, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_selection(selection)
    , m_scores(new QLabel(&bar))
    , m_counts(new QLabel(&bar))
    , m_unit(new QLabel(&bar))
    , m_floor(new QLabel(&bar))
    , m_what(new QLabel(&bar))
    , m_progress(new QProgressBar(&bar))
    , m_cancel(new QPushButton(tr("Cancel"), &bar))
{
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(m_progress->fontMetrics().averageCharWidth() * 18);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel->setToolTip(tr("Stop reading or scoring; what is shown stays"));
    m_cancel->setAutoDefault(false);
    m_floor->setObjectName(QStringLiteral("least-score"));
    for (QLabel* label : { m_scores, m_counts, m_unit, m_floor }) {
        label->setContentsMargins(6, 0, 6, 0);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        bar.addPermanentWidget(label);
    }
    for (QWidget* widget : std::initializer_list<QWidget*> { m_what, m_progress, m_cancel }) {
        bar.addPermanentWidget(widget);
        widget->hide();
    }
    bar.installEventFilter(this);
    connect(m_cancel, &QPushButton::clicked, &m_session, &Session::cancel);
    connect(&m_session, &Session::progressed, this, [this](quint64 done, quint64 total, const QString& what) {
        m_what->setText(total > 0
                ? tr("%1: %2 %").arg(what, QLocale().toString(std::min<quint64>(done * 100 / total, 100)))
                : what);
        m_progress->setRange(0, total > 0 && done > 0 ? progressSteps : 0); // nothing yet: busy
        if (total > 0) {
            m_progress->setValue(
                static_cast<int>(std::min<quint64>(done * progressSteps / total, progressSteps)));
        }
        for (QWidget* widget : std::initializer_list<QWidget*> { m_what, m_progress, m_cancel }) {
            widget->show(); // measures beside a result show themselves only when they take their time
        }
    });
    whenChanged(m_session,
        Session::StateChanged | Session::ResultChanged | Session::SpecChanged | Session::MeasuresChanged
            | Session::AllChanged,
        this, [this]() {
            refreshState();
            refreshScores();
        });
    whenChanged(m_selection, SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged, this,
        &ScoreStatus::refreshScores);
    refreshState();
    refreshScores();
}

bool ScoreStatus::eventFilter(QObject* watched, QEvent* event)
{
    auto* const bar = qobject_cast<QStatusBar*>(watched);
    if (bar != nullptr && event->type() == QEvent::ToolTip) {
        QToolTip::showText(dynamic_cast<QHelpEvent*>(event)->globalPos(),
            //: %1: such as "312.4 MiB"
            tr("Memory in use: %1").arg(memoryInUse()), bar);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

QString ScoreStatus::scoreLine() const { return m_scores->text(); }

void ScoreStatus::refreshScores()
{
    const ShownSystem system = shownSystem(m_session, m_selection.evaluation());
    // the numbers of the first documents are nobody's result
    const bool none = m_selection.showsGoldAlone() || m_session.firstDocuments();
    const analysis::EvaluationPtr evaluation = none ? nullptr : system.whole;
    for (QLabel* label : { m_scores, m_counts, m_unit }) {
        label->setVisible(evaluation != nullptr);
    }
    m_floor->setVisible(evaluation != nullptr && evaluation->spec.minScore.has_value());
    if (!evaluation) {
        m_scores->clear();
        return;
    }
    const match::Scheme scheme = m_selection.scheme();
    const metrics::Tally& tally = evaluation->overall[static_cast<std::size_t>(scheme)];
    const QString name = shortened(system.text(), mostOfName);
    //: %1: name of a system, %2: scheme such as "strict", then F1, precision, recall
    m_scores->setText(tr("%1, %2: F1 %3  P %4  R %5")
                          .arg(name, schemeWord(scheme), scoreText(tally.f1()), scoreText(tally.precision()),
                              scoreText(tally.recall())));
    //: %1: name of a system, %2: what a scheme asks
    m_scores->setToolTip(tr("%1: %2").arg(system.text(), schemeMeaning(scheme)));
    m_counts->setText(tr("Gold %1  System %2").arg(countText(tally.possible()), countText(tally.actual())));
    m_counts->setToolTip(tr("Annotations of the gold (POS) and of %1 (ACT)").arg(system.text()));
    m_unit->setText(tr("Offsets: %1").arg(unitText(evaluation->spec.unit)));
    m_unit->setToolTip(tr("The unit in which overlaps are counted"));
    if (evaluation->spec.minScore) {
        const double least = *evaluation->spec.minScore; // rounded it would keep other annotations
        m_floor->setText(tr("Threshold %1").arg(numberText(support::shortest(least))));
        m_floor->setToolTip(
            tr("--min-score %1: annotations with a lower confidence are left out of every number; "
               "change it in the panel Confidence")
                .arg(toQString(support::shortest(least))));
    }
}

void ScoreStatus::refreshState()
{
    const bool busy = m_session.busy();
    // Numbers of the last result stay while the next is made, but are seen to be old.
    for (QLabel* label : { m_scores, m_counts, m_unit, m_floor }) {
        label->setEnabled(!busy);
    }
    if (busy && m_progress->isHidden()) {
        m_progress->setRange(0, 0);
    }
    if (busy) {
        m_what->setText(m_session.state() == Session::State::Loading ? tr("Reading…") : tr("Scoring…"));
    }
    m_what->setVisible(busy);
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
}

} // namespace touchstone::ui

#include "moc_scorestatus.cpp"
