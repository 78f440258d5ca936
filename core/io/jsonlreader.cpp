// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/jsonlreader.h"

#include "core/io/jsonentities.h"
#include "core/io/jsonline.h"
#include "core/io/jsonlprobe.h"
#include "core/io/linecursor.h"

#include <algorithm>
#include <array>
#include <new>
#include <unordered_map>

namespace touchstone::io {

namespace {

using annotation::Document;
using simdjson::ondemand::value;
using support::ErrorCode;
using support::failure;
using support::Severity;

constexpr std::size_t cancelDistance = std::size_t(1) << 20U;

constexpr std::string_view oneDocumentPerLine
    = "this format is one document per line: {\"text\": …, \"entities\": […]}";

/// Reads the lines of one file into a layer.
class FileReader
{
public:
    FileReader(const SourceFile& file, annotation::Layer& layer, support::Progress& progress)
        : m_file(file)
        , m_layer(layer)
        , m_progress(progress)
        , m_line(file.path, layer.diagnostics)
        , m_entities(m_line)
        , m_firstDocument(layer.documents.size())
        , m_firstFinding(layer.diagnostics.list().size())
    {
    }

    support::Result<void> read();

private:
    void readLine(std::string_view line, std::uint32_t number);
    void readDocument(simdjson::ondemand::object& object);
    void readField(value& field, std::string_view key, std::string_view rawKey);
    void readTokens(value& field);
    void readSentences(value& field);
    void readAttribute(value& field, std::string_view key, std::string_view rawKey);
    void finish();
    void tellForeignAnnotations();
    void settleTokens();
    void settleSentences();
    void nameDocument();
    /// A file that is JSON as a whole, but not line by line; empty when it is none.
    [[nodiscard]] std::string wholeFileFault() const;
    [[nodiscard]] support::Result<void> nothingRead() const;

    const SourceFile& m_file;
    annotation::Layer& m_layer;
    support::Progress& m_progress;
    JsonLine m_line;
    JsonEntities m_entities;
    std::size_t m_firstDocument;
    std::size_t m_firstFinding;
    simdjson::ondemand::parser m_parser;
    std::string m_tail; ///< the last line with the room behind it that simdjson needs
    std::unordered_map<std::string, std::uint32_t> m_names; ///< documents of this file, how often

