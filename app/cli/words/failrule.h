// SPDX-License-Identifier: GPL-3.0-or-later
// Scores by their names, and rules of --fail-if.
#pragma once

#include <optional>
#include <string>

namespace touchstone::cli {

/// "muc.strict.f1": a measure, and one of its scores (empty: its headline).
struct ScoreName
{
    std::string measure, score;

    [[nodiscard]] std::string text() const { return measure + "." + score; }
    friend bool operator==(const ScoreName&, const ScoreName&) = default;
};

/// `--fail-if 'muc.strict.f1(CHEM) < -0.01'`: of the difference, second system minus first; of `score` of the
/// value.
struct FailRule
{
    std::string text; ///< as typed
    ScoreName score;
    std::optional<std::string> type; ///< none: of all types together; "*": of each type by itself
    bool below = true; ///< fails below the bound, else above
    bool orEqual = false;
    double bound = 0;

    [[nodiscard]] bool ofEveryType() const { return type == "*"; }
    [[nodiscard]] bool fails(double number) const;
};

/// Throws UsageError.
[[nodiscard]] ScoreName scoreNameOf(const std::string& option, const std::string& text);
/// A rule of --fail-if. Throws UsageError.
[[nodiscard]] FailRule failRuleOf(const std::string& text);

} // namespace touchstone::cli
