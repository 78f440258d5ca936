// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/typemeans.h"

#include "core/evaluation/records/sheetcells.h"
#include "core/measures/base/tally.h"

#include <cassert>

namespace touchstone::analysis {

std::string_view name(TypeMean mean) { return mean == TypeMean::Macro ? "macro" : "weighted"; }

std::string_view title(TypeMean mean) { return mean == TypeMean::Macro ? "Macro mean" : "Weighted mean"; }

std::optional<MeanScore> meanScore(std::string_view score)
{
    for (const auto mean : allTypeMeans) {
        const auto ending = "." + std::string(name(mean));
        if (score.ends_with(ending) && score.size() > ending.size()) {
            return MeanScore { std::string(score.substr(0, score.size() - ending.size())), mean };
        }
    }
    return std::nullopt;
}

std::optional<double> meanOf(std::span<const TypeValue> types, TypeMean mean, bool lowerIsBetter)
{
    double sum = 0;
    double weights = 0;
    for (const auto& type : types) {
        if (type.gold + type.system <= 0 || (lowerIsBetter && !type.value)) {
            continue;
        }
        const auto weight = mean == TypeMean::Macro ? 1.0 : type.gold;
        sum += weight * type.value.value_or(0);
        weights += weight;
    }
    return metrics::ratio(sum, weights);
}

void setTypeRows(Sheet& sheet, std::string goldColumn, std::string systemColumn)
{
    const auto gold = columnOf(sheet, goldColumn);
    const auto system = columnOf(sheet, systemColumn);
    assert(gold < sheet.columns.size() && system < sheet.columns.size());
    sheet.goldColumn = std::move(goldColumn);
    sheet.systemColumn = std::move(systemColumn);
    for (const auto mean : allTypeMeans) {
        auto& row = sheet.means.emplace_back();
        row.name = title(mean);
        row.cells.resize(sheet.columns.size());
    }
    std::vector<TypeValue> types(sheet.rows.size() - 1);
    for (std::size_t column = 0; column < sheet.columns.size(); ++column) {
        if (sheet.rows.back().cells[column].isCount) {
            continue;
        }
        for (std::size_t row = 0; row < types.size(); ++row) {
            const auto& cells = sheet.rows[row].cells;
            types[row]
                = { cells[column].value, cells[gold].value.value_or(0), cells[system].value.value_or(0) };
        }
        for (std::size_t i = 0; i < allTypeMeans.size(); ++i) {
            sheet.means[i].cells[column].value
                = meanOf(types, allTypeMeans[i], sheet.columns[column].lowerIsBetter);
        }
    }
}

} // namespace touchstone::analysis
