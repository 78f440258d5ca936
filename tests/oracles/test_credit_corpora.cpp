// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap and links from files to scores: neleval's cases through the whole pipeline, and the published
// counts of three entity linkers on KORE50.
#include "core/io/open/opener.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace touchstone::analysis {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

annotation::LayerPtr opened(const fs::path& path)
{
    support::Progress progress;
    auto layer = io::openLayer(path.string(), path.stem().string(), {}, progress);
    EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
    return layer ? *layer : nullptr;
}

EvaluationPtr evaluated(const annotation::LayerPtr& gold, const annotation::LayerPtr& system)
{
    support::Progress progress;
    auto result = evaluate(gold, system, {}, progress);
    EXPECT_TRUE(result);
    return *result;
}

MeasureResultPtr computed(std::string_view id, const Evaluation& evaluation)
{
    support::Progress progress;
    auto result = computeMeasure(id, evaluation, progress);
    EXPECT_TRUE(result);
    return *result;
}

TEST(NelevalPipeline, ScoresFromFilesEqualThePeers)
{
    const auto path = fs::path(TOUCHSTONE_SHARED) / "oracles/neleval/cases.json";
    if (!fs::exists(path)) {
        GTEST_SKIP() << path << " is not there";
    }
    const auto folder = fs::temp_directory_path() / "touchstone-credit-corpora";
    fs::create_directories(folder);
    int rows = 0;
    int equal = 0;
    double largest = 0;
    const auto cases = json::parse(std::ifstream(path));
    for (const auto& item : cases["cases"]) {
        if (item["gold"].empty() || item["system"].empty()) {
            continue; // an empty file is refused before there is anything to score
        }
        std::ofstream(folder / "gold.tsv") << item["gold_tsv"].get<std::string>();
        std::ofstream(folder / "system.tsv") << item["system_tsv"].get<std::string>();
        const auto gold = opened(folder / "gold.tsv");
        const auto system = opened(folder / "system.tsv");
        ASSERT_TRUE(gold && system);
        if (gold->documents.size() == 1 && system->documents.size() == 1
            && gold->documents[0].name != system->documents[0].name) {
            continue; // two single documents always meet here, whatever their names
        }
        const auto evaluation = evaluated(gold, system);
        const auto measure = computed("overlap", *evaluation);
        const auto& result = static_cast<const OverlapResult&>(*measure);
        for (std::size_t key = 0; key < metrics::overlapKeys.size(); ++key) {
            for (const auto strategy : metrics::allOverlapStrategies) {
                const auto name = "overlap-" + std::string(metrics::overlapStrategyName(strategy))
                    + "::" + std::string(metrics::creditKeyName(metrics::overlapKeys[key]));
                const auto score = result.plain.overall.at(key).score(strategy);
                const auto& expected = item["expected"][name];
                const double difference
                    = std::max({ std::abs(score.precisionCredit - expected["ptp"].get<double>()),
                        std::abs(score.recallCredit - expected["rtp"].get<double>()),
                        std::abs(score.f1().value_or(0) - expected["fscore"].get<double>()) });
                largest = std::max(largest, difference);
                ++rows;
                equal += difference <= 1e-9 ? 1 : 0;
                EXPECT_LE(difference, 1e-9) << item["id"] << " " << name;
            }
        }
        const auto links = computed("links", *evaluation);
        const auto& counts = static_cast<const LinkResult&>(*links).overall.spanKbid;
        const auto& tags = item["tags"];
        const bool several = std::find(tags.begin(), tags.end(), "multi") != tags.end();
        // Of several gold ids the peer takes the first; here each is right.
        EXPECT_TRUE(
            several || counts.correct == item["expected"]["sets:is_linked:span+kbid"]["ptp"].get<int>())
            << item["id"];
        EXPECT_GE(static_cast<double>(counts.correct),
            item["expected"]["sets:is_linked:span+kbid"]["ptp"].get<double>());
        testsupport::expectCountsToSelectTheirRecords(evaluation, *measure);
        testsupport::expectCountsToSelectTheirRecords(evaluation, *links);
    }
    fs::remove_all(folder);
    std::printf(
        "neleval overlap from files: %d rows, %d equal, largest difference %.3g\n", rows, equal, largest);
    EXPECT_EQ(rows, 55 * 12);
}

/// Scorers that leave labels out, tokens that differ: the counts still select their records.
TEST(Hipe, CountsSelectTheirRecordsUnderEveryPairing)
{
    const auto folder = fs::path(TOUCHSTONE_SHARED) / "corpora/hipe2020-fr";
    if (!fs::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const auto gold = opened(folder / "gold.tsv");
    const auto system = opened(folder / "runs/team10_bundle1_fr_1.tsv");
    ASSERT_TRUE(gold && system);
    for (const auto pairing : { match::PairingPolicy::Optimal, match::PairingPolicy::Hipe }) {
        EvaluationSpec spec;
        spec.matching.pairing = pairing;
        spec.overlap.types.weights = { { { "pers", "loc" }, 0.5 } };
        support::Progress progress;
        const auto evaluation = evaluate(gold, system, spec, progress);
        ASSERT_TRUE(evaluation);
        for (const auto* id : { "overlap", "links" }) {
            const auto measure = computed(id, **evaluation);
            EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(*evaluation, *measure), 100U) << id;
        }
    }
}

TEST(Kore50, PublishedCountsOfAllThreeLinkers)
{
    const auto folder = fs::path(TOUCHSTONE_SHARED) / "corpora/elevant-kore50";
    if (!fs::exists(folder)) {
        GTEST_SKIP() << folder << " is not there";
    }
    const auto gold = opened(folder / "gold.jsonl");
    ASSERT_TRUE(gold);
    EXPECT_EQ(gold->entityCount(), 144U);
    for (const std::string linker : { "rel__2014_", "neural_el", "dbpedia_spotlight" }) {
        const auto runs = folder / "runs";
        const auto system = opened(runs / (linker + ".kore50.linked_articles.jsonl"));
        ASSERT_TRUE(system);
        const auto published
            = json::parse(std::ifstream(runs / (linker + ".kore50.eval_results.json")))["IGNORED"];
        const auto evaluation = evaluated(gold, system);
        const auto measure = computed("links", *evaluation);
        const auto& counts = static_cast<const LinkResult&>(*measure).overall;
        const auto& all = published["mention_types"]["all"];
        EXPECT_EQ(counts.spanKbid.correct, all["true_positives"].get<std::int64_t>()) << linker;
        EXPECT_EQ(
            counts.spanKbid.system - counts.spanKbid.correct, all["false_positives"].get<std::int64_t>());
        EXPECT_EQ(counts.spanKbid.gold - counts.spanKbid.correct, all["false_negatives"].get<std::int64_t>());
        EXPECT_EQ(counts.spanKbid.gold, 143);
        EXPECT_NEAR(*counts.spanKbid.f1(), all["f1"].get<double>(), 1e-12);
        // Spans only: linked names of equal span, whatever the ids.
        const auto& ner = published["error_categories"]["ner"];
        const auto both = counts.classes[static_cast<std::size_t>(metrics::LinkClass::CorrectLink)]
            + counts.classes[static_cast<std::size_t>(metrics::LinkClass::WrongLink)];
        EXPECT_EQ(both, ner["true_positives"].get<std::int64_t>()) << linker;
        EXPECT_EQ(counts.spanKbid.system - both, ner["false_positives"].get<std::int64_t>());
        EXPECT_EQ(counts.spanKbid.gold - both, ner["false_negatives"].get<std::int64_t>());
        EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *measure), 50U);
    }
}

} // namespace
} // namespace touchstone::analysis
