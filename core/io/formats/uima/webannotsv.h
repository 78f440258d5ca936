// SPDX-License-Identifier: GPL-3.0-or-later
// What a line of WebAnno TSV 3 says.
#pragma once

#include "core/io/formats/uima/casfeatures.h"

#include <cstdint>

namespace touchstone::io {

/// A layer of the header with its first column behind the token.
struct WebannoLayer
{
    CasLayer layer;
    std::size_t column = 0;
    bool spans = false; ///< T_SP
};

/// "#T_SP=name|feature|feature"; nothing for other lines. `column`: where it begins.
[[nodiscard]] std::optional<WebannoLayer> webannoLayerOf(std::string_view line, std::size_t column);

/// "2-7.1<TAB>30-34<TAB>word".
struct WebannoRow
{
    std::string_view place; ///< "2-7.1"
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::string_view form; ///< escaped
    std::string_view cells; ///< the rest, from the first column of a layer
    bool part = false; ///< of the token before it
};
[[nodiscard]] std::optional<WebannoRow> webannoRowOf(std::string_view line);

/// Takes the next cell of a row; "_" for an empty one.
[[nodiscard]] std::string_view takeWebannoCell(std::string_view& cells);

/// One of the values of a cell: "PER[3]".
struct WebannoItem
{
    std::string_view value; ///< escaped; "*": none
    std::uint32_t id = 0; ///< 0: none
};
/// The values of a cell, none for "_".
void webannoItems(std::string_view cell, std::vector<WebannoItem>& items);

/// Without the backslashes that keep signs apart; "\t", "\n" and "\r" are what they name.
[[nodiscard]] std::string webannoText(std::string_view escaped);

/// With these backslashes.
[[nodiscard]] std::string webannoEscaped(std::string_view text);

} // namespace touchstone::io