    // ---- of the current line
    Document m_document;
    bool m_hasText = false;
    std::string m_id;
    const char* m_begin = nullptr;
    const char* m_tokensAt = nullptr;
    std::vector<RawSpan> m_tokens;
    std::vector<const char*> m_tokenPlaces;
    const char* m_sentencesAt = nullptr;
    std::vector<std::int64_t> m_sentences;
    std::uint32_t m_seen = 0;
};

enum Key : std::uint32_t { Id, TextKey, Tokens, Sentences, Entities, Unknown };

Key keyOf(std::string_view name)
{
    static constexpr std::array<std::string_view, Unknown> names { "id", "text", "tokens", "sentences",
        "entities" };
    return static_cast<Key>(std::find(names.begin(), names.end(), name) - names.begin());
}

support::Result<void> FileReader::read()
{
    LineCursor lines(m_file.bytes);
    std::size_t nextCheck = cancelDistance;
    bool first = true;
    while (lines.next()) {
        if (lines.offset() + lines.line().size() >= nextCheck) {
            nextCheck = lines.offset() + cancelDistance;
            if (m_progress.cancelled()) {
                return failure(ErrorCode::Cancelled, "reading was stopped", { m_file.path });
            }
        }
        const auto line = lines.line().substr(0, lines.line().find_last_not_of(" \t\r") + 1);
        if (line.empty()) {
            continue;
        }
        readLine(line, lines.number());
        if (first && m_layer.documents.size() == m_firstDocument) {
            if (auto fault = wholeFileFault(); !fault.empty()) {
                return failure(ErrorCode::Malformed, std::move(fault), { m_file.path, lines.number(), 1 });
            }
        }
        first = false;
    }
    if (m_progress.cancelled()) {
        return failure(ErrorCode::Cancelled, "reading was stopped", { m_file.path });
    }
    return m_layer.documents.size() > m_firstDocument ? support::Result<void>() : nothingRead();
}

std::string FileReader::wholeFileFault() const
{
    const auto whole = withoutJsonBlanks(m_file.bytes);
    if ((whole.front() != '[' && whole.front() != '{') || findJsonFault(whole)) {
        return {};
    }
    if (whole.front() == '[') {
        return "The file is one JSON array; " + std::string(oneDocumentPerLine)
            + ". Write each element on a line of its own, for example with: jq -c '.[]'";
    }
    if (whole.find('\n') == std::string_view::npos) {
        return {};
    }
    return "The file is one JSON object over several lines; " + std::string(oneDocumentPerLine)
        + ". Write it on one line, for example with: jq -c .";
}

support::Result<void> FileReader::nothingRead() const
{
    const auto& findings = m_layer.diagnostics.list();
    for (auto i = m_firstFinding; i < findings.size(); ++i) {
        if (findings[i].severity == Severity::Error) {
            return failure(ErrorCode::Malformed,
                "No line of the file is a document; the first fault: " + findings[i].message,
                findings[i].place);
        }
    }
    return failure(ErrorCode::Malformed, "The file holds no document; " + std::string(oneDocumentPerLine),
        { m_file.path });
}

void FileReader::readLine(std::string_view line, std::uint32_t number)
{
    // simdjson may look a little behind the line. Inside the file that is the next line; the last one is
    // moved.
    const auto behind
        = static_cast<std::size_t>(m_file.bytes.data() + m_file.bytes.size() - (line.data() + line.size()));
    auto room = line.size() + behind;
    if (behind < simdjson::SIMDJSON_PADDING) {
        m_tail.reserve(line.size() + simdjson::SIMDJSON_PADDING);
        m_tail.assign(line);
        m_tail.append(simdjson::SIMDJSON_PADDING, ' ');
        line = std::string_view(m_tail).substr(0, line.size());
        room = m_tail.size();
    }
    m_line.begin(line, number);
    m_entities.clear();
    m_document = {};
    m_hasText = false;
    m_id.clear();
    m_begin = line.data() + line.find_first_not_of(" \t\r");
    m_tokensAt = nullptr;
    m_tokens.clear();
    m_tokenPlaces.clear();
    m_sentencesAt = nullptr;
    m_sentences.clear();
    m_seen = 0;

    if (*m_begin != '{') {
        const auto fault = findJsonFault(line);
        if (fault) {
            m_line.reportBroken(simdjson::TAPE_ERROR, m_begin);
            return;
        }
        m_line.report(Severity::Error, "jsonl.object", m_begin, [] {
            return "The line is JSON, but no object; it is skipped: " + std::string(oneDocumentPerLine) + ".";
        });
        return;
    }
    simdjson::ondemand::document json;
    simdjson::ondemand::object object;
    auto error = m_parser.iterate(line.data(), line.size(), room).get(json);
    if (error == simdjson::SUCCESS) {
        error = json.get_object().get(object);
    }
    const char* location = line.data();
    if (error == simdjson::SUCCESS) {
        readDocument(object);
        const char* end = nullptr;
        const auto atEnd = json.current_location().get(end);
        if (m_line.broken()) {
            location = atEnd == simdjson::SUCCESS ? end : line.data() + line.size();
            error = simdjson::TAPE_ERROR;
        } else if (atEnd != simdjson::OUT_OF_BOUNDS) {
            m_line.breakAt(end, "something follows the document");
            error = simdjson::TRAILING_CONTENT;
        }
    }
    if (error != simdjson::SUCCESS) {
        m_line.reportBroken(error, location);
        return;
    }
    finish();
}

void FileReader::readDocument(simdjson::ondemand::object& object)
{
    for (auto next : object) {
        simdjson::ondemand::field field;
        if (std::move(next).get(field) != simdjson::SUCCESS) {
            m_line.breakOff();
            return;
        }
        std::string_view rawKey;
        const auto key = m_line.key(field, rawKey);
        if (!m_line.broken()) {
            readField(field.value(), key, rawKey);
        }
        if (m_line.broken()) {
            return;
        }
    }
}

void FileReader::readField(value& field, std::string_view key, std::string_view rawKey)
{
    const auto known = keyOf(key);
    if (known != Unknown && (m_seen & (1U << known)) != 0) {
        m_line.report(Severity::Warning, "jsonl.key", JsonLine::begin(field), [&] {
            return "The key \"" + std::string(key) + "\" stands twice in the document; the first counts.";
        });
        return;
    }
    m_seen |= 1U << known;
    switch (known) {
    case Id:
        m_id = m_line.identifier(field, key).value_or(std::string_view());
        break;
    case TextKey:
        if (const auto text = m_line.string(field, key)) {
            m_document.text = text::Text(std::string(*text));
            m_hasText = true;
        }
        break;
    case Tokens:
        readTokens(field);
        break;
    case Sentences:
        readSentences(field);
        break;
    case Entities:
        if (const auto list = m_line.array(field, key)) {
            m_entities.read(*list, m_progress);
        }
        break;
    case Unknown:
        readAttribute(field, key, rawKey);
        break;
    }
}

void FileReader::readTokens(value& field)
{
    m_tokensAt = JsonLine::begin(field);
    if (const auto list = m_line.array(field, "tokens")) {
        bool complete = true;
        readSpans(m_line, *list, "tokens", m_tokens, &m_tokenPlaces, complete);
    }
}

void FileReader::readSentences(value& field)
{
    m_sentencesAt = JsonLine::begin(field);
    const auto list = m_line.array(field, "sentences");
    if (!list) {
        return;
    }
    auto sentences = *list;
    for (auto item : sentences) {
        value token;
        if (item.get(token) != simdjson::SUCCESS) {
            m_line.breakOff();
            return;
        }
        const auto index = m_line.integer(token, "sentences");
        if (m_line.broken()) {
            return;
        }
        m_sentences.push_back(index.value_or(-1));
    }
}

void FileReader::readAttribute(value& field, std::string_view key, std::string_view rawKey)
{
    auto raw = m_line.raw(JsonLine::begin(field), rawKey);
    if (!raw) {
        return;
    }
    if (raw->front() == '"') {
        std::string content;
        StringRepairs repairs;
        static_cast<void>(unescape(std::string_view(*raw).substr(1, raw->size() - 2), content, repairs));
        if (findJsonFault(content)) { // no JSON itself: the quotes can come back when it is written
            raw = std::move(content);
        }
    }
    m_document.attributes.emplace_back(key, std::move(*raw));
}

void FileReader::finish()
{
    if (!m_hasText) {
        m_line.report(Severity::Error, "jsonl.text", m_begin, [] {
            return "The document has no \"text\"; it is skipped: " + std::string(oneDocumentPerLine) + ".";
        });
        return;
    }
    m_document.line = m_line.number();
    nameDocument();
    tellForeignAnnotations();
    settleTokens();
    settleSentences();
    m_entities.settle(m_document, m_layer.labels);
    m_layer.documents.push_back(std::move(m_document));
}

/// Annotations under the key of another tool would else count as none, without a word.
void FileReader::tellForeignAnnotations()
{
    static constexpr std::array<std::string_view, 7> keys { "ents", "spans", "label", "labels", "annotations",
        "entity_mentions", "predictions" };
    if ((m_seen & (1U << Entities)) != 0) {
        return;
    }
    for (const auto& [key, value] : m_document.attributes) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end() || !value.starts_with('[')) {
            continue;
        }
        m_line.report(Severity::Warning, "jsonl.entities", m_begin, [&key = key] {
            return "The document has no \"entities\", and the list under \"" + key
                + "\" is another tool's: it is not read, the document counts as without annotations. Rename "
                  "it to \"entities\": [{\"start\": 0, \"end\": 3, \"type\": \"PER\"}].";
        });
        return;
    }
}

