// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/evaluationspec.h"

#include "core/support/numbers.h"

namespace touchstone::analysis {

std::string_view version() { return TOUCHSTONE_VERSION; }

std::string_view name(match::PairingPolicy policy)
{
    return policy == match::PairingPolicy::Optimal ? "optimal" : "first-come";
}

std::string_view name(Unit unit) { return unit == Unit::Character ? "character" : "token"; }

std::string_view name(AlignMode mode)
{
    switch (mode) {
    case AlignMode::Automatic:
        return "auto";
    case AlignMode::Tokens:
        return "tokens";
    case AlignMode::Characters:
        return "characters";
    case AlignMode::No:
        return "no";
    }
    return "auto";
}

std::string_view name(PerType perType) { return perType == PerType::Additive ? "additive" : "isolated"; }

std::vector<Setting> settings(const EvaluationSpec& spec)
{
    return {
        { "pairing", std::string(name(spec.matching.pairing)) },
        { "min-overlap", support::shortest(spec.matching.minOverlap) },
        { "unit", std::string(name(spec.unit)) },
        { "align", std::string(name(spec.align)) },
        { "per-type", std::string(name(spec.perType)) },
    };
}

std::string signature(const EvaluationSpec& spec)
{
    std::string text = "touchstone|" + std::string(version());
    for (const auto& setting : settings(spec)) {
        text += "|" + std::string(setting.name) + ":" + setting.value;
    }
    return text;
}

} // namespace touchstone::analysis
