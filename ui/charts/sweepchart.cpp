// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/sweepchart.h"

#include "core/support/lookup.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <cmath>

namespace touchstone::ui {

namespace {

using match::Rational;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SweepChart)
};

bool areShown(const SweepOptions& options, const SweepData::Meeting& meeting)
{
    return isShown(options.off, meeting.a) && isShown(options.off, meeting.b);
}

ChartLine lineOf(const SweepData& data, std::size_t system, const SweepOptions& options)
{
    const SweepData::System& of = data.systems[system];
    const bool isA = options.systemA >= 0 && of.index == options.systemA;
    ChartLine line = systemLine(system, options.ground, of.name, isA);
    line.shown = isShown(options.off, system);
    return line;
}

constexpr double markEvery = 0.1; ///< of the axis, which is 1 long

/// Has not every breakpoint a marker of its own?
bool marksCrowd(const ChartLine& line)
{
    const auto close = [&line](std::size_t a, std::size_t b) {
        return line.points[b].x() - line.points[a].x() < markEvery;
    };
    return line.shown && std::ranges::adjacent_find(line.marked, close) != line.marked.end();
}

/// Marks where systems meet that are shown.
void addMarks(SweepChart& chart, const SweepData& data, const std::vector<SweepData::Meeting>& meetings,
    const SweepOptions& options, decltype(meetingWords)& words)
{
    for (const SweepData::Meeting& meeting : meetings) {
        if (areShown(options, meeting)) {
            chart.spec.marks.push_back(
                { { meeting.place.alpha.value(), meeting.place.rate }, words(data, meeting, QLocale::c()) });
            chart.meetings.push_back(meeting);
        }
    }
}

/// Low and high of the band at an alpha between those for which it is known.
std::pair<double, double> bandAt(const analysis::CurveBand& band, const Rational& alpha)
{
    const auto after = std::ranges::lower_bound(band.alphas, alpha);
    if (after == band.alphas.end()) {
        return { undefinedValue, undefinedValue };
    }
    const auto i = static_cast<std::size_t>(after - band.alphas.begin());
    if (*after == alpha || i == 0) {
        return { band.low[i], band.high[i] };
    }
    const double from = band.alphas[i - 1].value();
    const double share = (alpha.value() - from) / (after->value() - from);
    const auto mix = [share](double a, double b) { return a + share * (b - a); };
    return { mix(band.low[i - 1], band.low[i]), mix(band.high[i - 1], band.high[i]) };
}

ChartLine alphaLine(const SweepData& data, std::size_t number, const SweepOptions& options,
    std::vector<std::ptrdiff_t>& places)
{
    const SweepData::System& system = data.systems[number];
    ChartLine line = lineOf(data, number, options);
    auto alphas
        = support::listOf<Rational>(system.eter->curve, [](const auto& point) { return point.alpha; });
    if (system.band) {
        alphas.insert(alphas.end(), system.band->alphas.begin(), system.band->alphas.end());
        support::sortUnique(alphas);
    }
    for (const Rational& alpha : alphas) {
        const auto parts = analysis::eterParts(*system.eter, alpha);
        const auto found = std::ranges::lower_bound(system.breaks, alpha, {}, &analysis::SweepBreak::alpha);
        const bool bends = found != system.breaks.end() && found->alpha == alpha;
        if (bends) {
            line.marked.push_back(line.points.size());
        }
        places.push_back(bends ? found - system.breaks.begin() : -1);
        line.points.emplace_back(alpha.value(), parts && parts->rate ? *parts->rate : undefinedValue);
        if (system.band) {
            const auto [low, high] = bandAt(*system.band, alpha);
            line.low.push_back(low);
            line.high.push_back(high);
        }
    }
    return line;
}

/// The thresholds from which on another of the two has the higher F1.
void addTurns(SweepData& data, std::size_t a, std::size_t b)
{
    const auto& one = data.systems[a].steps;
    const auto& other = data.systems[b].steps;
    int sign = 0;
    for (std::size_t i = 0, j = 0; i < one.size() && j < other.size();) {
        const auto f1 = one[i].counts.f1();
        const auto otherF1 = other[j].counts.f1();
        const double difference = f1 && otherF1 ? *f1 - *otherF1 : 0;
        const int here = difference > 0 ? 1 : difference < 0 ? -1 : 0;
        if (here != 0 && sign != 0 && here != sign) {
            const Rational at = std::max(one[i].threshold, other[j].threshold);
            data.turns.push_back({ a, b, { metrics::BreakEven::Kind::Crossing, at, at, true, *f1 } });
        }
        sign = here != 0 ? here : sign;
        const bool last = i + 1 == one.size();
        const bool otherLast = j + 1 == other.size();
        if (last && otherLast) {
            return;
        }
        const bool stepOne = otherLast || (!last && one[i + 1].threshold <= other[j + 1].threshold);
        const bool stepOther = last || (!otherLast && other[j + 1].threshold <= one[i + 1].threshold);
        i += stepOne ? 1U : 0U;
        j += stepOther ? 1U : 0U;
    }
}

} // namespace

