// SPDX-License-Identifier: GPL-3.0-or-later
// The options that set parameters of measures: their words on the command line, and what they become.
#pragma once

#include "core/analysis/evaluationspec.h"
#include "core/analysis/rulesources.h"

#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct MeasureWords
{
    std::vector<std::pair<std::string, std::string>> settings; ///< name, value, in the order given
    std::string typeWeights, typeParents, linkWeights, linkEquivalents, tagset; ///< paths
    analysis::RuleSources rules {};
};

/// --n-best alone: of rules, which know no other parameter of a measure.
void addCandidateOption(CLI::App& app, MeasureWords& words);
void addMeasureOptions(CLI::App& app, MeasureWords& words);
/// Puts the words into the spec. Throws UsageError.
void readMeasureWords(const MeasureWords& words, analysis::EvaluationSpec& spec);

} // namespace touchstone::cli
