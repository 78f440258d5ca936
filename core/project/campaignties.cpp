// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/campaignties.h"

#include "core/compare/typecomparison.h"
#include "core/project/tablescoring.h"
#include "core/report/tables/systemtable.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/support/parallel.h"

#include <cmath>

namespace touchstone::analysis {

namespace {

/// Tells the pairs that are done of a comparison that counts trials: a bootstrap, then a test for each pair.
class PairsOfTrials
{
public:
    PairsOfTrials(std::uint64_t pairs, std::size_t trials, support::Progress& progress)
        : m_pairs(pairs)
        , m_progress(progress)
        , m_trials(progress.stopToken(), [this, trials](std::uint64_t done, std::uint64_t /*total*/) {
            tell(done / std::max<std::size_t>(1, trials));
        })
    {
    }

    [[nodiscard]] support::Progress& trials() { return m_trials; }
    /// Whatever the comparison came to.
    void finish() { tell(m_pairs); }

private:
    void tell(std::uint64_t done) // from any thread
    {
        const auto now = std::min(done, m_pairs);
        for (auto told = m_told.load(); told < now;) {
            if (m_told.compare_exchange_weak(told, now)) {
                m_progress.advance(now - told);
                return;
            }
        }
    }

    std::uint64_t m_pairs;
    std::atomic<std::uint64_t> m_told { 0 };
    support::Progress& m_progress;
    support::Progress m_trials;
};

/// Reads the runs of a table and compares all with each other.
support::Result<ScoreComparison> comparedRuns(const ProjectTable& table, std::span<const std::size_t> runs,
    InputDigests& digests, const SignificanceSettings& settings, support::Progress& trials)
{
    support::Progress quiet(trials.stopToken());
    const auto made = loadedTable(table, digests, quiet);
    if (!made) {
        return tl::unexpected(made.error());
    }
    const auto wanted = namedScore(table.score);
    std::vector<MeasuredSystem> systems(runs.size());
    for (const auto& group : runsReadTogether(made->dataSet, runs, runs.size(), digests, quiet)) {
        const auto data = loadedRuns(made->dataSet, group, quiet);
        if (!data) {
            return tl::unexpected(data.error());
        }
        std::vector<std::optional<support::Error>> errors(group.size());
        support::inParallel(group.size(), [&](std::size_t i) {
            auto measured = measuredRun(*made, *data, data->systems[i], wanted, true, digests, quiet);
            if (measured) {
                systems[static_cast<std::size_t>(std::ranges::find(runs, group[i]) - runs.begin())]
                    = std::move(*measured);
            } else {
                errors[i] = measured.error();
            }
        });
        for (const auto& error : errors) {
            if (error) {
                return tl::unexpected(*error);
            }
        }
    }
    return compareScoresOf(systems, wanted.score, wanted.type, settings, trials);
}

/// How the runs of a table were tested; `alike`: the data do not tell one of them from the best.
support::Message testOf(const ScoreComparison& comparison, bool oneType, bool alike)
{
    using support::said;
    const auto pairs = comparison.differences.size();
    const auto level = significanceLevel(comparison.settings);
    auto how = testText(comparison.settings, comparison.units);
    if (pairs >= 2) {
        how = said(oneType ? "%1, Holm's correction over %2 pairs of systems in all types"
                           : "%1, Holm's correction over %2 pairs of systems",
            how, pairs);
    }
    support::Message text;
    if (alike) {
        text = said("%1 not separable from the best: p is not below %2 (%3).", notSeparableMark,
            support::shortest(level), how);
    } else if (pairs == 1) {
        const auto& p = comparison.differences.front().twoSidedHolm;
        text = p ? said("p of the difference is %1 (%2).", support::DecimalNumber { *p, 3 }, how)
                 : said("There is no p (%1).", how);
    } else {
        text = said(
            "Every difference from the best that was tested has p < %1 (%2).", support::shortest(level), how);
    }
    const auto few = fewUnitsText(comparison.settings, comparison.units, level);
    return few.empty() ? text : said("%1 %2", text, few);
}

/// Is what was compared what the rows say?
bool isAsScored(const ScoreComparison& comparison, std::span<const CampaignRow* const> rows)
{
    constexpr double rounding = 1e-9;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& now = comparison.scores[i];
        const auto& before = rows[i]->score;
        if (now.has_value() != before.has_value() || (now && std::abs(*now - *before) > rounding)) {
            return false;
        }
    }
    return true;
}

/// By run, in the order of the comparison.
std::vector<RunTie> tiesOf(const ScoreComparison& comparison, bool oneType)
{
    std::vector<RunTie> ties(comparison.scores.size());
    const double level = significanceLevel(comparison.settings);
    const auto best = bestSystem(comparison);
    if (best) {
        ties[*best].best = true;
    }
    for (const auto& difference : comparison.differences) {
        if (best && (difference.first == *best || difference.second == *best)) {
            auto& tie = ties[difference.first == *best ? difference.second : difference.first];
            tie.p = difference.twoSidedHolm;
            tie.likeBest = tie.p && *tie.p >= level;
        }
    }
    const auto test = testOf(comparison, oneType, std::ranges::any_of(ties, &RunTie::likeBest));
    for (auto& tie : ties) {
        tie.level = level;
        tie.test = test;
    }
    return ties;
}

/// The rows of each table that have something to be tested, by run.
std::map<std::size_t, std::vector<std::size_t>> testedRows(std::span<const CampaignRow> rows)
{
    std::map<std::size_t, std::vector<std::size_t>> tables;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].error) {
            tables[rows[i].table].push_back(i);
        }
    }
    std::erase_if(tables, [&](const auto& table) {
        return table.second.size() < 2
            || std::ranges::all_of(table.second, [&](auto row) { return rows[row].tie.has_value(); });
    });
    for (auto& [table, numbers] : tables) {
        std::ranges::sort(numbers, {}, [&](std::size_t row) { return rows[row].run; });
    }
    return tables;
}

