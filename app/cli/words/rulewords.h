// SPDX-License-Identifier: GPL-3.0-or-later
// The options of `rules`: check, list, explain.
#pragma once

#include "core/evaluation/settings/rulesources.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace touchstone::cli {

enum class RuleAction { Check, List, Explain };

struct RuleOptions
{
    RuleAction action = RuleAction::List;
    std::vector<std::string> checked; ///< positional files of `check`
    std::string annotation; ///< id; empty: all
    std::string whyNot; ///< name of a rule; empty: not asked
};

struct RuleCommands
{
    CLI::App* rules = nullptr;
    CLI::App* check = nullptr;
    CLI::App* list = nullptr;
    CLI::App* explain = nullptr;
};

/// The rule files and what switches single rules, wherever settings of measures stand.
void addRuleSources(CLI::App& app, analysis::RuleSources& sources);
/// Adds `rules` with its three commands; files and output are added by the caller.
[[nodiscard]] RuleCommands addRuleCommands(
    CLI::App& app, RuleOptions& options, analysis::RuleSources& sources);
/// Do they go together? Throws UsageError.
void checkRuleSources(const analysis::RuleSources& sources);
/// Which of the three was called, and whether its words go together. Throws UsageError.
void finishRules(const RuleOptions& options, analysis::RuleSources& sources);

} // namespace touchstone::cli
