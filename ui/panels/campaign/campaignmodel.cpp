// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/campaign/campaignmodel.h"

#include "ui/models/comparetables.h"
#include "ui/models/modelroles.h"

#include "core/report/trend.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::ui {

namespace {

constexpr std::size_t mostWarningsTold = 3;

QString pointsText(const std::optional<double>& points)
{
    return points ? QLocale().toString(*points, 'f', QLocale::FloatingPointShortest) : undefinedText();
}

/// A score as cells show it, with the sign of what is not separable from the best.
QString markedScore(const analysis::CampaignRow& row)
{
    return row.tie && row.tie->likeBest
        //: A score that is not separable from the best
        ? CampaignModel::tr("%1≈").arg(scoreText(row.score))
        : scoreText(row.score);
}

/// What the test of a run said; empty: nothing to be told.
QString tieText(const analysis::RunTie& tie)
{
    if (tie.best) {
        return {};
    }
    if (!tie.p) {
        return coreText(tie.test);
    }
    const QString p = scoreText(tie.p);
    return tie.likeBest
        //: %1: a probability, %2: a level of significance, such as 0.05
        ? CampaignModel::tr("≈ not separable from the best: p %1 is not below %2")
              .arg(p, QLocale().toString(tie.level))
        : CampaignModel::tr("p of the difference from the best: %1").arg(p);
}

QString exactText(const std::optional<double>& value)
{
    return value ? toQString(support::shortest(*value)) : QStringLiteral("");
}

} // namespace

void CampaignModel::setTables(analysis::ProjectTables tables)
{
    m_all = std::move(tables);
    m_allScores.clear();
    if (m_choice.task && !support::contains(m_all.tasks(), *m_choice.task)) {
        m_choice.task.reset();
    }
    if (!support::contains(analysis::campaignByWords(m_all), analysis::campaignByWord(m_choice.by))) {
        m_choice.by = {};
    }
    foldAnew();
}

void CampaignModel::setScores(std::vector<analysis::CampaignRow> rows)
{
    m_allScores = std::move(rows);
    compute();
    sort(m_sortColumn, m_sortOrder);
    announceAll();
}

void CampaignModel::setOld(std::set<std::pair<std::size_t, std::size_t>> old)
{
    if (old != m_old) {
        m_old = std::move(old);
        announceAll();
    }
}

void CampaignModel::setChoice(CampaignChoice choice)
{
    if (choice != m_choice) {
        m_choice = std::move(choice);
        foldAnew();
    }
}

void CampaignModel::setRanksShown(bool shown)
{
    m_ranksShown = shown;
    announceAll();
}

void CampaignModel::setHeatShown(bool shown)
{
    m_heatShown = shown;
    announceAll();
}

void CampaignModel::foldAnew()
{
    reset([this]() {
        const auto sorted = static_cast<std::size_t>(m_sortColumn);
        const std::string key = sorted < m_columns.size() ? m_columns[sorted].key : std::string();
        fold();
        compute();
        const auto* const found = support::found(m_columns, key, &Column::key);
        m_sortColumn = found == nullptr ? -1 : static_cast<int>(found - m_columns.data());
    });
}

bool CampaignModel::taken(const analysis::ProjectTable& table) const
{
    return (!m_choice.task || table.task == *m_choice.task)
        && std::ranges::none_of(table.captures, [this](const auto& capture) {
               const auto left = m_choice.without.find(capture.first);
               return left != m_choice.without.end() && left->second.contains(capture.second);
           });
}

