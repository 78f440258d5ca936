// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include "core/rules/lookup.h"
#include "core/rules/ruleparser.h"
#include "core/rules/suggestion.h"
#include "core/support/findingkinds.h"

#include <tuple>

namespace touchstone::rules {

namespace {

using support::Severity;

// Visits every test of a changing text field of an annotation against a text.
template <typename Visit> void visitTests(const Expression& expression, Visit&& visit)
{
    if (expression.kind == Expression::Kind::IsSymbol) {
        visit(expression.field, expression.symbol);
    }
    for (const auto& child : expression.children) {
        visitTests(child, visit);
    }
}

// A result that no rule sets is most often a slip of the pen, and the rule that asks for it never fires.
void warnAboutUnset(const RuleSet& set, support::Diagnostics& findings)
{
    std::map<Field, std::set<std::string_view>> values;
    for (const auto& rule : set.rules()) {
        for (const auto& change : rule.changes) {
            if (change.kind == Change::Kind::SetText) {
                values[change.field].insert(change.value);
            }
        }
    }
    for (const auto& rule : set.rules()) {
        for (const auto& condition : rule.conditions) {
            visitTests(condition.expression, [&](Field field, Symbol symbol) {
                const auto& text = set.symbol(symbol);
                const auto& known = values[field];
                if (!text.empty() && !known.contains(text)) {
                    findings.add(Severity::Warning, "rules.unset",
                        { set.files()[rule.file], condition.line, condition.column },
                        orDidYouMean(support::said("rule \"%1\": no rule sets %2 to \"%3\"", rule.name,
                                         name(field), text),
                            text, { known.begin(), known.end() }));
                }
            });
        }
    }
}

} // namespace

RuleSet::RuleSet()
    : m_phases { "Base", "LabelHierarchy", "FuzzyMatch", "Confidence", "Filter", "Resolution", "Attribution",
        "Document" }
{
    settle();
}

RuleSet RuleSet::stacked(std::span<const RuleFile> files, support::Diagnostics& findings)
{
    RuleSet result;
    for (const auto& file : files) {
        support::Diagnostics own;
        RuleSet candidate = result;
        if (RuleParser(candidate, file, own).run()) {
            candidate.settle();
            result = std::move(candidate);
        }
        auto list = own.list(); // tokens are checked before what they form
        std::ranges::stable_sort(list, [](const support::Diagnostic& a, const support::Diagnostic& b) {
            return std::tie(a.place.line, a.place.column) < std::tie(b.place.line, b.place.column);
        });
        for (auto& finding : list) {
            findings.add(std::move(finding));
        }
    }
    warnAboutUnset(result, findings);
    return result;
}

RuleSet RuleSet::switched(
    std::span<const std::string> on, std::span<const std::string> off, support::Diagnostics& findings) const
{
    RuleSet result = *this;
    const auto turn = [&](const std::string& name, bool value) {
        if (const auto rule = find(name)) {
            result.m_rules[*rule].on = value;
            return;
        }
        findings.add(Severity::Error, "rules.name", {},
            orDidYouMean(support::said("there is no rule \"%1\"", name), name, namesOf(m_rules)));
    };
    for (const auto& name : on) {
        turn(name, true);
    }
    for (const auto& name : off) {
        turn(name, false);
    }
    result.settle();
    return result;
}

std::optional<std::uint32_t> RuleSet::find(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Symbol> RuleSet::findSymbol(std::string_view text) const
{
    const auto found = m_symbolNumbers.find(text);
    return found == m_symbolNumbers.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Symbol> RuleSet::intern(std::string_view text)
{
    if (const auto known = findSymbol(text)) {
        return known;
    }
    if (m_symbols.size() > std::numeric_limits<Symbol>::max()) {
        return std::nullopt;
    }
    const auto number = static_cast<Symbol>(m_symbols.size());
    m_symbols.emplace_back(text);
    m_symbolNumbers.emplace(text, number);
    return number;
}

void RuleSet::settle()
{
    m_agendas.assign(m_phases.size(), {});
    for (std::uint32_t index = 0; index < m_rules.size(); ++index) {
        auto& rule = m_rules[index];
        const auto phase = std::ranges::find(m_phases, rule.phaseName);
        rule.phase = static_cast<std::uint32_t>(phase - m_phases.begin());
        if (rule.on) {
            m_agendas[rule.phase].push_back(index);
        }
    }
    for (auto& agenda : m_agendas) {
        std::ranges::stable_sort(agenda,
            [this](std::uint32_t a, std::uint32_t b) { return m_rules[a].salience > m_rules[b].salience; });
    }
}

} // namespace touchstone::rules
