// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/dimming.h"

#include <QPalette>
#include <QVariant>

namespace touchstone::ui {

namespace {

constexpr const char* property = "touchstoneDimmed";

QColor mixed(const QColor& text, const QColor& ground)
{
    const auto part
        = [](int a, int b) { return static_cast<int>(a * dimmedOpacity + b * (1 - dimmedOpacity)); };
    return QColor(
        part(text.red(), ground.red()), part(text.green(), ground.green()), part(text.blue(), ground.blue()));
}

} // namespace

void setDimmed(QWidget* widget, bool dimmed)
{
    if (isDimmed(widget) == dimmed) {
        return;
    }
    widget->setProperty(property, dimmed);
    if (!dimmed) {
        widget->setPalette(QPalette()); // back to what the application gives
        return;
    }
    QPalette palette = widget->palette();
    for (const QPalette::ColorGroup group : { QPalette::Active, QPalette::Inactive }) {
        palette.setColor(group, QPalette::Text,
            mixed(palette.color(group, QPalette::Text), palette.color(group, QPalette::Base)));
    }
    widget->setPalette(palette);
}

bool isDimmed(const QWidget* widget) { return widget != nullptr && widget->property(property).toBool(); }

} // namespace touchstone::ui
