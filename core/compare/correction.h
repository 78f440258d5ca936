// SPDX-License-Identifier: GPL-3.0-or-later
// Correcting errors: which records go with an error class, and a system's document with some of its errors
// mended.
#pragma once

#include "core/evaluation/records/measureresult.h"

namespace touchstone::analysis {

/// All errors of one type and row label (the gold's literal type, else the system's).
struct ErrorClass
{
    match::ErrorType errorType = match::ErrorType::Missing;
    std::uint32_t label = 0; ///< of the evaluation's labels
    friend auto operator<=>(const ErrorClass&, const ErrorClass&) = default;
};

/// The parts of split and merged annotations: (record of the pair, record of the part), ascending. The parts
/// of a split pair are the spurious records tagged split-part that have an edge with its gold; of a merge the
/// missing records tagged merge-part that have one with its system annotation. One part may belong to several
/// pairs. Linear in the documents that have such pairs.
[[nodiscard]] std::vector<std::pair<std::uint32_t, std::uint32_t>> errorParts(const Evaluation& evaluation);

/// The records of each class that occurs, ascending; those of Split and Merge with the parts of their pairs.
/// Correct records belong to none.
[[nodiscard]] std::map<ErrorClass, std::vector<std::uint32_t>> errorClasses(const Evaluation& evaluation);

/// The list by which a class with parts is looked at, its id: "gain.split.ORG".
[[nodiscard]] std::string correctionListId(const Evaluation& evaluation, const ErrorClass& errors);
/// The list of such an id; no records where the evaluation has no such errors. Categories: "corrected".
/// O(records).
[[nodiscard]] RecordList correctionList(const Evaluation& evaluation, std::string_view id);
[[nodiscard]] bool isCorrectionList(std::string_view id);
/// The records that correcting a class changes: by error type and label, or by its list where it has parts.
[[nodiscard]] RecordFilter correctionCell(const Evaluation& evaluation, const ErrorClass& errors);

/// A system's labels and, behind them, those of the gold that it lacks.
struct CorrectionLabels
{
    explicit CorrectionLabels(const Evaluation& evaluation);

    annotation::LabelSet labels;
    std::vector<annotation::LabelId> ofGold; ///< by the gold's LabelId

    [[nodiscard]] annotation::LabelId of(annotation::LabelId gold) const
    {
        return ofGold[static_cast<std::size_t>(gold)];
    }
};

/// The system's document with some records corrected: a pair's system annotation gets the gold's span,
/// fragments and types and copies of its components in place of its own; a gold without partner is added,
/// with its components, at the end, below the partner of the nearest gold annotation above it that has one; a
/// spurious annotation goes with its components. What loses its parent comes below the next annotation above.
/// Of texts that differ the stretch stands for the gold's that the alignment says. Labels are those of
/// `labels`. A document that the system lacks has the gold's text. Precondition: records are of this case.
/// O(annotations + text).
[[nodiscard]] annotation::Document correctedDocument(const Evaluation& evaluation,
    const DocumentCase& documentCase, std::span<const std::uint32_t> records, const CorrectionLabels& labels);

} // namespace touchstone::analysis
