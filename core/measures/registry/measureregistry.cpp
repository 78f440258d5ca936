// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measureregistry.h"

#include "core/measures/conll/conllmeasure.h"
#include "core/measures/eter/etermeasure.h"
#include "core/measures/links/linkmeasure.h"
#include "core/measures/muc/mucmeasure.h"
#include "core/measures/noisy/noisymeasure.h"
#include "core/measures/overlap/overlapmeasure.h"
#include "core/measures/rules/rulesmeasure.h"
#include "core/measures/ser/sermeasure.h"
#include "core/measures/surface/surfacemeasure.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <array>

namespace touchstone::metrics {

namespace {

constexpr std::array<std::string_view, 3> defaultMembers { "muc", "conll", "overlap" };

} // namespace

std::span<const Measure> measures()
{
    static const std::array list { mucMeasure(), conllMeasure(), overlapMeasure(), linksMeasure(),
        eterMeasure(), serMeasure(), noisyMeasure(), rulesMeasure(), surfaceMeasure() };
    return list;
}

const Measure* measureById(std::string_view id)
{
    const auto list = measures();
    return support::found(list, id, &Measure::id);
}

bool readsSetting(const Measure& measure, std::string_view setting)
{
    const auto& further = measure.furtherSettings;
    return std::find(further.begin(), further.end(), setting) != further.end()
        || std::any_of(measure.parameters.begin(), measure.parameters.end(),
            [setting](const auto& parameter) { return parameter.name == setting; });
}

bool hasSchemes(std::string_view id)
{
    const auto* const measure = measureById(id);
    return measure != nullptr && measure->bySchemes;
}

std::span<const MeasureGroup> measureGroups()
{
    static const auto all = [] {
        std::vector<std::string_view> ids;
        for (const auto& measure : measures()) {
            ids.push_back(measure.id);
        }
        return ids;
    }();
    static const std::array groups { MeasureGroup { "default", defaultMembers },
        MeasureGroup { "all", all } };
    return groups;
}

} // namespace touchstone::metrics
