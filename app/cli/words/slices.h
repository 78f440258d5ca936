// SPDX-License-Identifier: GPL-3.0-or-later
// --layer, --noise-level, --time-period, --n-best: what a run is asked for of a corpus, one table each.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "app/cli/words/arguments.h"

#include <string>
#include <vector>

namespace touchstone::cli {

/// One table: an annotation column, a noise level, a period, so many candidates.
struct AskedSlice
{
    std::string layer; ///< empty: the reader's default
    std::string noise; ///< as it was typed; empty: all
    std::string period; ///< likewise
    analysis::Slice slice;
    int nBest = 0; ///< of several numbers of candidates; 0: as the settings say
};

/// What --layer takes.
[[nodiscard]] std::string layerHelp();
/// The layers asked for; empty: none named. `all` stays a word: which columns there are, the gold's file
/// says. Throws UsageError.
[[nodiscard]] std::vector<std::string> layersOf(const std::string& words);
/// "0-0.1,0.1-0.3" and "1790-1810,…" as every noise level in every period, periods first; "all" is the whole;
/// one empty entry when neither is asked. Layers are left empty. Throws UsageError.
[[nodiscard]] std::vector<AskedSlice> slicesOf(
    const std::string& noiseLevels, const std::string& timePeriods);
/// Each of the slices for each number of candidates.
[[nodiscard]] std::vector<AskedSlice> slicesByNBest(
    const std::vector<AskedSlice>& slices, const std::vector<int>& nBests);

/// "fine NE-FINE-LIT, noise 0-0.1, 1790-1810, @3": what a heading says of a slice; empty for the whole of one
/// layer.
[[nodiscard]] std::string heading(const AskedSlice& slice);

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
