// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/spacy/prodigyreader.h"

#include "core/io/bytes/words.h"
#include "core/io/drafts/spandocuments.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"

#include <set>

namespace touchstone::io {

namespace {

constexpr std::string_view shape
    = R"({"text": …, "spans": [{"start": 0, "end": 3, "label": "PER"}], "answer": "accept"})";
constexpr std::array<std::string_view, 2> optionWords { "--annotator", "--offset-unit" };

std::string_view annotatorOf(JsonValue record)
{
    return record.anyOf({ "_annotator_id", "_session_id" }).identifier();
}

/// "ner_news-ada" for "ada"
bool isAnnotator(JsonValue record, std::string_view wanted)
{
    for (const auto* const key : { "_annotator_id", "_session_id" }) {
        const auto id = record[key].identifier();
        if (id == wanted
            || (id.size() > wanted.size() && id.ends_with(wanted)
                && id[id.size() - wanted.size() - 1] == '-')) {
            return true;
        }
    }
    return false;
}

std::set<std::string> annotatorsOf(const SourceFile& file, const Progress& progress)
{
    constexpr std::size_t most = 1000;
    std::set<std::string> names;
    Diagnostics unused;
    JsonRecords records(file, unused, progress, "prodigy", shape);
    while (records.next()) {
        if (const auto name = annotatorOf(records.record()); !name.empty() && names.size() < most) {
            names.emplace(name);
        }
    }
    return names;
}

std::string listed(const std::set<std::string>& names) { return io::listed(names, std::identity(), 20); }

class ProdigyFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        while (m_records.next()) {
            readTask(m_records.record());
        }
        if (!m_wanted.empty() && !m_found && !m_progress.cancelled()) {
            const auto names = annotatorsOf(m_file, m_progress);
            return refused(ErrorCode::InvalidOption,
                names.empty()
                    ? said(
                        "no task is by \"%1\" (--annotator); the file does not say who annotated", m_wanted)
                    : said("no task is by \"%1\" (--annotator); there are: %2", m_wanted, listed(names)));
        }
        if (!m_wanted.empty()) {
            m_layer.column = "annotator " + m_wanted;
        }
        settleBinary();
        tellCounts();
        return m_documents.finish();
    }

private:
    /// What has been read of one input.
    struct Input
    {
        std::size_t document = 0;
        bool binary = false;
        std::string annotator;
    };

    void readTask(JsonValue record)
    {
        const auto text = record["text"];
        if (!record.isObject() || !text.isString()) {
            m_records.report(Severity::Error, "document", record, [] {
                return said("This is no task with a \"text\"; it is skipped. One looks like %1.", shape);
            });
            return;
        }
        if (!m_wanted.empty() && !isAnnotator(record, m_wanted)) {
            return;
        }
        m_found = true;
        if (record["options"].isArray() && !record["spans"].exists()) {
            m_records.report(Severity::Warning, "choice", record["options"],
                said("This task asks for a choice about the whole text, not for spans; it counts as a "
                     "document without annotations."));
        }
        const auto answer = record["answer"].string();
        const bool binary = record["_is_binary"].boolean().value_or(false);
        if (!answer.empty() && answer != "accept" && answer != "reject" && answer != "ignore") {
            m_records.report(Severity::Warning, "answer", record["answer"], [&] {
                return said("The answer \"%1\" is none of accept, reject and ignore; the task is skipped.",
                    answer.substr(0, 40));
            });
            return;
        }
        if (answer == "ignore" || (answer == "reject" && !binary)) {
            ++(answer == "ignore" ? m_ignored : m_rejected);
            m_leftOutAt = m_leftOutAt.value_or(m_records.byte(record));
            return;
        }
        const auto hash = record["_input_hash"].identifier();
        auto key = hash.empty() ? "text " + std::string(text.string()) : "hash " + std::string(hash);
        const bool merged = binary || !hash.empty();
        const auto known = merged ? m_inputs.find(key) : m_inputs.end();
        if (known != m_inputs.end()) {
            addTo(known->second, record, binary, answer == "accept");
            return;
        }
        auto& draft = m_documents.add(record);
        readDocument(draft, record);
        if (binary) {
            m_binaryAt = m_binaryAt.value_or(draft.at);
            judgeSpans(m_documents.documents().size() - 1, record, answer == "accept" || answer.empty());
        } else {
            readSpans(draft, record);
        }
        if (merged) {
            m_inputs.emplace(std::move(key),
                Input { m_documents.documents().size() - 1, binary, std::string(annotatorOf(record)) });
        }
    }

