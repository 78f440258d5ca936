// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/correctedscores.h"

#include "core/judging/correctionfile.h"
#include "tests/support/builders.h"
#include "tests/support/evaluated.h"

#include <cmath>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

/// Of a document "d" of twenty words of nine letters: which of them are names, and of what type.
annotation::Layer layerOf(const std::vector<std::pair<std::uint32_t, std::string>>& names)
{
    std::string text;
    for (int word = 0; word < 20; ++word) {
        text += "abcdefghi ";
    }
    auto layer = testsupport::namedLayer({ { "d", text } });
    for (const auto& [word, type] : names) {
        annotation::Entity entity;
        entity.span = { word * 10, word * 10 + 9 };
        entity.label = layer.labels.intern(type);
        layer.documents[0].annotations.entities.push_back(entity);
    }
    return layer;
}

Judgement judgedWord(std::uint32_t word, bool ofGold, Verdict verdict, std::optional<Sampled> sampled,
    std::optional<std::vector<CorrectAnnotation>> correct = {}, const std::string& system = {})
{
    const JudgedAnnotation annotation { { { word * 10, word * 10 + 9 } }, "PER" };
    Judgement judgement;
    judgement.record.document = "d";
    if (ofGold) {
        judgement.record.gold = annotation;
    }
    if (!system.empty()) {
        judgement.record.system = JudgedAnnotation { annotation.pieces, system };
    }
    judgement.verdict = verdict;
    judgement.sampled = sampled;
    judgement.correct = std::move(correct);
    return judgement;
}

/// The gold has ten names; the system finds eight of them, two under another type, and two that it lacks.
class Corrected : public testing::Test
{
protected:
    Corrected()
    {
        std::vector<std::pair<std::uint32_t, std::string>> gold, system;
        for (std::uint32_t word = 0; word < 10; ++word) {
            gold.emplace_back(word, "PER");
            if (word < 8) {
                system.emplace_back(word, word < 2 ? "LOC" : "PER");
            }
        }
        system.emplace_back(10, "PER");
        system.emplace_back(11, "PER");
        m_before = evaluated(testsupport::shared(layerOf(gold)), testsupport::shared(layerOf(system)));
    }

    CorrectedScores scores(std::vector<Judgement> judgements) const
    {
        AppliedCorrections applied;
        applied.judgements = std::move(judgements);
        return correctedScores(*m_before, *m_before, applied, {});
    }

    EvaluationPtr m_before;
};

TEST_F(Corrected, WhatASplitAnnotationAddsBelongsToTheRecordThatHasIt)
{
    const CorrectAnnotation first { { { 0, 9 } }, "LOC", {} };
    const CorrectAnnotation second { { { 100, 109 } }, "PER", {} };
    for (const bool right : { true, false }) {
        std::vector<Judgement> said { judgedWord(
            0, true, Verdict::GoldWrong, Sampled::List, { { first, second } }, "LOC") };
        for (std::uint32_t word = 1; word < 10; ++word) {
            said.push_back(judgedWord(word, true, Verdict::SystemWrong, Sampled::List, {},
                word == 1      ? "LOC"
                    : word < 8 ? "PER"
                               : ""));
        }
        said.push_back(right ? judgedWord(10, false, Verdict::GoldWrong, Sampled::List, { { second } }, "PER")
                             : judgedWord(10, false, Verdict::SystemWrong, Sampled::List, {}, "PER"));
        said.push_back(judgedWord(11, false, Verdict::SystemWrong, Sampled::List, {}, "PER"));
        const auto result = scores(said);
        ASSERT_TRUE(result.estimated) << result.why;
        EXPECT_DOUBLE_EQ(*result.estimated, 2 * 8.0 / (11 + 10)) << "gold 11, right 8 of 10";
    }
}

TEST_F(Corrected, WithoutDrawnPlacesThereIsNoEstimate)
{
    const auto result = scores({});
    ASSERT_TRUE(result.before);
    EXPECT_DOUBLE_EQ(*result.before, 12.0 / 20);
    EXPECT_FALSE(result.estimated);
    EXPECT_FALSE(result.why.empty());
    EXPECT_EQ(result.outcomes[0].records, 2U); // false alarms
    EXPECT_EQ(result.outcomes[1].records, 2U);
    EXPECT_EQ(result.outcomes[2].records, 2U);
    EXPECT_EQ(result.outcomes[3].records, 6U);
}

