// SPDX-License-Identifier: GPL-3.0-or-later
// Annotation tools' JSON: which side of a file is read, units of offsets, names of numbered labels.
#include "core/io/labelnames.h"
#include "core/io/opener.h"
#include "core/io/readerregistry.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include <unistd.h>

namespace touchstone::io {
namespace {

support::Result<void> readInto(annotation::Layer& layer, std::string_view id, std::string_view json,
    const ReadOptions& options = {}, std::string_view beside = {})
{
    support::Progress progress;
    const SourceFile file { "x.json", "x", json, "beside", beside };
    return readerById(id)->read(file, options, layer, progress);
}

std::string spansOf(
    std::string_view id, std::string_view json, const ReadOptions& options = {}, std::string_view beside = {})
{
    annotation::Layer layer;
    const auto read = readInto(layer, id, json, options, beside);
    if (!read) {
        return "error: " + read.error().text;
    }
    std::string list;
    for (const auto& document : layer.documents) {
        list += (list.empty() ? "" : "| ") + document.name + ": ";
        for (const auto& entity : document.annotations.entities) {
            list += std::string(document.text.slice(entity.span)) + "/" + layer.labels.name(entity.label)
                + " ";
        }
    }
    return list;
}

// ------------------------------------------------------------------------------------------- Label Studio

constexpr std::string_view task
    = R"([{"id": 4, "data": {"text": "Ada met Bo."}, "annotations": [)"
      R"({"id": 1, "completed_by": {"id": 7, "email": "ada@x.org", "first_name": "Ada", "last_name": "Berg"}, "created_at": "2024-01-01", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["PER"]}}]},)"
      R"({"id": 2, "completed_by": 8, "created_at": "2024-01-02", "result": [{"type": "labels", "value": {"start": 8, "end": 10, "labels": ["PER"]}}]}],)"
      R"( "predictions": [{"model_version": "old", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["OLD"]}}]},)"
      R"({"model_version": "new", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["NEW"]}}]}]},)"
      R"({"id": 5, "data": {"text": "Ada"}, "annotations": [{"id": 3, "completed_by": 8, "result": []}], "predictions": [{"model_version": "new", "result": []}]}])";

TEST(LabelStudioReader, AnAnnotatorIsChosenByNumberMailOrName)
{
    EXPECT_EQ(spansOf("labelstudio", task), "4: Bo/PER | 5: ") << "the newest";
    for (const std::string name : { "7", "ada@x.org", "Ada", "Ada Berg" }) {
        ReadOptions options;
        options.annotator = name;
        EXPECT_EQ(spansOf("labelstudio", task, options), "4: Ada/PER ") << name;
    }
    ReadOptions options;
    options.annotator = "nobody";
    EXPECT_NE(spansOf("labelstudio", task, options).find("8, ada@x.org"), std::string::npos);
}

TEST(LabelStudioReader, TheGroundTruthGoesBeforeTheNewest)
{
    EXPECT_EQ(
        spansOf("labelstudio",
            R"([{"id": 4, "data": {"text": "Ada"}, "annotations": [{"id": 1, "ground_truth": true, "created_at": "1", "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["A"]}}]}, {"id": 2, "created_at": "2", "result": []}]}])"),
        "4: Ada/A ");
}

TEST(LabelStudioReader, GoldAndSystemMayBeOneFile)
{
    ReadOptions system;
    system.system = true;
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "labelstudio", task, system));
    EXPECT_EQ(layer.column, "predictions new") << "the version with most tasks";
    EXPECT_EQ(layer.diagnostics.count("labelstudio.model"), 1U);
    EXPECT_EQ(spansOf("labelstudio", task, system), "4: Ada/NEW | 5: ");
    system.modelVersion = "old";
    EXPECT_EQ(spansOf("labelstudio", task, system), "4: Ada/OLD | 5: ") << "a task without counts as empty";
    system.modelVersion = "none such";
    EXPECT_NE(spansOf("labelstudio", task, system).find("new (2 tasks), old (1 tasks)"), std::string::npos);
    system = {};
    system.system = true;
    system.annotator = "8";
    EXPECT_EQ(spansOf("labelstudio", task, system), "4: Bo/PER | 5: ") << "a person as the system";
}

TEST(LabelStudioReader, ASystemsFileOfAnnotationsAloneIsRead)
{
    ReadOptions system;
    system.system = true;
    EXPECT_EQ(
        spansOf("labelstudio",
            R"([{"id": 4, "data": {"text": "Ada"}, "annotations": [{"id": 1, "result": [{"type": "labels", "value": {"start": 0, "end": 3, "labels": ["A"]}}]}], "predictions": []}])",
            system),
        "4: Ada/A ");
}

