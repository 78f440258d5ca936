// SPDX-License-Identifier: GPL-3.0-or-later
// StrongStyle: Fusion with edges that are seen: fields, buttons and boxes have a frame in the colour of the
// text, what has the keyboard one of twice the width.
#pragma once

#include <QProxyStyle>

namespace touchstone::ui {

class StrongStyle : public QProxyStyle
{
public:
    StrongStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;
};

} // namespace touchstone::ui
