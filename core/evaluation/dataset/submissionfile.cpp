// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/submissionfile.h"

#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/containers/filebytes.h"
#include "core/io/formats/hipe/hipereader.h"
#include "core/io/formats/tables/tablecolumns.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

using annotation::Document;
using annotation::Layer;
using support::Severity;

constexpr std::size_t mostFaults = 1000; ///< of one kind; the rest of them tells nothing new

std::int64_t counted(std::size_t count) { return static_cast<std::int64_t>(count); }

/// "2 of 9 rows have 3 cells more than the heading (8, not 5)".
support::Message oddRows(std::size_t odd, std::size_t rows, std::size_t found, std::size_t heading)
{
    const bool more = found > heading;
    const auto difference = counted(more ? found - heading : heading - found);
    return odd == rows ? support::saidOf(difference,
               more ? "Every row has one cell more than the heading (%1, not %2)"
                    : "Every row has one cell less than the heading (%1, not %2)",
               more ? "Every row has %Ln cells more than the heading (%1, not %2)"
                    : "Every row has %Ln cells less than the heading (%1, not %2)",
               found, heading)
                       : support::saidOf(difference,
                           more ? "%3 of %4 rows have one cell more than the heading (%1, not %2)"
                                : "%3 of %4 rows have one cell less than the heading (%1, not %2)",
                           more ? "%3 of %4 rows have %Ln cells more than the heading (%1, not %2)"
                                : "%3 of %4 rows have %Ln cells less than the heading (%1, not %2)",
                           found, heading, odd, rows);
}

bool isTag(std::string_view cell)
{
    return cell == "O" || cell == "o"
        || (cell.size() > 2 && cell[1] == '-'
            && std::string_view("BIESLUM").find(cell[0]) != std::string_view::npos);
}
/// Of a cell in which a blank stands for a tab.
std::string_view lastWord(std::string_view cell) { return cell.substr(cell.rfind(' ') + 1); }
bool isNameTag(std::string_view cell) { return cell.size() > 2 && isTag(cell); }

std::string quotedCell(std::string_view cell) { return "\"" + std::string(cell.substr(0, 40)) + "\""; }

struct Faults
{
    std::string file;
    std::vector<FileFault> list;

    [[nodiscard]] FileFault made(Severity severity, support::FindingCode code, std::uint32_t line,
        support::Message said, std::vector<std::uint32_t> lines) const
    {
        auto message = said.english();
        return { { severity, std::string(std::string_view(code)), { file, line, 0 }, std::move(message), {},
                     {}, std::move(said) },
            std::move(lines) };
    }
    void add(Severity severity, support::FindingCode code, std::uint32_t line, support::Message said,
        std::vector<std::uint32_t> lines)
    {
        list.push_back(made(severity, code, line, std::move(said), std::move(lines)));
    }
};

// -------------------------------------------------------------------------------------------- token rows

struct Row
{
    std::uint32_t line = 0;
    std::vector<std::string> cells;
};

/// The rows of a CoNLL or HIPE file.
class TokenFile
{
public:
    TokenFile(Faults& faults, std::string_view bytes, const Layer& layer, const Layer* like)
        : m_faults(faults)
        , m_bytes(bytes)
        , m_layer(layer)
        , m_like(like)
    {
    }

