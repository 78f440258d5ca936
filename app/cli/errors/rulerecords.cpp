// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/errors/rulerecords.h"

#include "core/measures/registry/measurerunner.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using match::SideRole;

} // namespace

RuleRecords::RuleRecords(const ScoredSystem& system)
    : m_evaluation(*system.evaluation)
    , m_document(rules::nobody)
{
    for (const auto& measure : system.measures) {
        if (auto rules = std::dynamic_pointer_cast<const analysis::RulesResult>(measure)) {
            m_result = std::move(rules);
        }
    }
    if (m_result != nullptr && m_evaluation.list != nullptr) {
        const auto& list = m_evaluation.list->id;
        m_labels = list == m_result->measure                     ? Labels::Annotations
            : analysis::measureOfList(list) == m_result->measure ? Labels::Groups
                                                                 : Labels::None;
    }
}

void RuleRecords::addTo(Json& record, std::uint32_t number)
{
    if (m_result == nullptr) {
        return;
    }
    record["rules"] = fired(number);
    if (m_labels == Labels::Groups) {
        record["labels"] = { { "result", groupResult(number) } };
    }
    if (m_labels == Labels::Annotations) {
        record["labels"] = { { "gold", nullptr }, { "system", nullptr } };
        const auto& pair = m_evaluation.records[number];
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            if (side == SideRole::Gold ? pair.hasGold() : pair.hasSystem()) {
                const auto own = labels(pair, side);
                record["labels"][side == SideRole::Gold ? "gold" : "system"] = { { "result", own.result },
                    { "resolution", own.resolution }, { "cause", own.cause }, { "note", own.note } };
            }
        }
    }
}

void RuleRecords::addTo(analysis::Table& table, const std::vector<std::uint32_t>& numbers, bool script)
{
    if (m_result == nullptr) {
        return;
    }
    addColumns(table, script);
    for (std::size_t row = 0; row < numbers.size() && row < table.rows.size(); ++row) {
        addCells(table.rows[row], numbers[row]);
    }
}

void RuleRecords::addColumns(analysis::Table& table, bool script) const
{
    const auto column = [&](const std::string& forScripts, const std::string& forPeople) {
        table.columns.push_back({ script ? forScripts : forPeople });
    };
    if (m_labels == Labels::Annotations) {
        for (const bool gold : { true, false }) {
            for (const auto& [field, title] :
                { std::pair("result", "result"), std::pair("resolution", "link"), std::pair("cause", "cause"),
                    std::pair("note", "note") }) {
                column((gold ? "gold_" : "system_") + std::string(field),
                    (gold ? "Gold " : "System ") + std::string(title));
            }
        }
    } else if (m_labels == Labels::Groups) {
        column("result", "Result");
    }
    column("rules", "Rules");
}

void RuleRecords::addCells(std::vector<std::string>& cells, std::uint32_t number)
{
    if (m_labels == Labels::Annotations) {
        for (const auto side : { SideRole::Gold, SideRole::System }) {
            const auto own = labels(m_evaluation.records[number], side);
            cells.insert(cells.end(), { own.result, own.resolution, own.cause, own.note });
        }
    } else if (m_labels == Labels::Groups) {
        cells.push_back(groupResult(number));
    }
    cells.push_back(joinedRules(fired(number)));
}

std::vector<std::string> RuleRecords::fired(std::uint32_t number)
{
    const auto& set = m_result->run->setup.rules->rules();
    std::vector<std::string> names;
    if (m_labels == Labels::Groups) { // what fired for the entity or link, not for all of its mentions
        const auto& facet = m_evaluation.list->facets.front();
        for (const auto rule : facet.of(number)) {
            names.push_back(facet.names[rule]);
        }
        return names;
    }
    const auto& record = m_evaluation.records[number];
    readDocument(record.document);
    std::vector<std::uint32_t> firings;
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        if (const auto place = placeOf(record, side); place != rules::nobody) {
            const auto& own = m_firings.at(rules::index(side))[place];
            std::vector<std::uint32_t> joined;
            std::set_union(
                firings.begin(), firings.end(), own.begin(), own.end(), std::back_inserter(joined));
            firings = std::move(joined);
        }
    }
    std::vector<bool> listed(set.size(), false);
    for (const auto firing : firings) {
        const auto rule = m_result->run->results[record.document].firings[firing].rule;
        if (!listed[rule]) {
            listed[rule] = true;
            names.push_back(set[rule].name);
        }
    }
    return names;
}

void RuleRecords::readDocument(std::uint32_t document)
{
    if (m_document == document) {
        return;
    }
    m_document = document;
    const auto& said = m_result->run->results[document];
    m_firings[0].assign(said.gold.size(), {});
    m_firings[1].assign(said.system.size(), {});
    const auto& set = m_result->run->setup.rules->rules();
    const auto add = [&](SideRole side, std::uint32_t place, std::uint32_t firing) {
        auto& list = m_firings.at(rules::index(side))[place];
        if (list.empty() || list.back() != firing) {
            list.push_back(firing);
        }
    };
    for (std::uint32_t number = 0; number < said.firings.size(); ++number) {
        const auto& firing = said.firings[number];
        const auto subject = set[firing.rule].subject;
        if (subject >= rules::Subject::Entity) {
            const auto& group = said.groups(subject)[firing.gold];
            for (const auto place : group.gold) {
                add(SideRole::Gold, place, number);
            }
            for (const auto place : group.system) {
                add(SideRole::System, place, number);
            }
            continue;
        }
        if (firing.gold != rules::nobody) {
            add(SideRole::Gold, firing.gold, number);
        }
        if (firing.system != rules::nobody) {
            add(SideRole::System, firing.system, number);
        }
    }
}

std::uint32_t RuleRecords::placeOf(const match::PairOutcome& record, SideRole side) const
{
    const auto entity = side == SideRole::Gold ? record.gold : record.system;
    return analysis::rulePlaceOf(*m_result->run, record.document, side, entity).value_or(rules::nobody);
}

RuleRecords::SideLabels RuleRecords::labels(const match::PairOutcome& record, SideRole side) const
{
    const auto place = placeOf(record, side);
    if (place == rules::nobody) {
        return {};
    }
    const auto& set = *m_result->run->setup.rules;
    const auto& said = m_result->run->results[record.document];
    const auto& own = said.labels(side)[place];
    return { rules::shownResult(set, own), rules::shownResolution(set, own), set.symbol(own.cause),
        set.symbol(own.note) };
}

std::string RuleRecords::groupResult(std::uint32_t number) const
{
    std::string result;
    const auto word = [&](std::string_view id) {
        for (const auto& facet : m_evaluation.list->facets) {
            if (facet.id == id && !facet.of(number).empty()) {
                return facet.names[facet.of(number).front()];
            }
        }
        return std::string();
    };
    return word("result") + (word("low") == "yes" ? " low confidence" : "")
        + (word("ignored") == "no" ? "" : "-ignored:" + word("ignored"));
}

} // namespace touchstone::cli
