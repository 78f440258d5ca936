// SPDX-License-Identifier: GPL-3.0-or-later
// Words looked up in the vocabulary.
#pragma once

#include "core/rules/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace touchstone::rules {

inline constexpr std::array allVariables { Variable::System, Variable::Gold, Variable::Other,
    Variable::Entity, Variable::Link };

/// The entry of this name in a table (fields, functions, subjects); null: none.
template <typename Table> [[nodiscard]] auto named(const Table& table, std::string_view word)
{
    const auto found = std::ranges::find_if(table, [word](const auto& entry) { return entry.name == word; });
    return found == std::end(table) ? nullptr : &*found;
}

[[nodiscard]] inline std::optional<Variable> variableOf(std::string_view word)
{
    const auto* const found
        = std::ranges::find_if(allVariables, [word](Variable v) { return name(v) == word; });
    return found == allVariables.end() ? std::nullopt : std::optional(*found);
}

/// The names of all entries of a table, or of rules; they live as long as these.
template <typename Table> [[nodiscard]] std::vector<std::string_view> namesOf(const Table& table)
{
    std::vector<std::string_view> names;
    std::ranges::transform(
        table, std::back_inserter(names), [](const auto& entry) { return std::string_view(entry.name); });
    return names;
}

} // namespace touchstone::rules