void FileReader::nameDocument()
{
    m_document.name = m_id.empty() ? std::to_string(m_line.number()) : m_id;
    auto [entry, isNew] = m_names.emplace(m_document.name, 1);
    if (isNew) {
        return;
    }
    const auto given = m_document.name;
    auto& count = entry->second;
    do {
        m_document.name = given + "#" + std::to_string(++count);
    } while (m_names.contains(m_document.name));
    m_names.emplace(m_document.name, 1);
    m_line.report(Severity::Warning, "jsonl.id", m_begin, [&] {
        return "A document \"" + given + "\" stands earlier in the file; this one is called \""
            + m_document.name + "\". Gold and system meet by id: each must stand once.";
    });
}

void FileReader::settleTokens()
{
    const std::int64_t length = m_document.text.length();
    auto& tokens = m_document.tokens;
    tokens.reserve(m_tokens.size());
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const auto token = m_tokens[i];
        if (token.begin < 0 || token.end <= token.begin || token.end > length) {
            m_line.report(Severity::Warning, "jsonl.tokens", m_tokenPlaces[i], [&] {
                return "The token " + std::to_string(token.begin) + "–" + std::to_string(token.end)
                    + " is empty or does not lie in the text, which has " + std::to_string(length)
                    + " characters; it is left out.";
            });
            continue;
        }
        tokens.push_back({ static_cast<std::uint32_t>(token.begin), static_cast<std::uint32_t>(token.end) });
    }
    if (!std::is_sorted(tokens.begin(), tokens.end())) {
        std::sort(tokens.begin(), tokens.end());
        m_line.report(Severity::Warning, "jsonl.tokens", m_tokensAt,
            [] { return std::string("The tokens are not in the order of the text; they are sorted."); });
    }
    std::size_t kept = 0;
    for (const auto token : tokens) {
        if (kept > 0 && token.begin < tokens[kept - 1].end) {
            m_line.report(Severity::Warning, "jsonl.tokens", m_tokensAt, [&] {
                return "The token " + std::to_string(token.begin) + "–" + std::to_string(token.end)
                    + " overlaps the one before it; it is left out.";
            });
            continue;
        }
        tokens[kept++] = token;
    }
    tokens.resize(kept);
}

