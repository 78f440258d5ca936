// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/resampling.h"
#include "core/support/parallel.h"

#include <bit>
#include <cmath>
#include <numeric>

namespace touchstone::metrics {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
constexpr double tieWidth = 1e-12;
constexpr std::uint64_t useBootstrap = 1;
constexpr std::uint64_t useSwap = 2;
constexpr std::size_t grain = 16; ///< trials at a time

using Cell = UnitTable::Cell;

bool lessCells(std::span<const Cell> a, std::span<const Cell> b)
{
    const auto key = [](const Cell& cell) { return std::pair(cell.column, cell.value); };
    return std::ranges::lexicographical_compare(a, b, {}, key, key);
}

/// Units of equal statistics as one class, stored column by column.
struct Classes
{
    struct Entry
    {
        std::uint32_t number = 0; ///< of the class
        double value = 0;
    };
    std::vector<std::uint32_t> sizes; ///< units by class, in canonical order
    std::vector<Entry> entries; ///< not 0; by column, then class
    std::vector<std::size_t> columnEnds;

    [[nodiscard]] std::size_t width() const { return columnEnds.size(); }
    /// sums[column] = sum over the classes of times × value. Four partial sums, always in the same order: one
    /// waits for the other otherwise.
    void weigh(std::span<const std::uint32_t> times, std::span<double> sums) const
    {
        std::size_t at = 0;
        for (std::size_t column = 0; column < columnEnds.size(); ++column) {
            const auto end = columnEnds[column];
            double parts[4] = { 0, 0, 0, 0 };
            for (; at + 4 <= end; at += 4) {
                for (std::size_t k = 0; k < 4; ++k) {
                    const auto& entry = entries[at + k];
                    parts[k] += times[entry.number] * entry.value;
                }
            }
            for (std::size_t k = 0; at < end; ++at, ++k) {
                parts[k] += times[entries[at].number] * entries[at].value;
            }
            sums[column] = (parts[0] + parts[1]) + (parts[2] + parts[3]);
        }
    }
};

Classes classesOf(const UnitTable& table)
{
    Classes classes;
    std::vector<std::span<const Cell>> rows;
    for (const auto unit : table.canonicalOrder()) {
        const auto cells = table.unit(unit);
        if (rows.empty() || !std::ranges::equal(cells, rows.back())) {
            rows.push_back(cells);
            classes.sizes.push_back(0);
        }
        ++classes.sizes.back();
    }
    std::vector<std::size_t> counts(table.width() + 1, 0);
    for (const auto& row : rows) {
        for (const auto& cell : row) {
            ++counts[cell.column + 1];
        }
    }
    std::partial_sum(counts.begin(), counts.end(), counts.begin());
    classes.columnEnds.assign(counts.begin() + 1, counts.end());
    classes.entries.resize(counts.back());
    for (std::uint32_t number = 0; number < rows.size(); ++number) {
        for (const auto& cell : rows[number]) {
            classes.entries[counts[cell.column]++] = { number, cell.value };
        }
    }
    return classes;
}

/// Column by column, plainly: the sum that the scores as found are made of.
std::vector<double> sumOf(const Classes& classes)
{
    std::vector<double> sums(classes.width());
    classes.weigh(classes.sizes, sums);
    return sums;
}

support::Result<void> checked(const ResamplingSpec& spec)
{
    if (spec.trials == 0 || spec.trials > mostTrials) {
        return support::failure(
            support::ErrorCode::InvalidOption, support::said("Resampling takes 1 to %1 trials.", mostTrials));
    }
    return {};
}

support::Failure cancelled()
{
    return support::failure(support::ErrorCode::Cancelled, support::said("Resampling was cancelled."));
}

/// The statistics of the units that swapping changes: second - first, equal ones as one class.
UnitTable differencesOf(const UnitTable& table, std::size_t first, std::size_t second, std::size_t width)
{
    UnitTable result(width);
    std::vector<double> row(width);
    for (std::size_t unit = 0; unit < table.units(); ++unit) {
        std::ranges::fill(row, 0);
        for (const auto& cell : table.unit(unit)) {
            if (cell.column >= first && cell.column < first + width) {
                row[cell.column - first] -= cell.value;
            }
            if (cell.column >= second && cell.column < second + width) {
                row[cell.column - second] += cell.value;
            }
        }
        if (std::ranges::any_of(row, [](double value) { return value != 0; })) {
            result.addUnit(row);
        }
    }
    return result;
}

/// How often `size` fair coins fall heads.
struct Coins
{
    RandomBits random;
    std::uint64_t word = 0;
    std::uint32_t left = 0; ///< bits of the word

