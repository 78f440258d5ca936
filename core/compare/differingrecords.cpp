// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/differingrecords.h"

#include "core/compare/comparisonunits.h"
#include "core/statistics/pairedunits.h"
#include "core/statistics/recordshares.h"
#include "core/support/lookup.h"

#include <numeric>
#include <set>
#include <tuple>

namespace touchstone::analysis {

namespace {

using Side = DifferingRecords::Side;

/// The value that a list's records cost at the settings, where the score is made of it.
const ValueColumn* costsOf(const RecordList& list, const Score& score)
{
    return support::found(list.values, score.cost, &ValueColumn::id);
}

support::Result<std::set<std::string>> neededOf(const MeasureResult& result, const std::string& score)
{
    const auto chosen = ChosenScores::of(result, std::span(&score, 1));
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    std::set<std::string> needed;
    for (const auto column : chosen->needed()) {
        needed.insert(result.statisticColumns[column].id);
    }
    return needed;
}

std::optional<RecordShares> sharesOf(const MeasuredSystem& system, const std::string& statistic)
{
    const auto& columns = system.result->statisticColumns;
    const auto found = std::ranges::find(columns, statistic, &Statistic::id);
    return found == columns.end()
        ? std::nullopt
        : recordShares(*system.evaluation, *system.result, static_cast<std::size_t>(found - columns.begin()));
}

/// One side of a list with all its shares.
struct Shared
{
    EvaluationPtr shown;
    std::vector<std::vector<double>> added; ///< by name, then by record

    [[nodiscard]] std::vector<double> of(std::uint32_t record) const
    {
        return support::listOf<double>(added, [record](const auto& column) { return column[record]; });
    }
};

/// Common number of the gold annotation (none: noEntity), of what has no gold the answer, row, what it adds.
using Event = std::tuple<std::uint32_t, Answer, std::uint32_t, std::vector<double>>;

class Striker
{
public:
    Striker(const Shared& first, const Shared& second)
        : m_shared { &first, &second }
        , m_labels(*first.shown, *second.shown)
    {
    }

    void take(const TwinCases& twins)
    {
        const GoldNumbers numbers(*m_shared[0]->shown, *m_shared[1]->shown, twins);
        const AnswerReader answers(twins, m_labels);
        KeyedRecords<Event> events;
        for (std::size_t side = 0; side < twins.size(); ++side) {
            const auto& shared = *m_shared.at(side);
            const auto* const documentCase = twins.at(side);
            for (std::uint32_t i = 0; documentCase != nullptr && i < documentCase->recordCount; ++i) {
                const auto at = documentCase->firstRecord + i;
                const auto& record = shared.shown->records[at];
                events.at(side).push_back(
                    { { record.hasGold() ? numbers(side, record.gold) : annotation::noEntity,
                          record.hasGold() ? Answer {} : answers(side, record),
                          m_labels.of.at(side)[record.rowType()], shared.of(at) },
                        at });
            }
            std::ranges::sort(events.at(side));
        }
        strikeOut(
            events, [](std::uint32_t, std::uint32_t) {},
            [this](std::size_t side, std::uint32_t record) { m_taken.at(side).push_back(record); });
    }

    [[nodiscard]] std::array<Side, 2> sides()
    {
        std::array<Side, 2> sides;
        for (std::size_t side = 0; side < sides.size(); ++side) {
            const auto& shared = *m_shared.at(side);
            std::ranges::sort(m_taken[side]);
            sides[side] = { shared.shown, std::move(m_taken[side]), {} };
            for (const auto record : sides[side].numbers) {
                const auto row = shared.of(record);
                sides[side].shares.insert(sides[side].shares.end(), row.begin(), row.end());
            }
        }
        return sides;
    }

private:
    std::array<const Shared*, 2> m_shared;
    SharedLabels m_labels;
    std::array<std::vector<std::uint32_t>, 2> m_taken;
};

Shared sharedOf(const MeasuredSystem& system, const std::string& list)
{
    const auto* const own = system.result->list(list);
    return { own != nullptr ? throughList(system.evaluation, *own) : system.evaluation, {} };
}

} // namespace

std::size_t DifferingRecords::size() const
{
    return std::accumulate(parts.begin(), parts.end(), std::size_t { 0 }, [](auto count, const Part& part) {
        return count + part.sides[0].numbers.size() + part.sides[1].numbers.size();
    });
}

support::Result<DifferingRecords> differingRecords(const MeasuredSystem& first, const MeasuredSystem& second,
    const std::string& score, support::Progress& progress)
{
    auto needed = neededOf(*first.result, score);
    const auto more = neededOf(*second.result, score);
    if (!needed || !more) {
        return tl::unexpected(needed ? more.error() : needed.error());
    }
    needed->insert(more->begin(), more->end());
    struct Joined
    {
        std::vector<std::string> names;
        Shared first, second;
    };
    std::map<std::string, Joined> lists;
    DifferingRecords result;
    for (const auto& statistic : *needed) {
        auto ofFirst = sharesOf(first, statistic);
        auto ofSecond = sharesOf(second, statistic);
        if (!ofFirst || !ofSecond || ofFirst->list != ofSecond->list) {
            result.unsplit.push_back(statistic);
            continue;
        }
        const auto [entry, isNew] = lists.try_emplace(ofFirst->list);
        auto& joined = entry->second;
        if (isNew) {
            joined.first = sharedOf(first, entry->first);
            joined.second = sharedOf(second, entry->first);
        }
        joined.names.push_back(statistic);
        joined.first.added.push_back(std::move(ofFirst->added));
        joined.second.added.push_back(std::move(ofSecond->added));
    }
    std::map<std::string, DifferingRecords::Total> totals;
    for (auto& [list, joined] : lists) {
        if (const auto* const one = first.result->list(list), * const other = second.result->list(list);
            one != nullptr && other != nullptr) {
            const auto* const costs = costsOf(*one, *first.result->score(score));
            const auto* const otherCosts = costsOf(*other, *second.result->score(score));
            if (costs != nullptr && otherCosts != nullptr) {
                joined.names.emplace_back(errorSumName);
                joined.first.added.push_back(costs->values);
                joined.second.added.push_back(otherCosts->values);
            }
        }
        Striker striker(joined.first, joined.second);
        for (const auto& twins : twinCases(*joined.first.shown, *joined.second.shown)) {
            if (progress.cancelled()) {
                return support::failure(
                    support::ErrorCode::Cancelled, support::said("The comparison was stopped."));
            }
            striker.take(twins);
        }
        DifferingRecords::Part part { list, joined.names, striker.sides() };
        for (std::size_t name = 0; name < part.names.size(); ++name) {
            auto& total = totals[part.names[name]];
            total.name = part.names[name];
            for (std::size_t side = 0; side < part.sides.size(); ++side) {
                for (const auto added : (side == 0 ? joined.first : joined.second).added[name]) {
                    total.whole[side] += added;
                }
                const auto& shares = part.sides[side].shares;
                for (auto at = name; at < shares.size(); at += part.names.size()) {
                    total.listed[side] += shares[at];
                }
            }
        }
        result.parts.push_back(std::move(part));
    }
    for (auto& [name, total] : totals) {
        result.totals.push_back(std::move(total));
    }
    return result;
}

} // namespace touchstone::analysis