    void look()
    {
        if (!m_hipe && m_like != nullptr && m_like->format == "hipe" && m_bytes.starts_with("TOKEN")) {
            m_faults.add(Severity::Error, "submission.columns", 1,
                support::said(
                    "The heading is that of a HIPE file, but its cells are not parted by tabs: write "
                    "a tab between two cells."),
                {});
            return;
        }
        measure();
        if (m_rows < 2 || otherTokens()) {
            return;
        }
        std::pair<std::size_t, std::size_t> most = *std::ranges::max_element(
            m_counts, [](const auto& a, const auto& b) { return a.second < b.second; });
        if (const auto named = m_counts.find(m_heading);
            named != m_counts.end() && named->second * 2 >= most.second) {
            most = *named; // of so few rows the heading decides
        }
        m_usual = most.first;
        m_label = labelColumn();
        const bool columns = m_heading > 0 && m_usual != m_heading && most.second * 10 >= m_rows * 9;
        if (columns) {
            tellColumns(most.second);
        }
        if (!m_hipe) {
            tellOnlyOutside();
        }
        tellOddRows(columns);
    }

private:
    /// Do the tokens that are expected first stand in another column than the first?
    bool otherTokens()
    {
        constexpr std::size_t looked = 50;
        if (m_like == nullptr || m_like->documents.empty() || m_layer.documents.empty()) {
            return false;
        }
        const auto& expected = m_like->documents.front();
        const auto& own = m_layer.documents.front();
        if (expected.tokens.empty() || own.tokens.empty()
            || expected.text.slice(expected.tokens.front()) == own.text.slice(own.tokens.front())) {
            return false;
        }
        std::vector<std::size_t> equal;
        std::size_t number = 0;
        eachRow([&](std::uint32_t, const auto& row, bool heading) {
            if (heading || number >= std::min(looked, expected.tokens.size())) {
                return;
            }
            const auto wanted = expected.text.slice(expected.tokens[number++]);
            equal.resize(std::max(equal.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i) {
                equal[i] += row[i] == wanted ? 1U : 0U;
            }
        });
        const auto best = std::ranges::max_element(equal);
        if (number < 2 || best == equal.end() || best == equal.begin() || *best * 5 < number * 4) {
            return false;
        }
        m_faults.add(Severity::Error, "submission.columns", firstLine(),
            support::said(
                "The tokens stand in column %1, and something else in the first, where they belong. "
                "Take what stands before them out.",
                best - equal.begin() + 1),
            {});
        return true;
    }

    /// All labels in another column than the one that is read?
    void tellOnlyOutside()
    {
        if (m_label >= m_tags.size() || m_nameTags[m_label] > 0) {
            return;
        }
        for (auto column = m_label; column > 1; --column) {
            if (holdsTags(column - 1) && m_nameTags[column - 1] > 0) {
                m_faults.add(Severity::Warning, "submission.columns", firstLine(),
                    support::said("Column %1, which is read, holds nothing but O, while column %2 holds "
                                  "labels. If that is the column that is meant, --column %2 reads it.",
                        m_label + 1, column),
                    {});
                return;
            }
        }
    }

    template <typename Visit> void eachRow(const Visit& visit) const
    {
        io::LineCursor lines(m_bytes);
        bool first = true;
        std::vector<std::string_view> row;
        while (lines.next()) {
            const auto line = lines.line();
            if (io::trimmed(line).empty()) {
                continue;
            }
            const bool heading = m_hipe && first && line.starts_with("TOKEN");
            first = false;
            const auto behind = line.substr(std::min(line.find('\t'), line.size()));
            const bool mark = m_hipe ? line.starts_with("# ") && io::trimmed(behind).empty()
                                     : line.starts_with("-DOCSTART-");
            const bool comment = m_hipe ? io::trimmed(line) == "#"
                                        : line.starts_with("# ") && line.find('=') != std::string_view::npos;
            if (mark || comment) {
                continue;
            }
            row.clear();
            io::CellCursor cursor(line, m_tabs);
            for (std::string_view cell; cursor.next(cell);) {
                row.push_back(io::trimmed(cell));
            }
            visit(lines.number(), row, heading);
        }
    }

    void measure()
    {
        std::size_t rows = 0;
        std::size_t withTab = 0;
        io::LineCursor lines(m_bytes);
        while (rows < mostFaults && lines.next()) {
            rows += lines.line().empty() ? 0U : 1U;
            withTab += lines.line().find('\t') != std::string_view::npos ? 1U : 0U;
        }
        m_tabs = m_hipe || withTab * 2 > rows;
        eachRow([this](std::uint32_t line, const auto& row, bool heading) {
            if (heading) {
                m_heading = row.size();
                m_names.assign(row.begin(), row.end());
                return;
            }
            ++m_rows;
            ++m_counts[row.size()];
            m_lastLine = line;
            m_tags.resize(std::max(m_tags.size(), row.size()));
            m_nameTags.resize(m_tags.size());
            m_filled.resize(m_tags.size());
            for (std::size_t i = 0; i < row.size(); ++i) {
                m_filled[i] += row[i].empty() || row[i] == "_" ? 0U : 1U;
                m_tags[i] += isTag(row[i]) ? 1U : 0U;
                m_nameTags[i] += isNameTag(row[i]) ? 1U : 0U;
            }
        });
    }

    /// Of the cells that were read; npos: not known, or several.
    [[nodiscard]] std::size_t labelColumn() const
    {
        if (m_hipe) {
            const auto name = io::hipeColumnOf(m_layer.column);
            const auto found = std::ranges::find(m_names, name);
            return name.empty() || found == m_names.end() ? std::string::npos
                                                          : static_cast<std::size_t>(found - m_names.begin());
        }
        const auto number = m_layer.column.starts_with("column ")
            ? support::parsed<std::size_t>(std::string_view(m_layer.column).substr(7))
            : std::nullopt;
        return number && *number > 0 ? *number - 1 : std::string::npos;
    }

    [[nodiscard]] support::Message::Argument nameOf(std::size_t column) const
    {
        using Argument = support::Message::Argument;
        return column < m_names.size() ? Argument(m_names[column])
                                       : Argument(support::said("column %1", column + 1));
    }

    [[nodiscard]] bool holdsTags(std::size_t column) const
    {
        return column < m_tags.size() && m_tags[column] * 2 >= m_rows
            && m_tags[column] * 10 >= m_filled[column] * 9;
    }

    void tellColumns(std::size_t rows)
    {
        const auto more = m_usual > m_heading;
        const bool any = std::ranges::any_of(m_nameTags, [](std::size_t count) { return count > 0; });
        const bool read = m_label == std::string::npos
            || (holdsTags(m_label)
                && (m_label >= m_nameTags.size() || m_nameTags[m_label] > 0 || (!any && more)));
        auto told = oddRows(rows, m_rows, m_usual, m_heading);
        std::size_t stand = 1;
        while (stand < m_tags.size() && !(holdsTags(stand) && m_nameTags[stand] > 0)) {
            ++stand;
        }
        if (!read && stand < m_tags.size()) {
            told = support::said("%1; the labels stand in column %2, which the heading calls %3, and not in "
                                 "column %4, %5",
                std::move(told), stand + 1, nameOf(stand), m_label + 1, nameOf(m_label));
        }
        const auto* const cure = read
            ? support::pattern(
                "%1. The labels stand in their column all the same; write as many cells as the "
                "heading has.")
            : support::pattern(more
                    ? "%1. Take the further column out, or name it in the heading."
                    : "%1. Write the column that is missing, or take its name out of the heading.");
        m_faults.add(read ? Severity::Warning : Severity::Error, "submission.columns", firstLine(),
            support::said(cure, std::move(told)), {});
    }

    [[nodiscard]] std::uint32_t firstLine() const
    {
        std::uint32_t first = 0;
        eachRow([&first](std::uint32_t line, const auto&, bool heading) {
            first = first == 0 && !heading ? line : first;
        });
        return first;
    }

    void tellOddRows(bool columns)
    {
        const bool tagged = m_label != std::string::npos && holdsTags(m_label);
        std::size_t told = 0;
        eachRow([&](std::uint32_t line, const auto& row, bool heading) {
            const auto label = m_label < row.size() ? row[m_label] : std::string_view();
            const bool strange = tagged && !isTag(label);
            if (heading || (row.size() == m_usual && !strange) || told >= mostFaults) {
                return;
            }
            if (line == m_lastLine && row.size() < m_usual) {
                tellCutRow(row.size());
                return;
            }
            ++told;
            tellOddRow(line, row, strange && !columns);
        });
    }

    void tellOddRow(std::uint32_t line, const std::vector<std::string_view>& row, bool strange)
    {
        std::size_t other = 0;
        while (other < row.size() && (other == m_label || !isNameTag(lastWord(row[other])))) {
            ++other;
        }
        const bool elsewhere = other < row.size();
        const auto label = m_label < row.size() ? row[m_label] : std::string_view();
        if (row.size() == m_usual && !label.empty() && !(label == "_" && elsewhere)) {
            return; // another way to write a cell, which the reader has its word on
        }
        if (row.size() == m_usual && !elsewhere) {
            m_faults.add(Severity::Warning, "submission.shift", line,
                support::said(
                    "The cell in %1 is empty where the others say O or a label: are the row's cells "
                    "shifted? Write each cell in its column.",
                    nameOf(m_label)),
                { line });
            return;
        }
        auto shifted = row.size() == m_usual
            ? support::said("The row's cells are shifted")
            : support::saidOf(counted(row.size()),
                row.size() > m_usual
                    ? "The row has %Ln cell where the others have %1: a cell too much shifts "
                      "what is behind it"
                    : "The row has %Ln cell where the others have %1: a missing cell shifts "
                      "what is behind it",
                row.size() > m_usual
                    ? "The row has %Ln cells where the others have %1: a cell too much shifts "
                      "what is behind it"
                    : "The row has %Ln cells where the others have %1: a missing cell shifts "
                      "what is behind it",
                m_usual);
        const bool lost = elsewhere && (strange || other == 0);
        if (lost) {
            shifted = label.empty()
                ? support::said(
                    "%1: %2 stands in %3, and an empty cell in %4, so that this label is not read",
                    std::move(shifted), quotedCell(row[other]), nameOf(other), nameOf(m_label))
                : support::said("%1: %2 stands in %3, and %5 in %4, so that this label is not read",
                    std::move(shifted), quotedCell(row[other]), nameOf(other), nameOf(m_label),
                    quotedCell(label));
        }
        m_faults.add(lost ? Severity::Error : Severity::Warning, "submission.shift", line,
            support::said("%1. Write each cell in its column.", std::move(shifted)), { line });
    }

    void tellCutRow(std::size_t count)
    {
        m_faults.add(Severity::Warning, "submission.cut", m_lastLine,
            support::saidOf(counted(m_usual),
                "The last row has %1 of %Ln cell: the file may be cut. Write it again, whole.",
                "The last row has %1 of %Ln cells: the file may be cut. Write it again, whole.", count),
            { m_lastLine });
    }

    Faults& m_faults;
    std::string_view m_bytes;
    const Layer& m_layer;
    bool m_hipe = m_layer.format == "hipe";
    bool m_tabs = true;
    const Layer* m_like;
    std::size_t m_rows = 0;
    std::size_t m_heading = 0; ///< cells; 0: none
    std::size_t m_usual = 0; ///< cells of most rows
    std::size_t m_label = std::string::npos;
    std::uint32_t m_lastLine = 0;
    std::vector<std::string> m_names;
    std::map<std::size_t, std::size_t> m_counts; ///< rows by cells
    std::vector<std::size_t> m_tags, m_nameTags, m_filled; ///< cells by column
};

// ------------------------------------------------------------------------------------------------- tables

class TableFile
{
public:
    TableFile(Faults& faults, std::string_view bytes, const std::string& columns, const Layer* like)
        : m_faults(faults)
        , m_bytes(bytes)
        , m_option(columns)
    {
        for (std::size_t i = 0; like != nullptr && i < like->documents.size(); ++i) {
            const auto& document = like->documents[i];
            if (!document.text.empty()) {
                m_texts.emplace(document.name, &document);
            }
        }
    }

