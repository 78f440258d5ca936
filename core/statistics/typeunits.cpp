// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/typeunits.h"

#include "core/support/lookup.h"
#include "core/text/casefold.h"

namespace touchstone::analysis {

using metrics::UnitTable;

bool comparedWithoutCase(std::span<const MeasuredSystem> systems)
{
    return std::ranges::any_of(systems, [](const auto& system) {
        return system.evaluation->spec.matching.pairing == match::PairingPolicy::Hipe;
    });
}

std::vector<std::string> comparableTypes(std::span<const std::string> labels, bool withoutCase)
{
    std::map<std::string, int> upper;
    for (const auto& label : labels) {
        ++upper[text::upperCased(label)];
    }
    return support::listOf(labels, [&](const std::string& label) {
        const auto name = text::upperCased(label);
        return withoutCase && upper[name] == 1 ? name : label;
    });
}

TypeRowNames typeRowsOf(std::span<const MeasuredSystem> systems)
{
    const bool withoutCase = comparedWithoutCase(systems);
    std::vector<std::vector<std::string>> named;
    std::map<std::string, std::uint32_t> rows;
    for (const auto& system : systems) {
        named.push_back(
            comparableTypes(system.result->typeCounting(*system.evaluation)->labels, withoutCase));
        for (const auto& name : named.back()) {
            rows.emplace(name, 0);
        }
    }
    TypeRowNames result;
    for (auto& [name, number] : rows) {
        number = static_cast<std::uint32_t>(result.names.size());
        result.names.push_back(name);
    }
    for (const auto& names : named) {
        result.rowOf.push_back(
            support::listOf<std::uint32_t>(names, [&rows](const auto& name) { return rows.at(name); }));
    }
    return result;
}

TypeUnits::TypeUnits(std::span<const MeasuredSystem> systems, const std::vector<PairedSide>& sides,
    const std::vector<std::vector<std::uint32_t>>& units, std::span<const std::uint32_t> needed,
    const TypeRowNames& rows, Order order)
    : m_width(needed.size())
    , m_block((order == Order::TypesFirst ? systems.size() : rows.names.size()) * m_width)
    , m_all(rows.names.size() * systems.size() * m_width)
{
    std::vector<std::uint32_t> place(systems.front().result->statisticColumns.size(), noUnit);
    for (std::uint32_t i = 0; i < m_width; ++i) {
        place[needed[i]] = i;
    }
    std::vector<TypeCounting> counting;
    std::vector<ResamplingUnits::Grouped> records;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        counting.push_back(*systems[i].result->typeCounting(*systems[i].evaluation));
        records.push_back(sides[i].units.grouped(counting.back().records));
    }
    std::vector<TypeCount> counts;
    for (const auto& numbers : units) {
        std::map<std::uint32_t, double> sums;
        for (std::size_t i = 0; i < systems.size(); ++i) {
            if (numbers[i] == noUnit) {
                continue;
            }
            const auto begin = numbers[i] == 0 ? 0 : records[i].ends[numbers[i] - 1];
            counts.clear();
            for (auto at = begin; at < records[i].ends[numbers[i]]; ++at) {
                counting[i].countsOf(records[i].records[at], counts);
            }
            for (const auto& count : counts) {
                if (place[count.statistic] != noUnit) {
                    const std::size_t type = rows.rowOf[i][count.type];
                    const auto begins = order == Order::TypesFirst ? type * m_block + i * m_width
                                                                   : i * m_block + type * m_width;
                    sums[static_cast<std::uint32_t>(begins) + place[count.statistic]] += 1;
                }
            }
        }
        m_all.addUnit(support::listOf<UnitTable::Cell>(sums, [](const auto& sum) {
            return UnitTable::Cell { sum.first, sum.second };
        }));
    }
}

std::vector<UnitTable> TypeUnits::byType() const
{
    std::vector<UnitTable> tables(m_all.width() / std::max<std::size_t>(1, m_block), UnitTable(m_block));
    std::vector<UnitTable::Cell> cells;
    for (std::size_t unit = 0; unit < m_all.units(); ++unit) {
        const auto row = m_all.unit(unit);
        for (std::size_t at = 0; at < row.size();) {
            const auto type = row[at].column / m_block;
            cells.clear();
            for (; at < row.size() && row[at].column / m_block == type; ++at) {
                cells.push_back(
                    { static_cast<std::uint32_t>(row[at].column - type * m_block), row[at].value });
            }
            tables[type].addUnit(cells);
        }
    }
    return tables;
}

} // namespace touchstone::analysis
