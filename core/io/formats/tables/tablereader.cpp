// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/tables/tablereader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/conceptids.h"
#include "core/io/drafts/mentiondraft.h"
#include "core/io/formats/tables/tablecolumns.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/support/message.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

constexpr std::size_t cancelDistance = 4096; ///< rows
Message rowShape() { return said("doc, start, end, label and text in columns with these names"); }

/// Every unit, half-open from 0; then the ends that people also write, with every unit.
constexpr std::array readingsOfText {
    OffsetReading { OffsetUnit::CodePoints, 0, 0 },
    OffsetReading { OffsetUnit::Utf16, 0, 0 },
    OffsetReading { OffsetUnit::Bytes, 0, 0 },
    OffsetReading { OffsetUnit::CodePoints, 0, 1 },
    OffsetReading { OffsetUnit::Utf16, 0, 1 },
    OffsetReading { OffsetUnit::Bytes, 0, 1 },
    OffsetReading { OffsetUnit::CodePoints, -1, 0 },
    OffsetReading { OffsetUnit::Utf16, -1, 0 },
    OffsetReading { OffsetUnit::CodePoints, -1, -1 },
    OffsetReading { OffsetUnit::Utf16, -1, -1 },
};
constexpr std::array halfOpen { OffsetReading {} };
constexpr std::array lastIncluded { OffsetReading { OffsetUnit::CodePoints, 0, 1 } };

std::optional<std::int64_t> offsetOf(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.ends_with(".0")) { // a spreadsheet's or pandas' whole number
        cell.remove_suffix(2);
    }
    return draftOffset(cell);
}

class FileReader : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        if (auto begun = begin(); !begun) {
            return begun;
        }
        std::size_t count = 0;
        bool more = m_isData || m_rows.next();
        for (; more; more = m_rows.next()) {
            if (++count % cancelDistance == 1 && m_progress.cancelled()) {
                return readingStopped(m_file.path);
            }
            readRow();
        }
        return finish();
    }

