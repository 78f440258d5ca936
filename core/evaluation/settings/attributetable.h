// SPDX-License-Identifier: GPL-3.0-or-later
// AttributeTable: the user's own attributes of documents and annotations, found by their ids.
#pragma once

#include "core/io/userfiles/attributefile.h"

#include <unordered_map>

namespace touchstone::analysis {

class AttributeTable
{
public:
    using Row = io::AttributeRow;

    AttributeTable() = default;
    /// `rows` each with as many cells as there are columns; of two rows of one id the first counts (readers
    /// refuse them). O(rows).
    AttributeTable(std::vector<std::string> columns, std::vector<Row> rows, std::string file = {});

    [[nodiscard]] const std::vector<std::string>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] const std::string& file() const { return m_file; } ///< for findings
    [[nodiscard]] bool ofAnnotations() const { return !m_annotations.empty() || !m_loose.empty(); }

    /// Null: no such row. O(1) expected.
    [[nodiscard]] const Row* document(std::string_view name) const;
    /// The row of document and id; else of the id alone.
    [[nodiscard]] const Row* annotation(std::string_view document, std::string_view id) const;

    /// Does a cell of this column tell annotations apart?
    [[nodiscard]] bool ofAnnotations(std::size_t column) const { return m_perAnnotation[column]; }
    /// How many cells of a column say something, how many of them are finite numbers, and the number of
    /// the first row whose cell is something else (it means nothing where there is none). O(1).
    struct Numbers
    {
        std::size_t filled = 0;
        std::size_t numbers = 0;
        std::uint32_t other = 0;
    };
    [[nodiscard]] const Numbers& numbers(std::size_t column) const { return m_numbers[column]; }
    /// Of columns, rows and cells, whatever the rows' order.
    [[nodiscard]] std::string digest() const;

private:
    std::vector<std::string> m_columns;
    std::vector<Row> m_rows;
    std::string m_file;
    std::vector<bool> m_perAnnotation;
    std::vector<Numbers> m_numbers;
    std::unordered_map<std::string, std::uint32_t> m_documents;
    std::unordered_map<std::string, std::uint32_t> m_annotations; ///< document, zero byte, id
    std::unordered_map<std::string, std::uint32_t> m_loose; ///< by id alone
};

} // namespace touchstone::analysis
