// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone-cli as a script sees it: arguments, standard output, standard error, exit code; no display
// anywhere.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::holds;
using touchstone::tests::Json;
using touchstone::tests::quoted;
using touchstone::tests::Result;

class Cli : public CliFolder
{
protected:
    /// A small pair with one of each outcome.
    void writePair()
    {
        write("gold.conll",
            "Ada B-PER\nLovelace I-PER\nmet O\nBabbage B-PER\nin O\nLondon B-LOC\nat O\nSomerset "
            "B-ORG\nHouse I-ORG\n\n");
        write("system.conll",
            "Ada B-PER\nLovelace I-PER\nmet O\nBabbage B-ORG\nin B-LOC\nLondon O\nat O\nSomerset O\nHouse "
            "B-ORG\n\n");
    }
};

TEST_F(Cli, ScoresAreThoseOfTheContract)
{
    writePair();
    const auto result = run(
        { "score", "--gold", "gold.conll", "--system", "A=system.conll", "--json", "--by", "document" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["schema"], 2);
    EXPECT_EQ(json["gold"]["entities"], 4);
    const auto& system = json["systems"][0];
    EXPECT_EQ(system["name"], "A");
    const auto& strict = system["measures"]["muc"]["overall"]["strict"];
    EXPECT_EQ(strict["cor"], 1);
    EXPECT_EQ(strict["inc"], 2);
    EXPECT_EQ(strict["mis"], 1);
    EXPECT_EQ(strict["spu"], 1);
    EXPECT_EQ(strict["pos"], 4);
    EXPECT_DOUBLE_EQ(strict["precision"], 0.25);
    EXPECT_EQ(system["measures"]["muc"]["overall"]["partial"]["par"], 1);
    EXPECT_EQ(system["measures"]["muc"]["confusion"]["labels"], Json::array({ "LOC", "ORG", "PER" }));
    EXPECT_EQ(system["measures"]["muc"]["confusion"]["rows"][2], Json::array({ 0, 1, 1, 0 }));
    EXPECT_TRUE(system["measures"]["muc"]["documents"].contains("gold"));
    EXPECT_EQ(system["measures"]["conll"]["overall"]["correct"], 1);
    EXPECT_NE(system["signature"].get<std::string>().find("pairing:optimal"), std::string::npos);
}

TEST_F(Cli, UndefinedIsNullOrZeroAsAsked)
{
    write("gold.conll", "Ada O\n\n");
    auto json = Json::parse(run({ "score", "--gold", "gold.conll", "--system", "gold.conll", "--json" }).out);
    EXPECT_TRUE(json["systems"][0]["measures"]["muc"]["overall"]["strict"]["f1"].is_null());
    json = Json::parse(
        run({ "score", "--gold", "gold.conll", "--system", "gold.conll", "--json", "--zero-division", "0" })
            .out);
    EXPECT_EQ(json["systems"][0]["measures"]["muc"]["overall"]["strict"]["f1"], 0.0);
    EXPECT_NE(
        run({ "score", "--gold", "gold.conll", "--system", "gold.conll" }).out.find("–"), std::string::npos);
}

TEST_F(Cli, RecordsOfAFilterAreAsManyAsTheCellSays)
{
    writePair();
    const auto count = [&](std::vector<std::string> filter) {
        std::vector<std::string> arguments { "errors", "--gold", "gold.conll", "--system", "system.conll",
            "--json" };
        arguments.insert(arguments.end(), filter.begin(), filter.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return std::count(result.out.begin(), result.out.end(), '\n');
    };
    EXPECT_EQ(count({}), 5);
    EXPECT_EQ(count({ "--outcome", "MIS,SPU" }), 2);
    EXPECT_EQ(count({ "--scheme", "partial", "--outcome", "PAR" }), 1);
    EXPECT_EQ(count({ "--gold-type", "PER", "--system-type", "ORG" }), 1);
    EXPECT_EQ(count({ "--gold-type", "none" }), 1);
    EXPECT_EQ(count({ "--type", "ORG", "--outcome", "COR,INC,PAR,SPU" }), 2) << "on either side";
    EXPECT_EQ(count({ "--system-type", "ORG" }), 2);
    EXPECT_EQ(count({ "--row-type", "ORG", "--outcome", "COR,INC,PAR,SPU" }), 1);
    EXPECT_EQ(count({ "--error-type", "boundary" }), 1);
}

TEST_F(Cli, ARecordTellsBothSides)
{
    writePair();
    const auto result = run({ "errors", "--gold", "gold.conll", "--system", "system.conll", "--json",
        "--error-type", "boundary" });
    const auto record = Json::parse(result.out);
    EXPECT_EQ(record["document"], "gold");
    EXPECT_EQ(record["outcome"]["strict"], "INC");
    EXPECT_EQ(record["outcome"]["partial"], "PAR");
    EXPECT_EQ(record["gold"]["text"], "Somerset House");
    EXPECT_EQ(record["gold"]["types"], Json::array({ "ORG" }));
    EXPECT_EQ(record["system"]["text"], "House");
    EXPECT_EQ(record["system"]["start"], 47);
    EXPECT_EQ(record["tags"], Json::array());
}

TEST_F(Cli, TsvMarkdownAndLatexHoldTheSameCounts)
{
    writePair();
    const auto tsv = run({ "score", "--gold", "gold.conll", "--system", "A=system.conll", "--tsv" });
    EXPECT_NE(tsv.out.find("A\toverall\t\tstrict\t1\t2\t0\t1\t1\t4\t4\t0.25\t0.25\t0.25\t1\t2\t0\t\n"),
        std::string::npos)
        << tsv.out;
    const auto markdown
        = run({ "score", "--gold", "gold.conll", "--system", "A=system.conll", "--markdown" });
    EXPECT_NE(markdown.out.find("| Overall | 1 | 2 | 2 | 1 | 1 | 4 | 4 | 0.250 | 0.250 | 0.250 |"),
        std::string::npos)
        << markdown.out;
    const auto latex = run({ "score", "--gold", "gold.conll", "--system", "A=system.conll", "--latex" });
    EXPECT_NE(
        latex.out.find("Overall & 1 & 2 & 2 & 1 & 1 & 4 & 4 & 0.250 & 0.250 & 0.250 \\\\"), std::string::npos)
        << latex.out;
}

TEST_F(Cli, ErrorsSayWhereTheyStandInTheFiles)
{
    writePair();
    const std::vector<std::string> words { "errors", "--gold", "gold.conll", "--system", "system.conll",
        "--outcome", "MIS" };
    auto json = words;
    json.emplace_back("--json");
    const auto record = Json::parse(run(json).out);
    EXPECT_EQ(record["gold"]["text"], "London");
    EXPECT_EQ(record["gold"]["file"], "gold.conll");
    EXPECT_EQ(record["gold"]["line"], 6);
    auto tsv = words;
    tsv.emplace_back("--tsv");
    EXPECT_NE(run(tsv).out.find("\tgold.conll\t6\t"), std::string::npos) << run(tsv).out;
}

TEST_F(Cli, TableOfSystemsForAPaper)
{
    writePair();
    const std::vector<std::string> systems { "table", "--gold", "gold.conll", "--system", "A=system.conll",
        "--system", "B=perfect.conll", "--quiet" };
    write("perfect.conll", contents(m_folder / "gold.conll") + "\n");
    const auto with = [&](const std::vector<std::string>& more) {
        auto words = systems;
        words.insert(words.end(), more.begin(), more.end());
        return run(words);
    };
    const auto latex = with({ "--latex", "--rename", "B=50%_off&co", "--significance" });
    EXPECT_EQ(latex.code, 0) << latex.err;
    EXPECT_NE(latex.out.find("50\\%\\_off\\&co & \\textbf{1.000} & \\textbf{1.000} & \\textbf{1.000} \\\\"),
        std::string::npos)
        << latex.out;
    EXPECT_NE(latex.out.find("% Gold: gold.conll (xxh3-128:"), std::string::npos);
    EXPECT_NE(latex.out.find("% Seed: 1\n"), std::string::npos);
    EXPECT_NE(latex.out.find("% Command: touchstone-cli table --gold gold.conll"), std::string::npos);
    const auto csv = with({ "--csv", "--systems-as-columns", "--percent", "--decimals", "1" });
    EXPECT_NE(csv.out.find("\nScore,A,B,findings\r\nP,25.0,100.0,\r\n"), std::string::npos) << csv.out;
    const auto html = with({ "--html", "--anonymise", "--columns", "cor,f1" });
    EXPECT_NE(html.out.find("<strong>1.000</strong>"), std::string::npos) << html.out;
    EXPECT_EQ(html.out.find("system.conll"), std::string::npos) << "anonymous";
    EXPECT_EQ(with({ "--columns", "f9" }).code, 2);
    const auto unknown = with({ "--latex", "--rename", "b=Ours" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("--rename does not know \"b\"; it takes: A, B."), std::string::npos)
        << unknown.err;
    EXPECT_EQ(with({ "--table", "none" }).code, 2);
    EXPECT_EQ(with({ "--measure", "muc,eter" }).code, 2);
}

TEST_F(Cli, WritesAFileInOnePiece)
{
    writePair();
    const auto result
        = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--json", "-o", "scores.json" });
    EXPECT_EQ(result.code, 0);
    EXPECT_TRUE(result.out.empty());
    EXPECT_TRUE(Json::accept(contents(m_folder / "scores.json")));
    const auto refused
        = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "-o", "no/such/folder.json" });
    EXPECT_EQ(refused.code, 1);
    EXPECT_NE(refused.err.find("no/such/folder.json"), std::string::npos);
}

TEST_F(Cli, WrongUsageExitsWithTwoAndSaysTheNearestName)
{
    writePair();
    const auto command = run({ "scor", "--gold", "gold.conll" });
    EXPECT_EQ(command.code, 2);
    EXPECT_NE(command.err.find("Did you mean \"score\"?"), std::string::npos) << command.err;
    const auto option = run({ "score", "--golt", "gold.conll", "--system", "system.conll" });
    EXPECT_EQ(option.code, 2);
    EXPECT_NE(option.err.find("--gold"), std::string::npos) << option.err;
    const auto measure
        = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--measure", "mux" });
    EXPECT_EQ(measure.code, 2);
    EXPECT_NE(measure.err.find("Did you mean \"muc\"?"), std::string::npos) << measure.err;
    EXPECT_EQ(run({ "score", "--gold", "gold.conll" }).code, 2);
    EXPECT_EQ(run({}).code, 2);
    EXPECT_EQ(
        run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--pairing", "hype" }).code, 2);
    EXPECT_EQ(
        run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--min-overlap", "101" }).code, 2);
    EXPECT_EQ(
        run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--json", "--tsv" }).code, 2);
}

TEST_F(Cli, DataThatCannotBeReadExitsWithOneAndNamesThePlace)
{
    writePair();
    const auto missing = run({ "score", "--gold", "nowhere.conll", "--system", "system.conll" });
    EXPECT_EQ(missing.code, 1);
    EXPECT_NE(missing.err.find("nowhere.conll"), std::string::npos);
    EXPECT_NE(missing.err.find("error:"), std::string::npos);
    write("empty.conll", "");
    EXPECT_EQ(run({ "score", "--gold", "empty.conll", "--system", "system.conll" }).code, 1);
    write("other.conll", "Only O\none O\n\n");
    const auto refused = run({ "score", "--gold", "gold.conll", "--system", "other.conll", "--align", "no" });
    EXPECT_EQ(refused.code, 1);
}

TEST_F(Cli, RepairsAreWarningsAndFailUnderStrict)
{
    writePair();
    write("odd.conll",
        "Ada O\nLovelace I-PER\nmet O\nBabbage B-PER\nin O\nLondon B-LOC\nat O\nSomerset B-ORG\nHouse "
        "I-ORG\n\n");
    const auto usual = run({ "score", "--gold", "gold.conll", "--system", "odd.conll" });
    EXPECT_EQ(usual.code, 0);
    EXPECT_NE(usual.err.find("odd.conll:2"), std::string::npos) << usual.err;
    EXPECT_NE(usual.err.find("warning:"), std::string::npos);
    EXPECT_EQ(run({ "score", "--gold", "gold.conll", "--system", "odd.conll", "--strict" }).code, 1);
    EXPECT_TRUE(run({ "score", "--gold", "gold.conll", "--system", "odd.conll", "--quiet" }).err.empty());
}

TEST_F(Cli, SkippedRowsAreWarningsAndAKindThatComesOftenIsCutShort)
{
    std::string lines
        = R"({"id": "d", "text": "Ada met Bob.", "entities": [{"start": 0, "end": 3, "type": "P"})";
    write("gold.jsonl", lines + "]}\n");
    for (int i = 0; i < 30; ++i) {
        lines += R"(, {"start": 5, "end": 2, "type": "P"})";
    }
    write("bad.jsonl", lines + "]}\n");
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "bad.jsonl" });
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err.find("error:"), std::string::npos) << result.err;
    EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
    EXPECT_NE(result.err.find("29 more like this: --all-findings"), std::string::npos) << result.err;
    const auto json
        = Json::parse(run({ "score", "--gold", "gold.jsonl", "--system", "bad.jsonl", "--json" }).out);
    EXPECT_EQ(json["diagnostics"].size(), 30U);
}

TEST_F(Cli, NoSystemAnnotationsUnderAnotherKeyGoUnsaid)
{
    write("gold.jsonl", R"({"text": "Ada met Bob.", "entities": [{"start": 0, "end": 3, "type": "P"}]})");
    write(
        "other.jsonl", R"({"text": "Ada met Bob.", "predictions": [{"start": 0, "end": 3, "label": "P"}]})");
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "other.jsonl" });
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(result.err.find("other.jsonl:1:1: warning:"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find("\"predictions\""), std::string::npos) << result.err;
}

