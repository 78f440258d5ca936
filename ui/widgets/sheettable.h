// SPDX-License-Identifier: GPL-3.0-or-later
// SheetTable: one table of numbers as links, with formulas, menu and copying: what Scores and Compare show,
// and what stands beside charts as their twin for the keyboard and screen readers.
#pragma once

#include "ui/models/sheetmodel.h"
#include "ui/widgets/cellinteraction.h"
#include "ui/widgets/focusaware.h"

#include <QLabel>
#include <QTreeView>

class QMenu;

namespace touchstone::ui {

class RestColumns;
class SelectionModel;

/// A score's formula filled with its numbers, whose counts are links. Closes on a click elsewhere, on Escape,
/// and when a count is chosen. Tab and Enter reach the counts.
class FormulaPopover : public QFrame
{
    Q_OBJECT

public:
    explicit FormulaPopover(QWidget* parent);

    void showAt(const QPoint& globalPosition, const QString& title, const QString& html);
    [[nodiscard]] QString html() const { return m_formula->text(); }

Q_SIGNALS:
    /// An anchor was chosen: the number that is its address.
    void linkChosen(int number, bool adding);

private:
    QLabel* m_title = new QLabel(this);
    QLabel* m_formula = new QLabel(this);
};

class SheetTable : public FocusAware<QTreeView>
{
    Q_OBJECT

public:
    /// A cell's filter is followed in the selection, unless somebody takes linkActivated by takeLinks().
    explicit SheetTable(SelectionModel& selection, QWidget* parent = nullptr);

    /// As SheetModel::setResult, with the columns fitted.
    void setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b = nullptr,
        std::size_t sheet = 0, std::vector<analysis::RowGroup> groups = {},
        std::vector<analysis::RowGroup> groupsB = {});
    /// As SheetModel::setSheet; the current cell stays by its place, the order by the columns' titles.
    void setSheet(analysis::Sheet sheet, std::optional<SheetDots> dots = {});
    /// From now on the columns of sheets that belong to no measure fill its width.
    void fillWidth();
    /// As SheetModel::setIntervals, with the columns fitted.
    void setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals);
    [[nodiscard]] SheetModel* sheetModel() const { return m_model; }
    [[nodiscard]] FormulaPopover* popover() const { return m_popover; }
    /// From now on links are only told, not followed: their owner has more to do than to filter.
    void takeLinks() { m_follows = false; }
    /// From now on cells that are links are only told.
    void takeCells() { m_tellsCells = true; }
    /// Adds to the menu of a row.
    void setRowMenu(std::function<void(QMenu* menu, const QModelIndex& index)> add)
    {
        m_rowMenu = std::move(add);
    }
    /// What goes before a link is followed in the selection.
    void setBeforeLink(std::function<void()> before) { m_beforeLink = std::move(before); }

Q_SIGNALS:
    /// A count was chosen, in the table or in a formula. `row`: the name of its row in the sheet.
    void linkActivated(const touchstone::analysis::RecordFilter& filter, bool adding, const QString& row);
    /// A cell that is a link was chosen, after takeCells().
    void cellActivated(const QModelIndex& index, bool adding);

protected:
    /// Left and right go from cell to cell; only in the first column they open and close groups.
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

private:
    void activate(const QModelIndex& index, bool adding);
    /// `cell`: its row and column, for a count that was clicked; empty: a choice of another kind.
    void followLink(
        const analysis::RecordFilter& filter, bool adding, const QString& row, const QString& cell = {});
    void shareRest();
    void fitResult();
    /// Pixels that its heading, shortened if it can be, and its numbers need.
    [[nodiscard]] int leastWidth(int column);
    void showFormula(const QModelIndex& index);
    void showMenu(const QModelIndex& index, const QPoint& position);

    SelectionModel& m_selection;
    std::function<void()> m_beforeLink;
    std::function<void(QMenu*, const QModelIndex&)> m_rowMenu;
    SheetModel* m_model = new SheetModel(this);
    CellInteraction* m_interaction = new CellInteraction(this);
    FormulaPopover* m_popover = new FormulaPopover(this);
    RestColumns* m_rest = nullptr;
    QPersistentModelIndex m_formulaOf;
    QString m_followed; ///< the cell that was followed last
    std::vector<std::string> m_titles;
    bool m_follows = true;
    bool m_tellsCells = false;
};

} // namespace touchstone::ui
