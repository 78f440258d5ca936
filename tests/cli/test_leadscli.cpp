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
    const auto rest = withNotes();
    for (const auto& lead : rest["leads"]) {
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

TEST_F(LeadsCli, FiltersTellEachValueByItself)
{
    const auto list = json({});
    ASSERT_FALSE(list["leads"].empty());
    for (const auto& lead : list["leads"]) {
        const bool gold = lead["side"] == "gold";
        EXPECT_EQ(lead["filter"]["outcome"],
            gold ? Json::array({ "COR", "INC", "PAR", "MIS" }) : Json::array({ "COR", "INC", "PAR", "SPU" }))
            << lead.dump(1);
        EXPECT_EQ(lead["wrong_filter"]["outcome"],
            gold ? Json::array({ "INC", "PAR", "MIS" }) : Json::array({ "SPU" }));
        EXPECT_EQ(lead["filter"]["scheme"], Json::array({ "strict" }));
        // One value for each option; outcomes are one word of it.
        std::size_t values = 1;
        for (const auto& [dimension, of] : lead["wrong_filter"].items()) {
            ASSERT_TRUE(of.is_array()) << dimension;
            values += dimension == "outcome" ? 0 : of.size();
        }
        EXPECT_EQ(values * 2, lead["wrong_options"].size()) << lead.dump(1);
    }
}

TEST_F(LeadsCli, OfSeveralSystemsEachHasItsListAndTheirLeadsStandTogether)
{
    auto list = json({ "--system", "b.jsonl" }, "a.jsonl");
    ASSERT_EQ(list["runs"].size(), 2U);
    EXPECT_EQ(list["runs"][0]["system"], "a");
    EXPECT_EQ(list["runs"][1]["system"], "b");
    auto alone = json({});
    for (auto* const one : { &alone["leads"], &list["runs"][1]["leads"] }) {
        for (auto& lead : *one) {
            lead.erase("suspects"); // what other systems say of the gold
        }
    }
    EXPECT_EQ(list["runs"][1]["leads"], alone["leads"]);
    ASSERT_FALSE(list["campaign"].empty());
    double before = 100;
    bool both = false;
    for (const auto& shared : list["campaign"]) {
        EXPECT_LE(shared["gain"].get<double>(), before);
        before = shared["gain"].get<double>();
        EXPECT_EQ(shared["runs"], shared["of"].size());
        EXPECT_EQ(shared["sets"], 1);
        std::int64_t n = 0;
        std::int64_t wrong = 0;
        double gain = 0;
        for (const auto& one : shared["of"]) {
            n += one["n"].get<std::int64_t>();
            wrong += one["wrong"].get<std::int64_t>();
            gain += one["gain"].is_null() ? 0 : one["gain"].get<double>();
        }
        EXPECT_EQ(shared["n"], n);
        EXPECT_EQ(shared["wrong"], wrong);
        EXPECT_NEAR(shared["gain"].get<double>(), gain, 1e-12);
        both = both || shared["runs"] == 2;
    }
    EXPECT_TRUE(both) << "both end persons early: " << list["campaign"].dump(1);
    const auto text = leads({ "--system", "b.jsonl" }, "a.jsonl").out;
    EXPECT_NE(text.find("Leads of several of the 2 runs"), std::string::npos) << text;
    EXPECT_NE(text.find("    2 of 2 runs: "), std::string::npos) << text;
    EXPECT_EQ(text.find("data sets"), std::string::npos);
}

TEST_F(LeadsCli, OfAProjectEveryTableIsInOneOutput)
{
    write("p.touchstone",
        R"({"touchstone-project": 1, "sets": [{"name": "one", "gold": "gold.jsonl", "systems": ["a.jsonl", "b.jsonl"]},
            {"name": "two", "gold": "gold.jsonl", "systems": ["b.jsonl"]}]})");
    const auto result = run({ "leads", "--project", "p.touchstone", "--quiet", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto list = Json::parse(result.out);
    ASSERT_EQ(list["runs"].size(), 3U) << result.out.substr(0, 1000);
    EXPECT_EQ(list["runs"][0]["set"], list["runs"][1]["set"]);
    EXPECT_NE(list["runs"][0]["set"], list["runs"][2]["set"]);
    const auto& first = list["campaign"][0];
    EXPECT_EQ(first["runs"], 3) << first.dump(1);
    EXPECT_EQ(first["sets"], 2);
    const auto text = run({ "leads", "--project", "p.touchstone", "--quiet" });
    EXPECT_NE(text.out.find("    3 of 3 runs, 2 of 2 data sets: "), std::string::npos) << text.out;
    const auto table = run({ "leads", "--project", "p.touchstone", "--quiet", "--tsv", "-o", "leads.tsv" });
    EXPECT_EQ(table.code, 0) << table.err;
    const auto rows = touchstone::tests::contents(m_folder / "leads.tsv");
    EXPECT_TRUE(rows.starts_with("set\tsystem\trank\tfamily\tsentence\tn\twrong\t")) << rows;
    const auto one = run({ "leads", "--project", "p.touchstone", "--set", "two", "--quiet", "--json" });
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(Json::parse(one.out)["system"], "b");
    // Settings beside the project hold for all.
    EXPECT_EQ(Json::parse(run({ "leads", "--project", "p.touchstone", "--quiet", "--json", "--most", "1" })
                              .out)["runs"][2]["leads"]
                  .size(),
        1U);
}

TEST_F(LeadsCli, ARunThatCannotBeReadLeavesTheOthers)
{
    write("broken.jsonl", "{");
    write("p.touchstone",
        R"({"touchstone-project": 1, "sets": [{"name": "one", "gold": "gold.jsonl", "systems": ["broken.jsonl"]},
            {"name": "two", "gold": "gold.jsonl", "systems": ["b.jsonl"]}]})");
    const auto result = run({ "leads", "--project", "p.touchstone", "--quiet" });
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.err.find("broken.jsonl"), std::string::npos) << result.err;
    EXPECT_NE(result.out.find("PER: the annotation of the system ends one token early"), std::string::npos)
        << result.out;
}

