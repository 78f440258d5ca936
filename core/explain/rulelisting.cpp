// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/rulelisting.h"

#include "core/rules/outline.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace touchstone::analysis {

namespace {

constexpr std::string_view ruleFacet = "rule";

/// Where the rules of each file stand in it.
using Outlines = std::vector<std::map<std::string, rules::OutlineEntry, std::less<>>>;

Outlines outlinesOf(const RuleSetup& setup)
{
    Outlines result;
    result.reserve(setup.texts.size());
    for (const RuleText& text : setup.texts) {
        auto& names = result.emplace_back();
        for (auto& entry : rules::outline(text.text)) {
            std::string name = entry.name;
            names.emplace(std::move(name), std::move(entry)); // of two with one name the first
        }
    }
    return result;
}

std::string_view listOf(rules::Subject subject)
{
    switch (subject) {
    case rules::Subject::Entity:
        return "rules.entities";
    case rules::Subject::Link:
        return "rules.links";
    default:
        return "rules";
    }
}

const FacetColumn* ruleColumn(const RulesResult* result, std::string_view list)
{
    const RecordList* records = result == nullptr ? nullptr : result->list(list);
    if (records == nullptr) {
        return nullptr;
    }
    const auto found = std::ranges::find(
        records->facets, ruleFacet, [](const auto& column) { return std::string_view(column.id); });
    return found == records->facets.end() ? nullptr : &*found;
}

/// How many records each rule has in one list, by name.
class CountsByName
{
public:
    explicit CountsByName(const FacetColumn* column)
        : m_known(column != nullptr)
    {
        if (m_known) {
            const auto counts = facetCounts(*column);
            for (std::size_t i = 0; i < counts.size(); ++i) {
                m_counts.emplace(column->names[i], counts[i]);
            }
        }
    }
    [[nodiscard]] std::optional<std::uint64_t> of(const std::string& name) const
    {
        if (!m_known) {
            return std::nullopt;
        }
        const auto found = m_counts.find(name);
        return found == m_counts.end() ? 0 : found->second;
    }

private:
    bool m_known;
    std::map<std::string_view, std::uint64_t> m_counts;
};

/// Records that a rule of each phase fired for; one for two rules of a phase counts once.
std::vector<std::uint64_t> recordsOfPhases(const FacetColumn& column, const RuleListing& listing)
{
    std::map<std::string_view, std::uint32_t> phases;
    for (const ListedRule& rule : listing.rules) {
        phases.emplace(rule.name, rule.phase);
    }
    constexpr auto none = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> phaseOf;
    phaseOf.reserve(column.names.size());
    for (const std::string& name : column.names) {
        const auto found = phases.find(name);
        phaseOf.push_back(found == phases.end() ? none : found->second);
    }
    std::vector<std::uint64_t> counts(listing.phases.size());
    std::vector<std::uint32_t> countedWith(listing.phases.size(), none); // the last record of a phase
    for (std::uint32_t record = 0; record + 1 < column.begins.size(); ++record) {
        for (const std::uint32_t name : column.of(record)) {
            const std::uint32_t phase = phaseOf[name];
            if (phase != none && countedWith[phase] != record) {
                countedWith[phase] = record;
                ++counts[phase];
            }
        }
    }
    return counts;
}

RecordFilter filterOf(std::string_view list, std::vector<std::string> names)
{
    RecordFilter filter;
    filter.list = list;
    filter.facets.push_back({ std::string(ruleFacet), std::move(names) });
    return filter;
}

void tellOrigin(ListedRule& listed, const rules::Rule& rule, const RuleSetup& setup, const Outlines& outlines)
{
    const auto builtIn = [&setup](std::size_t file) {
        return file == 0 && setup.texts[file].file == rules::defaultRules().name;
    };
    listed.file = setup.rules->files()[rule.file];
    listed.line = rule.line;
    if (rule.file >= setup.texts.size()) {
        return; // rules that were made without files
    }
    listed.builtIn = builtIn(rule.file);
    if (const auto entry = outlines[rule.file].find(rule.name); entry != outlines[rule.file].end()) {
        const std::string& text = setup.texts[rule.file].text;
        listed.text = text.substr(entry->second.begin, entry->second.end - entry->second.begin);
        while (!listed.text.empty() && (listed.text.back() == '\n' || listed.text.back() == '\r')) {
            listed.text.pop_back();
        }
    }
    for (std::size_t below = rule.file; below-- > 0;) {
        if (outlines[below].contains(rule.name)) {
            listed.replaces = true;
            listed.replacesBuiltIn = builtIn(below);
            listed.replaced = setup.texts[below].file;
            break;
        }
    }
}

RuleHeadline::Score spans(const metrics::RuleTally& tally, const metrics::RuleCredit& credit)
{
    metrics::RuleSwitches filtered;
    filtered.ignored = false;
    filtered.low = false;
    return { metrics::spanScore(tally, credit, {}).f1(), metrics::spanScore(tally, credit, filtered).f1() };
}

} // namespace

