// SPDX-License-Identifier: GPL-3.0-or-later
// The options of slices that tell records apart: training data, the user's attributes, bounds of bins; and
// which slices a table has.
#pragma once

#include "core/evaluation/scoring/relationsources.h"
#include "core/evaluation/settings/evaluationspec.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

struct SliceWords
{
    std::string train, attributes;
    std::vector<std::string> bounds;
};

void addSliceOptions(CLI::App& app, SliceWords& words);
/// Bounds into the spec, files into the sources; training data is read as the gold is. Throws UsageError.
void readSliceWords(const SliceWords& words, const io::ReadOptions& gold, analysis::EvaluationSpec& spec,
    analysis::RelationSources& sources);

/// "document,noise,seen": the slices in their order without repeats, and whether documents and the systems'
/// own scores are asked for.
struct AskedBy
{
    bool document = false;
    bool score = false;
    std::vector<std::string> slices;
};
[[nodiscard]] AskedBy askedBy(const std::string& words);

} // namespace touchstone::cli
