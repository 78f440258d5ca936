// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/open/correctedwebanno.h"

#include "core/annotation/places.h"
#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/tagwriting.h"
#include "core/io/formats/uima/webannospans.h"
#include "core/io/open/celledits.h"
#include "core/io/open/correctedcolumn.h"
#include "core/io/open/opener.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::io {

namespace {

using annotation::Correction;
using annotation::Document;
using annotation::noEntity;
using annotation::RightAnnotation;
using text::Span;

constexpr std::size_t behindLastCell = static_cast<std::size_t>(-1); ///< where rows are put in
constexpr std::size_t cellsOfToken = 3; ///< number, offsets, form

/// What an annotation has in the cells of one row.
struct RowItem
{
    std::uint32_t id = 0;
    std::vector<std::string> values; ///< by feature, escaped
    bool gone = false;
};

struct TokenRow
{
    WebannoRow row;
    std::uint32_t line = 0; ///< 0: the row is new
    std::size_t token = 0;
    Span span;
    std::vector<RowItem> items {};
    bool changed = false;
};

/// The rows of one file, and the annotations of the layer that is read.
class WebannoFile
{
public:
    WebannoFile(const CorrectedReading& reading, const Document& document, std::string_view text)
        : m_reading(reading)
        , m_document(document)
        , m_text(text)
    {
    }

    Result<std::string> written(const std::vector<const Correction*>& corrections, const std::string& file)
    {
        LineCursor lines(m_text);
        while (lines.next()) {
            m_survey.read(lines.line());
        }
        m_chosen = m_survey.chosen(m_reading.options.annotationColumn);
        const auto& entities = m_document.annotations.entities;
        if (m_chosen) {
            m_unit = m_survey.votes.chosen(OffsetUnit::Utf16);
            readRows();
        }
        bool known = m_chosen.has_value() && m_spans.size() == entities.size();
        for (std::size_t at = 0; known && at < entities.size(); ++at) {
            known = m_spans[at].span == entities[at].span;
        }
        if (!known) {
            return notWritable(said("The rows of the file are not the annotations that were read"), { file });
        }
        for (const auto* correction : corrections) {
            m_replaced.insert(correction->entity);
        }
        for (const auto* correction : corrections) {
            if (auto why = correct(*correction); !why.empty()) {
                return notWritable(said("The correction cannot be written: %1", why), correction->place);
            }
        }
        return patchedCells(m_text, file, edits(),
            [](std::string_view line, const CellEdit& edit) { return cellOf(line, edit.cell); });
    }

private:
    [[nodiscard]] std::size_t features() const { return m_chosen->layer->layer.features.size(); }

    void readRows()
    {
        WebannoSpans spans(m_chosen->layer);
        LineCursor lines(m_text);
        std::size_t token = 0;
        bool hasToken = false;
        std::string form;
        while (lines.next()) {
            const auto row = webannoRowOf(lines.line());
            if (!row) {
                continue;
            }
            if (!row->part) {
                hasToken
                    = token < m_document.tokenLines.size() && m_document.tokenLines[token] == lines.number();
                token += hasToken ? 1U : 0U;
            }
            if (!hasToken) {
                continue; // the reader has passed it over
            }
            auto span = m_document.tokens[token - 1];
            if (!row->part) {
                m_rowOfToken.push_back(m_rows.size());
                form = webannoText(row->form);
                spans.nextToken();
            } else if (const auto part
                = webannoPart(form, m_rows[m_rowOfToken.back()].row.begin, *row, m_unit)) {
                span = { span.begin + part->begin, span.begin + part->end };
            }
            spans.read(*row, m_rows.size(), span);
            m_rows.push_back({ *row, lines.number(), token - 1, span, itemsOf(*row) });
        }
        m_spans = spans.take();
    }

    std::vector<RowItem> itemsOf(const WebannoRow& row)
    {
        std::vector<RowItem> items;
        std::vector<WebannoItem> values;
        const auto first = m_chosen->layer->column;
        auto rest = row.cells;
        for (std::size_t column = 0; !rest.empty(); ++column) {
            webannoItems(takeWebannoCell(rest), values);
            for (std::size_t i = 0; i < values.size(); ++i) {
                m_lastId = std::max(m_lastId, values[i].id);
                if (column < first || column >= first + features()) {
                    continue;
                }
                if (i >= items.size()) {
                    items.push_back({ values[i].id, std::vector<std::string>(features()) });
                }
                items[i].values[column - first] = values[i].value;
            }
        }
        return items;
    }

