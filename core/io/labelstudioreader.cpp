// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/labelstudioreader.h"

#include "core/io/jsonfamily.h"
#include "core/io/labelstudiotext.h"
#include "core/io/spandocuments.h"

#include <algorithm>
#include <map>
#include <new>
#include <set>

namespace touchstone::io {

namespace {

using support::ErrorCode;
using support::failure;
using support::Severity;

constexpr std::string_view shape
    = R"({"id": 1, "data": {"text": …}, "annotations": [{"result": [{"value": {"start": 0, "end": 3, "labels": ["PER"]}}]}]})";
constexpr std::array<std::string_view, 4> optionWords { "--annotator", "--system-annotator",
    "--model-version", "--offset-unit" };
constexpr std::size_t mostNames = 1000;

/// Everything by which a person may be called: 3, {"id": 3, "email": …, "first_name": …}, "ada@lab.org".
std::vector<std::string> namesOf(JsonValue person)
{
    std::vector<std::string> names;
    const auto add = [&names](std::string_view name) {
        if (!name.empty()) {
            names.emplace_back(name);
        }
    };
    add(person.identifier());
    for (const auto key : { "email", "username", "id" }) {
        add(person[key].identifier());
    }
    const auto first = std::string(person["first_name"].string());
    const auto last = std::string(person["last_name"].string());
    add(first);
    add(first.empty() || last.empty() ? last : first + " " + last);
    return names;
}

JsonValue personOf(JsonValue annotation) { return annotation.anyOf({ "completed_by", "annotator" }); }

JsonValue annotationsOf(JsonValue task) { return task.anyOf({ "annotations", "completions" }); }

bool isCancelled(JsonValue annotation)
{
    return annotation.anyOf({ "was_cancelled", "skipped" }).boolean().value_or(false);
}

bool isFull(JsonValue task) { return task["data"].isObject(); }

/// Who annotated, and what models predicted, with their tasks.
struct Sides
{
    std::set<std::string> annotators; ///< by their first names
    std::map<std::string, std::size_t> versions;

    [[nodiscard]] std::string listed() const { return listed(annotators); }
    template <typename Names> [[nodiscard]] static std::string listed(const Names& names)
    {
        constexpr std::size_t most = 20;
        std::string list;
        std::size_t count = 0;
        for (const auto& name : names) {
            if (++count > most) {
                return list + ", …";
            }
            if constexpr (std::is_same_v<Names, std::set<std::string>>) {
                list += (list.empty() ? "" : ", ") + name;
            } else {
                list += (list.empty() ? "" : ", ") + (name.first.empty() ? "(no name)" : name.first) + " ("
                    + std::to_string(name.second) + " tasks)";
            }
        }
        return list;
    }
};

Sides sidesOf(const SourceFile& file, const support::Progress& progress)
{
    Sides sides;
    support::Diagnostics unused;
    JsonRecords records(file, unused, progress, "labelstudio", shape);
    while (records.next()) {
        const auto task = records.record();
        const auto addPerson = [&sides](JsonValue annotation) {
            if (const auto names = namesOf(personOf(annotation));
                !names.empty() && sides.annotators.size() < mostNames) {
                sides.annotators.insert(names.front());
            }
        };
        if (!isFull(task)) {
            addPerson(task);
            continue;
        }
        for (const auto annotation : annotationsOf(task)) {
            if (!isCancelled(annotation)) {
                addPerson(annotation);
            }
        }
        std::set<std::string> versions;
        for (const auto prediction : task["predictions"]) {
            if (prediction.isObject() && versions.size() < mostNames) {
                versions.emplace(prediction["model_version"].identifier());
            }
        }
        for (const auto& version : versions) {
            if (sides.versions.size() < mostNames || sides.versions.contains(version)) {
                ++sides.versions[version];
            }
        }
    }
    return sides;
}

class LabelStudioFile
{
public:
    LabelStudioFile(const SourceFile& file, const ReadOptions& options, annotation::Layer& layer,
        support::Progress& progress)
        : m_file(file)
        , m_options(options)
        , m_layer(layer)
        , m_sides(sidesOf(file, progress))
        , m_records(file, layer.diagnostics, progress, "labelstudio", shape)
        , m_documents(file, options, layer, m_records, "labelstudio", OffsetUnit::Utf16)
    {
    }

