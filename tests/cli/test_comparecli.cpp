// SPDX-License-Identifier: GPL-3.0-or-later
// `compare` as a script sees it: the contract's JSON, rules that fail, one system under two settings.
#include "tests/cli/clifolder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace {

using touchstone::tests::CliFolder;
using touchstone::tests::Json;
using touchstone::tests::Result;

class Compare : public CliFolder
{
protected:
    /// Four documents; A has one of PER wrong in each but the last, B one of LOC missing in the last.
    void writeThree()
    {
        const auto documents = [](const std::vector<std::string>& tags) {
            std::string text;
            for (std::size_t i = 0; i < tags.size(); ++i) {
                text += "-DOCSTART- O\n\nAda " + tags[i].substr(0, tags[i].find(' ')) + "\nin O\nRome "
                    + tags[i].substr(tags[i].find(' ') + 1) + "\n\n";
            }
            return text;
        };
        write("gold.conll", documents({ "B-PER B-LOC", "B-PER B-LOC", "B-PER B-LOC", "B-PER B-LOC" }));
        write("a.conll", documents({ "O B-LOC", "O B-LOC", "O B-LOC", "B-PER B-LOC" }));
        write("b.conll", documents({ "B-PER B-LOC", "B-PER B-LOC", "B-PER B-LOC", "B-PER O" }));
        write("c.conll", documents({ "B-PER O", "B-PER B-LOC", "B-PER B-LOC", "B-PER O" }));
    }

    Result compare(std::vector<std::string> more, const std::string& first = "A=a.conll")
    {
        std::vector<std::string> arguments { "compare", "--gold", "gold.conll", "--system", first, "--system",
            "B=b.conll", "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments);
    }

    Json json(std::vector<std::string> more)
    {
        more.emplace_back("--json");
        const auto result = compare(std::move(more));
        EXPECT_EQ(result.code, 0) << result.err;
        return result.code == 0 ? Json::parse(result.out) : Json();
    }
};

std::vector<std::string> keysOf(const Json& object)
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) {
        keys.push_back(key);
    }
    return keys;
}