TEST_F(Cli, ANameOrAPathMayHoldAnEqualsSign)
{
    writePair();
    write("run=2.conll", contents(m_folder / "system.conll"));
    const auto whole = run({ "score", "--gold", "gold.conll", "--system", "run=2.conll", "--json" });
    ASSERT_EQ(whole.code, 0) << whole.err;
    EXPECT_EQ(Json::parse(whole.out)["systems"][0]["name"], "run=2");
    const auto none = run({ "score", "--gold", "gold.conll", "--system", "A=" });
    EXPECT_EQ(none.code, 2);
    EXPECT_NE(none.err.find("NAME=PATH"), std::string::npos) << none.err;
}

TEST_F(Cli, OutputThatCannotBeWrittenIsSaid)
{
    writePair();
    const auto command = "cd " + quoted(m_folder.string()) + " && " + quoted(TOUCHSTONE_CLI)
        + " score --gold gold.conll --system system.conll >/dev/full 2>err.txt";
    EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 1);
    EXPECT_NE(contents(m_folder / "err.txt").find("standard output: error:"), std::string::npos);
}

TEST_F(Cli, EveryCommandTellsTheVersion)
{
    const auto result = run({ "score", "--version" });
    EXPECT_EQ(result.code, 0);
    EXPECT_NE(result.out.find("touchstone-cli "), std::string::npos);
}

