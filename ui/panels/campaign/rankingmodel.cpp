// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/campaign/rankingmodel.h"

#include "ui/models/modelroles.h"

#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::ui {

namespace {

constexpr std::string_view noteHeading = "Note"; ///< heads their column in analysis::rankingTable

/// A printed number with as many decimals in the user's locale; other texts as they are.
QString inLocale(const std::string& printed)
{
    const auto number = support::parsed<double>(printed);
    if (!number) {
        return toQString(printed);
    }
    const auto dot = printed.find('.');
    const auto decimals = dot == std::string::npos ? 0 : printed.size() - dot - 1;
    return QLocale().toString(*number, 'f', static_cast<int>(decimals));
}

} // namespace

void RankingModel::setRanking(const analysis::ProjectTables& tables,
    const std::vector<analysis::CampaignRow>& scores, std::size_t table, const analysis::RunRemarks& remarks,
    bool noted)
{
    const auto printed = [&](bool script) {
        auto ranking = analysis::rankingTable(tables, scores, table, { .script = script }, remarks);
        if (noted && ranking.columns.back().name != noteHeading) {
            ranking.columns.push_back({ std::string(noteHeading) });
            for (auto& row : ranking.rows) {
                row.emplace_back();
            }
            for (auto& row : ranking.styles) {
                row.emplace_back();
            }
        }
        return ranking;
    };
    auto exact = printed(true);
    const auto heads = [](const analysis::Table& of) {
        return support::listOf(of.columns, &analysis::Table::Column::name);
    };
    const auto marks = [](const analysis::Table& of) {
        std::string all;
        for (const auto& row : of.styles) {
            for (const auto& cell : row) {
                all += cell.mark + '\t';
            }
        }
        return all;
    };
    if (marks(exact) == marks(m_exact) && exact.title == m_exact.title && exact.rows == m_exact.rows
        && exact.note == m_exact.note && heads(exact) == heads(m_exact) && noted == m_editable) {
        return;
    }
    reset([&]() {
        m_exact = std::move(exact);
        m_printed = printed(false);
        m_note = analysis::rankingNote(tables, scores, table);
        m_editable = noted;
        const auto names = heads(m_exact);
        m_noteColumn = names.back() == noteHeading ? columns() - 1 : -1;
        m_system = static_cast<std::size_t>(std::ranges::find(names, "System") - names.begin());
        const auto& runs = tables.tables[table].runs;
        m_runs = support::listOf<std::size_t>(m_exact.rows, [&](const std::vector<std::string>& row) {
            return static_cast<std::size_t>(
                std::ranges::find(runs, row[m_system], &analysis::TableRun::system) - runs.begin());
        });
        if (m_sortColumn >= columns()) {
            m_sortColumn = -1;
        }
    });
}

void RankingModel::clear()
{
    reset([this]() {
        m_exact = {};
        m_printed = {};
        m_note = {};
        m_runs.clear();
        m_noteColumn = -1;
        m_sortColumn = -1;
    });
}

QString RankingModel::title() const { return toQString(m_printed.title); }

QString RankingModel::note() const { return coreText(m_note); }

std::optional<std::uint32_t> RankingModel::lineOfRun(std::size_t run) const
{
    const auto found = std::ranges::find(m_runs, run);
    return found == m_runs.end() ? std::nullopt
                                 : std::optional(static_cast<std::uint32_t>(found - m_runs.begin()));
}

TableModel::Header RankingModel::header(int column) const
{
    return { coreText(m_printed.columns[static_cast<std::size_t>(column)].name), {} };
}

QVariant RankingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool shown = orientation == Qt::Horizontal && section > 0 && section < columns();
    return role == Qt::InitialSortOrderRole && shown && isNumber(section)
        ? QVariant(static_cast<int>(Qt::DescendingOrder)) // ranks and names from their beginning
        : TableModel::headerData(section, orientation, role);
}

QVariant RankingModel::value(std::uint32_t line, int column, int role) const
{
    const auto at = static_cast<std::size_t>(column);
    const bool number = m_printed.columns[at].number;
    const std::string& printed = m_printed.rows[line][at];
    const std::string& exact = m_exact.rows[line][at];
    const bool marked = !m_printed.styles[line][at].mark.empty();
    switch (role) {
    case Qt::DisplayRole:
        //: A score that is not separable from the best
        return marked ? tr("%1≈").arg(inLocale(printed)) : number ? inLocale(printed) : toQString(printed);
    case Qt::AccessibleTextRole:
        //: A cell for screen readers. %1: "Rank", "F1", %2: a system, %3: what the cell says
        return tr("%1 of %2: %3")
            .arg(header(column).title, toQString(m_printed.rows[line][m_system]),
                //: %1: a score
                marked       ? tr("%1, not separable from the best").arg(inLocale(printed))
                    : number ? inLocale(printed)
                             : toQString(printed));
    case ExportRole:
        return toQString(exact);
    case SortRole: {
        const auto value = number ? support::parsed<double>(exact) : std::nullopt;
        return number ? (value ? QVariant(*value) : QVariant()) : QVariant(toQString(exact));
    }
    case LinkRole:
        return column != m_noteColumn;
    case Qt::ToolTipRole:
        if (column == m_noteColumn) {
            const QString note = toQString(printed);
            return !m_editable   ? note
                : note.isEmpty() ? tr("A double click or Return notes something of this run.")
                                 //: %1: what is noted of a run
                                 : tr("%1\nA double click or Return changes the note.").arg(note);
        }
        return tr("A click or Return opens the data set with this system.");
    default:
        return {};
    }
}

} // namespace touchstone::ui

#include "moc_rankingmodel.cpp"
