// SPDX-License-Identifier: GPL-3.0-or-later
// SchemeTable: what the tallies of a scheme of the matching look like as a table: per type, per document, by
// groups of types. Measures, curves and slices that count under schemes show it.
#pragma once

#include "core/evaluation/records/rowgroup.h"

namespace touchstone::analysis {

/// The layout of a table of one scheme: the counts that it can give, POS, ACT, precision, recall, F1. COR,
/// INC and PAR have a column for either side where the two differ in one of the rows.
class SchemeTable
{
public:
    explicit SchemeTable(match::Scheme scheme)
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

/// The table of one scheme, per type or per document; Overall last; without rows only its
/// columns. O(rows).
[[nodiscard]] Sheet schemeSheet(
    const Evaluation& evaluation, match::Scheme scheme, bool perDocument, bool withRows = true);
/// Rows for the main types that several of these labels have, each the sum of its labels; no rows where types
/// are matched by themselves. A label that the evaluation lacks adds nothing. O(labels).
[[nodiscard]] std::vector<RowGroup> typeGroups(
    const Evaluation& evaluation, match::Scheme scheme, std::span<const std::string> labels);
/// What a row of types counts, where a reader could think otherwise; else empty. `apart`: rows whose sides
/// differ.
[[nodiscard]] support::Message typeRowsNote(PerType perType, bool hipe, bool apart);

/// The id of the list of records that rows of types count under PerType::Isolated.
inline constexpr std::string_view isolatedList = "muc.isolated";

} // namespace touchstone::analysis
