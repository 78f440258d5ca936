// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/formats/labelstudio/labelstudioreader.h"

#include "core/io/bytes/words.h"
#include "core/io/drafts/spandocuments.h"
#include "core/io/formats/labelstudio/labelstudiosides.h"
#include "core/io/formats/labelstudio/labelstudiotext.h"
#include "core/io/json/jsonfamily.h"
#include "core/support/message.h"

namespace touchstone::io {

namespace {

constexpr std::string_view shape
    = R"({"id": 1, "data": {"text": …}, "annotations": [{"result": [{"value": {"start": 0, "end": 3, "labels": ["PER"]}}]}]})";
constexpr std::array<std::string_view, 4> optionWords { "--annotator", "--system-annotator",
    "--model-version", "--offset-unit" };

JsonValue labelsOf(JsonValue value)
{
    return value.anyOf({ "labels", "hypertextlabels", "paragraphlabels" });
}

class LabelStudioFile : FileReading
{
public:
    using FileReading::FileReading;

    Result<void> read()
    {
        if (auto chosen = chooseSide(); !chosen) {
            return chosen;
        }
        while (m_records.next()) {
            const auto task = m_records.record();
            if (m_tellVersions) {
                m_tellVersions = false;
                m_records.report(Severity::Warning, "model", task, [this] {
                    return said("Predictions of several model versions: %1; those of \"%2\" are read. Choose "
                                "with --model-version.",
                        m_sides.listedVersions(), m_version);
                });
            }
            eachLabelStudioTask(task, [this](JsonValue one) {
                if (isFullTask(one)) {
                    readTask(one);
                } else if (one.isObject()) {
                    readShortTask(one);
                } else {
                    tellDocument(one);
                }
            });
        }
        if (!m_options.annotator.empty() && !m_predictions && !m_found && !m_records.cancelled()) {
            return refused(ErrorCode::InvalidOption,
                m_sides.annotators.empty()
                    ? said(
                        "nobody of the name \"%1\" annotated (--annotator); there are: no names in the file",
                        m_options.annotator)
                    : said("nobody of the name \"%1\" annotated (--annotator); there are: %2",
                        m_options.annotator, m_sides.listedAnnotators()));
        }
        if (!m_options.annotator.empty()) {
            m_layer.column = "annotator " + m_options.annotator;
        }
        tellCounts();
        if (m_documents.empty() && m_unannotated > 0 && !m_records.cancelled()) {
            return refused(ErrorCode::Malformed,
                m_sides.versions.empty() ? said("no task of the file is annotated")
                                         : said("no task of the file is annotated, there are predictions "
                                                "only: %1; name one with --model-version, as a system",
                                             m_sides.listedVersions()));
        }
        return m_documents.finish();
    }

private:
    Result<void> chooseSide()
    {
        const auto& versions = m_sides.versions;
        const bool named = !m_options.modelVersion.empty();
        m_predictions = m_options.annotator.empty() && (named || (m_options.system && !versions.empty()));
        if (named && !m_predictions) {
            m_layer.diagnostics.add(Severity::Warning, "labelstudio.model-version", { m_file.path, 0, 0 },
                said("--model-version says nothing beside an annotator: the annotations of \"%1\" are read, "
                     "no predictions.",
                    m_options.annotator));
        }
        if (!m_predictions || m_records.cancelled()) {
            return {};
        }
        if (named) {
            if (!versions.contains(m_options.modelVersion)) {
                return refused(ErrorCode::InvalidOption,
                    versions.empty() ? said("there is no prediction of the model version \"%1\" "
                                            "(--model-version); there are: none",
                        m_options.modelVersion)
                                     : said("there is no prediction of the model version \"%1\" "
                                            "(--model-version); there are: %2",
                                         m_options.modelVersion, m_sides.listedVersions()));
            }
            m_version = m_options.modelVersion;
        } else {
            const auto most = std::max_element(versions.begin(), versions.end(),
                [](const auto& a, const auto& b) { return a.second < b.second; });
            m_version = most->first;
            m_tellVersions = versions.size() > 1;
        }
        m_layer.column = "predictions" + (m_version.empty() ? std::string() : " " + m_version);
        return {};
    }

    void tellDocument(JsonValue at)
    {
        m_records.report(Severity::Error, "document", at,
            [] { return said("This is no task with a text; it is skipped. One looks like %1.", shape); });
    }

    // ---- which annotation

