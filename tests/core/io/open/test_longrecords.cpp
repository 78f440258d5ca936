// SPDX-License-Identifier: GPL-3.0-or-later
// JSON whose first record is longer than what is looked at first: it is known all the same.
#include "core/io/open/opener.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

struct LongFile
{
    const char* format;
    const char* name;
    std::string begin; ///< up to the text
    std::string end; ///< behind it
};

std::vector<LongFile> longFiles()
{
    return {
        { "labelstudio", "tasks.json", R"([{"id": 1, "data": {"text": "Ada )",
            R"("}, "annotations": [{"id": 1, "result": [{"id": "a", "type": "labels", "from_name": "label", )"
            R"("to_name": "text", "value": {"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]}}]}]}])" },
        { "labelstudio", "min.json", R"([{"text": "Ada )",
            R"(", "id": 1, "label": [{"start": 0, "end": 3, "text": "Ada", "labels": ["PER"]}], )"
            R"("annotator": 1, "annotation_id": 1, "lead_time": 1.5}])" },
        { "spacy", "train.json", R"([["Ada )", R"(", {"entities": [[0, 3, "PER"]]}]])" },
        { "spacy", "doc.json", R"({"text": "Ada )",
            R"(", "ents": [{"start": 0, "end": 3, "label": "PER"}]})" },
        { "bioc", "bioc.json", R"({"source": "made", "key": ")",
            R"(", "documents": [{"id": "d", "infons": {}, "passages": [{"offset": 0, "infons": {}, )"
            R"("text": "Ada left.", "annotations": [{"id": "1", "infons": {"type": "PER"}, "text": "Ada", )"
            R"("locations": [{"offset": 0, "length": 3}]}]}]}]})" },
        { "uima", "cas.json", R"({"%TYPE": "made", "note": ")",
            R"(", "%TYPES": {}, "%FEATURE_STRUCTURES": [], "%VIEWS": {}})" },
        { "huggingface", "rows.json", R"([{"id": ")",
            R"(", "tokens": ["Ada", "left"], "ner_tags": ["B-PER", "O"]}])" },
        { "prodigy", "tasks.jsonl", R"({"text": "Ada )",
            R"(", "spans": [{"start": 0, "end": 3, "label": "PER"}], "_input_hash": 1, "answer": "accept"})"
            "\n" },
        { "doccano", "admin.jsonl", R"({"id": 1, "text": "Ada )",
            R"(", "label": [[0, 3, "PER"]], "Comments": []})"
            "\n" },
        { "jsonl", "own.jsonl", R"({"id": "d", "text": "Ada )",
            R"(", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
            "\n" },
    };
}

std::string longText(std::size_t bytes)
{
    std::string text;
    while (text.size() < bytes) {
        text += "left the town again and again, ";
    }
    return text;
}

TEST(LongRecords, AreKnownByWhatStandsBehindALongText)
{
    const testsupport::Folder folder;
    for (const auto& file : longFiles()) {
        for (const std::size_t bytes : { 100U, 70'000U, 1'000'000U }) {
            const auto content = file.begin + longText(bytes) + file.end;
            const auto path = folder.write(file.name, content);
            const auto seen = recognisePath(path, "");
            ASSERT_TRUE(seen) << file.name;
            EXPECT_EQ(seen->format, file.format) << file.name << " " << bytes;
            support::Progress progress;
            ReadOptions options;
            const auto layer = openLayer(path, "", options, progress);
            if (std::string(file.format) != "uima") { // an empty CAS
                ASSERT_TRUE(layer) << file.name << " " << bytes << " " << layer.error().text;
                EXPECT_EQ((*layer)->format, file.format);
                ASSERT_EQ((*layer)->documents.size(), 1U) << file.name;
                EXPECT_EQ((*layer)->documents[0].annotations.size(), 1U) << file.name;
            }
            options.content = std::make_shared<const std::string>(content); // from standard input
            const auto piped = openLayer("-", "", options, progress);
            if (std::string(file.format) != "uima") {
                ASSERT_TRUE(piped) << file.name << " " << bytes << " " << piped.error().text;
                EXPECT_EQ((*piped)->format, file.format);
            }
        }
    }
}

TEST(LongRecords, ASoundFileIsNotBlamed)
{
    const testsupport::Folder folder;
    support::Progress progress;
    // Longer than anything that is looked at.
    const auto sound = openLayer(
        folder.write("long.json", R"([{"data": {"text": ")" + longText(std::size_t(5) << 20U) + R"("}}])"),
        "", ReadOptions(), progress);
    ASSERT_FALSE(sound);
    EXPECT_NE(sound.error().text.find("its first record is so long"), std::string::npos)
        << sound.error().text;
    EXPECT_EQ(sound.error().text.find("never closed"), std::string::npos);
    // A string that is not closed is told where it begins.
    for (const auto* const behind : { "", "\n}]" }) {
        const auto broken
            = openLayer(folder.write("broken.json", R"([{"a": 1, "b": ")" + longText(100'000) + behind), "",
                ReadOptions(), progress);
        ASSERT_FALSE(broken);
        EXPECT_NE(broken.error().text.find("never closed"), std::string::npos) << broken.error().text;
        EXPECT_EQ(broken.error().place.column, 16U);
    }
}

} // namespace
} // namespace touchstone::io
