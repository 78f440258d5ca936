// SPDX-License-Identifier: GPL-3.0-or-later
// Two outputs of the same command, number by number: JSON field by field, tables cell by cell.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// One number, or word, that is not the same. Empty: it is on the other side only.
struct OutputDifference
{
    std::string place; ///< "systems[A].measures.muc.overall.strict.f1", "A: strict, PER, F1"
    std::string before, after;
};

struct OutputDiff
{
    std::size_t numbers = 0; ///< that were compared
    std::size_t different = 0; ///< differences, listed or not
    std::vector<OutputDifference> listed; ///< the first of them
};
inline constexpr std::size_t mostListedDifferences = 20;

/// Of JSON what says where it was made (recipe, paths, signatures, version, findings) is left out. Text that
/// is no JSON is one difference. O(bytes).
[[nodiscard]] OutputDiff jsonDiff(std::string_view before, std::string_view after);
/// Lines of tables, in any of our forms: rows meet by what stands before their first number, under the same
/// heading. Blank lines, rules and indentation do not count. O(bytes log lines).
[[nodiscard]] OutputDiff tableDiff(std::string_view before, std::string_view after);

} // namespace touchstone::analysis
