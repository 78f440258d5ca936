// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/records/documentsview.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/selectionmodel.h"
#include "ui/session/whenchanged.h"
#include "ui/widgets/dimming.h"
#include "ui/widgets/linkdelegate.h"

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>

namespace touchstone::ui {

namespace {

/// A document that one side lacks has a hollow mark before its relation, the others a filled one.
class RelationDelegate : public LinkDelegate
{
public:
    using LinkDelegate::LinkDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        LinkDelegate::initStyleOption(option, index);
        const auto relation = static_cast<analysis::TextRelation>(index.data(SortRole).toInt());
        const bool hollow = relation == analysis::TextRelation::Unpaired;
        const int side = option->fontMetrics.ascent() * 3 / 4;
        const qreal ratio = option->widget != nullptr ? option->widget->devicePixelRatioF() : 1.0;
        QPixmap mark(QSize(side, side) * ratio);
        mark.setDevicePixelRatio(ratio);
        mark.fill(Qt::transparent);
        QPainter painter(&mark);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor colour = option->palette.color(QPalette::Text);
        painter.setPen(QPen(colour, 1.2));
        if (relation != analysis::TextRelation::Equal) {
            colour.setAlphaF(0.45F);
        }
        painter.setBrush(hollow ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.drawEllipse(QRectF(1, 1, side - 2, side - 2));
        painter.end();
        option->icon = QIcon(mark);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = QSize(side, side);
    }
};

} // namespace

DocumentsView::DocumentsView(Session& session, SelectionModel& selection, QWidget* parent)
    : SessionPanel(session, selection, parent)
{
    m_table->setModel(m_model);
    m_table->setItemDelegate(new LinkDelegate(m_table));
    m_table->setItemDelegateForColumn(DocumentModel::Relation, new RelationDelegate(m_table));
    m_table->setAccessibleName(tr("Documents"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    showPlain(m_table);
    makeSortable(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setTextElideMode(Qt::ElideRight);
    // That of the widest letter would leave names no room.
    header->setMinimumSectionSize(2 * fontMetrics().averageCharWidth());

    auto* bar = inRow({ { m_filter, 1 }, m_count });
    bar->setContentsMargins(4, 4, 4, 0);
    m_system->setContentsMargins(6, 0, 6, 0);
    layColumn(this, {}, { bar, m_system, { m_pages, 1 } }, 4);

    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        {
            const QScopedValueRollback following(m_following, true);
            m_model->setNameFilter(text.trimmed());
        }
        showCurrent();
        showState();
    });
    connect(
        m_interaction, &CellInteraction::linkActivated, this, [this](const QModelIndex& index, bool adding) {
            const auto filter = index.data(FilterRole).value<analysis::RecordFilter>();
            makeSystemA(m_session, m_role);
            follow(&m_selection, filter, adding);
        });
    connect(header, &QHeaderView::sectionResized, this, &DocumentsView::elideNames);
    connect(header, &QHeaderView::sortIndicatorChanged, this, &DocumentsView::fitWidths);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this]() {
        m_roomOfNames = -1;
        elideNames();
    });
    connect(m_interaction, &CellInteraction::menuRequested, this, &DocumentsView::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex& current) {
            if (!m_following && current.isValid()) {
                // What the user does to the selection (Ctrl and click adds a row) is left to the table.
                const QScopedValueRollback leading(m_leading, true);
                m_selection.setCurrentCase(m_model->lineOf(current.row()));
            }
        });
    connect(m_interaction, &CellInteraction::activated, this,
        [this](const QModelIndex& index) { Q_EMIT activated(m_model->lineOf(index.row())); });
    whenChanged(selection, SelectionModel::EvaluationChanged, this, &DocumentsView::takeResult);
    whenChanged(selection, SelectionModel::SchemeChanged, this, [this]() {
        const QScopedValueRollback following(m_following, true);
        m_model->setScheme(m_selection.scheme());
        fitWidths();
    });
    whenChanged(selection,
        SelectionModel::EvaluationChanged | SelectionModel::SchemeChanged | SelectionModel::DocumentChanged,
        this, &DocumentsView::showCurrent);
    whenChanged(selection, SelectionModel::FiltersChanged | SelectionModel::SchemeChanged, this,
        &DocumentsView::showState);
    connect(&session, &Session::changed, this, &DocumentsView::showState);
    m_model->setScheme(selection.scheme());
    takeResult();
    showCurrent();
}

void DocumentsView::takeResult()
{
    const QScopedValueRollback following(m_following, true);
    const ShownSystem system = shownSystem(m_session, m_selection.evaluation());
    const bool ofB = system.role == ShownSystem::Role::B;
    m_role = ofB ? system.role : ShownSystem::Role::A; // other settings are no state of the session
    const auto& evaluation = ofB ? m_selection.evaluation() : m_selection.mainEvaluation();
    m_model->setEvaluation(evaluation, ofB ? system.whole : evaluation);
    const QString name = evaluation ? toQString(evaluation->system->name) : QString();
    if (evaluation && m_session.noGold()) {
        m_system->setFullText(tr("A: %1 · B: %2").arg(toQString(evaluation->gold->name), name));
    } else {
        //: Whose numbers a table holds. %1: name of a system
        m_system->setFullText(ofB ? tr("System B: %1").arg(name) : tr("System A: %1").arg(name));
    }
    m_system->setVisible(evaluation != nullptr && !goldAlone(*evaluation));
    fitCounts();
    fitWidths();
    showState();
}

void DocumentsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (fitCounts()) { // a column that was hidden has been measured without its heading
        fitWidths();
    }
}

void DocumentsView::changeEvent(QEvent* event)
{
    SessionPanel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        // When the table has them, too.
        QMetaObject::invokeMethod(this, &DocumentsView::fitWidths, Qt::QueuedConnection);
    }
}

