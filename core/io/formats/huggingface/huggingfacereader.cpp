// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/huggingface/huggingfacereader.h"

#include "core/io/drafts/spandocuments.h"
#include "core/io/drafts/tagcolumn.h"
#include "core/io/formats/huggingface/labelnames.h"
#include "core/io/formats/huggingface/pipelineentities.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

constexpr std::string_view datasetShape
    = R"({"tokens": ["Ada", "left"], "ner_tags": ["B-PER", "O"]} or [{"entity_group": "PER", "start": 0, "end": 3}])";
constexpr std::array<std::string_view, 2> datasetOptions { "--label-list", "--offset-unit" };
constexpr std::array<std::string_view, 9> datasetSideFiles { "*.labels.json", "*.labels.txt", "labels.json",
    "labels.txt", "label_list.json", "dataset_infos.json", "dataset_info.json", "config.json", "README.md" };
constexpr std::array<std::string_view, 8> tagKeys { "ner_tags", "fine_ner_tags", "ner_labels", "tags",
    "labels", "ner", "label", "tag" };
constexpr std::string_view replacement = "\xEF\xBF\xBD";
constexpr std::int64_t ignored = -100;

JsonValue tokensOf(JsonValue row) { return row.anyOf({ "tokens", "words" }); }

JsonValue tagListOf(JsonValue row) { return row.anyOf(tagKeys, &JsonValue::isArray); }

class HuggingFaceFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        while (m_records.next()) {
            readRecord(m_records.record());
        }
        if (m_unnamed && !m_records.cancelled()) {
            return failure(ErrorCode::InvalidOption,
                said("the tags under \"%1\" are numbers, and their names are not known: put the list beside "
                     "the file (labels.json, labels.txt, dataset_infos.json, a model's config.json), or name "
                     "it with --label-list",
                    m_column),
                m_records.findings().place(m_unnamedAt));
        }
        if (!m_records.cancelled()) {
            decodeTags();
        }
        return m_documents.finish();
    }

