// SPDX-License-Identifier: GPL-3.0-or-later
// What commands say of findings: a line for each cause, signs in tables, what scripts get.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::contents;
using touchstone::tests::Json;
using touchstone::tests::Result;

std::string hipeFile(const std::string& file) { return TOUCHSTONE_TEST_DATA "/review/hipe/" + file; }

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::string document(const std::string& id, const std::string& entities)
{
    return R"({"id": ")" + id + R"(", "text": "Ada met Eve in Rome.", "entities": [)" + entities + "]}\n";
}

const std::string ada = R"({"start": 0, "end": 3, "type": "PER"})";
const std::string rome = R"({"start": 15, "end": 19, "type": "LOC"})";
const std::string beyond = R"({"start": 90, "end": 95, "type": "PER"})";

class FindingsCli : public CliFolder
{
protected:
    /// good.jsonl finds all; of bad.jsonl two of three documents are missing.
    void writeRuns()
    {
        std::string gold;
        for (const auto* id : { "a", "b", "c" }) {
            gold += document(id, ada + ", " + rome);
        }
        write("gold.jsonl", gold);
        write("good.jsonl", gold + "\n"); // else it would be the gold itself
        write("bad.jsonl", document("b", ada + ", " + rome));
    }

    Result score(std::vector<std::string> more, const std::string& command = "score")
    {
        more.insert(more.begin(),
            { command, "--gold", "gold.jsonl", "--system", "good.jsonl", "--system", "bad.jsonl",
                "--no-recipe" });
        return run(more);
    }
};

TEST_F(FindingsCli, OneCauseIsOneLineWithItsCountPlaceAndSystems)
{
    writeRuns();
    const auto result = score({});
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.err,
        "gold.jsonl:1: warning: changes the scores: 2 documents of the gold are not in the system: 4 "
        "annotations "
        "count as missing (bad). The first: Document \"a\" is not in system bad: its 2 annotations count as "
        "missing. 1 more like this: --all-findings\n");
    const auto every = score({ "--all-findings" });
    ASSERT_EQ(linesOf(every.err).size(), 2U) << every.err;
    EXPECT_EQ(linesOf(every.err)[1],
        "gold.jsonl:3: warning: changes the scores: Document \"c\" is not in system bad: its 2 annotations "
        "count "
        "as missing.");
    EXPECT_EQ(every.out, result.out);
}

TEST_F(FindingsCli, RepairsOfTagsAreOneLineForAllSystems)
{
    std::string tags = "-DOCSTART- O\n\n";
    std::string whole = tags;
    for (int i = 0; i < 1500; ++i) {
        tags += "Ada B-PER\nmet O\nEve I-PER\n\n";
        whole += "Ada B-PER\nmet O\nEve B-PER\n\n";
    }
    write("gold.conll", whole);
    write("a.conll", tags);
    write("b.conll", tags);
    const auto result
        = run({ "score", "--gold", "gold.conll", "--system", "a.conll", "--system", "b.conll" });
    EXPECT_EQ(result.code, 0);
    ASSERT_EQ(linesOf(result.err).size(), 2U) << result.err;
    EXPECT_TRUE(has(result.err, "2 systems equal the gold (a and b)")) << result.err;
    EXPECT_TRUE(has(result.err, "a.conll:5:5: warning: 3,000 tags do not follow")) << result.err;
    EXPECT_TRUE(has(result.err, "(a and b)")) << result.err;
    EXPECT_TRUE(has(result.err, "2,999 more like this: --all-findings")) << result.err;
    EXPECT_FALSE(has(result.err, "changes the scores"));
    const auto quiet = run({ "score", "--quiet", "--gold", "gold.conll", "--system", "a.conll" });
    EXPECT_EQ(quiet.err, "");
    EXPECT_EQ(run({ "score", "--quiet", "--strict", "--gold", "gold.conll", "--system", "a.conll" }).code, 1);
}

