// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/measureregistry.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/measures/conll/computeconll.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/links/computelinks.h"
#include "core/measures/muc/computemuc.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/overlap/computeoverlap.h"
#include "core/measures/rules/computerules.h"
#include "core/measures/ser/computeser.h"
#include "core/measures/surface/computesurface.h"
#include "core/support/lookup.h"

namespace touchstone::metrics {

namespace {

constexpr std::array<std::string_view, 3> defaultMembers { "muc", "conll", "overlap" };

} // namespace

std::span<const Measure> measures()
{
    using namespace analysis;
    static const std::array all { mucMeasure, conllMeasure, overlapMeasure, linksMeasure, eterMeasure,
        serMeasure, noisyMeasure, rulesMeasure, surfaceMeasure };
    return all;
}

const Measure* measureById(std::string_view id)
{
    const auto all = measures();
    return support::found(all, id, &Measure::id);
}

bool readsSetting(const Measure& measure, std::string_view setting)
{
    return support::contains(measure.furtherSettings, setting)
        || support::contains(measure.parameters, setting)
        || support::contains(measure.settings, setting, &analysis::SettingRow::name);
}

bool hasSchemes(std::string_view id)
{
    const auto* const measure = measureById(id);
    return measure != nullptr && measure->bySchemes;
}

std::span<const MeasureGroup> measureGroups()
{
    static const auto all = support::listOf<std::string_view>(measures(), &Measure::id);
    static const std::array groups { MeasureGroup { "default", defaultMembers },
        MeasureGroup { "all", all } };
    return groups;
}

} // namespace touchstone::metrics

namespace touchstone::analysis {

std::span<const SettingRow> settingTable()
{
    static const auto all = [] {
        std::vector<SettingRow> rows;
        // Signatures have HIPE's before those of rules.
        for (const auto part : { matchingSettings(), conllMeasure.settings, overlapMeasure.settings,
                 linksMeasure.settings, eterMeasure.settings, serMeasure.settings, noisyMeasure.settings,
                 hipeSettings(), rulesMeasure.settings, sliceSettings() }) {
            rows.insert(rows.end(), part.begin(), part.end());
        }
        return rows;
    }();
    return all;
}

} // namespace touchstone::analysis
