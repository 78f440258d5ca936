// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics and scores of a measure without a corpus.
#pragma once

#include "core/measures/registry/measurerunner.h"

#include <memory>
#include <string_view>

namespace touchstone::testsupport {

/// What the measure says of an empty corpus under the usual settings.
inline analysis::MeasureResultPtr describedMeasure(std::string_view id)
{
    support::Progress progress;
    const auto nothing = std::make_shared<const annotation::Layer>();
    const auto evaluation = analysis::evaluate(nothing, nothing, {}, progress);
    return analysis::computeMeasure(id, **evaluation, progress).value();
}

} // namespace touchstone::testsupport
