// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/webannoreader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/mentiondraft.h"
#include "core/io/formats/uima/webannotsv.h"
#include "core/text/utf8.h"

#include <unordered_set>

namespace touchstone::io {

namespace {

using text::Span;

constexpr std::string_view formatMark = "#FORMAT=WebAnno TSV 3";
constexpr std::string_view textMark = "#Text=";
/// What may stand between tokens beside what the file's own bytes could say.
constexpr std::int64_t roomBetween = 4096;

std::size_t lengthIn(std::string_view utf8, OffsetUnit unit)
{
    if (unit == OffsetUnit::Bytes) {
        return utf8.size();
    }
    std::size_t length = 0;
    for (std::size_t at = 0; at < utf8.size();) {
        const auto point = text::nextCodePoint(utf8, at);
        length += unit == OffsetUnit::Utf16 && point > 0xFFFF ? 2U : 1U;
    }
    return length;
}

/// Adds the row to the layers that it has an annotation of. O(row).
void countAnnotations(std::vector<WebannoLayer>& layers, const WebannoRow& row)
{
    std::size_t column = 0;
    std::size_t layer = 0;
    for (auto rest = row.cells; !rest.empty() && layer < layers.size(); ++column) {
        const auto cell = takeWebannoCell(rest);
        auto& known = layers[layer];
        known.layer.annotations += column == known.column && cell != "_" ? 1U : 0U;
        layer += column + 1 == known.column + known.layer.features.size() ? 1U : 0U;
    }
}

/// Header first, then sentence after sentence.
class FileReader : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        if (auto surveyed = survey(); !surveyed) {
            return surveyed;
        }
        if (auto chosen = choose(); !chosen) {
            return chosen;
        }
        m_draft.document.name = m_file.documentName;
        m_draft.document.line = 1;
        WatchedLines lines(m_file.bytes, m_progress);
        while (lines.next()) {
            readLine(lines);
        }
        if (lines.stopped()) {
            return readingStopped(m_file.path);
        }
        settleToken();
        return finish();
    }

private:
    /// An annotation as one token has it.
    struct Item
    {
        std::uint32_t id = 0;
        std::vector<std::pair<std::size_t, std::string_view>> values; ///< feature of the layer, escaped value
        Span span;
        std::size_t at = 0;
        bool part = false;
    };

    // ---- what the file holds

    /// The layers, how much each holds, and in which unit tokens are as long as their offsets say.
    Result<void> survey()
    {
        std::size_t column = 0;
        OffsetUnitVotes votes;
        std::size_t tokens = 0;
        bool named = false;
        WatchedLines lines(m_file.bytes, m_progress);
        while (lines.next()) {
            const auto line = lines.line();
            if (line.starts_with('#')) {
                named = named || line.starts_with(formatMark);
                if (auto layer = webannoLayerOf(line, column); layer && tokens == 0) {
                    column += layer->layer.features.size();
                    m_layers.push_back(std::move(*layer));
                }
                continue;
            }
            const auto row = webannoRowOf(line);
            if (!row) {
                continue;
            }
            ++tokens;
            countAnnotations(m_layers, *row);
            if (!text::isAscii(row->form)) {
                const auto form = webannoText(row->form);
                votes.ask([&](OffsetUnit unit) {
                    return lengthIn(form, unit) == static_cast<std::size_t>(row->end - row->begin);
                });
            }
        }
        if (lines.stopped()) {
            return readingStopped(m_file.path);
        }
        if (tokens == 0) {
            return refused(ErrorCode::Malformed,
                "No line of the file is a token of WebAnno TSV 3, as \"1-1<TAB>0-3<TAB>Ada<TAB>_\"", 1);
        }
        if (!named) {
            m_findings.report(Severity::Warning, "format", 0,
                "The file does not begin with \"#FORMAT=WebAnno TSV 3.3\" or its like; it is read as such.");
        }
        chooseUnit(votes);
        return {};
    }

    void chooseUnit(const OffsetUnitVotes& votes)
    {
        m_unit = votes.chosen(OffsetUnit::Utf16);
        if (m_unit != OffsetUnit::Utf16) {
            m_findings.report(Severity::Warning, "unit", 0, [&] {
                return "Offsets count " + std::string(unitName(m_unit))
                    + ", not UTF-16 units as the format has it (" + std::to_string(votes.agreeing(m_unit))
                    + " tokens beyond ASCII are as long as that says, "
                    + std::to_string(votes.agreeing(OffsetUnit::Utf16))
                    + " as UTF-16 does); they are read so.";
            });
        }
    }

