// SPDX-License-Identifier: GPL-3.0-or-later
// HIPE files through the program: what the campaigns' scorers count, and what is told of files that they read
// another way than meant.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;

std::string sample(const std::string& name) { return review + "hipe/" + name; }

class HipeCli : public CliFolder
{
protected:
    Result command(const std::string& word, const std::string& gold, const std::string& system,
        const std::string& preset, std::vector<std::string> more = {})
    {
        std::vector<std::string> words { word, "--gold", gold, "--system", "S=" + system, "--preset",
            preset };
        words.insert(words.end(), more.begin(), more.end());
        auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return result;
    }

    Result scored(const std::string& gold, const std::string& system, const std::string& preset,
        std::vector<std::string> more = {})
    {
        return command("score", sample(gold), sample(system), preset, std::move(more));
    }

    /// "TP FP FN" of a row of a table, from --tsv; of several layers or candidates the first.
    std::string counts(const std::string& gold, const std::string& system, const std::string& preset,
        std::vector<std::string> more = {}, const std::string& table = "strict",
        const std::string& row = "Overall")
    {
        more.emplace_back("--tsv");
        const auto result = scored(gold, system, preset, more);
        std::map<std::string, std::string> found;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            std::vector<std::string> cells;
            std::istringstream columns(line);
            for (std::string cell; std::getline(columns, cell, '\t');) {
                cells.push_back(cell);
            }
            if (cells.size() >= 6 && cells[1] == "muc" && cells[2] == table && cells[3] == row) {
                found.emplace(cells[4], cells[5]);
            }
        }
        return found["TP"] + " " + found["FP"] + " " + found["FN"];
    }

    static Json finding(const Result& result, const std::string& code)
    {
        const auto json = Json::parse(result.out);
        for (const auto& one : json["diagnostics"]) {
            if (one["code"] == code) {
                return one;
            }
        }
        return {};
    }
};

TEST_F(HipeCli, ADocumentOfOtherTokensKeepsItsLinks)
{
    for (const auto* run : { "hipe-wrong-link.tsv", "hipe-extra-token.tsv" }) {
        for (const auto* preset : { "hipe-2020-links", "hipe-2022-links" }) {
            EXPECT_EQ(counts("hipe-gold.tsv", run, preset, {}, "type"), "1 1 1") << run << " " << preset;
        }
    }
    const auto told = scored("hipe-gold.tsv", "hipe-extra-token.tsv", "hipe-2022-links");
    EXPECT_NE(told.err.find("has 4 tokens in the gold and 5 in the system"), std::string::npos) << told.err;
    EXPECT_EQ(told.err.find("refuses"), std::string::npos) << told.err;
    EXPECT_NE(told.out.find("S: muc, fuzzy"), std::string::npos) << told.out;
}

TEST_F(HipeCli, RowsOfAHashAloneAreNoTokens)
{
    for (const auto* preset : { "hipe-2020", "hipe-2022" }) {
        EXPECT_EQ(counts("hipe-gold.tsv", "hipe-hash-rows.tsv", preset), "2 0 0") << preset;
    }
    const auto json = scored("hipe-gold.tsv", "hipe-hash-rows.tsv", "hipe-2020", { "--json" });
    const auto note = finding(json, "hipe.hash-rows");
    EXPECT_EQ(note["message"], "2 rows that hold only # are left out");
    EXPECT_EQ(note["severity"], "note");
    EXPECT_TRUE(finding(json, "hipe.tokens").is_null());
}

TEST_F(HipeCli, AMarkWithoutAnIdIsNone)
{
    EXPECT_EQ(counts("hipe-gold.tsv", "hipe-empty-id.tsv", "hipe-2022"), "2 0 0");
    EXPECT_EQ(counts("hipe-gold.tsv", "hipe-no-id.tsv", "hipe-2022"), "2 0 0");
    const auto told = scored("hipe-gold.tsv", "hipe-empty-id.tsv", "hipe-2022");
    EXPECT_NE(told.err.find("hipe-empty-id.tsv:2:1: warning: document_id has no value"), std::string::npos)
        << told.err;
    EXPECT_EQ(told.err.find("is not in"), std::string::npos) << told.err;
}

TEST_F(HipeCli, WhatDiffersInTheTextsIsTold)
{
    const auto told = scored("hipe-quote-gold.tsv", "hipe-quote-run.tsv", "hipe-2020");
    EXPECT_NE(told.err.find("Most often: \" -> \"\"\"\" (2)."), std::string::npos) << told.err;
}

