// SPDX-License-Identifier: GPL-3.0-or-later
// Annotation tools' JSON: which side of a file is read, units of offsets, names of numbered labels.
#include "core/io/formats/huggingface/labelnames.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"

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

TEST(LabelStudioReader, RegionsThatAreNoStretchOfTheTextAreTold)
{
    annotation::Layer layer;
    const auto read = readInto(layer, "labelstudio",
        R"([{"id": 1, "data": {"d": [{"text": "Hi"}, {"text": "Ada"}]}, "annotations": [{"result": [
 {"type": "paragraphlabels", "value": {"start": "1", "end": "2", "startOffset": 0, "endOffset": 1, "paragraphlabels": ["A"]}},
 {"type": "paragraphlabels", "value": {"start": "0", "end": "0", "startOffset": 0, "endOffset": 3, "paragraphlabels": ["A"]}},
 {"type": "paragraphlabels", "value": {"start": "0", "end": "1", "startOffset": 0, "endOffset": 3, "paragraphlabels": ["A"]}}]}]},
 {"id": 2, "data": {"html": "<b>Oslo</b> and Oslo"}, "annotations": [{"result": [
 {"type": "hypertextlabels", "value": {"start": "/b[1]/text()[1]", "end": "/b[1]/text()[1]", "startOffset": 0, "endOffset": 4, "text": "Oslo", "hypertextlabels": ["LOC"]}},
 {"type": "rectanglelabels", "value": {"x": 1, "rectanglelabels": ["LOC"]}}, {"type": "choices", "value": {}}]}]}])");
    ASSERT_TRUE(read);
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[0].text.utf8(), "Hi\nAda");
    ASSERT_EQ(layer.documents[0].annotations.size(), 1U);
    EXPECT_EQ(layer.documents[0].annotations.entities[0].span, (text::Span { 0, 6 }));
    EXPECT_EQ(layer.documents[1].annotations.size(), 0U);
    std::vector<std::string> told;
    for (const auto& finding : layer.diagnostics.list()) {
        EXPECT_EQ(finding.code, "labelstudio.region");
        told.push_back(std::to_string(finding.place.line) + " " + finding.message);
    }
    EXPECT_EQ(told,
        (std::vector<std::string> {
            "2 The region is no stretch of the utterances that it names; this is skipped.",
            "3 The region is no stretch of the utterances that it names; this is skipped.",
            "6 The region has no \"globalOffsets\", and its words are not found exactly once in the text; "
            "this "
            "is skipped.",
            "7 A region of the type \"rectanglelabels\" is no stretch of a text; this is skipped." }));
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

TEST(ProdigyReader, AChoiceIsNoAnnotationAndTold)
{
    annotation::Layer layer;
    const auto read = readInto(layer, "prodigy",
        R"({"text": "Ada left", "_input_hash": 1, "options": [{"id": "A"}], "accept": ["A"], "answer": "accept"})");
    ASSERT_TRUE(read);
    EXPECT_EQ(layer.documents.size(), 1U);
    EXPECT_EQ(layer.diagnostics.count("prodigy.choice"), 1U);
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

// -------------------------------------------------------------------------------------------- Hugging Face

TEST(HuggingFaceReader, NumbersNeedTheirNames)
{
    const std::string row = R"({"id": "r", "tokens": ["Ada", "Berg", "left"], "ner_tags": [1, 2, 0]})";
    const auto without = spansOf("huggingface", row);
    EXPECT_NE(without.find("--label-list"), std::string::npos) << without;
    EXPECT_EQ(spansOf("huggingface", row, {}, R"(["O", "B-PER", "I-PER"])"), "r: Ada Berg/PER ");
    EXPECT_EQ(spansOf("huggingface",
                  R"({"names": ["O", "B-PER", "I-PER"]})"
                  "\n" + row),
        "r: Ada Berg/PER ");
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "huggingface", row, {}, R"(["O", "B-PER"])"));
    EXPECT_EQ(layer.diagnostics.count("huggingface.tag"), 1U) << "the number 2 has no name";
}