void CampaignModel::fold()
{
    m_shown = { m_all.folder, {}, m_all.ties, {} };
    m_tableOf.clear();
    m_shownOf.assign(m_all.tables.size(), std::nullopt);
    m_scoreNames.clear();
    for (std::size_t table = 0; table < m_all.tables.size(); ++table) {
        if (taken(m_all.tables[table])) {
            m_shownOf[table] = m_tableOf.size();
            m_tableOf.push_back(table);
            m_shown.tables.push_back(m_all.tables[table]);
            m_scoreNames.push_back(scoreTitle(m_all.tables[table].score));
        }
    }
    const auto nameOf = [this](const analysis::TableRun& run) -> const std::string& {
        return analysis::matrixRowOf(run, m_choice.by);
    };
    m_names.clear();
    for (const auto& table : m_shown.tables) {
        for (const auto& run : table.runs) {
            m_names.push_back(nameOf(run));
        }
    }
    support::sortUnique(m_names);
    std::ranges::stable_sort(m_names, analysis::naturallyLess);
    std::map<std::string_view, std::size_t> lines;
    for (std::size_t line = 0; line < m_names.size(); ++line) {
        lines.emplace(m_names[line], line);
    }
    m_runs.assign(m_names.size() * m_shown.tables.size(), {});
    for (std::size_t table = 0; table < m_shown.tables.size(); ++table) {
        const auto& own = m_shown.tables[table].runs;
        for (std::size_t run = 0; run < own.size(); ++run) {
            m_runs[lines.at(nameOf(own[run])) * m_shown.tables.size() + table].push_back(run);
        }
    }
}

void CampaignModel::compute()
{
    m_scores.clear();
    for (const auto& row : m_allScores) {
        const auto shown = row.table < m_shownOf.size() ? m_shownOf[row.table] : std::nullopt;
        if (shown && row.run < m_shown.tables[*shown].runs.size()) {
            m_scores.push_back(row);
            m_scores.back().table = *shown;
        }
    }
    m_matrix = analysis::campaignMatrix(m_shown, m_scores, m_choice.by);
    m_columns = { { Column::Kind::Name, 0, "name" } };
    if (m_matrix.points) {
        m_columns.push_back({ Column::Kind::Points, 0, "points" });
    }
    for (std::size_t task = 0; task < m_matrix.tasks.size(); ++task) {
        if (m_matrix.sets[task] > 1) {
            m_columns.push_back({ Column::Kind::Mean, task, "mean\t" + m_matrix.tasks[task] });
        }
    }
    for (std::size_t table = 0; table < m_shown.tables.size(); ++table) {
        const auto& own = m_shown.tables[table];
        m_columns.push_back({ Column::Kind::Score, table, "table\t" + own.task + '\t' + own.set });
    }
    std::map<std::string_view, std::size_t> places;
    for (std::size_t place = 0; place < m_matrix.entries.size(); ++place) {
        places.emplace(m_matrix.entries[place].name, place);
    }
    m_entryOf.clear();
    for (const auto& name : m_names) {
        const auto place = places.find(name);
        m_entryOf.push_back(place == places.end() ? std::nullopt : std::optional(place->second));
    }
    m_standings.assign(m_shown.tables.size(), {});
    for (const auto& each : m_matrix.entries) {
        for (std::size_t table = 0; table < m_standings.size(); ++table) {
            const auto& standing = each.cells[table];
            if (!standing.row || !m_scores[*standing.row].score) {
                continue;
            }
            auto& own = m_standings[table];
            own.lowerIsBetter = m_scores[*standing.row].lowerIsBetter;
            own.ranked += standing.rank ? 1U : 0U;
        }
    }
}

void CampaignModel::arrangeUnsorted(std::span<std::uint32_t> lines) const
{
    std::ranges::stable_sort(
        lines, {}, [this](std::uint32_t line) { return m_entryOf[line].value_or(m_names.size()); });
}

std::optional<std::size_t> CampaignModel::tableOf(int column) const
{
    const auto number = static_cast<std::size_t>(column);
    return column >= 0 && number < m_columns.size() && m_columns[number].kind == Column::Kind::Score
        ? std::optional(m_columns[number].number)
        : std::nullopt;
}

std::optional<CampaignRun> CampaignModel::runOf(const QModelIndex& index) const
{
    const auto table = index.isValid() ? tableOf(index.column()) : std::nullopt;
    if (!table) {
        return std::nullopt;
    }
    return runOf(lineOf(index.row()), *table);
}

std::optional<CampaignRun> CampaignModel::runOf(std::uint32_t line, std::size_t table) const
{
    const auto* const row = score(line, table);
    const auto& own = runs(line, table);
    return row != nullptr ? std::optional(CampaignRun { m_tableOf[table], row->run })
        : own.empty()     ? std::nullopt
                          : std::optional(CampaignRun { m_tableOf[table], own.front() });
}

