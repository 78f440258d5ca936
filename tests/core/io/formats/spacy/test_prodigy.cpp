// SPDX-License-Identifier: GPL-3.0-or-later
// Prodigy's JSON lines: annotators, verdicts that change, tasks without spans.
#include "tests/support/readspans.h"

#include <gtest/gtest.h>

namespace touchstone::io {
namespace {

using testsupport::readInto;
using testsupport::spansOf;

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

} // namespace
} // namespace touchstone::io