    void look()
    {
        io::TableRows rows(m_bytes, io::TableRows::separatorOf(m_bytes));
        if (!rows.next()) {
            return;
        }
        const std::vector<std::string> header = rows.cells();
        if (m_option.empty()) {
            m_columns = io::columnsOfHeader(header);
        } else if (const auto columns = io::columnsOfOption(m_option, header)) {
            m_columns = *columns;
        }
        if (!m_columns.complete()) {
            return;
        }
        m_heading = header.size();
        while (rows.next()) {
            take(rows);
        }
        if (m_rows == 0) {
            return;
        }
        if (m_odd * 10 >= m_rows * 9 && m_oddCells > 0 && m_rows > 1) {
            tellColumns();
            return;
        }
        std::ranges::move(m_pending, std::back_inserter(m_faults.list));
        tellIds();
        tellWords();
        tellCut();
    }

private:
    void take(const io::TableRows& rows)
    {
        using io::TableRole;
        const auto& row = rows.cells();
        const auto line = m_lines.line(rows.at());
        const auto cell = [&](TableRole role) {
            const auto column = m_columns.of(role);
            return column < row.size() ? std::string_view(row[column]) : std::string_view();
        };
        ++m_rows;
        m_last = { line, row };
        m_lastComplete = row.size() >= m_heading;
        if (row.size() != m_heading) {
            m_oddCells = m_odd == 0 || m_oddCells == row.size() ? row.size() : 0;
            m_firstOdd = m_odd++ == 0 ? line : m_firstOdd;
            if (m_pending.size() < mostFaults) {
                const bool more = row.size() > m_heading;
                m_pending.push_back(m_faults.made(
                    whole(cell(TableRole::Start)) && more ? Severity::Warning : Severity::Error,
                    "submission.shift", line,
                    support::saidOf(counted(row.size()),
                        more
                            ? "The row has %Ln cell where the heading has %1: a cell too much shifts what is "
                              "behind it. Write each cell in its column."
                            : "The row has %Ln cell where the heading has %1: a missing cell shifts what is "
                              "behind it. Write each cell in its column.",
                        more
                            ? "The row has %Ln cells where the heading has %1: a cell too much shifts what "
                              "is behind it. Write each cell in its column."
                            : "The row has %Ln cells where the heading has %1: a missing cell shifts what is "
                              "behind it. Write each cell in its column.",
                        m_heading),
                    { line }));
            }
            return;
        }
        if (m_columns.has(TableRole::Document)) {
            const auto name = io::trimmed(cell(TableRole::Document));
            (name.empty() ? m_withoutId : m_withId).push_back(line);
            compareWords(line, name, cell(TableRole::Start), cell(TableRole::End), cell(TableRole::Text));
        }
    }

