// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/scores/confusionview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/base/keepsaid.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>

namespace touchstone::ui {

namespace {

constexpr int charactersForBoth = 130; ///< width of a panel that always shows matrix and list

} // namespace

ConfusionView::ConfusionView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    buildTable();
    buildList();
    split(m_split, { { m_table, 1 }, m_list });
    m_split->setChildrenCollapsible(false);
    connect(m_split, &QSplitter::splitterMoved, this, [this]() { m_divided = true; });
    for (QWidget* watched : std::initializer_list<QWidget*> { m_split, m_table }) {
        watched->installEventFilter(this);
    }
    layColumn(this, {}, { buildBar(), { m_pages, 1 } }, 4);

    whenChanged(selection, SelectionModel::EvaluationChanged, this, &ConfusionView::takeResult);
    connect(&session, &Session::changed, this, &ConfusionView::showState);
    takeResult();
}

void ConfusionView::buildTable()
{
    m_table->setHorizontalHeader(m_header);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinkDelegate(m_table));
    keepSaid(m_table, [this]() { m_table->setAccessibleName(tr("Confusion of types, gold by system")); });
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(false);
    clearWithFilters(m_table, m_selection);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    keepRowHeight(m_table);
    m_table->horizontalHeader()->setMinimumSectionSize(24);

    connect(
        m_interaction, &CellInteraction::linkActivated, this, [this](const QModelIndex& index, bool adding) {
            follow(&m_selection, index.data(FilterRole).value<analysis::RecordFilter>(), adding);
        });
    connect(m_interaction, &CellInteraction::menuRequested, this, &ConfusionView::showMenu);
    const auto adding = []() { return QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier); };
    connect(m_table->verticalHeader(), &QHeaderView::sectionClicked, this,
        [this, adding](int row) { follow(&m_selection, m_model->rowFilter(row), adding()); });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionClicked, this,
        [this, adding](int column) { follow(&m_selection, m_model->columnFilter(column), adding()); });
}

void ConfusionView::buildList()
{
    m_list->setModel(m_pairs);
    m_list->setItemDelegate(new LinkDelegate(m_list));
    m_list->setAccessibleName(tr("Confused types, most often first"));
    showAsList(m_list);
    makeSortable(m_list);
    clearWithFilters(m_list, m_selection);
    connect(m_listInteraction, &CellInteraction::linkActivated, this,
        [this](const QModelIndex& index, bool adding) {
            follow(&m_selection, index.data(FilterRole).value<analysis::RecordFilter>(), adding);
        });
    connect(m_listInteraction, &CellInteraction::menuRequested, this, &ConfusionView::showListMenu);
}

QLayout* ConfusionView::buildBar()
{
    auto* normalise = new QComboBox(this);
    addChoices(normalise, tr("Cells"),
        { { tr("Counts"), ConfusionModel::Normalise::None },
            { tr("Share of the row"), ConfusionModel::Normalise::Row },
            { tr("Share of the column"), ConfusionModel::Normalise::Column } });
    auto* order = new QComboBox(this);
    addChoices(order, tr("Order of the types"),
        { { tr("By name"), ConfusionModel::Order::Name },
            { tr("By frequency"), ConfusionModel::Order::Frequency } });
    auto* diagonal = new QCheckBox(tr("Hide the diago&nal"), this);
    diagonal->setToolTip(tr("Leave out pairs of equal type"));
    m_short->setText(tr("&Most types shown:"));
    keepSaid(m_short, [this]() {
        m_short->setToolTip(tr("Those with most errors; the other types share one row and one column"));
    });
    m_short->setChecked(true);
    m_most->setRange(1, static_cast<int>(ConfusionModel::mostSections));
    m_most->setValue(static_cast<int>(ConfusionModel::topCount));
    m_most->setAccessibleName(tr("Most types shown"));
    m_most->setToolTip(m_short->toolTip());

    addChoices(m_part, tr("What is shown"), { { tr("Matrix"), 0 }, { tr("Pairs"), 1 } });
    m_part->setToolTip(tr("The matrix, or the confused pairs with the most frequent first"));
    connect(m_part, &QComboBox::activated, this, &ConfusionView::fitParts);
    m_ofMatrix = { labelled(tr("&Cells:"), normalise), labelled(tr("&Order:"), order), diagonal };
    auto* bar = new FlowLayout(
        { 6, 4, 6, 0 }, { m_part, m_ofMatrix[0], m_ofMatrix[1], diagonal, m_short, m_most, m_note });
    for (QWidget* widget : std::initializer_list<QWidget*> { diagonal, m_short, m_most, m_note }) {
        widget->setMinimumHeight(normalise->sizeHint().height()); // one line of controls of one height
    }
    connect(normalise, &QComboBox::activated, this, [this, normalise](int index) {
        m_model->setNormalise(static_cast<ConfusionModel::Normalise>(normalise->itemData(index).toInt()));
        measure();
    });
    connect(order, &QComboBox::activated, this, [this, order](int index) {
        m_model->setOrder(static_cast<ConfusionModel::Order>(order->itemData(index).toInt()));
        measure();
    });
    connect(diagonal, &QCheckBox::toggled, m_model, &ConfusionModel::setDiagonalHidden);
    connect(m_short, &QCheckBox::toggled, this, [this](bool shortened) {
        m_model->setShortened(shortened);
        m_most->setEnabled(shortened);
        measure();
    });
    connect(m_most, &QSpinBox::valueChanged, this, [this](int types) {
        m_model->setMost(static_cast<std::size_t>(types));
        measure();
    });
    return bar;
}

