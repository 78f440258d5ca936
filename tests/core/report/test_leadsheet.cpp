// SPDX-License-Identifier: GPL-3.0-or-later
// Leads as tables.
#include "core/report/leadsheet.h"
#include "core/support/lookup.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::analysis {
namespace {

RunLeads run(const std::string& system)
{
    LeadList list;
    auto& lead = list.leads.emplace_back();
    lead.key = "condition gold enclosed=brackets";
    lead.sentence = support::said("DATE <in> brackets: 57 of 83 wrong.");
    lead.n = 83;
    lead.wrong = 57;
    lead.documents = 31;
    lead.expected = 14.25;
    lead.rate = metrics::Interval { .58, .79 };
    lead.gain = .0063;
    lead.suspects = 12;
    lead.filterWords = { "--where", "enclosed=brackets", "--outcome", "MIS" };
    auto& form = list.leads.emplace_back();
    form.family = LeadFamily::Form;
    form.key = "form";
    auto& alarm = list.alarms.emplace_back();
    alarm.sentence = support::said("Only the gold has the type X.");
    alarm.count = 9;
    list.notTold.push_back({ LeadFamily::Name, support::said("there are no texts.") });
    return { "set", system, std::make_shared<const LeadList>(std::move(list)) };
}

std::string cell(const Table& table, std::size_t row, const std::string& column)
{
    const auto at = std::ranges::find(table.columns, column, &Table::Column::name);
    EXPECT_NE(at, table.columns.end()) << column;
    return at == table.columns.end()
        ? std::string()
        : table.rows.at(row).at(static_cast<std::size_t>(at - table.columns.begin()));
}

TEST(LeadSheet, AlarmsStandAboveAndNumbersAreRoundedForPeople)
{
    const auto one = run("A");
    const auto table = leadTable(std::span(&one, 1), false);
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_EQ(cell(table, 0, "Kind"), "alarm: label");
    EXPECT_EQ(cell(table, 0, "#"), "");
    EXPECT_EQ(cell(table, 0, "Annotations"), "9");
    EXPECT_EQ(cell(table, 1, "#"), "1");
    EXPECT_EQ(cell(table, 1, "Kind"), "condition");
    EXPECT_EQ(cell(table, 1, "Wrong, 95 % interval (%)"), "58–79");
    EXPECT_EQ(cell(table, 1, "F1 points"), "0.63");
    EXPECT_EQ(cell(table, 1, "Suspects"), "12");
    EXPECT_EQ(cell(table, 1, "Options"), "--where enclosed=brackets --outcome MIS");
    EXPECT_EQ(cell(table, 2, "F1 points"), "–");
    EXPECT_EQ(table.note, "Not told, name: there are no texts.");
    EXPECT_NE(toHtml(table).find("DATE &lt;in&gt; brackets"), std::string::npos);
}

TEST(LeadSheet, ScriptsHaveEveryDigitAndEachRunsName)
{
    const std::vector<RunLeads> runs { run("A"), run("B") };
    const auto table = leadTable(runs, true);
    ASSERT_EQ(table.rows.size(), 6U);
    for (const auto& row : table.rows) {
        EXPECT_EQ(row.size(), table.columns.size());
    }
    EXPECT_EQ(cell(table, 4, "set"), "set");
    EXPECT_EQ(cell(table, 4, "system"), "B");
    EXPECT_EQ(cell(table, 4, "gain"), "0.0063");
    EXPECT_EQ(cell(table, 4, "expected"), "14.25");
    EXPECT_EQ(cell(table, 4, "rate_low"), "0.58");
    EXPECT_EQ(cell(table, 5, "gain"), "");
    EXPECT_EQ(cell(table, 4, "key"), "condition gold enclosed=brackets");
}

TEST(LeadSheet, WithoutLeadsOnlyTheHeadIsLeft)
{
    const RunLeads none { "set", "A", std::make_shared<const LeadList>() };
    const auto table = leadTable(std::span(&none, 1), false);
    EXPECT_TRUE(table.rows.empty());
    EXPECT_GT(table.columns.size(), 5U);
}

TEST(LeadSheet, WhatRunsShareHasARowForEachKey)
{
    const std::vector<RunLeads> runs { run("A"), run("B") };
    const auto table = sharedLeadTable(sharedLeads(runs), false);
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(cell(table, 0, "Runs"), "2");
    EXPECT_EQ(cell(table, 0, "Data sets"), "1");
    EXPECT_EQ(cell(table, 0, "Wrong"), "114");
    EXPECT_EQ(cell(table, 0, "F1 points, summed"), "1.26");
}

} // namespace
} // namespace touchstone::analysis
