// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of --fail-if: what they have to say of numbers, and of the values of `score`.
#pragma once

#include "app/cli/score/report.h"

#include "core/statistics/significance.h"

namespace touchstone::cli {

/// Lines for standard error.
struct RuleLines
{
    std::vector<std::string> broken; ///< any: the command ends with exitRule
    std::vector<std::string> told; ///< what breaks no rule and should be known
    /// What the broken rules are about, each rule once; of rules of means nothing.
    struct About
    {
        ScoreName score;
        std::set<std::string> types; ///< rows that break it; empty: all types together
        friend bool operator==(const About&, const About&) = default;
    };
    std::vector<About> about {};

    /// Adds a line of a broken rule; a rule of all types together has no type.
    void fails(const FailRule& rule, std::string line, const std::optional<std::string>& type);
};

/// With as many digits as rules are judged with in print.
[[nodiscard]] std::string ruleNumber(double value);
/// "--fail-if 'muc.strict.f1 < 0' cannot be judged", then `why`.
[[nodiscard]] support::Failure notJudged(const FailRule& rule, const std::string& why);

/// A score by type; nothing: 0/0.
using TypeValues = std::map<std::string, std::optional<double>>;
/// Of the rule's score, by the names of its tables; without case as comparableTypes has them.
[[nodiscard]] TypeValues typeValues(
    const FailRule& rule, const analysis::MeasureResult& result, bool withoutCase = false);
/// Is the type that the rule names among those of its score's tables (`known`), and of every type: are there
/// any? Errors: InvalidOption.
[[nodiscard]] support::Result<void> checkType(const FailRule& rule, const std::set<std::string>& known);

/// Judges every rule of the options by the value of every system, of several parts by that of each part that
/// has it. A type without a value breaks a rule of every type, since it could pass for want of a number.
/// Errors: InvalidOption for a score or type that is not there; Malformed where a value is undefined, or
/// no part of a system has it.
[[nodiscard]] support::Result<RuleLines> judgedScores(
    const ScoreOptions& options, const std::vector<ScoredSystem>& systems);

} // namespace touchstone::cli
