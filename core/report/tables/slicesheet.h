// SPDX-License-Identifier: GPL-3.0-or-later
// SliceTable: what one measure says of each value of a slice, as a table with links and as numbers.
//
// Slices of whole documents (period, document length, attributes of documents): the measure's own scores,
// from the sum of its statistics over these documents; exact for every measure that has such sums
// (Measure::resamples).
// Slices of annotations: of measures by schemes the tallies of the records; of others the statistics that
// single records make, in the measure's own pairing, and the scores that come from these alone. A score that
// needs sets of whole documents is left out and named in `note`. Gold annotations count under their own
// value, and so does what the system paired with them; an annotation of the system without partner counts
// under its own.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/evaluation/slices/slicefacets.h"

namespace touchstone::analysis {

/// A slice without order and with more values than this has those with the most errors first.
inline constexpr std::size_t mostOrderedValues = 50;

/// What a column of a measure that has no schemes is called by its id: "span+kbid.precision" is "span+kbid
/// P", "count.entity_slots" is "entity slots". Columns of the command line; windows have words of their own.
[[nodiscard]] std::string sliceColumnTitle(std::string_view id);

class SliceTable
{
public:
    /// `result`: of this evaluation and of MeasureExtent::Records or more. Errors: those of sliceDimension;
    /// InvalidOption where the result is not whole, or its score is no sum over documents and the slice is
    /// one of documents; Cancelled. O(records × statistics), and what sliceFacet costs.
    [[nodiscard]] static support::Result<SliceTable> of(const Evaluation& evaluation,
        const MeasureResult& result, std::string_view slice, support::Progress& progress);

    [[nodiscard]] const SliceDimension& dimension() const { return m_dimension; }
    [[nodiscard]] const std::string& measure() const { return m_measure; }
    /// Values that occur; bins in their order, else those with the most errors first, `noSliceValue` where it
    /// falls.
    [[nodiscard]] std::size_t rows() const { return m_names.size(); }
    [[nodiscard]] const std::string& name(std::size_t row) const { return m_names[row]; }
    /// Is the order that of errors (not correct under the strict scheme, in the measure's own pairing)?
    [[nodiscard]] bool ranked() const { return m_ranked; }
    /// The whole, beside the rows.
    static constexpr std::size_t overall = std::numeric_limits<std::size_t>::max();
    /// Stands for a value that no record of this measure has, so that it has no row: its counts are 0.
    static constexpr std::size_t nothing = overall - 1;
    /// Documents of a row (or `overall`); nothing where the slice is none of documents.
    [[nodiscard]] std::optional<std::int64_t> documents(std::size_t row) const;
    /// Of measures by schemes (Measure::bySchemes); null for others.
    [[nodiscard]] const metrics::SchemeTallies* tallies(std::size_t row) const;
    /// All scores that are known of a row (or `overall`, `nothing`), by the measure's own names; of a
    /// measure without such scores (rules by annotations) the counts of its categories.
    [[nodiscard]] std::vector<metrics::NamedScore> scores(std::size_t row) const;
    /// Scores of the measure that are not known by this slice.
    [[nodiscard]] const std::vector<std::string>& leftOut() const { return m_leftOut; }
    /// Records that belong to no value (lacksValue): where only gold annotations have one, those of the
    /// system without partner; where only pairs have one, all without partner. Scores that need them
    /// (precision, F1; of pairs recall, too) are untold in all but the overall row.
    [[nodiscard]] std::int64_t withoutValue() const { return m_withoutValue; }

    /// Rows [first, first + count) and, where the last row is among them, the overall row. Counts link: to
    /// the records of their value, through the list that the measure counts. Of measures by
    /// schemes the counts of `scheme`, which means nothing else. O(rows × columns).
    [[nodiscard]] Sheet sheet(match::Scheme scheme, std::size_t first = 0,
        std::size_t count = std::numeric_limits<std::size_t>::max()) const;

private:
    friend class SliceCounter;
    struct Column
    {
        Sheet::Column head;
        std::optional<std::size_t> statistic; ///< else a score
        std::optional<RecordFilter> link; ///< of a count, without the value
    };

    SliceTable() = default;
    [[nodiscard]] std::vector<double> sumsOf(std::size_t row) const;
    [[nodiscard]] bool untold(std::size_t row, const std::string& score) const;
    [[nodiscard]] Sheet::Row rowOf(std::size_t row, match::Scheme scheme) const;

    SliceDimension m_dimension;
    std::string m_measure;
    std::vector<std::string> m_names;
    bool m_ranked = false;
    std::vector<std::int64_t> m_documents; ///< by row, then the whole; empty: no slice of documents
    std::vector<metrics::SchemeTallies> m_tallies; ///< by row, then the whole; of measures by schemes
    std::vector<std::string> m_statistics; ///< the measure's own, then categories that are counted
    std::size_t m_width = 0; ///< how many are the measure's own
    std::vector<double> m_sums; ///< rows + 1 (the whole) × statistics
    std::vector<Score> m_scores; ///< all of the measure
    std::int64_t m_withoutValue = 0;
    /// By statistic: false alarms that belong to no value add to it, so that its counts are untold; empty
    /// without such.
    std::vector<bool> m_blind;
    std::vector<std::string> m_untold; ///< scores that need such a statistic
    std::vector<std::string> m_leftOut;
    std::vector<Column> m_columns; ///< of other measures
    std::string m_headline;
    bool m_neutral = false; ///< a system stands in the gold's place
};

} // namespace touchstone::analysis
