// SPDX-License-Identifier: GPL-3.0-or-later
// The stretch that a figure shows of a record holds both of its annotations.
#include "core/explain/excerpt.h"

#include "tests/support/evaluated.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

std::string excerptOf(const Evaluation& evaluation, std::uint32_t record)
{
    const auto& document = *evaluation.cases.front().gold;
    const auto stretch = sentenceAround(document, placeOf(evaluation, record), 200);
    return std::string(document.text.slice(stretch));
}

TEST(Excerpt, GoesOnWhereTheOtherSidesAnnotationDoes)
{
    const auto evaluation = evaluated(
        { "Here is [PER Ada]\nof Oslo today\nand more" }, { "Here is [PER Ada\nof Oslo] today\nand more" });
    ASSERT_EQ(evaluation->records.size(), 1U);
    EXPECT_EQ(placeOf(*evaluation, 0), (text::Span { 8, 19 }));
    EXPECT_EQ(excerptOf(*evaluation, 0), "Here is Ada\nof Oslo today");
}

TEST(Excerpt, OfOneSideIsItsLine)
{
    const auto missing = evaluated({ "one\nHere is [PER Ada] now\nmore" }, { "one\nHere is Ada now\nmore" });
    EXPECT_EQ(excerptOf(*missing, 0), "Here is Ada now");
    const auto spurious = evaluated({ "one\nHere is Ada now\nmore" }, { "one\nHere is [PER Ada] now\nmore" });
    EXPECT_EQ(excerptOf(*spurious, 0), "Here is Ada now");
}

TEST(Excerpt, FollowsTheAlignmentToTheGoldsText)
{
    // the system's text has three letters more before the name
    const auto evaluation = evaluated({ "He met [PER Ada] there" }, { "He - - met [PER Ada there]" });
    ASSERT_FALSE(evaluation->records.empty());
    const auto place = placeOf(*evaluation, 0);
    EXPECT_EQ(evaluation->cases.front().gold->text.slice(place), "Ada there");
}

} // namespace
} // namespace touchstone::analysis
