// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --list`: the annotations behind the counts of two systems.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;

const std::string samples = TOUCHSTONE_SAMPLES "/";

struct Files
{
    std::string gold, first, second;
};
const Files types { review + "types-gold.jsonl", "old=" + review + "types-old.jsonl",
    "new=" + review + "types-new.jsonl" };
const Files sample { samples + "gold.jsonl", "A=" + samples + "system-a.jsonl",
    "B=" + samples + "system-b.jsonl" };

class CompareList : public CliFolder
{
protected:
    Result compare(const Files& files, const std::vector<std::string>& more)
    {
        std::vector<std::string> arguments { "compare", "--quiet", "--no-recipe", "--gold", files.gold,
            "--system", files.first, "--system", files.second };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    std::string printed(const Files& files, const std::vector<std::string>& more)
    {
        const auto result = compare(files, more);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    }

    /// Lists as many annotations as a count says.
    void expectListed(const Files& files, std::vector<std::string> words, const Json& count)
    {
        SCOPED_TRACE(words.at(1) + " of " + files.gold);
        words.insert(words.end(), { "--trials", "1" });
        const auto json = Json::parse(printed(files, joined(words, "--json")));
        EXPECT_EQ(json["list"]["records"].size(), count.get<std::size_t>());
    }

    /// And so do the forms for people and scripts.
    void expectPrinted(const Files& files, const std::vector<std::string>& words, const Json& count)
    {
        const auto tsv = printed(files, joined(words, "--tsv"));
        EXPECT_EQ(std::count(tsv.begin(), tsv.end(), '\n'), count.get<long>() + 1);
        const auto text = printed(files, words);
        EXPECT_NE(text.find(": " + count.dump() + " annotation"), std::string::npos) << text;
    }

    static std::vector<std::string> joined(std::vector<std::string> words, const std::string& last)
    {
        words.push_back(last);
        return words;
    }
};

TEST_F(CompareList, ListsExactlyWhatTheCountsCount)
{
    for (const auto* files : { &types, &sample }) {
        for (const auto* measure : { "muc", "muc.exact.f1", "eter" }) {
            const auto json = Json::parse(printed(*files, { "--measure", measure, "--json" }));
            EXPECT_FALSE(json.contains("list"));
            std::int64_t ofTypes = 0;
            std::int64_t all = 0;
            for (const auto& [key, count] : json["records"].items()) {
                std::string change = key;
                std::replace(change.begin(), change.end(), '_', '-');
                expectListed(*files, { "--list", change, "--measure", measure }, count);
                expectPrinted(*files, { "--list", change, "--measure", measure }, count);
                all += count.get<std::int64_t>();
            }
            for (const auto& [type, counts] : json["records_by_type"].items()) {
                expectListed(
                    *files, { "--list", "fixed", "--row-type", type, "--measure", measure }, counts["fixed"]);
                expectListed(*files,
                    { "--list", "both-wrong-differently", "--row-type", type, "--measure", measure },
                    counts["both_wrong_differently"]);
                for (const auto& [key, count] : counts.items()) {
                    ofTypes += count.get<std::int64_t>();
                }
            }
            EXPECT_EQ(ofTypes, all) << "every annotation has one row";
        }
    }
}

TEST_F(CompareList, TellsWhatEachSystemWrote)
{
    const auto text = printed(types, { "--list", "both-wrong-differently", "--row-type", "ORG" });
    for (const auto* line : { "old → new: Both wrong, differently (strict), ORG: 2 annotations\n",
             "Document  Gold        Gold type  Gold at  old error  old  old type  old at  new error  new     "
             "  "
             "  new type  new at\n",
             "d1        Fjord Line  ORG        10-20    missing                           type       Fjord "
             "Line  PER       10-20\n" }) {
        EXPECT_NE(text.find(line), std::string::npos) << text;
    }
}

TEST_F(CompareList, TsvAndJsonHaveTheFieldsOfErrors)
{
    const auto tsv = printed(types, { "--list", "regressed", "--tsv" });
    EXPECT_EQ(tsv.substr(0, tsv.find('\n')),
        "document\tgold_id\tgold_start\tgold_end\tgold_text\tgold_types\tgold_links\tgold_file\tgold_line"
        "\ta_id\ta_strict\ta_exact\ta_partial\ta_type\ta_error_type\ta_tags"
        "\ta_system_id\ta_system_start\ta_system_end\ta_system_text\ta_system_types\ta_system_links"
        "\ta_system_file\ta_system_line"
        "\tb_id\tb_strict\tb_exact\tb_partial\tb_type\tb_error_type\tb_tags"
        "\tb_system_id\tb_system_start\tb_system_end\tb_system_text\tb_system_types\tb_system_links"
        "\tb_system_file\tb_system_line");
    const auto json = Json::parse(printed(types, { "--list", "regressed", "--json" }))["list"];
    EXPECT_EQ(json["change"], "regressed");
    EXPECT_EQ(json["row_types"], Json::array());
    ASSERT_EQ(json["records"].size(), 1U);
    const auto& record = json["records"][0];
    EXPECT_EQ(record["document"], "d1");
    EXPECT_EQ(record["gold"]["text"], "Acme");
    EXPECT_EQ(record["systems"]["old"]["error_type"], "correct");
    EXPECT_EQ(record["systems"]["old"]["system"]["types"], Json::array({ "ORG" }));
    EXPECT_EQ(record["systems"]["new"]["error_type"], "type");
    EXPECT_EQ(record["systems"]["new"]["system"]["types"], Json::array({ "PER" }));
    const auto errors
        = run({ "errors", "--gold", types.gold, "--system", types.second, "--json", "--quiet" });
    const auto line = "\"id\":" + record["systems"]["new"]["id"].dump() + ",";
    const auto at = errors.out.find(line);
    ASSERT_NE(at, std::string::npos) << "the number is that of errors";
    EXPECT_NE(errors.out.substr(at, errors.out.find('\n', at) - at).find("\"Acme\""), std::string::npos);
}

TEST_F(CompareList, ASpuriousAnnotationStandsWithTheSystemThatMakesIt)
{
    const auto document = [](const std::string& entities) {
        return R"({"id": "d", "text": "Ada in Rome", "entities": [)" + entities + "]}\n";
    };
    const std::string rome = R"({"start": 7, "end": 11, "type": "LOC"})";
    const Files files { write("gold.jsonl", document("")).string(), write("a.jsonl", document("")).string(),
        write("b.jsonl", document(rome)).string() };
    const auto record
        = Json::parse(printed(files, { "--list", "regressed", "--json" }))["list"]["records"][0];
    EXPECT_TRUE(record["gold"].is_null());
    EXPECT_TRUE(record["systems"]["a"].is_null());
    EXPECT_EQ(record["systems"]["b"]["system"]["text"], "Rome");
    expectListed(files, { "--list", "regressed", "--row-type", "LOC" }, 1);
}

TEST_F(CompareList, RulesStillDecideTheExitCode)
{
    const auto result = compare(types, { "--list", "regressed", "--fail-if", "conll.f1(PER) < -0.05" });
    EXPECT_EQ(result.code, 3);
    EXPECT_NE(result.out.find("Acme"), std::string::npos);
    EXPECT_NE(result.err.find("failed: conll.f1(PER)"), std::string::npos);
}

TEST_F(CompareList, WrongUsageIsToldWithTheNearName)
{
    const auto expectRefused = [&](const std::vector<std::string>& more, const std::string& why) {
        const auto result = compare(types, more);
        EXPECT_EQ(result.code, 2) << more.front();
        EXPECT_EQ(result.out, "");
        EXPECT_NE(result.err.find(why), std::string::npos) << result.err;
    };
    expectRefused({ "--list", "regresed" }, "Did you mean \"regressed\"?");
    expectRefused({ "--list", "both_wrong_same" }, "Did you mean \"both-wrong-same\"?");
    expectRefused({ "--list", "fixed", "--system", "C=" + types.gold }, "between two systems; there are 3.");
    expectRefused({ "--list", "fixed", "--group", "G=" + types.gold }, "give no --group");
    expectRefused({ "--list", "fixed", "--row-type", "per" }, "did you mean \"PER\"?");
    expectRefused({ "--row-type", "PER" }, "--list");
}

} // namespace
