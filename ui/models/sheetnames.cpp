// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetnames.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/report/tables/corpusprofile.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

constexpr std::string_view binsOfNoise = "noise.bins";

/// The slice whose values the rows are; empty: they are none.
std::string_view sliceOfRows(const analysis::Sheet& sheet)
{
    constexpr std::string_view ofSlice = "slice.";
    const std::string_view id = sheet.id;
    const std::string_view rows = sheet.rowId; // of groups of records
    return id.starts_with(ofSlice)                             ? id.substr(ofSlice.size())
        : id == binsOfNoise                                    ? "noise"
        : isBuiltInSlice(rows) || analysis::judgeOfSlice(rows) ? rows
                                                               : std::string_view();
}

bool hasNumberedRows(const analysis::Sheet& sheet)
{
    return sheet.rowTitle == "Alpha" || sheet.rowTitle == "Threshold";
}

/// A name of ours, of the profile with a type in it.
QString ownRowText(const std::string& name)
{
    constexpr std::string_view ofType = analysis::profileTypeRow;
    return name.starts_with(ofType)
        //: A row of the profile of a corpus: how many annotations of a type; %1: the type
        ? QCoreApplication::translate("touchstone::ui::SheetModel", "Annotations, %1")
              .arg(toQString(std::string_view(name).substr(ofType.size())))
        : coreText(name);
}

QString nameInWindow(const analysis::Sheet& sheet, const std::string& name, const QLocale& locale)
{
    const auto errorType = sheet.rowId == "error_type" ? match::errorTypeByName(name) : std::nullopt;
    const auto slice = sliceOfRows(sheet);
    return errorType             ? errorTypeText(*errorType)
        : sheet.ownRows          ? ownRowText(name)
        : sheet.rowId == "key"   ? creditRowText(name)
        : !slice.empty()         ? sliceValueText(slice, name, locale)
        : hasNumberedRows(sheet) ? numberText(name, locale)
                                 : toQString(name);
}

} // namespace

QString rowNameInWindow(const analysis::MeasureResult& result, const analysis::Sheet& sheet,
    const std::string& name, const QLocale& locale)
{
    constexpr std::string_view between = " · ";
    const auto end = result.measure.empty() ? name.rfind(between) : std::string::npos;
    if (end == std::string::npos) {
        return nameInWindow(sheet, name, locale);
    }
    const auto own = name.substr(0, end);
    return (own == analysis::wholeSliceRow ? coreText(own) : nameInWindow(sheet, own, locale))
        + toQString(std::string_view(name).substr(end));
}

QString rowTitleInWindow(const analysis::Sheet& sheet)
{
    const auto slice = sliceOfRows(sheet);
    return slice.empty() || sheet.id == binsOfNoise ? coreText(sheet.rowTitle)
                                                    : sliceText(slice); // as the choices of slices have it
}

bool hasTypedNames(const analysis::Sheet& sheet)
{
    return !sliceOfRows(sheet).empty() || hasNumberedRows(sheet);
}

} // namespace touchstone::ui
