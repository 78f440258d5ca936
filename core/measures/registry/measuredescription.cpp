// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measuredescription.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"

namespace touchstone::analysis {

namespace {

std::map<std::string_view, MeasureResultPtr> describeAll()
{
    std::map<std::string_view, MeasureResultPtr> results;
    support::Progress progress;
    const auto nothing = std::make_shared<const annotation::Layer>();
    if (const auto evaluation = evaluate(nothing, nothing, {}, progress)) {
        for (const auto& measure : metrics::measures()) {
            if (auto result = computeMeasure(measure.id, **evaluation, progress)) {
                results.emplace(measure.id, std::move(*result));
            }
        }
    }
    return results;
}

} // namespace

MeasureResultPtr describedMeasure(std::string_view id)
{
    static const auto results = describeAll();
    const auto found = results.find(id);
    return found == results.end() ? nullptr : found->second;
}

} // namespace touchstone::analysis