private:
    struct Pending
    {
        DraftDocument draft;
        std::string text;
        bool hasText = false;
    };

    /// The first row: a header, or data where the user says what the columns are.
    Result<void> begin()
    {
        if (m_progress.cancelled()) {
            return readingStopped(m_file.path);
        }
        if (!m_rows.next()) {
            return refused(ErrorCode::Malformed, said("The file holds no row"), 1);
        }
        std::vector<std::string> header;
        for (const auto& cell : m_rows.cells()) {
            header.emplace_back(trimmed(cell));
        }
        if (!m_options.tableColumns.empty()) {
            auto columns = columnsOfOption(m_options.tableColumns, header);
            if (!columns) {
                auto error = columns.error();
                error.place = { m_file.path };
                return Failure(std::move(error));
            }
            m_columns = *columns;
            const auto start = m_columns.of(TableRole::Start);
            m_isData = start < header.size() && offsetOf(header[start]).has_value();
            return {};
        }
        m_columns = columnsOfHeader(header);
        if (!m_columns.complete()) {
            return refused(ErrorCode::Malformed,
                said("The first row names no columns for start, end and label; expected: %1. Say what the "
                     "columns are (--columns doc,start,end,label,text)",
                    rowShape()),
                1);
        }
        return {};
    }

    [[nodiscard]] std::string_view cell(TableRole role) const
    {
        const auto column = m_columns.of(role);
        return column < m_rows.cells().size() ? std::string_view(m_rows.cells()[column]) : std::string_view();
    }

    [[nodiscard]] std::size_t placeOf(TableRole role) const
    {
        const auto column = m_columns.of(role);
        return column < m_rows.cells().size() ? m_rows.at(column) : m_rows.at();
    }

    void readRow()
    {
        if (m_rows.openQuote() != std::string_view::npos) {
            m_findings.report(Severity::Warning, "quote", m_rows.openQuote(),
                said("The quotation mark at the begin of the cell is not closed; it is read as a letter. "
                     "Within quotation marks write \"\" for one."));
        }
        const bool blank = trimmed(cell(TableRole::Start)).empty() && trimmed(cell(TableRole::Label)).empty()
            && trimmed(cell(TableRole::End)).empty();
        if (m_rows.cells().size() < m_columns.needed() && !(blank && m_columns.has(TableRole::Document))) {
            m_findings.report(Severity::Error, "row", m_rows.at(), [&] {
                return said("The row has %1 cells and needs %2; it is skipped.", m_rows.cells().size(),
                    m_columns.needed());
            });
            return;
        }
        auto& pending = documentOf(trimmed(cell(TableRole::Document)));
        readText(pending);
        if (!blank) {
            readMention(pending);
        }
    }

    Pending& documentOf(std::string_view name)
    {
        if (!m_documents.empty() && m_last < m_documents.size()
            && m_documents[m_last].draft.document.name == name) {
            return m_documents[m_last];
        }
        if (name.empty()) {
            name = m_file.documentName;
        }
        const auto [place, isNew] = m_byName.try_emplace(std::string(name), m_documents.size());
        m_last = place->second;
        if (isNew) {
            auto& pending = m_documents.emplace_back();
            pending.draft.document.name = name;
            pending.draft.document.line = m_findings.line(m_rows.at());
        }
        return m_documents[m_last];
    }

    void readText(Pending& pending)
    {
        const auto text = cell(TableRole::DocumentText);
        if (text.empty()) {
            return;
        }
        if (!pending.hasText) {
            pending.text = text;
            pending.hasText = true;
        } else if (pending.text != text) {
            m_findings.report(Severity::Warning, "text", placeOf(TableRole::DocumentText), [&] {
                return said(
                    "The text differs from that of an earlier row of the document %1; the first counts.",
                    quotedForMessage(pending.draft.document.name));
            });
        }
    }

    void readMention(Pending& pending)
    {
        const bool byLength = !m_columns.has(TableRole::End);
        const auto start = offsetOf(cell(TableRole::Start));
        const auto second = offsetOf(cell(byLength ? TableRole::Length : TableRole::End));
        if (!start || !second) {
            const auto role = !start ? TableRole::Start : byLength ? TableRole::Length : TableRole::End;
            m_findings.report(Severity::Error, "offset", placeOf(role), [&] {
                return said("%1 is no whole number; the row is skipped. The column is the %2.",
                    quotedForMessage(cell(role)), roleName(role));
            });
            return;
        }
        DraftMention mention;
        mention.at = placeOf(TableRole::Start);
        mention.pieces.push_back({ *start, byLength ? *start + *second : *second });
        mention.types.emplace_back(trimmed(cell(TableRole::Label)));
        mention.id = trimmed(cell(TableRole::Id));
        mention.links = conceptIds(cell(TableRole::Link));
        if (const auto surface = cell(TableRole::Text); !trimmed(surface).empty()) {
            mention.surface = surface;
            countLength(mention);
        }
        readScore(mention);
        pending.draft.mentions.push_back(std::move(mention));
    }

    /// Is the end the last character or the one behind it? Where no text is known the length of the words
    /// says it.
    void countLength(const DraftMention& mention)
    {
        const auto length = static_cast<std::int64_t>(text::codePointCount(mention.surface));
        const auto given = mention.pieces.front().end - mention.pieces.front().begin;
        m_halfOpen += given == length ? 1U : 0U;
        m_lastIncluded += given + 1 == length ? 1U : 0U;
        m_firstIncluded = m_lastIncluded == 1 && given + 1 == length ? mention.at : m_firstIncluded;
    }

    void readScore(DraftMention& mention)
    {
        const auto words = trimmed(cell(TableRole::Score));
        if (words.empty()) {
            return;
        }
        const auto score = support::parsed<double>(words);
        if (score && *score >= 0 && *score <= 1) {
            mention.score = score;
            return;
        }
        m_findings.report(Severity::Warning, "score", placeOf(TableRole::Score), [&] {
            return said("%1 is no number between 0 and 1; the annotation goes without score.",
                quotedForMessage(words));
        });
    }

    Result<void> finish()
    {
        if (m_documents.empty()) {
            return refused(ErrorCode::Malformed,
                said("No row of the file is an annotation; expected: %1", rowShape()), 1);
        }
        MentionDrafts drafts(m_layer, m_findings);
        bool texts = false;
        for (auto& pending : m_documents) {
            texts = texts || pending.hasText;
        }
        for (auto& pending : m_documents) {
            pending.draft.withoutText = !pending.hasText;
            pending.draft.document.text = text::Text(std::move(pending.text));
            drafts.add(std::move(pending.draft));
        }
        m_documents.clear();
        if (texts) {
            return drafts.finish(readingsOfText, m_progress);
        }
        if (m_lastIncluded <= m_halfOpen) {
            return drafts.finish(halfOpen, m_progress);
        }
        m_findings.report(Severity::Warning, "unit", m_firstIncluded, [this] {
            return said("The ends are the last characters, not the ones behind them: so say the words of %1 "
                        "rows, against %2; all rows are read so.",
                m_lastIncluded, m_halfOpen);
        });
        return drafts.finish(lastIncluded, m_progress);
    }

    FileFindings m_findings { m_file.path, "table", m_file.bytes, m_layer.diagnostics };
    TableRows m_rows { m_file.bytes, TableRows::separatorOf(m_file.bytes) };
    TableColumns m_columns;
    bool m_isData = false; ///< the first row is no header
    std::vector<Pending> m_documents;
    std::unordered_map<std::string, std::size_t> m_byName;
    std::size_t m_last = 0;
    std::size_t m_halfOpen = 0;
    std::size_t m_lastIncluded = 0;
    std::size_t m_firstIncluded = 0;
};

constexpr std::array<std::string_view, 2> suffixes { ".csv", ".tsv" };
constexpr std::array<std::string_view, 1> options { "--columns" };

/// A header that names start, end and label; whole numbers below it make it surer.
Probability probeTable(std::string_view head, std::string_view suffix)
{
    if (head.empty() || head.front() == '{' || head.front() == '[' || head.front() == '<') {
        return 0;
    }
    TableRows rows(head, TableRows::separatorOf(head));
    if (!rows.next() || rows.cells().size() < 3) {
        return 0;
    }
    const auto columns = columnsOfHeader(rows.cells());
    if (!columns.complete()) {
        return 0;
    }
    const bool ours = contains(suffixes, suffix);
    const auto start = columns.of(TableRole::Start);
    if (offsetOf(rows.cells()[start])) {
        return 0; // a word that happens to be a name of a column
    }
    constexpr int enough = 50;
    int numbers = 0;
    int others = 0;
    for (int i = 0; i < enough && rows.next(); ++i) {
        const auto& cells = rows.cells();
        const bool whole = start < cells.size() && offsetOf(cells[start]).has_value();
        numbers += whole ? 1 : 0;
        others += whole ? 0 : 1;
    }
    return numbers == 0 && others > 0 ? (ours ? 40 : 0) : ours ? 93 : 88;
}

} // namespace

Reader tableReader()
{
    return { .id = "table",
        .title = "Table with named columns",
        .description = support::pattern(
            "One annotation a row (TSV, CSV): document, start, end, label, words, by the names in "
            "the first row or --columns."),
        .example = "doc,start,end,label,text",
        .suffixes = suffixes,
        .probe = probeTable,
        .read = readAs<FileReader>,
        .options = options };
}

} // namespace touchstone::io
