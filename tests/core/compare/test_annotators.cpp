// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/annotators.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/slices/filtering.h"
#include "core/report/tables/annotatorsheets.h"
#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace touchstone::analysis {
namespace {

using annotation::LayerPtr;
using match::Scheme;
using testsupport::layerPtr;

/// Under strict a and b agree on two of three annotations each, a and c on two, b and c on one.
std::vector<LayerPtr> three()
{
    return { layerPtr({ "[PER Ada] met [PER Ben] in [LOC Rome] by Elbe" }, "a"),
        layerPtr({ "[PER Ada] met [PER Ben] in [ORG Rome] by Elbe" }, "b"),
        layerPtr({ "[PER Ada] met Ben in [LOC Rome] by [LOC Elbe]" }, "c") };
}

AnnotatorPairs compared(const std::vector<LayerPtr>& layers, const EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto result = evaluateAnnotators(layers, spec, progress);
    EXPECT_TRUE(result);
    return std::move(*result);
}

std::vector<std::size_t> inOrder(const AnnotatorPairs& pairs)
{
    std::vector<std::size_t> order(pairs.names.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    return order;
}

const AnnotatorRow& rowOf(const AnnotatorAgreement& agreement, const std::string& type)
{
    const auto found = std::ranges::find(agreement.types, type, &AnnotatorRow::type);
    EXPECT_NE(found, agreement.types.end()) << type;
    return *found;
}

void expectNear(const std::optional<double>& value, double expected)
{
    ASSERT_TRUE(value);
    EXPECT_NEAR(*value, expected, 1e-12);
}

TEST(Annotators, MatrixOfThreeIsAsCountedByHand)
{
    const auto agreement = annotatorAgreement(compared(three()), Scheme::Strict);
    const std::vector<std::vector<double>> expected { { 0, 2. / 3, 2. / 3 }, { 2. / 3, 0, 1. / 3 },
        { 2. / 3, 1. / 3, 0 } };
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            if (i == j) {
                EXPECT_FALSE(agreement.f1[i][j]) << "nobody is compared with himself";
            } else {
                expectNear(agreement.f1[i][j], expected[i][j]);
            }
        }
    }
    expectNear(agreement.overall.mean, 5. / 9);
    const auto& all = agreement.overall.annotators;
    expectNear(all[0].with, 2. / 3);
    expectNear(all[0].among, 1. / 3);
    expectNear(all[0].deviation, 1. / 3);
    expectNear(all[1].deviation, 1. / 2 - 2. / 3);
    expectNear(all[2].deviation, 1. / 2 - 2. / 3);
    EXPECT_EQ(agreement.overall.deviating, (std::vector<std::size_t> { 1, 2 })) << "alike";
    EXPECT_EQ(all[1].farthest, 2U);
    const auto exact = annotatorAgreement(compared(three()), Scheme::Exact);
    expectNear(exact.f1[0][1], 1);
}

TEST(Annotators, WhoDeviatesIsToldByType)
{
    const auto agreement = annotatorAgreement(compared(three()), Scheme::Strict);
    ASSERT_EQ(agreement.types.size(), 3U);
    EXPECT_EQ(agreement.types.front().type, "LOC") << "by code point";
    const auto& person = rowOf(agreement, "PER");
    expectNear(person.mean, 7. / 9);
    expectNear(person.annotators[0].deviation, 5. / 6 - 2. / 3);
    expectNear(person.annotators[2].deviation, 2. / 3 - 1);
    EXPECT_EQ(person.deviating, std::vector<std::size_t> { 2 });
    const auto& place = rowOf(agreement, "LOC");
    expectNear(place.annotators[1].with, 0);
    expectNear(place.annotators[1].deviation, -2. / 3);
    EXPECT_EQ(place.deviating, std::vector<std::size_t> { 1 }) << "who uses no LOC at all deviates";
    EXPECT_EQ(place.annotators[1].farthest, 0U) << "of equal ones the first by name";
    const auto& other = rowOf(agreement, "ORG");
    expectNear(other.mean, 0);
    EXPECT_FALSE(other.annotators[1].among) << "a and c have no ORG: 0/0";
    EXPECT_FALSE(other.annotators[1].deviation);
    EXPECT_TRUE(other.deviating.empty());
}

