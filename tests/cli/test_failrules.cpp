// SPDX-License-Identifier: GPL-3.0-or-later
// --fail-if of `compare` and `score`: rules of every type, of values, and the annotations behind a failure.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::quoted;
using touchstone::tests::Result;
using touchstone::tests::review;
using Words = std::vector<std::string>;

class FailRules : public CliFolder
{
protected:
    /// Of a run that lost ORG to PER: F1 of PER goes from 1 to 8/11, of ORG from 2/3 to 2/5.
    Result compare(const Words& more)
    {
        Words words { "compare", "--quiet", "--no-recipe", "--trials", "10", "--gold",
            review + "types-gold.jsonl", "--system", "old=" + review + "types-old.jsonl", "--system",
            "new=" + review + "types-new.jsonl" };
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }

    Result score(const Words& more, const Words& files = {})
    {
        Words words { "score", "--quiet", "--no-recipe" };
        const Words usual { "--gold", review + "types-gold.jsonl", "--system",
            "new=" + review + "types-new.jsonl" };
        words.insert(
            words.end(), (files.empty() ? usual : files).begin(), (files.empty() ? usual : files).end());
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }

    void writeNewAndGone()
    {
        write("gold.conll", "Ada B-PER\nin O\nRome B-LOC\nnow O\n");
        write("a.conll", "Ada B-PER\nin O\nRome O\nnow O\n");
        write("b.conll", "Ada O\nin O\nRome B-LOC\nnow B-X\n");
        write("c.conll", "Ada B-PER\nin O\nRome O\nnow B-X\n");
    }

    Result compareFiles(const std::string& first, const std::string& second, const Words& more = {})
    {
        Words words { "compare", "--quiet", "--gold", "gold.conll", "--system", "A=" + first, "--system",
            "B=" + second, "--fail-if", "muc.strict.f1(*) < -0.01" };
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }

    static void expectSaid(const Result& result, int code, const Words& lines)
    {
        EXPECT_EQ(result.code, code) << result.err;
        for (const auto& line : lines) {
            EXPECT_NE(result.err.find(line), std::string::npos) << line << "\n" << result.err;
        }
    }

    /// As many records as the command lists that a failure prints.
    long listedBy(const std::string& error)
    {
        const std::string start = "All of them: touchstone-cli ";
        const auto at = error.find(start);
        if (at == std::string::npos) {
            ADD_FAILURE() << error;
            return -1;
        }
        const auto from = at + start.size();
        const auto words = error.substr(from, error.find('\n', from) - from);
        const auto command = "cd " + quoted(m_folder.string()) + " && " + quoted(TOUCHSTONE_CLI) + " " + words
            + " --tsv --quiet >listed.tsv";
        EXPECT_EQ(std::system(command.c_str()), 0) << command;
        const auto tsv = contents(m_folder / "listed.tsv");
        return std::count(tsv.begin(), tsv.end(), '\n') - 1;
    }
};

TEST_F(FailRules, AFailureNamesWhatRegressed)
{
    const auto failed = compare({ "--fail-if", "muc.strict.f1(PER) < -0.05" });
    expectSaid(failed, 3,
        { "failed: muc.strict.f1(PER) < -0.05: the difference of new less old is -0.272727 (1.000000 -> "
          "0.727273)\n",
            "\n1 annotation regressed (strict), with PER on either side:\n",
            "\n  d1 32-36 Acme: ORG in the gold, PER in new (type)\n",
            " --scheme strict --type PER --change regressed\n" });
    EXPECT_EQ(listedBy(failed.err), 1);
    const auto overall = compare({ "--fail-if", "muc.exact.f1 > 0", "--measure", "conll" });
    expectSaid(overall, 3, { "\nno annotation regressed (exact).\n" });
    EXPECT_EQ(overall.err.find("All of them"), std::string::npos);
    const auto kept = compare({ "--fail-if", "muc.strict.f1(LOC) < -0.05" });
    EXPECT_EQ(kept.code, 0);
    EXPECT_EQ(kept.err, "");
}

