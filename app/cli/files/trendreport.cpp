// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files/trendreport.h"

#include "app/cli/score/measurejson.h"
#include "app/cli/words/suggest.h"

#include "core/project/runnotes.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using support::Result;

Result<analysis::Trend> trendNamed(const std::string& option, const std::string& score,
    const std::string& slice, const analysis::TrendData& data)
{
    const auto name = analysis::trendScoreName(score);
    auto trend = analysis::trendOf(data, name, slice);
    if (trend) {
        return trend;
    }
    if (const auto slices = analysis::trendSlices(data); analysis::trendOf(data, name)) {
        return invalidOption("--lines: " + trend.error().text
            + (slices.empty()
                    ? std::string(" The files tell systems apart by nothing: score --by SLICE, "
                                  "--layer or --noise-level writes such files.")
                    : suggestion(slice, slices) + " There are \"" + listed(slices, "\", \"") + "\"."));
    }
    // Of a type: the types of that score where it is known.
    const auto bracket = name.find('(');
    const auto plain = name.substr(0, bracket);
    auto known = analysis::trendScores(data);
    if (bracket != std::string::npos && support::contains(known, plain)) {
        known = analysis::trendScores(data, true);
        std::erase_if(known, [&plain](const auto& one) { return !one.starts_with(plain + "("); });
    }
    constexpr std::size_t mostListed = 40;
    const auto suggested = suggestion(name, known);
    return invalidOption(option + " \"" + score + "\": no file has this score."
        + (known.empty() ? std::string(" The files have no scores.")
                         : suggested + " There are " + support::joinedFirst(known, mostListed)
                    + (known.size() > mostListed ? "; --json lists them under \"scores\"." : ".")));
}

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json countJson(const std::optional<std::int64_t>& count) { return count ? Json(*count) : Json(nullptr); }

std::string trendJson(
    const analysis::TrendData& data, const analysis::Trend& trend, const analysis::TrendRemarks& remarks)
{
    Json json { { "touchstone", analysis::version() }, { "schema", 1 }, { "score", trend.score },
        { "lower_is_better", trend.lowerIsBetter },
        { "lines", trend.slice.empty() ? Json(nullptr) : Json(trend.slice) }, { "systems", trend.systems },
        { "files", Json::array() } };
    for (std::size_t number = 0; number < trend.rows.size(); ++number) {
        const auto& row = trend.rows[number];
        const auto& file = data.files[row.file];
        Json one { { "file", file.path },
            { "gold",
                { { "path", file.goldPath }, { "documents", countJson(file.goldDocuments) },
                    { "entities", countJson(file.goldEntities) } } },
            { "systems", Json::object() } };
        for (std::size_t i = 0; i < trend.systems.size(); ++i) {
            const auto& cell = row.cells[i];
            if (!cell.present) {
                continue;
            }
            const auto* const system = &file.systems[cell.system];
            one["systems"][trend.systems[i]] = { { "value", optionalJson(cell.value) },
                { "change", optionalJson(cell.change) },
                { "before", cell.before ? Json(data.files[*cell.before].path) : Json(nullptr) },
                { "comparable", cell.comparable },
                { "differences",
                    support::listOf(cell.differences, [](const auto& told) { return told.said.english(); }) },
                { "path", system->path }, { "signature", system->signature } };
            if (!remarks[number][i].empty()) {
                one["systems"][trend.systems[i]]["note"] = remarks[number][i];
            }
        }
        json["files"].push_back(std::move(one));
    }
    json["skipped"] = Json::array();
    for (const auto& skipped : data.skipped) {
        json["skipped"].push_back({ { "file", skipped.path }, { "reason", skipped.why.text } });
    }
    json["scores"] = analysis::trendScores(data);
    json["slices"] = analysis::trendSlices(data);
    json["diagnostics"] = diagnosticsJson(data.diagnostics);
    return dumped(json, 1) + "\n";
}

/// What rules judge where no --lines say it: of lock files each data set, since a mean may hide one that went
/// wrong, and a system that lacks a data set has none.
std::string judgedLines(const std::string& asked, const std::string& score, const analysis::TrendData& data)
{
    for (const auto slice : { analysis::trendByTaskAndSet, analysis::trendBySet }) {
        if (asked.empty() && analysis::trendOf(data, score, std::string(slice))) {
            return std::string(slice);
        }
    }
    return asked;
}

} // namespace

Result<analysis::Trend> askedTrend(const TrendOptions& asked, const analysis::TrendData& data)
{
    const auto first = analysis::firstTrendScore(data);
    if (asked.score.empty() && first.empty()) {
        return support::failure(support::ErrorCode::Malformed, "The files have no scores.");
    }
    return trendNamed("--score", asked.score.empty() ? first : asked.score, asked.slice, data);
}

std::string trendReport(OutputForm form, const analysis::TrendData& data, const analysis::Trend& trend)
{
    const auto remarks = analysis::trendRemarks(data, trend, support::Progress());
    if (form == OutputForm::Json) {
        return trendJson(data, trend, remarks);
    }
    const bool script = form == OutputForm::Tsv; // a row per file and system
    auto table = analysis::trendTable(data, trend, script);
    analysis::addRemarks(table, trend, remarks, script);
    return formed(table, form);
}

Result<std::vector<std::string>> brokenTrendRules(
    const TrendOptions& asked, const std::vector<FailRule>& rules, const analysis::TrendData& data)
{
    std::vector<std::string> broken;
    for (const auto& rule : rules) {
        const auto cannot = [&rule, &data](const std::string& why) {
            return support::failure(support::ErrorCode::Malformed,
                "--fail-if '" + rule.text + "' cannot be judged: " + why, { data.files.back().path, 0, 0 });
        };
        const auto name = rule.score.text() + (rule.type ? "(" + *rule.type + ")" : std::string());
        const auto trend = trendNamed("--fail-if", name, judgedLines(asked.slice, name, data), data);
        if (!trend) {
            return tl::unexpected(trend.error());
        }
        // A run that went wrong must not pass because it has no number.
        if (const auto unread = data.diagnostics.count("trend.file"); unread > 0) {
            return cannot(std::to_string(unread) + (unread == 1 ? " file" : " files")
                + " could not be read, and may be the newest.");
        }
        const auto& last = trend->rows.back();
        bool judged = false;
        for (std::size_t i = 0; i < trend->systems.size(); ++i) {
            const auto& cell = last.cells[i];
            const auto& line = trend->systems[i];
            if (!cell.present && trend->rows.size() > 1
                && trend->rows[trend->rows.size() - 2].cells[i].present) {
                return cannot("the last file has no such score of " + line + ", the file before it has.");
            }
            if (!cell.present || !cell.before) {
                continue;
            }
            if (!cell.comparable) {
                return cannot("the settings of " + line + " differ from those of "
                    + data.files[*cell.before].name + " ("
                    + analysis::joinedDifferences(cell.differences).english() + ").");
            }
            if (!cell.change) {
                return cannot("a score of " + line + " is undefined (0/0).");
            }
            judged = true;
            if (rule.fails(*cell.change)) {
                constexpr int digits = 6;
                broken.push_back("failed: " + rule.text + ": the change of " + line + " from "
                    + data.files[*cell.before].name + " to " + data.files[last.file].name + " is "
                    + support::fixed(*cell.change, digits));
            }
        }
        if (!judged) {
            return cannot("no system of the last file is in a file before it.");
        }
    }
    return broken;
}

} // namespace touchstone::cli
