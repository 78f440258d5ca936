// SPDX-License-Identifier: GPL-3.0-or-later
// RankingModel: the runs of one table of a campaign by rank, as shared tasks print them.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/project/campaignranking.h"

namespace touchstone::ui {

/// What analysis::rankingTable says, in the window's locale; sorted and copied by the exact numbers.
class RankingModel : public TableModel
{
    Q_OBJECT

public:
    using TableModel::TableModel;

    /// Nothing happens where all is as it was. `noted`: there is a column of notes even where nothing is
    /// noted.
    void setRanking(const analysis::ProjectTables& tables, const std::vector<analysis::CampaignRow>& scores,
        std::size_t table, const analysis::RunRemarks& remarks = {}, bool noted = false);
    void clear();
    /// "NERC-Coarse fuzzy · ajmc-en · muc.strict.f1".
    [[nodiscard]] QString title() const;
    /// What could not be scored, and why; empty: all could.
    [[nodiscard]] QString note() const;
    /// The number of a line's run in its table.
    [[nodiscard]] std::size_t runOf(std::uint32_t line) const { return m_runs[line]; }
    /// -1: there are no notes.
    [[nodiscard]] int noteColumn() const { return m_noteColumn; }
    [[nodiscard]] std::optional<std::uint32_t> lineOfRun(std::size_t run) const;

    [[nodiscard]] std::size_t total() const override { return m_runs.size(); }
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int columns() const override { return static_cast<int>(m_printed.columns.size()); }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override
    {
        return m_printed.columns[static_cast<std::size_t>(column)].number;
    }
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;

    analysis::Table m_printed; ///< three decimals
    support::Message m_note;
    analysis::Table m_exact; ///< the same rows with full precision
    std::vector<std::size_t> m_runs; ///< by line
    std::size_t m_system = 0; ///< the column of the systems
    int m_noteColumn = -1;
    bool m_editable = false; ///< notes can be written
};

} // namespace touchstone::ui
