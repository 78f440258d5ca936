// SPDX-License-Identifier: GPL-3.0-or-later
// EdgeStyle: Fusion with edges that are seen. Its own are a little darker than the window: on a dark one they
// vanish, and for high contrast they are too weak on any.
#pragma once

#include <QProxyStyle>

namespace touchstone::ui {

class EdgeStyle : public QProxyStyle
{
public:
    enum class Edges {
        Fields, ///< for a dark palette: fields and boxes to tick, quietly; what has the keyboard brightly
        All, ///< for high contrast: buttons, tabs and headers as well, in the colour of the text
    };

    explicit EdgeStyle(Edges edges);

    [[nodiscard]] Edges edges() const { return m_edges; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;

private:
    [[nodiscard]] bool hasEdge(PrimitiveElement element) const;
    void drawEdge(const QStyleOption& option, QPainter& painter, bool round = false) const;

    const Edges m_edges;
};

} // namespace touchstone::ui
