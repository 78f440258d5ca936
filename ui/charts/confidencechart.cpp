// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/confidencechart.h"

#include "core/support/numbers.h"
#include "ui/charts/chartlines.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

using analysis::ConfidenceCurve;
using analysis::ConfidenceLine;
using metrics::Tally;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ConfidenceChart)
};

constexpr std::size_t mostDrawn = 2000; ///< finer than pixels
constexpr std::size_t mostMarked = 20; ///< points that bear a marker and can be walked to

/// The thresholds to draw, with the best one among them.
std::vector<std::size_t> drawn(const ConfidenceCurve& curve, std::optional<std::size_t> best)
{
    auto thresholds = curve.quantiles(mostDrawn);
    if (best && !std::ranges::binary_search(thresholds, *best)) {
        thresholds.insert(std::ranges::lower_bound(thresholds, *best), *best);
    }
    return thresholds;
}

struct Maker
{
    const ConfidenceData& data;
    const ConfidenceOptions& options;
    ConfidenceChart chart {};

    ChartLine styled(std::size_t system) const
    {
        const ConfidenceData::System& of = data.systems[system];
        const bool isA = data.systems.size() > 1 && options.systemA >= 0 && of.index == options.systemA;
        return systemLine(system, options.ground, of.name, isA);
    }

    void add(ChartLine line, ConfidenceChart::Line made)
    {
        line.shown = isShown(options.off, chart.lines.size());
        chart.spec.lines.push_back(std::move(line));
        chart.lines.push_back(std::move(made));
    }

    [[nodiscard]] Tally tallyAt(const ConfidenceLine& line, std::size_t threshold) const
    {
        return line.at(threshold).tally(options.scheme);
    }

    void mark(std::size_t system, std::size_t threshold, QPointF at, const QString& name)
    {
        chart.spec.marks.push_back({ at, name });
        chart.places.push_back({ system, threshold });
    }

    QString bestName(std::size_t system, std::size_t threshold, const Tally& tally) const
    {
        constexpr int decimals = 3;
        //: %1: system, %2: F1, %3: a score
        return Texts::tr("Best F1 of %1: %2 at %3")
            .arg(data.systems[system].name, QLocale::c().toString(*tally.f1(), 'f', decimals),
                thresholdText(*data.systems[system].curve, threshold));
    }

    /// One score of one system as stairs over the confidence threshold.
    void stairs(std::size_t system, const ConfidenceLine& row, LineScore score)
    {
        const ConfidenceCurve& curve = *data.systems[system].curve;
        const auto best = analysis::bestF1(curve, row, options.scheme);
        const auto few = curve.quantiles(mostMarked);
        ChartLine line = styled(system);
        if (options.scores == ConfidenceScores::All) {
            const bool several = data.systems.size() > 1;
            const QString what = lineScoreName(score);
            //: %1: name of a system, %2: "F1"
            line.name = several ? Texts::tr("%1, %2").arg(line.name, what) : what;
            const ChartLine look = lineStyle(static_cast<std::size_t>(score), options.ground);
            line.colour = several ? line.colour : look.colour;
            line.marker = look.marker;
            line.dash = lineScoreDash(score);
        }
        ConfidenceChart::Line made { system, {} };
        const auto point = [&](double x, double y, std::ptrdiff_t threshold) {
            line.points.emplace_back(x, y);
            made.thresholds.push_back(threshold);
        };
        double from = 0;
        for (const auto threshold : drawn(curve, best)) {
            const double y = lineScoreOf(tallyAt(row, threshold), score).value_or(undefinedValue);
            const double x = curve.thresholds[threshold];
            if (line.points.empty() || from < x) {
                point(from, y, -1);
            }
            if (y == y && std::ranges::binary_search(few, threshold)) {
                line.marked.push_back(line.points.size());
            }
            point(x, y, static_cast<std::ptrdiff_t>(threshold));
            from = x;
        }
        if (from < 1) {
            const double rest
                = lineScoreOf(tallyAt(row, curve.thresholds.size()), score).value_or(undefinedValue);
            point(from, rest, -1);
            point(1, rest, -1);
        }
        if (score == LineScore::F1 && best) {
            const Tally tally = tallyAt(row, *best);
            mark(system, *best, { curve.thresholds[*best], *tally.f1() }, bestName(system, *best, tally));
        }
        add(std::move(line), std::move(made));
    }

    /// Precision over recall; along the line the threshold falls.
    void against(std::size_t system, const ConfidenceLine& row)
    {
        const ConfidenceCurve& curve = *data.systems[system].curve;
        const auto best = analysis::bestF1(curve, row, options.scheme);
        const auto few = curve.quantiles(mostMarked);
        // Recall hardly falls when more is kept, but it may: lines go by ascending recall.
        struct At
        {
            double recall, precision;
            std::size_t threshold;
        };
        std::vector<At> places;
        for (const auto threshold : drawn(curve, best)) {
            const Tally tally = tallyAt(row, threshold);
            if (tally.recall() && tally.precision()) {
                places.push_back({ *tally.recall(), *tally.precision(), threshold });
            }
        }
        std::ranges::stable_sort(
            places, {}, [](const At& at) { return std::pair(at.recall, ~at.threshold); });
        ChartLine line = styled(system);
        ConfidenceChart::Line made { system, {} };
        for (const At& at : places) {
            if (std::ranges::binary_search(few, at.threshold)) {
                line.marked.push_back(line.points.size());
            }
            line.points.emplace_back(at.recall, at.precision);
            made.thresholds.push_back(static_cast<std::ptrdiff_t>(at.threshold));
        }
        const auto markAt = [&](std::size_t threshold, bool isBest) {
            const Tally tally = tallyAt(row, threshold);
            if (tally.recall() && tally.precision()) {
                mark(system, threshold, { *tally.recall(), *tally.precision() },
                    isBest ? bestName(system, threshold, tally)
                           //: %1: system, %2: the threshold in force
                           : Texts::tr("%1 at the confidence threshold %2")
                                 .arg(data.systems[system].name,
                                     QLocale::c().toString(options.guide.value_or(0))));
            }
        };
        if (best) {
            markAt(*best, true);
        }
        if (options.guide && *options.guide > 0) {
            markAt(curve.thresholdOf(options.guide), false);
        }
        add(std::move(line), std::move(made));
    }
};

} // namespace

