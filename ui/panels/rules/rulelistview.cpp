// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/rules/rulelistview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/widgets/linkdelegate.h"
#include "ui/widgets/viewhelp.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace touchstone::ui {

namespace {

constexpr int nameWidth = 36; ///< characters
constexpr int wordsWidth = 12;
constexpr double edgeStrength = 0.6; ///< of the edge of a box, between ground and text

/// Draws the edge of boxes so that an empty one is seen on a dark ground, too.
class RuleDelegate : public LinkDelegate
{
public:
    using LinkDelegate::LinkDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        LinkDelegate::paint(painter, option, index);
        if (!index.data(Qt::CheckStateRole).isValid()) {
            return;
        }
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
        const QRectF box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
        painter->save();
        painter->setPen(QPen(faded(option.palette, edgeStrength), 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        LinkDelegate::initStyleOption(option, index);
        if (index.data(LinkRole).toBool()) {
            option->font.setUnderline(true); // beside numbers that look the same
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::Link));
        }
    }
};

} // namespace

RuleListView::RuleListView(SelectionModel& selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
{
    setUpTree();
    using Shown = RuleListModel::Shown;
    addChoices(m_shown,
        { { tr("All rules"), Shown::All }, { tr("Applied"), Shown::Fired },
            { tr("Never applied"), Shown::NeverFired }, { tr("Switched off"), Shown::Off },
            { tr("Of my files"), Shown::Own } });
    m_shown->setAccessibleName(tr("Rules shown"));
    m_words->setToolTip(tr("Rules whose name, about line, phase or file contains these words."));
    m_words->setMinimumWidth(fontMetrics().averageCharWidth() * wordsWidth);
    layRow(m_controls, { 4, 0, 4, 2 }, { m_shown, { m_words, 1 } });
    layColumn(this, {}, { m_controls, { m_tree, 1 } }, 2);

    connect(m_words, &QLineEdit::textChanged, m_model, &RuleListModel::setWords);
    connect(m_shown, &QComboBox::currentIndexChanged, this,
        [this]() { m_model->setShown(static_cast<Shown>(m_shown->currentData().toInt())); });
    connect(m_model, &RuleListModel::modelAboutToBeReset, this,
        [this]() { m_scrolled = m_tree->verticalScrollBar()->value(); });
    connect(m_model, &RuleListModel::modelReset, this, &RuleListView::restore);
    connect(m_model, &RuleListModel::switched, this, &RuleListView::switchRequested);
    followTree();
}

void RuleListView::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new RuleDelegate(m_tree));
    m_tree->setAccessibleName(tr("Rules by phase"));
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_tree->setAllColumnsShowFocus(false);
    m_tree->setAlternatingRowColors(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setExpandsOnDoubleClick(true);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->setHighlightSections(false);
    m_tree->header()->setSortIndicatorClearable(true);
    m_tree->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_tree->setSortingEnabled(true);
    m_tree->installEventFilter(this);
}

void RuleListView::followTree()
{
    connect(m_tree, &QTreeView::collapsed, this,
        [this](const QModelIndex& index) { m_folded.insert(index.siblingAtColumn(0).data().toString()); });
    connect(m_tree, &QTreeView::expanded, this,
        [this](const QModelIndex& index) { m_folded.remove(index.siblingAtColumn(0).data().toString()); });
    connect(m_tree, &QTreeView::activated, this, &RuleListView::open);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &RuleListView::noteCurrent);
    connect(m_tree->header(), &QHeaderView::sectionResized, this, [this]() {
        if (!m_fitting && m_tree->isVisible()) {
            m_sized = true;
        }
    });
    connect(
        m_interaction, &CellInteraction::linkActivated, this, [this](const QModelIndex& index, bool adding) {
            const auto filter = index.data(FilterRole).value<analysis::RecordFilter>();
            beforeLink();
            ui::follow(&m_selection, filter, adding);
        });
    connect(m_interaction, &CellInteraction::menuRequested, this, &RuleListView::showMenu);
    // A box that was hit, or a second click, is no wish to filter.
    connect(m_model, &RuleListModel::switched, this, [this]() { m_boxHit = true; });
    connect(m_tree, &QTreeView::pressed, this, [this]() { m_boxHit = false; });
    connect(m_tree, &QTreeView::clicked, this, &RuleListView::filterBy);
}

void RuleListView::noteCurrent(const QModelIndex& current)
{
    const auto* rule = m_model->rule(current);
    const auto* phase = m_model->phase(current);
    if (m_restoring || (rule == nullptr && phase == nullptr)) {
        return;
    }
    const QString name = toQString(rule != nullptr ? rule->name : phase->name);
    const bool other = name != m_current || m_currentIsPhase != (rule == nullptr);
    m_current = name;
    m_currentIsPhase = rule == nullptr;
    m_currentColumn = current.column();
    if (other && rule != nullptr) {
        Q_EMIT currentRuleChanged(name);
    }
}

void RuleListView::filterBy(const QModelIndex& index)
{
    const auto* rule = m_model->rule(index);
    const bool plain = QApplication::keyboardModifiers() == Qt::NoModifier;
    if (plain && !m_boxHit && rule != nullptr && !index.data(LinkRole).toBool()) {
        filterByRow(index); // links answer by themselves, Ctrl and Shift select
    }
}

