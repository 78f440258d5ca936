// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `muc` of an evaluation as sheets: one per scheme, per type and per document.
#pragma once

#include "core/evaluation/records/rowgroup.h"
#include "core/measures/base/documentmacro.h"
#include "core/support/result.h"

namespace touchstone::analysis {

/// Averages over documents, by scheme.
using SchemeMacros = std::array<metrics::DocumentMacro, match::allSchemes.size()>;

struct MucResult : MeasureResult
{
    struct Macro
    {
        SchemeMacros overall;
        std::vector<SchemeMacros> types; ///< by number of the evaluation's labels
    };
    std::optional<Macro> macro; ///< under --pairing hipe only

    [[nodiscard]] std::optional<TypeCounting> typeCounting(const Evaluation& evaluation) const override;
};

/// The layout of a table of one scheme: the counts that it can give, POS, ACT, precision, recall, F1. COR,
/// INC and PAR have a column for either side where the two differ in one of the rows.
class MucTable
{
public:
    explicit MucTable(match::Scheme scheme)
        : m_scheme(scheme)
    {
    }
    /// Makes room for what these rows tell apart.
    void take(const metrics::Tally& tally);
    [[nodiscard]] bool sidesApart() const;

    [[nodiscard]] std::vector<Sheet::Column> columns() const;
    /// `records`: what the tally counts; null: nothing links.
    [[nodiscard]] Sheet::Row row(
        std::string name, const metrics::Tally& tally, const CountedRow* records) const;

private:
    [[nodiscard]] std::vector<ScoreColumn> counts() const;

    match::Scheme m_scheme;
    std::array<bool, match::pairedOutcomeCount> m_apart {}; ///< by outcome
};

/// The table of one scheme, per type or per document; Overall last. O(rows).
[[nodiscard]] Sheet mucSheet(const Evaluation& evaluation, match::Scheme scheme, bool perDocument);
/// Rows for the main types that several of these labels have, each the sum of its labels; no rows where types
/// are matched by themselves. A label that the evaluation lacks adds nothing. O(labels).
[[nodiscard]] std::vector<RowGroup> typeGroups(
    const Evaluation& evaluation, match::Scheme scheme, std::span<const std::string> labels);
/// What a row of types counts, where a reader could think otherwise; else empty. `apart`: rows whose sides
/// differ.
[[nodiscard]] std::string typeRowsNote(PerType perType, bool hipe, bool apart);

/// The id of the list of records that rows of types count under PerType::Isolated.
inline constexpr std::string_view isolatedList = "muc.isolated";

/// Reads the tallies that the evaluation holds. O(labels + cases); O(records) under --pairing
/// hipe.
[[nodiscard]] support::Result<MadeResult> computeMuc(
    const Evaluation& evaluation, support::Progress& progress);

/// The same without tables and statistics per document. O(labels).
[[nodiscard]] support::Result<MadeResult> computeMucScores(
    const Evaluation& evaluation, support::Progress& progress);

/// Its description (description.cpp).
extern const metrics::Measure mucMeasure;

} // namespace touchstone::analysis
