// SPDX-License-Identifier: GPL-3.0-or-later
// Rules over an evaluation: its documents as rules see them, and what the rules said of each.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/rules/engine.h"

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

/// Documents as rules see them are made when they are wanted (fillRuleDocument): of a whole corpus they take
/// many times its size.
struct RuleRun
{
    RuleSetup setup;
    /// By case, side and place in the input: the annotation in its document's tree, ascending.
    std::vector<std::array<std::vector<std::uint32_t>, 2>> places;
    std::vector<rules::DocumentResult> results; ///< by case
    rules::RuleCounts counts;
    std::optional<std::size_t> only {}; ///< the one case that was run

    [[nodiscard]] bool has(std::size_t documentCase) const
    {
        return documentCase < results.size() && (!only || *only == documentCase);
    }
};

/// Place in the run's input of an annotation of a document's tree; nothing for one that no rule sees (a
/// component). O(log annotations).
[[nodiscard]] std::optional<std::uint32_t> rulePlaceOf(
    const RuleRun& run, std::size_t documentCase, rules::SideRole side, std::uint32_t entity);

/// Every document of an evaluation, in parallel; the same for any number of threads. With `only` that case
/// alone: the others have no places and an empty result. Errors: TooLarge (limits of core/rules),
/// Cancelled.
[[nodiscard]] support::Result<RuleRun> runRules(const Evaluation& evaluation, RuleSetup setup,
    support::Progress& progress, std::optional<std::size_t> only = {});

} // namespace touchstone::analysis
