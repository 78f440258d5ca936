// SPDX-License-Identifier: GPL-3.0-or-later
// SheetDots: scores of a table as a picture in its last column: a dot for each with its interval, on one axis
// for all rows.
#pragma once

#include "core/statistics/resampling.h"

#include <QMetaType>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace touchstone::ui {

struct SheetDots
{
    struct Series
    {
        QString name; ///< "A"
        std::string column; ///< id of the sheet's column that has the scores
        std::vector<std::optional<metrics::Interval>> intervals {}; ///< by row of the sheet; empty: none
    };
    QString title; ///< of the column
    QString meaning; ///< what the dots are, for the tooltip
    std::vector<Series> series;
};

/// The axis of such a column. `step`: from one number written at it to the next, the first at `low`.
struct DotAxis
{
    double low = 0;
    double high = 1;
    double step = 0.2;
    friend bool operator==(const DotAxis&, const DotAxis&) = default;
};
/// Round ends around the finite ones of the values, with at most five steps of 1, 2 or 5 times a power of
/// ten, none below 0.01; without a value 0 to 1. O(values).
[[nodiscard]] DotAxis dotAxis(const std::vector<double>& values);

/// What is painted in one cell.
struct DotRow
{
    struct Dot
    {
        double value = 0;
        std::optional<metrics::Interval> interval;
    };
    DotAxis axis;
    std::vector<std::optional<Dot>> dots; ///< by series
};

} // namespace touchstone::ui

Q_DECLARE_METATYPE(touchstone::ui::DotAxis)
Q_DECLARE_METATYPE(touchstone::ui::DotRow)
