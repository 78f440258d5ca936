// SPDX-License-Identifier: GPL-3.0-or-later
// `score --statistics` of shards and `merge` of their files print what `score` prints of the whole.
#include "app/cli/commands/commands.h"
#include "app/cli/words/embedded.h"
#include "tests/cli/clifolder.h"

#include <algorithm>
#include <map>
#include <random>
#include <sstream>

namespace touchstone::tests {
namespace {

std::string sample(const std::string& name)
{
    return std::string(TOUCHSTONE_SAMPLES) + "/" + name + ".jsonl";
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

class MergeCli : public CliFolder
{
protected:
    /// Cuts the sample into shards, document by document, and scores each; the names of their files.
    std::vector<std::string> scoredShards(std::size_t count, const std::vector<std::string>& words)
    {
        std::mt19937 random(static_cast<std::uint32_t>(count));
        std::map<std::string, std::size_t> homes;
        std::vector<std::string> texts(3 * count);
        std::size_t side = 0;
        for (const auto* const name : { "gold", "system-a", "system-b" }) {
            for (const auto& line : linesOf(contents(sample(name)))) {
                const auto id = Json::parse(line)["id"].get<std::string>();
                const auto home = homes.emplace(id, random() % count).first->second;
                texts[home * 3 + side] += line + "\n";
            }
            ++side;
        }
        std::vector<std::string> files;
        for (std::size_t shard = 0; shard < count; ++shard) {
            const auto number = std::to_string(shard);
            if (texts[shard * 3].empty()) {
                continue;
            }
            write(number + ".gold.jsonl", texts[shard * 3]);
            write(number + ".a.jsonl", texts[shard * 3 + 1]);
            write(number + ".b.jsonl", texts[shard * 3 + 2]);
            std::vector<std::string> command { "score", "--gold", number + ".gold.jsonl", "--system",
                "A=" + number + ".a.jsonl", "--system", "B=" + number + ".b.jsonl", "--statistics",
                number + ".statistics", "--quiet" };
            command.insert(command.end(), words.begin(), words.end());
            const auto done = run(command);
            EXPECT_EQ(done.code, 0) << done.err;
            files.insert(files.begin(), number + ".statistics");
        }
        return files;
    }

    Result merged(const std::vector<std::string>& files, const std::vector<std::string>& words)
    {
        std::vector<std::string> command { "merge" };
        command.insert(command.end(), files.begin(), files.end());
        command.insert(command.end(), words.begin(), words.end());
        return run(command);
    }

    Result whole(const std::vector<std::string>& words)
    {
        std::vector<std::string> command { "score", "--gold", sample("gold"), "--system",
            "A=" + sample("system-a"), "--system", "B=" + sample("system-b") };
        command.insert(command.end(), words.begin(), words.end());
        return run(command);
    }
};

const std::string measures = "muc,conll,overlap,links,eter,ser,noisy,rules";

/// What a merged result cannot or need not tell alike: paths, findings with their places, shards.
Json comparable(const std::string& text)
{
    auto json = Json::parse(text);
    for (const auto* const key : { "recipe", "diagnostics", "shards", "counts", "left_out" }) {
        json.erase(key);
    }
    json["gold"].erase("path");
    for (auto& system : json["systems"]) {
        system.erase("path");
        system.erase("findings");
    }
    return json;
}

TEST_F(MergeCli, JsonIsThatOfTheWholeInAnyCut)
{
    for (const auto& words : std::vector<std::vector<std::string>> { {}, { "--per-type", "gold" },
             { "--pairing", "nervaluate-0.1" }, { "--unit", "token", "--min-overlap", "50" } }) {
        auto given = words;
        given.insert(given.end(), { "--measure", measures });
        auto asked = given;
        asked.push_back("--json");
        const auto expected = whole(asked);
        ASSERT_EQ(expected.code, 0) << expected.err;
        for (const std::size_t count : { std::size_t { 1 }, std::size_t { 2 }, std::size_t { 5 } }) {
            const auto result = merged(scoredShards(count, given), { "--json" });
            ASSERT_EQ(result.code, 0) << result.err;
            EXPECT_EQ(comparable(result.out), comparable(expected.out)) << count << " shards";
        }
    }
}

TEST_F(MergeCli, EveryFormIsThatOfTheWhole)
{
    const auto files = scoredShards(3, { "--measure", measures });
    for (const auto& words : std::vector<std::vector<std::string>> { { "--json=flat" }, { "--tsv" },
             { "--latex" }, { "--tsv", "--confusion" }, { "--markdown", "--scheme", "partial" },
             { "--tsv", "--by", "document" } }) {
        auto asked = words;
        asked.insert(asked.end(), { "--measure", measures, "--quiet" });
        if (words.front() != "--json=flat" && words.front() != "--tsv") {
            asked.push_back("--no-recipe");
        }
        auto lines = [](const std::string& text, bool sorted) {
            auto found = linesOf(text);
            if (sorted) { // documents stand in the order of their names
                std::ranges::sort(found);
            }
            return found;
        };
        const bool sorted = words.back() == "document";
        const auto result = merged(files, words);
        ASSERT_EQ(result.code, 0) << result.err;
        EXPECT_EQ(lines(result.out, sorted), lines(whole(asked).out, sorted)) << words.front();
    }
    const auto failed = merged(files, { "--fail-if", "muc.strict.f1 < 0.99", "-o", "f.txt" });
    EXPECT_EQ(failed.code, 3);
}

TEST_F(MergeCli, CountsLeadToTheRecordsOfTheirShards)
{
    const auto files = scoredShards(3, { "--measure", "muc" });
    const auto json = Json::parse(merged(files, { "--json" }).out);
    ASSERT_EQ(json["shards"].size(), files.size());
    std::size_t checked = 0;
    for (const auto& count : json["counts"]) {
        if (count["table"] != "strict" || count["row"] == "Overall" || count["system"] != "A") {
            continue;
        }
        std::int64_t sum = 0;
        for (const auto& [shard, number] :
            count["shards"].get<std::vector<std::pair<std::size_t, std::int64_t>>>()) {
            const auto name = json["shards"][shard]["file"].get<std::string>();
            const auto stem = name.substr(0, name.find('.'));
            std::vector<std::string> command { "errors", "--gold", stem + ".gold.jsonl", "--system",
                "A=" + stem + ".a.jsonl", "--json", "--quiet" };
            for (const auto& word : count["errors"]) {
                command.push_back(word.get<std::string>());
            }
            if (checked < 12) { // each is a run of the program
                const auto listed = run(command);
                EXPECT_EQ(static_cast<std::int64_t>(linesOf(listed.out).size()), number) << listed.err;
                ++checked;
            }
            sum += number;
        }
        EXPECT_EQ(sum, count["count"].get<std::int64_t>());
    }
    EXPECT_EQ(checked, 12U);
}

TEST_F(MergeCli, EveryCountOfEveryMeasureHasWordsThatItsShardsTake)
{
    const auto files = scoredShards(3, { "--measure", measures });
    const auto json = Json::parse(merged(files, { "--json" }).out);
    std::map<std::vector<std::string>, std::size_t> listed; // by command: records
    std::size_t counts = 0;
    for (const auto& count : json["counts"]) {
        std::size_t sum = 0;
        for (const auto& [shard, number] :
            count["shards"].get<std::vector<std::pair<std::size_t, std::size_t>>>()) {
            sum += number;
        }
        EXPECT_EQ(sum, count["count"].get<std::size_t>()) << count;
    }
    for (const auto& count : json["counts"]) {
        for (const auto& [shard, number] :
            count["shards"].get<std::vector<std::pair<std::size_t, std::size_t>>>()) {
            const auto name = json["shards"][shard]["file"].get<std::string>();
            const auto stem = (m_folder / name.substr(0, name.find('.'))).string();
            const bool a = count["system"] == "A";
            std::vector<std::string> command { "errors", "--gold", stem + ".gold.jsonl", "--system",
                stem + (a ? ".a.jsonl" : ".b.jsonl"), "--json" };
            for (const auto& word : count["errors"]) {
                command.push_back(word.get<std::string>());
            }
            if (const auto known = listed.find(command); known != listed.end()) {
                EXPECT_EQ(known->second, number) << count;
                continue;
            }
            cli::Embedded inside; // the program itself would take minutes
            const auto parsed = cli::parseArguments(cli::printingProgram(), command);
            ASSERT_NE(parsed.command, nullptr) << parsed.message << count;
            ASSERT_EQ(parsed.command->run(), cli::exitDone)
                << (inside.error ? inside.error->text : std::string()) << count;
            listed[command] = linesOf(inside.printed).size();
            EXPECT_EQ(listed[command], number) << count;
            ++counts;
        }
    }
    EXPECT_GT(counts, 200U);
}

TEST_F(MergeCli, LossesLinkToShardsThatTellNoCausesByThemselves)
{
    // The texts of "same" are alike on both sides, those of "other" are not: only there causes are told.
    const auto shard = [this](const std::string& name, const std::string& text) {
        const std::string id = R"({"id": ")" + name + R"(", "text": ")";
        write(name + ".gold.jsonl",
            id + R"(Ada saw Rome.", "entities": [{"start": 0, "end": 3, "type": "PER"}, )"
                + R"({"start": 8, "end": 12, "type": "LOC"}]})" + "\n");
        write(name + ".run.jsonl", id + text + R"(", "entities": []})" + "\n");
        EXPECT_EQ(run({ "score", "--gold", name + ".gold.jsonl", "--system", "run=" + name + ".run.jsonl",
                          "--measure", "noisy", "--statistics", name + ".statistics", "--quiet" })
                      .code,
            0);
        return name + ".statistics";
    };
    const auto json = Json::parse(
        merged({ shard("same", "Ada saw Rome."), shard("other", "Ada saw Kxxe.") }, { "--json" }).out);
    EXPECT_FALSE(json.contains("left_out"));
    std::map<std::string, Json> overall;
    for (const auto& count : json["counts"]) {
        if (count["table"] == "losses" && count["row"] == "Overall") {
            overall[count["column"].get<std::string>()] = count;
        }
    }
    using Shards = std::vector<std::pair<std::size_t, int>>;
    ASSERT_EQ(json["shards"][0]["file"], "other.statistics");
    EXPECT_EQ(overall["transcription"]["shards"].get<Shards>(), (Shards { { 0, 1 } }));
    EXPECT_EQ(overall["ner"]["shards"].get<Shards>(), (Shards { { 0, 1 }, { 1, 2 } }));
    std::vector<std::string> command { "errors", "--gold", "same.gold.jsonl", "--system",
        "run=same.run.jsonl", "--json", "--quiet" };
    for (const auto& word : overall["ner"]["errors"]) {
        command.push_back(word.get<std::string>());
    }
    EXPECT_EQ(linesOf(run(command).out).size(), 2U) << run(command).err;
}

TEST_F(MergeCli, ShowsAsTheShardsWereScored)
{
    const std::vector<std::string> words { "--measure", "muc,links", "--zero-division", "0", "--scheme",
        "exact", "--confusion" };
    const auto with = [](std::vector<std::string> list, const std::vector<std::string>& more) {
        list.insert(list.end(), more.begin(), more.end());
        return list;
    };
    const auto files = scoredShards(3, words);
    const auto json = merged(files, { "--json" });
    ASSERT_EQ(json.code, 0) << json.err;
    EXPECT_EQ(comparable(json.out), comparable(whole(with(words, { "--json" })).out));
    for (const auto& form :
        std::vector<std::vector<std::string>> { { "--markdown", "--no-recipe" }, { "--tsv" } }) {
        const std::vector<std::string> own { form.front() };
        EXPECT_EQ(merged(files, own).out, whole(with(words, form)).out) << form.front();
    }
    const auto null = Json::parse(merged(files, { "--json", "--zero-division", "null" }).out);
    auto others = words;
    others[3] = "null";
    EXPECT_EQ(comparable(null.dump()), comparable(whole(with(others, { "--json" })).out));

    fs::rename(m_folder / files[0], m_folder / "zero.statistics");
    auto mixed = scoredShards(3, { "--measure", "muc,links", "--scheme", "exact", "--confusion" });
    mixed[0] = "zero.statistics";
    const auto refused = merged(mixed, {});
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(holds(refused.err, "This shard was scored with --zero-division 0, and ")
        && holds(refused.err, "give merge itself --zero-division 0 or --zero-division null."))
        << refused.err;
    EXPECT_EQ(comparable(merged(mixed, { "--json", "--zero-division", "0" }).out), comparable(json.out));
}

TEST_F(MergeCli, SentencesAboutSystemsCountSystemsAndNotTheirShards)
{
    // "run" has a label of its own in both shards.
    for (const auto* const shard : { "x", "y" }) {
        const std::string name = shard;
        write(name + ".gold.jsonl",
            R"({"id": ")" + name
                + R"(", "text": "Ada met Eve.", "entities": [{"start": 0, "end": 3, "type": "PER"}]})"
                + "\n");
        write(name + ".run.jsonl",
            R"({"id": ")" + name
                + R"(", "text": "Ada met Eve.", "entities": [{"start": 8, "end": 11, "type": "ODD"}]})"
                + "\n");
        ASSERT_EQ(run({ "score", "--gold", name + ".gold.jsonl", "--system", "run=" + name + ".run.jsonl",
                          "--statistics", name + ".statistics", "--quiet" })
                      .code,
            0);
    }
    const auto result = merged({ "x.statistics", "y.statistics" }, {});
    EXPECT_TRUE(holds(result.err, "the system has labels that the gold lacks")) << result.err;
}

