// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/columns/conllreader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/tagcolumn.h"
#include "core/io/drafts/tokenrows.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"
#include "core/support/message.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::io {

namespace {

constexpr std::string_view docstart = "-DOCSTART-";
constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool isDocstart(std::string_view line) { return line.substr(0, docstart.size()) == docstart; }

bool isBlankLine(std::string_view line)
{
    return line.empty() || (isBlank(line.front()) && trimmed(line).empty());
}

/// Does a cell read as a tag of its own accord ("O", "B-PER")?
bool looksLikeTag(std::string_view cell)
{
    return cell == "O"
        || (cell.size() > 2 && cell[1] == '-'
            && std::string_view("BIESLUM").find(cell[0]) != std::string_view::npos);
}

// ------------------------------------------------------------------------------------------------- layout

/// How the rows of a file are built, from its first thousand rows.
struct Layout
{
    bool tabs = false;
    int columns = 0; ///< of most rows; of equally many the larger number
    std::size_t rows = 0; ///< looked at
    std::size_t bytes = 0; ///< of these rows and the lines between them
    bool numbered = false; ///< the first column counts the tokens of a sentence (UNER, GermEval, MultiNERD)
    int lastTags = 0; ///< the last column of tags with prefixes, 1-based; 0: none
    bool tagsLast = true; ///< the last column may hold tags: there is an O or a prefix
};

/// Do numbers count the tokens of each sentence? From 0 or 1, or on from the sentence before; "3-4" of
/// CoNLL-U stands between them.
class Numbering
{
public:
    void beginSentence() { m_fresh = true; }
    void add(std::string_view cell)
    {
        ++m_rows;
        if (!m_fresh && cell.find_first_not_of("0123456789-.") == std::string_view::npos
            && cell.find_first_of("-.") != std::string_view::npos && cell.front() != '-') {
            return;
        }
        const auto number = support::parsed<std::uint32_t>(cell);
        m_holds = m_holds && number && (*number == m_next || (m_fresh && *number <= 1));
        m_next = number.value_or(0) + 1;
        m_fresh = false;
    }
    [[nodiscard]] bool holds() const { return m_holds && m_rows >= 2; }

private:
    std::uint32_t m_next = 0;
    std::size_t m_rows = 0;
    bool m_fresh = true;
    bool m_holds = true;
};

/// Comment lines of CoNLL-U, MultiCoNER and GermEval ("# sent_id = 1", "# id 12 domain=en", "# http://…")
/// stand before a sentence.
/// A "#" that is a token has a tag in its row.
bool isComment(std::string_view line, const Layout& layout)
{
    if (line.size() < 2 || line[0] != '#' || !isBlank(line[1])) {
        return false;
    }
    const auto cells = cellsOf(line, layout.tabs);
    return !looksLikeTag(cells.back())
        && (static_cast<int>(cells.size()) != layout.columns || line.find('=') != std::string_view::npos);
}

/// What the columns of the rows hold.
void lookAtColumns(std::span<const std::string_view> rows, Layout& layout)
{
    const auto columns = static_cast<std::size_t>(layout.columns);
    std::vector<std::size_t> prefixed(columns, 0);
    std::vector<std::size_t> tags(columns, 0);
    std::size_t whole = 0;
    for (const auto row : rows) {
        const auto cells = cellsOf(row, layout.tabs);
        for (std::size_t at = 0; at < std::min(cells.size(), columns); ++at) {
            if (looksLikeTag(cells[at])) {
                ++tags[at];
                prefixed[at] += cells[at] == "O" ? 0U : 1U;
            }
        }
        whole += cells.size() == columns ? 1U : 0U;
    }
    layout.tagsLast = columns == 0 || tags[columns - 1] > 0;
    for (std::size_t at = 1; at < columns; ++at) {
        if (prefixed[at] > 0 && tags[at] * 10 >= whole * 9) {
            layout.lastTags = static_cast<int>(at) + 1;
        }
    }
}

constexpr std::size_t sampledRows = 1000;

Layout layoutOf(std::string_view bytes)
{
    Layout layout;
    std::vector<std::string_view> rows;
    std::size_t withTab = 0;
    Numbering numbering;
    LineCursor lines(bytes);
    while (rows.size() < sampledRows && lines.next()) {
        const auto line = lines.line();
        if (isBlankLine(line) || isDocstart(line)) {
            numbering.beginSentence();
            continue;
        }
        rows.push_back(line);
        withTab += line.find('\t') != std::string_view::npos ? 1U : 0U;
        layout.bytes = lines.offset() + line.size() + 1;
        if (line.size() < 2 || line[0] != '#' || !isBlank(line[1])) {
            const auto cell = trimmed(line);
            numbering.add(cell.substr(0, cell.find_first_of(" \t")));
        }
    }
    layout.rows = rows.size();
    layout.tabs = withTab * 2 > rows.size();
    std::map<int, std::size_t> counts;
    for (const auto row : rows) {
        ++counts[static_cast<int>(cellsOf(row, layout.tabs).size())];
    }
    std::size_t most = 0;
    for (const auto& [columns, number] : counts) {
        if (number >= most) {
            most = number;
            layout.columns = columns;
        }
    }
    layout.numbered = layout.columns > 2 && numbering.holds();
    lookAtColumns(rows, layout);
    return layout;
}

/// The two cells of a row that matter.
struct Row
{
    std::string_view token;
    std::string_view tag;
    int columns = 0;
};

/// `token` and `column` are 0-based; with `last` the last cell is taken wherever it stands. `readable`: end
/// of the file.
Row splitRow(std::string_view line, bool tabs, int token, int column, bool last, const char* readable)
{
    Row row;
    const char* at = line.data();
    const char* const end = at + line.size();
    const char other = tabs ? '\t' : ' ';
    const auto skip = [&] {
        while (!tabs && at != end && isBlank(*at)) {
            ++at;
        }
    };
    skip();
    const char* begin = at;
    at = scanFor(at, end, readable, '\t', other);
    row.token = std::string_view(begin, static_cast<std::size_t>(at - begin));
    row.columns = 1;
    while (at != end) {
        ++at;
        skip();
        if (!tabs && at == end) {
            break;
        }
        begin = at;
        at = scanFor(at, end, readable, '\t', other);
        if (row.columns == token) {
            row.token = std::string_view(begin, static_cast<std::size_t>(at - begin));
        }
        if (last || row.columns == column) {
            row.tag = std::string_view(begin, static_cast<std::size_t>(at - begin));
        }
        ++row.columns;
    }
    if (tabs && !row.tag.empty() && (row.tag.front() == ' ' || row.tag.back() == ' ')) {
        row.tag = trimmed(row.tag);
    }
    return row;
}

// --------------------------------------------------------------------------------------------------- rows

class ConllParser : FileReading
{
public:
    using FileReading::FileReading;

