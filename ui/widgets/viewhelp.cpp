// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/viewhelp.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/base/distinctnames.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/shortcuts.h"
#include "ui/session/session.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/focusaware.h"
#include "ui/widgets/layouts.h"

#include "core/evaluation/slices/judgedrecords.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QTreeView>

#include <set>

namespace touchstone::ui {

namespace {

constexpr int sampleRows = 200;

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

/// Gives the rows of a table their height anew when its font changes; columns grow with the letters.
class RowsOfFont : public QObject
{
public:
    explicit RowsOfFont(QTableView* table)
        : QObject(table)
        , m_table(*table)
    {
        table->installEventFilter(this);
        follow();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange) {
            follow();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    void follow()
    {
        m_table.verticalHeader()->setDefaultSectionSize(rowHeight(&m_table));
        const int before = std::exchange(m_letter, std::max(1, m_table.fontMetrics().averageCharWidth()));
        QHeaderView* header = m_table.horizontalHeader();
        for (int column = 0; m_letter != before && column < header->count(); ++column) {
            if (!header->isSectionHidden(column)
                && header->sectionResizeMode(column) != QHeaderView::Stretch) {
                header->resizeSection(column, header->sectionSize(column) * m_letter / before);
            }
        }
    }

    QTableView& m_table;
    int m_letter = std::max(1, m_table.fontMetrics().averageCharWidth()); ///< pixels of one, on average
};

} // namespace

SortHeader::SortHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    connect(this, &QHeaderView::sortIndicatorChanged, this, [this](int section) {
        if (section >= 0 && section < count() && sectionResizeMode(section) == Interactive) {
            resizeSection(section, std::max(sectionSize(section), sectionSizeHint(section)));
        }
    });
}

QSize SortHeader::sectionSizeFromContents(int logicalIndex) const
{
    QSize size = QHeaderView::sectionSizeFromContents(logicalIndex);
    if (isSortIndicatorShown() && logicalIndex != sortIndicatorSection()) {
        // As QCommonStyle adds for it.
        size.rwidth() -= size.height() + style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, this);
    }
    return size;
}

QString SortHeader::shownTitle(int logicalIndex) const
{
    const QString title = model()->headerData(logicalIndex, orientation()).toString();
    const QString shorter = model()->headerData(logicalIndex, orientation(), ShortTitleRole).toString();
    return shorter.isEmpty() || sectionSize(logicalIndex) >= sectionSizeHint(logicalIndex) ? title : shorter;
}

int SortHeader::leastSize(int logicalIndex) const
{
    const int whole = sectionSizeHint(logicalIndex);
    const QString title = model()->headerData(logicalIndex, orientation()).toString();
    const QString shorter = model()->headerData(logicalIndex, orientation(), ShortTitleRole).toString();
    const QFontMetrics metrics(font());
    return shorter.isEmpty()
        ? whole
        : whole - std::max(0, metrics.horizontalAdvance(title) - metrics.horizontalAdvance(shorter));
}

void SortHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    if (model()->headerData(logicalIndex, orientation(), ShortTitleRole).isValid()) {
        option->text = shownTitle(logicalIndex);
    }
    QStyleOptionHeader section = *option;
    section.rect = QRect(0, 0, sectionSize(logicalIndex), height());
    const int room = style()->subElementRect(QStyle::SE_HeaderLabel, &section, this).width();
    if (option->fontMetrics.horizontalAdvance(option->text) > room + 1) { // parts of a pixel
        option->text = option->fontMetrics.elidedText(
            option->text, textElideMode() == Qt::ElideNone ? Qt::ElideRight : textElideMode(), room);
    }
}

QString SortHeader::writtenTitle(int logicalIndex) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, logicalIndex);
    return option.text;
}

void fitColumns(QAbstractItemView* view, QHeaderView* header, int most)
{
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        fitColumn(view, header, column, most);
    }
}

namespace {

/// Qt's tree asks for heights without the widths of columns.
class WrappingDelegate : public QStyledItemDelegate
{
public:
    explicit WrappingDelegate(QTreeView* tree)
        : QStyledItemDelegate(tree)
        , m_tree(tree)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem placed = option;
        placed.rect = QRect(0, 0, m_tree->columnWidth(index.column()), m_tree->fontMetrics().height());
        return QStyledItemDelegate::sizeHint(placed, index);
    }

private:
    QTreeView* m_tree;
};

} // namespace

void wrapColumn(QTreeView* tree, int column)
{
    tree->setWordWrap(true);
    tree->setUniformRowHeights(false);
    auto* const delegate = new WrappingDelegate(tree);
    tree->setItemDelegateForColumn(column, delegate);
    QObject::connect(tree->header(), &QHeaderView::sectionResized, delegate, [delegate, column](int section) {
        if (section == column) {
            Q_EMIT delegate->sizeHintChanged({});
        }
    });
}

