// SPDX-License-Identifier: GPL-3.0-or-later
// What `errors` prints: records, or how many there are of each group.
#pragma once

#include "app/cli/errors/listedrecords.h"

namespace touchstone::cli {

/// Record by record: a million of them are many times the corpus. Of tables for people, whose columns are as
/// wide as their longest word, in one piece. Errors: Cancelled; the sink's.
[[nodiscard]] support::Result<void> writeRecords(const ErrorsOptions& options,
    const std::vector<ScoredSystem>& systems, const ListedRecords& listed, const Sink& sink,
    support::Progress& progress);

/// A row or line for each group of --group-by. Errors: InvalidOption for a word that is no grouping here,
/// with the nearest.
[[nodiscard]] support::Result<std::string> groupedReport(
    const ErrorsOptions& options, const std::vector<ScoredSystem>& systems, const ListedRecords& listed);

} // namespace touchstone::cli
