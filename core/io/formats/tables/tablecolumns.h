// SPDX-License-Identifier: GPL-3.0-or-later
// Which column of a table says what: for the table reader, and for those who ask the user.
#pragma once

#include "core/io/bytes/outcomes.h"

#include <cstddef>
#include <span>

namespace touchstone::io {

enum class TableRole { Document, Start, End, Length, Label, Text, Id, Link, Score, DocumentText };
inline constexpr std::size_t tableRoles = 10;

/// The column of each role; none: npos.
class TableColumns
{
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    TableColumns() { m_columns.fill(none); }
    [[nodiscard]] std::size_t of(TableRole role) const { return m_columns[static_cast<std::size_t>(role)]; }
    [[nodiscard]] bool has(TableRole role) const { return of(role) != none; }
    void set(TableRole role, std::size_t column) { m_columns[static_cast<std::size_t>(role)] = column; }
    /// A start with an end or a length, and a label.
    [[nodiscard]] bool complete() const
    {
        return has(TableRole::Start) && (has(TableRole::End) || has(TableRole::Length))
            && has(TableRole::Label);
    }
    friend bool operator==(const TableColumns&, const TableColumns&) = default;
    /// Columns that a row must reach.
    [[nodiscard]] std::size_t needed() const;

private:
    std::array<std::size_t, tableRoles> m_columns {};
};

/// "doc", "start", "end", "length", "label", "text", "id", "link", "score", "document-text".
[[nodiscard]] std::string_view roleName(TableRole role);

/// The role that a name stands for, in any case, "_", "-" and blanks aside: "begin", "start_offset",
/// "charStart" … are the start. Nothing for others.
[[nodiscard]] std::optional<TableRole> roleOf(std::string_view name);

/// Roles by the names of a header; of two columns of one role the first is it. Where a column is called
/// "entity" or "span" it is the label or the words, as the others leave it.
[[nodiscard]] TableColumns columnsOfHeader(std::span<const std::string> header);

/// What the user says of the columns: "doc,start,end,label,text", in their order ("-" for one that does not
/// matter), or by the names or numbers in the file, "start=from,end=to,label=3". A whole number is always the
/// column's number from 1, also where a cell of the first row is that number. `header`: the first row.
/// InvalidOption.
[[nodiscard]] Result<TableColumns> columnsOfOption(
    std::string_view option, std::span<const std::string> header);

/// The first of the spellings above (in order, by numbers, by names) that columnsOfOption() reads back as
/// these columns. Nothing where none does: a role that is needed is missing, or cells of the header are
/// called like roles and numbers of others.
[[nodiscard]] std::optional<std::string> optionOfColumns(
    const TableColumns& columns, std::span<const std::string> header);

} // namespace touchstone::io
