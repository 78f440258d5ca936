// SPDX-License-Identifier: GPL-3.0-or-later
// `leads` as scripts and people see it.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

class LeadsCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        std::string gold;
        std::string a;
        std::string b;
        for (int i = 0; i < 60; ++i) {
            const auto document = [&](bool city, bool early) {
                return R"({"id": "d)" + std::to_string(i) + R"(", "text": "Ada Byron in )"
                    + (i % 2 == 0 ? "( New York )" : ", New York ,")
                    + R"( .", "entities": [{"start": 0, "end": )" + (early ? "3" : "9")
                    + R"(, "type": "PER"})" + (city ? R"(, {"start": 15, "end": 23, "type": "LOC"})" : "")
                    + "]}\n";
            };
            gold += document(true, false);
            a += document(true, i % 6 == 0);
            b += document(i % 2 == 0, i % 3 == 0);
        }
        write("gold.jsonl", gold);
        write("a.jsonl", a);
        write("b.jsonl", b);
    }

    touchstone::tests::Result leads(
        const std::vector<std::string>& more, const std::string& system = "b.jsonl")
    {
        std::vector<std::string> arguments { "leads", "--gold", "gold.jsonl", "--system", system, "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    Json json(std::vector<std::string> more, const std::string& system = "b.jsonl")
    {
        more.emplace_back("--json");
        const auto result = leads(more, system);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out);
    }

    /// How many records `errors` lists with these options.
    std::ptrdiff_t listed(const Json& options, std::vector<std::string> arguments = { "--system", "b.jsonl" })
    {
        arguments.insert(arguments.begin(), { "errors", "--gold", "gold.jsonl", "--json", "--quiet" });
        for (const auto& option : options) {
            arguments.push_back(option.get<std::string>());
        }
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return std::count(result.out.begin(), result.out.end(), '\n');
    }
};

TEST_F(LeadsCli, SentencesStandWithTheOptionsThatListTheirErrors)
{
    const auto result = leads({});
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find(" 1  "), std::string::npos) << result.out;
    EXPECT_NE(result.out.find("PER: the annotation of the system ends one token early on the right: 20 of 60 "
                              "(33 %), in 20 documents; mended, F1 "),
        std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("--gold-type PER --error-type boundary"), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("because"), std::string::npos);
}

TEST_F(LeadsCli, OptionsOfEachListItsRecords)
{
    const auto list = json({});
    ASSERT_FALSE(list["leads"].empty());
    for (const auto& lead : list["leads"]) {
        EXPECT_EQ(listed(lead["options"]), lead["n"]) << lead.dump(1);
        EXPECT_EQ(listed(lead["wrong_options"]), lead["wrong"]) << lead.dump(1);
    }
}

TEST_F(LeadsCli, WhatIsLeftOutOrPinnedIsSoInTheList)
{
    const auto list = json({});
    ASSERT_GT(list["leads"].size(), 1U);
    const auto first = list["leads"][0]["key"].get<std::string>();
    const auto last = list["leads"].back()["key"].get<std::string>();
    const auto without = json({ "--not", first });
    for (const auto& lead : without["leads"]) {
        EXPECT_NE(lead["key"], first);
    }
    const auto pinned = json({ "--pin", last });
    EXPECT_EQ(pinned["leads"][0]["key"], last);
    EXPECT_EQ(pinned["leads"][0]["pinned"], true);
    EXPECT_EQ(json({ "--most", "1" })["leads"].size(), 1U);
}

TEST_F(LeadsCli, AProjectsNotesAreTaken)
{
    const auto key = json({})["leads"][0]["key"].get<std::string>();
    write("p.touchstone",
        R"({"touchstone-project": 1, "sets": [{"name": "one", "gold": "gold.jsonl", "systems": ["b.jsonl"]}]})");
    const auto withNotes = [&] {
        const auto result = run({ "leads", "--project", "p.touchstone", "--quiet", "--json" });
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out);
    };
    EXPECT_EQ(withNotes()["leads"][0]["key"], key);
    write("p.touchstone-notes",
        Json { { "kind", "lead" }, { "key", key }, { "state", "dismissed" }, { "reason", "known" } }.dump()
            + "\n");
    for (const auto& lead : withNotes()["leads"]) {
        EXPECT_NE(lead["key"], key);
    }
}

TEST_F(LeadsCli, ThreadsChangeNothing)
{
    const auto one = leads({ "--json", "--threads", "1" });
    EXPECT_EQ(leads({ "--json", "--threads", "2" }).out, one.out);
    EXPECT_EQ(leads({ "--json", "--threads", "8" }).out, one.out);
}

TEST_F(LeadsCli, OfTwoSystemsTheOptionsListWhatRegressed)
{
    const auto list = json({ "--difference", "--system", "b.jsonl" }, "a.jsonl");
    ASSERT_FALSE(list["leads"].empty());
    for (const auto& lead : list["leads"]) {
        EXPECT_EQ(
            listed(lead["wrong_options"], { "--system", "a.jsonl", "--system", "b.jsonl" }), lead["wrong"])
            << lead.dump(1);
    }
}

TEST_F(LeadsCli, WrongWordsAreRefused)
{
    const auto key = leads({ "--not", "form gold" });
    EXPECT_EQ(key.code, 2);
    EXPECT_NE(key.err.find("--not \"form gold\" is no key of a lead"), std::string::npos) << key.err;
    EXPECT_EQ(leads({ "--pin", "nonsense" }).code, 2);
    const auto none = leads({ "--most", "0" });
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("takes a number above 0, and not 0"), std::string::npos) << none.err;
    EXPECT_NE(leads({ "--features", "shap" }).code, 0);
    EXPECT_NE(leads({ "--features", "shap" }).err.find("shape"), std::string::npos);
    EXPECT_NE(leads({ "--significance", "2" }).code, 0);
    EXPECT_EQ(leads({ "--tsv" }).code, 2);
    EXPECT_EQ(leads({ "--difference" }).code, 2);
    EXPECT_EQ(run({ "leads", "--gold", "gold.jsonl" }).code, 2);
    EXPECT_EQ(leads({ "--system", "a.jsonl" }).code, 2);
}

} // namespace
