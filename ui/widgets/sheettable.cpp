// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sheettable.h"

#include "ui/charts/dotcolumn.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/viewhelp.h"

#include "core/support/lookup.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScreen>

#include <utility>

namespace touchstone::ui {

namespace {

/// Cells with dots are painted as such.
class SheetDelegate : public LinkDelegate
{
public:
    using LinkDelegate::LinkDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        LinkDelegate::paint(painter, option, index);
        const QVariant dots = index.data(DotsRole);
        if (!dots.isValid()) {
            return;
        }
        painter->save();
        painter->setClipRect(option.rect);
        painter->setOpacity(isDimmed(option.widget) ? dimmedOpacity : 1);
        paintDots(*painter, option.rect, option.palette, dots.value<DotRow>());
        painter->restore();
    }
};

/// Over dots it has their axis.
class SheetHeader : public SortHeader
{
public:
    explicit SheetHeader(QWidget* parent)
        : SortHeader(parent)
    {
        setSectionsMovable(true);
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override
    {
        const QVariant axis = model()->headerData(logicalIndex, Qt::Horizontal, DotsRole);
        if (!axis.isValid()) {
            SortHeader::paintSection(painter, rect, logicalIndex);
            return;
        }
        QStyleOptionHeaderV2 option;
        initStyleOption(&option);
        option.rect = rect;
        initStyleOptionForIndex(&option, logicalIndex);
        option.text.clear();
        painter->save(); // the style leaves a clip behind
        style()->drawControl(QStyle::CE_Header, &option, painter, this);
        painter->restore();
        painter->save();
        paintDotAxis(*painter, rect, option.palette, axis.value<DotAxis>());
        painter->restore();
    }
};

} // namespace

FormulaPopover::FormulaPopover(QWidget* parent)
    : QFrame(parent, Qt::Popup)
{
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Formula"));
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_title->setTextFormat(Qt::PlainText);
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_formula->setFocusPolicy(Qt::StrongFocus);
    layColumn(this, { m_title, m_formula });
    connect(m_formula, &QLabel::linkActivated, this, [this](const QString& link) {
        const bool adding = QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
        hide();
        Q_EMIT linkChosen(link.toInt(), adding);
    });
}

void FormulaPopover::showAt(const QPoint& globalPosition, const QString& title, const QString& html)
{
    m_title->setText(title);
    m_formula->setText(html);
    adjustSize();
    QPoint place = globalPosition;
    if (const QScreen* screen = QGuiApplication::screenAt(globalPosition)) {
        const QRect room = screen->availableGeometry();
        place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
        place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(place);
    show();
    m_formula->setFocus(Qt::PopupFocusReason);
}

SheetTable::SheetTable(SelectionModel& selection, QWidget* parent)
    : FocusAware(parent)
    , m_selection(selection)
{
    setModel(m_model);
    setItemDelegate(new SheetDelegate(this));
    setHeader(new SheetHeader(this));
    setAlternatingRowColors(true);
    setUniformRowHeights(true);
    setRootIsDecorated(false);
    setAllColumnsShowFocus(false);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    header()->setStretchLastSection(false);
    header()->setSortIndicatorClearable(true);
    header()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);

    clearWithFilters(this, m_selection);
    connect(m_interaction, &CellInteraction::linkActivated, this, &SheetTable::activate);
    connect(m_interaction, &CellInteraction::menuRequested, this, &SheetTable::showMenu);
    connect(m_popover, &FormulaPopover::linkChosen, this, [this](int number, bool adding) {
        const analysis::SheetCell* cell = m_formulaOf.isValid() ? m_model->cell(m_formulaOf) : nullptr;
        const auto part = static_cast<std::size_t>(number);
        if (cell != nullptr && part < cell->formula.size() && cell->formula[part].link) {
            followLink(*cell->formula[part].link, adding, m_model->plainName(m_formulaOf));
        }
    });
}

void SheetTable::setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet,
    std::vector<analysis::RowGroup> groups, std::vector<analysis::RowGroup> groupsB)
{
    m_model->setResult(std::move(a), std::move(b), sheet, std::move(groups), std::move(groupsB));
    constexpr std::size_t openRows = 60; // up to so many all groups stand open
    setRootIsDecorated(m_model->hasGroups());
    if (m_model->hasGroups() && m_model->sheet()->rows.size() <= openRows) {
        expandAll();
    }
    fitResult();
}

