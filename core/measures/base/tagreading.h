// SPDX-License-Identifier: GPL-3.0-or-later
// The spans that seqeval makes of a sentence's tags, in its default mode and in its strict schemes. Source:
// seqeval 1.2.2, metrics/sequence_labeling.py and scheme.py; core/docs/seqeval.md.
#pragma once

#include "core/measures/base/parameters.h"

namespace touchstone::metrics {

/// A tag as seqeval splits it: its first letter (any character that is not ASCII stands as '?') and its type
/// as a number of the caller's; "O" has the type "_", as has a letter alone.
struct SplitTag
{
    char letter = 'O';
    std::uint32_t type = 0;
    friend bool operator==(const SplitTag&, const SplitTag&) = default;
};

/// The letter and the type of a cell that has no prefix of its own as seqeval cuts it in its default mode:
/// the first letter goes, whatever it is ("PER" -> 'P', "ER"), then all up to the first hyphen. So a bare
/// "ORG" counts as outside.
struct CutCell
{
    char letter = 'O';
    std::string_view type;
};
[[nodiscard]] CutCell cutCell(std::string_view cell);

struct ReadSpan
{
    std::uint32_t first = 0; ///< tokens of the sentence, half-open
    std::uint32_t end = 0;
    std::uint32_t type = 0;
    friend bool operator==(const ReadSpan&, const ReadSpan&) = default;
};

/// Default mode: knows B, I, E, S and O; any other letter goes on with a span of its type or opens one.
/// Appends in text order. `outside`: the type number of "_". O(tokens).
void readLeniently(std::span<const SplitTag> sentence, std::uint32_t outside, std::vector<ReadSpan>& spans);

/// Strict mode of a scheme other than None: only spans that the scheme allows. O(tokens).
void readStrictly(std::span<const SplitTag> sentence, StrictScheme scheme, std::vector<ReadSpan>& spans);

/// Does the scheme know the letter? seqeval refuses a file with any other.
[[nodiscard]] bool schemeKnows(StrictScheme scheme, char letter);
/// "I, O, B" …
[[nodiscard]] std::string_view lettersOf(StrictScheme scheme);

} // namespace touchstone::metrics
