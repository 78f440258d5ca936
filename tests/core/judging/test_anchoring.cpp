// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/anchoring.h"

#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::namedLayer;

/// Of "Äta" and its words, as the gold was when it was judged.
Judgement judgedAt(std::uint32_t begin, std::uint32_t end, const annotation::Layer& gold)
{
    Judgement judgement { { "dev", "d", JudgedAnnotation { { { begin, end } }, "PER" },
                              JudgedAnnotation { { { begin, end + 1 } }, "LOC" } },
        0, Verdict::GoldWrong };
    judgement.correct = { { { { { begin, end } }, "ORG", "" } } };
    judgement.source = { "j", 7 };
    tellWords(judgement, gold.documents.front());
    return judgement;
}

AnchoredJudgements found(const Judgement& judgement, const std::string& text, const std::string& digest = {})
{
    return anchored({ judgement }, namedLayer({ { "d", text } }), "dev", digest);
}

std::uint32_t beginOf(const AnchoredJudgements& found)
{
    return found.judgements.empty() ? 999 : found.judgements.front().record.gold->pieces.front().begin;
}

TEST(Anchoring, WordsAndTheirNumberAreTold)
{
    const auto gold = namedLayer({ { "d", "Äta Äta Äta ÄtaÄta" } });
    const auto judgement = judgedAt(8, 11, gold);
    EXPECT_EQ(judgement.words, "Äta");
    EXPECT_EQ(judgement.occurrence, 3U);
    EXPECT_TRUE(judgedAt(17, 30, gold).words.empty()) << "past the text";
}

TEST(Anchoring, WhatStandsWhereItStoodStays)
{
    const auto judgement = judgedAt(4, 7, namedLayer({ { "d", "xyz Äta y" } }));
    const auto same = found(judgement, "abc Äta z");
    EXPECT_EQ(beginOf(same), 4U);
    EXPECT_EQ(same.moved, 0U);
    EXPECT_TRUE(same.findings.empty());
}

TEST(Anchoring, WordsNearbyAreFoundWithAllThatIsNamed)
{
    const auto judgement = judgedAt(4, 7, namedLayer({ { "d", "xyz Äta y" } }));
    const auto later = found(judgement, "xyz öö Äta y");
    ASSERT_EQ(beginOf(later), 7U);
    EXPECT_EQ(later.moved, 1U);
    EXPECT_EQ(later.judgements[0].record.system->pieces, (std::vector<text::Span> { { 7, 11 } }));
    EXPECT_EQ(later.judgements[0].correct->front().pieces, (std::vector<text::Span> { { 7, 10 } }));
    EXPECT_EQ(beginOf(found(judgement, "Äta")), 0U) << "earlier, at the text's end";
    EXPECT_EQ(beginOf(found(judgement, std::string(54, 'x') + "Äta")), 54U);
    EXPECT_EQ(beginOf(found(judgement, std::string(55, 'x') + "Äta")), 999U) << "51 characters away";
}

TEST(Anchoring, OfSeveralPlacesTheOneWithItsNumberIsTaken)
{
    const auto second = judgedAt(8, 11, namedLayer({ { "d", "Äta xyz Äta y Äta" } }));
    EXPECT_EQ(beginOf(found(second, "Äta Äta xyz and Äta y")), 4U) << "not the nearest, the second";
    auto unnumbered = second;
    unnumbered.occurrence = 0;
    EXPECT_EQ(beginOf(found(unnumbered, "Äta ab c Äta y")), 9U) << "the nearest";
    EXPECT_EQ(beginOf(found(unnumbered, "xxxxÄtaxxxxxÄta")), 4U) << "of equally near ones the first";
    auto far = second;
    far.occurrence = 9;
    EXPECT_EQ(beginOf(found(far, "Äta ab c Äta y")), 9U) << "there are fewer";
}

TEST(Anchoring, WhatIsNotFoundIsLostAndToldWithItsLine)
{
    const auto judgement = judgedAt(4, 7, namedLayer({ { "d", "xyz Äta y" } }));
    const auto gone = found(judgement, "xyz Eta y");
    EXPECT_TRUE(gone.judgements.empty());
    ASSERT_EQ(gone.lost.size(), 1U);
    EXPECT_EQ(gone.lost[0], judgement);
    ASSERT_EQ(gone.findings.list().size(), 1U);
    const auto& finding = gone.findings.list()[0];
    EXPECT_EQ(finding.code, "judgement.lost");
    EXPECT_EQ(finding.place.file, "j");
    EXPECT_EQ(finding.place.line, 7U);
    EXPECT_NE(finding.message.find("\"Äta\""), std::string::npos) << finding.message;

    const auto document = anchored({ judgement }, namedLayer({ { "e", "xyz Äta y" } }), "dev");
    ASSERT_EQ(document.lost.size(), 1U);
    EXPECT_NE(document.findings.list()[0].message.find("no document \"d\""), std::string::npos);

    auto wordless = judgement;
    wordless.words.clear();
    EXPECT_EQ(found(wordless, "xyz Eta y").judgements.size(), 1U) << "nothing to check";
    EXPECT_EQ(found(wordless, "xyz E").lost.size(), 1U) << "behind the text's end";
}

TEST(Anchoring, OtherDataSetsAndAnUnchangedGoldAreLeftAlone)
{
    auto judgement = judgedAt(4, 7, namedLayer({ { "d", "xyz Äta y" } }));
    judgement.goldDigest = "one";
    EXPECT_EQ(found(judgement, "gone", "one").judgements.size(), 1U);
    EXPECT_EQ(found(judgement, "gone", "two").lost.size(), 1U);
    judgement.record.set = "test";
    EXPECT_EQ(found(judgement, "gone", "two").judgements.size(), 1U);
}

} // namespace
} // namespace touchstone::analysis
