// SPDX-License-Identifier: GPL-3.0-or-later
// The label map: taken whole, or refused with a place and a cure; what is written reads back as it was.
#include "core/io/userfiles/labelmapfile.h"
#include "core/io/userfiles/relationfiles.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

#include <unistd.h>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;
using annotation::LabelRule;
using annotation::LabelSide;
using support::ErrorCode;

void expectFault(const std::string& text, std::uint32_t line, std::uint32_t column, const std::string& words)
{
    const auto result = parseLabelMap(text, "f");
    ASSERT_FALSE(result) << text;
    EXPECT_EQ(result.error().code, ErrorCode::Malformed);
    EXPECT_EQ(result.error().place.file, "f");
    EXPECT_EQ(result.error().place.line, line) << result.error().text;
    EXPECT_EQ(result.error().place.column, column) << result.error().text;
    EXPECT_NE(result.error().text.find(words), std::string::npos) << result.error().text;
}

TEST(LabelMapFile, LinesAreSideLabelNewLabel)
{
    const auto rules = parseLabelMap(
        "side\tfrom\tto\r\n# a comment\n\ngold\tA b\tC\r\nsystem\tD\t\nboth\tE\t\r\nboth\t\tF\n"
        "gold\t#x\ty",
        "f");
    ASSERT_TRUE(rules) << rules.error().text;
    const std::vector<LabelRule> expected { { LabelSide::Gold, "A b", "C" }, { LabelSide::System, "D", "" },
        { LabelSide::Both, "E", "" }, { LabelSide::Both, "", "F" }, { LabelSide::Gold, "#x", "y" } };
    EXPECT_EQ(*rules, expected);
    EXPECT_TRUE(parseLabelMap("", "f")->empty());
    EXPECT_TRUE(parseLabelMap("# nothing yet\n", "f")->empty());
}

TEST(LabelMapFile, BackslashesStandForWhatALineCannotHold)
{
    const auto rules = parseLabelMap("both\ta\\tb\\\\t\\n\tC:\\x\\\\", "f");
    ASSERT_TRUE(rules);
    EXPECT_EQ(rules->front(), (LabelRule { LabelSide::Both, "a\tb\\t\n", "C:\\x\\" }));
}

TEST(LabelMapFile, RepeatedLinesAreOneAndContradictionsAnError)
{
    EXPECT_EQ(parseLabelMap("both\tA\tB\nboth\tA\tB\n", "f")->size(), 1U);
    EXPECT_EQ(parseLabelMap("both\tA\tB\ngold\tA\tC\n", "f")->size(), 2U);
    expectFault("both\tÄ\tB\n\nboth\tÄ\tC\n", 3, 6, "in line 1 already, \"B\"");
    expectFault("gold\tA\t\ngold\tA\tC\n", 2, 6, "in line 1 already, none");
}

