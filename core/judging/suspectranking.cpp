// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspectranking.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/suspectvotes.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <cmath>
#include <map>
#include <numeric>

namespace touchstone::analysis {

namespace {

constexpr double scoreFactor = 2.5;
constexpr std::array<double, 3> shrinkage { 1.5, 8, 4 }; ///< a, by kind of group

/// Numbers 0, 1, … in the place of keys, equal ones for equal keys; how many there are.
std::uint32_t numbered(std::vector<std::array<std::uint32_t, 3>>& groups, std::size_t kind,
    std::vector<std::pair<std::uint64_t, std::uint32_t>> keys)
{
    support::sortInParallel(keys);
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        number += i > 0 && keys[i].first != keys[i - 1].first ? 1U : 0U;
        groups[keys[i].second][kind] = number;
    }
    return keys.empty() ? 0 : number + 1;
}

/// The rows that a judgement of a record speaks of, where it says what the gold should be there.
std::optional<std::uint32_t> rowOf(
    const DocumentVotes& document, const match::PairOutcome& record, std::uint32_t system, bool wrong)
{
    if (record.hasGold()) {
        return document.rowOfGold[record.gold];
    }
    for (std::uint32_t number = 0; number < document.rows.size(); ++number) {
        const auto& row = document.rows[number];
        if (row.kind != SuspectKind::Missing) {
            continue;
        }
        const auto has = [&](std::uint32_t annotation) {
            return std::ranges::any_of(document.votesOf(document.annotations[annotation]),
                [&](const Vote& vote) { return vote.system == system && vote.entity == record.system; });
        };
        // That one of the variants is wrong does not say that nothing is missing.
        if (has(row.annotation)
            || (wrong && std::ranges::any_of(document.variantsOf(row), [&](const VotedVariant& one) {
                   return has(document.membersOf(one).front());
               }))) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<GoldVerdict> goldVerdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::GoldWrong:
    case Verdict::BothWrong:
        return GoldVerdict::Wrong;
    case Verdict::SystemWrong:
    case Verdict::BothAcceptable:
        return GoldVerdict::Right;
    case Verdict::UnclearGuideline:
    case Verdict::BrokenText:
        return GoldVerdict::Open;
    case Verdict::Cleared:
        break;
    }
    return std::nullopt;
}

SuspectRanking::SuspectRanking(SuspectListPtr list)
    : m_list(std::move(list))
    , m_groups(m_list->size())
    , m_verdicts(m_list->size())
{
    std::vector<std::array<std::uint64_t, 3>> keys(m_list->size());
    support::inParallelStretches(keys.size(), 4096, [&](std::size_t begin, std::size_t end) {
        for (auto index = begin; index < end; ++index) {
            keys[index] = m_list->data().groups(index);
        }
    });
    for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
        std::vector<std::pair<std::uint64_t, std::uint32_t>> own;
        own.reserve(keys.size());
        for (std::uint32_t index = 0; index < keys.size(); ++index) {
            own.emplace_back(keys[index][kind], index);
        }
        m_counts[kind].resize(numbered(m_groups, kind, std::move(own)));
    }
    rankAnew();
}

std::optional<GoldVerdict> SuspectRanking::verdict(std::size_t index) const { return m_verdicts[index]; }

double SuspectRanking::rank(std::size_t index) const
{
    const double p = (m_all.wrong + 1.0) / (m_all.wrong + m_all.right + 2.0);
    double rank = scoreFactor * m_list->score(index);
    for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
        const auto& group = m_counts[kind][m_groups[index][kind]];
        if (group.wrong > 0 || group.right > 0) { // else the sum is 0
            const double a = shrinkage[kind];
            rank += std::log((group.wrong + a * p) / (group.right + a * (1 - p))) - std::log(p / (1 - p));
        }
    }
    return rank;
}

JudgedAlike SuspectRanking::without(std::size_t index, const Counts& counts) const
{
    JudgedAlike alike { counts.wrong, counts.right };
    alike.wrong -= m_verdicts[index] == GoldVerdict::Wrong ? 1U : 0U;
    alike.right -= m_verdicts[index] == GoldVerdict::Right ? 1U : 0U;
    return alike;
}

