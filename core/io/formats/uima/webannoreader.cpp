// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/uima/webannoreader.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/bytes/watchedlines.h"
#include "core/io/bytes/words.h"
#include "core/io/drafts/mentiondraft.h"
#include "core/io/formats/uima/webannospans.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

using text::Span;

constexpr std::string_view textMark = "#Text=";
/// What may stand between tokens beside what the file's own bytes could say.
constexpr std::int64_t roomBetween = 4096;

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
        return finish();
    }

private:
    // ---- what the file holds

    /// The layers, how much each holds, and in which unit tokens are as long as their offsets say.
    Result<void> survey()
    {
        WatchedLines lines(m_file.bytes, m_progress);
        while (lines.next()) {
            m_survey.read(lines.line());
        }
        if (lines.stopped()) {
            return readingStopped(m_file.path);
        }
        if (m_survey.tokens == 0) {
            return refused(ErrorCode::Malformed,
                said("No line of the file is a token of WebAnno TSV 3, as \"1-1<TAB>0-3<TAB>Ada<TAB>_\""), 1);
        }
        if (!m_survey.named) {
            m_findings.report(Severity::Warning, "format", 0,
                said("The file does not begin with \"#FORMAT=WebAnno TSV 3.3\" or its like; it is read as "
                     "such."));
        }
        chooseUnit(m_survey.votes);
        return {};
    }

    void chooseUnit(const OffsetUnitVotes& votes)
    {
        m_unit = votes.chosen(OffsetUnit::Utf16);
        if (m_unit != OffsetUnit::Utf16) {
            m_findings.report(Severity::Warning, "unit", 0, [&] {
                return said("Offsets count %1, not UTF-16 units as the format has it (%2 tokens beyond ASCII "
                            "are as long as that says, %3 as UTF-16 does); they are read so.",
                    unitName(m_unit), votes.agreeing(m_unit), votes.agreeing(OffsetUnit::Utf16));
            });
        }
    }

    Result<void> choose()
    {
        const auto layers = m_survey.spanLayers();
        m_chosen = m_survey.chosen(m_options.annotationColumn);
        if (!m_chosen && !m_options.annotationColumn.empty()) {
            const auto known
                = listed(layers, [](const CasLayer& layer) { return shortLayerName(layer.name); });
            return refused(ErrorCode::InvalidOption,
                known.empty() ? said("there is no span layer or feature '%1' in the file; its layers: none",
                    m_options.annotationColumn)
                              : said("there is no span layer or feature '%1' in the file; its layers: %2",
                                  m_options.annotationColumn, known));
        }
        if (!m_chosen) {
            return {};
        }
        m_layer.column = m_options.annotationColumn.empty() && layers.size() > 1 ? layerWords(layers).front()
                                                                                 : m_options.annotationColumn;
        m_spans.emplace(m_chosen->layer);
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
                said("This is no token, which would be \"1-1<TAB>0-3<TAB>Ada<TAB>_\"; the line is skipped."));
        }
    }

    void readToken(const WebannoRow& row)
    {
        const auto form = webannoText(row.form);
        if (form.empty()) {
            m_findings.report(
                Severity::Error, "token", m_at, said("The token has no letters; it is skipped."));
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
        if (m_spans) {
            m_spans->nextToken();
            m_spans->read(row, 0, m_token);
        }
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
        const auto& layers = m_survey.layers;
        const auto wanted = layers.empty() ? 0 : layers.back().column + layers.back().layer.features.size();
        if (columns < wanted) {
            m_findings.report(Severity::Warning, "columns", m_at, [&] {
                return said("The token has %1 columns of layers, the header names %2; those that are missing "
                            "count as empty.",
                    columns, wanted);
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
            reportOffset(support::pattern(
                "The offsets begin anew with this sentence; the text goes on behind the one before."));
        } else if (gap < 0) {
            gap = 0;
            reportOffset(
                support::pattern("The token begins before the one before it ends; it is put behind it."));
        } else if (gap > m_room) {
            gap = 1;
            m_shift = m_fileEnd + 1 - row.begin;
            reportOffset(support::pattern(
                "The token stands far behind the one before it; what lies between is one blank."));
        }
        m_room -= gap;
        const auto found = findInSentence(form);
        if (!first && found && webannoLength(*found, m_unit) == static_cast<std::size_t>(gap)) {
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

    void reportOffset(const char* words)
    {
        m_findings.report(Severity::Warning, "offset", m_at, said(words));
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
                said("The line is a part of a token, but no token stands before it; it is skipped."));
            return;
        }
        const auto span = webannoPart(m_form, m_fileBegin, row, m_unit);
        if (!span) {
            m_findings.report(Severity::Warning, "part", m_at,
                said("The part does not lie in its token; the whole token is taken."));
        }
        if (m_spans) {
            m_spans->read(
                row, 0, span ? Span { m_token.begin + span->begin, m_token.begin + span->end } : m_token);
        }
    }

    // ---- annotations

    void draftOf(const WebannoSpan& span)
    {
        DraftMention mention;
        mention.at = static_cast<std::size_t>(span.values.front().second.data() - m_file.bytes.data());
        mention.pieces.push_back({ span.span.begin, span.span.end });
        const auto& choice = m_chosen->choice;
        const auto& layer = m_chosen->layer->layer;
        std::string others;
        for (const auto& [i, raw] : span.values) {
            if (raw.empty() || raw == "*") {
                continue;
            }
            auto value = webannoText(raw);
            if (i == choice.typeFeature) {
                mention.types.push_back(std::move(value));
            } else if (i == choice.linkFeature) {
                mention.links.push_back(linkOf(value));
            } else if (!layer.features[i].empty()) {
                append(others, quotedJson(layer.features[i]) + ": " + quotedJson(value));
            }
        }
        if (mention.types.empty() && choice.typeFeature == CasChoice::none) {
            mention.types.emplace_back(shortLayerName(layer.name));
        }
        if (!others.empty()) {
            mention.extra = R"("features":{)" + others + "}";
        }
        m_draft.mentions.push_back(std::move(mention));
    }

    Result<void> finish()
    {
        for (const auto& span : m_spans ? m_spans->take() : std::vector<WebannoSpan>()) {
            draftOf(span);
        }
        m_draft.document.text = text::Text(std::move(m_text));
        if (m_draft.document.sentences.size() == 1) {
            m_draft.document.sentences.clear();
        }
        m_drafts.add(std::move(m_draft));
        return m_drafts.finish(std::array { OffsetReading {} }, m_progress);
    }

    FileFindings m_findings { m_file.path, "webanno", m_file.bytes, m_layer.diagnostics };
    MentionDrafts m_drafts { m_layer, m_findings };
    WebannoSurvey m_survey;
    std::optional<WebannoSurvey::Chosen> m_chosen;
    std::optional<WebannoSpans> m_spans; ///< of the chosen layer
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
};

constexpr std::array<std::string_view, 2> webannoSuffixes { ".tsv", ".webanno" };
constexpr std::array<std::string_view, 1> webannoOptions { "--layer" };

Probability probeWebanno(std::string_view head, std::string_view)
{
    LineCursor lines(head);
    bool layers = false;
    for (int i = 0; i < 50 && lines.next(); ++i) {
        const auto line = lines.line();
        if (line.starts_with(webannoMark)) {
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
    WebannoSurvey survey;
    LineCursor lines(bytes);
    while (lines.next()) {
        survey.read(lines.line());
    }
    inspection.annotationColumns = layerWords(survey.spanLayers());
}

} // namespace

Reader webannoReader()
{
    return { .id = "webanno",
        .title = "WebAnno TSV 3",
        .description = support::pattern(
            "One token a line with a column for each feature of each layer, as INCEpTION exports it."),
        .example = "1-2\t4-8\tOslo\t*\tLOC",
        .suffixes = webannoSuffixes,
        .probe = probeWebanno,
        .read = readAs<FileReader>,
        .inspect = inspectWebanno,
        .options = webannoOptions };
}

} // namespace touchstone::io