    [[nodiscard]] bool wanted(JsonValue annotation) const
    {
        if (m_options.annotator.empty()) {
            return true;
        }
        const auto names = namesOfPerson(personOf(annotation));
        return contains(names, m_options.annotator);
    }

    /// Goes `b` before `a`? Ground truth first, then the newest, then the larger id.
    static bool better(JsonValue a, JsonValue b)
    {
        const bool trueA = a["ground_truth"].boolean().value_or(false);
        const bool trueB = b["ground_truth"].boolean().value_or(false);
        if (trueA != trueB) {
            return trueB;
        }
        for (const auto* const key : { "created_at", "updated_at" }) {
            const auto timeA = a[key].identifier();
            const auto timeB = b[key].identifier();
            if (timeA != timeB) {
                return timeA < timeB;
            }
        }
        return a["id"].integer().value_or(0) < b["id"].integer().value_or(0);
    }

    [[nodiscard]] JsonValue annotationOf(JsonValue task)
    {
        JsonValue best;
        std::string person;
        bool several = false;
        for (const auto annotation : annotationsOf(task)) {
            if (!annotation.isObject() || isCancelledAnnotation(annotation) || !wanted(annotation)) {
                continue;
            }
            const auto names = namesOfPerson(personOf(annotation));
            const auto name = names.empty() ? std::string() : names.front();
            several = several || (best.exists() && name != person);
            person = name;
            if (!best.exists() || better(best, annotation)) {
                best = annotation;
            }
        }
        if (several) {
            m_records.report(Severity::Warning, "annotator", task, [this] {
                return said("Several people annotated this task (%1); the ground truth counts, else the "
                            "newest. Choose one with --annotator.",
                    m_sides.listedAnnotators());
            });
        }
        m_found = m_found || best.exists();
        return best;
    }

    [[nodiscard]] JsonValue predictionOf(JsonValue task)
    {
        JsonValue best;
        for (const auto prediction : task["predictions"]) {
            if (prediction.isObject() && prediction["model_version"].identifier() == m_version
                && (!best.exists() || better(best, prediction))) {
                best = prediction;
            }
        }
        if (!best.exists()) {
            m_noPredictionAt = m_noPrediction++ == 0 ? m_records.byte(task) : m_noPredictionAt;
        }
        return best;
    }

    // ---- tasks

    void readTask(JsonValue task)
    {
        const auto side = m_predictions ? predictionOf(task) : annotationOf(task);
        if (!side.exists() && !m_predictions) {
            m_unannotatedAt = m_unannotated++ == 0 ? m_records.byte(task) : m_unannotatedAt;
            return;
        }
        // Old predictions have the regions themselves instead of "result".
        const auto regions = side["result"];
        const auto data = task["data"];
        const LabelStudioDialogue dialogue(data, regions);
        const auto key = keyOf(data, regions, dialogue);
        if (key.empty()) {
            tellDocument(task);
            return;
        }
        auto& draft = m_documents.add(task);
        draft.document.name = data["id"].identifier();
        if (draft.document.name.empty()) {
            draft.document.name = task["id"].identifier();
        }
        readText(draft, data[key], dialogue, isHyperText(regions));
        for (const auto field : data) {
            if (field.key() != key && field.key() != "id") {
                SpanDocuments::addAttribute(draft, field);
            }
        }
        for (const auto region : regions) {
            readRegion(draft, region, dialogue);
        }
    }

    /// Of the field that the regions are about.
    static std::string_view keyOf(JsonValue data, JsonValue regions, const LabelStudioDialogue& dialogue)
    {
        const auto first = regions.first();
        const auto value = first["value"].isObject() ? first["value"] : first;
        const bool paragraphs = value["paragraphlabels"].exists() && dialogue.any();
        const auto key = paragraphs ? std::string_view() : textKeyOf(data, regions);
        return key.empty() ? dialogue.key() : key;
    }

    static void readText(
        DraftDocument& draft, JsonValue field, const LabelStudioDialogue& dialogue, bool html)
    {
        const auto text = field.string();
        draft.document.text = text::Text(field.isArray() ? dialogue.text()
                : html                                   ? renderedText(text)
                                                         : std::string(text));
    }

    static bool isHyperText(JsonValue regions)
    {
        for (const auto region : regions) {
            if (region["type"].string() == "hypertextlabels") {
                return true;
            }
        }
        return false;
    }

