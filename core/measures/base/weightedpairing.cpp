// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/weightedpairing.h"

#include <algorithm>

namespace touchstone::metrics {

namespace {

/// The Hungarian method over potentials, rows <= columns; maximises by negating.
class Assignment
{
public:
    Assignment(std::size_t rows, std::size_t columns)
        : m_rows(rows)
        , m_columns(columns)
        , m_cost(rows * columns)
        , m_rowPotential(rows + 1)
        , m_columnPotential(columns + 1)
        , m_rowOf(columns + 1)
    {
    }

    double& cost(std::size_t row, std::size_t column) { return m_cost[row * m_columns + column]; }

    /// Least total cost: the column of each row.
    std::vector<std::uint32_t> solve()
    {
        for (std::size_t row = 1; row <= m_rows; ++row) {
            addRow(row);
        }
        std::vector<std::uint32_t> columns(m_rows, notPaired);
        for (std::size_t column = 1; column <= m_columns; ++column) {
            if (m_rowOf[column] != 0) {
                columns[m_rowOf[column] - 1] = static_cast<std::uint32_t>(column - 1);
            }
        }
        return columns;
    }

private:
    /// Rows and columns count from 1; column 0 holds the row that is being placed.
    void addRow(std::size_t row)
    {
        std::vector<double> least(m_columns + 1, std::numeric_limits<double>::infinity());
        std::vector<std::size_t> from(m_columns + 1, 0);
        std::vector<bool> used(m_columns + 1, false);
        m_rowOf[0] = row;
        std::size_t at = 0;
        do {
            used[at] = true;
            const auto current = m_rowOf[at];
            double step = std::numeric_limits<double>::infinity();
            std::size_t nearest = 0;
            for (std::size_t column = 1; column <= m_columns; ++column) {
                if (used[column]) {
                    continue;
                }
                const double reduced
                    = cost(current - 1, column - 1) - m_rowPotential[current] - m_columnPotential[column];
                if (reduced < least[column]) {
                    least[column] = reduced;
                    from[column] = at;
                }
                if (least[column] < step) {
                    step = least[column];
                    nearest = column;
                }
            }
            for (std::size_t column = 0; column <= m_columns; ++column) {
                if (used[column]) {
                    m_rowPotential[m_rowOf[column]] += step;
                    m_columnPotential[column] -= step;
                } else {
                    least[column] -= step;
                }
            }
            at = nearest;
        } while (m_rowOf[at] != 0);
        while (at != 0) {
            m_rowOf[at] = m_rowOf[from[at]];
            at = from[at];
        }
    }

    std::size_t m_rows;
    std::size_t m_columns;
    std::vector<double> m_cost;
    std::vector<double> m_rowPotential;
    std::vector<double> m_columnPotential;
    std::vector<std::size_t> m_rowOf;
};

double exactly(
    std::span<const std::uint32_t> gold, std::span<const std::uint32_t> system, const CreditWeights& weights)
{
    const auto columns = bestPairing(gold.size(), system.size(),
        [&](std::size_t g, std::size_t s) { return weights(gold[g], system[s]); });
    double total = 0;
    for (std::size_t g = 0; g < columns.size(); ++g) {
        total += columns[g] == notPaired ? 0 : weights(gold[g], system[columns[g]]);
    }
    return total;
}

double byFallingWeight(
    std::span<const std::uint32_t> gold, std::span<const std::uint32_t> system, const CreditWeights& weights)
{
    struct Edge
    {
        double weight;
        std::uint32_t gold;
        std::uint32_t system;
    };
    const auto counted = [](std::span<const std::uint32_t> values) {
        std::map<std::uint32_t, std::size_t> counts;
        for (const auto value : values) {
            ++counts[value];
        }
        return counts;
    };
    auto golds = counted(gold);
    auto systems = counted(system);
    std::vector<Edge> edges;
    for (const auto& [value, count] : golds) {
        const auto add = [&, value = value](std::uint32_t other) {
            if (const auto weight = weights(value, other); weight > 0 && systems.contains(other)) {
                edges.push_back({ weight, value, other });
            }
        };
        add(value);
        for (const auto other : weights.relatedToGold(value)) {
            if (other != value) {
                add(other);
            }
        }
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
        return a.weight != b.weight ? a.weight > b.weight
                                    : std::pair(a.gold, a.system) < std::pair(b.gold, b.system);
    });
    double total = 0;
    for (const auto& edge : edges) {
        auto& left = golds[edge.gold];
        auto& right = systems[edge.system];
        const auto pairs = std::min(left, right);
        total += edge.weight * static_cast<double>(pairs);
        left -= pairs;
        right -= pairs;
    }
    return total;
}

} // namespace

std::vector<std::uint32_t> bestPairing(std::size_t rows, std::size_t columns,
    const std::function<double(std::size_t row, std::size_t column)>& weight)
{
    const bool turned = rows > columns;
    Assignment assignment(std::min(rows, columns), std::max(rows, columns));
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            (turned ? assignment.cost(column, row) : assignment.cost(row, column)) = -weight(row, column);
        }
    }
    auto solution = assignment.solve();
    if (!turned) {
        return solution;
    }
    std::vector<std::uint32_t> result(rows, notPaired);
    for (std::uint32_t column = 0; column < solution.size(); ++column) {
        result[solution[column]] = column;
    }
    return result;
}

double pairedWeight(
    std::span<const std::uint32_t> gold, std::span<const std::uint32_t> system, const CreditWeights& weights)
{
    if (gold.empty() || system.empty()) {
        return 0;
    }
    if (gold.size() == 1 && system.size() == 1) {
        return weights(gold.front(), system.front());
    }
    return std::max(gold.size(), system.size()) <= mostPairedExactly ? exactly(gold, system, weights)
                                                                     : byFallingWeight(gold, system, weights);
}

} // namespace touchstone::metrics
