// SPDX-License-Identifier: GPL-3.0-or-later
// Slices that tell records apart, as a script sees them: --by, --where, --train, --attributes,
// --slice-bounds.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;

class SliceCommands : public CliFolder
{
protected:
    static std::string data(const char* name)
    {
        return std::string(TOUCHSTONE_TEST_DATA) + "/slices/" + name;
    }

    Result called(const std::string& command, const std::vector<std::string>& more)
    {
        std::vector<std::string> arguments { command, "--gold", data("gold.conll"), "--system",
            data("system.conll"), "--train", data("train.conll"), "--attributes", data("attributes.tsv"),
            "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    Json slicesOf(const std::vector<std::string>& more)
    {
        auto arguments = more;
        arguments.emplace_back("--json");
        const auto result = called("score", arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out)["systems"][0].value("slices", Json::array())
                                : Json::array();
    }

    std::vector<Json> records(const std::vector<std::string>& more)
    {
        auto arguments = more;
        arguments.emplace_back("--json");
        const auto result = called("errors", arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> lines;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            lines.push_back(Json::parse(line));
        }
        return lines;
    }
};

TEST_F(SliceCommands, JsonHasEachValueWithEveryMeasure)
{
    const auto slices = slicesOf({ "--by", "seen,genre", "--measure", "all" });
    ASSERT_EQ(slices.size(), 5U) << slices.dump(1);
    EXPECT_EQ(slices[0]["slice"], "seen");
    EXPECT_EQ(slices[0]["value"], "seen");
    EXPECT_EQ(slices[1]["value"], "other-label");
    EXPECT_EQ(slices[2]["value"], "unseen");
    const auto& unseen = slices[2]["measures"];
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["cor"], 1);
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["spu"], 1);
    EXPECT_EQ(unseen["muc"]["overall"]["strict"]["f1"], 0.4);
    EXPECT_EQ(unseen["conll"]["overall"]["system"], 3);
    EXPECT_TRUE(unseen["overlap"]["span"]["maxmax"].contains("f1"));
    EXPECT_EQ(unseen["eter"]["gold_entities"], 2);
    EXPECT_TRUE(unseen["ser"]["global"].contains("ser"));
    EXPECT_FALSE(slices[2].contains("documents"));
    EXPECT_EQ(slices[3]["value"], "diary");
    EXPECT_EQ(slices[3]["documents"], 1);
    EXPECT_TRUE(slices[3]["measures"]["links"].contains("document+kbid")) << "sets of whole documents";
    EXPECT_FALSE(unseen["links"].contains("document+kbid"));
    int gold = 0;
    for (const auto& entry : slices) {
        gold += entry["slice"] == "seen" ? entry["measures"]["muc"]["overall"]["type"]["pos"].get<int>() : 0;
    }
    EXPECT_EQ(gold, 5);
}

TEST_F(SliceCommands, EveryCountOfATableIsAQuestionToErrors)
{
    for (const auto& entry : slicesOf({ "--by",
             "seen,genre,difficulty,entity-length,surface,nesting,left,right,right-characters,boundary" })) {
        const auto& strict = entry["measures"]["muc"]["overall"]["strict"];
        const auto where = entry["slice"].get<std::string>() + "=" + entry["value"].get<std::string>();
        for (const auto* outcome : { "COR", "INC", "MIS", "SPU" }) {
            std::string key(outcome);
            for (auto& c : key) {
                c = static_cast<char>(c - 'A' + 'a');
            }
            if (strict[key].is_null()) {
                EXPECT_EQ(entry["slice"], "difficulty") << "told by gold annotations alone";
                EXPECT_EQ(key, "spu");
                EXPECT_TRUE(strict["precision"].is_null());
                continue;
            }
            EXPECT_EQ(
                records({ "--where", where, "--outcome", outcome }).size(), strict[key].get<std::size_t>())
                << where << " " << outcome;
        }
    }
}

TEST_F(SliceCommands, RecordsTellTheirValues)
{
    const auto found = records({ "--where", "seen=other-label", "--by", "seen,tokens,difficulty" });
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0]["gold"]["text"], "New York");
    EXPECT_EQ(found[0]["slices"],
        (Json { { "seen", "other-label" }, { "tokens", "multi-token" }, { "difficulty", "none" } }));
    EXPECT_EQ(records({ "--where", "difficulty=hard" }).size(), 1U);
    EXPECT_EQ(records({ "--where", "seen=unseen", "--where", "seen=other-label" }).size(), 4U);
    EXPECT_EQ(records({ "--list", "eter", "--where", "entity-length=1" }).size(), 3U);
    const auto tsv = called("errors", { "--by", "seen", "--tsv" });
    EXPECT_NE(tsv.out.substr(0, tsv.out.find('\n')).find("\tseen"), std::string::npos) << tsv.out;
}

