// SPDX-License-Identifier: GPL-3.0-or-later
// RuleDifference: what another rule set would change: labels of annotations, and figures.
#pragma once

#include "core/measures/rules/rulerun.h"
#include "core/measures/rules/rulesmeasure.h"

namespace touchstone::analysis {

struct RuleDifference
{
    /// An annotation whose labels, partner or note differ.
    struct Changed
    {
        std::uint32_t documentCase = 0;
        rules::SideRole side = rules::SideRole::Gold;
        std::uint32_t entity = 0; ///< in its document's tree
        friend bool operator==(const Changed&, const Changed&) = default;
    };
    /// All annotations that went from one label to another; by case, then in text order.
    struct Transition
    {
        rules::SideRole side = rules::SideRole::Gold;
        std::string what; ///< "result", "resolution", "cause", "note", "partner"
        /// As shown (shownResult, shownResolution); empty: none. Of partners: "matched" to "" or back, and
        /// "matched" to "another".
        std::string before, after;
        std::vector<Changed> annotations;
    };
    struct Figure
    {
        support::Message name; ///< "Spans, strict: F1"; also Entities; "Links: recall", "Document links: …"
        std::optional<double> before; ///< 0..1; undefined: empty
        std::optional<double> after;
        bool headline = false; ///< of precision, recall and F1 the one that a summary names
    };
    struct Fired
    {
        std::string rule;
        std::uint64_t before = 0;
        std::uint64_t after = 0;
    };
    std::vector<Transition> transitions; ///< most annotations first, then by text
    std::vector<Figure> figures; ///< all, in a fixed order, those that stay too
    /// Rules that fire for more or fewer, in the order of the second set, then the first.
    std::vector<Fired> fired;
    std::size_t changedAnnotations = 0; ///< each once
    std::size_t annotations = 0; ///< of both sides, in the documents compared
};

/// Compares two runs over the evaluation: the documents that both of them have (runRules with `only` leaves
/// the others out), so of one with all documents and one with a single document that one. The runs may be of
/// different rule sets; labels are compared by what they say. O(annotations · log + firings + rules).
[[nodiscard]] RuleDifference ruleDifference(const Evaluation& evaluation, const RuleRun& before,
    const RuleRun& after, const metrics::RuleSwitches& switches);

} // namespace touchstone::analysis
