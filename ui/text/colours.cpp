// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/colours.h"

#include <algorithm>
#include <cmath>

namespace touchstone::ui {

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](float channel) {
        const auto c = static_cast<double>(channel);
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

} // namespace

QColor mixed(const QColor& a, const QColor& b, double shareOfA)
{
    const auto mix = [shareOfA](int x, int y) { return qRound(shareOfA * x + (1 - shareOfA) * y); };
    return { mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()) };
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor readableOn(const QColor& ground)
{
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast(black, ground) >= contrast(white, ground) ? black : white;
}

} // namespace touchstone::ui
