// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/curves/sweep.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/records/sheetcells.h"
#include "core/evaluation/slices/slicechecks.h"
#include "core/measures/eter/etersheets.h"
#include "core/measures/eter/treecases.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>
#include <set>

namespace touchstone::analysis {

namespace {

using match::Rational;
using Pair = EterCaseCurve::Pair;

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint32_t partedBit = 1;
constexpr std::uint32_t joinedBit = 2;
constexpr unsigned ownBits = 2;

/// What one document's kinks at one alpha change.
struct Turn
{
    std::map<std::uint32_t, std::uint32_t> joined; ///< gold: system
    std::set<std::uint32_t> gold, system; ///< annotations of parted pairs that are alone right of it

    void add(const EterCaseCurve::Kink& kink)
    {
        for (const auto& pair : kink.parted) {
            gold.insert(pair.gold);
            system.insert(pair.system);
        }
        for (const auto& pair : kink.joined) {
            joined.emplace(pair.gold, pair.system);
        }
    }
    void finish()
    {
        for (const auto& [g, s] : joined) {
            gold.erase(g);
            system.erase(s);
        }
    }
    [[nodiscard]] std::int64_t changed() const
    {
        return static_cast<std::int64_t>(joined.size() + gold.size() + system.size());
    }
};

Turn turnAt(const EterCaseCurve& curve, const Rational& alpha)
{
    Turn turn;
    for (const auto& kink : curve.kinks) {
        if (kink.alpha == alpha) {
            turn.add(kink);
        }
    }
    turn.finish();
    return turn;
}

/// The alignment right of an alpha, by gold annotation.
std::map<std::uint32_t, Pair> alignedRightOf(const EterCaseCurve& curve, const Rational& alpha)
{
    std::map<std::uint32_t, Pair> pairs;
    for (const auto& pair : curve.start) {
        pairs[pair.gold] = pair;
    }
    for (const auto& kink : curve.kinks) {
        if (alpha < kink.alpha) {
            break;
        }
        for (const auto& pair : kink.parted) {
            pairs.erase(pair.gold);
        }
        for (const auto& pair : kink.joined) {
            pairs[pair.gold] = pair;
        }
    }
    return pairs;
}

struct CaseList
{
    std::vector<match::PairOutcome> records;
    std::vector<std::uint32_t> bits;
    std::vector<const Pair*> pairs; ///< by record; null: no partner
    std::map<std::uint32_t, Pair> aligned;
};

CaseList caseList(std::uint32_t number, const TreeCase& trees, const EterCaseCurve& curve,
    const Rational& alpha, const ListLabels& labels)
{
    CaseList result;
    result.aligned = alignedRightOf(curve, alpha);
    const auto turn = turnAt(curve, alpha);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> nodes;
    for (const auto& [gold, pair] : result.aligned) {
        nodes.emplace_back(nodeOf(trees.gold, pair.gold), nodeOf(trees.system, pair.system));
    }
    result.records = treeRecords(number, trees, match::SlotKind::Entities, nodes, labels);
    for (const auto& record : result.records) {
        const bool both = record.hasGold() && record.hasSystem();
        const auto* pair = both ? &result.aligned.at(record.gold) : nullptr;
        std::uint32_t bits = eterBits(record, pair != nullptr ? &pair->cost : nullptr) << ownBits;
        if (both) {
            const auto joined = turn.joined.find(record.gold);
            bits |= joined != turn.joined.end() && joined->second == record.system ? joinedBit : 0U;
        } else {
            bits |= (record.hasGold() ? turn.gold.contains(record.gold) : turn.system.contains(record.system))
                ? partedBit
                : 0U;
        }
        result.bits.push_back(bits);
        result.pairs.push_back(pair);
    }
    return result;
}

support::Error withoutCurve()
{
    return support::failure(support::ErrorCode::InvalidOption,
        support::said("ETER could not be followed over every alpha here; only single alphas can be shown."))
        .value();
}

/// The largest one-to-one matching of one document while pairs are added.
class GrowingMatching
{
public:
    /// True: one more pair fits.
    bool add(std::uint32_t gold, std::uint32_t system)
    {
        m_systemsOf[gold].push_back(system);
        m_goldsOf[system].push_back(gold);
        // A longer chain, if there is one, leads through the new pair, so it begins in its group.
        std::vector<std::uint32_t> group { gold };
        std::set<std::uint32_t> seen { gold };
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (const auto next : m_systemsOf[group[i]]) {
                for (const auto other : m_goldsOf[next]) {
                    if (seen.insert(other).second) {
                        group.push_back(other);
                    }
                }
            }
        }
        return std::ranges::any_of(
            group, [this](std::uint32_t each) { return !m_partnerOfGold.contains(each) && augment(each); });
    }

private:
    /// Breadth first from a gold entity without partner to a system entity without one.
    bool augment(std::uint32_t from)
    {
        std::map<std::uint32_t, std::uint32_t> reachedBy; // system: gold
        std::vector<std::uint32_t> open { from };
        for (std::size_t i = 0; i < open.size(); ++i) {
            for (const auto system : m_systemsOf[open[i]]) {
                if (!reachedBy.emplace(system, open[i]).second) {
                    continue;
                }
                const auto partner = m_partnerOfSystem.find(system);
                if (partner != m_partnerOfSystem.end()) {
                    open.push_back(partner->second);
                    continue;
                }
                for (auto at = system;;) { // turn the chain over
                    const auto gold = reachedBy.at(at);
                    const auto before = m_partnerOfGold.find(gold);
                    const bool first = before == m_partnerOfGold.end();
                    const auto next = first ? 0 : before->second;
                    m_partnerOfGold[gold] = at;
                    m_partnerOfSystem[at] = gold;
                    if (first) {
                        return true;
                    }
                    at = next;
                }
            }
        }
        return false;
    }