TEST(LabelMapFile, FaultsHaveAPlaceAndACure)
{
    expectFault("both\tA\tB\nPER\tPERSON\n", 2, 1, "\"PER\" is no side; each line must be side");
    expectFault("Gold\tA\tB\n", 1, 1, "no side");
    expectFault("gold A B\n", 1, 1, "one column");
    expectFault("gold\tÄ\tB\t# why\n", 1, 10, "more than three columns");
    expectFault("gold\tÄ\t \n", 1, 8, "is blank; leave it empty to drop");
    expectFault("gold\tPER\tHUMAN \n", 1, 10, "\"HUMAN \" begins or ends with a blank");
    expectFault("gold\tPER\t HUMAN\n", 1, 10, "begins or ends with a blank");
    expectFault("gold\tPER\tHUMAN\ngold\tLOC\n", 2, 1, "to drop annotations of \"LOC\", end the line");
    expectFault("# x\nside\tfrom\tto\nside\tfrom\tto\n", 3, 1, "no side"); // a header stands once
    expectFault("\xEF\xBF\xBD\tA\tB\n", 1, 1, "no side");
    expectFault(std::string(100'000, 'x') + "\ta", 1, 1, "…\" is no side"); // messages stay short
}

TEST(LabelMapFile, WhatIsWrittenReadsBack)
{
    std::mt19937 random(5);
    const std::string signs = "aB \t\n\r\\#.,é";
    for (int round = 0; round < 500; ++round) {
        const auto label = [&] {
            std::string text;
            for (auto i = random() % 4; i > 0; --i) {
                const auto at = random() % 10;
                text += at == 9 ? "é" : std::string(1, signs[at]);
            }
            return text;
        };
        std::vector<LabelRule> rules;
        for (auto i = random() % 5; i > 0; --i) {
            LabelRule rule { static_cast<LabelSide>(random() % 3), label(), label() };
            const bool known = std::any_of(rules.begin(), rules.end(),
                [&](const LabelRule& other) { return other.side == rule.side && other.from == rule.from; });
            if (!known) {
                rules.push_back(std::move(rule));
            }
        }
        const auto text = toLabelMap(rules);
        if (!text) {
            EXPECT_EQ(text.error().code, ErrorCode::InvalidOption);
            EXPECT_TRUE(std::any_of(rules.begin(), rules.end(), [](const LabelRule& rule) {
                constexpr std::string_view blanks = " \t";
                return !rule.to.empty()
                    && (blanks.find(rule.to.front()) != std::string_view::npos
                        || blanks.find(rule.to.back()) != std::string_view::npos);
            }));
            continue;
        }
        const auto back = parseLabelMap(*text, "f");
        ASSERT_TRUE(back) << *text << back.error().text;
        EXPECT_EQ(*back, rules) << *text;
    }
}

TEST(LabelMapFile, OfRulesForOneLabelTheLastIsWritten)
{
    const auto text = toLabelMap(
        { { LabelSide::Both, "A", "B" }, { LabelSide::Gold, "A", "D" }, { LabelSide::Both, "A", "C" } });
    ASSERT_TRUE(text);
    EXPECT_EQ(*text, "# side\tfrom\tto (empty: dropped)\ngold\tA\tD\nboth\tA\tC\n");
}

class LabelMapFolder : public testing::Test
{
protected:
    void SetUp() override
    {
        m_folder = fs::temp_directory_path() / ("touchstone-labelmap-" + std::to_string(getpid()));
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }
    std::string file(const std::string& name, const std::string& bytes)
    {
        std::ofstream(m_folder / name, std::ios::binary) << bytes;
        return (m_folder / name).string();
    }
    fs::path m_folder;
};

TEST_F(LabelMapFolder, FilesAreWrittenWholeOrNotAtAll)
{
    const auto path = file("map.tsv", "old");
    EXPECT_FALSE(writeLabelMap(path, { { LabelSide::Both, "A", " " } }));
    std::ifstream stream(path);
    std::string content;
    std::getline(stream, content, '\0');
    EXPECT_EQ(content, "old");
    const std::vector<LabelRule> rules { { LabelSide::Gold, "A", "B" } };
    ASSERT_TRUE(writeLabelMap(path, rules));
    EXPECT_EQ(*readLabelMap(path), rules);
    EXPECT_FALSE(writeLabelMap((m_folder / "none" / "map.tsv").string(), rules));
}

TEST_F(LabelMapFolder, BrokenFilesAreRefused)
{
    EXPECT_EQ(readLabelMap((m_folder / "none").string()).error().code, ErrorCode::NotFound);
    EXPECT_EQ(readLabelMap(m_folder.string()).error().code, ErrorCode::Unreadable);
    EXPECT_EQ(readLabelMap(file("latin", "gold\tA\t\xE9\n")).error().code, ErrorCode::Malformed);
    EXPECT_EQ(
        readLabelMap(file("nul", std::string("gold\tA\t\0x\n", 10))).error().code, ErrorCode::Malformed);
    EXPECT_EQ(readLabelMap(file("large", std::string(largestRelationFile + 1, '#'))).error().code,
        ErrorCode::TooLarge);
    const auto utf16 = readLabelMap(file("utf16", std::string("\xFF\xFEg\0o\0l\0d\0\t\0A\0\t\0B\0", 18)));
    ASSERT_TRUE(utf16);
    EXPECT_EQ(utf16->front(), (LabelRule { LabelSide::Gold, "A", "B" }));
    const std::string data = TOUCHSTONE_TEST_DATA "/labelmap/";
    const auto good = readLabelMap(data + "good.tsv");
    ASSERT_TRUE(good);
    EXPECT_EQ(good->size(), 5U);
    const auto broken = readLabelMap(data + "broken.tsv");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().place.line, 4U);
    EXPECT_EQ(broken.error().place.column, 8U);
}

} // namespace
} // namespace touchstone::io
