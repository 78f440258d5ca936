// SPDX-License-Identifier: GPL-3.0-or-later
// What of a label tells whether another one may mean the same. Inside the room; see labelDistance.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Ways in which two labels may be one, the nearest first.
enum LabelLikeness : std::size_t {
    SameCase, ///< but for upper and lower case
    SameLetters, ///< but for separators, too
    SameWithoutPrefix, ///< "B-PER": a tag's prefix was taken for a part of the label
    SameSingular, ///< "Persons"
    SameShortForm, ///< "ORG", "Organisation"
    LabelKeyCount
};

/// A label seen in these ways; labels are alike in a way where its keys are equal and not empty.
struct LabelForm
{
    explicit LabelForm(const std::string& label);

    std::array<std::string, LabelKeyCount> keys;
    std::u32string codePoints; ///< of SameWithoutPrefix
    std::string digits; ///< of SameWithoutPrefix
    std::size_t segments; ///< parts between dots
};

/// What a dotted label is a part of, the nearest first: "loc.adm.town" has "loc.adm", "loc". At most eight.
[[nodiscard]] std::vector<LabelForm> wholesOf(const std::string& label);

/// renamingDistance of two different labels; `wholes`: wholesOf the first one.
[[nodiscard]] std::optional<int> distance(
    const LabelForm& from, std::span<const LabelForm> wholes, const LabelForm& to);

} // namespace touchstone::analysis