TEST_F(SliceCommands, BoundsChangeTheBins)
{
    const auto slices = slicesOf({ "--by", "entity-length", "--slice-bounds", "entity-length=1" });
    ASSERT_EQ(slices.size(), 2U);
    EXPECT_EQ(slices[0]["value"], "1");
    EXPECT_EQ(slices[1]["value"], "over 1");
    const auto written = called(
        "score", { "--slice-bounds", "entity-length=1", "--slice-bounds", "noise=0,1", "--signature" });
    EXPECT_NE(written.out.find("slice-bounds:entity-length=1;noise=0,1"), std::string::npos);
}

TEST_F(SliceCommands, EndsOfPairsAreCountedAndListed)
{
    write("gold.conll",
        "New B-LOC\nYork I-LOC\nCity I-LOC\n. O\n\nOld B-PER\nTom I-PER\n. O\n\nRome B-LOC\n. O\n\n"
        "The O\nSun B-ORG\nToday O\n");
    write("system.conll",
        "New B-LOC\nYork I-LOC\nCity O\n. O\n\nOld O\nTom B-PER\n. O\n\nRome O\n. O\n\n"
        "The B-ORG\nSun I-ORG\nToday I-ORG\n");
    const auto called = [this](const std::string& command, const std::vector<std::string>& more) {
        std::vector<std::string> arguments { command, "--gold", "gold.conll", "--system", "system.conll",
            "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const auto listed = [&](std::vector<std::string> more) {
        more.emplace_back("--json");
        const auto result = called("errors", more);
        EXPECT_EQ(result.code, 0) << result.err;
        std::vector<Json> lines;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            lines.push_back(Json::parse(line));
        }
        return lines;
    };
    const auto early = listed({ "--where", "right=-1", "--by", "left,right,right-characters,boundary" });
    ASSERT_EQ(early.size(), 1U);
    EXPECT_EQ(early[0]["gold"]["text"], "New York City");
    EXPECT_EQ(early[0]["slices"],
        (Json { { "left", "0" }, { "right", "-1" }, { "right-characters", "-5" }, { "boundary", "right" } }));
    EXPECT_EQ(listed({ "--where", "left=1" }).at(0)["gold"]["text"], "Old Tom");
    EXPECT_EQ(listed({ "--where", "boundary=both" }).at(0)["gold"]["text"], "Sun");
    EXPECT_EQ(listed({ "--where", "left=+1" }).at(0)["gold"]["text"], "Old Tom") << "a plus is no other word";
    EXPECT_EQ(listed({ "--where", "right=none" }).at(0)["gold"]["text"], "Rome");

    std::vector<std::string> values;
    const auto scored = Json::parse(
        called("score", { "--by", "right", "--zero-division", "0", "--json" }).out)["systems"][0]["slices"];
    for (const auto& entry : scored) {
        values.push_back(entry["value"]);
        const auto& strict = entry["measures"]["muc"]["overall"]["strict"];
        for (const auto& [outcome, key] : { std::pair("COR", "cor"), std::pair("INC", "inc"),
                 std::pair("MIS", "mis"), std::pair("SPU", "spu") }) {
            EXPECT_EQ(listed({ "--where", "right=" + values.back(), "--outcome", outcome }).size(),
                strict[key].get<std::size_t>())
                << values.back() << " " << outcome;
        }
        EXPECT_TRUE(strict["recall"].is_null() && strict["precision"].is_null() && strict["f1"].is_null())
            << "what is missed belongs to no value";
    }
    EXPECT_EQ(values, (std::vector<std::string> { "-1", "0", "1", "none" }));
    const auto text = called("score", { "--by", "right" });
    EXPECT_NE(text.out.find("1 annotation without partner belongs to no value"), std::string::npos)
        << text.out;
    EXPECT_TRUE(listed({ "--where", "right=7" }).empty()) << "a number that no pair has here";
    EXPECT_TRUE(listed({ "--where", "right-characters=-70" }).empty());
    const auto unknown = called("errors", { "--where", "right=far" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("here it has: -1, 0, 1, none"), std::string::npos) << unknown.err;
    EXPECT_EQ(called("errors", { "--where", "boundary=all" }).code, 2);
    const auto binned = called("score", { "--by", "right", "--slice-bounds", "right=-1,0", "--tsv" });
    EXPECT_NE(binned.out.find("\tmuc\tslice.right\tup to -1\tstrict.inc\t1\t"), std::string::npos)
        << binned.out;
}

TEST_F(SliceCommands, TablesForPeopleAndScripts)
{
    const auto text = called("score", { "--by", "seen" });
    EXPECT_NE(text.out.find("system: strict, by seen"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("other-label"), std::string::npos);
    EXPECT_NE(text.out.find("same string"), std::string::npos) << "the note";
    const auto tsv = called("score", { "--by", "seen", "--tsv", "--measure", "muc" });
    EXPECT_NE(tsv.out.find("system\tmuc\tslice.seen\tunseen\tstrict.spu\t1\t\n"), std::string::npos)
        << tsv.out;
    EXPECT_NE(tsv.out.find("system\tmuc\tslice.seen\tOverall\tstrict.cor\t2\t\n"), std::string::npos)
        << tsv.out;
    EXPECT_NE(called("score", { "--by", "seen", "--markdown" }).out.find("| unseen |"), std::string::npos);
    EXPECT_NE(called("score", { "--by", "seen", "--latex" }).out.find("unseen &"), std::string::npos);
}

TEST_F(SliceCommands, ManyWordsAreCutForPeopleOnly)
{
    std::string gold;
    std::string system;
    for (int i = 0; i < 60; ++i) {
        gold += "Name" + std::to_string(i) + " B-PER\n. O\n\n";
        system += "Name" + std::to_string(i) + (i % 10 == 7 ? " O\n. O\n\n" : " B-PER\n. O\n\n");
    }
    write("gold.conll", gold);
    write("system.conll", system);
    const std::vector<std::string> files { "score", "--gold", "gold.conll", "--system", "system.conll",
        "--by", "surface", "--quiet" };
    const auto text = run(files).out;
    EXPECT_NE(text.find("50 of 60 values; --json and --tsv have all"), std::string::npos) << text;
    EXPECT_LT(text.find("Name57 "), text.find("Name0 ")) << "most errors first";
    auto arguments = files;
    arguments.emplace_back("--json");
    EXPECT_EQ(Json::parse(run(arguments).out)["systems"][0]["slices"].size(), 60U);
}

TEST_F(SliceCommands, MistakesAreNamedWithWhatThereIs)
{
    const auto refused = [this](const std::string& command, const std::vector<std::string>& more, int code,
                             const std::string& words) {
        const auto result = called(command, more);
        EXPECT_EQ(result.code, code) << result.err;
        EXPECT_NE(result.err.find(words), std::string::npos) << result.err;
    };
    refused("score", { "--by", "sen" }, 2, "Did you mean \"seen\"?");
    refused("score", { "--by", "gnre" }, 2, "Did you mean \"genre\"?");
    refused("score", { "--by", "period" }, 2, "No document has an attribute \"date\"");
    refused("errors", { "--where", "seen=unsen" }, 2, "Did you mean \"unseen\"?");
    refused("errors", { "--where", "tokns=multi-token" }, 2, "Did you mean \"tokens\"?");
    refused(
        "errors", { "--list", "eter", "--where", "tokens=x" }, 2, "here it has: single-token, multi-token");
    refused("errors", { "--by", "document" }, 2, "--by takes slices here");
    refused("score", { "--slice-bounds", "entity-length=2,1" }, 2, "ascending");
    const auto alone = [this](const std::vector<std::string>& more) {
        std::vector<std::string> arguments { "score", "--gold", data("gold.conll"), "--system",
            data("system.conll") };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const auto broken = alone({ "--attributes", data("broken-attributes.tsv") });
    EXPECT_EQ(broken.code, 1);
    EXPECT_NE(broken.err.find("broken-attributes.tsv:3:1: error:"), std::string::npos) << broken.err;
    const auto missing = alone({ "--train", "nowhere.conll" });
    EXPECT_EQ(missing.code, 1);
    EXPECT_NE(missing.err.find("nowhere.conll"), std::string::npos) << missing.err;
    EXPECT_EQ(alone({ "--by", "tokns" }).code, 2);
}

/// Cells of the Markdown table whose first column has this title, by first cell and column title.
std::map<std::string, std::map<std::string, std::string>> cellsOf(
    const std::string& markdown, const std::string& title)
{
    std::map<std::string, std::map<std::string, std::string>> cells;
    std::vector<std::string> heads;
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        std::vector<std::string> words;
        for (std::size_t at = line.find('|'); at != std::string::npos; at = line.find('|', at + 1)) {
            const auto end = line.find('|', at + 1);
            if (end != std::string::npos) {
                words.push_back(line.substr(at + 2, end - at - 3));
            }
        }
        if (words.empty()) {
            heads.clear();
        } else if (heads.empty() && words.front() == title) {
            heads = words;
        } else if (heads.size() == words.size() && words.front() != ":---") {
            for (std::size_t i = 1; i < words.size(); ++i) {
                cells[words.front()][heads[i]] = words[i];
            }
        }
    }
    return cells;
}

TEST_F(SliceCommands, ATableForAPaperHasTheNumbersOfScore)
{
    for (const auto& [slice, title] : { std::pair("seen", "Seen in training"), std::pair("genre", "genre"),
             std::pair("entity-length", "Entity length"), std::pair("surface", "Words") }) {
        for (const auto* measure : { "muc", "conll", "overlap", "eter", "ser", "links", "noisy", "rules" }) {
            SCOPED_TRACE(std::string(slice) + " " + measure);
            const std::vector<std::string> asked { "--by", slice, "--measure", measure, "--markdown" };
            const auto scored = called("score", asked);
            const auto table = called("table", asked);
            ASSERT_EQ(table.code, 0) << table.err;
            const auto expected = cellsOf(scored.out, title);
            const auto found = cellsOf(table.out, title);
            ASSERT_FALSE(found.empty()) << table.out;
            ASSERT_EQ(found.size(), expected.size()) << scored.out << table.out;
            for (const auto& [row, cells] : found) {
                for (auto [head, cell] : cells) {
                    const auto arrow = head.find(" \u2193"); // lower is better
                    EXPECT_EQ(cell, expected.at(row).at(head.substr(0, arrow))) << row << " " << head;
                }
            }
        }
    }
}

TEST_F(SliceCommands, ATableOfSeveralSystemsHasEveryValueOfAny)
{
    write("gold.conll", "One B-PER\nTwo I-PER\n. O\n\n");
    write("a.conll", "One B-PER\nTwo O\n. O\nA B-PER\nb I-PER\nc I-PER\n\n");
    write("gold.conll", "One B-PER\nTwo I-PER\n. O\nA O\nb O\nc O\n\n");
    write("b.conll", "One B-PER\nTwo I-PER\n. O\nA B-PER\nb O\nc O\n\n");
    const std::vector<std::string> files { "table", "--gold", "gold.conll", "--system", "a=./a.conll",
        "--system", "b=./b.conll", "--by", "entity-length", "--quiet" };
    const auto with = [&](const std::vector<std::string>& more) {
        auto arguments = files;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const auto rows = with({ "--tsv" });
    EXPECT_EQ(rows.out,
        "Entity length\tSystem\tP\tR\tF1\tfindings\n1\ta\t–\t–\t–\t\n1\tb\t0.000\t–\t–\t\n"
        "2\ta\t0.000\t0.000\t0.000\t\n2\tb\t1.000\t1.000\t1.000\t\n3\ta\t0.000\t–\t–\t\n3\tb\t–\t–\t–\t\n"
        "Overall\ta\t0.000\t0.000\t0.000\t\nOverall\tb\t0.500\t1.000\t0.667\t\n");
    const auto columns = with({ "--systems-as-columns", "--columns", "f1", "--latex" });
    EXPECT_NE(columns.out.find("Entity length, F1 & a & b"), std::string::npos) << columns.out;
    EXPECT_NE(columns.out.find("2 & 0.000 & \\textbf{1.000}"), std::string::npos) << columns.out;
    const auto one = with({ "--row", "2", "--csv" });
    EXPECT_NE(one.out.find("\r\n2,b,1.000,1.000,1.000,\r\n"), std::string::npos) << one.out;
    EXPECT_EQ(one.out.find("Overall,"), std::string::npos);
    EXPECT_EQ(with({ "--row", "9" }).code, 2);
    EXPECT_NE(with({ "--significance" }).out.find("Not tested: "), std::string::npos);
    EXPECT_EQ(with({ "--by", "tokens" }).code, 2) << "one slice at a time";
    EXPECT_EQ(with({ "--table", "macro" }).code, 2);
    EXPECT_NE(with({ "--html" }).out.find(">Overall</th>"), std::string::npos);
}

TEST_F(SliceCommands, AValueNamedLikeTheTotalIsNotTheTotal)
{
    write("own.tsv", "document\tkind\ngold#1\tOverall\ngold#2\tnone\n");
    const auto asked = [this](const std::string& command, const std::vector<std::string>& more) {
        std::vector<std::string> arguments { command, "--gold", data("gold.conll"), "--system",
            data("system.conll"), "--attributes", "own.tsv", "--by", "kind", "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    const auto tsv = asked("score", { "--tsv", "--measure", "muc" });
    EXPECT_NE(tsv.find("\tslice.kind\t\"Overall\"\tstrict.pos\t3\t\n"), std::string::npos) << tsv;
    EXPECT_NE(tsv.find("\tslice.kind\tOverall\tstrict.pos\t5\t\n"), std::string::npos) << tsv;
    EXPECT_NE(asked("score", { "--markdown" }).find("\n| \"Overall\" | 1 |"), std::string::npos);
    EXPECT_NE(asked("table", { "--latex" }).find("\n\\symbol{34}Overall\\symbol{34} & "), std::string::npos);
    EXPECT_NE(asked("table", { "--row", "Overall" }).find("\nOverall  "), std::string::npos);
    const auto found = asked("errors", { "--where", "kind=\"Overall\"", "--json" });
    EXPECT_EQ(std::count(found.begin(), found.end(), '\n'), 3);
}

TEST_F(SliceCommands, BoundsOfWordsAreRefused)
{
    write("own.tsv", "document\tkind\tage\tempty\ngold#1\tletter\t5\t\ngold#2\t7\tx\t\n");
    const auto asked = [this](const std::string& bounds) {
        return run({ "score", "--gold", data("gold.conll"), "--system", data("system.conll"), "--attributes",
            "own.tsv", "--by", "age,kind", "--slice-bounds", bounds });
    };
    const auto refused = run({ "score", "--gold", data("gold.conll"), "--system", data("system.conll"),
        "--attributes", data("attributes.tsv"), "--slice-bounds", "genre=1,2" });
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(
        refused.err.find("attributes.tsv:2:1: error: Bins of \"genre\" need numbers"), std::string::npos)
        << refused.err;
    EXPECT_NE(refused.err.find("the first is \"diary\""), std::string::npos) << refused.err;
    EXPECT_EQ(asked("empty=1").code, 2);
    const auto mixed = asked("age=6");
    EXPECT_EQ(mixed.code, 0);
    EXPECT_NE(mixed.err.find("own.tsv:3:1: warning: 1 of 2 values of the attribute \"age\" is no number and "
                             "counted as \"none\""),
        std::string::npos)
        << mixed.err;
}

TEST_F(SliceCommands, EveryEntryHasEveryMeasure)
{
    // A tag that opens no entity: conll reads one where other measures read another.
    write("gold.conll", "Ada B-PER\nmet O\nthe I-LOC\nSea B-LOC\n\n");
    write("system.conll", "Ada B-PER\nmet I-PER\nthe O\nSea B-LOC\n\n");
    const auto result = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--by",
        "surface,entity-length", "--measure", "muc,conll,eter,rules,overlap", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto slices = Json::parse(result.out)["systems"][0]["slices"];
    ASSERT_FALSE(slices.empty());
    std::int64_t gold = 0;
    for (const auto& entry : slices) {
        EXPECT_EQ(entry["measures"].size(), 5U) << entry.dump();
        for (const auto& [measure, scores] : entry["measures"].items()) {
            EXPECT_FALSE(scores.empty()) << measure << " " << entry.dump();
        }
        gold += entry["slice"] == "surface" ? entry["measures"]["rules"]["gold"].get<std::int64_t>() : 0;
    }
    EXPECT_EQ(gold, Json::parse(result.out)["gold"]["entities"].get<std::int64_t>());
}

TEST_F(SliceCommands, SeveralAreNamedAtOnceOrOneByOne)
{
    EXPECT_EQ(slicesOf({ "--by", "seen", "--by", "genre" }), slicesOf({ "--by", "seen,genre" }));
    const auto empty = called("score", { "--by", "" });
    EXPECT_EQ(empty.code, 2);
    EXPECT_NE(empty.err.find("--by: it names no slice"), std::string::npos) << empty.err;
    EXPECT_EQ(called("score", { "--by", "," }).code, 2);
    EXPECT_EQ(called("errors", { "--by", "" }).code, 2);
    EXPECT_EQ(called("table", { "--by", "" }).code, 2);
}

} // namespace
