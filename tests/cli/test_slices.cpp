// SPDX-License-Identifier: GPL-3.0-or-later
// Layers, noise levels, periods and the peers' pairings as a script sees them.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;

class Slices : public CliFolder
{
protected:
    static constexpr const char* header = "TOKEN\tNE-COARSE-LIT\tNE-COARSE-METO\tNE-FINE-LIT\tNE-FINE-"
                                          "METO\tNE-FINE-COMP\tNE-NESTED\tNEL-LIT\tNEL-"
                                          "METO\tMISC\n";

    void writePair()
    {
        write("gold.tsv",
            std::string(header)
                + "# date = 1798-01-20\n# document_id = d1\n"
                  "Ada\tB-pers\tO\tB-pers.ind\tO\tO\tO\tQ1\t_\tLED0.0\n"
                  "in\tO\tO\tO\tO\tO\tO\t_\t_\t_\n"
                  "Genf\tB-loc\tO\tB-loc.adm\tO\tO\tO\tQ71\t_\tLED0.25\n"
                  "# date = 1820-01-20\n# document_id = d2\n"
                  "Rom\tB-loc\tO\tB-loc.adm\tO\tO\tO\tNIL\t_\tLED0.0\n");
        write("run.tsv",
            std::string(header)
                + "# document_id = d1\n"
                  "Ada\tB-PERS\tO\tB-pers.ind\tO\tO\tO\tQ1\t_\t_\n"
                  "in\tB-org\tO\tO\tO\tO\tO\tQ5\t_\t_\n"
                  "Genf\tB-loc\tO\tB-org.adm\tO\tO\tO\tQ9\t_\t_\n"
                  "# document_id = d2\n"
                  "Rom\tB-loc\tO\tB-loc.adm\tO\tO\tO\tNIL\t_\t_\n");
    }

