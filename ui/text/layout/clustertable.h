// SPDX-License-Identifier: GPL-3.0-or-later
// ClusterTable: where the user-perceived characters of a text begin, and what kind each is for wrapping and
// drawing.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace touchstone::ui {

/// Kinds of a cluster, as bits.
// NOLINTBEGIN(readability-identifier-naming): named like an enumeration
namespace clusterkind {
inline constexpr std::uint16_t Space = 1;
inline constexpr std::uint16_t LineBreak = 2; ///< ends a line: LF, CR, CRLF, NEL, U+2028, U+2029
inline constexpr std::uint16_t BreakAfter = 4; ///< a line may end here
inline constexpr std::uint16_t Special = 8; ///< drawn as something else: tab, control, bidi control …
inline constexpr std::uint16_t Bidi = 16; ///< right-to-left, or changes direction
inline constexpr std::uint16_t Complex = 32; ///< shape depends on neighbours: keep runs whole
inline constexpr std::uint16_t Wide = 64; ///< ideographic: lines may end on both sides
inline constexpr std::uint16_t NoBreakBefore = 128; ///< closing punctuation and the like
inline constexpr std::uint16_t NoBreakAfter = 256; ///< opening punctuation
} // namespace clusterkind
// NOLINTEND(readability-identifier-naming)

/// A cluster never holds more code points than this, so no text can make a cell unbounded.
inline constexpr std::uint32_t longestCluster = 64;

struct ClusterTable
{
    std::vector<std::uint32_t> start; ///< code points; one more at the end: the text's length
    std::vector<std::uint16_t> kind; ///< one per cluster
    bool astral = false; ///< some code point needs two UTF-16 units
};

/// Extended grapheme clusters of well-formed UTF-8 (Unicode's rules by utf8proc, and conjuncts of the Indic
/// scripts kept whole). O(bytes).
[[nodiscard]] ClusterTable clusters(std::string_view utf8);

/// Kind of one code point as the start of a cluster.
[[nodiscard]] std::uint16_t clusterKind(char32_t codePoint);

} // namespace touchstone::ui
