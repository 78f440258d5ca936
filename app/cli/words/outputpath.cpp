// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/outputpath.h"

#include "app/cli/words/choice.h"

#include "core/evaluation/dataset/conversion.h"

namespace touchstone::cli {

void checkOutputPath(const Options& options)
{
    auto inputs = analysis::inputsOf(options.dataSet);
    const auto& relations = options.relations;
    for (const auto* path :
        { &options.dataSet.labelMap, &options.like, &relations.typeWeights, &relations.typeParents,
            &relations.linkWeights, &relations.linkEquivalents, &relations.tagset, &relations.train,
            &relations.attributes, &relations.rules.settings, &options.dataSet.gold.options.labelList }) {
        inputs.push_back(*path);
    }
    for (const auto* paths : { &relations.rules.files, &options.rules.checked, &options.trend.paths }) {
        inputs.insert(inputs.end(), paths->begin(), paths->end());
    }
    std::erase(inputs, std::string());
    if (analysis::isRead(inputs, options.output)) {
        throw UsageError { "-o " + options.output
            + " is what is being read; gold, system and settings files are never written, so name another "
              "file." };
    }
}

} // namespace touchstone::cli
