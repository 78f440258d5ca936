// SPDX-License-Identifier: GPL-3.0-or-later
// --label-map, --types and --collapse-types as a script sees them: the numbers are those of files that were
// edited by hand, in every measure and mode.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

using touchstone::tests::Json;

/// What becomes of a label; nothing: its annotations go.
using Editor = std::function<std::optional<std::string>(const std::string&)>;

const Editor asItIs = [](const std::string& label) { return std::optional(label); };

/// The rules of every test here, written once more: map, then the first segment, then four types.
Editor edited(const std::string& side)
{
    return [side](const std::string& label) -> std::optional<std::string> {
        static const std::map<std::string, std::string> gold { { "pers", "PER" }, { "misc", "" },
            { "org.ent", "loc.new" } };
        static const std::map<std::string, std::string> system { { "PERSON", "PER" }, { "misc", "" },
            { "place", "loc.x" }, { "org.ent", "ORG" } };
        const auto& map = side == "gold" ? gold : system;
        const auto rule = map.find(label);
        auto name = rule == map.end() ? label : rule->second;
        name = name.substr(0, name.find('.'));
        static const std::set<std::string> types { "PER", "loc", "ORG", "a,b" };
        return types.contains(name) ? std::optional(name) : std::nullopt;
    };
}

constexpr auto labelMap = "gold\tpers\tPER\nboth\tmisc\t\ngold\torg.ent\tloc.new\nboth\torg.ent\tORG\n"
                          "system\tPERSON\tPER\nsystem\tplace\tloc.x\n";

class LabelsCli : public touchstone::tests::CliFolder
{
protected:
    std::vector<std::string> labelsOf(const std::string& side) const
    {
        return side == "gold"
            ? std::vector<std::string> { "pers", "loc.town", "loc.river", "org.ent", "misc", "a,b", "time" }
            : std::vector<std::string> { "PERSON", "loc", "place", "org.ent", "misc", "a,b", "PER" };
    }

    /// Writes original and edited files of both sides into two folders, as `make` says, and compares.
    void expectEditedNumbers(const std::function<std::string(const std::string& side, const Editor&)>& make,
        const std::string& ending, std::vector<std::string> options)
    {
        for (const auto* side : { "gold", "system" }) {
            write("original/" + std::string(side) + ending, make(side, asItIs));
            write("edited/" + std::string(side) + ending, make(side, edited(side)));
        }
        write("map.tsv", labelMap);
        options.insert(options.begin(), { "score", "--json", "--by", "document" });
        auto without = options;
        for (auto* arguments : { &options, &without }) {
            const std::string folder = arguments == &options ? "original/" : "edited/";
            arguments->insert(arguments->end(),
                { "--gold", folder + "gold" + ending, "--system", "S=" + folder + "system" + ending });
        }
        const auto original = run(options); // that the rules matter at all
        options.insert(options.end(),
            { "--label-map", "map.tsv", "--collapse-types", "1", "--types", "PER,loc,ORG,a\\,b" });
        const auto mapped = run(options);
        const auto byHand = run(without);
        ASSERT_EQ(mapped.code, 0) << mapped.err;
        ASSERT_EQ(byHand.code, 0) << byHand.err;
        EXPECT_EQ(numbers(mapped.out).dump(1), numbers(byHand.out).dump(1));
        EXPECT_NE(numbers(mapped.out), numbers(original.out));
    }

    /// What a report says of numbers: not of paths, settings and findings.
    static Json numbers(const std::string& text)
    {
        auto json = Json::parse(text);
        for (auto& system : json["systems"]) {
            system.erase("path");
            system.erase("signature");
            system.erase("findings");
        }
        for (const auto* key : { "gold", "diagnostics", "signature", "settings", "command", "recipe" }) {
            json.erase(key);
        }
        return json;
    }

    /// Sentences of tokens, tagged alike on every call with one seed.
    std::string tagged(const std::string& side, const Editor& edit, bool hipe, bool links = false)
    {
        std::mt19937 random(side == "gold" ? 17 : 18);
        std::mt19937 words(1);
        const auto labels = labelsOf(side);
        std::string text = hipe ? "TOKEN\tNE-COARSE-LIT\tNEL-LIT\tMISC\n" : "";
        for (int document = 0; document < 6; ++document) {
            text
                += hipe ? "# hipe2022:document_id = d" + std::to_string(document) + "\n" : "-DOCSTART- O\n\n";
            for (int token = 0; token < 60;) {
                const auto length = 1 + static_cast<int>(random() % 4);
                auto label
                    = random() % 3 == 0 ? std::optional(labels[random() % labels.size()]) : std::nullopt;
                const auto link = "Q" + std::to_string(random() % 4);
                for (int i = 0; i < length; ++i, ++token) {
                    // Systems change their mind inside an annotation.
                    if (label && i > 0 && random() % 4 == 0) {
                        label = labels[random() % labels.size()];
                    }
                    const auto after = label ? edit(*label) : std::nullopt;
                    text += "w" + std::to_string(words() % 50) + (hipe ? "\t" : " ")
                        + (after ? (i == 0 ? "B-" : "I-") + *after : "O");
                    // A system may link a token that it does not tag.
                    const bool loose = links && !label && side == "system" && random() % 5 == 0;
                    text += hipe ? "\t" + (links && (after || loose) ? link : std::string("_")) + "\t_\n"
                                 : "\n";
                }
            }
            text += hipe ? "" : "\n";
        }
        return text;
    }

