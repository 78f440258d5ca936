// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/neutralsheet.h"

#include "core/evaluation/records/sheetcells.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST(NeutralSheet, WordsChangeAndIdsNumbersAndRowsStay)
{
    MeasureResult result;
    auto& sheet = result.sheets.emplace_back();
    sheet.id = "types";
    sheet.title = "Per type";
    sheet.rowTitle = "Type";
    sheet.note = "Rows by the gold's type.";
    addToNote(sheet, support::said("Components inserted where the gold has none cost nothing."));
    sheet.columns = { { "correct", "Correct", "Right on both sides." }, { "gold", "Gold", "Of the gold." },
        { "system", "System", "Of the system." }, precisionColumn("Correct / system."),
        recallColumn("Correct / gold."), f1Column() };
    sheet.rows = { countRow("gold", 1, 2, 4, {}) };
    const auto before = sheet;
    neutralise(result);

    const auto& after = result.sheets.front();
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < after.columns.size(); ++i) {
        EXPECT_EQ(after.columns[i].id, before.columns[i].id);
        EXPECT_EQ(after.rows[0].cells[i].value, before.rows[0].cells[i].value);
        titles.push_back(after.columns[i].title);
    }
    EXPECT_EQ(titles,
        (std::vector<std::string> {
            "Agree", "A", "B", "Agreement of B", "Agreement of A", "Agreement (F1)" }));
    EXPECT_EQ(after.columns[0].shortTitle, "");
    EXPECT_EQ(after.columns[3].shortTitle, "of B");
    EXPECT_EQ(after.columns[4].shortTitle, "of A");
    EXPECT_EQ(after.columns[5].shortTitle, "Agreement");
    EXPECT_EQ(after.note, "Rows by A's type. Components inserted where A has none cost nothing.");
    EXPECT_EQ(after.said.english(), after.note) << "so that the window can say it in its language";
    EXPECT_STREQ(std::get<support::Message>(after.said.arguments().at(1)).pattern(),
        "Components inserted where A has none cost nothing.");
    EXPECT_EQ(after.columns[1].meaning, "Of A.");
    EXPECT_EQ(after.rows[0].name, "gold");
    std::string formula;
    for (const auto& part : after.rows[0].cells[3].formula) {
        formula += part.text;
    }
    EXPECT_EQ(formula, "1 agreed / 4 B = 0.2500");
}

} // namespace
} // namespace touchstone::analysis