bool DocumentsView::fitCounts()
{
    bool changed = false;
    const auto keepHidden = [&](int column, bool hidden) {
        changed = changed || m_table->isColumnHidden(column) != hidden;
        m_table->setColumnHidden(column, hidden);
    };
    constexpr int forCounts = 44; // in characters
    constexpr int forRelation = 60;
    const int unit = fontMetrics().averageCharWidth();
    const bool room = width() >= forCounts * unit;
    const bool alone = m_selection.showsGoldAlone(); // nothing is told but how much there is
    for (const int column : { DocumentModel::Errors, DocumentModel::F1 }) {
        keepHidden(column, alone);
    }
    keepHidden(DocumentModel::Gold, !room && !alone);
    keepHidden(DocumentModel::System, !room || alone);
    const auto& evaluation = m_selection.evaluation();
    // A column that says "same text" all the way down says nothing.
    const bool alike = evaluation && std::ranges::all_of(evaluation->cases, [&](const auto& each) {
        return each.relation == evaluation->cases.front().relation
            && each.relation != analysis::TextRelation::Unpaired;
    });
    keepHidden(DocumentModel::Relation, alike || width() < forRelation * unit);
    return changed;
}

void DocumentsView::fitWidths()
{
    if (!m_selection.mainEvaluation()) {
        return;
    }
    const std::string& gold = m_selection.mainEvaluation()->gold->path;
    if (m_names->ofUser() && m_fittedFor == gold) {
        return;
    }
    m_fittedFor = gold;
    QHeaderView* header = m_table->horizontalHeader();
    m_names->setYielding({});
    fitColumns(m_table, header);
    // Where names lack the least, headings are cut.
    const auto yielding = [&](int column) {
        return RestColumns::Yield { column, widestCell(m_table, column) };
    };
    m_names->setYielding({ yielding(DocumentModel::F1), yielding(DocumentModel::Gold),
        yielding(DocumentModel::System), yielding(DocumentModel::Errors) });
}

void DocumentsView::elideNames()
{
    const int room = m_table->columnWidth(DocumentModel::Name);
    if (room == std::exchange(m_roomOfNames, room)) {
        return;
    }
    QStringList names;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        names << m_model->index(row, DocumentModel::Name).data().toString();
    }
    m_table->setTextElideMode(elisionOf(*m_table, DocumentModel::Name, names));
}

void DocumentsView::showCurrent()
{
    if (!m_selection.mainEvaluation() || m_leading) {
        return;
    }
    const QScopedValueRollback following(m_following, true);
    const int row = m_model->rowOf(m_selection.currentCase());
    if (row < 0) {
        m_table->clearSelection();
        return;
    }
    const int column = m_table->currentIndex().isValid() ? m_table->currentIndex().column() : 0;
    m_table->selectionModel()->setCurrentIndex(
        m_model->index(row, column), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(m_model->index(row, column));
}

void DocumentsView::showState()
{
    const bool shown = m_selection.mainEvaluation() != nullptr;
    setDimmed(m_table, shown && m_session.showsOld());
    const auto total = static_cast<std::int64_t>(m_model->total());
    if (!shown) {
        m_count->clear();
        m_pages->showState(m_session);
    } else if (m_model->rowCount() > 0) {
        m_pages->showContent();
    } else if (total == 0) {
        m_pages->showPage(tr("No documents"), tr("The files hold no document."));
    } else {
        m_pages->showPage(tr("No document matches"), tr("No name contains “%1”.").arg(m_filter->text()),
            { { tr("Show all documents"), [this]() { m_filter->clear(); }, {} } });
    }
    if (shown) {
        const auto filtered = filteredDocuments();
        const auto counted = filtered.value_or(m_model->rowCount());
        //: Documents listed, or with records in the filter, of all
        m_count->setText(
            counted == total ? countText(total) : tr("%1 of %2").arg(countText(counted), countText(total)));
        m_count->setToolTip(filtered
                ? tr("Documents with records that the filter shows, of all. The columns count all of a "
                     "document, whatever the filter.")
                : tr("Documents"));
    }
}

/// Nothing: no records are filtered, or the documents are, by name.
std::optional<std::int64_t> DocumentsView::filteredDocuments() const
{
    const auto& evaluation = m_selection.evaluation();
    if (m_selection.filters().empty() || !evaluation
        || m_model->rowCount() < static_cast<int>(m_model->total())) {
        return std::nullopt;
    }
    std::vector<bool> has(evaluation->cases.size());
    for (const auto record : m_selection.records()) {
        has[evaluation->records[record].document] = true;
    }
    return std::ranges::count(has, true);
}

void DocumentsView::showMenu(const QModelIndex& index, const QPoint& position)
{
    auto* menu = popupMenu(this);
    menu->setToolTipsVisible(true);
    if (index.isValid()) {
        const std::size_t number = m_model->lineOf(index.row());
        const std::string& name = m_selection.evaluation()->cases[number].name();
        menu->addAction(tr("&Go to the text"), this, [this, number]() { Q_EMIT activated(number); });
        menu->addSeparator();
        if (index.data(LinkRole).toBool()) {
            addFilterActions(menu, &m_selection, index.data(FilterRole).value<analysis::RecordFilter>(),
                [this]() { makeSystemA(m_session, m_role); });
        }
        addPushAction(menu, &m_selection, tr("Filter to this document"), { .documents = { name } });
        addPushAction(menu, &m_selection, tr("Filter out this document"), { .excludedDocuments = { name } });
    }
    addCopyActions(menu, m_interaction, index);
    menu->popup(position);
}

} // namespace touchstone::ui

#include "moc_documentsview.cpp"