TEST_F(HipeCli, TheEditionsDifferInTokenTextAndHashes)
{
    EXPECT_EQ(counts("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022"), "1 1 1");
    EXPECT_EQ(counts("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022-strict"), "1 1 1");
    EXPECT_EQ(counts("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022", {}, "type"), "2 0 0");
    EXPECT_EQ(counts("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2020"), "2 0 0");
    EXPECT_EQ(counts("hipe-inner-hash-gold.tsv", "hipe-inner-hash-run.tsv", "hipe-2022"), "1 1 0");
    EXPECT_EQ(counts("hipe-inner-hash-gold.tsv", "hipe-inner-hash-run.tsv", "hipe-2022",
                  { "--hipe-edition", "2024" }),
        "1 0 0");
}

TEST_F(HipeCli, OptionsOfTheSameScorerKeepTheNamesOfThePreset)
{
    for (const auto& [option, counted] :
        { std::pair("--hipe-token-text=no", "2 0 0"), std::pair("--hipe-edition=2020", "2 0 0"),
            std::pair("--hipe-edition=2024", "1 1 1"), std::pair("--tagset=none", "1 1 1") }) {
        EXPECT_EQ(counts("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022", { option }), counted)
            << option;
        const auto json
            = scored("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022", { option, "--json" });
        EXPECT_EQ(Json::parse(json.out)["preset"], "hipe-2022") << option;
        EXPECT_EQ(finding(json, "preset.edition").is_null(), std::string(option).starts_with("--tagset"))
            << option;
    }
    const auto table = command("table", sample("hipe-text-gold.tsv"), sample("hipe-text-run.tsv"),
        "hipe-2022-strict", { "--hipe-token-text=no" });
    EXPECT_NE(table.out.find("P_micro  R_micro  F1_micro  TP  FP  FN"), std::string::npos) << table.out;
    EXPECT_EQ(table.err.find("custom"), std::string::npos) << table.err;
}

TEST_F(HipeCli, ThePresetsHaveTheirTagSets)
{
    for (const auto* preset : { "hipe-2020", "hipe-2022" }) {
        EXPECT_EQ(counts("hipe-gold.tsv", "hipe-tagset-run.tsv", preset), "2 1 0") << preset;
        EXPECT_EQ(counts("hipe-gold.tsv", "hipe-tagset-run.tsv", preset, {}, "strict", "TIME"), "0 1 0");
        EXPECT_EQ(counts("hipe-gold.tsv", "hipe-tagset-run.tsv", preset, { "--tagset", "none" }), "2 0 0");
    }
    write("tags.txt", "prod\n");
    EXPECT_EQ(
        counts("hipe-gold.tsv", "hipe-tagset-run.tsv", "hipe-2022", { "--tagset", "tags.txt" }), "2 0 0");
    EXPECT_EQ(
        counts("hipe-gold.tsv", "hipe-tagset-run.tsv", "hipe-2022", { "--tagset", "hipe-2020" }), "2 1 0");
    const auto signature
        = Json::parse(scored("hipe-gold.tsv", "hipe-tagset-run.tsv", "hipe-2022", { "--json" })
                          .out)["systems"][0]["signature"]
              .get<std::string>();
    for (const auto* part :
        { "|hipe-edition:2022|", "|hipe-token-text:yes|", "|tagset:hipe-2022|", "|hipe-norm-time:no|" }) {
        EXPECT_NE(signature.find(part), std::string::npos) << part << " " << signature;
    }
}

