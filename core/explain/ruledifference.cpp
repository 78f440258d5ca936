// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ruledifference.h"

#include <numeric>
#include <tuple>

namespace touchstone::analysis {

namespace {

using metrics::RuleScore;
using metrics::RuleTally;
using rules::Labels;
using rules::RuleSet;
using rules::SideRole;

enum Aspect : std::size_t { Result, Resolution, Cause, Note, AspectCount };
constexpr std::array<std::string_view, AspectCount> aspectNames { "result", "resolution", "cause", "note" };
constexpr std::string_view partnerName = "partner";

/// What labels say, made once per combination: there are few of them, and very many annotations.
class Words
{
public:
    explicit Words(const RuleSet& rules)
        : m_rules(rules)
    {
    }

    using Texts = std::array<std::string, AspectCount>;
    [[nodiscard]] const Texts& of(const Labels& labels)
    {
        const Key key { labels.result, labels.resolution, labels.ignored, labels.cause, labels.note,
            labels.low, labels.lowResolution };
        const auto [place, isNew] = m_known.try_emplace(key);
        if (isNew) {
            place->second = { shownResult(m_rules, labels), shownResolution(m_rules, labels),
                m_rules.symbol(labels.cause), m_rules.symbol(labels.note) };
        }
        return place->second;
    }

private:
    using Key
        = std::tuple<rules::Symbol, rules::Symbol, rules::Symbol, rules::Symbol, rules::Symbol, bool, bool>;
    const RuleSet& m_rules;
    std::map<Key, Texts> m_known;
};

class Changes
{
public:
    Changes(const RuleRun& before, const RuleRun& after)
        : m_before(*before.setup.rules)
        , m_after(*after.setup.rules)
    {
    }

    void compare(const RuleDifference::Changed& place, const Labels& before, const Labels& after)
    {
        const auto& first = m_before.of(before);
        const auto& second = m_after.of(after);
        bool changed = false;
        for (std::size_t aspect = 0; aspect < AspectCount; ++aspect) {
            if (first.at(aspect) != second.at(aspect)) {
                add(place, aspectNames.at(aspect), first.at(aspect), second.at(aspect));
                changed = true;
            }
        }
        if (before.partner != after.partner) {
            constexpr std::string_view matched = "matched";
            const bool both = before.partner != rules::nobody && after.partner != rules::nobody;
            add(place, partnerName, before.partner == rules::nobody ? "" : matched,
                both                                 ? "another"
                    : after.partner == rules::nobody ? ""
                                                     : matched);
            changed = true;
        }
        m_changed += changed ? 1 : 0;
    }

    void take(RuleDifference& difference)
    {
        difference.changedAnnotations = m_changed;
        for (auto& [key, annotations] : m_transitions) {
            const auto& [side, what, before, after] = key;
            difference.transitions.push_back({ side, what, before, after, std::move(annotations) });
        }
        // The map is in the order of the texts already.
        std::ranges::stable_sort(difference.transitions,
            [](const auto& a, const auto& b) { return a.annotations.size() > b.annotations.size(); });
    }

private:
    void add(const RuleDifference::Changed& place, std::string_view what, std::string_view before,
        std::string_view after)
    {
        m_transitions[{ place.side, std::string(what), std::string(before), std::string(after) }].push_back(
            place);
    }