TEST(LabelStudioReader, WordsDecideTheUnit)
{
    const auto json = [](int start, int end) {
        return R"([{"id": 1, "data": {"text": "😀😀 Ada"}, "annotations": [{"id": 1, "result": [{"type": "labels", "value": {"start": )"
            + std::to_string(start) + ", \"end\": " + std::to_string(end)
            + R"(, "text": "Ada", "labels": ["A"]}}]}]}])";
    };
    EXPECT_EQ(spansOf("labelstudio", json(5, 8)), "1: Ada/A ") << "UTF-16";
    EXPECT_EQ(spansOf("labelstudio", json(3, 6)), "1: Ada/A ") << "code points";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "labelstudio", json(9, 12)));
    EXPECT_EQ(layer.diagnostics.count("labelstudio.unit"), 1U) << "bytes, with a warning";
}

TEST(LabelStudioReader, ChoicesOfTheDialogAreShown)
{
    Inspection inspection;
    readerById("labelstudio")->inspect(task, inspection);
    ASSERT_EQ(inspection.choices.size(), 2U);
    EXPECT_EQ(inspection.choices[0].option, "annotator");
    EXPECT_EQ(inspection.choices[1].values, (std::vector<std::string> { "new", "old" }));
}

// ------------------------------------------------------------------------------------------------- Prodigy

constexpr std::string_view sessions
    = R"({"text": "Ada Bo", "_input_hash": 1, "_task_hash": 1, "spans": [{"start": 0, "end": 3, "label": "A"}], "answer": "accept", "_session_id": "set-ada"}
{"text": "Ada Bo", "_input_hash": 1, "_task_hash": 1, "spans": [{"start": 4, "end": 6, "label": "B"}], "answer": "accept", "_session_id": "set-bo"}
{"text": "No", "_input_hash": 2, "_task_hash": 2, "spans": [{"start": 0, "end": 2, "label": "B"}], "answer": "reject", "_session_id": "set-bo"}
)";

TEST(ProdigyReader, OneAnnotatorMayBeChosen)
{
    ReadOptions options;
    EXPECT_EQ(spansOf("prodigy", sessions), "1: Bo/B ");
    options.annotator = "ada";
    EXPECT_EQ(spansOf("prodigy", sessions, options), "1: Ada/A ");
    options.annotator = "set-bo";
    EXPECT_EQ(spansOf("prodigy", sessions, options), "2: Bo/B ");
    options.annotator = "cy";
    EXPECT_NE(spansOf("prodigy", sessions, options).find("set-ada, set-bo"), std::string::npos);
}

TEST(ProdigyReader, AVerdictMayChange)
{
    const std::string head
        = R"({"text": "Ada", "_input_hash": 1, "_is_binary": true, "spans": [{"start": 0, "end": 3, "label": "A"}], "answer": ")";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "prodigy", head + "accept\"}\n" + head + "reject\"}\n"));
    EXPECT_EQ(layer.entityCount(), 0U);
    EXPECT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.diagnostics.count("prodigy.binary"), 2U);
}

TEST(ProdigyReader, TasksWithoutHashesStayApart)
{
    EXPECT_EQ(spansOf("prodigy", "{\"text\": \"a\", \"spans\": []}\n{\"text\": \"a\", \"spans\": []}\n"),
        "1: | 2: ");
}

// ------------------------------------------------------------------------------------------------- doccano

TEST(DoccanoReader, NumberedLabelsGetTheirNamesFromBeside)
{
    const std::string line
        = R"({"id": 1, "text": "Ada", "annotations": [{"label": 5, "start_offset": 0, "end_offset": 3, "user": 1}]})";
    EXPECT_EQ(spansOf("doccano", line), "1: Ada/5 ");
    EXPECT_EQ(spansOf("doccano", line, {}, R"([{"id": 5, "text": "PER"}])"), "1: Ada/PER ");
    EXPECT_EQ(spansOf("doccano", line, {}, R"({"5": "PERSON"})"), "1: Ada/PERSON ");
}

TEST(DoccanoReader, UsersAreMergedOrChosen)
{
    const std::string line
        = R"({"id": 1, "text": "Ada Bo", "annotations": [{"label": "P", "start_offset": 0, "end_offset": 3, "user": 1}, {"label": "P", "start_offset": 0, "end_offset": 3, "user": 2}, {"label": "P", "start_offset": 4, "end_offset": 6, "user": 2}]})";
    EXPECT_EQ(spansOf("doccano", line), "1: Ada/P Bo/P ");
    ReadOptions options;
    options.annotator = "1";
    EXPECT_EQ(spansOf("doccano", line, options), "1: Ada/P ");
}

