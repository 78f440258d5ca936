// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/sheetview.h"

#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/viewhelp.h"

#include "core/evaluation/records/schemetable.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/scoretable.h"

namespace touchstone::ui {

namespace {

std::size_t sheetNumber(const analysis::MeasureResult& result, const std::string& id)
{
    const auto found = std::ranges::find(result.sheets, id, &analysis::Sheet::id);
    return static_cast<std::size_t>(found - result.sheets.begin());
}

/// One sheet alone by the task's names; null: the task has none for it.
analysis::MeasureResultPtr named(
    const analysis::MeasureResultPtr& result, std::size_t sheet, const analysis::Preset* preset)
{
    if (!result || preset == nullptr || sheet >= result->sheets.size()) {
        return nullptr;
    }
    auto task = analysis::taskSheet(*preset, result->measure, result->sheets[sheet]);
    if (!task) {
        return nullptr;
    }
    auto shown = std::make_shared<analysis::MeasureResult>();
    shown->measure = result->measure;
    shown->sheets.push_back(std::move(*task));
    return shown;
}

} // namespace

SheetView::SheetView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    m_table->setAccessibleName(tr("Scores of the measure"));
    m_tables->setAccessibleName(tr("Table of the measure"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(6, 0, 6, 2);
    layColumn(this, {}, { { m_pages, 1 }, m_note }, 2);

    connect(m_tables, &QComboBox::activated, this, &SheetView::showTable);
    whenChanged(session, Session::ResultChanged | Session::SystemsChanged | Session::MeasuresChanged, this,
        &SheetView::takeResult);
    connect(&session, &Session::changed, this, &SheetView::showState);
    showState();
}

void SheetView::setMeasure(const QString& id)
{
    if (id == m_measure) {
        return;
    }
    m_measure = id;
    m_perDocument = false;
    want();
    takeResult();
    showState();
}

void SheetView::want()
{
    m_session.setWantedMeasures(QStringLiteral("scores"),
        m_measure.isEmpty() ? QStringList() : QStringList { m_measure }, Session::Urgency::WithResult,
        m_perDocument ? analysis::MeasureExtent::Everything : analysis::MeasureExtent::Records);
}

void SheetView::setTable(int index)
{
    m_tables->setCurrentIndex(index);
    showTable();
}

void SheetView::setTable(const QString& id)
{
    if (const int index = m_tables->findData(id); index >= 0 && index != m_tables->currentIndex()) {
        setTable(index);
    }
}

void SheetView::setPreset(const analysis::Preset* preset)
{
    if (preset != m_preset) {
        m_preset = preset;
        showTable();
    }
}

void SheetView::setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals)
{
    m_intervals = std::move(intervals);
    m_table->setIntervals(m_intervals);
}

void SheetView::takeResult()
{
    auto result = m_measure.isEmpty() ? nullptr : m_session.measureA(m_measure);
    const bool waiting = !result && m_session.evaluationA() && !m_session.measureError(m_measure);
    if (waiting && m_result && toQString(m_result->measure) == m_measure) {
        return; // the old numbers stay until the new ones are there
    }
    m_result = std::move(result);
    // The table that was shown stays, by its id, also while there is no result.
    m_chosen = m_tables->count() > 0 ? m_tables->currentData() : m_chosen;
    m_tables->clear();
    for (std::size_t i = 0; m_result && i < m_result->sheets.size(); ++i) {
        m_tables->addItem(coreText(m_result->sheets[i].title), toQString(m_result->sheets[i].id));
    }
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(m_chosen)));
    showTable();
    Q_EMIT resultChanged();
}

std::vector<analysis::RowGroup> SheetView::groups(
    const analysis::EvaluationPtr& evaluation, const std::string& sheet) const
{
    const auto scheme = match::schemeByName(sheet);
    if (!evaluation || !scheme || !metrics::hasSchemes(toUtf8(m_measure))) {
        return {};
    }
    std::vector<std::string> labels;
    for (const auto& each : { m_session.evaluationA(), m_session.evaluationB() }) {
        if (each) {
            labels.insert(labels.end(), each->labels.begin(), each->labels.end());
        }
    }
    return analysis::typeGroups(*evaluation, *scheme, labels);
}

void SheetView::showTable()
{
    const bool comparable = comparableB(m_session, m_session.evaluationA()) != nullptr;
    const auto b = comparable ? m_session.measureB(m_measure) : nullptr;
    const auto number = static_cast<std::size_t>(std::max(0, m_tables->currentIndex()));
    const bool perDocument
        = m_result && number < m_result->sheets.size() && m_result->sheets[number].perDocument;
    if (perDocument != m_perDocument) {
        m_perDocument = perDocument;
        want();
    }
    if (const auto task = named(m_result, number, m_preset)) {
        m_table->setResult(
            task, b ? named(b, sheetNumber(*b, task->sheets.front().id), m_preset) : nullptr, 0);
        m_table->setIntervals(m_intervals);
    } else {
        const bool any = m_result && number < m_result->sheets.size();
        const std::string id = any ? m_result->sheets[number].id : std::string();
        m_table->setResult(
            m_result, b, number, groups(m_session.evaluationA(), id), groups(m_session.evaluationB(), id));
    }
    const analysis::Sheet* sheet = model()->sheet();
    QStringList notes { sheet != nullptr ? noteText(*sheet) : QString() };
    if (sheet != nullptr && !b && m_session.systemB() >= 0) {
        notes << whyNoSystemB(m_session, m_measure);
    }
    notes.removeAll(QString());
    m_note->setText(notes.join(QLatin1Char('\n')));
    m_note->setVisible(!m_note->text().isEmpty());
    showState();
}

void SheetView::showState()
{
    setDimmed(m_table, m_result && (m_session.busy() || m_session.measureA(m_measure) != m_result));
    const bool rowsMissing = model()->sheet() != nullptr && model()->sheet()->withoutRows;
    if (m_result && !rowsMissing) {
        m_pages->showContent();
        return;
    }
    if (const auto error = m_session.measureError(m_measure)) {
        m_pages->showPage(tr("This measure cannot be computed"), errorText(*error));
    } else if (m_session.state() == Session::State::Ready && m_session.evaluationA() && !m_measure.isEmpty()
        && !m_session.measuring()) {
        m_pages->showPage(tr("%1 was not computed").arg(measureText(toUtf8(m_measure))),
            tr("It was stopped."), { { tr("Compute it"), [this]() { want(); }, {} } });
    } else if (m_session.evaluationA()) {
        m_pages->showPage(tr("Computing %1…").arg(measureText(toUtf8(m_measure))),
            tr("The table fills as soon as the numbers are ready."));
    } else {
        m_pages->showState(m_session);
    }
}

} // namespace touchstone::ui

#include "moc_sheetview.cpp"
