// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/neutralwords.h"

#include <gtest/gtest.h>

#include <utility>

namespace touchstone::analysis {
namespace {

TEST(NeutralWords, SidesAreCalledAAndB)
{
    for (const auto& [text, neutral] : {
             std::pair("Gold \\ System", "A \\ B"),
             { "Annotations of the gold that are not correct.", "Annotations of A that are not agreed." },
             { "The system links no name, and the gold 12", "B links no name, and A 12" },
             { "The text differs from the gold's.", "The text differs from A's." },
             { "In the gold only: val. In the system only: org", "In A only: val. In B only: org" },
             { "the gold annotation, gold annotations", "A's annotation, A's annotations" },
             { "Gold type", "A type" },
             { "33 COR / 47 ACT = 0.70", "33 Agree / 47 B = 0.70" },
         }) {
        EXPECT_EQ(neutralText(text), neutral);
        EXPECT_EQ(neutralText(neutral), neutral) << "said twice";
    }
}

TEST(NeutralWords, OutcomesAndRatiosDoNotJudge)
{
    for (const auto& [text, neutral] : { std::pair("COR", "Agree"), { "INC", "Differ" }, { "PAR", "Overlap" },
             { "MIS", "Only A" }, { "SPU", "Only B" }, { "COR sys", "Agree, B" }, { "P", "Agreement of B" },
             { "R", "Agreement of A" }, { "F1", "Agreement (F1)" }, { "missing", "only A" },
             { "spurious", "only B" },
             { "Missing. The gold has an annotation that the system lacks.",
                 "Only A. A has an annotation that B lacks." },
             { "3 annotations count as missing", "3 annotations count as only in A" } }) {
        EXPECT_EQ(neutralText(text), neutral);
    }
}

TEST(NeutralWords, NamesOptionsAndQuotationsStay)
{
    for (const char* const text :
        { "gold.jsonl", "runs/system", "--gold-column says otherwise", "a type \"gold\" of 'x'", "golden",
            "2 systems", "another system", "each system", "the file is missing" }) {
        EXPECT_EQ(neutralText(text), text);
    }
}

TEST(NeutralWords, RowsAndTitlesOfATableAreData)
{
    Table table { "gold: strict", { { "Gold" }, { "MIS", true } }, { { "gold", "1" } } };
    table.note = "MIS counts the gold.";
    neutralise(table);
    EXPECT_EQ(table.title, "gold: strict");
    EXPECT_EQ(table.columns[0].name, "A");
    EXPECT_EQ(table.columns[1].name, "Only A");
    EXPECT_EQ(table.rows[0][0], "gold");
    EXPECT_EQ(table.note, "Only A counts A.");
}

} // namespace
} // namespace touchstone::analysis
