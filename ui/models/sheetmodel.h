// SPDX-License-Identifier: GPL-3.0-or-later
// SheetModel: a sheet; every count carries the filter of the records behind it, every ratio
// its formula. With a second system, its number and the difference stand beside the first ratio of the rows.
// Rows may stand below another that sums them.
#pragma once

#include "ui/models/sheetdots.h"

#include "core/evaluation/records/rowgroup.h"
#include "core/output/table.h"
#include "core/statistics/significance.h"

#include <QAbstractItemModel>
#include <QLocale>

namespace touchstone::ui {

class SheetModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Sheet number `sheet` of `a`; `b` null, or without a table of that id: no second system. `groups` are
    /// of `a`'s rows, `groupsB` the same of `b`'s. A row that only B has stands there without numbers of A.
    void setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet,
        std::vector<analysis::RowGroup> groups = {}, std::vector<analysis::RowGroup> groupsB = {});
    /// A sheet that belongs to no measure; with dots, of series whose columns it has, a last column shows
    /// them. It leads where the row's name does and sorts by the first series.
    void setSheet(analysis::Sheet sheet, std::optional<SheetDots> dots = {});
    /// What is to be seen, for papers and files; bold stays bold, dots are left out.
    [[nodiscard]] analysis::Table plain() const;
    /// Intervals of the scores of `a`; null: none. Another result takes them away, another of its sheets does
    /// not.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    /// What is said of a row's name; none: the name.
    void setNameTip(std::function<QString(const QString& name)> tip) { m_nameTip = std::move(tip); }
    [[nodiscard]] const analysis::Sheet* sheet() const { return m_sheet; }
    [[nodiscard]] bool hasSystemB() const { return m_sheetB != nullptr; }
    [[nodiscard]] bool hasGroups() const { return !m_groups.empty(); }

    [[nodiscard]] QString rowName(const QModelIndex& index) const; ///< as it is shown
    [[nodiscard]] QString plainName(const QModelIndex& index) const; ///< as the sheet has it
    /// The name of the row in the sheet, or of all that it sums; none of Overall and of means.
    [[nodiscard]] std::vector<std::string> rowNames(const QModelIndex& index) const;
    /// What a cell says beside its number; null: nothing.
    [[nodiscard]] const analysis::CellNote* note(const QModelIndex& index) const;
    /// The cell of System A behind an index; null for names and the columns of System B.
    [[nodiscard]] const analysis::SheetCell* cell(const QModelIndex& index) const;
    /// The column of an id of the sheet ("f1"); -1: there is none.
    [[nodiscard]] int columnOf(std::string_view id) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: the order of the sheet. The overall row stays first; undefined values come last.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    enum class Kind { Name, Value, OfB, Difference, Dots };
    struct Place
    {
        Kind kind = Kind::Name;
        std::size_t column = 0; ///< of the sheet; of dots: of the first series
    };
    /// Any row that may be shown: rows of the sheet, its means over types, rows that only B has, groups.
    using Line = std::uint32_t;
    struct Shown
    {
        const analysis::Sheet::Row* a = nullptr;
        const analysis::Sheet::Row* b = nullptr; ///< null: B has none
        bool mean = false;
        bool summary = false; ///< Overall and means stay above the others
        std::optional<Line> group {}; ///< below which it stands
        std::vector<Line> members {}; ///< of a group, as shown
        int place = 0; ///< among its siblings
    };

    [[nodiscard]] Place place(int column) const;
    [[nodiscard]] static Line lineOf(const QModelIndex& index)
    {
        return static_cast<Line>(index.internalId());
    }
    [[nodiscard]] const Shown& shown(const QModelIndex& index) const { return m_lines[lineOf(index)]; }
    [[nodiscard]] const analysis::CellNote& note(Line line, Place where) const;
    /// Words, not a number?
    [[nodiscard]] bool isText(Place where) const;
    [[nodiscard]] std::optional<double> number(const Shown& line, Place where) const;
    /// A cell of System A without intervals and marks.
    [[nodiscard]] QString valueText(const analysis::SheetCell& cell, const analysis::CellNote& note,
        analysis::Sheet::Kind kind, const QLocale& locale) const;
    [[nodiscard]] QString name(const Shown& line, const QLocale& locale = QLocale()) const;
    [[nodiscard]] QString text(Line number, Place where, const QLocale& locale = QLocale()) const;
    [[nodiscard]] QString toolTip(Line number, Place where) const;
    /// The interval of a cell of System A; null: none.
    [[nodiscard]] const metrics::Interval* interval(Line line, Place where) const;
    void take(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet,
        std::vector<analysis::RowGroup> groups, std::vector<analysis::RowGroup> groupsB,
        std::optional<SheetDots> dots);
    void findTwin();
    void makeLines();
    void placeDots();
    [[nodiscard]] QVariant firstOrder(Place where) const;
    [[nodiscard]] DotRow dotsOf(Line number) const;
    /// "A 0.812 [0.770, 0.850], B 0.790".
    [[nodiscard]] QString dotsText(Line number) const;
    /// Finds the cells that have intervals.
    void placeIntervals();
    void order();
    void order(std::vector<Line>& lines);

    std::function<QString(const QString&)> m_nameTip;
    analysis::MeasureResultPtr m_a;
    analysis::MeasureResultPtr m_b;
    const analysis::Sheet* m_sheet = nullptr; ///< of m_a
    const analysis::Sheet* m_sheetB = nullptr; ///< of m_b
    std::vector<analysis::RowGroup> m_groups, m_groupsB;
    std::optional<std::size_t> m_compared; ///< column of the sheet
    std::size_t m_comparedB = 0; ///< the same of m_sheetB
    std::vector<analysis::Sheet::Row> m_onlyB; ///< without numbers
    std::vector<Shown> m_lines;
    std::vector<Line> m_top; ///< as shown
    std::shared_ptr<const analysis::MeasureIntervals> m_intervals;
    /// By line × columns + column of the sheet.
    std::unordered_map<std::size_t, const metrics::Interval*> m_placed;
    std::optional<SheetDots> m_dots;
    std::vector<std::size_t> m_dotColumns; ///< by series: column of the sheet
    DotAxis m_dotAxis;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace touchstone::ui