    Json score(std::vector<std::string> more, const std::string& measures = "muc")
    {
        std::vector<std::string> arguments { "score", "--gold", "gold.tsv", "--system", "run.tsv", "--json",
            "--measure", measures, "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out)["systems"][0] : Json();
    }

    static const Json& strict(const Json& of) { return of["measures"]["muc"]["overall"]["strict"]; }
};

TEST_F(Slices, HipeModeHasUpperCaseLabelsAndMeansOverDocuments)
{
    writePair();
    const auto system = score({ "--pairing", "hipe" });
    EXPECT_EQ(strict(system)["cor"], 3);
    EXPECT_EQ(strict(system)["act"], 3) << "ORG is no label of the gold";
    EXPECT_DOUBLE_EQ(strict(system)["macro_doc"]["precision"], 1);
    EXPECT_DOUBLE_EQ(strict(system)["macro_doc"]["recall_std"], 0);
    const auto& types = system["measures"]["muc"]["types"];
    EXPECT_EQ(types.size(), 2U);
    EXPECT_EQ(types["LOC"]["strict"]["cor"], 2);
    EXPECT_DOUBLE_EQ(types["PERS"]["type"]["macro_doc"]["f1"], 1);
    EXPECT_NE(system["signature"].get<std::string>().find("pairing:hipe"), std::string::npos);
    EXPECT_NE(system["signature"].get<std::string>().find("unit:token"), std::string::npos);
}

TEST_F(Slices, TrainingDataIsReadLayerByLayer)
{
    writePair();
    write("train.tsv",
        std::string(header)
            + "# document_id = t1\n"
              "Ada\tB-pers\tO\tB-pers.ind\tO\tO\tO\tQ1\t_\t_\n"
              "Rom\tB-loc\tO\tB-loc.oro\tO\tO\tO\tNIL\t_\t_\n");
    for (const auto* layers : { "coarse,fine", "all" }) {
        const auto system = score({ "--layer", layers, "--train", "train.tsv", "--by", "seen" });
        ASSERT_GE(system["slices"].size(), 2U) << system.dump(1);
        int compared = 0;
        for (const auto& entry : system["slices"]) {
            const auto layer = entry["layer"].get<std::string>();
            if (layer == "coarse" || layer == "fine") {
                const auto alone = score({ "--layer", layer, "--train", "train.tsv", "--by", "seen" });
                EXPECT_EQ(entry["slices"], alone["slices"]) << layer;
                EXPECT_EQ(entry["signature"], alone["signature"]) << layer;
                ++compared;
            }
        }
        EXPECT_EQ(compared, 2);
    }
    const auto fine = score({ "--layer", "fine", "--train", "train.tsv", "--by", "seen" });
    EXPECT_NE(fine["slices"].dump().find("other-label"), std::string::npos) << "Rome has another fine type";
    const auto coarse = score({ "--layer", "coarse", "--train", "train.tsv", "--by", "seen" });
    EXPECT_EQ(coarse["slices"].dump().find("other-label"), std::string::npos);
}

TEST_F(Slices, SeveralLayersAreOneObjectEach)
{
    writePair();
    const auto system = score({ "--pairing", "hipe", "--layer", "coarse,fine,links" });
    ASSERT_EQ(system["slices"].size(), 3U);
    EXPECT_EQ(system["slices"][0]["layer"], "coarse");
    EXPECT_EQ(strict(system["slices"][0]), strict(system)) << "the first layer stands in measures too";
    EXPECT_EQ(system["slices"][1]["layer"], "fine");
    EXPECT_EQ(strict(system["slices"][1])["cor"], 2);
    EXPECT_EQ(system["slices"][2]["layer"], "links");
    EXPECT_EQ(strict(system["slices"][2])["cor"], 2);
    EXPECT_EQ(strict(system["slices"][2])["inc"], 1);
    EXPECT_EQ(strict(system["slices"][2])["spu"], 1);
    EXPECT_FALSE(score({}).contains("slices"));
}

TEST_F(Slices, AllLayersAreThoseThatTheGoldAnswers)
{
    writePair();
    const auto system = score({ "--pairing", "hipe", "--layer", "all" });
    std::vector<std::string> layers;
    for (const auto& slice : system["slices"]) {
        layers.push_back(slice["layer"]);
    }
    EXPECT_EQ(layers,
        (std::vector<std::string> {
            "coarse", "coarse-meto", "fine", "fine-meto", "comp", "nested", "links" }));
}

TEST_F(Slices, NoiseLevelsAndPeriodsAreOneObjectEach)
{
    writePair();
    const auto hipe = score(
        { "--pairing", "hipe", "--noise-level", "0.0-0.0,0.1-0.3", "--time-period", "all,1790-1810" });
    ASSERT_EQ(hipe["slices"].size(), 4U);
    EXPECT_FALSE(hipe["slices"][0].contains("period"));
    EXPECT_EQ(hipe["slices"][0]["noise"], "0.0-0.0") << "as it was typed";
    EXPECT_EQ(strict(hipe["slices"][0])["pos"], 2);
    EXPECT_EQ(strict(hipe["slices"][0])["spu"], 0) << "ORG is no label of the gold";
    EXPECT_EQ(strict(hipe["slices"][1])["pos"], 1);
    EXPECT_EQ(strict(hipe["slices"][1])["cor"], 1);
    EXPECT_EQ(hipe["slices"][3]["period"], "1790-1810");
    EXPECT_EQ(strict(hipe["slices"][2])["pos"], 1);
    EXPECT_EQ(strict(hipe)["pos"], 3) << "measures tell the whole";
    const auto own = score({ "--noise-level", "0-0.1,0.1-0.3" });
    for (const auto* untold : { "spu", "act", "precision", "f1" }) {
        EXPECT_TRUE(strict(own["slices"][0])[untold].is_null()) << untold << ": a false alarm is of no level";
    }
    EXPECT_TRUE(strict(own["slices"][0])["recall"].is_number());
    const auto zero = score({ "--noise-level", "0-0.1", "--zero-division", "0" }, "all");
    EXPECT_TRUE(strict(zero)["f1"].is_null()) << "no 0/0";
    EXPECT_TRUE(zero["measures"]["conll"]["overall"]["f1"].is_null());
    EXPECT_TRUE(zero["measures"]["eter"]["eter"].is_null());
    EXPECT_TRUE(zero["measures"]["overlap"]["span"]["maxmax"]["precision"].is_null());
    EXPECT_TRUE(zero["measures"]["overlap"]["span"]["maxmax"]["recall"].is_number());
    EXPECT_EQ(strict(own["slices"][0])["pos"], 2);
    EXPECT_NE(own["slices"][0]["signature"], own["slices"][1]["signature"]);
}

TEST_F(Slices, OneLevelIsWhatMeasuresTell)
{
    writePair();
    const auto system = score({ "--noise-level", "0-0.1" });
    EXPECT_EQ(strict(system)["pos"], 2);
    ASSERT_EQ(system["slices"].size(), 1U);
    EXPECT_EQ(strict(system["slices"][0]), strict(system));
    EXPECT_NE(system["signature"].get<std::string>().find("noise-level:0-0.1"), std::string::npos);
}

TEST_F(Slices, TextHasATableForEachAndTsvAColumn)
{
    writePair();
    const auto text = run({ "score", "--gold", "gold.tsv", "--system", "run.tsv", "--layer", "coarse,fine",
        "--noise-level", "0-0.1,0.1-0.3", "--quiet" });
    ASSERT_EQ(text.code, 0) << text.err;
    for (const auto* title : { "run (coarse NE-COARSE-LIT, noise [0, 0.1)): strict",
             "run (coarse NE-COARSE-LIT, noise [0.1, 0.3)): strict",
             "run (fine NE-FINE-LIT, noise [0, 0.1)): strict",
             "run (fine NE-FINE-LIT, noise [0.1, 0.3)): strict", "false alarms belong to no level" }) {
        EXPECT_NE(text.out.find(title), std::string::npos) << title << "\n" << text.out;
    }
    const auto tsv = run({ "score", "--gold", "gold.tsv", "--system", "run.tsv", "--tsv", "--layer",
        "coarse,fine", "--measure", "muc,conll", "--quiet" });
    ASSERT_EQ(tsv.code, 0) << tsv.err;
    const auto first = tsv.out.substr(0, tsv.out.find('\n'));
    EXPECT_TRUE(first.ends_with("\tlayer\tnoise\tperiod\tfindings")) << first;
    EXPECT_NE(tsv.out.find("\tfine\t\t\t\n"), std::string::npos);
    EXPECT_NE(tsv.out.find("\tcoarse\t\t\tlabels.renamed=1\n"), std::string::npos);
}

TEST_F(Slices, ErrorsOfALevelAreItsRecords)
{
    writePair();
    const auto all = run({ "errors", "--gold", "gold.tsv", "--system", "run.tsv", "--json", "--quiet" });
    EXPECT_EQ(std::count(all.out.begin(), all.out.end(), '\n'), 4);
    const auto level = run({ "errors", "--gold", "gold.tsv", "--system", "run.tsv", "--json", "--quiet",
        "--noise-level", "0.1-0.3" });
    ASSERT_EQ(level.code, 0) << level.err;
    EXPECT_EQ(std::count(level.out.begin(), level.out.end(), '\n'), 1);
    EXPECT_EQ(Json::parse(level.out)["gold"]["text"], "Genf");
}

TEST_F(Slices, ATagSetKeepsLabelsThatTheGoldLacks)
{
    writePair();
    write("tags.txt", "# labels\nB-org\n\nloc\n");
    const auto system = score({ "--pairing", "hipe", "--tagset", "tags.txt" });
    EXPECT_EQ(strict(system)["spu"], 1);
    EXPECT_TRUE(system["measures"]["muc"]["types"].contains("ORG"));
    EXPECT_NE(system["signature"], score({ "--pairing", "hipe" })["signature"]);
    write("empty.txt", "\n");
    const auto empty = run({ "score", "--gold", "gold.tsv", "--system", "run.tsv", "--pairing", "hipe",
        "--tagset", "empty.txt" });
    EXPECT_EQ(empty.code, 1);
    EXPECT_NE(empty.err.find("empty.txt:1:1"), std::string::npos) << empty.err;
}

TEST_F(Slices, WrongWordsAreUsage)
{
    writePair();
    const auto code = [&](std::vector<std::string> more) {
        std::vector<std::string> arguments { "score", "--gold", "gold.tsv", "--system", "run.tsv" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments).code;
    };
    EXPECT_EQ(code({ "--noise-level", "0.3-0.1" }), 2);
    EXPECT_EQ(code({ "--noise-level", "low" }), 2);
    EXPECT_EQ(code({ "--noise-level", "nan-nan" }), 2);
    EXPECT_EQ(code({ "--time-period", "1790" }), 2);
    EXPECT_EQ(code({ "--time-period", "1790-18x0" }), 2);
    EXPECT_EQ(code({ "--layer", "coarse,coars" }), 2);
    EXPECT_EQ(code({ "--layer", "all,fine" }), 2);
    EXPECT_EQ(code({ "--pairing", "hipe", "--noise-level", "0-1", "--layer", "all", "--measure", "all" }), 0);
    EXPECT_EQ(
        run({ "errors", "--gold", "gold.tsv", "--system", "run.tsv", "--layer", "coarse,fine" }).code, 2);
}

TEST_F(Slices, PeersPairingsImplyTokens)
{
    write("gold.conll", "a B-X\nb I-X\nc O\n");
    const auto result = run({ "score", "--gold", "gold.conll", "--system", "gold.conll", "--json",
        "--pairing", "nervaluate-0.1" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto signature = Json::parse(result.out)["systems"][0]["signature"].get<std::string>();
    EXPECT_NE(signature.find("pairing:nervaluate-0.1|min-overlap:0|unit:token"), std::string::npos)
        << signature;
}

} // namespace
