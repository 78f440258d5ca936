// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `ser` of an evaluation: its own flat alignments of entities and of components. Lists:
// "ser.entities", "ser.components", and "ser.global" with the records of both.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/measures/ser/ser.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct SerResult : MeasureResult
{
    struct Counts
    {
        metrics::SerCounts entities;
        metrics::SerCounts components;

        [[nodiscard]] metrics::SerCounts global() const
        {
            auto sum = entities;
            return sum += components;
        }
    };
    Counts overall;
    std::vector<Counts> documents; ///< by case
    std::vector<std::string> entityTypes; ///< literal types that occur
    std::vector<metrics::SerCounts> byEntityType; ///< by the gold's type; insertions by the system's
    std::vector<std::string> componentTypes;
    std::vector<metrics::SerCounts> byComponentType;
    std::vector<std::int64_t> entitySystems, componentSystems; ///< by type: slots to which the system gave it
};
void flow(const metrics::NumberFlow& to, SerResult::Counts& counts);

/// Its description; `compute`:
/// Cases in parallel; the cost of matchSlots. Errors: Cancelled; TooLarge with the document.
extern const metrics::Measure serMeasure;

} // namespace touchstone::analysis
