// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/comparetables.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include "core/measures/registry/measureregistry.h"
#include "core/report/tables/systemtable.h"
#include "core/support/lookup.h"

#include <QCoreApplication>

#include <cmath>
#include <iterator>
#include <numeric>

namespace touchstone::ui {

namespace {

using analysis::Change;
using analysis::ChangePart;

constexpr std::array allChanges { Change::Fixed, Change::Regressed, Change::BothWrongSame,
    Change::BothWrongDifferently, Change::BothRight, Change::OnlyA, Change::OnlyB };

struct Words
{
    const char* text;
    const char* meaning;
};

constexpr Words changeWords[] = {
    { QT_TR_NOOP("Fixed"), QT_TR_NOOP("Wrong in A, right in B; or spurious in A only. Shown in A.") },
    { QT_TR_NOOP("Regressed"), QT_TR_NOOP("Right in A, wrong in B; or spurious in B only. Shown in B.") },
    { QT_TR_NOOP("Both wrong, same way"),
        QT_TR_NOOP("Missed by both, or both with the same span and type; or spurious in both.") },
    { QT_TR_NOOP("Both wrong, differently"), QT_TR_NOOP("Wrong in both, with other spans or types.") },
    { QT_TR_NOOP("Both right"), QT_TR_NOOP("Right in both.") },
    { QT_TR_NOOP("Judged in A only"),
        QT_TR_NOOP("Gold annotations that B does not judge, such as those outside of its slice.") },
    { QT_TR_NOOP("Judged in B only"),
        QT_TR_NOOP("Gold annotations that A does not judge, such as those outside of its slice.") },
};
static_assert(std::size(changeWords) == analysis::changeCount);

QString tr(const char* text, const char* comment = nullptr, int n = -1)
{
    return QCoreApplication::translate("CompareTables", text, comment, n);
}

/// Changes of unlike rarity: golds that one side does not judge are told only where there are any.
bool always(Change change) { return change != Change::OnlyA && change != Change::OnlyB; }

analysis::RecordFilter typeFilter(const std::string& type) { return { .types = { type } }; }

LinkCell typeCell(const std::string& type)
{
    return {
        .text = toQString(type), .toolTip = tr("Click to filter this type."), .filter = typeFilter(type)
    };
}

void explain(LinkTable::Row& row, const QString& toolTip)
{
    for (LinkCell& cell : row.cells) {
        cell.toolTip = toolTip;
    }
}

QString pText(std::optional<double> p)
{
    if (!p) {
        return undefinedText();
    }
    constexpr double least = 0.001;
    return *p < least ? QStringLiteral("< %1").arg(QLocale().toString(least, 'f', 3))
                      : QLocale().toString(*p, 'f', 3);
}

LinkTable::Column pairedIntervalColumn(const analysis::SignificanceSettings& settings)
{
    return intervalColumn(settings.resampling.confidenceLevel,
        tr("Of the difference: percentiles of paired bootstrap samples of the documents."));
}

/// Sets ≈ behind a score that is not told from the best.
void markAlike(LinkCell& cell, const analysis::ScoreComparison& comparison, std::size_t system)
{
    if (support::contains(notSeparable(comparison), system)) {
        cell.mark = QString::fromUtf8(analysis::notSeparableMark);
        cell.toolTip = notSeparableText(comparison.settings);
    }
}

/// A run's score and name, for best and worst.
void addRun(LinkTable::Row& row, const analysis::GroupComparison& compared, const std::vector<int>& systems,
    const analysis::GroupedRun* run)
{
    if (run == nullptr) {
        row.cells.insert(row.cells.end(), { scoreCell({}), textCell(undefinedText()) });
        return;
    }
    const auto system = systems[static_cast<std::size_t>(run - compared.runs.data())];
    row.cells.insert(row.cells.end(),
        { systemCell(scoreCell(run->value), system), systemCell(textCell(toQString(run->name)), system) });
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

LinkCell pCell(std::optional<double> p)
{
    LinkCell cell = scoreCell(p);
    cell.text = pText(p);
    cell.toolTip = p ? QLocale().toString(*p, 'g', 6) : undefinedText();
    return cell;
}

LinkCell systemCell(LinkCell cell, int system)
{
    cell.system = system;
    cell.toolTip = tr("Click to make it System A.");
    return cell;
}

LinkTable::Column intervalColumn(double level, const QString& meaning)
{
    //: %1: a confidence level, such as 95
    return { tr("%1 % interval").arg(QLocale().toString(level)), meaning };
}

LinkCell intervalCell(const std::optional<metrics::Interval>& interval)
{
    if (!interval) {
        return scoreCell({});
    }
    LinkCell cell = scoreCell(interval->low);
    cell.text = tr("%1 to %2").arg(differenceText(interval->low), differenceText(interval->high));
    cell.exported = QStringLiteral("%1 %2").arg(scoreExport(interval->low), scoreExport(interval->high));
    return cell;
}

void addTestColumns(LinkTable& table, const LinkTable::Column& interval, const QString& twoSided,
    const QString& holm, bool several)
{
    table.columns.push_back(interval);
    table.columns.push_back({ tr("p, two-sided"), twoSided });
    table.columns.push_back({ tr("p, one-sided"), tr("As p, for differences of the same sign.") });
    if (several) {
        table.columns.push_back({ tr("p (Holm)"), holm });
    }
}

void addTest(LinkTable::Row& row, const analysis::ScoreDifference& test, bool several)
{
    row.cells.insert(
        row.cells.end(), { intervalCell(test.interval), pCell(test.twoSided), pCell(test.oneSided) });
    if (several) {
        row.cells.push_back(pCell(test.twoSidedHolm));
    }
}

std::vector<ScoreChoice> scoreChoices(match::Scheme scheme)
{
    const std::string prefix = std::string(match::schemeName(scheme)) + '.';
    std::vector<ScoreChoice> choices {
        //: F1, precision and recall of the measure MUC under the scheme %1
        { tr("F1 (%1)").arg(schemeText(scheme)), "muc", "f1", prefix + "f1" },
        { tr("Precision (%1)").arg(schemeText(scheme)), "muc", "precision", prefix + "precision" },
        { tr("Recall (%1)").arg(schemeText(scheme)), "muc", "recall", prefix + "recall" },
    };
    for (const metrics::Measure& measure : metrics::measures()) {
        if (!measure.bySchemes) {
            choices.push_back(
                { measureText(measure.id), std::string(measure.id), {}, std::string(measure.headline) });
        }
    }
    return choices;
}

QString changeText(Change change) { return tr(changeWords[static_cast<std::size_t>(change)].text); }

QString changeMeaning(Change change) { return tr(changeWords[static_cast<std::size_t>(change)].meaning); }

LinkTable changesTable(const analysis::Comparison& comparison, bool otherSettings)
{
    LinkTable table;
    table.columns = { { tr("A, then B"), tr("What became of each annotation between A and B."), false },
        { tr("All"), {} }, { tr("Gold annotations"), {} },
        { tr("Spurious"), tr("Annotations of a system without gold.") } };
    const auto& counts = comparison.overall;
    for (const Change change : allChanges) {
        if (!always(change) && counts.of(change) == 0) {
            continue;
        }
        LinkTable::Row& row = table.rows.emplace_back();
        row.cells
            = { textCell(changeText(change)), countCell(counts.of(change), analysis::changeCell(change)),
                  countCell(counts.goldOf(change), analysis::changeCell(change, ChangePart::Gold)),
                  countCell(counts.spuriousOf(change), analysis::changeCell(change, ChangePart::Spurious)) };
        explain(row, changeMeaning(change));
    }
    if (otherSettings) {
        const auto add = [&](const QString& title, std::string_view list, std::size_t count) {
            LinkTable::Row& row = table.rows.emplace_back();
            row.cells = { textCell(title),
                countCell(static_cast<std::int64_t>(count), analysis::listCell(std::string(list), "differs")),
                textCell({}), textCell({}) };
            explain(row,
                tr("Records whose outcome the other settings do not give: all that the difference of the "
                   "counts is made of."));
        };
        add(tr("Records that differ, as in A"), analysis::differencesInA,
            comparison.differencesA.records.size());
        add(tr("Records that differ, as in B"), analysis::differencesInB,
            comparison.differencesB.records.size());
    }
    return table;
}

LinkTable changesByTypeTable(const analysis::Comparison& comparison)
{
    LinkTable table;
    table.columns.push_back({ tr("Type"), {}, false });
    std::vector<Change> shown;
    for (const Change change : allChanges) {
        if (always(change) || comparison.overall.of(change) > 0) {
            shown.push_back(change);
            table.columns.push_back({ changeText(change), changeMeaning(change) });
        }
    }
    for (const auto& type : comparison.types) {
        LinkTable::Row& row = table.rows.emplace_back();
        row.cells.push_back(typeCell(type.type));
        for (const Change change : shown) {
            row.cells.push_back(countCell(
                type.counts.of(change), analysis::changeCell(change, ChangePart::All, type.labels)));
        }
    }
    return table;
}

LinkTable typeDifferenceTable(const analysis::SystemTypeScores& scores)
{
    const auto difference = [](std::optional<double> a, std::optional<double> b) {
        return a && b ? std::optional(*b - *a) : std::nullopt;
    };
    analysis::TypePair pair;
    pair.lowerIsBetter = scores.lowerIsBetter;
    for (std::size_t type = 0; type < scores.types.size(); ++type) {
        const auto a = scores.values[0][type];
        const auto b = scores.values[1][type];
        pair.types.push_back({ scores.types[type], { scores.types[type] }, a, b, difference(a, b), {}, {} });
    }
    pair.overall = { {}, {}, scores.overall[0], scores.overall[1],
        difference(scores.overall[0], scores.overall[1]), {}, {} };
    return typePairLinks(pair, false);
}

LinkTable typePairLinks(const analysis::TypePair& pair, bool tested)
{
    LinkTable table;
    table.columns = { { tr("Type"), {}, false }, { tr("A"), toQString(pair.first) },
        { tr("B"), toQString(pair.second) },
        { tr("B − A"),
            pair.lowerIsBetter ? tr("The score of B less that of A. Lower is better.")
                               : tr("The score of B less that of A."),
            true } };
    if (tested) {
        table.columns.push_back(pairedIntervalColumn(pair.settings));
        table.columns.push_back({ tr("p"),
            pair.typeTests > 1
                ? tr("Two-sided, by exchanging the two systems' documents at random; of types after Holm's "
                     "correction over %n of them.",
                    "", static_cast<int>(pair.typeTests))
                : tr("Two-sided, by exchanging the two systems' documents at random."),
            true });
    }
    const auto rowOf = [tested](const analysis::TypePair::Line& line, const QString& title) {
        LinkTable::Row row;
        row.cells = { textCell(title), scoreCell(line.first), scoreCell(line.second),
            differenceCell(line.difference) };
        if (tested) {
            row.cells.push_back(intervalCell(line.test.interval));
            row.cells.push_back(pCell(line.p));
        }
        return row;
    };
    table.rows.push_back(rowOf(pair.overall, tr("Overall")));
    table.rows.back().bold = true;
    table.pinned = 1;
    auto order = pair.types;
    const auto size = [](const auto& line) { return line.difference ? std::abs(*line.difference) : -1; };
    std::ranges::stable_sort(order, std::greater(), size);
    for (const auto& line : order) {
        auto row = rowOf(line, toQString(line.type));
        for (LinkCell& cell : row.cells) {
            cell.filter.emplace().types = line.labels;
            const QString click = tr("Click to filter this type.");
            cell.toolTip = cell.toolTip.isEmpty() ? click : cell.toolTip + QLatin1Char('\n') + click;
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

LinkTable foundByTable(const analysis::FoundBy& found)
{
    LinkTable table;
    table.columns.push_back({ tr("Type"), {}, false });
    table.columns.push_back({ tr("Gold"), tr("Gold annotations") });
    for (std::size_t k = 0; k < found.counts.size(); ++k) {
        const bool open = k == analysis::FoundBy::most && found.systems > k;
        table.columns.push_back({ open ? tr("%1 or more of %2").arg(k).arg(found.systems)
                                       : tr("%1 of %2").arg(k).arg(found.systems),
            //: %1 of %2 systems
            tr("Gold annotations that %1 of %2 systems have right").arg(k).arg(found.systems), true });
    }
    const auto add = [&](const std::optional<std::string>& type, const std::vector<std::int64_t>& counts) {
        const auto total = std::accumulate(counts.begin(), counts.end(), std::int64_t { 0 });
        LinkTable::Row& row = table.rows.emplace_back();
        row.bold = !type;
        row.cells.push_back(type ? typeCell(*type) : textCell(tr("Overall")));
        row.cells.push_back(countCell(total,
            analysis::RecordFilter {
                .list = std::string(analysis::FoundBy::listId), .rowTypes = analysis::only(type) }));
        for (std::size_t k = 0; k < counts.size(); ++k) {
            LinkCell cell = countCell(counts[k], found.cell(k, type));
            if (total > 0 && counts[k] > 0) {
                cell.heat = static_cast<double>(counts[k]) / static_cast<double>(total);
                cell.neutralHeat = true;
                //: A share of the gold annotations
                cell.toolTip = tr("%1 % of them").arg(QLocale().toString(100 * *cell.heat, 'f', 1));
            }
            row.cells.push_back(std::move(cell));
        }
    };
    add({}, found.counts);
    table.pinned = 1;
    for (const auto& [type, counts] : found.types) {
        add(type, counts);
    }
    return table;
}

LinkTable heatTable(
    const analysis::SystemTypeScores& scores, const QStringList& names, const std::vector<int>& systems)
{
    LinkTable table;
    table.columns.push_back({ tr("System"), {}, false });
    table.columns.push_back({ tr("Overall"), {} });
    const auto types = std::min(scores.types.size(), mostHeatTypes);
    for (std::size_t type = 0; type < types; ++type) {
        table.columns.push_back({ toQString(scores.types[type]), {} });
    }
    for (std::size_t system = 0; system < systems.size(); ++system) {
        LinkTable::Row& row = table.rows.emplace_back();
        row.cells.push_back(systemCell(textCell(names[static_cast<int>(system)]), systems[system]));
        const auto add = [&](std::optional<double> value, const std::string* type) {
            LinkCell cell = scoreCell(value);
            cell.system = systems[system];
            if (type != nullptr) {
                cell.filter = typeFilter(*type);
                //: %1: a system, %2: a type
                cell.toolTip = tr("%1, %2: click to make it System A and to filter the type.")
                                   .arg(names[static_cast<int>(system)], toQString(*type));
            }
            if (value) {
                // A strong shade is good: a rate of errors is turned round.
                cell.heat = std::clamp(scores.lowerIsBetter ? 1 - *value : *value, 0.0, 1.0);
                cell.neutralHeat = true;
            }
            row.cells.push_back(std::move(cell));
        };
        add(scores.overall[system], nullptr);
        for (std::size_t type = 0; type < types; ++type) {
            add(scores.values[system][type], &scores.types[type]);
        }
    }
    return table;
}

QString notSeparableText(const analysis::SignificanceSettings& settings)
{
    //: %1: a level of significance, such as 0.05
    return tr(
        "≈: not separable from the best; the two-sided p of the difference, after Holm's correction over "
        "all pairs, is not below %1.")
        .arg(QLocale().toString(analysis::significanceLevel(settings)));
}

std::vector<std::size_t> notSeparable(const analysis::ScoreComparison& comparison)
{
    return comparison.scores.size() > 2 ? analysis::notSeparableFromBest(comparison)
                                        : std::vector<std::size_t>();
}

LinkTable rankingLinks(const analysis::RankingTable& ranking, const QStringList& titles,
    const QStringList& names, const std::vector<int>& systems,
    const std::vector<analysis::ScoreComparison>& tests)
{
    LinkTable table;
    table.columns.push_back({ tr("System"), {}, false });
    for (std::size_t column = 0; column < ranking.columns.size(); ++column) {
        const QString& title = titles[static_cast<int>(column)];
        table.columns.push_back(
            { title, ranking.columns[column].lowerIsBetter ? tr("Lower is better.") : title, true });
        table.columns.push_back({ tr("Rank"), tr("Rank by %1; equal scores share one.").arg(title) });
    }
    for (std::size_t system = 0; system < systems.size(); ++system) {
        LinkTable::Row& row = table.rows.emplace_back();
        row.cells.push_back(systemCell(textCell(names[static_cast<int>(system)]), systems[system]));
        for (const auto& column : ranking.columns) {
            const auto rank = column.ranks[system];
            row.cells.push_back(scoreCell(column.values[system]));
            row.cells.back().bold = rank == 1 && systems.size() > 1;
            const auto test = std::ranges::find_if(tests, [&column](const auto& one) {
                return one.measure == column.measure && one.score == column.score;
            });
            if (test != tests.end()) {
                markAlike(row.cells.back(), *test, system);
            }
            row.cells.push_back(rank ? countCell(*rank) : scoreCell({}));
        }
    }
    return table;
}

void markTouched(LinkTable& table, const QStringList& touched)
{
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const QString text = touched.value(static_cast<int>(row));
        if (!text.isEmpty()) {
            LinkCell& name = table.rows[row].cells.front();
            name.mark = QStringLiteral("!");
            name.toolTip = text + QLatin1Char('\n') + name.toolTip;
        }
    }
}

LinkTable significanceTable(const std::vector<analysis::ScoreComparison>& comparisons,
    const QStringList& titles, const QStringList& names)
{
    LinkTable table;
    const bool several = std::ranges::any_of(
        comparisons, [](const auto& comparison) { return comparison.differences.size() > 1; });
    const auto settings
        = comparisons.empty() ? analysis::SignificanceSettings() : comparisons.front().settings;
    table.columns = { { tr("Score"), {}, false }, { tr("First"), {}, false }, { tr("Second"), {}, false },
        { tr("Score of first"), {} }, { tr("Score of second"), {} },
        { tr("Difference"), tr("The second less the first.") } };
    addTestColumns(table, pairedIntervalColumn(settings),
        tr("How often a difference at least as large comes up when the systems' documents are exchanged "
           "at random."),
        tr("Two-sided p after Holm's correction for all pairs of systems."), several);
    for (std::size_t i = 0; i < comparisons.size(); ++i) {
        const auto& comparison = comparisons[i];
        for (const auto& pair : comparison.differences) {
            LinkTable::Row& row = table.rows.emplace_back();
            row.cells = { textCell(comparison.lowerIsBetter
                                  //: %1: a score such as "ETER"
                                  ? tr("%1 (lower is better)").arg(titles[static_cast<int>(i)])
                                  : titles[static_cast<int>(i)]),
                textCell(names[static_cast<int>(pair.first)]), textCell(names[static_cast<int>(pair.second)]),
                scoreCell(comparison.scores[pair.first]), scoreCell(comparison.scores[pair.second]),
                differenceCell(pair.difference) };
            addTest(row, pair, several);
            constexpr std::size_t scoreOfFirst = 3;
            markAlike(row.cells[scoreOfFirst], comparison, pair.first);
            markAlike(row.cells[scoreOfFirst + 1], comparison, pair.second);
        }
    }
    return table;
}

LinkTable gainTable(const analysis::PotentialGain& gain)
{
    LinkTable table;
    table.columns = { { tr("Place"), tr("The five most worthwhile corrections"), false },
        { tr("Error"), {}, false }, { tr("Type"), tr("The gold's type, else the system's."), false },
        { tr("Errors"), tr("The records that the correction changes; a click shows them.") },
        { tr("F1 then"), tr("F1 when all of them are corrected and everything is scored anew.") },
        { tr("Gain"), tr("F1 then less F1 today.") } };
    const bool trees = gain.eter.has_value();
    if (trees) {
        table.columns.push_back(
            { tr("ETER then"), tr("ETER when all of them are corrected. Lower is better.") });
        table.columns.push_back({ tr("ETER less"), tr("ETER today less ETER then.") });
    }
    const auto best = gain.best();
    for (std::size_t i = 0; i < gain.rows.size(); ++i) {
        const auto& errors = gain.rows[i];
        LinkTable::Row& row = table.rows.emplace_back();
        row.bold = i < best;
        row.cells = { textCell(i < best ? countText(static_cast<std::int64_t>(i) + 1) : QString()),
            textCell(errorTypeText(errors.errors.errorType)), textCell(toQString(errors.label)),
            countCell(errors.records, errors.link), scoreCell(errors.f1), differenceCell(errors.gain) };
        if (trees) {
            row.cells.push_back(scoreCell(errors.eter));
            row.cells.push_back(differenceCell(errors.eterGain));
        }
        for (auto& cell : row.cells) {
            cell.filter = errors.link;
        }
        row.cells[1].toolTip = errorTypeMeaning(errors.errors.errorType);
        if (errors.lost > 0) {
            row.cells[3].toolTip
                = tr("The system's text has lost the words of %1 of them; these stay missing.")
                      .arg(countText(errors.lost));
        }
    }
    return table;
}

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
    table.columns = { { tr("Group"), {}, false }, { tr("Runs"), {} },
        { tr("Mean"), compared.lowerIsBetter ? tr("Lower is better.") : tr("Mean of the runs' scores."),
            true },
        { tr("Std. deviation"), tr("Of the sample (n − 1); of one run there is none.") }, { tr("Best"), {} },
        { tr("Best run"), {}, false }, { tr("Worst"), {} }, { tr("Worst run"), {}, false } };
    const auto means = compared.means();
    const auto alike = compared.notSeparableFromBest();
    for (std::size_t i = 0; i < compared.groups.size(); ++i) {
        const auto& group = compared.overall.groups[i];
        LinkTable::Row& row = table.rows.emplace_back();
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
    }
    return table;
}

LinkTable groupDifferencesTable(const analysis::GroupComparison& compared)
{
    LinkTable table;
    const bool several = compared.overall.differences.size() > 1;
    table.columns = { { tr("Pair"), {}, false },
        { tr("Difference"), tr("Of the means, the second group less the first.") } };
    addTestColumns(table, welchColumn(compared),
        tr("How often the means of groups of these sizes are so far apart when the runs are dealt to "
           "them "
           "at random."),
        tr("Two-sided p after Holm's correction for all pairs of groups."), several);
    for (const auto& pair : compared.overall.differences) {
        LinkTable::Row& row = table.rows.emplace_back();
        row.cells = { textCell(pairText(compared, pair)), differenceCell(pair.difference) };
        addTest(row, pair, several);
    }
    return table;
}

LinkTable groupTypesTable(const analysis::GroupComparison& compared)
{
    LinkTable table;
    table.columns.push_back({ tr("Type"), {}, false });
    for (const auto& group : compared.groups) {
        table.columns.push_back({ toQString(group), tr("Mean ± standard deviation") });
    }
    for (std::size_t i = 1; i < compared.groups.size(); ++i) {
        analysis::ScoreDifference pair;
        pair.second = i;
        table.columns.push_back({ pairText(compared, pair), tr("Difference of the means") });
        table.columns.push_back(welchColumn(compared));
        table.columns.push_back(
            { tr("p"), tr("Two-sided, after Holm's correction over all types and groups.") });
    }
    for (const auto& [type, values] : compared.types) {
        LinkTable::Row& row = table.rows.emplace_back();
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
    }
    return table;
}

LinkTable groupRunsTable(const analysis::GroupComparison& compared, const std::vector<int>& systems)
{
    LinkTable table;
    table.columns = { { tr("Run"), {}, false }, { tr("Group"), {}, false }, { tr("Score"), {} } };
    for (std::size_t i = 0; i < compared.runs.size(); ++i) {
        const auto& run = compared.runs[i];
        table.rows.emplace_back().cells = { systemCell(textCell(toQString(run.name)), systems[i]),
            textCell(toQString(compared.groups[run.group])), systemCell(scoreCell(run.value), systems[i]) };
    }
    return table;
}

} // namespace touchstone::ui
