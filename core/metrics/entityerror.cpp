// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/entityerror.h"

#include "core/align/editdistance.h"
#include "core/metrics/tally.h"

#include <algorithm>
#include <limits>
#include <map>

namespace touchstone::metrics {

namespace {

using support::ErrorCode;
using support::failure;
using support::Result;

constexpr std::size_t mostUnordered = 2048;

support::Failure cancelled() { return failure(ErrorCode::Cancelled, "Stopped on request."); }

/// The words of two texts as numbers, equal for equal words.
class WordNumbers
{
public:
    [[nodiscard]] std::u32string of(std::u32string_view text)
    {
        std::u32string numbers;
        constexpr std::u32string_view blanks = U" \t\n\r\f\v";
        for (auto begin = text.find_first_not_of(blanks); begin != text.npos;) {
            const auto end = std::min(text.find_first_of(blanks, begin), text.size());
            numbers += m_numbers.emplace(text.substr(begin, end - begin), m_numbers.size()).first->second;
            begin = text.find_first_not_of(blanks, end);
        }
        return numbers;
    }

private:
    std::map<std::u32string_view, char32_t> m_numbers;
};

Result<double> textCost(std::u32string_view gold, std::u32string_view system, support::Progress& progress)
{
    // What the lengths say already is not worked out.
    if (gold.empty() || system.size() >= 2 * gold.size()) {
        return 1.0;
    }
    const auto distance = align::editDistance(gold, system, progress);
    if (!distance) {
        return tl::unexpected(distance.error());
    }
    return std::min(static_cast<double>(*distance) / static_cast<double>(gold.size()), 1.0);
}

Result<double> pairCost(
    const EntityText& gold, const EntityText& system, EntityUnit unit, support::Progress& progress)
{
    if (gold.type != system.type) {
        return 1.0;
    }
    if (gold.text == system.text) {
        return 0.0;
    }
    if (unit == EntityUnit::Character) {
        return textCost(gold.text, system.text, progress);
    }
    WordNumbers numbers;
    const auto goldWords = numbers.of(gold.text);
    const auto systemWords = numbers.of(system.text);
    return goldWords == systemWords ? Result<double>(0.0) : textCost(goldWords, systemWords, progress);
}

/// The least cost over paths that stay within `band` of the straight line from corner to corner; cells
/// outside count as infinite.
Result<double> bandedErrors(const std::vector<EntityText>& gold, const std::vector<EntityText>& system,
    std::size_t band, EntityUnit unit, support::Progress& progress)
{
    constexpr auto never = std::numeric_limits<double>::infinity();
    const auto columns = system.size();
    std::vector<double> above(columns + 1, never);
    std::vector<double> row(columns + 1, never);
    const auto reach = [&](std::size_t i) {
        // Columns i - band … i + band + (m - n) or the mirror image: both corners lie inside.
        const auto extra = columns > gold.size() ? columns - gold.size() : 0;
        const auto lack = gold.size() > columns ? gold.size() - columns : 0;
        const auto low = i > band + lack ? i - band - lack : 0;
        return std::pair(low, std::min(columns, i + band + extra));
    };
    for (std::size_t j = 0; j <= reach(0).second; ++j) {
        above[j] = static_cast<double>(j);
    }
    for (std::size_t i = 1; i <= gold.size(); ++i) {
        if (progress.cancelled()) {
            return cancelled();
        }
        const auto [low, high] = reach(i);
        for (auto j = low; j <= high; ++j) {
            auto best = above[j] + 1;
            if (j > 0) {
                best = std::min(best, j > low ? row[j - 1] + 1 : never);
                // A pair costs at least 0: it need not be looked at where that would not help.
                if (above[j - 1] < best) {
                    const auto cost = pairCost(gold[i - 1], system[j - 1], unit, progress);
                    if (!cost) {
                        return tl::unexpected(cost.error());
                    }
                    best = std::min(best, above[j - 1] + *cost);
                }
            }
            row[j] = best;
        }
        if (low > 0) {
            row[low - 1] = never;
        }
        if (high < columns) {
            row[high + 1] = never;
        }
        std::swap(above, row);
    }
    return above[columns];
}

} // namespace

Result<double> orderedEntityErrors(const std::vector<EntityText>& gold, const std::vector<EntityText>& system,
    EntityUnit unit, support::Progress& progress)
{
    const auto difference
        = gold.size() > system.size() ? gold.size() - system.size() : system.size() - gold.size();
    const auto widest = std::max(gold.size(), system.size());
    for (std::size_t band = 4;; band *= 2) {
        const auto errors = bandedErrors(gold, system, band, unit, progress);
        // A path that leaves the band pays for the difference of the lengths and for every step out and back.
        if (!errors || *errors <= static_cast<double>(difference + 2 * band) || band >= widest) {
            return errors;
        }
    }
}

Result<double> unorderedEntityErrors(const std::vector<EntityText>& gold,
    const std::vector<EntityText>& system, EntityUnit unit, support::Progress& progress)
{
    const auto size = std::max(gold.size(), system.size());
    if (size > mostUnordered) {
        return failure(ErrorCode::TooLarge,
            "order-independent entity errors are not computed for over 2,048 entities in one document");
    }
    constexpr auto never = std::numeric_limits<double>::infinity();
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    std::vector<double> costs(size * size, 1.0);
    for (std::size_t i = 0; i < gold.size(); ++i) {
        for (std::size_t j = 0; j < system.size(); ++j) {
            const auto cost = pairCost(gold[i], system[j], unit, progress);
            if (!cost) {
                return tl::unexpected(cost.error());
            }
            costs[i * size + j] = *cost;
        }
    }
    // Shortest augmenting paths with potentials (Jonker and Volgenant 1987); column `size` is the start.
    std::vector<double> rowPrice(size, 0);
    std::vector<double> columnPrice(size + 1, 0);
    std::vector<std::size_t> rowOf(size + 1, none);
    for (std::size_t first = 0; first < size; ++first) {
        if (progress.cancelled()) {
            return cancelled();
        }
        std::vector<double> least(size + 1, never);
        std::vector<std::size_t> from(size + 1, size);
        std::vector<bool> done(size + 1, false);
        rowOf[size] = first;
        auto column = size;
        while (rowOf[column] != none) {
            done[column] = true;
            const auto row = rowOf[column];
            auto next = none;
            double step = never;
            for (std::size_t j = 0; j < size; ++j) {
                if (done[j]) {
                    continue;
                }
                const auto reduced = costs[row * size + j] - rowPrice[row] - columnPrice[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    from[j] = column;
                }
                if (least[j] < step) {
                    step = least[j];
                    next = j;
                }
            }
            for (std::size_t j = 0; j <= size; ++j) {
                if (done[j]) {
                    rowPrice[rowOf[j]] += step;
                    columnPrice[j] -= step;
                } else {
                    least[j] -= step;
                }
            }
            column = next;
        }
        while (column != size) {
            rowOf[column] = rowOf[from[column]];
            column = from[column];
        }
    }
    double total = 0;
    for (std::size_t j = 0; j < size; ++j) {
        const auto row = rowOf[j];
        double cost = 1;
        if (row < gold.size() && j < system.size()) {
            const auto exact = pairCost(gold[row], system[j], unit, progress);
            if (!exact) {
                return tl::unexpected(exact.error());
            }
            cost = *exact;
        }
        total += cost;
    }
    return total;
}

std::optional<double> entityErrorRate(double errors, std::int64_t goldEntities)
{
    const auto rate = ratio(errors, static_cast<double>(goldEntities));
    return rate ? std::optional(std::min(*rate, 1.0)) : rate;
}

} // namespace touchstone::metrics
