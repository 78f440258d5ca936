// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare` is asked: which score, how it is resampled, when to fail, settings of single systems,
// groups.
#pragma once

#include "app/cli/words/failrule.h"
#include "app/cli/words/scoringoptions.h"

#include "core/compare/comparison.h"
#include "core/statistics/significance.h"

#include <string>
#include <vector>

namespace touchstone::cli {

/// `--setting A:pairing=hipe`: a setting of one system only.
struct SystemSetting
{
    std::string text; ///< as typed; "A:pairing=hipe"
    std::string system; ///< up to the last colon before the first "="
    std::string name;
    std::string value;
};

/// What became of an annotation between two systems.
struct ChangeWord
{
    analysis::Change change;
    const char* key; ///< for scripts; --list takes it with hyphens
    const char* title; ///< for people
};
inline constexpr ChangeWord changeWords[] { { analysis::Change::Fixed, "fixed", "Fixed" },
    { analysis::Change::Regressed, "regressed", "Regressed" },
    { analysis::Change::BothWrongSame, "both_wrong_same", "Wrong alike" },
    { analysis::Change::BothWrongDifferently, "both_wrong_differently", "Wrong differently" },
    { analysis::Change::BothRight, "both_right", "Both right" } };

/// `--group NAME=GLOB`: runs of one system, such as seeds.
struct RunGroup
{
    std::string text; ///< as typed
    std::string name;
    std::string pattern; ///< empty: the group is the single --system of this name
    std::vector<std::size_t> systems {}; ///< numbers in the data set
};

struct CompareOptions : RecordedOptions
{
    ScoreName score;
    analysis::SignificanceSettings significance;
    std::vector<FailRule> failIf;
    std::vector<SystemSetting> settings;
    std::vector<RunGroup> runGroups; ///< empty: systems are compared one by one
    const ChangeWord* list = nullptr; ///< whose annotations are listed; null: none
    std::vector<std::string> rowTypes; ///< of these; empty: of all
    bool ownUnit = false; ///< --unit or --min-overlap was given, so that no pairing implies another
};

} // namespace touchstone::cli
