// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/bioc/pubtatorreader.h"

#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/conceptids.h"
#include "core/io/drafts/mentiondraft.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

Message rowShape()
{
    return said("document, start, end, mention, type[, ids], separated by tabs; or \"document|t|title\"");
}

/// "123|t|Title": a document's id, a letter, and text.
struct TextLine
{
    std::string_view document;
    char section = 0; ///< 't', 'a' …
    std::string_view text;
};

std::optional<TextLine> textLineOf(std::string_view line)
{
    const auto bar = line.find('|');
    if (bar == 0 || bar == std::string_view::npos || bar + 2 >= line.size() || line[bar + 2] != '|'
        || line.substr(0, bar).find('\t') != std::string_view::npos) {
        return std::nullopt;
    }
    const char small = lowered(line[bar + 1]);
    if (small < 'a' || small > 'z') {
        return std::nullopt;
    }
    return TextLine { line.substr(0, bar), small, line.substr(bar + 3) };
}

/// The cells of a line, split at tabs; empty ones at the end are none.
void splitCells(std::string_view line, std::vector<std::string_view>& cells)
{
    cells.clear();
    CellCursor cursor(line, true);
    for (std::string_view cell; cursor.next(cell);) {
        cells.push_back(cell);
    }
    while (!cells.empty() && trimmed(cells.back()).empty()) {
        cells.pop_back();
    }
}

bool isMention(const std::vector<std::string_view>& cells)
{
    return cells.size() >= 5 && draftOffset(cells[1]) && draftOffset(cells[2]);
}

/// "PMID<TAB>CID<TAB>D007213<TAB>D001241": no offsets.
bool isRelation(const std::vector<std::string_view>& cells)
{
    return (cells.size() == 4 || cells.size() == 5) && !cells[0].empty() && !draftOffset(cells[1])
        && !cells[1].empty();
}

class FileReader : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        WatchedLines lines(m_file.bytes, m_progress);
        while (lines.next()) {
            m_line = lines.line();
            m_at = lines.offset();
            if (trimmed(m_line).empty()) {
                m_open = false;
            } else if (const auto text = textLineOf(m_line)) {
                readText(*text);
            } else {
                readRow();
            }
        }
        if (lines.stopped()) {
            return readingStopped(m_file.path);
        }
        return finish();
    }

private:
    struct Pending
    {
        DraftDocument draft;
        std::string text;
        std::string sections; ///< letters of the text lines read
        std::string relations; ///< JSON strings
        std::size_t relationCount = 0;
    };

    [[nodiscard]] std::size_t byteOf(std::string_view part) const
    {
        return m_at + static_cast<std::size_t>(part.data() - m_line.data());
    }

    Pending& begin(std::string_view name)
    {
        auto& pending = m_documents.emplace_back();
        pending.draft.document.name = name;
        pending.draft.document.line = m_findings.line(m_at);
        m_byName[std::string(name)] = m_documents.size() - 1;
        m_open = true;
        return pending;
    }

    void readText(const TextLine& line)
    {
        auto* pending = m_documents.empty() ? nullptr : &m_documents.back();
        const bool goesOn = m_open && pending != nullptr && pending->draft.document.name == line.document
            && pending->sections.find(line.section) == std::string::npos && !pending->sections.empty();
        if (!goesOn) {
            pending = &begin(line.document);
        } else if (!line.text.empty()) {
            pending->text += '\n';
        }
        pending->text += line.text;
        pending->sections += line.section;
        m_anyText = true;
    }

    void readRow()
    {
        splitCells(m_line, m_cells);
        if (!isMention(m_cells)) {
            if (isRelation(m_cells)) {
                readRelation();
                return;
            }
            m_findings.report(Severity::Error, "row", m_at, [&] {
                const bool shortRow = m_cells.size() > 1 && m_cells.size() < 5;
                return said("%1; the line is skipped. Expected: %2.",
                    shortRow ? said("The line has fewer than five columns")
                        : m_cells.size() > 1
                        ? said("The second and third column must be whole numbers, the offsets")
                        : said("This is neither a text nor a mention"),
                    rowShape());
            });
            return;
        }
        auto* const pending = documentOf(trimmed(m_cells[0]));
        if (pending == nullptr) {
            return;
        }
        DraftMention mention;
        mention.at = byteOf(m_cells[1]);
        mention.pieces.push_back({ *draftOffset(m_cells[1]), *draftOffset(m_cells[2]) });
        mention.surface = m_cells[3];
        readTypes(mention, m_cells[4]);
        if (m_cells.size() > 5) {
            mention.links = conceptIds(m_cells[5]);
        }
        if (m_cells.size() > 6) {
            readParts(mention, m_cells[6]);
        }
        pending->draft.mentions.push_back(std::move(mention));
    }

    static void readTypes(DraftMention& mention, std::string_view cell)
    {
        for (const auto piece : pieces(cell, ",")) {
            const auto type = trimmed(piece);
            if (!type.empty() && !contains(mention.types, type) && mention.types.size() <= mostTypes) {
                mention.types.emplace_back(type);
            }
        }
    }

    static void readParts(DraftMention& mention, std::string_view cell)
    {
        std::string list;
        for (const auto part : pieces(cell, "|")) {
            if (!trimmed(part).empty()) {
                append(list, quotedJson(trimmed(part)));
            }
        }
        if (!list.empty()) {
            mention.extra = R"("parts":[)" + list + "]";
        }
    }

    /// The document that a line names; one of a file without text is made by its first line.
    Pending* documentOf(std::string_view name)
    {
        if (!m_documents.empty() && m_documents.back().draft.document.name == name) {
            return &m_documents.back();
        }
        if (const auto known = m_byName.find(std::string(name)); known != m_byName.end()) {
            return &m_documents[known->second];
        }
        if (!m_anyText) {
            return &begin(name);
        }
        m_findings.report(Severity::Error, "document", m_at, [&] {
            return said("The file holds no text of the document %1 before this line; it is skipped.",
                quotedForMessage(name));
        });
        return nullptr;
    }

    void readRelation()
    {
        if (auto* const pending = documentOf(trimmed(m_cells[0])); pending != nullptr) {
            ++pending->relationCount;
            append(pending->relations, quotedJson(m_line));
            m_firstRelation = m_relations++ == 0 ? m_at : m_firstRelation;
        }
    }

    Result<void> finish()
    {
        if (m_documents.empty()) {
            return refused(ErrorCode::Malformed,
                said("No line of the file is a PubTator text or mention; expected: %1", rowShape()), 1);
        }
        if (m_relations > 0) {
            m_findings.report(Severity::Note, "relations", m_firstRelation, [&] {
                return saidOf(static_cast<std::int64_t>(m_relations),
                    "The file holds %Ln relation; it is kept among the metadata and takes no part in any "
                    "score.",
                    "The file holds %Ln relations; they are kept among the metadata and take no part in any "
                    "score.");
            });
        }
        if (!m_anyText) {
            m_findings.report(Severity::Note, "text", 0,
                said("The file holds mentions and no text: their offsets count in the text of the other "
                     "side."));
        }
        for (auto& pending : m_documents) {
            auto& draft = pending.draft;
            draft.withoutText = pending.sections.empty();
            draft.document.text = text::Text(std::move(pending.text));
            if (!pending.relations.empty()) {
                draft.document.attributes.emplace_back("relations", "[" + pending.relations + "]");
            }
            m_drafts.add(std::move(draft));
        }
        m_documents.clear();
        return m_drafts.finish(codePointReadings, m_progress);
    }

    static constexpr std::size_t mostTypes = 64;

    FileFindings m_findings { m_file.path, "pubtator", m_file.bytes, m_layer.diagnostics };
    MentionDrafts m_drafts { m_layer, m_findings };
    std::string_view m_line;
    std::size_t m_at = 0;
    std::vector<std::string_view> m_cells;
    std::vector<Pending> m_documents;
    std::unordered_map<std::string, std::size_t> m_byName;
    bool m_open = false; ///< no empty line since the last text
    bool m_anyText = false;
    std::size_t m_relations = 0;
    std::size_t m_firstRelation = 0;
};

