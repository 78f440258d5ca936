// SPDX-License-Identifier: GPL-3.0-or-later
// Worked examples of the source documents.
#include "core/measures/base/tally.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measuredescription.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace touchstone {
namespace {

using match::Outcome;

/// COR 10, INC 5, PAR 3, MIS 2, SPU 4. The document prints .48 and .52; its own formulas give 11.5/22
/// and 11.5/20, and these hold.
TEST(MucSeed, WorkedExampleByItsFormulas)
{
    metrics::Tally tally;
    tally.add(Outcome::Correct, 10);
    tally.add(Outcome::Incorrect, 5);
    tally.add(Outcome::Partial, 3);
    tally.add(Outcome::Missing, 2);
    tally.add(Outcome::Spurious, 4);
    EXPECT_EQ(tally.possible(), 20);
    EXPECT_EQ(tally.actual(), 22);
    EXPECT_DOUBLE_EQ(tally.precision().value(), 11.5 / 22);
    EXPECT_DOUBLE_EQ(tally.recall().value(), 11.5 / 20);
    EXPECT_NEAR(tally.precision().value(), 0.5227, 5e-5);
    EXPECT_NEAR(tally.recall().value(), 0.575, 1e-12);
    EXPECT_DOUBLE_EQ(tally.f1().value(), 2 * 11.5 / 42);
}

/// The same counts through the registered measure.
TEST(MucSeed, WorkedExampleThroughTheMeasure)
{
    const auto muc = analysis::describedMeasure("muc");
    std::vector<double> statistics(muc->statisticColumns.size(), 0);
    const auto set = [&](std::string_view id, double value) {
        const auto& columns = muc->statisticColumns;
        const auto found
            = std::find_if(columns.begin(), columns.end(), [id](const auto& one) { return one.id == id; });
        ASSERT_NE(found, columns.end());
        statistics[static_cast<std::size_t>(found - columns.begin())] = value;
    };
    set("partial.cor", 10);
    set("partial.inc", 5);
    set("partial.par", 3);
    set("partial.mis", 2);
    set("partial.spu", 4);
    set("partial.cor_system", 10);
    set("partial.inc_system", 5);
    set("partial.par_system", 3);
    std::map<std::string, std::optional<double>> scores;
    for (const auto& score : muc->scoresOf(statistics)) {
        scores[score.name] = score.value;
    }
    EXPECT_EQ(scores.at("partial.pos"), 20);
    EXPECT_EQ(scores.at("partial.act"), 22);
    EXPECT_DOUBLE_EQ(scores.at("partial.precision").value(), 11.5 / 22);
    EXPECT_DOUBLE_EQ(scores.at("partial.recall").value(), 11.5 / 20);
    EXPECT_FALSE(scores.at("strict.f1"));
}

} // namespace
} // namespace touchstone
