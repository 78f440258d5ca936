// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/documentmacro.h"
#include "core/measures/base/tally.h"
#include "core/measures/noisy/noisycounts.h"
#include "tests/support/typedrecord.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace touchstone::metrics {
namespace {

using match::Outcome;
using match::PairOutcome;
using testsupport::record;

TEST(Tally, NothingIsUndefinedNotZero)
{
    const Tally none;
    EXPECT_FALSE(none.precision());
    EXPECT_FALSE(none.recall());
    EXPECT_FALSE(none.f1());
}

TEST(Tally, OneEmptySideLeavesItsRatioUndefined)
{
    Tally missed;
    missed.add(Outcome::Missing, 3);
    EXPECT_FALSE(missed.precision());
    EXPECT_EQ(missed.recall(), 0.0);
    EXPECT_FALSE(missed.f1());
}

TEST(Tally, F1IsZeroWhenBothAreZero)
{
    Tally wrong;
    wrong.add(Outcome::Incorrect);
    EXPECT_EQ(wrong.precision(), 0.0);
    EXPECT_EQ(wrong.recall(), 0.0);
    EXPECT_EQ(wrong.f1(), 0.0);
}

TEST(Tally, PartialCountsHalf)
{
    Tally tally;
    tally.add(Outcome::Correct, 1);
    tally.add(Outcome::Partial, 2);
    tally.add(Outcome::Spurious, 1);
    EXPECT_DOUBLE_EQ(tally.precision().value(), 0.5);
    EXPECT_DOUBLE_EQ(tally.recall().value(), 2.0 / 3);
    EXPECT_DOUBLE_EQ(tally.f1().value(), 2 * 0.5 * (2.0 / 3) / (0.5 + 2.0 / 3));
    Tally twice = tally;
    twice += tally;
    EXPECT_EQ(twice.possible(), 6);
    EXPECT_EQ(twice.actual(), 8);
    EXPECT_EQ(twice.f1(), tally.f1());
}

TEST(Tally, EachSchemeJudgesItsOwnWay)
{
    SchemeTallies tallies {};
    addRecord(tallies, record(0, 0, true)); // correct
    addRecord(tallies, record(0, 1, true)); // type
    addRecord(tallies, record(0, 0, false)); // boundary
    addRecord(tallies, record(0, 1, false)); // both
    addRecord(tallies, record(0, {}, false));
    addRecord(tallies, record({}, 1, false));
    const std::array<std::array<std::int64_t, 5>, 4> expected { { { 1, 3, 0, 1, 1 }, { 2, 2, 0, 1, 1 },
        { 2, 0, 2, 1, 1 }, { 2, 2, 0, 1, 1 } } };
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(tallies[i].counts, expected[i]) << match::schemeName(match::allSchemes[i]);
    }
}

TEST(DocumentMacro, NoOrderOfDocumentsChangesADigit)
{
    std::vector<Tally> documents;
    std::vector<NoisyCounts> noisy;
    for (int i = 1; i < 40; ++i) {
        auto& tally = documents.emplace_back();
        tally.counts[static_cast<std::size_t>(Outcome::Correct)] = i % 7;
        tally.counts[static_cast<std::size_t>(Outcome::Missing)] = i % 5 + 1;
        tally.counts[static_cast<std::size_t>(Outcome::Spurious)] = i % 3 + 1;
        noisy.push_back({ i % 3 + 2, i % 3 + 1, i % 11 + 4 });
    }
    const auto macro = documentMacro(documents);
    const auto noisyMacro = documentsMacro(noisy);
    std::mt19937 random(3);
    for (int turn = 0; turn < 50; ++turn) {
        std::shuffle(documents.begin(), documents.end(), random);
        std::shuffle(noisy.begin(), noisy.end(), random);
        const auto other = documentMacro(documents);
        EXPECT_EQ(other.precision, macro.precision);
        EXPECT_EQ(other.recall, macro.recall);
        EXPECT_EQ(other.f1, macro.f1);
        EXPECT_EQ(other.precisionStd, macro.precisionStd);
        EXPECT_EQ(other.recallStd, macro.recallStd);
        EXPECT_EQ(other.f1Std, macro.f1Std);
        const auto otherNoisy = documentsMacro(noisy);
        EXPECT_EQ(otherNoisy.precision, noisyMacro.precision);
        EXPECT_EQ(otherNoisy.recall, noisyMacro.recall);
        EXPECT_EQ(otherNoisy.f1, noisyMacro.f1);
    }
}

} // namespace
} // namespace touchstone::metrics