    support::Result<void> read()
    {
        if (auto chosen = chooseSide(); !chosen) {
            return chosen;
        }
        while (m_records.next()) {
            const auto task = m_records.record();
            if (m_tellVersions) {
                m_tellVersions = false;
                m_records.report(Severity::Warning, "model", task, [this] {
                    return "Predictions of several model versions: " + Sides::listed(m_sides.versions)
                        + "; those of \"" + m_version + "\" are read. Choose with --model-version.";
                });
            }
            if (isFull(task)) {
                readTask(task);
            } else if (task.isObject()) {
                readShortTask(task);
            } else {
                tellDocument(task);
            }
        }
        if (!m_options.annotator.empty() && !m_predictions && !m_found && !m_records.cancelled()) {
            return failure(ErrorCode::InvalidOption,
                "nobody of the name \"" + m_options.annotator + "\" annotated (--annotator); there are: "
                    + (m_sides.annotators.empty() ? "no names in the file" : m_sides.listed()),
                { m_file.path });
        }
        if (!m_options.annotator.empty()) {
            m_layer.column = "annotator " + m_options.annotator;
        }
        tellCounts();
        if (m_documents.empty() && m_unannotated > 0 && !m_records.cancelled()) {
            return failure(ErrorCode::Malformed,
                m_sides.versions.empty() ? "no task of the file is annotated"
                                         : "no task of the file is annotated, there are predictions only: "
                        + Sides::listed(m_sides.versions) + "; name one with --model-version, as a system",
                { m_file.path });
        }
        return m_documents.finish();
    }

private:
    support::Result<void> chooseSide()
    {
        const auto& versions = m_sides.versions;
        const bool named = !m_options.modelVersion.empty();
        m_predictions = m_options.annotator.empty() && (named || (m_options.system && !versions.empty()));
        if (!m_predictions || m_records.cancelled()) {
            return {};
        }
        if (named) {
            if (!versions.contains(m_options.modelVersion)) {
                return failure(ErrorCode::InvalidOption,
                    "there is no prediction of the model version \"" + m_options.modelVersion
                        + "\" (--model-version); there are: "
                        + (versions.empty() ? "none" : Sides::listed(versions)),
                    { m_file.path });
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
        m_records.report(Severity::Error, "document", at, [] {
            return "This is no task with a text; it is skipped. One looks like " + std::string(shape) + ".";
        });
    }

    // ---- which annotation

    [[nodiscard]] bool wanted(JsonValue annotation) const
    {
        if (m_options.annotator.empty()) {
            return true;
        }
        const auto names = namesOf(personOf(annotation));
        return std::find(names.begin(), names.end(), m_options.annotator) != names.end();
    }

    /// Goes `b` before `a`? Ground truth first, then the newest, then the larger id.
    static bool better(JsonValue a, JsonValue b)
    {
        const bool trueA = a["ground_truth"].boolean().value_or(false);
        const bool trueB = b["ground_truth"].boolean().value_or(false);
        if (trueA != trueB) {
            return trueB;
        }
        for (const auto key : { "created_at", "updated_at" }) {
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
            if (!annotation.isObject() || isCancelled(annotation) || !wanted(annotation)) {
                continue;
            }
            const auto names = namesOf(personOf(annotation));
            const auto name = names.empty() ? std::string() : names.front();
            several = several || (best.exists() && name != person);
            person = name;
            if (!best.exists() || better(best, annotation)) {
                best = annotation;
            }
        }
        if (several) {
            m_records.report(Severity::Warning, "annotator", task, [this] {
                return "Several people annotated this task (" + m_sides.listed()
                    + " the file); the ground truth counts, else the newest. Choose one with --annotator.";
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
            m_noPredictionAt = m_noPrediction++ == 0 ? m_documents.place(task) : m_noPredictionAt;
        }
        return best;
    }

    // ---- tasks

    void readTask(JsonValue task)
    {
        const auto side = m_predictions ? predictionOf(task) : annotationOf(task);
        if (!side.exists() && !m_predictions) {
            m_unannotatedAt = m_unannotated++ == 0 ? m_documents.place(task) : m_unannotatedAt;
            return;
        }
        // Old predictions have the regions themselves instead of "result".
        const auto regions = side["result"];
        const auto data = task["data"];
        const auto key = textKeyOf(data, regions);
        if (key.empty()) {
            tellDocument(task);
            return;
        }
        auto& document = m_documents.add(task);
        document.name = data["id"].identifier();
        if (document.name.empty()) {
            document.name = task["id"].identifier();
        }
        readText(document, data[key].string(), isHyperText(regions));
        for (const auto field : data) {
            if (field.key() != key && field.key() != "id") {
                SpanDocuments::addAttribute(document, field);
            }
        }
        for (const auto region : regions) {
            readRegion(document, region);
        }
    }

    void readText(SpanDocument& document, std::string_view text, bool html)
    {
        document.text = text::Text(html ? renderedText(text) : std::string(text));
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
    void readRegion(SpanDocument& document, JsonValue region)
    {
        const auto type = region["type"].string();
        const auto value = region["value"];
        const bool labelled = type == "labels" || type == "hypertextlabels" || type == "ner"
            || (type.empty() && value["labels"].isArray());
        if (!labelled) {
            if (type == "paragraphlabels" || type == "timeserieslabels" || !region.isObject()) {
                tellRegion(region);
            }
            return; // choices, relations, ratings …
        }
        readValue(document, region, value);
    }

    void tellRegion(JsonValue at)
    {
        m_records.report(Severity::Error, "region", at, [] {
            return std::string(
                       R"(A region of text looks like {"type": "labels", "value": {"start": 0, "end": 3, )")
                + R"("labels": ["PER"]}}; this is skipped.)";
        });
    }

    void readValue(SpanDocument& document, JsonValue region, JsonValue value)
    {
        const auto global = value["globalOffsets"];
        const auto begin = (global.isObject() ? global["start"] : value["start"]).integer();
        const auto end = (global.isObject() ? global["end"] : value["end"]).integer();
        if (!begin || !end) {
            tellRegion(region);
            return;
        }
        auto& annotation = document.annotations.emplace_back();
        annotation.place = m_documents.place(region);
        annotation.begin = *begin;
        annotation.end = *end;
        annotation.surface = withoutEscapes(value["text"].string());
        const auto labels = value.anyOf({ "labels", "hypertextlabels" });
        if (labels.isArray()) {
            for (const auto label : labels) {
                annotation.types.emplace_back(label.identifier());
            }
        } else {
            annotation.types.emplace_back(labels.identifier());
        }
        if (region.byte() != value.byte()) {
            annotation.id = region["id"].identifier();
        }
        m_documents.readScore(annotation, value["score"].exists() ? value["score"] : region["score"]);
        if (const auto meta = region["meta"]; meta.hasElements()) {
            SpanDocuments::addExtra(annotation, meta);
        }
    }

    // ---- JSON_MIN: a record is one annotation of a task

    void readShortTask(JsonValue task)
    {
        if (!wanted(task)) {
            return;
        }
        JsonValue regions;
        for (const auto field : task) {
            if (field.isArray() && field.first()["start"].exists()
                && (field.first()["labels"].exists() || field.first()["hypertextlabels"].exists())) {
                regions = field;
                break;
            }
        }
        const auto key = textKeyOf(task, regions);
        if (key.empty()) {
            tellDocument(task);
            return;
        }
        m_found = true;
        auto name = std::string(task["id"].identifier());
        const auto known = name.empty() ? m_byTask.end() : m_byTask.find(name);
        if (known != m_byTask.end()) {
            m_records.report(Severity::Warning, "annotator", task, [this] {
                return "This task was annotated in an earlier record (annotators: "
                    + (m_sides.annotators.empty() ? "unknown" : m_sides.listed())
                    + "); the newest counts. Choose one with --annotator.";
            });
            const auto time = std::string(task.anyOf({ "updated_at", "created_at" }).identifier());
            if (time < known->second.time) {
                return;
            }
            known->second.time = time;
            auto& document = m_documents.documents()[known->second.document];
            document.annotations.clear();
            for (const auto region : regions) {
                readValue(document, region, region);
            }
            return;
        }
        auto& document = m_documents.add(task);
        document.name = name;
        readText(document, task[key].string(), regions.first()["globalOffsets"].exists());
        static constexpr std::array<std::string_view, 7> read { "id", "annotator", "annotation_id",
            "created_at", "updated_at", "lead_time", "agreement" };
        for (const auto field : task) {
            const bool own = std::find(read.begin(), read.end(), field.key()) != read.end();
            if (!own && field.key() != key && field.byte() != regions.byte()) {
                SpanDocuments::addAttribute(document, field);
            }
        }
        for (const auto region : regions) {
            readValue(document, region, region);
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
            m_documents.report(Severity::Note, "unannotated", m_unannotatedAt, [this] {
                return std::to_string(m_unannotated) + " tasks without an annotation"
                    + (m_options.annotator.empty() ? "" : " by " + m_options.annotator) + " are left out.";
            });
        }
        if (m_noPrediction > 0) {
            m_documents.report(Severity::Warning, "no-prediction", m_noPredictionAt, [this] {
                return std::to_string(m_noPrediction) + " tasks have no prediction of "
                    + (m_version.empty() ? std::string("a model") : "the model version \"" + m_version + "\"")
                    + "; they count as without annotations.";
            });
        }
    }

    struct ShortTask
    {
        std::size_t document = 0;
        std::string time;
    };

    const SourceFile& m_file;
    const ReadOptions& m_options;
    annotation::Layer& m_layer;
    Sides m_sides;
    JsonRecords m_records;
    SpanDocuments m_documents;
    std::string m_version;
    bool m_predictions = false;
    bool m_tellVersions = false;
    bool m_found = false;
    std::unordered_map<std::string, ShortTask> m_byTask;
    std::size_t m_unannotated = 0;
    std::size_t m_noPrediction = 0;
    LinePlace m_unannotatedAt;
    LinePlace m_noPredictionAt;
};

support::Result<void> readLabelStudio(
    const SourceFile& file, const ReadOptions& options, annotation::Layer& layer, support::Progress& progress)
{
    try {
        return LabelStudioFile(file, options, layer, progress).read();
    } catch (const std::bad_alloc&) {
        return failure(ErrorCode::TooLarge, "there is not enough memory to read the file", { file.path });
    }
}

void inspectLabelStudio(std::string_view bytes, Inspection& inspection)
{
    const support::Progress progress;
    const SourceFile file { "", "", bytes, {}, {} };
    const auto sides = sidesOf(file, progress);
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

Probability probeLabelStudio(std::string_view head, std::string_view suffix)
{
    return jsonProbability(head, suffix, JsonFamily::LabelStudio);
}

} // namespace

Reader labelStudioReader()
{
    return { .id = "labelstudio",
        .title = "Label Studio",
        .description
        = "Tasks as JSON or JSON_MIN, with annotations and predictions; one file may be gold and system.",
        .example
        = R"([{"id": 1, "data": {"text": "Ada left Oslo."}, "annotations": [{"result": [{"type": "labels", "value": {"start": 9, "end": 13, "labels": ["LOC"]}}]}]}])",
        .suffixes = jsonSuffixes,
        .companionSuffix = {},
        .probe = probeLabelStudio,
        .read = readLabelStudio,
        .inspect = inspectLabelStudio,
        .options = optionWords };
}

} // namespace touchstone::io