std::vector<CampaignRun> CampaignModel::runsOf(std::uint32_t line, const Column& column) const
{
    std::vector<CampaignRun> behind;
    for (std::size_t table = 0; column.kind == Column::Kind::Mean && table < m_shown.tables.size(); ++table) {
        const bool ofTask = m_shown.tables[table].task == m_matrix.tasks[column.number];
        if (const auto run = ofTask ? runOf(line, table) : std::nullopt) {
            behind.push_back(*run);
        }
    }
    return behind;
}

std::vector<CampaignRun> CampaignModel::runsOfMean(const QModelIndex& index) const
{
    return index.isValid() ? runsOf(lineOf(index.row()), m_columns[static_cast<std::size_t>(index.column())])
                           : std::vector<CampaignRun>();
}

const analysis::CampaignMatrix::Entry* CampaignModel::entry(std::uint32_t line) const
{
    return m_entryOf[line] ? &m_matrix.entries[*m_entryOf[line]] : nullptr;
}

const analysis::CampaignMatrix::Cell* CampaignModel::cell(std::uint32_t line, std::size_t table) const
{
    const auto* const own = entry(line);
    return own == nullptr ? nullptr : &own->cells[table];
}

const analysis::CampaignRow* CampaignModel::score(std::uint32_t line, std::size_t table) const
{
    const auto* const own = cell(line, table);
    return own != nullptr && own->row ? &m_scores[*own->row] : nullptr;
}

bool CampaignModel::isOld(std::uint32_t line, const Column& column) const
{
    const auto old = [this](const CampaignRun& run) { return m_old.contains({ run.table, run.run }); };
    if (m_old.empty() || column.kind == Column::Kind::Points) {
        return !m_old.empty(); // another run's score moves everybody's rank
    }
    if (column.kind != Column::Kind::Score) {
        return std::ranges::any_of(runsOf(line, column), old);
    }
    const auto run = runOf(line, column.number);
    return run && score(line, column.number) != nullptr && old(*run);
}

bool CampaignModel::lowerIsBetter(const Column& column) const
{
    if (column.kind == Column::Kind::Score) {
        return m_standings[column.number].lowerIsBetter;
    }
    // All data sets of a task are ranked by one score.
    for (std::size_t table = 0; column.kind == Column::Kind::Mean && table < m_standings.size(); ++table) {
        if (m_shown.tables[table].task == m_matrix.tasks[column.number] && m_standings[table].lowerIsBetter) {
            return true;
        }
    }
    return false;
}

std::optional<double> CampaignModel::number(std::uint32_t line, const Column& column) const
{
    if (column.kind == Column::Kind::Score) {
        const auto* const row = score(line, column.number);
        return row == nullptr ? std::nullopt : row->score;
    }
    const auto* const own = entry(line);
    return own == nullptr                     ? std::nullopt
        : column.kind == Column::Kind::Points ? own->points
        : column.kind == Column::Kind::Mean   ? own->means[column.number]
                                              : std::nullopt;
}

QString CampaignModel::rankText(const analysis::CampaignMatrix::Cell& cell) const
{
    //: A rank that others have, too
    return cell.tied ? tr("%1=").arg(*cell.rank) : countText(*cell.rank);
}

QString CampaignModel::text(std::uint32_t line, const Column& column, bool ranked) const
{
    const auto value = number(line, column);
    switch (column.kind) {
    case Column::Kind::Name:
        return toQString(m_names[line]);
    case Column::Kind::Points:
        return pointsText(value);
    case Column::Kind::Mean: {
        const auto* const own = entry(line);
        const auto scored = own == nullptr ? 0 : own->scored[column.number];
        return value || scored == 0 ? scoreText(value)
                                    //: A mean that is not given, since only %1 of %2 data sets have a score
                                    : tr("– (%1 of %2)").arg(scored).arg(m_matrix.sets[column.number]);
    }
    case Column::Kind::Score:
        break;
    }
    const auto* const row = score(line, column.number);
    if (row == nullptr) {
        return runs(line, column.number).empty() ? undefinedText() : QStringLiteral("…");
    }
    if (row->error) {
        return QStringLiteral("✗");
    }
    const auto* const own = cell(line, column.number);
    return ranked && own->rank
        //: A score with its rank
        ? tr("%1 (%2)").arg(markedScore(*row), rankText(*own))
        : markedScore(*row);
}

