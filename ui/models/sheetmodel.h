// SPDX-License-Identifier: GPL-3.0-or-later
// SheetModel: one table of a measure; every count carries the filter of the records behind it, every ratio
// its formula. With a second system, its number and the difference stand beside the first ratio of the rows.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/statistics/significance.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace touchstone::ui {

class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit SheetModel(QObject* parent = nullptr);

    /// Sheet number `sheet` of `a`; `b` null, or without a table of that id: no second system.
    void setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet);
    /// Intervals of the scores of `a`; null: none. Another result takes them away, another of its sheets does
    /// not.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    /// What is said of a row's name; none: the name.
    void setNameTip(std::function<QString(const QString& name)> tip) { m_nameTip = std::move(tip); }
    [[nodiscard]] const analysis::ScoreSheet* sheet() const { return m_sheet; }
    [[nodiscard]] bool hasSystemB() const { return m_sheetB != nullptr; }

    [[nodiscard]] QString rowName(const QModelIndex& index) const;
    /// The cell of System A behind an index; null for names and the columns of System B.
    [[nodiscard]] const analysis::ScoreCell* cell(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the order of the sheet. The overall row stays first; undefined values come last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    enum class Kind { Name, Value, OfB, Difference };
    struct Place
    {
        Kind kind = Kind::Name;
        std::size_t column = 0; ///< of the sheet
    };

    [[nodiscard]] Place place(int column) const;
    /// Rows of the sheet, then its means over types.
    [[nodiscard]] const analysis::ScoreSheet::Row& line(std::size_t number) const;
    [[nodiscard]] bool isMean(std::size_t number) const { return number >= m_sheet->rows.size(); }
    /// Overall and means stay above the others.
    [[nodiscard]] bool isSummary(std::size_t number) const;
    [[nodiscard]] const analysis::ScoreSheet::Row& row(int shown) const;
    /// The same row of System B; null: it has none.
    [[nodiscard]] const analysis::ScoreSheet::Row* rowB(int shown) const;
    [[nodiscard]] bool overall(int shown) const;
    [[nodiscard]] std::optional<double> number(int shown, Place place) const;
    [[nodiscard]] QString text(int shown, Place place) const;
    [[nodiscard]] QString toolTip(int shown, Place place) const;
    /// The interval of a cell of System A; null: none.
    [[nodiscard]] const metrics::Interval* interval(int shown, Place place) const;
    /// Finds the cells of the sheet that have intervals.
    void placeIntervals();
    void order();

    std::function<QString(const QString&)> m_nameTip;
    analysis::MeasureResultPtr m_a;
    analysis::MeasureResultPtr m_b;
    const analysis::ScoreSheet* m_sheet = nullptr; ///< of m_a
    const analysis::ScoreSheet* m_sheetB = nullptr; ///< of m_b
    std::optional<std::size_t> m_compared; ///< column of the sheet
    std::size_t m_comparedB = 0; ///< the same of m_sheetB
    std::unordered_map<std::string, std::size_t> m_rowsB;
    std::shared_ptr<const analysis::MeasureIntervals> m_intervals;
    /// By line × columns + column of the sheet.
    std::unordered_map<std::size_t, const metrics::Interval*> m_placed;
    std::vector<std::uint32_t> m_order; ///< lines as shown
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace touchstone::ui