    static std::optional<std::size_t> whole(std::string_view cell)
    {
        return support::parsed<std::size_t>(io::trimmed(cell));
    }

    void compareWords(std::uint32_t line, std::string_view name, std::string_view start, std::string_view end,
        std::string_view words)
    {
        const auto found = m_texts.find(name);
        const auto from = whole(start);
        const auto to = whole(end);
        words = io::trimmed(words);
        if (words.empty() || !from || !to || *from >= *to) {
            return;
        }
        m_lastIsShort = text::codePointCount(words) < *to - *from;
        m_short += m_lastIsShort ? 1U : 0U;
        if (found == m_texts.end()) {
            return;
        }
        const auto& text = found->second->text;
        const auto limit = static_cast<std::size_t>(text.length());
        const bool inside = *to <= limit;
        const auto there = inside
            ? text.slice({ static_cast<std::uint32_t>(*from), static_cast<std::uint32_t>(*to) })
            : std::string_view();
        auto& seen = m_words[found->second];
        ++seen.rows;
        if (!inside || io::trimmed(there) != words) {
            if (seen.lines.empty()) {
                seen.first = inside
                    ? support::said("%1 where the text has %2", quotedCell(words), quotedCell(there))
                    : support::said("%1 behind the end of the text", quotedCell(words));
            }
            seen.lines.push_back(line);
        }
    }