TEST(Annotators, OrderOfFilesChangesTheOrderOfRowsOnly)
{
    const auto layers = three();
    const auto straight = compared(layers);
    const auto expected = annotatorAgreement(straight, Scheme::Strict);
    std::vector<std::size_t> order { 0, 1, 2 };
    do {
        std::vector<LayerPtr> moved;
        for (const auto number : order) {
            moved.push_back(layers[number]);
        }
        const auto pairs = compared(moved);
        const auto agreement = annotatorAgreement(pairs, Scheme::Strict);
        ASSERT_EQ(agreement.types.size(), expected.types.size());
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j) {
                EXPECT_EQ(agreement.f1[i][j], expected.f1[order[i]][order[j]]);
            }
            for (std::size_t type = 0; type < expected.types.size(); ++type) {
                EXPECT_EQ(agreement.types[type].mean, expected.types[type].mean);
                EXPECT_EQ(agreement.types[type].annotators[i].deviation,
                    expected.types[type].annotators[order[i]].deviation);
            }
        }
        for (std::size_t i = 0; i < pairs.pairs.size(); ++i) {
            EXPECT_EQ(pairs.names[pairs.pairs[i].a], straight.names[straight.pairs[i].a]);
            EXPECT_EQ(pairs.pairs[i].overall, straight.pairs[i].overall);
        }
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(Annotators, CountsAndTypesLeadToTheRecordsOfTheirPair)
{
    const auto layers = three();
    const auto pairs = compared(layers);
    for (const auto scheme : match::allSchemes) {
        const auto sheet = annotatorPairsSheet(pairs, annotatorAgreement(pairs, scheme));
        ASSERT_EQ(sheet.rows.size(), 3U);
        for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
            const auto& pair = pairs.pairs[i];
            const auto evaluation = testsupport::evaluated(layers[pair.a], layers[pair.b]);
            std::size_t counts = 0;
            for (const auto& cell : sheet.rows[i].cells) {
                if (cell.isCount) {
                    const RecordFilter filter = *cell.link;
                    EXPECT_EQ(static_cast<double>(filtered(*evaluation, std::span(&filter, 1)).size()),
                        cell.value.value());
                    ++counts;
                }
            }
            EXPECT_EQ(counts, 4U);
        }
    }
    const auto types = annotatorTypesSheet(pairs, annotatorAgreement(pairs, Scheme::Strict), inOrder(pairs));
    ASSERT_NE(types.noteAt(0, 3), nullptr);
    EXPECT_EQ(types.rows[0].name, "LOC");
    EXPECT_EQ(types.noteAt(0, 3)->system, 1U);
    const auto agreement = annotatorAgreement(pairs, Scheme::Strict);
    EXPECT_EQ(
        annotatorsBehind(pairs, agreement, types, "LOC", 1), std::pair(std::size_t { 1 }, std::size_t { 0 }))
        << "with whom b agrees least on LOC";
    EXPECT_EQ(
        annotatorsBehind(pairs, agreement, annotatorMatrixSheet(pairs, agreement, inOrder(pairs)), "b", 2),
        std::pair(std::size_t { 1 }, std::size_t { 2 }));
    EXPECT_EQ(annotatorsBehind(pairs, agreement, annotatorPairsSheet(pairs, agreement), "a – c", 0),
        std::pair(std::size_t { 0 }, std::size_t { 2 }));
    EXPECT_EQ(*types.rows[0].cells[2].link, annotatorErrors(Scheme::Strict, "LOC"));
    const auto evaluation = testsupport::evaluated(layers[0], layers[1]);
    const auto filter = annotatorErrors(Scheme::Strict, "LOC");
    EXPECT_EQ(filtered(*evaluation, std::span(&filter, 1)).size(), 1U) << "Rome";
}

