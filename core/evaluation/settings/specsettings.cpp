// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/specsettings.h"

#include "core/evaluation/settings/settingtable.h"

namespace touchstone::analysis {

support::Result<void> applySetting(EvaluationSpec& spec, std::string_view name, const std::string& value)
{
    const auto* const row = settingRow(name);
    if (row == nullptr || row->set == nullptr) {
        return support::failure(
            support::ErrorCode::InvalidOption, support::said("There is no setting \"%1\".", name));
    }
    return row->set(spec, name, value);
}

std::string settingText(const EvaluationSpec& spec, std::string_view name)
{
    const auto* const row = settingRow(name);
    return row == nullptr ? std::string() : row->text(spec);
}

std::vector<std::string> settingWords(std::string_view name)
{
    const auto* const row = settingRow(name);
    return row == nullptr || row->words == nullptr ? std::vector<std::string>() : row->words();
}

void choosePairing(EvaluationSpec& spec, match::PairingPolicy policy)
{
    using match::PairingPolicy;
    spec.matching.pairing = policy;
    spec.unit = policy == PairingPolicy::Optimal ? Unit::Character : Unit::Token;
    spec.matching.minOverlap = policy == PairingPolicy::FirstCome ? 1 : 0;
    spec.perType = standardPerType(policy);
}

PerType standardPerType(match::PairingPolicy policy)
{
    return policy == match::PairingPolicy::Hipe ? PerType::Gold : PerType::Class;
}

} // namespace touchstone::analysis