/// The scores stay in sight: in a narrow table columns give the room around their numbers, then counts leave,
/// the last ones first.
void SheetTable::fitResult()
{
    fillWidth();
    m_rest->setLeaving({});
    m_rest->setYielding({});
    fitColumns(this, header());
    std::vector<int> counts;
    std::vector<RestColumns::Yield> room;
    for (int column = m_model->columnCount() - 1; column >= 0; --column) {
        room.push_back({ column, leastWidth(column) });
        const analysis::SheetCell* cell = m_model->cell(m_model->index(0, column));
        if (column > 0 && cell != nullptr && cell->isCount) {
            counts.push_back(column);
        }
    }
    m_rest->setYielding(room);
    m_rest->setLeaving(std::move(counts));
}

int SheetTable::leastWidth(int column)
{
    return std::max(static_cast<SortHeader*>(header())->leastSize(column), widestCell(this, column));
}

void SheetTable::fillWidth() { m_rest = m_rest == nullptr ? new RestColumns(this) : m_rest; }

/// Dots take what is left; without them every column has a part, texts a larger one.
void SheetTable::shareRest()
{
    const int dots = m_model->columnCount() - 1;
    const bool hasDots = m_model->headerData(dots, Qt::Horizontal, DotsRole).isValid();
    constexpr int leastOfDots = 24; // characters
    std::vector<RestColumns::Share> shares;
    if (hasDots) {
        shares.push_back({ dots, fontMetrics().averageCharWidth() * leastOfDots });
    }
    for (int column = 0; !hasDots && column <= dots; ++column) {
        const bool text
            = column == 0 || m_model->index(0, column).data(SortRole).typeId() == QMetaType::QString;
        shares.push_back({ column, header()->sectionSize(column), text ? 3 : 1, leastWidth(column) });
    }
    m_rest->setShares(std::move(shares));
}

void SheetTable::setSheet(analysis::Sheet sheet, std::optional<SheetDots> dots)
{
    const QPoint place(currentIndex().column(), currentIndex().row());
    setAlternatingRowColors(false);
    header()->setSectionsMovable(false);
    auto titles = support::listOf(sheet.columns, &analysis::Sheet::Column::title);
    if (m_rest != nullptr) {
        m_rest->setShares({});
        m_rest->setLeaving({});
        m_rest->setYielding({});
    }
    m_model->setSheet(std::move(sheet), std::move(dots));
    if (titles != m_titles) {
        m_titles = std::move(titles);
        header()->setSortIndicator(-1, Qt::AscendingOrder);
    }
    fitColumns(this, header());
    if (m_rest != nullptr) {
        shareRest();
    }
    if (m_model->rowCount() > 0) {
        setCurrentIndex(m_model->index(std::clamp(place.y(), 0, m_model->rowCount() - 1),
            std::clamp(place.x(), 0, m_model->columnCount() - 1)));
        clearSelection();
    }
}

void SheetTable::setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals)
{
    m_model->setIntervals(std::move(intervals));
    fitResult();
}

QModelIndex SheetTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex current = currentIndex();
    if (current.isValid() && (action == MoveHome || action == MoveEnd) && !m_titles.empty()) {
        const int last = action == MoveEnd ? model()->rowCount() - 1 : 0;
        return model()->index(modifiers.testFlag(Qt::ControlModifier) ? last : current.row(),
            action == MoveEnd ? model()->columnCount() - 1 : 0);
    }
    const bool left = action == (isRightToLeft() ? MoveRight : MoveLeft);
    const bool right = action == (isRightToLeft() ? MoveLeft : MoveRight);
    if (!current.isValid() || (!left && !right)) {
        return QTreeView::moveCursor(action, modifiers);
    }
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
    for (int place = header()->visualIndex(current.column()) + step; place >= 0 && place < header()->count();
         place += step) {
        const int column = header()->logicalIndex(place);
        if (!header()->isSectionHidden(column)) {
            return current.siblingAtColumn(column);
        }
    }
    return current;
}

