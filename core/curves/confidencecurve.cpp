// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/confidencecurve.h"

#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/overcases.h"
#include "core/match/flat/matcher.h"
#include "core/match/flat/mentions.h"
#include "core/support/disjointsets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"

namespace touchstone::analysis {

namespace {

using match::SideRole;
using support::ErrorCode;

constexpr std::uint32_t overallRow = std::numeric_limits<std::uint32_t>::max();

/// The score of what tells none.
constexpr double alwaysKept = std::numeric_limits<double>::infinity();

support::Error tooLarge()
{
    return { support::ErrorCode::TooLarge,
        "too many annotations overlap in one place to match them anew for every score", {} };
}

/// The records of one document while annotations of the system come in by falling score. Every matching
/// decides group by group of annotations that overlap, directly or through others; so only the group that an
/// annotation joins is matched anew. Keeps its buffers from one document to the next.
class GrowingMatch
{
public:
    /// A record that is counted: the types of its sides (of MIS the gold's, of SPU the system's, twice) and
    /// its kind.
    struct Counted
    {
        std::uint32_t goldType = 0;
        std::uint32_t systemType = 0;
        RecordCounts::Kind kind = RecordCounts::Missing;
        friend bool operator==(const Counted&, const Counted&) = default;
    };
    /// From this score on downwards `number` (1 or -1) more such records are counted.
    using Changed = std::function<void(double score, const Counted& record, std::int8_t number)>;

    /// Tells every change, from what tells no score down to the lowest score. `scores`: by mention of the
    /// system. Takes its work from `steps`. Errors: Cancelled; TooLarge when no steps are left, or from the
    /// matching.
    std::optional<support::Error> run(const match::Side& gold, const match::Side& system,
        const std::vector<double>& scores, const match::MatchPolicy& policy, support::Progress& progress,
        std::uint64_t& steps, const Changed& changed)
    {
        m_gold = &gold;
        m_system = &system;
        m_policy = &policy;
        m_progress = &progress;
        m_steps = &steps;
        m_changed = &changed;
        prepare();
        for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
            set(m_states[g], missing(g), alwaysKept);
        }
        m_order.resize(system.mentions.size());
        std::iota(m_order.begin(), m_order.end(), 0U);
        std::ranges::stable_sort(m_order, std::greater(), [&](std::uint32_t s) { return scores[s]; });
        for (std::size_t at = 0; at < m_order.size();) {
            const auto score = scores[m_order[at]];
            const auto begin = at;
            for (; at < m_order.size() && scores[m_order[at]] == score; ++at) {
                if (!add(m_order[at])) {
                    return tooLarge();
                }
            }
            m_touched.clear();
            for (auto one = begin; one < at; ++one) {
                m_touched.push_back(
                    m_sets.root(static_cast<std::uint32_t>(gold.mentions.size()) + m_order[one]));
            }
            support::sortUnique(m_touched);
            for (const auto top : m_touched) {
                if (auto error = matchGroup(top, score)) {
                    return error;
                }
            }
        }
        return std::nullopt;
    }

private:
    /// What a mention is counted as: of a gold its being missing, of the system all other records.
    struct State
    {
        Counted record;
        bool counted = false;
        friend bool operator==(const State&, const State&) = default;
    };

    void prepare()
    {
        const auto& golds = m_gold->mentions;
        const auto nodes = golds.size() + m_system->mentions.size();
        m_sets.reset(nodes);
        m_next.resize(nodes);
        std::iota(m_next.begin(), m_next.end(), 0U);
        m_overlaps.assign(nodes, 0);
        m_states.assign(nodes, {});
        m_golds.clear();
        for (std::uint32_t g = 0; g < golds.size(); ++g) {
            if (!golds[g].span.empty()) {
                m_golds.push_back(g);
            }
        }
        std::ranges::sort(m_golds, [&](std::uint32_t a, std::uint32_t b) {
            return golds[a].span.begin != golds[b].span.begin ? golds[a].span.begin < golds[b].span.begin
                                                              : a < b;
        });
        m_furthestEnd.clear();
        std::uint32_t end = 0;
        for (const auto g : m_golds) {
            end = std::max(end, golds[g].span.end);
            m_furthestEnd.push_back(end);
        }
    }