TEST_F(FailRules, OfManyRegressionsTheFirstAreNamed)
{
    std::string gold;
    std::string lost;
    for (int i = 0; i < 14; ++i) {
        gold += "Ada B-PER\nmet O\n";
        lost += i < 12 ? "Ada O\nmet O\n" : "Ada B-PER\nmet O\n";
    }
    write("gold.conll", gold);
    write("b.conll", lost);
    const auto failed
        = compareFiles("gold.conll", "b.conll", { "--measure", "eter", "--fail-if", "eter > 0" });
    expectSaid(failed, 3,
        { "\n12 annotations regressed (strict), with PER on either side:\n", "\n  and 2 more\n",
            "\n12 annotations regressed (eter):\n", " --list eter --change regressed\n",
            "Ada: PER in the gold, nothing in B (missing)\n" });
    EXPECT_EQ(listedBy(failed.err), 12);
    EXPECT_EQ(listedBy(failed.err.substr(failed.err.find("(eter):"))), 12);
}

TEST_F(FailRules, AnyTypeIsEachType)
{
    const auto both = compare({ "--fail-if", "muc.strict.f1(*) < -0.01" });
    expectSaid(both, 3,
        { "of new less old for ORG is -0.266667 (0.666667 -> 0.400000)\n",
            "of new less old for PER is -0.272727 (1.000000 -> 0.727273)\n",
            "\n1 annotation regressed (strict), with ORG, PER on either side:\n" });
    EXPECT_EQ(both.err.find("for LOC"), std::string::npos) << both.err;
    EXPECT_EQ(listedBy(both.err), 1);
    const auto one = compare({ "--fail-if", "muc.strict.f1(*) < -0.27" });
    expectSaid(one, 3, { "for PER is" });
    EXPECT_EQ(one.err.find("for ORG"), std::string::npos) << one.err;
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1(*) < -0.3" }).code, 0);
    expectSaid(compare({ "--fail-if", "ser(*) < 0" }), 2, { "no rows of types" });
}

TEST_F(FailRules, TypesThatAreNewOrGoneAreNamed)
{
    writeNewAndGone();
    const std::string rule = "muc.strict.f1(*) < -0.01: ";
    expectSaid(compareFiles("a.conll", "b.conll"), 3,
        { "failed: " + rule + "PER is gone from B: undefined there, 1.000000 in A\n",
            "note: " + rule + "LOC is new in B\n", "note: " + rule + "X is new in B\n",
            "\n1 annotation regressed (strict), with PER on either side:\n" });
    expectSaid(compareFiles("b.conll", "a.conll"), 3,
        { "failed: " + rule + "LOC is gone from B", "note: " + rule + "PER is new in B\n",
            "note: " + rule + "X is gone from B\n" });
    expectSaid(compareFiles("a.conll", "c.conll"), 0, { "note: " + rule + "X is new in B\n" });
    expectSaid(compareFiles("a.conll", "b.conll", { "--zero-division", "0" }), 3,
        { "for PER is -1.000000 (1.000000 -> 0.000000)\n", "note: " + rule + "LOC is new in B\n" });
}

