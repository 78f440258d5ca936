// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/spacy/spacyreader.h"

#include "core/io/bytes/words.h"
#include "core/io/drafts/spandocuments.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

constexpr std::string_view spacyShape = R"({"text": …, "ents": [{"start": 0, "end": 3, "label": "PER"}]})";
constexpr std::string_view usualGroup = "sc"; ///< spaCy's own name where none is given
constexpr std::array<std::string_view, 4> spacySuffixes { ".json", ".jsonl", ".spacy", ".ndjson" };
constexpr std::array<std::string_view, 2> spacyOptions { "--spans-key", "--offset-unit" };

/// Groups of spans, with the number of their spans; and whether any document has entities.
struct Groups
{
    std::map<std::string, std::size_t> spans;
    bool entities = false;
};

Groups groupsOf(const SourceFile& file, const Progress& progress)
{
    Groups groups;
    Diagnostics unused;
    JsonRecords records(file, unused, progress, "spacy", spacyShape);
    while (records.next()) {
        const auto record = records.record();
        groups.entities = groups.entities || record["ents"].hasElements() || record["entities"].hasElements();
        if (const auto spans = record["spans"]; spans.isObject()) {
            for (const auto group : spans) {
                groups.spans[std::string(group.key())] += group.count();
            }
        }
    }
    return groups;
}

/// What is read where nobody chose; empty: the entities.
std::string groupWithoutChoice(const Groups& groups)
{
    std::vector<std::string> names;
    for (const auto& [name, spans] : groups.spans) {
        names.push_back(name);
    }
    return groups.entities ? std::string() : spacyGroupWithoutChoice(names);
}

std::string listed(const Groups& groups)
{
    constexpr std::size_t most = 20;
    return io::listed(
        groups.spans,
        [](const auto& group) { return group.first + " (" + std::to_string(group.second) + ")"; }, most);
}

class SpacyFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        if (m_file.bytes.find("\"spans\"") != std::string_view::npos) {
            m_groups = groupsOf(m_file, m_progress);
        }
        if (!m_group.empty() && !m_groups.spans.contains(m_group) && !m_records.cancelled()) {
            return refused(ErrorCode::InvalidOption,
                m_groups.spans.empty()
                    ? said(
                        "no document has the group of spans \"%1\" (--spans-key); the file has entities only",
                        m_group)
                    : said("no document has the group of spans \"%1\" (--spans-key); there are: %2", m_group,
                        listed(m_groups)));
        }
        const bool chosen = m_group.empty() && !m_groups.entities && !m_groups.spans.empty();
        if (chosen) {
            m_group = groupWithoutChoice(m_groups);
        }
        bool told = false;
        while (m_records.next()) {
            if (!told && chosen) {
                told = true;
                tellGroup();
            }
            readRecord(m_records.record());
        }
        if (!m_group.empty()) {
            m_layer.column = "spans " + m_group;
        }
        return m_documents.finish();
    }

