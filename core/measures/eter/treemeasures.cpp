// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/treemeasures.h"

#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 7> eterParameters { {
    { "alpha", "0..1", "0.5", "weight of the components against the entity itself" },
    { "sweep", "FROM:TO:STEP", "0:1:0.1", "alphas of the table" },
    { "nc0", "one|cap|zero", "one",
        "what components inserted into a gold entity without any cost: 1 each, 1 at most, nothing" },
    { "child-label", "full|main", "full",
        "which label of a nested entity counts as a component: the whole or its main type" },
    { "child-overlap", "yes|no", "yes", "must components share a unit to be aligned" },
    { "nested", "any|inside", "any",
        "nested entities align at any depth, or only inside entities that are aligned" },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };
constexpr std::array<std::string_view, 10> eterColumns { "gold", "system", "matched", "correct",
    "root_correct", "type", "subtype", "boundary", "root_errors", "component_errors" };

constexpr std::array<MeasureParameter, 3> serParameters { {
    { "ser-weights", "LABEL,BOUNDARY", "0.5,0.5", "what a wrong label and a wrong span cost" },
    { "err", "full|printed", "full", "ERR's denominator, with wrong pairs or as the paper prints it" },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };
constexpr std::array<std::string_view, 12> serColumns { "entity_slots", "entity_system_slots", "entity_pairs",
    "entity_label_errors", "entity_boundary_errors", "entity_correct", "component_slots",
    "component_system_slots", "component_pairs", "component_label_errors", "component_boundary_errors",
    "component_correct" };

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
        .columns = eterColumns,
        .statistics = nullptr,
        .scores = nullptr,
    };
    return measure;
}

const Measure& serMeasure()
{
    static constexpr Measure measure {
        .id = "ser",
        .title = "SER",
        .description
        = "Slot Error Rate and Error per Response: deletions, insertions, wrong labels and wrong spans "
          "of entities and of components, by gold slots.",
        .source = "Makhoul et al. 1999; Chinchor and Sundheim 1993; as used by Ben Jannet et al., LREC 2014",
        .lowerIsBetter = true,
        .headline = "ser",
        .parameters = serParameters,
        .columns = serColumns,
        .statistics = nullptr,
        .scores = nullptr,
    };
    return measure;
}

} // namespace touchstone::metrics