    void join(std::uint32_t a, std::uint32_t b)
    {
        a = m_sets.root(a);
        b = m_sets.root(b);
        if (a == b) {
            return;
        }
        m_sets.join(a, b);
        const auto [top, under] = std::minmax(a, b);
        m_overlaps[top] += m_overlaps[under];
        std::swap(m_next[top], m_next[under]);
    }

    [[nodiscard]] bool spend(std::uint64_t steps)
    {
        if (steps > *m_steps) {
            *m_steps = 0;
            return false;
        }
        *m_steps -= steps;
        return true;
    }

    [[nodiscard]] bool add(std::uint32_t s)
    {
        const auto span = m_system->mentions[s].span;
        const auto node = static_cast<std::uint32_t>(m_gold->mentions.size()) + s;
        if (span.empty()) {
            return true;
        }
        auto at = static_cast<std::size_t>(
            std::ranges::upper_bound(m_furthestEnd, span.begin) - m_furthestEnd.begin());
        std::uint64_t looked = 0;
        std::uint64_t overlaps = 0;
        for (; at < m_golds.size() && m_gold->mentions[m_golds[at]].span.begin < span.end; ++at) {
            ++looked;
            if (m_gold->mentions[m_golds[at]].span.end > span.begin) {
                ++overlaps;
                join(node, m_golds[at]);
            }
        }
        m_overlaps[m_sets.root(node)] += overlaps;
        return spend(looked);
    }

    [[nodiscard]] State missing(std::uint32_t g) const
    {
        const auto type = m_gold->mentions[g].type;
        return { { type, type, RecordCounts::Missing }, true };
    }

    void set(State& state, const State& now, double score)
    {
        if (state == now) {
            return;
        }
        if (state.counted) {
            (*m_changed)(score, state.record, -1);
        }
        if (now.counted) {
            (*m_changed)(score, now.record, 1);
        }
        state = now;
    }

    static void copy(const match::Side& from, const std::vector<std::uint32_t>& mentions, match::Side& to)
    {
        to.mentions.clear();
        to.fragments.clear();
        for (const auto at : mentions) {
            auto mention = from.mentions[at];
            if (mention.fragmentCount > 0) {
                const auto pieces = from.pieces(mention);
                mention.firstFragment = static_cast<std::uint32_t>(to.fragments.size());
                to.fragments.insert(to.fragments.end(), pieces.begin(), pieces.end());
            }
            to.mentions.push_back(mention);
        }
    }

    std::optional<support::Error> matchGroup(std::uint32_t top, double score)
    {
        const auto golds = static_cast<std::uint32_t>(m_gold->mentions.size());
        m_groupGold.clear();
        m_groupSystem.clear();
        auto node = top;
        do {
            if (node < golds) {
                m_groupGold.push_back(node);
            } else {
                m_groupSystem.push_back(node - golds);
            }
            node = m_next[node];
        } while (node != top);
        if (!spend(m_groupGold.size() + m_groupSystem.size() + m_overlaps[top])) {
            return tooLarge();
        }
        const auto spurious = [&](std::uint32_t s) {
            const auto type = m_system->mentions[s].type;
            return State { { type, type, RecordCounts::Spurious }, true };
        };
        if (m_groupGold.empty()) {
            for (const auto s : m_groupSystem) {
                set(m_states[golds + s], spurious(s), score);
            }
            return std::nullopt;
        }
        // Matchings may depend on the order of the file.
        std::ranges::sort(m_groupGold);
        std::ranges::sort(m_groupSystem);
        copy(*m_gold, m_groupGold, m_someGold);
        copy(*m_system, m_groupSystem, m_someSystem);
        const auto matching = match::matchSides(m_someGold, m_someSystem, *m_policy, *m_progress);
        if (!matching) {
            return matching.error();
        }
        auto goldNow = support::listOf<State>(m_groupGold, [this](auto g) { return missing(g); });
        auto systemNow = support::listOf<State>(m_groupSystem, spurious);
        for (const auto g : matching->silent) {
            goldNow[g].counted = false;
        }
        for (const auto& [g, s] : matching->pairs) {
            const auto& mine = m_someGold.mentions[g];
            const auto& other = m_someSystem.mentions[s];
            const auto systemType = match::typeAgainst(m_someGold, g, m_someSystem, s);
            const bool sameType = mine.type == systemType;
            const bool sameSpan = match::sameExtent(m_someGold, mine, m_someSystem, other);
            goldNow[g].counted = false;
            systemNow[s] = { { mine.type, systemType,
                                 sameSpan       ? sameType ? RecordCounts::Correct : RecordCounts::SameSpan
                                     : sameType ? RecordCounts::SameType
                                                : RecordCounts::Overlapping },
                true };
        }
        for (std::size_t i = 0; i < m_groupGold.size(); ++i) {
            set(m_states[m_groupGold[i]], goldNow[i], score);
        }
        for (std::size_t i = 0; i < m_groupSystem.size(); ++i) {
            set(m_states[golds + m_groupSystem[i]], systemNow[i], score);
        }
        return std::nullopt;
    }

