// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/comparesheets.h"

#include "core/report/tables/systemtable.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using Kind = SheetKind;

std::optional<std::size_t> systemOf(std::span<const std::size_t> systems, std::size_t run)
{
    return systems.empty() ? std::nullopt : std::optional(systems[run]);
}

/// A run's score and name; null: none.
void addRun(std::vector<NotedCell>& cells, const GroupComparison& compared,
    std::span<const std::size_t> systems, const GroupedRun* run)
{
    if (run == nullptr) {
        cells.insert(cells.end(), { numberCell({}), NotedCell({}) });
        return;
    }
    const auto system = systemOf(systems, static_cast<std::size_t>(run - compared.runs.data()));
    cells.insert(cells.end(), { numberCell(run->value, system), textCell(run->name, system) });
}

} // namespace

void addDifferenceColumns(Sheet& sheet, const std::string& title, const SignificanceSettings& settings)
{
    sheet.columns.insert(sheet.columns.end(),
        { column("difference", title, Kind::Difference),
            column("interval", intervalTitle(settings), Kind::DifferenceInterval),
            column("p_one_sided", "p one-sided", Kind::P), column("p_two_sided", "p two-sided", Kind::P),
            column("p_one_sided_holm", "one-sided, Holm", Kind::P),
            column("p_two_sided_holm", "two-sided, Holm", Kind::P) });
}

void addDifference(
    std::vector<NotedCell>& cells, const ScoreDifference& test, std::optional<double> difference)
{
    cells.insert(cells.end(), { numberCell(difference), intervalCell(test.interval) });
    for (const auto& p : { test.oneSided, test.twoSided }) {
        cells.emplace_back(valueCell(p), CellNote { .exact = test.exact });
    }
    cells.insert(cells.end(), { numberCell(test.oneSidedHolm), numberCell(test.twoSidedHolm) });
}

Sheet differencesSheet(const std::vector<std::string>& names, std::span<const ScoreComparison> comparisons)
{
    auto sheet = emptySheet("Differences", "Pair");
    sheet.columns = { column("a", "First", Kind::Text), column("b", "Second", Kind::Text),
        column("score_a", "Score of first"), column("score_b", "Score of second") };
    addDifferenceColumns(
        sheet, "Difference", comparisons.empty() ? SignificanceSettings() : comparisons.front().settings);
    for (const auto& scores : comparisons) {
        const auto alike = notSeparableFromBest(scores);
        const auto scoreCell = [&](std::size_t system) {
            auto cell = numberCell(scores.scores[system]);
            cell.note.mark = support::contains(alike, system) ? notSeparableMark : "";
            return cell;
        };
        for (const auto& one : scores.differences) {
            const auto& a = names[one.first];
            const auto& b = names[one.second];
            std::vector<NotedCell> cells { textCell(b + " - " + a), textCell(a), textCell(b),
                scoreCell(one.first), scoreCell(one.second) };
            addDifference(cells, one, one.difference);
            addRow(sheet, cells);
        }
    }
    return sheet;
}

Sheet changesSheet(const Comparison& compared, std::size_t mostTypes)
{
    auto sheet = emptySheet("annotations", "Type", "type");
    for (const auto& word : changeWords) {
        sheet.columns.push_back(column(word.key, word.title));
    }
    const auto add = [&sheet](const std::string& name, const ChangeCounts& counts,
                         const std::vector<std::string>& labels) {
        std::vector<NotedCell> cells { textCell(name) };
        for (const auto& word : changeWords) {
            cells.emplace_back(
                countCell(counts.of(word.change), changeCell(word.change, ChangePart::All, labels)));
        }
        addRow(sheet, cells);
    };
    add("All types", compared.overall, {});
    std::vector<const Comparison::TypeCounts*> types;
    for (const auto& type : compared.types) {
        types.push_back(&type);
    }
    std::ranges::stable_sort(
        types, std::greater<>(), [](const auto* type) { return type->counts.of(Change::Regressed); });
    for (const auto* type : std::span(types).first(std::min(mostTypes, types.size()))) {
        add(type->type, type->counts, type->labels);
    }
    if (types.size() > mostTypes) {
        sheet.note = "The types with most regressions; " + std::to_string(types.size() - mostTypes)
            + " further types are left out.";
    }
    return sheet;
}

