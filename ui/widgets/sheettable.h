// SPDX-License-Identifier: GPL-3.0-or-later
// SheetTable: one table of numbers as links, with formulas, menu and copying: what Scores shows, and what
// stands beside charts as their twin for the keyboard and screen readers.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "core/statistics/significance.h"

#include <QPersistentModelIndex>
#include <QTableView>

#include <functional>
#include <memory>
#include <utility>

namespace touchstone::ui {

class CellInteraction;
class FormulaPopover;
class SelectionModel;
class SheetModel;

class SheetTable : public QTableView
{
    Q_OBJECT

public:
    /// A cell's filter is followed in the selection, unless somebody takes linkActivated by takeLinks().
    explicit SheetTable(SelectionModel& selection, QWidget* parent = nullptr);

    /// As SheetModel::setResult, with the columns fitted.
    void setResult(
        analysis::MeasureResultPtr a, analysis::MeasureResultPtr b = nullptr, std::size_t sheet = 0);
    /// As SheetModel::setIntervals, with the columns fitted.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    [[nodiscard]] SheetModel* sheetModel() const { return m_model; }
    [[nodiscard]] FormulaPopover* popover() const { return m_popover; }
    /// From now on links are only told, not followed: their owner has more to do than to filter.
    void takeLinks() { m_follows = false; }
    /// What goes before a link is followed in the selection.
    void setBeforeLink(std::function<void()> before) { m_beforeLink = std::move(before); }

Q_SIGNALS:
    /// A count was chosen, in the table or in a formula. `row`: the name of its row.
    void linkActivated(const touchstone::analysis::RecordFilter& filter, bool adding, const QString& row);

private:
    void activate(const QModelIndex& index, bool adding);
    void followLink(const analysis::RecordFilter& filter, bool adding, const QString& row);
    void showFormula(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& position);

    SelectionModel& m_selection;
    std::function<void()> m_beforeLink;
    SheetModel* m_model;
    CellInteraction* m_interaction;
    FormulaPopover* m_popover;
    QPersistentModelIndex m_formulaOf;
    bool m_follows = true;
};

} // namespace touchstone::ui