/// By hand: C 6, P 10, A 10. Of 6 errors two are drawn: a wrong pair where the system is right (dC 1, dP 0),
/// a false alarm that is none (0, 0); of 6 correct ones three: one that the gold should not have (-1, -1).
TEST_F(Corrected, StrataStandForWhatNobodyJudged)
{
    const std::vector<CorrectAnnotation> location { { { { 0, 9 } }, "LOC", "" } };
    const auto result = scores({ judgedWord(0, true, Verdict::GoldWrong, Sampled::Random, location, "LOC"),
        judgedWord(10, false, Verdict::SystemWrong, Sampled::Random, {}, "PER"),
        judgedWord(2, true, Verdict::GoldWrong, Sampled::Random, std::vector<CorrectAnnotation> {}, "PER"),
        judgedWord(3, true, Verdict::UnclearGuideline, Sampled::Random, {}, "PER"),
        judgedWord(4, true, Verdict::UnclearGuideline, Sampled::Random, {}, "PER") });
    ASSERT_TRUE(result.estimated) << result.why;
    const double correct = 6 + 6.0 / 2 * 1 + 6.0 / 3 * -1;
    const double gold = 10 + 6.0 / 3 * -1;
    const double f1 = 2 * correct / (gold + 10);
    EXPECT_DOUBLE_EQ(*result.estimated, f1);
    // e of the errors: 2/18, 0; of the correct ones: (-2 + f1)/18, 0, 0.
    const double one = 36 * (1 - 2.0 / 6) * (2 * (1.0 / 18) * (1.0 / 18)) / (2 * 1);
    const double e = (f1 - 2) / 18;
    const double squares = e * e * (4.0 / 9 + 1.0 / 9 + 1.0 / 9);
    const double other = 36 * (1 - 3.0 / 6) * squares / (3 * 2);
    EXPECT_NEAR(*result.estimated - result.low, 1.959964 * std::sqrt(one + other), 1e-6);
    EXPECT_EQ(result.outcomes[2].systemRight, 1U);
}

TEST_F(Corrected, OfAListWhatIsJudgedCountsForItselfAlone)
{
    const std::vector<CorrectAnnotation> location { { { { 0, 9 } }, "LOC", "" } };
    std::vector<Judgement> all { judgedWord(0, true, Verdict::GoldWrong, Sampled::List, location, "LOC") };
    for (std::uint32_t word = 1; word < 12; ++word) {
        const bool ofGold = word < 10;
        all.push_back(judgedWord(word, ofGold, Verdict::UnclearGuideline, Sampled::List, {},
            word == 1                    ? "LOC"
                : word == 8 || word == 9 ? ""
                                         : "PER"));
    }
    const auto result = scores(all);
    ASSERT_TRUE(result.estimated) << result.why;
    EXPECT_DOUBLE_EQ(*result.estimated, 14.0 / 20) << "all is judged";
    EXPECT_DOUBLE_EQ(result.low, result.high);
}

TEST_F(Corrected, WhatTheGoldLacksWhereTheSystemHasNothingCountsInTheGold)
{
    auto elsewhere = judgedWord(15, false, Verdict::GoldWrong, Sampled::List,
        std::vector<CorrectAnnotation> { { { { 150, 159 } }, "PER", "" } }, "PER");
    std::vector<Judgement> all { elsewhere };
    for (std::uint32_t word = 0; word < 12; ++word) {
        all.push_back(judgedWord(word, word < 10, Verdict::UnclearGuideline, Sampled::List, {},
            word < 2                     ? "LOC"
                : word == 8 || word == 9 ? ""
                                         : "PER"));
    }
    const auto result = scores(all);
    ASSERT_TRUE(result.estimated) << result.why;
    EXPECT_DOUBLE_EQ(*result.estimated, 12.0 / 21);
}

TEST_F(Corrected, AcceptableIsRightInTheLenientRowOnly)
{
    const auto result = scores({ judgedWord(0, true, Verdict::BothAcceptable, {}, {}, "LOC"),
        judgedWord(10, false, Verdict::BothAcceptable, {}, {}, "PER"),
        judgedWord(8, true, Verdict::BothAcceptable, {}) });
    EXPECT_DOUBLE_EQ(*result.corrected, 12.0 / 20);
    EXPECT_DOUBLE_EQ(*result.lenient, 16.0 / 20);
}

TEST_F(Corrected, SharesHaveWilsonsInterval)
{
    EXPECT_FALSE(judgedShare(0, 0));
    const auto share = judgedShare(38, 100);
    ASSERT_TRUE(share);
    EXPECT_NEAR(share->low, 0.2908, 0.0005);
    EXPECT_NEAR(share->high, 0.4778, 0.0005);
}

} // namespace
} // namespace touchstone::analysis
