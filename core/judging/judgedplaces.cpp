// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/judgedplaces.h"

#include "core/evaluation/slices/judgedrecords.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

JudgedPlace placeOf(const JudgedRecord& record)
{
    return { record.set, record.document, record.gold.has_value(), record.annotation() };
}

bool judgesDiffer(std::span<const Judgement* const> holding)
{
    std::map<std::string_view, const Judgement*> newest;
    for (const auto* const said : holding) {
        if (said->adjudicated) {
            return false;
        }
        if (!said->judge.empty()) {
            const auto [at, isNew] = newest.emplace(said->judge, said);
            at->second = !isNew && at->second->time < said->time ? said : at->second;
        }
    }
    return std::ranges::any_of(newest,
        [&newest](const auto& each) { return each.second->verdict != newest.begin()->second->verdict; });
}

std::vector<const Judgement*> saidByOthers(
    const JudgementTable& table, const JudgedRecord& record, const std::string& judge)
{
    std::map<std::pair<bool, std::string_view>, const Judgement*> newest; // adjudicated, judge
    const JudgedPlace place = placeOf(record);
    for (const auto& said : table.of(record.set, record.document)) {
        if (said.verdict != Verdict::Cleared && !said.judge.empty() && said.judge != judge
            && placeOf(said.record) == place) {
            const auto [at, isNew] = newest.emplace(std::pair(said.adjudicated, said.judge), &said);
            at->second = !isNew && at->second->time < said.time ? &said : at->second;
        }
    }
    std::vector<const Judgement*> others;
    for (const auto& [speaker, said] : newest) {
        others.push_back(said);
    }
    return others;
}

bool hasJudged(const JudgementTable& table, const JudgedRecord& record, const std::string& judge)
{
    const JudgedPlace place = placeOf(record);
    return std::ranges::any_of(table.of(record.set, record.document), [&](const Judgement& said) {
        return said.verdict != Verdict::Cleared && said.judge == judge && placeOf(said.record) == place;
    });
}

std::vector<PlaceVerdicts> verdictsByPlace(const JudgementTable& table)
{
    std::map<JudgedPlace, std::vector<const Judgement*>> byPlace;
    for (const auto& judgement : table.judgements()) {
        if (judgement.verdict != Verdict::Cleared) {
            byPlace[placeOf(judgement.record)].push_back(&judgement);
        }
    }
    std::vector<PlaceVerdicts> verdicts;
    for (auto& [place, judgements] : byPlace) {
        table.rank(judgements);
        PlaceVerdicts one { place, {}, judgements.back() };
        std::map<std::string_view, const Judgement*> newest;
        for (const auto* const judgement : judgements) {
            if (!judgement->adjudicated && !judgement->judge.empty()) {
                newest[judgement->judge] = judgement;
            }
        }
        for (const auto& [judge, judgement] : newest) {
            one.said.push_back(judgement);
        }
        verdicts.push_back(std::move(one));
    }
    return verdicts;
}

std::vector<JudgedPlace> placesOf(std::span<const EvaluationPtr> evaluations, const std::string& set)
{
    std::vector<JudgedPlace> places;
    for (const auto& evaluation : evaluations) {
        for (const auto& record : evaluation->records) {
            if (&evaluation == &evaluations.front() || !record.hasGold()) {
                places.push_back(placeOf(judgedRecord(*evaluation, record, set)));
            }
        }
    }
    support::sortUnique(places);
    return places;
}

} // namespace touchstone::analysis
