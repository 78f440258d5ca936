// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dimming.h"

#include <QPalette>

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr const char* property = "touchstoneDimmed";

} // namespace

QColor faded(const QPalette& palette, double part)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    const auto mixed
        = [part](int a, int b) { return static_cast<int>(std::lround(a * part + b * (1 - part))); };
    return QColor(mixed(text.red(), ground.red()), mixed(text.green(), ground.green()),
        mixed(text.blue(), ground.blue()));
}

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
    const QColor old = faded(palette, dimmedOpacity);
    for (const QPalette::ColorGroup group : { QPalette::Active, QPalette::Inactive }) {
        palette.setColor(group, QPalette::Text, old);
    }
    widget->setPalette(palette);
}

bool isDimmed(const QWidget* widget) { return widget != nullptr && widget->property(property).toBool(); }

} // namespace touchstone::ui
