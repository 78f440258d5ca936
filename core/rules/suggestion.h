// SPDX-License-Identifier: GPL-3.0-or-later
// "Did you mean": the known name nearest to a misspelt one.
#pragma once

#include "core/support/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace touchstone::rules {

/// The candidate with the least edit distance (letters alike in either case), if that is at most the word's
/// length divided by `part` (at least 1), else the first that contains the word (of three letters or more);
/// of equally near ones the first. O(candidates · length).
[[nodiscard]] std::string_view nearest(
    std::string_view word, const std::vector<std::string_view>& candidates, std::size_t part = 3);

/// "message; did you mean 'X'?", or the message alone.
[[nodiscard]] support::Message orDidYouMean(
    support::Message message, std::string_view word, const std::vector<std::string_view>& candidates);
/// "; did you mean 'X'?", or nothing.
[[nodiscard]] std::string didYouMean(std::string_view word, const std::vector<std::string_view>& candidates);

} // namespace touchstone::rules
