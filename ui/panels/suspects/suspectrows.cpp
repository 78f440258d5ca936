// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/suspects/suspectrows.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/judging/judgedplaces.h"
#include "core/judging/suspectwords.h"

#include <algorithm>
#include <map>
#include <set>

namespace touchstone::ui {

namespace {

/// What holds for each of the records of a row.
std::vector<std::vector<const analysis::Judgement*>> holdingOf(const SuspectRows& rows, std::uint32_t line)
{
    std::vector<std::vector<const analysis::Judgement*>> holding;
    if (rows.judgements && rows.ranking.verdict(line)) {
        for (const auto& [system, record] : rows.list().records(line)) {
            const analysis::Evaluation& evaluation = *rows.list().evaluations()[system];
            holding.push_back(
                analysis::judgementsOf(*rows.judgements, evaluation, evaluation.records[record]));
        }
    }
    return holding;
}

bool isDisputed(const SuspectRows& rows, std::uint32_t line)
{
    std::vector<const analysis::Judgement*> all;
    for (const auto& holding : holdingOf(rows, line)) {
        all.insert(all.end(), holding.begin(), holding.end());
    }
    return analysis::judgesDiffer(all);
}

} // namespace

std::shared_ptr<SuspectFacts> suspectFacts(const analysis::SuspectList& list, support::Progress& progress)
{
    auto facts = std::make_shared<SuspectFacts>();
    std::map<std::string, std::uint32_t> alike;
    std::vector<std::string> types;
    types.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (progress.cancelled()) {
            return nullptr;
        }
        const analysis::Suspect row = list.at(i);
        types.push_back(row.place().type);
        const bool proposed = !row.proposals.empty();
        const bool doubted = list.doubted(i);
        facts->doubted.push_back(doubted ? 1 : 0);
        (row.gold ? facts->doubtful : facts->missing) += doubted ? 1 : 0;
        std::string key = row.place().words + '\0' + (row.gold ? row.gold->type : std::string()) + '\0'
            + (row.gold ? "g" : "m");
        if (proposed) {
            for (const analysis::SuspectAnnotation& annotation : row.proposals.front().annotations) {
                key += '\0' + annotation.type + '\0' + annotation.words;
            }
        } else {
            key += std::string(2, '\0');
        }
        facts->alike.push_back(
            alike.try_emplace(key, static_cast<std::uint32_t>(alike.size())).first->second);
    }
    const std::set<std::string> all(types.begin(), types.end());
    facts->types.assign(all.begin(), all.end());
    for (const std::string& type : types) {
        facts->type.push_back(
            static_cast<std::uint32_t>(std::ranges::lower_bound(facts->types, type) - facts->types.begin()));
    }
    return facts;
}

SuspectRowsPtr rankedRows(analysis::SuspectRanking ranking, std::shared_ptr<const SuspectFacts> facts,
    std::shared_ptr<const analysis::JudgementTable> judgements)
{
    ranking.judgeBy(judgements ? *judgements : analysis::JudgementTable());
    auto rows = std::make_shared<SuspectRows>(
        SuspectRows { std::move(ranking), std::move(facts), {}, 0, {}, std::move(judgements) });
    rows->place.resize(rows->list().size());
    std::uint32_t next = 0;
    for (const auto* const part : { &rows->ranking.order(), &rows->ranking.judged() }) {
        for (const std::uint32_t line : *part) {
            rows->place[line] = next++;
        }
    }
    rows->disputed.assign(rows->list().size(), 0);
    for (const std::uint32_t line : rows->ranking.judged()) {
        rows->disputed[line] = isDisputed(*rows, line) ? 1 : 0;
        rows->judgedDoubts += rows->facts->doubted[line] != 0 ? 1U : 0U;
    }
    return rows;
}

const analysis::Judgement* judgementOf(const SuspectRows& rows, std::uint32_t line)
{
    const analysis::Judgement* newest = nullptr;
    for (const auto& holding : holdingOf(rows, line)) {
        if (!holding.empty() && (newest == nullptr || newest->time < holding.back()->time)) {
            newest = holding.back();
        }
    }
    return newest;
}

const analysis::Judgement* judgementOf(const SuspectRows& rows, std::uint32_t line, const std::string& judge)
{
    const analysis::Judgement* newest = nullptr;
    for (const auto& holding : holdingOf(rows, line)) {
        for (const auto* const said : holding) {
            if (said->judge == judge && (newest == nullptr || newest->time < said->time)) {
                newest = said;
            }
        }
    }
    return newest;
}

} // namespace touchstone::ui
