// SPDX-License-Identifier: GPL-3.0-or-later
// --corrections as a script sees it: what is scored, told and written.
#include "tests/cli/clifolder.h"

namespace touchstone::tests {
namespace {

const std::string header = "document,start,end,type,verdict,correct_start,correct_end,correct_type,note\n";

class CorrectionsCli : public CliFolder
{
protected:
    void SetUp() override
    {
        write("gold.conll", "Ada B-PER\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n");
        write("a.conll", "Ada B-LOC\nsaw O\nParis B-LOC\nand O\nRome O\n");
        write("c.csv", header + "gold,0,3,PER,gold-wrong,,,LOC,\ngold,18,22,LOC,gold-wrong,,,,none\n");
    }

    Json scored(const std::vector<std::string>& words)
    {
        std::vector<std::string> all { "score", "--json", "--quiet", "--measure", "all", "--system",
            "a.conll" };
        all.insert(all.end(), words.begin(), words.end());
        const auto result = run(all);
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out) : Json::object();
    }
};

TEST_F(CorrectionsCli, ScoresAreThoseOfTheCorrectedFile)
{
    const auto laid = scored({ "--gold", "gold.conll", "--corrections", "c.csv" });
    const auto copy
        = run({ "convert", "gold.conll", "--corrections", "c.csv", "--to", "conll", "-o", "copy.conll" });
    ASSERT_EQ(copy.code, 0) << copy.err;
    EXPECT_EQ(contents(m_folder / "copy.conll"), "Ada B-LOC\nsaw O\nParis B-LOC\nand O\nRome O\n");
    EXPECT_EQ(contents(m_folder / "gold.conll"), "Ada B-PER\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n");
    const auto whole = scored({ "--gold", "copy.conll" });
    EXPECT_EQ(laid["systems"][0]["measures"].dump(), whole["systems"][0]["measures"].dump());
    const auto signature = laid["systems"][0]["signature"].get<std::string>();
    EXPECT_TRUE(holds(signature, "corrections=2/")) << signature;
    const auto& scores = laid["systems"][0]["corrections"];
    EXPECT_EQ(scores["before"], 0.4);
    EXPECT_EQ(scores["corrected"], 1.0);
    EXPECT_TRUE(scores["estimated"].is_null()) << "no place was drawn at random";
    EXPECT_EQ(laid["gold"]["corrections"]["applied"], 2);
}

TEST_F(CorrectionsCli, EveryCommandSeesThem)
{
    for (const auto& command : { std::vector<std::string> { "errors", "--system", "a.conll" },
             { "table", "--system", "a.conll" }, { "describe" } }) {
        auto words = command;
        words.insert(words.end(), { "--gold", "gold.conll" });
        const auto without = run(words);
        words.insert(words.end(), { "--corrections", "c.csv" });
        const auto with = run(words);
        EXPECT_EQ(with.code, 0) << command.front() << with.err;
        EXPECT_NE(with.out, without.out) << command.front();
    }
    const auto printed
        = run({ "score", "--gold", "gold.conll", "--system", "a.conll", "--corrections", "c.csv" });
    EXPECT_EQ(printed.code, 0) << printed.err;
    EXPECT_TRUE(holds(printed.out, "as its file has it")) << printed.out;
    EXPECT_TRUE(holds(printed.out, "corrected (2 of them)")) << printed.out;
}

TEST_F(CorrectionsCli, AProjectNamesThem)
{
    write("p.touchstone", R"({"touchstone-project": 1, "corrections": "c.csv", "sets": [
        {"name": "one", "gold": "gold.conll", "systems": ["a.conll"]}]})");
    const auto result = run({ "score", "--project", "p.touchstone", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(Json::parse(result.out)["gold"]["corrections"]["applied"], 2);
}

TEST_F(CorrectionsCli, WhatCannotBeWrittenIsRefusedBefore)
{
    write("c.csv", header + "gold,0,3,PER,,0,2,PER,\n");
    const auto result
        = run({ "convert", "gold.conll", "--corrections", "c.csv", "--to", "conll", "-o", "copy.conll" });
    EXPECT_NE(result.code, 0);
    EXPECT_TRUE(holds(result.err, "a border lies inside the token \"Ada\"")) << result.err;
    EXPECT_TRUE(holds(result.err, "line 2")) << result.err;
    EXPECT_FALSE(fs::exists(m_folder / "copy.conll"));
    EXPECT_NE(run({ "convert", "gold.conll", "--to", "conll", "-o", "copy.conll" }).code, 0)
        << "no corrections";
    EXPECT_NE(
        run({ "convert", "gold.conll", "--corrections", "c.csv", "--to", "hipe", "-o", "x.tsv" }).code, 0);
    EXPECT_NE(
        run({ "score", "--gold", "gold.conll", "--system", "a.conll", "--corrections", "none.csv" }).code, 0);
}

TEST_F(CorrectionsCli, WhatIsLostIsSaidByTheExitCode)
{
    write("lost.csv", header + "gold,0,3,PER,,,,LOC,\ngold,4,7,PER,,,,LOC,\n");
    for (const auto& [form, name] : std::vector<std::pair<std::string, std::string>> {
             { "conll", "copy.conll" }, { "jsonl", "copy.jsonl" } }) {
        const auto result
            = run({ "convert", "gold.conll", "--corrections", "lost.csv", "--to", form, "-o", name });
        EXPECT_EQ(result.code, 1) << form;
        EXPECT_TRUE(holds(result.err, "lost.csv: error: What was written lacks 1 correction")) << result.err;
        EXPECT_TRUE(fs::exists(m_folder / name)) << form;
    }
    EXPECT_EQ(contents(m_folder / "copy.conll"), "Ada B-LOC\nsaw O\nParis B-LOC\nand O\nRome B-LOC\n");
    EXPECT_EQ(
        run({ "score", "--gold", "gold.conll", "--system", "a.conll", "--corrections", "lost.csv" }).code, 0)
        << "what is scored is told";
}

TEST_F(CorrectionsCli, AFileWithoutCorrectionsIsTold)
{
    write("c.csv", header);
    write("c.jsonl", "");
    for (const auto* name : { "c.csv", "c.jsonl" }) {
        const auto result
            = run({ "score", "--gold", "gold.conll", "--system", "a.conll", "--corrections", name });
        EXPECT_EQ(result.code, 0) << result.err;
        EXPECT_TRUE(holds(result.err, "says nothing that the gold is to be corrected by")) << result.err;
    }
}

TEST_F(CorrectionsCli, TheCorrectionsAreNeverOverwritten)
{
    const auto result = run({ "convert", "gold.conll", "--corrections", "c.csv", "-o", "c.csv" });
    EXPECT_NE(result.code, 0);
    EXPECT_TRUE(contents(m_folder / "c.csv").starts_with(header));
}

TEST_F(CorrectionsCli, AFolderBecomesAFolder)
{
    write("g/a/x.conll", "Ada B-PER\n");
    write("g/b/y.conll", "Oslo B-LOC\r\n");
    write("c.csv", header + "a/x,0,3,PER,,,,ORG,\n");
    const auto result = run({ "convert", "g", "--corrections", "c.csv", "--to", "conll", "-o", "copy" });
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(contents(m_folder / "copy/a/x.conll"), "Ada B-ORG\n");
    EXPECT_EQ(contents(m_folder / "copy/b/y.conll"), "Oslo B-LOC\r\n");
}

TEST_F(CorrectionsCli, FourHundredRowsWithInclusiveEnds)
{
    std::string gold;
    std::string rows = header;
    for (int document = 0; document < 400; ++document) {
        gold += "-DOCSTART- O\n\nAda B-PER\nsaw O\nRome B-LOC\n\n";
        const auto name
            = document % 2 == 0 ? "many#" + std::to_string(document + 1) : std::to_string(document + 1);
        rows += name + ",8,11,LOC,,"
            + (document % 4 == 0        ? ",,ORG"
                    : document % 4 == 1 ? "4,11,LOC"
                                        : ",,")
            + ",\"a, b\"\n";
    }
    rows += "many#401,0,2,PER,,,,ORG,\nmany#3,0,1,PER,,,,ORG,\n";
    write("many.conll", gold);
    write("rows.csv", rows);
    const auto result = run({ "score", "--gold", "many.conll", "--system", "many.conll", "--corrections",
        "rows.csv", "--end", "inclusive", "--json" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["gold"]["corrections"]["applied"], 400);
    EXPECT_EQ(json["gold"]["corrections"]["lost"], 2);
    std::string lines;
    for (const auto& finding : json["diagnostics"]) {
        lines += finding.dump();
    }
    EXPECT_TRUE(holds(lines, "\"line\":402") && holds(lines, "\"line\":403")) << lines;
}

} // namespace
} // namespace touchstone::tests