    /// A further task of an input.
    void addTo(Input& input, JsonValue record, bool binary, bool accepted)
    {
        if (binary && input.binary) {
            judgeSpans(input.document, record, accepted);
            return;
        }
        const auto by = std::string(annotatorOf(record));
        if (by != input.annotator && m_wanted.empty()) {
            if (!m_severalTold) {
                m_severalTold = true;
                const auto names = annotatorsOf(m_file, m_progress);
                m_records.report(Severity::Warning, "annotator", record, [&] {
                    return said("Several people annotated one input (%1), and the last line of each counts; "
                                "choose one with --annotator.",
                        listed(names));
                });
            }
        } else if (!binary) {
            m_records.report(Severity::Warning, "again", record, [&] {
                return said("This input was annotated before, in an earlier line; this line counts.");
            });
        }
        auto& draft = m_documents.documents()[input.document];
        draft.mentions.clear();
        m_judged.erase(input.document);
        input.annotator = by;
        input.binary = binary;
        if (binary) {
            judgeSpans(input.document, record, accepted);
        } else {
            readSpans(draft, record);
        }
    }

    void readDocument(DraftDocument& draft, JsonValue record)
    {
        draft.document.text = text::Text(std::string(record["text"].string()));
        const auto meta = record["meta"];
        draft.document.name = record["id"].identifier();
        if (draft.document.name.empty()) {
            draft.document.name = meta.anyOf({ "id", "doc_id", "document_id" }).identifier();
        }
        if (hasOffsets(record["tokens"].first())) {
            for (const auto token : record["tokens"]) {
                draft.tokens.push_back(
                    { token["start"].integer().value_or(-1), token["end"].integer().value_or(-1) });
            }
        }
        static constexpr std::array<std::string_view, 8> read { "id", "text", "spans", "tokens", "answer",
            "options", "html", "image" };
        for (const auto field : record) {
            const auto key = field.key();
            if (!contains(read, key)
                && (!key.starts_with('_') || key == "_annotator_id" || key == "_session_id")) {
                SpanDocuments::addAttribute(draft, field);
            }
        }
    }

    void readSpans(DraftDocument& draft, JsonValue record)
    {
        for (const auto span : record["spans"]) {
            if (auto mention = readSpan(draft, span)) {
                draft.mentions.push_back(std::move(*mention));
            }
        }
    }

    [[nodiscard]] std::optional<DraftMention> readSpan(const DraftDocument& draft, JsonValue span)
    {
        if (span["answer"].string() == "reject") {
            return std::nullopt;
        }
        auto begin = span["start"].integer();
        auto end = span["end"].integer();
        if (!begin || !end) { // token numbers, the last one inclusive
            const auto first = span["token_start"].integer();
            const auto last = span["token_end"].integer();
            const auto tokens = static_cast<std::int64_t>(draft.tokens.size());
            if (first && last && *first >= 0 && *first <= *last && *last < tokens) {
                begin = draft.tokens[static_cast<std::size_t>(*first)].begin;
                end = draft.tokens[static_cast<std::size_t>(*last)].end;
            }
        }
        if (!begin || !end) {
            m_records.report(Severity::Error, "span", span,
                said("A span looks like {\"start\": 0, \"end\": 3, \"label\": \"PER\"}; this is skipped."));
            return std::nullopt;
        }
        DraftMention mention;
        mention.at = m_records.byte(span);
        mention.pieces = { { *begin, *end } };
        for (const auto field : span) {
            const auto key = field.key();
            if (key == "label") {
                mention.types.emplace_back(field.identifier());
            } else if (key == "text") {
                mention.surface = field.string();
            } else if (key == "score") {
                m_documents.readScore(mention, field);
            } else if (key == "source") {
                mention.source = field.string();
            } else if (key != "start" && key != "end" && key != "token_start" && key != "token_end"
                && key != "answer" && key != "color" && !key.ends_with("_hash")) {
                SpanDocuments::addExtra(mention, field);
            }
        }
        return mention;
    }

