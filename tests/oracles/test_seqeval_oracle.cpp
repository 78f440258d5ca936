// SPDX-License-Identifier: GPL-3.0-or-later
// `conll` against seqeval (default mode, and strict mode in each scheme) and conlleval, from file to number
// (oracles/seqeval).
#include "core/evaluation/dataset/project.h"
#include "core/measures/conll/computeconll.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/significance.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

namespace touchstone::analysis {
namespace {

using metrics::ConllCounts;
using metrics::StrictScheme;
using nlohmann::json;

using Sentences = std::vector<std::vector<std::string>>;

annotation::LayerPtr layerOf(const Sentences& sentences, const std::string& name)
{
    const auto path = testing::TempDir() + "seqeval_" + name + ".conll";
    {
        std::ofstream file(path);
        int token = 0;
        for (const auto& sentence : sentences) {
            for (const auto& tag : sentence) {
                file << "w" << token++ << " " << tag << "\n";
            }
            file << "\n";
        }
    }
    io::ReadOptions options;
    options.format = "conll";
    support::Progress progress;
    const auto data = loadDataSet({ {}, { name, path, options }, {}, {}, {} }, progress);
    EXPECT_TRUE(data) << (data ? "" : support::formatted(data.error()));
    return data ? data->gold : nullptr;
}

struct Scored
{
    EvaluationPtr evaluation;
    support::Result<MeasureResultPtr> result = support::failure(support::ErrorCode::Cancelled, "not yet");

