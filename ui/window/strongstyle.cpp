// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/strongstyle.h"

#include <QPainter>
#include <QStyleOption>

namespace touchstone::ui {

namespace {

void drawEdge(const QStyleOption& option, QPainter& painter, bool round = false)
{
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const double width = focused ? 2 : 1;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, round);
    painter.setPen(
        QPen(option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled, QPalette::WindowText),
            width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const QRectF edge = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    if (round) {
        painter.drawEllipse(edge);
    } else {
        painter.drawRect(edge);
    }
    painter.restore();
}

} // namespace

StrongStyle::StrongStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void StrongStyle::drawPrimitive(
    PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect: {
        QStyleOption focused(*option);
        focused.state |= State_HasFocus | State_Enabled;
        drawEdge(focused, *painter);
        return;
    }
    case PE_IndicatorRadioButton:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawEdge(*option, *painter, true);
        return;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameLineEdit:
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_PanelButtonCommand:
    case PE_PanelTipLabel:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        drawEdge(*option, *painter);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void StrongStyle::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    QStyleOption part(*option);
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

void StrongStyle::drawControl(
    ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_TabBarTabShape || element == CE_HeaderSection || element == CE_ProgressBarGroove) {
        drawEdge(*option, *painter);
    }
}

} // namespace touchstone::ui