QString CampaignModel::cellTip(std::uint32_t line, std::size_t table) const
{
    const auto& own = m_shown.tables[table];
    //: %1: a system or a team, %2: a data set with its task
    QStringList tip { tr("%1, %2").arg(toQString(m_names[line]), toQString(analysis::tableName(own))) };
    const auto* const row = score(line, table);
    const auto count = runs(line, table).size();
    if (count == 0) {
        tip << tr("Nothing was handed in.");
        return tip.join(QLatin1Char('\n'));
    }
    if (row == nullptr) {
        tip << tr("Not scored yet.");
    } else {
        const auto& run = own.runs[row->run];
        if (m_choice.by.kind != analysis::CampaignBy::System) {
            tip << (count > 1 ? tr("Best run: %1 (of %2)").arg(toQString(run.system)).arg(count)
                              : tr("Run: %1").arg(toQString(run.system)));
        }
        if (row->error) {
            //: %1: why
            tip << tr("Could not be scored: %1").arg(errorText(*row->error));
        } else {
            //: %1: a score, %2: its value
            tip << tr("%1: %2").arg(m_scoreNames[table], scoreText(row->score));
        }
        if (m_old.contains({ m_tableOf[table], row->run })) {
            tip << tr("Old: its files have changed on the disk since.");
        }
        if (const auto* const place = cell(line, table); place->rank) {
            tip << tr("Rank %1 of %2").arg(rankText(*place)).arg(m_standings[table].ranked);
        }
        if (const QString told = row->tie ? tieText(*row->tie) : QString(); !told.isEmpty()) {
            tip << told;
        }
        if (row->precision || row->recall || row->f1) {
            tip << tr("P %1, R %2, F1 %3")
                       .arg(scoreText(row->precision), scoreText(row->recall), scoreText(row->f1));
        }
        if (row->tp) {
            tip << tr("TP %1, FP %2, FN %3")
                       .arg(pointsText(row->tp), pointsText(row->fp), pointsText(row->fn));
        }
        for (std::size_t i = 0; i < std::min(row->warnings.size(), mostWarningsTold); ++i) {
            tip << coreText(row->warnings[i]);
        }
    }
    tip << tr("A click or Return opens the data set with this system.");
    return tip.join(QLatin1Char('\n'));
}

QString CampaignModel::toolTip(std::uint32_t line, const Column& column) const
{
    switch (column.kind) {
    case Column::Kind::Name:
        return toQString(m_names[line]);
    case Column::Kind::Points:
        return tr("Points of %1 over all data sets shown").arg(toQString(m_names[line]));
    case Column::Kind::Mean: {
        const auto* const own = entry(line);
        //: How many data sets have a score, for a mean over them
        return tr(
            "Scored: %1 of %2 data sets; a mean is given where all have a score. A click opens them as one.")
            .arg(own == nullptr ? 0 : own->scored[column.number])
            .arg(m_matrix.sets[column.number]);
    }
    case Column::Kind::Score:
        return cellTip(line, column.number);
    }
    return {};
}

QString CampaignModel::accessibleText(std::uint32_t line, const Column& column) const
{
    const QString name = toQString(m_names[line]);
    const auto* const row = column.kind == Column::Kind::Score ? score(line, column.number) : nullptr;
    switch (column.kind) {
    case Column::Kind::Name:
        return name;
    case Column::Kind::Points:
    case Column::Kind::Mean:
        //: A cell for screen readers. %1: "Points", %2: a system, %3: the number
        return tr("%1 of %2: %3")
            .arg(headerData(static_cast<int>(&column - m_columns.data()), Qt::Horizontal).toString(), name,
                text(line, column, false));
    case Column::Kind::Score:
        break;
    }
    const auto& own = m_shown.tables[column.number];
    const QString set = toQString(m_matrix.tasks.size() > 1 ? analysis::tableName(own) : own.set);
    const auto* const place = cell(line, column.number);
    const QString shown = runs(line, column.number).empty() ? tr("nothing was handed in")
        : row == nullptr                                    ? tr("not scored yet")
        : row->error                                        ? tr("could not be scored")
        : !row->score                                       ? tr("undefined")
        : row->tie && row->tie->likeBest
        //: %1: a score
        ? tr("%1, not separable from the best").arg(scoreText(row->score))
        : scoreText(row->score);
    return place != nullptr && place->rank
        //: %1: a score, %2: a system, %3: a data set, %4: the value, %5: its rank
        ? tr("%1 of %2, %3: %4, rank %5").arg(m_scoreNames[column.number], name, set, shown, rankText(*place))
        : tr("%1 of %2, %3: %4").arg(m_scoreNames[column.number], name, set, shown);
}

