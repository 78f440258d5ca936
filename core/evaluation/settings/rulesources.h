// SPDX-License-Identifier: GPL-3.0-or-later
// The user's rule files and rule settings: paths, and how they become a rule set with its lists.
#pragma once

#include "core/evaluation/settings/ruleparameters.h"
#include "core/rules/rulelists.h"
#include "core/rules/ruleset.h"
#include "core/support/diagnostics.h"
#include "core/support/progress.h"
#include "core/support/result.h"

namespace touchstone::analysis {

struct RuleSources
{
    std::vector<std::string> files; ///< one on top of the other
    bool only = false; ///< without the default rules below them
    std::string settings; ///< JSON; empty: none
    std::vector<std::string> on {}; ///< rules switched on, after all files and settings
    std::vector<std::string> off {}; ///< rules switched off, after those

    friend bool operator==(const RuleSources&, const RuleSources&) = default;
};

/// What the JSON of rule settings says.
struct RuleSettings
{
    rules::RuleLists lists;
    std::vector<std::string> on {}; ///< rules switched on, after all files
    std::vector<std::string> off;
};

/// A rule file as text: as it was read, or as somebody is just writing it.
struct RuleText
{
    std::string file; ///< its path; of the default rules "default.rules"
    std::string text; ///< UTF-8
    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// Rules in force; immutable, shared between threads.
struct RuleSetup
{
    std::shared_ptr<const rules::RuleSet> rules;
    rules::RuleLists lists;
    std::vector<RuleText> texts {}; ///< what was read, in the order of RuleSet::files
    std::string digest {}; ///< RuleParameters::digest
};
using RuleSetupPtr = std::shared_ptr<const RuleSetup>;

/// `{"label_parents": {child: parent}, "stop_words": [...], "fuzzy_threshold": 0.8, "rules_on": [...],
/// "rules_off": [...]}`; every key may be missing. "stop_words" and "fuzzy_threshold" may also be objects by
/// label, "*" for all labels. Stop words are brought to their name form. Errors: Malformed, with line and
/// column where the JSON breaks, else with the key.
[[nodiscard]] support::Result<RuleSettings> parseRuleSettings(std::string_view utf8, const std::string& file);

/// Reads files and settings. All that is wrong is in `findings`, the errors among them with severity Error.
/// A file that stands in `unsaved`, the settings too, is not read: its text there counts. Errors: the first
/// of these; NotFound, Unreadable, TooLarge for a file that cannot be read.
[[nodiscard]] support::Result<RuleSetup> loadRules(const RuleSources& sources, support::Diagnostics& findings,
    const support::Progress& progress, std::span<const RuleText> unsaved = {});

} // namespace touchstone::analysis
