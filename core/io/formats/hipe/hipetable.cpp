// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/hipe/hipetable.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::io {

namespace {

constexpr std::array<std::string_view, hipeColumnCount> columnNames { "TOKEN", "NE-COARSE-LIT",
    "NE-COARSE-METO", "NE-FINE-LIT", "NE-FINE-METO", "NE-FINE-COMP", "NE-NESTED", "NEL-LIT", "NEL-METO",
    "MISC" };

/// Is a flag one of the cell's flags joined by "|"?
bool hasFlag(std::string_view cell, std::string_view flag)
{
    const auto flags = pieces(cell, "|");
    return std::any_of(
        flags.begin(), flags.end(), [flag](std::string_view piece) { return trimmed(piece) == flag; });
}

/// "hipe2022:date" and "date" are the same key of two editions; keys of data sets keep their prefix.
std::string_view plainKey(std::string_view key)
{
    if (key.substr(0, 4) == "hipe") {
        if (const auto colon = key.find(':'); colon != std::string_view::npos) {
            return key.substr(colon + 1);
        }
    }
    return key;
}

} // namespace

std::string_view hipeColumnName(HipeColumn column) { return columnNames[static_cast<std::size_t>(column)]; }

Result<void> HipeTable::read(const SourceFile& file, Diagnostics& findings, const Progress& progress)
{
    for (auto& cells : m_cells) {
        cells = std::make_unique<CellNumbers>();
    }
    bool first = true;
    WatchedLines lines(file.bytes, progress);
    while (lines.next()) {
        const auto line = lines.line();
        if (trimmed(line).empty()) {
            continue;
        }
        if (first) {
            first = false;
            readHeader(line, lines.number(), file.path, findings);
            if (line.substr(0, 5) == "TOKEN") {
                continue;
            }
        }
        if (!readMetadata(line, lines.number(), file.path, findings)) {
            readRow(line, lines.number(), file, findings);
        }
    }
    if (lines.stopped()) {
        return readingStopped(file.path);
    }
    m_rows.finish();
    tellHashRows(file.path, findings);
    if (!m_headings.empty()) {
        std::move(m_pending.begin(), m_pending.end(), std::back_inserter(m_headings.back().attributes));
    }
    if (m_rows.size() == 0) {
        return failure(ErrorCode::Malformed, said("the file holds no token"), { file.path });
    }
    beginSentences();
    return {};
}

void HipeTable::readHeader(
    std::string_view line, std::uint32_t number, const std::string& file, Diagnostics& findings)
{
    m_order.clear();
    if (line.substr(0, 5) != "TOKEN") {
        for (std::size_t i = 0; i < hipeColumnCount; ++i) {
            m_order.push_back(static_cast<HipeColumn>(i));
        }
        findings.add(Severity::Warning, "hipe.header", { file, number, 1 },
            said("the header line is missing; the ten columns are taken to stand in their usual order"));
        return;
    }
    CellCursor cells(line, true);
    std::string_view cell;
    std::set<HipeColumn> seen;
    std::size_t unknown = 0;
    while (cells.next(cell)) {
        const auto* const known = std::find(columnNames.begin(), columnNames.end(), trimmed(cell));
        const auto column = known == columnNames.end() ? HipeColumn::Token
                                                       : static_cast<HipeColumn>(known - columnNames.begin());
        const bool first = m_order.empty();
        if (!first && (column == HipeColumn::Token || !seen.insert(column).second)) {
            // One finding stands for all: a long line may hold millions of cells.
            if (unknown++ == 0) {
                findings.add(Severity::Warning, "hipe.header",
                    { file, number, io::columnOf(line, cell.data()) },
                    said("the column '%1' is not known here; its cells are not read",
                        text::repaired(cell.substr(0, 40))));
            }
            m_order.push_back(HipeColumn::Token);
        } else {
            m_order.push_back(first ? HipeColumn::Token : column);
        }
    }
}

/// Metadata: the first cell begins with "# " and every other one is missing or empty. A line of "#" alone is
/// what some programs leave of one.
bool HipeTable::readMetadata(
    std::string_view line, std::uint32_t number, const std::string& file, Diagnostics& findings)
{
    if (trimmed(line) == "#") {
        m_firstHashRow = m_hashRows++ == 0 ? number : m_firstHashRow;
        return true;
    }
    if (line.substr(0, 2) != "# ") {
        return false;
    }
    const auto tab = line.find('\t');
    const auto rest = tab == std::string_view::npos ? std::string_view() : line.substr(tab);
    if (!trimmed(rest).empty()) {
        return false;
    }
    const auto content = line.substr(2, tab == std::string_view::npos ? tab : tab - 2);
    const auto equals = content.find('=');
    const auto key = trimmed(content.substr(0, equals));
    const auto value
        = equals == std::string_view::npos ? std::string_view() : trimmed(content.substr(equals + 1));
    if (m_pendingLine == 0) {
        m_pendingLine = number;
    }
    if (key.ends_with("document_id") && value.empty()) {
        m_emptyMarks = true;
        findings.add(Severity::Warning, "hipe.empty-id", { file, number, 1 },
            said("document_id has no value, so the line marks no document; what follows is cut out along the "
                 "gold where the tokens agree. Write the gold's id there, or take the line out"));
    } else if (key.ends_with("document_id")) {
        m_documentMarks = true;
        m_rows.beginDocument(m_pendingLine);
        m_headings.push_back({ std::string(value), std::move(m_pending) });
        m_pending.clear();
        m_pendingLine = 0;
    } else if (key != "segment_iiif_link") {
        m_pending.emplace_back(plainKey(key), value);
    }
    return true;
}

