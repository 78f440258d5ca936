// SPDX-License-Identifier: GPL-3.0-or-later
// RuleTemplate: a rule made from an annotation, for somebody to go on writing.
#pragma once

#include "core/match/model/outcome.h"
#include "core/measures/rules/rulerun.h"

namespace touchstone::analysis {

struct RuleTemplate
{
    std::string name;
    std::string text; ///< the whole rule, with a line end
};

/// One annotation, or one of each side, of a document that rules ran over.
struct RuleTemplateSource
{
    const rules::DocumentInput& document;
    const rules::DocumentResult& result; ///< of `rules` over `document`
    const rules::RuleSet& rules;
    std::uint32_t gold = rules::nobody; ///< places in the input; at least one is set
    std::uint32_t system = rules::nobody;
};

/// A rule whose conditions hold for the annotation: for the match where the rules matched it, for the pair
/// where gold and system overlap unmatched (it then matches them), else for the annotation alone. Conditions
/// are what the rules said, the labels, the words in their normal form, likeness and links; further ones that
/// hold stand as comments. What it changes is a note, or the match. The name is none of the rules' and none
/// of `taken`. It parses on top of `rules` and, unless their phases are others than those of the default
/// rules, fires for the annotation. O(annotations of the document).
[[nodiscard]] RuleTemplate ruleTemplate(const RuleTemplateSource& source, std::span<const std::string> taken);

/// The same for a record of an evaluation or of one seen through a list; runs the rules over its document.
/// Errors: NotFound (rules do not see the record's annotation: a component), those of rules::Engine::run.
[[nodiscard]] support::Result<RuleTemplate> ruleTemplate(const Evaluation& evaluation,
    const match::PairOutcome& record, const RuleSetup& setup, std::span<const std::string> taken,
    support::Progress& progress);

} // namespace touchstone::analysis
