// SPDX-License-Identifier: GPL-3.0-or-later
// What single cells of a HIPE file say.
#pragma once

#include <optional>
#include <string_view>

namespace touchstone::annotation {

/// "_", "-" and the empty cell: not annotated, or not answered.
[[nodiscard]] inline bool isEmptyCell(std::string_view cell)
{
    return cell.empty() || (cell.size() == 1 && (cell[0] == '_' || cell[0] == '-'));
}

/// "B-loc" begins an annotation, "I-loc" goes on with one; S- counts as B-, E- as I-, in either case. A cell
/// without prefix is a label that goes on.
struct IobCell
{
    bool labelled = false; ///< false: "O", or an empty cell
    bool prefixed = false;
    bool begins = false;
    std::string_view label; ///< "_" for a prefix alone
};

[[nodiscard]] inline IobCell iobCell(std::string_view cell)
{
    if (isEmptyCell(cell) || cell == "O" || cell == "o") {
        return {};
    }
    IobCell result { true, false, false, cell };
    const auto isPrefix = std::string_view("BISEbise").find(cell[0]) != std::string_view::npos;
    if (cell.size() >= 2 && cell[1] == '-' && isPrefix) {
        result.prefixed = true;
        result.begins = std::string_view("BSbs").find(cell[0]) != std::string_view::npos;
        result.label = cell.size() == 2 ? "_" : cell.substr(2);
    }
    return result;
}

/// The noise that the flags of a token tell: "NoSpaceAfter|LED0.25" -> 0.25.
[[nodiscard]] std::optional<double> noiseOf(std::string_view flags);

} // namespace touchstone::annotation
