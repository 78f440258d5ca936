// SPDX-License-Identifier: GPL-3.0-or-later
// The matchings that follow nervaluate against what its releases 1.1.0 and 0.1.8 compute
// (oracles/nervaluate), overall and type by type.
#include "core/match/flat/matcher.h"
#include "core/match/flat/mentions.h"
#include "core/measures/base/tally.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

namespace touchstone {
namespace {

using nlohmann::json;

/// The first overlapping prediction takes the gold, though the second is better; a type confusion is missed
/// and spurious inside a type; a gold of an unlisted type is dropped.
constexpr const char* ownCase
    = R"({"id": "own", "types": ["ORG", "PER"], "min_overlap_percentage": 1.0, "flags": [],
 "documents": [{"gold": [{"label": "PER", "token_start": 0, "token_end": 4}, {"label": "X", "token_start": 5,
   "token_end": 6}], "pred": [{"label": "ORG", "token_start": 0, "token_end": 1},
   {"label": "PER", "token_start": 1, "token_end": 4}]}],
 "expected": {"nervaluate_1_1_0": {"overall": {
   "strict": {"correct": 0, "incorrect": 1, "partial": 0, "missed": 0, "spurious": 1, "possible": 1, "actual": 2,
     "precision": 0, "recall": 0, "f1": 0},
   "partial": {"correct": 0, "incorrect": 0, "partial": 1, "missed": 0, "spurious": 1, "possible": 1, "actual": 2,
     "precision": 0.25, "recall": 0.5, "f1": 0.3333333333333333}},
  "per_type": {"PER": {"ent_type": {"correct": 1, "incorrect": 0, "partial": 0, "missed": 0, "spurious": 0,
     "possible": 1, "actual": 1, "precision": 1, "recall": 1, "f1": 1}},
   "ORG": {"exact": {"correct": 0, "incorrect": 0, "partial": 0, "missed": 0, "spurious": 1, "possible": 0,
     "actual": 1, "precision": 0, "recall": 0, "f1": 0}}}}}})";

/// Release 0.1.8 takes a gold twice for equal predictions, also for one of equal span and another type, and
/// two equal golds for one: 2 correct, 1 wrong type, nothing missed.
constexpr const char* ownCaseOf018
    = R"({"id": "own 0.1.8", "types": ["ORG", "PER"], "min_overlap_percentage": 1.0, "flags": [],
 "documents": [{"gold": [{"label": "PER", "token_start": 0, "token_end": 2}, {"label": "PER", "token_start": 4,
   "token_end": 5}, {"label": "PER", "token_start": 4, "token_end": 5}],
   "pred": [{"label": "PER", "token_start": 0, "token_end": 2}, {"label": "PER", "token_start": 0, "token_end": 2},
   {"label": "ORG", "token_start": 4, "token_end": 5}]}],
 "expected": {"nervaluate_0_1_8": {"overall": {
   "strict": {"correct": 2, "incorrect": 1, "partial": 0, "missed": 0, "spurious": 0, "possible": 3, "actual": 3,
     "precision": 0.6666666666666666, "recall": 0.6666666666666666, "f1": 0.6666666666666666},
   "exact": {"correct": 3, "incorrect": 0, "partial": 0, "missed": 0, "spurious": 0, "possible": 3, "actual": 3,
     "precision": 1, "recall": 1, "f1": 1}},
  "per_type": {"PER": {"ent_type": {"correct": 2, "incorrect": 1, "partial": 0, "missed": 0, "spurious": 0,
     "possible": 3, "actual": 3, "precision": 0.6666666666666666, "recall": 0.6666666666666666,
     "f1": 0.6666666666666666}}}}}})";

annotation::Layer layerOf(const json& documents, const char* side, const std::set<std::string>& allowed)
{
    annotation::Layer layer;
    for (const auto& source : documents) {
        auto& document = layer.documents.emplace_back();
        for (const auto& span : source[side]) {
            if (allowed.count(span["label"]) != 0) {
                auto& entity = document.annotations.entities.emplace_back();
                entity.span = { span["token_start"], span["token_end"] };
                entity.label = layer.labels.intern(span["label"].get<std::string>());
            }
        }
    }
    return layer;
}

std::vector<match::PairOutcome> recordsOf(
    const match::Side& gold, const match::Side& system, const match::MatchPolicy& policy)
{
    support::Progress progress;
    const auto records = match::recordsOf(0, gold, system, policy, progress);
    EXPECT_TRUE(records.has_value());
    return records.value_or(std::vector<match::PairOutcome>());
}

void count(metrics::SchemeTallies& tallies, const match::Side& gold, const match::Side& system,
    const match::MatchPolicy& policy)
{
    for (const auto& record : recordsOf(gold, system, policy)) {
        metrics::addRecord(tallies, record);
    }
}