    std::map<std::uint32_t, std::vector<std::uint32_t>> m_systemsOf, m_goldsOf;
    std::map<std::uint32_t, std::uint32_t> m_partnerOfGold, m_partnerOfSystem;
};

std::vector<NoisyStep> oneToOneSteps(const NoisyResult& noisy)
{
    std::map<Rational, std::int64_t> gained;
    gained[{ 0, 1 }] = 0;
    for (const auto& pairs : noisy.pairs) {
        std::map<Rational, std::vector<const match::NoisyPair*>> byShare;
        for (const auto& pair : pairs) {
            byShare[Rational { pair.distance, pair.length }.reduced()].push_back(&pair);
        }
        GrowingMatching matching;
        for (const auto& [share, same] : byShare) {
            for (const auto* pair : same) {
                gained[share] += matching.add(pair->gold, pair->system) ? 1 : 0;
            }
        }
    }
    std::vector<NoisyStep> steps;
    auto counts = noisy.overall;
    counts.matched = 0;
    for (const auto& [threshold, count] : gained) {
        if (count > 0 || threshold.numerator == 0) {
            counts.matched += count;
            steps.push_back({ threshold, counts, count, std::nullopt });
        }
    }
    return steps;
}

/// "0.3" or "4/7".
std::optional<Rational> alphaByText(std::string_view text)
{
    const auto number = [](std::string_view digits) -> std::optional<Rational::Integer> {
        Rational::Integer value = 0;
        if (digits.empty() || digits.size() > 38) {
            return std::nullopt;
        }
        for (const char digit : digits) {
            if (digit < '0' || digit > '9' || __builtin_mul_overflow(value, Rational::Integer { 10 }, &value)
                || __builtin_add_overflow(value, Rational::Integer { digit - '0' }, &value)) {
                return std::nullopt;
            }
        }
        return value;
    };
    if (const auto slash = text.find('/'); slash != std::string_view::npos) {
        const auto numerator = number(text.substr(0, slash));
        const auto denominator = number(text.substr(slash + 1));
        return numerator && denominator && *denominator > 0
            ? std::optional(Rational { *numerator, *denominator })
            : std::nullopt;
    }
    const auto fraction = metrics::fractionOf(text);
    return fraction ? std::optional(Rational { fraction->numerator, fraction->denominator }) : std::nullopt;
}

} // namespace