TEST_F(MergeCli, SentencesOfFilesWithoutNamesAreKnownByTheirWords)
{
    std::string parts[3];
    for (std::size_t sentence = 0; sentence < 60; ++sentence) {
        for (const auto* const word : { "Ada", "saw", "number", "in", "Rome" }) {
            const auto text = std::string(word) == "number" ? std::to_string(sentence) : word;
            parts[sentence / 20] += text + (text == "Ada" ? "\tB-PER\n" : "\tO\n");
        }
        parts[sentence / 20] += "\n";
    }
    const auto shard = [this](const std::string& name, const std::string& text) {
        write(name + ".conll", text);
        write(name + ".run.conll", text);
        EXPECT_EQ(run({ "score", "--gold", name + ".conll", "--system", "run=" + name + ".run.conll",
                          "--statistics", name + ".statistics", "--quiet" })
                      .code,
            0);
        return name + ".statistics";
    };
    const auto first = shard("first", parts[0]);
    const auto both = shard("both", parts[0] + parts[1]);
    const auto last = shard("last", parts[2]);
    const auto refused = merged({ both, first, last }, {});
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(holds(refused.err, first) && holds(refused.err, both) && holds(refused.err, "twice"))
        << refused.err;
    EXPECT_EQ(merged({ both, last }, {}).code, 0);
    // One folder for each part: the files, and so the documents, have one name.
    fs::create_directory(m_folder / "a");
    fs::create_directory(m_folder / "b");
    EXPECT_EQ(merged({ shard("a/gold", parts[0]), shard("b/gold", parts[1]) }, {}).code, 0);
}

