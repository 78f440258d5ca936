// SPDX-License-Identifier: GPL-3.0-or-later
// Means over the documents of a noisy corpus.
#include "core/measures/noisy/noisycounts.h"

#include <gtest/gtest.h>

namespace touchstone::metrics {
namespace {

TEST(NoisyCounts, UndefinedValuesTakeNoPartInTheMean)
{
    const std::vector<metrics::NoisyCounts> documents { { 2, 1, 4 }, { 0, 0, 5 }, { 0, 0, 0 } };
    const auto macro = metrics::documentsMacro(documents);
    EXPECT_EQ(macro.precision, 0.5);
    EXPECT_EQ(macro.recall, 0.125);
    EXPECT_NEAR(*macro.f1, 1.0 / 3, 1e-12);
    EXPECT_EQ(metrics::documentsMacro({}).f1, std::nullopt);
}

} // namespace
} // namespace touchstone::metrics
