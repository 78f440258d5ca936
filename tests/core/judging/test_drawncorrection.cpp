// SPDX-License-Identifier: GPL-3.0-or-later
// Corrections that are drawn: borders by token, types of the file, places that nobody has annotated.
#include "core/judging/drawncorrection.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using text::Span;

TEST(DrawnCorrection, TokensAreTheDocumentsElseThoseOfAPlainSplitter)
{
    annotation::Document document;
    document.text = text::Text("U.S. army, 1944");
    EXPECT_EQ(borderTokens(document).size(), 7U);
    document.tokens = { { 0, 4 }, { 5, 9 }, { 9, 10 }, { 11, 15 } };
    EXPECT_EQ(borderTokens(document), document.tokens);
}

TEST(DrawnCorrection, AStretchIsWidenedToTokens)
{
    const std::vector<Span> tokens { { 0, 4 }, { 5, 9 }, { 9, 10 }, { 11, 15 } };
    EXPECT_EQ(toTokens(tokens, { 2, 6 }), (Span { 0, 9 }));
    EXPECT_EQ(toTokens(tokens, { 5, 10 }), (Span { 5, 10 }));
    EXPECT_TRUE(toTokens(tokens, { 4, 5 }).empty()) << "a blank";
    EXPECT_TRUE(toTokens({}, { 4, 5 }).empty());
}

TEST(DrawnCorrection, BordersGoFromTokenToToken)
{
    const std::vector<Span> tokens { { 0, 4 }, { 5, 9 }, { 9, 10 }, { 11, 15 } };
    const Span army { 5, 9 };
    EXPECT_EQ(withMovedBorder(tokens, army, Border::Begin, true), (Span { 0, 9 }));
    EXPECT_EQ(withMovedBorder(tokens, { 0, 9 }, Border::Begin, true), (Span { 0, 9 })) << "no further one";
    EXPECT_EQ(withMovedBorder(tokens, { 0, 9 }, Border::Begin, false), army);
    EXPECT_EQ(withMovedBorder(tokens, army, Border::Begin, false), army) << "it would be empty";
    EXPECT_EQ(withMovedBorder(tokens, army, Border::End, true), (Span { 5, 10 }));
    EXPECT_EQ(withMovedBorder(tokens, { 5, 10 }, Border::End, true), (Span { 5, 15 }));
    EXPECT_EQ(withMovedBorder(tokens, { 5, 15 }, Border::End, true), (Span { 5, 15 }));
    EXPECT_EQ(withMovedBorder(tokens, { 5, 15 }, Border::End, false), (Span { 5, 10 }));
    EXPECT_EQ(withMovedBorder(tokens, army, Border::End, false), army);
    EXPECT_EQ(withMovedBorder(tokens, { 6, 8 }, Border::End, true), (Span { 6, 9 })) << "from inside a token";
    EXPECT_EQ(withMovedBorder(tokens, { 6, 8 }, Border::Begin, true), (Span { 5, 8 }));
    EXPECT_EQ(withMovedBorder({}, army, Border::End, true), army);
}

TEST(DrawnCorrection, TypesAreThoseOfTheFile)
{
    annotation::Layer gold;
    gold.labels.intern("place");
    gold.labels.intern("Person");
    EXPECT_EQ(typesOf(gold), (std::vector<std::string> { "Person", "place" }));
    gold.fileLabels.intern("LOC");
    EXPECT_EQ(typesOf(gold), std::vector<std::string> { "LOC" });
    EXPECT_TRUE(typesOf({}).empty());
}

TEST(DrawnCorrection, AMissingAnnotationIsAPlaceWithoutAGold)
{
    annotation::Document gold;
    gold.name = "d1";
    gold.text = text::Text("Ada met Ada");
    const Judgement question = questionOfMissing(gold, { { { 8, 11 } }, "PER", {} }, "test");
    EXPECT_EQ(question.record.set, "test");
    EXPECT_EQ(question.record.document, "d1");
    EXPECT_FALSE(question.record.gold);
    ASSERT_TRUE(question.record.system);
    EXPECT_EQ(question.record.system->pieces, (std::vector<Span> { { 8, 11 } }));
    EXPECT_EQ(question.record.system->type, "PER");
    EXPECT_EQ(question.words, "Ada");
    EXPECT_EQ(question.occurrence, 2U);
    EXPECT_TRUE(question.systems.empty());
    EXPECT_FALSE(question.sampled);
}

} // namespace
} // namespace touchstone::analysis
