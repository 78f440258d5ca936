// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs say how they were made, and `reproduce` makes them again.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::holds;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;

using Words = std::vector<std::string>;

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in\n" << text;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

class ReproduceCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        for (const auto* name : { "types-gold.jsonl", "types-old.jsonl", "types-new.jsonl" }) {
            write("data/" + std::string(name), contents(review + name));
        }
    }

    /// What the command writes, in a file "out".
    std::string made(Words words, const std::string& name = "out", int code = 0)
    {
        for (const auto* word : { "--gold", "data/types-gold.jsonl", "--system", "old=data/types-old.jsonl",
                 "--system", "data/types-new.jsonl" }) {
            words.emplace_back(word);
        }
        const auto result = run(words);
        EXPECT_EQ(result.code, code) << result.err;
        write(name, result.out);
        return result.out;
    }

    Result reproduce(const Words& more = {}, const std::string& name = "out")
    {
        Words words { "reproduce", name };
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
};

TEST_F(ReproduceCli, EveryFormNamesVersionDigestsAndSettings)
{
    for (const auto& words :
        { Words { "score" }, Words { "score", "--markdown" }, Words { "score", "--latex" },
            Words { "score", "--json" }, Words { "score", "--tsv", "--recipe" }, Words { "compare" },
            Words { "compare", "--markdown" }, Words { "compare", "--latex" }, Words { "compare", "--json" },
            Words { "compare", "--tsv", "--recipe" }, Words { "table" }, Words { "table", "--markdown" },
            Words { "table", "--latex" }, Words { "table", "--html" }, Words { "table", "--csv" },
            Words { "table", "--tsv", "--recipe" } }) {
        auto asked = words;
        asked.insert(asked.end(), { "--min-overlap", "50" });
        const auto text = made(asked);
        const auto command = "touchstone-cli " + words.front() + " --gold data/types-gold.jsonl";
        EXPECT_TRUE(holds(text, command)) << text;
        EXPECT_TRUE(holds(text, "min-overlap 50") || holds(text, "min-overlap:50")) << text;
        for (const auto* name : { "types-gold.jsonl", "types-old.jsonl", "types-new.jsonl" }) {
            EXPECT_TRUE(holds(text, name)) << text;
        }
        EXPECT_TRUE(holds(text, "xxh3-128:")) << text;
        asked.emplace_back("--no-recipe");
        EXPECT_FALSE(holds(made(asked), "xxh3-128:"));
    }
}

TEST_F(ReproduceCli, ScriptsReadTheSameTsvAsBefore)
{
    for (const auto* command : { "score", "compare", "table" }) {
        const auto plain = made({ command, "--tsv" });
        EXPECT_FALSE(holds(plain, "#")) << plain;
        const auto told = made({ command, "--tsv", "--recipe" });
        EXPECT_EQ(told.front(), '#');
        ASSERT_GT(told.size(), plain.size());
        EXPECT_EQ(told.substr(told.size() - plain.size()), plain);
    }
}

TEST_F(ReproduceCli, PeopleAreToldWhatIsNotTheDefault)
{
    EXPECT_TRUE(holds(made({ "score" }), "\nSettings: the default\n"));
    const auto text = made({ "score", "--pairing", "first-come", "--zero-division", "0" });
    EXPECT_TRUE(holds(text, "pairing first-come")) << text;
    EXPECT_TRUE(holds(text, "zero-division 0")) << text;
    EXPECT_FALSE(holds(text, "alpha")) << text;
    EXPECT_TRUE(holds(made({ "score", "--signature" }), "|pairing:optimal|"));
}

TEST_F(ReproduceCli, EqualOutputsAreEqual)
{
    for (const auto& words :
        { Words { "score" }, Words { "score", "--measure", "all", "--by", "document", "--json" },
            Words { "score", "--markdown", "--signature" }, Words { "score", "--latex" },
            Words { "score", "--tsv", "--recipe", "--by", "tokens" },
            Words { "compare", "--json", "--trials", "500", "--seed", "7" }, Words { "compare" },
            Words { "compare", "--tsv", "--recipe" }, Words { "table", "--row", "PER,LOC", "--significance" },
            Words { "table", "--csv", "--columns", "strict.f1,f1.macro" }, Words { "table", "--latex" },
            Words { "table", "--html", "--rename", "old=Theirs" }, Words { "table", "--markdown" } }) {
        made(words);
        const auto result = reproduce();
        EXPECT_EQ(result.code, 0) << words.front() << words.back() << "\n" << result.out << result.err;
        EXPECT_TRUE(result.out.starts_with("equal: ")) << result.out;
        EXPECT_FALSE(result.out.starts_with("equal: 0 ")) << result.out;
    }
}

TEST_F(ReproduceCli, OldAndNewNumbersAreTold)
{
    // F1 of the new run's PER is 8 / 11.
    const auto json = made({ "score", "--measure", "muc", "--json" });
    write("out", replaced(json, "0.7272727272727273", "0.75"));
    auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.out, "strict.f1: 0.75 -> 0.7272727272727273")) << result.out;
    EXPECT_TRUE(holds(result.out, "systems[types-new].measures.muc.types.PER")) << result.out;
    EXPECT_TRUE(holds(result.out, "1 differ.")) << result.out;
    for (const auto& words : { Words { "score" }, Words { "score", "--markdown" },
             Words { "score", "--latex" }, Words { "table", "--row", "PER", "--csv" },
             Words { "table", "--row", "PER", "--html" }, Words { "table", "--row", "PER", "--latex" } }) {
        write("out", replaced(made(words), "0.727", "0.750"));
        result = reproduce();
        EXPECT_EQ(result.code, 1);
        EXPECT_TRUE(holds(result.out, "0.750") && holds(result.out, " -> ") && holds(result.out, "0.727"))
            << result.out;
    }
}

