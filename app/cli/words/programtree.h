// SPDX-License-Identifier: GPL-3.0-or-later
// What a program takes, as data: manual pages and completion are made from it.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace touchstone::cli {

/// Words that may stand for a value, `typed` being what stands there already. One that ends in "=" goes on.
using OfferedWords = std::function<std::vector<std::string>(const std::string& typed)>;

/// What completion offers for the value of an option.
struct Offer
{
    OfferedWords words {}; ///< null: none
    bool types = false; ///< types of the files that the line names
    bool systems = false; ///< names of the systems that the line names
};

struct OptionFacts
{
    std::vector<std::string> names; ///< "-o", "--output"; of a positional one its name alone
    std::string shape; ///< "FILE"; empty: a flag, which takes no value
    std::string help;
    std::string heading; ///< of the help; empty: the usual one
    bool positional = false;
    bool required = false;
    bool list = false; ///< commas stand between its words
    Offer offer {};
};

struct CommandFacts
{
    std::string name;
    std::string summary;
    std::vector<OptionFacts> options; ///< in the order of the help
    std::vector<CommandFacts> commands; ///< likewise
};

} // namespace touchstone::cli
