// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/leads/slowcells.h"

#include <boost/math/distributions/normal.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace touchstone::analysis {

namespace {

using Members = std::vector<std::uint32_t>;

struct Twin
{
    const CellRecords& records;
    const CellSearchSettings& settings;
    std::vector<double> mu {};
    CellSearch found {};

    [[nodiscard]] static double clipped(double rate) { return std::min(.998, std::max(.002, rate)); }

    void setRates()
    {
        std::map<std::uint32_t, std::pair<double, double>> rows;
        for (std::size_t i = 0; i < records.wrong.size(); ++i) {
            rows[records.rows[i]].first += records.wrong[i];
            rows[records.rows[i]].second += 1;
        }
        for (const auto row : records.rows) {
            mu.push_back(clipped(rows[row].first / rows[row].second));
        }
    }

    void setRho()
    {
        struct Sums
        {
            double r = 0;
            double s = 0;
        };
        std::map<std::uint32_t, Sums> units;
        double over = 0;
        double under = 0;
        for (std::size_t i = 0; i < mu.size(); ++i) {
            const auto r = records.wrong[i] - mu[i];
            const auto v = mu[i] * (1 - mu[i]);
            units[records.units[i]].r += r;
            units[records.units[i]].s += std::sqrt(v);
            over -= r * r;
            under -= v;
        }
        for (const auto& [unit, sums] : units) {
            over += sums.r * sums.r;
            under += sums.s * sums.s;
        }
        found.rho = under <= 1e-9 ? 0 : std::max(0.0, over / under);
    }

    [[nodiscard]] CellEvidence evidence(const Members& members, const std::vector<double>& rates) const
    {
        struct Sums
        {
            double x = 0;
            double n = 0;
            double s = 0;
        };
        std::map<std::uint32_t, Sums> units;
        CellEvidence evidence;
        double v = 0;
        for (const auto i : members) {
            const auto variance = rates[i] * (1 - rates[i]);
            auto& unit = units[records.units[i]];
            unit.x += records.wrong[i] - rates[i];
            unit.n += 1;
            unit.s += std::sqrt(variance);
            v += variance;
            evidence.expected += rates[i];
            evidence.excess += records.wrong[i] - rates[i];
        }
        double squares = 0;
        double spread = 0;
        for (const auto& [number, unit] : units) {
            squares += unit.s * unit.s;
            spread += std::pow(unit.x - evidence.excess / static_cast<double>(members.size()) * unit.n, 2);
        }
        const auto count = static_cast<double>(units.size());
        const auto model = v + found.rho * (squares - v);
        evidence.standardError = std::sqrt(std::max(model, count > 1 ? count / (count - 1) * spread : 0));
        evidence.z = evidence.standardError > 0 ? evidence.excess / evidence.standardError : 0;
        return evidence;
    }

    [[nodiscard]] std::int64_t unitsOf(const Members& members) const
    {
        std::set<std::uint32_t> units;
        for (const auto i : members) {
            units.insert(records.units[i]);
        }
        return static_cast<std::int64_t>(units.size());
    }

    [[nodiscard]] std::vector<double> explained(const Members& members) const
    {
        auto rates = mu;
        const auto excess = evidence(members, mu).excess;
        for (const auto i : members) {
            rates[i] = excess <= 0 ? mu[i] : clipped(mu[i] + excess / static_cast<double>(members.size()));
        }
        return rates;
    }

    [[nodiscard]] double share(std::size_t level) const
    {
        const std::array shares { .5, .25, .25 };
        double used = 0;
        for (std::size_t i = 0; i < settings.levels; ++i) {
            used += shares[i];
        }
        return shares[level] / used;
    }

    [[nodiscard]] FoundCell cellOf(const CellLiterals& literals) const
    {
        FoundCell cell { literals };
        const auto members = cellMembers(records, literals);
        for (const auto i : members) {
            cell.wrong += records.wrong[i];
        }
        cell.n = static_cast<std::int64_t>(members.size());
        cell.units = unitsOf(members);
        cell.alone = evidence(members, mu);
        cell.alone.p = p(cell.alone.z, literals.size() - 1);
        cell.given = cell.alone;
        return cell;
    }