const ConfidenceLine* confidenceLine(const ConfidenceCurve& curve, const std::string& type)
{
    if (type.empty()) {
        return &curve.overall;
    }
    const auto found = std::ranges::lower_bound(curve.labels, type);
    return found == curve.labels.end() || *found != type
        ? nullptr
        : &curve.types[static_cast<std::size_t>(found - curve.labels.begin())];
}

QString thresholdText(const ConfidenceCurve& curve, std::size_t threshold)
{
    return threshold < curve.thresholds.size() ? toQString(analysis::shortThreshold(curve, threshold))
                                               : Texts::tr("above all scores");
}

QString wholeThresholdText(const ConfidenceCurve& curve, std::size_t threshold)
{
    return threshold < curve.thresholds.size() ? toQString(support::shortest(curve.thresholds[threshold]))
                                               : thresholdText(curve, threshold);
}

ConfidenceChart confidenceChart(const ConfidenceData& data, const ConfidenceOptions& options)
{
    Maker maker { data, options };
    ChartSpec& spec = maker.chart.spec;
    const QString row = options.type.empty() ? Texts::tr("overall") : toQString(options.type);
    const bool against = options.scores == ConfidenceScores::Against;
    //: %1: scheme such as "strict", %2: a type, or "overall"
    spec.title = (against ? Texts::tr("Precision over recall by confidence threshold: %1, %2")
                          : Texts::tr("Scores over the confidence threshold: %1, %2"))
                     .arg(schemeWord(options.scheme), row);
    spec.x
        = { .title = against ? Texts::tr("Recall") : Texts::tr("Confidence threshold"), .from = 0, .to = 1 };
    spec.y = { .title = against                      ? Texts::tr("Precision")
            : options.scores == ConfidenceScores::F1 ? Texts::tr("F1")
                                                     : Texts::tr("Score") };
    if (!against) {
        spec.guide = options.guide;
        spec.guideName = Texts::tr("threshold");
    }
    std::size_t told = 0;
    std::size_t shown = 0;
    for (std::size_t system = 0; system < data.systems.size(); ++system) {
        const auto& curve = data.systems[system].curve;
        const ConfidenceLine* line = curve ? confidenceLine(*curve, options.type) : nullptr;
        if (line == nullptr || curve->thresholds.empty()) {
            continue;
        }
        told += curve->thresholds.size();
        shown += drawn(*curve, analysis::bestF1(*curve, *line, options.scheme)).size();
        if (against) {
            maker.against(system, *line);
        } else if (options.scores == ConfidenceScores::F1) {
            maker.stairs(system, *line, LineScore::F1);
        } else {
            for (const LineScore score : { LineScore::Precision, LineScore::Recall, LineScore::F1 }) {
                maker.stairs(system, *line, score);
            }
        }
    }
    if (shown < told) {
        //: %1: the chart's title, %2 and %3: counts
        spec.title = Texts::tr("%1 (%2 of %3 scores drawn)").arg(spec.title).arg(shown).arg(told);
    }
    spec.markEvery = 0.1;
    spec.ticks = false; // markers stand anywhere on a line, to tell it from others
    spec.markNote = against && options.guide && *options.guide > 0
        ? Texts::tr("Rings: best F1, and the threshold in force.")
        : Texts::tr("Rings: best F1.");
    fitLines(spec, options.wholeAxis, 1);
    return std::move(maker.chart);
}

QString thresholdWords(const ConfidenceData::System& system, const ConfidenceOptions& options,
    std::size_t threshold, const QLocale& locale)
{
    const ConfidenceLine* line = confidenceLine(*system.curve, options.type);
    if (line == nullptr) {
        return system.name;
    }
    constexpr int decimals = 3;
    const auto number = [&](std::optional<double> score) { return lineNumber(score, locale, decimals); };
    const Tally tally = line->at(threshold).tally(options.scheme);
    const auto all = line->at(0).tally(options.scheme).actual();
    //: %1: system, %2: a score, %3 and %4: counts, %5 to %7: scores
    return Texts::tr("%1, threshold %2\nkeeps %3 of %4\nPrecision %5\nRecall %6\nF1 %7")
        .arg(system.name, wholeThresholdText(*system.curve, threshold),
            locale.toString(static_cast<qlonglong>(tally.actual())),
            locale.toString(static_cast<qlonglong>(all)), number(tally.precision()), number(tally.recall()),
            number(tally.f1()));
}

} // namespace touchstone::ui
