// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/neleval/nelevalreader.h"

#include "core/io/bytes/cellnumbers.h"
#include "core/io/bytes/filefindings.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/formats/bioc/pubtatorreader.h"
#include "core/io/json/jsontree.h"
#include "core/support/findingkinds.h"
#include "core/support/message.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

#include <cmath>
#include <set>

namespace touchstone::io {

namespace {

using annotation::largestOffset;

constexpr std::size_t columnsBeforeCandidates = 3;
constexpr std::size_t candidateColumns = 3; ///< id, score, type
constexpr std::size_t submissionColumns = 7; ///< of TAC-KBP, before the confidence
constexpr std::string_view noType = "_";
Message rowShape() { return said("document, start, end[, id[, score[, type]]], separated by tabs"); }

struct Candidate
{
    std::string_view id;
    std::string_view type;
    std::optional<double> score;
};

/// A name before it goes into its document. Views look into the file.
struct Row
{
    std::uint32_t document = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t line = 0;
    std::uint32_t firstCandidate = 0;
    std::uint32_t candidates = 0;
};

/// Digits only: the common case, without a look at signs.
std::optional<std::int64_t> wholeNumber(std::string_view cell)
{
    constexpr std::size_t safeDigits = 18;
    if (!cell.empty() && cell.size() <= safeDigits) {
        std::int64_t value = 0;
        for (const char c : cell) {
            if (c < '0' || c > '9') {
                return support::parsed<std::int64_t>(cell);
            }
            value = value * 10 + (c - '0');
        }
        return value;
    }
    return support::parsed<std::int64_t>(cell);
}

/// "doc: 10-13" of TAC-KBP's submissions from 2015 on.
struct Mention
{
    std::string_view document, begin, last;
};

std::optional<Mention> mentionOf(std::string_view cell)
{
    const auto colon = cell.rfind(':');
    const auto dash = cell.rfind('-');
    if (colon == std::string_view::npos || colon == 0 || dash == std::string_view::npos || dash < colon) {
        return std::nullopt;
    }
    const Mention mention { trimmed(cell.substr(0, colon)), trimmed(cell.substr(colon + 1, dash - colon - 1)),
        trimmed(cell.substr(dash + 1)) };
    const bool whole = isDigits(mention.begin) && isDigits(mention.last) && !mention.document.empty();
    return whole ? std::optional(mention) : std::nullopt;
}

class TableReader : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        WatchedLines lines(m_file.bytes, m_progress);
        constexpr std::size_t usualRow = 24;
        m_rows.reserve(m_file.bytes.size() / usualRow + 1);
        m_candidates.reserve(m_file.bytes.size() / usualRow + 1);
        while (lines.next()) {
            readRow(lines.line(), lines.number());
        }
        if (lines.stopped() || m_progress.cancelled()) {
            return readingStopped(m_file.path);
        }
        if (m_rows.empty()) {
            return refused(
                ErrorCode::Malformed, said("The file holds no name; each line must be: %1.", rowShape()), 1);
        }
        fillDocuments();
        return {};
    }

private:
    template <typename Told> void report(Severity severity, FindingCode code, const char* at, Told&& message)
    {
        m_findings.report(severity, code, m_findings.byte(at), message);
    }

    /// Splits at every tab; tabs at the end are no cells.
    void split(std::string_view line)
    {
        while (!line.empty() && line.back() == '\t') {
            line.remove_suffix(1);
        }
        m_cells.clear();
        const char* at = line.data();
        const char* const end = at + line.size();
        const char* const readable = m_file.bytes.data() + m_file.bytes.size();
        while (true) {
            const char* const tab = scanFor(at, end, readable, '\t');
            m_cells.emplace_back(at, static_cast<std::size_t>(tab - at));
            if (tab == end) {
                return;
            }
            at = tab + 1;
        }
    }

    void readRow(std::string_view line, std::uint32_t number)
    {
        split(line);
        takeSubmission();
        if (m_cells.size() < columnsBeforeCandidates) {
            report(Severity::Error, "neleval.row", line.data(), [&] {
                return trimmed(line).empty()
                    ? said("The line is empty; it is skipped. Each line must be: %1.", rowShape())
                    : said("The line has fewer than three columns; it is skipped. Each line must be: %1.",
                        rowShape());
            });
            return;
        }
        Row row;
        row.line = number;
        if (!readOffsets(row)) {
            return;
        }
        row.document = documentOf(m_cells[0]);
        readCandidates(row);
        m_rows.push_back(row);
        ++m_counts[row.document];
    }

