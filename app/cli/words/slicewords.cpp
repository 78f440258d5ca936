// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/slicewords.h"

#include "core/evaluation/slices/slicefacets.h"

#include <algorithm>
#include <sstream>

namespace touchstone::cli {

std::string knownSlices() { return listed(analysis::builtInSlices()) + ", or a column of --attributes"; }

void ByWords::declare(Arguments& arguments, const char* shape, const std::string& help)
{
    arguments.value("--by", m_words, shape, help).joined().filled("it names no slice; the word is empty.");
}

void ByWords::finish(bool attributes)
{
    auto known = analysis::builtInSlices();
    known.insert(known.begin(), { "document", "score" });
    std::istringstream parts(m_words);
    for (std::string word; std::getline(parts, word, ',');) {
        if (word == "document") {
            document = true;
        } else if (word == "score") {
            score = true;
        } else if (!word.empty() && std::find(slices.begin(), slices.end(), word) == slices.end()) {
            if (!attributes && std::find(known.begin(), known.end(), word) == known.end()) {
                refuse("--by", word, known);
            }
            slices.push_back(word);
        }
    }
    if (given() && !document && !score && slices.empty()) {
        throw UsageError { "--by names no slice." };
    }
}

} // namespace touchstone::cli