std::optional<EterParts> eterParts(const EterResult& eter, const Rational& alpha)
{
    if (eter.segments.empty()) {
        return std::nullopt;
    }
    const auto after = std::ranges::upper_bound(eter.segments, alpha, {}, &metrics::EterSegment::from);
    const auto& segment = after == eter.segments.begin() ? *after : *(after - 1);
    EterParts parts { .gold = segment.gold,
        .system = segment.system,
        .matched = segment.line.matched,
        .root = static_cast<double>(segment.line.root.value()),
        .child = static_cast<double>(segment.line.child.value()) };
    parts.rootPart = (1 - alpha.value()) * parts.root;
    parts.childPart = alpha.value() * parts.child;
    parts.errorSum = segment.errorSum(alpha);
    if (parts.gold > 0) {
        parts.rate = parts.errorSum / static_cast<double>(parts.gold);
    }
    return parts;
}

std::vector<SweepBreak> eterBreaks(const EterResult& eter)
{
    std::map<Rational, std::int64_t> changed;
    for (const auto& curve : eter.caseCurves) {
        for (std::size_t i = 0; i < curve.kinks.size();) {
            const auto& alpha = curve.kinks[i].alpha;
            Turn turn;
            for (; i < curve.kinks.size() && curve.kinks[i].alpha == alpha; ++i) {
                turn.add(curve.kinks[i]);
            }
            turn.finish();
            changed[alpha] += turn.changed();
        }
    }
    std::vector<SweepBreak> result;
    for (const auto& [alpha, count] : changed) {
        result.push_back({ alpha, count });
    }
    return result;
}

std::string breakListId(const Rational& alpha) { return std::string(eterBreakPrefix) + alphaText(alpha); }

RecordFilter breakFilter(const Rational& alpha)
{
    return { .list = breakListId(alpha), .categories = { "parted", "joined" } };
}

support::Result<RecordList> breakList(
    const Evaluation& evaluation, const EterResult& eter, const Rational& alpha, support::Progress& progress)
{
    if (eter.caseCurves.size() != evaluation.cases.size()) {
        return support::Failure(withoutCurve());
    }
    const match::TreeLabels labels(evaluation.gold->labels, evaluation.system->labels);
    const ListLabels names(evaluation, labels, true, false);
    std::vector<CaseList> cases(evaluation.cases.size());
    const auto done
        = overCases(evaluation, progress, [&](std::size_t, std::size_t number) -> support::Result<void> {
              const auto trees = treeCase(evaluation.cases[number], labels, evaluation.spec.unit);
              cases[number] = caseList(
                  static_cast<std::uint32_t>(number), trees, eter.caseCurves[number], alpha, names);
              return {};
          });
    if (!done) {
        return support::Failure(done.error());
    }
    RecordList list;
    list.id = breakListId(alpha);
    list.title = "ETER: matched differently at alpha " + alphaText(alpha);
    list.categories = { "parted", "joined" };
    list.labels = names.names();
    const auto own = eterCategories();
    list.categories.insert(list.categories.end(), own.begin(), own.end());
    list.right = list.bitsOf({ "correct" });
    list.values = { { "e", "E", "Cost of the pair, 1 without partner.", {} },
        { "er", "Er", "Error of types and span.", {} }, { "et", "Et", "Error of types alone.", {} },
        { "ec", "Ec", "Error of components.", {} } };
    const auto weight = alpha.value();
    for (const auto& one : cases) {
        list.records.insert(list.records.end(), one.records.begin(), one.records.end());
        list.bits.insert(list.bits.end(), one.bits.begin(), one.bits.end());
        for (const auto* pair : one.pairs) {
            const auto root = pair != nullptr ? pair->cost.rootCost() : noValue;
            const auto child = pair != nullptr ? pair->cost.childCost() : noValue;
            list.values[0].values.push_back(pair != nullptr ? (1 - weight) * root + weight * child : 1);
            list.values[1].values.push_back(root);
            list.values[2].values.push_back(pair != nullptr ? pair->cost.typeCost() : noValue);
            list.values[3].values.push_back(child);
        }
    }
    return list;
}