int occurrences(const std::string& text, const std::string& part)
{
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

TEST_F(Compare, jsonNamesThePresetAsScoreDoes)
{
    writeThree();
    EXPECT_FALSE(json({}).contains("preset"));
    const auto result = json({ "--preset", "bc5cdr" });
    EXPECT_EQ(result["preset"], "bc5cdr");
    EXPECT_EQ(result["measure"], "conll.f1");
}

TEST_F(Compare, JsonIsTheContracts)
{
    writeThree();
    const auto result = json({});
    auto keys = keysOf(result);
    ASSERT_GE(keys.size(), 6U);
    keys.resize(6);
    EXPECT_EQ(keys,
        (std::vector<std::string> { "systems", "measure", "differences", "intervals", "types", "records" }));
    EXPECT_EQ(result["systems"], Json::array({ "A", "B" }));
    EXPECT_EQ(result["measure"], "muc.strict.f1");
    ASSERT_EQ(result["differences"].size(), 1U);
    const auto& difference = result["differences"][0];
    auto differenceKeys = keysOf(difference);
    ASSERT_GE(differenceKeys.size(), 10U);
    differenceKeys.resize(10); // more may follow
    EXPECT_EQ(differenceKeys,
        (std::vector<std::string> { "a", "b", "difference", "interval", "p_one_sided", "p_two_sided", "exact",
            "trials", "seed", "units" }));
    // A: 5 of 8, all right: F1 10/13. B: 7 of 8: F1 14/15. Of 16 swaps two leave as much to B, as many to A.
    EXPECT_DOUBLE_EQ(difference["difference"].get<double>(), 14.0 / 15 - 10.0 / 13);
    EXPECT_EQ(difference["exact"], true);
    EXPECT_DOUBLE_EQ(difference["p_one_sided"].get<double>(), 5.0 / 16);
    EXPECT_DOUBLE_EQ(difference["p_two_sided"].get<double>(), 10.0 / 16);
    EXPECT_EQ(difference["trials"], 2500);
    EXPECT_EQ(difference["seed"], 1);
    EXPECT_EQ(difference["units"], 4);
    ASSERT_EQ(difference["interval"].size(), 2U);
    EXPECT_LT(difference["interval"][0].get<double>(), difference["interval"][1].get<double>());
    EXPECT_EQ(keysOf(result["intervals"]), (std::vector<std::string> { "A", "B" }));
    EXPECT_LE(result["intervals"]["A"][0].get<double>(), 10.0 / 13);
    EXPECT_EQ(keysOf(result["types"]), (std::vector<std::string> { "LOC", "PER" }));
    EXPECT_EQ(keysOf(result["types"]["PER"]),
        (std::vector<std::string> { "A", "B", "difference", "interval", "p_one_sided", "p_two_sided",
            "p_one_sided_holm", "p_two_sided_holm", "exact" }));
    EXPECT_DOUBLE_EQ(result["types"]["PER"]["A"].get<double>(), 0.4);
    EXPECT_DOUBLE_EQ(result["types"]["PER"]["difference"].get<double>(), 0.6);
    // Of 8 swaps of three documents that differ in PER two are as great, one of them the other way.
    EXPECT_DOUBLE_EQ(result["types"]["PER"]["p_two_sided"].get<double>(), 2.0 / 8);
    EXPECT_DOUBLE_EQ(result["types"]["PER"]["p_two_sided_holm"].get<double>(), 4.0 / 8);
    EXPECT_DOUBLE_EQ(result["types"]["LOC"]["p_two_sided"].get<double>(), 1);
    EXPECT_EQ(result["type_comparisons"], 2);
    EXPECT_EQ(result["best"], "B");
    EXPECT_EQ(result["records"],
        (Json { { "fixed", 3 }, { "regressed", 1 }, { "both_wrong_same", 0 }, { "both_wrong_differently", 0 },
            { "both_right", 4 } }));
}

TEST_F(Compare, neitherThreadsNorRepeatingChangeAByte)
{
    writeThree();
    const auto first = compare({ "--json", "--threads", "1" }).out;
    EXPECT_FALSE(first.empty());
    EXPECT_EQ(compare({ "--json", "--threads", "3" }).out, first);
    EXPECT_EQ(compare({ "--json" }).out, first);
    EXPECT_EQ(json({ "--seed", "7" })["differences"][0]["seed"], 7);
    const auto other = json({ "--trials", "100", "--confidence-level", "90", "--seed", "5" });
    EXPECT_EQ(other["differences"][0]["trials"], 100);
    EXPECT_EQ(other["confidence_level"], 90);
}

TEST_F(Compare, anyScoreOfAnyMeasureMayBeAsked)
{
    writeThree();
    EXPECT_EQ(json({ "--measure", "conll" })["measure"], "conll.f1");
    const auto recall = json({ "--measure", "muc.partial.recall" });
    EXPECT_DOUBLE_EQ(recall["differences"][0]["difference"].get<double>(), 2.0 / 8);
    EXPECT_DOUBLE_EQ(recall["types"]["LOC"]["difference"].get<double>(), -1.0 / 4);
    const auto overlap = json({ "--measure", "overlap.span.sumsum.recall" });
    EXPECT_DOUBLE_EQ(overlap["differences"][0]["difference"].get<double>(), 2.0 / 8);
    EXPECT_DOUBLE_EQ(overlap["types"]["LOC"]["difference"].get<double>(), -1.0 / 4);
    EXPECT_EQ(json({ "--measure", "eter" })["measure"], "eter.eter");
    EXPECT_DOUBLE_EQ(
        json({ "--measure", "ser" })["differences"][0]["difference"].get<double>(), 1.0 / 8 - 3.0 / 8);
    const auto unknown = compare({ "--measure", "muc.strict.f2" });
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("strict.f1"), std::string::npos) << unknown.err;
    EXPECT_EQ(compare({ "--measure", "muk" }).code, 2);
    EXPECT_EQ(compare({ "--measure", "muc,conll" }).code, 2);
}

TEST_F(Compare, sentencesAreUnitsWhereTheFormatHasThem)
{
    write("gold.conll", "Ada B-PER\n\nRome B-LOC\n\nBo B-PER\n");
    write("a.conll", "Ada B-PER\n\nRome O\n\nBo O\n");
    write("b.conll", "Ada B-PER\n\nRome B-LOC\n\nBo B-PER\n");
    const auto result = json({ "--resample", "sentence" });
    EXPECT_EQ(result["differences"][0]["units"], 3);
    EXPECT_DOUBLE_EQ(result["differences"][0]["p_one_sided"].get<double>(), 0.25);
    EXPECT_EQ(result["resample"], "sentence");
    EXPECT_EQ(json({})["differences"], result["differences"]) << "of one document by themselves";
    EXPECT_EQ(json({ "--resample", "document" })["differences"][0]["units"], 1);
    write("gold.jsonl",
        R"({"id": "d", "text": "Ada", "entities": [{"start": 0, "end": 3, "types": ["PER"]}]})"
        "\n");
    const auto refused = run({ "compare", "--gold", "gold.jsonl", "--system", "A=gold.jsonl", "--system",
        "B=gold.jsonl", "--resample", "sentence" });
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("sentences"), std::string::npos) << refused.err;
}

