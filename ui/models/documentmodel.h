// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentModel: the documents of an evaluation with their counts, filtered by name and sorted by its own
// index.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/evaluation/records/evaluation.h"

namespace touchstone::ui {

class DocumentModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Name, Errors, F1, Gold, System, Relation, ColumnCount };

    using TableModel::TableModel;

    void setEvaluation(const analysis::EvaluationPtr& evaluation) { setEvaluation(evaluation, evaluation); }
    /// Documents in the order of `shown`, which sees some of the records of `counted`; numbers are those of
    /// all. A document that `counted` does not have has none.
    void setEvaluation(analysis::EvaluationPtr shown, analysis::EvaluationPtr counted);
    void setScheme(match::Scheme scheme);
    /// Keeps documents whose name contains the text, upper and lower case alike; empty: all.
    void setNameFilter(const QString& text);

    [[nodiscard]] std::size_t total() const override { return m_evaluation ? m_evaluation->cases.size() : 0; }

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] bool isShown(std::uint32_t line) const override;
    [[nodiscard]] const metrics::Tally& tally(std::size_t documentCase) const;
    [[nodiscard]] QVariant rawValue(std::size_t documentCase, int column) const;

    analysis::EvaluationPtr m_evaluation;
    analysis::EvaluationPtr m_counted;
    std::vector<std::size_t> m_caseOf; ///< of m_counted, by case of m_evaluation; empty: the same
    match::Scheme m_scheme = match::Scheme::Strict;
    QString m_nameFilter;
};

/// How the two texts of a document relate, as one or two words ("gold only" where the system lacks it).
[[nodiscard]] QString shortRelation(const analysis::DocumentCase& documentCase);

} // namespace touchstone::ui
