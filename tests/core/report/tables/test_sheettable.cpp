// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets that are put together cell by cell: what scripts and people read of each kind of cell.
#include "core/report/tables/sheettable.h"

#include "core/evaluation/records/sheet.h"
#include "core/report/tables/comparesheets.h"
#include "core/report/tables/typepair.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

/// A column of each kind, a row of what is known and one of what is not.
Sheet everyKind()
{
    auto sheet = emptySheet("Title", "Name", "name");
    sheet.columns = { column("count", "Count"), column("score", "Score"),
        column("difference", "Difference", SheetKind::Difference), column("p", "p", SheetKind::P),
        column("interval", "95 % interval", SheetKind::DifferenceInterval),
        column("group", "Group", SheetKind::Mean), column("run", "Run", SheetKind::Text) };
    auto p = numberCell(0.01234567);
    p.note.exact = true;
    addRow(sheet,
        { textCell("a"), countCell(1234), numberCell(0.25), numberCell(0.125), p,
            intervalCell(metrics::Interval { -0.5, 0.75 }), meanCell(0.5, 0.0625), textCell("run1") });
    addRow(sheet,
        { textCell("b"), numberCell({}), numberCell({}), numberCell({}), numberCell({}), intervalCell({}),
            meanCell({}, {}), NotedCell({}) });
    return sheet;
}

TEST(SheetTable, PeopleReadRoundedNumbersWithTheirSigns)
{
    const auto table = sheetTable(everyKind(), ComparedNumbers({}));
    EXPECT_EQ(table.columns.front().name, "Name");
    EXPECT_EQ(table.columns.size(), 8U);
    EXPECT_TRUE(table.columns[1].number);
    EXPECT_FALSE(table.columns[7].number);
    const std::vector<std::string> known { "a", "1234", "0.250", "+0.125", "=0.0123", "[-0.500, +0.750]",
        "0.500 ± 0.062", "run1" };
    EXPECT_EQ(table.rows[0], known);
    const std::vector<std::string> unknown { "b", "–", "–", "–", "–", "–", "– ± –", "" };
    EXPECT_EQ(table.rows[1], unknown);
}

TEST(SheetTable, ScriptsReadEveryDigitUnderIds)
{
    const auto table = sheetTable(everyKind(), ComparedNumbers({ .script = true }));
    std::vector<std::string> names;
    for (const auto& column : table.columns) {
        names.push_back(column.name);
    }
    EXPECT_EQ(names,
        (std::vector<std::string> { "name", "count", "score", "difference", "p", "interval_low",
            "interval_high", "group_mean", "group_standard_deviation", "run" }));
    EXPECT_EQ(table.rows[0],
        (std::vector<std::string> {
            "a", "1234", "0.25", "0.125", "0.01234567", "-0.5", "0.75", "0.5", "0.0625", "run1" }));
    EXPECT_EQ(table.rows[1], (std::vector<std::string> { "b", "", "", "", "", "", "", "", "", "" }));
}

TEST(SheetTable, ChosenColumnsKeepWhatStandsBesideTheirCells)
{
    auto sheet = everyKind();
    sheet.notes[{ 1, 0 }].mark = "!";
    const auto chosen = chosenColumns(sheet, { "p", "nothing", "count" });
    ASSERT_EQ(chosen.columns.size(), 2U);
    EXPECT_EQ(chosen.columns[0].id, "p");
    EXPECT_TRUE(chosen.noteAt(0, 1)->exact);
    EXPECT_EQ(chosen.noteAt(0, 2), nullptr);
    EXPECT_EQ(chosen.noteAt(1, 0)->mark, "!");
    EXPECT_EQ(chosen.rows[0].cells[1].value, 1234);
    EXPECT_EQ(chosen.rows[1].name, "b");
}

TEST(SheetTable, DifferencesNameBothAndMarkWhatIsNotSeparable)
{
    ScoreComparison scores;
    scores.scores = { 0.5, 0.75, 0.7 };
    for (const auto& [first, second, p] :
        { std::tuple(0U, 1U, 0.001), std::tuple(0U, 2U, 0.002), std::tuple(1U, 2U, 0.5) }) {
        auto& one = scores.differences.emplace_back();
        one.first = first;
        one.second = second;
        one.difference = *scores.scores[second] - *scores.scores[first];
        one.twoSidedHolm = p;
    }
    const auto sheet = differencesSheet({ "A", "B", "C" }, { &scores, 1 });
    ASSERT_EQ(sheet.rows.size(), 3U);
    EXPECT_EQ(sheet.rows[0].name, "B - A");
    EXPECT_EQ(sheet.noteAt(2, 1)->text, "B");
    EXPECT_EQ(sheet.noteAt(2, 4)->mark, "≈") << "C is not told from B, the best";
    EXPECT_EQ(sheet.noteAt(0, 3), nullptr);
}

TEST(TypePair, TitleAndNoteSayHowItWasMade)
{
    TypePair pair { .score = "muc.strict.f1", .first = "a", .second = "b" };
    pair.settings.resampling.trials = 2500;
    pair.settings.resampling.seed = 1;
    pair.units = 1200;
    const std::string made = "muc.strict.f1; 2500 trials, seed 1, 1200 documents resampled; interval: paired "
                             "bootstrap; p: paired "
                             "approximate randomisation, two-sided";
    EXPECT_EQ(typePairTitle(pair).english(), "muc.strict.f1 by type");
    EXPECT_EQ(typePairNote(pair).english(), made + ".");
    pair.typeTests = 4;
    EXPECT_EQ(typePairNote(pair).english(), made + ", of types after Holm's correction over 4.");
    pair.pairs = 3;
    EXPECT_EQ(typePairNote(pair).english(),
        made + ", of types after Holm's correction over 4, of Overall after Holm's correction over 3.");
    pair.typeTests = 1;
    EXPECT_EQ(typePairNote(pair).english(), made + ", of Overall after Holm's correction over 3.");
    pair.overall.p = 0.01;
    EXPECT_TRUE(typePairNote(pair).english().starts_with("* p < 0.05. muc.strict.f1; 2500"))
        << typePairNote(pair).english();
    pair.several = pair.lowerIsBetter = true;
    pair.settings.unit = ResamplingUnit::Sentence;
    EXPECT_EQ(typePairTitle(pair).english(), "muc.strict.f1 by type: b - a (lower is better)");
    EXPECT_NE(typePairNote(pair).english().find("1200 sentences resampled"), std::string::npos);
}

} // namespace
} // namespace touchstone::analysis
