// SPDX-License-Identifier: GPL-3.0-or-later
// The raw words of a command line, and how they become settings. Between options.cpp (which collects) and the
// core.
#pragma once

#include "app/cli/words/choice.h"
#include "app/cli/words/comparewords.h"
#include "app/cli/words/figureoptions.h"
#include "app/cli/words/labelwords.h"
#include "app/cli/words/measurewords.h"
#include "app/cli/words/options.h"
#include "app/cli/words/slicewords.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

struct Words
{
    std::string gold;
    std::vector<std::string> systems, systemGlobs, positionals;
    std::string format, goldFormat, systemFormat;
    std::optional<int> column, goldColumn, systemColumn;
    std::string documents, layer, noiseLevel, timePeriod;
    std::string tableColumns, goldColumns, systemColumns;
    std::string spansKey, annotator, systemAnnotator, modelVersion, labelList, offsetUnit;
    std::string measure, preset;
    std::string pairing, unit, minOverlap, minScore, align, perType, zeroDivision, by;
    bool anyway = false, json = false, tsv = false, markdown = false, latex = false;
    std::string scheme, words, list, select, size;
    MeasureWords measures;
    LabelWords labels;
    FigureWords figure;
    CompareWords compare;
    TrendWords trend;
    SliceWords slices;
    /// The files that a GLOB means; empty: those that match it.
    std::function<std::vector<std::string>(const std::string& pattern)> matching;
    std::vector<std::string> outcomes, goldTypes, systemTypes, types, rowTypes, errorTypes, documentNames,
        tags, losses, categories, values, rules, where;
};

/// Every word that names a file or folder to be read, with its option; of several runs their GLOB.
void eachFile(Words& words, const std::function<void(const std::string& option, std::string& path)>& visit);

/// Makes the command's words into options. Throws UsageError.
void finish(Options& options, Words& words);

} // namespace touchstone::cli