private:
    void tellGroup()
    {
        m_records.report(
            m_group.empty() ? Severity::Warning : Severity::Note, "spans-key", m_records.record(), [this] {
                return m_group.empty() ? said("No document has entities, but there are groups of spans: %1; "
                                              "say which with --spans-key.",
                           listed(m_groups))
                                       : said("No document has entities; the spans of the group \"%1\" are "
                                              "read (--spans-key says which).",
                                           m_group);
            });
    }

    void readRecord(JsonValue record)
    {
        if (record.isArray() && record.first().isString()) {
            readPair(record);
        } else if (record.isArray()) { // examples inside one more list
            for (const auto pair : record) {
                readPair(pair);
            }
        } else if (record["paragraphs"].isArray()) {
            readParagraphs(record);
        } else if (record["annotations"].isArray() && !record["text"].exists()) {
            for (const auto pair : record["annotations"]) {
                if (!pair.isNothing()) { // NER annotator writes null for a line without entities
                    ++m_pairs;
                    readPair(pair);
                }
            }
        } else if (record.isObject()) {
            readDocument(record, record["text"], record);
        } else {
            tellDocument(record);
        }
    }

    void tellDocument(JsonValue at)
    {
        m_records.report(Severity::Error, "document", at, [] {
            return said("This is no document of spaCy; it is skipped. One looks like %1 or [\"text\", "
                        "{\"entities\": [[0, 3, \"PER\"]]}].",
                spacyShape);
        });
    }

    /// ["text", {"entities": …}]
    void readPair(JsonValue pair)
    {
        const auto annotations = pair.at(1);
        if (!pair.isArray() || !pair.first().isString() || !annotations.isObject()) {
            tellDocument(pair);
            return;
        }
        readDocument(pair, pair.first(), annotations);
    }

    void readDocument(JsonValue at, JsonValue text, JsonValue annotations)
    {
        const auto words = annotations.anyOf({ "words", "tokens" });
        const bool wordList = words.first().isString();
        if (!text.isString() && !wordList) {
            tellDocument(at);
            return;
        }
        auto& draft = m_documents.add(at);
        if (m_pairs > 0) {
            draft.number = m_pairs;
        }
        std::string content(text.string());
        if (wordList) {
            placeWords(draft, words, annotations["spaces"], text.isString(), content);
        } else {
            readTokens(draft, annotations["tokens"]);
        }
        draft.document.text = text::Text(std::move(content));
        readSentences(draft, annotations["sents"]);
        draft.document.name = annotations["id"].identifier();
        if (m_group.empty()) {
            const auto entities = annotations.anyOf({ "ents", "entities" });
            if (entities.first().isString() || (entities.first().isNothing() && entities.count() > 1)) {
                std::vector<JsonValue> tags;
                for (const auto tag : entities) {
                    tags.push_back(tag);
                }
                readTags(draft, tags, entities);
            } else {
                readSpans(draft, entities);
            }
            if (annotations["spans"].isArray()) { // displaCy's spans of tokens
                readSpans(draft, annotations["spans"]);
            }
        } else {
            readSpans(draft, annotations["spans"][m_group]);
        }
        if (annotations.byte() == at.byte()) {
            for (const auto field : annotations) {
                if (isMetadata(field.key())) {
                    SpanDocuments::addAttribute(draft, field);
                }
            }
        }
    }

    static bool isMetadata(std::string_view key)
    {
        static constexpr std::array<std::string_view, 12> read { "id", "text", "ents", "entities", "sents",
            "tokens", "spans", "words", "spaces", "settings", "relations", "tok2vec" };
        return !contains(read, key);
    }

    void readTokens(DraftDocument& draft, JsonValue tokens)
    {
        if (!tokens.isArray() || !hasOffsets(tokens.first())) {
            return;
        }
        for (const auto token : tokens) {
            draft.tokens.push_back(
                { token["start"].integer().value_or(-1), token["end"].integer().value_or(-1) });
        }
    }

    /// Words without offsets: found one after the other in the text, or the text is made of them.
    void placeWords(
        DraftDocument& draft, JsonValue words, JsonValue spaces, bool hasText, std::string& content)
    {
        draft.exactTokens = true;
        auto space = spaces.begin();
        std::size_t byte = 0;
        std::int64_t at = 0;
        for (const auto item : words) {
            const auto word = item.string();
            if (!hasText) {
                draft.tokens.push_back({ at, at + static_cast<std::int64_t>(text::codePointCount(word)) });
                content += word;
                at = draft.tokens.back().end;
                const bool blank = space != spaces.end() ? (*space).boolean().value_or(true) : true;
                if (space != spaces.end()) {
                    ++space;
                }
                if (blank) {
                    content += ' ';
                    ++at;
                }
                continue;
            }
            const auto found = word.empty() ? std::string::npos : content.find(word, byte);
            constexpr std::size_t farthest = 1000;
            if (found == std::string::npos || found - byte > farthest) {
                m_records.report(Severity::Warning, "tokens", item, [&] {
                    return said("The word \"%1\" does not follow in the text; the words of the document are "
                                "not known.",
                        word.substr(0, 60));
                });
                draft.tokens.clear();
                return;
            }
            at += static_cast<std::int64_t>(
                text::codePointCount(std::string_view(content).substr(byte, found - byte)));
            const auto length = static_cast<std::int64_t>(text::codePointCount(word));
            draft.tokens.push_back({ at, at + length });
            at += length;
            byte = found + word.size();
        }
        if (!hasText && !content.empty() && content.back() == ' ' && !spaces.exists()) {
            content.pop_back();
        }
    }

    /// [{"start": 0, "end": 20}] in characters, as first tokens.
    static void readSentences(DraftDocument& draft, JsonValue sentences)
    {
        std::size_t token = 0;
        for (const auto sentence : sentences) {
            const auto begin = sentence["start"].integer();
            while (begin && token < draft.tokens.size() && draft.tokens[token].begin < *begin) {
                ++token;
            }
            if (!begin || token >= draft.tokens.size()
                || (!draft.document.sentences.empty() && draft.document.sentences.back() >= token)) {
                continue;
            }
            draft.document.sentences.push_back(static_cast<std::uint32_t>(token));
        }
    }

    void readSpans(DraftDocument& draft, JsonValue spans)
    {
        if (spans.isNothing()) {
            return;
        }
        if (!spans.isArray()) {
            tellEntity(spans);
            return;
        }
        for (const auto span : spans) {
            if (span.isArray()) {
                readTriple(draft, span);
            } else {
                readSpan(draft, span);
            }
        }
    }

    void tellEntity(JsonValue at)
    {
        m_records.report(Severity::Error, "entity", at, [] {
            return said("An entity looks like {\"start\": 0, \"end\": 3, \"label\": \"PER\"} or [0, 3, "
                        "\"PER\"]; this is skipped.");
        });
    }

    /// [start, end, "TYPE", "link"]
    void readTriple(DraftDocument& draft, JsonValue span)
    {
        const auto begin = span.first().integer();
        const auto end = span.at(1).integer();
        if (!begin || !end) {
            tellEntity(span);
            return;
        }
        auto& mention = draft.annotate(m_records.byte(span), *begin, *end);
        mention.types.emplace_back(span.at(2).identifier());
        if (const auto link = span.at(3).identifier(); !link.empty()) {
            mention.links.emplace_back(link);
        }
    }

    void readSpan(DraftDocument& draft, JsonValue span)
    {
        auto begin = span["start"].integer();
        auto end = span["end"].integer();
        bool exact = false;
        if (!begin && !end) { // displaCy's spans count tokens, the end exclusive
            const auto first = span["start_token"].integer();
            const auto behind = span["end_token"].integer();
            const auto tokens = static_cast<std::int64_t>(draft.tokens.size());
            if (first && behind && *first >= 0 && *first < *behind && *behind <= tokens) {
                begin = draft.tokens[static_cast<std::size_t>(*first)].begin;
                end = draft.tokens[static_cast<std::size_t>(*behind - 1)].end;
                exact = draft.exactTokens;
            }
        }
        if (!begin || !end) {
            tellEntity(span);
            return;
        }
        auto& mention = draft.annotate(m_records.byte(span), *begin, *end, exact);
        for (const auto field : span) {
            const auto key = field.key();
            if (key == "label") {
                mention.types.emplace_back(field.identifier());
            } else if (key == "kb_id") {
                if (const auto link = field.identifier(); !link.empty()) {
                    mention.links.emplace_back(link);
                }
            } else if (key == "text") {
                mention.surface = field.string();
            } else if (key == "score") {
                m_documents.readScore(mention, field);
            } else if (key != "start" && key != "end" && key != "start_token" && key != "end_token"
                && !(field.isString() && field.string().empty()) && !field.isNothing()) {
                SpanDocuments::addExtra(mention, field);
            }
        }
    }

    /// BILUO tags, one per word; "-" and null: not annotated.
    void readTags(DraftDocument& draft, const std::vector<JsonValue>& tags, JsonValue at)
    {
        if (tags.size() != draft.tokens.size()) {
            m_records.report(Severity::Error, "tags", at, [&] {
                return said("There are %1 tags for %2 words; the document counts as without annotations. "
                            "Tags need \"words\" beside them.",
                    tags.size(), draft.tokens.size());
            });
            return;
        }
        DraftMention* open = nullptr;
        for (std::size_t i = 0; i < tags.size(); ++i) {
            const auto tag = tags[i].string();
            const bool tagged = tag.size() > 2 && tag[1] == '-';
            const char letter = tagged ? tag[0] : 'O';
            const auto type = tagged ? tag.substr(2) : std::string_view();
            const bool goes = (letter == 'I' || letter == 'L' || letter == 'E') && open != nullptr
                && open->types.front() == type;
            if (goes) {
                open->pieces.front().end = draft.tokens[i].end;
            } else {
                open = nullptr;
                if (tagged) {
                    const auto [begin, end] = draft.tokens[i];
                    open = &draft.annotate(m_records.byte(tags[i]), begin, end, draft.exactTokens);
                    open->types.emplace_back(type);
                }
            }
            if (letter == 'L' || letter == 'E' || letter == 'U' || letter == 'S') {
                open = nullptr;
            }
        }
    }

    /// {"id", "paragraphs": [{"raw", "sentences": [{"tokens": [{"orth", "space", "ner"}]}]}]}
    void readParagraphs(JsonValue record)
    {
        std::size_t number = 0;
        const auto name = std::string(record["id"].identifier());
        const auto paragraphs = record["paragraphs"];
        const bool several = paragraphs.at(1).exists();
        for (const auto paragraph : paragraphs) {
            ++number;
            if (!paragraph["raw"].isString() && !paragraph["sentences"].isArray()) {
                tellDocument(paragraph);
                continue;
            }
            auto& draft = m_documents.add(paragraph);
            const auto base = name.empty() ? std::to_string(m_records.number()) : name;
            draft.document.name = several ? base + "." + std::to_string(number) : base;
            readParagraph(draft, paragraph);
        }
    }

    void readParagraph(DraftDocument& draft, JsonValue paragraph)
    {
        const auto raw = paragraph["raw"];
        std::string content(raw.string());
        std::vector<JsonValue> tags;
        bool tagged = false;
        draft.exactTokens = true;
        std::size_t byte = 0;
        std::int64_t at = 0;
        bool placed = true;
        for (const auto sentence : paragraph["sentences"]) {
            const auto first = draft.tokens.size();
            for (const auto token : sentence["tokens"]) {
                const auto word = token["orth"].string();
                const auto length = static_cast<std::int64_t>(text::codePointCount(word));
                if (!raw.isString()) {
                    const auto space = token["space"];
                    draft.tokens.push_back({ at, at + length });
                    content += word;
                    content += space.isString() ? space.string() : " ";
                    at += length
                        + static_cast<std::int64_t>(
                            space.isString() ? text::codePointCount(space.string()) : 1);
                } else if (placed) {
                    const auto found = word.empty() ? std::string::npos : content.find(word, byte);
                    placed = found != std::string::npos;
                    if (placed) {
                        at += static_cast<std::int64_t>(
                            text::codePointCount(std::string_view(content).substr(byte, found - byte)));
                        draft.tokens.push_back({ at, at + length });
                        at += length;
                        byte = found + word.size();
                    } else {
                        m_records.report(Severity::Warning, "tokens", token, [&] {
                            return said("The word \"%1\" does not follow in \"raw\"; the words behind it are "
                                        "not read.",
                                word.substr(0, 60));
                        });
                    }
                }
                if (draft.tokens.size() > tags.size()) {
                    tags.push_back(token["ner"]);
                    tagged = tagged || tags.back().isString();
                }
            }
            if (draft.tokens.size() > first) {
                draft.document.sentences.push_back(static_cast<std::uint32_t>(first));
            }
        }
        draft.document.text = text::Text(std::move(content));
        if (tagged) {
            readTags(draft, tags, paragraph);
        } else {
            readSpans(draft, paragraph["entities"]);
        }
    }

    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "spacy", spacyShape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::CodePoints };
    std::string m_group = m_options.spansKey; ///< empty: entities
    Groups m_groups;
    std::size_t m_pairs = 0; ///< examples read of one record
};

