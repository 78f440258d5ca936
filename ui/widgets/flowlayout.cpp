// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace touchstone::ui {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(4);
}

FlowLayout::FlowLayout(QMargins margins, std::initializer_list<QWidget*> widgets, QWidget* parent)
    : FlowLayout(parent)
{
    setContentsMargins(margins);
    for (QWidget* widget : widgets) {
        addWidget(widget);
    }
}

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (index < 0 || index >= count()) {
        return nullptr;
    }
    const auto place = m_items.begin() + index;
    QLayoutItem* item = place->release();
    m_items.erase(place);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const auto& item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    QSize size;
    for (const auto& item : m_items) {
        const QSize hint = item->sizeHint();
        size = QSize(size.width() + hint.width() + spacing(), std::max(size.height(), hint.height()));
    }
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool apply) const
{
    const QMargins margins = contentsMargins();
    const QRect area = rect.marginsRemoved(margins);
    const auto direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = area.left();
    int y = area.top();
    int lineHeight = 0;
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    // Texts stand in the middle of buttons, which are higher.
    const auto placeLine = [&]() {
        for (auto& [item, place] : line) {
            place.moveTop(y + (lineHeight - place.height()) / 2);
            item->setGeometry(QStyle::visualRect(direction, area, place));
        }
        line.clear();
    };
    for (const auto& item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize hint = item->sizeHint().boundedTo(QSize(std::max(area.width(), 1), QWIDGETSIZE_MAX));
        if (x > area.left() && x + hint.width() > area.right() + 1) {
            placeLine();
            x = area.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (apply) {
            line.emplace_back(item.get(), QRect(QPoint(x, y), hint));
        }
        x += hint.width() + spacing();
        lineHeight = std::max(lineHeight, hint.height());
    }
    placeLine();
    return y + lineHeight - rect.top() + margins.bottom();
}

} // namespace touchstone::ui
