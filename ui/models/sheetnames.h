// SPDX-License-Identifier: GPL-3.0-or-later
// What the rows of a sheet are called in the window: words of ours, values of slices and numbers in its
// language, words of the data as they are.
#pragma once

#include "core/evaluation/records/measureresult.h"

#include <QLocale>
#include <QString>

namespace touchstone::ui {

/// Of the row of a sheet of `result`; where a table that is of no measure joins the rows of several systems,
/// the system stays behind it: "over 0.1 · system-a".
[[nodiscard]] QString rowNameInWindow(const analysis::MeasureResult& result, const analysis::Sheet& sheet,
    const std::string& name, const QLocale& locale = QLocale());
/// Above the names.
[[nodiscard]] QString rowTitleInWindow(const analysis::Sheet& sheet);
/// Above a column, and what it means. Of slices keys are words: "span+kbid.f1" is "Span and entry · F1".
[[nodiscard]] QString columnTitleInWindow(
    const analysis::Sheet& sheet, const analysis::Sheet::Column& column);
[[nodiscard]] QString columnMeaningInWindow(
    std::string_view measure, const analysis::Sheet& sheet, const analysis::Sheet::Column& column);
/// Are the names what people type in filters and files have (values of slices, numbers)? Then copies do, too.
[[nodiscard]] bool hasTypedNames(const analysis::Sheet& sheet);

} // namespace touchstone::ui