    [[nodiscard]] double p(double z, std::size_t level) const
    {
        const auto tests = static_cast<double>(std::max<std::int64_t>(1, found.tested[level]));
        return std::min(1.0, cdf(complement(boost::math::normal(), z)) * tests / share(level));
    }

    /// All cells of the codes that occur, one literal more than `from`.
    [[nodiscard]] std::set<CellLiterals> longer(const std::set<CellLiterals>& from) const
    {
        std::set<CellLiterals> cells;
        for (auto literals : from) {
            for (std::uint32_t feature = 0; feature < records.features.size(); ++feature) {
                if (std::ranges::find(literals, feature, &CellLiteral::feature) != literals.end()) {
                    continue;
                }
                for (std::uint8_t code = 0; code < 4; ++code) {
                    auto more = literals;
                    more.push_back({ feature, code });
                    std::ranges::sort(more);
                    cells.insert(more);
                }
            }
        }
        return cells;
    }

    [[nodiscard]] bool redundant(const CellLiterals& literals) const
    {
        for (std::size_t left = 0; literals.size() > 1 && left < literals.size(); ++left) {
            auto fewer = literals;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(left));
            if (cellMembers(records, fewer) == cellMembers(records, literals)) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] static double worth(const FoundCell& cell)
    {
        return cell.given.lowerEnd() * (1 - .05 * static_cast<double>(cell.literals.size() - 1));
    }
    /// Equals of the search, whose sums are whole numbers, differ here by rounding.
    [[nodiscard]] static double rounded(double value) { return std::round(value * 1e5); }

    void test()
    {
        std::set<CellLiterals> from { {} };
        for (std::size_t level = 0; level < settings.levels; ++level) {
            std::vector<FoundCell> cells;
            for (const auto& literals : longer(from)) {
                auto cell = cellOf(literals);
                if (cell.n >= settings.support && cell.units >= settings.units && cell.alone.excess > 1e-6) {
                    cells.push_back(std::move(cell));
                }
            }
            const auto tests = static_cast<double>(cells.size());
            found.tested[level] = static_cast<std::int64_t>(cells.size());
            if (cells.empty()) {
                continue;
            }
            const auto threshold
                = quantile(complement(boost::math::normal(), settings.alpha * share(level) / tests));
            found.thresholds[level] = threshold;
            std::erase_if(cells, [&](const FoundCell& cell) { return redundant(cell.literals); });
            for (auto& cell : cells) {
                cell.alone.p = cell.given.p = p(cell.alone.z, level);
                if (cell.alone.z >= threshold) {
                    found.passing.push_back(cell);
                }
            }
            // Pairs may be made of any value, triples of the best pairs of features.
            from = longer(from);
            if (level == 1) {
                const auto featuresOf = [](const CellLiterals& literals) {
                    return std::pair(literals[0].feature, literals[1].feature);
                };
                std::map<std::pair<std::uint32_t, std::uint32_t>, double> best;
                for (const auto& cell : cells) {
                    auto& z = best[featuresOf(cell.literals)];
                    z = std::max(z, rounded(cell.alone.z));
                }
                std::set<std::tuple<double, std::uint32_t, std::uint32_t>> order;
                for (const auto& [features, z] : best) {
                    order.insert({ -z, features.first, features.second });
                }
                std::erase_if(from, [&](const CellLiterals& literals) {
                    const auto at = best.find(featuresOf(literals));
                    return at == best.end()
                        || std::distance(
                               order.begin(), order.find({ -at->second, at->first.first, at->first.second }))
                        >= settings.pairs;
                });
            }
        }
        std::ranges::stable_sort(
            found.passing, std::greater(), [](const FoundCell& cell) { return rounded(worth(cell)); });
    }

