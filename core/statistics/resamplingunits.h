// SPDX-License-Identifier: GPL-3.0-or-later
// The units that resampling draws and swaps: documents, or sentences of the gold; and a measure's statistics
// of each.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/support/result.h"

namespace touchstone::analysis {

enum class ResamplingUnit : std::uint8_t {
    Document,
    Sentence,
    Automatic ///< settledUnit says which
};
[[nodiscard]] std::string_view name(ResamplingUnit unit); ///< "document", "sentence", "auto"
[[nodiscard]] std::optional<ResamplingUnit> resamplingUnitByName(std::string_view text);

/// What is drawn where nobody said: the sentences of a gold of one document that has several, else documents.
/// Another unit than Automatic stays. O(1).
[[nodiscard]] ResamplingUnit settledUnit(ResamplingUnit asked, const Evaluation& evaluation);

/// The units of one evaluation. Documents: its cases. Sentences: those of each gold document (of the system's
/// where a document has no gold), also those without annotations; a record belongs to the sentence in which
/// its gold annotation begins, or its system annotation where there is no gold. Keeps a reference to the
/// evaluation.
class ResamplingUnits
{
public:
    /// What a unit is known by, on whatever system's side.
    struct Key
    {
        std::string_view document;
        std::uint32_t occurrence = 0; ///< of several documents of one name and side
        std::uint32_t sentence = 0;
        bool gold = true; ///< false: of a document that the gold lacks
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    /// `unit`: settled. Errors: InvalidOption where sentences are asked for and the gold has none. O(records
    /// + sentences).
    [[nodiscard]] static support::Result<ResamplingUnits> of(
        const Evaluation& evaluation, ResamplingUnit unit);

    [[nodiscard]] ResamplingUnit unit() const { return m_unit; }
    [[nodiscard]] std::size_t size() const { return m_keys.size(); }
    [[nodiscard]] const std::vector<Key>& keys() const { return m_keys; }
    /// The unit of each of these records, which may be a measure's own list.
    [[nodiscard]] std::vector<std::uint32_t> unitsOf(std::span<const match::PairOutcome> records) const;
    /// The records of each unit, one after the other, and where each unit's end.
    struct Grouped
    {
        std::vector<match::PairOutcome> records;
        std::vector<std::size_t> ends;
    };
    [[nodiscard]] Grouped grouped(std::span<const match::PairOutcome> records) const;

private:
    ResamplingUnits() = default;

    const Evaluation* m_evaluation = nullptr;
    ResamplingUnit m_unit = ResamplingUnit::Document;
    std::vector<Key> m_keys;
    std::vector<std::uint32_t> m_firsts; ///< by case: number of its first unit
};

/// The measure's statistics of every unit.
struct UnitStatistics
{
    std::vector<double> values; ///< units × result.statisticColumns; 0 where not known
    std::vector<bool> known; ///< by statistic: is there a number for each unit?
};
/// Documents: all are known. Sentences: those that come from records (Measure::statistics, else
/// Statistic::from), as far as their sums are those of the documents; without Measure::statistics the result
/// must be of MeasureExtent::Records or more. Errors: InvalidOption where none is known. O(records ×
/// statistics).
[[nodiscard]] support::Result<UnitStatistics> unitStatistics(
    const Evaluation& evaluation, const MeasureResult& result, const ResamplingUnits& units);
/// What to say where a score needs a statistic that is not known.
[[nodiscard]] support::Failure unitsRefused(const MeasureResult& result);

} // namespace touchstone::analysis
