// SPDX-License-Identifier: GPL-3.0-or-later
// Sheet: a table before it is written: numbers with the records, the formula and the marks behind them.
// What measures, slices, curves and comparisons say is in such sheets; the window shows them, and core/output
// writes them.
#pragma once

#include "core/evaluation/records/recordlink.h"

#include <cstddef>

namespace touchstone::analysis {

/// A piece of a formula: "(", "1,152 correct", " / ", "1,682 gold". A piece with a link is a count.
struct FormulaPart
{
    std::string text;
    RecordLink link;
};

struct SheetCell
{
    std::optional<double> value; ///< undefined: empty, shown as –
    bool isCount = false; ///< a whole number; else a ratio or a cost
    /// The records that a count counts: filtered() with it gives exactly `value` records. Counts only.
    RecordLink link;
    /// How a ratio was made, filled with numbers; empty: nothing to tell.
    std::vector<FormulaPart> formula;
    bool untold = false; ///< no value since it is not known here, whatever 0/0 is taken for
};

/// What a cell says beside its number, and what sets it off; most cells have none.
struct CellNote
{
    std::string text {}; ///< in the place of the number; of a column of text all there is
    bool blank = false; ///< says nothing, not even that a number is undefined
    std::optional<double> second {}; ///< the upper end of an interval, the standard deviation of a mean
    std::string mark {}; ///< stands behind it: "≈"
    std::string meaning {}; ///< for the tooltip; empty: that of the column
    bool bold = false;
    bool exact = false; ///< of p: counted over all ways
    std::optional<double> heat {}; ///< 0..1
    RecordLink link {}; ///< of a row's name: the records of the row
    std::optional<std::size_t> system {}; ///< number in the data set: following the cell goes there

    friend bool operator==(const CellNote&, const CellNote&) = default;
};

/// Sheet::rowTitle of a table of types.
inline constexpr const char* typeRowTitle = "Type";

/// A table of typed cells.
struct Sheet
{
    enum class Kind : std::uint8_t {
        Number, ///< a count, or a ratio or cost, as the cell says
        Difference, ///< with its sign
        P,
        Interval, ///< of a score; the cell's value is its lower end
        DifferenceInterval, ///< with its signs
        Mean, ///< with its standard deviation
        Text
    };
    struct Column
    {
        std::string id; ///< for scripts: "gold_entities"; unique in the sheet
        std::string title; ///< English, for people
        std::string meaning; ///< one sentence for the tooltip
        bool lowerIsBetter = false; ///< an error rate
        bool needsFalseAlarms = false; ///< as of Score
        Kind kind = Kind::Number;
        std::optional<std::size_t> system {}; ///< whose numbers stand below (Table::Column)
        std::string shortTitle {}; ///< where the title does not fit; empty: none
    };
    struct Row
    {
        std::string name; ///< type, document, alpha …
        std::vector<SheetCell> cells; ///< one per column
    };
    std::string id; ///< for scripts: "types", "documents", "sweep"
    std::string title; ///< English
    std::string rowTitle; ///< what the rows are: "Type", "Alpha"
    std::vector<Column> columns;
    std::vector<Row> rows; ///< the summary row, where there is one, stands last and is called "Overall"
    std::string note; ///< one line below the table: choices, definitions; empty: none
    bool perDocument = false; ///< shown only on demand (`--by document`)
    std::string
        headline {}; ///< id of the column that systems are compared by; empty: the last that is no count
    /// Of a table of types: the columns that count a type's annotations in the gold and in the system; empty:
    /// rows are no types.
    std::string goldColumn {}, systemColumn {};
    std::vector<Row> means {}; ///< over the types, below Overall (typemeans.h); counts are empty
    support::Message said {}; ///< the note with its pattern; empty, or other than `note`: only `note` counts
    std::string reason {}; ///< why numbers of it are not known: printed with every table; empty: all are
    std::string rowId {}; ///< above the names of rows, for scripts; empty: scripts have no names
    /// By row and column, where 0 is the name of the row. Rows only, not means.
    std::map<std::pair<std::size_t, std::size_t>, CellNote> notes {};
    bool withoutRows = false; ///< of a result that left them out (MeasureExtent::Records)
    /// Rows bear words of ours ("Without the tagger's errors"), no types, documents or values of the data.
    bool ownRows = false;

    /// Null: none.
    [[nodiscard]] const CellNote* noteAt(std::size_t row, std::size_t column) const;
};

} // namespace touchstone::analysis