TEST(HuggingFaceReader, WhatAModelSaidIsTheSystems)
{
    const std::string rows
        = R"({"id": "r", "tokens": ["Ada", "Berg", "Bo"], "ner_tags": [1, 2, 1], "predictions": [0, 0, 1]})"
          "\n"
          R"({"id": "s", "tokens": ["Cem"], "ner_tags": [1]})";
    constexpr std::string_view names = R"(["O", "B-PER", "I-PER"])";
    ReadOptions system;
    system.system = true;
    EXPECT_EQ(spansOf("huggingface", rows, {}, names), "r: Ada Berg/PER Bo/PER | s: Cem/PER ");
    EXPECT_EQ(spansOf("huggingface", rows, system, names), "r: Bo/PER | s: ")
        << "a row without predictions does not lend its gold";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "huggingface", rows, system, names));
    EXPECT_EQ(layer.column, "predictions");
    EXPECT_EQ(layer.diagnostics.count("huggingface.predictions"), 1U);
    const std::string alone = R"({"id": "r", "tokens": ["Ada", "Bo"], "pred_tags": ["B-PER", "O"]})";
    const auto* const reader = recognise(alone, ".jsonl");
    ASSERT_NE(reader, nullptr);
    EXPECT_EQ(reader->id, "huggingface");
    EXPECT_EQ(spansOf("huggingface", alone), "r: Ada/PER ");
}

TEST(HuggingFaceReader, RowsKeepTheTagOfEachToken)
{
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "huggingface",
        R"([{"tokens": ["Ki", "##runa", "x"], "ner_tags": ["B-LOC", -100, "O"]}, {"tokens": ["a"], "ner_tags": ["O"]}])"));
    ASSERT_EQ(layer.documents.size(), 2U);
    ASSERT_EQ(layer.documents[0].tokenTags.size(), 3U);
    EXPECT_EQ(layer.documents[0].tokenTags[0].prefix(), annotation::TagPrefix::B);
    EXPECT_TRUE(layer.documents[0].tokenTags[1].outside());
}

TEST(HuggingFaceReader, APieceBelongsToTheEntityThatIsOpen)
{
    const auto pieces = [](std::string_view second, int index, int start) {
        return R"([{"text": "New York x", "entities": [{"entity": "I-LOC", "index": 1, "word": "New", "start": 0, "end": 3, "score": 0.5}, {"entity": ")"
            + std::string(second) + R"(", "index": )" + std::to_string(index)
            + R"(, "word": "York", "score": 1.0, "start": )" + std::to_string(start) + R"(, "end": 8}]}])";
    };
    EXPECT_EQ(spansOf("huggingface", pieces("I-LOC", 2, 4)), "1: New York/LOC ");
    EXPECT_EQ(spansOf("huggingface", pieces("B-LOC", 2, 4)), "1: New/LOC York/LOC ") << "B begins";
    EXPECT_EQ(spansOf("huggingface", pieces("I-ORG", 2, 4)), "1: New/LOC York/ORG ") << "another type";
    EXPECT_EQ(spansOf("huggingface", pieces("I-LOC", 3, 4)), "1: New/LOC York/LOC ") << "a piece between";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "huggingface", pieces("I-LOC", 2, 4)));
    EXPECT_DOUBLE_EQ(layer.documents[0].annotations.detailsOf(0).score.value_or(0), 0.75);
}

TEST(HuggingFaceReader, OutputWithoutTextHasOffsetsOnly)
{
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "huggingface",
        R"([[{"entity_group": "PER", "score": 0.9, "word": "Ada", "start": 0, "end": 3}], []])"));
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_TRUE(layer.documents[0].withoutText());
    EXPECT_EQ(layer.documents[1].name, "2");
    annotation::Layer slow;
    ASSERT_TRUE(readInto(slow, "huggingface",
        R"([[{"entity": "B-PER", "score": 0.9, "index": 1, "word": "Ada", "start": null, "end": null}]])"));
    EXPECT_EQ(slow.diagnostics.count("huggingface.entity"), 1U);
}

