// SPDX-License-Identifier: GPL-3.0-or-later
// What only `compare` asks: which score, how it is resampled, when to fail, settings of single systems.
#pragma once

#include "core/compare/comparison.h"
#include "core/statistics/significance.h"

#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

/// "muc.strict.f1": a measure, and one of its scores (empty: its headline).
struct ScoreName
{
    std::string measure;
    std::string score;

    [[nodiscard]] std::string text() const { return measure + "." + score; }
    friend bool operator==(const ScoreName&, const ScoreName&) = default;
};

/// `--fail-if 'muc.strict.f1(CHEM) < -0.01'`: of the difference, second system minus first.
struct FailRule
{
    std::string text; ///< as typed
    ScoreName score;
    std::optional<std::string> type; ///< none: of all types together
    bool below = true; ///< fails below the bound, else above
    bool orEqual = false;
    double bound = 0;

    [[nodiscard]] bool fails(double difference) const;
};

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

struct CompareOptions
{
    ScoreName score;
    analysis::SignificanceSettings significance;
    std::vector<FailRule> failIf;
    std::vector<SystemSetting> settings;
    std::vector<RunGroup> groups; ///< empty: systems are compared one by one
    const ChangeWord* list = nullptr; ///< whose annotations are listed; null: none
    std::vector<std::string> rowTypes; ///< of these; empty: of all
    bool ownUnit = false; ///< --unit or --min-overlap was given, so that no pairing implies another
};

/// The words as typed.
struct CompareWords
{
    std::string seed, trials, confidenceLevel, resample, list;
    std::vector<std::string> failIf, settings, groups, rowTypes;
};

/// A rule of --fail-if. Throws UsageError.
[[nodiscard]] FailRule failRuleOf(const std::string& text);
/// `measure`: what --measure was given, empty for the default. Throws UsageError.
[[nodiscard]] CompareOptions compareOptionsOf(const CompareWords& words, const std::string& measure);
/// Can so many systems, or the groups, be compared? Throws UsageError.
void checkCompared(const CompareOptions& options, std::size_t systems);

} // namespace touchstone::cli