private:
    /// The tags of the data set; of a system what the model said, where a row has both.
    JsonValue tagsOf(JsonValue row)
    {
        const auto tags = tagListOf(row);
        if (tags.exists() && m_namesColumn.empty()) {
            m_namesColumn = tags.key();
        }
        const auto predictions = m_options.system || !tags.exists()
            ? row.anyOf(predictionKeys, &JsonValue::isArray)
            : JsonValue();
        if (tags.exists() && predictions.exists() && m_layer.column.empty()) {
            m_layer.column = "predictions";
            m_records.report(Severity::Note, "predictions", predictions, [&] {
                return said("As a system's, the tags under \"%1\" are read, not those under \"%2\".",
                    predictions.key(), tags.key());
            });
        }
        return predictions.exists() || m_layer.column == "predictions" ? predictions : tags;
    }

    void readRecord(JsonValue record)
    {
        if (PipelineEntities::isOutput(record)) {
            m_pipeline.read(record);
        } else if (record.isArray()) {
            for (const auto row : record) {
                readRecord(row);
            }
        } else if (!record.isObject()) {
            tellRow(record);
        } else if (tokensOf(record).first().isArray()) {
            readColumns(record);
        } else if (tokensOf(record).isArray()) {
            readRow(record, tokensOf(record), tagsOf(record), record);
        } else {
            readWrapper(record);
        }
    }

    /// {"features": […], "rows": [{"row": {…}}]}, {"data": […]}, {"names": […]}
    void readWrapper(JsonValue record)
    {
        bool rows = false;
        if (record["features"].exists() || record["names"].exists() || record["id2label"].exists()) {
            JsonValue first = record["rows"].first();
            first = first["row"].isObject() ? first["row"] : first;
            const auto tags = tagListOf(first);
            m_names.add(record, tags.exists() ? tags.key() : tagKeys.front());
            rows = !m_names.empty();
        }
        for (const auto field : record) {
            if (!field.isArray()) {
                continue;
            }
            for (const auto item : field) {
                const auto row = item["row"].isObject() ? item["row"] : item;
                if (tokensOf(row).isArray()) {
                    rows = true;
                    readRow(row, tokensOf(row), tagsOf(row), row);
                }
            }
        }
        if (!rows) {
            tellRow(record);
        }
    }

    void tellRow(JsonValue at)
    {
        m_records.report(Severity::Error, "row", at, [] {
            return said(
                "This is neither a row of tokens nor output of a pipeline; it is skipped. Looked for: %1.",
                datasetShape);
        });
    }

    /// {"tokens": [[…], […]], "ner_tags": [[…], […]]}
    void readColumns(JsonValue record)
    {
        const auto tags = tagsOf(record);
        auto tag = tags.begin();
        const auto ids = record["id"];
        auto id = ids.begin();
        for (const auto tokens : tokensOf(record)) {
            const bool more = tag != tags.end();
            readRow(
                tokens, tokens, more ? *tag : JsonValue(), id != ids.end() ? *id : JsonValue(), tags.key());
            m_documents.documents().back().number = ++m_columnRows;
            if (more) {
                ++tag;
            }
            if (id != ids.end()) {
                ++id;
            }
        }
    }

    void readRow(JsonValue at, JsonValue tokens, JsonValue tags, JsonValue id, std::string_view column = {})
    {
        auto& draft = m_documents.add(at);
        draft.number = ++m_rows;
        draft.document.name = (id.isObject() ? id["id"] : id).identifier();
        draft.exactTokens = true;
        std::vector<std::string_view> words;
        for (const auto token : tokens) {
            const auto word = token.identifier();
            if (word.empty()) {
                m_records.report(
                    Severity::Warning, "tokens", token, said("This token is empty; U+FFFD stands for it."));
            }
            words.push_back(word.empty() ? replacement : word);
        }
        std::string text;
        draft.tokens = joinTokens(words, text);
        draft.document.text = text::Text(std::move(text));
        if (m_column.empty() && tags.exists()) {
            m_column = column.empty() ? tags.key() : column;
        }
        readTags(tags, words.size(), at);
        for (const auto field : id) {
            const bool scalar = !field.isArray() && !field.isObject() && field.key() != "id";
            if (scalar) {
                SpanDocuments::addAttribute(draft, field);
            }
        }
    }

    // ---- tags: one column over all rows, so that its scheme shows

    struct Row
    {
        std::size_t document = 0;
        std::size_t firstTag = 0; ///< into m_tagNumbers
        std::vector<std::uint32_t> tokens; ///< of each tag
    };

    void readTags(JsonValue tags, std::size_t tokens, JsonValue at)
    {
        Row row { m_documents.documents().size() - 1, m_tagNumbers.size(), {} };
        std::size_t count = 0;
        for (const auto tag : tags) {
            if (count >= tokens) {
                ++count;
                continue;
            }
            if (tag.integer() != ignored) {
                row.tokens.push_back(static_cast<std::uint32_t>(count));
                m_tagNumbers.push_back(m_tags.number(cellOf(tag)));
            }
            ++count;
        }
        if (count != tokens) {
            m_records.report(Severity::Error, "row", at, [&] {
                return said("The row has %1 tokens and %2 tags; what is missing counts as O, what is left "
                            "over is dropped.",
                    tokens, count);
            });
        }
        if (!row.tokens.empty()) {
            m_sentences.push_back(static_cast<std::uint32_t>(row.firstTag));
            m_tagRows.push_back(std::move(row));
        }
    }

    std::string cellOf(JsonValue tag)
    {
        if (!tag.isNumber()) {
            return std::string(tag.string());
        }
        if (m_names.empty() && !m_asked) {
            m_asked = true;
            m_names.add(m_file.companionBytes, m_namesColumn.empty() ? m_column : m_namesColumn);
        }
        const auto number = tag.integer();
        if (const auto* const name = number ? m_names.find(*number) : nullptr) {
            return *name;
        }
        if (m_names.empty()) {
            m_unnamedAt = m_unnamed ? m_unnamedAt : m_records.byte(tag);
            m_unnamed = true;
        } else {
            m_records.report(Severity::Error, "tag", tag, [&] {
                return said("The list of names has none for the tag %1; it counts as O.", tag.identifier());
            });
        }
        return {};
    }

    [[nodiscard]] const Row& rowOf(std::uint32_t tag) const
    {
        return *(std::upper_bound(m_tagRows.begin(), m_tagRows.end(), tag,
                     [](std::uint32_t value, const Row& row) { return value < row.firstTag; })
            - 1);
    }

    void decodeTags()
    {
        if (m_tagNumbers.empty()) {
            return;
        }
        auto& drafts = m_documents.documents();
        for (const auto odd : m_tags.interpret(m_tagNumbers, m_layer.labels)) {
            m_records.report(Severity::Warning, "tag", drafts.front().at, [&] {
                return said(
                    "The tag '%1' has no prefix as the other tags have; the whole of it is taken as a type.",
                    m_tags.cell(odd));
            });
        }
        std::vector<TaggedSpan> spans;
        const auto scheme = m_tags.decode(m_tagNumbers, m_sentences, spans);
        m_records.report(Severity::Note, "scheme", drafts.front().at, [&] {
            return scheme == TagScheme::Outside
                ? said("\"%1\" holds no annotation: every tag is O.", m_column)
                : said("\"%1\" is read as %2.", m_column, schemeName(scheme));
        });
        m_tags.reportIllegal(m_tagNumbers, m_sentences, [&](IllegalTag illegal) {
            const auto& row = rowOf(illegal.token);
            m_records.report(Severity::Warning, "transition", drafts[row.document].at, [&] {
                const auto& cell = m_tags.cell(m_tagNumbers[illegal.token]);
                const auto number = row.tokens[illegal.token - row.firstTag] + 1;
                return illegal.kind == IllegalTag::Kind::OpensWithoutBegin
                    ? said("'%1' (token %2) does not go on with what stands before it, which %3 does not "
                           "allow; an entity begins here.",
                        cell, number, schemeName(scheme))
                    : said(
                        "No end tag follows '%1' (token %2), which %3 does not allow; an entity ends here.",
                        cell, number, schemeName(scheme));
            });
        });
        for (const auto& span : spans) {
            const auto& row = rowOf(span.first);
            auto& draft = drafts[row.document];
            const auto begin = draft.tokens[row.tokens[span.first - row.firstTag]].begin;
            const auto end = draft.tokens[row.tokens[span.end - 1 - row.firstTag]].end;
            auto& mention = draft.annotate(draft.at, begin, end, true);
            mention.types.push_back(m_layer.labels.name(span.label));
        }
        const auto tags = m_tags.tokenTags(m_tagNumbers);
        for (const auto& row : m_tagRows) {
            auto& draft = drafts[row.document];
            draft.document.tokenTags.resize(draft.tokens.size());
            for (std::size_t i = 0; i < row.tokens.size(); ++i) {
                draft.document.tokenTags[row.tokens[i]] = tags[row.firstTag + i];
            }
        }
    }

    LabelNames m_names;
    bool m_asked = false; ///< the file beside was looked into
    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "huggingface", datasetShape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::CodePoints };
    PipelineEntities m_pipeline { m_records, m_documents, m_names };
    std::string m_column;
    std::string m_namesColumn; ///< under which the data set has its own tags; empty: m_column
    TagColumn m_tags;
    std::vector<std::uint32_t> m_tagNumbers; ///< of all rows
    std::vector<std::uint32_t> m_sentences; ///< first tag of each row
    std::vector<Row> m_tagRows;
    std::size_t m_rows = 0;
    std::size_t m_columnRows = 0;
    bool m_unnamed = false;
    std::size_t m_unnamedAt = 0;
};

} // namespace

Reader huggingFaceReader()
{
    return { .id = "huggingface",
        .title = "Hugging Face",
        .description
        = support::pattern("Rows of tokens and tags, with the names of numbered tags from the file beside; "
                           "output of a token-classification pipeline."),
        .example = R"({"id": "0", "tokens": ["Ada", "left", "Oslo"], "ner_tags": ["B-PER", "O", "B-LOC"]})",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::HuggingFace>,
        .read = readAs<HuggingFaceFile>,
        .sideFiles = datasetSideFiles,
        .options = datasetOptions };
}

} // namespace touchstone::io
