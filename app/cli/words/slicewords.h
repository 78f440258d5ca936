// SPDX-License-Identifier: GPL-3.0-or-later
// --by: by what tables have rows and records are told apart.
#pragma once

#include "app/cli/words/arguments.h"

#include <string>
#include <vector>

namespace touchstone::cli {

struct ByWords
{
    bool document = false;
    bool score = false; ///< by the systems' own scores
    std::vector<std::string> slices; ///< ids, in their order without repeats

    /// Given several times all are meant; an empty word is a mistake.
    void declare(Arguments& arguments, const char* shape, const std::string& help);
    [[nodiscard]] bool given() const { return !m_words.empty(); }
    /// `attributes`: these bring slices whose names only their file knows. Throws UsageError.
    void finish(bool attributes);

private:
    std::string m_words;
};

/// "noise, period, …, or a column of --attributes"
[[nodiscard]] std::string knownSlices();

} // namespace touchstone::cli
