// SPDX-License-Identifier: GPL-3.0-or-later
// The slow twin of the rule engine: tests every rule on every tuple after every firing, with an evaluator,
// pairs, entities and links of its own.
#pragma once

#include "core/rules/engine.h"

namespace touchstone::reference {

/// The same labels, entities, links and firings as Engine::run, in time O(firings · rules · tuples ·
/// neighbours).
[[nodiscard]] rules::DocumentResult everyRule(
    const rules::RuleSet& rules, const rules::RuleLists& lists, const rules::DocumentInput& document);

} // namespace touchstone::reference
