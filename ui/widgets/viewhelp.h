// SPDX-License-Identifier: GPL-3.0-or-later
// View help: what several views do alike: column widths from a sample, entries of context menus, combo boxes,
// the second system.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/evaluation/settings/judgementtable.h"

#include <QHeaderView>
#include <QModelIndex>
#include <QString>

class QAbstractItemView;
class QAction;
class QComboBox;
class QMenu;
class QTableView;
class QTreeView;

namespace touchstone::ui {

/// Headings of a table that can be sorted. Qt keeps room for the arrow in every section; here only the
/// section that has it is wider, so that more columns are seen. What does not fit is cut by textElideMode(),
/// at its end where that says nothing; Qt forgets the mode on the way to the style and cuts at both ends.
class SortHeader : public QHeaderView
{
public:
    explicit SortHeader(QWidget* parent = nullptr);

    /// Its title, or its short one (ShortTitleRole) where the section is too narrow for that.
    [[nodiscard]] QString shownTitle(int logicalIndex) const;
    /// What of it finds room, with an ellipsis where that is not all.
    [[nodiscard]] QString writtenTitle(int logicalIndex) const;
    /// What a section that is shown needs for its short title; of those without one, for its title.
    [[nodiscard]] int leastSize(int logicalIndex) const;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const override;
    [[nodiscard]] QSize sectionSizeFromContents(int logicalIndex) const override;
};

class CellInteraction;
class SelectionModel;
class Session;

/// Widths from the headings and the first rows only (never all of them), at most `most` characters wide.
void fitColumns(QAbstractItemView* view, QHeaderView* header, int most = 40);
/// The same of one column, which is shown.
void fitColumn(QAbstractItemView* view, QHeaderView* header, int column, int most = 40);

/// Breaks the texts of a column into as many lines as they need at its width.
void wrapColumn(QTreeView* tree, int column);

/// The width of a column's widest cell among the first rows, without its heading.
[[nodiscard]] int widestCell(QAbstractItemView* view, int column);

/// Where names that a column has shall be cut, so that they are told apart in the room that it has now
/// (distinctElision).
[[nodiscard]] Qt::TextElideMode elisionOf(const QTableView& table, int column, const QStringList& names);

/// A fixed row height from the font, for tables that must not measure every row.
[[nodiscard]] int rowHeight(const QWidget* widget);
/// Rows of that height, also after the font has become another.
void keepRowHeight(QTableView* table);

/// A table without a grid, in rows of one height, that scrolls by pixels and lets Tab leave it.
void showPlain(QTableView* table);
/// A table that leads the keyboard as FocusAware does, with a SortHeader.
[[nodiscard]] QTableView* sortableTable(QWidget* parent);
/// Its columns sort it, and a third click on one gives its own order back; at first it has that.
void makeSortable(QTableView* table);
/// A table whose rows are things: whole rows are selected; plain.
void showAsList(QTableView* table);

/// A cell that was clicked stays selected no longer than there is a filter.
void clearWithFilters(QAbstractItemView* view, const SelectionModel& selection);

/// The second system's result when there is one that can be set beside `a`: same gold, same settings.
[[nodiscard]] analysis::EvaluationPtr comparableB(const Session& session, const analysis::EvaluationPtr& a);

/// Why there are no numbers of System B beside those of A by a measure, in a sentence: none is chosen, it was
/// not scored, … Empty: they are there, or on their way.
[[nodiscard]] QString whyNoSystemB(const Session& session, const QString& measure);

/// A menu that goes when it is closed.
[[nodiscard]] QMenu* popupMenu(QWidget* parent);
/// "Show these records" and "Show them within the filter"; `before` goes first.
void addFilterActions(QMenu* menu, SelectionModel* selection, const analysis::RecordFilter& filter,
    const std::function<void()>& before = {});
/// An entry that pushes a filter; `text` with %1 for `name`.
QAction* addPushAction(
    QMenu* menu, SelectionModel* selection, const QString& text, const analysis::RecordFilter& filter);
/// "Judge" with the verdicts, of which the one in force for all of the records is checked; the last entry, of
/// one with a text, calls `chosen` with nothing.
void addJudgeMenu(QMenu* menu, const analysis::Evaluation& evaluation,
    const std::vector<std::uint32_t>& records,
    const std::function<void(std::optional<analysis::Verdict> verdict)>& chosen);
/// Copy the cell's text, the selection, with or without headings, all rows.
void addCopyActions(QMenu* menu, const CellInteraction* interaction, const QModelIndex& index);

/// Where the selection stands among the errors of the filter: "error 12 of 345".
[[nodiscard]] QString placeText(const SelectionModel& selection);
/// The same of any record; empty: it is none of these errors.
[[nodiscard]] QString placeText(const SelectionModel& selection, std::uint32_t record);

/// Follows a link: replaces the filters, or adds to them.
void follow(SelectionModel* selection, const analysis::RecordFilter& filter, bool adding);

/// A combo box of the schemes that shows and sets the selection's; `name` for screen readers.
[[nodiscard]] QComboBox* makeSchemeCombo(SelectionModel* selection, QWidget* parent);

/// A control with its label, which stay together where a line is broken.
[[nodiscard]] QWidget* labelled(const QString& text, QWidget* control);

/// A tooltip of rich text; screen readers are told its words.
void setRichToolTip(QWidget& widget, const QString& html);

/// Text that stands in a menu or button as it is: a name's ampersand is no mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);
/// A name cut in the middle for menus.
[[nodiscard]] QString shortened(const QString& name, int most = 40);

} // namespace touchstone::ui