TEST_F(Compare, aBrokenRuleExitsWithThree)
{
    writeThree();
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1 < -0.01" }).code, 0);
    const auto failed = compare({ "--fail-if", "muc.strict.f1(LOC) < -0.01" });
    EXPECT_EQ(failed.code, 3);
    EXPECT_NE(failed.err.find("muc.strict.f1(LOC) < -0.01"), std::string::npos) << failed.err;
    EXPECT_NE(failed.out.find("muc.strict.f1"), std::string::npos) << "the report is printed all the same";
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1<0", "--fail-if", "conll.recall(PER) >= 0.75" }).code, 3);
    EXPECT_EQ(compare({ "--fail-if", "conll.recall(PER) > 0.75" }).code, 0);
    EXPECT_EQ(compare({ "--fail-if", "eter <= 0" }).code, 3);
    EXPECT_EQ(compare({ "--fail-if", "eter > +0.5" }).code, 0);
}

TEST_F(Compare, rulesThatCannotBeReadSayWhy)
{
    writeThree();
    for (const auto& [rule, what] : { std::pair("muc.strict.f1", "has no <"),
             std::pair("muc.strict.f1 < x", "no number"), std::pair("muc.strict.f1 < nan", "no number"),
             std::pair("muc.strict.f1(LOC < 0", "bracket"), std::pair("muc.strict.f1() < 0", "no type"),
             std::pair("muk < 0", "muc"), std::pair("muc.strict.f9 < 0", "strict.f1"),
             std::pair("muc.strict.f1(LOK) < 0", "LOC"), std::pair("ser(LOC) < 0", "no rows of types") }) {
        const auto result = compare({ "--fail-if", rule });
        EXPECT_EQ(result.code, 2) << rule;
        EXPECT_NE(result.err.find(what), std::string::npos) << rule << ": " << result.err;
    }
}

TEST_F(Compare, anUndefinedDifferenceIsNoPass)
{
    write("gold.conll", "Ada B-PER\n");
    write("a.conll", "Ada B-PER\n");
    write("b.conll", "Ada O\n");
    const auto undefined = compare({ "--fail-if", "muc.strict.f1(PER) < -0.01" });
    EXPECT_EQ(undefined.code, 1);
    EXPECT_NE(undefined.err.find("undefined"), std::string::npos) << undefined.err;
    EXPECT_EQ(compare({ "--fail-if", "muc.strict.f1(PER) < -0.01", "--zero-division", "0" }).code, 3);
    EXPECT_TRUE(json({})["differences"][0]["difference"].is_null());
    EXPECT_TRUE(json({})["differences"][0]["p_two_sided"].is_null());
}

TEST_F(Compare, severalSystemsGoPairByPairWithHolm)
{
    writeThree();
    const auto result = json({ "--system", "C=c.conll" });
    ASSERT_EQ(result["differences"].size(), 3U);
    EXPECT_EQ(result["correction"], "holm");
    std::string pairs;
    for (const auto& one : result["differences"]) {
        pairs += one["a"].get<std::string>() + one["b"].get<std::string>() + " ";
        EXPECT_GE(one["p_two_sided_holm"].get<double>(), one["p_two_sided"].get<double>());
        EXPECT_EQ(one["records"].size(), 5U);
    }
    EXPECT_EQ(pairs, "AB AC BC ");
    EXPECT_FALSE(result.contains("records"));
    EXPECT_EQ(keysOf(result["types"]["LOC"]), (std::vector<std::string> { "A", "B", "C", "differences" }));
    const auto text = compare({ "--system", "C=c.conll" }).out;
    EXPECT_NE(text.find("corrected over 3 comparisons"), std::string::npos) << text;
    // Rules are asked of each against the first.
    const auto failed = compare({ "--system", "C=c.conll", "--fail-if", "muc.strict.recall(LOC) < -0.3" });
    EXPECT_EQ(failed.code, 3);
    EXPECT_NE(failed.err.find("C less A"), std::string::npos) << failed.err;
}

