// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/figurestyle.h"

#include <QGuiApplication>

#include <algorithm>

namespace touchstone::ui {

QFont FigureStyle::font(double scale) const
{
    QFont font = fontFamily.isEmpty() ? QGuiApplication::font() : QFont(fontFamily);
    font.setPixelSize(std::max(1, qRound(units(fontPoints * scale))));
    return font;
}

QColor FigureStyle::shown(const QColor& colour) const
{
    const int grey = qGray(colour.rgb());
    return greyscale ? QColor(grey, grey, grey, colour.alpha()) : colour;
}

} // namespace touchstone::ui