    /// A line of a TAC-KBP submission (run, mention id, words, "doc: start-end", id, type, kind of mention,
    /// confidence) becomes one of ours as neleval's prepare-tac15 makes it: its type is "PER/NOM".
    void takeSubmission()
    {
        if (m_cells.size() < submissionColumns) {
            return;
        }
        const auto mention = mentionOf(m_cells[3]);
        if (!mention) {
            return;
        }
        auto type = m_cells[5];
        if (!type.empty() && type.front() != '{' && !m_cells[6].empty()) {
            type = *m_combinedTypes.insert(std::string(type) + "/" + std::string(m_cells[6])).first;
        }
        const auto score = m_cells.size() > submissionColumns && !m_cells[submissionColumns].empty()
            ? m_cells[submissionColumns]
            : std::string_view("1.0");
        m_cells = { mention->document, mention->begin, mention->last, m_cells[4], score, type };
    }

    bool readOffsets(Row& row)
    {
        const auto begin = wholeNumber(m_cells[1]);
        const auto last = wholeNumber(m_cells[2]);
        if (!begin || !last) {
            report(Severity::Error, "neleval.offset", m_cells[begin ? 2 : 1].data(), [&] {
                return said("%1 is no whole number; the line is skipped. Column 2 is the first character of "
                            "the name, column 3 the last.",
                    text::quoted(m_cells[begin ? 2 : 1]));
            });
            return false;
        }
        if (*begin >= 0 && *last >= *begin && *last < largestOffset) {
            row.begin = static_cast<std::uint32_t>(*begin);
            row.end = static_cast<std::uint32_t>(*last + 1); // inclusive in the file
            return true;
        }
        const bool second = *begin >= 0 && *begin < largestOffset;
        report(Severity::Error, "neleval.offset", m_cells[second ? 2 : 1].data(), [&] {
            return *begin < 0 ? said("The name %1–%2 has a negative offset; the line is skipped. The end is "
                                     "the last character of the name.",
                       *begin, *last)
                : *last < *begin ? said("The name %1–%2 ends before it starts; the line is skipped. The end "
                                        "is the last character of the name.",
                      *begin, *last)
                                 : said("The name %1–%2 lies beyond the largest offset, %3; the line is "
                                        "skipped. The end is the last character of the name.",
                                     *begin, *last, largestOffset);
        });
        return false;
    }

    std::uint32_t documentOf(std::string_view name)
    {
        if (m_rows.empty() || name != m_lastName) {
            const auto [place, isNew]
                = m_documents.emplace(name, static_cast<std::uint32_t>(m_documents.size()));
            if (isNew) {
                m_counts.push_back(0);
                m_names.push_back(place->first);
            }
            m_lastName = place->first;
            m_lastDocument = place->second;
        }
        return m_lastDocument;
    }

    void readCandidates(Row& row)
    {
        row.firstCandidate = static_cast<std::uint32_t>(m_candidates.size());
        auto cells = m_cells.size() - columnsBeforeCandidates;
        if (cells > candidateColumns && cells % candidateColumns != 0) {
            const auto whole = cells - cells % candidateColumns;
            report(Severity::Error, "neleval.columns", m_cells[columnsBeforeCandidates + whole].data(), [&] {
                return said("The line has %1 columns: further candidates are id, score and type each; what "
                            "is left over is dropped.",
                    m_cells.size());
            });
            cells = whole;
        }
        for (std::size_t i = 0; i < cells; i += candidateColumns) {
            readCandidate(columnsBeforeCandidates + i, std::min(cells - i, candidateColumns));
        }
        row.candidates = static_cast<std::uint32_t>(m_candidates.size()) - row.firstCandidate;
        if (row.candidates > 1) {
            const auto score = [](const Candidate& candidate) {
                return candidate.score ? std::pair(1, *candidate.score) : std::pair(0, 0.0);
            };
            std::stable_sort(m_candidates.end() - row.candidates, m_candidates.end(),
                [&](const Candidate& a, const Candidate& b) { return score(a) > score(b); });
        }
    }

