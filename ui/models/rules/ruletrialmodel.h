// SPDX-License-Identifier: GPL-3.0-or-later
// RuleTrialModel: what rules that are not in force yet would change: from label to label, and which
// annotations.
#pragma once

#include "core/explain/ruledifference.h"

#include <QAbstractItemModel>

namespace touchstone::ui {

/// Two levels: a transition with its number of annotations, and below it each of them.
class RuleTrialModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { What, Number, Document };

    using QAbstractItemModel::QAbstractItemModel;

    /// `evaluation`: the one that was tried. Null: nothing.
    void setDifference(
        std::shared_ptr<const analysis::RuleDifference> difference, analysis::EvaluationPtr evaluation);

    /// The annotation of a row below a transition.
    [[nodiscard]] std::optional<analysis::RuleDifference::Changed> annotationAt(
        const QModelIndex& index) const;
    [[nodiscard]] const analysis::EvaluationPtr& evaluation() const { return m_evaluation; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const analysis::RuleDifference::Transition& transition(int row) const;
    [[nodiscard]] QString annotationText(const analysis::RuleDifference::Changed& changed, int column) const;

    std::shared_ptr<const analysis::RuleDifference> m_difference;
    analysis::EvaluationPtr m_evaluation;
    std::vector<std::size_t> m_order; ///< transitions by row: results before links, notes and partners
};

/// "System: FP → FzTP", "Gold, link: – → FN res".
[[nodiscard]] QString transitionText(const analysis::RuleDifference::Transition& transition);

} // namespace touchstone::ui
