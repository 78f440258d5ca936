// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scoreview.h"

#include "ui/delegates/dimming.h"
#include "ui/delegates/linkdelegate.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/views/cellinteraction.h"
#include "ui/views/formulapopover.h"
#include "ui/views/statepage.h"
#include "ui/views/viewhelp.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace touchstone::ui {

namespace {

/// Up to so many rows all groups stand open.
constexpr int openRows = 60;

/// Left and right go from cell to cell; only in the first column they open and close groups.
class ScoreTree : public QTreeView
{
public:
    using QTreeView::QTreeView;

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override
    {
        const QModelIndex current = currentIndex();
        const bool left = action == (isRightToLeft() ? MoveRight : MoveLeft);
        const bool right = action == (isRightToLeft() ? MoveLeft : MoveRight);
        if (current.isValid() && (left || right)) {
            const bool group = current.column() == 0 && model()->hasChildren(current);
            if (group && right && !isExpanded(current)) {
                expand(current);
                return current;
            }
            if (current.column() == 0 && left) {
                if (group && isExpanded(current)) {
                    collapse(current);
                    return current;
                }
                return current.parent().isValid() ? current.parent() : current;
            }
            const int step = left ? -1 : 1;
            for (int place = header()->visualIndex(current.column()) + step;
                 place >= 0 && place < header()->count(); place += step) {
                const int column = header()->logicalIndex(place);
                if (!header()->isSectionHidden(column)) {
                    return current.siblingAtColumn(column);
                }
            }
            return current;
        }
        return QTreeView::moveCursor(action, modifiers);
    }
};

} // namespace

ScoreView::ScoreView(Session& session, SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_selection(selection)
    , m_model(new ScoreModel(this))
    , m_table(new ScoreTree(this))
    , m_interaction(new CellInteraction(m_table))
    , m_popover(new FormulaPopover(this))
    , m_rows(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_pages(new QStackedWidget(this))
    , m_page(new StatePage(this))
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinkDelegate(m_table));
    m_table->setAccessibleName(tr("Scores"));
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSortIndicatorClearable(true);
    m_table->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);

    m_rows->addItem(tr("By type"), static_cast<int>(ScoreModel::Rows::ByType));
    m_rows->addItem(tr("By document"), static_cast<int>(ScoreModel::Rows::ByDocument));
    m_rows->setAccessibleName(tr("Rows"));
    m_note->setWordWrap(true);
    auto* scheme = makeSchemeCombo(&selection, this);
    auto* schemeLabel = new QLabel(tr("&Matching:"), this);
    schemeLabel->setBuddy(scheme);
    auto* rowsLabel = new QLabel(tr("&Rows:"), this);
    rowsLabel->setBuddy(m_rows);

    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 4, 6, 0);
    bar->addWidget(schemeLabel);
    bar->addWidget(scheme);
    bar->addSpacing(12);
    bar->addWidget(rowsLabel);
    bar->addWidget(m_rows);
    bar->addSpacing(12);
    bar->addWidget(m_note, 1);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_page);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(bar);
    layout->addWidget(m_pages, 1);

    connect(m_rows, &QComboBox::activated, this,
        [this](int index) { setRows(static_cast<ScoreModel::Rows>(m_rows->itemData(index).toInt())); });
    connect(m_interaction, &CellInteraction::linkActivated, this, &ScoreView::follow);
    connect(m_interaction, &CellInteraction::menuRequested, this, &ScoreView::showMenu);
    connect(m_popover, &FormulaPopover::countChosen, this, [this](analysis::ScoreColumn column, bool adding) {
        if (m_formulaOf.isValid()) {
            ui::follow(&m_selection, m_model->countFilter(m_formulaOf, column), adding);
        }
    });
    connect(&selection, &SelectionModel::changed, this, [this](SelectionModel::Changes changes) {
        if (changes & SelectionModel::EvaluationChanged) {
            takeResult();
        }
        if (changes & SelectionModel::SchemeChanged) {
            showScheme();
        }
    });
    connect(&session, &Session::changed, this, [this](Session::Changes changes) {
        if (changes & (Session::ResultChanged | Session::SystemsChanged)) {
            takeResult();
        }
        showState();
    });
    takeResult();
    showScheme();
}

void ScoreView::setRows(ScoreModel::Rows rows)
{
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rows)));
    m_model->setRows(rows);
    showScheme();
    fitColumns(m_table, m_table->header());
    if (rows == ScoreModel::Rows::ByType) {
        m_table->expandAll();
    }
}

void ScoreView::takeResult()
{
    m_model->setEvaluations(m_selection.evaluation(), comparableB(m_session, m_selection.evaluation()));
    showScheme();
    if (m_model->rows() == ScoreModel::Rows::ByType
        && (!m_selection.evaluation() || m_selection.evaluation()->labels.size() <= openRows)) {
        m_table->expandAll();
    }
    fitColumns(m_table, m_table->header());
    showState();
}

void ScoreView::showScheme()
{
    bool groups = false;
    for (int row = 0; row < m_model->rowCount() && !groups; ++row) {
        groups = m_model->rowCount(m_model->index(row, 0)) > 0;
    }
    m_table->setRootIsDecorated(groups);
    m_model->setScheme(m_selection.scheme());
    for (int column = 0; column < ScoreModel::ColumnCount; ++column) {
        m_table->setColumnHidden(column, !m_model->columnUsed(column));
    }
}

void ScoreView::showState()
{
    const analysis::EvaluationPtr& evaluation = m_selection.evaluation();
    const Session::State state = m_session.state();
    const bool busy = state == Session::State::Loading || state == Session::State::Scoring;
    setDimmed(m_table, busy && evaluation != nullptr);
    if (!evaluation) {
        m_page->showState(m_session);
    }
    m_pages->setCurrentWidget(evaluation ? static_cast<QWidget*>(m_table) : m_page);
    if (!evaluation) {
        m_note->clear();
    } else if (busy) {
        m_note->setText(tr("These are the old numbers; new ones are on their way."));
    } else if (evaluation->spec.perType == analysis::PerType::Isolated
        && m_model->rows() == ScoreModel::Rows::ByType) {
        m_note->setText(tr("Each type is evaluated on its own: only the overall row leads to records."));
    } else {
        m_note->clear();
    }
}

void ScoreView::follow(const QModelIndex& index, bool adding)
{
    const QVariant filter = index.data(FilterRole);
    if (filter.isValid()) {
        ui::follow(&m_selection, filter.value<analysis::RecordFilter>(), adding);
    } else {
        showFormula(index);
    }
}

void ScoreView::showFormula(const QModelIndex& index)
{
    m_formulaOf = index;
    const QString title = tr("%1: %2").arg(
        m_model->rowName(index), m_model->headerData(index.column(), Qt::Horizontal).toString());
    const QRect cell = m_table->visualRect(index);
    m_popover->showAt(m_table->viewport()->mapToGlobal(cell.bottomLeft()), title,
        formulaHtml(m_model->tally(index), m_model->scheme(), index.column(), m_model->hasRecords(index)));
}

void ScoreView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
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
        const QString name = shortened(m_model->rowName(index));
        if (const auto only = m_model->rowFilter(index)) {
            menu->addSeparator();
            addPushAction(menu, &m_selection, tr("Filter to “%1”").arg(name), *only);
        }
        if (const auto without = m_model->rowExclusion(index)) {
            addPushAction(menu, &m_selection, tr("Filter out “%1”").arg(name), *without);
        }
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui
