// SPDX-License-Identifier: GPL-3.0-or-later
// Rules over an evaluation: its documents as rules see them, and what the rules said of each.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/analysis/rulesources.h"
#include "core/rules/engine.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace touchstone::analysis {

/// One document as rules see it: its annotations of role entity with their literal types, spans in common
/// coordinates (CommonSpans, characters), the words of each side's own text, links without NIL (of a system
/// the first LinkParameters::nBest candidates). Low confidence is what the annotator marked. Borrows from the
/// evaluation's layers, which must outlive it.
struct RuleDocument
{
    rules::DocumentInput input;
    /// The annotation in its document's tree, by side and place in the input.
    std::array<std::vector<std::uint32_t>, 2> entities;

    std::deque<std::string> texts; ///< of annotations in several pieces
    std::deque<std::vector<std::string>> links;
    std::deque<std::vector<text::Span>> fragments;
};

/// O(annotations).
void fillRuleDocument(RuleDocument& document, const Evaluation& evaluation, std::size_t number);

/// Holds the layers that its documents borrow from.
struct RuleRun
{
    RuleSetup setup;
    std::vector<std::unique_ptr<RuleDocument>> documents; ///< by case
    std::vector<rules::DocumentResult> results; ///< by case
    rules::RuleCounts counts;
    annotation::LayerPtr gold {};
    annotation::LayerPtr system {};
};

/// Every document of an evaluation, in parallel; the same for any number of threads. With `only` that case
/// alone: the others have no document (null) and an empty result. Errors: TooLarge (limits of core/rules),
/// Cancelled.
[[nodiscard]] support::Result<RuleRun> runRules(const Evaluation& evaluation, RuleSetup setup,
    support::Progress& progress, std::optional<std::size_t> only = {});

} // namespace touchstone::analysis
