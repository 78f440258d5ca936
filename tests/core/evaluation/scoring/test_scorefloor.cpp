// SPDX-License-Identifier: GPL-3.0-or-later
// --min-score: what is dropped, what stays, and that every measure sees the same.
#include "core/curves/sweep.h"
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/builders.h"
#include "tests/support/cells.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using match::Outcome;
using testsupport::layer;
using testsupport::layerPtr;
using testsupport::listed;

EvaluationPtr evaluated(annotation::LayerPtr gold, annotation::LayerPtr system, std::optional<double> least,
    EvaluationSpec spec = {})
{
    spec.minScore = least;
    support::Progress progress;
    const auto result = evaluate(std::move(gold), std::move(system), spec, progress);
    EXPECT_TRUE(result);
    testsupport::expectCellsToCountTheirRecords(**result);
    return *result;
}

/// What is told of scores; that a label stands on one side only is told beside it.
support::Diagnostics ofScores(const support::Diagnostics& all)
{
    support::Diagnostics findings;
    for (const auto& finding : all.list()) {
        if (finding.code.starts_with("score.")) {
            findings.add(finding);
        }
    }
    return findings;
}

TEST(ScoreFloor, DropsWhatHasALowerScoreAndKeepsWhatEqualsItOrTellsNone)
{
    const auto gold = layerPtr({ "[A aa] [B bb] [C cc] dd" });
    const auto system = layerPtr({ "[A~0.5 aa] [B~0.49 bb] [C cc] [D~1 dd]" }, "system");
    const auto e = evaluated(gold, system, 0.5);
    EXPECT_EQ(listed(e->system->documents[0], e->system->labels),
        "A 0-2 aa ~0.5\nC 6-8 cc ##3\nD 9-11 dd ~1.0 ##4\n");
    EXPECT_EQ(e->overall[0][Outcome::Correct], 2);
    EXPECT_EQ(e->overall[0][Outcome::Missing], 1);
    EXPECT_EQ(e->overall[0][Outcome::Spurious], 1);
    EXPECT_EQ(testsupport::findings(ofScores(e->diagnostics)),
        "warning score.untold 0:0\nnote score.dropped 0:0\n");
    EXPECT_EQ(ofScores(e->diagnostics).list()[0].message,
        "1 of 4 annotations of system have no confidence score; --min-score 0.5 keeps them.");
    EXPECT_EQ(e->gold, gold) << "not a copy: comparisons want the same gold";
    EXPECT_EQ(system->documents[0].annotations.size(), 4U) << "what was read stays as it was";
}

TEST(ScoreFloor, ComponentsGoWithTheirEntityAndChildrenMoveUp)
{
    const auto gold = layerPtr({ "[A aa [B bb] [+part cc]] [C dd [+part ee]]" });
    const auto system
        = layerPtr({ "[A~0.1 aa [B~0.9 bb] [+part~0.9 cc]] [C~0.9 dd [+part~0.1 ee]]" }, "system");
    const auto e = evaluated(gold, system, 0.5);
    EXPECT_EQ(listed(e->system->documents[0], e->system->labels),
        "B 3-5 bb ~0.9 ##2\nC 9-14 dd ee ~0.9 ##4\n+part 12-14 ee ~0.1 ##5 < #4\n");
    support::Progress progress;
    for (const auto& measure : metrics::measures()) {
        const auto result = computeMeasure(measure.id, *e, progress);
        ASSERT_TRUE(result) << measure.id;
        testsupport::expectCountsToSelectTheirRecords(e, **result);
    }
}

TEST(ScoreFloor, WithoutAnyScoreNothingChangesAndOneFindingSaysSo)
{
    const auto gold = layerPtr({ "[A aa] [B bb]" });
    const auto system = layerPtr({ "[A aa] [C bb]" }, "system");
    const auto e = evaluated(gold, system, 0.5);
    EXPECT_EQ(e->system, system);
    EXPECT_EQ(e->overall, evaluated(gold, system, std::nullopt)->overall);
    EXPECT_EQ(testsupport::findings(ofScores(e->diagnostics)), "warning score.none 0:0\n");
}

TEST(ScoreFloor, UnsetItTellsNothingAndCopiesNothing)
{
    const auto system = layerPtr({ "[A~0.5 aa] [C bb]" }, "system");
    const auto e = evaluated(layerPtr({ "[A aa] [B bb]" }), system, std::nullopt);
    EXPECT_EQ(e->system, system);
    EXPECT_TRUE(ofScores(e->diagnostics).list().empty());
}