int widestCell(QAbstractItemView* view, int column)
{
    const QAbstractItemModel* model = view->model();
    QStyleOptionViewItem option;
    option.initFrom(view);
    option.font = view->font();
    option.decorationSize = view->iconSize().isValid() ? view->iconSize() : QSize(16, 16);
    const int rows = std::min(model->rowCount(), sampleRows);
    int width = 0;
    QAbstractItemDelegate* delegate = view->itemDelegateForColumn(column);
    if (delegate == nullptr) {
        delegate = view->itemDelegate();
    }
    const auto widen = [&](const QModelIndex& index, int indent) {
        width = std::max(width, delegate->sizeHint(option, index).width() + indent);
    };
    const int step = column == 0 ? view->style()->pixelMetric(QStyle::PM_TreeViewIndentation) : 0;
    for (int row = 0; row < rows; ++row) {
        widen(model->index(row, column), step);
        const QModelIndex parent = model->index(row, 0);
        for (int child = 0; child < std::min(model->rowCount(parent), sampleRows); ++child) {
            widen(model->index(child, column, parent), 2 * step);
        }
    }
    return width;
}

Qt::TextElideMode elisionOf(const QTableView& table, int column, const QStringList& names)
{
    const int margins = 2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1);
    const QFontMetrics metrics = table.fontMetrics();
    // Names of capitals and digits are wider than the average letter.
    const auto longest = std::ranges::max_element(names, {}, &QString::size);
    const double letter = longest == names.end() || longest->isEmpty()
        ? metrics.averageCharWidth()
        : static_cast<double>(metrics.horizontalAdvance(*longest)) / static_cast<double>(longest->size());
    return distinctElision(
        names, static_cast<qsizetype>((table.columnWidth(column) - margins) / std::max(1.0, letter)));
}

void fitColumn(QAbstractItemView* view, QHeaderView* header, int column, int most)
{
    const int width = std::max(header->sectionSizeHint(column), widestCell(view, column));
    header->resizeSection(column, std::min(width + 8, view->fontMetrics().averageCharWidth() * most));
}

int rowHeight(const QWidget* widget)
{
    return std::max(24, widget->fontMetrics().height() + 6); // 24: the least target of a pointer
}

void keepRowHeight(QTableView* table) { new RowsOfFont(table); }

void showPlain(QTableView* table)
{
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    keepRowHeight(table);
    table->horizontalHeader()->setHighlightSections(false);
}

QTableView* sortableTable(QWidget* parent)
{
    auto* table = new FocusAware<QTableView>(parent);
    table->setHorizontalHeader(new SortHeader(table));
    return table;
}

