// SPDX-License-Identifier: GPL-3.0-or-later
// --preset and `presets` as a script sees them.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;

class PresetCli : public CliFolder
{
protected:
    void SetUp() override
    {
        CliFolder::SetUp();
        write("gold.conll",
            "Ada B-PER\nLovelace I-PER\nmet O\nBabbage B-PER\nin O\nLondon B-LOC\nat O\nSomerset "
            "B-ORG\nHouse I-ORG\n\n");
        write("system.conll",
            "Ada B-PER\nLovelace I-PER\nmet O\nBabbage B-ORG\nin B-LOC\nLondon O\nat O\nSomerset O\nHouse "
            "B-ORG\n\n");
        write("hipe.tsv",
            "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP\tNE-NESTED\t"
            "NEL-LIT\tNEL-METO\tMISC\n# document_id = d\nAda\tB-pers\tO\tB-pers.ind\tO\tO\tO\tQ1\t_\t_\n"
            "in\tO\tO\tO\tO\tO\tO\t_\t_\t_\nRome\tB-loc\tO\tB-loc\tO\tO\tO\tQ2\t_\t_\n");
        write("run.tsv",
            "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-METO\tNE-FINE-COMP\tNE-NESTED\t"
            "NEL-LIT\tNEL-METO\tMISC\n# document_id = d\nAda\tB-pers\tO\tB-pers.ind\tO\tO\tO\tQ1\t_\t_\n"
            "in\tO\tO\tO\tO\tO\tO\t_\t_\t_\nRome\tB-loc\tO\tB-loc\tO\tO\tO\tQ9\t_\t_\n");
    }
    Result scored(const std::string& preset, std::vector<std::string> more = {})
    {
        std::vector<std::string> words { "score", "--gold", "gold.conll", "--system", "A=system.conll",
            "--preset", preset };
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    }
};

TEST_F(PresetCli, PrintsTheNamesOfTheTask)
{
    const auto text = scored("conll-2003");
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_NE(text.out.find("phrases  found  correct  precision  recall    FB1"), std::string::npos)
        << text.out;
    EXPECT_EQ(text.out.find("COR"), std::string::npos);
    const auto tsv = scored("hipe-2022-strict", { "--tsv" });
    EXPECT_NE(tsv.out.find("A\tmuc\tstrict\tOverall\tTP\t1\t\n"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("A\tmuc\tstrict\tOverall\tFP\t3\t\n"), std::string::npos) << tsv.out;
    EXPECT_NE(tsv.out.find("strict.macro_doc\tOverall\tP_macro_doc\t0.25"), std::string::npos) << tsv.out;
    EXPECT_EQ(tsv.out.find("\tpartial\t"), std::string::npos) << "the scheme's tables only";
    for (const auto* form : { "--markdown", "--latex" }) {
        EXPECT_NE(scored("wnut-17", { form }).out.find("F1 (surface)"), std::string::npos) << form;
    }
}

TEST_F(PresetCli, PrintsThemByASliceToo)
{
    const auto text = scored("hipe-2022-strict", { "--by", "entity-length" });
    ASSERT_EQ(text.code, 0) << text.err;
    const auto slices = text.out.find("by entity-length");
    ASSERT_NE(slices, std::string::npos) << text.out;
    EXPECT_NE(text.out.find("P_micro  R_micro  F1_micro  TP  FP  FN", slices), std::string::npos) << text.out;
    EXPECT_EQ(text.out.find("COR", slices), std::string::npos) << text.out;
    const auto conll = scored("conll-2003", { "--by", "entity-length" });
    EXPECT_NE(conll.out.find(
                  "phrases  found  correct  precision  recall    FB1", conll.out.find("by entity-length")),
        std::string::npos)
        << conll.out;
    const auto table = run({ "table", "--gold", "gold.conll", "--system", "A=system.conll", "--preset",
        "hipe-2022-strict", "--by", "entity-length", "--markdown" });
    ASSERT_EQ(table.code, 0) << table.err;
    EXPECT_NE(table.out.find("P\\_micro | R\\_micro | F1\\_micro | TP | FP | FN |"), std::string::npos)
        << table.out;
}

TEST_F(PresetCli, ThePresetIsNoSettingAndItsKeysAreOurs)
{
    const auto plain = Json::parse(
        run({ "score", "--gold", "gold.conll", "--system", "A=system.conll", "--measure", "conll", "--json" })
            .out);
    const auto preset = Json::parse(scored("conll-2003", { "--json" }).out);
    EXPECT_EQ(preset["preset"], "conll-2003");
    EXPECT_FALSE(plain.contains("preset"));
    EXPECT_EQ(preset["systems"][0]["measures"], plain["systems"][0]["measures"]);
    EXPECT_EQ(preset["systems"][0]["signature"], plain["systems"][0]["signature"]);
    const auto wnut = Json::parse(scored("wnut-17", { "--json" }).out)["systems"][0]["measures"];
    EXPECT_EQ(wnut["surface"]["overall"]["gold"], 4);
    EXPECT_EQ(wnut["surface"]["overall"]["correct"], 1);
    EXPECT_EQ(wnut["surface"]["types"]["PER"]["correct"], 1);
}

TEST_F(PresetCli, WhatIsTypedBesideItGoesFirst)
{
    const auto signature = [&](const std::string& preset, std::vector<std::string> more) {
        more.emplace_back("--json");
        const auto result = scored(preset, more);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0]["signature"].get<std::string>();
    };
    const auto own = signature("semeval-2013", {});
    for (const auto* part : { "pairing:first-come", "min-overlap:1|", "unit:token", "per-type:isolated" }) {
        EXPECT_NE(own.find(part), std::string::npos) << part;
    }
    const auto other = signature("semeval-2013", { "--min-overlap", "50", "--per-type", "class" });
    for (const auto* part : { "pairing:first-come", "min-overlap:50|", "unit:token", "per-type:class" }) {
        EXPECT_NE(other.find(part), std::string::npos) << part;
    }
    const auto ofLinks = [&](std::vector<std::string> more) {
        more.insert(more.begin(),
            { "score", "--gold", "hipe.tsv", "--system", "A=run.tsv", "--preset", "hipe-2020-links",
                "--quiet", "--signature" });
        const auto result = run(more);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.out;
    };
    EXPECT_NE(ofLinks({}).find("hipe-norm-time:yes"), std::string::npos);
    EXPECT_NE(ofLinks({ "--hipe-norm-time=no" }).find("hipe-norm-time:no"), std::string::npos);
    const auto scheme = scored("hipe-2022-strict", { "--scheme", "type" });
    EXPECT_NE(scheme.out.find("muc, fuzzy"), std::string::npos) << scheme.out;
    const auto measure = scored("hipe-2022-strict", { "--measure", "conll" });
    EXPECT_NE(measure.out.find("conll, Per type"), std::string::npos) << measure.out;
}

