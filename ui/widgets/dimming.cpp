// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dimming.h"

#include "ui/text/colours.h"

#include <QPalette>

namespace touchstone::ui {

namespace {

constexpr const char* property = "touchstoneDimmed";

} // namespace

QColor faded(const QPalette& palette, double part)
{
    return mixed(palette.color(QPalette::Active, QPalette::Text),
        palette.color(QPalette::Active, QPalette::Base), part);
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