QVariant CampaignModel::heat(std::uint32_t line, const Column& column) const
{
    const auto* const own = column.kind == Column::Kind::Score ? cell(line, column.number) : nullptr;
    return m_heatShown && own != nullptr && own->standing ? QVariant(*own->standing) : QVariant();
}

QVariant CampaignModel::value(std::uint32_t line, int column, int role) const
{
    const Column& own = m_columns[static_cast<std::size_t>(column)];
    const bool isScore = own.kind == Column::Kind::Score;
    switch (role) {
    case Qt::DisplayRole:
        return text(line, own, m_ranksShown);
    case Qt::ToolTipRole:
        return toolTip(line, own);
    case Qt::AccessibleTextRole:
        return accessibleText(line, own);
    case Qt::FontRole: {
        const auto* const place = isScore ? cell(line, own.number) : nullptr;
        return boldFont(place != nullptr && place->rank == 1);
    }
    case SortRole: {
        const auto value = number(line, own);
        return own.kind == Column::Kind::Name ? QVariant(toQString(m_names[line]))
            : value                           ? QVariant(*value)
                                              : QVariant();
    }
    case ExportRole:
        return own.kind == Column::Kind::Name ? toQString(m_names[line]) : exactText(number(line, own));
    case HeatRole:
        return isOld(line, own) ? QVariant() : heat(line, own); // a shade would be darker than pale
    case NeutralHeatRole:
        return true; // more is no error
    case FaintRole:
        return (isScore && !number(line, own)) || isOld(line, own);
    case LinkRole:
        return isScore ? !runs(line, own.number).empty() : !runsOf(line, own).empty();
    default:
        return {};
    }
}

TableModel::Header CampaignModel::header(int column) const
{
    const Column& own = m_columns[static_cast<std::size_t>(column)];
    const bool several = m_matrix.tasks.size() > 1;
    switch (own.kind) {
    case Column::Kind::Name:
        switch (m_choice.by.kind) {
        case analysis::CampaignBy::System:
            break;
        case analysis::CampaignBy::Team:
            return { tr("Team"), tr("Who handed runs in, with the best run in each data set") };
        case analysis::CampaignBy::Capture:
            return { toQString(m_choice.by.capture),
                tr("What the names of runs have in this place, with the best such run in each data set") };
        }
        return { tr("System"), {} };
    case Column::Kind::Points:
        return { tr("Points"), tr("Given by the rank in each data set that is shown") };
    case Column::Kind::Mean: {
        const QString task = toQString(m_matrix.tasks[own.number]);
        //: %1: a task
        return { several ? tr("Mean %1").arg(task) : tr("Mean"),
            tr("Mean over the data sets that are shown, where all of them have a score") };
    }
    case Column::Kind::Score:
        break;
    }
    const auto& table = m_shown.tables[own.number];
    const QString name = toQString(analysis::tableName(table));
    QString meaning = tr("%1: %2").arg(name, m_scoreNames[own.number]);
    if (m_standings[own.number].lowerIsBetter) {
        meaning += QLatin1Char('\n') + tr("Lower is better.");
    }
    return { several ? name : toQString(table.set), meaning };
}

QVariant CampaignModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole && section >= 0 && section < rowCount()
            ? QVariant(toQString(m_names[lineOf(section)]))
            : QVariant();
    }
    if (role == Qt::InitialSortOrderRole && section >= 0 && section < columns()) {
        const Column& own = m_columns[static_cast<std::size_t>(section)];
        const bool rising = own.kind == Column::Kind::Name || lowerIsBetter(own);
        return static_cast<int>(rising ? Qt::AscendingOrder : Qt::DescendingOrder); // the best first
    }
    return TableModel::headerData(section, orientation, role);
}

} // namespace touchstone::ui

#include "moc_campaignmodel.cpp"