// ------------------------------------------------------------------------------------------------ mentions

std::string mentionsIn(std::string_view text, std::string_view entities)
{
    return spansOf("mentions",
        R"({"id": "m", "text": ")" + std::string(text) + R"(", "entities": )" + std::string(entities) + "}");
}

std::string positions(std::string_view json, std::string_view code, std::size_t& count)
{
    annotation::Layer layer;
    EXPECT_TRUE(readInto(layer, "mentions", json));
    count = layer.diagnostics.count("mentions." + std::string(code));
    std::string list;
    for (const auto& entity : layer.documents.at(0).annotations.entities) {
        list += std::to_string(entity.span.begin) + " ";
    }
    return list;
}

TEST(MentionsReader, WordsStandInTheOrderOfTheList)
{
    std::size_t count = 0;
    EXPECT_EQ(positions(R"({"text": "Oslo, Riga, Oslo", "entities": [["Riga", "L"], ["Oslo", "L"]]})",
                  "ambiguous", count),
        "6 12 ");
    EXPECT_EQ(count, 1U) << "Oslo stands twice and is listed once";
    EXPECT_EQ(
        positions(
            R"({"text": "Oslo, Riga, Oslo", "entities": [["Oslo", "L"], ["Riga", "L"], ["Oslo", "L"]]})",
            "ambiguous", count),
        "0 6 12 ");
    EXPECT_EQ(count, 0U);
    EXPECT_EQ(
        positions(R"({"text": "Oslo, Riga", "entities": [["Riga", "L"], ["Oslo", "L"]]})", "absent", count),
        "6 0 ")
        << "out of order";
    EXPECT_EQ(count, 0U);
}

TEST(MentionsReader, APartMayFollowItsWhole)
{
    EXPECT_EQ(
        mentionsIn("Bank of Oslo", R"([["Bank of Oslo", "O"], ["Oslo", "L"]])"), "m: Bank of Oslo/O Oslo/L ");
}

TEST(MentionsReader, WholeWordsGoBeforePartsOfWords)
{
    std::size_t count = 0;
    EXPECT_EQ(positions(R"({"text": "Banana and Ana", "entities": [["ana", "X"], ["Ana", "P"]]})", "inexact",
                  count),
        "1 11 ");
    EXPECT_EQ(positions(R"({"text": "Anna and Ann", "entities": [["Ann", "P"]]})", "ambiguous", count), "9 ");
    EXPECT_EQ(count, 0U);
    EXPECT_EQ(positions(R"({"text": "Zürich", "entities": [["rich", "P"]]})", "ambiguous", count), "2 ");
}

TEST(MentionsReader, AbsenceIsTold)
{
    std::size_t count = 0;
    EXPECT_EQ(
        positions(
            R"({"text": "Oslo", "entities": [["Bergen", "L"], ["Oslo", "L"], ["Oslo", "L"], ["", "L"]]})",
            "absent", count),
        "0 ");
    EXPECT_EQ(count, 3U);
}

TEST(MentionsReader, OtherSpellingIsTakenWithAWarning)
{
    std::size_t count = 0;
    EXPECT_EQ(
        positions(R"({"text": "In  New\nYORK", "entities": [["new york", "L"]]})", "inexact", count), "4 ");
    EXPECT_EQ(count, 1U);
}

TEST(MentionsReader, ManyDifferentWordsOfALongTextAreBounded)
{
    std::string json = R"({"text": ")" + std::string(300000, 'a') + R"(", "entities": [)";
    for (int i = 0; i < 20000; ++i) {
        json += (i == 0 ? "[\"" : ",[\"") + std::to_string(i) + "\", \"L\"]";
    }
    json += "]}";
    annotation::Layer layer;
    ASSERT_TRUE(readInto(layer, "mentions", json));
    EXPECT_EQ(layer.diagnostics.count("mentions.absent"), 20000U);
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
