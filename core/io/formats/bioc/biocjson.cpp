// SPDX-License-Identifier: GPL-3.0-or-later
// BioC in JSON; declared in biocbuilder.h.
#include "core/io/formats/bioc/biocbuilder.h"

#include "core/io/bytes/linecursor.h"
#include "core/io/json/jsonrecords.h"

namespace touchstone::io {

namespace {

constexpr std::string_view shape
    = R"({"documents": [{"id": "1", "passages": [{"offset": 0, "text": …, "annotations": […]}]}]})";

class BiocJson
{
public:
    BiocJson(JsonRecords& records, BiocBuilder& builder)
        : m_records(records)
        , m_builder(builder)
    {
    }

    void readRecord(JsonValue record)
    {
        if (record.isArray()) { // collections or documents side by side
            for (const auto element : record) {
                readObject(element);
            }
            return;
        }
        readObject(record);
    }

private:
    void readObject(JsonValue object)
    {
        if (m_records.cancelled()) {
            return;
        }
        if (object["passages"].isArray()) {
            readDocument(object);
            return;
        }
        const auto documents = object.anyOf({ "documents", "PubTator3" });
        if (!documents.isArray()) {
            m_records.report(Severity::Error, "document", object, [] {
                return said("This is no BioC collection and no document with \"passages\"; it is skipped. "
                            "Expected: %1.",
                    shape);
            });
            return;
        }
        for (const auto document : documents) {
            if (m_records.cancelled()) {
                return;
            }
            readDocument(document);
        }
    }

    void readDocument(JsonValue document)
    {
        std::string id(trimmed(document["id"].identifier()));
        if (id.empty()) {
            id = document.anyOf({ "pmid", "pmcid", "_id" }).identifier();
        }
        m_builder.beginDocument(std::move(id), m_records.byte(document));
        for (const auto passage : document["passages"]) {
            readPassage(passage);
        }
        m_builder.leavePassage();
        readAnnotations(document);
        m_builder.endDocument();
    }

    void readPassage(JsonValue passage)
    {
        const auto whole = stretchOf(passage);
        bool sentenceTexts = false;
        for (const auto sentence : passage["sentences"]) {
            sentenceTexts = sentenceTexts || sentence["text"].isString();
        }
        const bool bySentences = sentenceTexts && (!whole.text || whole.text->empty());
        if (!bySentences) {
            m_builder.addPassage(whole);
        }
        for (const auto sentence : passage["sentences"]) {
            if (bySentences) {
                m_builder.addPassage(stretchOf(sentence));
            }
            readAnnotations(sentence);
        }
        if (bySentences) {
            m_builder.leavePassage();
        }
        readAnnotations(passage);
    }

    BiocPassage stretchOf(JsonValue value)
    {
        BiocPassage passage;
        passage.at = m_records.byte(value);
        passage.offset
            = number(value["offset"], support::pattern("The offset must be a whole number; it is ignored."));
        if (const auto text = value["text"]; text.isString()) {
            passage.text = std::string(text.string());
        }
        return passage;
    }

    void readAnnotations(JsonValue holder)
    {
        for (const auto annotation : holder["annotations"]) {
            readAnnotation(annotation);
        }
        for (const auto relation : holder["relations"]) {
            m_builder.addRelation(m_records.byte(relation));
        }
    }

    void readAnnotation(JsonValue value)
    {
        BiocAnnotation annotation;
        annotation.at = m_records.byte(value);
        annotation.id = value["id"].identifier();
        for (const auto infon : value["infons"]) {
            if (!infon.isNothing()) {
                const bool words = infon.isString() || infon.isNumber();
                annotation.infons.push_back({ std::string(infon.key()),
                    words ? std::string(trimmed(infon.identifier())) : infon.raw(), !words });
            }
        }
        for (const auto location : value["locations"]) {
            const auto offset = number(
                location["offset"], support::pattern("The offset must be a whole number; it is ignored."));
            const auto length = number(
                location["length"], support::pattern("The length must be a whole number; it is ignored."));
            if (offset && length) {
                annotation.locations.push_back({ *offset, *offset + *length });
            }
        }
        if (const auto text = value["text"]; text.isString()) {
            annotation.surface = std::string(text.string());
        }
        m_builder.addAnnotation(std::move(annotation));
    }

    std::optional<std::int64_t> number(JsonValue value, const char* words)
    {
        if (value.isNothing()) {
            return std::nullopt;
        }
        const auto result = value.integer();
        if (!result) {
            m_records.report(Severity::Warning, "value", value, [&] { return said(words); });
            return std::nullopt;
        }
        return std::clamp(*result, -largestDraftOffset, largestDraftOffset);
    }

    JsonRecords& m_records;

    BiocBuilder& m_builder;
};

} // namespace

Result<void> readBiocJson(const SourceFile& file, Layer& layer, const Progress& progress)
{
    JsonRecords records(file, layer.diagnostics, progress, "bioc", shape);
    BiocBuilder builder(file, layer, records.findings());
    BiocJson json(records, builder);
    while (records.next()) {
        json.readRecord(records.record());
    }
    if (auto finished = records.finished(builder.anyDocument()); !finished) {
        return finished;
    }
    return builder.finish(progress);
}

} // namespace touchstone::io
