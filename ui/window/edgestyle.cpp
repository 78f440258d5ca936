// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/edgestyle.h"

#include "ui/text/colours.h"

#include <QPainter>
#include <QStyleOption>

namespace touchstone::ui {

EdgeStyle::EdgeStyle(Edges edges)
    : QProxyStyle(QStringLiteral("Fusion"))
    , m_edges(edges)
{
}

void EdgeStyle::drawEdge(const QStyleOption& option, QPainter& painter, bool round) const
{
    const bool focused = option.state.testFlag(State_HasFocus);
    const bool enabled = option.state.testFlag(State_Enabled);
    const auto colour = [&](QPalette::ColorRole role) {
        return option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled, role);
    };
    constexpr double quiet = 0.45;
    const double width = focused ? 2 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, round);
    painter.setPen(QPen(m_edges == Edges::All ? colour(QPalette::WindowText)
            : focused                         ? colour(QPalette::Link)
                                              : mixed(colour(QPalette::Text), colour(QPalette::Base), quiet),
        width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF edge = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    if (round) {
        painter.drawEllipse(edge);
    } else if (m_edges == Edges::Fields) { // as Fusion has its corners
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(edge, 2, 2);
    } else {
        painter.drawRect(edge);
    }
    painter.restore();
}

bool EdgeStyle::hasEdge(PrimitiveElement element) const
{
    switch (element) {
    case PE_FrameLineEdit:
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorRadioButton:
        return true;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_PanelButtonCommand:
    case PE_PanelTipLabel:
        return m_edges == Edges::All;
    default:
        return false;
    }
}

void EdgeStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == PE_FrameFocusRect) {
        QStyleOption focused(*option);
        focused.state |= State_HasFocus | State_Enabled;
        return drawEdge(focused, *painter);
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (hasEdge(element)) {
        drawEdge(*option, *painter, element == PE_IndicatorRadioButton);
    }
}

void EdgeStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    QStyleOption part(*option);
    if (control != CC_ComboBox && control != CC_SpinBox && m_edges == Edges::Fields) {
        return;
    }
    switch (control) {
    case CC_ComboBox:
    case CC_SpinBox:
        break;
    case CC_ScrollBar:
        part.rect = subControlRect(control, option, SC_ScrollBarSlider, widget);
        break;
    case CC_Slider:
        part.rect = subControlRect(control, option, SC_SliderHandle, widget);
        break;
    case CC_ToolButton:
        if (!(option->state & (State_On | State_Sunken | State_MouseOver))) {
            return; // a button of a toolbar that nothing is done with
        }
        break;
    default:
        return;
    }
    drawEdge(part, *painter);
}

void EdgeStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    if (m_edges == Edges::All
        && (element == CE_TabBarTabShape || element == CE_HeaderSection || element == CE_ProgressBarGroove)) {
        drawEdge(*option, *painter);
    }
}

} // namespace touchstone::ui
