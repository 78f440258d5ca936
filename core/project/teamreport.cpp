// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/teamreport.h"

#include "core/evaluation/records/findings.h"
#include "core/io/bytes/words.h"
#include "core/measures/registry/measureregistry.h"
#include "core/report/submissionreport.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <set>

namespace touchstone::analysis {

namespace {

using support::ErrorCode;

/// Letters, digits, - and _; what else is there becomes _. Long names are cut: file systems take 255 bytes.
std::string fileNameOf(const std::string& team, std::set<std::string>& taken)
{
    constexpr std::size_t most = 100;
    std::string name;
    for (const char c : team.substr(0, most)) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || c == '-' || c == '_';
        name += plain ? c : '_';
    }
    // Also where folders do not tell upper from lower case.
    name = name.empty() ? "team" : name;
    auto number = 1;
    auto shown = name;
    while (!taken.insert(io::lowered(shown)).second) {
        shown = name + " (" + std::to_string(++number) + ")";
    }
    return shown + ".html";
}

std::string paragraph(const std::string& text) { return "<p>" + htmlEscaped(text) + "</p>\n"; }

std::string bulletList(const std::vector<std::string>& texts)
{
    std::string html = texts.empty() ? "" : "<ul>\n";
    for (const auto& text : texts) {
        html += "<li>" + htmlEscaped(text) + "</li>\n";
    }
    return html + (texts.empty() ? "" : "</ul>\n");
}

/// "line 3, column 7", behind the name of a file where the submission is a folder; empty: of no file of it.
std::string placeWithin(const support::Place& place, const std::string& submission)
{
    std::string file = place.file;
    if (file == submission) {
        file.clear();
    } else if (file.size() > submission.size() && file.starts_with(submission)) {
        file.erase(0, submission.size());
        file.erase(0, file.find_first_not_of('/'));
        file += ", ";
    } else {
        return {};
    }
    return file + "line " + std::to_string(place.line)
        + (place.column > 0 ? ", column " + std::to_string(place.column) : std::string());
}

/// What several findings are, and where the first of them stand.
std::string groupText(const FindingGroup& group, const std::string& submission)
{
    auto places = support::listOf<std::string>(
        group.places, [&submission](const support::Place& place) { return placeWithin(place, submission); });
    std::erase_if(places, [](const std::string& text) { return text.empty(); });
    if (places.empty()) {
        return group.text();
    }
    const auto more = group.count - std::min(group.count, places.size());
    return group.text() + ": " + support::joined(places, "; ")
        + (more > 0 ? "; and " + support::grouped(more) + " more" : std::string());
}

/// By kind and place: messages may quote the gold.
std::string checked(const SubmissionCheck& check, const std::string& submission)
{
    std::string html = paragraph(submissionVerdict(check))
        + paragraph("Documents: " + shown(check.documents) + "; tokens: " + shown(check.tokens)
            + "; annotations: " + support::grouped(check.annotations) + "; labels: " + listedLabels(check)
            + ".");
    Findings findings;
    findings.add(check.findings);
    return html
        + bulletList(support::listOf<std::string>(findings.groups(),
            [&submission](const FindingGroup& group) { return groupText(group, submission); }))
        + bulletList(check.consequences);
}

/// The files of a team, each checked as every table reads it; what is the same for several stands once.
support::Result<std::string> checkedFiles(const ProjectTables& tables, std::span<const CampaignRow> rows,
    const std::vector<std::size_t>& own, support::Progress& progress)
{
    struct Check
    {
        std::string html;
        std::vector<std::string> names; ///< of the tables
    };
    std::vector<std::pair<std::string, std::vector<Check>>> files; // by path, as they come
    for (const auto number : own) {
        const CampaignRow& row = rows[number];
        const ProjectTable& table = tables.tables[row.table];
        progress.advance();
        if (table.dataSet.gold.path.empty()) {
            continue;
        }
        auto dataSet = table.dataSet;
        dataSet.systems = { table.dataSet.systems[row.run] };
        const auto* const measure = metrics::measureById(namedScore(table.score).measure);
        support::Progress quiet(progress.stopToken());
        const auto check = checkSubmissionFiles(
            dataSet, { table.spec, match::Scheme::Strict, measure->comparesTypes }, quiet);
        if (!check && check.error().code == ErrorCode::Cancelled) {
            return tl::unexpected(check.error());
        }
        const auto& path = table.runs[row.run].path;
        auto* file = support::found(files, path, &std::pair<std::string, std::vector<Check>>::first);
        if (file == nullptr) {
            file = &files.emplace_back(path, std::vector<Check>());
        }
        const auto html
            = check ? checked(*check, dataSet.systems.front().path) : paragraph("It cannot be checked.");
        auto* same = support::found(file->second, html, &Check::html);
        if (same == nullptr) {
            same = &file->second.emplace_back(Check { html, {} });
        }
        same->names.push_back(tableName(table));
    }
    std::string body;
    for (const auto& [path, checks] : files) {
        body += "<h2>" + htmlEscaped(path) + "</h2>\n";
        for (const auto& check : checks) {
            body += paragraph(support::joined(check.names, ", ") + ":") + check.html;
        }
    }
    return body;
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
        std::set<std::pair<std::string, std::string>> noted; // a run takes part in several tasks
        for (const auto number : own) {
            const CampaignRow& row = rows[number];
            const ProjectTable& table = tables.tables[row.table];
            const TableRun& run = table.runs[row.run];
            const auto remark = remarks.find({ table.set, run.system });
            if (remark != remarks.end() && noted.emplace(table.set, run.system).second) {
                body += paragraph(run.system + " (" + table.set + "): " + remark->second);
            }
            if (row.error) {
                body += paragraph(tableName(table)
                    + ": it could not be scored. `touchstone-cli check` says "
                      "what is wrong with the file.");
            }
        }
        const auto files = checkedFiles(tables, rows, own, progress);
        if (!files) {
            return tl::unexpected(files.error());
        }
        body += *files;
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
