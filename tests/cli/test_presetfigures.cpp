// SPDX-License-Identifier: GPL-3.0-or-later
// `--preset ID` alone gives the figures that the task published, or that its scorer prints, by their names.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
namespace fs = std::filesystem;

const fs::path shared(TOUCHSTONE_SHARED);

std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, '\t');) {
        cells.push_back(cell);
    }
    return cells;
}

/// The rows of a table with a header, by its column names.
std::vector<std::map<std::string, std::string>> tableOf(const fs::path& path)
{
    std::ifstream file(path);
    std::vector<std::map<std::string, std::string>> rows;
    std::vector<std::string> names;
    for (std::string line; std::getline(file, line);) {
        line.erase(line.find_last_not_of('\r') + 1);
        const auto cells = cellsOf(line);
        if (names.empty()) {
            names = cells;
            continue;
        }
        auto& row = rows.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            row[names[i]] = cells[i];
        }
    }
    return rows;
}

class PresetFigures : public CliFolder
{
protected:
    /// Numbers by "measure table row name"; an undefined one is 0, as these scorers print it.
    std::map<std::string, double> figures(const std::string& preset, const fs::path& gold,
        const fs::path& system, std::vector<std::string> more = {})
    {
        std::vector<std::string> words { "score", "--gold", gold.string(), "--system", "S=" + system.string(),
            "--preset", preset, "--tsv", "--zero-division", "0", "--quiet" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << preset << ": " << result.err;
        std::map<std::string, double> numbers;
        std::istringstream stream(result.out);
        for (std::string line; std::getline(stream, line);) {
            const auto cells = cellsOf(line);
            if (cells.size() >= 6 && cells[0] == "S") {
                numbers[cells[1] + " " + cells[2] + " " + cells[3] + " " + cells[4]] = std::stod(cells[5]);
            }
        }
        EXPECT_FALSE(numbers.empty()) << result.out;
        return numbers;
    }

    /// Those of a measure's overall row by name.
    static std::map<std::string, double> overall(const std::map<std::string, double>& numbers,
        const std::string& table, const std::string& row = "Overall")
    {
        std::map<std::string, double> found;
        const auto begin = table + " " + row + " ";
        for (const auto& [name, value] : numbers) {
            if (name.starts_with(begin)) {
                found[name.substr(begin.size())] = value;
            }
        }
        EXPECT_FALSE(found.empty()) << begin;
        return found;
    }

    /// One line of a HIPE score file.
    void expectHipeRow(std::map<std::string, double> numbers, const std::string& scheme,
        std::map<std::string, std::string> row, bool macro)
    {
        const auto table = overall(numbers, "muc " + scheme + (macro ? ".macro_doc" : ""));
        const std::string ending = macro ? "_macro_doc" : "_micro";
        for (const auto* name : { "P", "R", "F1" }) {
            EXPECT_NEAR(table.at(name + ending), std::stod(row[name]), 0.00051) << name << ending;
        }
        for (const auto* name : { "TP", "FP", "FN" }) {
            if (!macro) {
                EXPECT_EQ(table.at(name), std::stod(row[name])) << name;
            }
        }
    }
};

#define SKIP_WITHOUT(path)                                                                                   \
    if (!fs::exists(path)) {                                                                                 \
        GTEST_SKIP() << (path) << " is not there; test_presetcli.cpp has small cases of our own";            \
    }

const std::map<std::string, std::string> layers { { "NE-COARSE-LIT", "coarse" },
    { "NE-COARSE-METO", "coarse-meto" }, { "NE-FINE-LIT", "fine" }, { "NE-FINE-METO", "fine-meto" },
    { "NE-FINE-COMP", "comp" }, { "NE-NESTED", "nested" }, { "NEL-LIT", "links" },
    { "NEL-METO", "links-meto" } };

TEST_F(PresetFigures, Hipe2020TeamsAsPublished)
{
    const auto corpus = shared / "corpora" / "hipe2020-fr";
    SKIP_WITHOUT(corpus);
    int compared = 0;
    for (auto& row : tableOf(corpus / "scores" / "published.tsv")) {
        const auto evaluation = row["Evaluation"];
        const auto at = evaluation.find("-micro-");
        ASSERT_NE(at, std::string::npos) << evaluation;
        const auto column = evaluation.substr(0, at);
        if (evaluation.find("relaxed") != std::string::npos || row["Label"] != "ALL") {
            continue; // the organisers' table of equal ids
        }
        SCOPED_TRACE(row["System"] + " " + evaluation);
        const bool links = column.starts_with("NEL");
        const bool fuzzy = evaluation.find("-fuzzy") != std::string::npos;
        const auto numbers = figures("hipe-2020", corpus / "gold.tsv",
            corpus / "runs" / (row["System"] + ".tsv"), { "--layer", layers.at(column) });
        EXPECT_EQ(numbers.count("muc strict Overall TP"), links ? 0U : 1U) << "both at once; of links fuzzy";
        expectHipeRow(numbers, fuzzy ? "type" : "strict", row, false);
        ++compared;
    }
    EXPECT_EQ(compared, 40);
}

/// Of the organisers' table of equal ids what occurs in the French test set, in the shape that it is
/// published in.
std::string equalIds()
{
    const std::vector<std::vector<std::string>> classes { { "Q183", "Q12548", "Q43287", "Q41304", "Q7318",
                                                              "Q713750" },
        { "Q142", "Q71084", "Q58202", "Q70802", "Q69808" }, { "Q38", "Q172579", "Q38" },
        { "Q40", "Q131964", "Q28513" }, { "Q918723", "Q27306", "Q918723" }, { "Q160208", "Q151897" },
        { "Q69345", "Q12738" }, { "Q70", "Q11911" }, { "Q71", "Q11917" }, { "Q72", "Q11943" },
        { "Q4191", "Q12121" }, { "Q36378", "Q12640" }, { "Q63912", "Q11922" }, { "Q68965", "Q11929" },
        { "Q78", "Q660776", "Q12172" }, { "Q9009", "Q12697" }, { "Q25607", "Q12746" },
        { "Q153809", "Q16543832" }, { "Q66211", "Q661300" }, { "Q171393", "Q389004" },
        { "Q18677875", "Q15878" } };
    constexpr std::size_t width = 7;
    std::string text = "Main\tAlternatives" + std::string(width - 2, '\t') + "\n";
    for (const auto& ids : classes) {
        for (std::size_t i = 0; i < width; ++i) {
            text += (i == 0 ? "" : "\t")
                + (i < ids.size() ? "https://www.wikidata.org/wiki/" + ids[i]
                                  : std::string(i % 2 == 0 ? "#N/A" : ""));
        }
        text += "\n";
    }
    return text;
}

TEST_F(PresetFigures, Hipe2020RelaxedLinksAsPublished)
{
    const auto corpus = shared / "corpora" / "hipe2020-fr";
    SKIP_WITHOUT(corpus);
    const auto same = write("same.tsv", equalIds());
    int compared = 0;
    std::map<std::string, Json> known;
    for (auto& row : tableOf(corpus / "scores" / "published.tsv")) {
        const auto evaluation = row["Evaluation"];
        if (evaluation.find("-relaxed-@") == std::string::npos) {
            continue;
        }
        SCOPED_TRACE(row["System"] + " " + evaluation);
        const auto layer = layers.at(evaluation.substr(0, evaluation.find("-micro-")));
        auto& json = known[row["System"] + layer];
        if (json.is_null()) {
            const auto result = run({ "score", "--gold", (corpus / "gold.tsv").string(), "--system",
                "S=" + (corpus / "runs" / (row["System"] + ".tsv")).string(), "--preset",
                "hipe-2020-links-relaxed", "--link-equivalents", same.string(), "--layer", layer, "--n-best",
                "1,3,5", "--json", "--quiet" });
            ASSERT_EQ(result.code, 0) << result.err;
            json = Json::parse(result.out);
        }
        const auto wanted = std::stoi(evaluation.substr(evaluation.rfind('@') + 1));
        for (const auto& slice : json["systems"][0]["slices"]) {
            if (slice["n_best"] != wanted) {
                continue;
            }
            const auto& fuzzy = slice["measures"]["muc"]["overall"]["type"];
            const auto correct = fuzzy["cor"].get<int>();
            EXPECT_EQ(correct, std::stoi(row["TP"]));
            EXPECT_EQ(fuzzy["act"].get<int>() - correct, std::stoi(row["FP"]));
            EXPECT_EQ(fuzzy["pos"].get<int>() - correct, std::stoi(row["FN"]));
            ++compared;
        }
    }
    EXPECT_EQ(compared, 12);
}

TEST_F(PresetFigures, Hipe2022TeamsAsPublished)
{
    SKIP_WITHOUT(shared / "corpora" / "hipe2022-ajmc-en");
    int compared = 0;
    for (const auto* name : { "hipe2022-ajmc-en", "hipe2022-newseye-fi" }) {
        const auto corpus = shared / "corpora" / name;
        for (const auto& file : fs::directory_iterator(corpus / "scores")) {
            if (file.path().extension() != ".tsv") {
                continue;
            }
            std::map<std::string, std::map<std::string, double>> known; // by layer
            for (auto& row : tableOf(file.path())) {
                const auto evaluation = row["Evaluation"];
                const bool fuzzy = evaluation.find("-fuzzy") != std::string::npos;
                const bool macro = evaluation.find("-macro_doc-") != std::string::npos;
                const auto column = evaluation.substr(0, evaluation.find(macro ? "-macro_doc-" : "-micro-"));
                if (row["Label"] != "ALL" || row["F1"].empty() || column == "NE-NESTED") {
                    continue; // which none of these runs answers: "not answered", not 0
                }
                SCOPED_TRACE(row["System"] + " " + evaluation);
                const auto layer = layers.at(column);
                auto& numbers = known[layer];
                if (numbers.empty()) {
                    numbers = figures("hipe-2022", corpus / "gold.tsv",
                        corpus / "runs" / (row["System"] + ".tsv"), { "--layer", layer });
                }
                expectHipeRow(numbers, fuzzy ? "type" : "strict", row, macro);
                ++compared;
            }
        }
    }
    EXPECT_EQ(compared, 40);
}

TEST_F(PresetFigures, ElevantLinkersAsPublished)
{
    const auto corpus = shared / "corpora" / "elevant-kore50";
    SKIP_WITHOUT(corpus);
    for (const auto* linker : { "rel__2014_", "neural_el", "dbpedia_spotlight" }) {
        SCOPED_TRACE(linker);
        const auto stem = (corpus / "runs" / linker).string() + ".kore50.";
        const auto all = Json::parse(
            touchstone::tests::contents(stem + "eval_results.json"))["IGNORED"]["mention_types"]["all"];
        const auto numbers = overall(
            figures("elevant", corpus / "gold.jsonl", stem + "linked_articles.jsonl"), "links scores", "all");
        EXPECT_EQ(numbers.at("TP"), all["true_positives"].get<double>());
        EXPECT_EQ(numbers.at("FP"), all["false_positives"].get<double>());
        EXPECT_EQ(numbers.at("FN"), all["false_negatives"].get<double>());
        EXPECT_NEAR(numbers.at("F1"), all["f1"].get<double>(), 1e-12);
    }
}

TEST_F(PresetFigures, Wnut17TeamsAsPublished)
{
    const auto corpus = shared / "corpora" / "wnut17";
    SKIP_WITHOUT(corpus);
    struct Published
    {
        const char* run;
        double entity;
        double surface;
    };
    for (const auto& [name, entity, surface] : { Published { "uh_ritual", 41.86, 40.24 },
             Published { "arcada", 39.98, 37.77 }, Published { "mic-cis.txt", 37.06, 34.25 } }) {
        SCOPED_TRACE(name);
        const auto numbers = figures("wnut-17", corpus / "gold.conll", corpus / "runs" / name);
        EXPECT_NEAR(100 * numbers.at("conll types Overall F1 (entity)"), entity, 0.0051);
        EXPECT_NEAR(100 * numbers.at("surface types Overall F1 (surface)"), surface, 0.0051);
    }
}

/// "token tag" lines, a blank line behind each sentence, before a document -DOCSTART-.
std::string conll(const std::vector<std::vector<std::string>>& sentences, bool documents)
{
    std::string text;
    for (const auto& tags : sentences) {
        text += documents ? "-DOCSTART- O\n\n" : "";
        for (std::size_t i = 0; i < tags.size(); ++i) {
            text += "w" + std::to_string(i) + " " + tags[i] + "\n";
        }
        text += "\n";
    }
    return text;
}

TEST_F(PresetFigures, Conll2003AsConllevalAndSeqeval)
{
    const auto file = shared / "oracles" / "seqeval" / "cases.json";
    SKIP_WITHOUT(file);
    int compared = 0;
    // Python writes what is undefined as NaN.
    auto text = touchstone::tests::contents(file);
    for (auto at = text.find("NaN"); at != std::string::npos; at = text.find("NaN", at)) {
        text.replace(at, 3, "null");
    }
    const auto cases = Json::parse(text);
    for (const auto& one : cases["cases"]) {
        // conlleval knows IOB2 only, and empty sides are refused by the peers.
        const auto& peer = one["expected"]["conlleval_py"];
        if (one["scheme"] != "IOB2" || peer.contains("error") || peer["f1"].is_null()
            || peer["precision"].is_null() || peer["recall"].is_null()) {
            continue;
        }
        const auto truth = one["y_true"].get<std::vector<std::vector<std::string>>>();
        if (conll(truth, false).find_first_not_of("\n") == std::string::npos) {
            continue;
        }
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = write("gold.conll", conll(truth, false));
        const auto system
            = write("system.conll", conll(one["y_pred"].get<std::vector<std::vector<std::string>>>(), false));
        const auto all = figures("conll-2003", gold, system, { "--format", "conll" });
        EXPECT_NEAR(100 * all.at("conll types Overall FB1"), peer["f1"].get<double>(), 1e-9);
        EXPECT_NEAR(100 * all.at("conll types Overall precision"), peer["precision"].get<double>(), 1e-9);
        EXPECT_NEAR(100 * all.at("conll types Overall recall"), peer["recall"].get<double>(), 1e-9);
        for (const auto& [type, counts] : peer["per_type"].items()) {
            EXPECT_EQ(all.at("conll types " + type + " correct"), counts["correct"].get<double>()) << type;
            EXPECT_EQ(all.at("conll types " + type + " phrases"), counts["gold"].get<double>()) << type;
            EXPECT_EQ(all.at("conll types " + type + " found"), counts["found"].get<double>()) << type;
        }
        ++compared;
    }
    EXPECT_GE(compared, 15);
}

TEST_F(PresetFigures, Semeval2013AsNervaluate)
{
    const auto file = shared / "oracles" / "nervaluate" / "cases.json";
    SKIP_WITHOUT(file);
    constexpr std::array schemes { std::pair("strict", "strict"), std::pair("exact", "exact"),
        std::pair("partial", "partial"), std::pair("type", "ent_type") };
    constexpr std::array counts { std::pair("COR", "correct"), std::pair("INC", "incorrect"),
        std::pair("PAR", "partial"), std::pair("MIS", "missed"), std::pair("SPU", "spurious"),
        std::pair("POS", "possible"), std::pair("ACT", "actual") };
    int compared = 0;
    const auto cases = Json::parse(touchstone::tests::contents(file));
    for (const auto& one : cases["cases"]) {
        std::vector<std::vector<std::string>> golds;
        std::vector<std::vector<std::string>> systems;
        const auto types = one["types"].get<std::vector<std::string>>();
        bool usable = one["min_overlap_percentage"] == 1.0 && !one["documents"].empty();
        for (const auto& document : one["documents"]) {
            usable = usable && document.contains("gold_tags") && !document["gold_tags"].is_null()
                && !document["tokens"].empty();
            if (!usable) {
                break;
            }
            golds.push_back(document["gold_tags"].get<std::vector<std::string>>());
            systems.push_back(document["pred_tags"].get<std::vector<std::string>>());
            for (const auto* side : { "gold", "pred" }) {
                int last = -1;
                for (const auto& span : document[side]) {
                    // Types that were not asked for are dropped there; the order of its lists matters there.
                    usable = usable && span["token_start"].get<int>() > last
                        && std::find(types.begin(), types.end(), span["label"].get<std::string>())
                            != types.end();
                    last = span["token_start"].get<int>();
                }
            }
        }
        if (!usable) {
            continue;
        }
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = write("gold.conll", conll(golds, true));
        const auto system = write("system.conll", conll(systems, true));
        const auto& peer = one["expected"]["nervaluate_1_1_0"];
        for (const auto& [scheme, theirs] : schemes) {
            const auto all
                = figures("semeval-2013", gold, system, { "--format", "conll", "--scheme", scheme });
            const auto compare = [&, &scheme = scheme](const std::string& row, const Json& expected) {
                const auto table = overall(all, "muc " + std::string(scheme), row);
                for (const auto& [ours, name] : counts) {
                    EXPECT_EQ(table.at(ours), expected[name].get<double>())
                        << scheme << " " << row << " " << ours;
                }
                // 1.1.0 forgets to count partial ones half where there are several documents.
                if (std::string(scheme) != "partial" || golds.size() == 1) {
                    EXPECT_NEAR(table.at("F1"), expected["f1"].get<double>(), 1e-12) << scheme << " " << row;
                }
            };
            compare("Overall", peer["overall"][theirs]);
            for (const auto& [type, expected] : peer["per_type"].items()) {
                compare(type, expected[theirs]);
            }
        }
        ++compared;
    }
    EXPECT_GE(compared, 15);
}

TEST_F(PresetFigures, TacKbpAndLorehltAsNeleval)
{
    const auto file = shared / "oracles" / "neleval" / "cases.json";
    SKIP_WITHOUT(file);
    const std::map<std::string, std::string> rows { { "sets:is_linked:span+kbid", "strong_link_match" },
        { "sets:is_nil:span", "strong_nil_match" }, { "sets:is_linked:docid+kbid", "entity_match" } };
    int compared = 0;
    const auto cases = Json::parse(touchstone::tests::contents(file));
    for (const auto& one : cases["cases"]) {
        if (compared == 20 || one["gold"].empty() || one["system"].empty()) {
            continue;
        }
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = write("gold.tsv", one["gold_tsv"].get<std::string>());
        const auto system = write("system.tsv", one["system_tsv"].get<std::string>());
        const auto& peer = one["expected"];
        const auto compare = [](const std::map<std::string, double>& ours, const Json& theirs, bool sets) {
            for (const auto& [name, key] :
                std::map<std::string, std::string> { { "ptp", "ptp" }, { "rtp", "rtp" },
                    { "precis", "precision" }, { "recall", "recall" }, { "fscore", "fscore" } }) {
                EXPECT_NEAR(ours.at(name), theirs[key].get<double>(), 1e-9) << name;
            }
            if (sets) {
                EXPECT_EQ(ours.at("fp"), theirs["fp"].get<double>());
                EXPECT_EQ(ours.at("fn"), theirs["fn"].get<double>());
            }
        };
        const auto kbp = figures("tac-kbp", gold, system, { "--format", "neleval" });
        compare(overall(kbp, "conll types"), peer["sets::span+type"], true);
        for (const auto& [key, row] : rows) {
            SCOPED_TRACE(key);
            compare(overall(kbp, "links scores", row), peer[key], true);
        }
        const auto lorehlt = figures("lorehlt", gold, system, { "--format", "neleval" });
        for (const auto& [key, expected] : peer.items()) {
            if (key.starts_with("overlap-") && !key.ends_with("type+kbid")) {
                SCOPED_TRACE(key);
                compare(overall(lorehlt, "overlap scores", key), expected, false);
            }
        }
        ++compared;
    }
    EXPECT_EQ(compared, 20);
}

TEST_F(PresetFigures, NervalAsNerval)
{
    const auto file = shared / "oracles" / "nerval" / "cases.json";
    SKIP_WITHOUT(file);
    int compared = 0;
    const auto cases = Json::parse(touchstone::tests::contents(file));
    for (const auto& one : cases["cases"]) {
        const auto threshold = one["threshold"].get<double>();
        if (one["category"] != "random" || std::abs(threshold - 0.3) > 1e-9) {
            continue;
        }
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = write("gold.bio", one["gold"].get<std::string>());
        const auto system = write("system.bio", one["prediction"].get<std::string>());
        const auto all = figures("nerval", gold, system, { "--format", "conll", "--documents", "file" });
        for (const auto& [type, scores] : one["expected"]["scores"].items()) {
            const auto table = overall(all, "noisy types", type == "ALL" ? "Overall" : type);
            for (const auto& [ours, theirs] :
                std::map<std::string, std::string> { { "Precision", "P" }, { "Recall", "R" }, { "F1", "F1" },
                    { "predicted", "predicted" }, { "matched", "matched" }, { "Support", "Support" } }) {
                EXPECT_NEAR(
                    table.at(ours), scores[theirs].is_null() ? 0 : scores[theirs].get<double>(), 1e-12)
                    << type << " " << ours;
            }
        }
        ++compared;
    }
    EXPECT_GE(compared, 20);
}

TEST_F(PresetFigures, EterOfTheHipeTrees)
{
    const auto file = shared / "oracles" / "eter" / "hipe2020-fr.json";
    const auto corpus = shared / "corpora" / "hipe2020-fr";
    SKIP_WITHOUT(file);
    SKIP_WITHOUT(corpus);
    int compared = 0;
    const auto runs = Json::parse(touchstone::tests::contents(file));
    for (const auto& [name, peer] : runs["runs"].items()) {
        for (const auto& at : peer["results"]) {
            if (std::abs(at["alpha"].get<double>() - 0.5) > 1e-9) {
                continue;
            }
            SCOPED_TRACE(name);
            const auto all = figures("eter", corpus / "gold.tsv", corpus / "runs" / (name + ".tsv"));
            const auto table = overall(all, "eter types");
            EXPECT_NEAR(table.at("ETER"), at["eter"].get<double>(), 1e-9);
            for (const auto* count : { "D", "I" }) {
                EXPECT_GE(table.at(count), at[count][0].get<double>());
                EXPECT_LE(table.at(count), at[count][1].get<double>());
            }
            EXPECT_GT(all.at("ser overall global task SER"), 0);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 3);
}

TEST_F(PresetFigures, EterOfThePapersAmbassador)
{
    // After figures 3 and 4 of the paper, cut to one entity inside another: the outer one is found without
    // its second component, the inner one is missing.
    write("gold.txt",
        "<func.ind> <kind> l'ambassadeur </kind> de <loc.adm.nat> <name> Turquie </name> </loc.adm.nat> "
        "</func.ind>\n");
    write("system.txt", "<func.ind> <kind> l'ambassadeur </kind> de Turquie </func.ind>\n");
    const auto all
        = figures("eter", m_folder / "gold.txt", m_folder / "system.txt", { "--format", "quaero" });
    const auto table = overall(all, "eter types");
    EXPECT_EQ(table.at("D"), 1);
    // One of two entities missing; the other lacks one of its two children: (1 + 0.5 * 1/2) / 2.
    EXPECT_DOUBLE_EQ(table.at("ETER"), 0.625);
    EXPECT_DOUBLE_EQ(all.at("ser overall global task SER"), 2.0 / 4.0);
}

TEST_F(PresetFigures, Bc5cdrByHand)
{
    // Two mentions of one concept, of which the system finds one: a mention is missed, the document is right.
    write("gold.pubtator",
        "1|t|Lithium and tremor\n1|a|Lithium again.\n1\t0\t7\tLithium\tChemical\tD008094\n"
        "1\t12\t18\ttremor\tDisease\tD014202\n1\t19\t26\tLithium\tChemical\tD008094\n\n");
    write("system.pubtator",
        "1|t|Lithium and tremor\n1|a|Lithium again.\n1\t0\t7\tLithium\tChemical\tD008094\n"
        "1\t12\t18\ttremor\tDisease\tD000000\n\n");
    const auto all = figures("bc5cdr", m_folder / "gold.pubtator", m_folder / "system.pubtator");
    const auto mentions = overall(all, "conll types");
    EXPECT_EQ(mentions.at("TP"), 2);
    EXPECT_EQ(mentions.at("FP"), 0);
    EXPECT_EQ(mentions.at("FN"), 1);
    const auto concepts = overall(all, "links scores", "concepts of documents");
    EXPECT_EQ(concepts.at("TP"), 1);
    EXPECT_EQ(concepts.at("FP"), 1);
    EXPECT_EQ(concepts.at("FN"), 1);
    EXPECT_DOUBLE_EQ(concepts.at("F1"), 0.5);
}

} // namespace