    /// Nested annotations with components; texts of the system are noisy.
    std::string nested(const std::string& side, const Editor& edit)
    {
        std::mt19937 random(side == "gold" ? 27 : 28);
        const auto labels = labelsOf(side);
        std::string lines;
        for (int document = 0; document < 8; ++document) {
            std::string text;
            std::mt19937 letters(static_cast<unsigned>(document));
            for (int i = 0; i < 120; ++i) {
                text += i % 6 == 5 ? ' ' : static_cast<char>('a' + letters() % 26);
            }
            if (side == "system") {
                text[static_cast<std::size_t>(7 + document)] = 'Q';
            }
            struct Node
            {
                int start, end, parent;
                bool component, kept;
                std::string label;
            };
            std::vector<Node> nodes;
            for (int i = 0; i < 14; ++i) {
                const int parent
                    = nodes.empty() || random() % 3 == 0 ? -1 : static_cast<int>(random() % nodes.size());
                const bool component = parent >= 0 && random() % 3 == 0;
                Node node { 0, 120, parent, component, true, "" };
                const int from = parent < 0 ? 0 : nodes[static_cast<std::size_t>(parent)].start;
                const int to = parent < 0 ? 120 : nodes[static_cast<std::size_t>(parent)].end;
                node.start
                    = from + static_cast<int>(random() % static_cast<unsigned>(std::max(1, (to - from) / 2)));
                node.end = std::min(to,
                    node.start + 1
                        + static_cast<int>(random() % static_cast<unsigned>(std::max(1, to - node.start))));
                node.label = component ? (random() % 2 == 0 ? "name.first" : "kind")
                                       : labels[random() % labels.size()];
                if (component) {
                    auto owner = parent;
                    while (nodes[static_cast<std::size_t>(owner)].component) {
                        owner = nodes[static_cast<std::size_t>(owner)].parent;
                    }
                    node.kept = nodes[static_cast<std::size_t>(owner)].kept;
                } else {
                    const auto after = edit(node.label);
                    node.kept = after.has_value();
                    node.label = after.value_or("");
                }
                nodes.push_back(node);
            }
            Json entities = Json::array();
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                if (!nodes[i].kept) {
                    continue;
                }
                Json entity { { "id", "e" + std::to_string(i) }, { "start", nodes[i].start },
                    { "end", nodes[i].end }, { "type", nodes[i].label } };
                auto parent = nodes[i].parent;
                while (parent >= 0 && !nodes[static_cast<std::size_t>(parent)].kept) {
                    parent = nodes[static_cast<std::size_t>(parent)].parent;
                }
                if (parent >= 0) {
                    entity["parent"] = "e" + std::to_string(parent);
                }
                if (nodes[i].component) {
                    entity["role"] = "component";
                }
                entities.push_back(entity);
            }
            lines += Json { { "id", "d" + std::to_string(document) }, { "text", text },
                { "entities", entities } }
                         .dump()
                + "\n";
        }
        return lines;
    }
};

TEST_F(LabelsCli, TagsGiveTheNumbersOfEditedFiles)
{
    const auto make = [&](const std::string& side, const Editor& edit) { return tagged(side, edit, false); };
    expectEditedNumbers(make, ".conll", { "--measure", "muc,conll,overlap,eter,ser,noisy,rules" });
    expectEditedNumbers(make, ".conll", { "--measure", "conll", "--strict-scheme", "IOB2" });
    expectEditedNumbers(
        make, ".conll", { "--measure", "muc", "--pairing", "first-come", "--per-type", "isolated" });
}

TEST_F(LabelsCli, CellsGiveTheNumbersOfEditedFiles)
{
    const auto make
        = [&](const std::string& side, const Editor& edit) { return tagged(side, edit, true, true); };
    expectEditedNumbers(make, ".tsv", { "--measure", "muc,conll,overlap,eter,ser,noisy,rules" });
    expectEditedNumbers(make, ".tsv", { "--measure", "muc", "--pairing", "hipe" });
    expectEditedNumbers(make, ".tsv", { "--measure", "links,muc", "--pairing", "hipe", "--layer", "links" });
    expectEditedNumbers(make, ".tsv",
        { "--measure", "links,muc", "--pairing", "hipe", "--layer", "links", "--hipe-edition", "2020" });
}

TEST_F(LabelsCli, TreesGiveTheNumbersOfEditedFiles)
{
    const auto make = [&](const std::string& side, const Editor& edit) { return nested(side, edit); };
    expectEditedNumbers(make, ".jsonl", { "--measure", "muc,overlap,eter,ser,noisy,rules" });
}