TEST_F(Compare, everyFormHasTheNumbers)
{
    writeThree();
    for (const auto* form : { "--tsv", "--markdown", "--latex" }) {
        const auto result = compare({ form });
        EXPECT_EQ(result.code, 0);
        EXPECT_NE(result.out.find(form == std::string("--tsv") ? "0.3125" : "0.3125"), std::string::npos)
            << result.out;
        EXPECT_NE(result.out.find("PER"), std::string::npos);
    }
    const auto tsv = compare({ "--tsv" }).out;
    EXPECT_NE(
        tsv.find("a\tb\tdifference\tinterval_low\tinterval_high\tp_one_sided\tp_two_sided\texact\ttrials"
                 "\tseed\tunits\tfindings\n"),
        std::string::npos)
        << tsv;
    EXPECT_NE(tsv.find("a\tb\tfixed\tregressed"), std::string::npos) << tsv;
}

TEST_F(Compare, markdownBeginsWithTheTableToPaste)
{
    writeThree();
    const auto markdown = compare({ "--markdown" }).out;
    const std::string table = "### muc.strict.f1 by type\n\n"
                              "| Type | A | B | B - A | 95 % interval | p |\n"
                              "| :--- | ---: | ---: | ---: | ---: | ---: |\n"
                              "| LOC | **1.000** | 0.857 | -0.143 | ";
    EXPECT_TRUE(markdown.starts_with(table)) << markdown;
    EXPECT_NE(markdown.find("| PER | 0.400 | **1.000** | +0.600 | "), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("| 0.5000 |\n| Overall | 0.769 | **0.933** | +0.164 | "), std::string::npos)
        << markdown;
    EXPECT_NE(
        markdown.find("\nmuc.strict.f1; 2500 trials, seed 1, 4 documents resampled; interval: paired "
                      "bootstrap; p: paired approximate randomisation, two-sided, of types after Holm's "
                      "correction over 2.\n"),
        std::string::npos)
        << markdown;
    EXPECT_EQ(occurrences(markdown, "\nSettings: the default\n"), 2) << "seen, and in the recipe:\n"
                                                                     << markdown;
    EXPECT_EQ(occurrences(markdown, "touchstone|"), 0) << markdown;
    EXPECT_TRUE(markdown.ends_with("-->\n")) << markdown;
    const auto signed3 = compare({ "--markdown", "--signature", "--system", "C=c.conll" }).out;
    EXPECT_EQ(occurrences(signed3, "\nSignature: `touchstone|"), 1) << "of all, once:\n" << signed3;
    const auto settings = compare({ "--markdown", "--setting", "B:unit=token" }).out;
    EXPECT_NE(settings.find("\nSettings of A: the default\n"), std::string::npos) << settings;
    EXPECT_NE(settings.find("\nSettings of B: unit token\n"), std::string::npos) << settings;
    // Names cannot break the table; what has no score has none.
    write("gold.conll", "x|y B-P|Q\n\n");
    write("a.conll", "x|y O\n\n");
    write("b.conll", "x|y B-P|Q\n\n");
    const auto escaped = compare({ "--markdown", "--measure", "muc.strict.precision" }).out;
    EXPECT_NE(escaped.find("| P\\|Q | – | 1.000 | – | – | – |\n"), std::string::npos) << escaped;
}

TEST_F(Compare, whatIsNotToldFromTheBestIsSaidInEveryForm)
{
    writeThree();
    const std::vector<std::string> third { "--system", "C=c.conll" };
    const auto with = [&](const std::string& form) { return compare({ third[0], third[1], form }).out; };
    const auto result = json(third);
    EXPECT_EQ(result["best"], "B");
    EXPECT_EQ(result["not_separable_from_best"], Json::array({ "A", "C" })) << "four documents tell nothing";
    ASSERT_EQ(result["types"]["PER"]["differences"].size(), 2U);
    EXPECT_EQ(result["types"]["PER"]["differences"][1]["b"], "C");
    EXPECT_EQ(result["types"]["PER"]["differences"][1]["a"], "A");
    EXPECT_NE(with("--markdown").find("| A | 0.769<sup>≈</sup> |"), std::string::npos) << with("--markdown");
    EXPECT_NE(
        with("--markdown").find("≈ not separable from the best: p is not below 0.05"), std::string::npos);
    EXPECT_NE(with("--latex").find("\\textsuperscript{$\\approx$}"), std::string::npos) << with("--latex");
    EXPECT_NE(
        with("--tsv").find("system\tscore\tinterval_low\tinterval_high\tnot_separable_from_best\tfindings\n"),
        std::string::npos)
        << with("--tsv");
    const auto text = compare(third).out;
    EXPECT_NE(text.find("0.769≈"), std::string::npos) << text;
    EXPECT_NE(text.find("≈ not separable from the best"), std::string::npos) << text;
    EXPECT_TRUE(json({})["not_separable_from_best"].empty()) << "two systems have their p";
}

