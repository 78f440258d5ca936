// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluations of neleval's tables, a line for each name: document, begin, end, id, score, type.
#pragma once

#include "core/measures/registry/measurerunner.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace touchstone::testsupport {

[[nodiscard]] annotation::LayerPtr linkTable(const std::string& bytes, const std::string& name);

[[nodiscard]] analysis::EvaluationPtr evaluated(
    const std::string& gold, const std::string& system, const analysis::EvaluationSpec& spec = {});

/// A measure's result, whose counts have been followed to their records.
template <typename Result>
std::shared_ptr<const Result> computed(std::string_view id, const analysis::EvaluationPtr& evaluation,
    analysis::MeasureExtent extent = analysis::MeasureExtent::Everything)
{
    support::Progress progress;
    auto result = analysis::computeMeasure(id, *evaluation, progress, extent);
    EXPECT_TRUE(result);
    expectCountsToSelectTheirRecords(evaluation, **result);
    return std::static_pointer_cast<const Result>(*result);
}

} // namespace touchstone::testsupport