TEST(ScoreFloor, TagsOfADocumentThatLosesAnAnnotationAreNoLongerJudged)
{
    auto gold = layer({ "[A aa] bb", "[A cc] dd" }, "gold", testsupport::Tokens::Words);
    auto system = layer({ "[A~0.9 aa] [A~0.1 bb]", "[A~0.9 cc] dd" }, "system", testsupport::Tokens::Words);
    for (auto* side : { &gold, &system }) {
        for (auto& document : side->documents) {
            document.tokenTags.assign(2, {});
            for (const auto& entity : document.annotations.entities) {
                document.tokenTags[entity.span.begin == 0 ? 0 : 1]
                    = { annotation::TagPrefix::B, entity.label };
            }
        }
    }
    const auto e = evaluated(std::make_shared<const annotation::Layer>(gold),
        std::make_shared<const annotation::Layer>(system), 0.5);
    EXPECT_TRUE(e->system->documents[0].tokenTags.empty());
    EXPECT_EQ(e->system->documents[1].tokenTags.size(), 2U) << "nothing was dropped here";
    support::Progress progress;
    const auto conll = computeMeasure("conll", *e, progress);
    ASSERT_TRUE(conll);
    std::vector<double> sum((*conll)->statisticColumns.size());
    for (std::size_t i = 0; i < (*conll)->statistics.size(); ++i) {
        sum[i % sum.size()] += (*conll)->statistics[i];
    }
    EXPECT_EQ(sum, (std::vector<double> { 2, 2, 2, 0, 0 }))
        << "correct, gold, system: the dropped one is in none";
}

TEST(ScoreFloor, HipePairingCountsTheSameAnnotations)
{
    const auto gold = layerPtr({ "[A aa] bb [B cc]" }, "gold", testsupport::Tokens::Words);
    const auto system
        = layerPtr({ "[A~0.9 aa] [B~0.2 bb] [B~0.3 cc]" }, "system", testsupport::Tokens::Words);
    EvaluationSpec spec;
    spec.matching.pairing = match::PairingPolicy::Hipe;
    const auto e = evaluated(gold, system, 0.25, spec);
    EXPECT_EQ(e->overall[0][Outcome::Correct], 2);
    EXPECT_EQ(e->overall[0][Outcome::Spurious], 0);
}

TEST(ScoreFloor, ADocumentOfOffsetsThatLosesAllStaysComparable)
{
    const auto gold = layerPtr({ "[A aa] bb" });
    auto offsets = layer({ "[A~0.1 aa] bb" }, "system");
    offsets.documents[0].text = {};
    EvaluationSpec spec;
    spec.align = AlignMode::No; // texts that differ would be refused
    const auto e = evaluated(gold, std::make_shared<const annotation::Layer>(offsets), 0.5, spec);
    EXPECT_EQ(e->cases[0].relation, TextRelation::Equal);
    EXPECT_EQ(e->overall[0][Outcome::Missing], 1);
    EXPECT_TRUE(e->system->documents[0].annotations.entities.empty());
}

TEST(ScoreFloor, NoiseLevelsHoldWhatIsLeft)
{
    auto gold = layer({ "[A aaaa] [B bbbb] [C cc]" });
    for (const auto& [entity, noise] : { std::pair(0U, 0.0), std::pair(1U, 0.2), std::pair(2U, 0.0) }) {
        gold.documents[0].annotations.editDetails(entity).noise = noise;
    }
    const auto shared = std::make_shared<const annotation::Layer>(gold);
    const auto system = layerPtr({ "[A~0.9 aaaa] [B~0.9 bbbb] [C~0.1 cc]" }, "system");
    EvaluationSpec spec;
    spec.restriction.noise = Restriction::Noise { 0, 0.1 };
    const auto e = evaluated(shared, system, 0.5, spec);
    EXPECT_EQ(e->overall[0][Outcome::Correct], 1);
    EXPECT_EQ(e->overall[0][Outcome::Missing], 1);
    EXPECT_EQ(e->overall[0].actual(), 1);
}

TEST(ScoreFloor, IsASettingOfItsOwnKindOfRecords)
{
    EvaluationSpec spec;
    ASSERT_TRUE(applySetting(spec, "min-score", "0.25"));
    EXPECT_EQ(spec.minScore, 0.25);
    EXPECT_NE(signature(spec).find("|min-score:0.25|"), std::string::npos) << signature(spec);
    EXPECT_FALSE(sameRecords(spec, {})) << "a new floor is a new evaluation";
    EXPECT_FALSE(applySetting(spec, "min-score", "1.5"));
    EXPECT_FALSE(applySetting(spec, "min-score", "nan"));
    ASSERT_TRUE(applySetting(spec, "min-score", "none"));
    EXPECT_EQ(spec.minScore, std::nullopt);
}

} // namespace
} // namespace touchstone::analysis
