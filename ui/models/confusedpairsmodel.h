// SPDX-License-Identifier: GPL-3.0-or-later
// ConfusedPairsModel: which types are taken for which, most often first; every row is a link to its records.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/records/evaluation.h"

namespace touchstone::ui {

/// The cells of the confusion counts beside the diagonal, without what is missing or spurious; of equally
/// many those first whose gold type, then whose system type comes first.
class ConfusedPairsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Gold, System, Count, ColumnCount };
    /// Tag columns that were read by mistake have millions of pairs.
    static constexpr std::size_t mostRows = 1000;

    using TableModel::TableModel;

    /// O(cells · log cells).
    void setEvaluation(analysis::EvaluationPtr evaluation);
    [[nodiscard]] std::size_t total() const override { return m_pairs.size(); }

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override { return column == Count; }
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;

    analysis::EvaluationPtr m_evaluation;
    std::vector<analysis::Confusion::Cell> m_pairs;
};

} // namespace touchstone::ui
