// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/tabletests.h"

#include "core/evaluation/records/typemeans.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>

namespace touchstone::analysis {

namespace {

const ScoreDifference* between(
    const std::vector<ScoreDifference>& differences, std::size_t one, std::size_t other)
{
    const auto found = std::ranges::find_if(differences, [&](const auto& difference) {
        return std::minmax(difference.first, difference.second) == std::minmax(one, other);
    });
    return found == differences.end() ? nullptr : &*found;
}

/// Without its last words where these speak of something else to do.
std::string reasonOf(const support::Error& error)
{
    const auto& text = error.text;
    const auto end = text.find(". ");
    auto reason = end == std::string::npos ? text : text.substr(0, end);
    reason.erase(reason.find_last_not_of('.') + 1);
    return reason;
}

} // namespace

void TableTests::leaveOut(const std::string& title, const std::string& reason)
{
    const std::pair left(title, reason);
    support::addNew(m_untested, left);
}

void TableTests::refuse(const ComparedScore& score, const support::Error& error)
{
    if (error.code == support::ErrorCode::Cancelled) {
        m_stopped = error;
    } else {
        leaveOut(score.title, reasonOf(error));
    }
}

const std::optional<ScoreComparison>& TableTests::compared(const ComparedScore& score)
{
    const auto [found, added] = m_scores.try_emplace(score.score);
    if (added) {
        auto made = compareScores(m_systems, score.score, m_settings, m_progress);
        if (made) {
            m_units = std::max(m_units, made->units);
            found->second = std::move(*made);
        } else {
            refuse(score, made.error());
        }
    }
    return found->second;
}

const std::optional<TypeComparison>& TableTests::comparedTypes(const ComparedScore& score)
{
    const auto [found, added] = m_types.try_emplace(score.score);
    if (added) {
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        for (std::size_t first = 0; first < m_systems.size(); ++first) {
            for (auto second = first + 1; second < m_systems.size(); ++second) {
                pairs.emplace_back(first, second);
            }
        }
        auto made = compareTypes(m_systems, score.score, pairs, m_settings, m_progress);
        if (!made) {
            refuse(score, made.error());
        } else if (!made->note.empty()) {
            refuse(score, { support::ErrorCode::InvalidOption, made->note, {} });
        } else {
            m_units = std::max(m_units, made->units);
            found->second = std::move(*made);
        }
    }
    return found->second;
}

std::optional<double> TableTests::p(const ComparedScore& score, std::size_t best, std::size_t other)
{
    const auto names = scoreNames(*m_systems.front().result);
    if (m_stopped) {
        return std::nullopt;
    }
    if (!support::contains(names, score.score)) {
        leaveOut(score.title, "no sum over documents makes it");
        return std::nullopt;
    }
    const ScoreDifference* difference = nullptr;
    if (!score.type) {
        const auto& all = compared(score);
        difference = all ? between(all->differences, best, other) : nullptr;
        m_all = m_all || difference != nullptr;
    } else if (const auto& types = comparedTypes(score)) {
        const std::vector<std::string> literal { *score.type };
        const auto name = comparableTypes(literal, comparedWithoutCase(m_systems)).front();
        for (const auto& type : types->types) {
            if (type.type == *score.type || (difference == nullptr && type.type == name)) {
                difference = between(type.differences, best, other);
            }
        }
        m_typeTests = difference == nullptr ? m_typeTests : std::max(m_typeTests, types->tests);
    }
    if (difference != nullptr && !difference->twoSidedHolm && !difference->note.empty()) {
        leaveOut(score.title, reasonOf({ support::ErrorCode::InvalidOption, difference->note, {} }));
    }
    return difference == nullptr ? std::nullopt : difference->twoSidedHolm;
}

std::string TableTests::note(double level, bool marked) const
{
    std::string text;
    const auto unit = std::string(name(settledUnit(m_settings.unit, *m_systems.front().evaluation)));
    if (m_all || m_typeTests > 0) {
        const auto pairs = m_systems.size() * (m_systems.size() - 1) / 2;
        std::string corrected;
        if (m_all && pairs > 1) {
            corrected += " over " + std::to_string(pairs) + " pairs of systems";
        }
        if (m_typeTests > 1) {
            corrected += std::string(corrected.empty() ? "" : ", of types") + " over "
                + std::to_string(m_typeTests) + " comparisons of types";
        }
        text = (marked ? "* differs from the best with p < " : "No score differs from the best with p < ")
            + support::shortest(level) + " (two-sided paired approximate randomisation over "
            + std::to_string(m_units) + " " + unit + (m_units == 1 ? "" : "s") + ", "
            + std::to_string(m_settings.resampling.trials) + " trials, seed "
            + std::to_string(m_settings.resampling.seed)
            + (corrected.empty() ? "" : ", Holm's correction" + corrected) + ").";
        const auto least = std::min(1.0, 2 * std::pow(0.5, static_cast<double>(m_units)));
        if (least >= level) {
            text += " So few " + unit + "s cannot give a p below " + support::shortest(least) + ".";
        }
    } else if (m_untested.empty()) {
        text = m_systems.size() < 2
            ? "Nothing is tested: there is one system."
            : "Nothing is tested: counts, and scores that one system alone has, have no test.";
    }
    std::map<std::string, std::string> reasons;
    std::vector<std::string> order;
    for (const auto& [title, reason] : m_untested) {
        auto& titles = reasons[reason];
        if (titles.empty()) {
            order.push_back(reason);
        }
        titles += (titles.empty() ? "" : ", ") + title;
    }
    for (const auto& reason : order) {
        text += (text.empty() ? "" : " ") + std::string("Not tested: ") + reasons[reason] + " (" + reason
            + ").";
    }
    return text;
}

} // namespace touchstone::analysis
