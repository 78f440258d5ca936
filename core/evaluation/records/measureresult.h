// SPDX-License-Identifier: GPL-3.0-or-later
// MeasureResult: what one measure says of one evaluation, in the forms that views and reports read: tables
// whose cells link to records, lists of records as the measure itself pairs, values per record, statistics
// per document. Each measure derives its own struct with its exact numbers.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/sheet.h"
#include "core/evaluation/records/statistic.h"
#include "core/measures/base/measure.h"

namespace touchstone::analysis {

using metrics::MeasureExtent;

/// A number per record.
struct ValueColumn
{
    std::string id; ///< "er", "cer"
    std::string title;
    std::string meaning;
    std::vector<double> values; ///< one per record; NaN: none
};

/// Records as a measure itself pairs: its own pairing, with what it counts them as.
struct RecordList
{
    std::string id; ///< "eter", "ser.components", "links"; what RecordFilter::list names
    std::string title;
    std::vector<match::PairOutcome> records; ///< documents in the order of the cases, in each in text order
    std::vector<std::string> categories; ///< names of the bits of `bits`; at most 32
    std::vector<std::uint32_t> bits; ///< per record: the categories that count it
    std::vector<ValueColumn> values;
    std::vector<std::string> labels {}; ///< what the records' type numbers mean; empty: as in the evaluation
    std::vector<FacetColumn> facets {};
    bool flat = false; ///< components are records of their own, so that no tree is behind a record
    std::uint32_t right = 0; ///< bits of the categories of what is right; 0: the scheme says what is

    /// Of the categories of these names.
    [[nodiscard]] std::uint32_t bitsOf(std::initializer_list<std::string_view> names) const;
};

/// One more of a statistic in the row of a type.
struct TypeCount
{
    std::uint32_t type = 0; ///< number among TypeCounting::labels
    std::uint32_t statistic = 0; ///< number among MeasureResult::statisticColumns
};

/// The records that rows of types count, and what a record adds to the rows of its types: one each.
struct TypeCounting
{
    std::span<const std::string> labels; ///< what type numbers mean
    std::span<const match::PairOutcome> records;
    void (*countsOf)(const match::PairOutcome& record, std::vector<TypeCount>& counts) = nullptr;
};

struct MeasureResult
{
    std::string measure; ///< id
    metrics::MeasureExtent extent = metrics::MeasureExtent::Everything;
    std::vector<Sheet> sheets; ///< the most important first
    std::vector<RecordList> lists; ///< empty: the measure counts the evaluation's own records
    /// Values for the evaluation's own records (same numbers): credits, costs, error rates.
    std::vector<ValueColumn> recordValues;
    /// Statistics that add up over documents: one row of `statisticColumns` per case; scores of any set of
    /// documents come from their sum alone.
    std::vector<Statistic> statisticColumns;
    std::vector<double> statistics; ///< cases × columns
    std::vector<Score> scores;
    support::Diagnostics diagnostics;

    MeasureResult() = default;
    MeasureResult(const MeasureResult&) = default;
    MeasureResult& operator=(const MeasureResult&) = default;
    MeasureResult(MeasureResult&&) = default;
    MeasureResult& operator=(MeasureResult&&) = default;
    virtual ~MeasureResult() = default;

    /// Null when there is none.
    [[nodiscard]] const RecordList* list(std::string_view id) const;
    /// Null when there is none.
    [[nodiscard]] const Score* score(std::string_view id) const;
    /// Values of all scores from summed statistics.
    [[nodiscard]] std::vector<metrics::NamedScore> scoresOf(std::span<const double> sums) const;
    /// What a record adds to the rows of its types: from this, scores by type and means over types have
    /// intervals and p. Nothing where rows of types do not count records. Statistics that `countsOf` does not
    /// fill (tags of tokens) have no number by type. Its spans point into the evaluation and the result,
    /// which must outlive it.
    [[nodiscard]] virtual std::optional<TypeCounting> typeCounting(const Evaluation& evaluation) const;
};

using MeasureResultPtr = std::shared_ptr<const MeasureResult>;
/// Fresh from its measure, before it is handed out.
using MadeResult = std::shared_ptr<MeasureResult>;

/// The evaluation seen through a measure's own pairing: same layers, documents and settings, with the list's
/// records in place of its own, so that every view of records (text, errors, details) shows what the measure
/// counted. Its tallies are those of the list's records; Evaluation::list holds the list's categories and
/// values. O(records + cases).
[[nodiscard]] EvaluationPtr throughList(const EvaluationPtr& evaluation, const RecordList& list);

} // namespace touchstone::analysis
