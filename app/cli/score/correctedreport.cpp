// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score/correctedreport.h"

#include "core/report/tables/scoretable.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace touchstone::cli {

namespace {

using analysis::CorrectedScores;
using analysis::Table;

/// "38 % (31–46)" with its count before; "0" of none.
std::string shareText(std::size_t number, std::size_t all)
{
    const auto share = analysis::judgedShare(number, all);
    if (!share || number == 0) {
        return std::to_string(number);
    }
    const auto percent = [](double value) { return std::to_string(std::lround(value * 100)); };
    return std::to_string(number) + " = " + percent(share->share) + " % (" + percent(share->low) + "–"
        + percent(share->high) + ")";
}

Table scoresTable(const ScoreOptions& options, const std::string& name, const ScoredPart& part)
{
    const auto& scores = *part.corrected;
    const auto& applied = *part.corrections;
    const analysis::ScoreTableOptions form { .scheme = options.scheme,
        .zeroForUndefined = options.zeroForUndefined };
    const auto text = [&form](std::optional<double> value) { return analysis::ratioText(value, form); };
    Table table;
    table.title = name + ": corrections, F1 of strict matches";
    table.columns = { { "Gold" }, { "F1", true }, { "95 % interval", true } };
    table.rows = { { "as its file has it", text(scores.before), "" },
        { "corrected (" + std::to_string(applied.applied) + " of them)", text(scores.corrected), "" },
        { "corrected, and what judges call acceptable counts", text(scores.lenient), "" },
        { "estimated, if all of it were judged", text(scores.estimated),
            scores.estimated ? text(scores.low) + "–" + text(scores.high) : "" } };
    table.note = scores.why;
    return table;
}

Table verdictsTable(const std::string& name, const CorrectedScores& scores)
{
    Table table;
    table.title = name + ": corrections, what judges say of its errors by the gold's file";
    table.columns = { { "Records" }, { "all", true }, { "judged", true }, { "system right", true } };
    for (const auto verdict : analysis::givenVerdicts) {
        table.columns.push_back({ std::string(analysis::verdictName(verdict)), true });
    }
    for (const auto& outcome : scores.outcomes) {
        std::vector<std::string> row { std::string(outcome.name), std::to_string(outcome.records),
            std::to_string(outcome.judged), shareText(outcome.systemRight, outcome.judged) };
        for (const auto number : outcome.verdicts) {
            row.push_back(shareText(number, outcome.judged));
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::vector<Table> correctedTables(
    const ScoreOptions& options, const std::string& name, const ScoredPart& part)
{
    if (!part.corrected) {
        return {};
    }
    return { scoresTable(options, name, part), verdictsTable(name, *part.corrected) };
}

Json correctedJson(const CorrectedScores& scores, bool zeroForUndefined)
{
    const auto number
        = [zeroForUndefined](std::optional<double> value) { return ratioJson(value, zeroForUndefined); };
    Json json { { "before", number(scores.before) }, { "corrected", number(scores.corrected) },
        { "lenient", number(scores.lenient) }, { "estimated", number(scores.estimated) } };
    json["interval"] = scores.estimated ? Json { scores.low, scores.high } : Json();
    if (!scores.why.empty()) {
        json["why"] = scores.why;
    }
    json["records"] = Json::array();
    for (const auto& outcome : scores.outcomes) {
        Json row { { "records", outcome.name }, { "all", outcome.records }, { "judged", outcome.judged },
            { "system_right", outcome.systemRight } };
        for (std::size_t at = 0; at < outcome.verdicts.size(); ++at) {
            row["verdicts"][std::string(analysis::verdictName(analysis::givenVerdicts.at(at)))]
                = outcome.verdicts.at(at);
        }
        json["records"].push_back(std::move(row));
    }
    return json;
}

Json appliedJson(const analysis::AppliedCorrections& corrections)
{
    return { { "path", corrections.path }, { "applied", corrections.applied }, { "lost", corrections.lost },
        { "opposed", corrections.opposed }, { "refused", corrections.refused },
        { "digest", corrections.digest } };
}

} // namespace touchstone::cli
