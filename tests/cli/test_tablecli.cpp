// SPDX-License-Identifier: GPL-3.0-or-later
// `table` as scripts and people see it: rows, columns, layers, and what a mark of significance means.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::holds;
using touchstone::tests::Result;
using touchstone::tests::review;

class TableCli : public CliFolder
{
protected:
    /// A run without a fault, and one that finds one of eight persons.
    Result table(const std::vector<std::string>& more, bool recipe = false)
    {
        if (m_perfect.empty()) { // equal bytes would be the gold itself
            m_perfect = write("perfect.jsonl", contents(review + "sig-gold.jsonl") + "\n");
        }
        std::vector<std::string> arguments { "table", "--quiet", "--gold", review + "sig-gold.jsonl",
            "--system", "A=" + m_perfect.string(), "--system", "B=" + review + "sig-b.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        if (!recipe) {
            arguments.emplace_back("--no-recipe");
        }
        return run(arguments);
    }

    std::string printed(const std::vector<std::string>& more)
    {
        const auto result = table(more);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    }

    std::filesystem::path m_perfect;
};

TEST_F(TableCli, AnUnknownRowIsRefusedWithTheNearName)
{
    for (const auto* row : { "PERX", "per" }) {
        const auto result = table({ "--row", row });
        EXPECT_EQ(result.code, 2) << row;
        EXPECT_EQ(result.out, "") << row;
        EXPECT_TRUE(holds(result.err, "has no row \"" + std::string(row) + "\"; it has: LOC, PER, Overall"))
            << result.err;
        EXPECT_TRUE(holds(result.err, "Did you mean \"PER\"?")) << result.err;
    }
    const auto second = table({ "--row", "PER,LOK" });
    EXPECT_EQ(second.code, 2);
    EXPECT_TRUE(holds(second.err, "\"LOK\"") && holds(second.err, "Did you mean \"LOC\"?")) << second.err;
    EXPECT_EQ(table({ "--row", "several", "--by", "tokens" }).code, 2);
}

TEST_F(TableCli, SeveralRowsStandInOneTable)
{
    const std::string both = "Type\tSystem\tF1\tfindings\nPER\tA\t1.000\t\nPER\tB\t0.222\t\n"
                             "LOC\tA\t1.000\t\nLOC\tB\t1.000\t\n";
    EXPECT_EQ(printed({ "--row", "PER,LOC", "--columns", "f1", "--tsv" }), both);
    EXPECT_EQ(printed({ "--row", "PER", "--row", "LOC", "--columns", "f1", "--tsv" }), both);
    EXPECT_TRUE(holds(printed({ "--row", "PER" }), "Type: PER."));
}

TEST_F(TableCli, MarksStandInEveryFormWithTheirMeaning)
{
    const std::vector<std::string> asked { "--row", "PER", "--columns", "f1", "--significance" };
    const std::string meaning = "differs from the best with p ";
    for (const auto& [form, mark] :
        { std::pair("--decimals=3", "0.222*"), std::pair("--markdown", "0.222<sup>*</sup>"),
            std::pair("--latex", "0.222\\textsuperscript{{*}}"), std::pair("--html", "0.222<sup>*</sup>") }) {
        auto words = asked;
        words.emplace_back(form);
        const auto text = printed(words);
        EXPECT_TRUE(holds(text, mark)) << text;
        const auto end = text.find("\\end{tabular}");
        const auto note = text.find(meaning);
        ASSERT_NE(note, std::string::npos) << text;
        EXPECT_TRUE(end == std::string::npos || note > end) << "printed, and no comment:\n" << text;
        EXPECT_EQ(text.rfind("% ", note), std::string(form) == "--latex" ? 0 : std::string::npos) << text;
        EXPECT_TRUE(holds(text, "over 8 documents")) << text;
    }
    for (const auto* form : { "--csv", "--tsv" }) {
        auto words = asked;
        words.emplace_back(form);
        const char sign = std::string(form) == "--csv" ? ',' : '\t';
        const auto text = printed(words);
        EXPECT_TRUE(holds(text, std::string("F1") + sign + "F1 p")) << text;
        EXPECT_TRUE(holds(text, std::string("B") + sign + "0.222" + sign + "0.0")) << text;
    }
}

TEST_F(TableCli, MeansAreTestedToo)
{
    const auto text = printed({ "--columns", "strict.f1.macro", "--significance" });
    EXPECT_TRUE(holds(text, "0.611*")) << text;
    EXPECT_EQ(printed({ "--columns", "f1,f1.macro", "--row", "PER,Overall", "--tsv" }),
        "Type\tSystem\tF1\tF1 macro\tfindings\nPER\tA\t1.000\t–\t\nPER\tB\t0.222\t–\t\n"
        "Overall\tA\t1.000\t1.000\t\nOverall\tB\t0.720\t0.611\t\n")
        << "a type has no mean of types";
}

TEST_F(TableCli, WhatIsNotTestedIsNamed)
{
    const auto sliced = printed({ "--by", "tokens", "--columns", "f1", "--significance" });
    EXPECT_TRUE(holds(sliced, "0.720*")) << "the whole is tested:\n" << sliced;
    EXPECT_TRUE(holds(sliced, "Not tested: F1 (of values of a slice")) << sliced;
    const auto counts = printed({ "--columns", "cor", "--significance" });
    EXPECT_TRUE(holds(counts, "Nothing is tested: counts")) << counts;
}

