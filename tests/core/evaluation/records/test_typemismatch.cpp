// SPDX-License-Identifier: GPL-3.0-or-later
// When types of gold and system are not worth comparing.
#include "core/evaluation/records/typemismatch.h"
#include "core/support/progress.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using Reason = TypeMismatch::Reason;

std::optional<TypeMismatch> judged(const std::string& gold, const std::string& system)
{
    support::Progress progress;
    const auto evaluation = evaluate(
        testsupport::layerPtr({ gold }, "gold"), testsupport::layerPtr({ system }, "system"), {}, progress);
    EXPECT_TRUE(evaluation) << (evaluation ? "" : evaluation.error().text);
    return evaluation ? typeMismatch(**evaluation) : std::nullopt;
}

/// "[PER a] [PER b] …": one annotation a word, the first `other` of them of another type.
std::string names(int count, int other = 0)
{
    std::string text;
    for (int i = 0; i < count; ++i) {
        text += std::string(i < other ? "[X " : "[PER ") + static_cast<char>('a' + i) + "] ";
    }
    return text;
}

TEST(TypeMismatch, ASystemWithoutAnyTypeBesideATypedGold)
{
    const auto found = judged("[PER Ada] met [LOC Bo] and Cy", "[_ Ada] met Bo and [_ Cy]");
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, (TypeMismatch { Reason::SystemWithoutTypes, 1, 1, false }));
}

TEST(TypeMismatch, AGoldWithoutAnyType)
{
    const auto found = judged("[_ Ada] met [_ Bo]", "[PER Ada] met [PER Bo]");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->reason, Reason::GoldWithoutTypes);
}

TEST(TypeMismatch, SomeTypesOrNoneOnBothSidesCanBeCompared)
{
    EXPECT_FALSE(judged("[PER Ada] met [LOC Bo]", "[_ Ada] met [LOC Bo]"));
    EXPECT_FALSE(judged("[_ Ada] met [_ Bo]", "[_ Ada] met Bo"));
    EXPECT_FALSE(judged("Ada met Bo", "Ada met Bo"));
    EXPECT_FALSE(judged("[PER Ada] met Bo", "Ada met Bo")) << "a system that finds nothing has types to give";
}

TEST(TypeMismatch, MoreThanNineInTenPairsOfEqualSpans)
{
    EXPECT_FALSE(judged(names(20), names(20, 18))) << "nine in ten";
    const auto found = judged(names(20), names(20, 19));
    ASSERT_TRUE(found);
    EXPECT_EQ(*found, (TypeMismatch { Reason::TypesDiffer, 20, 19, false }));
    EXPECT_FALSE(judged(names(9), names(9, 9))) << "too few";
    EXPECT_TRUE(judged(names(10), names(10, 10)));
}

TEST(TypeMismatch, OtherSpansAreNoMatterOfTypes)
{
    std::string gold;
    std::string system;
    for (char name = 'a'; name < 'm'; ++name) {
        gold += std::string("[PER ") + name + "x] y. ";
        system += std::string("[LOC ") + name + "x y]. ";
    }
    EXPECT_FALSE(judged(gold, system));
}

TEST(TypeMismatch, LinksOfBothSidesCanBeScored)
{
    const auto both = judged("[PER@Q1 Ada] met Bo", "[_@Q1 Ada] met Bo");
    ASSERT_TRUE(both);
    EXPECT_TRUE(both->linked);
    const auto one = judged("[PER@Q1 Ada] met Bo", "[_ Ada] met Bo");
    ASSERT_TRUE(one);
    EXPECT_FALSE(one->linked);
}

} // namespace
} // namespace touchstone::analysis
