// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/touchedsigns.h"

#include "core/support/lookup.h"

#include <numeric>

namespace touchstone::analysis {

namespace {

constexpr const char* sign = " !";

bool anyTouched(const Table& table)
{
    return std::ranges::any_of(table.systems, [](const auto& system) { return system.touched.any(); });
}

/// The systems whose numbers stand in a row.
std::vector<std::size_t> systemsOf(const Table& table, std::size_t row)
{
    auto systems = row < table.rowSystems.size() ? table.rowSystems[row] : std::vector<std::size_t>();
    for (const auto& column : table.columns) {
        if (column.system) {
            support::addNew(systems, *column.system);
        }
    }
    if (systems.empty() && table.rowSystems.empty()) {
        systems.resize(table.systems.size());
        std::iota(systems.begin(), systems.end(), std::size_t { 0 });
    }
    return systems;
}

} // namespace

std::string findingsCell(const Table& table, std::size_t row, bool codes)
{
    const auto systems = systemsOf(table, row);
    std::string cell;
    for (const auto number : systems) {
        const auto& system = table.systems[number];
        if (system.touched.any()) {
            cell += (cell.empty() ? "" : " ") + (systems.size() > 1 ? system.name + ": " : std::string())
                + (codes ? system.touched.codes : system.touched.text);
        }
    }
    return cell;
}

Table withSigns(const Table& table)
{
    auto result = table;
    if (!anyTouched(table)) {
        return result;
    }
    bool placed = false;
    const auto touched = [&](std::size_t system) { return table.systems[system].touched.any(); };
    for (auto& column : result.columns) {
        if (column.system) {
            column.name += touched(*column.system) ? sign : "";
            placed = true;
        }
    }
    for (std::size_t row = 0; row < std::min(table.rowSystems.size(), result.rows.size()); ++row) {
        const auto& systems = table.rowSystems[row];
        auto& cells = result.rows[row];
        if (cells.empty() || std::ranges::none_of(systems, touched)) {
            continue;
        }
        const auto named = std::ranges::find(cells, table.systems[systems.front()].name);
        (named == cells.end() ? cells.front() : *named) += sign;
    }
    placed = placed || !table.rowSystems.empty();
    if (!placed && !result.columns.empty()) {
        result.columns.front().name += sign;
    }
    return result;
}

std::vector<std::string> signLines(const Table& table)
{
    std::vector<std::string> lines;
    for (const auto& system : table.systems) {
        auto line = "! " + system.name + ": " + system.touched.text;
        if (table.explainsSigns && system.touched.any()) {
            support::addNew(lines, std::move(line));
        }
    }
    return lines;
}

} // namespace touchstone::analysis
