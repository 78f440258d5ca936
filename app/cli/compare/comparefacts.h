// SPDX-License-Identifier: GPL-3.0-or-later
// What compare's JSON and its tables both print: scores by type, listed records, and why something is
// missing.
#pragma once

#include "app/cli/compare/comparing.h"
#include "app/cli/compare/compareoptions.h"

#include "core/report/tables/typepair.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::cli {

/// By type of all systems, in the order of their tables.
[[nodiscard]] analysis::TypeRows typeRows(const CompareOptions& options, const ComparedSystems& compared);
/// A later system against the first.
[[nodiscard]] analysis::TypePair typePairOf(const ComparedSystems& compared, std::size_t later);
/// How the form asked for writes numbers; `whole`: the compared score is a count.
[[nodiscard]] analysis::ComparedNumbers numbersOf(const CompareOptions& options, bool whole);
/// Of a type between the first system and a later one, with interval and p; null: this measure has none by
/// type.
[[nodiscard]] const analysis::ScoreDifference* typeDifference(
    const ComparedSystems& compared, const std::string& type, std::size_t later);
/// Systems that the data do not tell from the best: there must be three or more.
[[nodiscard]] std::vector<std::size_t> notSeparable(const ComparedSystems& compared);
[[nodiscard]] std::optional<double> differenceOf(std::optional<double> first, std::optional<double> second);
/// The names above p, one- and two-sided; `holm`: with the corrected ones.
void addPColumns(analysis::Table& table, const analysis::ComparedNumbers& write, bool holm);
/// The lists of one system given twice: of the pair's first, of its second; numbers of its records.
[[nodiscard]] std::vector<std::uint32_t> differing(
    const ComparedSystems& compared, const ComparedPair& pair, bool second);
/// Why the listed records are not the whole difference (by its number), or none; empty: they are.
[[nodiscard]] std::string differingNote(
    const ComparedSystems& compared, const ComparedPair& pair, std::size_t number);
/// Why there are no intervals; empty: there are.
[[nodiscard]] std::string intervalNote(const ComparedSystems& compared);
/// Where sentences were drawn and nobody asked for them: that, and why; else empty.
[[nodiscard]] std::string unitNote(const ComparedSystems& compared);

} // namespace touchstone::cli