TEST_F(Compare, wrongUsageIsToldBeforeWork)
{
    writeThree();
    const auto one = run({ "compare", "--gold", "gold.conll", "--system", "a.conll" });
    EXPECT_EQ(one.code, 2);
    EXPECT_NE(one.err.find("two systems"), std::string::npos) << one.err;
    for (const auto& [name, value] : { std::pair("--seed", "-1"), std::pair("--trials", "0"),
             std::pair("--trials", "2000000"), std::pair("--confidence-level", "100"),
             std::pair("--confidence-level", "nan"), std::pair("--resample", "token"),
             std::pair("--setting", "pairing=hipe"), std::pair("--setting", "A:pairing=hype"),
             std::pair("--setting", "A:pears=hipe"), std::pair("--setting", "X:pairing=hipe") }) {
        const auto result = compare({ name, value });
        EXPECT_EQ(result.code, 2) << name << ' ' << value;
        EXPECT_NE(result.err.find(name), std::string::npos) << result.err;
    }
    EXPECT_NE(compare({ "--setting", "A:pairing=hype" }).err.find("hipe"), std::string::npos);
}

/// Two settings of one system: what the listed records make of every outcome is what the tallies differ by.
class TwoSettings : public Compare
{
protected:
    static std::map<std::string, int> outcomes(const Json& records, const std::string& scheme)
    {
        std::map<std::string, int> counts { { "COR", 0 }, { "INC", 0 }, { "PAR", 0 }, { "MIS", 0 },
            { "SPU", 0 } };
        for (const auto& record : records) {
            ++counts[record["outcome"][scheme].get<std::string>()];
        }
        return counts;
    }

    Json scored(const std::string& gold, const std::string& system, std::vector<std::string> more)
    {
        std::vector<std::string> arguments { "score", "--gold", gold, "--system", system, "--measure", "muc",
            "--json", "--quiet" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out)["systems"][0]["measures"]["muc"]["overall"];
    }

    /// Returns how many records differ over all schemes.
    std::size_t check(const std::string& gold, const std::string& system, const std::string& pairing)
    {
        const auto plain = scored(gold, system, {});
        const auto other = scored(gold, system, { "--pairing", pairing });
        std::size_t listed = 0;
        for (const std::string scheme : { "strict", "exact", "partial", "type" }) {
            const auto result = run({ "compare", "--gold", gold, "--system", "A=" + system, "--system",
                "B=" + system, "--setting", "A:pairing=" + pairing, "--measure", "muc." + scheme + ".f1",
                "--json", "--quiet", "--trials", "50" });
            EXPECT_EQ(result.code, 0) << result.err;
            const auto json = Json::parse(result.out);
            const auto& differing = json["differences"][0]["differing"];
            auto a = outcomes(differing["A"], scheme);
            auto b = outcomes(differing["B"], scheme);
            listed += differing["A"].size() + differing["B"].size();
            for (const auto& [outcome, key] : { std::pair("COR", "cor"), std::pair("INC", "inc"),
                     std::pair("PAR", "par"), std::pair("MIS", "mis"), std::pair("SPU", "spu") }) {
                EXPECT_EQ(
                    b[outcome] - a[outcome], plain[scheme][key].get<int>() - other[scheme][key].get<int>())
                    << pairing << ' ' << scheme << ' ' << outcome;
            }
            const auto difference = json["differences"][0]["difference"].get<double>();
            EXPECT_NEAR(
                difference, plain[scheme]["f1"].get<double>() - other[scheme]["f1"].get<double>(), 1e-12);
        }
        return listed;
    }
};

TEST_F(TwoSettings, listTheRecordsThatAccountForTheWholeDifference)
{
    const std::string samples(TOUCHSTONE_SAMPLES);
    std::size_t listed = 0;
    for (const std::string pairing : { "first-come", "nervaluate-0.1" }) {
        for (const std::string system : { "/system-a.jsonl", "/system-b.jsonl" }) {
            listed += check(samples + "/gold.jsonl", samples + system, pairing);
        }
    }
    EXPECT_GT(listed, 8U);
}

