// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/teamreport.h"

#include "core/measures/registry/measureregistry.h"
#include "core/report/submissionreport.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

namespace {

using support::ErrorCode;

/// Letters, digits, - and _; what else is there becomes _.
std::string fileNameOf(const std::string& team, std::set<std::string>& taken)
{
    std::string name;
    for (const char c : team) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_';
        name += plain ? c : '_';
    }
    return uniqueName(name.empty() ? "team" : name, taken) + ".html";
}

std::string paragraph(const std::string& text) { return "<p>" + htmlEscaped(text) + "</p>\n"; }

/// By kind and number: messages may quote the gold.
std::string checked(const SubmissionCheck& check)
{
    std::string html = paragraph(submissionVerdict(check))
        + paragraph("Documents: " + shown(check.documents) + "; tokens: " + shown(check.tokens)
            + "; annotations: " + support::grouped(check.annotations) + "; labels: " + listedLabels(check)
            + ".");
    if (!check.consequences.empty()) {
        html += "<ul>\n";
        for (const auto& text : check.consequences) {
            html += "<li>" + htmlEscaped(text) + "</li>\n";
        }
        html += "</ul>\n";
    }
    return html;
}

Table numbersTable(const ProjectTables& tables, std::span<const CampaignRow> rows,
    const std::vector<std::size_t>& own, const std::vector<std::optional<int>>& ranks)
{
    Table result;
    result.title = "Scores";
    result.columns = { { "Task" }, { "Data set" }, { "System" }, { "Rank", true }, { "Of", true },
        { "Score" }, { "Value", true }, { "P", true }, { "R", true }, { "F1", true }, { "TP", true },
        { "FP", true }, { "FN", true } };
    const auto ratio = [](const std::optional<double>& value) {
        return value ? support::fixed(*value, 3) : std::string(undefinedSign);
    };
    const auto count = [](const std::optional<double>& value) {
        return value ? support::shortest(*value) : std::string(undefinedSign);
    };
    for (const auto number : own) {
        const CampaignRow& row = rows[number];
        const ProjectTable& table = tables.tables[row.table];
        const auto scored = std::ranges::count_if(rows,
            [&](const CampaignRow& other) { return other.table == row.table && other.score.has_value(); });
        result.rows.push_back({ table.task, table.set, table.runs[row.run].system,
            ranks[number] ? std::to_string(*ranks[number]) : std::string(undefinedSign),
            std::to_string(scored), table.score, ratio(row.score), ratio(row.precision), ratio(row.recall),
            ratio(row.f1), count(row.tp), count(row.fp), count(row.fn) });
    }
    return result;
}

} // namespace

support::Result<std::vector<TeamReport>> teamReports(const ProjectTables& tables,
    std::span<const CampaignRow> rows, const RunRemarks& remarks, support::Progress& progress)
{
    std::map<std::string, std::vector<std::size_t>> byTeam;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        byTeam[tables.tables[rows[i].table].runs[rows[i].run].team].push_back(i);
    }
    const auto ranks = ranksOf(rows);
    std::vector<TeamReport> reports;
    std::set<std::string> taken;
    progress.begin(rows.size());
    for (const auto& [team, own] : byTeam) {
        TeamReport report { team, fileNameOf(team, taken), {} };
        std::string body = toHtml(numbersTable(tables, rows, own, ranks));
        std::set<std::string> checkedPaths;
        for (const auto number : own) {
            const CampaignRow& row = rows[number];
            const ProjectTable& table = tables.tables[row.table];
            const TableRun& run = table.runs[row.run];
            const auto remark = remarks.find({ table.set, run.system });
            if (remark != remarks.end()) {
                body += paragraph(run.system + " (" + table.set + "): " + remark->second);
            }
            if (!table.dataSet.gold.path.empty() && checkedPaths.insert(run.path).second) {
                body += "<h2>" + htmlEscaped(run.path) + "</h2>\n";
                auto dataSet = table.dataSet;
                dataSet.systems = { table.dataSet.systems[row.run] };
                const auto measure = namedScore(table.score).measure;
                support::Progress quiet(progress.stopToken());
                const auto check = checkSubmissionFiles(dataSet,
                    { table.spec, match::Scheme::Strict, metrics::measureById(measure)->comparesTypes },
                    quiet);
                if (!check && check.error().code == ErrorCode::Cancelled) {
                    return tl::unexpected(check.error());
                }
                body += check ? checked(*check) : paragraph("It cannot be checked.");
            }
            if (row.error) {
                body += paragraph(tableName(table)
                    + ": it could not be scored. `touchstone-cli check` says "
                      "what is wrong with the file.");
            }
            progress.advance();
        }
        report.html = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>"
            + htmlEscaped(team)
            + "</title>\n<style>body{font-family:sans-serif;margin:2em;max-width:70em}"
              "table{border-collapse:collapse}td,th{padding:.2em .6em;text-align:left;"
              "border-bottom:1px solid #ccc}</style>\n</head>\n<body>\n<h1>"
            + htmlEscaped(team) + "</h1>\n" + body + "</body>\n</html>\n";
        reports.push_back(std::move(report));
    }
    return reports;
}

} // namespace touchstone::analysis