constexpr std::array<std::string_view, 2> pubtatorSuffixes { ".pubtator", ".pubtator3" };

/// What the lines of a head are.
struct LineCounts
{
    std::size_t rows = 0;
    std::size_t texts = 0;
    std::size_t mentions = 0;
    std::size_t fitting = 0; ///< mentions as long as their offsets say
};

LineCounts countLines(std::string_view head)
{
    constexpr std::size_t enough = 100;
    LineCounts counts;
    std::vector<std::string_view> cells;
    LineCursor lines(head);
    while (counts.rows < enough && lines.next()) {
        if (trimmed(lines.line()).empty()) {
            continue;
        }
        ++counts.rows;
        const auto text = textLineOf(lines.line());
        if (text && (text->section == 't' || text->section == 'a')) {
            ++counts.texts;
            continue;
        }
        splitCells(lines.line(), cells);
        if (isMention(cells)) {
            ++counts.mentions;
            const auto length = *draftOffset(cells[2]) - *draftOffset(cells[1]);
            counts.fitting += length >= static_cast<std::int64_t>(text::codePointCount(cells[3]))
                    && length <= static_cast<std::int64_t>(cells[3].size())
                ? 1U
                : 0U;
        } else if (isRelation(cells)) {
            --counts.rows;
        }
    }
    return counts;
}

Probability probePubtator(std::string_view head, std::string_view suffix)
{
    const auto counts = countLines(head);
    const bool ours = contains(pubtatorSuffixes, suffix);
    if (looksLikePubtator(head)) {
        return ours ? 97 : 90;
    }
    return ours && counts.texts + counts.mentions > 0 ? 60 : 0;
}

} // namespace

bool looksLikePubtator(std::string_view head)
{
    const auto counts = countLines(head);
    return counts.texts > 0 ? (counts.texts + counts.mentions) * 2 >= counts.rows
                            : counts.fitting > 0 && counts.fitting * 3 >= counts.rows * 2;
}

Reader pubtatorReader()
{
    return { .id = "pubtator",
        .title = "PubTator",
        .description = support::pattern(
            "Title and abstract of each article, then a line for each mention with offsets, type and ids."),
        .example = "101\t0\t8\tmigraine\tDisease\tMESH:D008881",
        .suffixes = pubtatorSuffixes,
        .probe = probePubtator,
        .read = readAs<FileReader> };
}

} // namespace touchstone::io