TEST_F(FailRules, GroupsAreJudgedTypeByType)
{
    writeNewAndGone();
    const auto judged = [&](const Words& more) {
        Words words { "compare", "--quiet", "--gold", "gold.conll", "--group", "one=a*.conll", "--group",
            "two=b*.conll" };
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    expectSaid(judged({ "--fail-if", "muc.strict.recall(*) < -0.01" }), 3,
        { "the difference of mean two less mean one for PER is -1.000000 (1.000000 -> 0.000000)\n",
            "note: muc.strict.recall(*) < -0.01: X is new in mean two\n" });
    expectSaid(judged({ "--fail-if", "muc.strict.f1(*) < -0.01" }), 3, { "PER is gone from mean two" });
    EXPECT_EQ(judged({ "--fail-if", "muc.strict.recall(*) < -1" }).code, 0);
}

TEST_F(FailRules, ScoreJudgesValues)
{
    expectSaid(score({ "--fail-if", "muc.strict.f1 < 0.8" }), 3,
        { "failed: muc.strict.f1 < 0.8: new has 0.700000\n" });
    EXPECT_EQ(score({ "--fail-if", "muc.strict.f1 < 0.6" }).code, 0);
    EXPECT_EQ(score({ "--fail-if", "muc.strict.f1(PER) < 0.5" }).code, 0);
    for (const auto* const never : { "muc.strict.f1 < -0.01", "muc.strict.cor < 0" }) {
        expectSaid(score({ "--fail-if", never }), 1, { "no score is below 0, so it would never fail" });
    }
    const auto any = score({ "--fail-if", "muc.strict.f1(*) < 0.5" });
    expectSaid(any, 3, { "failed: muc.strict.f1(*) < 0.5: ORG of new has 0.400000\n" });
    EXPECT_EQ(any.err.find("PER of"), std::string::npos) << any.err;
    EXPECT_NE(any.out.find("ORG"), std::string::npos) << "the report is printed all the same";
    expectSaid(score({ "--fail-if", "muc.strict.f1(PRE) < 0.5" }), 2, { "PER" });
    expectSaid(score({ "--fail-if", "muc.strict.f1" }), 2, { "has no <" });
    const auto two = score({ "--system", "old=" + review + "types-old.jsonl", "--fail-if",
        "muc.strict.f1 < 0.75", "--fail-if", "muc.strict.precision(PER) < 0.9" });
    expectSaid(two, 3, { "new has 0.700000\n", "new has 0.571429\n" });
    EXPECT_EQ(two.err.find("old has"), std::string::npos) << two.err;
}

TEST_F(FailRules, WhatIsJudgedNeedNotBePrinted)
{
    const auto text = score({ "--fail-if", "conll.f1(ORG) < 0.5" });
    expectSaid(text, 3, { "failed: conll.f1(ORG) < 0.5: new has 0.400000\n" });
    EXPECT_EQ(text.out, score({}).out);
    const auto json = score({ "--measure", "muc", "--json", "--fail-if", "conll.f1 < 0.8" });
    EXPECT_EQ(json.code, 3) << json.err;
    EXPECT_EQ(json.out, score({ "--measure", "muc", "--json" }).out);
    const auto rows = score({ "--row", "PER", "--fail-if", "muc.strict.f1(ORG) < 0.5" });
    expectSaid(rows, 3, { "new has 0.400000\n" });
}

TEST_F(FailRules, AnUndefinedValueIsNoPass)
{
    write("gold.conll", "Ada B-PER\n");
    write("b.conll", "Ada O\n");
    const Words files { "--gold", "gold.conll", "--system", "b=b.conll" };
    const auto judged = [&](const std::string& rule, const Words& more = {}) {
        Words words { "--fail-if", rule };
        words.insert(words.end(), more.begin(), more.end());
        return score(words, files);
    };
    expectSaid(judged("muc.strict.f1 < 0.5"), 1, { "b is undefined (0/0)" });
    expectSaid(judged("muc.strict.f1(PER) < 0.5"), 1, { "b is undefined (0/0)" });
    expectSaid(judged("muc.strict.f1(*) < 0.5"), 3, { "PER of b is undefined (0/0)\n" });
    expectSaid(
        judged("muc.strict.f1(*) < 0.5", { "--zero-division", "0" }), 3, { "PER of b has 0.000000\n" });
    EXPECT_EQ(judged("muc.strict.recall > 0.5").code, 0);
}

TEST_F(FailRules, EveryPartIsJudged)
{
    const auto hipe = std::string(TOUCHSTONE_TEST_DATA) + "/hipe/good.tsv";
    const auto judged = score({ "--layer", "coarse,fine", "--fail-if", "muc.strict.f1 > 0.5" },
        { "--gold", hipe, "--system", "run=" + hipe });
    expectSaid(
        judged, 3, { "run (coarse NE-COARSE-LIT) has 1.000000\n", "run (fine NE-FINE-LIT) has 1.000000\n" });
}

} // namespace
