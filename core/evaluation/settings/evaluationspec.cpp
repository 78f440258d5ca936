// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/evaluationspec.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

std::string_view version() { return TOUCHSTONE_VERSION; }

std::vector<Setting> settings(const EvaluationSpec& spec)
{
    return support::listOf<Setting>(settingTable(), [&spec](const SettingRow& row) {
        return Setting { row.name, row.text(spec) };
    });
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
