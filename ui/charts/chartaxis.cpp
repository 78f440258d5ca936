// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaxis.h"

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr int mostTicks = 200;

int decimalsOf(double step)
{
    const auto whole
        = [](double scaled) { return std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, scaled); };
    int decimals = 0;
    for (double scaled = std::abs(step); decimals < 12 && !whole(scaled); scaled *= 10) {
        ++decimals;
    }
    return decimals;
}

std::vector<ChartTick> ticksBy(const ChartAxis& axis, double step, const QLocale& locale)
{
    std::vector<ChartTick> ticks;
    const double first = std::ceil(axis.from / step - 1e-6);
    for (int i = 0; i < mostTicks && (first + i) * step <= axis.to + 1e-6 * step; ++i) {
        const double value = (first + i) * step;
        ticks.push_back({ std::clamp(value, axis.from, axis.to), axisNumber(axis, value, step, locale) });
    }
    return ticks;
}

} // namespace

double roundStep(double range, int most)
{
    if (!(range > 0) || !std::isfinite(range)) {
        return 1;
    }
    const double least = range / std::max(1, most);
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : { 1.0, 2.0, 5.0 }) {
        if (factor * power >= least * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

QString axisNumber(const ChartAxis& axis, double value, double step, const QLocale& locale)
{
    const double factor = axis.percent ? 100 : 1;
    double shown = value * factor;
    const int decimals = axis.decimals >= 0 ? axis.decimals : decimalsOf(step * factor);
    if (std::abs(shown) < 0.5 * std::pow(10, -decimals)) {
        shown = 0; // no "-0.0"
    }
    const QString number = locale.toString(shown, 'f', decimals);
    return axis.percent ? number + QChar(0xA0) + QLatin1Char('%') : number;
}

std::vector<ChartTick> axisTicks(const ChartAxis& axis, int most, const QLocale& locale)
{
    const double range = axis.to - axis.from;
    if (!(range > 0) || !std::isfinite(range)) {
        return {};
    }
    most = std::max(1, most);
    const double usual = axis.step > 0 ? axis.step : roundStep(range, most);
    const double factor = range / usual > most * (1 + 1e-9) ? std::ceil(range / usual / most - 1e-9) : 1.0;
    auto ticks = ticksBy(axis, usual * factor, locale);
    // One number makes no scale: the first and the last of finer steps then.
    for (double step = usual; ticks.size() < 2 && step > range * 1e-3; step /= 2) {
        ticks = ticksBy(axis, step, locale);
        if (ticks.size() > 2) {
            ticks.erase(ticks.begin() + 1, ticks.end() - 1);
        }
        if (axis.decimals == 0 && step <= 1) {
            break; // finer steps would repeat numbers
        }
    }
    return ticks;
}

void fitAxis(ChartAxis& axis, std::span<const double> values, double least, double floor, double ceiling)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const double value : values) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (low > high) {
        axis.from = floor;
        axis.to = ceiling;
        return;
    }
    const double extra = std::max((least - (high - low)) / 2, 0.04 * (high - low));
    low -= extra;
    high += extra;
    const double step = roundStep(high - low, 8);
    axis.from = std::max(floor, std::floor(low / step + 1e-9) * step);
    axis.to = std::min(ceiling, std::ceil(high / step - 1e-9) * step);
    if (!(axis.to > axis.from)) { // all values on the floor or the ceiling
        axis.from = std::max(floor, axis.to - least);
        axis.to = std::max(axis.to, axis.from + least);
    }
}

ChartAxis countAxis(double highest, const QString& title)
{
    constexpr int steps = 5;
    const double to = std::max(highest, 1.0);
    ChartAxis axis { .title = title, .to = to, .step = std::max(roundStep(to, steps), 1.0), .decimals = 0 };
    if (highest > steps) {
        constexpr double room = 1.02; // the longest bar ends before the frame
        axis.to = std::ceil(highest * room / (axis.step / 2)) * (axis.step / 2);
    }
    return axis;
}

} // namespace touchstone::ui
