// SPDX-License-Identifier: GPL-3.0-or-later
// What is read a second time: broken and cut files keep what was read before, whole ones replace it.
#include "core/evaluation/dataset/rereading.h"

#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

std::string document(const std::string& id)
{
    return R"({"id": ")" + id + R"(", "text": "Ada", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
        + "\n";
}

class Rereading : public ::testing::Test
{
protected:
    DataSet read()
    {
        support::Progress progress;
        DataSetSpec spec;
        spec.gold.path = folder.path("gold.jsonl");
        spec.systems.emplace_back().path = folder.path("a.jsonl");
        spec.systems.emplace_back().path = folder.path("b.jsonl");
        auto data = loadDataSet(spec, progress);
        EXPECT_TRUE(data);
        return data ? std::move(*data) : DataSet {};
    }
    void write(const std::string& name, const std::string& text) { folder.write(name, text); }

    testsupport::Folder folder;
    const std::string whole = document("one") + document("two");
    const std::string cut = whole.substr(0, whole.size() - 20);
};

TEST_F(Rereading, ACutFileKeepsWhatWasReadBefore)
{
    for (const char* name : { "gold.jsonl", "a.jsonl", "b.jsonl" }) {
        write(name, whole);
    }
    const auto before = read();
    write("a.jsonl", cut);
    write("b.jsonl", document("one"));
    const auto read2 = read();
    const auto now = readAgain(read2, before);
    EXPECT_EQ(now.systems[0].layer, before.systems[0].layer);
    ASSERT_TRUE(now.systems[0].error);
    EXPECT_NE(now.systems[0].error->text.find("cut"), std::string::npos);
    EXPECT_EQ(now.systems[0].error->place.line, 2U);
    EXPECT_EQ(now.systems[1].layer, read2.systems[1].layer) << "shorter, and whole";
    EXPECT_FALSE(now.systems[1].error);
}

TEST_F(Rereading, WhatWasCutFromTheFirstIsReadAsItIs)
{
    write("gold.jsonl", whole);
    write("a.jsonl", cut);
    write("b.jsonl", whole);
    const auto before = read();
    const auto again = read();
    const auto now = readAgain(again, before);
    EXPECT_EQ(now.systems[0].layer, again.systems[0].layer);
    EXPECT_FALSE(now.systems[0].error);
}

TEST_F(Rereading, AnUnreadableFileKeepsItsErrorToo)
{
    for (const char* name : { "gold.jsonl", "a.jsonl", "b.jsonl" }) {
        write(name, whole);
    }
    const auto before = read();
    write("a.jsonl", std::string(200, '\0'));
    const auto now = readAgain(read(), before);
    EXPECT_EQ(now.systems[0].layer, before.systems[0].layer);
    EXPECT_TRUE(now.systems[0].error);
    EXPECT_EQ(readAgain(before, DataSet {}).systems[0].layer, before.systems[0].layer) << "another data set";
}

} // namespace
} // namespace touchstone::analysis