TEST_F(TableCli, SchemesAndScoresByTheirNames)
{
    EXPECT_EQ(printed({ "--scheme", "exact", "--tsv" }), printed({ "--table", "exact", "--tsv" }));
    EXPECT_EQ(
        printed({ "--columns", "strict.f1", "--tsv" }), "System\tF1\tfindings\nA\t1.000\t\nB\t0.720\t\n");
    EXPECT_EQ(printed({ "--columns", "strict.f1,muc.exact.recall", "--tsv" }),
        "System\tstrict F1\texact R\tfindings\nA\t1.000\t1.000\t\nB\t0.720\t0.562\t\n");
    const auto unknown = table({ "--columns", "strict.f2" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(holds(unknown.err, "Did you mean \"strict.f1\"?")) << unknown.err;
    EXPECT_EQ(table({ "--scheme", "exact", "--table", "strict" }).code, 2);
    EXPECT_EQ(table({ "--scheme", "exact", "--measure", "conll" }).code, 2);
}

TEST_F(TableCli, SeveralLayersAreOneTable)
{
    const auto result = run({ "table", "--quiet", "--gold", review + "hipe/hipe-text-gold.tsv", "--system",
        "run=" + review + "hipe/hipe-text-run.tsv", "--layer", "coarse,fine", "--columns", "f1", "--tsv" });
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out.substr(0, result.out.find('\n')), "Layer\tSystem\tF1\tfindings");
    EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), 3) << result.out;
    EXPECT_TRUE(holds(result.out, "\nfine")) << result.out;
}

TEST_F(TableCli, SystemsStandByTheirRank)
{
    EXPECT_EQ(printed({ "--rank", "strict.f1", "--columns", "f1", "--tsv" }),
        "Rank\tSystem\tF1\tF1 p\tfindings\n1\tA\t1.000\t\t\n2\tB\t0.720\t0.015625\t\n")
        << "seven documents differ alike: 2 of 2^7 swaps";
    const auto again = write("again.jsonl", contents(review + "sig-gold.jsonl") + "\n").string();
    const auto text = printed({ "--system", "C=" + again, "--rank", "f1", "--columns", "f1", "--markdown" });
    const auto best = text.find("| 1= | A |");
    const auto alike = text.find("| 1= | C |");
    const auto last = text.find("| 3 | B |");
    ASSERT_NE(last, std::string::npos) << text;
    EXPECT_LT(best, alike) << text;
    EXPECT_LT(alike, last) << text;
    EXPECT_TRUE(holds(text, "1.000**<sup>≈</sup>")) << text;
    EXPECT_TRUE(holds(text, "≈ not separable from the best")) << text;
    EXPECT_TRUE(holds(text, "Ranked by f1")) << text;
    EXPECT_TRUE(holds(printed({ "--rank", "f1", "--latex" }), "1 & A & ")) << "in every form";
}

TEST_F(TableCli, RanksAreRefusedWhereThereIsNoOneOrder)
{
    EXPECT_EQ(table({ "--rank", "f1", "--by", "tokens" }).code, 2);
    EXPECT_EQ(table({ "--rank", "f1", "--by", "type" }).code, 2);
    EXPECT_EQ(table({ "--rank", "f1", "--row", "PER,LOC" }).code, 2);
    EXPECT_EQ(table({ "--rank", "cor" }).code, 2);
    const auto unknown = table({ "--rank", "strict.f2" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(holds(unknown.err, "Did you mean \"strict.f1\"?")) << unknown.err;
}

TEST_F(TableCli, TypesAreRowsWithAColumnPerSystem)
{
    const auto text = printed({ "--by", "type", "--systems-as-columns", "--tsv" });
    EXPECT_TRUE(text.starts_with("Type, F1\tA\tB")) << text;
    EXPECT_TRUE(holds(text, "\nLOC\t1.000\t1.000")) << text;
    EXPECT_TRUE(holds(text, "\nPER\t1.000\t0.222")) << text;
    EXPECT_TRUE(holds(text, "\nOverall\t1.000\t0.720")) << text;
    const auto latex = printed({ "--by", "type", "--systems-as-columns", "--significance", "--latex" });
    EXPECT_TRUE(holds(latex, "PER & \\textbf{1.000} & 0.222\\textsuperscript{{*}}")) << latex;
    EXPECT_EQ(printed({ "--by", "type", "--columns", "f1", "--tsv" }),
        printed({ "--row", "LOC,PER,Overall", "--columns", "f1", "--tsv" }));
    EXPECT_EQ(table({ "--by", "type,tokens" }).code, 2);
    EXPECT_TRUE(holds(printed({ "--by", "type", "--measure", "overlap", "--tsv" }), "\nPER\tA\t"));
    EXPECT_TRUE(holds(table({ "--by", "type", "--row", "PER", "--columns", "f1" }, true).out, "--by type"))
        << "the recipe makes it again";
}

TEST_F(TableCli, CommentLinesOfCsvEndInLineFeeds)
{
    const auto result = table({ "--csv", "--significance" }, true);
    ASSERT_EQ(result.code, 0) << result.err;
    bool comments = false;
    for (std::size_t from = 0; from < result.out.size();) {
        const auto end = result.out.find('\n', from);
        ASSERT_NE(end, std::string::npos);
        const bool comment = result.out[from] == '#';
        comments = comments || comment;
        EXPECT_EQ(result.out[end - 1] == '\r', !comment) << result.out.substr(from, end - from);
        from = end + 1;
    }
    EXPECT_TRUE(comments);
}

} // namespace
