// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/models/mentionsreader.h"

#include "core/io/drafts/spandocuments.h"
#include "core/io/formats/models/mentionplaces.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"
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
                return said(
                    "This has no \"text\" to find the words in; it is skipped. A document looks like %1.",
                    shape);
            });
            return;
        }
        auto& draft = m_documents.add(record);
        draft.document.text = text::Text(std::string(text.string()));
        draft.document.name = record["id"].identifier();
        for (const auto field : record) {
            const auto inside = mentionsOf(field);
            const bool around = inside.exists() && inside.byte() == entities.byte();
            if (field.byte() != text.byte() && field.byte() != entities.byte() && !around
                && field.key() != "id") {
                SpanDocuments::addAttribute(draft, field);
            }
        }
        MentionPlaces places(draft.document.text, m_budget);
        if (entities.isObject()) { // {"PER": ["Ada"]}
            for (const auto list : entities) {
                readGroup(draft, list, places);
            }
        } else {
            for (const auto item : entities) {
                readMention(draft, item, places);
            }
        }
        for (const auto& left : places.leftOver()) {
            m_records.report(Severity::Warning, "ambiguous", record, [&] {
                const auto words = text::quoted(left.words);
                return left.taken == 1 ? said("The words %1 stand %2 times in the text and are listed once; "
                                              "the first places in order are taken.",
                           words, left.places)
                                       : said("The words %1 stand %2 times in the text and are listed %3 "
                                              "times; the first places in order are taken.",
                                           words, left.places, left.taken);
            });
        }
    }

    /// {"PER": ["Ada", {"text": "Bo"}]}: the lists of labels begin anew in the text.
    void readGroup(DraftDocument& draft, JsonValue list, MentionPlaces& places)
    {
        const auto label = list.key();
        for (const auto item : list) {
            const auto words = item.isObject() ? wordsOf(item) : item;
            if (!words.isString()) {
                tellMention(item);
                continue;
            }
            DraftMention mention;
            mention.types.emplace_back(label);
            place(draft, item, words.string(), places, std::move(mention));
        }
        if (!list.isArray()) {
            tellMention(list);
        }
    }

    static JsonValue wordsOf(JsonValue item) { return item.anyOf(wordKeys, &JsonValue::isString); }

    void tellMention(JsonValue at)
    {
        m_records.report(Severity::Error, "mention", at,
            said("An entity looks like {\"text\": \"Ada\", \"label\": \"PER\"} or [\"Ada\", \"PER\"]; this "
                 "is skipped."));
    }

    /// "PER", or Flair's {"value": "PER", "confidence": 0.9}.
    void readType(DraftMention& mention, JsonValue type)
    {
        if (!type.isObject()) {
            mention.types.emplace_back(type.identifier());
            return;
        }
        mention.types.emplace_back(type.anyOf({ "value", "label", "name" }).identifier());
        if (const auto score = type.anyOf({ "confidence", "score" }); score.isNumber() && !mention.score) {
            m_documents.readScore(mention, score);
        }
    }

    void readMention(DraftDocument& draft, JsonValue item, MentionPlaces& places)
    {
        const auto words = item.isArray() ? item.first() : wordsOf(item);
        const auto label = item.isArray() ? item.at(1) : item.anyOf(labelKeys, &JsonValue::exists);
        const auto* const offsets = std::find_if(offsetKeys.begin(), offsetKeys.end(),
            [item](const auto& keys) { return item[keys.first].integer() && item[keys.second].integer(); });
        if (!words.isString() && offsets == offsetKeys.end()) {
            tellMention(item);
            return;
        }
        DraftMention mention;
        if (label.isArray()) {
            for (const auto type : label) {
                readType(mention, type);
            }
        } else {
            readType(mention, label);
        }
        for (const auto field : item) {
            const auto key = field.key();
            if (key == "id") {
                mention.id = field.identifier();
            } else if (key == "score" || (key == "confidence" && field.isNumber())) {
                m_documents.readScore(mention, field);
            } else if (item.isObject() && field.byte() != words.byte() && field.byte() != label.byte()
                && (offsets == offsetKeys.end() || (key != offsets->first && key != offsets->second))) {
                SpanDocuments::addExtra(mention, field);
            }
        }
        if (offsets != offsetKeys.end()) {
            mention.at = m_records.byte(item);
            mention.pieces = { { *item[offsets->first].integer(), *item[offsets->second].integer() } };
            mention.surface = words.string();
            draft.mentions.push_back(std::move(mention));
            return;
        }
        place(draft, item, words.string(), places, std::move(mention));
    }

    void place(DraftDocument& draft, JsonValue item, std::string_view words, MentionPlaces& places,
        DraftMention mention)
    {
        const auto found = places.take(words);
        if (found.how == MentionPlaces::How::Absent || found.how == MentionPlaces::How::NotLooked) {
            m_records.report(Severity::Warning, "absent", item, [&] {
                return found.how == MentionPlaces::How::NotLooked
                    ? said("The words %1 were not looked for: the text is too long for so many different "
                           "words; the mention is left out.",
                        text::quoted(words))
                    : found.times > 0
                    ? said("The words %1 are listed more often than they stand in the text (%2); the mention "
                           "is left out.",
                        text::quoted(words), found.times)
                    : said("The words %1 do not stand in the text; the mention is left out.",
                        text::quoted(words));
            });
            return;
        }
        if (found.how == MentionPlaces::How::Inexact) {
            m_records.report(Severity::Warning, "inexact", item, [&] {
                return said("The words %1 stand in the text in another spelling only, %2; that is taken.",
                    text::quoted(words), text::quoted(draft.document.text.slice(found.span)));
            });
        }
        mention.at = m_records.byte(item);
        mention.pieces = { { found.span.begin, found.span.end } };
        mention.exact = true;
        draft.mentions.push_back(std::move(mention));
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
        .description
        = support::pattern("Answers of language models and scripts: words and labels, located in the text in "
                           "order or by offsets beside them."),
        .example = R"({"text": "Ada left Oslo.", "entities": [{"text": "Oslo", "label": "LOC"}]})",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::Mentions>,
        .read = readAs<MentionsFile>,
        .options = optionWords,
        .readsLines = true };
}

} // namespace touchstone::io
