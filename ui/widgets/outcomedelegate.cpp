// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/outcomedelegate.h"

#include "ui/models/modelroles.h"
#include "ui/widgets/dimming.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QTextOption>

namespace touchstone::ui {

namespace {

int gap(const QFontMetrics& metrics) { return std::max(3, metrics.height() / 4); }

int markerSize(const QFontMetrics& metrics) { return std::max(7, metrics.ascent() * 3 / 4); }

QStyle* styleOf(const QStyleOptionViewItem& option)
{
    return option.widget != nullptr ? option.widget->style() : QApplication::style();
}

} // namespace

QPainterPath markerPath(MarkerShape shape, const QRectF& r)
{
    QPainterPath path;
    const QPointF centre = r.center();
    switch (shape) {
    case MarkerShape::Circle:
        path.addEllipse(r);
        break;
    case MarkerShape::Square:
        path.addRect(r.adjusted(r.width() * 0.06, r.height() * 0.06, -r.width() * 0.06, -r.height() * 0.06));
        break;
    case MarkerShape::Diamond:
        path.addPolygon(QPolygonF({ QPointF(centre.x(), r.top()), QPointF(r.right(), centre.y()),
            QPointF(centre.x(), r.bottom()), QPointF(r.left(), centre.y()) }));
        break;
    case MarkerShape::TriangleDown:
        path.addPolygon(QPolygonF({ r.topLeft(), r.topRight(), QPointF(centre.x(), r.bottom()) }));
        break;
    case MarkerShape::TriangleUp:
        path.addPolygon(QPolygonF({ r.bottomLeft(), r.bottomRight(), QPointF(centre.x(), r.top()) }));
        break;
    }
    path.closeSubpath();
    return path;
}

void OutcomeDelegate::setElision(int column, Qt::TextElideMode mode)
{
    m_elided = column;
    m_elision = mode;
}

void OutcomeDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->textElideMode = elision(index.column(), option->textElideMode);
}

void OutcomeDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant value = index.data(OutcomeRole);
    if (!value.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const auto outcome = static_cast<match::Outcome>(value.toInt());
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = cell.text;
    cell.text.clear();
    styleOf(cell)->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

    const StatusPalette palette = StatusPalette::forPalette(cell.palette);
    const QFontMetrics metrics(cell.font);
    const int space = gap(metrics);
    const int side = markerSize(metrics);
    const int width = 3 * space + side + metrics.horizontalAdvance(text);
    const int height = std::min(metrics.height() + 2, cell.rect.height() - 2);
    QRect chip(0, 0, std::min(width, cell.rect.width() - 2), height);
    chip.moveCenter(cell.rect.center());
    chip.moveLeft(cell.rect.left() + space);
    if (cell.direction == Qt::RightToLeft) {
        chip.moveRight(cell.rect.right() - space);
    }

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(cell.rect);
    if (isDimmed(cell.widget)) {
        painter->setOpacity(dimmedOpacity);
    }
    // The chip brings its own ground, so that it reads the same in a selected row.
    painter->setPen(QPen(palette.colour(outcome), 1));
    painter->setBrush(cell.palette.color(QPalette::Active, QPalette::Base));
    const qreal radius = height / 4.0;
    painter->drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    QRectF marker(chip.left() + space, 0, side, side);
    QRectF label(marker.right() + space, chip.top(), chip.width(), chip.height());
    if (cell.direction == Qt::RightToLeft) {
        marker.moveRight(chip.right() - space);
        label.moveRight(marker.left() - space);
    }
    marker.moveTop(chip.center().y() - side / 2.0 + 0.5);
    painter->setPen(Qt::NoPen);
    painter->setBrush(palette.colour(outcome));
    painter->drawPath(markerPath(StatusPalette::marker(outcome), marker));
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::Active, QPalette::Text));
    QTextOption textOption(cell.direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    textOption.setAlignment(textOption.alignment() | Qt::AlignVCenter);
    textOption.setWrapMode(QTextOption::NoWrap);
    painter->drawText(label, text, textOption);
    painter->restore();
}

QSize OutcomeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.data(OutcomeRole).isValid()) {
        const QFontMetrics metrics(option.font);
        size.rwidth() += 4 * gap(metrics) + markerSize(metrics);
    }
    return size;
}

} // namespace touchstone::ui