TEST_F(ReproduceCli, InputsAreFoundByNameAndDigest)
{
    write("here/out", made({ "score", "--json" }));
    EXPECT_EQ(reproduce({}, "here/out").code, 0) << "as the command names them";
    // Elsewhere, beside a file of the same name that is another.
    std::filesystem::create_directories(m_folder / "moved/deep");
    for (const auto* name : { "types-gold.jsonl", "types-old.jsonl", "types-new.jsonl" }) {
        std::filesystem::rename(m_folder / "data" / name, m_folder / "moved/deep" / name);
    }
    auto result = reproduce({}, "here/out");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.out, "not found  Gold: types-gold.jsonl (xxh3-128:")) << result.out;
    EXPECT_TRUE(holds(result.out, "--in FOLDER")) << result.out;
    EXPECT_EQ(reproduce({ "--in", "moved" }, "here/out").code, 0);
    write("types-old.jsonl", contents(review + "types-new.jsonl"));
    result = reproduce({ "--in", "moved" }, "here/out");
    EXPECT_EQ(result.code, 0) << "the digest says which: " << result.out;
    for (const auto* name : { "types-gold.jsonl", "types-old.jsonl", "types-new.jsonl" }) {
        write("here/" + std::string(name), contents(review + name));
    }
    EXPECT_EQ(reproduce({}, "here/out").code, 0) << "beside the file";
    result = reproduce({ "--in", "nowhere" }, "here/out");
    EXPECT_EQ(result.code, 2);
    EXPECT_TRUE(holds(result.err, "--in nowhere: there is no such folder")) << result.err;
}

TEST_F(ReproduceCli, ChangedFilesAreTold)
{
    made({ "score", "--json" });
    write("data/types-new.jsonl", contents(review + "types-old.jsonl"));
    const auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.out, "changed    types-new: types-new.jsonl (was xxh3-128:")) << result.out;
    EXPECT_TRUE(holds(result.out, " -> ")) << "and the numbers it gives now:\n" << result.out;
    EXPECT_FALSE(holds(result.out, "old: types-old.jsonl")) << result.out;
}

TEST_F(ReproduceCli, FilesOfSettingsAreInputsToo)
{
    write("data/map.tsv", "both\tORG\tPER\n");
    made({ "score", "--label-map", "data/map.tsv", "--json" });
    EXPECT_EQ(reproduce().code, 0);
    write("data/map.tsv", "both\tLOC\tPER\n");
    const auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.out, "changed    Label map: map.tsv")) << result.out;
}

TEST_F(ReproduceCli, AnotherVersionIsTold)
{
    const auto json = made({ "score", "--json" });
    const auto version = Json::parse(json)["recipe"]["version"].get<std::string>();
    write("out", replaced(json, "\"version\": \"" + version + "\"", "\"version\": \"0.0.1\""));
    const auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.out, "version    0.0.1 -> " + version)) << result.out;
    EXPECT_TRUE(holds(result.out, "numbers are equal")) << result.out;
}

TEST_F(ReproduceCli, GroupsOfRunsAreFound)
{
    for (const auto* name : { "a1", "a2", "a3", "b1", "b2", "b3" }) {
        write("runs/" + std::string(name) + ".jsonl",
            contents(review + (name[0] == 'a' || name[1] == '2' ? "types-new.jsonl" : "types-old.jsonl")));
    }
    const auto result = run({ "compare", "--json", "--gold", "data/types-gold.jsonl", "--group",
        "a=runs/a*.jsonl", "--group", "b=runs/b*.jsonl" });
    ASSERT_EQ(result.code, 0) << result.err;
    write("out", result.out);
    EXPECT_EQ(reproduce().code, 0) << reproduce().out;
    std::filesystem::rename(m_folder / "runs", m_folder / "elsewhere");
    EXPECT_EQ(reproduce().code, 1);
    EXPECT_EQ(reproduce({ "--in", "elsewhere" }).code, 0) << reproduce({ "--in", "elsewhere" }).out;
}

TEST_F(ReproduceCli, WhatCannotBeMadeAgainIsRefusedWithTheReason)
{
    made({ "table", "--anonymise", "--csv" });
    auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "--anonymise")) << result.err;
    made({ "score", "--tsv" });
    result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "No recipe is in this file")) << result.err;
    EXPECT_TRUE(holds(result.err, "--recipe")) << result.err;
    const auto json = made({ "score", "--json" });
    write("out", json.substr(0, json.size() / 2));
    result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "This is no JSON")) << result.err;
    result = reproduce({}, "none.json");
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "There is no such file")) << result.err;
}

TEST_F(ReproduceCli, NothingButScoresIsRun)
{
    // An output may come from anywhere: its command neither writes nor runs anything else.
    const auto text = made({ "score" });
    write("out",
        replaced(
            text, "Command: touchstone-cli score --gold", "Command: touchstone-cli score -o stolen --gold"));
    EXPECT_EQ(reproduce().code, 0);
    EXPECT_FALSE(std::filesystem::exists(m_folder / "stolen"));
    write("out", replaced(text, "Command: touchstone-cli score", "Command: rm -r"));
    const auto result = reproduce();
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "none of score, compare, table and figure")) << result.err;
}

} // namespace
