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
        if (before == 0 || now == 0) { // it is shown or hidden, which the header does not know yet
            QMetaObject::invokeMethod(this, &RestColumns::distribute, Qt::QueuedConnection);
            return;
        }
        m_ofUser = m_ofUser || (!m_distributing && (QApplication::mouseButtons() & Qt::LeftButton));
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

void RestColumns::yield(int lacking)
{
    for (const Yielding& one : m_yielding) {
        if (one.column >= m_header->count() || m_header->isSectionHidden(one.column)) {
            continue;
        }
        const int given = std::clamp(lacking, 0, one.width - one.least);
        m_header->resizeSection(one.column, one.width - given);
        lacking -= given;
    }
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
    yield(-rest);
    rest = std::max(0, rest);
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
