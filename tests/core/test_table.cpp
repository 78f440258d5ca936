// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/evaluationspec.h"
#include "core/analysis/table.h"
#include "core/support/numbers.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::analysis {
namespace {

const Table strange { "50%_off&co", { { "Type" }, { "F1", true } },
    { { "a|b\tc", "–" }, { "50%_off&co", "0.5" }, { "中文", "1" } } };

TEST(Table, TextColumnsLineUpInTerminalCells)
{
    const Table table { {}, { { "Type" }, { "N", true } }, { { "中文", "1" }, { "abcdef", "12" } } };
    EXPECT_EQ(toText(table), "Type     N\n──────────\n中文     1\nabcdef  12\n");
}

TEST(Table, ControlSignsOfALabelNeitherBreakALineNorReachTheTerminal)
{
    const Table table { "t\x1B[2J", { { "Type" }, { "N", true } }, { { "a\nb\x1B", "1" } } };
    EXPECT_EQ(toText(table), "t␛[2J\n\nType  N\n───────\na␊b␛  1\n");
}

TEST(Table, TsvKeepsRowsAndColumnsWhateverTheCellsHold)
{
    EXPECT_EQ(toTsv(strange), "Type\tF1\na|b\\tc\t–\n50%_off&co\t0.5\n中文\t1\n");
    EXPECT_EQ(toTsvRow({ "a\nb", "c\\d" }), "a\\nb\tc\\\\d\n");
}

TEST(Table, MarkdownAndLatexEscapeTheirSigns)
{
    EXPECT_NE(toMarkdown(strange).find("a\\|b"), std::string::npos);
    EXPECT_NE(toMarkdown({ {}, { { "<b>" } }, {} }).find("&lt;b&gt;"), std::string::npos);
    const auto latex = toLatex(strange);
    EXPECT_NE(latex.find("50\\%\\_off\\&co & 0.5 \\\\"), std::string::npos);
    EXPECT_NE(latex.find("\\begin{tabular}{lr}"), std::string::npos);
    EXPECT_NE(latex.find("& -- \\\\"), std::string::npos) << "undefined";
    EXPECT_NE(toLatex({ {}, { { "\"" } }, {} }).find("\\symbol{34}"), std::string::npos)
        << "sets in every font encoding";
}

TEST(Numbers, AreWrittenShortestAndReadWhole)
{
    EXPECT_EQ(support::shortest(0.1), "0.1");
    EXPECT_EQ(support::fixed(11.5 / 22, 3), "0.523");
    EXPECT_EQ(support::parsed<int>("12"), 12);
    EXPECT_FALSE(support::parsed<int>("12x"));
}

TEST(Signature, ChangesWithEverySetting)
{
    std::set<std::string> signatures;
    EvaluationSpec spec;
    signatures.insert(signature(spec));
    spec.matching.pairing = match::PairingPolicy::FirstCome;
    signatures.insert(signature(spec));
    spec.matching.minOverlap = 50;
    signatures.insert(signature(spec));
    spec.unit = Unit::Token;
    signatures.insert(signature(spec));
    spec.align = AlignMode::Characters;
    signatures.insert(signature(spec));
    spec.perType = PerType::Isolated;
    signatures.insert(signature(spec));
    EXPECT_EQ(signatures.size(), 6U);
}

} // namespace
} // namespace touchstone::analysis
