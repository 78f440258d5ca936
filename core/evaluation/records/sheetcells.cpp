// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/sheetcells.h"

#include "core/output/table.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

constexpr int decimals = 4;

std::string shown(std::optional<double> value)
{
    return value ? support::fixed(*value, decimals) : std::string(undefinedSign);
}

} // namespace

SheetCell ratioCell(
    const SheetCell& part, const std::string& partName, const SheetCell& whole, const std::string& wholeName)
{
    const auto words = [](const SheetCell& cell, const std::string& name) {
        return (cell.value ? support::shortest(*cell.value) : std::string(undefinedSign)) + " " + name;
    };
    SheetCell cell;
    if (part.value && whole.value) {
        cell.value = metrics::ratio(*part.value, *whole.value);
    }
    cell.formula = { { words(part, partName), part.link }, { " / ", std::nullopt },
        { words(whole, wholeName), whole.link }, { " = " + shown(cell.value), std::nullopt } };
    return cell;
}

void showSystemOfClass(Sheet& sheet, std::size_t column, std::int64_t count)
{
    auto& cell = sheet.rows.back().cells[column];
    cell.value = static_cast<double>(count);
    if (cell.link) {
        auto link = *cell.link;
        link.systemTypes = std::exchange(link.rowTypes, {});
        cell.link = link;
    }
}

SheetCell f1Cell(const SheetCell& precision, const SheetCell& recall)
{
    SheetCell cell;
    cell.value = metrics::harmonicMean(precision.value, recall.value);
    const auto p = shown(precision.value);
    const auto r = shown(recall.value);
    for (const auto& [name, part] : { std::pair("P = ", &precision), std::pair("R = ", &recall) }) {
        if (!part->formula.empty()) {
            cell.formula.push_back({ name, std::nullopt });
            cell.formula.insert(cell.formula.end(), part->formula.begin(), part->formula.end());
            cell.formula.push_back({ ", ", std::nullopt });
        }
    }
    cell.formula.push_back({ (cell.formula.empty() ? "" : "F1 = ") + ("2 × " + p) + " × " + r + " / (" + p
            + " + " + r + ") = " + shown(cell.value),
        std::nullopt });
    return cell;
}

std::size_t columnOf(const Sheet& sheet, std::string_view id)
{
    return static_cast<std::size_t>(
        std::ranges::find(sheet.columns, id, &Sheet::Column::id) - sheet.columns.begin());
}

bool isCountColumn(const Sheet& sheet, std::size_t column)
{
    return std::ranges::any_of(sheet.rows,
        [column](const auto& row) { return column < row.cells.size() && row.cells[column].isCount; });
}

RecordFilter withSide(bool ofSystem)
{
    return { .scheme = match::Scheme::Strict,
        .outcomes = { match::Outcome::Correct, match::Outcome::Incorrect,
            ofSystem ? match::Outcome::Spurious : match::Outcome::Missing } };
}

void addToNote(Sheet& sheet, support::Message sentence)
{
    if (sentence.english().empty()) {
        return;
    }
    if (!sheet.note.empty()) {
        const bool own = !sheet.said.empty() && sheet.said.english() == sheet.note;
        auto before = own ? support::Message::Argument(sheet.said) : support::Message::Argument(sheet.note);
        sentence = support::said("%1 %2", std::move(before), std::move(sentence));
    }
    sheet.said = std::move(sentence);
    sheet.note = sheet.said.english();
}

Sheet::Row countRow(const std::string& name, std::int64_t correct, std::int64_t gold, std::int64_t system,
    const CountLinks& links)
{
    const auto correctCell = countCell(correct, links.correct);
    const auto goldCell = countCell(gold, links.gold);
    const auto systemCell = countCell(system, links.system);
    const auto precision = ratioCell(correctCell, "correct", systemCell, "system");
    const auto recall = ratioCell(correctCell, "correct", goldCell, "gold");
    Sheet::Row row { name, { correctCell, goldCell, systemCell } };
    if (links.falsePositive) {
        row.cells.push_back(countCell(system - correct, links.falsePositive));
        row.cells.push_back(countCell(gold - correct, links.falseNegative));
    }
    row.cells.insert(row.cells.end(), { precision, recall, f1Cell(precision, recall) });
    return row;
}

} // namespace touchstone::analysis
