// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/entityerror.h"

#include "core/align/editdistance.h"
#include "core/measures/base/tally.h"

#include <numeric>
#include <utility>

namespace touchstone::metrics {

namespace {

using support::ErrorCode;
using support::failure;
using support::Result;

constexpr auto never = std::numeric_limits<double>::infinity();
constexpr std::size_t mostEntities = std::size_t(1) << 24U;
constexpr std::size_t mostCells = std::size_t(1) << 28U; // a few seconds
constexpr std::u32string_view blanks = U" \t\n\r\f\v";

support::Failure cancelled() { return failure(ErrorCode::Cancelled, "Stopped on request."); }

/// The next word of a text, cut off from it; empty at its end.
std::u32string_view takeWord(std::u32string_view& text)
{
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    const auto end = std::min(text.find_first_of(blanks, begin), text.size());
    const auto word = text.substr(begin, end - begin);
    text.remove_prefix(end);
    return word;
}

double rate(std::size_t distance, std::size_t length)
{
    return length == 0 ? (distance == 0 ? 0.0 : 1.0)
                       : std::min(static_cast<double>(distance) / static_cast<double>(length), 1.0);
}

/// What the lengths say already: no less than this.
double leastRate(std::size_t gold, std::size_t system)
{
    return rate(gold > system ? gold - system : system - gold, gold);
}

/// Costs of pairs. Equal entities of both sides share a number, and what two different ones cost is worked
/// out once.
class PairCosts
{
public:
    PairCosts(const std::vector<EntityText>& gold, const std::vector<EntityText>& system, EntityUnit unit,
        support::Progress& progress)
        : m_unit(unit)
        , m_progress(progress)
        , m_gold(gold.size())
        , m_system(system.size())
    {
        std::vector<std::size_t> order(gold.size() + system.size());
        std::iota(order.begin(), order.end(), std::size_t { 0 });
        const auto entity = [&](std::size_t i) -> const EntityText& {
            return i < gold.size() ? gold[i] : system[i - gold.size()];
        };
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const auto& one = entity(a);
            const auto& other = entity(b);
            if (one.type != other.type || one.text.size() != other.text.size()) {
                return std::pair(one.type, one.text.size()) < std::pair(other.type, other.text.size());
            }
            return one.text < other.text;
        });
        for (const auto i : order) {
            const auto& one = entity(i);
            if (m_distinct.empty() || m_distinct.back().type != one.type
                || m_distinct.back().text != one.text) {
                m_distinct.push_back(one);
            }
            auto& number = i < gold.size() ? m_gold[i] : m_system[i - gold.size()];
            number = { one.type, static_cast<std::uint32_t>(m_distinct.size() - 1) };
        }
        if (unit == EntityUnit::Word) {
            m_words.resize(m_distinct.size());
            m_split.resize(m_distinct.size(), false);
        }
        if (gold.size() >= keptFrom && m_distinct.size() * m_distinct.size() <= mostKept) {
            m_kept.assign(m_distinct.size() * m_distinct.size(), unknown);
        }
    }

    /// The cost of a pair; where it is no less than `enough` any number from there to 1. Negative: cancelled.
    [[nodiscard]] double of(std::size_t gold, std::size_t system, double enough)
    {
        const auto& one = m_gold[gold];
        const auto& other = m_system[system];
        if (one.type != other.type) {
            return 1;
        }
        return one.number == other.number ? 0 : ofDifferent(one.number, other.number, enough);
    }

private:
    struct Numbered
    {
        std::uint32_t type = 0;
        std::uint32_t number = 0; ///< of the distinct entity
    };

    double ofDifferent(std::uint32_t a, std::uint32_t b, double enough)
    {
        if (m_kept.empty()) {
            return costOf(a, b, enough);
        }
        auto& kept = m_kept[a * m_distinct.size() + b];
        if (kept == unknown) {
            kept = costOf(a, b, 1);
        }
        return kept;
    }

    static constexpr std::size_t keptFrom = 256; // a short list asks for few pairs twice
    static constexpr std::size_t mostKept = std::size_t(1) << 20U;
    static constexpr double unknown = 2;

