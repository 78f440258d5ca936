// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/grouptables.h"

#include "ui/models/comparetables.h"
#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include "core/report/tables/systemtable.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace touchstone::ui {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("GroupTables", text); }

/// A run's score and name, for best and worst.
void addRun(LinkTable::Row& row, const analysis::GroupComparison& compared, const std::vector<int>& systems,
    const analysis::GroupedRun* run)
{
    if (run == nullptr) {
        row.cells.push_back(scoreCell({}));
        row.cells.push_back(textCell(undefinedText()));
        return;
    }
    const auto system = systems[static_cast<std::size_t>(run - compared.runs.data())];
    row.cells.push_back(systemCell(scoreCell(run->value), system));
    row.cells.push_back(systemCell(textCell(toQString(run->name)), system));
}

LinkCell meanCell(const analysis::GroupStatistics& group)
{
    LinkCell cell = scoreCell(group.mean);
    //: mean and standard deviation
    cell.text
        = group.mean ? tr("%1 ± %2").arg(scoreText(group.mean), scoreText(group.deviation)) : undefinedText();
    return cell;
}

LinkTable::Column welchColumn(const analysis::GroupComparison& compared)
{
    return intervalColumn(compared.settings.resampling.confidenceLevel,
        tr("Of the difference of the means: Welch's (Student's t). It takes the scores of a group's runs to "
           "be "
           "normally distributed, and needs two runs in each group."));
}

QString pairText(const analysis::GroupComparison& compared, const analysis::ScoreDifference& pair)
{
    //: The second group less the first
    return tr("%1 − %2").arg(toQString(compared.groups[pair.second]), toQString(compared.groups[pair.first]));
}

} // namespace

QString groupsNotSeparableText(const analysis::GroupComparison& compared)
{
    //: %1: a level of significance, such as 0.05
    return tr(
        "≈: not separable from the best mean; the two-sided p, after Holm's correction over all pairs of "
        "groups, is not below %1.")
        .arg(QLocale().toString(analysis::significanceLevel(compared.settings)));
}

LinkTable groupsTable(const analysis::GroupComparison& compared, const std::vector<int>& systems)
{
    LinkTable table;
    table.columns = { { tr("Group"), {}, false }, { tr("Runs"), {}, true },
        { tr("Mean"), compared.lowerIsBetter ? tr("Lower is better.") : tr("Mean of the runs' scores."),
            true },
        { tr("Std. deviation"), tr("Of the sample (n − 1); of one run there is none."), true },
        { tr("Best"), {}, true }, { tr("Best run"), {}, false }, { tr("Worst"), {}, true },
        { tr("Worst run"), {}, false } };
    const auto means = compared.means();
    const auto alike = compared.notSeparableFromBest();
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& group = compared.overall.groups[i];
        LinkTable::Row row;
        row.cells = { textCell(toQString(compared.groups[i])),
            countCell(static_cast<std::int64_t>(group.runs + group.undefined)), scoreCell(group.mean),
            scoreCell(group.deviation) };
        if (group.undefined > 0) {
            row.cells[1].toolTip = tr("%1 of them have no score (0/0) and are in no mean.")
                                       .arg(countText(static_cast<std::int64_t>(group.undefined)));
        }
        row.cells[2].bold = compared.groups.size() > 1 && analysis::bestSystem(means) == i;
        if (std::ranges::find(alike, i) != alike.end()) {
            row.cells[2].mark = QString::fromUtf8(analysis::notSeparableMark);
            row.cells[2].toolTip = groupsNotSeparableText(compared);
        }
        addRun(row, compared, systems, compared.run(i, group.best));
        addRun(row, compared, systems, compared.run(i, group.worst));
        table.rows.push_back(std::move(row));
    }
    return table;
}

LinkTable groupDifferencesTable(const analysis::GroupComparison& compared)
{
    LinkTable table;
    const bool several = compared.overall.differences.size() > 1;
    table.columns = { { tr("Pair"), {}, false },
        { tr("Difference"), tr("Of the means, the second group less the first."), true } };
    addTestColumns(table, welchColumn(compared),
        tr("How often the means of groups of these sizes are so far apart when the runs are dealt to "
           "them "
           "at random."),
        tr("Two-sided p after Holm's correction for all pairs of groups."), several);
    for (const auto& pair : compared.overall.differences) {
        LinkTable::Row row;
        row.cells = { textCell(pairText(compared, pair)), differenceCell(pair.difference) };
        addTest(row, pair, several);
        table.rows.push_back(std::move(row));
    }
    return table;
}

LinkTable groupTypesTable(const analysis::GroupComparison& compared)
{
    LinkTable table;
    table.columns.push_back({ tr("Type"), {}, false });
    for (const auto& group : compared.groups) {
        table.columns.push_back({ toQString(group), tr("Mean ± standard deviation"), true });
    }
    for (std::size_t i = 1; i < compared.groups.size(); ++i) {
        analysis::ScoreDifference pair;
        pair.second = i;
        table.columns.push_back({ pairText(compared, pair), tr("Difference of the means"), true });
        table.columns.push_back(welchColumn(compared));
        table.columns.push_back(
            { tr("p"), tr("Two-sided, after Holm's correction over all types and groups."), true });
    }
    for (const auto& [type, values] : compared.types) {
        LinkTable::Row row;
        row.cells.push_back(textCell(toQString(type)));
        for (const auto& group : values.groups) {
            row.cells.push_back(meanCell(group));
        }
        for (const auto& pair : values.differences) {
            row.cells.push_back(differenceCell(pair.difference));
            row.cells.push_back(intervalCell(pair.interval));
            row.cells.push_back(pCell(pair.twoSidedHolm));
        }
        for (auto& cell : row.cells) {
            cell.filter.emplace().types = { type };
            cell.toolTip = tr("Click to filter this type.");
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

LinkTable groupRunsTable(const analysis::GroupComparison& compared, const std::vector<int>& systems)
{
    LinkTable table;
    table.columns = { { tr("Run"), {}, false }, { tr("Group"), {}, false }, { tr("Score"), {}, true } };
    for (std::size_t i = 0; i < compared.runs.size(); ++i) {
        const auto& run = compared.runs[i];
        LinkTable::Row row;
        row.cells = { systemCell(textCell(toQString(run.name)), systems[i]),
            textCell(toQString(compared.groups[run.group])), systemCell(scoreCell(run.value), systems[i]) };
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace touchstone::ui