TEST_F(FindingsCli, StandardErrorHasTenLinesAtMost)
{
    // Each line of the run is wrong in another way.
    const std::string head = R"({"id": "a", "text": "Ada met Eve in Rome.", "entities": [)";
    std::string run1 = head + beyond + ", " + R"({"start": 0, "end": 3}, 7, )"
        + R"({"start": 0, "end": 3, "type": "PER", "score": 7, "noise": -1, "parent": "x", "id": "e"}, )"
        + R"({"start": 0, "end": 3, "type": "PER", "type": "PER", "id": "e"}, )"
        + R"({"start": 0, "end": 3, "type": "X", "role": "component"}, )"
        + R"({"start": 0, "end": 3, "type": "X", "confidence": 3, "links": 4}, )"
        + R"({"start": 0, "end": 3, "type": "\ud800"}, {"start": 0, "end": 3, "type": "a\u0000b"}, )"
        + R"({"fragments": [[4, 7], [0, 3]], "type": "X"}], "tokens": [[90, 95]]})" + "\n";
    run1 += document("a", "") + document("z", ada) + "{\n" + R"({"id": "q", "entities": []})" + "\n";
    write("gold.jsonl", document("a", ada) + document("b", rome));
    write("run.jsonl", run1);
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "run.jsonl" });
    EXPECT_EQ(result.code, 0);
    const auto lines = linesOf(result.err);
    ASSERT_EQ(lines.size(), 10U) << result.err;
    EXPECT_TRUE(has(lines.back(), " more causes")) << lines.back();
    EXPECT_TRUE(has(lines.back(), ": --all-findings")) << lines.back();
    bool changing = true;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const bool now = has(lines[i], ": warning: changes the scores: ");
        EXPECT_TRUE(changing || !now) << "what changes scores stands first\n" << result.err;
        changing = now;
    }
    const auto strict = run({ "score", "--strict", "--gold", "gold.jsonl", "--system", "run.jsonl" });
    EXPECT_EQ(strict.code, 1);
    EXPECT_EQ(linesOf(strict.err).size(), 10U) << "with the line of --strict";
    EXPECT_GT(linesOf(run({ "score", "--all-findings", "--gold", "gold.jsonl", "--system", "run.jsonl" }).err)
                  .size(),
        12U);
}

TEST_F(FindingsCli, QuietTellsWhatChangesScores)
{
    writeRuns();
    write("bad.jsonl", document("b", ada + R"(, {"start": 15, "end": 19, "type": "LOC", "score": 7})"));
    const auto loud = score({});
    EXPECT_EQ(linesOf(loud.err).size(), 2U) << loud.err;
    const auto quiet = score({ "--quiet" });
    ASSERT_EQ(linesOf(quiet.err).size(), 1U) << quiet.err;
    EXPECT_TRUE(has(quiet.err, "changes the scores"));
    EXPECT_EQ(linesOf(score({ "--quiet", "--all-findings" }).err).size(), 2U);
}

TEST_F(FindingsCli, TablesForPeopleMarkTheSystem)
{
    writeRuns();
    const std::string line
        = "! bad: 1 of 3 documents met. 2 documents of the gold are not in the system: 4 annotations "
          "count as missing.";
    const auto text = score({ "--measure", "muc,conll" });
    EXPECT_TRUE(has(text.out, "\nOverall !  ")) << text.out;
    EXPECT_TRUE(has(text.out, "\n" + line + "\n")) << text.out;
    EXPECT_EQ(text.out.find(line), text.out.rfind(line)) << "said once";
    EXPECT_FALSE(has(text.out, "! good"));
    const auto markdown = score({ "--measure", "muc,conll", "--markdown" });
    EXPECT_NE(markdown.out.find(line), markdown.out.rfind(line)) << "each table is pasted by itself";
    EXPECT_TRUE(has(score({ "--latex" }).out, "{\\footnotesize ! bad: 1 of 3 documents met."));
    for (const auto* form : { "--markdown", "--latex", "--html" }) {
        const auto table = score({ form }, "table");
        EXPECT_TRUE(has(table.out, "bad !")) << table.out;
        EXPECT_TRUE(has(table.out, "! bad: 1 of 3 documents met.")) << table.out;
        EXPECT_FALSE(has(table.out, "good !")) << table.out;
    }
    const auto compared = score({}, "compare");
    EXPECT_TRUE(has(compared.out, "\nbad !  ")) << compared.out;
    EXPECT_TRUE(has(compared.out, "bad - good !")) << compared.out;
    EXPECT_EQ(compared.out.find(line), compared.out.rfind(line)) << compared.out;
    EXPECT_TRUE(has(score({ "--markdown" }, "compare").out, "| bad ! |"));
}