    /// {"id", "from_name", "to_name", "type": "labels", "value": {"start", "end", "text", "labels"}}
    void readRegion(DraftDocument& draft, JsonValue region, const LabelStudioDialogue& dialogue)
    {
        const auto type = region["type"].string();
        const auto value = region["value"];
        if (type == "labels" || type == "hypertextlabels" || type == "paragraphlabels" || type == "ner"
            || (type.empty() && value["labels"].isArray())) {
            readValue(draft, region, value, dialogue);
        } else if (type.ends_with("labels") || !region.isObject()) {
            tellRegion(region);
        } // else choices, relations, ratings …
    }

    void tellRegion(JsonValue at)
    {
        m_records.report(Severity::Error, "region", at, [&] {
            const auto type = at["type"].string();
            return type == "hypertextlabels" ? said("The region has no \"globalOffsets\", and its words are "
                                                    "not found exactly once in the text; this is skipped.")
                : type == "paragraphlabels" || at["startOffset"].exists()
                ? said("The region is no stretch of the utterances that it names; this is skipped.")
                : type.ends_with("labels") && type != "labels"
                ? said("A region of the type \"%1\" is no stretch of a text; this is skipped.", type)
                : said("A region of text looks like {\"type\": \"labels\", \"value\": {\"start\": 0, "
                       "\"end\": 3, \"labels\": [\"PER\"]}}; this is skipped.");
        });
    }

    /// Where the region stands; offsets that the reader found itself are exact.
    static bool place(const DraftDocument& draft, JsonValue value, const LabelStudioDialogue& dialogue,
        DraftMention& mention)
    {
        const auto global = value["globalOffsets"];
        const auto begin = (global.isObject() ? global["start"] : value["start"]).integer();
        const auto end = (global.isObject() ? global["end"] : value["end"]).integer();
        std::optional<text::Span> span;
        if (value["paragraphlabels"].exists() || (value["startOffset"].exists() && dialogue.any())) {
            span = dialogue.span(value);
        } else if (begin && end) {
            mention.pieces = { { *begin, *end } };
            return true;
        } else if (value["startOffset"].exists()) { // a path into the page
            span = onlyPlaceOf(mention.surface, draft.document.text);
        }
        if (span) {
            mention.pieces = { { span->begin, span->end } };
            mention.exact = true;
        }
        return span.has_value();
    }

    void readValue(
        DraftDocument& draft, JsonValue region, JsonValue value, const LabelStudioDialogue& dialogue)
    {
        DraftMention mention;
        mention.surface = withoutEscapes(value["text"].string());
        if (!place(draft, value, dialogue, mention)) {
            tellRegion(region);
            return;
        }
        mention.at = m_records.byte(region);
        const auto labels = labelsOf(value);
        if (labels.isArray()) {
            for (const auto label : labels) {
                mention.types.emplace_back(label.identifier());
            }
        } else {
            mention.types.emplace_back(labels.identifier());
        }
        if (region.byte() != value.byte()) {
            mention.id = region["id"].identifier();
        }
        m_documents.readScore(mention, value["score"].exists() ? value["score"] : region["score"]);
        if (const auto meta = region["meta"]; meta.hasElements()) {
            SpanDocuments::addExtra(mention, meta);
        }
        draft.mentions.push_back(std::move(mention));
    }

    // ---- JSON_MIN: a record is one annotation of a task

    void readShortTask(JsonValue task)
    {
        if (!wanted(task)) {
            return;
        }
        JsonValue regions;
        for (const auto field : task) {
            if (field.isArray() && field.first()["start"].exists() && labelsOf(field.first()).exists()) {
                regions = field;
                break;
            }
        }
        const LabelStudioDialogue dialogue(task, regions);
        const auto key = keyOf(task, regions, dialogue);
        if (key.empty()) {
            tellDocument(task);
            return;
        }
        m_found = true;
        auto name = std::string(task["id"].identifier());
        const auto known = name.empty() ? m_byTask.end() : m_byTask.find(name);
        if (known != m_byTask.end()) {
            m_records.report(Severity::Warning, "annotator", task, [this] {
                return m_sides.annotators.empty()
                    ? said("This task was annotated in an earlier record (annotators: unknown); the newest "
                           "counts. Choose one with --annotator.")
                    : said("This task was annotated in an earlier record (annotators: %1); the newest "
                           "counts. Choose one with --annotator.",
                        m_sides.listedAnnotators());
            });
            const auto time = std::string(task.anyOf({ "updated_at", "created_at" }).identifier());
            if (time < known->second.time) {
                return;
            }
            known->second.time = time;
            auto& draft = m_documents.documents()[known->second.document];
            draft.mentions.clear();
            for (const auto region : regions) {
                readValue(draft, region, region, dialogue);
            }
            return;
        }
        auto& draft = m_documents.add(task);
        draft.document.name = name;
        readText(draft, task[key], dialogue, regions.first()["hypertextlabels"].exists());
        static constexpr std::array<std::string_view, 7> read { "id", "annotator", "annotation_id",
            "created_at", "updated_at", "lead_time", "agreement" };
        for (const auto field : task) {
            const bool own = contains(read, field.key());
            if (!own && field.key() != key && field.byte() != regions.byte()) {
                SpanDocuments::addAttribute(draft, field);
            }
        }
        for (const auto region : regions) {
            readValue(draft, region, region, dialogue);
        }
        if (!name.empty()) {
            m_byTask.emplace(std::move(name),
                ShortTask { m_documents.documents().size() - 1,
                    std::string(task.anyOf({ "updated_at", "created_at" }).identifier()) });
        }
    }

