// SPDX-License-Identifier: GPL-3.0-or-later
// What `compare --group` prints. Nothing here computes a number.
#include "app/cli/groupcomparing.h"
#include "app/cli/measurejson.h"
#include "app/cli/printing.h"

#include "core/support/numbers.h"

#include <algorithm>

namespace touchstone::cli {

namespace {

using analysis::Table;

/// Numbers for people rounded, for scripts in full.
class Numbers
{
public:
    explicit Numbers(const Options& options)
        : m_script(options.form == OutputForm::Tsv)
    {
    }
    [[nodiscard]] bool script() const { return m_script; }
    [[nodiscard]] std::string of(std::optional<double> value, int digits = 3, bool sign = false) const
    {
        if (!value) {
            return m_script ? std::string() : std::string(analysis::undefinedSign);
        }
        if (m_script) {
            return support::shortest(*value);
        }
        auto text = support::fixed(*value, digits);
        if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) {
            text.erase(0, 1); // no minus before a nought
        }
        return (sign && *value > 0 ? "+" : "") + text;
    }
    [[nodiscard]] std::string difference(std::optional<double> value) const { return of(value, 3, true); }
    [[nodiscard]] std::string p(std::optional<double> value) const { return of(value, 4); }
    [[nodiscard]] std::string meanAndDeviation(const analysis::GroupStatistics& one) const
    {
        return of(one.mean) + " ± " + of(one.deviation);
    }

private:
    bool m_script;
};

std::string runName(const ComparedGroups& compared, std::size_t group, std::optional<std::size_t> run)
{
    return run ? compared.runs[compared.runsOf(group)[*run]].name : std::string();
}

std::optional<double> runValue(
    const ComparedGroups& compared, std::size_t group, std::optional<std::size_t> run)
{
    return run ? compared.runs[compared.runsOf(group)[*run]].value : std::nullopt;
}

Table groupTable(const Options& options, const ComparedGroups& compared, const Numbers& write)
{
    Table table;
    table.title = options.compare.score.text() + " of groups of runs"
        + (compared.lowerIsBetter ? " (lower is better)" : "");
    table.columns = write.script() ? std::vector<Table::Column> { { "group" }, { "runs", true },
        { "mean", true }, { "standard_deviation", true }, { "best", true }, { "best_run" }, { "worst", true },
        { "worst_run" } }
                                   : std::vector<Table::Column> { { "Group" }, { "Runs", true },
                                         { "Mean", true }, { "Std. deviation", true }, { "Best", true },
                                         { "Best run" }, { "Worst", true }, { "Worst run" } };
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& one = compared.overall.groups[i];
        table.rows.push_back({ compared.groups[i], std::to_string(one.runs + one.undefined),
            write.of(one.mean), write.of(one.deviation), write.of(runValue(compared, i, one.best)),
            runName(compared, i, one.best), write.of(runValue(compared, i, one.worst)),
            runName(compared, i, one.worst) });
    }
    return table;
}