    void readCandidate(std::size_t first, std::size_t cells)
    {
        Candidate candidate;
        candidate.id = m_cells[first];
        if (candidate.id.empty()) {
            report(Severity::Warning, "neleval.id", candidate.id.data(),
                said("The id is empty; the name counts as without candidate. Leave the columns behind the "
                     "offsets away, or give an id; NIL… stands for outside the knowledge base."));
        }
        if (cells > 1) {
            readScore(candidate, m_cells[first + 1], cells > 2);
        }
        if (cells > 2) {
            candidate.type = m_cells[first + 2];
            if (candidate.type.empty()) {
                report(Severity::Warning, "neleval.type", candidate.type.data(),
                    said("The type is empty; the candidate has none."));
            } else if (candidate.type.front() == '{') {
                checkFields(candidate);
            }
        }
        m_candidates.push_back(candidate);
    }

    void readScore(Candidate& candidate, std::string_view cell, bool typed)
    {
        candidate.score = support::parsed<double>(cell);
        if (candidate.score && std::isfinite(*candidate.score)) {
            return;
        }
        candidate.score.reset();
        report(Severity::Warning, "neleval.score", cell.data(), [&] {
            auto fault
                = cell.empty() ? said("The score is empty") : said("%1 is no number", text::quoted(cell));
            return typed
                ? said("%1; the candidate goes without and is ranked behind those with one. Write a number "
                       "before the type.",
                    std::move(fault))
                : said("%1; the candidate goes without and is ranked behind those with one. Write a number.",
                    std::move(fault));
        });
    }

    /// A type that is a JSON object.
    void checkFields(Candidate& candidate)
    {
        const auto fault = valueExtent(candidate.type).depth > deepestJson
            ? std::optional(JsonFault { 0, said("nested too deep") })
            : findJsonFault(candidate.type);
        if (fault) {
            report(Severity::Warning, "neleval.type", candidate.type.data() + fault->byte, [&] {
                return said("A type that begins with { must be a JSON object (%1); it is taken as it stands.",
                    fault->what);
            });
        }
    }

    // ---- from rows to documents

    void fillDocuments()
    {
        m_layer.documents.resize(m_firstDocument + m_names.size());
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            auto& document = m_layer.documents[m_firstDocument + i];
            document.name = m_names[i];
            document.annotations.entities.reserve(m_counts[i]);
            document.annotations.details.reserve(m_counts[i]);
        }
        for (const auto& row : m_rows) {
            auto& document = m_layer.documents[m_firstDocument + row.document];
            if (document.line == 0) {
                document.line = row.line;
            }
            fillEntity(document.annotations, row);
        }
    }

    void fillEntity(annotation::EntityTree& tree, const Row& row)
    {
        const auto index = static_cast<std::uint32_t>(tree.size());
        auto& entity = tree.entities.emplace_back();
        entity.span = { row.begin, row.end };
        entity.line = row.line;
        if (row.candidates == 0) {
            entity.label = m_layer.labels.intern(noType);
            return;
        }
        const std::span<const Candidate> candidates(m_candidates.data() + row.firstCandidate, row.candidates);
        const auto& best = candidates.front();
        entity.label = labelOf(best);
        auto& details = tree.editDetails(index);
        details.links.reserve(candidates.size());
        for (const auto& candidate : candidates) {
            if (!candidate.id.empty()) {
                details.links.emplace_back(candidate.id);
            }
        }
        const bool plainScore = !best.score || (*best.score >= 0 && *best.score <= 1);
        if (plainScore) {
            details.score = best.score;
        }
        if (candidates.size() > 1 || !plainScore || best.type.starts_with('{')) {
            details.extra = extraOf(candidates, !plainScore);
        }
    }

    annotation::LabelId labelOf(const Candidate& candidate)
    {
        if (candidate.type.empty()) {
            return m_layer.labels.intern(noType);
        }
        const auto number = m_types.number(candidate.type);
        if (number >= m_labels.size()) {
            m_labels.resize(number + 1);
        }
        if (!m_labels[number]) {
            m_labels[number] = m_layer.labels.intern(typeName(candidate.type));
        }
        return *m_labels[number];
    }

    /// The type itself, or "type" of the JSON object that it is.
    static std::string typeName(std::string_view type)
    {
        if (type.front() != '{' || !isObject(type)) {
            return std::string(type);
        }
        JsonTree fields;
        static_cast<void>(fields.parse(type));
        std::string_view name;
        for (const auto field : fields.root()) {
            name = field.key() == "type" ? field.string() : name; // of several the last
        }
        return std::string(name.empty() ? noType : name);
    }

    static bool isObject(std::string_view type)
    {
        return type.starts_with('{') && valueExtent(type).depth <= deepestJson && !findJsonFault(type);
    }

    static std::string extraOf(std::span<const Candidate> candidates, bool withScore)
    {
        std::string extra;
        if (isObject(candidates.front().type)) {
            extra = R"("fields":)" + withoutLoneSurrogates(candidates.front().type);
        }
        if (candidates.size() > 1 || withScore) {
            extra += extra.empty() ? R"("candidates":[)" : R"(,"candidates":[)";
            for (const auto& candidate : candidates) {
                extra += &candidate == &candidates.front() ? "{" : ", {";
                extra += R"("id": )" + quotedJson(candidate.id);
                if (candidate.score) {
                    extra += R"(, "score": )" + support::shortest(*candidate.score);
                }
                if (!candidate.type.empty()) {
                    extra += R"(, "type": )" + quotedJson(candidate.type);
                }
                extra += "}";
            }
            extra += "]";
        }
        return extra.empty() ? extra : "{" + extra + "}";
    }

    FileFindings m_findings { m_file.path, "neleval", m_file.bytes, m_layer.diagnostics };
    std::size_t m_firstDocument = m_layer.documents.size();
    std::vector<std::string_view> m_cells;
    std::vector<Row> m_rows;
    std::vector<Candidate> m_candidates;
    std::unordered_map<std::string_view, std::uint32_t> m_documents;
    std::vector<std::string_view> m_names;
    std::vector<std::uint32_t> m_counts; ///< names of each document
    std::string_view m_lastName;
    std::uint32_t m_lastDocument = 0;
    std::set<std::string> m_combinedTypes; ///< rows look into them
    CellNumbers m_types;
    std::vector<std::optional<annotation::LabelId>> m_labels; ///< by number of the type's cell
};