TEST_F(LeadsCli, TablesHoldTheSameLeads)
{
    const auto list = json({});
    const auto tsv = leads({ "--tsv" });
    ASSERT_EQ(tsv.code, 0) << tsv.err;
    EXPECT_EQ(static_cast<std::size_t>(std::count(tsv.out.begin(), tsv.out.end(), '\n')),
        1 + list["alarms"].size() + list["leads"].size());
    for (const auto& lead : list["leads"]) {
        EXPECT_NE(tsv.out.find(lead["key"].get<std::string>()), std::string::npos);
    }
    EXPECT_NE(leads({ "--markdown" }).out.find("| # | Kind | Lead |"), std::string::npos)
        << leads({ "--markdown" }).out;
    EXPECT_NE(leads({ "--latex" }).out.find("\\begin{tabular}"), std::string::npos);
}

TEST_F(LeadsCli, WhereSystemsAgreeAgainstTheGoldItsErrorsAreSuspects)
{
    for (const auto* const name : { "c.jsonl", "d.jsonl" }) {
        write(name, touchstone::tests::contents(m_folder / "b.jsonl"));
    }
    const std::vector<std::string> more { "--system", "c.jsonl", "--system", "d.jsonl" };
    const auto list = json(more);
    const auto& lead = list["runs"][0]["leads"][0];
    EXPECT_GT(lead["wrong"], 0);
    EXPECT_EQ(lead["suspects"], lead["wrong"]) << lead.dump(1);
    EXPECT_NE(leads(more).out.find("    of these, "), std::string::npos);
    EXPECT_EQ(leads({}).out.find("of these, "), std::string::npos) << "one system alone doubts nothing";
}

TEST_F(LeadsCli, APinOfNothingIsTold)
{
    const auto pinned = [this](const std::string& key) {
        return run({ "leads", "--gold", "gold.jsonl", "--system", "b.jsonl", "--pin", key });
    };
    const auto none = pinned("condition gold type=XYZ");
    EXPECT_EQ(none.code, 0);
    EXPECT_NE(none.err.find("--pin \"condition gold type=XYZ\" has no effect"), std::string::npos)
        << none.err;
    EXPECT_NE(leads({ "--pin", "condition gold type=XYZ", "--strict" }).code, 0);
    const auto there = pinned("condition gold type=LOC");
    EXPECT_EQ(there.err.find("has no effect"), std::string::npos) << there.err;
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
    EXPECT_EQ(leads({ "--difference" }).code, 2);
    EXPECT_EQ(run({ "leads", "--gold", "gold.jsonl" }).code, 2);
}

} // namespace
