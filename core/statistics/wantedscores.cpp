// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/wantedscores.h"

#include "core/statistics/resampling.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace touchstone::analysis {

namespace {

constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

/// Bit by bit: undefined equals undefined.
bool same(std::span<const double> a, std::span<const double> b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
        [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); });
}

/// Points at which columns are tried: whole numbers, the further columns mostly the smaller, so that neither
/// ratios nor differences of neighbours are all alike.
std::vector<std::vector<double>> pointsToTry(std::span<const double> totals)
{
    constexpr std::uint32_t random = 6;
    constexpr std::uint32_t most = 1000;
    std::vector<std::vector<double>> points { { totals.begin(), totals.end() } };
    metrics::RandomBits bits(1);
    for (std::uint32_t i = 0; i < random; ++i) {
        points.emplace_back();
        for (std::size_t column = 0; column < totals.size(); ++column) {
            points.back().push_back(1 + bits.below(most));
        }
    }
    return points;
}

} // namespace

support::Result<WantedScores> WantedScores::of(
    const MeasureResult& result, std::span<const std::string> names, std::span<const double> totals)
{
    WantedScores wanted;
    wanted.m_result = &result;
    const auto scores = result.score(totals);
    for (const auto& name : names) {
        const auto found = std::find_if(
            scores.begin(), scores.end(), [&name](const auto& score) { return score.name == name; });
        if (found == scores.end()) {
            std::string known;
            std::string counts;
            for (const auto& score : scores) {
                auto& kind = score.isCount ? counts : known;
                kind += (kind.empty() ? "" : ", ") + score.name;
            }
            return support::failure(support::ErrorCode::InvalidOption,
                result.measure + " has no score \"" + name + "\"; it has " + known
                    + (counts.empty() ? "." : ", and the counts " + counts + "."));
        }
        wanted.m_names.push_back(name);
        wanted.m_places.push_back(static_cast<std::size_t>(found - scores.begin()));
    }

    std::vector<bool> needed(totals.size(), false);
    std::vector<double> before(names.size());
    std::vector<double> after(names.size());
    for (auto& point : pointsToTry(totals)) {
        wanted.fill(point, before);
        for (std::uint32_t column = 0; column < point.size(); ++column) {
            const auto value = point[column];
            for (const auto other : { 0.0, value + 1 }) {
                if (!needed[column]) {
                    point[column] = other;
                    wanted.fill(point, after);
                    needed[column] = !same(before, after);
                }
            }
            point[column] = value;
        }
    }
    const auto take = [&wanted](const std::vector<bool>& columns) {
        wanted.m_columns.clear();
        for (std::uint32_t column = 0; column < columns.size(); ++column) {
            if (columns[column]) {
                wanted.m_columns.push_back(column);
            }
        }
    };
    take(needed);
    // What was not found by trying would show here.
    std::vector<double> sums;
    for (const auto column : wanted.m_columns) {
        sums.push_back(totals[column]);
    }
    wanted.fill(totals, before);
    wanted.score(sums, after);
    if (!same(before, after)) {
        take(std::vector<bool>(totals.size(), true));
    }
    return wanted;
}

void WantedScores::need(std::span<const std::uint32_t> columns)
{
    m_columns.insert(m_columns.end(), columns.begin(), columns.end());
    std::sort(m_columns.begin(), m_columns.end());
    m_columns.erase(std::unique(m_columns.begin(), m_columns.end()), m_columns.end());
}

void WantedScores::score(std::span<const double> sums, std::span<double> scores) const
{
    std::vector<double> all(m_result->statisticNames.size(), 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        all[m_columns[i]] = sums[i];
    }
    fill(all, scores);
}

void WantedScores::fill(std::span<const double> all, std::span<double> scores) const
{
    const auto named = m_result->score(all);
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        // The order of the scores may hang on the statistics; usually it does not.
        auto place = m_places[i];
        if (place >= named.size() || named[place].name != m_names[i]) {
            place = static_cast<std::size_t>(std::find_if(named.begin(), named.end(), [&](const auto& one) {
                return one.name == m_names[i];
            }) - named.begin());
        }
        scores[i] = place < named.size() ? named[place].value.value_or(undefined) : undefined;
    }
}

} // namespace touchstone::analysis
