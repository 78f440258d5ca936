// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/ser/sermeasure.h"

#include "core/measures/ser/computeser.h"

#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 3> serParameters { {
    { "ser-weights", "LABEL,BOUNDARY", "0.5,0.5", "what a wrong label and a wrong span cost",
        { "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5" } },
    { "err", "full|printed", "full", "ERR's denominator, with wrong pairs or as the paper prints it",
        { "FORM", "ser: ERR's denominator: full (default), or printed as in the paper" } },
    { "unit", "character|token", "character", "in what overlap is counted" },
} };

} // namespace

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
        .compute = analysis::computeSer,
        .plainScores = "global",
    };
    return measure;
}

} // namespace touchstone::metrics
