// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --group` as a script sees it: means of runs by hand values, and what is refused.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;

class Groups : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        // Of three annotations small finds one or two, large two or three; what is found is right.
        write("gold.conll", text("B-PER", "B-LOC", "B-PER"));
        write("runs/small-1.conll", text("B-PER", "O", "O"));
        write("runs/small-2.conll", text("B-PER", "B-LOC", "O"));
        write("runs/large-1.conll", text("B-PER", "B-LOC", "O"));
        write("runs/large-2.conll", perfect());
        write("runs/large-3.conll", perfect());
        write("old.conll", perfect());
    }
    static std::string text(const std::string& a, const std::string& b, const std::string& c)
    {
        return "Ada " + a + "\nin O\nRome " + b + "\n\nBo " + c + "\nran O\n";
    }
    /// Equal bytes would be the gold itself, which every form marks.
    static std::string perfect() { return text("B-PER", "B-LOC", "B-PER") + "\n"; }
    Result compare(std::vector<std::string> more)
    {
        std::vector<std::string> arguments { "compare", "--gold", "gold.conll", "--group",
            "small=runs/small-*.conll", "--group", "large=runs/large-*.conll", "--measure",
            "muc.strict.recall" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }
};

TEST_F(Groups, meansDeviationsAndTheTestByHand)
{
    const auto result = compare({ "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    ASSERT_EQ(json["groups"].size(), 2U);
    const auto& small = json["groups"][0];
    EXPECT_EQ(small["name"], "small");
    EXPECT_EQ(small["runs"].size(), 2U);
    EXPECT_NEAR(small["mean"].get<double>(), 0.5, 1e-12);
    EXPECT_NEAR(small["standard_deviation"].get<double>(), std::sqrt(1.0 / 18), 1e-12);
    EXPECT_EQ(small["best"]["name"], "small-2");
    EXPECT_NEAR(small["best"]["value"].get<double>(), 2.0 / 3, 1e-12);
    EXPECT_EQ(small["worst"]["name"], "small-1");
    EXPECT_EQ(json["groups"][1]["best"]["name"], "large-2") << "of equal ones the first";
    const auto& difference = json["differences"][0];
    EXPECT_EQ(difference["a"], "small");
    EXPECT_EQ(difference["b"], "large");
    EXPECT_NEAR(difference["difference"].get<double>(), 8.0 / 9 - 0.5, 1e-12);
    EXPECT_EQ(difference["exact"], true);
    EXPECT_EQ(difference["ways"], 10);
    // Runs of 1, 2, 2, 3, 3 thirds: two of the ten ways put 2, 3, 3 together, none is further apart that way.
    EXPECT_NEAR(difference["p_one_sided"].get<double>(), 2.0 / 10, 1e-12);
    EXPECT_NEAR(difference["p_two_sided"].get<double>(), 3.0 / 10, 1e-12) << "3, 3 against 1, 2, 2 too";
    // Welch's: variances 1/18 of two and 1/27 of three runs, so 1.8989 degrees of freedom.
    EXPECT_NEAR(difference["interval"][0].get<double>(), -0.518481306675, 1e-9);
    EXPECT_NEAR(difference["interval"][1].get<double>(), 1.296259084453, 1e-9);
    const auto& loc = json["types"]["LOC"]["differences"][0];
    EXPECT_NEAR(loc["interval"][1].get<double>(), 0.5 + 12.706204736175 / 2, 1e-9) << "of one degree";
    EXPECT_NEAR(json["types"]["LOC"]["small"]["mean"].get<double>(), 0.5, 1e-12);
    EXPECT_NEAR(json["types"]["LOC"]["differences"][0]["difference"].get<double>(), 0.5, 1e-12);
    EXPECT_EQ(json["systems"].size(), 5U);
    EXPECT_EQ(json["resample"], "run");
}

TEST_F(Groups, everyFormHasMeanAndDeviation)
{
    const auto markdown = compare({ "--markdown" }).out;
    EXPECT_NE(markdown.find("| small | 2 | 0.500 | 0.236 | 0.667 | small-2 | 0.333 | small-1 |\n"),
        std::string::npos)
        << markdown;
    EXPECT_NE(
        markdown.find("| Pair | Difference | 95 % interval | p one-sided | p two-sided |"), std::string::npos)
        << markdown;
    EXPECT_NE(markdown.find(R"(| large - small | +0.389 | \[-0.518, +1.296\] | =0.2000 | =0.3000 |)"),
        std::string::npos)
        << markdown;
    EXPECT_NE(markdown.find(R"(| +0.500 | \[-5.853, +6.853\] | )"), std::string::npos)
        << "by type: " << markdown;
    EXPECT_NE(markdown.find("Interval: of the difference of means"), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("documents are not resampled"), std::string::npos);
    EXPECT_NE(markdown.find("cannot be below 0.1000"), std::string::npos) << markdown;
    const auto tsv = compare({ "--tsv" }).out;
    EXPECT_NE(tsv.find("group\truns\tmean\tstandard_deviation\tbest\tbest_run\tworst\tworst_run\tfindings\n"),
        std::string::npos)
        << tsv;
    EXPECT_NE(
        tsv.find("a\tb\tdifference\tinterval_low\tinterval_high\tp_one_sided\tp_two_sided\texact\tways"),
        std::string::npos)
        << tsv;
    EXPECT_NE(tsv.find("\tlarge - small\tinterval_low\tinterval_high\tp_two_sided_holm"), std::string::npos)
        << tsv;
    const auto narrow = Json::parse(compare({ "--json", "--confidence-level", "50" }).out);
    EXPECT_GT(narrow["differences"][0]["interval"][0].get<double>(), 0) << "another level";
    const auto latex = compare({ "--latex" }).out;
    EXPECT_NE(latex.find("small & 2 & 0.500 & 0.236"), std::string::npos);
    EXPECT_NE(latex.find("1.296]"), std::string::npos) << latex;
    // A single system is a group of one: no deviation, no interval.
    const auto single = compare({ "--system", "old=old.conll" }).out;
    EXPECT_NE(single.find("old       1   1.000               –"), std::string::npos) << single;
    EXPECT_NE(single.find("small - old        -0.500                 –"), std::string::npos) << single;
    EXPECT_NE(single.find("corrected over 3 comparisons of groups"), std::string::npos) << single;
}

TEST_F(Groups, rulesJudgeTheMeans)
{
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.recall < 0" }).code, 0);
    const auto failed = compare({ "--fail-if", "muc.strict.recall(LOC) > 0.4", "--quiet" });
    EXPECT_EQ(failed.code, 3);
    EXPECT_NE(failed.err.find("mean large less mean small is 0.500000"), std::string::npos) << failed.err;
    const auto unknown = compare({ "--fail-if", "muc.strict.recall(LOX) > 0.4" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("LOC"), std::string::npos) << unknown.err;
}

TEST_F(Groups, aBrokenRunStaysOutWithAMessage)
{
    write("runs/large-4.conll", "x\n");
    const auto result = compare({ "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(Json::parse(result.out)["groups"][1]["runs"].size(), 3U);
    EXPECT_NE(result.err.find("large-4.conll"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("stays out of group \"large\""), std::string::npos) << result.err;
    EXPECT_EQ(compare({ "--strict" }).code, 1);
    write("runs/small-1.conll", "x\n");
    write("runs/small-2.conll", "x\n");
    const auto none = compare({});
    EXPECT_EQ(none.code, 1);
    EXPECT_NE(none.err.find("No run of group \"small\" could be scored"), std::string::npos) << none.err;
}

TEST_F(Groups, noRulePassesForWantOfARun)
{
    write("runs/large-4.conll", "x\n");
    const auto broken = compare({ "--fail-if", "muc.strict.recall < 0" });
    EXPECT_EQ(broken.code, 1);
    EXPECT_TRUE(broken.out.empty()) << broken.out;
    EXPECT_NE(broken.err.find("large-4.conll"), std::string::npos) << broken.err;
    EXPECT_NE(broken.err.find("group \"large\", whose mean --fail-if judges"), std::string::npos)
        << broken.err;
    // A run that finds nothing has no precision: the mean of the others would hide it.
    write("runs/large-4.conll", text("O", "O", "O"));
    const auto undefined = compare({ "--fail-if", "muc.strict.precision < 0" });
    EXPECT_EQ(undefined.code, 1);
    EXPECT_NE(undefined.err.find("run large-4 of group \"large\" has no such score"), std::string::npos)
        << undefined.err;
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.precision < 0", "--zero-division", "0" }).code, 3);
}

TEST_F(Groups, thatAreNotToldFromTheBestAreSaidInEveryForm)
{
    const auto with = [&](const std::string& form) {
        return run({ "compare", "--gold", "gold.conll", "--group", "small=runs/small-*.conll", "--group",
                       "large=runs/large-*.conll", "--system", "old=old.conll", "--measure",
                       "muc.strict.recall", form })
            .out;
    };
    // Means 1, 1/2 and 8/9: six runs tell nothing from the best.
    const auto json = Json::parse(with("--json"));
    EXPECT_EQ(json["best"], "old");
    EXPECT_EQ(json["not_separable_from_best"], Json::array({ "small", "large" }));
    EXPECT_NE(with("--quiet").find("0.889≈"), std::string::npos) << with("--quiet");
    EXPECT_NE(
        with("--quiet").find("≈ not separable from the best: p is not below 0.05 (permutation of the runs, "
                             "two-sided, Holm)."),
        std::string::npos)
        << with("--quiet");
    EXPECT_NE(with("--markdown").find("| large | 3 | 0.889<sup>≈</sup> |"), std::string::npos);
    EXPECT_NE(with("--markdown").find("| old | 1 | **1.000** |"), std::string::npos) << with("--markdown");
    EXPECT_NE(with("--tsv").find("\tworst_run\tnot_separable_from_best\tfindings\n"), std::string::npos);
    EXPECT_NE(with("--tsv").find("\tbest\t\n"), std::string::npos) << with("--tsv");
    EXPECT_TRUE(Json::parse(compare({ "--json" }).out)["not_separable_from_best"].empty())
        << "two groups have their p";
}

TEST_F(Groups, theirSignatureStandsOnceAndThePresetInTheJson)
{
    const auto markdown = compare({ "--markdown", "--signature" }).out;
    const auto first = markdown.find("\nSignature: `touchstone|");
    EXPECT_NE(first, std::string::npos) << markdown;
    EXPECT_EQ(first, markdown.rfind("\nSignature: `touchstone|"));
    EXPECT_EQ(Json::parse(compare({ "--json", "--preset", "conll-2003" }).out)["preset"], "conll-2003");
}

TEST_F(Groups, wrongUsageIsToldBeforeWork)
{
    const auto nothing = compare({ "--group", "huge=runs/huge-*" });
    EXPECT_EQ(nothing.code, 2);
    EXPECT_NE(nothing.err.find("matches no file"), std::string::npos) << nothing.err;
    const auto twice = compare({ "--group", "all=runs/*.conll" });
    EXPECT_EQ(twice.code, 2);
    EXPECT_NE(twice.err.find("is a run of \"large\" and of \"all\""), std::string::npos) << twice.err;
    EXPECT_EQ(compare({ "--group", "small=runs/other-*" }).code, 2);
    EXPECT_EQ(compare({ "--group", "runs/*" }).code, 2);
    EXPECT_EQ(compare({ "--setting", "small:unit=token" }).code, 2);
    EXPECT_EQ(compare({ "--system", "small=gold.conll" }).code, 2);
}

TEST_F(Groups, columnsOfSeveralPairsNameTheirPair)
{
    const auto header = [this](const char* form) {
        const auto text = compare({ "--group", "old=old.conll", form }).out;
        const auto at = text.find(form == std::string("--tsv") ? "\ntype\t" : "| Type |");
        return text.substr(at, text.find('\n', at + 1) - at);
    };
    EXPECT_NE(header("--markdown").find("| old - small: 95 % interval | old - small: p |"), std::string::npos)
        << header("--markdown");
    EXPECT_NE(header("--tsv").find("\tlarge - small_p_two_sided_holm\t"), std::string::npos)
        << header("--tsv");
}

TEST_F(Groups, settingsThatAreNotThePresetsAreTold)
{
    const auto result = compare({ "--preset", "conll-2003", "--unit", "token", "--min-overlap", "50" });
    const auto at = result.err.find("custom settings, not those of --preset conll-2003");
    ASSERT_NE(at, std::string::npos) << result.err;
    EXPECT_EQ(result.err.find("custom settings", at + 1), std::string::npos) << "once";
}

} // namespace