TEST_F(FindingsCli, TablesForScriptsHaveAColumn)
{
    writeRuns();
    const auto column = [](const std::string& out, const std::string& start) {
        for (const auto& line : linesOf(out)) {
            if (line.starts_with(start)) {
                return line.substr(line.rfind('\t') + 1);
            }
        }
        return std::string("no such line");
    };
    const auto scored = score({ "--tsv", "--measure", "muc,conll" }).out;
    EXPECT_TRUE(has(linesOf(scored).front(), "\tfindings")) << scored;
    EXPECT_EQ(column(scored, "bad\t"), "pairing.gold-only=2");
    EXPECT_EQ(column(scored, "good\t"), "");
    const auto table = score({ "--tsv" }, "table").out;
    EXPECT_EQ(column(table, "System\t"), "findings");
    EXPECT_EQ(column(table, "bad\t"), "pairing.gold-only=2");
    EXPECT_TRUE(has(score({ "--csv" }, "table").out,
        ",1 of 3 documents met. 2 documents of the gold are not in the system: 4 annotations count as "
        "missing.\r\n"));
    const auto compared = score({ "--tsv" }, "compare").out;
    EXPECT_EQ(column(compared, "bad\t"), "pairing.gold-only=2") << compared;
    EXPECT_EQ(column(compared, "PER\t"), "bad: pairing.gold-only=2") << compared;
}

TEST_F(FindingsCli, JsonSaysPerSystemWhatTouchesItsNumbers)
{
    writeRuns();
    const auto json = Json::parse(score({ "--json" }).out);
    EXPECT_EQ(json["systems"][0]["findings"], Json::array());
    const Json touching { { "code", "pairing.gold-only" },
        { "text", "2 documents of the gold are not in the system: 4 annotations count as missing" },
        { "count", 2 }, { "annotations", 4 }, { "file", "gold.jsonl" }, { "line", 1 }, { "column", 0 },
        { "message", "Document \"a\" is not in system bad: its 2 annotations count as missing." } };
    EXPECT_EQ(json["systems"][1]["findings"], Json::array({ touching }));
    ASSERT_EQ(json["diagnostics"].size(), 2U);
    EXPECT_EQ(json["diagnostics"][1]["system"], "bad");
    EXPECT_EQ(json["diagnostics"][1]["changes_scores"], true);
    const auto compared = Json::parse(score({ "--json" }, "compare").out);
    EXPECT_EQ(compared["findings"]["bad"], Json::array({ touching }));
    EXPECT_EQ(compared["findings"]["good"], Json::array());
}

TEST_F(FindingsCli, AFaultOfTheGoldTouchesEverySystem)
{
    writeRuns();
    write("gold.jsonl", document("c", ada + ", " + beyond));
    write("good.jsonl", document("c", ada));
    const auto json = Json::parse(score({ "--json" }).out);
    for (const auto& system : json["systems"]) {
        ASSERT_EQ(system["findings"].size(), 1U);
        EXPECT_EQ(system["findings"][0]["code"], "jsonl.offset");
        EXPECT_EQ(system["findings"][0]["annotations"], nullptr);
    }
    EXPECT_EQ(json["diagnostics"][0]["system"], nullptr);
}

TEST_F(FindingsCli, GroupsOfRunsSayWhichRunsAreTouched)
{
    writeRuns();
    const std::vector<std::string> command { "compare", "--gold", "gold.jsonl", "--group", "x=good.jsonl",
        "--group", "y=bad.jsonl" };
    const auto text = run(command);
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_TRUE(has(text.out, "\ny !  ")) << text.out;
    EXPECT_TRUE(has(text.out, "! y: 1 of 1 runs bears the sign itself.")) << text.out;
    EXPECT_TRUE(has(text.out, "\nbad !  ")) << text.out;
    EXPECT_TRUE(has(text.out, "! bad: 1 of 3 documents met.")) << text.out;
    auto json = command;
    json.push_back("--json");
    EXPECT_EQ(Json::parse(run(json).out)["groups"][1]["runs"][0]["findings"][0]["code"], "pairing.gold-only");
}