TEST_F(Cli, StandardInputIsAnyFileThatIsRead)
{
    writePair();
    write("map.tsv", "both\tPER\tPERSON\n");
    write("own.rules", "");
    const auto piped = [this](const std::string& file, const std::string& words) {
        const auto command = "cd " + quoted(m_folder.string()) + " && " + quoted(TOUCHSTONE_CLI) + " " + words
            + " <" + file + " >out.txt 2>err.txt";
        const int code = WEXITSTATUS(std::system(command.c_str()));
        return Result { code, contents(m_folder / "out.txt"), contents(m_folder / "err.txt") };
    };
    const std::string pair = "score --gold gold.conll --system system.conll ";
    EXPECT_TRUE(holds(piped("map.tsv", pair + "--label-map -").out, "PERSON"));
    EXPECT_EQ(piped("gold.conll", pair + "--train - --by seen").code, 0);
    write("train.conll", "Nobody B-PER\n\n");
    const std::string seen = "--system system.conll --train train.conll --by seen --json";
    const auto slices = [](const Result& result) { return Json::parse(result.out)["systems"][0]["slices"]; };
    EXPECT_EQ(slices(piped("gold.conll", "score --gold - " + seen)),
        slices(piped("gold.conll", "score --gold gold.conll " + seen)))
        << "the gold is not the training data";
    EXPECT_EQ(piped("own.rules", "rules check -").code, 0);
    ASSERT_EQ(piped("map.tsv", pair + "--json -o scores.json").code, 0);
    EXPECT_TRUE(holds(piped("scores.json", "trend - --json").out, "\"score\""));
    EXPECT_TRUE(holds(piped("scores.json", "reproduce -").out, "equal: "));
    const auto twice = piped("map.tsv", "score --gold - --system system.conll --label-map -");
    EXPECT_EQ(twice.code, 2);
    EXPECT_TRUE(holds(twice.err, "stands twice")) << twice.err;
}