    // -------------------------------------------------------------------------------------- corrections

    /// Why not; empty: it is done.
    Message correct(const Correction& correction)
    {
        auto right = correction.right;
        std::size_t inPlace = right.size();
        if (correction.entity != noEntity) {
            inPlace = right.empty() ? 1 : annotation::standsInPlace(m_spans[correction.entity].span, right);
            if (inPlace >= right.size() || isThere(right[inPlace])) {
                takeOut(m_spans[correction.entity], {});
            }
        }
        for (std::size_t at = 0; at < right.size(); ++at) {
            if (isThere(right[at])) {
                continue; // annotations are no copies of others
            }
            if (auto why = put(right[at], at == inPlace ? correction.entity : noEntity); !why.empty()) {
                return why;
            }
        }
        return {};
    }

    /// Among the annotations that stay.
    [[nodiscard]] bool isThere(const RightAnnotation& right) const
    {
        const auto& entities = m_document.annotations.entities;
        for (std::uint32_t at = 0; at < entities.size(); ++at) {
            if (!m_replaced.contains(at) && entities[at].span == right.span()
                && m_reading.before.labels.name(entities[at].label) == right.type) {
                return true;
            }
        }
        return false;
    }

    Message put(const RightAnnotation& right, std::uint32_t old)
    {
        if (right.pieces.size() > 1) {
            return said("it is in pieces, which WebAnno TSV cannot say");
        }
        const auto why = rowsOf(right.span());
        if (!why.empty()) {
            return why;
        }
        RowItem item { 0, std::vector<std::string>(features(), "*") };
        if (old != noEntity) {
            const auto& said = m_spans[old];
            item.id = said.id;
            for (const auto& [feature, value] : said.values) {
                item.values[feature] = value;
            }
        }
        if (auto problem = fill(item, right, old); !problem.empty()) {
            return problem;
        }
        const bool shared = std::ranges::any_of(m_covered, [&](std::size_t row) {
            return std::ranges::any_of(m_rows[row].items, [](const RowItem& other) { return !other.gone; });
        });
        if (item.id == 0 && (m_covered.size() > 1 || (shared && old == noEntity))) {
            item.id = ++m_lastId;
        }
        std::vector<std::size_t> places;
        if (old != noEntity) {
            takeOut(m_spans[old], m_covered);
            for (const auto& place : m_spans[old].places) {
                if (support::contains(m_covered, place.row)) {
                    m_rows[place.row].items[place.item] = item;
                    m_rows[place.row].changed = true;
                    places.push_back(place.row);
                }
            }
        }
        for (const auto row : m_covered) {
            if (!support::contains(places, row)) {
                m_rows[row].items.push_back(item);
                m_rows[row].changed = true;
            }
        }
        return {};
    }

    /// Type and link.
    Message fill(RowItem& item, const RightAnnotation& right, std::uint32_t old) const
    {
        const auto& choice = m_chosen->choice;
        const auto* const was = old == noEntity ? nullptr : &m_document.annotations.entities[old];
        if (was == nullptr || m_reading.before.labels.name(was->label) != right.type) {
            if (choice.typeFeature != CasChoice::none) {
                item.values[choice.typeFeature] = webannoEscaped(right.type);
            } else if (right.type != shortLayerName(m_chosen->layer->layer.name)) {
                return said("the layer has no feature for its type %1", right.type);
            }
        }
        if (right.link.empty()) {
            return {};
        }
        if (choice.linkFeature == CasChoice::none) {
            return said("the layer has no feature for its link %1", right.link);
        }
        auto& link = item.values[choice.linkFeature];
        if (linkOf(webannoText(link)) != right.link) {
            link = webannoEscaped(linkBase(right.link) + right.link);
        }
        return {};
    }

