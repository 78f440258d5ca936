// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/rules/rulescases.h"

#include "core/evaluation/records/commonspans.h"
#include "core/measures/rules/ruleslinks.h"
#include "core/rules/replay.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using match::PairOutcome;
using match::SideRole;
using rules::Group;
using rules::Labels;
using rules::nobody;

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
            match::fillSide(gold, *documentCase.gold, m_types, SideRole::Gold, common.ofGold());
        }
        if (documentCase.system != nullptr) {
            match::fillSide(system, *documentCase.system, m_types, SideRole::System, common.ofSystem());
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
            const auto found = std::ranges::min_element(mentions, [&](std::uint32_t a, std::uint32_t b) {
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
        std::ranges::sort(placed, [](const Placed& a, const Placed& b) {
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
        const std::array groupRecords { recordsOfGroups(lists.entities), recordsOfGroups(lists.links) };
        const auto add = [&](std::size_t side, std::uint32_t place, std::uint32_t rule) {
            if (place != nobody) {
                lists.annotations.fired.emplace_back(lists.recordOf.at(side)[place], rule);
            }
        };
        for (const auto& firing : said.firings) {
            const auto subject = rules[firing.rule].subject;
            if (subject < rules::Subject::Entity) {
                add(0, firing.gold, firing.rule);
                add(1, firing.system, firing.rule);
                continue;
            }
            const bool links = subject == rules::Subject::Link;
            (links ? lists.links : lists.entities)
                .fired.emplace_back(groupRecords.at(links ? 1 : 0)[firing.gold], firing.rule);
            const auto& group = said.groups(subject)[firing.gold];
            for (const auto place : group.gold) {
                add(0, place, firing.rule);
            }
            for (const auto place : group.system) {
                add(1, place, firing.rule);
            }
        }
        support::sortUnique(lists.annotations.fired);
        support::sortUnique(lists.entities.fired);
        support::sortUnique(lists.links.fired);
    }

    const Evaluation& m_evaluation;
    const RuleRun& m_run;
    const match::TypeTable& m_types;
};

/// Joins the lists of all documents and writes what the rules said as facets.
class ListJoiner
{
public:
    ListJoiner(const rules::RuleSet& rules, const std::vector<CaseLists>& cases)
        : m_rules(rules)
        , m_cases(cases)
    {
    }

    RecordList annotations() const
    {
        RecordList list = joined(&CaseLists::annotations, "rules", "As the rules paired them", {});
        list.categories = { "gold", "system" };
        for (const auto& record : list.records) {
            list.bits.push_back((record.hasGold() ? 1U : 0U) + (record.hasSystem() ? 2U : 0U));
        }
        for (const std::size_t side : { 1U, 0U }) {
            addSide(list, side);
        }
        auto& note = list.facets.emplace_back(
            facet("note", "Note", "What rules noted on the annotations; none: nothing."));
        SymbolWords words(m_rules, unsetWord, true);
        for (const auto& one : m_cases) {
            for (const auto& labels : one.annotations.labels) {
                std::vector<std::uint32_t> notes;
                for (const auto* const own : labels) {
                    if (own != nullptr && own->note != 0) {
                        notes.push_back(words.number(own->note));
                    }
                }
                if (notes.empty()) {
                    notes.push_back(words.number(0));
                }
                note.add(std::move(notes));
            }
        }
        note.names = words.names();
        return list;
    }

    RecordList groups(CaseList CaseLists::*member, std::string id, std::string title, std::string one) const
    {
        RecordList list = joined(member, std::move(id), std::move(title), "Rules that fired for it.");
        list.categories = { std::move(one) };
        list.bits.assign(list.records.size(), 1U);
        addLabels(list, member, 0, "result", "Result", "What the rules call it.", &Labels::result, true);
        addLabels(
            list, member, 0, "ignored", "Set aside", "The reason; no: it counts.", &Labels::ignored, true);
        addFlags(list, member, 0, "low", "Low confidence", "Of low confidence?", &Labels::low);
        return list;
    }

private:
    /// Numbers for the symbols that occur, in the order in which they are met; equal words, equal numbers.
    class SymbolWords
    {
    public:
        /// `keep`: a user's text that reads like the unset word stays apart from it.
        SymbolWords(const rules::RuleSet& rules, std::string_view unset, bool keep)
            : m_rules(rules)
            , m_unset(unset)
            , m_keep(keep)
            , m_numbers(rules.symbolCount(), nobody)
        {
        }
        std::uint32_t number(rules::Symbol symbol)
        {
            auto& number = m_numbers[symbol];
            if (number == nobody) {
                std::string word = symbol == 0 ? std::string(m_unset) : m_rules.symbol(symbol);
                if (m_keep && symbol != 0 && word == m_unset) {
                    word = rules::quoted(word);
                }
                const auto known = std::ranges::find(m_names, word);
                number = static_cast<std::uint32_t>(known - m_names.begin());
                if (known == m_names.end()) {
                    m_names.push_back(std::move(word));
                }
            }
            return number;
        }
        [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

    private:
        const rules::RuleSet& m_rules;
        std::string_view m_unset;
        bool m_keep;
        std::vector<std::uint32_t> m_numbers;
        std::vector<std::string> m_names;
    };

    static FacetColumn facet(std::string id, std::string title, std::string meaning)
    {
        return { std::move(id), std::move(title), std::move(meaning), {}, { 0 }, {} };
    }

    RecordList joined(
        CaseList CaseLists::*member, std::string id, std::string title, const std::string& meaning) const
    {
        RecordList list;
        list.id = std::move(id);
        list.title = std::move(title);
        auto fired = facet("rule", "Rule",
            meaning.empty() ? "Rules that fired for one of its annotations, or for an entity or link of the "
                              "document that one of them mentions."
                            : meaning);
        fired.names = support::listOf(m_rules.rules(), &rules::Rule::name);
        for (const auto& one : m_cases) {
            const auto& own = one.*member;
            list.records.insert(list.records.end(), own.records.begin(), own.records.end());
            auto next = own.fired.begin();
            for (std::uint32_t record = 0; record < own.records.size(); ++record) {
                for (; next != own.fired.end() && next->first == record; ++next) {
                    fired.values.push_back(next->second);
                }
                fired.begins.push_back(static_cast<std::uint32_t>(fired.values.size()));
            }
        }
        list.facets.push_back(std::move(fired));
        return list;
    }

    void addSide(RecordList& list, std::size_t side) const
    {
        const std::string id = side == 0 ? "gold." : "system.";
        const std::string title = side == 0 ? "Gold: " : "System: ";
        const auto member = &CaseLists::annotations;
        addLabels(list, member, side, id + "result", title + "result", "What the rules call the annotation.",
            &Labels::result, false);
        addLabels(list, member, side, id + "resolution", title + "resolution",
            "What the rules call its link.", &Labels::resolution, false);
        addLabels(list, member, side, id + "cause", title + "cause", "Who is to blame for a wrong link.",
            &Labels::cause, false);
        addLabels(list, member, side, id + "ignored", title + "set aside", "The reason; no: it counts.",
            &Labels::ignored, true);
        addFlags(
            list, member, side, id + "low", title + "low confidence", "Of low confidence?", &Labels::low);
        addFlags(list, member, side, id + "low-resolution", title + "link of low confidence",
            "Is its link of low confidence?", &Labels::lowResolution);
    }

    template <typename Value>
    void addColumn(FacetColumn& column, CaseList CaseLists::*member, std::size_t side, Value&& valueOf) const
    {
        for (const auto& one : m_cases) {
            for (const auto& labels : (one.*member).labels) {
                if (labels.at(side) != nullptr) {
                    column.values.push_back(valueOf(*labels.at(side)));
                }
                column.begins.push_back(static_cast<std::uint32_t>(column.values.size()));
            }
        }
    }

    void addLabels(RecordList& list, CaseList CaseLists::*member, std::size_t side, std::string id,
        std::string title, std::string meaning, rules::Symbol Labels::*label, bool keep) const
    {
        auto column = facet(std::move(id), std::move(title), std::move(meaning));
        SymbolWords words(m_rules, label == &Labels::ignored ? notIgnoredWord : unsetWord, keep);
        addColumn(column, member, side, [&](const Labels& labels) { return words.number(labels.*label); });
        column.names = words.names();
        list.facets.push_back(std::move(column));
    }

    void addFlags(RecordList& list, CaseList CaseLists::*member, std::size_t side, std::string id,
        std::string title, std::string meaning, bool Labels::*flag) const
    {
        auto column = facet(std::move(id), std::move(title), std::move(meaning));
        column.names = { "no", "yes" };
        addColumn(column, member, side, [&](const Labels& labels) { return labels.*flag ? 1U : 0U; });
        list.facets.push_back(std::move(column));
    }

    const rules::RuleSet& m_rules;
    const std::vector<CaseLists>& m_cases;
};

} // namespace

CaseLists listCase(
    const Evaluation& evaluation, const RuleRun& run, const match::TypeTable& types, std::uint32_t number)
{
    return CaseLister(evaluation, run, types).list(number);
}

std::vector<RecordList> joinedLists(const rules::RuleSet& rules, const std::vector<CaseLists>& cases)
{
    const ListJoiner joiner(rules, cases);
    return { joiner.annotations(),
        joiner.groups(&CaseLists::entities, "rules.entities", "Entities of documents", "entity"),
        joiner.groups(&CaseLists::links, "rules.links", "Links of documents", "link") };
}

} // namespace touchstone::analysis