TEST_F(PresetCli, NamesStayUnlessWhatTheTaskCountsIsAnother)
{
    const auto names = [&](const std::string& preset, std::vector<std::string> more) {
        more.emplace_back("--signature");
        const auto text = scored(preset, more);
        EXPECT_EQ(text.code, 0) << text.err;
        more.emplace_back("--json");
        const auto json = Json::parse(scored(preset, more).out);
        const auto id = json.contains("preset") ? json["preset"].get<std::string>() : std::string();
        EXPECT_EQ(text.out.find("|preset:" + id) != std::string::npos, !id.empty()) << text.out;
        EXPECT_EQ(text.err.find("custom settings") == std::string::npos, !id.empty()) << text.err;
        const bool named = text.out.find("FB1") != std::string::npos
            || text.out.find("P_micro") != std::string::npos
            || text.out.find("Precision") != std::string::npos;
        EXPECT_EQ(named, !id.empty()) << text.out;
        return id;
    };
    EXPECT_EQ(names("conll-2003", { "--min-score", "0.5" }), "conll-2003");
    EXPECT_EQ(names("conll-2003", { "--slice-bounds", "entity-length=1,2" }), "conll-2003");
    EXPECT_EQ(names("conll-2003", { "--alpha", "0.25", "--scheme", "type" }), "conll-2003");
    EXPECT_EQ(names("conll-2003", { "--collapse-types", "1" }), "conll-2003");
    EXPECT_EQ(names("conll-2003", { "--strict-scheme", "IOB2" }), "");
    EXPECT_EQ(names("semeval-2013", { "--scheme", "partial" }), "semeval-2013");
    EXPECT_EQ(names("semeval-2013", { "--min-overlap", "50" }), "");
    EXPECT_EQ(names("hipe-2020", { "--scheme", "type" }), "hipe-2020");
    EXPECT_EQ(names("hipe-2022-strict", { "--scheme", "type" }), "hipe-2022-fuzzy");
    EXPECT_EQ(names("hipe-2020-fuzzy", {}), "hipe-2020-fuzzy");
    EXPECT_EQ(names("hipe-2020", { "--scheme", "exact" }), "");
    const auto custom = scored("semeval-2013", { "--min-overlap", "50" });
    EXPECT_NE(custom.err.find("min-overlap 50 (SemEval-2013 / nervaluate: 1)"), std::string::npos)
        << custom.err;
    EXPECT_NE(custom.out.find("COR"), std::string::npos);
    const auto table = run({ "table", "--gold", "gold.conll", "--system", "A=system.conll", "--preset",
        "conll-2003", "--min-score", "0.5", "--latex" });
    EXPECT_NE(table.out.find("phrases & found"), std::string::npos) << table.out;
    EXPECT_NE(table.out.find("Settings: preset conll-2003, min-score 0.5"), std::string::npos) << table.out;
    const auto other = run({ "table", "--gold", "gold.conll", "--system", "A=system.conll", "--preset",
        "conll-2003", "--strict-scheme", "IOB2", "--latex" });
    EXPECT_EQ(other.out.find("phrases"), std::string::npos) << other.out;
    EXPECT_NE(other.err.find("custom settings"), std::string::npos) << other.err;
}

