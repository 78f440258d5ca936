// SPDX-License-Identifier: GPL-3.0-or-later
// Rankings of a campaign: ranks within a table, the matrix of tables against systems or teams, points.
#pragma once

#include "core/output/table.h"
#include "core/project/campaign.h"

#include <span>

namespace touchstone::analysis {

/// By row: 1 the best of its table; equal scores share a rank, and the next one follows by the number of
/// better runs. Rows without a score have none. Ranks are of the exact numbers. O(rows log rows).
[[nodiscard]] std::vector<std::optional<int>> ranksOf(std::span<const CampaignRow> rows);

/// Who stands in the rows of a matrix: systems, teams, or the values of a capture of the runs' names; of
/// several runs in a table the best one.
struct CampaignBy
{
    enum Kind : std::uint8_t { System, Team, Capture };
    // NOLINTNEXTLINE(google-explicit-constructor): a kind alone is all that most have to say
    CampaignBy(Kind own = System, std::string name = {})
        : kind(own)
        , capture(std::move(name))
    {
    }
    Kind kind;
    std::string capture; ///< of a capture: its name
    friend bool operator==(const CampaignBy&, const CampaignBy&) = default;
};
/// "system", "team", or what must be a capture's name.
[[nodiscard]] CampaignBy campaignBy(const std::string& word);
[[nodiscard]] std::string campaignByWord(const CampaignBy& by);
/// All words for these tables: "system", "team", then the captures of their runs in the order of names,
/// without those of these two names. O(runs).
[[nodiscard]] std::vector<std::string> campaignByWords(const ProjectTables& tables);
/// The row of a matrix that a run stands in; without the capture in undefinedSign's.
[[nodiscard]] const std::string& matrixRowOf(const TableRun& run, const CampaignBy& by);
/// "Teams, best run each"; of systems "Systems".
[[nodiscard]] std::string campaignByTitle(const CampaignBy& by);

struct CampaignMatrix
{
    struct Cell
    {
        std::optional<std::size_t> row; ///< number among the campaign's rows; empty: nothing was handed in
        std::optional<int> rank; ///< in its column, among what stands in the matrix
        bool tied = false; ///< others share the rank
        /// Where its score stands in its column, from the worst (0) to the best (1); empty where all are
        /// equal.
        std::optional<double> standing;
    };
    struct Entry
    {
        std::string name;
        std::vector<Cell> cells; ///< by column
        /// By task, in the order of `tasks`: the mean over its data sets; empty where one has no value.
        std::vector<std::optional<double>> means;
        std::vector<std::size_t> scored; ///< by task: data sets with a value
        std::optional<double> points; ///< over all tables; empty: no table gives any
    };
    CampaignBy by {};
    std::vector<std::size_t> columns; ///< numbers of tables
    std::vector<std::string> tasks;
    std::vector<std::size_t> sets; ///< by task: its data sets
    /// By points where there are some, else by the mean of the first task that separates them, then by name.
    std::vector<Entry> entries;
    bool points = false;
};

/// Systems are one by their name. The best run of a row is that with the best score, of equal ones the
/// first. Points go to the entries of the matrix by their rank in each table. O(rows · log rows).
[[nodiscard]] CampaignMatrix campaignMatrix(
    const ProjectTables& tables, std::span<const CampaignRow> rows, const CampaignBy& by);

/// Do the data not tell a run from the best of its table, the best itself being told from it? Nothing: there
/// is no p that says it. O(rows).
[[nodiscard]] std::optional<bool> notSeparable(std::span<const CampaignRow> rows, std::size_t row);

/// What notes say of runs; by set and system.
using RunRemarks = std::map<std::pair<std::string, std::string>, std::string>;

struct RankingWrite
{
    bool script = false; ///< full precision, and nothing for people
    int decimals = 3;
};
/// The ranking of one table as shared tasks print it: rank, team, system, P, R, F1, TP, FP, FN; the score
/// where it is another one. What failed stands last, its reason in the note. Of tested rows (RunTie) the
/// scores that are not separable from the best are marked, and the note says how that was tested.
[[nodiscard]] Table rankingTable(const ProjectTables& tables, std::span<const CampaignRow> rows,
    std::size_t table, const RankingWrite& write, const RunRemarks& remarks = {});
/// The note of the table; says nothing: there is none.
[[nodiscard]] support::Message rankingNote(
    const ProjectTables& tables, std::span<const CampaignRow> rows, std::size_t table);
/// All of them as one, with columns for task and data set: for scripts. Of tested rows two more columns: "p",
/// and "Not separable from best": "best", "true", "false", empty where there is no p. Where any run has a
/// remark, "Note" last.
[[nodiscard]] Table rankingsTable(const ProjectTables& tables, std::span<const CampaignRow> rows,
    const RankingWrite& write, const RunRemarks& remarks = {});
[[nodiscard]] Table matrixTable(const ProjectTables& tables, std::span<const CampaignRow> rows,
    const CampaignMatrix& matrix, const RankingWrite& write);

/// "NERC-Coarse fuzzy · ajmc-en": what a heading calls a table.
[[nodiscard]] std::string tableName(const ProjectTable& table);

} // namespace touchstone::analysis
