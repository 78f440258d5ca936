// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/settingwords.h"

#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <vector>

namespace touchstone::analysis {

namespace {

/// Is it the digest of what a file held?
bool isDigest(const std::string& value)
{
    constexpr std::size_t digits = 32;
    return value.size() == digits && value.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// "--layer fine --types PER" as {"layer fine", "types PER"}, without data and files.
std::vector<std::string> dataWords(const DataSetSpec& dataSet)
{
    std::vector<std::string> words;
    const auto arguments = dataArguments(dataSet);
    const auto files = settingFiles(dataSet, {});
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        const auto& option = arguments[i];
        const bool file = support::contains(files, option, &SettingFile::option);
        if (option != "--gold" && option != "--system") {
            words.push_back(option.substr(2) + (file ? " from a file" : " " + arguments[i + 1]));
        }
    }
    return words;
}

} // namespace

std::string settingOwners(std::string_view setting)
{
    if (setting.starts_with("hipe-") || setting == "tagset") {
        return "--pairing hipe";
    }
    std::string owners;
    for (const auto& measure : metrics::measures()) {
        if (readsSetting(measure, setting)) {
            owners += (owners.empty() ? "" : ", ") + std::string(measure.id);
        }
    }
    if (setting == "n-best" || setting == "link-equivalents") {
        owners += " and --pairing hipe";
    }
    return owners;
}

bool settingMatters(
    std::string_view setting, const EvaluationSpec& spec, std::span<const std::string> measures)
{
    const bool hipe = spec.matching.pairing == match::PairingPolicy::Hipe;
    if (setting.starts_with("hipe-") || setting == "tagset") {
        return hipe;
    }
    if (setting == "pairing" || (hipe && (setting == "link-equivalents" || setting == "n-best"))) {
        return true;
    }
    bool known = false;
    for (const auto& measure : metrics::measures()) {
        if (readsSetting(measure, setting)) {
            known = true;
            if (support::contains(measures, measure.id)) {
                return true;
            }
        }
    }
    return !known;
}

std::string settingsInWords(const EvaluationSpec& spec, const DataSetSpec& dataSet, const Preset* preset,
    std::span<const std::string> measures)
{
    const bool named = preset != nullptr && !preset->tables.empty();
    const auto usual = settings(named ? withPreset({}, *preset) : EvaluationSpec {});
    const auto present = settings(spec);
    std::vector<std::string> words;
    if (named) {
        words.push_back("preset " + std::string(preset->id));
    }
    for (std::size_t i = 0; i < present.size(); ++i) {
        const auto name = present[i].name;
        const bool told = name == "hipe-edition" && spec.matching.pairing == match::PairingPolicy::Hipe;
        const bool heading = name == "noise-level" || name == "time-period";
        if ((present[i].value != usual[i].value || told) && !heading
            && settingMatters(name, spec, measures)) {
            const auto& value = present[i].value;
            words.push_back(std::string(name) + (isDigest(value) ? " from a file" : " " + value));
        }
    }
    const auto data = dataWords(dataSet);
    words.insert(words.end(), data.begin(), data.end());
    return support::joined(words);
}

} // namespace touchstone::analysis
