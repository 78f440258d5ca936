// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/neutralsheet.h"

#include "core/output/neutralmessage.h"
#include "core/output/neutralwords.h"

namespace touchstone::analysis {

namespace {

void neutraliseAll(std::initializer_list<std::string*> texts)
{
    for (auto* const text : texts) {
        *text = neutralText(*text);
    }
}

/// Of the neutral titles of precision, recall and F1, which are long; empty: the title does.
std::string shortNeutralTitle(std::string_view title)
{
    constexpr std::string_view agreement = "Agreement";
    constexpr std::string_view ofBoth = "Agreement (";
    constexpr std::string_view ofOne = "Agreement of ";
    return title.starts_with(ofBoth) ? std::string(agreement)
        : title.starts_with(ofOne)   ? std::string(title.substr(agreement.size() + 1))
                                     : std::string();
}

void neutraliseRows(std::vector<Sheet::Row>& rows)
{
    for (auto& row : rows) {
        for (auto& cell : row.cells) {
            for (auto& part : cell.formula) {
                part.text = neutralText(part.text);
            }
        }
    }
}

void neutraliseValues(std::vector<ValueColumn>& values)
{
    for (auto& value : values) {
        neutraliseAll({ &value.title, &value.meaning });
    }
}

} // namespace

void neutralise(Sheet& sheet)
{
    sheet.said = neutralMessage(sheet.said);
    neutraliseAll({ &sheet.title, &sheet.rowTitle, &sheet.note, &sheet.reason });
    for (auto& column : sheet.columns) {
        neutraliseAll({ &column.title, &column.meaning });
        if (column.shortTitle.empty()) {
            column.shortTitle = shortNeutralTitle(column.title);
        }
    }
    neutraliseRows(sheet.rows);
    neutraliseRows(sheet.means);
    for (auto& [place, note] : sheet.notes) {
        note.meaning = neutralText(note.meaning);
    }
}

void neutralise(MeasureResult& result)
{
    std::ranges::for_each(result.sheets, [](Sheet& sheet) { neutralise(sheet); });
    for (auto& list : result.lists) {
        list.title = neutralText(list.title);
        neutraliseValues(list.values);
        for (auto& facet : list.facets) {
            neutraliseAll({ &facet.title, &facet.meaning });
        }
    }
    neutraliseValues(result.recordValues);
}

} // namespace touchstone::analysis