    [[nodiscard]] std::vector<CasLayer> spanLayers() const
    {
        std::vector<CasLayer> layers;
        for (const auto& layer : m_layers) {
            if (layer.spans) {
                layers.push_back(layer.layer);
            }
        }
        return layers;
    }

    Result<void> choose()
    {
        const auto layers = spanLayers();
        const auto choice = chooseLayer(layers, m_options.annotationColumn);
        if (!choice && !m_options.annotationColumn.empty()) {
            const auto known
                = listed(layers, [](const CasLayer& layer) { return shortLayerName(layer.name); });
            return refused(ErrorCode::InvalidOption,
                "there is no span layer or feature '" + m_options.annotationColumn
                    + "' in the file; its layers: " + (known.empty() ? "none" : known));
        }
        if (!choice) {
            return {};
        }
        m_choice = *choice;
        std::size_t index = 0;
        for (const auto& layer : m_layers) {
            if (layer.spans && index++ == m_choice.layer) {
                m_chosen = &layer;
            }
        }
        m_layer.column = m_options.annotationColumn.empty() && layers.size() > 1 ? layerWords(layers).front()
                                                                                 : m_options.annotationColumn;
        return {};
    }

    // ---- lines

    void readLine(const LineCursor& lines)
    {
        const auto line = lines.line();
        m_at = lines.offset();
        if (trimmed(line).empty()) {
            m_inSentence = false;
            return;
        }
        if (const auto row = webannoRowOf(line)) {
            row->part ? readPart(*row) : readToken(*row);
        } else if (line.starts_with(textMark)) {
            if (m_newText) {
                m_sentence += '\n'; // a sentence over several lines
            } else {
                m_sentence.clear();
            }
            m_sentence += webannoText(line.substr(textMark.size()));
            m_newText = true;
        } else if (!line.starts_with('#')) {
            m_findings.report(Severity::Error, "row", m_at,
                "This is no token, which would be \"1-1<TAB>0-3<TAB>Ada<TAB>_\"; the line is skipped.");
        }
    }

    void readToken(const WebannoRow& row)
    {
        settleToken();
        const auto form = webannoText(row.form);
        if (form.empty()) {
            m_findings.report(Severity::Error, "token", m_at, "The token has no letters; it is skipped.");
            m_hasToken = false;
            return;
        }
        const bool first = !m_inSentence || m_newText;
        if (first) {
            m_sentenceAt = 0;
            if (!m_newText) {
                m_sentence.clear();
            }
        }
        appendGap(row, form, first);
        m_inSentence = true;
        m_newText = false;
        auto& document = m_draft.document;
        if (first) {
            document.sentences.push_back(static_cast<std::uint32_t>(document.tokens.size()));
        }
        const auto length = static_cast<std::uint32_t>(text::codePointCount(form));
        m_token = { m_length, m_length + length };
        document.tokens.push_back(m_token);
        document.tokenLines.push_back(m_findings.line(m_at));
        m_text += form;
        m_form = form;
        m_length += length;
        m_fileBegin = row.begin;
        m_fileEnd = row.end + m_shift;
        m_hasToken = true;
        ++m_tokenNumber;
        readItems(row, m_token, false);
        if (!m_checked) {
            checkColumns(row);
        }
    }

    /// Once: rows with fewer cells than the layers have columns count as without annotation there.
    void checkColumns(const WebannoRow& row)
    {
        m_checked = true;
        const auto columns = row.cells.empty()
            ? 0
            : static_cast<std::size_t>(std::count(row.cells.begin(), row.cells.end(), '\t')) + 1;
        const auto wanted
            = m_layers.empty() ? 0 : m_layers.back().column + m_layers.back().layer.features.size();
        if (columns < wanted) {
            m_findings.report(Severity::Warning, "columns", m_at, [&] {
                return "The token has " + std::to_string(columns) + " columns of layers, the header names "
                    + std::to_string(wanted) + "; those that are missing count as empty.";
            });
        }
    }

    /// What stands before a token: as much as the offsets say, in the sentence's own letters where it has
    /// them.
    void appendGap(const WebannoRow& row, std::string_view form, bool first)
    {
        auto gap = row.begin + m_shift - m_fileEnd;
        if (first && gap < 0) {
            // Offsets that begin anew in each sentence.
            m_shift = m_fileEnd + 1 - row.begin;
            gap = 1;
            reportOffset("The offsets begin anew with this sentence; the text goes on behind the one before");
        } else if (gap < 0) {
            gap = 0;
            reportOffset("The token begins before the one before it ends; it is put behind it");
        } else if (gap > m_room) {
            gap = 1;
            m_shift = m_fileEnd + 1 - row.begin;
            reportOffset("The token stands far behind the one before it; what lies between is one blank");
        }
        m_room -= gap;
        const auto found = findInSentence(form);
        if (!first && found && lengthIn(*found, m_unit) == static_cast<std::size_t>(gap)) {
            m_text += *found;
        } else if (gap > 0) {
            const char sign = first && m_length > 0 ? '\n' : ' ';
            m_text += sign;
            m_text.append(static_cast<std::size_t>(gap) - 1, ' ');
            m_length += static_cast<std::uint32_t>(gap);
            return;
        }
        m_length += static_cast<std::uint32_t>(!first && found && gap > 0 ? text::codePointCount(*found) : 0);
    }

