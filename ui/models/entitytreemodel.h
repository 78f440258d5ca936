// SPDX-License-Identifier: GPL-3.0-or-later
// EntityTreeModel: the trees around a pair as one outline: a row for each node, linked nodes in one row. What
// the tree view draws, for screen readers and for those who prefer words.
#pragma once

#include "ui/models/treetexts.h"

#include <QAbstractItemModel>

namespace touchstone::ui {

class EntityTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { GoldColumn, SystemColumn, OutcomeColumn, CostColumn, ColumnCount };

    /// A node of one side.
    struct Place
    {
        analysis::SideId side = analysis::SideId::Gold;
        std::uint32_t node = 0;
        friend bool operator==(const Place&, const Place&) = default;
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Null: empty. O(nodes).
    void setTrees(analysis::EvaluationPtr evaluation, analysis::TreePairPtr trees, TreeReading reading);
    /// The node that a cell speaks of: the column's, else the gold's, else the system's.
    [[nodiscard]] std::optional<Place> place(const QModelIndex& index) const;
    /// The cell of a node; invalid: there is none.
    [[nodiscard]] QModelIndex indexOf(const Place& place) const;

    [[nodiscard]] QModelIndex index(int number, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        std::uint32_t gold = analysis::TreePairNode::none;
        std::uint32_t system = analysis::TreePairNode::none;
        int parent = -1;
        int place = 0; ///< among its siblings
        std::vector<int> children;
    };
    void build();
    int add(std::uint32_t gold, std::uint32_t system, int parent);
    [[nodiscard]] const Row& row(const QModelIndex& index) const
    {
        return m_rows[static_cast<std::size_t>(index.internalId())];
    }
    [[nodiscard]] QString cell(analysis::SideId side, std::uint32_t node) const;

    analysis::EvaluationPtr m_evaluation;
    analysis::TreePairPtr m_trees;
    TreeReading m_reading = TreeReading::Eter;
    std::vector<Row> m_rows;
    std::vector<int> m_top;
    std::vector<int> m_rowOf[2]; ///< by side, then node
};

} // namespace touchstone::ui
