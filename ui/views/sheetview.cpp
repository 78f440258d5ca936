// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sheetview.h"

#include "ui/delegates/dimming.h"
#include "ui/delegates/linkdelegate.h"
#include "ui/models/modelroles.h"
#include "ui/models/sheetmodel.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/views/cellinteraction.h"
#include "ui/views/formulapopover.h"
#include "ui/views/statepage.h"
#include "ui/views/viewhelp.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace touchstone::ui {

SheetView::SheetView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_model(new SheetModel(this))
    , m_table(new QTableView(this))
    , m_interaction(new CellInteraction(m_table))
    , m_popover(new FormulaPopover(this))
    , m_tables(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_page(new StatePage(this))
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinkDelegate(m_table));
    m_table->setAccessibleName(tr("Scores of the measure"));
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight(m_table));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_tables->setAccessibleName(tr("Table of the measure"));
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(6, 0, 6, 2);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_pages, 1);
    layout->addWidget(m_note);

    connect(m_tables, &QComboBox::activated, this, &SheetView::showTable);
    connect(m_interaction, &CellInteraction::linkActivated, this, &SheetView::follow);
    connect(m_interaction, &CellInteraction::menuRequested, this, &SheetView::showMenu);
    connect(m_popover, &FormulaPopover::linkChosen, this, [this](int number, bool adding) {
        const analysis::ScoreCell* cell = m_formulaOf.isValid() ? m_model->cell(m_formulaOf) : nullptr;
        const auto part = static_cast<std::size_t>(number);
        if (cell != nullptr && part < cell->formula.size() && cell->formula[part].link) {
            ui::follow(&m_selection, *cell->formula[part].link, adding);
        }
    });
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::ResultChanged | Session::SystemsChanged | Session::MeasuresChanged)) {
            takeResult();
        }
        showState();
    });
    showState();
}

void SheetView::setMeasure(const QString& id)
{
    if (id == m_measure) {
        return;
    }
    m_measure = id;
    m_session.setWantedMeasures(QStringLiteral("scores"), id.isEmpty() ? QStringList() : QStringList { id });
    takeResult();
    showState();
}

void SheetView::setTable(int index)
{
    m_tables->setCurrentIndex(index);
    showTable();
}

void SheetView::takeResult()
{
    auto result = m_measure.isEmpty() ? nullptr : m_session.measureA(m_measure);
    const bool waiting = !result && m_session.evaluationA() && !m_session.measureError(m_measure);
    if (waiting && m_result && toQString(m_result->measure) == m_measure) {
        return; // the old numbers stay until the new ones are there
    }
    m_result = std::move(result);
    // The table that was shown stays, by its id.
    const QVariant chosen = m_tables->currentData();
    m_tables->clear();
    for (std::size_t i = 0; m_result && i < m_result->sheets.size(); ++i) {
        m_tables->addItem(toQString(m_result->sheets[i].title), toQString(m_result->sheets[i].id));
    }
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(chosen)));
    showTable();
}

void SheetView::showTable()
{
    const bool comparable = comparableB(m_session, m_session.evaluationA()) != nullptr;
    m_model->setResult(m_result, comparable ? m_session.measureB(m_measure) : nullptr,
        static_cast<std::size_t>(std::max(0, m_tables->currentIndex())));
    const analysis::ScoreSheet* sheet = m_model->sheet();
    m_note->setText(sheet != nullptr ? toQString(sheet->note) : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    fitColumns(m_table, m_table->horizontalHeader());
    showState();
}

void SheetView::showState()
{
    const Session::State state = m_session.state();
    const bool busy = state == Session::State::Loading || state == Session::State::Scoring;
    setDimmed(m_table, m_result && (busy || m_session.measureA(m_measure) != m_result));
    if (m_result) {
        m_pages->setCurrentWidget(m_table);
        return;
    }
    if (const auto error = m_session.measureError(m_measure)) {
        m_page->show(tr("This measure cannot be computed"), errorText(*error));
    } else if (state == Session::State::Ready && m_session.evaluationA() && !m_measure.isEmpty()
        && !m_session.measuring()) {
        m_page->show(tr("%1 was not computed").arg(measureText(toUtf8(m_measure))), tr("It was stopped."),
            { { tr("Compute it"),
                [this]() { m_session.setWantedMeasures(QStringLiteral("scores"), { m_measure }); }, {} } });
    } else if (m_session.evaluationA()) {
        m_page->show(tr("Computing %1…").arg(measureText(toUtf8(m_measure))),
            tr("The table fills as soon as the numbers are there."));
    } else {
        m_page->showState(m_session);
    }
    m_pages->setCurrentWidget(m_page);
}

void SheetView::follow(const QModelIndex& index, bool adding)
{
    const QVariant filter = index.data(FilterRole);
    if (filter.isValid()) {
        ui::follow(&m_selection, filter.value<analysis::RecordFilter>(), adding);
    } else {
        showFormula(index);
    }
}

void SheetView::showFormula(const QModelIndex& index)
{
    const analysis::ScoreCell* cell = m_model->cell(index);
    if (cell == nullptr || cell->formula.empty()) {
        return;
    }
    m_formulaOf = index;
    QString html;
    for (std::size_t i = 0; i < cell->formula.size(); ++i) {
        const QString text = toQString(cell->formula[i].text).toHtmlEscaped();
        html += cell->formula[i].link ? QStringLiteral("<a href=\"%1\">%2</a>").arg(i).arg(text) : text;
    }
    if (!cell->value) {
        html += QStringLiteral("<br>") + tr("– : undefined, since it would divide by 0");
    }
    const QString column = m_model->headerData(index.column(), Qt::Horizontal).toString();
    m_popover->showAt(m_table->viewport()->mapToGlobal(m_table->visualRect(index).bottomLeft()),
        tr("%1: %2").arg(m_model->rowName(index), column),
        QStringLiteral("<p style=\"line-height:140%\">%1 = %2</p>").arg(column.toHtmlEscaped(), html));
}

void SheetView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (index.isValid()) {
        const QVariant filter = index.data(FilterRole);
        if (filter.isValid()) {
            addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
        } else if (index.data(LinkRole).toBool()) {
            connect(menu->addAction(tr("Show the &formula")), &QAction::triggered, this,
                [this, cell = QPersistentModelIndex(index)]() {
                    if (cell.isValid()) {
                        showFormula(cell);
                    }
                });
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui
