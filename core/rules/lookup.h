// SPDX-License-Identifier: GPL-3.0-or-later
// Words looked up in the vocabulary.
#pragma once

#include "core/rules/vocabulary.h"
#include "core/support/lookup.h"

namespace touchstone::rules {

inline constexpr std::array allVariables { Variable::System, Variable::Gold, Variable::Other,
    Variable::Entity, Variable::Link };

/// The entry of this name in a table (fields, functions, subjects); null: none.
template <typename Table> [[nodiscard]] auto named(const Table& table, std::string_view word)
{
    return support::found(
        table, word, [](const auto& entry) -> auto& { return entry.name; });
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
    return support::listOf<std::string_view>(
        table, [](const auto& entry) -> auto& { return entry.name; });
}

} // namespace touchstone::rules
