// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/scoringoptions.h"

#include "core/evaluation/dataset/conversion.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/report/commandline.h"
#include "core/support/findingkinds.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

/// Options that set what none of the measures looks at.
void tellUnusedSettings(const ScoringOptions& options, support::Diagnostics& findings)
{
    if (options.countedMeasures.empty()) {
        return;
    }
    for (const auto& typed : options.typed) {
        const auto dashes = typed.name.substr(0, typed.name.find('='));
        const auto name = dashes.substr(std::min(dashes.find_first_not_of('-'), dashes.size()));
        if (analysis::settingRow(name) != nullptr
            && !analysis::settingMatters(name, options.spec, options.countedMeasures)) {
            findings.add(support::Severity::Warning, "settings.unused", {},
                dashes + " says nothing here: it belongs to " + analysis::settingOwners(name)
                    + ", and what is counted is " + listed(options.countedMeasures) + ".");
        }
    }
}

} // namespace

void ScoringOptions::declareZeroDivision(Arguments& arguments)
{
    arguments.choice("--zero-division", zeroForUndefined, Names<bool> { { "null", false }, { "0", true } },
        "VALUE", "What undefined values become: null (default) or 0");
}

void ScoringOptions::declareNames(Arguments& arguments)
{
    arguments.value("--rename", m_renames, "OLD=NEW", "Print a system under another name; repeats").repeats();
    arguments.flag("--anonymise", names.anonymous,
        "Print systems as System 1, System 2 …; the recipe names no system's file and no command");
}

void ScoringOptions::finishNames()
{
    for (const auto& rename : m_renames) {
        const auto equals = rename.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == rename.size()) {
            throw UsageError { "--rename takes OLD=NEW, such as --rename run3=Ours, and not \"" + rename
                + "\"." };
        }
        names.renamed.emplace_back(rename.substr(0, equals), rename.substr(equals + 1));
    }
}

std::vector<std::string> ScoringOptions::inputs() const
{
    auto inputs = analysis::inputsOf(dataSet);
    for (const auto& file : analysis::settingFiles(dataSet, relations)) {
        inputs.push_back(file.path);
    }
    return inputs;
}

void RecordedOptions::declareRecipe(Arguments& arguments)
{
    arguments.flag(
        "--recipe,!--no-recipe", [this](bool on) { recipe = on; },
        "Say how it was made: version, digests of the files, settings, command; done but for TSV, whose "
        "first lines it becomes (with #); touchstone-cli reproduce FILE runs it again");
    arguments.flag("--signature", signature,
        "Of the settings tell all, as one line, not only those that are not the default");
}

const analysis::Preset* namingPreset(const ScoringOptions& options)
{
    return options.preset == nullptr ? nullptr
                                     : analysis::presetInForce(*options.preset, options.spec, options.scheme);
}

std::vector<match::Scheme> printedSchemes(const ScoringOptions& options, std::string_view layer)
{
    const auto* const preset = namingPreset(options);
    if (options.schemeAsked || preset == nullptr || preset->allSchemes) {
        return { options.scheme };
    }
    const auto schemes = analysis::presetSchemes(*preset, layer);
    return { schemes.begin(), schemes.end() };
}

support::Diagnostics settingFindings(const ScoringOptions& options)
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
    findings.add(support::Severity::Warning, "preset.custom", {},
        "These are custom settings, not those of --preset " + std::string(options.preset->id)
            + ", so columns bear Touchstone's names: " + listed(others) + ".");
    return findings;
}

std::string presetMeasures(const analysis::Preset& preset)
{
    return listed(std::vector<std::string>(preset.measures.begin(), preset.measures.end()), ",");
}

} // namespace touchstone::cli
