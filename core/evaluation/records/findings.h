// SPDX-License-Identifier: GPL-3.0-or-later
// Findings: what was found on the way to the numbers, by the system that it concerns; grouped by cause, the
// worst first, so that a person reads them. What touches the numbers of a system goes with them wherever they
// are shown.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/output/table.h"
#include "core/support/findingkinds.h"

#include <set>

namespace touchstone::analysis {

/// Findings of one cause, over all systems that have it.
struct FindingGroup
{
    const support::FindingKind* kind = nullptr;
    support::Diagnostic first; ///< the first of them
    std::size_t count = 0; ///< without notes
    bool changesScores = false;
    std::uint64_t annotations = 0; ///< that those which change scores touch, as far as they say
    std::vector<std::string> systems {}; ///< in the order in which they came; empty: of the gold, or of all
    bool neutral = false; ///< a system stands in the gold's place
    static constexpr std::size_t mostPlaces = 20;
    std::vector<support::Place> places {}; ///< of the first of them that name a line

    /// "43 documents of the gold are not in the system: 1,017 annotations count as missing"; names nobody.
    [[nodiscard]] support::Message said() const;
    [[nodiscard]] std::string text() const; ///< the same in English
};

class Findings
{
public:
    /// `system`: to which the findings belong; empty: to the gold, or to all systems. A finding that was
    /// added before, word for word, is not added again. `again`: these files were read before, for another
    /// layer or part: findings of which `findings` keeps the number alone are then not counted once more.
    void add(const support::Diagnostics& findings, const std::string& system = {}, bool again = false);

    struct Refusal
    {
        std::string system;
        support::Error reason;
    };
    /// From now on all is told in neutral words (core/output/neutralwords.h): a system stands in the gold's
    /// place.
    void speakNeutrally() { m_neutral = true; }
    /// A run of other texts than its gold's stays out, with all that was found in it; the others are scored
    /// all the same.
    void refuse(const std::string& system, const support::Error& reason);
    [[nodiscard]] const std::vector<Refusal>& refused() const { return m_refused; }
    /// all(), with why runs were refused first: for files.
    [[nodiscard]] support::Diagnostics told() const;

    /// Worse than notes, grouped: what changes scores first, then by class, annotations touched and number.
    [[nodiscard]] std::vector<FindingGroup> groups() const;
    /// One by one, with their systems, in the order of groups() as far as it is one of kinds, else as they
    /// came. Of each code as many are kept as Diagnostics keeps, all systems together.
    [[nodiscard]] support::Diagnostics all() const;
    /// Of how many systems is something known here?
    [[nodiscard]] std::size_t systems() const { return m_owners.size(); }
    /// Is anything worse than a note?
    [[nodiscard]] bool hasWarnings() const;
    [[nodiscard]] bool empty() const;

private:
    struct Owner
    {
        std::string system;
        support::Diagnostics findings;
    };
    Owner& ownerOf(const std::string& system);

    Owner m_everybody;
    std::vector<Owner> m_owners; ///< in the order in which they came
    std::vector<Refusal> m_refused;
    std::set<std::string> m_seen;
    bool m_neutral = false;
};

/// The findings behind one system's numbers that change them: of both layers, of the evaluation and of these
/// measures. O(findings).
[[nodiscard]] std::vector<FindingGroup> touchingFindings(
    const Evaluation& evaluation, std::span<const MeasureResultPtr> measures = {});
[[nodiscard]] TouchedNumbers touchedNumbers(
    const Evaluation& evaluation, std::span<const MeasureResultPtr> measures = {});
/// TouchedNumbers::text for the window; empty: nothing changes them.
[[nodiscard]] support::Message touchedSentences(
    const Evaluation& evaluation, std::span<const MeasureResultPtr> measures = {});

} // namespace touchstone::analysis
