// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/print/recordtable.h"

#include "core/annotation/places.h"
#include "core/support/joined.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::Table;

Json entityJson(const annotation::Document& document, const annotation::Layer& layer, std::uint32_t entity,
    std::string words, std::vector<std::string> types)
{
    const auto& tree = document.annotations;
    const auto& value = tree.entities[entity];
    Json json { { "id", tree.id(entity) }, { "start", value.span.begin }, { "end", value.span.end },
        { "text", std::move(words) }, { "types", std::move(types) },
        { "links", tree.detailsOf(entity).links }, { "file", fileOf(layer, document) },
        { "line", value.line } };
    const auto fragments = tree.fragments(entity);
    if (!fragments.empty()) {
        json["fragments"] = Json::array();
        for (const auto& fragment : fragments) {
            json["fragments"].push_back({ fragment.begin, fragment.end });
        }
    }
    return json;
}

std::vector<std::string> tagsOf(const match::PairOutcome& record)
{
    std::vector<std::string> tags;
    for (const auto tag : { match::SplitPart, match::MergePart }) {
        if ((record.tags & tag) != 0) {
            tags.emplace_back(match::tagName(tag));
        }
    }
    return tags;
}

} // namespace

Json recordJson(const Evaluation& evaluation, std::uint32_t number)
{
    const auto& record = evaluation.records[number];
    const auto& documentCase = evaluation.cases[record.document];
    Json outcomes = Json::object();
    for (const auto scheme : match::allSchemes) {
        outcomes[std::string(match::schemeName(scheme))] = match::outcomeCode(record.outcome(scheme));
    }
    Json json { { "document", documentCase.name() }, { "id", number + 1 }, { "outcome", std::move(outcomes) },
        { "error_type", match::errorTypeName(record.errorType) }, { "tags", tagsOf(record) },
        { "gold", nullptr }, { "system", nullptr } };
    if (record.hasGold()) {
        json["gold"] = entityJson(*documentCase.gold, *evaluation.gold, record.gold,
            evaluation.goldText(record), evaluation.goldTypes(record));
    }
    if (record.hasSystem()) {
        json["system"] = entityJson(*documentCase.system, *evaluation.system, record.system,
            evaluation.systemText(record), evaluation.systemTypes(record));
    }
    return json;
}

void addSideColumns(Table& table, const std::string& name, bool script)
{
    if (!script) {
        table.columns.insert(table.columns.end(), { { name }, { name + " type" }, { name + " at" } });
        return;
    }
    for (const auto* field : { "id", "start", "end", "text", "types", "links", "file", "line" }) {
        table.columns.push_back({ name + "_" + field });
    }
}

void addSideCells(std::vector<std::string>& row, const Evaluation& evaluation,
    const match::PairOutcome& record, match::SideRole side, bool script)
{
    const bool gold = side == match::SideRole::Gold;
    if (!(gold ? record.hasGold() : record.hasSystem())) {
        row.insert(row.end(), script ? 8 : 3, "");
        return;
    }
    const auto& documentCase = evaluation.cases[record.document];
    const auto& document = gold ? *documentCase.gold : *documentCase.system;
    const auto entity = gold ? record.gold : record.system;
    const auto& value = document.annotations.entities[entity];
    auto words = gold ? evaluation.goldText(record) : evaluation.systemText(record);
    const auto types
        = support::joined(gold ? evaluation.goldTypes(record) : evaluation.systemTypes(record), "|");
    const auto begin = std::to_string(value.span.begin);
    const auto end = std::to_string(value.span.end);
    if (script) {
        row.insert(row.end(),
            { document.annotations.id(entity), begin, end, std::move(words), types,
                support::joined(document.annotations.detailsOf(entity).links, "|"),
                fileOf(gold ? *evaluation.gold : *evaluation.system, document), std::to_string(value.line) });
        return;
    }
    std::ranges::replace_if(
        words, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    row.insert(row.end(), { std::move(words), types, begin + "-" + end });
}

void addJudgementColumns(Table& table, const std::string& prefix)
{
    for (const auto scheme : match::allSchemes) {
        table.columns.push_back({ prefix + std::string(match::schemeName(scheme)) });
    }
    table.columns.push_back({ prefix + "error_type" });
    table.columns.push_back({ prefix + "tags" });
}

void addJudgement(std::vector<std::string>& row, const match::PairOutcome& record)
{
    for (const auto scheme : match::allSchemes) {
        row.emplace_back(match::outcomeCode(record.outcome(scheme)));
    }
    row.emplace_back(match::errorTypeName(record.errorType));
    row.push_back(support::joined(tagsOf(record), "|"));
}

Table errorTable(const Evaluation& evaluation, const std::vector<std::uint32_t>& numbers,
    match::Scheme scheme, bool script)
{
    Table table;
    table.columns = { { script ? "document" : "Document" }, { script ? "id" : "#", true } };
    if (script) {
        addJudgementColumns(table);
    } else {
        table.columns.insert(table.columns.end(), { { "Outcome" }, { "Error type" } });
    }
    addSideColumns(table, script ? "gold" : "Gold", script);
    addSideColumns(table, script ? "system" : "System", script);
    for (const auto number : numbers) {
        const auto& record = evaluation.records[number];
        std::vector<std::string> row { evaluation.cases[record.document].name(), std::to_string(number + 1) };
        if (script) {
            addJudgement(row, record);
        } else {
            row.emplace_back(match::outcomeCode(record.outcome(scheme)));
            row.emplace_back(match::errorTypeName(record.errorType));
        }
        addSideCells(row, evaluation, record, match::SideRole::Gold, script);
        addSideCells(row, evaluation, record, match::SideRole::System, script);
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace touchstone::cli