/// The JSON of one system with a setting (A) and without (B).
class OtherMeasures : public TwoSettings
{
protected:
    Json underTwo(const std::string& setting, const std::string& measure, std::vector<std::string> more = {},
        const std::string& gold = std::string(TOUCHSTONE_SAMPLES) + "/gold.jsonl",
        const std::string& system = std::string(TOUCHSTONE_SAMPLES) + "/system-b.jsonl")
    {
        std::vector<std::string> arguments { "compare", "--gold", gold, "--system", "A=" + system, "--system",
            "B=" + system, "--setting", "A:" + setting, "--measure", measure, "--json", "--quiet", "--trials",
            "50" };
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto result = run(arguments);
        EXPECT_EQ(result.code, 0) << result.err;
        return Json::parse(result.out);
    }

    /// The listed records, summed here, differ by what the whole differs by, number by number. Returns the
    /// difference of a number.
    static double accounted(const Json& json, const std::string& number)
    {
        const auto& difference = json["differences"][0];
        EXPECT_TRUE(difference["differing_note"].is_null()) << difference["differing_note"];
        EXPECT_FALSE(difference["differing"]["A"].empty() && difference["differing"]["B"].empty());
        for (const auto& [name, total] : difference["differing_totals"].items()) {
            double sum = 0;
            for (const auto& [side, sign] : { std::pair("A", -1.0), std::pair("B", 1.0) }) {
                for (const auto& record : difference["differing"][side]) {
                    sum += record["counts"].contains(name) ? sign * record["counts"][name].get<double>() : 0;
                }
            }
            EXPECT_NEAR(sum, total["B"].get<double>() - total["A"].get<double>(), 1e-9) << name;
            EXPECT_NEAR(sum, total["difference"].get<double>(), 1e-9) << name;
        }
        return difference["differing_totals"][number]["difference"];
    }
};

TEST_F(OtherMeasures, listRecordsWhoseCostAloneDiffers)
{
    const auto alpha = underTwo("alpha=0", "eter");
    const auto gold = alpha["differences"][0]["differing_totals"]["gold"]["A"].get<double>();
    EXPECT_NEAR(
        accounted(alpha, "error_sum") / gold, alpha["differences"][0]["difference"].get<double>(), 1e-12);
    EXPECT_EQ(alpha["differences"][0]["records_by"], "eter");
    const auto weights = underTwo("ser-weights=1,1", "ser");
    const auto& totals = weights["differences"][0]["differing_totals"];
    const auto slots
        = totals["entity_slots"]["A"].get<double>() + totals["component_slots"]["A"].get<double>();
    EXPECT_NEAR(accounted(weights, "error_sum") / slots,
        weights["differences"][0]["difference"].get<double>(), 1e-12);
}

TEST_F(OtherMeasures, listRecordsThatCountOtherwise)
{
    const auto noisy = underTwo("threshold=0", "noisy.f1");
    EXPECT_GT(accounted(noisy, "matched"), 0);
    EXPECT_EQ(noisy["records"]["fixed"], accounted(noisy, "matched"));
    const auto links = underTwo("n-best=3", "links");
    EXPECT_EQ(accounted(links, "span+kbid.correct"), -1);
    EXPECT_EQ(links["records"]["regressed"], 1);
}

TEST_F(OtherMeasures, sayInWordsWhatNoRecordAccountsFor)
{
    const auto formula = underTwo("err=printed", "ser.err")["differences"][0];
    EXPECT_NE(formula["difference"], 0);
    EXPECT_NE(formula["differing_note"].get<std::string>().find("formula"), std::string::npos);
    EXPECT_TRUE(formula["p_two_sided"].is_null());
    EXPECT_NE(formula["note"].get<std::string>().find("no p"), std::string::npos);
    const auto sets = underTwo("n-best=3", "links.document+kbid.f1")["differences"][0];
    EXPECT_NE(sets["differing_note"].get<std::string>().find("whole documents"), std::string::npos);
    const std::string samples(TOUCHSTONE_SAMPLES);
    const auto text = run({ "compare", "--gold", samples + "/gold.jsonl", "--system",
        "A=" + samples + "/system-b.jsonl", "--system", "B=" + samples + "/system-b.jsonl", "--setting",
        "A:err=printed", "--measure", "ser.err" });
    EXPECT_NE(text.out.find("no record accounts for the difference"), std::string::npos) << text.out;
}

