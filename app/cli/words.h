// SPDX-License-Identifier: GPL-3.0-or-later
// The raw words of a command line, and how they become settings. Between options.cpp (which collects) and the
// core.
#pragma once

#include "app/cli/options.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

/// A wrong word on the command line; becomes exit code 2.
struct UsageError
{
    std::string text;
};

struct Words
{
    std::string gold;
    std::vector<std::string> systems, systemGlobs, positionals;
    std::string format, goldFormat, systemFormat;
    std::optional<int> column, goldColumn, systemColumn;
    std::string documents, layer;
    std::string measure = "default";
    std::string pairing, unit, align, perType, zeroDivision, by;
    std::optional<double> minOverlap;
    bool json = false, tsv = false, markdown = false, latex = false;
    std::string scheme, words, select, size;
    std::vector<std::string> outcomes, goldTypes, systemTypes, types, errorTypes, documentNames, tags;
};

/// Makes the command's words into options. Throws UsageError.
void finish(Options& options, Words& words);

} // namespace touchstone::cli
