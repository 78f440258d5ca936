// SPDX-License-Identifier: GPL-3.0-or-later
// Single cells of a file of rows written anew, all other bytes as they are. Private to corrections.
#pragma once

#include "core/annotation/corpus.h"
#include "core/io/bytes/outcomes.h"

#include <functional>

namespace touchstone::io {

/// Stands before the lines of some files, and stays there.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The new text of one cell of a line.
struct CellEdit
{
    std::uint32_t line = 0;
    std::size_t cell = 0; ///< 0-based; of CoNLL the tag, whatever it is
    std::string before; ///< what must stand there; empty: whatever does
    std::string after;
};

/// The text under the edits, which need no order. `cellIn`: the cell of an edit in its line, a part of that;
/// without data: there is none. Errors: Malformed where a cell is not there, or is another. O(text + edits
/// log edits).
[[nodiscard]] Result<std::string> patchedCells(std::string_view text, const std::string& file,
    std::vector<CellEdit> edits,
    const std::function<std::string_view(std::string_view line, const CellEdit& edit)>& cellIn);

/// How the tags of a column are written as cells.
struct CellStyle
{
    enum class Kind : std::uint8_t { Prefix, Suffix, Letter, Bare };
    Kind kind = Kind::Prefix;
    bool lower = false; ///< the letters
    std::string outside = "O";

    [[nodiscard]] std::string cell(annotation::TokenTag tag, const annotation::LabelSet& labels) const;
    /// Takes after a cell that is not empty, and what it was read as.
    void learn(std::string_view raw, annotation::TokenTag tag, const annotation::LabelSet& labels);
};

} // namespace touchstone::io
