// SPDX-License-Identifier: GPL-3.0-or-later
// What touchstone-cli prints, byte for byte: of the sample as text in sample/, of real corpora (which are not
// part of the project) as digests in CORPUS.digests. A change of what users read shows here first.
#include "tests/contract/expectedfiles.h"

#include "core/evaluation/settings/digest.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace touchstone {
namespace {

namespace fs = std::filesystem;

struct Corpus
{
    const char* name;
    std::string gold;
    std::string first;
    std::string second;
};

struct Command
{
    const char* name;
    std::string words; ///< GOLD, A and B stand for the files
};

const std::vector<Command>& commands()
{
    static const std::vector<Command> all {
        { "score", "score GOLD A B --measure all" },
        { "score-documents", "score GOLD A --measure conll --by document --tsv" },
        { "score-slices", "score GOLD A --measure all --by entity-length,document-length" },
        { "score-slices-json", "score GOLD A --measure muc,eter --by entity-length --json" },
        { "score-json", "score GOLD A --measure all --json" },
        { "score-rows-gold", "score GOLD A --per-type gold --measure muc,conll" },
        { "score-confidence", "score GOLD A --by score" },
        { "errors", "errors GOLD A" },
        { "errors-json", "errors GOLD A --measure all --json" },
        { "errors-links", "errors GOLD A --list links --tsv" },
        { "errors-eter", "errors GOLD A --list eter --tsv" },
        { "compare", "compare GOLD A B --trials 100" },
        { "compare-eter", "compare GOLD A B --measure eter --trials 100 --json" },
        { "compare-groups", "compare GOLD --group one=A --group two=B --trials 100" },
        { "compare-list", "compare GOLD A B --list regressed --trials 50 --tsv" },
        { "table-latex", "table GOLD A B --measure muc --latex" },
        { "table-html", "table GOLD A B --significance --trials 100 --html" },
        { "table-csv", "table GOLD A B --measure conll --by entity-length --csv" },
        { "table-markdown", "table GOLD A B --measure eter --markdown" },
        { "align", "align GOLD A" },
        { "rules", "score GOLD A --measure rules --json" },
        { "check", "check ALONE --like LIKE" },
    };
    return all;
}

/// What the program prints in a folder, both streams and the exit code.
std::string output(const fs::path& folder, const std::string& words)
{
    const std::string command = "cd '" + folder.string() + "' && env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C '"
        + TOUCHSTONE_CLI + "' " + words + " 2>&1 </dev/null; echo \"exit $?\"";
    const std::unique_ptr<FILE, int (*)(FILE*)> stream(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 65536> buffer {};
    while (stream != nullptr) {
        const auto count = std::fread(buffer.data(), 1, buffer.size(), stream.get());
        if (count == 0) {
            break;
        }
        text.append(buffer.data(), count);
    }
    return text;
}

std::string wordsOf(const Command& command, const Corpus& corpus)
{
    std::string words;
    std::size_t begin = 0;
    while (begin <= command.words.size()) {
        const auto end = std::min(command.words.find(' ', begin), command.words.size());
        auto word = command.words.substr(begin, end - begin);
        if (word == "GOLD") {
            word = "--gold " + corpus.gold;
        } else if (word == "A" || word == "B") {
            word = "--system " + word + "=" + (word == "A" ? corpus.first : corpus.second);
        } else if (word == "ALONE") {
            word = corpus.first;
        } else if (word == "LIKE") {
            word = corpus.gold;
        } else if (word.ends_with("=A") || word.ends_with("=B")) {
            word = word.substr(0, word.size() - 1) + (word.back() == 'A' ? corpus.first : corpus.second);
        }
        words += word + " ";
        begin = end + 1;
    }
    return words;
}

TEST(Outputs, OfTheSampleAreAsWritten)
{
    const fs::path folder = TOUCHSTONE_SAMPLES;
    const fs::path expected = fs::path(TOUCHSTONE_GOLDEN) / "sample";
    const Corpus sample { "sample", "gold.jsonl", "system-a.jsonl", "system-b.jsonl" };
    for (const auto& command : commands()) {
        contract::expectFile(
            expected / (std::string(command.name) + ".txt"), output(folder, wordsOf(command, sample)));
    }
    for (const auto* words : { "measures", "presets", "formats", "rules" }) {
        contract::expectFile(
            expected / (std::string(words).substr(0, std::string(words).find(' ')) + "-list.txt"),
            output(folder, words));
    }
}

TEST(Outputs, OfEveryPresetAreAsWritten)
{
    const fs::path folder = TOUCHSTONE_SAMPLES;
    const auto listed = output(folder, "presets --json 2>/dev/null");
    const auto presets = nlohmann::json::parse(listed.substr(0, listed.rfind("exit ")));
    std::string printed;
    for (const auto& preset : presets["presets"]) {
        const auto id = preset["id"].get<std::string>();
        printed += "== " + id + "\n"
            + output(folder, "score --gold gold.jsonl --system A=system-a.jsonl --preset " + id);
    }
    EXPECT_FALSE(printed.empty());
    contract::expectFile(fs::path(TOUCHSTONE_GOLDEN) / "sample/presets.txt", printed);
}

TEST(Outputs, OfRealCorporaKeepTheirDigests)
{
    const fs::path folder = fs::path(TOUCHSTONE_SHARED) / "corpora";
    if (!fs::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const std::vector<Corpus> corpora {
        { "hipe2020-fr", "hipe2020-fr/gold.tsv", "hipe2020-fr/runs/team10_bundle1_fr_1.tsv",
            "hipe2020-fr/runs/team1_bundle3_fr_1.tsv" },
        { "hipe2022-ajmc-en", "hipe2022-ajmc-en/gold.tsv",
            "hipe2022-ajmc-en/runs/team1_bundle4_ajmc_en_1.tsv",
            "hipe2022-ajmc-en/runs/team2_bundle1_ajmc_en_1.tsv" },
        { "elevant-kore50", "elevant-kore50/gold.jsonl",
            "elevant-kore50/runs/dbpedia_spotlight.kore50.linked_articles.jsonl",
            "elevant-kore50/runs/neural_el.kore50.linked_articles.jsonl" },
        { "wnut20-protocols", "wnut20-protocols/gold", "wnut20-protocols/system", "wnut20-protocols/system" },
    };
    for (const auto& corpus : corpora) {
        std::string digests;
        for (const auto& command : commands()) {
            digests += std::string(command.name) + " "
                + analysis::digest(output(folder, wordsOf(command, corpus))) + "\n";
        }
        contract::expectFile(fs::path(TOUCHSTONE_GOLDEN) / (std::string(corpus.name) + ".digests"), digests);
    }
}

} // namespace
} // namespace touchstone
