// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as files for papers, their recipe, and the command that makes them again.
#include "core/output/table.h"
#include "core/report/commandline.h"
#include "core/report/recipe.h"
#include "core/report/tables/systemtable.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

MeasureResultPtr measured(std::optional<double> f1, std::optional<double> error, double count)
{
    auto result = std::make_shared<MeasureResult>();
    result->measure = "m";
    Sheet sheet { "strict", "strict", "Type",
        { { "cor", "COR", "" }, { "f1", "F1", "" }, { "ser", "SER", "", true } }, {}, {} };
    const auto row = [&](const char* name) {
        return Sheet::Row { name,
            { { count, true, std::nullopt, {} }, { f1, false, std::nullopt, {} },
                { error, false, std::nullopt, {} } } };
    };
    sheet.rows = { row("PER"), row("Overall") };
    result->sheets = { sheet };
    return result;
}

TEST(Latex, EscapesATypeThatIsAllSigns)
{
    const Table table { "t\nu", { { "Type" }, { "F1", true } },
        { { "50%_off&co", "1" }, { "#{a}$~^\\<>|\"`", "2" }, { "[ORG]", "3" }, { "*", "4" },
            { "a--b,,c''", "5" }, { "x\x01\x7Fy", "6" } } };
    const auto latex = toLatex(table);
    EXPECT_TRUE(has(latex, "\n50\\%\\_off\\&co & 1 \\\\\n")) << latex;
    EXPECT_TRUE(has(latex,
        "\\#\\{a\\}\\$\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\textless{}\\textgreater{}"
        "\\textbar{}"
        "\\symbol{34}\\textasciigrave{} & 2"))
        << latex;
    EXPECT_TRUE(has(latex, "\n{[}ORG] & 3")) << "else it is the line end's argument";
    EXPECT_TRUE(has(latex, "\n{*} & 4")) << "likewise";
    EXPECT_TRUE(has(latex, "a-{}-b,{},c'{}' & 5")) << "no ligatures";
    EXPECT_TRUE(has(latex, "\nx  y & 6")) << "TeX refuses control characters";
    EXPECT_TRUE(has(latex, "% t u\n"));
    EXPECT_TRUE(has(latex, "\\toprule") && has(latex, "\\midrule") && has(latex, "\\bottomrule"));
}

TEST(Csv, QuotesAndNeverStartsAFormulaFromALabel)
{
    const Table table { {}, { { "a,b" }, { "F1", true } },
        { { "say \"hi\"", "-0.5" }, { "=1+1", "–" }, { "two\nlines", "1" }, { "@x", "2" } } };
    EXPECT_EQ(
        toCsv(table), "\"a,b\",F1\r\n\"say \"\"hi\"\"\",-0.5\r\n'=1+1,\r\n\"two\nlines\",1\r\n'@x,2\r\n");
}

TEST(Html, EscapesEverything)
{
    const Table table { "<script>", { { "a&b" }, { "F1", true } }, { { "<b>\"x\"", "1" } } };
    const auto html = toHtml(table);
    EXPECT_TRUE(has(html, "<caption>&lt;script&gt;</caption>"));
    EXPECT_TRUE(has(html, "&lt;b&gt;&quot;x&quot;"));
    EXPECT_FALSE(has(html, "<b>"));
}

TEST(Recipe, StandsInEveryFormThatHasComments)
{
    Recipe recipe;
    recipe.title = "Scores";
    recipe.inputs = { { "Gold", "gold-->.jsonl", "xxh3-128:00" }, { "System 1", "", "xxh3-128:11" } };
    recipe.signature = "touchstone|x";
    recipe.settings = { { "Decimals", "3" } };
    recipe.seed = 7;
    recipe.command = "touchstone-cli table --gold 'a\nb'";
    Table table { {}, { { "System" } }, { { "A" } } };
    table.comment = recipeText(recipe);
    EXPECT_TRUE(has(toLatex(table), "% Signature: touchstone|x\n"));
    EXPECT_TRUE(has(toCsv(table), "# Seed: 7\n"));
    for (const auto& text : { toMarkdown(table), toHtml(table) }) {
        EXPECT_TRUE(has(text, "System 1: xxh3-128:11\n")) << text;
        EXPECT_TRUE(has(text, "Command: touchstone-cli table --gold 'a b'\n")) << "one line each";
        EXPECT_EQ(text.find("-->"), text.rfind("-->")) << "nothing in it ends the comment: " << text;
    }
    EXPECT_TRUE(toTsv(table).starts_with("# Touchstone: ")) << "who asks for it";
}

