// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/registry/typedsettings.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

support::Result<EvaluationSpec> specOf(
    const Preset* preset, const TypedSettings& settings, const ApplySetting& apply)
{
    EvaluationSpec spec = preset == nullptr ? EvaluationSpec {} : withPreset({}, *preset);
    const auto word = [&settings](std::string_view name) {
        const auto* const found = support::found(settings, name, &TypedSettings::value_type::first);
        return found == nullptr ? std::string() : found->second;
    };
    const auto pairing = word("pairing");
    if (!pairing.empty()) {
        if (auto done = apply(spec, "pairing", pairing); !done) {
            return tl::unexpected(done.error());
        }
    }
    const bool presetsOwn = preset != nullptr && pairing.empty();
    const auto chosen
        = [&word](const SettingRow& row) { return row.followsPairing && !word(row.name).empty(); };
    if (!presetsOwn && std::ranges::none_of(settingTable(), chosen)) {
        choosePairing(spec, spec.matching.pairing);
    }
    if (!pairing.empty()) {
        spec.perType = standardPerType(spec.matching.pairing);
    }
    for (const auto& [name, value] : settings) {
        if (name != "pairing") {
            if (auto done = apply(spec, name, value); !done) {
                return tl::unexpected(done.error());
            }
        }
    }
    return spec;
}

} // namespace touchstone::analysis
