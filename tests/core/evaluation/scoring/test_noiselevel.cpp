// SPDX-License-Identifier: GPL-3.0-or-later
// Noise levels and periods outside the HIPE mode: what belongs to them, and that levels share nothing.
#include "core/evaluation/records/evaluation.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/evaluated.h"
#include "tests/support/cells.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <random>

namespace touchstone::analysis {
namespace {

using match::Outcome;
using testsupport::layer;
using testsupport::shared;

/// A gold whose annotations have these noises, in their order; below 0: none.
annotation::Layer noisy(const std::string& marked, const std::vector<double>& noises)
{
    auto result = layer({ marked });
    auto& tree = result.documents[0].annotations;
    for (std::uint32_t i = 0; i < noises.size(); ++i) {
        if (noises[i] >= 0) {
            tree.editDetails(i).noise = noises[i];
        }
    }
    return result;
}

EvaluationPtr evaluated(
    const annotation::Layer& gold, const annotation::Layer& system, const Restriction& restriction)
{
    EvaluationSpec spec;
    spec.restriction = restriction;
    support::Progress progress;
    const auto result = evaluate(shared(gold), shared(system), spec, progress);
    EXPECT_TRUE(result);
    testsupport::expectCellsToCountTheirRecords(**result);
    return *result;
}

Restriction level(double from, double to)
{
    Restriction restriction;
    restriction.noise = Restriction::Noise { from, to };
    return restriction;
}

metrics::Tally strict(const Evaluation& e) { return e.overall[0]; }

TEST(NoiseLevel, HoldsItsGoldAndWhatOfTheSystemSharesMostWithIt)
{
    const auto gold = noisy("[A aaaa] x [B bbbb] y [A cc] z", { 0, 0.2, -1 });
    const auto system = layer({ "[A aaaa] [X x] [A bbbb] y [A cc] [Z z]" }, "system");
    const auto clean = evaluated(gold, system, level(0, 0.1));
    EXPECT_EQ(strict(*clean)[Outcome::Correct], 1);
    EXPECT_EQ(strict(*clean).possible(), 1);
    EXPECT_EQ(strict(*clean).actual(), 1) << "X and Z meet no gold: of no level";
    const auto dirty = evaluated(gold, system, level(0.1, 1));
    EXPECT_EQ(strict(*dirty)[Outcome::Incorrect], 1);
    EXPECT_EQ(strict(*dirty).possible(), 1);
    EXPECT_EQ(strict(*dirty).actual(), 1);
    EXPECT_EQ(evaluated(gold, system, level(0.2, 0.2))->records.size(), 1U) << "exactly 0.2";
    EXPECT_EQ(evaluated(gold, system, level(0.1, 0.2))->records.size(), 0U) << "0.2 is not in";
}

TEST(NoiseLevel, OneOverTwoGoldsBelongsToTheOneItSharesMoreWithAndOfEqualsToTheFirst)
{
    const auto gold = noisy("[A aaaa] [B bb] [C cc]", { 0, 0.2, 0.5 });
    const auto more = layer({ "[A aaaa bb] cc" }, "system");
    EXPECT_EQ(strict(*evaluated(gold, more, level(0, 0.1))).actual(), 1);
    EXPECT_EQ(strict(*evaluated(gold, more, level(0.2, 0.3))).actual(), 0);
    const auto equal = layer({ "aaaa [B bb cc]" }, "system");
    EXPECT_EQ(strict(*evaluated(gold, equal, level(0.2, 0.3))).actual(), 1);
    EXPECT_EQ(strict(*evaluated(gold, equal, level(0.5, 1))).actual(), 0);
}

TEST(NoiseLevel, LevelsShareNoAnnotationAndTogetherHoldAllThatTellsNoise)
{
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
        auto gold = layer({ "the quick brown fox jumps over the lazy dog again and again" });
        auto system = layer({ "the quick brown fox jumps over the lazy dog again and again" }, "system");
        std::size_t noises = 0;
        for (auto* side : { &gold, &system }) {
            const auto words = testsupport::words(side->documents[0].text);
            for (auto i = random() % 9; i > 0; --i) {
                const auto first = random() % words.size();
                const auto last = std::min<std::size_t>(words.size() - 1, first + random() % 4);
                const auto entity = testsupport::addEntity(side->documents[0], side->labels,
                    { words[first].begin, words[last].end }, random() % 2 == 0 ? "A" : "B");
                if (side == &gold && random() % 4 != 0) {
                    side->documents[0].annotations.editDetails(entity).noise
                        = static_cast<double>(random() % 4) / 4;
                    ++noises;
                }
            }
        }
        std::int64_t golds = 0;
        std::int64_t systems = 0;
        for (const auto from : { 0.0, 0.25, 0.5, 0.75 }) {
            const auto e = evaluated(gold, system, level(from, from + 0.25));
            golds += strict(*e).possible();
            systems += strict(*e).actual();
        }
        EXPECT_EQ(golds, static_cast<std::int64_t>(noises));
        EXPECT_LE(systems, static_cast<std::int64_t>(system.entityCount()));
    }
}

TEST(NoiseLevel, EveryMeasureCountsTheLevelAlone)
{
    auto gold = noisy("[A aaaa [+part bb]] x [B cccc] y", { 0, -1, 0.2 });
    auto system = layer({ "[A aaaa [+part bb]] [X x] [A cccc] y" }, "system");
    const auto e = evaluated(gold, system, level(0, 0.1));
    EXPECT_EQ(e->gold->documents[0].annotations.size(), 2U) << "the component stays with its entity";
    EXPECT_EQ(e->system->documents[0].annotations.size(), 2U);
    support::Progress progress;
    for (const auto& measure : metrics::measures()) {
        const auto result = computeMeasure(measure.id, *e, progress);
        ASSERT_TRUE(result) << measure.id;
        testsupport::expectCountsToSelectTheirRecords(e, **result);
    }
}

TEST(NoiseLevel, OfAGoldWithoutNoiseIsEmptyAndSaysSo)
{
    const auto gold = layer({ "[A a] b" });
    const auto e = evaluated(gold, gold, level(0, 1));
    EXPECT_TRUE(e->records.empty());
    EXPECT_EQ(e->diagnostics.count("slice.no-noise"), 1U);
}

TEST(NoiseLevel, WorksOnTextsThatDiffer)
{
    const auto gold = noisy("[A Smith] met [B Jones] here", { 0, 0.3 });
    const auto system = layer({ "[A Smith] met [B Jcnes] here" }, "system");
    const auto e = evaluated(gold, system, level(0.1, 1));
    EXPECT_EQ(strict(*e)[Outcome::Correct], 1);
    EXPECT_EQ(strict(*e).possible(), 1);
    EXPECT_EQ(strict(*e).actual(), 1);
    EXPECT_EQ(e->cases[0].relation, TextRelation::Characters);
}

TEST(NoiseLevel, AnnotationsInsideDroppedOnesMoveUp)
{
    auto gold = noisy("[A aa [B bb]] c", { 0.5, 0 });
    const auto e = evaluated(gold, gold, level(0, 0.1));
    ASSERT_EQ(e->gold->documents[0].annotations.size(), 1U);
    EXPECT_EQ(e->gold->documents[0].annotations.entities[0].parent, annotation::noEntity);
    EXPECT_EQ(e->gold->documents[0].annotations.id(0), "#2") << "called as before";
}

TEST(Period, KeepsDocumentsByTheYearOfTheirDate)
{
    auto gold = layer({ "[A a]", "[A b]", "[A c]", "[A d]" });
    const char* dates[] = { "1798-01-20", "1810", "soon", "" };
    for (std::size_t i = 0; i < 4; ++i) {
        if (dates[i][0] != '\0') {
            gold.documents[i].attributes.emplace_back("date", dates[i]);
        }
    }
    const auto system = layer({ "[A a]", "[A b]", "[A c]", "[A d]" }, "system");
    Restriction restriction;
    restriction.period = Restriction::Period { 1790, 1810 };
    const auto first = evaluated(gold, system, restriction);
    ASSERT_EQ(first->cases.size(), 1U);
    EXPECT_EQ(first->cases[0].name(), "d1");
    EXPECT_EQ(first->diagnostics.count("slice.undated"), 1U);
    restriction.period = Restriction::Period { 1810, 1810 };
    EXPECT_EQ(evaluated(gold, system, restriction)->cases.size(), 1U);
}

} // namespace
} // namespace touchstone::analysis
