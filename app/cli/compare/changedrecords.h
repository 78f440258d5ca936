// SPDX-License-Identifier: GPL-3.0-or-later
// `compare --list`: the annotations behind a count of two systems, with what each system wrote.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/score/measurejson.h"
#include "app/cli/compare/compareoptions.h"

#include "core/output/table.h"
#include "core/support/result.h"

namespace touchstone::cli {

/// Sets what is listed where --list asks for it, in text order. Errors: InvalidOption for a --row-type that
/// neither system nor the gold has. Precondition: two systems.
[[nodiscard]] support::Result<void> listChanged(const CompareOptions& options, ComparedSystems& compared);

/// A row per annotation: the gold's side, and of each system its side and how it is judged; for scripts every
/// field that `errors` has.
[[nodiscard]] analysis::Table changedTable(const CompareOptions& options, const ComparedSystems& compared);
/// What stands under "list".
[[nodiscard]] Json changedJson(const CompareOptions& options, const ComparedSystems& compared);

} // namespace touchstone::cli
