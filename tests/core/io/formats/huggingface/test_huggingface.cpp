// SPDX-License-Identifier: GPL-3.0-or-later
// JSON of doccano and Hugging Face: which side of a file is read, units of offsets, names of numbered labels.
#include "core/io/formats/huggingface/labelnames.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::readInto;
using testsupport::spansOf;

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

} // namespace
} // namespace touchstone::io
