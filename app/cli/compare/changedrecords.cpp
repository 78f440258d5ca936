// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/changedrecords.h"

#include "app/cli/print/recordtable.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/dataset/labeltable.h"
#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <set>
#include <utility>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using analysis::Table;
using Counted = analysis::Comparison::Counted;

/// The literal types of both systems that --row-type asks for. Errors: InvalidOption.
support::Result<std::set<std::string>> askedLabels(
    const std::vector<std::string>& asked, const ComparedPair& pair)
{
    std::set<std::string> known(pair.shownFirst->labels.begin(), pair.shownFirst->labels.end());
    known.insert(pair.shownSecond->labels.begin(), pair.shownSecond->labels.end());
    std::set<std::string> labels;
    for (const auto& word : asked) {
        if (const auto* const type
            = support::found(pair.records.types, word, &analysis::Comparison::TypeCounts::type)) {
            labels.insert(type->labels.begin(), type->labels.end());
        } else if (known.contains(word)) {
            labels.insert(word);
        } else {
            return support::failure(support::ErrorCode::InvalidOption,
                "--row-type: "
                    + analysis::noSuchType(word, std::vector<std::string>(known.begin(), known.end())));
        }
    }
    return labels;
}

/// The record of a system that stands for an annotation; null: it has none.
const match::PairOutcome* recordOf(const Evaluation& evaluation, std::uint32_t number)
{
    return number == Counted::none ? nullptr : &evaluation.records[number];
}

/// Of the evaluation that a change is counted in.
const Evaluation& shownOf(const ComparedPair& pair, analysis::Change change)
{
    return analysis::shownInB(change) ? *pair.shownSecond : *pair.shownFirst;
}

std::string titleOf(const CompareOptions& options, const ComparedSystems& compared)
{
    const auto& pair = compared.pairs.front();
    auto title = compared.systems[pair.first].name + " → " + compared.systems[pair.second].name + ": "
        + options.list->title + " (" + pair.recordsBy + ")";
    if (!options.rowTypes.empty()) {
        title += ", " + listed(options.rowTypes);
    }
    const auto count = compared.listed.size();
    return title + ": " + std::to_string(count) + (count == 1 ? " annotation" : " annotations");
}

/// What a system made of an annotation.
void addSystemCells(
    std::vector<std::string>& row, const Evaluation& evaluation, std::uint32_t number, bool script)
{
    const match::PairOutcome none;
    const auto* const record = recordOf(evaluation, number);
    if (record == nullptr) {
        row.insert(row.end(), script ? 3 + match::allSchemes.size() : 1, "");
    } else if (script) {
        row.push_back(std::to_string(number + 1));
        addJudgement(row, *record);
    } else {
        row.emplace_back(match::errorTypeName(record->errorType));
    }
    addSideCells(row, evaluation, record == nullptr ? none : *record, match::SideRole::System, script);
}

/// The record as `errors` has it, without what both systems share.
Json systemJson(const Evaluation& evaluation, std::uint32_t number)
{
    if (number == Counted::none) {
        return nullptr;
    }
    auto json = recordJson(evaluation, number);
    json.erase("document");
    json.erase("gold");
    return json;
}

} // namespace

support::Result<void> listChanged(const CompareOptions& options, ComparedSystems& compared)
{
    if (options.list == nullptr) {
        return {};
    }
    const auto& pair = compared.pairs.front();
    const auto change = options.list->change;
    const auto labels = askedLabels(options.rowTypes, pair);
    if (!labels) {
        return tl::unexpected(labels.error());
    }
    compared.listed = pair.records.counted(change);
    const auto& shown = shownOf(pair, change);
    if (!labels->empty()) {
        std::erase_if(compared.listed, [&](const Counted& one) {
            return !labels->contains(shown.labels[shown.records[one.shown()].rowType()]);
        });
    }
    return {};
}

Table changedTable(const CompareOptions& options, const ComparedSystems& compared)
{
    const bool script = options.form == OutputForm::Tsv;
    const auto& pair = compared.pairs.front();
    Table table {
        .title = titleOf(options, compared), .columns = { { script ? "document" : "Document" } }, .rows = {}
    };
    addSideColumns(table, script ? "gold" : "Gold", script);
    for (const bool second : { false, true }) {
        if (script) {
            const std::string prefix = second ? "b_" : "a_";
            table.columns.push_back({ prefix + "id", true });
            addJudgementColumns(table, prefix);
            addSideColumns(table, prefix + "system", script);
        } else {
            const auto& name = compared.systems[second ? pair.second : pair.first].name;
            table.columns.push_back({ name + " error" });
            addSideColumns(table, name, script);
        }
    }
    const auto& shown = shownOf(pair, options.list->change);
    for (const auto& one : compared.listed) {
        const auto& record = shown.records[one.shown()];
        std::vector<std::string> row { shown.cases[record.document].name() };
        addSideCells(row, shown, record, match::SideRole::Gold, script);
        addSystemCells(row, *pair.shownFirst, one.a, script);
        addSystemCells(row, *pair.shownSecond, one.b, script);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Json changedJson(const CompareOptions& options, const ComparedSystems& compared)
{
    const auto& pair = compared.pairs.front();
    Json json { { "change", options.list->key }, { "row_types", options.rowTypes },
        { "records", Json::array() } };
    const auto& shown = shownOf(pair, options.list->change);
    for (const auto& one : compared.listed) {
        const auto record = recordJson(shown, one.shown());
        json["records"].push_back({ { "document", record["document"] }, { "gold", record["gold"] },
            { "systems",
                { { compared.systems[pair.first].name, systemJson(*pair.shownFirst, one.a) },
                    { compared.systems[pair.second].name, systemJson(*pair.shownSecond, one.b) } } } });
    }
    return json;
}

} // namespace touchstone::cli