TEST(Recipe, DigestsHangOnContentAndNames)
{
    namespace fs = std::filesystem;
    const auto folder = fs::path(::testing::TempDir()) / "touchstone-recipe";
    fs::remove_all(folder);
    fs::create_directories(folder / "d/e");
    const auto write = [](const fs::path& path, const std::string& text) { std::ofstream(path) << text; };
    const support::Progress progress;
    const auto digest = [&](const fs::path& path) {
        const auto result = inputDigest(path.string(), progress);
        return result ? *result : "error: " + result.error().text;
    };
    write(folder / "a", "one");
    write(folder / "b", "one");
    write(folder / "c", "two");
    EXPECT_EQ(digest(folder / "a"), digest(folder / "b"));
    EXPECT_NE(digest(folder / "a"), digest(folder / "c"));
    EXPECT_EQ(digest(folder / "a").substr(0, 9), "xxh3-128:");
    EXPECT_EQ(digest(folder / "a").size(), 9U + 32U);
    write(folder / "d/e/x", "1");
    const auto before = digest(folder / "d");
    fs::rename(folder / "d/e/x", folder / "d/e/y");
    EXPECT_NE(digest(folder / "d"), before) << "names tell documents apart";
    EXPECT_FALSE(inputDigest((folder / "none").string(), progress));
    std::stop_source stop;
    stop.request_stop();
    const support::Progress stopped(stop.get_token());
    EXPECT_EQ(inputDigest((folder / "a").string(), stopped).error().code, support::ErrorCode::Cancelled);
    fs::remove_all(folder);
}

TEST(Recipe, AnonymousSystemsAreNotNamedByTheirFiles)
{
    DataSetSpec dataSet;
    dataSet.gold.path = "corpus/gold.conll";
    dataSet.systems = { { "secret", "teams/secret.conll", {} }, { "other", "teams/other.conll", {} } };
    PrintedNames names;
    names.anonymous = true;
    names.renamed = { { "other", "Ours" } };
    const auto inputs = recipeInputs(dataSet, {}, names, support::Progress());
    ASSERT_TRUE(inputs);
    EXPECT_EQ(inputs->at(0).file, "gold.conll");
    EXPECT_EQ(inputs->at(1).role, "System 1");
    EXPECT_EQ(inputs->at(1).file, "");
    EXPECT_EQ(inputs->at(2).role, "Ours");
    EXPECT_FALSE(has(recipeText({ {}, *inputs, {}, {}, {}, {} }), "secret"));

    // Without a gold the first file is a system's, too.
    dataSet.noGold = true;
    const auto neither = recipeInputs(dataSet, {}, names, support::Progress());
    ASSERT_TRUE(neither);
    EXPECT_EQ(neither->at(0).role, "A");
    EXPECT_EQ(neither->at(0).file, "");
    names.renamed.emplace_back("gold", "Theirs");
    EXPECT_EQ(recipeInputs(dataSet, {}, names, support::Progress())->at(0).role, "Theirs");
    EXPECT_EQ(names.ofFirst("gold"), "Theirs");
    EXPECT_EQ(names.ofFirst("run1"), "") << "anonymous: A alone";
    EXPECT_EQ(PrintedNames().ofFirst("run1"), "run1");
}

TEST(SystemTable, BestIsBoldByWhatIsPrintedAndLowIsBestForErrors)
{
    const std::vector<SystemScores> systems { { "A", measured(0.50004, 0.3, 5) },
        { "B", measured(0.50001, 0.2, 6) }, { "C", measured(std::nullopt, std::nullopt, 0) } };
    SystemTableOptions options;
    options.underlineSecond = true;
    const auto table = systemTable(systems, options);
    ASSERT_TRUE(table);
    ASSERT_EQ(table->columns.size(), 3U) << "counts are left out";
    EXPECT_EQ(table->rows[0], (std::vector<std::string> { "A", "0.500", "0.300" }));
    EXPECT_EQ(table->rows[2][1], undefinedSign) << "never 0";
    EXPECT_TRUE(table->styles[0][1].bold && table->styles[1][1].bold) << "equal in print";
    EXPECT_FALSE(table->styles[2][1].bold);
    EXPECT_TRUE(table->styles[1][2].bold && table->styles[0][2].underlined);
    EXPECT_TRUE(has(toLatex(*table), "A & \\textbf{0.500} & \\underline{0.300} \\\\")) << toLatex(*table);
    EXPECT_TRUE(has(toLatex(*table), "SER $\\downarrow$"));
    EXPECT_TRUE(has(toMarkdown(*table), "| B | **0.500** | **0.200** |"));
    EXPECT_TRUE(has(toHtml(*table), "<strong>0.200</strong>"));
    EXPECT_TRUE(has(toCsv(*table), "C,,,\r\n"));
}