SweepData makeSweep(std::vector<SweepData::System> systems)
{
    SweepData data;
    data.systems = std::move(systems);
    for (SweepData::System& system : data.systems) {
        if (system.eter) {
            system.breaks = analysis::eterBreaks(*system.eter);
        }
        if (system.noisy && system.evaluation) {
            system.steps = analysis::noisySteps(*system.evaluation, *system.noisy);
        }
    }
    for (std::size_t a = 0; a < data.systems.size(); ++a) {
        for (std::size_t b = a + 1; b < data.systems.size(); ++b) {
            if (data.systems[a].eter && data.systems[b].eter) {
                for (const auto& place :
                    metrics::breakEvens(data.systems[a].eter->segments, data.systems[b].eter->segments)) {
                    data.meetings.push_back({ a, b, place });
                }
            }
            addTurns(data, a, b);
        }
    }
    const auto alpha = [](const SweepData::Meeting& meeting) { return meeting.place.alpha; };
    std::ranges::stable_sort(data.turns, {}, alpha);
    std::ranges::stable_sort(data.meetings, {}, alpha);
    return data;
}

SweepChart alphaChart(const SweepData& data, const SweepOptions& options)
{
    SweepChart chart { { .title = Texts::tr("ETER over alpha"),
                           .x = { .title = QStringLiteral("α") },
                           .y = { .title = QStringLiteral("ETER") },
                           .guide = options.guide,
                           .guideName = QStringLiteral("α") },
        {}, {} };
    for (std::size_t i = 0; i < data.systems.size(); ++i) {
        const auto& eter = data.systems[i].eter;
        if (eter && !eter->curve.empty()) {
            SweepChart::Line line { i, {} };
            chart.spec.lines.push_back(alphaLine(data, i, options, line.places));
            chart.lines.push_back(std::move(line));
        }
    }
    addMarks(chart, data, data.meetings, options, meetingWords);
    chart.spec.markEvery = markEvery;
    chart.spec.markerNote = std::ranges::any_of(chart.spec.lines, marksCrowd)
        ? Texts::tr("Markers and ticks: breakpoints.")
        : Texts::tr("Markers: breakpoints.");
    chart.spec.markNote = Texts::tr("Rings: where curves meet.");
    chart.spec.note = noMeeting(data, options);
    fitLines(chart.spec, options.wholeAxis, std::numeric_limits<double>::infinity());
    return chart;
}

SweepChart thresholdChart(const SweepData& data, const SweepOptions& options)
{
    SweepChart chart;
    chart.spec.title = Texts::tr("Noisy text over the threshold");
    chart.spec.x = { .title = Texts::tr("Edit distance / length that still matches"), .from = 0, .to = 1 };
    const bool all = !options.score;
    chart.spec.y = { .title = all ? Texts::tr("Score") : lineScoreName(*options.score) };
    chart.spec.guide = options.guide;
    chart.spec.guideName = Texts::tr("threshold");
    const std::vector<LineScore> scores = all
        ? std::vector { LineScore::Precision, LineScore::Recall, LineScore::F1 }
        : std::vector { *options.score };
    for (std::size_t i = 0; i < data.systems.size(); ++i) {
        const auto& steps = data.systems[i].steps;
        for (const LineScore each : steps.empty() ? std::vector<LineScore>() : scores) {
            ChartLine line = lineOf(data, i, options);
            if (all) {
                //: %1: name of a system, %2: "F1"
                line.name = Texts::tr("%1, %2").arg(line.name, lineScoreName(each));
                line.dash = lineScoreDash(each);
            }
            SweepChart::Line made { i, {} };
            const auto point = [&](double x, double y, std::ptrdiff_t place) {
                line.points.emplace_back(x, y);
                made.places.push_back(place);
            };
            double before = undefinedValue;
            for (std::size_t s = 0; s < steps.size(); ++s) {
                const double x = steps[s].threshold.value();
                const double y = lineScoreOf(steps[s].counts, each).value_or(undefinedValue);
                if (s > 0) {
                    point(x, before, -1);
                }
                if (steps[s].changed > 0 && std::isfinite(y)) {
                    line.marked.push_back(line.points.size());
                }
                point(x, y, static_cast<std::ptrdiff_t>(s));
                before = y;
            }
            point(1.0, before, -1);
            chart.spec.lines.push_back(std::move(line));
            chart.lines.push_back(std::move(made));
        }
    }
    if (options.score.value_or(LineScore::F1) == LineScore::F1) {
        addMarks(chart, data, data.turns, options, turnWords);
    }
    fitLines(chart.spec, options.wholeAxis, 1);
    return chart;
}

