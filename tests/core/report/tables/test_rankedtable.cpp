// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of systems in the order of a score, and of types as rows.
#include "core/report/tables/systemtable.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using Row = std::vector<std::string>;

/// Rows of types with F1, and Overall.
MeasureResultPtr scoresOf(
    const std::vector<std::pair<std::string, std::optional<double>>>& types, std::optional<double> overall)
{
    auto result = std::make_shared<MeasureResult>();
    result->measure = "m";
    Sheet sheet { "strict", "strict", typeRowTitle,
        { { "cor", "COR", "" }, { "f1", "F1", "" }, { "ser", "SER", "", true } }, {}, {} };
    const auto add = [&sheet](const std::string& name, std::optional<double> f1) {
        sheet.rows.push_back({ name,
            { { 7, true, std::nullopt, {} }, { f1, false, std::nullopt, {} },
                { f1 ? std::optional(1 - *f1) : std::nullopt, false, std::nullopt, {} } } });
    };
    for (const auto& [type, f1] : types) {
        add(type, f1);
    }
    add("Overall", overall);
    result->sheets = { sheet };
    return result;
}

std::vector<SystemScores> fourSystems()
{
    return { { "A", scoresOf({ { "PER", 0.9 } }, 0.5) }, { "B", scoresOf({ { "PER", 0.1 } }, 0.75) },
        { "C", scoresOf({ { "PER", 0.2 } }, 0.75) }, { "D", scoresOf({}, std::nullopt) } };
}

TEST(RankedTable, SystemsStandInTheOrderOfTheScoreWithTiesSaid)
{
    SystemTableOptions options { .columns = { "f1" }, .rank = "f1" };
    const auto table = systemTable(fourSystems(), options);
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(table->columns[0].name, "Rank");
    EXPECT_EQ(table->rows,
        (std::vector<Row> {
            { "1=", "B", "0.750" }, { "1=", "C", "0.750" }, { "3", "A", "0.500" }, { "–", "D", "–" } }));
    EXPECT_EQ(table->systems[2].name, "A");
    EXPECT_EQ(table->rowSystems[2], (std::vector<std::size_t> { 2 }));
    EXPECT_TRUE(table->styles[0][2].bold && table->styles[1][2].bold && !table->styles[2][2].bold);
}

TEST(RankedTable, LowErrorRatesComeFirst)
{
    const auto table = systemTable(fourSystems(), { .columns = { "f1" }, .rank = "ser" });
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(table->columns[2].name, "SER ↓") << "the score stands first where it was not asked for";
    EXPECT_EQ(table->rows[2], (Row { "3", "A", "0.500", "0.500" }));
    const auto ofType = systemTable(fourSystems(), { .rows = { "PER" }, .columns = { "f1" }, .rank = "f1" });
    ASSERT_TRUE(ofType) << ofType.error().text;
    EXPECT_EQ(ofType->rows[0], (Row { "1", "A", "0.900" })) << "by the row that is asked for";
}

TEST(RankedTable, SystemsAsColumnsHaveARowOfRanks)
{
    const auto table
        = systemTable(fourSystems(), { .columns = { "f1" }, .systemsAsColumns = true, .rank = "f1" });
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(table->columns[1].name, "B");
    EXPECT_EQ(table->rows[0], (Row { "Rank", "1=", "1=", "3", "–" }));
    EXPECT_EQ(table->rows[1], (Row { "F1", "0.750", "0.750", "0.500", "–" }));
}

TEST(RankedTable, MarksWhatIsNotSeparableFromTheBest)
{
    SystemTableOptions options { .rank = "f1", .testRankOnly = true };
    options.p = [](const ComparedScore& score, std::size_t best, std::size_t other) -> std::optional<double> {
        EXPECT_EQ(score.score, "strict.f1") << "the others are not tested";
        EXPECT_EQ(best, 1U) << "systems are numbered as given";
        return other == 2 ? 0.5 : 0.01;
    };
    const auto table = systemTable(fourSystems(), options);
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(table->styles[1][2].mark, notSeparableMark);
    EXPECT_EQ(table->styles[2][2].mark, "*");
    EXPECT_NE(table->note.find("not separable"), std::string::npos) << table->note;
    auto systems = fourSystems();
    systems.erase(systems.begin() + 3);
    systems.erase(systems.begin());
    options.p = [](const ComparedScore&, std::size_t, std::size_t) { return std::optional(0.5); };
    EXPECT_EQ(systemTable(systems, options)->styles[1][2].mark, notSeparableMark) << "of two as of more";
}

TEST(RankedTable, SaysWhatCannotBeRanked)
{
    UnknownName unknown;
    EXPECT_FALSE(systemTable(fourSystems(), { .rank = "f2" }, &unknown));
    EXPECT_EQ(unknown.word, "f2");
    EXPECT_NE(systemTable(fourSystems(), { .rank = "cor" }).error().text.find("count"), std::string::npos);
    EXPECT_FALSE(systemTable(fourSystems(), { .rows = { "PER", "Overall" }, .rank = "f1" }));
    EXPECT_FALSE(systemTable(fourSystems(), { .rank = "f1", .byType = true }));
}

TEST(TypesAsRows, HaveAColumnPerSystem)
{
    const std::vector<SystemScores> systems { { "A", scoresOf({ { "LOC", 0.5 }, { "PER", 0.25 } }, 0.4) },
        { "B", scoresOf({ { "MISC", 0.75 }, { "PER", 1.0 } }, 0.6) } };
    const auto table = systemTable(systems, { .systemsAsColumns = true, .byType = true });
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(table->columns[0].name, "Type, F1") << "the headline alone";
    EXPECT_EQ(table->rows,
        (std::vector<Row> { { "LOC", "0.500", "–" }, { "MISC", "–", "0.750" }, { "PER", "0.250", "1.000" },
            { "Overall", "0.400", "0.600" } }));
    EXPECT_TRUE(table->styles[2][2].bold && !table->styles[2][1].bold) << "each row by itself";
    const auto chosen = systemTable(systems, { .rows = { "PER" }, .systemsAsColumns = true, .byType = true });
    ASSERT_TRUE(chosen) << chosen.error().text;
    EXPECT_EQ(chosen->rows, (std::vector<Row> { { "PER", "0.250", "1.000" } }));
}

TEST(TypesAsRows, OfOneSystemNameItNot)
{
    const std::vector<SystemScores> one { { "A", scoresOf({ { "PER", 0.25 } }, 0.4) } };
    const auto table = systemTable(one, { .byType = true });
    ASSERT_TRUE(table) << table.error().text;
    EXPECT_EQ(
        table->rows, (std::vector<Row> { { "PER", "0.250", "0.750" }, { "Overall", "0.400", "0.600" } }));
    auto none = std::make_shared<MeasureResult>(*one.front().measure);
    none->sheets.front().rowTitle = "Alpha";
    const std::vector<SystemScores> without { { "A", none } };
    EXPECT_FALSE(systemTable(without, { .byType = true })) << "rows that are no types";
}

} // namespace
} // namespace touchstone::analysis