    /// Ids of Wikidata stand behind the address that others of the file have.
    [[nodiscard]] std::string linkBase(const std::string& link) const
    {
        const bool isItem = link.size() > 1 && link.front() == 'Q' && isDigits(link.substr(1));
        for (const auto& span : m_spans) {
            for (const auto& [feature, raw] : span.values) {
                const auto value = webannoText(raw);
                const auto id = linkOf(value);
                if (isItem && feature == m_chosen->choice.linkFeature && id != value) {
                    return value.substr(0, value.size() - id.size());
                }
            }
        }
        return {};
    }

    /// Out of all rows but these.
    void takeOut(const WebannoSpan& said, const std::vector<std::size_t>& stays)
    {
        const auto drop = [](TokenRow& row, RowItem& item) {
            item.gone = true;
            row.changed = true;
        };
        for (const auto& place : said.places) {
            auto& row = m_rows[place.row];
            if (!support::contains(stays, place.row)) {
                drop(row, row.items[place.item]);
            }
            // Some programs say it of the whole token, too.
            auto& whole = m_rows[m_rowOfToken[row.token]];
            for (auto& item : whole.items) {
                if (row.row.part && said.id != 0 && item.id == said.id) {
                    drop(whole, item);
                }
            }
        }
    }

    /// Into m_covered the rows that say the span, made where there are none; returns why that cannot be.
    Message rowsOf(Span span)
    {
        m_covered.clear();
        const auto range = tokensOf(m_document, span);
        if (range.first >= range.end) {
            return range.why;
        }
        const auto first = m_document.tokens[range.first];
        const auto last = m_document.tokens[range.end - 1];
        if (span.begin < first.begin || span.end > last.end) {
            return said("a border lies between two tokens");
        }
        for (auto token = range.first; token < range.end; ++token) {
            const auto whole = m_document.tokens[token];
            m_covered.push_back(
                rowOf(token, { std::max(whole.begin, span.begin), std::min(whole.end, span.end) }));
        }
        return {};
    }

    std::size_t rowOf(std::size_t token, Span span)
    {
        const auto whole = m_rowOfToken[token];
        if (m_document.tokens[token] == span) {
            return whole;
        }
        for (std::size_t at = 0; at < m_rows.size(); ++at) {
            if (m_rows[at].token == token && m_rows[at].row.part && m_rows[at].span == span) {
                return at;
            }
        }
        m_rows.push_back({ m_rows[whole].row, 0, token, span });
        m_rows.back().row.part = true;
        return m_rows.size() - 1;
    }

    // -------------------------------------------------------------------------------------------- bytes

    static std::string_view cellOf(std::string_view line, std::size_t wanted)
    {
        if (wanted == behindLastCell) {
            return line.substr(line.size());
        }
        CellCursor cells(line, true);
        std::string_view cell;
        for (std::size_t at = 0; cells.next(cell); ++at) {
            if (at == wanted) {
                return cell;
            }
        }
        return {};
    }

    [[nodiscard]] static std::string cellText(const TokenRow& row, std::size_t feature)
    {
        std::string text;
        bool any = false;
        for (const auto& item : row.items) {
            if (item.gone) {
                continue;
            }
            const auto& value = item.values[feature];
            any = any || !value.empty();
            text += (text.empty() ? "" : "|") + (value.empty() ? "*" : value)
                + (item.id == 0 ? "" : "[" + std::to_string(item.id) + "]");
        }
        return any ? text : "_";
    }

    [[nodiscard]] std::vector<CellEdit> edits() const
    {
        std::vector<CellEdit> list;
        const auto column = cellsOfToken + m_chosen->layer->column;
        LineFinder lines(m_text);
        for (const auto& row : m_rows) {
            for (std::size_t feature = 0; row.line != 0 && row.changed && feature < features(); ++feature) {
                auto text = cellText(row, feature);
                const auto was = cellOf(lines.line(row.line), column + feature);
                if (text != was && !(text == "_" && was.empty() && was.data() != nullptr)) {
                    list.push_back({ row.line, column + feature, {}, std::move(text) });
                }
            }
        }
        const std::string_view lineEnd = m_text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
        std::map<std::size_t, std::uint32_t> parts; // by token: the last number of a part
        std::map<std::size_t, std::uint32_t> lastLine;
        for (const auto& row : m_rows) {
            if (row.line != 0) {
                lastLine[row.token] = row.line;
                const auto dot = row.row.place.find('.');
                const auto number = dot == std::string_view::npos
                    ? std::nullopt
                    : support::parsed<std::uint32_t>(row.row.place.substr(dot + 1));
                parts[row.token] = std::max(parts[row.token], number.value_or(0));
                continue;
            }
            list.push_back({ lastLine[row.token], behindLastCell, {},
                std::string(lineEnd) + partRow(row, ++parts[row.token]) });
        }
        return list;
    }