TEST_F(OtherMeasures, ofTwoAlphasHaveAP)
{
    const auto difference = underTwo("alpha=0", "eter")["differences"][0];
    EXPECT_TRUE(difference["p_two_sided"].is_number());
    EXPECT_TRUE(difference["exact"]);
    EXPECT_NE(difference["note"].get<std::string>().find("as its own side weighs"), std::string::npos);
}

TEST_F(OtherMeasures, accountForTheDifferenceOfTreesOnARealCorpus)
{
    const std::filesystem::path folder = std::filesystem::path(TOUCHSTONE_SHARED) / "corpora/hipe2020-fr";
    if (!std::filesystem::exists(folder / "gold.tsv")) {
        GTEST_SKIP() << "no corpus at " << folder;
    }
    std::vector<std::string> runs;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / "runs")) {
        if (entry.path().extension() == ".tsv") {
            runs.push_back(entry.path().string());
        }
    }
    ASSERT_FALSE(runs.empty());
    std::sort(runs.begin(), runs.end());
    const auto json = underTwo(
        "nested=inside", "eter", { "--layer", "tree" }, (folder / "gold.tsv").string(), runs.front());
    EXPECT_NE(accounted(json, "error_sum"), 0);
}

TEST_F(TwoSettings, meetByLabelWhateverTheCaseUnderHipe)
{
    write("lower.conll", "-DOCSTART- O\n\nAda B-per\nin O\nRome B-loc\n\n");
    write("found.conll", "-DOCSTART- O\n\nAda B-per\nin O\nRome B-per\n\n");
    const auto result = run({ "compare", "--gold", "lower.conll", "--system", "A=found.conll", "--system",
        "B=found.conll", "--setting", "A:pairing=hipe", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(keysOf(json["types"]), (std::vector<std::string> { "LOC", "PER" }));
    for (const auto& [type, row] : json["types"].items()) {
        EXPECT_EQ(row["A"], row["B"]) << type;
    }
    EXPECT_EQ(json["records"],
        (Json { { "fixed", 0 }, { "regressed", 0 }, { "both_wrong_same", 1 }, { "both_wrong_differently", 0 },
            { "both_right", 1 } }));
    EXPECT_EQ(json["differences"][0]["differing"], (Json { { "A", Json::array() }, { "B", Json::array() } }));
    for (const std::string type : { "PER", "per" }) {
        const auto judged = run({ "compare", "--gold", "lower.conll", "--system", "A=found.conll", "--system",
            "B=found.conll", "--setting", "A:pairing=hipe", "--quiet", "--fail-if",
            "muc.strict.precision(" + type + ") < 0" });
        EXPECT_EQ(judged.code, 0) << judged.err;
    }
}

TEST_F(Compare, undefinedAsZeroHoldsForDifferencesToo)
{
    write("b.conll",
        "-DOCSTART- O\n\nAda B-PER\nin O\nRome B-LOC\n\n-DOCSTART- O\n\nAda B-PER\nin O\nRome B-LOC\n\n"
        "-DOCSTART- O\n\nAda B-PER\nin O\nRome B-LOC\n\n-DOCSTART- O\n\nAda B-PER\nin O\nRome B-LOC\n\n");
    const std::vector<std::string> arguments { "compare", "--gold", "b.conll", "--system", "A=b.conll",
        "--system", "E=e.conll", "--json", "--quiet" };
    std::string nothing;
    for (int i = 0; i < 4; ++i) {
        nothing += "-DOCSTART- O\n\nAda O\nin O\nRome O\n\n";
    }
    write("e.conll", nothing);
    const auto undefined = run(arguments);
    const auto plain = Json::parse(undefined.out)["differences"][0];
    EXPECT_TRUE(plain["difference"].is_null());
    EXPECT_NE(plain["note"].get<std::string>().find("0/0"), std::string::npos);
    auto more = arguments;
    more.insert(more.end(), { "--zero-division", "0" });
    const auto result = run(more);
    ASSERT_EQ(result.code, 0) << result.err;
    const auto json = Json::parse(result.out);
    EXPECT_EQ(json["scores"], (Json { { "A", 1.0 }, { "E", 0.0 } }));
    const auto& difference = json["differences"][0];
    EXPECT_EQ(difference["difference"], -1.0);
    EXPECT_EQ(difference["interval"], Json::array({ -1.0, -1.0 }));
    EXPECT_EQ(difference["p_two_sided"], 2.0 / 16);
    EXPECT_EQ(json["intervals"]["E"], Json::array({ 0.0, 0.0 }));
    EXPECT_EQ(json["types"]["PER"]["difference"], -1.0);
}

TEST_F(Compare, aSingleDocumentHasNoIntervalAndTheWayOutIsTold)
{
    write("gold.conll", "Ada B-PER\nin O\nRome B-LOC\n\nBo B-PER\nran O\n");
    write("a.conll", "Ada B-PER\nin O\nRome O\n\nBo B-PER\nran O\n");
    write("b.conll", "Ada O\nin O\nRome O\n\nBo B-PER\nran O\n");
    const auto one = json({ "--documents", "file", "--resample", "document" });
    EXPECT_EQ(one["differences"][0]["units"], 1);
    EXPECT_TRUE(one["differences"][0]["difference"].is_number());
    EXPECT_TRUE(one["differences"][0]["interval"].is_null());
    EXPECT_TRUE(one["intervals"]["A"].is_null());
    EXPECT_NE(one["interval_note"].get<std::string>().find("--documents blank-line"), std::string::npos);
    EXPECT_NE(compare({ "--documents", "file", "--resample", "document" })
                  .out.find("No intervals: there is one document"),
        std::string::npos);
    const auto two = json({ "--documents", "blank-line" });
    EXPECT_TRUE(two["intervals"]["A"].is_array());
    EXPECT_TRUE(two["interval_note"].is_null());
}

TEST_F(Compare, anUnknownScoreNamesTheCountsToo)
{
    writeThree();
    const auto result = compare({ "--measure", "eter.counts" });
    EXPECT_NE(result.code, 0);
    EXPECT_NE(result.err.find("the counts deletions, insertions"), std::string::npos) << result.err;
}

TEST_F(Compare, tablesForPapersSetOffTheBestAndWhatIsNotChance)
{
    std::string gold;
    std::string none;
    for (int i = 0; i < 12; ++i) {
        gold += "-DOCSTART- O\n\nAda B-PER\nin O\nRome B-LOC\n\n";
        none += "-DOCSTART- O\n\nAda B-LOC\nin O\nRome B-LOC\n\n";
    }
    write("gold.conll", gold);
    write("a.conll", gold + "\n"); // else it would be the gold itself
    write("b.conll", none);
    const auto latex = compare({ "--latex" }).out;
    EXPECT_NE(latex.find("A & \\textbf{1.000} &"), std::string::npos) << latex;
    EXPECT_NE(latex.find("B & 0.500\\textsuperscript{{*}} &"), std::string::npos) << latex;
    EXPECT_NE(
        latex.find("{*} differs from the best with p \\textless{} 0.05 (paired approximate randomisation"),
        std::string::npos)
        << latex;
    EXPECT_NE(latex.find("-0.500\\textsuperscript{{*}}"), std::string::npos) << latex;
    const auto markdown = compare({ "--markdown" }).out;
    EXPECT_NE(markdown.find("| A | **1.000** |"), std::string::npos) << markdown;
    EXPECT_NE(markdown.find("<sup>*</sup>"), std::string::npos) << markdown;
    write("b.conll", gold);
    EXPECT_EQ(compare({ "--latex" }).out.find("textsuperscript"), std::string::npos) << "no difference";
}

TEST_F(TwoSettings, ofTheSameSettingListNothing)
{
    writeThree();
    const auto result = run({ "compare", "--gold", "gold.conll", "--system", "A=a.conll", "--system",
        "B=a.conll", "--setting", "B:unit=character", "--json", "--quiet" });
    ASSERT_EQ(result.code, 0) << result.err;
    const auto differing = Json::parse(result.out)["differences"][0]["differing"];
    EXPECT_EQ(differing, (Json { { "A", Json::array() }, { "B", Json::array() } }));
}

TEST_F(TwoSettings, accountForTheDifferenceOnARealCorpus)
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(TOUCHSTONE_SHARED) / "corpora/hipe2020-fr";
    if (!fs::exists(folder / "gold.tsv")) {
        GTEST_SKIP() << "no corpus at " << folder;
    }
    std::vector<fs::path> runs;
    for (const auto& entry : fs::recursive_directory_iterator(folder / "runs")) {
        if (entry.path().extension() == ".tsv") {
            runs.push_back(entry.path());
        }
    }
    ASSERT_FALSE(runs.empty());
    std::sort(runs.begin(), runs.end());
    EXPECT_GT(check((folder / "gold.tsv").string(), runs.front().string(), "hipe"), 0U);
    EXPECT_GT(check((folder / "gold.tsv").string(), runs.front().string(), "nervaluate-0.1"), 0U);
}

} // namespace