Sheet groupsSheet(const GroupComparison& compared, std::span<const std::size_t> systems)
{
    auto sheet = emptySheet({}, "Group", "group");
    sheet.columns = { column("runs", "Runs"),
        column("mean", "Mean", Kind::Number,
            compared.lowerIsBetter ? "Lower is better." : "Mean of the runs' scores."),
        column("standard_deviation", "Std. deviation", Kind::Number,
            "Of the sample (n − 1); of one run there is none."),
        column("best", "Best"), column("best_run", "Best run", Kind::Text), column("worst", "Worst"),
        column("worst_run", "Worst run", Kind::Text) };
    const auto best = bestSystem(compared.means());
    const auto alike = notSeparableFromBest(compared.means());
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& group = compared.overall.groups[i];
        std::vector<NotedCell> cells { textCell(compared.groups[i]),
            countCell(static_cast<std::int64_t>(group.runs + group.undefined)), numberCell(group.mean),
            numberCell(group.deviation) };
        if (group.undefined > 0) {
            cells[1].note.meaning
                = std::to_string(group.undefined) + " of them have no score (0/0) and are in no mean.";
        }
        cells[2].note.bold = compared.groups.size() > 1 && best == i;
        cells[2].note.mark = support::contains(alike, i) ? notSeparableMark : "";
        addRun(cells, compared, systems, compared.run(i, group.best));
        addRun(cells, compared, systems, compared.run(i, group.worst));
        addRow(sheet, cells);
    }
    return sheet;
}

Sheet groupTypesSheet(const GroupComparison& compared)
{
    auto sheet = emptySheet({}, "Type", "type");
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& group = compared.groups[i];
        sheet.columns.push_back(column(group, group, Kind::Mean, "Mean ± standard deviation", i));
    }
    for (std::size_t i = 1; i < compared.groups.size(); ++i) {
        const auto pair = compared.groups[i] + " - " + compared.groups.front();
        const bool several = compared.groups.size() > 2;
        const auto id = several ? pair + "_" : "";
        const auto title = several ? pair + ": " : "";
        sheet.columns.insert(sheet.columns.end(),
            { column(pair, pair, Kind::Difference, "Difference of the means"),
                column(id + "interval", title + intervalTitle(compared.settings), Kind::DifferenceInterval),
                column(id + "p_two_sided_holm", title + "p", Kind::P,
                    "Two-sided, after Holm's correction over all types and groups.") });
    }
    for (const auto& [type, values] : compared.types) {
        std::vector<NotedCell> cells { textCell(type) };
        for (const auto& group : values.groups) {
            cells.push_back(meanCell(group.mean, group.deviation));
        }
        for (const auto& pair : values.differences) {
            cells.insert(cells.end(),
                { numberCell(pair.difference), intervalCell(pair.interval), numberCell(pair.twoSidedHolm) });
        }
        const RecordLink link(RecordFilter { .types = { type } });
        for (auto& cell : cells) {
            cell.cell.link = link;
        }
        cells.front().note.link = link;
        addRow(sheet, cells);
    }
    return sheet;
}

Sheet groupRunsSheet(const GroupComparison& compared, std::span<const std::size_t> systems)
{
    auto sheet = emptySheet("Runs", "Run", "run");
    sheet.columns = { column("group", "Group", Kind::Text), column("score", "Score") };
    for (std::size_t i = 0; i < compared.runs.size(); ++i) {
        const auto& run = compared.runs[i];
        const auto system = systemOf(systems, i);
        addRow(sheet,
            { textCell(run.name, system), textCell(compared.groups[run.group]),
                numberCell(run.value, system) });
    }
    return sheet;
}

} // namespace touchstone::analysis
