// SPDX-License-Identifier: GPL-3.0-or-later
// The options that set parameters of measures: their words on the command line, and what they become.
#pragma once

#include "core/analysis/evaluationspec.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct MeasureWords
{
    std::string typeWeights, typeParents, linkWeights, linkEquivalents, tagset; ///< paths
    std::string typeDecay, alpha, sweep, noComponents, childLabel, childOverlap, nested;
    std::string serWeights, err, threshold, noisyMatching, strictScheme;
    std::optional<int> nBest, hipeEdition;
    bool hipeNormTime = false;
    bool hipeTokenText = false;
};

void addMeasureOptions(CLI::App& app, MeasureWords& words);
/// Puts the words into the spec. Throws UsageError.
void readMeasureWords(const MeasureWords& words, analysis::EvaluationSpec& spec);

} // namespace touchstone::cli