void makeSortable(QTableView* table)
{
    table->horizontalHeader()->setSortIndicatorClearable(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->setSortingEnabled(true);
}

void showAsList(QTableView* table)
{
    showPlain(table);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setAlternatingRowColors(true);
}

void clearWithFilters(QAbstractItemView* view, const SelectionModel& selection)
{
    whenChanged(selection, SelectionModel::FiltersChanged, view, [view, &selection]() {
        if (selection.filters().empty()) {
            view->clearSelection();
        }
    });
}

analysis::EvaluationPtr comparableB(const Session& session, const analysis::EvaluationPtr& a)
{
    const analysis::EvaluationPtr b = session.evaluationB();
    return a && b && analysis::sameGold(*a, *b) && b->spec == a->spec ? b : nullptr;
}

QString whyNoSystemB(const Session& session, const QString& measure)
{
    const analysis::EvaluationPtr a = session.evaluationA();
    if (!a || session.busy()) {
        return {};
    }
    if (session.systemB() < 0) {
        return tr("There is no System B: choose one in the toolbar.");
    }
    if (!session.evaluationB()) {
        return tr("System B could not be scored.");
    }
    if (!comparableB(session, a)) {
        return tr("System B was scored on another gold, or under other settings, and cannot stand beside "
                  "System A.");
    }
    if (const auto error = session.measureErrorB(measure)) {
        //: %1: what is wrong
        return tr("System B: %1").arg(errorText(*error));
    }
    return {};
}

QString placeText(const SelectionModel& selection)
{
    const auto current = selection.currentRecord();
    const QString place = current ? placeText(selection, *current) : QString();
    if (!place.isEmpty()) {
        return place;
    }
    const auto all = std::ssize(selection.errors());
    if (selection.showsGoldAlone()) {
        //: none is selected; the parameter is the number of annotations in the filter
        return tr("annotations: %1").arg(countText(all));
    }
    //: no error is selected; the parameter is the number of errors in the filter
    return all == 0 ? tr("no errors") : tr("errors: %1").arg(countText(all));
}

QString placeText(const SelectionModel& selection, std::uint32_t record)
{
    const auto number = selection.errorNumber(record);
    if (!number) {
        return {};
    }
    const QString all = countText(std::ssize(selection.errors()));
    return selection.showsGoldAlone()
        //: %1: number of the selected annotation, %2: number of annotations in the filter
        ? tr("annotation %1 of %2").arg(countText(*number), all)
        //: %1: number of an error, %2: number of errors in the filter
        : tr("error %1 of %2").arg(countText(*number), all);
}

void follow(SelectionModel* selection, const analysis::RecordFilter& filter, bool adding)
{
    if (adding) {
        selection->addFilter(filter);
    } else {
        selection->setFilter(filter);
    }
}

QAction* addPushAction(
    QMenu* menu, SelectionModel* selection, const QString& text, const analysis::RecordFilter& filter)
{
    auto* action = menu->addAction(
        withoutMnemonic(text), selection, [selection, filter]() { selection->pushFilter(filter); });
    action->setToolTip(filterMeaning(filter));
    return action;
}

void addJudgeMenu(QMenu* menu, const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& records,
    const std::function<void(std::optional<analysis::Verdict> verdict)>& chosen)
{
    bool any = false;
    std::set<analysis::Verdict> verdicts;
    for (const std::uint32_t record : records) {
        const auto* const judgement = analysis::judgementOf(evaluation, evaluation.records[record]);
        any = any || judgement != nullptr;
        verdicts.insert(judgement == nullptr ? analysis::Verdict::Cleared : judgement->verdict);
    }
    auto* judge = menu->addMenu(
        records.size() == 1 ? tr("&Judge") : tr("&Judge %1 annotations").arg(countText(std::ssize(records))));
    for (const analysis::Verdict verdict : analysis::givenVerdicts) {
        auto* action
            = judge->addAction(verdictLabel(verdict), judge, [chosen, verdict]() { chosen(verdict); });
        action->setCheckable(true);
        action->setChecked(verdicts == std::set { verdict });
    }
    judge->addAction(tr("With a &text…"), judge, [chosen]() { chosen({}); });
    judge->addSeparator();
    judge->addAction(tr("&Clear"), judge, [chosen]() { chosen(analysis::Verdict::Cleared); })
        ->setEnabled(any);
}

QMenu* popupMenu(QWidget* parent)
{
    auto* menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void addFilterActions(QMenu* menu, SelectionModel* selection, const analysis::RecordFilter& filter,
    const std::function<void()>& before)
{
    const auto add = [&](const QString& text, void (SelectionModel::*follow)(const analysis::RecordFilter&)) {
        menu->addAction(text, selection, [selection, filter, before, follow]() {
            if (before) {
                before();
            }
            (selection->*follow)(filter);
        });
    };
    add(tr("&Show these records"), &SelectionModel::setFilter);
    add(tr("Show them &within the filter"), &SelectionModel::pushFilter);
}

void addCopyActions(QMenu* menu, const CellInteraction* interaction, const QModelIndex& index)
{
    if (!menu->isEmpty()) {
        menu->addSeparator();
    }
    if (index.isValid()) {
        const QString text = CellInteraction::plainText(index);
        menu->addAction(
            tr("Copy &text"), interaction, [text]() { QApplication::clipboard()->setText(text); });
    }
    menu->addAction(tr("&Copy selection"), interaction, [interaction]() { interaction->copySelection(); })
        ->setShortcut(QKeySequence::Copy);
    using Headings = CellInteraction::Headings;
    menu->addAction(tr("Copy selection with &headings"), interaction,
        [interaction]() { interaction->copySelection(Headings::Always); });
    menu->addAction(tr("Copy selection with&out headings"), interaction,
        [interaction]() { interaction->copySelection(Headings::Never); });
    menu->addAction(tr("Copy &all rows"), interaction, [interaction]() { interaction->copyTable(); })
        ->setShortcut(presentKeys(Command::CopyTable).value(0));
}

QComboBox* makeSchemeCombo(SelectionModel* selection, QWidget* parent)
{
    auto* combo = new QComboBox(parent);
    for (const match::Scheme scheme : match::allSchemes) {
        combo->addItem(schemeText(scheme), static_cast<int>(scheme));
        combo->setItemData(combo->count() - 1, schemeMeaning(scheme), Qt::ToolTipRole);
    }
    combo->setAccessibleName(tr("Scheme"));
    const auto update = [combo, selection]() {
        combo->setCurrentIndex(combo->findData(static_cast<int>(selection->scheme())));
        combo->setToolTip(schemeMeaning(selection->scheme()));
    };
    update();
    QObject::connect(combo, &QComboBox::activated, selection, [combo, selection](int index) {
        selection->setScheme(static_cast<match::Scheme>(combo->itemData(index).toInt()));
    });
    whenChanged(*selection, SelectionModel::SchemeChanged, combo, update);
    return combo;
}

void setRichToolTip(QWidget& widget, const QString& html)
{
    widget.setToolTip(html);
    widget.setAccessibleDescription(QTextDocumentFragment::fromHtml(html).toPlainText());
}

QString withoutMnemonic(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

QString shortened(const QString& name, int most)
{
    if (name.size() <= most) {
        return name;
    }
    const int part = (most - 1) / 2;
    return QStringLiteral("%1…%2").arg(name.left(part), name.right(part));
}

QWidget* labelled(const QString& text, QWidget* control)
{
    auto* both = new QWidget(control->parentWidget());
    layRow(both, {}, { labelOf(text, control, both), control });
    return both;
}

} // namespace touchstone::ui