    void reportOffset(const char* what)
    {
        m_findings.report(Severity::Warning, "offset", m_at, [what] { return std::string(what) + "."; });
    }

    /// Moves behind the next place of the form in the sentence's text; returns what stood before it.
    std::optional<std::string_view> findInSentence(std::string_view form)
    {
        constexpr std::size_t farthest = 256;
        const auto window = std::string_view(m_sentence).substr(std::min(m_sentenceAt, m_sentence.size()));
        const auto found = window.substr(0, farthest + form.size()).find(form);
        if (found == std::string_view::npos) {
            return std::nullopt;
        }
        m_sentenceAt += found + form.size();
        return window.substr(0, found);
    }

    void readPart(const WebannoRow& row)
    {
        if (!m_hasToken) {
            m_findings.report(Severity::Error, "row", m_at,
                "The line is a part of a token, but no token stands before it; it is skipped.");
            return;
        }
        const auto form = webannoText(row.form);
        const auto span = partOf(row, form);
        if (!span) {
            m_findings.report(Severity::Warning, "part", m_at,
                "The part does not lie in its token; the whole token is taken.");
        }
        readItems(row, span.value_or(m_token), true);
    }

    /// Where the offsets say, else where the letters stand.
    [[nodiscard]] std::optional<Span> partOf(const WebannoRow& row, const std::string& form) const
    {
        const text::Text token(m_form);
        const auto byOffsets = codePointSpan(token, row.begin - m_fileBegin, row.end - m_fileBegin, m_unit);
        if (byOffsets && token.slice(*byOffsets) == form) {
            return Span { m_token.begin + byOffsets->begin, m_token.begin + byOffsets->end };
        }
        const auto found = form.empty() ? std::string::npos : m_form.find(form);
        if (found == std::string::npos) {
            return std::nullopt;
        }
        const auto begin = m_token.begin + token.codePointAtByte(found);
        return Span { begin, begin + static_cast<std::uint32_t>(text::codePointCount(form)) };
    }

    // ---- annotations

    /// The annotations that a row has in the chosen layer.
    void readItems(const WebannoRow& row, Span span, bool part)
    {
        if (m_chosen == nullptr) {
            return;
        }
        const auto features = m_chosen->layer.features.size();
        const auto first = m_items.size();
        auto rest = row.cells;
        for (std::size_t column = 0; column < m_chosen->column && !rest.empty(); ++column) {
            static_cast<void>(takeWebannoCell(rest));
        }
        for (std::size_t feature = 0; feature < features && !rest.empty(); ++feature) {
            webannoItems(takeWebannoCell(rest), m_values);
            for (std::size_t i = 0; i < m_values.size(); ++i) {
                if (first + i >= m_items.size()) {
                    m_items.push_back({ m_values[i].id, {}, span,
                        m_at + static_cast<std::size_t>(m_values[i].value.data() - row.place.data()), part });
                }
                m_items[first + i].values.emplace_back(feature, m_values[i].value);
            }
        }
    }

    /// A token with all its parts is known: annotations of a part are not the whole token's, and those that
    /// go on from the token before are made longer.
    void settleToken()
    {
        std::unordered_set<std::uint32_t> inParts;
        for (const auto& item : m_items) {
            if (item.part) {
                inParts.insert(item.id);
            }
        }
        for (const auto& item : m_items) {
            if (item.part || item.id == 0 || !inParts.contains(item.id)) {
                addItem(item);
            }
        }
        m_items.clear();
    }