TEST_F(HipeCli, RelaxedLinksReadTheOrganisersTables)
{
    const auto relaxed = [&](const std::string& table, const std::string& preset) {
        return counts("hipe-gold.tsv", "hipe-other-id.tsv", preset, { "--link-equivalents", table }, "type");
    };
    for (const auto* preset : { "hipe-2020-links-relaxed", "hipe-2022-links-relaxed", "hipe-2020-links" }) {
        for (const auto* table :
            { "hipe-same-ids-header.tsv", "hipe-same-ids-url.tsv", "hipe-same-ids-na.tsv" }) {
            EXPECT_EQ(relaxed(sample(table), preset), "1 1 1") << preset << " " << table;
        }
    }
    write("turned.tsv", "Q71\tQ70\n");
    const auto json = scored("hipe-gold.tsv", "hipe-other-id.tsv", "hipe-2022-links-relaxed",
        { "--link-equivalents", "turned.tsv", "--json" });
    const Json types = Json::parse(json.out)["systems"][0]["measures"]["muc"]["types"];
    EXPECT_TRUE(types.contains("Q71")) << "by the first id of the line";
    EXPECT_FALSE(types.contains("Q70"));
    write("other.tsv", "Q500\tQ501\n");
    const auto unused = scored("hipe-gold.tsv", "hipe-other-id.tsv", "hipe-2022-links-relaxed",
        { "--link-equivalents", "other.tsv" });
    EXPECT_NE(unused.err.find("No id of --link-equivalents occurs"), std::string::npos) << unused.err;
    const auto links
        = run({ "score", "--gold", sample("hipe-gold.tsv"), "--system", sample("hipe-other-id.tsv"),
            "--layer", "links", "--measure", "links", "--link-equivalents", "other.tsv" });
    EXPECT_NE(links.err.find("No id of --link-equivalents occurs"), std::string::npos) << links.err;
}

TEST_F(HipeCli, StrictAndFuzzyComeInOneRun)
{
    const auto both = scored("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022");
    for (const auto* title : { "S: muc, strict\n", "S: muc, fuzzy\n", "S: muc, strict, mean of documents\n",
             "S: muc, fuzzy, mean of documents\n" }) {
        EXPECT_NE(both.out.find(title), std::string::npos) << title << both.out;
    }
    EXPECT_EQ(both.out.find("muc, type"), std::string::npos) << both.out;
    const auto titles = [&](const std::string& preset, std::vector<std::string> more = {}) {
        const auto text = scored("hipe-text-gold.tsv", "hipe-text-run.tsv", preset, std::move(more)).out;
        return std::string(text.find("muc, strict\n") != std::string::npos ? "strict " : "")
            + (text.find("muc, fuzzy\n") != std::string::npos ? "fuzzy" : "");
    };
    EXPECT_EQ(titles("hipe-2020"), "strict fuzzy");
    EXPECT_EQ(titles("hipe-2020-strict"), "strict ");
    EXPECT_EQ(titles("hipe-2022-fuzzy"), "fuzzy");
    EXPECT_EQ(titles("hipe-2022", { "--scheme", "type" }), "fuzzy");
    EXPECT_EQ(titles("hipe-2022-strict", { "--scheme", "type" }), "fuzzy");
    const auto sliced
        = scored("hipe-text-gold.tsv", "hipe-text-run.tsv", "hipe-2022", { "--by", "entity-length" });
    EXPECT_NE(sliced.out.find("S: fuzzy, by entity-length"), std::string::npos) << sliced.out;
    EXPECT_NE(sliced.out.find("S: strict, by entity-length"), std::string::npos) << sliced.out;
}

TEST_F(HipeCli, EachLayerIsCountedByItsOwnRule)
{
    const auto all = scored("hipe-gold.tsv", "hipe-wrong-link.tsv", "hipe-2020", { "--layer", "all" });
    EXPECT_NE(all.out.find("S (coarse NE-COARSE-LIT): muc, strict"), std::string::npos) << all.out;
    EXPECT_NE(all.out.find("S (links NEL-LIT): muc, fuzzy"), std::string::npos) << all.out;
    EXPECT_EQ(all.out.find("S (links NEL-LIT): muc, strict"), std::string::npos) << all.out;
    const auto newer = scored("hipe-gold.tsv", "hipe-wrong-link.tsv", "hipe-2022", { "--layer", "all" });
    EXPECT_NE(newer.out.find("S (links NEL-LIT): muc, strict"), std::string::npos)
        << "as its tables have them";
    const auto links
        = scored("hipe-gold.tsv", "hipe-wrong-link.tsv", "hipe-2022-links", { "--layer", "all" });
    EXPECT_EQ(links.out.find("coarse"), std::string::npos) << links.out;
}