    void tellColumns()
    {
        m_faults.add(Severity::Error, "submission.columns", m_firstOdd,
            support::said(
                "%1, so that cells stand under other names. Take the further column out, or name it "
                "in the heading.",
                oddRows(m_odd, m_rows, m_oddCells, m_heading)),
            {});
    }

    void tellIds()
    {
        if (!m_withoutId.empty() && !m_withId.empty()) {
            m_faults.add(Severity::Error, "submission.id", m_withoutId.front(),
                support::saidOf(counted(m_withoutId.size()),
                    "The cell of the document is empty in %Ln row, while others have its id: to which "
                    "document do their annotations belong? Write its id there.",
                    "The cell of the document is empty in %Ln rows, while others have its id: to which "
                    "document do their annotations belong? Write its id there."),
                m_withoutId);
        }
    }

    void tellWords()
    {
        std::map<std::uint32_t, const Words*> wrong; // by line
        for (const auto& [document, words] : m_words) {
            if (!words.lines.empty() && words.lines.size() * 2 >= words.rows) {
                m_names.emplace(&words, document->name);
                wrong.emplace(words.lines.front(), &words);
            }
        }
        for (const auto& [line, words] : wrong) {
            m_faults.add(
                words->lines.size() == words->rows && words->rows > 1 ? Severity::Error : Severity::Warning,
                "submission.words", line,
                support::saidOf(counted(words->rows),
                    "Document \"%1\": %2 of %Ln row has other words than stand at the offsets: %3. Another "
                    "text, or offsets that count in another way?",
                    "Document \"%1\": %2 of %Ln rows have other words than stand at the offsets: %3. Another "
                    "text, or offsets that count in another way?",
                    m_names.at(words), words->lines.size(), words->first),
                words->lines);
        }
    }

