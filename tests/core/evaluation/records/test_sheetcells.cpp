// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/sheetcells.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

std::string text(const SheetCell& cell)
{
    std::string all;
    for (const auto& part : cell.formula) {
        all += part.text;
    }
    return all;
}

TEST(SheetCells, FormulaOfF1LeadsToTheRecordsOfItsParts)
{
    const auto gold = withSide(false);
    const auto system = withSide(true);
    auto correct = gold;
    correct.outcomes = { match::Outcome::Correct };
    const auto row = countRow("PER", 1, 2, 4, { correct, gold, system });
    const auto& f1 = row.cells.back();
    EXPECT_EQ(text(f1),
        "P = 1 correct / 4 system = 0.2500, R = 1 correct / 2 gold = 0.5000, "
        "F1 = 2 × 0.2500 × 0.5000 / (0.2500 + 0.5000) = 0.3333");
    std::vector<RecordLink> links;
    for (const auto& part : f1.formula) {
        if (part.link) {
            links.push_back(part.link);
        }
    }
    EXPECT_EQ(links, (std::vector<RecordLink> { correct, system, correct, gold }));
}

TEST(SheetCells, FormulaOfF1WithoutCountsIsThatOfTheRatios)
{
    EXPECT_EQ(
        text(f1Cell(valueCell(0.5), valueCell(0.5))), "2 × 0.5000 × 0.5000 / (0.5000 + 0.5000) = 0.5000");
    EXPECT_EQ(text(f1Cell(valueCell({}), valueCell(0.5))), "2 × – × 0.5000 / (– + 0.5000) = –");
}

TEST(SheetCells, RowCountsErrorsWhereTheyCanBeFollowed)
{
    const auto all = withSide(false);
    EXPECT_EQ(countRow("PER", 1, 2, 4, {}).cells.size(), 6U);
    const auto cells = countRow("PER", 1, 2, 4, { all, all, all, all, all }).cells;
    ASSERT_EQ(cells.size(), 8U);
    EXPECT_EQ(cells[3].value, 3.0); // FP
    EXPECT_EQ(cells[4].value, 1.0); // FN
}

} // namespace
} // namespace touchstone::analysis
