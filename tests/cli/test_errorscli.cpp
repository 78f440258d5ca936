// SPDX-License-Identifier: GPL-3.0-or-later
// `errors` beyond the records of one system: groups of records, what changed between two systems, what few
// of several find.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;
using Words = std::vector<std::string>;

const std::string samples = TOUCHSTONE_SAMPLES "/";
const std::string gold = review + "types-gold.jsonl";
const std::string oldRun = "old=" + review + "types-old.jsonl";
const std::string newRun = "new=" + review + "types-new.jsonl";

Words joined(Words words, const Words& more)
{
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

class ErrorsCli : public CliFolder
{
protected:
    std::string printed(const Words& words)
    {
        const auto result = run(joined(words, { "--quiet" }));
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    }
    /// Of the new run, of the old and the new one.
    std::string one(const Words& more)
    {
        return printed(joined({ "errors", "--gold", gold, "--system", newRun }, more));
    }
    std::string both(const Words& more)
    {
        return printed(joined({ "errors", "--gold", gold, "--system", oldRun, "--system", newRun }, more));
    }

    std::vector<Json> lines(const std::string& text)
    {
        std::vector<Json> records;
        std::istringstream stream(text);
        for (std::string line; std::getline(stream, line);) {
            records.push_back(Json::parse(line));
        }
        return records;
    }

    void expectRefused(const Words& words, const std::string& why)
    {
        const auto result = run(words);
        EXPECT_EQ(result.code, 2) << result.err;
        EXPECT_EQ(result.out, "");
        EXPECT_NE(result.err.find(why), std::string::npos) << result.err;
    }
};

std::size_t rows(const std::string& tsv)
{
    return static_cast<std::size_t>(std::count(tsv.begin(), tsv.end(), '\n')) - 1;
}

TEST_F(ErrorsCli, GroupsAreCountedTheLargestFirst)
{
    EXPECT_EQ(one({ "--group-by", "types", "--tsv" }),
        "gold\tsystem\tcount\tshare\tdocuments\nPER\tPER\t4\t0.4\t2\nORG\tPER\t3\t0.3\t2\n"
        "LOC\tLOC\t2\t0.2\t2\nORG\tORG\t1\t0.1\t1\n");
    EXPECT_EQ(one({ "--group-by", "words", "--gold-type", "ORG", "--tsv" }),
        "words\tcount\tshare\tdocuments\nAcme\t2\t0.5\t2\nDune\t1\t0.25\t1\nFjord Line\t1\t0.25\t1\n");
    EXPECT_EQ(one({ "--group-by", "error-type", "--tsv", "--top", "1" }),
        "error_type\tcount\tshare\tdocuments\ncorrect\t7\t0.7\t2\n");
    EXPECT_EQ(one({ "--group-by", "document", "--outcome", "INC", "--tsv" }),
        "document\tcount\tshare\tdocuments\nd1\t2\t0.6666666666666666\t1\nd2\t1\t0.3333333333333333\t1\n");
    EXPECT_EQ(one({ "--group-by", "tokens", "--outcome", "INC", "--tsv" }),
        "tokens\tcount\tshare\tdocuments\nsingle-token\t2\t0.6666666666666666\t2\n"
        "multi-token\t1\t0.3333333333333333\t1\n");
}

TEST_F(ErrorsCli, GroupsComeInEveryForm)
{
    const auto text = one({ "--group-by", "types", "--top", "2" });
    EXPECT_NE(text.find("Gold type  System type  Count  Share  Documents\n"), std::string::npos) << text;
    EXPECT_NE(text.find("ORG        PER              3  0.300          2\n"), std::string::npos) << text;
    EXPECT_NE(text.find("2 of 4 groups, 7 of 10 records\n"), std::string::npos) << text;
    EXPECT_NE(
        one({ "--group-by", "words", "--markdown" }).find("| Acme | 2 | 0.200 | 2 |"), std::string::npos);
    EXPECT_NE(one({ "--group-by", "words", "--latex" }).find("Acme & 2 & 0.200 & 2"), std::string::npos);
    const auto json = lines(one({ "--group-by", "types", "--json" }));
    ASSERT_EQ(json.size(), 4U);
    EXPECT_EQ(json[1].dump(),
        R"({"group_by":"types","gold":"ORG","system":"PER","count":3,"share":0.3,"documents":2})");
    EXPECT_EQ(lines(one({ "--group-by", "document", "--json" }))[0].dump(),
        R"({"group_by":"document","value":"d1","count":6,"share":0.6,"documents":1})");
    const auto none = one({ "--group-by", "words", "--error-type", "split" });
    EXPECT_NE(none.find("0 groups, 0 records\n"), std::string::npos) << none;
}

TEST_F(ErrorsCli, AGroupIsAQuestionToErrors)
{
    const Words sample { "errors", "--gold", samples + "gold.jsonl", "--system",
        "A=" + samples + "system-a.jsonl" };
    const auto groups = [&](const std::string& by) {
        return lines(printed(joined(sample, { "--group-by", by, "--json" })));
    };
    const auto expectCount = [&](const Json& group, const Words& options) {
        EXPECT_EQ(
            rows(printed(joined(joined(sample, options), { "--tsv" }))), group["count"].get<std::size_t>())
            << group.dump();
    };
    const auto side = [](const Json& type) { return type.is_null() ? "none" : type.get<std::string>(); };
    for (const auto& group : groups("types")) {
        expectCount(group, { "--gold-type", side(group["gold"]), "--system-type", side(group["system"]) });
    }
    for (const auto& group : groups("error-type")) {
        expectCount(group, { "--error-type", group["value"] });
    }
    for (const auto& group : groups("nesting")) {
        expectCount(group, { "--where", "nesting=" + group["value"].get<std::string>() });
    }
    const auto words = groups("words");
    ASSERT_FALSE(words.empty());
    expectCount(words.front(), { "--where", "surface=" + words.front()["value"].get<std::string>() });
}

TEST_F(ErrorsCli, WhatCannotBeGroupedIsRefused)
{
    const Words words { "errors", "--gold", gold, "--system", newRun };
    expectRefused(joined(words, { "--group-by", "wrds" }), "Did you mean \"words\"?");
    expectRefused(joined(words, { "--group-by", "tokns" }), "Did you mean \"tokens\"?");
    expectRefused(joined(words, { "--group-by", "seen" }), "--train FILE");
    expectRefused(joined(words, { "--group-by", "" }), "names no group");
    expectRefused(joined(words, { "--top", "3" }), "--group-by words");
    expectRefused(joined(words, { "--group-by", "words", "--top", "0" }), "--top");
    expectRefused(joined(words, { "--group-by", "words", "--by", "tokens" }), "one of the two");
}

TEST_F(ErrorsCli, ChangesAreThoseThatCompareCounts)
{
    struct Asked
    {
        Words compare, errors;
    };
    const Asked strict { {}, {} };
    const Asked exact { { "--measure", "muc.exact.f1" }, { "--scheme", "exact" } };
    const Asked eter { { "--measure", "eter" }, { "--list", "eter" } };
    for (const auto& files : { Words { "--gold", gold, "--system", oldRun, "--system", newRun },
             Words { "--gold", samples + "gold.jsonl", "--system", samples + "system-a.jsonl", "--system",
                 samples + "system-b.jsonl" } }) {
        for (const auto& asked : { strict, exact, eter }) {
            const auto compared = Json::parse(printed(
                joined(joined(joined({ "compare" }, files), asked.compare), { "--json", "--trials", "1" })));
            const auto count = [&](const std::string& change) {
                return rows(printed(joined(
                    joined(joined({ "errors" }, files), asked.errors), { "--change", change, "--tsv" })));
            };
            const auto& records = compared["records"];
            EXPECT_EQ(count("fixed"), records["fixed"].get<std::size_t>());
            EXPECT_EQ(count("regressed"), records["regressed"].get<std::size_t>());
            EXPECT_EQ(count("both-right"), records["both_right"].get<std::size_t>());
            EXPECT_EQ(count("both-wrong-same"), records["both_wrong_same"].get<std::size_t>());
            EXPECT_EQ(count("both-wrong"),
                records["both_wrong_same"].get<std::size_t>()
                    + records["both_wrong_differently"].get<std::size_t>());
        }
    }
}

TEST_F(ErrorsCli, AChangeTellsWhatTheOtherSystemMade)
{
    const auto regressed = lines(both({ "--change", "regressed", "--json" }));
    ASSERT_EQ(regressed.size(), 1U);
    const auto& record = regressed.front();
    EXPECT_EQ(record["change"], "regressed");
    EXPECT_EQ(record["of"], "new");
    EXPECT_EQ(record["gold"]["text"], "Acme");
    EXPECT_EQ(record["system"]["types"], Json::array({ "PER" }));
    EXPECT_EQ(record["other"]["of"], "old");
    EXPECT_EQ(record["other"]["error_type"], "correct");
    EXPECT_EQ(record["other"]["outcome"]["strict"], "COR");
    EXPECT_EQ(record["other"]["system"]["types"], Json::array({ "ORG" }));
    EXPECT_FALSE(record["other"].contains("gold"));
    EXPECT_TRUE(record.contains("credit")) << "as every record has it";
    const auto text = both({ "--change", "both-wrong" });
    EXPECT_NE(text.find("Change"), std::string::npos);
    EXPECT_NE(text.find("2 of 2 records (old → new: Both wrong, same way; Both wrong, differently)\n"),
        std::string::npos)
        << text;
    const auto tsv = both({ "--change", "regressed", "--tsv" });
    EXPECT_NE(tsv.substr(0, tsv.find('\n'))
                  .find("\tchange\tof\tother_id\tother_strict\tother_exact\tother_partial\tother_type"
                        "\tother_error_type\tother_tags\tother_system_id\tother_system_start"),
        std::string::npos)
        << tsv;
    EXPECT_NE(tsv.find("\tregressed\tnew\t"), std::string::npos) << tsv;
}

TEST_F(ErrorsCli, EveryFilterGoesWithAChange)
{
    const auto count = [&](const Words& more) {
        return rows(both(joined({ "--change", "both-wrong", "--tsv" }, more)));
    };
    EXPECT_EQ(count({}), 2U);
    EXPECT_EQ(count({ "--gold-type", "ORG" }), 2U);
    EXPECT_EQ(count({ "--system-type", "PER" }), 2U) << "the records are those of the new run";
    EXPECT_EQ(count({ "--type", "LOC" }), 0U);
    EXPECT_EQ(count({ "--document", "d2" }), 1U);
    EXPECT_EQ(count({ "--words", "fjord" }), 1U);
    EXPECT_EQ(count({ "--where", "tokens=multi-token" }), 1U);
    EXPECT_EQ(both({ "--change", "both-wrong", "--group-by", "words", "--tsv" }),
        "words\tcount\tshare\tdocuments\nDune\t1\t0.5\t1\nFjord Line\t1\t0.5\t1\n");
}

TEST_F(ErrorsCli, WhatTheSecondSystemHasNotIsShownOfTheFirst)
{
    const auto document = [](const std::string& id, const std::string& entities) {
        return R"({"id": ")" + id + R"(", "text": "Ada in Rome", "entities": [)" + entities + "]}\n";
    };
    const std::string ada = R"({"start": 0, "end": 3, "type": "PER"})";
    const std::string rome = R"({"start": 7, "end": 11, "type": "CITY"})";
    write("gold.jsonl", document("d", ada) + document("e", ada));
    write("a.jsonl", document("d", rome) + document("e", ""));
    write("b.jsonl", document("d", ada) + document("e", ada));
    const Words words { "errors", "--gold", "gold.jsonl", "--system", "a.jsonl", "--system", "b.jsonl",
        "--change", "fixed" };
    const auto fixed = lines(printed(joined(words, { "--json" })));
    ASSERT_EQ(fixed.size(), 3U);
    EXPECT_EQ(fixed[0]["of"], "b");
    EXPECT_EQ(fixed[0]["other"]["error_type"], "missing");
    EXPECT_EQ(fixed[1]["of"], "a") << "behind the others of its document";
    EXPECT_EQ(fixed[1]["document"], "d");
    EXPECT_EQ(fixed[1]["system"]["text"], "Rome");
    EXPECT_TRUE(fixed[1]["other"].is_null());
    EXPECT_EQ(fixed[2]["document"], "e");
    EXPECT_EQ(rows(printed(joined(words, { "--type", "CITY", "--tsv" }))), 1U) << "a type of the first";
    expectRefused(joined(words, { "--type", "city" }), "CITY");
}

TEST_F(ErrorsCli, ChangesNeedTwoSystems)
{
    const Words one { "errors", "--gold", gold, "--system", newRun };
    expectRefused(joined(one, { "--change", "regressed" }), "1 is given; give --system twice");
    const auto two = joined(one, { "--system", oldRun });
    expectRefused(joined(two, { "--change", "regresed" }), "Did you mean \"regressed\"?");
    expectRefused(joined(two, { "--change", "fixed", "--system", "C=" + gold }), "3 are given");
    expectRefused(joined(two, { "--change", "fixed", "--found-by", "0" }), "one of the two");
    expectRefused(
        joined(two, { "--change", "fixed", "--list", "left-out", "--min-score", "0.5" }), "left-out");
    expectRefused(two, "one system at a time");
}

TEST_F(ErrorsCli, FoundByCountsTheSystemsThatAreRight)
{
    const Words three { "--system", "C=" + gold };
    EXPECT_EQ(rows(both({ "--found-by", "0", "--tsv" })), 2U);
    EXPECT_EQ(rows(both({ "--found-by", "1", "--tsv" })), 1U);
    EXPECT_EQ(rows(both({ "--found-by", "2", "--tsv" })), 7U);
    EXPECT_EQ(rows(both(joined(three, { "--found-by", "0", "--tsv" }))), 0U);
    EXPECT_EQ(rows(both(joined(three, { "--found-by", "1", "--tsv" }))), 2U);
    EXPECT_EQ(rows(both(joined(three, { "--found-by", "3", "--tsv" }))), 7U);
    EXPECT_EQ(rows(both({ "--found-by", "2", "--scheme", "exact", "--tsv" })), 8U)
        << "Acme under the exact scheme";
    EXPECT_EQ(rows(both({ "--found-by", "0", "--document", "d2", "--tsv" })), 1U);
    EXPECT_EQ(rows(one({ "--found-by", "0", "--tsv" })), 3U) << "of one system, too";
    const auto missed = lines(both({ "--found-by", "0", "--json" }));
    EXPECT_EQ(missed.at(0)["gold"]["text"], "Fjord Line");
    EXPECT_EQ(missed.at(0)["of"], "old");
    EXPECT_EQ(missed.at(0)["found_by"], 0);
    EXPECT_NE(both({ "--found-by", "0" })
                  .find("2 of 2 records (found by 0 of 2 systems; what is shown is of old)\n"),
        std::string::npos);
    EXPECT_EQ(both({ "--found-by", "0", "--group-by", "types", "--tsv" }),
        "gold\tsystem\tcount\tshare\tdocuments\nORG\tnone\t2\t1\t2\n");
    expectRefused({ "errors", "--gold", gold, "--system", oldRun, "--found-by", "2" }, "1 is given");
}

} // namespace
