// SPDX-License-Identifier: GPL-3.0-or-later
// Which records `errors` lists: of one system, of two by what changed, of several by how many find them.
#pragma once

#include "app/cli/compare/comparing.h"

namespace touchstone::cli {

struct ErrorsOptions : ScoreOptions
{
    std::vector<const ChangeWord*> changes; ///< of two systems; empty: not asked for
    std::optional<std::uint32_t> foundBy; ///< by how many of the systems; nothing: not asked for
    std::string groupBy; ///< empty: records are listed, not counted
    std::optional<std::uint32_t> top; ///< of the groups the first so many
};

struct ListedRecord
{
    std::size_t system = 0; ///< whose record it is
    std::uint32_t number = 0; ///< of that system's evaluation
    /// With --change: what became of it, and the records of both systems that stand for it.
    std::optional<analysis::Comparison::Counted> changed {};
};

struct ListedRecords
{
    std::vector<ListedRecord> records; ///< in text order
    std::size_t considered = 0; ///< that the filters chose from
};

/// The records that pass the filter. With --change each annotation that `compare` counts so: the record of
/// the second system, or of the first where the second has none; these stand behind the others of their
/// document. With --found-by the first system's records of the gold annotations that exactly so many systems
/// have right. Right is what `compare` takes for right: by the list that is shown, else by --scheme. Errors:
/// Unpairable where one of the two systems was refused; Cancelled.
[[nodiscard]] support::Result<ListedRecords> listedRecords(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, support::Progress& progress);

} // namespace touchstone::cli
