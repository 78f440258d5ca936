// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/confidencecurve.h"

#include "core/curves/growingmatch.h"
#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/overcases.h"
#include "core/match/flat/mentions.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace touchstone::analysis {

namespace {

using match::SideRole;
using support::ErrorCode;

constexpr std::uint32_t overallRow = std::numeric_limits<std::uint32_t>::max();

/// A record that is counted in a row, or no longer, from a score on downwards.
struct Change
{
    double score = 0; ///< infinity: at every threshold
    std::uint32_t row = 0; ///< type, or overallRow
    RecordCounts::Kind kind = RecordCounts::Missing;
    std::int8_t number = 0; ///< 1 or -1
    bool onGold = true; ///< its gold annotation counts in this row, and its system annotation
    bool onSystem = true;
};

struct Chunk
{
    match::Side gold, system;
    GrowingMatch matching;
    std::vector<Change> changes;
    std::vector<double> scores; ///< of entities that tell one
    std::int64_t untold = 0;
};

class CurveMaker
{
public:
    CurveMaker(const Evaluation& whole, support::Progress& progress, std::uint64_t stepLimit)
        : m_whole(whole)
        , m_progress(progress)
        , m_stepLimit(stepLimit)
        , m_types(*whole.gold, *whole.system)
    {
    }

    support::Result<ConfidenceCurve> run()
    {
        m_progress.begin(m_whole.cases.size());
        std::vector<Chunk> chunks(caseRanges(m_whole));
        const auto done = overCases(m_whole, m_progress, [&](std::size_t range, std::size_t number) {
            m_progress.advance();
            return walk(m_whole.cases[number], chunks[range]);
        });
        if (!done) {
            return support::Failure(done.error());
        }
        ConfidenceCurve curve;
        std::vector<double> scores;
        std::vector<Change> changes;
        std::int64_t untold = 0;
        for (auto& chunk : chunks) {
            scores.insert(scores.end(), chunk.scores.begin(), chunk.scores.end());
            changes.insert(changes.end(), chunk.changes.begin(), chunk.changes.end());
            untold += chunk.untold;
            chunk = {};
        }
        takeThresholds(curve, std::move(scores), untold);
        curve.labels = m_types.labels();
        curve.perType = m_whole.spec.perType;
        sumUp(curve, changes);
        return curve;
    }

private:
    [[nodiscard]] bool isolated() const { return m_whole.spec.perType == PerType::Isolated; }

    support::Result<void> walk(const DocumentCase& documentCase, Chunk& chunk)
    {
        const CommonSpans common(documentCase, m_whole.spec.unit);
        chunk.gold = {};
        chunk.system = {};
        if (documentCase.gold != nullptr) {
            match::fillSide(chunk.gold, *documentCase.gold, m_types, SideRole::Gold,
                [&](text::Span span) { return common.gold(span); });
        }
        std::vector<double> scores;
        if (documentCase.system != nullptr) {
            const auto& tree = documentCase.system->annotations;
            match::fillSide(chunk.system, *documentCase.system, m_types, SideRole::System,
                [&](text::Span span) { return common.system(span); });
            for (const auto& mention : chunk.system.mentions) {
                const auto& score = tree.detailsOf(mention.entity).score;
                scores.push_back(score.value_or(alwaysKept));
                chunk.untold += score ? 0 : 1;
                if (score) {
                    chunk.scores.push_back(*score);
                }
            }
        }
        auto steps = m_stepLimit;
        if (auto error = grow(chunk, chunk.gold, chunk.system, scores, std::nullopt, steps)) {
            return support::Failure(placed(std::move(*error), m_whole, documentCase));
        }
        return isolated() ? walkTypes(documentCase, chunk, scores, steps) : support::Result<void>();
    }

    /// The rows of --per-type isolated: matching among the annotations of one type.
    support::Result<void> walkTypes(const DocumentCase& documentCase, Chunk& chunk,
        const std::vector<double>& scores, std::uint64_t& steps)
    {
        for (const auto type : match::typesOf(chunk.gold, chunk.system)) {
            const auto gold = match::onlyType(chunk.gold, type);
            const auto system = match::onlyType(chunk.system, type);
            std::vector<double> ofType;
            for (std::size_t i = 0; i < scores.size(); ++i) {
                if (chunk.system.mentions[i].type == type) {
                    ofType.push_back(scores[i]);
                }
            }
            if (auto error = grow(chunk, gold, system, ofType, type, steps)) {
                return support::Failure(placed(std::move(*error), m_whole, documentCase));
            }
        }
        return {};
    }