void expectEqual(const metrics::SchemeTallies& tallies, const json& expected, bool partialWeightLost)
{
    using match::Outcome;
    for (const auto& [schema, result] : expected.items()) {
        SCOPED_TRACE(schema);
        const auto scheme = schema == "ent_type" ? match::Scheme::Type : match::schemeByName(schema).value();
        const auto& t = tallies[static_cast<std::size_t>(scheme)];
        EXPECT_EQ(t[Outcome::Correct], result["correct"]);
        EXPECT_EQ(t[Outcome::Incorrect], result["incorrect"]);
        EXPECT_EQ(t[Outcome::Partial], result["partial"]);
        EXPECT_EQ(t[Outcome::Missing], result["missed"]);
        EXPECT_EQ(t[Outcome::Spurious], result["spurious"]);
        EXPECT_EQ(t.possible(), result["possible"]);
        EXPECT_EQ(t.actual(), result["actual"]);
        double precision = result["precision"];
        double recall = result["recall"];
        double f1 = result["f1"];
        if (partialWeightLost && scheme == match::Scheme::Partial) {
            const double credit = result["correct"].get<double>() + 0.5 * result["partial"].get<double>();
            precision = result["actual"] == 0 ? 0 : credit / result["actual"].get<double>();
            recall = result["possible"] == 0 ? 0 : credit / result["possible"].get<double>();
            f1 = precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
        }
        // The peer has 0 where nothing is defined.
        EXPECT_NEAR(t.precision().value_or(0), precision, 1e-12);
        EXPECT_NEAR(t.recall().value_or(0), recall, 1e-12);
        EXPECT_NEAR(t.f1().value_or(0), f1, 1e-12);
    }
}

void expectAsNervaluate(const json& testCase)
{
    SCOPED_TRACE(testCase["id"]);
    const std::set<std::string> allowed = testCase["types"];
    const auto gold = layerOf(testCase["documents"], "gold", allowed);
    const auto system = layerOf(testCase["documents"], "pred", allowed);
    const match::TypeTable types(gold, system);
    const match::MatchPolicy policy { match::PairingPolicy::FirstCome, testCase["min_overlap_percentage"] };
    metrics::SchemeTallies overall {};
    std::vector<metrics::SchemeTallies> byType(types.labels().size());
    for (std::size_t d = 0; d < gold.documents.size(); ++d) {
        const auto goldSide = match::makeSide(gold.documents[d], types, match::SideRole::Gold);
        const auto systemSide = match::makeSide(system.documents[d], types, match::SideRole::System);
        count(overall, goldSide, systemSide, policy);
        for (std::uint32_t type = 0; type < byType.size(); ++type) {
            count(byType[type], match::onlyType(goldSide, type), match::onlyType(systemSide, type), policy);
        }
    }
    const auto& flags = testCase["flags"];
    const bool lost = std::find(flags.begin(), flags.end(), "bug_partial_weight_lost") != flags.end();
    const auto& expected = testCase["expected"]["nervaluate_1_1_0"];
    expectEqual(overall, expected["overall"], lost);
    EXPECT_EQ(expected["per_type"].size(), types.labels().size());
    for (std::size_t type = 0; type < byType.size(); ++type) {
        SCOPED_TRACE(types.labels()[type]);
        ASSERT_TRUE(expected["per_type"].contains(types.labels()[type]));
        expectEqual(byType[type], expected["per_type"][types.labels()[type]], lost);
    }
}

/// A type's row holds the events of its golds, and its own spurious predictions.
void expectAsRelease018(const json& testCase)
{
    SCOPED_TRACE(testCase["id"]);
    const std::set<std::string> allowed = testCase["types"];
    const auto gold = layerOf(testCase["documents"], "gold", allowed);
    const auto system = layerOf(testCase["documents"], "pred", allowed);
    const match::TypeTable types(gold, system);
    const match::MatchPolicy policy { match::PairingPolicy::Nervaluate01, 0 };
    metrics::SchemeTallies overall {};
    std::vector<metrics::SchemeTallies> byType(types.labels().size());
    for (std::size_t d = 0; d < gold.documents.size(); ++d) {
        const auto goldSide = match::makeSide(gold.documents[d], types, match::SideRole::Gold);
        const auto systemSide = match::makeSide(system.documents[d], types, match::SideRole::System);
        for (const auto& record : recordsOf(goldSide, systemSide, policy)) {
            metrics::addRecord(overall, record);
            metrics::addRecord(byType[record.rowType()], record);
        }
    }
    const auto& expected = testCase["expected"]["nervaluate_0_1_8"];
    expectEqual(overall, expected["overall"], false);
    for (const auto& [type, results] : expected["per_type"].items()) {
        SCOPED_TRACE(type);
        const auto& labels = types.labels();
        const auto at
            = static_cast<std::size_t>(std::find(labels.begin(), labels.end(), type) - labels.begin());
        expectEqual(at < labels.size() ? byType[at] : metrics::SchemeTallies {}, results, false);
    }
}

TEST(NervaluateOracle, OwnCaseOfRelease018) { expectAsRelease018(json::parse(ownCaseOf018)); }

TEST(NervaluateOracle, EveryCaseOfRelease018)
{
    const std::filesystem::path path = TOUCHSTONE_SHARED "/oracles/nervaluate/cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "no " << path;
    }
    std::ifstream file(path);
    std::size_t compared = 0;
    const auto cases = json::parse(file)["cases"];
    for (const auto& testCase : cases) {
        if (!testCase["expected"]["nervaluate_0_1_8"].is_null()) {
            expectAsRelease018(testCase);
            ++compared;
        }
    }
    EXPECT_GE(compared, 40U);
    std::cout << "nervaluate 0.1.8: " << compared << " cases compared\n";
}

TEST(NervaluateOracle, OwnCase) { expectAsNervaluate(json::parse(ownCase)); }

TEST(NervaluateOracle, EveryCaseOfRelease110)
{
    const std::filesystem::path path = TOUCHSTONE_SHARED "/oracles/nervaluate/cases.json";
    if (!std::filesystem::exists(path)) {
        GTEST_SKIP() << "no " << path;
    }
    std::ifstream file(path);
    const auto cases = json::parse(file)["cases"];
    ASSERT_GE(cases.size(), 50U);
    for (const auto& testCase : cases) {
        expectAsNervaluate(testCase);
    }
}

} // namespace
} // namespace touchstone