void ConfusionView::takeResult()
{
    m_model->setEvaluation(m_selection.mainEvaluation());
    m_pairs->setEvaluation(m_selection.mainEvaluation());
    m_list->resizeColumnsToContents();
    measure();
    fitParts();
    showState();
}

bool ConfusionView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        watched == m_split ? fitParts() : applyWidths();
    }
    return SessionPanel::eventFilter(watched, event);
}

int ConfusionView::listWidth() const
{
    int width = 2 * m_list->frameWidth() + m_list->style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 2;
    for (int column = 0; column < m_pairs->columnCount(); ++column) {
        width += m_list->columnWidth(column);
    }
    return width;
}

int ConfusionView::matrixWidth() const
{
    return lyingWidth() + 2 * m_table->frameWidth()
        + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

int ConfusionView::lyingWidth() const
{
    int width = m_table->verticalHeader()->sizeHint().width();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        width += std::max(m_cellWidth, m_header->lyingWidth(column));
    }
    return width;
}

void ConfusionView::fitParts()
{
    constexpr std::size_t fewTypes = 5; // there is nothing to leave out
    const bool pairs = m_pairs->rowCount() > 0;
    const bool narrow = pairs && lyingWidth() + listWidth() > m_split->width()
        && m_split->width() < fontMetrics().averageCharWidth() * charactersForBoth;
    const bool matrix = !narrow || m_part->currentIndex() == 0;
    m_part->setVisible(narrow);
    m_table->setVisible(matrix);
    m_list->setVisible(pairs && (!narrow || !matrix));
    for (QWidget* control : m_ofMatrix) {
        control->setVisible(matrix);
    }
    m_short->setVisible(matrix && m_model->typeCount() > fewTypes);
    m_most->setVisible(m_short->isVisibleTo(this));
    divide();
}

/// The list has what it needs, at most a third or what the matrix leaves, until the user moves the handle.
void ConfusionView::divide()
{
    const int whole = m_split->width() - m_split->handleWidth();
    if (m_divided || m_list->isHidden() || m_table->isHidden() || whole <= 0) {
        return;
    }
    const int list = std::min(listWidth(), std::max(whole / 3, whole - matrixWidth()));
    m_split->setSizes({ whole - list, list });
}

void ConfusionView::measure()
{
    m_cellWidth = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            const QString text = m_model->index(row, column).data().toString();
            m_cellWidth = std::max(m_cellWidth, m_table->fontMetrics().horizontalAdvance(text));
        }
    }
    m_cellWidth += 2 * m_table->fontMetrics().averageCharWidth();
    applyWidths();
}

void ConfusionView::applyWidths()
{
    // Columns of one width read as a grid; where lying names do not fit, they stand.
    m_header->setHighest(std::max(m_table->height() * 2 / 5, 3 * rowHeight(m_table)));
    m_header->setTurned(lyingWidth() > m_table->width());
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->setColumnWidth(column,
            std::max(m_cellWidth, m_header->turned() ? rowHeight(m_table) : m_header->lyingWidth(column)));
    }
}

void ConfusionView::showState()
{
    const bool busy = m_session.busy();
    const bool shown = m_model->rowCount() > 0 && !m_selection.showsGoldAlone();
    setDimmed(m_table, busy && shown);
    setDimmed(m_list, busy && shown);
    m_note->setText(busy && shown ? tr("These are the old numbers; new ones are being computed.")
                                  : tr("Rows: gold, columns: system"));
    if (shown) {
        m_pages->showContent();
    } else if (m_selection.mainEvaluation() && !m_selection.showsGoldAlone()) {
        m_pages->showPage(tr("No annotations"), tr("Neither the gold nor the system has an annotation."));
    } else {
        m_pages->showState(m_session);
    }
}

void ConfusionView::showListMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    menu->setToolTipsVisible(true);
    if (index.isValid()) {
        addFilterActions(menu, &m_selection, index.data(FilterRole).value<analysis::RecordFilter>());
        menu->addSeparator();
    }
    addCopyActions(menu, m_listInteraction, index);
    menu->popup(position);
}

void ConfusionView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    menu->setToolTipsVisible(true);
    if (index.isValid()) {
        if (const QVariant filter = index.data(FilterRole); filter.isValid()) {
            addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>());
            menu->addSeparator();
        }
        addPushAction(menu, &m_selection,
            tr("Filter to gold type “%1”").arg(shortened(m_model->name(index.row()))),
            m_model->rowFilter(index.row()));
        addPushAction(menu, &m_selection,
            tr("Filter to system type “%1”").arg(shortened(m_model->name(index.column()))),
            m_model->columnFilter(index.column()));
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_confusionview.cpp"