TEST_F(PresetCli, SurfaceHasNoScoresOfDocuments)
{
    const auto alone = scored("wnut-17", { "--measure", "surface", "--by", "document-length" });
    EXPECT_EQ(alone.code, 2);
    EXPECT_NE(alone.err.find("There are no scores of surface by document-length"), std::string::npos)
        << alone.err;
    const auto both = scored("wnut-17", { "--by", "document-length" });
    EXPECT_EQ(both.code, 0) << both.err;
    EXPECT_NE(both.err.find("There are no scores of surface by document-length"), std::string::npos)
        << both.err;
    EXPECT_NE(both.out.find("Documents"), std::string::npos) << both.out;
    EXPECT_EQ(scored("wnut-17", { "--measure", "surface", "--by", "entity-length" }).code, 0);
}

TEST_F(PresetCli, ChoosesTheColumnUnlessOneIsNamed)
{
    const auto correct = [&](std::vector<std::string> more) {
        std::vector<std::string> words { "score", "--gold", "hipe.tsv", "--system", "A=run.tsv", "--preset",
            "hipe-2022-links", "--json" };
        words.insert(words.end(), more.begin(), more.end());
        const auto result = run(words);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0]["measures"]["muc"]["overall"]["type"]["cor"].get<int>();
    };
    EXPECT_EQ(correct({}), 1) << "links";
    EXPECT_EQ(correct({ "--layer", "coarse" }), 2);
}

TEST_F(PresetCli, LinksNeedAColumnOfThem)
{
    for (const auto* preset : { "hipe-2020-links", "hipe-2022-links", "hipe-2022-links-relaxed" }) {
        const auto refused = scored(preset);
        EXPECT_EQ(refused.code, 2) << preset;
        EXPECT_NE(refused.err.find("gold.conll has none"), std::string::npos) << refused.err;
        EXPECT_NE(refused.err.find("--measure links"), std::string::npos) << refused.err;
    }
}

TEST_F(PresetCli, RelaxedLinksNeedTheirTable)
{
    const std::vector<std::string> words { "score", "--gold", "hipe.tsv", "--system", "A=run.tsv", "--preset",
        "hipe-2022-links-relaxed", "--json" };
    const auto without = run(words);
    EXPECT_EQ(without.code, 2);
    EXPECT_NE(without.err.find("--link-equivalents FILE"), std::string::npos) << without.err;
    write("same.txt", "Q2 Q9\n");
    auto with = words;
    with.insert(with.end(), { "--link-equivalents", "same.txt" });
    const auto result = run(with);
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(Json::parse(result.out)["systems"][0]["measures"]["muc"]["overall"]["type"]["cor"], 2);
}

TEST_F(PresetCli, HoldsForTheOtherCommands)
{
    const std::vector<std::string> input { "--gold", "gold.conll", "--system", "A=system.conll" };
    const auto with = [&](std::vector<std::string> words) {
        words.insert(words.begin() + 1, input.begin(), input.end());
        return run(words);
    };
    const auto errors = with({ "errors", "--preset", "semeval-2013", "--outcome", "INC,PAR,SPU", "--tsv" });
    ASSERT_EQ(errors.code, 0) << errors.err;
    const auto table = with({ "table", "--preset", "hipe-2022-fuzzy", "--markdown" });
    ASSERT_EQ(table.code, 0) << table.err;
    EXPECT_NE(
        table.out.find("| System | P\\_micro | R\\_micro | F1\\_micro | TP | FP | FN |"), std::string::npos)
        << table.out;
    const auto latex = with({ "table", "--preset", "hipe-2022-fuzzy", "--latex" });
    EXPECT_NE(latex.out.find(" --preset hipe-2022-fuzzy --latex\n"), std::string::npos) << latex.out;
    const auto compared = run({ "compare", "--gold", "gold.conll", "--system", "A=system.conll", "--system",
        "B=gold.conll", "--preset", "conll-2003", "--json" });
    ASSERT_EQ(compared.code, 0) << compared.err;
    EXPECT_EQ(Json::parse(compared.out)["measure"], "conll.f1");
}

TEST_F(PresetCli, AnUnknownOneIsToldWithTheNearest)
{
    const auto result = scored("conll-2002");
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("Did you mean \"conll-2003\"?"), std::string::npos) << result.err;
}

TEST_F(PresetCli, PresetsListsThem)
{
    const auto text = run({ "presets" });
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_NE(
        text.out.find("--pairing hipe --min-overlap 0 --unit token --per-type gold --hipe-edition 2020"),
        std::string::npos)
        << text.out;
    const auto json = Json::parse(run({ "presets", "--json" }).out)["presets"];
    EXPECT_EQ(json[0]["id"], "default");
    for (const auto& preset : json) {
        EXPECT_FALSE(preset["description"].get<std::string>().empty());
        EXPECT_FALSE(preset["source"].get<std::string>().empty());
    }
}

TEST_F(PresetCli, SurfaceHasNoInterval)
{
    const auto result = run({ "compare", "--gold", "gold.conll", "--system", "A=system.conll", "--system",
        "B=gold.conll", "--measure", "surface" });
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("once in the whole corpus"), std::string::npos) << result.err;
}

} // namespace