Table differenceTable(const ComparedGroups& compared, const Numbers& write)
{
    const bool holm = compared.overall.differences.size() > 1;
    Table table;
    table.title = "Differences of means";
    table.columns = write.script() ? std::vector<Table::Column> { { "a" }, { "b" } }
                                   : std::vector<Table::Column> { { "Pair" } };
    table.columns.push_back({ write.script() ? "difference" : "Difference", true });
    table.columns.push_back({ write.script() ? "p_one_sided" : "p one-sided", true });
    table.columns.push_back({ write.script() ? "p_two_sided" : "p two-sided", true });
    if (holm) {
        table.columns.push_back({ write.script() ? "p_one_sided_holm" : "one-sided, Holm", true });
        table.columns.push_back({ write.script() ? "p_two_sided_holm" : "two-sided, Holm", true });
    }
    if (write.script()) {
        table.columns.push_back({ "exact" });
        table.columns.push_back({ "ways", true });
    }
    for (const auto& difference : compared.overall.differences) {
        const auto& a = compared.groups[difference.first];
        const auto& b = compared.groups[difference.second];
        const auto& test = difference.test;
        std::vector<std::string> row;
        if (write.script()) {
            row = { a, b };
        } else {
            row = { b + " - " + a };
        }
        const auto mark = test && test->exact && !write.script() ? "=" : "";
        row.push_back(write.difference(test ? std::optional(test->difference) : std::nullopt));
        row.push_back(mark + write.p(test ? std::optional(test->oneSided) : std::nullopt));
        row.push_back(mark + write.p(test ? std::optional(test->twoSided) : std::nullopt));
        if (holm) {
            row.push_back(write.p(difference.oneSidedHolm));
            row.push_back(write.p(difference.twoSidedHolm));
        }
        if (write.script()) {
            row.push_back(test ? (test->exact ? "true" : "false") : "");
            row.push_back(test ? std::to_string(test->ways) : "");
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table typeTable(const Options& options, const ComparedGroups& compared, const Numbers& write)
{
    Table table;
    table.title
        = options.compare.score.text() + " by type" + (write.script() ? "" : ": mean ± standard deviation");
    table.columns.push_back({ write.script() ? "type" : "Type" });
    for (const auto& group : compared.groups) {
        if (write.script()) {
            table.columns.push_back({ group + "_mean", true });
            table.columns.push_back({ group + "_standard_deviation", true });
        } else {
            table.columns.push_back({ group, true });
        }
    }
    for (std::size_t i = 1; i < compared.groups.size(); ++i) {
        const auto pair = compared.groups[i] + " - " + compared.groups.front();
        table.columns.push_back({ pair, true });
        table.columns.push_back({ write.script() ? "p_two_sided_holm" : "p", true });
    }
    for (const auto& [type, row] : compared.types) {
        std::vector<std::string> cells { type };
        for (const auto& group : row.groups) {
            if (write.script()) {
                cells.push_back(write.of(group.mean));
                cells.push_back(write.of(group.deviation));
            } else {
                cells.push_back(write.meanAndDeviation(group));
            }
        }
        for (const auto& difference : row.differences) {
            cells.push_back(write.difference(
                difference.test ? std::optional(difference.test->difference) : std::nullopt));
            cells.push_back(write.p(difference.twoSidedHolm));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

Table runTable(const ComparedGroups& compared, const Numbers& write)
{
    Table table;
    table.title = "Runs";
    table.columns = write.script() ? std::vector<Table::Column> { { "run" }, { "group" }, { "score", true } }
                                   : std::vector<Table::Column> { { "Run" }, { "Group" }, { "Score", true } };
    for (const auto& run : compared.runs) {
        table.rows.push_back({ run.name, compared.groups[run.group], write.of(run.value) });
    }
    return table;
}

/// What the p of groups means, and how small it can be.
std::vector<std::string> notes(const Options& options, const ComparedGroups& compared)
{
    std::vector<std::string> lines;
    if (!compared.overall.differences.empty()) {
        const auto& resampling = options.compare.significance.resampling;
        const bool exact = std::all_of(compared.overall.differences.begin(),
            compared.overall.differences.end(), [](const auto& one) { return !one.test || one.test->exact; });
        lines.push_back(
            "p: permutation of the runs: how often the means of groups of these sizes are so far apart "
            "when the runs are dealt to them at random; "
            + (exact ? std::string("= all ways counted.")
                     : std::to_string(resampling.trials) + " trials, seed " + std::to_string(resampling.seed)
                        + "; = all ways counted.")
            + " It speaks of runs (seeds) on this corpus; documents are not resampled.");
        const auto& first = compared.overall.differences.front().test;
        if (first && first->exact && first->ways < 200) {
            lines.push_back("So few runs tell little: p of " + compared.groups[1] + " - " + compared.groups[0]
                + " cannot be below " + support::fixed(1.0 / static_cast<double>(first->ways), 4) + ".");
        }
    }
    if (compared.overall.differences.size() > 1) {
        lines.push_back("Holm: corrected over " + std::to_string(compared.overall.differences.size())
            + " comparisons of groups.");
    }
    if (compared.typeTests > 1) {
        lines.push_back("p of types: two-sided, Holm-corrected over " + std::to_string(compared.typeTests)
            + " comparisons of types.");
    }
    lines.push_back("Standard deviation: of the sample (n - 1).");
    std::size_t undefined = 0;
    for (const auto& group : compared.overall.groups) {
        undefined += group.undefined;
    }
    if (undefined > 0) {
        lines.push_back(std::to_string(undefined) + " run(s) have no score (0/0) and are in no mean.");
    }
    if (!compared.runs.empty()) {
        lines.push_back(compared.runs.front().signature);
    }
    return lines;
}

Json optionalJson(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

Json statisticsJson(const analysis::GroupStatistics& one)
{
    return { { "mean", optionalJson(one.mean) }, { "standard_deviation", optionalJson(one.deviation) },
        { "undefined", one.undefined } };
}

Json extremeJson(const ComparedGroups& compared, std::size_t group, std::optional<std::size_t> run)
{
    return run ? Json { { "name", runName(compared, group, run) },
        { "value", optionalJson(runValue(compared, group, run)) } }
               : Json(nullptr);
}

Json differenceJson(
    const Options& options, const ComparedGroups& compared, const GroupRow::Difference& difference)
{
    const auto& test = difference.test;
    const auto& resampling = options.compare.significance.resampling;
    return { { "a", compared.groups[difference.first] }, { "b", compared.groups[difference.second] },
        { "difference", test ? Json(test->difference) : Json(nullptr) }, { "interval", nullptr },
        { "p_one_sided", test ? Json(test->oneSided) : Json(nullptr) },
        { "p_two_sided", test ? Json(test->twoSided) : Json(nullptr) }, { "exact", test && test->exact },
        { "trials", resampling.trials }, { "seed", resampling.seed },
        { "units", compared.runsOf(difference.first).size() + compared.runsOf(difference.second).size() },
        { "p_one_sided_holm", optionalJson(difference.oneSidedHolm) },
        { "p_two_sided_holm", optionalJson(difference.twoSidedHolm) },
        { "ways", test ? Json(test->ways) : Json(nullptr) } };
}

std::string groupJson(
    const Options& options, const ComparedGroups& compared, const support::Diagnostics& diagnostics)
{
    Json json { { "systems", Json::array() }, { "measure", options.compare.score.text() },
        { "differences", Json::array() }, { "intervals", Json::object() }, { "types", Json::object() },
        { "groups", Json::array() } };
    for (const auto& run : compared.runs) {
        json["systems"].push_back(run.name);
    }
    for (const auto& difference : compared.overall.differences) {
        json["differences"].push_back(differenceJson(options, compared, difference));
    }
    for (const auto& [type, row] : compared.types) {
        auto& line = json["types"][type] = Json::object();
        for (std::size_t i = 0; i < compared.groups.size(); ++i) {
            line[compared.groups[i]] = statisticsJson(row.groups[i]);
        }
        line["differences"] = Json::array();
        for (const auto& difference : row.differences) {
            line["differences"].push_back(differenceJson(options, compared, difference));
        }
    }
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& one = compared.overall.groups[i];
        Json group { { "name", compared.groups[i] }, { "runs", Json::array() } };
        group.update(statisticsJson(one));
        group["best"] = extremeJson(compared, i, one.best);
        group["worst"] = extremeJson(compared, i, one.worst);
        for (const auto run : compared.runsOf(i)) {
            const auto& made = compared.runs[run];
            group["runs"].push_back({ { "name", made.name }, { "path", made.path },
                { "value", optionalJson(made.value) }, { "signature", made.signature } });
        }
        json["groups"].push_back(std::move(group));
    }
    json["resample"] = "run";
    json["correction"] = compared.overall.differences.size() > 1 ? Json("holm") : Json(nullptr);
    json["type_comparisons"] = compared.typeTests;
    json["diagnostics"] = diagnosticsJson(diagnostics);
    return dumped(json, 1) + "\n";
}

} // namespace

std::string groupReport(
    const Options& options, const ComparedGroups& compared, const support::Diagnostics& diagnostics)
{
    if (options.form == OutputForm::Json) {
        return groupJson(options, compared, diagnostics);
    }
    const Numbers write(options);
    std::vector<Table> tables { groupTable(options, compared, write) };
    if (!compared.overall.differences.empty()) {
        tables.push_back(differenceTable(compared, write));
    }
    if (!compared.types.empty()) {
        tables.push_back(typeTable(options, compared, write));
    }
    tables.push_back(runTable(compared, write));
    std::string result;
    for (const auto& table : tables) {
        result += (result.empty() ? "" : "\n") + formed(table, options.form);
    }
    if (write.script()) {
        return result;
    }
    const auto comment = options.form == OutputForm::Latex ? "% "
        : options.form == OutputForm::Markdown             ? "\n"
                                                           : "";
    result += options.form == OutputForm::Text ? "\n" : "";
    for (const auto& line : notes(options, compared)) {
        result += comment + line + "\n";
    }
    return result;
}

} // namespace touchstone::cli
