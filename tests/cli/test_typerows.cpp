// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of types as scripts and people see them: a row is a class, and its means stand below.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;
using touchstone::tests::review;

class TypeRows : public CliFolder
{
protected:
    /// The run that calls three of four organisations PER, scored alone.
    Result score(std::vector<std::string> more)
    {
        std::vector<std::string> arguments { "score", "--gold", review + "types-gold.jsonl", "--system",
            "new=" + review + "types-new.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    Json measures(std::vector<std::string> more)
    {
        more.emplace_back("--json");
        const auto result = score(std::move(more));
        EXPECT_EQ(result.code, 0) << result.err;
        const auto json = Json::parse(result.out);
        EXPECT_EQ(json["schema"], 2);
        return json["systems"][0]["measures"];
    }

    Result compare(const std::vector<std::string>& more)
    {
        std::vector<std::string> arguments { "compare", "--quiet", "--gold", review + "types-gold.jsonl",
            "--system", "old=" + review + "types-old.jsonl", "--system",
            "new=" + review + "types-new.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    std::size_t records(std::vector<std::string> more)
    {
        std::vector<std::string> arguments { "errors", "--json", "--quiet", "--gold",
            review + "types-gold.jsonl", "--system", "new=" + review + "types-new.jsonl" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return static_cast<std::size_t>(std::count(result.out.begin(), result.out.end(), '\n'));
    }
};

/// The words of the first line that begins with `first`.
std::vector<std::string> lineOf(const std::string& text, const std::string& first)
{
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::vector<std::string> found { std::istream_iterator<std::string>(words), {} };
        if (!found.empty() && found.front() == first) {
            return found;
        }
    }
    return {};
}

TEST_F(TypeRows, StrictRowsAreThoseOfConll)
{
    const auto all = measures({ "--measure", "muc,conll" });
    ASSERT_EQ(all["muc"]["types"].size(), 3U);
    for (const auto& [type, row] : all["muc"]["types"].items()) {
        const auto& strict = row["strict"];
        const auto& conll = all["conll"]["types"][type];
        EXPECT_EQ(strict["act"], conll["system"]) << type;
        EXPECT_EQ(strict["pos"], conll["gold"]) << type;
        for (const auto* score : { "precision", "recall", "f1" }) {
            EXPECT_EQ(strict[score], conll[score]) << type << " " << score;
        }
    }
    const auto& person = all["muc"]["types"]["PER"]["strict"];
    EXPECT_EQ(person["act"], 7);
    EXPECT_EQ(person["inc"], 0);
    EXPECT_EQ(person["inc_system"], 3);
    EXPECT_EQ(person["cor_system"], 4);
    EXPECT_FALSE(all["muc"]["overall"]["strict"].contains("inc_system"));
}

TEST_F(TypeRows, ThePrintedRowShowsWhatTheSystemWrote)
{
    const auto result = score({});
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(lineOf(result.out, "PER"),
        (std::vector<std::string> { "PER", "4", "0", "3", "0", "0", "4", "7", "0.571", "1.000", "0.727" }))
        << result.out;
    EXPECT_NE(result.out.find("INC sys"), std::string::npos);
    EXPECT_NE(result.out.find("A row is a type"), std::string::npos) << "what the columns count is said";
}

TEST_F(TypeRows, LabelsOfTheFileStandInTheirRows)
{
    const auto result = run({ "score", "--json", "--quiet", "--measure", "all", "--gold",
        review + "labels-gold.jsonl", "--system", review + "labels-run.jsonl" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto types = Json::parse(result.out)["systems"][0]["measures"]["muc"]["types"];
    EXPECT_EQ(types["Pump-Part"]["strict"]["act"], 0) << "the run never wrote it";
    EXPECT_EQ(types["Pump_Part"]["strict"]["act"], 2);
    EXPECT_TRUE(types["Pump-Part"]["strict"]["precision"].is_null());
    EXPECT_EQ(types["Pump_Part"]["strict"]["precision"], 0);
}

TEST_F(TypeRows, FormerRowsAndThoseOfNervaluateCanBeChosen)
{
    const auto gold = measures({ "--per-type", "gold" })["muc"]["types"]["PER"]["strict"];
    EXPECT_EQ(gold["act"], 4);
    EXPECT_EQ(gold["precision"], 1);
    EXPECT_FALSE(gold.contains("inc_system"));
    const auto former = score({ "--per-type", "additive", "--json" });
    EXPECT_EQ(Json::parse(former.out)["systems"][0]["measures"]["muc"]["types"]["PER"]["strict"], gold);
    EXPECT_NE(former.out.find("is read as --per-type gold"), std::string::npos) << "told as a note";
    const auto isolated = measures({ "--per-type", "isolated" })["muc"]["types"]["PER"]["strict"];
    EXPECT_EQ(isolated["act"], 7);
    EXPECT_EQ(isolated["spu"], 3);
    EXPECT_NE(score({ "--per-type", "gold" }).out.find("in the row of the gold's type"), std::string::npos);
    EXPECT_NE(score({ "--per-type", "isolated" }).out.find("as nervaluate 1.x does"), std::string::npos);
    EXPECT_EQ(score({ "--per-type", "classes" }).code, 2);
}

TEST_F(TypeRows, AGateOnATypeDecidesAsConllevalDoes)
{
    for (const auto* const rule : { "muc.strict.f1(PER) < -0.05", "conll.f1(PER) < -0.05" }) {
        const auto result = compare({ "--fail-if", rule });
        EXPECT_EQ(result.code, 3) << rule << result.err;
        EXPECT_NE(result.err.find("-0.272727 (1.000000 -> 0.727273)"), std::string::npos) << result.err;
    }
}

TEST_F(TypeRows, EveryKindOfRowHasIntervalAndP)
{
    for (const auto* const kind : { "class", "gold", "isolated" }) {
        const auto result = compare({ "--json", "--per-type", kind });
        ASSERT_EQ(result.code, 0) << result.err;
        const auto json = Json::parse(result.out);
        EXPECT_TRUE(json["type_note"].is_null()) << kind << json["type_note"];
        EXPECT_EQ(json["type_comparisons"], 3) << kind;
        const auto difference = json["types"]["PER"]["difference"].get<double>();
        EXPECT_NEAR(difference, std::string(kind) == "gold" ? 0 : -3.0 / 11, 1e-12) << kind;
    }
}

TEST_F(TypeRows, ATypeAsAFilterIsOnEitherSide)
{
    EXPECT_EQ(records({ "--type", "PER" }), 7U);
    EXPECT_EQ(records({ "--system-type", "PER" }), 7U);
    EXPECT_EQ(records({ "--gold-type", "PER" }), 4U);
    EXPECT_EQ(records({ "--type", "ORG" }), 4U);
    EXPECT_EQ(records({ "--row-type", "PER" }), 4U) << "each record once: the gold's type, else the system's";
    EXPECT_EQ(records({ "--system-type", "PER", "--outcome", "INC" }), 3U) << "the cell INC sys";
    EXPECT_EQ(records({ "--per-type", "isolated", "--list", "muc.isolated", "--type", "PER" }), 7U);
}

TEST_F(TypeRows, MeansOverTypesAreThoseOfSeqeval)
{
    // F1 of LOC, ORG, PER: 1, 0.4, 8/11; they occur 2, 4 and 4 times.
    const double macro = (1 + 0.4 + 8.0 / 11) / 3;
    const double weighted = (2 * 1 + 4 * 0.4 + 4 * 8.0 / 11) / 10;
    const auto all = measures({ "--measure", "muc,conll" });
    for (const auto& averages :
        { all["muc"]["averages"]["macro"]["strict"], all["conll"]["averages"]["macro"] }) {
        EXPECT_NEAR(averages["f1"].get<double>(), macro, 1e-12);
        EXPECT_NEAR(averages["precision"].get<double>(), (1 + 1 + 4.0 / 7) / 3, 1e-12);
        EXPECT_NEAR(averages["recall"].get<double>(), (1 + 0.25 + 1) / 3, 1e-12);
    }
    EXPECT_NEAR(all["muc"]["averages"]["weighted"]["strict"]["f1"].get<double>(), weighted, 1e-12);
    const auto text = score({});
    EXPECT_EQ(
        lineOf(text.out, "Macro"), (std::vector<std::string> { "Macro", "mean", "0.857", "0.750", "0.709" }))
        << text.out;
    EXPECT_EQ(lineOf(text.out, "Weighted").back(), "0.651") << text.out;
}

TEST_F(TypeRows, MeansOverTypesAreScoresLikeOthers)
{
    const auto result = compare({ "--json", "--measure", "muc.strict.f1.macro" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["measure"], "muc.strict.f1.macro");
    const auto& difference = json["differences"][0];
    EXPECT_TRUE(difference["interval"].is_array()) << difference;
    EXPECT_TRUE(difference["p_two_sided"].is_number());
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1.macro < -0.05" }).code, 3);
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1.macro < -0.5" }).code, 0);
    EXPECT_EQ(compare({ "--fail-if", "overlap.span+type.maxmax.f1.macro < -0.5" }).code, 0);
    const auto table = run({ "table", "--quiet", "--tsv", "--gold", review + "types-gold.jsonl", "--system",
        "old=" + review + "types-old.jsonl", "--system", "new=" + review + "types-new.jsonl", "--columns",
        "f1,f1.macro,f1.weighted" });
    EXPECT_EQ(table.code, 0) << table.err;
    EXPECT_EQ(lineOf(table.out, "new"), (std::vector<std::string> { "new", "0.700", "0.709", "0.651" }))
        << table.out;
    ASSERT_EQ(score({ "--json", "-o", "run.json" }).code, 0);
    const auto trend = run({ "trend", "run.json", "--score", "muc.strict.f1.macro" });
    EXPECT_NE(trend.out.find("0.709"), std::string::npos) << trend.out << trend.err;
}

TEST_F(TypeRows, TheBestThresholdOfATypeIsThatOfTheMeasureAskedFor)
{
    // PER: 7 annotations, of which 3 of score 0.2 to 0.6 are organisations.
    const auto byScore = [this](std::vector<std::string> more) {
        std::vector<std::string> arguments { "score", "--gold", review + "types-gold.jsonl", "--system",
            "new=" + review + "score-new.jsonl", "--by", "score" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    };
    const auto best = Json::parse(byScore({ "--measure", "muc", "--json" }).out)["systems"][0]["best_f1"];
    const auto conll = Json::parse(byScore({ "--measure", "conll", "--json" }).out)["systems"][0];
    const auto person = conll["best_f1"]["types"]["PER"]["conll"];
    EXPECT_EQ(person["score"], 0.7);
    EXPECT_EQ(person["f1"], 1);
    EXPECT_EQ(best["types"]["PER"]["strict"], person) << "a class in either";
    EXPECT_EQ(conll["thresholds"][0]["types"]["PER"]["conll"], conll["measures"]["conll"]["types"]["PER"])
        << "without a threshold the measure's own row";
    const auto text = byScore({ "--measure", "conll" }).out;
    EXPECT_NE(text.find("conll, PER, by score"), std::string::npos) << text;
    EXPECT_NE(text.find("conll, best F1"), std::string::npos) << text;
    EXPECT_EQ(text.find("strict, "), std::string::npos) << "no table of another measure: " << text;
    EXPECT_EQ(byScore({ "--measure", "eter" }).code, 2);
}

TEST_F(TypeRows, TokenAccuracyStandsWhereTagsDo)
{
    write("gold.conll", "Ada B-PER\nin O\nNew B-LOC\nYork I-LOC\n\nBob B-PER\n");
    write("run.conll", "Ada B-PER\nin O\nNew B-LOC\nYork O\n\nBob B-ORG\n");
    const auto result = run({ "score", "--json", "--quiet", "--measure", "conll", "--gold", "gold.conll",
        "--system", "run.conll" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto overall = Json::parse(result.out)["systems"][0]["measures"]["conll"]["overall"];
    EXPECT_EQ(overall["equal_tags"], 3);
    EXPECT_EQ(overall["tags"], 5);
    EXPECT_DOUBLE_EQ(overall["accuracy"].get<double>(), 0.6);
    EXPECT_FALSE(measures({ "--measure", "conll" })["conll"]["overall"].contains("accuracy"))
        << "offsets have no tags";
    write("short.conll", "Ada B-PER\nin O\nNew B-LOC\n");
    const auto shorter = run({ "score", "--json", "--quiet", "--measure", "conll", "--gold", "gold.conll",
        "--system", "short.conll" });
    EXPECT_FALSE(Json::parse(shorter.out)["systems"][0]["measures"]["conll"]["overall"].contains("accuracy"))
        << "another number of tokens";
}

TEST_F(TypeRows, NoLineOfATrendLeadsFromOneKindOfRowsToAnother)
{
    const auto file = [](int schema, const std::string& perType, double f1) {
        return R"({"touchstone": "0.1.0", "schema": )" + std::to_string(schema)
            + R"(, "systems": [{"name": "A", "signature": "touchstone|0.1.0|per-type:)" + perType
            + R"(|", "measures": {"muc": {"overall": {"strict": {"f1": 0.5}}, "types": {"PER": {"strict": {"f1": )"
            + std::to_string(f1) + R"(}}}}}}]})";
    };
    write("1.json", file(1, "additive", 0.5));
    write("2.json", file(2, "class", 0.25));
    write("3.json", file(2, "class", 0.75));
    const auto trend = [this](const std::string& score) {
        const auto result = run({ "trend", "--json", "1.json", "2.json", "3.json", "--score", score });
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["files"];
    };
    const auto types = trend("muc.strict.f1(PER)");
    EXPECT_TRUE(types[1]["systems"]["A"]["change"].is_null()) << "other rows";
    EXPECT_EQ(types[1]["systems"]["A"]["value"], 0.25);
    EXPECT_EQ(types[2]["systems"]["A"]["change"], 0.5);
    EXPECT_EQ(trend("muc.strict.f1")[1]["systems"]["A"]["change"], 0) << "overall counts alike";
    write("2.json", file(2, "gold", 0.25));
    EXPECT_EQ(trend("muc.strict.f1(PER)")[1]["systems"]["A"]["change"], -0.25) << "the former rows by name";
}

} // namespace
