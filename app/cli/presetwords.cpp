// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/presetwords.h"

#include "app/cli/choice.h"

#include "core/analysis/preset.h"
#include "core/io/opener.h"

namespace touchstone::cli {

const analysis::Preset* presetOf(const std::string& word)
{
    if (word.empty()) {
        return nullptr;
    }
    const auto* preset = analysis::presetById(word);
    if (preset == nullptr) {
        std::vector<std::string> known;
        for (const auto& one : analysis::presets()) {
            known.emplace_back(one.id);
        }
        refuse("--preset", word, known);
    }
    return preset;
}

void takePresetLayer(const analysis::Preset& preset, analysis::DataSetSpec& dataSet)
{
    auto& gold = dataSet.gold;
    // "coarse" is what is read when nobody names a column.
    if (preset.layer.empty() || preset.layer == "coarse" || gold.path.empty()) {
        return;
    }
    const auto recognised = io::recognisePath(gold.path, gold.options.format);
    if (!recognised) {
        return;
    }
    const auto layer = analysis::presetLayer(preset, recognised->annotationColumns, {});
    gold.options.annotationColumn = layer;
    for (auto& system : dataSet.systems) {
        system.options.annotationColumn = layer;
    }
}

std::string presetMeasures(const analysis::Preset& preset)
{
    std::string ids;
    for (const auto id : preset.measures) {
        ids.append(ids.empty() ? "" : ",").append(id);
    }
    return ids;
}

} // namespace touchstone::cli
