// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/leads/leadtable.h"

#include "ui/widgets/bardelegate.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/restcolumns.h"
#include "ui/widgets/viewhelp.h"

#include <QHeaderView>
#include <QTableView>

namespace touchstone::ui {

namespace {

/// Leaves room between sentences of several lines.
class LeadDelegate : public BarDelegate
{
public:
    using BarDelegate::BarDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int room = 6;
        return BarDelegate::sizeHint(option, index) + QSize(0, room);
    }
};

} // namespace

LeadTable::LeadTable(const QString& name, QWidget* parent)
    : QObject(parent)
    , m_view(sortableTable(parent))
{
    constexpr int leastSentence = 40; // characters
    m_view->setModel(m_model);
    showAsList(m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    // Sentences are read whole: as many lines as they need.
    m_view->setWordWrap(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(
        m_view->horizontalHeader(), &QHeaderView::sectionResized, m_view, &QTableView::resizeRowsToContents);
    m_view->setItemDelegate(new LeadDelegate(m_view));
    m_view->setAccessibleName(name);
    m_interaction = new CellInteraction(m_view);
    m_rest = new RestColumns(m_view, { LeadModel::Sentence }, leastSentence);
    m_rest->setLeaving(
        { LeadModel::Documents, LeadModel::Rate, LeadModel::Count, LeadModel::Suspects, LeadModel::Mark });
}

int LeadTable::row() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? current.row() : -1;
}

std::string LeadTable::key() const { return row() >= 0 ? m_model->key(row()) : std::string(); }

void LeadTable::show(LeadModel::Shown shown, const std::string& wanted)
{
    const int before = row();
    const int column = m_view->currentIndex().column();
    const std::string key = wanted.empty() ? this->key() : wanted;
    const bool selected = m_view->selectionModel()->hasSelection();
    const LeadListPtr list = shown.list;
    const bool others = m_model->show(std::move(shown));
    m_rest->setShown(LeadModel::Gain, !(list && list->ofDifference));
    m_rest->setShown(LeadModel::Suspects, m_model->suspectsCounted());
    if (!others || m_model->rowCount() == 0) {
        return;
    }
    constexpr int widest = 14; // characters
    fitColumns(m_view, m_view->horizontalHeader(), widest);
    m_rest->share();
    m_view->resizeRowsToContents();
    const int same = m_model->rowOfKey(key);
    if (same < 0 && !wanted.empty()) {
        return;
    }
    const QModelIndex current
        = m_model->index(same >= 0 ? same : std::clamp(before, 0, m_model->rowCount() - 1),
            column >= 0 ? column : static_cast<int>(LeadModel::Sentence));
    m_view->selectionModel()->setCurrentIndex(current,
        selected && same >= 0 ? QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows
                              : QItemSelectionModel::NoUpdate);
}

} // namespace touchstone::ui

#include "moc_leadtable.cpp"
