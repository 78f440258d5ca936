// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/statistics/chosenscores.h"

#include "core/support/lookup.h"

#include <algorithm>
#include <limits>

namespace touchstone::analysis {

support::Result<ChosenScores> ChosenScores::of(
    const MeasureResult& result, std::span<const std::string> names)
{
    ChosenScores chosen;
    chosen.m_width = result.statisticColumns.size();
    for (const auto& name : names) {
        const auto* const found = result.score(name);
        if (found == nullptr) {
            std::string known;
            std::string counts;
            for (const auto& score : result.scores) {
                auto& kind = score.isCount ? counts : known;
                kind += (kind.empty() ? "" : ", ") + score.id;
            }
            return support::failure(support::ErrorCode::InvalidOption,
                result.measure + " has no score \"" + name + "\"; it has " + known
                    + (counts.empty() ? "." : ", and the counts " + counts + "."));
        }
        chosen.m_scores.push_back(found);
        chosen.need(found->formula.inputs());
    }
    return chosen;
}

void ChosenScores::need(std::span<const std::uint32_t> columns)
{
    m_columns.insert(m_columns.end(), columns.begin(), columns.end());
    support::sortUnique(m_columns);
}

void ChosenScores::score(std::span<const double> sums, std::span<double> scores) const
{
    std::vector<double> all(m_width, 0);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        all[m_columns[i]] = sums[i];
    }
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
        const auto value = m_scores[i]->untold ? std::nullopt : m_scores[i]->formula(all);
        scores[i] = value.value_or(std::numeric_limits<double>::quiet_NaN());
    }
}

} // namespace touchstone::analysis
