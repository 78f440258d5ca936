// SPDX-License-Identifier: GPL-3.0-or-later
// RuleLists: what rules look up: which label stands above which, stop words, thresholds. Data, not rules.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace touchstone::rules {

struct RuleLists
{
    static constexpr std::int64_t thresholdUnit = 1'000'000;

    /// Label -> the label above it. A label that is not listed stands below the part before its last dot
    /// ("loc.adm" below "loc").
    std::map<std::string, std::string, std::less<>> labelParents;
    std::set<std::string, std::less<>> stopWords; ///< of all labels, in name form (text::nameForm)
    std::map<std::string, std::set<std::string, std::less<>>, std::less<>>
        stopWordsOf; ///< further ones of a label
    std::int64_t fuzzyThreshold
        = 800'000; ///< least similarity, in millionths: 0.8 is exactly reached by 8 of 10
    std::map<std::string, std::int64_t, std::less<>> fuzzyThresholdOf; ///< of a label, in place of it

    /// Does `label` stand below `above`? False for equal labels; a cycle of parents ends where it closes.
    /// O(steps).
    [[nodiscard]] bool isA(std::string_view label, std::string_view above) const;
    /// Is this name form a stop word of the label? An empty one never is.
    [[nodiscard]] bool stopWord(std::string_view nameForm, std::string_view label) const;
    [[nodiscard]] std::int64_t threshold(std::string_view label) const;

    friend bool operator==(const RuleLists&, const RuleLists&) = default;
};

/// 0.8 -> 800000, to the nearest millionth, kept within 0..1.
[[nodiscard]] std::int64_t thresholdOf(double similarity);

} // namespace touchstone::rules
