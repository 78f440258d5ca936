// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of annotators without a gold: the matrix of pairs, who deviates by type, and what each pair has
// alike.
#pragma once

#include "core/compare/annotators.h"
#include "core/report/tables/sheettable.h"

namespace touchstone::analysis {

/// A row and a column for each annotator with the F1 of the two, and last the mean with the others ("mean").
/// `order`: numbers of annotators, as rows and columns stand.
[[nodiscard]] Sheet annotatorMatrixSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order);
/// A row for each type and Overall: the mean F1 of all pairs ("mean"), of each annotator how far it deviates
/// (AnnotatorRow::Annotator::deviation), and the names of those that do most ("deviates"). Names of rows
/// link to the errors of the type.
[[nodiscard]] Sheet annotatorTypesSheet(
    const AnnotatorPairs& compared, const AnnotatorAgreement& agreement, std::span<const std::size_t> order);
/// A row for each pair, in the order of compared.pairs: "a", "b", "f1" and the counts "agree", "differ"
/// (under partial "overlap"), "only_a", "only_b", each with its records in the evaluation of the pair.
[[nodiscard]] Sheet annotatorPairsSheet(const AnnotatorPairs& compared, const AnnotatorAgreement& agreement);

/// What is read as the scheme's errors of a pair: of a type, or of all (empty).
[[nodiscard]] RecordFilter annotatorErrors(match::Scheme scheme, const std::string& type);

} // namespace touchstone::analysis