    /// Without reading rows.
    std::optional<ConllTagPlace> tagPlace()
    {
        m_layout = layoutOf(m_file.bytes);
        return chooseColumn() ? std::optional(ConllTagPlace { m_layout.tabs, m_token, m_column, m_last })
                              : std::nullopt;
    }

    Result<void> read()
    {
        m_layout = layoutOf(m_file.bytes);
        if (auto column = chooseColumn(); !column) {
            return column;
        }
        m_ascii = text::isAscii(m_file.bytes);
        reserve();
        if (auto rows = readRows(); !rows) {
            return rows;
        }
        if (m_rows.size() == 0) {
            return refused(ErrorCode::Malformed, said("the file holds no token"));
        }
        m_rows.finish();
        if (m_options.documents == DocumentUnit::Docstart && !m_marks) {
            find(Severity::Warning, "conll.no-docstart", 1, 0,
                said("the file has no -DOCSTART- line; it is read as one document"));
        }
        decode();
        makeDocuments();
        return {};
    }

private:
    void find(Severity severity, FindingCode code, std::uint32_t line, std::uint32_t column, Message message)
    {
        m_layer.diagnostics.add(severity, code, { m_file.path, line, column }, std::move(message));
    }

    /// Past the limit a finding is only counted: its message need not be built.
    bool counted(std::string_view code) { return m_layer.diagnostics.countOnly(Severity::Warning, code); }

