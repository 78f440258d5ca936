// SPDX-License-Identifier: GPL-3.0-or-later
// ETER against numbers found with exact fractions (oracles/eter): values at eleven alphas, counts inside
// their intervals, other readings, three real runs.
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/commonspans.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/eter/eter.h"
#include "tests/support/trees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

namespace touchstone {
namespace {

using match::Rational;
using nlohmann::json;

std::vector<Rational> tenths()
{
    std::vector<Rational> alphas;
    for (int i = 0; i <= 10; ++i) {
        alphas.push_back({ i, 10 });
    }
    return alphas;
}

struct Scored
{
    std::vector<metrics::EterCounts> counts; ///< by alpha
    metrics::EterCurve curve;
};

template <typename GoldMap = match::SameSpan, typename SystemMap = match::SameSpan>
void addDocument(Scored& scored, const match::TreeLabels& labels, const annotation::Document& gold,
    const annotation::Document& system, const match::TreePolicy& policy, const std::vector<Rational>& alphas,
    GoldMap goldMap = {}, SystemMap systemMap = {})
{
    support::Progress progress;
    const auto goldSide = match::makeTreeSide(gold, labels, match::SideRole::Gold, goldMap);
    const auto systemSide = match::makeTreeSide(system, labels, match::SideRole::System, systemMap);
    const auto matching = match::TreeMatching::make(goldSide, systemSide, labels, policy, progress);
    ASSERT_TRUE(matching);
    const auto solution = matching->solve(alphas, match::TreeMatching::Curve::Yes, progress);
    ASSERT_TRUE(solution);
    ASSERT_TRUE(solution->curve);
    scored.counts.resize(alphas.size());
    for (std::size_t at = 0; at < alphas.size(); ++at) {
        metrics::EterCounts counts;
        counts.gold = goldSide.entityCount;
        counts.system = systemSide.entityCount;
        for (const auto edge : solution->alignments[at]) {
            counts.addPair(matching->edges()[edge].cost);
        }
        scored.counts[at] += counts;
    }
    scored.curve.add(goldSide.entityCount, systemSide.entityCount, matching->edges(), *solution->curve);
}

Scored score(const annotation::Layer& gold, const annotation::Layer& system, const match::TreePolicy& policy,
    const std::vector<Rational>& alphas)
{
    Scored scored;
    addDocument(scored, match::TreeLabels(gold.labels, system.labels), gold.documents.front(),
        system.documents.front(), policy, alphas);
    return scored;
}

struct Difference
{
    std::size_t values = 0;
    double largest = 0;
};

void expectResult(
    const json& expected, const metrics::EterCounts& counts, const Rational& alpha, Difference& difference)
{
    EXPECT_EQ(expected["N_E"], counts.gold);
    EXPECT_EQ(expected["N_H"], counts.system);
    EXPECT_NEAR(expected["total"].get<double>(), counts.errorSum(alpha), 1e-9);
    const auto rate = counts.rate(alpha);
    ASSERT_EQ(expected["eter"].is_null(), !rate);
    if (rate) {
        EXPECT_NEAR(expected["eter"].get<double>(), *rate, 1e-12);
        difference.largest = std::max(difference.largest, std::abs(expected["eter"].get<double>() - *rate));
    }
    ++difference.values;
    const auto expectInside = [&](const char* name, std::int64_t value) {
        EXPECT_GE(value, expected[name][0].get<std::int64_t>()) << name;
        EXPECT_LE(value, expected[name][1].get<std::int64_t>()) << name;
    };
    expectInside("D", counts.deletions());
    expectInside("I", counts.insertions());
    expectInside("matched", counts.matched());
    expectInside("correct", counts.correct);
    expectInside("root_correct", counts.rootCorrect);
    expectInside("type", counts.type);
    expectInside("subtype", counts.subtype);
    expectInside("boundary", counts.boundary);
}

match::TreePolicy variant(const std::string& name)
{
    match::TreePolicy policy;
    if (name == "child_label=main") {
        policy.mainChildLabels = true;
    } else if (name == "nc0=cap1") {
        policy.noComponents = match::TreePolicy::NoComponents::Cap;
    } else if (name == "nc0=zero") {
        policy.noComponents = match::TreePolicy::NoComponents::Zero;
    } else if (name == "child_overlap=false") {
        policy.childOverlap = false;
    } else {
        ADD_FAILURE() << name;
    }
    return policy;
}

std::filesystem::path oracle(const char* name)
{
    return std::filesystem::path(TOUCHSTONE_SHARED) / "oracles" / "eter" / name;
}

TEST(EterOracle, CasesAtElevenAlphas)
{
    if (!std::filesystem::exists(oracle("cases.json"))) {
        GTEST_SKIP() << "no oracles at " << TOUCHSTONE_SHARED;
    }
    std::ifstream stream(oracle("cases.json"));
    const auto file = json::parse(stream);
    const auto alphas = tenths();
    std::mt19937 random(7);
    Difference difference;
    for (const auto& one : file["cases"]) {
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = testsupport::treeLayer(one["gold"], one["length"]);
        const auto system = testsupport::treeLayer(one["sys"], one["length"]);
        const auto scored = score(gold, system, {}, alphas);
        const auto points = scored.curve.points();
        for (std::size_t at = 0; at < alphas.size(); ++at) {
            SCOPED_TRACE(alphas[at].value());
            expectResult(one["results"][at], scored.counts[at], alphas[at], difference);
            EXPECT_NEAR(
                metrics::errorsOnCurve(points, alphas[at]), scored.counts[at].errorSum(alphas[at]), 1e-12);
        }
        for (const auto& [name, values] : one["variants_alpha_0_5_and_1"].items()) {
            SCOPED_TRACE(name);
            const std::vector<Rational> two { { 1, 2 }, { 1, 1 } };
            const auto other = score(gold, system, variant(name), two);
            for (std::size_t at = 0; at < 2; ++at) {
                const auto rate = other.counts[at].rate(two[at]);
                ASSERT_EQ(values[at].is_null(), !rate);
                if (rate) {
                    EXPECT_NEAR(values[at].get<double>(), *rate, 1e-9);
                }
                ++difference.values;
            }
        }
        for (int i = 0; i < 5; ++i) {
            const auto shuffled = score(testsupport::treeLayer(one["gold"], one["length"], &random),
                testsupport::treeLayer(one["sys"], one["length"], &random), {}, alphas);
            EXPECT_EQ(shuffled.counts, scored.counts);
        }
    }
    std::cout << "eter/cases.json: " << difference.values << " rows, largest difference "
              << difference.largest << "\n";
}

TEST(EterOracle, PairCosts)
{
    if (!std::filesystem::exists(oracle("cases.json"))) {
        GTEST_SKIP() << "no oracles at " << TOUCHSTONE_SHARED;
    }
    std::ifstream stream(oracle("cases.json"));
    const auto file = json::parse(stream);
    const auto fraction = [](const json& text) {
        const auto whole = text.get<std::string>();
        const auto slash = whole.find('/');
        return std::stod(whole) / (slash == std::string::npos ? 1.0 : std::stod(whole.substr(slash + 1)));
    };
    std::size_t pairs = 0;
    for (const auto& one : file["cases"]) {
        SCOPED_TRACE(one["id"].get<std::string>());
        const auto gold = testsupport::treeLayer(one["gold"], one["length"]);
        const auto system = testsupport::treeLayer(one["sys"], one["length"]);
        const match::TreeLabels labels(gold.labels, system.labels);
        const auto goldSide = match::makeTreeSide(gold.documents[0], labels, match::SideRole::Gold);
        const auto systemSide = match::makeTreeSide(system.documents[0], labels, match::SideRole::System);
        support::Progress progress;
        const auto matching = match::TreeMatching::make(goldSide, systemSide, labels, {}, progress);
        ASSERT_TRUE(matching);
        EXPECT_EQ(matching->edges().size(), one["pairs"].size());
        for (const auto& edge : matching->edges()) {
            const auto g = gold.documents[0].annotations.id(goldSide.annotation(edge.gold));
            const auto h = system.documents[0].annotations.id(systemSide.annotation(edge.system));
            const auto found = std::find_if(one["pairs"].begin(), one["pairs"].end(),
                [&](const json& pair) { return pair["g"] == g && pair["h"] == h; });
            ASSERT_NE(found, one["pairs"].end());
            EXPECT_DOUBLE_EQ(edge.cost.rootCost(), fraction((*found)["Er"]));
            EXPECT_DOUBLE_EQ(edge.cost.typeCost(), fraction((*found)["Et"]));
            EXPECT_DOUBLE_EQ(edge.cost.childCost(), fraction((*found)["Ec"]));
            ++pairs;
        }
    }
    std::cout << "eter/cases.json: " << pairs << " pair costs\n";
}

TEST(EterOracle, RealRunsAtElevenAlphas)
{
    const auto corpus = std::filesystem::path(TOUCHSTONE_SHARED) / "corpora" / "hipe2020-fr";
    if (!std::filesystem::exists(oracle("hipe2020-fr.json")) || !std::filesystem::exists(corpus)) {
        GTEST_SKIP() << "no oracles at " << TOUCHSTONE_SHARED;
    }
    std::ifstream stream(oracle("hipe2020-fr.json"));
    const auto file = json::parse(stream);
    const auto alphas = tenths();
    Difference difference;
    for (const auto& [run, results] : file["runs"].items()) {
        SCOPED_TRACE(run);
        analysis::DataSetSpec spec;
        spec.gold.path = (corpus / "gold.tsv").string();
        spec.gold.options.annotationColumn = "tree";
        spec.systems.emplace_back();
        spec.systems.back().path = (corpus / "runs" / (run + ".tsv")).string();
        spec.systems.back().options.annotationColumn = "tree";
        support::Progress progress;
        const auto data = analysis::loadDataSet(spec, progress);
        ASSERT_TRUE(data) << data.error().text;
        ASSERT_TRUE(data->systems[0].layer);
        const auto evaluation = analysis::evaluate(data->gold, data->systems[0].layer, {}, progress);
        ASSERT_TRUE(evaluation) << evaluation.error().text;
        const match::TreeLabels labels((*evaluation)->gold->labels, (*evaluation)->system->labels);
        Scored scored;
        for (const auto& documentCase : (*evaluation)->cases) {
            const analysis::CommonSpans spans(documentCase, analysis::Unit::Character);
            addDocument(
                scored, labels, *documentCase.gold, *documentCase.system, {}, alphas,
                [&](text::Span span) { return spans.gold(span); },
                [&](text::Span span) { return spans.system(span); });
        }
        const auto points = scored.curve.points();
        for (std::size_t at = 0; at < alphas.size(); ++at) {
            SCOPED_TRACE(alphas[at].value());
            expectResult(results["results"][at], scored.counts[at], alphas[at], difference);
            EXPECT_NEAR(
                metrics::errorsOnCurve(points, alphas[at]), scored.counts[at].errorSum(alphas[at]), 1e-9);
        }
        std::cout << run << ": " << points.size() - 2 << " kinks\n";
    }
    std::cout << "eter/hipe2020-fr.json: " << difference.values << " rows, largest difference "
              << difference.largest << "\n";
}

} // namespace
} // namespace touchstone
