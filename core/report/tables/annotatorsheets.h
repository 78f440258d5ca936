// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of annotators without a gold: the matrix of pairs, who deviates by type, and what each pair has
// alike. Cells link to records of a pair: CellNote::system is one of the two, annotatorsBehind tells both.
#pragma once

#include "core/compare/annotators.h"
#include "core/report/tables/sheettable.h"

namespace touchstone::analysis {

/// A row and a column for each annotator with the F1 of the two, and last the mean with the others ("mean").
/// A cell leads to the differences of its two. `order`: numbers of annotators, as rows and columns stand.
[[nodiscard]] Sheet annotatorMatrixSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order);
/// A row for each type and Overall: the mean F1 of all pairs ("mean"), of each annotator how far it deviates
/// (AnnotatorRow::Annotator::deviation), and the names of those that do most ("deviates"). A
/// deviation leads to the differences of the type between the annotator and the one farthest from it.
[[nodiscard]] Sheet annotatorTypesSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order);
/// A row for each pair, in the order of compared.pairs: "a", "b", "f1" and the counts "agree", "differ"
/// (under partial "overlap"), "only_a", "only_b", each with its records in the evaluation of the pair.
[[nodiscard]] Sheet annotatorPairsSheet(const AnnotatorPairs& compared, const AnnotatorAgreement& agreement);

/// The two whose records a cell of these sheets links to: of the row of this name and the cell's
/// CellNote::system, in this order; of pairs A and B. Nothing: it leads nowhere.
[[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> annotatorsBehind(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, const Sheet& sheet,
    const std::string& row, std::size_t system);

/// What is read as the scheme's errors of a pair: of a type, or of all (empty).
[[nodiscard]] RecordFilter annotatorErrors(match::Scheme scheme, const std::string& type);

} // namespace touchstone::analysis
