// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/campaignreport.h"

#include "app/cli/print/printing.h"
#include "app/cli/score/judging.h"

#include "core/support/lookup.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

using analysis::CampaignRow;

Json numberJson(const std::optional<double>& value)
{
    constexpr double exact = 1e15;
    if (!value) {
        return nullptr;
    }
    return *value == std::floor(*value) && std::abs(*value)<exact&& * value> 1
        ? Json(static_cast<std::int64_t>(*value))
        : Json(*value);
}

Json countJson(const std::optional<double>& value)
{
    return value && *value == std::floor(*value) ? Json(static_cast<std::int64_t>(*value))
                                                 : numberJson(value);
}

Json rowJson(const CampaignTables& campaign, std::size_t number, const std::optional<int>& rank, bool tested)
{
    const CampaignRow& row = campaign.rows[number];
    const auto& table = campaign.tables.tables[row.table];
    const auto& run = table.runs[row.run];
    Json captures = Json::object();
    for (const auto& [name, value] : run.captures) {
        captures[name] = value;
    }
    Json json { { "task", table.task }, { "set", table.set }, { "system", run.system }, { "team", run.team },
        { "captures", std::move(captures) }, { "metric", table.score },
        { "score", row.score ? Json(*row.score) : Json(nullptr) },
        { "precision", row.precision ? Json(*row.precision) : Json(nullptr) },
        { "recall", row.recall ? Json(*row.recall) : Json(nullptr) },
        { "f1", row.f1 ? Json(*row.f1) : Json(nullptr) }, { "tp", countJson(row.tp) },
        { "fp", countJson(row.fp) }, { "fn", countJson(row.fn) },
        { "rank", rank ? Json(*rank) : Json(nullptr) } };
    if (!row.warnings.empty()) {
        json["warnings"] = support::listOf(row.warnings, &support::Message::english);
    }
    if (row.error) {
        json["error"] = row.error->text;
    }
    if (tested) {
        const auto alike = analysis::notSeparable(campaign.rows, number);
        json["p_two_sided_holm"] = row.tie && row.tie->p ? Json(*row.tie->p) : Json(nullptr);
        json["not_separable_from_best"] = alike ? Json(*alike) : Json(nullptr);
    }
    if (row.tie) {
        json["test"] = row.tie->test.english();
    }
    if (const auto note = campaign.remarks.find({ table.set, run.system }); note != campaign.remarks.end()) {
        json["note"] = note->second;
    }
    return json;
}

Json matrixJson(const CampaignTables& campaign, const analysis::CampaignBy& by)
{
    const auto matrix = analysis::campaignMatrix(campaign.tables, campaign.rows, by);
    Json entries = Json::array();
    for (const auto& entry : matrix.entries) {
        Json means = Json::object();
        for (std::size_t task = 0; task < matrix.tasks.size(); ++task) {
            means[matrix.tasks[task]]
                = { { "mean", entry.means[task] ? Json(*entry.means[task]) : Json(nullptr) },
                      { "scored", entry.scored[task] }, { "sets", matrix.sets[task] } };
        }
        entries.push_back({ { "name", entry.name }, { "means", std::move(means) },
            { "points", numberJson(entry.points) } });
    }
    return entries;
}

std::string json(const CampaignTables& campaign, const CampaignForm& form)
{
    const auto ranks = analysis::ranksOf(campaign.rows);
    Json rows = Json::array();
    for (std::size_t i = 0; i < campaign.rows.size(); ++i) {
        rows.push_back(rowJson(campaign, i, ranks[i], form.tested));
    }
    Json whole { { "touchstone", std::string(analysis::version()) }, { "schema", 1 },
        { "project", campaign.project }, { "rows", std::move(rows) },
        { "systems", matrixJson(campaign, analysis::CampaignBy::System) },
        { "teams", matrixJson(campaign, analysis::CampaignBy::Team) },
        { "diagnostics", diagnosticsJson(campaign.findings) } };
    if (form.by.kind == analysis::CampaignBy::Capture) {
        whole["by"] = form.by.capture;
        whole["values"] = matrixJson(campaign, form.by);
    }
    return dumped(whole, 1) + "\n";
}

/// The number of a row that a rule is about; null: it is about another score.
const std::optional<double>* judged(const FailRule& rule, const CampaignRow& row, const std::string& score)
{
    const auto name = analysis::namedScore(score);
    if (name.measure != rule.score.measure || name.type != rule.type) {
        return nullptr;
    }
    if (name.score == rule.score.score) {
        return &row.score;
    }
    const auto scheme = name.score.substr(0, name.score.rfind('.') + 1);
    const std::pair<const char*, const std::optional<double>*> beside[]
        = { { "precision", &row.precision }, { "recall", &row.recall }, { "f1", &row.f1 } };
    for (const auto& [part, value] : beside) {
        if (rule.score.score == scheme + part) {
            return value;
        }
    }
    return nullptr;
}

} // namespace

std::string campaignReport(const CampaignTables& campaign, const CampaignForm& form)
{
    if (form.form == OutputForm::Json) {
        return json(campaign, form);
    }
    const analysis::RankingWrite write { .script = form.form == OutputForm::Tsv };
    if (write.script && form.rankings) {
        return formed(
            analysis::rankingsTable(campaign.tables, campaign.rows, write, campaign.remarks), form.form);
    }
    std::vector<analysis::Table> tables;
    const bool several = campaign.tables.tables.size() > 1;
    if (form.matrix && (several || !form.rankings)) {
        const auto matrix = analysis::campaignMatrix(campaign.tables, campaign.rows, form.by);
        tables.push_back(analysis::matrixTable(campaign.tables, campaign.rows, matrix, write));
    }
    for (std::size_t table = 0; form.rankings && table < campaign.tables.tables.size(); ++table) {
        tables.push_back(
            analysis::rankingTable(campaign.tables, campaign.rows, table, write, campaign.remarks));
    }
    return formed(tables, {}, form.form);
}

support::Result<std::vector<std::string>> brokenCampaignRules(
    const CampaignTables& campaign, const std::vector<FailRule>& rules)
{
    std::vector<std::string> broken;
    for (const auto& rule : rules) {
        bool known = false;
        for (const CampaignRow& row : campaign.rows) {
            const auto& table = campaign.tables.tables[row.table];
            const auto* const value = judged(rule, row, table.score);
            if (value == nullptr) {
                continue;
            }
            known = true;
            const auto name = analysis::tableName(table) + " · " + table.runs[row.run].system;
            if (!*value) {
                broken.push_back(rule.text + ": " + name + " has no value"
                    + (row.error ? " (" + row.error->text + ")" : std::string()));
            } else if (rule.fails(**value)) {
                broken.push_back(rule.text + ": " + name + " has " + ruleNumber(**value));
            }
        }
        if (!known) {
            return notJudged(rule, ": no task of the project ranks by that score or one beside it.");
        }
    }
    return broken;
}

} // namespace touchstone::cli