QString alphaWords(const SweepData::System& system, const Rational& alpha, const QLocale& locale)
{
    const auto parts = system.eter ? analysis::eterParts(*system.eter, alpha) : std::nullopt;
    if (!parts) {
        return system.name;
    }
    constexpr int decimals = 3;
    //: %1: system, %2: alpha, %3: rate, %4 and %5: counts, %6 and %7: sums of costs, %8: number of gold
    //: entities
    return Texts::tr("%1, α = %2\nETER %3\nI %4   D %5\n(1 − α)·Er %6\nα·Ec %7\nof %8 gold entities")
        .arg(system.name, numberText(analysis::placeText(alpha), locale), lineNumber(parts->rate, locale),
            locale.toString(static_cast<qlonglong>(parts->insertions())),
            locale.toString(static_cast<qlonglong>(parts->deletions())),
            locale.toString(parts->rootPart, 'f', decimals), locale.toString(parts->childPart, 'f', decimals),
            locale.toString(static_cast<qlonglong>(parts->gold)));
}

QString guideWords(
    const SweepData& data, const SweepOptions& options, const Rational& place, const QLocale& locale)
{
    QStringList systems;
    bool alpha = false;
    for (std::size_t i = 0; i < data.systems.size(); ++i) {
        const SweepData::System& system = data.systems[i];
        if (!isShown(options.off, i)) {
            continue;
        }
        std::optional<double> value;
        if (system.eter) {
            alpha = true;
            const auto parts = analysis::eterParts(*system.eter, place);
            value = parts ? parts->rate : std::nullopt;
        } else if (const auto* step = stepAt(system, place.value())) {
            value = step->counts.f1();
        }
        //: %1: name of a system, %2: its rate or F1
        systems << Texts::tr("%1 %2").arg(system.name, lineNumber(value, locale));
    }
    const QString at = numberText(analysis::placeText(place), locale);
    //: %1: place of the guide, %2: systems with their values
    return systems.isEmpty() ? QString()
                             : (alpha ? Texts::tr("At α = %1: %2.") : Texts::tr("F1 at threshold %1: %2."))
                                   .arg(at, systems.join(QStringLiteral(" · ")));
}

QString stepWords(const SweepData::System& system, const analysis::NoisyStep& step, const QLocale& locale)
{
    //: %1: system, %2: threshold, %3 to %5: scores
    return Texts::tr("%1, threshold from %2 on\nPrecision %3\nRecall %4\nF1 %5")
        .arg(system.name, numberText(analysis::placeText(step.threshold), locale),
            lineNumber(step.counts.precision(), locale), lineNumber(step.counts.recall(), locale),
            lineNumber(step.counts.f1(), locale));
}

QString meetingWords(const SweepData& data, const SweepData::Meeting& meeting, const QLocale& locale)
{
    const QString a = data.systems[meeting.a].name;
    const QString b = data.systems[meeting.b].name;
    const QString at = numberText(analysis::placeText(meeting.place.alpha), locale);
    const QString rate = lineNumber(meeting.place.rate, locale);
    if (meeting.place.kind == metrics::BreakEven::Kind::Stretch) {
        //: %1 and %2: systems, %3 and %4: alphas
        return Texts::tr("%1 and %2 are equal\nfrom α = %3 to %4")
            .arg(a, b, at, numberText(analysis::placeText(meeting.place.until), locale));
    }
    if (meeting.place.kind == metrics::BreakEven::Kind::Touching) {
        //: %1 and %2: systems, %3: alpha, %4: ETER
        return Texts::tr("%1 and %2 touch\nα = %3, ETER %4").arg(a, b, at, rate);
    }
    //: %1 and %2: systems, %3: alpha, %4: ETER
    return Texts::tr("Break-even of %1 and %2\nα = %3, ETER %4").arg(a, b, at, rate);
}

QString noMeeting(const SweepData& data, const SweepOptions& options)
{
    std::size_t curves = 0;
    for (std::size_t i = 0; i < data.systems.size(); ++i) {
        const auto& eter = data.systems[i].eter;
        const auto parts = eter ? analysis::eterParts(*eter, Rational { 1, 2 }) : std::nullopt;
        curves += parts && parts->rate && isShown(options.off, i) ? 1U : 0U;
    }
    const bool meet = std::ranges::any_of(
        data.meetings, [&](const SweepData::Meeting& meeting) { return areShown(options, meeting); });
    return curves < 2 || meet ? QString()
        : curves == 2         ? Texts::tr("The curves do not meet between 0 and 1.")
                              : Texts::tr("No two curves meet between 0 and 1.");
}

QString turnWords(const SweepData& data, const SweepData::Meeting& turn, const QLocale& locale)
{
    //: %1 and %2: systems, %3: threshold, %4: F1 of the first
    return Texts::tr("F1 of %1 and %2 change places\nthreshold from %3 on, F1 %4")
        .arg(data.systems[turn.a].name, data.systems[turn.b].name,
            toQString(analysis::placeText(turn.place.alpha)), lineNumber(turn.place.rate, locale));
}

const analysis::NoisyStep* stepAt(const SweepData::System& system, double threshold)
{
    const auto after = std::ranges::upper_bound(
        system.steps, threshold, {}, [](const analysis::NoisyStep& step) { return step.threshold.value(); });
    return after == system.steps.begin() ? nullptr : &*(after - 1);
}

} // namespace touchstone::ui
