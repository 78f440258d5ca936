// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"
#include "ui/session/intervalstrings.h"

#include "core/evaluation/records/typemeans.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/numbers.h"

#include <QFont>

#include <algorithm>
#include <limits>
#include <numeric>

namespace touchstone::ui {

namespace {

constexpr std::string_view overallName = "Overall";

/// Rows named by numbers (scores, alphas) are in their order: people's collation takes the decimals of 0.35
/// for more than those of 0.5. Empty: not all are numbers.
std::vector<double> namesAsNumbers(const analysis::ScoreSheet& sheet, const std::vector<std::uint32_t>& rows)
{
    std::vector<double> numbers;
    numbers.reserve(rows.size());
    for (const std::uint32_t row : rows) {
        const auto number = support::parsed<double>(sheet.rows[row].name);
        if (!number) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

} // namespace

SheetModel::SheetModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void SheetModel::setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet)
{
    beginResetModel();
    if (a != m_a) {
        m_intervals.reset();
    }
    m_a = std::move(a);
    m_b = std::move(b);
    m_sheet = m_a && sheet < m_a->sheets.size() ? &m_a->sheets[sheet] : nullptr;
    m_sheetB = nullptr;
    m_compared.reset();
    m_rowsB.clear();
    if (m_sheet != nullptr && m_b) {
        const auto twin = std::ranges::find(m_b->sheets, m_sheet->id, &analysis::ScoreSheet::id);
        // What is compared is the table's own headline, else its last column that is no count.
        for (std::size_t i = 0; twin != m_b->sheets.end() && i < m_sheet->columns.size(); ++i) {
            const bool ratio = std::ranges::any_of(
                m_sheet->rows, [i](const auto& row) { return !row.cells[i].isCount && row.cells[i].value; });
            const auto column
                = std::ranges::find(twin->columns, m_sheet->columns[i].id, &analysis::ScoreSheet::Column::id);
            if (ratio && column != twin->columns.end()) {
                m_compared = i;
                m_comparedB = static_cast<std::size_t>(column - twin->columns.begin());
                m_sheetB = &*twin;
                if (m_sheet->columns[i].id == m_sheet->headline) {
                    break;
                }
            }
        }
        for (std::size_t i = 0; m_sheetB != nullptr && i < m_sheetB->rows.size(); ++i) {
            m_rowsB.emplace(m_sheetB->rows[i].name, i);
        }
    }
    placeIntervals();
    order();
    endResetModel();
}

void SheetModel::setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals)
{
    m_intervals = std::move(intervals);
    placeIntervals();
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void SheetModel::placeIntervals()
{
    m_placed.clear();
    if (!m_intervals || m_sheet == nullptr || m_intervals->measure != m_a->measure) {
        return;
    }
    const auto columns = m_sheet->columns.size();
    const auto place = [&](std::size_t row, std::size_t column, const analysis::ScoreInterval* score) {
        if (score != nullptr && score->interval) {
            m_placed[row * columns + column] = &*score->interval;
        }
    };
    const auto number = static_cast<std::size_t>(m_sheet - m_a->sheets.data());
    for (const analysis::ScoreInterval& score : m_intervals->overall) {
        for (const analysis::ScorePlace& cell : analysis::scorePlaces(*m_a, score.name)) {
            if (cell.sheet == number) {
                place(cell.row, cell.column, &score);
            }
        }
        if (const auto mean = analysis::meanScore(score.name)) {
            const analysis::TypeColumn column = analysis::typeColumn(*m_a, mean->score);
            if (column.sheet == m_sheet && !m_sheet->means.empty()) {
                place(m_sheet->rows.size() + static_cast<std::size_t>(mean->mean), column.column, &score);
            }
            continue;
        }
        const analysis::TypeColumn types = analysis::typeColumn(*m_a, score.name);
        for (std::size_t row = 0; types.sheet == m_sheet && row + 1 < m_sheet->rows.size(); ++row) {
            place(row, types.column, m_intervals->find(score.name, m_sheet->rows[row].name));
        }
    }
}

const metrics::Interval* SheetModel::interval(int shown, Place where) const
{
    if (where.kind != Kind::Value || m_placed.empty()) {
        return nullptr;
    }
    const auto found = m_placed.find(
        std::size_t { m_order[static_cast<std::size_t>(shown)] } * m_sheet->columns.size() + where.column);
    return found == m_placed.end() ? nullptr : found->second;
}

QString SheetModel::rowName(const QModelIndex& index) const { return text(index.row(), { Kind::Name, 0 }); }

const analysis::ScoreCell* SheetModel::cell(const QModelIndex& index) const
{
    const Place where = place(index.column());
    return index.isValid() && where.kind == Kind::Value ? &row(index.row()).cells[where.column] : nullptr;
}

int SheetModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_sheet == nullptr ? 0 : static_cast<int>(m_order.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_sheet == nullptr
        ? 0
        : static_cast<int>(m_sheet->columns.size()) + (m_compared ? 3 : 1);
}

SheetModel::Place SheetModel::place(int column) const
{
    const auto columns = static_cast<int>(m_sheet->columns.size());
    if (column <= 0) {
        return { Kind::Name, 0 };
    }
    if (column <= columns) {
        return { Kind::Value, static_cast<std::size_t>(column) - 1 };
    }
    return { column == columns + 1 ? Kind::OfB : Kind::Difference, m_compared.value_or(0) };
}

const analysis::ScoreSheet::Row& SheetModel::line(std::size_t number) const
{
    return isMean(number) ? m_sheet->means[number - m_sheet->rows.size()] : m_sheet->rows[number];
}

bool SheetModel::isSummary(std::size_t number) const
{
    return isMean(number) || m_sheet->rows[number].name == overallName;
}

const analysis::ScoreSheet::Row& SheetModel::row(int shown) const
{
    return line(m_order[static_cast<std::size_t>(shown)]);
}

const analysis::ScoreSheet::Row* SheetModel::rowB(int shown) const
{
    const std::size_t number = m_order[static_cast<std::size_t>(shown)];
    if (m_sheetB == nullptr) {
        return nullptr;
    }
    if (isMean(number)) {
        const std::size_t mean = number - m_sheet->rows.size();
        return mean < m_sheetB->means.size() ? &m_sheetB->means[mean] : nullptr;
    }
    const auto found = m_rowsB.find(line(number).name);
    return found == m_rowsB.end() ? nullptr : &m_sheetB->rows[found->second];
}

bool SheetModel::overall(int shown) const { return isSummary(m_order[static_cast<std::size_t>(shown)]); }

std::optional<double> SheetModel::number(int shown, Place where) const
{
    const std::optional<double> a = row(shown).cells[where.column].value;
    if (where.kind == Kind::Value) {
        return a;
    }
    const auto* const other = rowB(shown);
    const std::optional<double> b = other == nullptr ? std::nullopt : other->cells[m_comparedB].value;
    if (where.kind == Kind::OfB) {
        return b;
    }
    return a && b ? std::optional(*a - *b) : std::nullopt;
}

QString SheetModel::text(int shown, Place where) const
{
    switch (where.kind) {
    case Kind::Name:
        return row(shown).name == overallName ? tr("Overall") : toQString(row(shown).name);
    case Kind::Difference:
        return differenceText(number(shown, where));
    case Kind::Value:
    case Kind::OfB:
        break;
    }
    const auto value = number(shown, where);
    if (isMean(m_order[static_cast<std::size_t>(shown)]) && where.kind == Kind::Value
        && m_sheet->rows.back().cells[where.column].isCount) {
        return {}; // counts have no mean
    }
    if (const metrics::Interval* around = interval(shown, where)) {
        return scoreText(value) + QLatin1Char(' ') + intervalText(*around);
    }
    return value && row(shown).cells[where.column].isCount ? countText(static_cast<std::int64_t>(*value))
                                                           : scoreText(value);
}

QString SheetModel::toolTip(int shown, Place where) const
{
    if (where.kind == Kind::Name && m_nameTip) {
        return m_nameTip(text(shown, where));
    }
    if (where.kind != Kind::Value) {
        return text(shown, where);
    }
    const auto& column = m_sheet->columns[where.column];
    const auto& value = row(shown).cells[where.column];
    QString tip = toQString(column.meaning);
    if (const metrics::Interval* around = interval(shown, where)) {
        tip += QLatin1Char('\n') + intervalMeaning(*around, m_intervals->settings, m_intervals->units);
    }
    if (value.link) {
        tip += QLatin1Char('\n') + tr("Click to see these records.");
    } else if (!value.formula.empty()) {
        QString formula;
        for (const auto& part : value.formula) {
            formula += toQString(part.text);
        }
        tip += QLatin1Char('\n') + formula;
    }
    return tip;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_sheet == nullptr) {
        return {};
    }
    const int shown = index.row();
    const Place where = place(index.column());
    const analysis::ScoreCell* value = cell(index);
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, where);
    case Qt::ToolTipRole:
        return toolTip(shown, where);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (where.kind == Kind::Name ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        if (overall(shown)) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case SortRole:
        if (where.kind == Kind::Name) {
            return text(shown, where);
        }
        return number(shown, where) ? QVariant(*number(shown, where)) : QVariant();
    case ExportRole:
        if (where.kind == Kind::Name) {
            return text(shown, where);
        }
        return value != nullptr && value->isCount && value->value
            ? QString::number(static_cast<qint64>(*value->value))
            : scoreExport(number(shown, where));
    case FilterRole:
        return value != nullptr && value->link ? QVariant::fromValue(*value->link) : QVariant();
    case FaintRole:
        return value != nullptr && value->isCount && value->value.value_or(1) == 0;
    case BarRole: {
        const bool headline
            = where.kind == Kind::Value && m_sheet->columns[where.column].id == m_sheet->headline;
        const auto share = headline && !value->isCount ? value->value : std::nullopt;
        return share && *share >= 0 && *share <= 1 ? QVariant(*share) : QVariant();
    }
    case LinkRole:
        return value != nullptr && (value->link || !value->formula.empty());
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || m_sheet == nullptr || section < 0 || section >= columnCount()) {
        return {};
    }
    const Place where = place(section);
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (where.kind == Kind::Name ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    if (where.kind == Kind::Name) {
        return role == Qt::DisplayRole ? toQString(m_sheet->rowTitle) : QVariant();
    }
    const auto& column = m_sheet->columns[where.column];
    const QString title = toQString(column.title);
    switch (where.kind) {
    case Kind::OfB:
        //: %1: a score such as "F1"; its value of System B
        return role == Qt::DisplayRole ? tr("%1 (B)").arg(title) : tr("%1 of System B").arg(title);
    case Kind::Difference:
        return role == Qt::DisplayRole ? tr("A − B") : tr("%1 of System A minus %1 of System B").arg(title);
    default:
        break;
    }
    if (role == Qt::DisplayRole) {
        return title;
    }
    return column.lowerIsBetter ? toQString(column.meaning) + QLatin1Char('\n') + tr("Lower is better.")
                                : toQString(column.meaning);
}

void SheetModel::order()
{
    m_order.clear();
    if (m_sheet == nullptr) {
        return;
    }
    m_order.resize(m_sheet->rows.size() + (analysis::showsMeans(*m_sheet) ? m_sheet->means.size() : 0));
    std::iota(m_order.begin(), m_order.end(), 0U);
    // The overall row is what one looks for first.
    const auto summaries = std::stable_partition(
        m_order.begin(), m_order.end(), [this](std::uint32_t number) { return isSummary(number); });
    const auto fixed = static_cast<std::size_t>(summaries - m_order.begin());
    if (m_sortColumn < 0 || m_sortColumn >= columnCount()) {
        return;
    }
    const std::vector<std::uint32_t> before(
        m_order.begin() + static_cast<std::ptrdiff_t>(fixed), m_order.end());
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    const Place where = place(m_sortColumn);
    std::vector<std::uint32_t> places(before.size());
    std::iota(places.begin(), places.end(), 0U);
    const auto numbers = where.kind == Kind::Name ? namesAsNumbers(*m_sheet, before) : std::vector<double>();
    if (!numbers.empty()) {
        sortByRank(places, numberRanks(numbers), descending);
    } else if (where.kind == Kind::Name) {
        std::vector<QString> names;
        names.reserve(before.size());
        for (const std::uint32_t line : before) {
            names.push_back(toQString(m_sheet->rows[line].name));
        }
        sortByRank(places, collationRanks(names), descending);
    } else {
        const double last
            = descending ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
        std::vector<double> values;
        values.reserve(before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            values.push_back(number(static_cast<int>(fixed + i), where).value_or(last));
        }
        sortByRank(places, numberRanks(values), descending);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_order[fixed + i] = before[places[i]];
    }
}

void SheetModel::sort(int column, Qt::SortOrder sortOrder)
{
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const std::vector<std::uint32_t> before = m_order;
    order();
    QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from) {
        const auto line = before[static_cast<std::size_t>(index.row())];
        const auto now = std::ranges::find(m_order, line);
        to.push_back(createIndex(static_cast<int>(now - m_order.begin()), index.column()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui
