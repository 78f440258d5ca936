// SPDX-License-Identifier: GPL-3.0-or-later
// HipeTable: the rows of a HIPE TSV file as tokens, documents and numbered cells.
#pragma once

#include "core/annotation/hipecell.h"
#include "core/io/bytes/cellnumbers.h"
#include "core/io/bytes/reader.h"
#include "core/io/drafts/tokenrows.h"

namespace touchstone::io {

enum class HipeColumn : std::uint8_t {
    Token,
    CoarseLit,
    CoarseMeto,
    FineLit,
    FineMeto,
    FineComp,
    Nested,
    LinkLit,
    LinkMeto,
    Misc
};
inline constexpr std::size_t hipeColumnCount = 10;

/// "NE-COARSE-LIT" …
[[nodiscard]] std::string_view hipeColumnName(HipeColumn column);

using annotation::isEmptyCell;

class HipeTable
{
public:
    struct Heading
    {
        std::string name; ///< the document's id
        std::vector<std::pair<std::string, std::string>> attributes;
    };

    /// Reads all rows. Findings of the rows themselves go to `findings`. Errors: Malformed (no token),
    /// Cancelled.
    Result<void> read(const SourceFile& file, Diagnostics& findings, const Progress& progress);

    /// A column holds an answer when it annotates something, or says "O" in half of its rows at least (runs
    /// that leave a column at "_" hold a stray "O" here and there).
    [[nodiscard]] bool answered(HipeColumn column) const
    {
        return m_annotated[index(column)] || m_outside[index(column)] * 2 >= m_rows.size();
    }
    [[nodiscard]] const std::vector<std::uint32_t>& numbers(HipeColumn column) const
    {
        return m_numbers[index(column)];
    }
    /// Those of one document.
    [[nodiscard]] std::span<const std::uint32_t> numbers(HipeColumn column, std::size_t document) const
    {
        const auto first = m_rows.firstToken(document);
        return std::span(numbers(column)).subspan(first, m_rows.endToken(document) - first);
    }
    [[nodiscard]] const CellNumbers& cells(HipeColumn column) const { return *m_cells[index(column)]; }
    [[nodiscard]] const std::string& cell(HipeColumn column, std::size_t token) const
    {
        return cells(column).cell(numbers(column)[token]);
    }
    [[nodiscard]] TokenRows& rows() { return m_rows; }
    [[nodiscard]] const TokenRows& rows() const { return m_rows; }
    /// One for each document of rows().
    [[nodiscard]] const std::vector<Heading>& headings() const { return m_headings; }
    [[nodiscard]] bool documentMarks() const { return m_documentMarks; }
    /// A document_id without a value was passed over.
    [[nodiscard]] bool emptyMarks() const { return m_emptyMarks; }
    /// Column (1-based, code points) of a cell in the line of a token; 0 when the row is too short.
    [[nodiscard]] std::uint32_t columnOf(std::string_view line, HipeColumn column) const;

private:
    static std::size_t index(HipeColumn column) { return static_cast<std::size_t>(column); }
    void readHeader(
        std::string_view line, std::uint32_t number, const std::string& file, Diagnostics& findings);
    /// False: the line is a row of the table.
    bool readMetadata(
        std::string_view line, std::uint32_t number, const std::string& file, Diagnostics& findings);
    void tellHashRows(const std::string& file, Diagnostics& findings) const;
    void readRow(std::string_view line, std::uint32_t number, const SourceFile& file, Diagnostics& findings);
    void beginSentences();

    TokenRows m_rows;
    std::vector<HipeColumn> m_order; ///< what stands in the first, second … cell; Token again: unknown
    std::array<std::unique_ptr<CellNumbers>, hipeColumnCount> m_cells;
    std::array<std::vector<std::uint32_t>, hipeColumnCount> m_numbers;
    std::array<bool, hipeColumnCount> m_annotated {}; ///< a cell is neither "O" nor empty
    std::array<std::size_t, hipeColumnCount> m_outside {}; ///< number of cells "O"
    std::vector<Heading> m_headings;
    std::vector<std::pair<std::string, std::string>> m_pending; ///< metadata since the last token
    std::uint32_t m_pendingLine = 0; ///< its first line
    bool m_documentMarks = false;
    bool m_emptyMarks = false;
    std::size_t m_hashRows = 0; ///< rows that hold "#" and nothing else
    std::uint32_t m_firstHashRow = 0; ///< line
};

} // namespace touchstone::io
