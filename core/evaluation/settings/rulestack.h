// SPDX-License-Identifier: GPL-3.0-or-later
// RuleStack: rule files as they stand on the disk just now, and what of them can be in force: a file that is
// gone or wrong keeps what it said last.
#pragma once

#include "core/evaluation/settings/rulesources.h"

namespace touchstone::analysis {

/// Texts by path, in UTF-8.
using RuleTexts = std::map<std::string, std::string>;

struct RuleStack
{
    /// What was asked for; rules switched as they are anyway, or that no file has any longer, are left out of
    /// `on` and `off` when all files are right.
    RuleSources sources;
    RuleTexts disk; ///< files that could be read
    /// Of all files as they are on the disk; a file that cannot be read: code rules.file.
    support::Diagnostics findings;
    /// Null: not even what was in force before can be put together.
    RuleSetupPtr setup;
    /// `setup` before `sources.on` and `sources.off`. Null as that.
    std::shared_ptr<const rules::RuleSet> unswitched;
    RuleTexts good; ///< the texts of files and settings that `setup` is made of
};

/// Reads a rule file or its settings. Errors: NotFound, Unreadable, TooLarge (limits::fileBytes; 16 MiB for
/// settings), Malformed (no UTF-8: a repaired text would mean something else).
[[nodiscard]] support::Result<std::string> readRuleText(
    const std::string& path, bool settings, const support::Progress& progress);

/// Reads all files. One that cannot be read or has errors is in force with its text in `good`; without one it
/// is left out. A file that stands in `unsaved` is not read: its text there counts. Errors: Cancelled.
[[nodiscard]] support::Result<RuleStack> readRuleStack(const RuleSources& sources, const RuleTexts& good,
    const support::Progress& progress, const RuleTexts& unsaved = {});

/// The same rules switched on and off so that `rule` is on or off; lists are ascending, and a rule that is as
/// wanted without them stands in neither. A rule that is not in `unswitched`: `sources` as they are.
[[nodiscard]] RuleSources withRuleOn(
    RuleSources sources, const rules::RuleSet& unswitched, const std::string& rule, bool on);

} // namespace touchstone::analysis
