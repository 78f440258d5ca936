// SPDX-License-Identifier: GPL-3.0-or-later
// Bars from sheets of several systems: a bar per row and system, a segment per column.
#pragma once

#include "core/evaluation/records/measureresult.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace touchstone::ui {

struct SystemSheet
{
    QString name;
    const analysis::Sheet* sheet = nullptr;
    int index = -1; ///< of the data set, where somebody asks for it
};
using SystemSheets = std::vector<SystemSheet>;

struct BarChart
{
    ChartSpec spec {};
    struct Bar
    {
        std::size_t system = 0; ///< into the systems given
        std::size_t row = 0; ///< of its sheet
    };
    /// By category of the chart; nothing: the system has no such row, or several are folded into one.
    std::vector<std::optional<Bar>> bars {};
    std::vector<std::size_t> columns {}; ///< by bar set: the column of the sheet that its segments count
    std::size_t wholeColumn = 0; ///< what a bar's name stands for
    std::size_t leftOut = 0; ///< rows not shown as such
    std::size_t rows = 0; ///< in all; of errors, those that have some
};

/// The count behind a segment, or behind the name of its bar; null: there is none. `systems`: what the chart
/// was made of.
[[nodiscard]] const analysis::SheetCell* cellOf(
    const BarChart& chart, const SystemSheets& systems, const ChartHit& hit);

/// Rows of several systems by name.
struct NamedRow
{
    std::string name;
    double weight = 0; ///< sum of a column over the systems
    std::vector<std::vector<std::size_t>> rows; ///< by system; several where folded
    std::size_t place = 0; ///< in the order of the sheets
};
/// In the order of the first system that has them; without the overall rows, which are last, or those alone.
[[nodiscard]] std::vector<NamedRow> namedRows(
    const SystemSheets& systems, std::size_t weight, bool overall = false);

/// Which rows of a chart of lying bars are shown.
struct BarLimit
{
    std::size_t most = 20; ///< those with the greatest weight
    bool fold = false; ///< one more instead of the last shown holds the sums of the rest
    bool ordered = false; ///< rows keep the sheet's order
    QString (*allName)(int count) = nullptr; ///< of a folded row that holds all
};
/// Puts rows by their weight, the greatest first, unless they keep the sheet's order; then leaves out or
/// folds what is over the limit.
void limitRows(std::vector<NamedRow>& rows, BarChart& chart, const BarLimit& limit);

struct BarFill
{
    bool shares = false; ///< of a bar's whole, instead of counts
    bool systemsOnly = false; ///< bars are called as their systems
    QStringList names; ///< of the systems
    /// Does a column of a sheet stand in its bars? Empty: each does.
    std::function<bool(const analysis::Sheet& sheet, std::size_t column)> inBar {};
    QLocale locale {}; ///< of counts at bars
};
/// Categories and values by the chart's columns and bar sets; the highest sum of a bar. A bar without
/// anything is undefined, also as a count. Lying bars of several systems are grouped by their rows: each has
/// its name once, systems are numbers, and the chart's key says what these stand for.
double fillBars(
    BarChart& chart, const SystemSheets& systems, const std::vector<NamedRow>& rows, const BarFill& fill);

/// A set of standing bars for a system, told apart by colour and hatch.
[[nodiscard]] ChartBarSet systemBars(const QString& name, std::size_t system, const StatusPalette& palette);
[[nodiscard]] ChartAxis shareAxis(const QString& title);

} // namespace touchstone::ui