    Result<void> chooseColumn()
    {
        if (m_layout.columns < 2) {
            return refused(ErrorCode::Malformed,
                m_layout.rows == 0 ? said("the file holds no token")
                                   : said("the rows have one column only; a token and its tag are needed"));
        }
        m_token = m_layout.numbered ? 1 : 0;
        const bool elsewhere = !m_layout.tagsLast && m_layout.lastTags > m_token + 1;
        m_last = !m_options.column && !elsewhere;
        const int chosen = m_options.column.value_or(elsewhere ? m_layout.lastTags : m_layout.columns);
        if (chosen < m_token + 2 || chosen > m_layout.columns) {
            return refused(ErrorCode::InvalidOption,
                m_token == 0
                    ? said("there is no tag column %1: the file has %2 columns, the first of them the token",
                        chosen, m_layout.columns)
                    : said("there is no tag column %1: the file has %2 columns, the first two of them number "
                           "and token",
                        chosen, m_layout.columns));
        }
        if (m_layout.numbered) {
            find(Severity::Note, "conll.numbered", 1, 0,
                said("the first column counts the tokens; they stand in the second"));
        }
        if (elsewhere && !m_options.column) {
            find(Severity::Warning, "conll.tag-column", 1, 0,
                said("the last column holds no tags; they are read from column %1, the last that does "
                     "(--column says which)",
                    chosen));
        }
        m_column = chosen - 1;
        constexpr std::string_view column = "column ";
        const auto name = std::string(column) + std::to_string(chosen);
        if (!m_layer.column.empty() && m_layer.column != name) {
            find(Severity::Warning, "conll.other-column", 1, 0,
                said(
                    "the tags of this file are read from column %1, those of the files before from column %2",
                    chosen, m_layer.column.substr(column.size())));
        } else {
            m_layer.column = name;
        }
        return {};
    }

    void reserve()
    {
        const auto perRow
            = std::max<std::size_t>(m_layout.bytes / std::max<std::size_t>(m_layout.rows, 1), 4);
        const auto rows = m_file.bytes.size() / perRow + m_file.bytes.size() / perRow / 8 + 16;
        m_rows.reserve(m_file.bytes.size(), rows);
        m_tagNumbers.reserve(rows);
    }

    Result<void> readRows()
    {
        WatchedLines lines(m_file.bytes, m_progress);
        bool sentenceDue = true;
        while (lines.next()) {
            const auto line = lines.line();
            if (isBlankLine(line)) {
                sentenceDue = true;
                continue;
            }
            if (line.front() == '-' && isDocstart(line)) {
                if (m_options.documents == DocumentUnit::Automatic
                    || m_options.documents == DocumentUnit::Docstart) {
                    m_marks = true;
                    m_rows.beginDocument(lines.number());
                }
                sentenceDue = true;
                continue;
            }
            if (sentenceDue && line.front() == '#' && isComment(line, m_layout)) {
                comment(lines.number());
                continue;
            }
            if (sentenceDue) {
                if (m_rows.documentCount() == 0 || m_options.documents == DocumentUnit::BlankLine) {
                    m_rows.beginDocument(lines.number());
                }
                m_rows.beginSentence();
                sentenceDue = false;
            }
            addRow(line, lines);
        }
        return lines.stopped() ? Result<void>(readingStopped(m_file.path)) : Result<void>();
    }

    void comment(std::uint32_t line)
    {
        if (!m_commentSeen) {
            m_commentSeen = true;
            find(Severity::Note, "conll.comment", line, 0,
                said("lines such as this one are comments, not tokens"));
        }
    }

    void addRow(std::string_view line, const LineCursor& lines)
    {
        auto row = splitRow(line, m_layout.tabs, m_token, m_column, m_last, fileEnd());
        bool ascii = m_ascii || text::isAscii(row.token);
        if (row.columns != m_layout.columns && !takeTypeWithBlanks(row, line, lines.number())) {
            oddRow(row, lines.number());
        }
        if (row.token.empty() || (row.token.front() == ' ' && trimmed(row.token).empty())) {
            if (!counted("conll.empty-token")) {
                find(Severity::Warning, "conll.empty-token", lines.number(), 1,
                    said("the row has no token; U+FFFD stands for it"));
            }
            row.token = replacement;
            ascii = false;
        }
        const bool inFile = row.token.data() != replacement.data();
        m_rows.add(row.token, ascii, lines.number(), inFile ? fileEnd() : nullptr);
        m_tagNumbers.push_back(m_tags.number(row.tag));
    }

