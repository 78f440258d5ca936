// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the tests' own layers; the test fails with the reason where there is none.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <memory>
#include <utility>

namespace touchstone::testsupport {

[[nodiscard]] inline annotation::LayerPtr shared(annotation::Layer layer)
{
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

[[nodiscard]] inline analysis::EvaluationPtr evaluated(
    annotation::LayerPtr gold, annotation::LayerPtr system, const analysis::EvaluationSpec& spec = {})
{
    support::Progress progress;
    auto result = analysis::evaluate(std::move(gold), std::move(system), spec, progress);
    EXPECT_TRUE(result) << (result ? "" : result.error().text);
    return result ? *result : nullptr;
}

/// Documents in the notation of the builders.
[[nodiscard]] inline analysis::EvaluationPtr evaluated(const std::vector<std::string>& gold,
    const std::vector<std::string>& system, const analysis::EvaluationSpec& spec = {})
{
    return evaluated(layerPtr(gold), layerPtr(system, "system"), spec);
}

} // namespace touchstone::testsupport
