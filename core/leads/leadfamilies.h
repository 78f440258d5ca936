// SPDX-License-Identifier: GPL-3.0-or-later
// What the families of leads are made from and give: the records of an evaluation as they are right or wrong,
// and candidates for the list. Inside the room.
#pragma once

#include "core/leads/leadfeatures.h"
#include "core/measures/base/tally.h"

namespace touchstone::analysis {

/// The records of an evaluation with their units, and what mending some of them brings.
class LeadGround
{
public:
    /// `regressed`, by record: what is wrong instead of what the scheme says, of a difference; else empty.
    /// Keeps references. O(records + sentences).
    LeadGround(const Evaluation& evaluation, match::Scheme scheme, std::vector<bool> regressed = {});

    [[nodiscard]] const Evaluation& evaluation() const { return m_evaluation; }
    [[nodiscard]] match::Scheme scheme() const { return m_scheme; }
    [[nodiscard]] bool ofDifference() const { return !m_regressed.empty(); }
    /// Units are the documents, or, where there are fewer than 10, the sentences, if the gold has some.
    [[nodiscard]] bool sentences() const { return m_sentences; }
    [[nodiscard]] std::size_t documents() const { return m_evaluation.cases.size(); }
    [[nodiscard]] std::uint32_t unitOf(std::uint32_t record) const { return m_units[record]; }
    [[nodiscard]] std::size_t unitCount() const { return m_unitCount; }

    [[nodiscard]] bool isWrong(std::uint32_t record, LeadSide side) const;
    /// All of the side, those of a unit beside each other.
    [[nodiscard]] const std::vector<std::uint32_t>& records(LeadSide side) const
    {
        return m_records[static_cast<std::size_t>(side)];
    }
    /// Number of the literal type on the side.
    [[nodiscard]] std::uint32_t typeOf(std::uint32_t record, LeadSide side) const;
    [[nodiscard]] std::vector<std::uint32_t> wrongOf(
        std::span<const std::uint32_t> records, LeadSide side) const;

    [[nodiscard]] const metrics::Tally& tally() const;
    [[nodiscard]] std::optional<double> f1() const { return m_f1; }
    /// When these are mended; nothing: undefined, or of a difference.
    [[nodiscard]] std::optional<double> mendedF1(std::span<const std::uint32_t> records) const;
    /// Golds that no annotation can stand for; ascending.
    [[nodiscard]] const std::vector<std::uint32_t>& lost() const { return m_lost; }

private:
    const Evaluation& m_evaluation;
    match::Scheme m_scheme;
    std::vector<bool> m_regressed;
    bool m_sentences = false;
    std::vector<std::uint32_t> m_units; ///< by record
    std::size_t m_unitCount = 0;
    std::array<std::vector<std::uint32_t>, 2> m_records;
    std::optional<double> m_f1;
    std::vector<std::uint32_t> m_lost;
};

/// A lead before it is in the list.
struct LeadCandidate
{
    LeadStatement statement {};
    std::vector<std::uint32_t> members {}; ///< record numbers, ascending
    std::vector<std::uint32_t> errors {}; ///< of these; ascending
    bool certain = false; ///< it has passed its family's threshold
    /// What it says for sure, by which it is ranked: gain in F1 of the errors beyond the usual at the lower
    /// end of their interval; in records where there is no F1.
    double worth = 0;
    std::optional<double> expected {};
    std::optional<double> standardError {}; ///< of the excess
    std::optional<double> z {};
    std::optional<double> p {};
    std::vector<support::Message> twins {};
    support::Message clause {};
    bool pinned = false;
};

/// Another description, unless it is known.
void addTwin(LeadCandidate& candidate, support::Message twin);
/// A candidate of tested families: `lower`: its excess at the lower end.
void setWorth(LeadCandidate& candidate, double lower, const LeadGround& ground);
/// How many different units, or documents, the records are of.
[[nodiscard]] std::size_t unitsOf(const LeadGround& ground, std::span<const std::uint32_t> records);
[[nodiscard]] std::size_t documentsOf(const Evaluation& evaluation, std::span<const std::uint32_t> records);

inline constexpr double leastRate = .002; ///< expected of any row: a type without errors may still get some
/// By literal type: the share of wrong ones on the side, between leastRate and 1 less that.
[[nodiscard]] std::vector<double> ratesOf(const LeadGround& ground, LeadSide side);
/// The chance of at least `hits` in `trials`.
[[nodiscard]] double binomialTail(std::size_t trials, std::size_t hits, double probability);

/// Why a family can say nothing, where it cannot.
using Untold = std::vector<UntoldFamily>;

/// Every form that occurs, certain where it has 5 records in 3 units and brings more than .0005 at the lower
/// end of its interval (95 %, 1,000 bootstrap samples of the units, seed 1). Errors: Cancelled.
[[nodiscard]] support::Result<std::vector<LeadCandidate>> formCandidates(
    const LeadGround& ground, Untold& untold, support::Progress& progress);
/// Names of 3 occurrences in 2 units of which some were made the same; certain by the binomial tail over
/// units. Stopped: those found so far.
[[nodiscard]] std::vector<LeadCandidate> nameCandidates(
    const LeadGround& ground, double alpha, Untold& untold, const support::Progress& progress);

struct ConditionCandidates
{
    std::vector<LeadCandidate> candidates; ///< of the list of cells in their order, then pinned ones
    double rho = 0; ///< of the side
};
/// Conditions of one side, and places that are values of documents. `explained`: sets of records. Errors: as
/// searchCells.
[[nodiscard]] support::Result<ConditionCandidates> conditionCandidates(const LeadGround& ground,
    LeadSide side, std::span<const LeadFeature> features, const LeadSettings& settings,
    std::span<const std::vector<std::uint32_t>> explained, Untold& untold, support::Progress& progress);
/// The value that tells the errors of a form best from other records of its type; nothing: none does at this
/// level. Errors: as searchCells.
[[nodiscard]] support::Result<std::optional<LeadCandidate>> conditionOfForm(const LeadGround& ground,
    const LeadCandidate& form, std::span<const LeadFeature> features, const LeadSettings& settings,
    double alpha, support::Progress& progress);
/// Documents of one side with at least `support` records, against the spread of all.
[[nodiscard]] std::vector<LeadCandidate> documentCandidates(
    const LeadGround& ground, LeadSide side, const LeadSettings& settings, double rho, Untold& untold);

[[nodiscard]] std::vector<LeadAlarm> leadAlarms(const LeadGround& ground);

/// "DATE in brackets", "ORG: the annotation of the system ends one token early on the right".
[[nodiscard]] support::Message subjectOf(
    const LeadStatement& statement, std::span<const LeadFeature> features);
/// "in brackets, after “the”": what a condition says beside its type; of the type alone says nothing.
[[nodiscard]] support::Message circumstancesOf(
    const LeadStatement& statement, std::span<const LeadFeature> features);
/// The whole sentence of a lead with all its numbers.
[[nodiscard]] support::Message sentenceOf(
    const Lead& lead, const LeadStatement& statement, const LeadGround& ground);

} // namespace touchstone::analysis