    std::uint32_t heads(std::uint32_t size)
    {
        constexpr std::uint32_t wordBits = 64;
        std::uint32_t count = 0;
        while (size > 0) {
            if (left == 0) {
                word = random.next();
                left = wordBits;
            }
            const auto taken = std::min(size, left);
            const auto mask = taken == wordBits ? ~std::uint64_t { 0 } : (std::uint64_t { 1 } << taken) - 1;
            count += static_cast<std::uint32_t>(std::popcount(word & mask));
            word = taken == wordBits ? 0 : word >> taken;
            left -= taken;
            size -= taken;
        }
        return count;
    }
};

/// Scores both systems after a swap of `times` units of each class.
struct Swapping
{
    const Classes& swapped;
    std::vector<double> first, second; ///< sums without swaps
    std::size_t count; ///< of scores
    const ScoresOfSum& scores;

    struct Buffers
    {
        std::vector<std::uint32_t> times;
        std::vector<double> shift, first, second, firstScores, secondScores;
    };
    [[nodiscard]] Buffers buffers() const
    {
        const std::vector<double> sums(first.size());
        const std::vector<double> values(count);
        return { std::vector<std::uint32_t>(swapped.sizes.size()), sums, sums, sums, values, values };
    }
    /// Differences second - first of the scores, after the swaps of buffers.times.
    void run(Buffers& buffers, std::span<double> differences) const
    {
        swapped.weigh(buffers.times, buffers.shift);
        std::ranges::transform(first, buffers.shift, buffers.first.begin(), std::plus<>());
        std::ranges::transform(second, buffers.shift, buffers.second.begin(), std::minus<>());
        scores(buffers.first, buffers.firstScores);
        scores(buffers.second, buffers.secondScores);
        std::ranges::transform(
            buffers.secondScores, buffers.firstScores, differences.begin(), std::minus<>());
    }
};

/// Sums of weights of the swaps as great as what was found.
struct Reached
{
    double oneSided = 0;
    double twoSided = 0;

    void add(double difference, double found, double weight)
    {
        // NaN compares false everywhere: an undefined difference counts as reached.
        oneSided += (found < 0 ? difference > found + tieWidth : difference < found - tieWidth) ? 0 : weight;
        twoSided += std::abs(difference) < std::abs(found) - tieWidth ? 0 : weight;
    }
};

/// C(n, k) for n up to 50: whole numbers that a double holds.
double choose(std::uint32_t n, std::uint32_t k)
{
    double result = 1;
    for (std::uint32_t i = 1; i <= k; ++i) {
        result = std::round(result * (n - k + i) / i);
    }
    return result;
}

/// Distinct outcomes of swapping, 0 when they are too many to be looked at one by one.
std::uint64_t outcomesOf(const Classes& differences)
{
    constexpr std::uint64_t mostUnits = 50; // 2^50 swaps are a whole number that a double holds
    std::uint64_t units = 0;
    std::uint64_t outcomes = 1;
    for (const auto size : differences.sizes) {
        units += size;
        outcomes *= size + 1;
        if (units > mostUnits || outcomes > mostOutcomes) {
            return 0;
        }
    }
    return outcomes;
}

} // namespace

