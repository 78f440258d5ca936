// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/etermeasure.h"

#include "core/measures/eter/computeeter.h"

#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 7> eterParameters { {
    { "alpha", "0..1", "0.5", "weight of the components against the entity itself",
        { "A", "eter: weight of the components, 0 to 1; default 0.5" } },
    { "sweep", "FROM:TO:STEP", "0:1:0.1", "alphas of the table",
        { "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1" } },
    { "nc0", "one|cap|zero", "one",
        "what components inserted into a gold entity without any cost: 1 each, 1 at most, nothing",
        { "RULE", "eter: gold entities without children: one (default), cap, zero" } },
    { "child-label", "full|main", "full",
        "which label of a nested entity counts as a component: the whole or its main type",
        { "RULE", "eter: label of a nested entity: full (default), main" } },
    { "child-overlap", "yes|no", "yes", "must components share a unit to be aligned",
        { "RULE", "eter: must children share a unit to align: yes (default), no" } },
    { "nested", "any|inside", "any",
        "nested entities align at any depth, or only inside entities that are aligned",
        { "RULE",
            "eter: nested entities align at any depth (any, default), or inside aligned parents only "
            "(inside)" } },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

} // namespace

const Measure& eterMeasure()
{
    static constexpr Measure measure {
        .id = "eter",
        .title = "ETER",
        .description
        = "Entity Tree Error Rate: deletions, insertions and, of each aligned pair of entities, errors "
          "of type, sub-type and span weighed against errors of their components, by gold entities.",
        .source = "Ben Jannet et al., ETER: a new metric for the evaluation of hierarchical named entity "
                  "recognition, LREC 2014",
        .lowerIsBetter = true,
        .headline = "eter",
        .parameters = eterParameters,
        .compute = analysis::computeEter,
        .sameSettings = [](const auto& a, const auto& b) { return a.eter == b.eter; },
    };
    return measure;
}

} // namespace touchstone::metrics
