// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --group` as a script sees it: means of runs by hand values, and what is refused.
#include "tests/cli/clifolder.h"

#include <nlohmann/json.hpp>

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::ordered_json;
using touchstone::tests::CliFolder;
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
        write("runs/large-2.conll", text("B-PER", "B-LOC", "B-PER"));
        write("runs/large-3.conll", text("B-PER", "B-LOC", "B-PER"));
    }
    static std::string text(const std::string& a, const std::string& b, const std::string& c)
    {
        return "Ada " + a + "\nin O\nRome " + b + "\n\nBo " + c + "\nran O\n";
    }
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
    EXPECT_NE(markdown.find("| large - small | +0.389 | =0.2000 | =0.3000 |"), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("documents are not resampled"), std::string::npos);
    EXPECT_NE(markdown.find("cannot be below 0.1000"), std::string::npos) << markdown;
    const auto tsv = compare({ "--tsv" }).out;
    EXPECT_NE(tsv.find("group\truns\tmean\tstandard_deviation\tbest\tbest_run\tworst\tworst_run\n"),
        std::string::npos)
        << tsv;
    EXPECT_NE(compare({ "--latex" }).out.find("small & 2 & 0.500 & 0.236"), std::string::npos);
    // A single system is a group of one: no deviation.
    const auto single = compare({ "--system", "old=runs/../gold.conll" }).out;
    EXPECT_NE(single.find("old       1  1.000               –"), std::string::npos) << single;
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

} // namespace
