// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/restcolumns.h"

#include "core/support/lookup.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace touchstone::ui {

RestColumns::RestColumns(QTableView* table, const std::vector<int>& columns, int least)
    : RestColumns(table, table->horizontalHeader())
{
    m_least = least;
    m_shares = support::listOf<Share>(columns, [](int column) { return Share { column }; });
}

RestColumns::RestColumns(QTreeView* tree)
    : RestColumns(tree, tree->header())
{
}

RestColumns::RestColumns(QAbstractItemView* view, QHeaderView* header)
    : QObject(view)
    , m_view(view)
    , m_header(header)
{
    view->viewport()->installEventFilter(this);
    connect(header, &QHeaderView::sectionResized, this, [this](int, int before, int now) {
        if (m_distributing) {
            return;
        }
        if (before == 0 || now == 0) { // it is shown or hidden, which the header does not know yet
            QMetaObject::invokeMethod(this, &RestColumns::distribute, Qt::QueuedConnection);
            return;
        }
        m_ofUser = m_ofUser || (QApplication::mouseButtons() & Qt::LeftButton);
        distribute();
    });
    connect(header, &QHeaderView::sectionCountChanged, this, &RestColumns::distribute);
}

void RestColumns::setShares(std::vector<Share> shares)
{
    m_shares = std::move(shares);
    share();
}

void RestColumns::setYielding(const std::vector<Yield>& columns)
{
    m_yielding.clear();
    for (const Yield& one : columns) {
        if (const int width = m_header->sectionSize(one.column); width > 0) { // else it is hidden
            m_yielding.push_back({ one.column, width, std::min(width, one.least) });
        }
    }
    share();
}

void RestColumns::setLeaving(std::vector<int> columns)
{
    m_leaving = std::move(columns);
    share();
}

void RestColumns::setShown(int column, bool shown)
{
    m_away.erase(column);
    m_header->setSectionHidden(column, !shown);
}

void RestColumns::keep(int column)
{
    std::erase(m_leaving, column);
    setShown(column, true);
}

bool RestColumns::isWanted(int column) const
{
    return !m_header->isSectionHidden(column) || m_away.contains(column);
}

int RestColumns::leastOf(const Share& share) const
{
    const int least = share.narrow >= 0 ? std::min(share.narrow, share.least) : share.least;
    return std::max(least, m_least * m_view->fontMetrics().averageCharWidth());
}

int RestColumns::leastOf(int column) const
{
    if (const auto* const share = support::found(m_shares, column, &Share::column)) {
        return leastOf(*share);
    }
    if (const auto* const yielding = support::found(m_yielding, column, &Yielding::column)) {
        return yielding->least;
    }
    const auto away = m_away.find(column);
    return away != m_away.end() ? away->second : m_header->sectionSize(column);
}

/// None goes where the table must be moved sideways all the same.
void RestColumns::leave()
{
    int lacking = -m_view->viewport()->width();
    for (int column = 0; column < m_header->count(); ++column) {
        lacking += isWanted(column) ? leastOf(column) : 0;
    }
    std::vector<int> leaving;
    for (const int column : m_leaving) {
        if (lacking > 0 && column < m_header->count() && isWanted(column)) {
            leaving.push_back(column);
            lacking -= leastOf(column);
        }
    }
    if (lacking > 0) {
        leaving.clear();
    }
    const auto before = m_away;
    for (const auto& [column, width] : before) {
        if (!support::contains(leaving, column)) {
            setShown(column, true);
        }
    }
    for (const int column : leaving) {
        if (!m_away.contains(column)) {
            m_away.emplace(column, m_header->sectionSize(column));
            m_header->setSectionHidden(column, true);
        }
    }
}

int RestColumns::yield(int lacking)
{
    for (const Yielding& one : m_yielding) {
        if (one.column >= m_header->count() || m_header->isSectionHidden(one.column)) {
            continue;
        }
        const int given = std::clamp(lacking, 0, one.width - one.least);
        m_header->resizeSection(one.column, one.width - given);
        lacking -= given;
    }
    return lacking;
}

void RestColumns::share()
{
    m_ofUser = false;
    distribute();
}

void RestColumns::distribute()
{
    if (m_ofUser || m_distributing) {
        return;
    }
    const QScopedValueRollback distributing(m_distributing, true);
    leave();
    const int characters = m_least * m_view->fontMetrics().averageCharWidth();
    std::vector<Share> sharing;
    int rest = m_view->viewport()->width();
    int parts = 0;
    for (int column = 0; column < m_header->count(); ++column) {
        const auto found = std::ranges::find(m_shares, column, &Share::column);
        if (found == m_shares.end() || m_header->isSectionHidden(column)) {
            const auto yields = std::ranges::find(m_yielding, column, &Yielding::column);
            rest -= yields == m_yielding.end() || m_header->isSectionHidden(column)
                ? m_header->sectionSize(column) // 0 of hidden ones
                : yields->width;
            continue;
        }
        auto& one = sharing.emplace_back(*found);
        one.least = std::max(one.least, characters);
        rest -= one.least;
        parts += one.part;
    }
    int lacking = yield(-rest);
    rest = std::max(0, rest);
    for (Share& one : sharing) {
        const int given = std::clamp(lacking, 0, one.least - leastOf(one));
        one.least -= given;
        lacking -= given;
    }
    for (const Share& one : sharing) {
        const int more = rest * one.part / parts;
        m_header->resizeSection(one.column, one.least + more);
        rest -= more;
        parts -= one.part;
    }
}

bool RestColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        distribute();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace touchstone::ui

#include "moc_restcolumns.cpp"