    std::optional<support::Error> grow(Chunk& chunk, const match::Side& gold, const match::Side& system,
        const std::vector<double>& scores, std::optional<std::uint32_t> row, std::uint64_t& steps)
    {
        return chunk.matching.run(gold, system, scores, m_whole.spec.matching, m_progress, steps,
            [&](double score, const GrowingMatch::Counted& record, std::int8_t number) {
                const auto add = [&](std::uint32_t line, bool onGold, bool onSystem) {
                    chunk.changes.push_back({ score, line, record.kind, number, onGold, onSystem });
                };
                add(row.value_or(overallRow), true, true);
                if (row || isolated()) {
                    return;
                }
                if (record.goldType == record.systemType || m_whole.spec.perType == PerType::Gold) {
                    add(record.goldType, true, true);
                } else {
                    add(record.goldType, true, false);
                    add(record.systemType, false, true);
                }
            });
    }

    static void takeThresholds(ConfidenceCurve& curve, std::vector<double> scores, std::int64_t untold)
    {
        support::sortInParallel(scores);
        for (std::size_t i = 0; i < scores.size(); ++i) {
            if (i == 0 || scores[i - 1] < scores[i]) {
                curve.thresholds.push_back(scores[i]);
                curve.kept.push_back(static_cast<std::int64_t>(scores.size() - i) + untold);
            }
        }
        curve.kept.push_back(untold);
    }

    /// Sums from the highest threshold down, row by row.
    void sumUp(ConfidenceCurve& curve, std::vector<Change>& changes) const
    {
        support::sortInParallel(changes, [](const Change& a, const Change& b) {
            return a.row != b.row ? a.row < b.row : a.score > b.score;
        });
        curve.types.resize(curve.labels.size());
        auto begin = changes.cbegin();
        for (std::uint32_t type = 0; type < curve.types.size(); ++type) {
            begin = take(curve.types[type], curve.thresholds, type, begin, changes.cend());
        }
        (void)take(curve.overall, curve.thresholds, overallRow, begin, changes.cend());
    }

    template <typename Iterator>
    static Iterator take(ConfidenceLine& line, const std::vector<double>& thresholds, std::uint32_t row,
        Iterator at, Iterator end)
    {
        RecordCounts counts;
        auto threshold = thresholds.size();
        while (at != end && at->row == row) {
            const auto score = at->score;
            const auto before = counts;
            for (; at != end && at->row == row && at->score == score; ++at) {
                counts.add(at->kind, at->number, at->onGold, at->onSystem);
            }
            if (score == alwaysKept || counts == before) {
                continue;
            }
            // What was counted before holds above this score.
            while (thresholds[threshold - 1] > score) {
                --threshold;
            }
            line.steps.push_back({ threshold, before });
        }
        line.steps.push_back({ 0, counts });
        std::ranges::reverse(line.steps);
        return at;
    }

    const Evaluation& m_whole;
    support::Progress& m_progress;
    std::uint64_t m_stepLimit;
    match::TypeTable m_types;
};

} // namespace

void RecordCounts::add(Kind kind, std::int64_t number, bool onGold, bool onSystem)
{
    gold[kind] += onGold && kind != Spurious ? number : 0;
    system[kind] += onSystem && kind != Missing ? number : 0;
}

metrics::Tally RecordCounts::tally(match::Scheme scheme) const
{
    using match::Outcome;
    using match::Scheme;
    metrics::Tally tally;
    const auto unequal = scheme == Scheme::Partial ? Outcome::Partial : Outcome::Incorrect;
    const bool bySpan = scheme == Scheme::Exact || scheme == Scheme::Partial;
    for (const auto& [kind, outcome] : { std::pair(Missing, Outcome::Missing),
             std::pair(Spurious, Outcome::Spurious), std::pair(Overlapping, unequal),
             std::pair(SameType, scheme == Scheme::Type ? Outcome::Correct : unequal),
             std::pair(SameSpan, bySpan ? Outcome::Correct : Outcome::Incorrect),
             std::pair(Correct, Outcome::Correct) }) {
        tally.addGold(outcome, gold[kind]);
        tally.addSystem(outcome, system[kind]);
    }
    return tally;
}

metrics::SchemeTallies RecordCounts::tallies() const
{
    metrics::SchemeTallies result;
    for (const auto scheme : match::allSchemes) {
        result[static_cast<std::size_t>(scheme)] = tally(scheme);
    }
    return result;
}

const RecordCounts& ConfidenceLine::at(std::size_t threshold) const
{
    const auto next = std::ranges::upper_bound(steps, threshold, {}, &Step::threshold);
    return std::prev(next)->counts;
}