std::shared_ptr<const RecordList> listOnDemand(
    const Evaluation& evaluation, const MeasureResult& result, std::string_view id)
{
    const auto* eter = dynamic_cast<const EterResult*>(&result);
    if (eter == nullptr || id.substr(0, eterBreakPrefix.size()) != eterBreakPrefix) {
        return nullptr;
    }
    const auto alpha = alphaByText(id.substr(eterBreakPrefix.size()));
    if (!alpha) {
        return nullptr;
    }
    support::Progress progress;
    auto list = breakList(evaluation, *eter, alpha->reduced(), progress);
    if (!list) {
        return nullptr;
    }
    list->id = id;
    return std::make_shared<const RecordList>(std::move(*list));
}

support::Result<CurveBand> eterBand(const EterResult& eter, std::span<const Rational> alphas,
    const metrics::ResamplingSpec& spec, support::Progress& progress)
{
    if (eter.segments.empty()) {
        return support::Failure(withoutCurve());
    }
    CurveBand band;
    band.alphas.assign(alphas.begin(), alphas.end());
    const auto count = alphas.size();
    metrics::UnitTable table(count + 1);
    std::vector<double> row(count + 1);
    for (std::size_t number = 0; number < eter.caseCurves.size(); ++number) {
        const auto& document = eter.documents[number];
        row[0] = static_cast<double>(document.gold);
        for (std::size_t i = 0; i < count; ++i) {
            const auto weight = alphas[i].value();
            auto sum = static_cast<double>(document.gold + document.system);
            for (const auto& [gold, pair] : alignedRightOf(eter.caseCurves[number], alphas[i])) {
                sum += (1 - weight) * pair.cost.rootCost() + weight * pair.cost.childCost() - 2;
            }
            row[i + 1] = sum;
        }
        table.addUnit(row);
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, support::said("stopped"));
        }
    }
    const auto values = metrics::bootstrap(
        table, count,
        [](std::span<const double> sums, std::span<double> scores) {
            for (std::size_t i = 0; i < scores.size(); ++i) {
                scores[i] = sums[0] > 0 ? sums[i + 1] / sums[0] : noValue;
            }
        },
        spec, progress);
    if (!values) {
        return support::Failure(values.error());
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto ofAlpha = std::span(*values).subspan(i * spec.trials, spec.trials);
        const auto interval = metrics::percentileInterval(ofAlpha, spec.confidenceLevel);
        band.low.push_back(interval ? interval->low : noValue);
        band.high.push_back(interval ? interval->high : noValue);
    }
    return band;
}

std::vector<NoisyStep> noisySteps(const Evaluation& evaluation, const NoisyResult& noisy)
{
    if (evaluation.spec.noisy.matching == metrics::NoisyParameters::Matching::OneToOne) {
        return oneToOneSteps(noisy);
    }
    const auto* list = noisy.list(noisyList);
    if (list == nullptr) {
        return {};
    }
    const auto column = [&](std::string_view id) -> const std::vector<double>& {
        return support::found(list->values, id, &ValueColumn::id)->values;
    };
    const auto& distances = column("distance");
    const auto& shares = column("share");
    struct Here
    {
        std::int64_t count = 0;
        double share = 0; ///< as the list has it: a filter compares with exactly this
    };
    std::map<Rational, Here> changed;
    changed[{ 0, 1 }] = {};
    for (std::size_t i = 0; i < list->records.size(); ++i) {
        const auto& record = list->records[i];
        // A comparison with nothing is never a match.
        if (!record.hasGold() || !record.hasSystem() || !(shares[i] <= 1)) {
            continue;
        }
        const auto distance = static_cast<Rational::Integer>(std::llround(distances[i]));
        const auto length
            = distance == 0 ? 1 : static_cast<Rational::Integer>(std::llround(distances[i] / shares[i]));
        auto& here = changed[Rational { distance, length }.reduced()];
        ++here.count;
        here.share = shares[i];
    }
    std::vector<NoisyStep> steps;
    RecordFilter filter { .list = list->id,
        .categories = { "support" },
        .systemTypes = list->labels.empty() ? evaluation.labels : list->labels }; // not compared with nothing
    auto counts = noisy.overall;
    counts.matched = 0;
    double below = -std::numeric_limits<double>::infinity();
    for (const auto& [threshold, here] : changed) {
        counts.matched += here.count;
        filter.values = { { "share", below, here.share } };
        steps.push_back({ threshold, counts, here.count, filter });
        below = here.share;
    }
    return steps;
}