TEST_F(MergeCli, WhatShardsDoNotCountIsNotJudged)
{
    const auto muc = merged(scoredShards(2, { "--measure", "muc" }), { "--fail-if", "conll.f1 < 0.9" });
    EXPECT_NE(muc.code, 0);
    EXPECT_TRUE(
        holds(muc.err, "--fail-if 'conll.f1 < 0.9' cannot be judged: conll is not among what was counted"))
        << muc.err;
    const auto all = scoredShards(2, { "--measure", "muc,surface" });
    for (const auto* const rule : { "surface.f1 < 0.9", "surface.f1(*) < 0.9" }) {
        EXPECT_TRUE(holds(merged(all, { "--fail-if", rule }).err, "surface is not among what was counted"))
            << rule;
    }
}

TEST_F(MergeCli, SurfaceIsADashWithTheReason)
{
    const auto files = scoredShards(2, { "--measure", "muc,surface" });
    const auto result = merged(files, { "--json" });
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(holds(result.err, "surface is –: surface counts a name once in the whole corpus"))
        << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_FALSE(json["systems"][0]["measures"].contains("surface"));
    EXPECT_EQ(json["left_out"][0]["measure"], "surface");
}

TEST_F(MergeCli, IntervalsAreTheSameInEveryCutAndNeedDocuments)
{
    const auto intervals = [this](std::size_t count) {
        return Json::parse(merged(
            scoredShards(count, { "--measure", "muc" }), { "--json", "--intervals", "--trials", "200" })
                               .out)["intervals"];
    };
    const auto of2 = intervals(2);
    EXPECT_TRUE(of2["A"].contains("muc.strict.f1")) << of2;
    EXPECT_EQ(of2, intervals(4));
    const auto without = scoredShards(2, { "--measure", "muc", "--no-documents" });
    const auto refused = merged(without, { "--intervals" });
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(holds(refused.err, "--no-documents")) << refused.err;
    EXPECT_EQ(merged(without, { "--by", "document" }).code, 2);
    EXPECT_EQ(merged(without, { "--tsv" }).out, whole({ "--measure", "muc", "--tsv" }).out);
}

