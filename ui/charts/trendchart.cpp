// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/trendchart.h"

#include "ui/charts/chartaxis.h"
#include "ui/charts/chartlines.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"
#include "ui/session/settingtexts.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TrendChart)
};

constexpr double leastRange = 0.02; ///< an axis of less would blow up nothing
constexpr double noCeiling = 1e15;

void fit(ChartSpec& spec, std::size_t files)
{
    constexpr int mostTicks = 10;
    const auto last = static_cast<double>(files);
    spec.x.from = files > 1 ? 1 : 0.5;
    spec.x.to = files > 1 ? last : 1.5;
    spec.x.step = files > 1 ? std::max(1.0, roundStep(last, mostTicks)) : 1;
    spec.x.decimals = 0;
    std::vector<double> values;
    double lowest = 0;
    double highest = 1;
    for (const ChartLine& line : spec.lines) {
        for (const QPointF& point : line.points) {
            if (line.shown && point.y() == point.y()) { // no gap
                values.push_back(point.y());
                lowest = std::min(lowest, point.y());
                highest = std::max(highest, point.y());
            }
        }
    }
    fitAxis(spec.y, values, leastRange, lowest < 0 ? -noCeiling : 0, highest > 1 ? noCeiling : 1);
}

} // namespace

TrendChart trendChart(const analysis::TrendData& data, const analysis::Trend& trend, Ground ground,
    const std::vector<bool>& off)
{
    TrendChart chart { { .title = toQString(trend.score) }, {} };
    ChartSpec& spec = chart.spec;
    spec.x.title = data.files.size() < 2 || trend.rows.empty()
        ? Texts::tr("File")
        //: %1 and %2: names of the first and of the last file
        : Texts::tr("File, 1: %1 to %2: %3")
              .arg(toQString(data.files[trend.rows.front().file].name))
              .arg(trend.rows.size())
              .arg(toQString(data.files[trend.rows.back().file].name));
    spec.y.title = trend.lowerIsBetter
        //: %1: a score
        ? Texts::tr("%1 (lower is better)").arg(toQString(trend.score))
        : toQString(trend.score);
    const auto count = std::min(trend.systems.size(), mostTrendLines);
    for (std::size_t i = 0; i < count; ++i) {
        ChartLine line = lineStyle(i, ground);
        line.name = toQString(trend.systems[i]);
        line.shown = isShown(off, i);
        for (std::size_t row = 0; row < trend.rows.size(); ++row) {
            const auto& cell = trend.rows[row].cells[i];
            const auto x = static_cast<double>(row + 1);
            line.points.emplace_back(x, cell.value.value_or(undefinedValue));
            if (!cell.joined) {
                line.breaks.push_back(row);
            }
            if (!cell.value) {
                continue;
            }
            line.marked.push_back(row);
            if (!cell.differences.empty() && line.shown) {
                //: %1: a system, %2: a file; its settings are not those of the file before
                spec.marks.push_back({ { x, *cell.value },
                    Texts::tr("%1, %2: other settings than before")
                        .arg(line.name, toQString(data.files[trend.rows[row].file].name)) });
                chart.marks.push_back({ i, row });
            }
        }
        spec.lines.push_back(std::move(line));
    }
    fit(spec, trend.rows.size());
    return chart;
}

std::optional<TrendPoint> trendPoint(const TrendChart& chart, const ChartHit& hit)
{
    if (hit.kind == ChartHit::Kind::Mark && hit.index < chart.marks.size()) {
        return chart.marks[hit.index];
    }
    if (hit.kind == ChartHit::Kind::Point && hit.series < chart.spec.lines.size()
        && hit.index < chart.spec.lines[hit.series].points.size()) {
        return TrendPoint { hit.series, hit.index };
    }
    return std::nullopt;
}

QString trendDifferenceText(const analysis::TrendDifference& difference, const QLocale& locale)
{
    return difference.setting.empty()
        ? coreText(difference.said, locale)
        : settingDifferenceText(difference.setting, difference.before, difference.after, locale);
}

QString trendWords(const analysis::TrendData& data, const analysis::Trend& trend, const TrendPoint& point,
    const QLocale& locale)
{
    const auto& row = trend.rows[point.row];
    const auto& cell = row.cells[point.system];
    QStringList lines { toQString(data.files[row.file].name),
        //: %1: a system, %2: its score
        Texts::tr("%1: %2").arg(toQString(trend.systems[point.system]), lineNumber(cell.value, locale)) };
    if (cell.before) {
        const double change = cell.change.value_or(0);
        const QString size = lineNumber(cell.change ? std::optional(std::abs(change)) : std::nullopt, locale);
        //: %1: a difference of scores, %2: a file
        lines << Texts::tr("%1 since %2")
                     .arg(change == 0 ? size : signedText(change < 0, size),
                         toQString(data.files[*cell.before].name));
    }
    if (!cell.differences.empty()) {
        lines << Texts::tr("Settings differ:") << textsOf(cell.differences, [&locale](const auto& one) {
            return trendDifferenceText(one, locale);
        });
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace touchstone::ui