    const char* fileEnd() const { return m_file.bytes.data() + m_file.bytes.size(); }

    /// "Oslo B-City or town" in a file of two columns parted by blanks (nerval's BIO): the rest of the row is
    /// the tag.
    bool takeTypeWithBlanks(Row& row, std::string_view line, std::uint32_t number)
    {
        if (m_layout.tabs || m_layout.columns != 2 || row.columns < 3 || looksLikeTag(row.tag)) {
            return false;
        }
        const auto rest = trimmed(line.substr(static_cast<std::size_t>(row.token.end() - line.data())));
        if (rest.front() == 'O' || !looksLikeTag(rest)) {
            return false;
        }
        row.tag = rest;
        if (!m_typeWithBlanksSeen) {
            m_typeWithBlanksSeen = true;
            find(Severity::Note, "conll.type-with-blanks", number, 0,
                said("the type has blanks in it: all behind the token is the tag, here and in rows like it"));
        }
        return true;
    }

    void oddRow(Row& row, std::uint32_t line)
    {
        const bool tooFew = row.columns <= m_column || (m_last && row.columns < m_layout.columns);
        if (tooFew) {
            row.tag = {};
        }
        if (counted("conll.columns")) {
            return;
        }
        find(Severity::Warning, "conll.columns", line, 0,
            saidOf(row.columns, "the row has %Ln column where most have %1; %2",
                "the row has %Ln columns where most have %1; %2", m_layout.columns,
                tooFew       ? said("its tag is taken to be O")
                    : m_last ? said("the last one is taken as its tag")
                             : said("column %1 is taken as its tag", m_column + 1)));
    }

    // --------------------------------------------------------------------------------------------- tags

    /// Column of the tag cell of a token's row, in code points.
    std::uint32_t tagPlace(std::uint32_t token)
    {
        const auto line = m_lineFinder.line(m_rows.line(token));
        const auto row = splitRow(line, m_layout.tabs, m_token, m_column, m_last, fileEnd());
        return row.tag.data() == nullptr ? 0 : columnOf(line, row.tag.data());
    }

    std::string cellOf(std::uint32_t token) const { return "'" + m_tags.cell(m_tagNumbers[token]) + "'"; }

    void illegalTag(IllegalTag illegal, TagScheme scheme)
    {
        if (counted("conll.transition")) {
            return;
        }
        const auto token = illegal.token;
        const auto name = schemeName(scheme);
        find(Severity::Warning, "conll.transition", m_rows.line(token), tagPlace(token),
            illegal.kind != IllegalTag::Kind::OpensWithoutBegin ? said(
                "no end tag after %1, which %2 does not allow; the entity ends here", cellOf(token), name)
                : m_rows.beginsSentence(token)
                ? said("%1 begins a sentence, which %2 does not allow; a new entity begins here",
                    cellOf(token), name)
                : said("%1 follows %2, which %3 does not allow; a new entity begins here", cellOf(token),
                    cellOf(token - 1), name));
    }

    void decode()
    {
        const auto misfits = m_tags.interpret(m_tagNumbers, m_layer.labels);
        const std::set<std::uint32_t> odd(misfits.begin(), misfits.end());
        for (std::uint32_t token = 0; !odd.empty() && token < m_tagNumbers.size(); ++token) {
            if (odd.contains(m_tagNumbers[token]) && !counted("conll.tag")) {
                find(Severity::Warning, "conll.tag", m_rows.line(token), tagPlace(token),
                    said("%1 has no prefix as the other tags have; the whole of it is taken as a type",
                        cellOf(token)));
            }
        }
        const auto scheme = m_tags.decode(m_tagNumbers, m_rows.sentences(), m_spans);
        find(Severity::Note, "conll.scheme", m_rows.line(0), 0,
            scheme == TagScheme::Outside ? said("column %1 holds no annotation: every tag is O", m_column + 1)
                                         : said("column %1 is read as %2", m_column + 1, schemeName(scheme)));
        m_tags.reportIllegal(m_tagNumbers, m_rows.sentences(),
            [this, scheme](IllegalTag illegal) { illegalTag(illegal, scheme); });
    }

    // ---------------------------------------------------------------------------------------- documents