    void tellCounts()
    {
        if (m_unannotated > 0) {
            m_records.report(Severity::Note, "unannotated", m_unannotatedAt, [this] {
                const auto count = static_cast<std::int64_t>(m_unannotated);
                return m_options.annotator.empty()
                    ? saidOf(count, "%Ln task without an annotation is left out.",
                        "%Ln tasks without an annotation are left out.")
                    : saidOf(count, "%Ln task without an annotation by %1 is left out.",
                        "%Ln tasks without an annotation by %1 are left out.", m_options.annotator);
            });
        }
        if (m_noPrediction > 0) {
            m_records.report(Severity::Warning, "no-prediction", m_noPredictionAt, [this] {
                const auto count = static_cast<std::int64_t>(m_noPrediction);
                return m_version.empty() ? saidOf(count,
                           "%Ln task has no prediction of a model; it counts as without annotations.",
                           "%Ln tasks have no prediction of a model; they count as without annotations.")
                                         : saidOf(count,
                                             "%Ln task has no prediction of the model version \"%1\"; it "
                                             "counts as without annotations.",
                                             "%Ln tasks have no prediction of the model version \"%1\"; they "
                                             "count as without annotations.",
                                             m_version);
            });
        }
    }

    struct ShortTask
    {
        std::size_t document = 0;
        std::string time;
    };

    LabelStudioSides m_sides = labelStudioSides(m_file, m_progress);
    JsonRecords m_records { m_file, m_layer.diagnostics, m_progress, "labelstudio", shape };
    SpanDocuments m_documents { m_options, m_layer, m_records, OffsetUnit::Utf16 };
    std::string m_version;
    bool m_predictions = false;
    bool m_tellVersions = false;
    bool m_found = false;
    std::unordered_map<std::string, ShortTask> m_byTask;
    std::size_t m_unannotated = 0;
    std::size_t m_noPrediction = 0;
    std::size_t m_unannotatedAt = 0;
    std::size_t m_noPredictionAt = 0;
};

void inspectLabelStudio(std::string_view bytes, Inspection& inspection)
{
    const Progress progress;
    const SourceFile file { "", "", bytes, {}, {} };
    const auto sides = labelStudioSides(file, progress);
    if (sides.annotators.size() > 1) {
        inspection.choices.push_back({ "annotator", { sides.annotators.begin(), sides.annotators.end() } });
    }
    if (!sides.versions.empty()) {
        ReaderChoice choice { "model-version", {} };
        for (const auto& [version, tasks] : sides.versions) {
            choice.values.push_back(version);
        }
        inspection.choices.push_back(std::move(choice));
    }
}

} // namespace

Reader labelStudioReader()
{
    return { .id = "labelstudio",
        .title = "Label Studio",
        .description = support::pattern(
            "Tasks as JSON or JSON_MIN, with annotations and predictions; one file may be gold and system."),
        .example
        = R"([{"id": 1, "data": {"text": "Ada left Oslo."}, "annotations": [{"result": [{"type": "labels", "value": {"start": 9, "end": 13, "labels": ["LOC"]}}]}]}])",
        .suffixes = jsonSuffixes,
        .probe = probeJson<JsonFamily::LabelStudio>,
        .read = readAs<LabelStudioFile>,
        .inspect = inspectLabelStudio,
        .options = optionWords };
}

} // namespace touchstone::io