bool sameRecords(const EvaluationSpec& a, const EvaluationSpec& b)
{
    auto same = a;
    same.eter.alpha = b.eter.alpha;
    same.eter.sweepFrom = b.eter.sweepFrom;
    same.eter.sweepTo = b.eter.sweepTo;
    same.eter.sweepStep = b.eter.sweepStep;
    same.noisy.threshold = b.noisy.threshold;
    same.rules = b.rules;
    same.slices = b.slices;
    same.anyway = b.anyway;
    return same == b;
}

EvaluationPtr withSpec(const Evaluation& evaluation, const EvaluationSpec& spec)
{
    const auto before = signature(evaluation.spec);
    if (!sameRecords(evaluation.spec, spec) || evaluation.signature.substr(0, before.size()) != before) {
        return nullptr;
    }
    auto result = std::make_shared<Evaluation>(evaluation);
    result->spec = spec;
    result->signature = signature(spec) + evaluation.signature.substr(before.size());
    if (spec.slices != evaluation.spec.slices) {
        checkSlicesAgain(*result);
    }
    return result;
}

bool sameMeasure(std::string_view id, const EvaluationSpec& before, const EvaluationSpec& after)
{
    const auto* const measure = metrics::measureById(id);
    return measure == nullptr || std::ranges::all_of(measure->settings, [&](const SettingRow& row) {
        return row.text(before) == row.text(after);
    });
}

std::string placeText(const Rational& place)
{
    constexpr int decimals = 4;
    const auto text = alphaText(place);
    return text.find('/') == std::string::npos ? text
                                               : support::fixed(place.value(), decimals) + " (" + text + ")";
}

Sheet alphaSheet(const EterResult& eter, std::span<const SweepBreak> breaks)
{
    Sheet sheet { .id = "alpha",
        .title = "ETER over alpha",
        .rowTitle = "Alpha",
        .columns = { { "eter", "ETER", "(D + I + errors of the pairs) / gold.", true },
            { "changed", "Changes",
                "Records that are matched differently left and right of this alpha: the curve bends here.",
                false },
            { "insertions", "I", "System entities without partner.", true },
            { "deletions", "D", "Gold entities without partner.", true },
            { "root_part", "(1 - alpha) Er", "Errors of types and spans, as they count at this alpha.",
                true },
            { "child_part", "alpha Ec", "Errors of components, as they count at this alpha.", true } },
        .rows = {},
        .note = {},
        .headline = "eter" };
    std::map<Rational, std::int64_t> places;
    constexpr int tenths = 10;
    for (int i = 0; i <= tenths; ++i) {
        places.emplace(Rational { i, tenths }.reduced(), 0);
    }
    for (const auto& place : breaks) {
        places[place.alpha] = place.changed;
    }
    for (const auto& [alpha, changed] : places) {
        const auto parts = eterParts(eter, alpha);
        if (!parts) {
            return sheet;
        }
        sheet.rows.push_back({ placeText(alpha),
            { valueCell(parts->rate), changed > 0 ? countCell(changed, breakFilter(alpha)) : countCell(0),
                countCell(parts->insertions()), countCell(parts->deletions()), valueCell(parts->rootPart),
                valueCell(parts->childPart) } });
    }
    return sheet;
}

Sheet thresholdSheet(std::span<const NoisyStep> steps)
{
    Sheet sheet { .id = "threshold",
        .title = "Noisy text over the threshold",
        .rowTitle = "Threshold",
        .columns = { { "precision", "Precision", "Matches / entities of the system.", false },
            { "recall", "Recall", "Matches / entities of the gold.", false },
            { "f1", "F1", "Of both.", false }, { "matched", "Matched", "Matches at this threshold.", false },
            { "changed", "New", "Entities that match from this threshold on.", false } },
        .rows = {},
        .note = {},
        .headline = "f1" };
    for (const auto& step : steps) {
        sheet.rows.push_back({ placeText(step.threshold),
            { valueCell(step.counts.precision()), valueCell(step.counts.recall()),
                valueCell(step.counts.f1()), countCell(step.counts.matched),
                step.changed > 0 ? countCell(step.changed, step.filter) : countCell(0) } });
    }
    return sheet;
}

} // namespace touchstone::analysis