TEST(DoccanoReader, TheUnitMayBeSaid)
{
    const std::string line = R"({"id": 1, "text": "😀 Ada", "label": [[2, 5, "P"]]})";
    ReadOptions options;
    options.offsetUnit = "code-points";
    EXPECT_EQ(spansOf("doccano", line, options), "1: Ada/P ");
    EXPECT_EQ(spansOf("doccano", line), "1:  Ad/P ");
}

// ------------------------------------------------------------------------------------------------- labels

std::string nameOf(std::string_view bytes, std::int64_t number, std::string_view column = "ner_tags")
{
    LabelNames names;
    names.add(bytes, column);
    const auto* const name = names.find(number);
    return name == nullptr ? "?" : *name;
}

TEST(LabelNames, EveryShapeOfAListIsRead)
{
    EXPECT_EQ(nameOf(R"(["O", "B-PER"])", 1), "B-PER");
    EXPECT_EQ(nameOf(R"({"names": ["O", "B-PER"]})", 1), "B-PER");
    EXPECT_EQ(
        nameOf(R"({"architectures": [], "id2label": {"0": "O", "1": "B-PER"}, "label2id": {"O": 0}})", 1),
        "B-PER");
    EXPECT_EQ(nameOf(R"({"O": 0, "B-PER": 1})", 1), "B-PER");
    EXPECT_EQ(nameOf("O\nB-PER\n", 1), "B-PER");
    EXPECT_EQ(
        nameOf(
            R"({"default": {"features": {"pos_tags": {"feature": {"names": ["X", "Y"]}}, "ner_tags": {"feature": {"names": ["O", "B-PER"]}}}}})",
            1),
        "B-PER");
    EXPECT_EQ(
        nameOf(R"({"features": [{"name": "ner_tags", "type": {"feature": {"names": ["O", "B-PER"]}}}]})", 1),
        "B-PER");
    EXPECT_EQ(nameOf("---\ndataset_info:\n  features:\n  - name: pos\n    sequence:\n      class_label:\n    "
                     "    names:\n          '0': X\n          '1': Y\n  - name: ner_tags\n    sequence:\n    "
                     "  class_label:\n        names:\n          '0': O\n          '1': B-PER\n---\n# Card\n",
                  1),
        "B-PER");
    EXPECT_EQ(nameOf("", 1), "?");
    EXPECT_EQ(nameOf("{broken", 1), "?");
    EXPECT_EQ(nameOf(R"(["O"])", 7), "?");
}

// -------------------------------------------------------------------------------------------------- opener

TEST(SideFiles, AreFoundBesideAndAreNoDocuments)
{
    const auto folder
        = std::filesystem::temp_directory_path() / ("touchstone-side-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const auto write
        = [&](const char* name, std::string_view content) { std::ofstream(folder / name) << content; };
    write("a.jsonl",
        R"({"id": 1, "text": "Ada", "annotations": [{"label": 5, "start_offset": 0, "end_offset": 3, "user": 1}]})");
    write("label_config.json", R"([{"id": 5, "text": "PER"}])");
    write("other.json", R"([{"id": 5, "text": "LOC"}])");
    support::Progress progress;
    const auto file = openLayer((folder / "a.jsonl").string(), "x", {}, progress);
    ASSERT_TRUE(file);
    EXPECT_EQ((*file)->labels.name(annotation::LabelId { 0 }), "PER");
    const auto whole = openLayer(folder.string(), "x", {}, progress);
    ASSERT_TRUE(whole) << whole.error().text;
    EXPECT_EQ((*whole)->documents.size(), 1U);
    EXPECT_EQ((*whole)->diagnostics.count("io.skipped"), 1U) << "other.json, not the list of labels";
    ReadOptions options;
    options.labelList = (folder / "other.json").string();
    const auto named = openLayer((folder / "a.jsonl").string(), "x", options, progress);
    ASSERT_TRUE(named);
    EXPECT_EQ((*named)->labels.name(annotation::LabelId { 0 }), "LOC");
    options.labelList = (folder / "missing.json").string();
    EXPECT_FALSE(openLayer((folder / "a.jsonl").string(), "x", options, progress));
    std::filesystem::remove_all(folder);
}

TEST(BrokenLines, TheLinesBehindThemAreRead)
{
    // A bracket that is never closed swallows no line.
    EXPECT_EQ(spansOf("doccano",
                  "{\"id\": 1, \"text\": \"a\", \"label\": [\n{\"id\": 2, \"text\": \"b\", \"label\": "
                  "[]}\n{\"id\": 3, \"text\": \"c\", \"label\": []}\n"),
        "2: | 3: ");
    // In a list, too.
    EXPECT_EQ(spansOf("doccano",
                  "[\n  {\"id\": 1, \"text\": \"a\" \"label\": []},\n  {\"id\": 2, \"text\": \"b\", "
                  "\"label\": []}\n]\n"),
        "2: ");
}

} // namespace
} // namespace touchstone::io
