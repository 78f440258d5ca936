// SPDX-License-Identifier: GPL-3.0-or-later
// The options that set parameters of measures: their words on the command line, and what they become.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/evaluation/settings/rulesources.h"

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
    std::string typeWeights, typeParents, linkWeights, linkEquivalents; ///< paths
    std::string tagset; ///< path, or the name of one that is built in
    std::vector<int> nBests {}; ///< of --n-best N,N…
    analysis::RuleSources rules {};
};

void addMeasureOptions(CLI::App& app, MeasureWords& words);
/// --n-best alone.
void addNBest(CLI::App& app, MeasureWords& words);
/// Puts the words into the spec; of several --n-best the first, all of them then stand in `nBests`. A tag set
/// that is built in is no path any more. Throws UsageError.
void readMeasureWords(MeasureWords& words, analysis::EvaluationSpec& spec);

} // namespace touchstone::cli
