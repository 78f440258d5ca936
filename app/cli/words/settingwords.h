// SPDX-License-Identifier: GPL-3.0-or-later
// The options that change numbers: what is matched and how, parameters of measures, rules, and what tells
// slices apart.
#pragma once

#include "app/cli/words/command.h"

#include "core/evaluation/scoring/relationsources.h"
#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/registry/preset.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::cli {

struct SettingWords
{
    std::string preset, noiseLevel, timePeriod;
    bool anyway = false;
    std::vector<int> nBests {}; ///< of --n-best N,N…
    /// The files; a tag set that is built in is no path any more when settings were read.
    analysis::RelationSources relations {};

    /// All of them.
    void declare(Arguments& arguments);
    // Some of them:
    void declareAnyway(Arguments& arguments);
    void declarePreset(Arguments& arguments);
    void declarePairing(Arguments& arguments);
    /// Which annotations there are at all, and how texts meet: what rules see, too.
    void declareRestrictions(Arguments& arguments);
    void declareRules(Arguments& arguments);
    void declareNBest(Arguments& arguments, const char* shape, const char* help);

    /// Words beside a preset go first. Of several --n-best the first, all of them then stand in `nBests`.
    /// Training data is read as the gold is. Throws UsageError.
    [[nodiscard]] analysis::EvaluationSpec read(const analysis::Preset* named, const io::ReadOptions& gold);
    /// The word that a setting was given; empty: none.
    [[nodiscard]] std::string_view given(std::string_view setting) const;
    void eachFile(const FileVisit& visit);

private:
    Option declareSetting(Arguments& arguments, const std::string& name, const char* shape, const char* help);
    void declareParameters(Arguments& arguments);
    void declareSlices(Arguments& arguments);
    void applyAll(analysis::EvaluationSpec& spec);

    std::vector<std::pair<std::string, std::string>> m_settings; ///< name, value, in the order of the help
    std::vector<std::string> m_bounds;
};

/// Null when none is named. Throws UsageError with the nearest known id.
[[nodiscard]] const analysis::Preset* presetOf(const std::string& word);

} // namespace touchstone::cli