TEST_F(Cli, FirstComeImpliesTheUnitsOfItsPeer)
{
    writePair();
    const auto json = Json::parse(run(
        { "score", "--gold", "gold.conll", "--system", "system.conll", "--json", "--pairing", "first-come" })
                                      .out);
    const auto signature = json["systems"][0]["signature"].get<std::string>();
    EXPECT_NE(signature.find("pairing:first-come|min-overlap:1|unit:token"), std::string::npos) << signature;
}

TEST_F(Cli, EveryMatchingFileOfAPatternIsASystem)
{
    writePair();
    write("runs/one.conll", contents(m_folder / "system.conll"));
    write("runs/two.conll", contents(m_folder / "gold.conll"));
    const auto json
        = Json::parse(run({ "score", "--gold", "gold.conll", "--systems", "runs/*.conll", "--json" }).out);
    ASSERT_EQ(json["systems"].size(), 2U);
    EXPECT_EQ(json["systems"][1]["name"], "two");
    EXPECT_EQ(json["systems"][1]["measures"]["muc"]["overall"]["strict"]["f1"], 1.0);
}

TEST_F(Cli, OneFileHoldsGoldAndSystemInTwoColumns)
{
    write("both.conll", "Ada B-PER B-PER\nleft O O\nOslo B-LOC B-ORG\n\n");
    const auto json = Json::parse(run({ "score", "--gold", "both.conll", "--gold-column", "2", "--system",
                                          "both.conll", "--system-column", "3", "--json" })
                                      .out);
    EXPECT_EQ(json["systems"][0]["measures"]["muc"]["overall"]["strict"]["cor"], 1);
    EXPECT_EQ(run({ "score", "--gold", "both.conll", "--system", "both.conll", "--column", "7" }).code, 2);
}