TEST(SystemTable, MarksWhatDiffersFromTheBest)
{
    const std::vector<SystemScores> systems { { "A", measured(0.5, 0.3, 5) }, { "B", measured(0.9, 0.2, 6) },
        { "C", measured(0.8, 0.2, 6) } };
    SystemTableOptions options;
    options.columns = { "f1" };
    options.systemsAsColumns = true;
    options.percent = true;
    options.decimals = 1;
    options.p = [](const ComparedScore& score, std::size_t best, std::size_t other) -> std::optional<double> {
        EXPECT_EQ(score.score, "strict.f1");
        EXPECT_FALSE(score.type);
        EXPECT_EQ(best, 1U);
        return other == 0 ? 0.01 : 0.2;
    };
    const auto table = systemTable(systems, options);
    ASSERT_TRUE(table);
    EXPECT_TRUE(has(toLatex(*table), "F1 & 50.0\\textsuperscript{{*}} & \\textbf{90.0} & 80.0 \\\\"))
        << toLatex(*table);
    EXPECT_TRUE(has(toMarkdown(*table), "50.0<sup>\\*</sup>") || has(toMarkdown(*table), "50.0<sup>*</sup>"));
    EXPECT_TRUE(has(toText(*table), "p < 0.05"));
}

TEST(SystemTable, SaysWhichTablesAndColumnsThereAre)
{
    const std::vector<SystemScores> systems { { "A", measured(0.5, 0.3, 5) } };
    SystemTableOptions options;
    options.sheet = "none";
    EXPECT_TRUE(has(systemTable(systems, options).error().text, "strict"));
    options = {};
    options.columns = { "f2" };
    EXPECT_TRUE(has(systemTable(systems, options).error().text, "f1"));
    EXPECT_FALSE(systemTable({}, {}));
    options.columns = { "cor", "f1" };
    const auto table = systemTable(systems, options);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->rows[0], (std::vector<std::string> { "A", "5", "0.500" }));
    EXPECT_FALSE(table->styles[0][2].bold) << "one system is not the best of any";
}

TEST(CommandLine, NamesWhatIsNotTheDefault)
{
    EXPECT_TRUE(settingArguments({}).empty());
    EvaluationSpec spec;
    spec.matching.pairing = match::PairingPolicy::FirstCome;
    spec.unit = Unit::Token;
    spec.hipe.normTime = true;
    RelationSources files;
    files.typeWeights = "w.tsv";
    EXPECT_EQ(shellLine(settingArguments(spec, files)),
        "--pairing first-come --min-overlap 0 --unit token --hipe-norm-time --type-weights w.tsv");
    files.typeWeights = "/home/someone/w.tsv";
    files.rules.files = { "/home/someone/rules/" };
    EXPECT_EQ(shellLine(settingArguments({}, files, nullptr, PathForm::FileName)),
        "--type-weights w.tsv --rules rules");
    DataSetSpec dataSet;
    dataSet.gold.path = "/data/it's/gold.conll";
    dataSet.systems = { { "A b", "/data/a.conll", {} } };
    dataSet.systems[0].options.column = 3;
    EXPECT_EQ(shellLine(dataArguments(dataSet)),
        "--gold '/data/it'\\''s/gold.conll' --system 'A b=/data/a.conll' --system-column 3");
    EXPECT_EQ(shellLine(dataArguments(dataSet, PathForm::FileName)),
        "--gold gold.conll --system 'A b=a.conll' --system-column 3");
    dataSet.noGold = true;
    EXPECT_EQ(shellLine(dataArguments(dataSet, PathForm::FileName)),
        "--system gold.conll --system 'A b=a.conll' --system-column 3")
        << "a system stands in the gold's place";
}

} // namespace
} // namespace touchstone::analysis