    void tellCut()
    {
        const bool open = !m_bytes.empty() && m_bytes.back() != '\n';
        if (open && m_lastComplete && m_lastIsShort && m_short == 1) {
            m_faults.add(Severity::Error, "submission.cut", m_last.line,
                support::said(
                    "The file ends inside the words of its last row (%1): it is cut. Write it again, "
                    "whole.",
                    quotedCell(m_last.cells.back())),
                { m_last.line });
        } else if (m_last.cells.size() < m_heading) {
            auto& list = m_faults.list;
            std::erase_if(
                list, [this](const FileFault& fault) { return fault.finding.place.line == m_last.line; });
            m_faults.add(Severity::Error, "submission.cut", m_last.line,
                support::saidOf(counted(m_heading),
                    "The last row has %1 of %Ln cell: the file is cut. Write it again, whole.",
                    "The last row has %1 of %Ln cells: the file is cut. Write it again, whole.",
                    m_last.cells.size()),
                { m_last.line });
        }
    }

    struct Words
    {
        std::size_t rows = 0;
        std::vector<std::uint32_t> lines; ///< with other words
        support::Message first;
    };

    Faults& m_faults;
    std::string_view m_bytes;
    io::LineIndex m_lines { m_bytes };
    const std::string& m_option;
    io::TableColumns m_columns;
    std::unordered_map<std::string_view, const Document*> m_texts;
    std::map<const Document*, Words> m_words;
    std::map<const Words*, std::string> m_names;
    std::size_t m_heading = 0;
    std::size_t m_rows = 0;
    std::size_t m_odd = 0; ///< rows with another number of cells
    std::size_t m_oddCells = 0; ///< what they all have; 0: several
    std::uint32_t m_firstOdd = 0;
    std::vector<FileFault> m_pending;
    std::vector<std::uint32_t> m_withoutId, m_withId;
    Row m_last;
    bool m_lastComplete = false;
    bool m_lastIsShort = false;
    std::size_t m_short = 0;
};

// --------------------------------------------------------------------------------------------------- JSON

/// Does a JSON text end inside a value? Brackets inside strings are letters.
bool isOpen(std::string_view json)
{
    std::size_t depth = 0;
    bool string = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (string) {
            i += c == '\\' ? 1U : 0U;
            string = c != '"';
        } else if (c == '"') {
            string = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            depth -= depth > 0 ? 1U : 0U;
        }
    }
    return string || depth > 0;
}

void lookAtJson(Faults& faults, std::string_view bytes)
{
    const auto whole = bytes.substr(0, bytes.find_last_not_of(" \t\r\n") + 1);
    const auto last = whole.rfind('\n');
    const auto line = last == std::string_view::npos ? whole : whole.substr(last + 1);
    const bool lines = whole[whole.find_first_not_of(" \t\r\n")] == '{';
    if (isOpen(lines ? line : whole)) {
        const auto number = static_cast<std::uint32_t>(std::ranges::count(whole, '\n')) + 1;
        faults.add(Severity::Error, "submission.cut", number,
            support::said(lines
                    ? "The file ends early, inside of a document: it is cut. Write it again, whole."
                    : "The file ends early, inside of its list: it is cut. Write it again, whole."),
            { number });
    }
}

// --------------------------------------------------------------------------------------------------- brat