// ------------------------------------------------------------------------------------------------- reader

constexpr std::array<std::string_view, 3> suffixes { ".neleval", ".tab", ".tsv" };

/// "O", "B-PER", "PER-B": a token's tag, where a knowledge-base id would stand.
bool looksLikeTokenTag(std::string_view cell)
{
    constexpr std::string_view prefixes = "BIESLUO";
    return cell == "O"
        || (cell.size() > 2 && cell[1] == '-' && prefixes.find(cell[0]) != std::string_view::npos);
}

/// Rows of a document and two whole numbers; what stands behind them must not look like a token's tag.
Probability probeNeleval(std::string_view head, std::string_view suffix)
{
    constexpr std::size_t enough = 200;
    std::size_t rows = 0;
    std::size_t fitting = 0;
    std::size_t tagged = 0;
    LineCursor lines(head);
    while (rows < enough && lines.next()) {
        if (trimmed(lines.line()).empty()) {
            continue;
        }
        ++rows;
        const auto cells = cellsOf(lines.line(), true);
        const bool fits = (cells.size() >= columnsBeforeCandidates && !cells[0].empty()
                              && wholeNumber(cells[1]) && wholeNumber(cells[2]))
            || (cells.size() >= submissionColumns && mentionOf(cells[3]));
        fitting += fits ? 1U : 0U;
        tagged += fits && cells.size() > columnsBeforeCandidates && looksLikeTokenTag(cells.back()) ? 1U : 0U;
    }
    // The last row of a head may be cut, and a broken file is still ours where most of it fits.
    if (fitting == 0 || fitting * 2 < rows || tagged * 4 >= fitting || looksLikePubtator(head)) {
        return 0;
    }
    return fitting + 1 >= rows ? 85 : suffix == suffixes.front() ? 80 : 60;
}

} // namespace

Reader nelevalReader()
{
    return { .id = "neleval",
        .title = "neleval table",
        .description = support::pattern("One name a line with its document, offsets (the end inclusive) and "
                                        "knowledge-base ids; no text."),
        .example = "doc-1\t9\t12\tQ585\t0.9\tLOC",
        .suffixes = suffixes,
        .probe = probeNeleval,
        .read = readAs<TableReader> };
}

} // namespace touchstone::io