TEST_F(MergeCli, RefusesWithFilePlaceAndCure)
{
    const auto files = scoredShards(2, { "--measure", "muc" });
    auto twice = files;
    fs::copy_file(m_folder / files[0], m_folder / "copy.statistics");
    twice.push_back("copy.statistics");
    const auto result = merged(twice, {});
    EXPECT_EQ(result.code, 1);
    EXPECT_TRUE(holds(result.err, "copy.statistics") || holds(result.err, files[0])) << result.err;

    const auto text = contents(m_folder / files[0]);
    write("cut.statistics", text.substr(0, text.size() / 2));
    EXPECT_TRUE(holds(merged({ "cut.statistics" }, {}).err, "cut.statistics:")) << "with its place";
    const auto other
        = run({ "score", "--gold", "0.gold.jsonl", "--system", "A=0.a.jsonl", "--system", "B=0.b.jsonl",
            "--measure", "muc", "--min-overlap", "70", "--statistics", "other.statistics", "--quiet" });
    ASSERT_EQ(other.code, 0);
    EXPECT_TRUE(holds(merged({ files[0], "other.statistics" }, {}).err, "min-overlap: 0 there, 70 here"));
    EXPECT_EQ(merged({}, {}).code, 2);
    EXPECT_EQ(merged({ files[0] }, { "--by", "entity-length" }).code, 2);
    EXPECT_EQ(
        run({ "score", "--gold", sample("gold"), "--system", sample("system-a"), "--no-documents" }).code, 2);
    EXPECT_EQ(
        run({ "score", "--gold", "0.gold.jsonl", "--system", "0.a.jsonl", "--statistics", "0.gold.jsonl" })
            .code,
        2);
    EXPECT_EQ(contents(m_folder / "0.gold.jsonl").find('{'), 0U);
}

} // namespace
} // namespace touchstone::tests
