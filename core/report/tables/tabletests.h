// SPDX-License-Identifier: GPL-3.0-or-later
// The tests behind the marks of a table of systems, and what its note says of them. Inside the room.
#pragma once

#include "core/compare/typecomparison.h"
#include "core/report/tables/systemtable.h"
#include "core/statistics/significance.h"
#include "core/support/progress.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Tests each score once, when it is first asked for.
class TableTests
{
public:
    TableTests(
        std::vector<MeasuredSystem> systems, SignificanceSettings settings, support::Progress& progress)
        : m_systems(std::move(systems))
        , m_settings(settings)
        , m_progress(progress)
    {
    }

    /// Two-sided p of paired approximate randomisation. All types together: corrected by Holm over all pairs
    /// of systems. A type: over all types and pairs, as `compare` does. Nothing where there is no test;
    /// note() tells why.
    [[nodiscard]] std::optional<double> p(const ComparedScore& score, std::size_t best, std::size_t other);
    /// Keeps out of the tests what is none of theirs.
    void leaveOut(const std::string& title, const std::string& reason);
    /// What the mark means, what was tested and what was not. `marked`: does the table have a mark?
    [[nodiscard]] std::string note(double level, bool marked) const;
    /// Testing was cancelled.
    [[nodiscard]] const std::optional<support::Error>& stopped() const { return m_stopped; }

private:
    const std::optional<ScoreComparison>& compared(const ComparedScore& score);
    const std::optional<TypeComparison>& comparedTypes(const ComparedScore& score);
    void refuse(const ComparedScore& score, const support::Error& error);

    std::vector<MeasuredSystem> m_systems;
    SignificanceSettings m_settings;
    support::Progress& m_progress;
    std::map<std::string, std::optional<ScoreComparison>> m_scores;
    std::map<std::string, std::optional<TypeComparison>> m_types;
    std::vector<std::pair<std::string, std::string>> m_untested; ///< title, reason
    std::optional<support::Error> m_stopped;
    std::size_t m_units = 0; ///< of what was tested
    std::size_t m_typeTests = 0; ///< the most that a correction was over
    bool m_all = false; ///< a score of all types together was tested
};

} // namespace touchstone::analysis