    [[nodiscard]] const ConllResult& conll() const { return dynamic_cast<const ConllResult&>(**result); }
};

Scored scored(const Sentences& gold, const Sentences& system, StrictScheme scheme)
{
    EvaluationSpec spec;
    spec.strictScheme = scheme;
    support::Progress progress;
    Scored scored;
    scored.evaluation = *evaluate(layerOf(gold, "gold"), layerOf(system, "system"), spec, progress);
    scored.result = computeMeasure("conll", *scored.evaluation, progress);
    return scored;
}

/// The peer has 0 where nothing is defined.
void expectRow(const ConllCounts& counts, const json& expected)
{
    EXPECT_EQ(counts.gold, expected["support"]);
    EXPECT_NEAR(counts.precision().value_or(0), expected["precision"], 1e-12);
    EXPECT_NEAR(counts.recall().value_or(0), expected["recall"], 1e-12);
    EXPECT_NEAR(counts.f1().value_or(0), expected["f1-score"], 1e-12);
}

void expectReport(const Scored& scored, const json& expected)
{
    ASSERT_TRUE(scored.result) << scored.result.error().text;
    const auto& conll = scored.conll();
    expectRow(conll.overall, expected["micro avg"]);
    std::map<std::string, ConllCounts> types;
    for (std::size_t i = 0; i < conll.types.size(); ++i) {
        types[conll.typeNames[i]] = conll.types[i];
    }
    for (const auto& [name, row] : expected.items()) {
        if (!name.ends_with(" avg")) {
            SCOPED_TRACE(name);
            ASSERT_TRUE(types.count(name));
            expectRow(types[name], row);
            types.erase(name);
        }
    }
    for (const auto& [name, counts] : types) {
        EXPECT_EQ(counts, ConllCounts {}) << "seqeval has no row " << name;
    }
    for (const auto* const mean : { "macro", "weighted" }) {
        for (const auto& [peer, own] : { std::pair("precision", "precision"), std::pair("recall", "recall"),
                 std::pair("f1-score", "f1") }) {
            const auto value
                = scoreValue({ scored.evaluation, *scored.result }, std::string(own) + "." + mean);
            ASSERT_TRUE(value) << value.error().text;
            EXPECT_NEAR(value->value_or(0), expected[std::string(mean) + " avg"][peer], 1e-12)
                << mean << " " << peer;
        }
    }
    testsupport::expectCountsToSelectTheirRecords(scored.evaluation, conll);
}

json cases()
{
    const std::filesystem::path path = TOUCHSTONE_SHARED "/oracles/seqeval/cases.json";
    if (!std::filesystem::exists(path)) {
        return nullptr;
    }
    std::ifstream file(path);
    // Undefined averages are written as NaN, which JSON does not have; no case asks for one.
    std::stringstream buffer;
    buffer << file.rdbuf();
    auto text = buffer.str();
    for (auto at = text.find("NaN"); at != std::string::npos; at = text.find("NaN", at)) {
        text.replace(at, 3, "0.0");
    }
    return json::parse(text)["cases"];
}

TEST(SeqevalOracle, EveryCaseOfTheDefaultMode)
{
    const auto all = cases();
    if (all.is_null()) {
        GTEST_SKIP() << "needs oracles/seqeval beside the project";
    }
    ASSERT_EQ(all.size(), 45U);
    for (const auto& one : all) {
        SCOPED_TRACE(one["id"]);
        const auto ours = scored(one["y_true"], one["y_pred"], StrictScheme::None);
        expectReport(ours, one["expected"]["seqeval_default"]);
        const auto accuracy = scoreValue({ ours.evaluation, *ours.result }, "accuracy");
        ASSERT_TRUE(accuracy) << accuracy.error().text;
        EXPECT_NEAR(accuracy->value_or(0), one["expected"]["seqeval_default_accuracy"], 1e-12);
    }
}

TEST(SeqevalOracle, EveryCaseOfTheStrictSchemesAndWhatTheyRefuse)
{
    const auto all = cases();
    if (all.is_null()) {
        GTEST_SKIP() << "needs oracles/seqeval beside the project";
    }
    const std::pair<const char*, StrictScheme> schemes[] = { { "seqeval_strict_IOB2", StrictScheme::Iob2 },
        { "seqeval_strict_IOBES", StrictScheme::Iobes }, { "seqeval_strict_BILOU", StrictScheme::Bilou } };
    std::size_t equal = 0;
    std::size_t refused = 0;
    for (const auto& one : all) {
        for (const auto& [name, scheme] : schemes) {
            SCOPED_TRACE(std::string(one["id"]) + " " + name);
            const auto& expected = one["expected"][name];
            const auto ours = scored(one["y_true"], one["y_pred"], scheme);
            if (expected.contains("error")) {
                ASSERT_FALSE(ours.result);
                EXPECT_EQ(ours.result.error().code, support::ErrorCode::InvalidOption);
                EXPECT_GT(ours.result.error().place.line, 0U);
                ++refused;
            } else {
                expectReport(ours, expected);
                ++equal;
            }
        }
    }
    std::cout << "seqeval strict: " << equal << " reports compared, " << refused
              << " refused on both sides\n";
    EXPECT_EQ(equal + refused, 135U);
}

/// conlleval.pl knows neither S nor tags without hyphen; everywhere else it counts as the default mode.
TEST(SeqevalOracle, ConllevalCountsTheSameWhereItKnowsTheTags)
{
    const auto all = cases();
    if (all.is_null()) {
        GTEST_SKIP() << "needs oracles/seqeval beside the project";
    }
    std::vector<std::string> differ;
    for (const auto& one : all) {
        const auto ours = scored(one["y_true"], one["y_pred"], StrictScheme::None);
        ASSERT_TRUE(ours.result);
        const auto& counts = ours.conll().overall;
        const auto& perl = one["expected"]["conlleval_pl"];
        const auto percent = [](std::optional<double> value) { return 100 * value.value_or(0); };
        const bool equal = counts.gold == perl["phrases_gold"] && counts.system == perl["phrases_found"]
            && counts.correct == perl["phrases_correct"]
            && std::abs(percent(counts.f1()) - perl["fb1"].get<double>()) <= 0.005 + 1e-9;
        if (!equal) {
            differ.push_back(one["id"]);
        }
    }
    EXPECT_EQ(differ, (std::vector<std::string> { "h19", "h22", "h27", "r14" }));
}

TEST(Seqeval, DoesNotKnowBilouWhereMucDoes)
{
    const Sentences two { { "U-PER", "U-PER", "O", "U-LOC" } };
    const auto ours = scored(two, { { "U-PER", "U-PER", "O", "O" } }, StrictScheme::None);
    ASSERT_TRUE(ours.result);
    EXPECT_EQ(ours.conll().overall, (ConllCounts { 1, 2, 1 })) << "adjacent U melt";
    EXPECT_EQ(ours.evaluation->overall[0].possible(), 3);
    EXPECT_EQ(ours.conll().diagnostics.count("conll.as-seqeval"), 1U);
    testsupport::expectCountsToSelectTheirRecords(ours.evaluation, ours.conll());
    const auto strict = scored(two, { { "U-PER", "U-PER", "O", "O" } }, StrictScheme::Bilou);
    ASSERT_TRUE(strict.result);
    EXPECT_EQ(strict.conll().overall, (ConllCounts { 2, 3, 2 }));
    EXPECT_TRUE(strict.conll().lists.empty()) << "the spans are the reader's";
}

TEST(Seqeval, StrictSchemesDropAnnotationsOfTheGoldToo)
{
    const Sentences gold { { "B-PER", "I-PER", "E-PER", "B-LOC" }, { "E-LOC", "S-ORG" } };
    const auto ours = scored(gold, gold, StrictScheme::Iobes);
    ASSERT_TRUE(ours.result);
    EXPECT_EQ(ours.conll().overall, (ConllCounts { 2, 2, 2 })) << "no end, no begin: dropped";
    EXPECT_EQ(ours.evaluation->overall[0].possible(), 4);
    testsupport::expectCountsToSelectTheirRecords(ours.evaluation, ours.conll());
}

TEST(Seqeval, RareSchemesReadAsTheirPeerDoes)
{
    const auto counts = [](const Sentences& tags, StrictScheme scheme) {
        const auto ours = scored(tags, tags, scheme);
        EXPECT_TRUE(ours.result);
        testsupport::expectCountsToSelectTheirRecords(ours.evaluation, ours.conll());
        return ours.conll().overall.gold;
    };
    const Sentences begun { { "B-PER" }, { "I-PER", "B-PER", "I-LOC" }, { "I-PER", "B-LOC", "I-LOC" } };
    EXPECT_EQ(counts(begun, StrictScheme::Iob1), 5) << "a B parts spans of one type, and begins none";
    const Sentences ended { { "I-PER", "E-PER", "O" }, { "I-PER", "E-PER", "E-PER", "I-PER" }, { "I-LOC" } };
    EXPECT_EQ(counts(ended, StrictScheme::Ioe1), 4) << "an E parts spans of one type, and ends none";
    EXPECT_EQ(counts(ended, StrictScheme::Ioe2), 3) << "every span ends with E";
}

TEST(Seqeval, ATypeThatTwoLabelsStandForHasCountsButNoLinkThatLies)
{
    // "PER" bare is the type ER; "XER" too; B-ER as well.
    const Sentences gold { { "B-ER", "O", "PER", "O", "XER", "O", "B-PER", "O", "B-ER" } };
    const auto ours = scored(gold, gold, StrictScheme::None);
    ASSERT_TRUE(ours.result);
    EXPECT_EQ(ours.conll().overall, (ConllCounts { 5, 5, 5 }));
    testsupport::expectCountsToSelectTheirRecords(ours.evaluation, ours.conll());
}

} // namespace
} // namespace touchstone::analysis