TEST_F(Cli, MessagesOnATerminalTakeThePlaceOfTheProgress)
{
    const auto typescript = m_folder / "terminal.txt";
    const std::string command = "TERM=xterm script -qec "
        + quoted(std::string(quoted(TOUCHSTONE_CLI)) + " score --gold nothing.conll --system nothing.conll")
        + " " + quoted(typescript.string()) + " >/dev/null </dev/null";
    if (std::system("command -v script >/dev/null") != 0) {
        GTEST_SKIP() << "script of bsdutils makes a terminal";
    }
    ASSERT_NE(std::system(command.c_str()), 0); // there is no such file
    const std::string shown = contents(typescript);
    const auto message = shown.find("nothing.conll: error:");
    ASSERT_NE(message, std::string::npos) << shown;
    const std::string before = shown.substr(0, message);
    const std::string cleared = "\r\033[K";
    EXPECT_NE(before.find("Reading"), std::string::npos) << shown;
    EXPECT_TRUE(before.ends_with(cleared)) << shown;
}

TEST_F(Cli, ThreadsChangeNothing)
{
    std::string gold;
    std::string system;
    for (int i = 0; i < 300; ++i) {
        gold += "-DOCSTART- O\n\nAda B-PER\nin O\nOslo B-LOC\n\n";
        system += i % 3 == 0 ? "-DOCSTART- O\n\nAda B-LOC\nin O\nOslo B-LOC\n\n"
                             : "-DOCSTART- O\n\nAda B-PER\nin I-PER\nOslo O\n\n";
    }
    write("gold.conll", gold);
    write("system.conll", system);
    const auto one = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--json", "--threads",
        "1", "--by", "document" });
    const auto two = run({ "score", "--gold", "gold.conll", "--system", "system.conll", "--json", "--threads",
        "2", "--by", "document" });
    EXPECT_EQ(one.out, two.out);
    EXPECT_EQ(one.code, 0);
}

