// SPDX-License-Identifier: GPL-3.0-or-later
// SinceEarlier: what became of a system's errors since an earlier result of it, such as before its file was
// written anew.
#pragma once

#include "core/compare/comparison.h"

namespace touchstone::analysis {

/// Changes as Comparison has them, from the earlier result to the one of now. An error is looked at where it
/// stands: what was fixed in the earlier result, what regressed in that of now.
struct SinceEarlier
{
    /// The lists by which it is looked at, and what a filter shows that names them.
    static constexpr std::string_view fixedList = "since.fixed";
    static constexpr std::string_view regressedList = "since.regressed";

    EvaluationPtr now {};
    EvaluationPtr earlier {};
    match::Scheme scheme = match::Scheme::Strict;
    EvaluationPtr fixed {}; ///< the earlier one through its list, with its documents in the order of now's
    EvaluationPtr regressed {}; ///< that of now through its list

    [[nodiscard]] std::int64_t fixedCount() const { return static_cast<std::int64_t>(fixed->records.size()); }
    [[nodiscard]] std::int64_t regressedCount() const
    {
        return static_cast<std::int64_t>(regressed->records.size());
    }
    [[nodiscard]] static RecordFilter fixedCell() { return listCell(std::string(fixedList), "fixed"); }
    [[nodiscard]] static RecordFilter regressedCell()
    {
        return listCell(std::string(regressedList), "regressed");
    }
};
/// Is it a list of this comparison?
[[nodiscard]] bool isEarlierList(std::string_view list);

/// The gold may have changed as well: what only one of the two judges is neither fixed nor regressed. Errors:
/// Cancelled. As compareEvaluations.
[[nodiscard]] support::Result<SinceEarlier> compareWithEarlier(const EvaluationPtr& now,
    const EvaluationPtr& earlier, match::Scheme scheme, support::Progress& progress);

} // namespace touchstone::analysis