RandomBits::RandomBits(std::uint64_t seed, std::uint64_t use, std::uint64_t trial)
    : m_state(mixed(mixed(mixed(seed + 0x9E3779B97F4A7C15U) ^ use) + trial))
{
}

std::uint32_t RandomBits::below(std::uint32_t bound)
{
    // Lemire, Fast Random Integer Generation in an Interval (2019).
    constexpr unsigned half = 32;
    auto product = (next() >> half) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const auto rest = static_cast<std::uint32_t>(-bound) % bound;
        while (static_cast<std::uint32_t>(product) < rest) {
            product = (next() >> half) * bound;
        }
    }
    return static_cast<std::uint32_t>(product >> half);
}

void UnitTable::addUnit(std::span<const Cell> cells)
{
    std::ranges::copy_if(
        cells, std::back_inserter(m_cells), [](const Cell& cell) { return cell.value != 0; });
    m_ends.push_back(m_cells.size());
}

void UnitTable::addUnit(std::span<const double> row)
{
    for (std::size_t column = 0; column < row.size(); ++column) {
        if (row[column] != 0) {
            m_cells.push_back({ static_cast<std::uint32_t>(column), row[column] });
        }
    }
    m_ends.push_back(m_cells.size());
}

std::span<const UnitTable::Cell> UnitTable::unit(std::size_t number) const
{
    const auto begin = number == 0 ? 0 : m_ends[number - 1];
    return std::span(m_cells).subspan(begin, m_ends[number] - begin);
}

std::vector<std::uint32_t> UnitTable::canonicalOrder() const
{
    std::vector<std::uint32_t> order(units());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(
        order, [this](std::uint32_t a, std::uint32_t b) { return lessCells(unit(a), unit(b)); });
    return order;
}

std::vector<double> UnitTable::sum() const { return sumOf(classesOf(*this)); }

support::Result<std::vector<double>> bootstrap(const UnitTable& table, std::size_t scoreCount,
    const ScoresOfSum& scores, const ResamplingSpec& spec, support::Progress& progress)
{
    if (const auto fine = checked(spec); !fine) {
        return tl::unexpected(fine.error());
    }
    progress.expect(spec.trials);
    std::vector<double> values(spec.trials * scoreCount, undefined);
    const auto units = static_cast<std::uint32_t>(table.units());
    if (units == 0) {
        progress.advance(spec.trials);
        return values;
    }
    const auto classes = classesOf(table);
    std::vector<std::uint32_t> classOf; // by unit, in canonical order
    classOf.reserve(units);
    for (std::uint32_t number = 0; number < classes.sizes.size(); ++number) {
        classOf.insert(classOf.end(), classes.sizes[number], number);
    }
    support::inParallelStretches(spec.trials, grain, [&](std::size_t begin, std::size_t end) {
        std::vector<std::uint32_t> times(classes.sizes.size());
        std::vector<double> sums(classes.width());
        std::vector<double> row(scoreCount);
        for (auto trial = begin; trial < end && !progress.cancelled(); ++trial) {
            std::ranges::fill(times, 0U);
            RandomBits random(spec.seed, useBootstrap, trial);
            for (std::uint32_t i = 0; i < units; ++i) {
                ++times[classOf[random.below(units)]];
            }
            classes.weigh(times, sums);
            scores(sums, row);
            for (std::size_t score = 0; score < scoreCount; ++score) {
                values[score * spec.trials + trial] = row[score];
            }
        }
        progress.advance(end - begin);
    });
    if (progress.cancelled()) {
        return cancelled();
    }
    return values;
}

std::optional<Interval> percentileInterval(std::span<const double> values, double level)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::erase_if(sorted, [](double value) { return std::isnan(value); });
    if (sorted.empty()) {
        return std::nullopt;
    }
    std::ranges::sort(sorted);
    constexpr double hundred = 100;
    const auto at = [&](double percent) {
        const auto position = percent / hundred * static_cast<double>(sorted.size() + 1);
        const auto below = std::floor(position);
        const auto index = static_cast<std::size_t>(below);
        if (index < 1 || index >= sorted.size()) {
            return index < 1 ? sorted.front() : sorted.back();
        }
        return sorted[index - 1] + (position - below) * (sorted[index] - sorted[index - 1]);
    };
    const auto low = (hundred - level) / 2;
    return Interval { at(low), at(hundred - low), sorted.size() };
}

