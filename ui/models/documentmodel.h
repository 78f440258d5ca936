// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentModel: the documents of an evaluation with their counts, filtered by name and sorted by its own
// index.
#pragma once

#include "core/evaluation/records/evaluation.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <vector>

namespace touchstone::ui {

class DocumentModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Errors, F1, Gold, System, Relation, ColumnCount };

    explicit DocumentModel(QObject* parent = nullptr);

    void setEvaluation(analysis::EvaluationPtr evaluation) { setEvaluation(evaluation, evaluation); }
    /// Documents in the order of `shown`, which sees some of the records of `counted`; numbers are those of
    /// all. A document that `counted` does not have has none.
    void setEvaluation(analysis::EvaluationPtr shown, analysis::EvaluationPtr counted);
    void setScheme(match::Scheme scheme);
    /// Keeps documents whose name contains the text, upper and lower case alike; empty: all.
    void setNameFilter(const QString& text);

    [[nodiscard]] std::size_t documentCase(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// -1: filtered away. O(rows).
    [[nodiscard]] int rowOf(std::size_t documentCase) const;
    /// All documents, filtered away or not.
    [[nodiscard]] std::size_t total() const { return m_evaluation ? m_evaluation->cases.size() : 0; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the order of the gold. Equal rows stay in that order; an undefined F1 comes last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] const metrics::Tally& tally(std::size_t documentCase) const;
    [[nodiscard]] std::vector<std::uint32_t> wantedRows() const;
    void sortRows(std::vector<std::uint32_t>& rows) const;
    [[nodiscard]] QVariant rawValue(std::size_t documentCase, int column) const;

    analysis::EvaluationPtr m_evaluation;
    analysis::EvaluationPtr m_counted;
    std::vector<std::size_t> m_caseOf; ///< of m_counted, by case of m_evaluation; empty: the same
    match::Scheme m_scheme = match::Scheme::Strict;
    QString m_nameFilter;
    std::vector<std::uint32_t> m_rows; ///< document cases as shown
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

/// How the two texts of a document relate, as one or two words ("gold only" where the system lacks it).
[[nodiscard]] QString shortRelation(const analysis::DocumentCase& documentCase);

} // namespace touchstone::ui
