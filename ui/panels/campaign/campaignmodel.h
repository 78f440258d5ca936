// SPDX-License-Identifier: GPL-3.0-or-later
// CampaignModel: systems, teams or values of a capture against the data sets of a project under their tasks,
// as scores arrive.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/records/recordfilter.h"
#include "core/project/campaignranking.h"

#include <set>

namespace touchstone::ui {

/// What of a campaign is shown.
struct CampaignChoice
{
    analysis::CampaignBy by {};
    std::optional<std::string> task {}; ///< nothing: all
    /// By capture of a data set: the values that are left out.
    std::map<std::string, std::set<std::string>> without {};

    friend bool operator==(const CampaignChoice&, const CampaignChoice&) = default;
};

/// A run of a project: the numbers of its table and of the run in it.
struct CampaignRun
{
    std::size_t table = 0;
    std::size_t run = 0;

    friend bool operator==(const CampaignRun&, const CampaignRun&) = default;
};

/// Records of some runs that are to be shown: of one in its data set, of several as one.
struct CampaignRecords
{
    std::vector<CampaignRun> runs; ///< at least one
    std::vector<std::string> parts; ///< by run of several: how its part of the data set is called
    QString name; ///< of that data set
    QString system; ///< whose they are there
    analysis::RecordFilter filter;
};

/// Means, ranks and points are of the data sets that are shown. Without a sorted column the rows stand as
/// analysis::campaignMatrix has them; those without any score last, by name.
class CampaignModel : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    /// Another project, or other tables of it; none of its rows is there yet.
    void setTables(analysis::ProjectTables tables);
    /// All that is scored by now; rows and selection stay. O(rows log rows).
    void setScores(std::vector<analysis::CampaignRow> rows);
    /// Runs, by numbers of the project, whose scores are of files as they were: they are pale.
    void setOld(std::set<std::pair<std::size_t, std::size_t>> old);
    void setChoice(CampaignChoice choice);
    [[nodiscard]] const CampaignChoice& choice() const { return m_choice; }
    void setRanksShown(bool shown);
    void setHeatShown(bool shown);

    /// All tables of the project.
    [[nodiscard]] const analysis::ProjectTables& all() const { return m_all; }
    /// What is shown, with numbers of its own: tables, the rows of their runs, and the matrix of both.
    [[nodiscard]] const analysis::ProjectTables& tables() const { return m_shown; }
    [[nodiscard]] const std::vector<analysis::CampaignRow>& scores() const { return m_scores; }
    [[nodiscard]] const analysis::CampaignMatrix& matrix() const { return m_matrix; }
    /// The number in the project of a table that is shown.
    [[nodiscard]] std::size_t tableOfProject(std::size_t shown) const { return m_tableOf[shown]; }
    /// The shown table of a column; nothing: names, points and means.
    [[nodiscard]] std::optional<std::size_t> tableOf(int column) const;
    /// What a cell stands for: the run with its score, of a row's the best one, else the first that was
    /// handed in. Nothing where none was, and in other columns.
    [[nodiscard]] std::optional<CampaignRun> runOf(const QModelIndex& index) const;
    /// What a mean is of: a run of each data set of its task in which one was handed in; else empty.
    [[nodiscard]] std::vector<CampaignRun> runsOfMean(const QModelIndex& index) const;

    [[nodiscard]] std::size_t total() const override { return m_names.size(); }
    /// Vertical: the names, for tables that are scrolled past them.
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Column
    {
        enum class Kind { Name, Points, Mean, Score };
        Kind kind = Kind::Name;
        std::size_t number = 0; ///< of a mean: its task; of scores: their table
        std::string key {}; ///< stays the same when other columns come and go
    };
    /// What is known of a table's scores.
    struct Standing
    {
        std::size_t ranked = 0; ///< how many have a rank
        bool lowerIsBetter = false;
    };

    [[nodiscard]] int columns() const override { return static_cast<int>(m_columns.size()); }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column > 0; }
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    void arrangeUnsorted(std::span<std::uint32_t> lines) const override;
    /// The tables, columns and lines of the choice.
    void fold();
    /// Numbers of the rows that are there.
    void compute();
    void foldAnew();
    [[nodiscard]] bool taken(const analysis::ProjectTable& table) const;
    [[nodiscard]] const analysis::CampaignMatrix::Entry* entry(std::uint32_t line) const;
    [[nodiscard]] const analysis::CampaignMatrix::Cell* cell(std::uint32_t line, std::size_t table) const;
    [[nodiscard]] std::optional<CampaignRun> runOf(std::uint32_t line, std::size_t table) const;
    [[nodiscard]] std::vector<CampaignRun> runsOf(std::uint32_t line, const Column& column) const;
    /// Null: there is none yet.
    [[nodiscard]] const analysis::CampaignRow* score(std::uint32_t line, std::size_t table) const;
    /// Runs of a line in a table.
    [[nodiscard]] const std::vector<std::size_t>& runs(std::uint32_t line, std::size_t table) const
    {
        return m_runs[line * m_shown.tables.size() + table];
    }
    /// Is a score of files as they were, or a mean of one?
    [[nodiscard]] bool isOld(std::uint32_t line, const Column& column) const;
    [[nodiscard]] bool lowerIsBetter(const Column& column) const;
    [[nodiscard]] std::optional<double> number(std::uint32_t line, const Column& column) const;
    [[nodiscard]] QString text(std::uint32_t line, const Column& column, bool ranked) const;
    [[nodiscard]] QString rankText(const analysis::CampaignMatrix::Cell& cell) const;
    [[nodiscard]] QString toolTip(std::uint32_t line, const Column& column) const;
    [[nodiscard]] QString cellTip(std::uint32_t line, std::size_t table) const;
    [[nodiscard]] QString accessibleText(std::uint32_t line, const Column& column) const;
    [[nodiscard]] QVariant heat(std::uint32_t line, const Column& column) const;

    CampaignChoice m_choice;
    bool m_ranksShown = false;
    bool m_heatShown = true;
    analysis::ProjectTables m_all;
    std::vector<analysis::CampaignRow> m_allScores;
    std::set<std::pair<std::size_t, std::size_t>> m_old;
    // of the choice
    analysis::ProjectTables m_shown;
    std::vector<std::size_t> m_tableOf; ///< by shown table: its number in the project
    std::vector<std::optional<std::size_t>> m_shownOf; ///< the reverse
    std::vector<Column> m_columns;
    std::vector<QString> m_scoreNames; ///< by shown table
    std::vector<std::string> m_names; ///< of the lines, in their natural order
    std::vector<std::vector<std::size_t>> m_runs; ///< by line × shown tables + table
    // of what is scored
    std::vector<analysis::CampaignRow> m_scores;
    analysis::CampaignMatrix m_matrix;
    std::vector<std::optional<std::size_t>> m_entryOf; ///< by line: its place in the matrix
    std::vector<Standing> m_standings; ///< by shown table
};

} // namespace touchstone::ui