support::Result<std::vector<std::optional<SwapTest>>> pairedRandomisation(const UnitTable& table,
    std::size_t first, std::size_t second, std::size_t width, std::size_t scoreCount,
    const ScoresOfSum& scores, const ResamplingSpec& spec, support::Progress& progress)
{
    if (const auto fine = checked(spec); !fine) {
        return tl::unexpected(fine.error());
    }
    progress.expect(spec.trials);
    const auto sums = table.sum();
    const auto part = [&sums, width](std::size_t from) {
        const auto begin = sums.begin() + static_cast<std::ptrdiff_t>(from);
        return std::vector<double>(begin, begin + static_cast<std::ptrdiff_t>(width));
    };
    const auto differences = classesOf(differencesOf(table, first, second, width));
    const Swapping swapping { differences, part(first), part(second), scoreCount, scores };
    std::vector<double> found(scoreCount);
    auto own = swapping.buffers(); // no swaps
    swapping.run(own, found);

    const auto outcomes = outcomesOf(differences);
    const bool exact = outcomes > 0;
    const auto runs = exact ? static_cast<std::size_t>(outcomes) : spec.trials;
    std::vector<double> values(runs * scoreCount);
    std::vector<double> weights(exact ? runs : 0);
    support::inParallelStretches(runs, grain, [&](std::size_t begin, std::size_t end) {
        auto buffers = swapping.buffers();
        for (auto run = begin; run < end && !progress.cancelled(); ++run) {
            if (exact) {
                double weight = 1;
                auto digits = run;
                for (std::size_t i = 0; i < differences.sizes.size(); ++i) {
                    const auto size = differences.sizes[i];
                    buffers.times[i] = static_cast<std::uint32_t>(digits % (size + 1));
                    digits /= size + 1;
                    weight *= choose(size, buffers.times[i]);
                }
                weights[run] = weight;
            } else {
                Coins coins { RandomBits(spec.seed, useSwap, run) };
                for (std::size_t i = 0; i < differences.sizes.size(); ++i) {
                    buffers.times[i] = coins.heads(differences.sizes[i]);
                }
            }
            swapping.run(buffers, std::span(values).subspan(run * scoreCount, scoreCount));
        }
        if (!exact) {
            progress.advance(end - begin);
        }
    });
    if (progress.cancelled()) {
        return cancelled();
    }
    if (exact) {
        progress.advance(spec.trials);
    }
    std::vector<std::optional<SwapTest>> tests(scoreCount);
    for (std::size_t score = 0; score < scoreCount; ++score) {
        if (std::isnan(found[score])) {
            continue;
        }
        Reached reached;
        double all = 0;
        for (std::size_t run = 0; run < runs; ++run) {
            const auto weight = exact ? weights[run] : 1.0;
            reached.add(values[run * scoreCount + score], found[score], weight);
            all += weight;
        }
        const double more = exact ? 0 : 1; // the swap that changes nothing is one of the trials
        tests[score] = SwapTest { found[score], (reached.oneSided + more) / (all + more),
            (reached.twoSided + more) / (all + more), exact, runs };
    }
    return tests;
}

std::vector<double> holm(std::span<const double> p)
{
    std::vector<std::size_t> order(p.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::ranges::stable_sort(order, {}, [p](std::size_t number) { return p[number]; });
    std::vector<double> corrected(p.size());
    double least = 0;
    for (std::size_t rank = 0; rank < order.size(); ++rank) {
        least = std::max(least, std::min(1.0, p[order[rank]] * static_cast<double>(order.size() - rank)));
        corrected[order[rank]] = least;
    }
    return corrected;
}

} // namespace touchstone::metrics