    // ---- binary tasks: each accepts or rejects its spans

    using Judged
        = std::map<std::tuple<std::int64_t, std::int64_t, std::string>, std::pair<bool, DraftMention>>;

    void judgeSpans(std::size_t index, JsonValue record, bool accepted)
    {
        auto& judged = m_judged[index];
        for (const auto span : record["spans"]) {
            auto mention = readSpan(m_documents.documents()[index], span);
            if (!mention) {
                continue;
            }
            auto label = mention->types.empty() ? std::string() : mention->types.front();
            const std::tuple key(
                mention->pieces.front().begin, mention->pieces.front().end, std::move(label));
            const auto known = judged.find(key);
            if (known != judged.end() && known->second.first != accepted) {
                m_records.report(Severity::Warning, "binary", span, [&] {
                    return accepted
                        ? said("This span was rejected in an earlier task; it counts as accepted now.")
                        : said("This span was accepted in an earlier task; it counts as rejected now.");
                });
            }
            judged.insert_or_assign(key, std::pair(accepted, std::move(*mention)));
        }
    }

    void settleBinary()
    {
        for (auto& [index, judged] : m_judged) {
            auto& mentions = m_documents.documents()[index].mentions;
            for (auto& [key, verdict] : judged) {
                if (verdict.first) {
                    mentions.push_back(std::move(verdict.second));
                }
            }
        }
    }

    void tellCounts()
    {
        if (m_rejected + m_ignored > 0) {
            m_records.report(Severity::Note, "answer", *m_leftOutAt, [this] {
                return said("%1 rejected and %2 ignored tasks are left out: what is right in their texts is "
                            "not known.",
                    m_rejected, m_ignored);
            });
        }
        if (m_binaryAt) {
            m_records.report(Severity::Note, "binary", *m_binaryAt,
                said("The file holds binary tasks, each a verdict on one span: accepted spans of an input "
                     "are its annotations, and spans that nobody was asked about are missing."));
        }
    }

    const std::string& m_wanted = m_options.annotator;
    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "prodigy", shape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::CodePoints };
    std::unordered_map<std::string, Input> m_inputs;
    std::map<std::size_t, Judged> m_judged; ///< by document
    std::size_t m_rejected = 0;
    std::size_t m_ignored = 0;
    std::optional<std::size_t> m_leftOutAt;
    std::optional<std::size_t> m_binaryAt;
    bool m_severalTold = false;
    bool m_found = false;
};

void inspectProdigy(std::string_view bytes, Inspection& inspection)
{
    const Progress progress;
    const SourceFile file { "", "", bytes, {}, {} };
    const auto names = annotatorsOf(file, progress);
    if (names.size() > 1) {
        inspection.choices.push_back({ "annotator", { names.begin(), names.end() } });
    }
}

} // namespace

Reader prodigyReader()
{
    return { .id = "prodigy",
        .title = "Prodigy",
        .description = support::pattern(
            "Tasks as db-out writes them; accepted ones are documents, binary ones are merged."),
        .example
        = R"({"text": "Ada left Oslo.", "spans": [{"start": 9, "end": 13, "label": "GPE"}], "answer": "accept"})",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::Prodigy>,
        .read = readAs<ProdigyFile>,
        .inspect = inspectProdigy,
        .options = optionWords,
        .readsLines = true };
}

} // namespace touchstone::io
