// SPDX-License-Identifier: GPL-3.0-or-later
// Rule list texts: what the list of rules says of a rule, in words.
#pragma once

#include "core/explain/rulelisting.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <string>

namespace touchstone::ui {

/// Is it on, and did it fire for nothing? False while nothing is known of it.
[[nodiscard]] bool neverFired(const analysis::ListedRule& rule);

/// "1,204"; not known: an en dash.
[[nodiscard]] QString countOrNone(std::optional<std::uint64_t> count);
/// The name of a rule file without its folder; "built-in" for the default rules.
[[nodiscard]] QString ruleFileText(const std::string& file);
/// "built-in", "mine.rules", "mine.rules, replaces built-in".
[[nodiscard]] QString ruleOriginText(const analysis::ListedRule& rule);
/// "system", "pair", … as rule files say it.
[[nodiscard]] QString ruleSubjectText(rules::Subject subject);
/// "42", "never applied", "off", "–" (not known).
[[nodiscard]] QString ruleFiredText(const analysis::ListedRule& rule);
/// Its about line, how often it fired and why not, and its text; rich text.
[[nodiscard]] QString ruleToolTip(const analysis::ListedRule& rule);

// Of the columns of RuleListModel.
[[nodiscard]] QString ruleColumnTitle(int column);
[[nodiscard]] QString ruleColumnMeaning(int column);
[[nodiscard]] bool ruleColumnIsNumber(int column);

} // namespace touchstone::ui