TEST_F(HipeCli, AColumnThatARunDoesNotAnswerHasNoNumbers)
{
    auto run1 = contents(sample("hipe-gold.tsv"));
    for (const auto* link : { "Q90", "Q70" }) {
        for (auto at = run1.find(link); at != std::string::npos; at = run1.find(link)) {
            run1.replace(at, 3, "_");
        }
    }
    const auto system = write("run.tsv", run1).string();
    const auto gold = sample("hipe-gold.tsv");
    const auto text = command("score", gold, system, "hipe-2020", { "--layer", "all" });
    EXPECT_NE(text.out.find("S (links NEL-LIT): not answered (column NEL-LIT)"), std::string::npos)
        << text.out;
    EXPECT_EQ(text.out.find("S (links NEL-LIT): muc"), std::string::npos) << text.out;
    std::size_t warnings = 0;
    for (auto at = text.err.find("holds no answer"); at != std::string::npos;
         at = text.err.find("holds no answer", at + 1)) {
        ++warnings;
    }
    EXPECT_EQ(warnings, 1U) << text.err;
    const auto tsv = command("score", gold, system, "hipe-2020-links", { "--tsv" });
    EXPECT_EQ(tsv.out.find("Overall"), std::string::npos) << tsv.out;
    const auto json = Json::parse(command("score", gold, system, "hipe-2020-links", { "--json" }).out);
    EXPECT_EQ(json["systems"][0]["answered"], false);
    EXPECT_TRUE(json["systems"][0]["measures"].empty());
    const auto table = run({ "table", "--gold", gold, "--system", "S=" + system, "--system", "G=" + gold,
        "--preset", "hipe-2020-links" });
    EXPECT_EQ(table.code, 0) << table.err;
    EXPECT_NE(table.out.find("S (not answered) !        –"), std::string::npos) << table.out;
    const auto compared = run({ "compare", "--gold", gold, "--system", "S=" + system, "--system", "G=" + gold,
        "--preset", "hipe-2020-links" });
    EXPECT_EQ(compared.code, 1);
    EXPECT_NE(compared.err.find("does not answer the annotation column links"), std::string::npos)
        << compared.err;
    const auto answered = command("score", gold, system, "hipe-2020", { "--json" });
    EXPECT_FALSE(Json::parse(answered.out)["systems"][0].contains("answered"));
}

