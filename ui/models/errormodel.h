// SPDX-License-Identifier: GPL-3.0-or-later
// ErrorModel: the records in the filter as rows, sorted by its own index (a proxy takes minutes at a million
// rows). Texts are made only for the cells that are shown.
#pragma once

#include "ui/models/counterpart.h"
#include "ui/models/ranking.h"
#include "ui/models/recordvalues.h"
#include "ui/models/tablemodel.h"

#include <QFutureWatcher>

namespace touchstone::ui {

class ErrorModel : public TableModel
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
    /// How the other system is called: "System B", "B".
    void setOtherTitle(const QString& title, const QString& letter);
    /// Other records of the same evaluation (the filter changed).
    void setRecords(const std::vector<std::uint32_t>& records);

    /// The values of measures beside the records, as further columns; a sorting by one that is gone ends.
    void setValues(std::vector<RecordValue> values);
    [[nodiscard]] const std::vector<RecordValue>& values() const { return m_values; }

    [[nodiscard]] const analysis::EvaluationPtr& evaluation() const { return m_evaluation; }
    [[nodiscard]] match::Scheme scheme() const { return m_scheme; }
    [[nodiscard]] bool hasSystemB() const { return m_counterpart != nullptr; }
    [[nodiscard]] std::size_t total() const override;
    [[nodiscard]] std::uint32_t record(int row) const { return lineOf(row); }
    /// Is a worker sorting? The rows stand in the old order until sortingFinished().
    [[nodiscard]] bool sorting() const { return m_watcher.isRunning(); }

    /// Column -1: text order. Rows that are equal in the column stay in text order, in both directions.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void sortingStarted();
    void sortingFinished();

private:
    [[nodiscard]] int columns() const override;
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t number, int column, int role) const override;
    struct Sorted
    {
        std::uint64_t generation = 0;
        int column = -1;
        std::shared_ptr<const Ranks> ranks;
        std::vector<std::uint32_t> rows;
    };

    [[nodiscard]] QString text(const match::PairOutcome& record, std::uint32_t number, int column) const;
    [[nodiscard]] QString description(const match::PairOutcome& record) const;
    [[nodiscard]] const RecordValue* measured(int column) const;
    /// By the column that is sorted by, whose ranks are made where they are missing. In the room that rows
    /// have: a million of them are megabytes, which the system would give and take back each time.
    void sortRows();
    void startSorting();
    void takeSorted();
    void applyOrder(std::vector<std::uint32_t> rows);

    analysis::EvaluationPtr m_evaluation;
    match::Scheme m_scheme = match::Scheme::Strict;
    std::shared_ptr<const Counterpart> m_counterpart;
    QString m_otherTitle;
    QString m_otherLetter;
    std::vector<std::uint32_t> m_records; ///< ascending
    std::vector<RecordValue> m_values;
    std::vector<std::shared_ptr<const Ranks>> m_ranks { ColumnCount }; ///< made on first use
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
