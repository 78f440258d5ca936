// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/huggingface/doccanoreader.h"

#include "core/io/bytes/words.h"
#include "core/io/drafts/spandocuments.h"
#include "core/io/formats/huggingface/labelnames.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"

#include <set>

namespace touchstone::io {

namespace {

constexpr std::string_view shape = R"({"id": 1, "text": …, "label": [[0, 3, "PER"]]})";
constexpr std::array<std::string_view, 3> optionWords { "--annotator", "--label-list", "--offset-unit" };
constexpr std::array<std::string_view, 5> sideFiles { "*.labels.json", "*.labels.txt", "label_config.json",
    "labels.json", "labels.txt" };

class DoccanoFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        m_names.add(m_file.companionBytes, {});
        while (m_records.next()) {
            readRecord(m_records.record());
        }
        if (!m_wanted.empty()) {
            m_layer.column = "annotator " + m_wanted;
        }
        return m_documents.finish();
    }

private:
    void readRecord(JsonValue record)
    {
        const auto text = record["text"].isString() ? record["text"] : record["data"];
        if (!record.isObject() || !text.isString()) {
            m_records.report(Severity::Error, "document", record,
                [] { return said("This has no \"text\"; it is skipped. A document looks like %1.", shape); });
            return;
        }
        auto& draft = m_documents.add(record);
        draft.document.text = text::Text(std::string(text.string()));
        draft.document.name = record["id"].identifier();
        std::set<std::tuple<std::int64_t, std::int64_t, std::string>> seen;
        for (const auto* const key : { "label", "labels", "entities", "annotations" }) {
            const auto list = record[key];
            if (!list.isNothing() && !list.isArray()) {
                tellSpan(list);
            }
            if (list.isArray()) {
                for (const auto item : list) {
                    readItem(draft, item, seen);
                }
            }
        }
        if (record["relations"].hasElements() && !m_relationsTold) {
            m_relationsTold = true;
            m_records.report(Severity::Note, "relations", record["relations"],
                said("Relations between annotations are not read."));
        }
        static constexpr std::array<std::string_view, 9> read { "id", "text", "data", "label", "labels",
            "entities", "annotations", "relations", "Comments" };
        for (const auto field : record) {
            const auto key = field.key();
            if (!contains(read, key) || (key == "Comments" && field.hasElements())
                || (key == "data" && record["text"].isString())) {
                SpanDocuments::addAttribute(draft, field);
            }
        }
    }

    void tellSpan(JsonValue at)
    {
        m_records.report(Severity::Error, "span", at, [] {
            return said("A label looks like [0, 3, \"PER\"] or {\"label\": \"PER\", \"start_offset\": 0, "
                        "\"end_offset\": 3}; this is skipped.");
        });
    }

    void readItem(DraftDocument& draft, JsonValue item,
        std::set<std::tuple<std::int64_t, std::int64_t, std::string>>& seen)
    {
        const bool list = item.isArray();
        const auto begin
            = (list ? item.first() : item.anyOf({ "start_offset", "startOffset", "start" })).integer();
        const auto end = (list ? item.at(1) : item.anyOf({ "end_offset", "endOffset", "end" })).integer();
        const auto label = list ? item.at(2) : item["label"];
        if (!begin || !end || (!list && !item.isObject())) {
            tellSpan(item);
            return;
        }
        if (!m_wanted.empty() && item["user"].exists() && item["user"].identifier() != m_wanted) {
            return;
        }
        auto name = nameOf(label);
        if (item["user"].exists() && !seen.emplace(*begin, *end, name).second) {
            return; // another user says the same
        }
        auto& mention = draft.annotate(m_records.byte(item), *begin, *end);
        mention.types.push_back(std::move(name));
        for (const auto field : item) {
            const auto key = field.key();
            if (key == "id") {
                mention.id = field.identifier();
            } else if (key == "text") {
                mention.surface = field.string();
            } else if (!list && key != "label" && !key.starts_with("start") && !key.starts_with("end")) {
                SpanDocuments::addExtra(mention, field);
            }
        }
    }

    std::string nameOf(JsonValue label)
    {
        if (!label.isNumber()) {
            return std::string(label.string());
        }
        const auto number = label.integer();
        const auto* const name = number ? m_names.find(*number) : nullptr;
        if (name == nullptr && !m_numbersTold) {
            m_numbersTold = true;
            m_records.report(Severity::Warning, "labels", label,
                said("Labels are numbers, and their names are not known; they are called by their numbers. "
                     "Export the project's labels as label_config.json beside the file, or name a list with "
                     "--label-list."));
        }
        return name == nullptr ? std::string(label.identifier()) : *name;
    }

    const std::string& m_wanted = m_options.annotator;
    LabelNames m_names;
    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "doccano", shape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::Utf16 };
    bool m_relationsTold = false;
    bool m_numbersTold = false;
};

} // namespace

Reader doccanoReader()
{
    return { .id = "doccano",
        .title = "doccano",
        .description = support::pattern(
            "Sequence labels of every version, with names of numbered labels from the file beside."),
        .example = R"({"id": 1, "text": "Ada left Oslo.", "label": [[9, 13, "LOC"]], "Comments": []})",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::Doccano>,
        .read = readAs<DoccanoFile>,
        .sideFiles = sideFiles,
        .options = optionWords };
}

} // namespace touchstone::io