void RuleListView::beforeLink() const
{
    if (m_beforeLink) {
        m_beforeLink();
    }
}

void RuleListView::filterByRow(const QModelIndex& index)
{
    const QVariant link = index.siblingAtColumn(RuleListModel::RecordsColumn).data(FilterRole);
    if (!link.isValid()) {
        return;
    }
    const auto filter = link.value<analysis::RecordFilter>();
    beforeLink();
    const auto& filters = m_selection.filters();
    if (filters.size() != 1 || filters.front() != filter) { // the second of a double click takes nothing back
        m_selection.setFilter(filter);
    }
}

void RuleListView::setListing(std::shared_ptr<const analysis::RuleListing> listing)
{
    m_model->setListing(std::move(listing));
    if (!m_sized) { // else as the user wants the columns
        const QScopedValueRollback fitting(m_fitting, true);
        fitColumns(m_tree, m_tree->header(), nameWidth);
    }
}

void RuleListView::restore()
{
    const QScopedValueRollback restoring(m_restoring, true);
    const bool filtered = m_model->listing() && !m_words->text().trimmed().isEmpty();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (filtered || !m_folded.contains(index.data().toString())) {
            const QSignalBlocker quiet(m_tree); // what is searched is unfolded, but not for good
            m_tree->expand(index);
        }
    }
    const QModelIndex current = m_currentIsPhase ? m_model->indexOfPhase(m_current, m_currentColumn)
                                                 : m_model->indexOf(m_current, m_currentColumn);
    if (current.isValid()) {
        m_tree->setCurrentIndex(current);
    }
    m_tree->verticalScrollBar()->setValue(m_scrolled);
    if (current.isValid()) {
        m_tree->scrollTo(current);
    }
}

QString RuleListView::currentRule() const
{
    const auto* rule = m_model->rule(m_tree->currentIndex());
    return rule != nullptr ? toQString(rule->name) : QString();
}

bool RuleListView::showRule(const QString& rule)
{
    QModelIndex index = m_model->indexOf(rule, m_currentColumn);
    if (!index.isValid()) {
        m_words->clear();
        m_shown->setCurrentIndex(0);
        index = m_model->indexOf(rule, m_currentColumn);
    }
    if (!index.isValid()) {
        return false;
    }
    {
        const QScopedValueRollback quiet(m_restoring, true); // whoever asks knows which rule it is
        m_tree->expand(index.parent());
        m_tree->setCurrentIndex(index);
        m_tree->scrollTo(index);
    }
    m_current = rule;
    m_currentIsPhase = false;
    return true;
}

void RuleListView::open(const QModelIndex& index)
{
    if (const auto* rule = m_model->rule(index)) {
        Q_EMIT ruleOpened(toQString(rule->name));
    }
}

bool RuleListView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const QModelIndex current = m_tree->currentIndex();
        const auto* rule = m_model->rule(current);
        // Links and boxes have had the key before.
        const bool link = current.data(LinkRole).toBool();
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool space = key->key() == Qt::Key_Space;
        if (space && key->modifiers() == Qt::NoModifier && rule != nullptr && !link) {
            Q_EMIT switchRequested(toQString(rule->name), !rule->on);
            return true;
        }
        if (enter && key->modifiers().testFlag(Qt::ControlModifier) && rule != nullptr && !link) {
            filterByRow(current);
            return true;
        }
        if ((enter || space) && m_model->phase(current) != nullptr && !link) {
            const QModelIndex phase = current.siblingAtColumn(0);
            m_tree->setExpanded(phase, !m_tree->isExpanded(phase));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RuleListView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    if (const auto* rule = m_model->rule(index)) {
        const QString name = toQString(rule->name);
        if (rule->on && rule->records.value_or(0) > 0) {
            addFilterActions(menu, &m_selection, rule->filter, m_beforeLink);
            if (rule->subject == rules::Subject::Entity || rule->subject == rules::Subject::Link) {
                analysis::RecordFilter mentions = rule->filter;
                mentions.list = "rules";
                menu->addAction(tr("Show all &mentions of them"), this, [this, mentions]() {
                    beforeLink();
                    m_selection.setFilter(mentions);
                });
            }
            menu->addSeparator();
        }
        menu->setDefaultAction(
            menu->addAction(tr("&Open the rule"), this, [this, name]() { Q_EMIT ruleOpened(name); }));
        menu->addAction(rule->on ? tr("S&witch off") : tr("S&witch on"), this,
            [this, name, on = !rule->on]() { Q_EMIT switchRequested(name, on); });
    } else if (const auto* phase = m_model->phase(index)) {
        if (phase->records.value_or(0) > 0) {
            addFilterActions(menu, &m_selection, phase->filter, m_beforeLink);
        }
    }
    menu->addSeparator();
    const auto fold = [this, menu](const QString& text, bool unfolded) {
        menu->addAction(text, this, [this, unfolded]() {
            for (int row = 0; row < m_model->rowCount(); ++row) {
                m_tree->setExpanded(m_model->index(row, 0), unfolded);
            }
        });
    };
    fold(tr("&Unfold all phases"), true);
    fold(tr("&Fold all phases"), false);
    addCopyActions(menu, m_interaction, index);
    if (!m_actions.isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_actions);
    }
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_rulelistview.cpp"
