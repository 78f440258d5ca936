// SPDX-License-Identifier: GPL-3.0-or-later
// What the languages of tables share: names of columns, styled cells, lines below. Private to them.
#pragma once

#include "core/output/table.h"

#include <utility>

namespace touchstone::analysis {

/// How a language writes text, and text that is set off: between what opens and what closes it.
struct Markup
{
    using Around = std::pair<std::string_view, std::string_view>;
    std::string (*escaped)(std::string_view);
    std::string (*escapedMark)(std::string_view);
    Around bold;
    Around underlined;
    Around raised;
};

/// Plain beyond the end of the table's styles.
[[nodiscard]] const Table::Style& styleOf(const Table& table, std::size_t row, std::size_t column);
/// The row's cells with their styles.
[[nodiscard]] std::vector<std::string> styledRow(const Table& table, std::size_t row, const Markup& markup);
/// What people read below a table: its note, and what its signs stand for.
[[nodiscard]] std::vector<std::string> linesBelow(const Table& table);
/// The columns' names, as they are or as a language writes them.
[[nodiscard]] std::vector<std::string> header(
    const Table& table, std::string (*written)(std::string_view) = nullptr);

} // namespace touchstone::analysis
