// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/presetwords.h"

#include "app/cli/words/choice.h"

#include "core/io/open/opener.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/report/settingwords.h"
#include "core/support/findingkinds.h"

#include <algorithm>

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

const analysis::Preset* namingPreset(const Options& options)
{
    return options.preset == nullptr ? nullptr
                                     : analysis::presetInForce(*options.preset, options.spec, options.scheme);
}

std::vector<match::Scheme> printedSchemes(const Options& options, std::string_view layer)
{
    const auto* const preset = namingPreset(options);
    if (options.schemeAsked || preset == nullptr || preset->allSchemes) {
        return { options.scheme };
    }
    const auto schemes = analysis::presetSchemes(*preset, layer);
    return { schemes.begin(), schemes.end() };
}

namespace {

/// Those whose numbers the command prints; empty: it is not known here.
std::vector<std::string> countedMeasures(const Options& options)
{
    switch (options.command) {
    case Command::Score:
    case Command::Compare:
    case Command::Table:
        return options.measures;
    case Command::Errors: {
        const auto own = analysis::measureOfList(options.filter.list);
        return own.empty() ? options.measures : std::vector<std::string> { std::string(own) };
    }
    default:
        return {};
    }
}

/// Options that set what none of the measures looks at.
void tellUnusedSettings(const Options& options, support::Diagnostics& findings)
{
    const auto measures = countedMeasures(options);
    if (measures.empty() || !options.compare.settings.empty()) {
        return; // a system of its own settings may look at it
    }
    const auto known = analysis::settings(options.spec);
    for (const auto& typed : options.typed) {
        const auto dashes = typed.name.substr(0, typed.name.find('='));
        const auto name = dashes.substr(std::min(dashes.find_first_not_of('-'), dashes.size()));
        const bool setting
            = std::any_of(known.begin(), known.end(), [&name](const auto& one) { return one.name == name; });
        if (setting && !analysis::settingMatters(name, options.spec, measures)) {
            findings.add(support::Severity::Warning, "settings.unused", {},
                dashes + " says nothing here: it belongs to " + analysis::settingOwners(name)
                    + ", and what is counted is " + listed(measures) + ".");
        }
    }
}

} // namespace

support::Diagnostics settingFindings(const Options& options)
{
    support::Diagnostics findings;
    if (options.additive) {
        findings.add(support::Severity::Warning, "settings.additive", {},
            "--per-type additive is read as --per-type gold: a pair stands in the row of the gold's type.");
    }
    tellUnusedSettings(options, findings);
    if (options.preset == nullptr || options.preset->tables.empty()) {
        return findings;
    }
    if (namingPreset(options) != nullptr) {
        if (const auto others = analysis::otherEdition(*options.preset, options.spec); !others.empty()) {
            findings.add(support::Severity::Note, "preset.edition", {},
                "--preset " + std::string(options.preset->id)
                    + " by other rules of its scorer: " + listed(others) + ".");
        }
        return findings;
    }
    auto others = analysis::deviations(*options.preset, options.spec);
    if (others.empty()) {
        others.push_back("scheme " + std::string(match::schemeName(options.scheme)));
    }
    const auto text = listed(others);
    findings.add(support::Severity::Warning, "preset.custom", {},
        "These are custom settings, not those of --preset " + std::string(options.preset->id)
            + ", so columns bear Touchstone's names: " + text + ".");
    return findings;
}

void takePresetLayer(const analysis::Preset& preset, analysis::DataSetSpec& dataSet)
{
    auto& gold = dataSet.gold;
    // "coarse" is what is read when nobody names a column.
    if (preset.layer.empty() || preset.layer == "coarse" || gold.path.empty()) {
        return;
    }
    const auto recognised = io::recognisePath(gold.path, gold.options);
    if (!recognised) {
        return;
    }
    if (analysis::lacksColumn(preset, recognised->annotationColumns)) {
        throw UsageError { "--preset " + std::string(preset.id)
            + " counts the columns of links of HIPE files, and " + gold.path
            + " has none; of links in other files --measure links and --preset tac-kbp tell." };
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
