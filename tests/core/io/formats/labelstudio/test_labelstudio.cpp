// SPDX-License-Identifier: GPL-3.0-or-later
// Label Studio's JSON: whose annotations of a file are read, units of offsets, regions that are no text.
#include "core/io/open/readerregistry.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::readInto;
using testsupport::spansOf;

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
    EXPECT_NE(spansOf("labelstudio", task, system).find("new (2 tasks), old (1 task)"), std::string::npos);
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

} // namespace
} // namespace touchstone::io