    void makeDocuments()
    {
        const bool numbered = m_marks || m_options.documents == DocumentUnit::BlankLine;
        const auto count = m_rows.documentCount();
        m_layer.documents.reserve(m_layer.documents.size() + count);
        std::size_t span = 0;
        for (std::size_t i = 0; i < count; ++i) {
            annotation::Document document;
            document.numbered = numbered;
            document.name = m_file.documentName + (numbered ? "#" + std::to_string(i + 1) : std::string());
            auto& entities = document.annotations.entities;
            auto endSpan = span;
            while (endSpan < m_spans.size() && m_spans[endSpan].first < m_rows.endToken(i)) {
                ++endSpan;
            }
            entities.reserve(endSpan - span);
            for (; span < endSpan; ++span) {
                annotation::Entity entity;
                entity.span = m_rows.characters(m_spans[span].first, m_spans[span].end);
                entity.label = m_spans[span].label;
                entity.line = m_rows.line(m_spans[span].first);
                entities.push_back(entity);
            }
            document.tokenTags = m_tags.tokenTags(
                std::span(m_tagNumbers)
                    .subspan(m_rows.firstToken(i), m_rows.endToken(i) - m_rows.firstToken(i)));
            m_rows.take(i, document);
            m_layer.documents.push_back(std::move(document));
        }
    }

