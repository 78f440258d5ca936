// SPDX-License-Identifier: GPL-3.0-or-later
// Git is told how notes merge where it does not know yet.
#include "core/project/mergerules.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;

class MergeRulesTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        const auto* const test = ::testing::UnitTest::GetInstance()->current_test_info();
        m_root = fs::path(::testing::TempDir()) / ("merge-rules-" + std::string(test->name()));
        fs::remove_all(m_root);
        fs::create_directories(m_root / "sub");
    }
    void TearDown() override { fs::remove_all(m_root); }
    void write(const std::string& name, const std::string& text) const
    {
        std::ofstream(m_root / name) << text;
    }
    [[nodiscard]] std::string path(const std::string& name) const { return (m_root / name).string(); }
    [[nodiscard]] auto rules() const { return missingMergeRules(path("sub")); }

    fs::path m_root;
};

TEST_F(MergeRulesTest, WithoutAWorkTreeNothingIsMissing) { EXPECT_FALSE(rules()); }

TEST_F(MergeRulesTest, BothLinesGoIntoTheFoldersFile)
{
    fs::create_directory(m_root / ".git");
    ASSERT_TRUE(rules());
    EXPECT_EQ(rules()->path, path("sub/.gitattributes"));
    EXPECT_EQ(rules()->text, "*.touchstone-notes merge=union\n*.judgements.jsonl merge=union\n");
}

TEST_F(MergeRulesTest, WhatStandsThereStays)
{
    write(".git", "gitdir: elsewhere\n"); // a work tree of its own
    write("sub/.gitattributes", "*.tsv -text\n*.judgements.jsonl text merge=union");
    ASSERT_TRUE(rules());
    EXPECT_EQ(
        rules()->text, "*.tsv -text\n*.judgements.jsonl text merge=union\n*.touchstone-notes merge=union\n");
}

TEST_F(MergeRulesTest, RulesOfAFolderAboveCount)
{
    fs::create_directory(m_root / ".git");
    write(".gitattributes", "*.touchstone-notes merge=union\n*.judgements.jsonl merge=union\n");
    EXPECT_FALSE(rules());
    write(".gitattributes", "*.touchstone-notes merge=union\n*.judgements.jsonl merge=ours\n");
    ASSERT_TRUE(rules());
    EXPECT_EQ(rules()->text, "*.judgements.jsonl merge=union\n");
}

} // namespace
} // namespace touchstone::analysis
