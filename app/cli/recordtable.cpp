// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recordtable.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::Table;

/// The file of a document: its own, else the whole side's.
const std::string& fileOf(const annotation::Document& document, const annotation::Layer& layer)
{
    return document.file.empty() ? layer.path : document.file;
}

Json entityJson(const annotation::Document& document, const annotation::Layer& layer, std::uint32_t entity,
    std::string words, std::vector<std::string> types)
{
    const auto& tree = document.annotations;
    const auto& value = tree.entities[entity];
    Json json { { "id", tree.id(entity) }, { "start", value.span.begin }, { "end", value.span.end },
        { "text", std::move(words) }, { "types", std::move(types) },
        { "links", tree.detailsOf(entity).links }, { "file", fileOf(document, layer) },
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

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : "|") + part;
    }
    return text;
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

Table errorTable(
    const Evaluation& evaluation, const std::vector<std::uint32_t>& numbers, const Options& options)
{
    const bool script = options.form == OutputForm::Tsv;
    Table table;
    const auto column = [&](const char* name, bool number = false) {
        table.columns.push_back({ name, number });
    };
    column(script ? "document" : "Document");
    column(script ? "id" : "#", true);
    if (script) {
        for (const auto scheme : match::allSchemes) {
            column(match::schemeName(scheme).data());
        }
    } else {
        column("Outcome");
    }
    column(script ? "error_type" : "Error type");
    if (script) {
        column("tags");
    }
    for (const auto* side : { "gold", "system" }) {
        if (script) {
            for (const auto* field : { "id", "start", "end", "text", "types", "links", "file", "line" }) {
                table.columns.push_back({ std::string(side) + "_" + field });
            }
        } else {
            table.columns.push_back({ side == std::string("gold") ? "Gold" : "System" });
            table.columns.push_back({ side == std::string("gold") ? "Gold type" : "System type" });
            table.columns.push_back({ side == std::string("gold") ? "Gold at" : "System at" });
        }
    }
    const auto side = [&](std::vector<std::string>& row, const annotation::Document* document,
                          const annotation::Layer& layer, std::uint32_t entity, const std::string& words,
                          const std::vector<std::string>& types) {
        if (entity == annotation::noEntity) {
            row.insert(row.end(), script ? 8 : 3, "");
            return;
        }
        const auto span = document->annotations.entities[entity].span;
        if (script) {
            row.insert(row.end(),
                { document->annotations.id(entity), std::to_string(span.begin), std::to_string(span.end),
                    words, joined(types), joined(document->annotations.detailsOf(entity).links),
                    fileOf(*document, layer), std::to_string(document->annotations.entities[entity].line) });
        } else {
            std::string oneLine = words;
            std::replace_if(
                oneLine.begin(), oneLine.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; },
                ' ');
            row.insert(row.end(),
                { oneLine, joined(types), std::to_string(span.begin) + "-" + std::to_string(span.end) });
        }
    };
    for (const auto number : numbers) {
        const auto& record = evaluation.records[number];
        const auto& documentCase = evaluation.cases[record.document];
        std::vector<std::string> row { documentCase.name(), std::to_string(number + 1) };
        if (script) {
            for (const auto scheme : match::allSchemes) {
                row.emplace_back(match::outcomeCode(record.outcome(scheme)));
            }
        } else {
            row.emplace_back(match::outcomeCode(record.outcome(options.scheme)));
        }
        row.emplace_back(match::errorTypeName(record.errorType));
        if (script) {
            row.push_back(joined(tagsOf(record)));
        }
        side(row, documentCase.gold, *evaluation.gold, record.gold, evaluation.goldText(record),
            evaluation.goldTypes(record));
        side(row, documentCase.system, *evaluation.system, record.system, evaluation.systemText(record),
            evaluation.systemTypes(record));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace touchstone::cli
