// SPDX-License-Identifier: GPL-3.0-or-later
// MeasureResult: what one measure says of one evaluation, in the forms that views and reports read: tables
// whose cells link to records, lists of records as the measure itself pairs, values per record, statistics
// per document. Each measure derives its own struct with its exact numbers.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/recordlink.h"
#include "core/evaluation/records/statistic.h"
#include "core/measures/base/measure.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::analysis {

/// A piece of a formula: "(", "1,152 correct", " / ", "1,682 gold". A piece with a link is a count.
struct FormulaPart
{
    std::string text;
    RecordLink link;
};

struct ScoreCell
{
    std::optional<double> value; ///< undefined: empty, shown as –
    bool isCount = false; ///< a whole number; else a ratio or a cost
    /// The records that a count counts: filtered() with it gives exactly `value` records. Counts only.
    RecordLink link;
    /// How a ratio was made, filled with numbers; empty: nothing to tell.
    std::vector<FormulaPart> formula;
    bool untold = false; ///< no value since it cannot be told, whatever 0/0 is taken for
};

/// A table of one measure.
struct ScoreSheet
{
    struct Column
    {
        std::string id; ///< for scripts: "gold_entities"; unique in the sheet
        std::string title; ///< English, for people
        std::string meaning; ///< one sentence for the tooltip
        bool lowerIsBetter = false; ///< an error rate
        bool needsFalseAlarms = false; ///< as of Score
    };
    struct Row
    {
        std::string name; ///< type, document, alpha …
        std::vector<ScoreCell> cells; ///< one per column
    };
    std::string id; ///< for scripts: "types", "documents", "sweep"
    std::string title; ///< English
    std::string rowTitle; ///< what the rows are: "Type", "Alpha"
    std::vector<Column> columns;
    std::vector<Row> rows; ///< the summary row, where there is one, stands last and is called "Overall"
    std::string note; ///< one line below the table: choices, definitions; empty: none
    bool perDocument = false; ///< shown only on demand (`--by document`)
    std::string
        headline {}; ///< id of the column that systems are compared by; empty: the last that is no count
    /// Of a table of types: the columns that count a type's annotations in the gold and in the system; empty:
    /// rows are no types.
    std::string goldColumn {}, systemColumn {};
    std::vector<Row> means {}; ///< over the types, below Overall (typemeans.h); counts are empty
    std::string reason {}; ///< why numbers of it are not told: printed with every table; empty: all are
};

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
    std::uint32_t right = 0; ///< bits of the categories of what is right; 0: the scheme tells it

    /// Of the categories of these names.
    [[nodiscard]] std::uint32_t bitsOf(std::initializer_list<std::string_view> names) const;
};

/// A statistic of a type, before types are told apart by number.
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
    std::vector<ScoreSheet> sheets; ///< the most important first
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
    /// How rows of types count records, so that they can be drawn and swapped type by type; nothing where
    /// they do not. Else the counts fill all statistics: conll's credit for related types has none. Looks
    /// into the evaluation and the result, which must outlive it.
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
