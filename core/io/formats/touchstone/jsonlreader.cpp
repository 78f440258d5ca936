// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/touchstone/jsonlreader.h"

#include "core/io/bytes/words.h"
#include "core/io/formats/touchstone/jsonentities.h"
#include "core/io/json/jsonfamily.h"
#include "core/io/json/jsonlinesfile.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

using annotation::Document;
using simdjson::ondemand::value;

constexpr JsonLinesShape shape { "jsonl", R"({"text": …, "entities": […]})" };

constexpr std::array<std::string_view, 7> keys { "id", "numbered", "text", "tokens", "sentences",
    "token_tags", "entities" };
constexpr std::uint32_t entitiesBit = 1U << (keys.size() - 1);

/// "O", "B-PER", or a type alone.
annotation::TokenTag tagOf(std::string_view cell, annotation::LabelSet& labels)
{
    constexpr std::string_view letters = "OBIESLUM";
    if (cell == "O" || cell.empty()) {
        return {};
    }
    const auto letter = cell.size() > 2 && cell[1] == '-' ? letters.find(cell[0], 1) : std::string_view::npos;
    return letter == std::string_view::npos
        ? annotation::TokenTag(annotation::TagPrefix::None, labels.intern(cell))
        : annotation::TokenTag(static_cast<annotation::TagPrefix>(letter), labels.intern(cell.substr(2)));
}

/// Reads the lines of one file into a layer.
class FileReader : public JsonLinesFile
{
public:
    FileReader(const SourceFile& file, const ReadOptions& options, Layer& layer, Progress& progress)
        : JsonLinesFile(file, options, layer, progress, shape)
    {
    }

private:
    void beginLine() override
    {
        m_entities.clear();
        m_document = {};
        m_hasText = false;
        m_withoutText = false;
        m_id.clear();
        m_tokensAt = nullptr;
        m_tokens.clear();
        m_tokenPlaces.clear();
        m_sentencesAt = nullptr;
        m_sentences.clear();
        m_tagsAt = nullptr;
        m_tags.clear();
        m_numbered = false;
        m_seen = 0;
    }

    void readField(value& field, std::string_view key, std::string_view rawKey) override
    {
        if (m_line.isRepeated(field, key, keys, m_seen,
                support::pattern("The key %1 stands twice in the document; the first counts."))) {
            return;
        }
        if (key == "id") {
            m_id = m_line.identifier(field, key).value_or(std::string_view());
        } else if (key == "numbered") {
            m_numbered = m_line.boolean(field, key).value_or(false);
        } else if (key == "token_tags") {
            readTags(field);
        } else if (key == "text") {
            const bool saysNull = *JsonLine::begin(field) == 'n';
            if (const auto text = m_line.string(field, key)) {
                m_document.text = text::Text(std::string(*text));
                m_hasText = true;
            } else {
                m_withoutText = saysNull;
            }
        } else if (key == "tokens") {
            readTokens(field);
        } else if (key == "sentences") {
            readSentences(field);
        } else if (key == "entities") {
            if (auto list = m_line.array(field, key)) {
                m_entities.read(*list, m_progress);
            }
        } else {
            readAttribute(m_document, field, key, rawKey);
        }
    }

    void readTokens(value& field)
    {
        m_tokensAt = JsonLine::begin(field);
        if (const auto list = m_line.array(field, "tokens")) {
            bool complete = true;
            readSpans(m_line, *list, "tokens", m_tokens, &m_tokenPlaces, complete);
        }
    }

    void readSentences(value& field)
    {
        m_sentencesAt = JsonLine::begin(field);
        m_line.eachOf(field, "sentences",
            [this](value& token) { m_sentences.push_back(m_line.integer(token, "sentences").value_or(-1)); });
    }

    void readTags(value& field)
    {
        m_tagsAt = JsonLine::begin(field);
        m_line.eachOf(field, "token_tags", [this](value& tag) {
            m_tags.push_back(tagOf(m_line.string(tag, "token_tags").value_or("O"), m_layer.labels));
        });
    }

    void settleTags()
    {
        if (m_tags.size() == m_document.tokens.size() && m_document.tokens.size() == m_tokens.size()) {
            m_document.tokenTags = std::move(m_tags);
        } else if (m_tagsAt != nullptr) {
            m_line.report(Severity::Warning, "jsonl.value", m_tagsAt,
                said("\"token_tags\" must hold one tag for each of \"tokens\"; the value is ignored."));
        }
    }