    Layout m_layout;
    bool m_marks = false; ///< documents begin at -DOCSTART- lines, and there are some
    int m_token = 0; ///< column of the tokens, 0-based
    int m_column = 1; ///< 0-based
    bool m_last = true;
    bool m_ascii = false; ///< the whole file is
    bool m_commentSeen = false;
    bool m_typeWithBlanksSeen = false;
    LineFinder m_lineFinder { m_file.bytes };
    TagColumn m_tags;
    TokenRows m_rows;
    std::vector<std::uint32_t> m_tagNumbers;
    std::vector<TaggedSpan> m_spans;
};

// ------------------------------------------------------------------------------------------------- reader

bool isConllSuffix(std::string_view suffix)
{
    static constexpr std::array<std::string_view, 6> own { ".conll", ".bio", ".iob", ".iob2", ".bioes",
        ".bilou" };
    return contains(own, suffix);
}

/// Certain where a column holds tags with prefixes; bare types only where most rows are O and types few.
Probability probeConll(std::string_view head, std::string_view suffix)
{
    if (head.substr(0, 6) == "TOKEN\t") {
        return 0;
    }
    const auto layout = layoutOf(head);
    if (layout.columns < 2 || layout.columns > 64) {
        return 0;
    }
    const auto columns = static_cast<std::size_t>(layout.columns);
    std::vector<std::size_t> tags(columns, 0);
    std::vector<std::size_t> outside(columns, 0);
    std::vector<std::set<std::string_view>> values(columns);
    std::size_t rows = 0;
    std::size_t fitting = 0;
    bool marks = false;
    LineCursor lines(head);
    while (rows < 1000 && lines.next()) {
        const auto line = lines.line();
        if (isBlankLine(line) || isComment(line, layout)) {
            continue;
        }
        if (isDocstart(line)) {
            marks = true;
            continue;
        }
        ++rows;
        const auto cells = cellsOf(line, layout.tabs);
        for (std::size_t at = 1; at < std::min(cells.size(), columns); ++at) {
            tags[at] += looksLikeTag(cells[at]) ? 1U : 0U;
            outside[at] += cells[at] == "O" ? 1U : 0U;
            values[at].insert(cells[at]);
        }
        fitting += cells.size() == columns ? 1U : 0U;
    }
    // The last row of a head may be cut: one odd row is always forgiven.
    const auto most = [rows](std::size_t count) { return (count + 1) * 10 >= rows * 9 && count > 0; };
    if (!most(fitting)) {
        return 0;
    }
    const int bonus = (marks ? 10 : 0) + (isConllSuffix(suffix) ? 9 : 0);
    for (std::size_t column = 1; column < columns; ++column) {
        if (most(tags[column])) {
            return (column + 1 == columns ? 80 : 70) + bonus;
        }
    }
    const auto last = columns - 1;
    if (outside[last] * 4 >= rows && outside[last] > 0 && values[last].size() <= 64) {
        return 50 + bonus;
    }
    return marks || isConllSuffix(suffix) ? 20 + bonus : 0;
}

/// Are all of them labels of chunks, as CoNLL-2000 and CoNLL-2003 (English, German) write them?
bool areChunks(const std::set<std::string_view>& labels)
{
    constexpr std::string_view chunks[] = { "ADJP", "ADVP", "CONJP", "INTJ", "LST", "NC", "NP", "PC", "PP",
        "PRT", "SBAR", "UCP", "VC", "VP" };
    return !labels.empty() && std::ranges::all_of(labels, [&chunks](std::string_view label) {
        return support::contains(chunks, label);
    });
}

/// The last column but one, where it and the last are the gold and the system of one file: both hold tags,
/// right or wrong. Not so chunks before names ("B-NP B-ORG"), nor a column of nothing but O before the last,
/// which is a mere filler.
int goldColumnOf(std::string_view bytes, const Layout& layout)
{
    const auto columns = static_cast<std::size_t>(layout.columns);
    if (columns < (layout.numbered ? 4U : 3U)) {
        return 0;
    }
    std::size_t rows = 0;
    std::size_t outside[2] = {};
    std::size_t tags[2] = {};
    std::set<std::string_view> labels[2];
    LineCursor lines(bytes);
    // A file may begin with long texts without a name.
    while ((rows < sampledRows || labels[0].empty() || labels[1].empty()) && lines.next()) {
        const auto line = lines.line();
        if (isBlankLine(line) || isDocstart(line) || isComment(line, layout)) {
            continue;
        }
        const auto cells = cellsOf(line, layout.tabs);
        if (cells.size() != columns) {
            continue;
        }
        ++rows;
        for (std::size_t side = 0; side < 2; ++side) {
            const auto cell = cells[columns - 2 + side];
            outside[side] += cell == "O" ? 1U : 0U;
            tags[side] += looksLikeTag(cell) ? 1U : 0U;
            if (cell != "O") {
                labels[side].insert(looksLikeTag(cell) ? cell.substr(2) : cell);
            }
        }
    }
    constexpr std::size_t mostBareTypes = 64;
    for (std::size_t side = 0; side < 2; ++side) {
        const bool prefixed = tags[side] * 10 >= rows * 9;
        const bool bare = outside[side] * 4 >= rows && labels[side].size() <= mostBareTypes;
        if (rows == 0 || !(prefixed || bare)) {
            return 0;
        }
    }
    const bool chunks = areChunks(labels[0]) && !labels[1].empty() && !areChunks(labels[1])
        && std::ranges::none_of(
            labels[0], [&labels](std::string_view label) { return labels[1].contains(label); });
    const bool filler = labels[0].empty();
    return chunks || filler ? 0 : layout.columns - 1;
}

void inspectConll(std::string_view bytes, Inspection& inspection)
{
    const auto layout = layoutOf(bytes);
    inspection.tagColumns = layout.columns;
    inspection.goldColumn = goldColumnOf(bytes, layout);
}

constexpr std::array<std::string_view, 2> optionWords { "--column", "--documents" };

} // namespace

std::optional<ConllTagPlace> conllTagPlace(std::string_view bytes, const ReadOptions& options)
{
    Layer unused;
    Progress unwatched;
    const SourceFile file { {}, {}, bytes, {}, {} };
    return ConllParser(file, options, unused, unwatched).tagPlace();
}

std::string_view conllTag(std::string_view line, const ConllTagPlace& place)
{
    return splitRow(line, place.tabs, place.token, place.column, place.last, line.data() + line.size()).tag;
}

Reader conllReader()
{
    static constexpr std::array<std::string_view, 8> suffixes { ".conll", ".bio", ".iob", ".iob2", ".bioes",
        ".bilou", ".tsv", ".txt" };
    return Reader {
        .id = "conll",
        .title = "CoNLL columns",
        .description
        = support::pattern("One token a line with its tag in a column (IO, IOB1, IOB2, IOE1, IOE2, IOBES, "
                           "BILOU); blank lines end sentences, -DOCSTART- begins documents."),
        .example = "Oslo\tB-LOC",
        .suffixes = suffixes,
        .probe = probeConll,
        .read = readAs<ConllParser>,
        .inspect = inspectConll,
        .options = optionWords,
        .readsLines = true,
    };
}

} // namespace touchstone::io