std::vector<std::uint64_t> facetCounts(const FacetColumn& column)
{
    std::vector<std::uint64_t> counts(column.names.size());
    for (const std::uint32_t name : column.values) {
        ++counts[name];
    }
    return counts;
}

RuleListing listRules(const RuleSetup& setup, const RulesResult* result)
{
    RuleListing listing;
    const rules::RuleSet& set = *setup.rules;
    const rules::RuleSet* counted
        = result != nullptr && result->run != nullptr ? result->run->setup.rules.get() : nullptr;
    const Outlines outlines = outlinesOf(setup);
    const CountsByName annotations(ruleColumn(result, "rules"));
    const CountsByName entities(ruleColumn(result, "rules.entities"));
    const CountsByName links(ruleColumn(result, "rules.links"));

    for (const std::string& name : set.phases()) {
        listing.phases.push_back({ name, {}, {}, {}, {}, {} });
    }
    for (const rules::Rule& rule : set.rules()) {
        ListedRule& listed = listing.rules.emplace_back();
        listed.name = rule.name;
        listed.about = rule.about;
        listed.phase = rule.phase;
        listed.salience = rule.salience;
        listed.subject = rule.subject;
        listed.on = rule.on;
        tellOrigin(listed, rule, setup, outlines);
        listed.filter = filterOf(listOf(rule.subject), { rule.name });
        listing.phases[rule.phase].rules.push_back(static_cast<std::uint32_t>(listing.rules.size() - 1));
        if (const auto number = counted == nullptr ? std::nullopt : counted->find(rule.name)) {
            const rules::RuleCounts& counts = result->run->counts;
            listed.fired = *number < counts.fired.size() ? counts.fired[*number] : 0;
            listed.tried = *number < counts.tried.size() ? counts.tried[*number] : 0;
            // The lists are those of the result's rule, which may have ranged over something else.
            const rules::Subject subject = counted->rules()[*number].subject;
            const auto& records = subject == rules::Subject::Entity ? entities
                : subject == rules::Subject::Link                   ? links
                                                                    : annotations;
            listed.records = records.of(rule.name);
            listed.filter.list = listOf(subject);
        }
    }
    for (ListedPhase& phase : listing.phases) {
        std::ranges::stable_sort(phase.rules, [&listing](std::uint32_t a, std::uint32_t b) {
            return listing.rules[a].salience > listing.rules[b].salience;
        });
        std::vector<std::string> names;
        for (const std::uint32_t number : phase.rules) {
            const ListedRule& rule = listing.rules[number];
            names.push_back(rule.name);
            if (rule.fired) {
                phase.fired = phase.fired.value_or(0) + *rule.fired;
                phase.tried = phase.tried.value_or(0) + *rule.tried;
            }
        }
        phase.filter = filterOf("rules", std::move(names));
    }
    if (const FacetColumn* column = ruleColumn(result, "rules")) {
        const auto counts = recordsOfPhases(*column, listing);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            listing.phases[i].records = counts[i];
        }
    }
    return listing;
}

RuleHeadline ruleHeadline(const metrics::RuleTally& tally, metrics::RuleSwitches::Conditional conditional)
{
    RuleHeadline headline;
    headline.strict = spans(tally, metrics::strictCredit);
    headline.lenient = spans(tally, metrics::lenientCredit);
    headline.weighted = spans(tally, metrics::weightedCredit);
    metrics::RuleSwitches switches;
    switches.conditional = conditional;
    headline.links = metrics::resolutionScore(tally, switches).f1();
    switches.taggerErrors = false;
    headline.linksWithoutTagger = metrics::resolutionScore(tally, switches).f1();
    return headline;
}

} // namespace touchstone::analysis
