// SPDX-License-Identifier: GPL-3.0-or-later
// `ser` of an evaluation; more of it beside `eter`.
#include "core/measures/registry/measurerunner.h"
#include "core/measures/ser/computeser.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

constexpr const char* ambassador
    = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en [loc.adm.nat [+name France]]]";

std::shared_ptr<const SerResult> ser(const EvaluationPtr& evaluation)
{
    support::Progress progress;
    return std::dynamic_pointer_cast<const SerResult>(computeMeasure("ser", *evaluation, progress).value());
}

TEST(TreeMeasures, ComponentsAreRecordsOfTheirOwn)
{
    const auto evaluation
        = evaluated({ ambassador }, { "[func.ind [+kind ambassadeur de] la [+loc Turquie] en France]" });
    const auto result = ser(evaluation);
    const auto* components = result->list("ser.components");
    ASSERT_NE(components, nullptr);
    EXPECT_EQ(components->labels, (std::vector<std::string> { "kind", "loc", "name" }));
    EXPECT_EQ(components->records.size(), 3U);
    EXPECT_EQ(result->overall.components.labelErrors, 1);
    EXPECT_EQ(result->overall.components.boundaryErrors, 1);
    const auto seen = throughList(evaluation, *components);
    EXPECT_EQ(seen->goldText(seen->records[1]), "Turquie");
    EXPECT_EQ(result->list("ser.global")->records.size(), 6U);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 30U);
}

} // namespace
} // namespace touchstone::analysis