/// One file of lines "T1<TAB>PER 0 3<TAB>Ada", of which the reader had something to say.
void lookAtBrat(Faults& faults, std::string_view bytes)
{
    io::LineCursor lines(bytes);
    std::vector<std::uint32_t> withoutId;
    std::vector<std::uint32_t> longer;
    std::uint32_t shifted = 0;
    std::size_t rows = 0;
    std::string_view last;
    while (lines.next()) {
        const auto line = lines.line();
        if (line.empty() || line.front() == '#') {
            continue;
        }
        ++rows;
        last = line;
        const auto tabs = static_cast<std::size_t>(std::ranges::count(line, '\t'));
        if (line.front() == '\t' || line.front() == ' ') {
            withoutId.push_back(lines.number());
        } else if (line.front() == 'T' && tabs > 2) {
            const auto second = line.substr(line.find('\t') + 1);
            const auto body = second.substr(0, second.find('\t'));
            if (body.find(' ') == std::string_view::npos && shifted == 0) {
                shifted = lines.number();
                faults.add(Severity::Error, "submission.shift", shifted,
                    support::said("A tab stands where a blank parts the label from its offsets, so that the "
                                  "annotation is not read. A line is \"T1<TAB>PER 0 3<TAB>Ada\"."),
                    { shifted });
            } else {
                longer.push_back(lines.number());
            }
        }
    }
    if (!withoutId.empty()) {
        faults.add(Severity::Error, "submission.id", withoutId.front(),
            support::saidOf(counted(withoutId.size()),
                "%Ln annotation has no id, so that it is not read. A line is \"T1<TAB>PER 0 3<TAB>Ada\".",
                "%Ln annotations have no id, so that they are not read. A line is \"T1<TAB>PER 0 "
                "3<TAB>Ada\"."),
            withoutId);
    }
    if (!longer.empty()) {
        faults.add(Severity::Warning, "submission.words", longer.front(),
            support::saidOf(counted(longer.size()),
                "%Ln line has a further column behind the words, which brat does not know; the annotations "
                "are read. Take it out.",
                "%Ln lines have a further column behind the words, which brat does not know; the annotations "
                "are read. Take it out."),
            longer);
    }
    const bool open = !bytes.empty() && bytes.back() != '\n';
    if (open && last.front() == 'T' && std::ranges::count(last, '\t') < 2) {
        faults.add(Severity::Error, "submission.cut", lines.number(),
            support::said("The file ends early, inside its last line: it is cut. Write it again, whole."),
            { lines.number() });
    }
}

bool isJson(std::string_view bytes)
{
    const auto first = bytes.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && (bytes[first] == '{' || bytes[first] == '[');
}

/// The files of brat's that the reader had something to say of.
std::vector<std::string> oddFiles(const Layer& layer)
{
    std::vector<std::string> files;
    for (const auto& finding : layer.diagnostics.list()) {
        if (finding.code.starts_with("brat.") && finding.severity != Severity::Note
            && !finding.place.file.empty()) {
            files.push_back(finding.place.file);
        }
    }
    support::sortUnique(files);
    return files;
}

/// Of files that are no rows only a cut is looked for, and a reader always stumbles over one.
bool readWhole(const Layer& layer)
{
    const bool rows = layer.format == "conll" || layer.format == "hipe" || layer.format == "table"
        || layer.format == "brat";
    const auto& findings = layer.diagnostics.list();
    return !rows && std::ranges::none_of(findings, [](const support::Diagnostic& finding) {
        return finding.severity != Severity::Note;
    });
}

} // namespace

support::Result<std::vector<FileFault>> fileFaults(
    const LayerSource& source, const Layer* layer, const Layer* like, const support::Progress& progress)
{
    if (layer != nullptr && readWhole(*layer)) {
        return std::vector<FileFault>();
    }
    Faults faults { source.path, {} };
    support::Diagnostics unused;
    const bool brat = layer != nullptr && layer->format == "brat";
    for (const auto& file : brat ? oddFiles(*layer) : std::vector<std::string> { source.path }) {
        const auto bytes = source.options.content
            ? io::fileBytes(*source.options.content, file, unused, progress)
            : io::loadFile(file, io::largestFile, unused, progress);
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, "Stopped.");
        }
        if (!bytes) {
            continue;
        }
        faults.file = file;
        const auto text = bytes->text();
        if (brat) {
            lookAtBrat(faults, text);
        } else if (layer == nullptr ? isJson(text)
                                    : isJson(text) && layer->format != "conll" && layer->format != "hipe") {
            lookAtJson(faults, text);
        } else if (layer != nullptr && (layer->format == "hipe" || layer->format == "conll")) {
            TokenFile(faults, text, *layer, like).look();
        } else if (layer == nullptr || layer->format == "table") {
            TableFile(faults, text, source.options.tableColumns, like).look();
        }
    }
    return std::move(faults.list);
}

} // namespace touchstone::analysis
