// SPDX-License-Identifier: GPL-3.0-or-later
// RuleListing: the rules in force as people look through them: by phase, with where each comes from, how
// often it was tried and fired, and which records its firings are.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/rulesources.h"
#include "core/measures/rules/computerules.h"

namespace touchstone::analysis {

/// One rule. Counts are undefined where no result is given, or its rules had none of this name.
struct ListedRule
{
    std::string name;
    std::string about; ///< one line for people; may be empty
    std::string text; ///< as written in its file, without the line end; empty if the file is not known
    std::uint32_t phase = 0; ///< into RuleListing::phases
    std::int32_t salience = 0;
    rules::Subject subject = rules::Subject::System;
    bool on = true;

    std::string file; ///< as RuleText::file
    std::uint32_t line = 0; ///< of the word `rule`, 1-based
    bool builtIn = false; ///< stands in the default rules
    bool replaces = false; ///< took the place of a rule of the same name in a file below …
    bool replacesBuiltIn = false; ///< … the topmost of which is the default rules
    std::string replaced; ///< that file

    std::optional<std::uint64_t> fired;
    std::optional<std::uint64_t> tried; ///< tests of its conditions, repeated ones included
    /// Records of its firings: of the list "rules" for rules over annotations, of "rules.entities" and
    /// "rules.links" for rules over those. A record may hold several firings: one on either side.
    std::optional<std::uint64_t> records;
    RecordFilter filter; ///< exactly these records
};

struct ListedPhase
{
    std::string name;
    std::vector<std::uint32_t> rules; ///< into RuleListing::rules, as they run: by salience, then by place
    std::optional<std::uint64_t> fired; ///< sum of its rules
    std::optional<std::uint64_t> tried;
    std::optional<std::uint64_t> records; ///< of the list "rules", each once
    RecordFilter filter;
};

struct RuleListing
{
    std::vector<ListedRule> rules; ///< in the order of the rule set
    std::vector<ListedPhase> phases;
};

/// The rules of `setup` with the counts of `result` (null: none), which may be that of other rules: counts
/// are found by name. O(bytes of the files + records).
[[nodiscard]] RuleListing listRules(const RuleSetup& setup, const RulesResult* result);

} // namespace touchstone::analysis
