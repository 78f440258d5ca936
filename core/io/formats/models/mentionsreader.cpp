// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/models/mentionsreader.h"

#include "core/io/drafts/spandocuments.h"
#include "core/io/formats/models/mentionplaces.h"
#include "core/io/json/jsonfamily.h"
#include "core/text/utf8.h"

namespace touchstone::io {

namespace {

constexpr std::string_view shape = R"({"text": …, "entities": [{"text": "Ada", "label": "PER"}]})";
constexpr std::array<std::string_view, 1> optionWords { "--offset-unit" };
constexpr std::array<std::string_view, 7> wordKeys { "text", "mention", "surface", "word", "entity", "name",
    "value" };
constexpr std::array<std::string_view, 6> labelKeys { "label", "type", "entity_type", "category", "class",
    "labels" };
/// Flair's, stanza's and others' names of the offsets.
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> offsetKeys { { { "start", "end" },
    { "start_pos", "end_pos" }, { "start_char", "end_char" }, { "start_offset", "end_offset" },
    { "begin", "end" } } };

JsonValue textOf(JsonValue record) { return record.anyOf({ "text", "sentence", "document", "input" }); }

class MentionsFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        while (m_records.next()) {
            readRecord(m_records.record());
        }
        return m_documents.finish();
    }

private:
    void readRecord(JsonValue record)
    {
        const auto text = textOf(record);
        const auto entities = mentionsOf(record);
        if (!text.isString()) {
            m_records.report(Severity::Error, "document", record, [] {
                return "This has no \"text\" to find the words in; it is skipped. A document looks like "
                    + std::string(shape) + ".";
            });
            return;
        }
        auto& document = m_documents.add(record);
        document.text = text::Text(std::string(text.string()));
        document.name = record["id"].identifier();
        for (const auto field : record) {
            const auto inside = mentionsOf(field);
            const bool around = inside.exists() && inside.byte() == entities.byte();
            if (field.byte() != text.byte() && field.byte() != entities.byte() && !around
                && field.key() != "id") {
                SpanDocuments::addAttribute(document, field);
            }
        }
        MentionPlaces places(document.text, m_budget);
        if (entities.isObject()) { // {"PER": ["Ada"]}
            for (const auto list : entities) {
                readGroup(document, list, places);
            }
        } else {
            for (const auto item : entities) {
                readMention(document, item, places);
            }
        }
        for (const auto& left : places.leftOver()) {
            m_records.report(Severity::Warning, "ambiguous", record, [&] {
                return "The words " + text::quoted(left.words) + " stand " + std::to_string(left.places)
                    + " times in the text and are listed "
                    + (left.taken == 1 ? "once" : std::to_string(left.taken) + " times")
                    + "; the first places in order are taken.";
            });
        }
    }

    /// {"PER": ["Ada", {"text": "Bo"}]}: the lists of labels begin anew in the text.
    void readGroup(SpanDocument& document, JsonValue list, MentionPlaces& places)
    {
        const auto label = list.key();
        for (const auto item : list) {
            const auto words = item.isObject() ? wordsOf(item) : item;
            if (!words.isString()) {
                tellMention(item);
                continue;
            }
            SpanAnnotation annotation;
            annotation.types.emplace_back(label);
            place(document, item, words.string(), places, std::move(annotation));
        }
        if (!list.isArray()) {
            tellMention(list);
        }
    }

    static JsonValue wordsOf(JsonValue item) { return item.anyOf(wordKeys, &JsonValue::isString); }

    void tellMention(JsonValue at)
    {
        m_records.report(Severity::Error, "mention", at,
            R"(An entity looks like {"text": "Ada", "label": "PER"} or ["Ada", "PER"]; this is skipped.)");
    }

    /// "PER", or Flair's {"value": "PER", "confidence": 0.9}.
    void readType(SpanAnnotation& annotation, JsonValue type)
    {
        if (!type.isObject()) {
            annotation.types.emplace_back(type.identifier());
            return;
        }
        annotation.types.emplace_back(type.anyOf({ "value", "label", "name" }).identifier());
        if (const auto score = type.anyOf({ "confidence", "score" }); score.isNumber() && !annotation.score) {
            m_documents.readScore(annotation, score);
        }
    }

    void readMention(SpanDocument& document, JsonValue item, MentionPlaces& places)
    {
        const auto words = item.isArray() ? item.first() : wordsOf(item);
        const auto label = item.isArray() ? item.at(1) : item.anyOf(labelKeys, &JsonValue::exists);
        const auto* const offsets = std::find_if(offsetKeys.begin(), offsetKeys.end(),
            [item](const auto& keys) { return item[keys.first].integer() && item[keys.second].integer(); });
        if (!words.isString() && offsets == offsetKeys.end()) {
            tellMention(item);
            return;
        }
        SpanAnnotation annotation;
        if (label.isArray()) {
            for (const auto type : label) {
                readType(annotation, type);
            }
        } else {
            readType(annotation, label);
        }
        for (const auto field : item) {
            const auto key = field.key();
            if (key == "id") {
                annotation.id = field.identifier();
            } else if (key == "score" || (key == "confidence" && field.isNumber())) {
                m_documents.readScore(annotation, field);
            } else if (item.isObject() && field.byte() != words.byte() && field.byte() != label.byte()
                && (offsets == offsetKeys.end() || (key != offsets->first && key != offsets->second))) {
                SpanDocuments::addExtra(annotation, field);
            }
        }
        if (offsets != offsetKeys.end()) {
            annotation.at = m_records.byte(item);
            annotation.begin = *item[offsets->first].integer();
            annotation.end = *item[offsets->second].integer();
            annotation.surface = words.string();
            document.annotations.push_back(std::move(annotation));
            return;
        }
        place(document, item, words.string(), places, std::move(annotation));
    }

    void place(SpanDocument& document, JsonValue item, std::string_view words, MentionPlaces& places,
        SpanAnnotation annotation)
    {
        const auto found = places.take(words);
        if (found.how == MentionPlaces::How::Absent || found.how == MentionPlaces::How::NotLooked) {
            m_records.report(Severity::Warning, "absent", item, [&] {
                return "The words " + text::quoted(words)
                    + (found.how == MentionPlaces::How::NotLooked
                            ? " were not looked for: the text is too long for so many different words"
                            : found.times > 0 ? " are listed more often than they stand in the text ("
                                + std::to_string(found.times) + ")"
                                              : std::string(" do not stand in the text"))
                    + "; the mention is left out.";
            });
            return;
        }
        if (found.how == MentionPlaces::How::Inexact) {
            m_records.report(Severity::Warning, "inexact", item, [&] {
                return "The words " + text::quoted(words) + " stand in the text in another spelling only, "
                    + text::quoted(document.text.slice(found.span)) + "; that is taken.";
            });
        }
        annotation.at = m_records.byte(item);
        annotation.begin = found.span.begin;
        annotation.end = found.span.end;
        annotation.exact = true;
        document.annotations.push_back(std::move(annotation));
    }

    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "mentions", shape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::CodePoints };
    std::size_t m_budget = std::size_t(200) * m_file.bytes.size() + (std::size_t(64) << 20U);
};

} // namespace

Reader mentionsReader()
{
    return { .id = "mentions",
        .title = "Words without offsets",
        .description = "Answers of language models and scripts: words and labels, located in the text in "
                       "order or by offsets beside them.",
        .example = R"({"text": "Ada left Oslo.", "entities": [{"text": "Oslo", "label": "LOC"}]})",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::Mentions>,
        .read = readAs<MentionsFile>,
        .options = optionWords };
}

} // namespace touchstone::io
