// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/turnedheader.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace touchstone::ui {

TurnedHeader::TurnedHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(true);
}

void TurnedHeader::setTurned(bool turned)
{
    if (turned != m_turned) {
        m_turned = turned;
        changeHeight();
    }
}

void TurnedHeader::setHighest(int pixels)
{
    if (pixels != m_highest) {
        m_highest = pixels;
        changeHeight();
    }
}

int TurnedHeader::longest() const
{
    return std::min(longestLying(), m_highest - 2 * fontMetrics().averageCharWidth());
}

void TurnedHeader::changeHeight()
{
    if (count() > 0) {
        headerDataChanged(orientation(), 0, count() - 1); // drops the remembered height
    }
    updateGeometry();
    Q_EMIT geometriesChanged();
    viewport()->update();
}

QString TurnedHeader::name(int section) const
{
    return model() != nullptr ? model()->headerData(section, orientation()).toString() : QString();
}

int TurnedHeader::lyingWidth(int section) const
{
    return std::min(longestLying(), fontMetrics().horizontalAdvance(name(section)))
        + 2 * fontMetrics().averageCharWidth();
}

QSize TurnedHeader::sectionSizeFromContents(int logicalIndex) const
{
    if (!m_turned) {
        return QHeaderView::sectionSizeFromContents(logicalIndex);
    }
    const int margin = fontMetrics().averageCharWidth();
    return { fontMetrics().height() + margin,
        std::min(longest(), fontMetrics().horizontalAdvance(name(logicalIndex))) + 2 * margin };
}

void TurnedHeader::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    if (!m_turned) {
        QHeaderView::paintSection(painter, rect, logicalIndex);
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
    const int margin = fontMetrics().averageCharWidth();
    painter->save();
    painter->translate(rect.left(), rect.bottom());
    painter->rotate(-90);
    if (option.state.testFlag(QStyle::State_On)) { // the column of the cursor, as the style shows it
        QFont font = painter->font();
        font.setBold(true);
        painter->setFont(font);
    }
    painter->setPen(option.palette.color(QPalette::ButtonText));
    const QRect room(margin, 0, rect.height() - 2 * margin, rect.width());
    painter->drawText(room, static_cast<int>(Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter),
        painter->fontMetrics().elidedText(name(logicalIndex), Qt::ElideMiddle, room.width()));
    painter->restore();
}

} // namespace touchstone::ui

#include "moc_turnedheader.cpp"