std::size_t ConfidenceCurve::thresholdOf(std::optional<double> score) const
{
    return score ? static_cast<std::size_t>(std::ranges::lower_bound(thresholds, *score) - thresholds.begin())
                 : 0;
}

std::vector<std::size_t> ConfidenceCurve::quantiles(std::size_t most) const
{
    std::vector<std::size_t> result;
    const auto count = thresholds.size();
    if (count <= most || most < 2) {
        for (std::size_t i = 0; i < std::min(count, most); ++i) {
            result.push_back(i);
        }
        return result;
    }
    // By rank: the threshold at which the kept fall below the share.
    const auto told = annotations() - untold();
    for (std::size_t i = 0; i + 1 < most; ++i) {
        const auto dropped = told * static_cast<std::int64_t>(i) / static_cast<std::int64_t>(most - 1);
        const auto at = std::upper_bound(kept.begin(), kept.end() - 1, annotations() - dropped,
            [](std::int64_t wanted, std::int64_t here) { return here < wanted; });
        result.push_back(static_cast<std::size_t>(at - kept.begin()) - 1);
    }
    result.push_back(count - 1);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

std::string shortThreshold(const ConfidenceCurve& curve, std::size_t threshold)
{
    constexpr std::size_t shortEnough = 7; // "0.12345"
    constexpr std::size_t leastDecimals = 3;
    constexpr int mostDecimals = 17;
    const auto score = curve.thresholds[threshold];
    const auto below = threshold > 0 ? curve.thresholds[threshold - 1] : 0.0;
    auto whole = support::shortest(score);
    if (whole.size() <= shortEnough || !(score > below)) {
        return whole;
    }
    const auto decimals = support::fixed(score, mostDecimals);
    for (auto size = decimals.find('.') + 1 + leastDecimals; size < whole.size(); ++size) {
        auto text = decimals.substr(0, size);
        const auto value = support::parsed<double>(text);
        if (value && *value > below && *value <= score) {
            text.erase(text.find_last_not_of('0') + 1);
            return text;
        }
    }
    return whole;
}

std::optional<std::size_t> bestF1(
    const ConfidenceCurve& curve, const ConfidenceLine& line, match::Scheme scheme)
{
    using match::Outcome;
    std::optional<std::size_t> best;
    // With credits 2 COR + PAR of the gold (g) and of the system (s), F1 = g s / (g ACT + s POS), compared
    // without division.
    __extension__ using Wide = unsigned __int128;
    Wide bestTop = 0;
    Wide bestBelow = 1;
    for (const auto& step : line.steps) {
        if (step.threshold >= curve.thresholds.size()) {
            break;
        }
        const auto tally = step.counts.tally(scheme);
        const auto gold
            = 2 * static_cast<Wide>(tally[Outcome::Correct]) + static_cast<Wide>(tally[Outcome::Partial]);
        const auto system = 2 * static_cast<Wide>(tally.ofSystem(Outcome::Correct))
            + static_cast<Wide>(tally.ofSystem(Outcome::Partial));
        const auto top = gold * system;
        const auto below
            = gold * static_cast<Wide>(tally.actual()) + system * static_cast<Wide>(tally.possible());
        if (top * bestBelow > bestTop * below) {
            best = step.threshold;
            bestTop = top;
            bestBelow = below;
        }
    }
    return best;
}

support::Result<ConfidenceCurve> confidenceCurve(
    const Evaluation& whole, support::Progress& progress, std::uint64_t stepLimit)
{
    if (whole.spec.matching.pairing == match::PairingPolicy::Hipe) {
        return support::failure(ErrorCode::InvalidOption,
            "There is no curve over scores under the pairing HIPE (--pairing hipe, HIPE presets): that "
            "scorer makes its spans of tokens, which tell no score. Choose the pairing optimal, first-come "
            "or nervaluate-0.1 (--pairing), or a preset such as SemEval-2013 or CoNLL-2003.");
    }
    if (!whole.systemTold) {
        return support::failure(ErrorCode::InvalidOption,
            "There is no curve over scores of a noise level: only the gold tells the noise, so it cannot be "
            "told which false alarms belong to the level. Leave --noise-level out; --by noise shows recall "
            "by level.");
    }
    return CurveMaker(whole, progress, stepLimit).run();
}

support::Result<ConfidenceCurve> confidenceCurve(
    annotation::LayerPtr gold, annotation::LayerPtr system, EvaluationSpec spec, support::Progress& progress)
{
    spec.minScore.reset();
    const auto whole = evaluate(std::move(gold), std::move(system), spec, progress, EvaluationExtent::Texts);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    return confidenceCurve(**whole, progress);
}

} // namespace touchstone::analysis