TEST_F(HipeCli, SeveralNumbersOfCandidatesGiveATableEach)
{
    auto run1 = contents(sample("hipe-gold.tsv"));
    for (auto at = run1.find("Q90"); at != std::string::npos; at = run1.find("Q90", at + 6)) {
        run1.replace(at, 3, "Q1|Q90");
    }
    const auto system = write("run.tsv", run1).string();
    const auto gold = sample("hipe-gold.tsv");
    const auto text = command("score", gold, system, "hipe-2020-links", { "--n-best", "1,2" });
    EXPECT_NE(text.out.find("S (@1): muc, fuzzy"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("S (@2): muc, fuzzy"), std::string::npos) << text.out;
    const auto json
        = Json::parse(command("score", gold, system, "hipe-2020-links", { "--n-best", "1,2", "--json" }).out);
    const auto& slices = json["systems"][0]["slices"];
    ASSERT_EQ(slices.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(slices[i]["n_best"], i + 1);
        EXPECT_EQ(slices[i]["measures"]["muc"]["overall"]["type"]["cor"], i + 1);
        EXPECT_NE(slices[i]["signature"].get<std::string>().find("|n-best:" + std::to_string(i + 1) + "|"),
            std::string::npos);
    }
    const auto tsv = command("score", gold, system, "hipe-2020-links", { "--n-best", "1,2", "--tsv" });
    EXPECT_NE(tsv.out.find("\tn_best\tfindings\n"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("\tOverall\tTP\t2\t\t\t\t2\t\n"), std::string::npos) << tsv.out;
    const auto all = command("score", gold, system, "hipe-2020", { "--layer", "all", "--n-best", "1,2" });
    EXPECT_NE(all.out.find("S (links NEL-LIT, @2): muc, fuzzy"), std::string::npos) << all.out;
    EXPECT_NE(all.out.find("S (coarse NE-COARSE-LIT): muc, strict"), std::string::npos) << all.out;
    EXPECT_EQ(all.out.find("NE-COARSE-LIT, @"), std::string::npos) << "it changes nothing there";
    const auto links = run({ "score", "--gold", gold, "--system", "S=" + system, "--layer", "links",
        "--measure", "links", "--n-best", "1,2" });
    EXPECT_NE(links.out.find("S (links NEL-LIT, @2): links"), std::string::npos) << links.out;
    const auto without = command("score", gold, system, "hipe-2020", { "--n-best", "1,2" });
    EXPECT_NE(without.err.find("no links are counted here"), std::string::npos) << without.err;
    EXPECT_EQ(all.err.find("no links are counted here"), std::string::npos) << all.err;
    for (const auto& words : std::vector<std::vector<std::string>> { { "errors", "--n-best", "1,2" },
             { "score", "--n-best", "1,1" }, { "score", "--n-best", "1,x" } }) {
        std::vector<std::string> full { words[0], "--gold", gold, "--system", "S=" + system };
        full.insert(full.end(), words.begin() + 1, words.end());
        EXPECT_EQ(run(full).code, 2) << words[2];
    }
}

TEST_F(HipeCli, ColumnsBearTheirNamesInTheFile)
{
    const auto help = run({ "score", "--help" });
    for (const auto* name : { "NE-COARSE-LIT", "NE-FINE-COMP", "NEL-METO" }) {
        EXPECT_NE(help.out.find(name), std::string::npos) << name;
    }
    EXPECT_NE(run({ "formats" }).out.find("fine (NE-FINE-LIT)"), std::string::npos);
}

TEST_F(HipeCli, PresetsSayWhatTheySet)
{
    const auto text = run({ "presets" }).out;
    EXPECT_NE(text.find("--hipe-edition 2022 --hipe-token-text --tagset hipe-2022"), std::string::npos)
        << text;
    EXPECT_NE(text.find("--hipe-edition 2020 --hipe-norm-time --tagset hipe-2020"), std::string::npos)
        << text;
    EXPECT_NE(text.find("6605770"), std::string::npos);
}

TEST_F(HipeCli, TheOrderOfDocumentsChangesNoDigit)
{
    const auto turned = [&](const std::string& name) {
        std::istringstream lines(contents(review + name));
        std::string text;
        for (std::string line; std::getline(lines, line);) {
            text = line + "\n" + text;
        }
        return write(name, text).string();
    };
    const auto json = [&](const std::string& gold, const std::string& system) {
        const auto result = run({ "score", "--gold", gold, "--system", "S=" + system, "--pairing", "hipe",
            "--measure", "all", "--json", "--quiet" });
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0]["measures"];
    };
    const auto forth = json(review + "order-gold.jsonl", review + "order-run.jsonl");
    const auto back = json(turned("order-gold.jsonl"), turned("order-run.jsonl"));
    for (const auto& [measure, numbers] : forth.items()) {
        if (!numbers.contains("documents")) {
            EXPECT_EQ(numbers, back[measure]) << measure;
        }
    }
    EXPECT_EQ(forth["muc"], back["muc"]);
}

TEST_F(HipeCli, ElevantWidensToWordsAndSaysWhatItDoesNot)
{
    const auto result = command("score", review + "elevant-nested-gold.jsonl",
        review + "elevant-nested-run.jsonl", "elevant", { "--json" });
    EXPECT_NE(
        finding(result, "elevant.nested")["message"].get<std::string>().find("1 label lies inside another"),
        std::string::npos);
    const std::string line = R"("id": 0, "text": "Norvik's ships", "labels": [)"
                             R"({"id": 1, "span": [0, 6], "entity_id": "Q70"}])";
    const auto gold = write("gold.jsonl", "{" + line + "}\n").string();
    const auto system
        = write("run.jsonl", "{" + line + R"(, "entity_mentions": [{"span": [0, 5], "id": "Q70"}]})" + "\n")
              .string();
    const auto text = command("score", gold, system, "elevant");
    EXPECT_NE(text.out.find("TP  FP  FN"), std::string::npos) << text.out;
    const auto json = Json::parse(command("score", gold, system, "elevant", { "--json" }).out);
    EXPECT_EQ(json["systems"][0]["measures"]["links"]["span+kbid"]["correct"], 1) << json.dump(1);
}

TEST_F(HipeCli, RulesExplainTakesTheNumberOfCandidates)
{
    auto run1 = contents(sample("hipe-gold.tsv"));
    for (auto at = run1.find("Q90"); at != std::string::npos; at = run1.find("Q90", at + 6)) {
        run1.replace(at, 3, "Q1|Q90");
    }
    write("run.tsv", run1);
    const auto explained = [&](std::vector<std::string> more) {
        std::vector<std::string> words { "rules", "explain", "--gold", sample("hipe-gold.tsv"), "--system",
            "run.tsv", "--layer", "links", "--document", "harbour-1901" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    EXPECT_NE(explained({}), explained({ "--n-best", "2" }));
    EXPECT_EQ(explained({}), explained({ "--n-best", "1" }));
}

} // namespace