void inspectSpacy(std::string_view bytes, Inspection& inspection)
{
    if (bytes.find("\"spans\"") == std::string_view::npos) {
        return;
    }
    const Progress progress;
    const SourceFile file { "", "", bytes, {}, {} };
    const auto groups = groupsOf(file, progress);
    if (groups.spans.empty() || (groups.spans.size() == 1 && !groups.entities)) {
        return;
    }
    ReaderChoice choice { "spans-key", {} };
    if (groups.entities) {
        choice.values.emplace_back(); // the entities may be chosen, too
    }
    for (const auto& [name, count] : groups.spans) {
        choice.values.push_back(name);
    }
    inspection.choices.push_back(std::move(choice));
}

Probability probeSpacy(std::string_view head, std::string_view suffix)
{
    return jsonProbability(head, suffix == ".spacy" ? ".json" : suffix, JsonFamily::Spacy);
}

} // namespace

Reader spacyReader()
{
    return { .id = "spacy",
        .title = "spaCy",
        .description = support::pattern(
            "Documents as JSON, training examples, displaCy dictionaries and binary .spacy files."),
        .example = R"({"text": "Ada left Oslo.", "ents": [{"start": 9, "end": 13, "label": "GPE"}]})",
        .suffixes = spacySuffixes,
        .probe = probeSpacy,
        .read = readAs<SpacyFile>,
        .inspect = inspectSpacy,
        .options = spacyOptions };
}

std::string spacyGroupWithoutChoice(std::span<const std::string> groups)
{
    if (groups.size() == 1) {
        return groups.front();
    }
    return std::string(contains(groups, usualGroup) ? usualGroup : std::string_view());
}

} // namespace touchstone::io