    [[nodiscard]] double zGiven(const CellLiterals& cell, const CellLiterals& other) const
    {
        return evidence(cellMembers(records, cell), explained(cellMembers(records, other))).z;
    }

    /// Counts a cell again; false: it is out.
    [[nodiscard]] bool stillPasses(FoundCell& cell) const
    {
        cell.given = evidence(cellMembers(records, cell.literals), mu);
        cell.given.p = p(cell.given.z, cell.literals.size() - 1);
        cell.given.expected = static_cast<double>(cell.wrong) - cell.given.excess;
        return cell.given.z >= found.thresholds[cell.literals.size() - 1]
            && std::ranges::none_of(found.list, [&](const FoundCell& listed) {
                   return slowShared(records, cell.literals, listed.literals) > mostShared;
               });
    }

    /// `order`: those that are not out, the best first.
    [[nodiscard]] std::size_t narrowed(
        std::size_t general, const std::vector<FoundCell>& cells, const std::vector<std::size_t>& order) const
    {
        std::size_t to = general;
        double most = 2;
        const auto& literals = cells[general].literals;
        for (const auto i : order) {
            auto cell = cells[i];
            if (cell.literals.size() <= literals.size() || !std::ranges::includes(cell.literals, literals)
                || !stillPasses(cell)
                || cell.given.excess < evidence(cellMembers(records, literals), mu).excess / 2) {
                continue;
            }
            const auto more
                = zGiven(cell.literals, literals) - std::max(0.0, zGiven(literals, cell.literals));
            if (more > most + 1e-6) {
                most = more;
                to = i;
            }
        }
        return to == general ? to : narrowed(to, cells, order);
    }

    void list()
    {
        auto cells = found.passing;
        std::vector<std::size_t> counted(cells.size());
        std::vector<std::size_t> order(cells.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::set<std::size_t> listed;
        while (!order.empty() && found.list.size() < settings.most) {
            std::ranges::sort(
                order, {}, [&](std::size_t i) { return std::pair(-rounded(worth(cells[i])), i); });
            auto best = order.front();
            if (std::exchange(counted[best], found.list.size()) < found.list.size()) {
                if (!stillPasses(cells[best])) {
                    order.erase(order.begin());
                }
                continue;
            }
            best = narrowed(best, cells, order);
            static_cast<void>(stillPasses(cells[best]));
            listed.insert(best);
            found.list.push_back(cells[best]);
            mu = explained(cellMembers(records, cells[best].literals));
            std::erase(order, best);
        }
        for (std::size_t i = 0; i < found.passing.size(); ++i) {
            for (auto& cell : found.list) {
                if (!listed.contains(i) && cell.twins.size() < 10
                    && slowShared(records, cell.literals, found.passing[i].literals) >= twinShare) {
                    cell.twins.push_back(i);
                    break;
                }
            }
        }
    }
};

} // namespace

CellSearch slowCells(const CellRecords& records, const CellSearchSettings& settings)
{
    Twin twin { records, settings };
    twin.setRates();
    twin.setRho();
    for (const auto& members : settings.explained) {
        twin.mu = twin.explained(members);
    }
    twin.test();
    for (auto literals : settings.pinned) {
        std::ranges::sort(literals);
        twin.found.pinned.push_back(twin.cellOf(literals));
    }
    twin.list();
    return twin.found;
}

double slowShared(const CellRecords& records, const CellLiterals& one, const CellLiterals& other)
{
    std::set<std::uint32_t> both;
    std::set<std::uint32_t> either;
    for (const auto* cell : { &one, &other }) {
        for (const auto i : cellMembers(records, *cell)) {
            if (records.wrong[i] != 0 && !either.insert(i).second) {
                both.insert(i);
            }
        }
    }
    return either.empty() ? 0 : static_cast<double>(both.size()) / static_cast<double>(either.size());
}

} // namespace touchstone::analysis
