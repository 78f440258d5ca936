// SPDX-License-Identifier: GPL-3.0-or-later
// ErrorModel: the records in the filter as rows, sorted by its own index (a proxy takes minutes at a million
// rows). Texts are made only for the cells that are shown.
#pragma once

#include "core/evaluation/records/evaluation.h"
#include "ui/models/counterpart.h"
#include "ui/models/ranking.h"
#include "ui/models/recordvalues.h"

#include <QAbstractTableModel>
#include <QFutureWatcher>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace touchstone::ui {

class ErrorModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Number,
        OutcomeColumn,
        ErrorTypeColumn,
        GoldWords,
        SystemWords,
        GoldType,
        SystemType,
        DocumentColumn,
        Position,
        OutcomeB, ///< of the other system: B beside records of A, A beside those of B
        CountedAs, ///< of a measure's list
        ColumnCount ///< the values of measures follow
    };
    /// Above this number of rows sorting runs in a worker thread.
    static constexpr std::size_t backgroundRows = 100'000;

    explicit ErrorModel(QObject* parent = nullptr);
    ~ErrorModel() override;

    /// Shows records of an evaluation; `records` ascending, `counterpart` null when no second system is
    /// chosen. The sorting stays; above backgroundRows a sorting whose ranks are not there yet follows later.
    void show(analysis::EvaluationPtr evaluation, match::Scheme scheme,
        std::shared_ptr<const Counterpart> counterpart, const std::vector<std::uint32_t>& records);
    /// How the other system is called: "System B".
    void setOtherTitle(const QString& title);
    /// Other records of the same evaluation (the filter changed).
    void setRecords(const std::vector<std::uint32_t>& records);

    /// The values of measures beside the records, as further columns; a sorting by one that is gone ends.
    void setValues(std::vector<RecordValue> values);
    [[nodiscard]] const std::vector<RecordValue>& values() const { return m_values; }

    [[nodiscard]] const analysis::EvaluationPtr& evaluation() const { return m_evaluation; }
    [[nodiscard]] match::Scheme scheme() const { return m_scheme; }
    [[nodiscard]] bool hasSystemB() const { return m_counterpart != nullptr; }
    [[nodiscard]] std::uint32_t record(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Row of a record; -1: not in the list. O(rows) once after each change, then O(1).
    [[nodiscard]] int rowOf(std::uint32_t record) const;
    [[nodiscard]] int sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }
    /// Is a worker sorting? The rows stand in the old order until sortingFinished().
    [[nodiscard]] bool sorting() const { return m_watcher.isRunning(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: text order. Rows that are equal in the column stay in text order, in both directions.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void sortingStarted();
    void sortingFinished();

private:
    struct Sorted
    {
        std::uint64_t generation = 0;
        int column = -1;
        std::shared_ptr<const Ranks> ranks;
        std::vector<std::uint32_t> rows;
    };

    [[nodiscard]] QString text(const match::PairOutcome& record, std::uint32_t number, int column) const;
    [[nodiscard]] QString description(const match::PairOutcome& record) const;
    [[nodiscard]] const RecordValue* value(int column) const;
    [[nodiscard]] bool isNumber(int column) const;
    [[nodiscard]] std::shared_ptr<const Ranks> makeRanks(int column) const;
    void startSorting();
    void takeSorted();
    void applyOrder(std::vector<std::uint32_t> rows);

    analysis::EvaluationPtr m_evaluation;
    match::Scheme m_scheme = match::Scheme::Strict;
    std::shared_ptr<const Counterpart> m_counterpart;
    QString m_otherTitle;
    std::vector<std::uint32_t> m_records; ///< ascending
    std::vector<std::uint32_t> m_rows; ///< as shown
    mutable std::vector<int> m_rowOf; ///< by record; empty: not made yet
    std::vector<RecordValue> m_values;
    std::vector<std::shared_ptr<const Ranks>> m_ranks { ColumnCount }; ///< made on first use
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::uint64_t m_generation = 0;
    QFutureWatcher<Sorted> m_watcher;
};

/// The sort keys of a column for every record of an evaluation; pure, callable from any thread. Collation
/// for texts, the order of the enumerations for outcomes and error types. O(records + texts log texts).
[[nodiscard]] Ranks errorRanks(const analysis::Evaluation& evaluation, match::Scheme scheme,
    const Counterpart* counterpart, ErrorModel::Column column);

/// One line from words of a text: line ends and tabs as blanks, cut after `limit` characters with an
/// ellipsis.
[[nodiscard]] QString singleLine(const QString& words, int limit = 200);

} // namespace touchstone::ui