class LabelWordsCli : public LabelsCli
{
protected:
    void SetUp() override
    {
        LabelsCli::SetUp();
        write("gold.conll", "Ada B-PER\nin O\nRome B-loc.town\n");
        write("system.conll", "Ada B-PERSON\nin B-MISC\nRome B-LOC\n");
        write("map.tsv", "system\tPERSON\tPER\nboth\tLOC\tloc\n");
    }
    std::vector<std::string> arguments(const std::string& command, std::vector<std::string> more) const
    {
        std::vector<std::string> all { command, "--gold", "gold.conll", "--system", "S=system.conll",
            "--format", "conll" };
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
};

TEST_F(LabelWordsCli, EveryCommandTakesThem)
{
    const std::vector<std::string> labels { "--label-map", "map.tsv", "--collapse-types", "1", "--types",
        "PER,loc" };
    for (const std::string command : { "score", "errors", "align", "table" }) {
        const auto result = run(arguments(command, labels));
        EXPECT_EQ(result.code, 0) << command << result.err;
    }
    const auto score = run(arguments(
        "score", { "--json", "--label-map", "map.tsv", "--collapse-types", "1", "--types", "PER,loc" }));
    const auto json = Json::parse(score.out);
    EXPECT_NE(score.out.find("collapse=1;types=PER+loc"), std::string::npos);
    EXPECT_EQ(json["systems"][0]["measures"]["muc"]["overall"]["strict"]["cor"], 2) << json.dump(1);
    EXPECT_NE(score.err.find("1 annotation of 1 type was left out by --types: MISC (1)."), std::string::npos)
        << score.err;
    auto compared = arguments("compare", labels);
    compared.insert(compared.end(), { "--system", "T=gold.conll" });
    EXPECT_EQ(run(compared).code, 0);
    const auto errors = run(arguments("errors", { "--tsv", "--label-map", "map.tsv", "--quiet" }));
    EXPECT_NE(errors.out.find("loc.town"), std::string::npos);
    EXPECT_EQ(errors.out.find("PERSON"), std::string::npos);
    const auto explained = run({ "rules", "explain", "--gold", "gold.conll", "--system", "system.conll",
        "--format", "conll", "--label-map", "map.tsv" });
    EXPECT_EQ(explained.code, 0) << explained.err;
}

TEST_F(LabelWordsCli, ConvertWritesTheNewLabels)
{
    const auto result
        = run({ "convert", "gold.conll", "--format", "conll", "--collapse-types", "1", "--types", "loc" });
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("\"loc\""), std::string::npos) << result.out;
    EXPECT_EQ(result.out.find("PER"), std::string::npos) << result.out;
}

TEST_F(LabelWordsCli, TablesCarryTheFileInTheirRecipe)
{
    const auto table = run(
        arguments("table", { "--latex", "--label-map", "map.tsv", "--collapse-types", "1", "--quiet" }));
    ASSERT_EQ(table.code, 0) << table.err;
    EXPECT_NE(table.out.find("Label map: map.tsv (xxh3-128:"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("--label-map map.tsv --collapse-types 1"), std::string::npos) << table.out;
}

TEST_F(LabelWordsCli, MistakesAreNamed)
{
    write("broken.tsv", "both\tA\tB\nboth\tA\tC\n");
    const auto broken = run(arguments("score", { "--label-map", "broken.tsv" }));
    EXPECT_EQ(broken.code, 1);
    EXPECT_NE(broken.err.find("broken.tsv:2:6: error: \"A\" has another new label in line 1 already"),
        std::string::npos)
        << broken.err;
    EXPECT_EQ(run(arguments("score", { "--label-map", "none.tsv" })).code, 1);
    EXPECT_EQ(run(arguments("score", { "--types", "," })).code, 2);
    EXPECT_EQ(run(arguments("score", { "--collapse-types", "0" })).code, 2);
    const auto unknown = run(arguments("score", { "--types", "per,loc.town" }));
    EXPECT_EQ(unknown.code, 0);
    EXPECT_NE(
        unknown.err.find(
            "--types names \"per\", which no annotation of gold or systems bears; did you mean \"PER\"?"),
        std::string::npos)
        << unknown.err;
    EXPECT_EQ(run(arguments("score", { "--types", "per", "--strict" })).code, 1);
}

TEST_F(LabelWordsCli, GoldAndSystemFilesStayAsTheyAre)
{
    const auto before = touchstone::tests::contents(m_folder / "gold.conll");
    ASSERT_EQ(run(arguments("score", { "--label-map", "map.tsv", "--types", "PER" })).code, 0);
    EXPECT_EQ(touchstone::tests::contents(m_folder / "gold.conll"), before);
    EXPECT_EQ(touchstone::tests::contents(m_folder / "map.tsv"), "system\tPERSON\tPER\nboth\tLOC\tloc\n");
}

} // namespace