TEST_F(Cli, ListsWhatIsBuiltIn)
{
    const auto formats = run({ "formats" });
    EXPECT_EQ(formats.code, 0);
    for (const auto* id : { "conll", "brat", "jsonl", "hipe" }) {
        EXPECT_NE(formats.out.find(id), std::string::npos) << id;
    }
    const auto measures = run({ "measures", "--json" });
    const auto json = Json::parse(measures.out);
    EXPECT_EQ(json["measures"][0]["id"], "muc");
    EXPECT_FALSE(json["measures"][0]["source"].get<std::string>().empty());
    EXPECT_EQ(run({ "--version" }).code, 0);
    EXPECT_EQ(run({ "score", "--help" }).code, 0);
}

/// Twenty cells of a real table, through the program.
TEST_F(Cli, CellsOfARealTableCountTheirRecords)
{
    const fs::path corpus = fs::path(TOUCHSTONE_SHARED) / "corpora/hipe2020-fr";
    if (!fs::exists(corpus)) {
        GTEST_SKIP() << "needs the real corpora beside the project: " << corpus;
    }
    const std::vector<std::string> input { "--gold", (corpus / "gold.tsv").string(), "--system",
        (corpus / "runs/team10_bundle1_fr_1.tsv").string(), "--json", "--quiet" };
    auto arguments = input;
    arguments.insert(arguments.begin(), "score");
    const auto json = Json::parse(run(arguments).out);
    const auto& muc = json["systems"][0]["measures"]["muc"];
    const auto expectCount = [&](const Json& expected, std::vector<std::string> filter) {
        auto words = input;
        words.insert(words.begin(), "errors");
        words.insert(words.end(), filter.begin(), filter.end());
        const auto result = run(words);
        EXPECT_EQ(std::count(result.out.begin(), result.out.end(), '\n'), expected.get<long>())
            << Json(filter).dump();
    };
    const auto& overall = muc["overall"];
    expectCount(overall["strict"]["cor"], { "--outcome", "COR" });
    expectCount(overall["strict"]["inc"], { "--outcome", "INC" });
    expectCount(overall["strict"]["mis"], { "--outcome", "MIS" });
    expectCount(overall["strict"]["spu"], { "--outcome", "SPU" });
    expectCount(overall["exact"]["cor"], { "--scheme", "exact", "--outcome", "COR" });
    expectCount(overall["partial"]["par"], { "--scheme", "partial", "--outcome", "PAR" });
    expectCount(overall["type"]["inc"], { "--scheme", "type", "--outcome", "INC" });
    expectCount(overall["strict"]["pos"], { "--outcome", "COR,INC,PAR,MIS" });
    for (const auto* type : { "pers", "loc", "org" }) {
        expectCount(muc["types"][type]["strict"]["cor"], { "--gold-type", type, "--outcome", "COR" });
        expectCount(muc["types"][type]["strict"]["mis"], { "--gold-type", type, "--outcome", "MIS" });
        expectCount(muc["types"][type]["strict"]["act"], { "--system-type", type });
        expectCount(muc["types"][type]["exact"]["cor_system"],
            { "--system-type", type, "--scheme", "exact", "--outcome", "COR" });
    }
    const auto labels = muc["confusion"]["labels"].get<std::vector<std::string>>();
    const auto number = [&](const std::string& label) {
        return static_cast<std::size_t>(std::find(labels.begin(), labels.end(), label) - labels.begin());
    };
    const auto& rows = muc["confusion"]["rows"];
    expectCount(rows[number("org")][number("loc")], { "--gold-type", "org", "--system-type", "loc" });
    expectCount(rows[number("pers")][labels.size()], { "--gold-type", "pers", "--system-type", "none" });
    expectCount(rows[labels.size()][number("loc")], { "--gold-type", "none", "--system-type", "loc" });
}

} // namespace
