// SPDX-License-Identifier: GPL-3.0-or-later
// RuleSet: the rules in force, read from files that stand on each other. Immutable once made; threads share
// it.
#pragma once

#include "core/rules/rule.h"
#include "core/support/diagnostics.h"

namespace touchstone::rules {

/// A rule file as text: whoever reads files passes them in.
struct RuleFile
{
    std::string name; ///< shown in messages
    std::string_view text;
};

/// The rules that come with the program (resources/rules/default.rules), named "default.rules".
[[nodiscard]] RuleFile defaultRules();

class RuleSet
{
public:
    /// The phases of the default rules and no rule.
    RuleSet();

    /// Reads the files one on top of the other: rules are added; one with the name of a rule of an earlier
    /// file takes its place; `on "name"` and `off "name"` switch; `phases` may add phases but not reorder
    /// those that are there. A file with an error changes nothing: what stood before it stays in force, and
    /// every error is in `findings` (severity Error; codes rules.syntax, rules.name, rules.type,
    /// rules.duplicate, rules.limit, rules.encoding) with file, line and column. Warnings (rules.unset:
    /// compared with a result that no rule sets) do not stop a file. O(bytes + rules · log rules).
    [[nodiscard]] static RuleSet stacked(std::span<const RuleFile> files, support::Diagnostics& findings);

    /// The same rules with some switched on and then some off; a name that no rule has is an error in
    /// `findings` (code rules.name), the rest is switched.
    [[nodiscard]] RuleSet switched(std::span<const std::string> on, std::span<const std::string> off,
        support::Diagnostics& findings) const;

    [[nodiscard]] const std::vector<std::string>& phases() const { return m_phases; }
    /// In the order of the files; a replacement stands where the replaced rule stood.
    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<std::string>& files() const { return m_files; }
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    /// The rules of a phase that are on: highest salience first, then by place.
    [[nodiscard]] const std::vector<std::uint32_t>& agenda(std::size_t phase) const
    {
        return m_agendas[phase];
    }
    [[nodiscard]] const std::string& symbol(Symbol symbol) const { return m_symbols[symbol]; }
    [[nodiscard]] std::size_t symbolCount() const { return m_symbols.size(); }
    [[nodiscard]] std::optional<Symbol> findSymbol(std::string_view text) const;

private:
    friend class RuleParser;

    /// The number of a text, new or known; nothing when there are too many.
    std::optional<Symbol> intern(std::string_view text);
    void settle();

    std::vector<std::string> m_phases;
    std::vector<Rule> m_rules;
    std::map<std::string, std::uint32_t, std::less<>> m_byName;
    std::vector<std::string> m_files;
    std::vector<std::vector<std::uint32_t>> m_agendas;
    std::vector<std::string> m_symbols { std::string() };
    std::map<std::string, Symbol, std::less<>> m_symbolNumbers { { std::string(), Symbol { 0 } } };
};

} // namespace touchstone::rules