constexpr std::uint64_t pairsOf(std::uint64_t runs) { return runs * (runs - 1) / 2; }

} // namespace

support::Result<void> testCampaign(const ProjectTables& tables, std::span<CampaignRow> rows,
    InputDigests& digests, const SignificanceSettings& settings, support::Progress& progress)
{
    const auto tested = testedRows(rows);
    std::uint64_t pairs = 0;
    for (const auto& [table, numbers] : tested) {
        pairs += pairsOf(numbers.size());
    }
    progress.begin(pairs);
    std::map<std::size_t, RunTie> ties; // by row
    for (const auto& [number, numbers] : tested) {
        const ProjectTable& table = tables.tables[number];
        const auto runs
            = support::listOf<std::size_t>(numbers, [&](std::size_t row) { return rows[row].run; });
        const auto own = support::listOf<const CampaignRow*>(
            numbers, [&](std::size_t row) -> const CampaignRow* { return &rows[row]; });
        PairsOfTrials told(pairsOf(numbers.size()), settings.resampling.trials, progress);
        const auto compared = comparedRuns(table, runs, digests, settings, told.trials());
        if (progress.cancelled()) {
            return support::failure(support::ErrorCode::Cancelled, support::said("Cancelled."));
        }
        told.finish();
        std::vector<RunTie> made(numbers.size());
        if (!compared) {
            std::ranges::for_each(made, [&](RunTie& tie) {
                tie.test = support::said("Not tested: %1", support::messageOf(compared.error()));
            });
        } else if (!isAsScored(*compared, own)) {
            std::ranges::for_each(made, [](RunTie& tie) {
                tie.test = support::said(
                    "Not tested: a file has changed since the runs were scored. Score them again.");
            });
        } else {
            made = tiesOf(*compared, namedScore(table.score).type.has_value());
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            ties[numbers[i]] = std::move(made[i]);
        }
    }
    for (auto& [row, tie] : ties) {
        rows[row].tie = std::move(tie);
    }
    return {};
}

} // namespace touchstone::analysis
