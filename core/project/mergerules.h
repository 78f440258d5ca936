// SPDX-License-Identifier: GPL-3.0-or-later
// MergeRules: what git must be told so that notes and judgements of two people merge: both lines are kept.
#pragma once

#include <optional>
#include <string>

namespace touchstone::analysis {

struct MergeRules
{
    std::string path; ///< of the .gitattributes that is to say it, in the project's folder
    std::string text; ///< what it then holds: what stands there, and the lines that are missing
};

/// Nothing where the folder belongs to no work tree of git, or a .gitattributes there or above says it
/// already for *.touchstone-notes and *.judgements.jsonl. Reads those files; writes nothing. O(their bytes).
[[nodiscard]] std::optional<MergeRules> missingMergeRules(const std::string& folder);

} // namespace touchstone::analysis