void FileReader::settleSentences()
{
    const bool complete = m_document.tokens.size() == m_tokens.size();
    std::int64_t last = -1;
    for (const auto token : m_sentences) {
        if (!complete || token <= last || token >= static_cast<std::int64_t>(m_document.tokens.size())) {
            m_document.sentences.clear();
            m_line.report(Severity::Warning, "jsonl.value", m_sentencesAt, [] {
                return std::string(
                    "\"sentences\" must be ascending indices of \"tokens\", the first token of each "
                    "sentence; the value is ignored.");
            });
            return;
        }
        m_document.sentences.push_back(static_cast<std::uint32_t>(token));
        last = token;
    }
}

support::Result<void> readJsonl(
    const SourceFile& file, const ReadOptions&, annotation::Layer& layer, support::Progress& progress)
{
    try {
        return FileReader(file, layer, progress).read();
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::TooLarge, "there is not enough memory to read the file", { file.path });
    }
}

} // namespace

Reader jsonlReader()
{
    return { .id = "jsonl",
        .title = "Touchstone JSONL",
        .description
        = "One document per line with its text and annotations; holds everything Touchstone knows.",
        .example
        = R"({"id": "d1", "text": "Ada left Oslo.", "entities": [{"start": 9, "end": 13, "type": "LOC"}]})",
        .suffixes = jsonlSuffixes,
        .companionSuffix = {},
        .probe = probeJsonl,
        .read = readJsonl };
}

} // namespace touchstone::io