TEST(Annotators, SheetsNameEverybody)
{
    const auto pairs = compared(three());
    const auto agreement = annotatorAgreement(pairs, Scheme::Strict);
    const auto matrix = annotatorMatrixSheet(pairs, agreement, inOrder(pairs));
    ASSERT_EQ(matrix.columns.size(), 4U);
    ASSERT_EQ(matrix.rows.size(), 3U);
    ASSERT_NE(matrix.noteAt(1, 2), nullptr);
    EXPECT_TRUE(matrix.noteAt(1, 2)->blank);
    ASSERT_NE(matrix.noteAt(1, 3), nullptr);
    EXPECT_EQ(matrix.noteAt(1, 3)->system, 2U);
    expectNear(matrix.rows[1].cells[3].value, 1. / 2);
    const auto types = annotatorTypesSheet(pairs, agreement, inOrder(pairs));
    ASSERT_EQ(types.rows.size(), 4U);
    EXPECT_EQ(types.rows.back().name, "Overall");
    ASSERT_NE(types.noteAt(3, 5), nullptr);
    EXPECT_EQ(types.noteAt(3, 5)->text, "b, c");
}

TEST(Annotators, OfTwoNobodyDeviatesAndOfOneThereIsNoPair)
{
    auto layers = three();
    layers.pop_back();
    const auto two = annotatorAgreement(compared(layers), Scheme::Strict);
    expectNear(two.overall.mean, 2. / 3);
    EXPECT_FALSE(two.overall.annotators[0].deviation);
    EXPECT_TRUE(two.overall.deviating.empty());
    layers.pop_back();
    const auto one = annotatorAgreement(compared(layers), Scheme::Strict);
    EXPECT_FALSE(one.overall.mean);
    EXPECT_TRUE(one.types.empty());
}

TEST(Annotators, AThresholdOfOneSideIsNotAsked)
{
    const std::vector<LayerPtr> layers { layerPtr({ "[PER~0.1 Ada] met Ben" }, "a"),
        layerPtr({ "[PER~0.1 Ada] met Ben" }, "b") };
    EvaluationSpec spec;
    spec.minScore = 0.5;
    expectNear(compared(layers, spec).pairs.front().f1(Scheme::Strict), 1);
}

TEST(Annotators, AIsTheFirstByName)
{
    const auto pairs = compared({ layerPtr({ "[PER Ada]" }, "b"), layerPtr({ "Ada" }, "a") });
    ASSERT_EQ(pairs.pairs.size(), 1U);
    EXPECT_EQ(pairs.pairs.front().a, 1U) << "A is the first by name";
    expectNear(pairs.pairs.front().f1(Scheme::Strict), 0);
    EXPECT_EQ(pairs.of(0, 1), &pairs.pairs.front());
    EXPECT_EQ(pairs.of(1, 0), &pairs.pairs.front());
    EXPECT_EQ(pairs.of(0, 0), nullptr);
}

TEST(Annotators, AnyOfThemTakesTheGoldsPlace)
{
    const auto layers = three();
    DataSet open;
    open.spec.noGold = true;
    open.spec.gold.name = "a";
    open.gold = layers[0];
    for (const auto& layer : { layers[1], layers[2] }) {
        LayerSource source;
        source.name = layer->name;
        open.spec.systems.push_back(source);
        open.systems.push_back({ source, layer, std::nullopt });
    }
    EXPECT_EQ(systemsWithoutGold(open).size(), 3U);
    const auto moved = withInGoldsPlace(open, "c");
    EXPECT_EQ(moved.gold->name, "c");
    EXPECT_TRUE(moved.gold->standsForGold);
    EXPECT_EQ(moved.spec.gold.name, "c");
    ASSERT_EQ(moved.systems.size(), 2U);
    EXPECT_EQ(moved.systems[1].layer->name, "a");
    EXPECT_FALSE(moved.systems[1].layer->standsForGold);
    EXPECT_EQ(moved.systems[1].source.name, "a");
    EXPECT_EQ(moved.spec.systems[1].name, "a");
    EXPECT_EQ(moved.systems[0].layer, layers[1]);
    EXPECT_EQ(withInGoldsPlace(open, "nobody").gold, layers[0]);
    open.spec.noGold = false;
    EXPECT_EQ(withInGoldsPlace(open, "c").gold, layers[0]) << "a gold stays";
}

TEST(Annotators, StoppingIsAnError)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto layers = three();
    const auto result = evaluateAnnotators(layers, {}, progress);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

} // namespace
} // namespace touchstone::analysis
