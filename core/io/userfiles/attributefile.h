// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own attributes of documents and annotations: a table with a header line. Taken whole or not at
// all: a fault is an error with file, line, column and cure.
//
//   document <tab> genre <tab> year            a row per document
//   document <tab> annotation <tab> difficulty a row per annotation of the gold, by its id (unique per
//                                              document); an empty id: the whole document
//   annotation <tab> difficulty                by ids that are unique in the whole corpus
#pragma once

#include "core/io/bytes/outcomes.h"

#include <cstddef>

namespace touchstone::io {

/// Most columns beside the ids; longest name of a column and longest value, in code points.
inline constexpr std::size_t mostAttributes = 100;
inline constexpr std::size_t longestAttribute = 1000;

struct AttributeRow
{
    std::string document; ///< name; empty: an annotation by its id alone
    std::string annotation; ///< id; empty: the row is of the whole document
    std::vector<std::string> cells; ///< one per column; empty: says nothing
    std::uint32_t line = 0;
};

struct AttributeRows
{
    std::vector<std::string> columns; ///< not empty, unique, one at least
    std::vector<AttributeRow> rows;
};

/// Cells apart by tabs, blanks around them cut off; missing cells at the end of a line are empty; empty lines
/// are passed over. Errors: Malformed: a first column that is neither "document" nor "annotation", no column
/// behind it, a column's name that is empty, repeated, or holds = , ; or a control character, a row with more
/// cells than the header, without id, or of an id that another row has, a value with a control character or
/// of more than longestAttribute code points; TooLarge for more than mostAttributes columns. O(bytes).
[[nodiscard]] Result<AttributeRows> parseAttributes(std::string_view utf8, const std::string& file);
/// The same from a file of at most largestRelationFile. Errors: as above, and NotFound, Unreadable, TooLarge.
[[nodiscard]] Result<AttributeRows> readAttributes(const std::string& path);

} // namespace touchstone::io
