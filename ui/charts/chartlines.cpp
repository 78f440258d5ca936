// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlines.h"

#include "ui/charts/chartaxis.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ChartLines)
};

constexpr std::array dashes { Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DotLine, Qt::DashDotDotLine };
constexpr std::array markers { MarkerShape::Circle, MarkerShape::Square, MarkerShape::Diamond,
    MarkerShape::TriangleUp, MarkerShape::TriangleDown };
constexpr double leastRange = 0.02; ///< an axis of less would blow up nothing

} // namespace

ChartLine lineStyle(std::size_t number, Ground ground)
{
    return { .colour = StatusPalette(ground).systemHue(number),
        .dash = dashes[number % dashes.size()],
        .marker = markers[(number + number / markers.size()) % markers.size()] };
}

ChartLine systemLine(std::size_t number, Ground ground, const QString& system, bool isA)
{
    ChartLine line = lineStyle(number, ground);
    //: %1: name of a system, which is System A
    line.name = isA ? Texts::tr("%1 (A)").arg(system) : system;
    return line;
}

bool isShown(const std::vector<bool>& off, std::size_t number)
{
    return number >= off.size() || !off[number];
}

QString lineNumber(const std::optional<double>& value, const QLocale& locale, int decimals)
{
    return value ? locale.toString(*value, 'f', decimals) : QStringLiteral("–");
}

QString lineScoreName(LineScore score)
{
    return score == LineScore::Precision ? Texts::tr("precision")
        : score == LineScore::Recall     ? Texts::tr("recall")
                                         : Texts::tr("F1");
}

Qt::PenStyle lineScoreDash(LineScore score)
{
    return score == LineScore::F1 ? Qt::SolidLine : score == LineScore::Recall ? Qt::DotLine : Qt::DashLine;
}

void fitLines(ChartSpec& spec, bool whole, double ceiling)
{
    std::vector<double> values;
    for (const ChartLine& line : spec.lines) {
        if (line.shown) {
            std::ranges::transform(line.points, std::back_inserter(values), &QPointF::y);
            values.insert(values.end(), line.low.begin(), line.low.end());
            values.insert(values.end(), line.high.begin(), line.high.end());
        }
    }
    fitAxis(spec.y, values, leastRange, 0, ceiling);
    if (whole) {
        spec.y.from = 0;
        spec.y.to = std::max(1.0, spec.y.to);
    }
}

} // namespace touchstone::ui
