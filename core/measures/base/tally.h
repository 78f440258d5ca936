// SPDX-License-Identifier: GPL-3.0-or-later
// Tally: five counts and what follows from them. What 0/0 means is written here once: undefined,
// std::nullopt.
#pragma once

#include "core/match/model/outcome.h"
#include "core/measures/base/numbertree.h"

namespace touchstone::metrics {

/// COR, INC, PAR, MIS, SPU of one scheme. Formulas: MUC error categories (a worked example:
/// tests/golden).
///
/// COR, INC and PAR are kept for either side: of a set of records both say the same, but a class of types
/// holds the gold annotation of a pair and not its system annotation, where their types differ.
struct Tally
{
    /// By Outcome; what became of gold annotations, and SPU.
    std::array<std::int64_t, match::outcomeCount> counts {};
    /// COR, INC, PAR: what became of the system's annotations that have a partner.
    std::array<std::int64_t, match::pairedOutcomeCount> systemCounts {};
    /// False: it is not known which annotations of the system without partner belong here, so SPU, ACT,
    /// precision and F1 are none of this part.
    bool systemTold = true;
    /// False: the part was chosen among pairs, so that what was missed or is spurious belongs to none such:
    /// the counts hold, and precision, recall and F1 would say nothing.
    bool ratesTold = true;

    [[nodiscard]] std::int64_t operator[](match::Outcome outcome) const
    {
        return counts[static_cast<std::size_t>(outcome)];
    }
    /// COR, INC, PAR or SPU of the system's annotations; MIS: 0.
    [[nodiscard]] std::int64_t ofSystem(match::Outcome outcome) const;
    /// A record, which counts on both sides.
    void add(match::Outcome outcome, std::int64_t number = 1);
    /// The gold annotation of a record (SPU has none), its system annotation (MIS has none).
    void addGold(match::Outcome outcome, std::int64_t number = 1);
    void addSystem(match::Outcome outcome, std::int64_t number = 1);
    Tally& operator+=(const Tally& other);
    friend bool operator==(const Tally&, const Tally&) = default;

    /// POS = COR + INC + PAR + MIS of the gold; ACT = COR + INC + PAR + SPU of the system.
    [[nodiscard]] std::int64_t possible() const;
    [[nodiscard]] std::int64_t actual() const;
    /// COR + 0.5 PAR of the gold; of the system.
    [[nodiscard]] double goldCredit() const;
    [[nodiscard]] double systemCredit() const;
    [[nodiscard]] bool precisionTold() const { return systemTold && ratesTold; }
    /// systemCredit / ACT, goldCredit / POS, 0..1; undefined when the denominator is 0, and where they are
    /// not told.
    [[nodiscard]] std::optional<double> precision() const;
    [[nodiscard]] std::optional<double> recall() const;
    /// 2PR / (P + R); undefined when P or R is; 0 when both are 0.
    [[nodiscard]] std::optional<double> f1() const;
};

/// The harmonic mean as above.
[[nodiscard]] std::optional<double> harmonicMean(
    std::optional<double> precision, std::optional<double> recall);
/// numerator / denominator, undefined for denominator 0.
[[nodiscard]] std::optional<double> ratio(double numerator, double denominator);

/// One tally per scheme, in the order of match::allSchemes.
using SchemeTallies = std::array<Tally, match::allSchemes.size()>;
void addRecord(SchemeTallies& tallies, const match::PairOutcome& record);
/// One side of a record, as a class of types counts it; nothing where the record lacks that side.
void addGold(SchemeTallies& tallies, const match::PairOutcome& record);
void addSystem(SchemeTallies& tallies, const match::PairOutcome& record);

/// What the tallies count; not what of it is told.
void flow(const NumberFlow& to, SchemeTallies& tallies);

/// Statistics of a scheme, in the order of match::allSchemes: COR … SPU as match::Outcome orders them, then
/// COR, INC, PAR of the system's annotations.
inline constexpr std::uint32_t schemeStatistics = match::outcomeCount + match::pairedOutcomeCount;
/// The statistics that these tallies, or these records, are.
[[nodiscard]] std::vector<double> schemeStatisticsOf(const SchemeTallies& tallies);
[[nodiscard]] std::vector<double> schemeStatisticsOf(std::span<const match::PairOutcome> records);

} // namespace touchstone::metrics
