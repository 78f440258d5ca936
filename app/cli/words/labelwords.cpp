// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/labelwords.h"

#include "app/cli/words/choice.h"

#include "core/evaluation/dataset/datasetlabels.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

void addLabelOptions(CLI::App& app, LabelWords& words)
{
    app.add_option("--label-map", words.map,
           "Labels that become others before anything is matched: lines of side (gold, system, both), label, "
           "new label (empty: dropped), tab separated")
        ->option_text("FILE");
    app.add_option("--collapse-types", words.collapse,
           "Labels are cut to their first N segments: loc.adm.town with 1 is loc; after the map")
        ->option_text("N")
        ->check(CLI::Range(1, 1000));
    app.add_option("--types", words.types,
           "Only annotations of these types, as they are after the map and --collapse-types; \\, is a comma "
           "of a type")
        ->option_text("TYPE,...");
}

void readLabelWords(const LabelWords& words, analysis::DataSetSpec& dataSet)
{
    dataSet.labelMap = words.map;
    dataSet.labels.collapse = words.collapse.value_or(0);
    if (words.types) {
        dataSet.labels.types = analysis::typesByText(*words.types);
        if (dataSet.labels.types.empty()) {
            throw UsageError { "--types names no type; leave it out to keep all." };
        }
    }
}

} // namespace touchstone::cli