    const match::Side* m_gold = nullptr;
    const match::Side* m_system = nullptr;
    const match::MatchPolicy* m_policy = nullptr;
    support::Progress* m_progress = nullptr;
    std::uint64_t* m_steps = nullptr;
    const Changed* m_changed = nullptr;
    // Nodes: golds, then mentions of the system.
    support::DisjointSets m_sets;
    std::vector<std::uint32_t> m_next; ///< the next of the same group, in a ring
    std::vector<std::uint64_t> m_overlaps; ///< by root: pairs of overlapping spans
    std::vector<State> m_states; ///< by node
    std::vector<std::uint32_t> m_golds; ///< that can overlap something, by begin
    std::vector<std::uint32_t> m_furthestEnd; ///< of m_golds up to a place
    std::vector<std::uint32_t> m_order; ///< mentions of the system by falling score
    std::vector<std::uint32_t> m_touched;
    std::vector<std::uint32_t> m_groupGold, m_groupSystem;
    match::Side m_someGold, m_someSystem;
};

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
            match::fillSide(chunk.gold, *documentCase.gold, m_types, SideRole::Gold, common.ofGold());
        }
        std::vector<double> scores;
        if (documentCase.system != nullptr) {
            const auto& tree = documentCase.system->annotations;
            match::fillSide(chunk.system, *documentCase.system, m_types, SideRole::System, common.ofSystem());
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
    match::TypeTable m_types { *m_whole.gold, *m_whole.system };
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

std::optional<std::size_t> leastForPrecision(
    const ConfidenceCurve& curve, const ConfidenceLine& line, match::Scheme scheme, double precision)
{
    for (const auto& step : line.steps) {
        const auto reached = step.counts.tally(scheme).precision();
        if (step.threshold < curve.thresholds.size() && reached && *reached >= precision) {
            return step.threshold;
        }
    }
    return std::nullopt;
}

support::Result<ConfidenceCurve> confidenceCurve(
    const Evaluation& whole, support::Progress& progress, std::uint64_t stepLimit)
{
    if (whole.spec.matching.pairing == match::PairingPolicy::Hipe) {
        return support::failure(ErrorCode::InvalidOption,
            support::said("There is no curve over scores under the pairing HIPE (--pairing hipe, HIPE "
                          "presets): that scorer makes its spans of tokens, which have no confidence score. "
                          "Choose the pairing optimal, first-come or nervaluate-0.1 (--pairing), or a preset "
                          "such as SemEval-2013 or CoNLL-2003."));
    }
    if (!whole.systemTold) {
        return support::failure(ErrorCode::InvalidOption,
            support::said("There is no curve over scores of a noise level: only the gold tells the noise, so "
                          "it cannot be told which false alarms belong to the level. Leave --noise-level "
                          "out; --by noise shows recall by level."));
    }
    return CurveMaker(whole, progress, stepLimit).run();
}

support::Result<ConfidenceCurve> confidenceCurve(annotation::LayerPtr gold,
    const annotation::LayerPtr& system, EvaluationSpec spec, support::Progress& progress)
{
    spec.minScore.reset();
    const auto whole = evaluate(std::move(gold), system, spec, progress, EvaluationExtent::Texts);
    if (!whole) {
        return tl::unexpected(whole.error());
    }
    return confidenceCurve(**whole, progress);
}

} // namespace touchstone::analysis