/// What is wrong with a system's file: codes of submission.… in JSON, and whether the table bears a sign.
TEST_F(FindingsCli, ScoringSeesFaultsOfFilesAsCheckDoes)
{
    struct Case
    {
        const char* run;
        const char* code;
    };
    for (const auto& [run, code] : { Case { "check-shifted.tsv", "submission.shift" },
             Case { "check-column-more.tsv", "submission.columns" }, Case { "hipe-text-run.tsv", "" } }) {
        SCOPED_TRACE(run);
        const auto asked = [&, run = run](const char* form) {
            return this->run({ "score", "--gold", hipeFile("hipe-gold.tsv"), "--system", hipeFile(run),
                "--no-recipe", "--anyway", form });
        };
        std::string told;
        const auto json = Json::parse(asked("--json").out);
        for (const auto& finding : json["diagnostics"]) {
            const auto name = finding["code"].get<std::string>();
            if (name.starts_with("submission.")) {
                told += name;
                EXPECT_TRUE(finding["changes_scores"].get<bool>());
            }
        }
        EXPECT_EQ(told, code);
        if (!told.empty()) {
            EXPECT_TRUE(has(asked("--quiet").out, "Overall !")) << asked("--quiet").out;
        }
    }
}

TEST_F(FindingsCli, ARowThatReadingMendsIsToldOnceByItsCause)
{
    write("gold.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nEve B-PER\nin O\nRome B-LOC\nnow O\n");
    write("cut.conll", "-DOCSTART- O\n\nAda B-PER\nmet O\nEve B-PER\nin O\nRome B-LOC\nnow\n");
    const auto result = run({ "score", "--gold", "gold.conll", "--system", "cut.conll", "--no-recipe" });
    ASSERT_EQ(linesOf(result.err).size(), 1U) << result.err;
    EXPECT_TRUE(has(result.err, "cut.conll:8: warning: changes the scores: The last row has 1 of 2 cells"))
        << result.err;
}

TEST_F(FindingsCli, SettingsThatNoMeasureLooksAtAreTold)
{
    writeRuns();
    const auto result = score({ "--strict-scheme", "IOB2", "--alpha", "0.3", "--hipe-edition", "2020" });
    EXPECT_TRUE(has(result.err, "3 settings say nothing here")) << result.err;
    const auto every = score({ "--strict-scheme", "IOB2", "--hipe-edition", "2020", "--all-findings" }).err;
    EXPECT_TRUE(
        has(every, "--strict-scheme says nothing here: it belongs to conll, and what is counted is muc."));
    EXPECT_TRUE(has(every, "--hipe-edition says nothing here: it belongs to --pairing hipe,")) << every;
    EXPECT_FALSE(has(score({ "--measure", "eter", "--alpha", "0.3" }).err, "says nothing"));
    EXPECT_FALSE(has(score({ "--pairing", "hipe", "--hipe-edition", "2020" }).err, "says nothing"));
}

TEST_F(FindingsCli, ErrorsRefusesNamesThatAreNotThere)
{
    writeRuns();
    const auto errors = [&](std::vector<std::string> more) {
        more.insert(more.begin(), { "errors", "--gold", "gold.jsonl", "--system", "bad.jsonl", "--quiet" });
        return run(more);
    };
    const auto type = errors({ "--row-type", "PERX" });
    EXPECT_EQ(type.code, 2);
    EXPECT_TRUE(has(type.err, "--row-type: there is no type \"PERX\"; did you mean \"PER\"?")) << type.err;
    const auto document = errors({ "--document", "nope" });
    EXPECT_EQ(document.code, 2);
    EXPECT_TRUE(has(document.err, "no document is called \"nope\"; there are ")) << document.err;
    EXPECT_EQ(errors({ "--document", "a", "--row-type", "PER" }).code, 0);
    const std::pair<std::vector<std::string>, const char*> wrong[] {
        { { "--column", "x" }, "--column takes a whole number, and not \"x\"." },
        { { "--alpha" }, "--alpha needs a value; write --alpha A" },
        { { "--anyway", "maybe" }, "unknown word \"maybe\"; --anyway stands alone" },
        { { "--type", "," }, "--type names no type; leave it out to keep all." },
    };
    for (const auto& [words, told] : wrong) {
        const auto done = errors(words);
        EXPECT_EQ(done.code, 2);
        EXPECT_TRUE(has(done.err, told)) << done.err;
    }
}

TEST_F(FindingsCli, ColumnsOfFilesAndScoresOfOtherMeasuresAreNamed)
{
    const auto layer = run({ "score", "--gold", hipeFile("hipe-gold.tsv"), "--system",
        hipeFile("hipe-twice.tsv"), "--layer", "NEL-LIT" });
    EXPECT_EQ(layer.code, 2);
    EXPECT_TRUE(has(layer.err, "NEL-LIT is read as 'links'")) << layer.err;
    writeRuns();
    const auto column = score({ "--columns", "conll.f1" }, "table");
    EXPECT_EQ(column.code, 2);
    EXPECT_TRUE(has(column.err, "\"conll.f1\" is a score of conll: --measure conll")) << column.err;
}

