// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/restcolumns.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>

namespace touchstone::ui {

RestColumns::RestColumns(QTableView* table, std::vector<int> columns, int least)
    : QObject(table)
    , m_table(table)
    , m_columns(std::move(columns))
    , m_least(least)
{
    table->viewport()->installEventFilter(this);
    QHeaderView* const header = table->horizontalHeader();
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
    QHeaderView* const header = m_table->horizontalHeader();
    std::vector<int> sharing;
    std::ranges::copy_if(m_columns, std::back_inserter(sharing),
        [header](int column) { return column < header->count() && !header->isSectionHidden(column); });
    int rest = m_table->viewport()->width();
    for (int column = 0; column < header->count(); ++column) {
        if (std::ranges::find(sharing, column) == sharing.end()) {
            rest -= header->sectionSize(column); // 0 of hidden ones
        }
    }
    const int least = m_least * m_table->fontMetrics().averageCharWidth();
    auto left = static_cast<int>(sharing.size());
    for (const int column : sharing) {
        const int width = std::max(rest / left, least);
        header->resizeSection(column, width);
        rest -= width;
        --left;
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
