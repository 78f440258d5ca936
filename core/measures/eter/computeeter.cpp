// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/computeeter.h"

#include "core/evaluation/records/overcases.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/measures/base/measure.h"
#include "core/measures/eter/etersheets.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

namespace {

using match::Rational;
using match::SlotKind;
using match::TreeMatching;
using match::TreeSide;
using metrics::EterCounts;

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t mostLists = 32; ///< alphas of a sweep that get record lists of their own
constexpr std::size_t mostEdges = std::size_t { 1 } << 24U; ///< edges times alphas solved at once

Rational rational(const metrics::Fraction& fraction) { return { fraction.numerator, fraction.denominator }; }

EterCounts countsOf(
    const TreeCase& trees, const TreeMatching& matching, std::span<const std::uint32_t> alignment)
{
    EterCounts counts;
    counts.gold = trees.gold.entityCount;
    counts.system = trees.system.entityCount;
    for (const auto edge : alignment) {
        counts.addPair(matching.edges()[edge].cost);
    }
    return counts;
}

/// The records of one alignment of one document.
struct Listed
{
    std::vector<match::PairOutcome> records;
    std::vector<std::uint32_t> edges; ///< of each record's pair; unassigned: no pair
};

/// What one document adds to lists: its distinct alignments, and which of them each alpha has.
struct CaseLists
{
    std::vector<Listed> distinct;
    std::vector<std::uint32_t> ofAlpha; ///< the spec's alpha first, then the sweep
    std::vector<match::PairCost> costs; ///< by edge
};

/// What a range of documents adds up to.
struct RangeSums
{
    std::vector<EterCounts> types; ///< by main type
    std::vector<std::int64_t> systems; ///< by main type
    std::vector<EterCounts> sweep;
    metrics::EterCurve curve;
    bool curveWhole = true;
    support::Diagnostics notes;
};

void setAlphas(EterResult& result, const Evaluation& evaluation)
{
    result.alpha = rational(evaluation.spec.eter.alpha).reduced();
    result.sweep = sweepAlphas(evaluation.spec.eter);
}

/// Curve, statistics, scores and sheets of a result whose counts are there; `lists` as of addSheets().
void finish(
    EterResult& result, const Evaluation& evaluation, std::span<const std::string> lists, bool perDocument)
{
    result.measure = "eter";
    if (result.curveTold) {
        result.curve = result.curveSums.points();
        result.segments = result.curveSums.segments();
    }
    describe(result);
    for (const auto& counts : result.documents) {
        for (const auto count : { counts.gold, counts.system, counts.matched(), counts.correct,
                 counts.rootCorrect, counts.type, counts.subtype, counts.boundary }) {
            result.statistics.push_back(static_cast<double>(count));
        }
        result.statistics.push_back(static_cast<double>(counts.line.root.value()));
        result.statistics.push_back(static_cast<double>(counts.line.child.value()));
    }
    addSheets(evaluation, result, lists, result.listLabels, perDocument);
}

void flowResult(metrics::ResultNumbers& numbers, EterResult& result, bool out)
{
    const auto all = numbers.flowAll(out);
    metrics::flow(all, result.overall);
    const auto types = all.part("types");
    metrics::flowOccurring(types, result.typeNames, result.types);
    result.typeSystems.resize(result.typeNames.size());
    for (std::size_t type = 0; type < result.typeNames.size(); ++type) {
        types.part(result.typeNames[type]).number("given_by_system", result.typeSystems[type]);
    }
    result.sweepCounts.resize(result.sweep.size());
    for (std::size_t alpha = 0; alpha < result.sweep.size(); ++alpha) {
        metrics::flow(
            all.part("sweep").part(match::alphaText(result.sweep[alpha])), result.sweepCounts[alpha]);
    }
    flow(all.part("curve"), result.curveSums);
    std::int64_t without = result.curveTold ? 0 : 1;
    all.number("shards_without_curve", without);
    result.curveTold = without == 0;
    const auto labels = all.part("labels");
    if (out) {
        result.listLabels = labels.names();
    }
    std::int64_t here = 1;
    for (std::size_t i = 0; i < result.listLabels.size() && !out; ++i) {
        labels.number(result.listLabels[i], here);
    }
    numbers.flowDocuments(out, result.documents);
}

void takeNumbers(
    const Evaluation& /*evaluation*/, const MeasureResult& result, metrics::ResultNumbers& numbers)
{
    const auto& eter = static_cast<const EterResult&>(result);
    EterResult own; // without the lists
    own.overall = eter.overall;
    own.typeNames = eter.typeNames;
    own.types = eter.types;
    own.typeSystems = eter.typeSystems;
    own.sweep = eter.sweep;
    own.sweepCounts = eter.sweepCounts;
    own.curveSums = eter.curveSums;
    own.curveTold = eter.curveTold;
    own.listLabels = eter.listLabels;
    own.documents = eter.documents;
    flowResult(numbers, own, false);
}

MadeResult makeResult(const Evaluation& evaluation, metrics::ResultNumbers& numbers)
{
    auto result = std::make_shared<EterResult>();
    setAlphas(*result, evaluation);
    flowResult(numbers, *result, true);
    finish(*result, evaluation, {}, !result->documents.empty());
    return result;
}

class EterComputer
{
public:
    EterComputer(const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
        : m_evaluation(evaluation)
        , m_progress(progress)
        , m_perDocument(extent == MeasureExtent::Everything)
        , m_labels(evaluation.gold->labels, evaluation.system->labels)
        , m_listLabels(evaluation, m_labels, true, false)
        , m_policy(treePolicy(evaluation.spec.eter))
        , m_result(std::make_shared<EterResult>())
    {
    }

    support::Result<MadeResult> run()
    {
        auto& result = *m_result;
        setAlphas(result, m_evaluation);
        m_alphas = { result.alpha };
        m_alphas.insert(m_alphas.end(), result.sweep.begin(), result.sweep.end());
        m_listed = m_alphas.size() <= mostLists + 1 ? m_alphas.size() : 1;
        result.documents.resize(m_evaluation.cases.size());
        result.caseCurves.resize(m_evaluation.cases.size());
        m_cases.resize(m_evaluation.cases.size());
        m_sums.resize(caseRanges(m_evaluation));
        m_root.assign(m_evaluation.records.size(), noValue);
        m_components.assign(m_evaluation.records.size(), noValue);
        for (auto& sums : m_sums) {
            sums.types.resize(m_labels.mainTypes().size());
            sums.systems.resize(m_labels.mainTypes().size());
            sums.sweep.resize(result.sweep.size());
        }
        m_progress.begin(m_evaluation.cases.size());
        const auto done = overCases(m_evaluation, m_progress,
            [this](std::size_t range, std::size_t number) { return addCase(m_sums[range], number); });
        if (!done) {
            return support::Failure(done.error());
        }
        join();
        joinLists();
        result.listLabels = m_listLabels.names();
        finish(result, m_evaluation, m_lists, m_perDocument);
        return MadeResult(m_result);
    }

private:
    support::Result<void> addCase(RangeSums& sums, std::size_t number)
    {
        const auto& documentCase = m_evaluation.cases[number];
        noteTreeFindings(sums.notes, m_evaluation, documentCase);
        const auto trees = treeCase(documentCase, m_labels, m_evaluation.spec.unit);
        const auto matching = TreeMatching::make(trees.gold, trees.system, m_labels, m_policy, m_progress);
        if (!matching) {
            return support::Failure(matching.error());
        }
        auto& lists = m_cases[number];
        for (const auto& edge : matching->edges()) {
            lists.costs.push_back(edge.cost);
        }
        const auto block = std::max<std::size_t>(mostEdges / (matching->edges().size() + 1), 1);
        std::vector<std::vector<std::uint32_t>> distinct; // alignments, by Listed
        for (std::size_t begin = 0; begin < m_alphas.size(); begin += block) {
            const auto count = std::min(block, m_alphas.size() - begin);
            auto solution = matching->solve(std::span(m_alphas).subspan(begin, count),
                begin == 0 ? TreeMatching::Curve::Yes : TreeMatching::Curve::No, m_progress);
            if (!solution) {
                return support::Failure(solution.error());
            }
            if (begin == 0) {
                addCurve(sums, m_result->caseCurves[number], trees, *matching, solution->curve);
                addTypes(sums, trees, *matching, solution->alignments.front());
            }
            for (std::size_t at = 0; at < count; ++at) {
                auto& alignment = solution->alignments[at];
                const auto alpha = begin + at;
                const auto counts = countsOf(trees, *matching, alignment);
                if (alpha == 0) {
                    m_result->documents[number] = counts;
                } else {
                    sums.sweep[alpha - 1] += counts;
                }
                if (alpha < m_listed) {
                    list(
                        static_cast<std::uint32_t>(number), trees, *matching, std::move(alignment), distinct);
                }
            }
        }
        auto valued = addRecordValues(documentCase, trees);
        m_progress.advance();
        return valued;
    }

    static void addCurve(RangeSums& sums, EterCaseCurve& kept, const TreeCase& trees,
        const TreeMatching& matching, const std::optional<match::TreeCurve>& curve)
    {
        if (!curve) {
            sums.curveWhole = false;
            return;
        }
        sums.curve.add(trees.gold.entityCount, trees.system.entityCount, matching.edges(), *curve);
        const auto pairs = [&](std::span<const std::uint32_t> edges) {
            std::vector<EterCaseCurve::Pair> result;
            for (const auto edge : edges) {
                const auto& pair = matching.edges()[edge];
                result.push_back(
                    { trees.gold.annotation(pair.gold), trees.system.annotation(pair.system), pair.cost });
            }
            return result;
        };
        kept.start = pairs(curve->start);
        for (const auto& kink : curve->kinks) {
            kept.kinks.push_back({ kink.alpha, pairs(kink.parted), pairs(kink.joined) });
        }
    }

    void addTypes(RangeSums& sums, const TreeCase& trees, const TreeMatching& matching,
        std::span<const std::uint32_t> alignment) const
    {
        std::vector<bool> matched(trees.system.nodes.size(), false);
        const auto row = [&](const TreeSide& side, std::uint32_t node) -> EterCounts& {
            return sums.types[m_labels.mainType(side.nodes[node].label)];
        };
        for (const auto edge : alignment) {
            const auto& pair = matching.edges()[edge];
            auto& counts = row(trees.gold, pair.gold);
            counts.addPair(pair.cost);
            ++counts.system;
            matched[pair.system] = true;
        }
        for (std::uint32_t node = 0; node < trees.gold.nodes.size(); ++node) {
            if (!trees.gold.nodes[node].component) {
                ++row(trees.gold, node).gold;
            }
        }
        for (std::uint32_t node = 0; node < trees.system.nodes.size(); ++node) {
            if (!trees.system.nodes[node].component) {
                ++sums.systems[m_labels.mainType(trees.system.nodes[node].label)];
                if (!matched[node]) {
                    ++row(trees.system, node).system;
                }
            }
        }
    }

    void list(std::uint32_t number, const TreeCase& trees, const TreeMatching& matching,
        std::vector<std::uint32_t>&& alignment, std::vector<std::vector<std::uint32_t>>& distinct)
    {
        auto& lists = m_cases[number];
        const auto known = std::find(distinct.begin(), distinct.end(), alignment);
        lists.ofAlpha.push_back(static_cast<std::uint32_t>(known - distinct.begin()));
        if (known != distinct.end()) {
            return;
        }
        Listed listed;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
        std::vector<std::uint32_t> edgeOf(trees.gold.nodes.size(), match::unassigned); // by node
        for (const auto edge : alignment) {
            const auto& pair = matching.edges()[edge];
            pairs.emplace_back(pair.gold, pair.system);
            edgeOf[pair.gold] = edge;
        }
        listed.records = treeRecords(number, trees, SlotKind::Entities, pairs, m_listLabels);
        for (const auto& record : listed.records) {
            listed.edges.push_back(
                record.hasGold() ? edgeOf[nodeOf(trees.gold, record.gold)] : match::unassigned);
        }
        lists.distinct.push_back(std::move(listed));
        distinct.push_back(std::move(alignment));
    }

    /// What the pairs of the evaluation's own records cost as trees.
    support::Result<void> addRecordValues(const DocumentCase& documentCase, const TreeCase& trees)
    {
        match::TreeCosts costs(trees.gold, trees.system, m_labels, m_policy);
        for (std::uint32_t i = 0; i < documentCase.recordCount; ++i) {
            const auto& record = m_evaluation.records[documentCase.firstRecord + i];
            if (!record.hasGold() || !record.hasSystem()) {
                continue;
            }
            const auto gold = nodeOf(trees.gold, record.gold);
            const auto system = nodeOf(trees.system, record.system);
            if (gold == TreeSide::none || system == TreeSide::none) {
                continue; // another measure's reading of the file may pair what is in no tree
            }
            const auto cost = costs.cost(gold, system, m_progress);
            if (!cost) {
                return support::Failure(cost.error());
            }
            m_root[documentCase.firstRecord + i] = cost->rootCost();
            m_components[documentCase.firstRecord + i] = cost->childCost();
        }
        return {};
    }

    void join()
    {
        auto& result = *m_result;
        std::vector<EterCounts> types(m_labels.mainTypes().size());
        std::vector<std::int64_t> systems(types.size());
        result.sweepCounts.resize(result.sweep.size());
        for (const auto& sums : m_sums) {
            for (std::size_t type = 0; type < types.size(); ++type) {
                types[type] += sums.types[type];
                systems[type] += sums.systems[type];
            }
            for (std::size_t alpha = 0; alpha < result.sweep.size(); ++alpha) {
                result.sweepCounts[alpha] += sums.sweep[alpha];
            }
            result.curveSums += sums.curve;
            result.curveTold = result.curveTold && sums.curveWhole;
            result.diagnostics.append(sums.notes);
        }
        for (const auto& document : result.documents) {
            result.overall += document;
        }
        for (std::size_t type = 0; type < types.size(); ++type) {
            if (types[type].gold + types[type].system + systems[type] > 0) {
                result.typeNames.push_back(m_labels.mainTypes()[type]);
                result.types.push_back(types[type]);
                result.typeSystems.push_back(systems[type]);
            }
        }
        if (!result.curveTold) {
            result.caseCurves.clear();
            result.diagnostics.add(support::Severity::Warning, "eter.curve",
                { m_evaluation.system->path, 0, 0 },
                support::said("too many entities lie over one another in some document to follow ETER over "
                              "every alpha; the curve is left out, the table of alphas is exact."));
        }
        result.recordValues.push_back(
            { "root", "Er", "ETER: error of types and span of the pair.", std::move(m_root) });
        result.recordValues.push_back(
            { "components", "Ec", "ETER: error of the components of the pair.", std::move(m_components) });
    }

    /// Lists for the alphas that align differently somewhere; the others use an earlier one's.
    void joinLists()
    {
        std::vector<std::uint32_t> classes(m_listed, 0);
        for (const auto& lists : m_cases) {
            std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> numbers;
            for (std::size_t alpha = 0; alpha < m_listed; ++alpha) {
                const std::pair key { classes[alpha], lists.ofAlpha[alpha] };
                classes[alpha]
                    = numbers.emplace(key, static_cast<std::uint32_t>(numbers.size())).first->second;
            }
        }
        m_lists.assign(m_listed, {});
        std::map<std::uint32_t, std::string> named;
        for (std::size_t alpha = 0; alpha < m_listed; ++alpha) {
            const auto [entry, isNew] = named.emplace(classes[alpha],
                alpha == 0 ? "eter" : std::string(eterListPrefix) + alphaText(m_alphas[alpha]));
            m_lists[alpha] = entry->second;
            if (isNew) {
                m_result->lists.push_back(joinedList(alpha, entry->second));
            }
        }
    }

    [[nodiscard]] RecordList joinedList(std::size_t alpha, const std::string& id) const
    {
        RecordList result;
        result.id = id;
        result.title = "ETER at alpha " + alphaText(m_alphas[alpha]);
        result.labels = m_listLabels.names();
        result.categories = eterCategories();
        result.right = result.bitsOf({ "correct" });
        ValueColumn total { "e", "E", "Cost of the pair, 1 without partner.", {} };
        ValueColumn root { "er", "Er", "Error of types and span.", {} };
        ValueColumn type { "et", "Et", "Error of types alone.", {} };
        ValueColumn child { "ec", "Ec", "Error of components.", {} };
        const auto weight = m_alphas[alpha].value();
        for (const auto& lists : m_cases) {
            const auto& listed = lists.distinct[lists.ofAlpha[alpha]];
            for (std::size_t i = 0; i < listed.records.size(); ++i) {
                const auto edge = listed.edges[i];
                const auto* cost = edge == match::unassigned ? nullptr : &lists.costs[edge];
                result.records.push_back(listed.records[i]);
                result.bits.push_back(eterBits(listed.records[i], cost));
                root.values.push_back(cost != nullptr ? cost->rootCost() : noValue);
                type.values.push_back(cost != nullptr ? cost->typeCost() : noValue);
                child.values.push_back(cost != nullptr ? cost->childCost() : noValue);
                total.values.push_back(
                    cost != nullptr ? (1 - weight) * cost->rootCost() + weight * cost->childCost() : 1);
            }
        }
        result.values = { std::move(total), std::move(root), std::move(type), std::move(child) };
        return result;
    }

    const Evaluation& m_evaluation;
    support::Progress& m_progress;
    bool m_perDocument; ///< are there rows per document?
    match::TreeLabels m_labels;
    ListLabels m_listLabels;
    match::TreePolicy m_policy;
    std::shared_ptr<EterResult> m_result;
    std::vector<Rational> m_alphas; ///< the spec's, then the sweep's
    std::size_t m_listed = 0; ///< of these, how many have lists
    std::vector<CaseLists> m_cases;
    std::vector<RangeSums> m_sums;
    std::vector<double> m_root, m_components;
    std::vector<std::string> m_lists; ///< by listed alpha: id of its list
};

support::Result<MadeResult> compute(
    const Evaluation& evaluation, support::Progress& progress, MeasureExtent extent)
{
    return EterComputer(evaluation, progress, extent).run();
}

using metrics::EterParameters;
using NoComponents = EterParameters::NoComponents;
constexpr auto noComponentsWords = std::to_array<setting::Word<NoComponents>>(
    { { "one", NoComponents::One }, { "cap", NoComponents::Cap }, { "zero", NoComponents::Zero } });
using ChildLabel = EterParameters::ChildLabel;
constexpr auto childLabelWords = std::to_array<setting::Word<ChildLabel>>(
    { { "full", ChildLabel::Full }, { "main", ChildLabel::Main } });
using Nested = EterParameters::Nested;
constexpr auto nestedWords
    = std::to_array<setting::Word<Nested>>({ { "any", Nested::Any }, { "inside", Nested::Inside } });

support::Result<void> setSweep(setting::Name name, setting::Value value, EterParameters& eter)
{
    const auto first = value.find(':');
    const auto second = first == std::string::npos ? first : value.find(':', first + 1);
    if (second == std::string::npos) {
        return setting::wrong(
            support::pattern("%1 takes FROM:TO:STEP, such as 0:1:0.1, and not \"%2\"."), name, value);
    }
    auto read = eter;
    auto& from = read.sweepFrom;
    auto& to = read.sweepTo;
    auto& step = read.sweepStep;
    auto done = setting::setFraction(name, value.substr(0, first), from)
                    .and_then([&] {
                        return setting::setFraction(name, value.substr(first + 1, second - first - 1), to);
                    })
                    .and_then([&] { return setting::setFraction(name, value.substr(second + 1), step); });
    if (!done) {
        return done;
    }
    constexpr double mostPoints = 100000;
    if (step.numerator == 0 || from.value() > to.value()
        || (to.value() - from.value()) / step.value() > mostPoints) {
        return setting::wrong(support::pattern("%1 takes FROM:TO:STEP that goes up in steps above 0, at most "
                                               "100,000 of them, and not \"%2\"."),
            name, value);
    }
    eter = read;
    return {};
}

constexpr std::array ownSettings {
    setting::fraction<&EvaluationSpec::eter, &EterParameters::alpha>("alpha",
        "weight of the components against the entity itself",
        { "A", "eter: weight of the components, 0 to 1; default 0.5" }),
    SettingRow { "sweep",
        [](const auto& s) {
            return setting::fractionText(s.eter.sweepFrom) + ":" + setting::fractionText(s.eter.sweepTo) + ":"
                + setting::fractionText(s.eter.sweepStep);
        },
        [](auto& s, auto n, auto& v) { return setSweep(n, v, s.eter); }, nullptr, false,
        "alphas of the table", "FROM:TO:STEP",
        { "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1" } },
    setting::oneOf<noComponentsWords, &EvaluationSpec::eter, &EterParameters::noComponents>("nc0",
        "what components inserted into a gold entity without any cost: 1 each, 1 at most, nothing",
        { "RULE", "eter: gold entities without children: one (default), cap, zero" }),
    setting::oneOf<childLabelWords, &EvaluationSpec::eter, &EterParameters::childLabel>("child-label",
        "which label of a nested entity counts as a component: the whole or its main type",
        { "RULE", "eter: label of a nested entity: full (default), main" }),
    setting::oneOf<setting::yesNo, &EvaluationSpec::eter, &EterParameters::childOverlap>("child-overlap",
        "must components share a unit to be aligned",
        { "RULE", "eter: must children share a unit to align: yes (default), no" }),
    setting::oneOf<nestedWords, &EvaluationSpec::eter, &EterParameters::nested>("nested",
        "nested entities align at any depth, or only inside entities that are aligned",
        { "RULE",
            "eter: nested entities align at any depth (any, default), or inside aligned parents only "
            "(inside)" }),
};

constexpr std::array<std::string_view, 7> parameters { "alpha", "sweep", "nc0", "child-label",
    "child-overlap", "nested", "unit" };

} // namespace

std::vector<Rational> sweepAlphas(const metrics::EterParameters& parameters)
{
    const auto from = rational(parameters.sweepFrom);
    const auto step = rational(parameters.sweepStep);
    const auto to = rational(parameters.sweepTo);
    std::vector<Rational> alphas;
    for (Rational::Integer i = 0;; ++i) {
        const Rational alpha { from.numerator * step.denominator + i * step.numerator * from.denominator,
            from.denominator * step.denominator };
        if (to < alpha) {
            return alphas;
        }
        alphas.push_back(alpha.reduced());
        if (step.numerator == 0) {
            return alphas;
        }
    }
}

support::Result<EterCounts> eterCounts(const TreeCase& trees, const match::TreeLabels& labels,
    const metrics::EterParameters& parameters, support::Progress& progress)
{
    const auto matching
        = TreeMatching::make(trees.gold, trees.system, labels, treePolicy(parameters), progress);
    if (!matching) {
        return support::Failure(matching.error());
    }
    const Rational alphas[] = { rational(parameters.alpha).reduced() };
    const auto solution = matching->solve(alphas, TreeMatching::Curve::No, progress);
    if (!solution) {
        return support::Failure(solution.error());
    }
    return countsOf(trees, *matching, solution->alignments.front());
}

constexpr metrics::Measure eterMeasure {
    .id = "eter",
    .title = "ETER",
    .description
    = "Entity Tree Error Rate: deletions, insertions and, of each aligned pair of entities, errors "
      "of type, sub-type and span weighed against errors of their components, by gold entities.",
    .source = "Ben Jannet et al., ETER: a new metric for the evaluation of hierarchical named entity "
              "recognition, LREC 2014",
    .lowerIsBetter = true,
    .headline = "eter",
    .settings = ownSettings,
    .parameters = parameters,
    .compute = compute,
    .adding = { takeNumbers, makeResult },
};

} // namespace touchstone::analysis