    Words m_before, m_after;
    std::map<std::tuple<SideRole, std::string, std::string, std::string>,
        std::vector<RuleDifference::Changed>>
        m_transitions;
    std::size_t m_changed = 0;
};

void addFigures(RuleDifference& difference, const char* of, const RuleScore& before, const RuleScore& after)
{
    using support::said;
    const auto named = [of](support::Message score) { return said("%1: %2", said(of), std::move(score)); };
    difference.figures.push_back(
        { named(said("precision")), before.precision.value(), after.precision.value() });
    difference.figures.push_back({ named(said("recall")), before.recall.value(), after.recall.value() });
    difference.figures.push_back({ named(said("F1")), before.f1(), after.f1(), true });
}

void addFigures(RuleDifference& difference, const RuleTally& before, const RuleTally& after,
    const metrics::RuleSwitches& switches)
{
    using support::pattern;
    struct Credit
    {
        const char* spans;
        const char* entities;
        metrics::RuleCredit credit;
    };
    const std::array<Credit, 3> credits { {
        { pattern("Spans, strict"), pattern("Entities, strict"), metrics::strictCredit },
        { pattern("Spans, lenient"), pattern("Entities, lenient"), metrics::lenientCredit },
        { pattern("Spans, weighted"), pattern("Entities, weighted"), metrics::weightedCredit },
    } };
    for (const auto& [spans, entities, credit] : credits) {
        addFigures(
            difference, spans, spanScore(before, credit, switches), spanScore(after, credit, switches));
    }
    addFigures(
        difference, pattern("Links"), resolutionScore(before, switches), resolutionScore(after, switches));
    for (const auto& [spans, entities, credit] : credits) {
        addFigures(difference, entities, documentScore(before, credit, switches),
            documentScore(after, credit, switches));
    }
    addFigures(difference, pattern("Document links"), documentLinkScore(before, switches),
        documentLinkScore(after, switches));
}

/// The places of annotations in text order, whatever order the file had.
std::vector<std::uint32_t> inTextOrder(const std::vector<rules::AnnotationInput>& annotations)
{
    std::vector<std::uint32_t> order(annotations.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto key = [&annotations](std::uint32_t place) {
        const auto& one = annotations[place];
        return std::tuple(one.span.begin, one.span.end, one.type, one.id, place);
    };
    std::ranges::sort(order, {}, key);
    return order;
}

void count(const std::vector<rules::Firing>& firings, std::vector<std::uint64_t>& fired)
{
    for (const auto& firing : firings) {
        ++fired[firing.rule];
    }
}

void addFired(RuleDifference& difference, const RuleSet& before,
    const std::vector<std::uint64_t>& firedBefore, const RuleSet& after,
    const std::vector<std::uint64_t>& firedAfter)
{
    const auto add = [&difference](const std::string& rule, std::uint64_t first, std::uint64_t second) {
        if (first != second) {
            difference.fired.push_back({ rule, first, second });
        }
    };
    for (std::size_t number = 0; number < after.rules().size(); ++number) {
        const auto& name = after.rules()[number].name;
        const auto old = before.find(name);
        add(name, old ? firedBefore[*old] : 0, firedAfter[number]);
    }
    for (std::size_t number = 0; number < before.rules().size(); ++number) {
        const auto& name = before.rules()[number].name;
        if (!after.find(name)) {
            add(name, firedBefore[number], 0);
        }
    }
}

} // namespace

RuleDifference ruleDifference(const Evaluation& evaluation, const RuleRun& before, const RuleRun& after,
    const metrics::RuleSwitches& switches)
{
    RuleDifference difference;
    const auto& rulesBefore = *before.setup.rules;
    const auto& rulesAfter = *after.setup.rules;
    Changes changes(before, after);
    const metrics::RuleCounter counterBefore(rulesBefore);
    const metrics::RuleCounter counterAfter(rulesAfter);
    RuleTally tallyBefore;
    RuleTally tallyAfter;
    std::vector<std::uint64_t> firedBefore(rulesBefore.rules().size());
    std::vector<std::uint64_t> firedAfter(rulesAfter.rules().size());

    for (std::size_t number = 0; number < std::min(before.results.size(), after.results.size()); ++number) {
        if (!before.has(number) || !after.has(number)) {
            continue;
        }
        RuleDocument document;
        fillRuleDocument(document, evaluation, number);
        const auto& first = before.results[number];
        const auto& second = after.results[number];
        const auto compareSide = [&](SideRole side, const auto& labelsBefore, const auto& labelsAfter) {
            const auto& entities = document.entities[rules::index(side)];
            for (const auto place : inTextOrder(document.input.side(side))) {
                changes.compare({ static_cast<std::uint32_t>(number), side, entities[place] },
                    labelsBefore[place], labelsAfter[place]);
            }
            difference.annotations += labelsBefore.size();
        };
        compareSide(SideRole::Gold, first.gold, second.gold);
        compareSide(SideRole::System, first.system, second.system);
        tallyBefore += counterBefore.tally(first);
        tallyAfter += counterAfter.tally(second);
        count(first.firings, firedBefore);
        count(second.firings, firedAfter);
    }
    changes.take(difference);
    addFigures(difference, tallyBefore, tallyAfter, switches);
    addFired(difference, rulesBefore, firedBefore, rulesAfter, firedAfter);
    return difference;
}

} // namespace touchstone::analysis
