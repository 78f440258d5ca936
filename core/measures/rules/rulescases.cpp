// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulescases.h"

#include "core/evaluation/records/commonspans.h"
#include "core/match/flat/matcher.h"

#include <algorithm>

namespace touchstone::analysis {

namespace {

using match::PairOutcome;
using match::SideRole;
using rules::Group;
using rules::nobody;

void settle(FiredRules& fired)
{
    std::sort(fired.begin(), fired.end());
    fired.erase(std::unique(fired.begin(), fired.end()), fired.end());
}

class CaseLister
{
public:
    CaseLister(const Evaluation& evaluation, const RuleRun& run, const match::TypeTable& types)
        : m_evaluation(evaluation)
        , m_run(run)
        , m_types(types)
    {
    }

    CaseLists list(std::uint32_t number) const
    {
        CaseLists lists;
        const auto& said = m_run.results[number];
        const auto& documentCase = m_evaluation.cases[number];
        const CommonSpans common(documentCase, Unit::Character);
        match::Side gold;
        match::Side system;
        if (documentCase.gold != nullptr) {
            match::fillSide(gold, *documentCase.gold, m_types, SideRole::Gold,
                [&](text::Span span) { return common.gold(span); });
        }
        if (documentCase.system != nullptr) {
            match::fillSide(system, *documentCase.system, m_types, SideRole::System,
                [&](text::Span span) { return common.system(span); });
        }
        std::vector<match::Pair> pairs;
        for (std::uint32_t place = 0; place < said.gold.size(); ++place) {
            if (said.gold[place].partner != nobody) {
                pairs.push_back({ place, said.gold[place].partner });
            }
        }
        addAnnotations(lists, number, match::classify(number, gold, system, pairs, {}));
        addGroups(lists.entities, number, said.entities, gold, system);
        addGroups(lists.links, number, said.links, gold, system);
        addFirings(lists, said);
        return lists;
    }

private:
    void addAnnotations(CaseLists& lists, std::uint32_t number, std::vector<PairOutcome> records) const
    {
        const auto& said = m_run.results[number];
        const auto& entities = m_run.places[number];
        lists.recordOf = { std::vector<std::uint32_t>(said.gold.size(), nobody),
            std::vector<std::uint32_t>(said.system.size(), nobody) };
        auto& list = lists.annotations;
        list.records = std::move(records);
        list.labels.resize(list.records.size());
        const auto take = [&](std::uint32_t record, std::size_t side, std::uint32_t entity) {
            const auto& sorted = entities.at(side);
            const auto place = static_cast<std::size_t>(
                std::lower_bound(sorted.begin(), sorted.end(), entity) - sorted.begin());
            lists.recordOf.at(side)[place] = record;
            list.labels[record].at(side) = &(side == 0 ? said.gold : said.system)[place];
        };
        for (std::uint32_t record = 0; record < list.records.size(); ++record) {
            if (list.records[record].hasGold()) {
                take(record, 0, list.records[record].gold);
            }
            if (list.records[record].hasSystem()) {
                take(record, 1, list.records[record].system);
            }
        }
    }

    /// A record per entity or link, at its first mentions.
    static void addGroups(CaseList& list, std::uint32_t number, const std::vector<Group>& groups,
        const match::Side& gold, const match::Side& system)
    {
        const auto first = [](const match::Side& side, const std::vector<std::uint32_t>& mentions) {
            const auto found
                = std::min_element(mentions.begin(), mentions.end(), [&](std::uint32_t a, std::uint32_t b) {
                      return std::pair(side.mentions[a].span, a) < std::pair(side.mentions[b].span, b);
                  });
            return found == mentions.end() ? nullptr : &side.mentions[*found];
        };
        struct Placed
        {
            text::Span span;
            std::uint32_t group;
            PairOutcome record;
        };
        std::vector<Placed> placed;
        for (std::uint32_t group = 0; group < groups.size(); ++group) {
            const auto* const g = first(gold, groups[group].gold);
            const auto* const s = first(system, groups[group].system);
            PairOutcome record;
            record.document = number;
            text::Span place;
            if (s != nullptr) {
                record.system = s->entity;
                record.systemType = s->type;
                place = s->span;
            }
            if (g != nullptr) {
                record.gold = g->entity;
                record.goldType = g->type;
                place = g->span;
            }
            record.sameSpan = g != nullptr && s != nullptr && g->span == s->span;
            record.sameType = g != nullptr && s != nullptr && g->type == s->type;
            record.errorType = g == nullptr ? match::ErrorType::Spurious
                : s == nullptr              ? match::ErrorType::Missing
                : !record.sameType          ? match::ErrorType::Type
                                            : match::ErrorType::Correct;
            placed.push_back({ place, group, record });
        }
        std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
            return std::pair(a.span, a.group) < std::pair(b.span, b.group);
        });
        for (const auto& one : placed) {
            list.records.push_back(one.record);
            list.labels.push_back({ &groups[one.group].labels, nullptr });
            list.groups.push_back(one.group);
        }
    }

    void addFirings(CaseLists& lists, const rules::DocumentResult& said) const
    {
        const auto& rules = m_run.setup.rules->rules();
        const auto recordsOfGroups = [](const CaseList& list) {
            std::vector<std::uint32_t> records(list.groups.size());
            for (std::uint32_t record = 0; record < list.groups.size(); ++record) {
                records[list.groups[record]] = record;
            }
            return records;
        };
        const auto entityRecords = recordsOfGroups(lists.entities);
        const auto linkRecords = recordsOfGroups(lists.links);
        auto& fired = lists.annotations.fired;
        const auto addMentions = [&](const Group& group, std::uint32_t rule) {
            for (const auto place : group.gold) {
                fired.emplace_back(lists.recordOf[0][place], rule);
            }
            for (const auto place : group.system) {
                fired.emplace_back(lists.recordOf[1][place], rule);
            }
        };
        for (const auto& firing : said.firings) {
            const auto subject = rules[firing.rule].subject;
            if (subject == rules::Subject::Entity) {
                lists.entities.fired.emplace_back(entityRecords[firing.gold], firing.rule);
                addMentions(said.entities[firing.gold], firing.rule);
            } else if (subject == rules::Subject::Link) {
                lists.links.fired.emplace_back(linkRecords[firing.gold], firing.rule);
                addMentions(said.links[firing.gold], firing.rule);
            } else {
                if (firing.gold != nobody) {
                    fired.emplace_back(lists.recordOf[0][firing.gold], firing.rule);
                }
                if (firing.system != nobody) {
                    fired.emplace_back(lists.recordOf[1][firing.system], firing.rule);
                }
            }
        }
        settle(lists.annotations.fired);
        settle(lists.entities.fired);
        settle(lists.links.fired);
    }

    const Evaluation& m_evaluation;
    const RuleRun& m_run;
    const match::TypeTable& m_types;
};

} // namespace

CaseLists listCase(
    const Evaluation& evaluation, const RuleRun& run, const match::TypeTable& types, std::uint32_t number)
{
    return CaseLister(evaluation, run, types).list(number);
}

} // namespace touchstone::analysis
