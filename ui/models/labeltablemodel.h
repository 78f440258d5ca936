// SPDX-License-Identifier: GPL-3.0-or-later
// LabelTableModel: the labels of both sides, how often each comes, and what it becomes on each side, to be
// edited; proposals stand greyed where nothing was said yet.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/dataset/labeltable.h"

namespace touchstone::ui {

class LabelTableModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Label, GoldCount, GoldBecomes, SystemCount, SystemBecomes, ColumnCount };
    enum Role {
        ProposedRole = Qt::UserRole + 1, ///< bool: the text is a proposal
        SuggestionsRole ///< QStringList: labels that it may become
    };

    using TableModel::TableModel;

    void setTable(analysis::LabelTable table);
    [[nodiscard]] const analysis::LabelTable& table() const { return m_table; }

    /// The side whose rule a column shows.
    [[nodiscard]] static std::optional<annotation::LabelSide> sideOf(int column);
    /// What the label becomes on a side: nothing: it stays; empty: dropped.
    [[nodiscard]] std::optional<std::string> rule(int row, annotation::LabelSide side) const;
    /// Does nothing where the side has neither the label nor a rule for it, and for a label that becomes
    /// itself.
    void setRule(int row, annotation::LabelSide side, std::optional<std::string> to);
    /// What is proposed for a cell; empty: nothing.
    [[nodiscard]] QString proposal(int row, annotation::LabelSide side) const;
    [[nodiscard]] std::size_t total() const override { return m_table.rows.size(); }
    [[nodiscard]] int proposals() const { return m_proposals; }
    void accept(int row);
    void acceptAll();
    /// All labels stay as they are.
    void clearRules();
    void setCollapse(std::uint32_t segments);
    void setTypes(std::vector<std::string> types);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Qt::EditRole: the new label; blanks only: it stays as it is.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// Rules, collapsing or types are others.
    void edited();

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] Qt::Alignment titleSide(int /*column*/) const override { return Qt::AlignHCenter; }
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] bool editable(int row, annotation::LabelSide side) const;
    [[nodiscard]] QString becomes(int row, annotation::LabelSide side) const;
    void refresh();
    /// Rules of rows have changed.
    void announceRules();

    analysis::LabelTable m_table;
    analysis::LabelTable m_accepted; ///< the same with all proposals: what differs is proposed
    int m_proposals = 0;
};

} // namespace touchstone::ui