JudgedAlike SuspectRanking::judgedAlike(std::size_t index) const
{
    return without(index, m_counts[1][m_groups[index][1]]);
}

JudgedAlike SuspectRanking::judgedAlikeBySurface(std::size_t index) const
{
    return without(index, m_counts[0][m_groups[index][0]]);
}

void SuspectRanking::count(std::size_t index, GoldVerdict verdict, int by)
{
    const auto add = [&](Counts& counts) {
        auto& number = verdict == GoldVerdict::Wrong ? counts.wrong : counts.right;
        number += static_cast<std::uint32_t>(by); // by -1 wraps around, and so comes back
    };
    if (verdict == GoldVerdict::Open) {
        return;
    }
    add(m_all);
    for (std::size_t kind = 0; kind < m_counts.size(); ++kind) {
        add(m_counts[kind][m_groups[index][kind]]);
    }
}

void SuspectRanking::say(std::size_t index, std::optional<GoldVerdict> verdict)
{
    auto& own = m_verdicts[index];
    if (own) {
        count(index, *own, -1);
        std::erase(m_judged, static_cast<std::uint32_t>(index));
    }
    own = verdict;
    if (own) {
        count(index, *own, 1);
        m_judged.push_back(static_cast<std::uint32_t>(index));
    }
}

void SuspectRanking::judge(std::size_t index, GoldVerdict verdict)
{
    say(index, verdict);
    rankAnew();
}

void SuspectRanking::undo(std::size_t index)
{
    say(index, std::nullopt);
    rankAnew();
}

void SuspectRanking::judgeBy(const JudgementTable& judgements)
{
    while (!m_judged.empty()) {
        say(m_judged.back(), std::nullopt);
    }
    const auto& data = m_list->data();
    std::map<std::uint32_t, std::vector<const Judgement*>> said; // by row of the list
    for (std::uint32_t number = 0; number < data.evaluations.size(); ++number) {
        const auto& evaluation = *data.evaluations[number];
        const auto system
            = static_cast<std::uint32_t>(std::ranges::find(data.order, number) - data.order.begin());
        for (std::size_t document = 0; document < data.documents.size(); ++document) {
            const auto* const own = data.cases[number][document];
            if (own == nullptr) {
                continue;
            }
            const auto [set, name] = judgedDocument(*own->gold, judgements.set());
            if (judgements.of(set, name).empty()) {
                continue;
            }
            const auto& votes = data.documents[document];
            for (const auto& record : evaluation.recordsOf(*own)) {
                for (const auto* const one : judgementsOf(judgements, evaluation, record)) {
                    const bool wrong = goldVerdict(one->verdict) == GoldVerdict::Wrong;
                    const auto row = rowOf(votes, record, system, wrong);
                    if (row && *row != annotation::noEntity) {
                        said[votes.rows[*row].index].push_back(one);
                    }
                }
            }
        }
    }
    std::vector<std::pair<std::uint32_t, const Judgement*>> inTime;
    for (auto& [index, list] : said) {
        support::sortUnique(list);
        judgements.rank(list);
        inTime.emplace_back(index, list.back());
    }
    std::ranges::stable_sort(inTime, {}, [](const auto& one) { return one.second->time; });
    for (const auto& [index, judgement] : inTime) {
        say(index, goldVerdict(judgement->verdict));
    }
    rankAnew();
}

void SuspectRanking::rankAnew()
{
    std::vector<std::pair<double, std::uint32_t>> ranked(m_list->size()); // -rank, so that least is first
    support::inParallelStretches(ranked.size(), 4096, [&](std::size_t begin, std::size_t end) {
        for (auto index = begin; index < end; ++index) {
            ranked[index] = { -rank(index), static_cast<std::uint32_t>(index) };
        }
    });
    if (!m_judged.empty()) { // else they stand as the list has them
        support::sortInParallel(ranked);
    }
    m_order.clear();
    for (const auto& [rank, index] : ranked) {
        if (!m_verdicts[index]) {
            m_order.push_back(index);
        }
    }
}

} // namespace touchstone::analysis