    /// The characters, or the words as numbers.
    std::u32string_view units(std::uint32_t number)
    {
        auto text = m_distinct[number].text;
        if (m_unit == EntityUnit::Character) {
            return text;
        }
        auto& words = m_words[number];
        if (!m_split[number]) {
            m_split[number] = true;
            for (auto word = takeWord(text); !word.empty(); word = takeWord(text)) {
                words
                    += m_wordNumbers.emplace(word, static_cast<char32_t>(m_wordNumbers.size())).first->second;
            }
        }
        return words;
    }

    double costOf(std::uint32_t gold, std::uint32_t system, double enough)
    {
        const auto goldUnits = units(gold);
        const auto systemUnits = units(system);
        if (leastRate(goldUnits.size(), systemUnits.size()) >= enough) {
            return 1;
        }
        const auto distance = align::editDistance(goldUnits, systemUnits, m_progress);
        return distance ? rate(*distance, goldUnits.size()) : -1;
    }

    EntityUnit m_unit;
    support::Progress& m_progress;
    std::vector<Numbered> m_gold;
    std::vector<Numbered> m_system;
    std::vector<EntityText> m_distinct;
    std::vector<double> m_kept; ///< gold by system, distinct; empty: too many
    std::vector<std::u32string> m_words; ///< of distinct entities, once split
    std::vector<bool> m_split;
    std::unordered_map<std::u32string_view, char32_t> m_wordNumbers;
};

/// The least cost over paths that stay within `band` of the straight lines through both corners; cells
/// outside count as infinite.
Result<double> bandedErrors(
    PairCosts& costs, std::size_t rows, std::size_t columns, std::size_t band, support::Progress& progress)
{
    std::vector<double> above(columns + 1, never);
    std::vector<double> row(columns + 1, never);
    const auto extra = columns > rows ? columns - rows : 0;
    const auto lack = rows > columns ? rows - columns : 0;
    for (std::size_t j = 0; j <= std::min(columns, band + extra); ++j) {
        above[j] = static_cast<double>(j);
    }
    for (std::size_t i = 1; i <= rows; ++i) {
        if (progress.cancelled()) {
            return cancelled();
        }
        const auto low = i > band + lack ? i - band - lack : 0;
        const auto high = std::min(columns, i + band + extra);
        auto left = never;
        if (low == 0) {
            left = row[0] = above[0] + 1;
        }
        for (auto j = std::max<std::size_t>(low, 1); j <= high; ++j) {
            const auto diagonal = above[j - 1];
            auto best = std::min(above[j], left) + 1;
            // A pair costs at least 0: it need not be looked at where that would not help.
            if (diagonal < best) {
                const auto cost = costs.of(i - 1, j - 1, best - diagonal);
                if (cost < 0) {
                    return cancelled();
                }
                best = std::min(best, diagonal + cost);
            }
            row[j] = left = best;
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
    if (widest == 0) {
        return 0.0;
    }
    PairCosts costs(gold, system, unit, progress);
    constexpr std::size_t growth = 8;
    for (std::size_t band = 4;;) {
        const auto width = std::min(2 * band + difference + 1, system.size() + 1);
        if (widest > mostEntities || width * gold.size() > mostCells) {
            return failure(ErrorCode::TooLarge,
                support::said("the lists of entities are too long and too different for entity error rates"));
        }
        auto errors = bandedErrors(costs, gold.size(), system.size(), band, progress);
        // A path that leaves the band pays for the difference of the lengths and for every step out and back;
        // none that is better than this one leaves the band that it could pay for.
        if (!errors || *errors <= static_cast<double>(difference + 2 * band) || band >= widest) {
            return errors;
        }
        const auto enough = static_cast<std::size_t>(*errors - static_cast<double>(difference)) / 2 + 1;
        band = std::min(enough, growth * band);
    }
}

std::optional<double> entityErrorRate(double errors, std::int64_t goldEntities)
{
    const auto result = ratio(errors, static_cast<double>(goldEntities));
    return result ? std::optional(std::min(*result, 1.0)) : result;
}

} // namespace touchstone::metrics