    void addItem(const Item& item)
    {
        if (item.id != 0) {
            const auto [place, isNew]
                = m_open.try_emplace(item.id, Open { m_draft.mentions.size(), m_tokenNumber });
            if (!isNew) {
                const bool goesOn = place->second.token + 1 >= m_tokenNumber;
                place->second.token = m_tokenNumber;
                if (goesOn) {
                    auto& piece = m_draft.mentions[place->second.mention].pieces.front();
                    piece.begin = std::min<std::int64_t>(piece.begin, item.span.begin);
                    piece.end = std::max<std::int64_t>(piece.end, item.span.end);
                    return;
                }
                place->second.mention = m_draft.mentions.size();
            }
        }
        DraftMention mention;
        mention.at = item.at;
        mention.pieces.push_back({ item.span.begin, item.span.end });
        std::string others;
        for (const auto& [i, raw] : item.values) {
            if (raw.empty() || raw == "*") {
                continue;
            }
            auto value = webannoText(raw);
            if (i == m_choice.typeFeature) {
                mention.types.push_back(std::move(value));
            } else if (i == m_choice.linkFeature) {
                mention.links.push_back(linkOf(value));
            } else if (!m_chosen->layer.features[i].empty()) {
                append(others, quotedJson(m_chosen->layer.features[i]) + ": " + quotedJson(value));
            }
        }
        if (mention.types.empty() && m_choice.typeFeature == CasChoice::none) {
            mention.types.emplace_back(shortLayerName(m_chosen->layer.name));
        }
        if (!others.empty()) {
            mention.extra = R"("features":{)" + others + "}";
        }
        m_draft.mentions.push_back(std::move(mention));
    }

    Result<void> finish()
    {
        m_draft.document.text = text::Text(std::move(m_text));
        if (m_draft.document.sentences.size() == 1) {
            m_draft.document.sentences.clear();
        }
        m_drafts.add(std::move(m_draft));
        return m_drafts.finish(std::array { OffsetReading {} }, m_progress);
    }

    struct Open
    {
        std::size_t mention = 0;
        std::size_t token = 0;
    };

    FileFindings m_findings { m_file.path, "webanno", m_file.bytes, m_layer.diagnostics };
    MentionDrafts m_drafts { m_layer, m_findings };
    std::vector<WebannoLayer> m_layers;
    const WebannoLayer* m_chosen = nullptr;
    CasChoice m_choice;
    OffsetUnit m_unit = OffsetUnit::Utf16;

    DraftDocument m_draft;
    std::string m_text;
    std::uint32_t m_length = 0; ///< code points of m_text
    std::int64_t m_room = static_cast<std::int64_t>(m_file.bytes.size()) + roomBetween;
    std::int64_t m_shift = 0; ///< of the file's offsets
    std::size_t m_at = 0;
    bool m_checked = false; ///< the number of columns

    std::string m_sentence; ///< its text as the file has it
    std::size_t m_sentenceAt = 0;
    bool m_inSentence = false;
    bool m_newText = false;

    // ---- of the current token
    bool m_hasToken = false;
    Span m_token;
    std::string m_form;
    std::int64_t m_fileBegin = 0;
    std::int64_t m_fileEnd = 0;
    std::size_t m_tokenNumber = 0;
    std::vector<Item> m_items;
    std::vector<WebannoItem> m_values;
    std::unordered_map<std::uint32_t, Open> m_open; ///< by the number in brackets
};

constexpr std::array<std::string_view, 2> webannoSuffixes { ".tsv", ".webanno" };
constexpr std::array<std::string_view, 1> webannoOptions { "--layer" };

Probability probeWebanno(std::string_view head, std::string_view)
{
    LineCursor lines(head);
    bool layers = false;
    for (int i = 0; i < 50 && lines.next(); ++i) {
        const auto line = lines.line();
        if (line.starts_with(formatMark)) {
            return 98;
        }
        layers = layers || line.starts_with("#T_SP=");
        if (layers && webannoRowOf(line)) {
            return 85;
        }
    }
    return 0;
}

void inspectWebanno(std::string_view bytes, Inspection& inspection)
{
    std::vector<WebannoLayer> layers;
    std::vector<CasLayer> spans;
    std::size_t column = 0;
    LineCursor lines(bytes);
    while (lines.next()) {
        if (auto layer = webannoLayerOf(lines.line(), column)) {
            column += layer->layer.features.size();
            layers.push_back(std::move(*layer));
        } else if (const auto row = webannoRowOf(lines.line())) {
            countAnnotations(layers, *row);
        }
    }
    for (auto& layer : layers) {
        if (layer.spans) {
            spans.push_back(std::move(layer.layer));
        }
    }
    inspection.annotationColumns = layerWords(spans);
}

} // namespace

Reader webannoReader()
{
    return { .id = "webanno",
        .title = "WebAnno TSV 3",
        .description
        = "One token a line with a column for each feature of each layer, as INCEpTION exports it.",
        .example = "1-2\t4-8\tOslo\t*\tLOC",
        .suffixes = webannoSuffixes,
        .probe = probeWebanno,
        .read = readAs<FileReader>,
        .inspect = inspectWebanno,
        .options = webannoOptions };
}

} // namespace touchstone::io
