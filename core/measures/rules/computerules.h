// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `rules`: what the rules in force say of every annotation, added up.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/rules/rulerun.h"
#include "core/measures/rules/rulesmeasure.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Lists: "rules": a record per match of the rules and per annotation without one, in text order, with the
/// facets "rule" (every rule that fired for one of its annotations, or for an entity or link of which one of
/// them is a mention), "system.result", "gold.result", "system.resolution", "gold.resolution",
/// "system.cause", "gold.cause", "system.ignored", "gold.ignored" (the reason, "no" if none), "system.low",
/// "gold.low", "system.low-resolution", "gold.low-resolution" ("yes", "no"), "note" (of either side; none of
/// both: "none"); a label that was not set is the word "none", a side that is missing has no word. A text of
/// the user's rules that would read like what is not set aside or like no note stands in quotes. Categories:
/// "gold", "system": the record has this side. "rules.entities" and "rules.links": a record per entity or
/// link of a document, standing at its first mention of each side, with the facets "rule", "result",
/// "ignored", "low".
struct RulesResult : MeasureResult
{
    std::shared_ptr<const RuleRun> run; ///< labels and firings of every document
    std::vector<metrics::RuleTally> tallies; ///< by case
    metrics::RuleTally total;

    /// A label with its flags, in the order of tables.
    struct Shown
    {
        int order = 0;
        std::string word;
        std::string ignored;
        bool low = false;
        friend auto operator<=>(const Shown&, const Shown&) = default;

        [[nodiscard]] std::string text() const;
    };
    /// What the sheets of labels count, by column; by id of the sheet.
    std::map<std::string, std::map<Shown, std::vector<std::int64_t>>> labelCounts;
    std::vector<std::string> typeNames; ///< that occur
    std::vector<metrics::RuleTally> types; ///< of these; only their spans are counted
    std::map<std::string, std::int64_t> notes;
    struct RuleCount
    {
        std::string rule;
        std::int64_t phase = 1; ///< as of `phases`, from 1
        bool on = true;
        std::int64_t fired = 0, tried = 0, records = 0;
    };
    std::vector<std::string> phases;
    std::vector<RuleCount> rules; ///< every rule of the set, by phase
};

/// Its description; `compute`
/// runs the rules of `evaluation.spec.rules` over all documents, in parallel, and counts. Errors: TooLarge
/// (limits of core/rules), Cancelled.
extern const metrics::Measure rulesMeasure;

/// The same as `compute` with labels that are known: only counted anew, for other switches. `run` must be
/// that of the same layers and rules.
[[nodiscard]] support::Result<MadeResult> countRules(const Evaluation& evaluation,
    std::shared_ptr<const RuleRun> run, support::Progress& progress,
    MeasureExtent extent = MeasureExtent::Everything);

} // namespace touchstone::analysis
