// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetnames.h"

#include "ui/session/corestrings.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/corpusprofile.h"
#include "core/report/tables/slicesheet.h"
#include "core/support/lookup.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

constexpr std::string_view binsOfNoise = "noise.bins";
constexpr std::string_view ofSlice = "slice.";
constexpr std::string_view ofCount = "count.";

/// What scores and counts of slices are called by the last part of their key, as headings of the measures'
/// own tables (core texts).
struct KeyWord
{
    std::string_view key;
    const char* text;
};

constexpr KeyWord scoreWords[] = { { "f1", "F1" }, { "precision", "P" }, { "recall", "R" },
    { "accuracy", "Accuracy" }, { "eter", "ETER" }, { "error_sum", "Errors" }, { "ser", "SER" },
    { "err", "ERR" }, { "ecer", "ECER" }, { "ewer", "EWER" },
    { "transcription_share", "Transcription / gold" }, { "ner_share", "NER / gold" }, { "gold", "Gold" },
    { "system", "System" }, { "correct", "Correct" }, { "matched", "Matched" }, { "predicted", "Predicted" },
    { "support", "Support" }, { "false", "FP" }, { "missed", "Missed" }, { "transcription", "Transcription" },
    { "ner", "NER" }, { "slots", "Slots" }, { "system_slots", "System" }, { "pairs", "Pairs" },
    { "label_errors", "Label" }, { "boundary_errors", "Boundary" } };

/// What stands before it: of what it is a score.
constexpr KeyWord partWords[] = { { "entity", "Entities" }, { "entities", "Entities" },
    { "component", "Components" }, { "components", "Components" }, { "span_strict", "Strict" },
    { "strict", "Strict" }, { "weighted", "Weighted" } };

constexpr QLatin1String separator(" \xb7 ");

/// Empty: no such word.
template <std::size_t count> QString wordOf(const KeyWord (&words)[count], std::string_view key)
{
    const auto* const found = support::found(words, key, &KeyWord::key);
    return found == nullptr ? QString() : coreText(found->text);
}

QString scoreWord(std::string_view key)
{
    const auto at = key.find('@');
    if (at == std::string_view::npos) {
        return wordOf(scoreWords, key);
    }
    const QString rank = toQString(key.substr(at + 1));
    return key.starts_with("recall@")
        //: A column: the share of the gold's links whose right id is among the first candidates; %1: how many
        ? QCoreApplication::translate("touchstone::ui::SheetModel", "Recall among the first %1").arg(rank)
        //: A column: how many links have the right id among the first candidates; %1: how many candidates
        : QCoreApplication::translate("touchstone::ui::SheetModel", "Right among the first %1").arg(rank);
}

QString partWord(std::string_view part)
{
    constexpr std::string_view weighted = "weighted.";
    if (part.starts_with(weighted)) {
        return wordOf(partWords, "weighted") + separator + partWord(part.substr(weighted.size()));
    }
    const QString word = wordOf(partWords, part);
    std::string row(part);
    std::ranges::replace(row, '.', ' '); // "span+type.maxmax" is the row "span+type maxmax"
    return word.isEmpty() ? creditRowText(row) : word;
}

/// "span+kbid.f1" as "Span and entry · F1", "entity_slots" as "Entities · Slots"; empty: it is no such key.
QString keyInWords(std::string_view key)
{
    auto end = key.rfind('.');
    if (key.starts_with("entity_") || key.starts_with("component_")) {
        end = key.find('_');
    }
    const QString last = scoreWord(end == std::string_view::npos ? key : key.substr(end + 1));
    return last.isEmpty() || end == std::string_view::npos ? last
                                                           : partWord(key.substr(0, end)) + separator + last;
}

/// Is it a column whose heading core makes of its key?
bool isOfKey(const analysis::Sheet& sheet, const analysis::Sheet::Column& column)
{
    return sheet.id.starts_with(ofSlice) && column.title == analysis::sliceColumnTitle(column.id);
}

/// The slice whose values the rows are; empty: they are none.
std::string_view sliceOfRows(const analysis::Sheet& sheet)
{
    const std::string_view id = sheet.id;
    const std::string_view rows = sheet.rowId; // of groups of records
    return id.starts_with(ofSlice)                             ? id.substr(ofSlice.size())
        : id == binsOfNoise                                    ? "noise"
        : isBuiltInSlice(rows) || analysis::judgeOfSlice(rows) ? rows
                                                               : std::string_view();
}

bool hasNumberedRows(const analysis::Sheet& sheet)
{
    return sheet.rowTitle == "Alpha" || sheet.rowTitle == "Threshold" || sheet.id == "outcomes.histogram";
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

QString columnTitleInWindow(const analysis::Sheet& sheet, const analysis::Sheet::Column& column)
{
    const std::string_view id = column.id;
    const QString words = isOfKey(sheet, column)
        ? keyInWords(id.starts_with(ofCount) ? id.substr(ofCount.size()) : id)
        : QString();
    return words.isEmpty() ? coreText(column.title) : words;
}

QString columnMeaningInWindow(
    std::string_view measure, const analysis::Sheet& sheet, const analysis::Sheet::Column& column)
{
    const bool count = column.id.starts_with(ofCount);
    const bool ofMeasure = sheet.id.starts_with(ofSlice) && column.id != "documents" && !measure.empty()
        && !metrics::hasSchemes(measure);
    const QString title = ofMeasure ? columnTitleInWindow(sheet, column) : QString();
    return !ofMeasure ? coreText(column.meaning)
        : count
        //: %1: a measure such as "Links", %2: as what it counts a record, such as "Correct"
        ? QCoreApplication::translate(
            "touchstone::ui::SheetModel", "Records that %1 counts as “%2”, by their value.")
              .arg(measureText(measure), title)
        //: %1: a score such as "F1", %2: its measure
        : QCoreApplication::translate(
            "touchstone::ui::SheetModel", "“%1” of %2, from the counts of this row alone.")
              .arg(title, measureText(measure));
}

bool hasTypedNames(const analysis::Sheet& sheet)
{
    return !sliceOfRows(sheet).empty() || hasNumberedRows(sheet);
}

} // namespace touchstone::ui