void SheetTable::activate(const QModelIndex& index, bool adding)
{
    const QVariant filter = index.data(FilterRole);
    if (m_tellsCells) {
        Q_EMIT cellActivated(index, adding);
    } else if (filter.isValid()) {
        const QString row = m_model->plainName(index);
        followLink(filter.value<analysis::RecordFilter>(), adding, row,
            QStringLiteral("%1\t%2").arg(row).arg(index.column()));
    } else {
        showFormula(index);
    }
}

void SheetTable::followLink(
    const analysis::RecordFilter& filter, bool adding, const QString& row, const QString& cell)
{
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): what goes before may take its cell away
    const analysis::RecordFilter wanted = filter;
    if (m_beforeLink) {
        m_beforeLink();
    }
    const bool another = !cell.isEmpty() && std::exchange(m_followed, cell) != cell;
    // The same cell takes its filter back; another one that counts the same records goes on showing them.
    const bool shown = another && !adding && m_selection.filters() == std::vector { wanted };
    if (m_follows && !shown) {
        ui::follow(&m_selection, wanted, adding);
    }
    Q_EMIT linkActivated(wanted, adding, row);
}

void SheetTable::showFormula(const QModelIndex& index)
{
    const analysis::SheetCell* cell = m_model->cell(index);
    if (cell == nullptr || cell->formula.empty()) {
        return;
    }
    m_formulaOf = index;
    QString html;
    for (std::size_t i = 0; i < cell->formula.size(); ++i) {
        const QString text = coreCount(cell->formula[i].text).toHtmlEscaped();
        html += cell->formula[i].link ? QStringLiteral("<a href=\"%1\">%2</a>").arg(i).arg(text) : text;
    }
    if (!cell->value) {
        html += QStringLiteral("<br>") + tr("– : undefined, since it would divide by 0");
    }
    const QString column = m_model->headerData(index.column(), Qt::Horizontal).toString();
    m_popover->showAt(viewport()->mapToGlobal(visualRect(index).bottomLeft()),
        tr("%1: %2").arg(m_model->rowName(index), column),
        QStringLiteral("<p style=\"line-height:140%\">%1 = %2</p>").arg(column.toHtmlEscaped(), html));
}

void SheetTable::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    const QVariant filter = index.data(FilterRole);
    if (filter.isValid() && m_follows) {
        addFilterActions(menu, &m_selection, filter.value<analysis::RecordFilter>(), m_beforeLink);
    } else if (filter.isValid()) { // whoever takes the links knows what must be set first
        menu->addAction(tr("&Show these records"), this,
            [this, filter = filter.value<analysis::RecordFilter>(), row = m_model->plainName(index)]() {
                followLink(filter, false, row);
            });
    } else if (const auto* const cell = m_model->cell(index); cell != nullptr && !cell->formula.empty()) {
        menu->addAction(tr("Show the &formula"), this, [this, cell = QPersistentModelIndex(index)]() {
            if (cell.isValid()) {
                showFormula(cell);
            }
        });
    }
    if (index.isValid() && m_rowMenu) {
        m_rowMenu(menu, index);
    }
    addCopyActions(menu, m_interaction, index);
    const auto addCopy = [this, menu](const QString& text, std::string (*form)(const analysis::Table&)) {
        connect(menu->addAction(text), &QAction::triggered, this,
            [this, form]() { QGuiApplication::clipboard()->setText(toQString(form(m_model->plain()))); });
    };
    if (!m_titles.empty()) {
        addCopy(tr("Copy the table as &LaTeX"), analysis::toLatex);
        addCopy(tr("Copy the table as &Markdown"), analysis::toMarkdown);
    }
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_sheettable.cpp"
