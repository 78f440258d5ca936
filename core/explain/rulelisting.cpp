// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/rulelisting.h"

#include "core/rules/outline.h"
#include "core/support/lookup.h"

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
    return subject == rules::Subject::Entity ? "rules.entities"
        : subject == rules::Subject::Link    ? "rules.links"
                                             : "rules";
}

const FacetColumn* ruleColumn(const RulesResult* result, std::string_view list)
{
    const RecordList* records = result == nullptr ? nullptr : result->list(list);
    return records == nullptr ? nullptr : support::found(records->facets, ruleFacet, &FacetColumn::id);
}

/// How many records each rule has in one list, by name; nothing: the list is not known.
using CountsByName = std::optional<std::map<std::string_view, std::uint64_t>>;

CountsByName countsByName(const FacetColumn* column)
{
    if (column == nullptr) {
        return std::nullopt;
    }
    CountsByName counts(std::in_place);
    for (const std::uint32_t name : column->values) {
        ++(*counts)[column->names[name]];
    }
    return counts;
}

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
    return { .list = std::string(list), .facets = { { std::string(ruleFacet), std::move(names) } } };
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

} // namespace

RuleListing listRules(const RuleSetup& setup, const RulesResult* result)
{
    RuleListing listing;
    const rules::RuleSet& set = *setup.rules;
    const rules::RuleSet* counted
        = result != nullptr && result->run != nullptr ? result->run->setup.rules.get() : nullptr;
    const Outlines outlines = outlinesOf(setup);
    std::map<std::string_view, CountsByName> records;
    for (const auto subject : { rules::Subject::Pair, rules::Subject::Entity, rules::Subject::Link }) {
        records.emplace(listOf(subject), countsByName(ruleColumn(result, listOf(subject))));
    }

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
            listed.filter.list = listOf(counted->rules()[*number].subject);
            if (auto& own = records.at(listed.filter.list)) {
                listed.records = (*own)[rule.name];
            }
        }
    }
    for (ListedPhase& phase : listing.phases) {
        std::ranges::stable_sort(phase.rules, std::greater(),
            [&listing](std::uint32_t rule) { return listing.rules[rule].salience; });
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

} // namespace touchstone::analysis