void HipeTable::tellHashRows(const std::string& file, Diagnostics& findings) const
{
    if (m_hashRows > 0) {
        findings.add(Severity::Note, "hipe.hash-rows", { file, m_firstHashRow, 1 },
            saidOf(static_cast<std::int64_t>(m_hashRows), "%Ln row that holds only # is left out",
                "%Ln rows that hold only # are left out"));
    }
}

void HipeTable::readRow(
    std::string_view line, std::uint32_t number, const SourceFile& file, Diagnostics& findings)
{
    if (m_headings.empty()) {
        m_rows.beginDocument(m_pendingLine == 0 ? number : m_pendingLine);
        m_headings.push_back({ file.documentName, {} });
    }
    if (!m_pending.empty()) {
        auto& attributes = m_headings.back().attributes;
        std::move(m_pending.begin(), m_pending.end(), std::back_inserter(attributes));
        m_pending.clear();
    }
    m_pendingLine = 0;
    const char* const fileEnd = file.bytes.data() + file.bytes.size();
    const char* at = line.data();
    const char* const end = at + line.size();
    std::size_t count = 0;
    const auto token = m_rows.size();
    while (true) {
        const char* const begin = at;
        at = scanFor(at, end, fileEnd, '\t');
        const auto cell = std::string_view(begin, static_cast<std::size_t>(at - begin));
        if (count == 0) {
            const bool missing = trimmed(cell).empty();
            if (missing) {
                findings.add(Severity::Warning, "hipe.empty-token", { file.path, number, 1 },
                    said("the row has no token; U+FFFD stands for it"));
            }
            const auto shown = missing ? std::string_view("\xEF\xBF\xBD") : cell;
            m_rows.add(shown, text::isAscii(shown), number);
        } else if (count < m_order.size() && m_order[count] != HipeColumn::Token) {
            const auto column = index(m_order[count]);
            const auto content = trimmed(cell);
            auto& numbers = m_numbers[column];
            numbers.resize(token, 0);
            numbers.push_back(m_cells[column]->number(content));
            const bool outside = content == "O" || content == "o";
            m_outside[column] += outside ? 1U : 0U;
            m_annotated[column] = m_annotated[column] || (!outside && !isEmptyCell(content));
        }
        ++count;
        if (at == end) {
            break;
        }
        ++at;
    }
    if (count == 1 || count > m_order.size()) {
        findings.add(Severity::Warning, "hipe.columns", { file.path, number, 0 },
            count == 1 ? said(
                "the row has 1 column, the header %1; the missing cells are taken as empty", m_order.size())
                       : said("the row has %1 columns, the header %2; the further cells are not read", count,
                           m_order.size()));
    }
}

/// Sentences end at EndOfSentence, or, in a file that has none, at EndOfLine; a document begins one.
void HipeTable::beginSentences()
{
    for (auto& numbers : m_numbers) {
        numbers.resize(m_rows.size(), 0);
    }
    const auto& misc = numbers(HipeColumn::Misc);
    const auto& flags = cells(HipeColumn::Misc);
    for (const std::string_view flag : { "EndOfSentence", "EndOfLine" }) {
        std::vector<bool> ends(flags.size(), false);
        bool any = false;
        for (std::uint32_t number = 0; number < flags.size(); ++number) {
            ends[number] = hasFlag(flags.cell(number), flag);
            any = any || ends[number];
        }
        if (!any) {
            continue;
        }
        std::vector<std::uint32_t> sentences;
        for (std::size_t document = 0; document < m_headings.size(); ++document) {
            bool due = true;
            for (auto token = m_rows.firstToken(document); token < m_rows.endToken(document); ++token) {
                if (due) {
                    sentences.push_back(static_cast<std::uint32_t>(token));
                }
                due = ends[misc[token]];
            }
        }
        m_rows.setSentences(std::move(sentences));
        return;
    }
}

std::uint32_t HipeTable::columnOf(std::string_view line, HipeColumn column) const
{
    CellCursor cells(line, true);
    std::string_view cell;
    for (std::size_t i = 0; cells.next(cell) && i < m_order.size(); ++i) {
        if ((column == HipeColumn::Token) == (i == 0) && m_order[i] == column) {
            return io::columnOf(line, cell.data());
        }
    }
    return 0;
}

} // namespace touchstone::io
