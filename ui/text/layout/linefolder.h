// SPDX-License-Identifier: GPL-3.0-or-later
// LineFolder: which lines of the canvas are folded away when only differences are wanted. Pure: lines in,
// lines out.
#pragma once

#include "ui/text/layout/columntable.h"

namespace touchstone::ui {

class MarkIndex;

/// Lines without edit and without error that stand next to one with, or at a place that was opened, are
/// shown as well.
inline constexpr std::uint32_t foldContext = 2;
/// Fewer lines than this are never worth a fold.
inline constexpr std::uint32_t leastFold = 3;

/// Lines as they are shown: a fold is one line that stands for several.
struct ShownLines
{
    std::vector<std::uint32_t> starts; ///< first column of each shown line
    std::vector<std::uint32_t> hidden; ///< per shown line: how many it stands for; 0: it is itself
};

/// Folds the lines (first column of each, ascending) that hold no edit, no annotation of any system shown
/// that is not correct and no column of `opened`. Texts without counterpart have no edits. O(columns + marks
/// · log lines).
[[nodiscard]] ShownLines foldLines(const ColumnTable& table, const MarkIndex& marks,
    std::span<const std::uint32_t> lines, std::span<const ColumnSpan> opened);

/// Do the two texts differ in a range of columns? No, where only one text is shown. O(columns).
[[nodiscard]] bool hasEdits(const ColumnTable& table, ColumnSpan columns);

/// "128 lines without differences, 5,432 characters": what stands on a fold.
[[nodiscard]] QString foldText(std::uint32_t lines, std::uint32_t characters);

} // namespace touchstone::ui