    void finishLine() override
    {
        if (!m_hasText && !m_withoutText) {
            reportNoText();
            return;
        }
        m_document.line = m_line.number();
        nameDocument(m_document, m_id);
        m_document.numbered = m_document.numbered || m_numbered;
        tellForeignAnnotations();
        settleTokens();
        settleSentences();
        settleTags();
        m_entities.settle(m_document, m_layer.labels, m_withoutText);
        m_layer.documents.push_back(std::move(m_document));
    }

    /// Annotations under the key of another tool would else count as none, without a word.
    void tellForeignAnnotations()
    {
        static constexpr std::array<std::string_view, 7> foreign { "ents", "spans", "label", "labels",
            "annotations", "entity_mentions", "predictions" };
        if ((m_seen & entitiesBit) != 0) {
            return;
        }
        for (const auto& [key, value] : m_document.attributes) {
            if (!contains(foreign, key) || !value.starts_with('[')) {
                continue;
            }
            m_line.report(Severity::Warning, "jsonl.entities", begin(), [&key = key] {
                return said("The document has no \"entities\", and the list under \"%1\" is another tool's: "
                            "it is not read, the document counts as without annotations. Rename it to "
                            "\"entities\": [{\"start\": 0, \"end\": 3, \"type\": \"PER\"}].",
                    key);
            });
            return;
        }
    }

    void settleTokens()
    {
        const std::int64_t length = m_document.text.length();
        auto& tokens = m_document.tokens;
        tokens.reserve(m_tokens.size());
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const auto token = m_tokens[i];
            if (token.begin < 0 || token.end <= token.begin || token.end > length) {
                m_line.report(Severity::Warning, "jsonl.tokens", m_tokenPlaces[i], [&] {
                    return said("The token %1–%2 is empty or does not lie in the text, which has %3 "
                                "characters; it is left out.",
                        token.begin, token.end, length);
                });
                continue;
            }
            tokens.push_back(
                { static_cast<std::uint32_t>(token.begin), static_cast<std::uint32_t>(token.end) });
        }
        if (!std::is_sorted(tokens.begin(), tokens.end())) {
            std::sort(tokens.begin(), tokens.end());
            m_line.report(Severity::Warning, "jsonl.tokens", m_tokensAt,
                said("The tokens are not in the order of the text; they are sorted."));
        }
        std::size_t kept = 0;
        for (const auto token : tokens) {
            if (kept > 0 && token.begin < tokens[kept - 1].end) {
                m_line.report(Severity::Warning, "jsonl.tokens", m_tokensAt, [&] {
                    return said("The token %1–%2 overlaps the one before it; it is left out.", token.begin,
                        token.end);
                });
                continue;
            }
            tokens[kept++] = token;
        }
        tokens.resize(kept);
    }

    void settleSentences()
    {
        const bool complete = m_document.tokens.size() == m_tokens.size();
        std::int64_t last = -1;
        for (const auto token : m_sentences) {
            if (!complete || token <= last || token >= static_cast<std::int64_t>(m_document.tokens.size())) {
                m_document.sentences.clear();
                m_line.report(Severity::Warning, "jsonl.value", m_sentencesAt,
                    said("\"sentences\" must be ascending indices of \"tokens\", the first token of each "
                         "sentence; the value is ignored."));
                return;
            }
            m_document.sentences.push_back(static_cast<std::uint32_t>(token));
            last = token;
        }
    }

    JsonEntities m_entities { m_line };

    // ---- of the current line
    Document m_document;
    bool m_hasText = false;
    bool m_withoutText = false; ///< "text": null
    std::string m_id;
    const char* m_tokensAt = nullptr;
    DraftSpans m_tokens;
    std::vector<const char*> m_tokenPlaces;
    const char* m_sentencesAt = nullptr;
    std::vector<std::int64_t> m_sentences;
    const char* m_tagsAt = nullptr;
    std::vector<annotation::TokenTag> m_tags;
    bool m_numbered = false;
    std::uint32_t m_seen = 0;
};

} // namespace

Reader jsonlReader()
{
    return { .id = "jsonl",
        .title = "Touchstone JSONL",
        .description = support::pattern(
            "One document per line with its text and annotations; holds everything Touchstone knows."),
        .example
        = R"({"id": "d1", "text": "Ada left Oslo.", "entities": [{"start": 9, "end": 13, "type": "LOC"}]})",
        .suffixes = jsonlSuffixes,
        .probe = probeJsonl,
        .read = readAs<FileReader>,
        .readsLines = true };
}

} // namespace touchstone::io