TEST_F(FindingsCli, ASystemWithoutAnyLinkIsTold)
{
    const std::string linked = R"({"start": 0, "end": 3, "type": "PER", "links": ["Q1"]})";
    write("gold.jsonl", document("a", linked));
    write("none.jsonl", document("a", ada));
    write("wrong.jsonl", document("a", R"({"start": 0, "end": 3, "type": "PER", "links": ["Q2"]})"));
    const auto result = run({ "score", "--gold", "gold.jsonl", "--system", "none.jsonl", "--system",
        "wrong.jsonl", "--measure", "links", "--no-recipe" });
    EXPECT_EQ(linesOf(result.err).size(), 1U) << result.err;
    EXPECT_TRUE(has(result.err, "changes the scores: The system links no name, and the gold 1"))
        << result.err;
}

TEST_F(FindingsCli, NothingElseIsToldOfRunsThatAreNotScored)
{
    writeRuns();
    write("other.jsonl",
        R"({"id": "x", "text": "Quite another text.", "entities": [{"start": 90, "end": 95, "type": "ANIMAL"}]})");
    const auto result = run(
        { "score", "--gold", "gold.jsonl", "--system", "good.jsonl", "--system", "other.jsonl", "--json" });
    EXPECT_EQ(result.code, 1);
    const auto json = Json::parse(result.out);
    std::size_t told = 0;
    for (const auto& finding : json["diagnostics"]) {
        told += finding["system"] == "other" ? 1U : 0U;
    }
    EXPECT_EQ(told, 1U) << json["diagnostics"].dump(1);
    EXPECT_EQ(json["diagnostics"][0]["code"], "pairing.refused");
    EXPECT_EQ(json["diagnostics"][0]["system"], "other");
}

TEST_F(FindingsCli, SystemsWithoutTypesAndCopiesAreTold)
{
    writeRuns();
    std::string untyped;
    std::string copied;
    for (const auto* id : { "a", "b", "c" }) {
        untyped += document(id, R"({"start": 0, "end": 3, "type": "_"})");
        copied += document(id, ada + ", " + ada);
    }
    write("untyped.jsonl", untyped);
    write("copied.jsonl", copied);
    const auto none = run({ "score", "--gold", "gold.jsonl", "--system", "untyped.jsonl", "--no-recipe" });
    EXPECT_TRUE(has(none.err, "changes the scores: The system's annotations have no types")) << none.err;
    const auto twice = run({ "score", "--gold", "gold.jsonl", "--system", "copied.jsonl", "--no-recipe" });
    EXPECT_TRUE(has(twice.err, "3 annotations stand twice")) << twice.err;
}

TEST_F(FindingsCli, RowsThatAllHaveOneCellMoreAreNotMarkedWhereNothingIsLost)
{
    auto rows = contents(hipeFile("hipe-text-run.tsv"));
    for (std::size_t at = rows.find("\n# "); (at = rows.find('\n', at + 1)) != std::string::npos;) {
        const auto line = rows.rfind('\n', at - 1) + 1;
        if (rows[line] != '#' && at > line) {
            rows.insert(at, "\t_");
            at += 2;
        }
    }
    write("more.tsv", rows);
    const auto result
        = run({ "score", "--gold", hipeFile("hipe-text-gold.tsv"), "--system", "more.tsv", "--no-recipe" });
    EXPECT_FALSE(has(result.err, "changes the scores")) << result.err;
}

TEST_F(FindingsCli, SettingsOfTheListThatIsPrintedHaveAnEffect)
{
    writeRuns();
    EXPECT_FALSE(has(
        run({ "errors", "--gold", "gold.jsonl", "--system", "bad.jsonl", "--list", "eter", "--alpha", "0" })
            .err,
        "says nothing here"));
    EXPECT_TRUE(has(run({ "compare", "--gold", "gold.jsonl", "--system", "good.jsonl", "--system",
                            "bad.jsonl", "--alpha", "0" })
                        .err,
        "--alpha says nothing here: it belongs to eter"));
}

} // namespace