    [[nodiscard]] std::string partRow(const TokenRow& row, std::uint32_t number) const
    {
        const auto token = m_document.tokens[row.token];
        const auto wordsOf = [this](Span span) { return std::string(m_document.text.slice(span)); };
        const auto begin = row.row.begin
            + static_cast<std::int64_t>(webannoLength(wordsOf({ token.begin, row.span.begin }), m_unit));
        const auto end = begin + static_cast<std::int64_t>(webannoLength(wordsOf(row.span), m_unit));
        auto text = std::string(row.row.place) + "." + std::to_string(number) + "\t" + std::to_string(begin)
            + "-" + std::to_string(end) + "\t" + webannoFormOf(wordsOf(row.span));
        const auto& last = m_survey.layers.back();
        const auto first = m_chosen->layer->column;
        for (std::size_t column = 0; column < last.column + last.layer.features.size(); ++column) {
            const bool own = column >= first && column < first + features();
            text += "\t" + (own ? cellText(row, column - first) : std::string("_"));
        }
        return text + (row.row.cells.ends_with('\t') ? "\t" : "");
    }

    /// Forms are escaped less than values: blanks and brackets stand for themselves in them.
    static std::string webannoFormOf(const std::string& words)
    {
        std::string form;
        for (const char c : words) {
            form += c == '\\' ? "\\\\" : std::string(1, c);
        }
        return form;
    }

    const CorrectedReading& m_reading;
    const Document& m_document;
    std::string_view m_text;
    WebannoSurvey m_survey;
    std::optional<WebannoSurvey::Chosen> m_chosen;
    OffsetUnit m_unit = OffsetUnit::Utf16;
    std::vector<TokenRow> m_rows; ///< those of the file, then new ones
    std::vector<std::size_t> m_rowOfToken;
    std::vector<WebannoSpan> m_spans; ///< as the document's annotations
    std::set<std::uint32_t> m_replaced; ///< annotations that corrections stand for
    std::uint32_t m_lastId = 0;
    std::vector<std::size_t> m_covered;
};

} // namespace

Result<FileTexts> correctWebanno(const CorrectedReading& reading, Progress& progress)
{
    std::map<std::uint32_t, std::vector<const Correction*>> byDocument;
    for (const auto& correction : reading.corrections) {
        byDocument[correction.document].push_back(&correction);
    }
    FileTexts files;
    for (const auto& [number, corrections] : byDocument) {
        const auto& document = reading.before.documents[number];
        const auto& file = annotation::fileOf(reading.before, document);
        auto bytes = bytesAsTheyAre(file, reading.options);
        if (!bytes) {
            return Failure(bytes.error());
        }
        if (bytes->starts_with("\xFF\xFE") || bytes->starts_with("\xFE\xFF")) {
            return notWritable(said("The file is UTF-16, whose cells cannot be written"), { file });
        }
        const auto mark = bytes->starts_with(byteOrderMark) ? byteOrderMark.size() : 0;
        auto written = WebannoFile(reading, document, std::string_view(*bytes).substr(mark))
                           .written(corrections, file);
        if (!written) {
            return Failure(written.error());
        }
        files[file] = bytes->substr(0, mark) + *written;
    }
    const auto read
        = openLayer(reading.path, reading.before.name, withFiles(reading.options, files), progress);
    if (!read) {
        return Failure(read.error());
    }
    if (!sameAnnotations(**read, reading.corrected)) {
        return notWritable(
            said("The rows of the file cannot say what the corrections say"), { reading.path });
    }
    return files;
}

} // namespace touchstone::io
