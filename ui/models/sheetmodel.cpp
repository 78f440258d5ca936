// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/sheetmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/models/sheetnames.h"
#include "ui/session/corestrings.h"
#include "ui/session/intervalstrings.h"
#include "ui/session/neutralwords.h"

#include "core/evaluation/records/typemeans.h"
#include "core/statistics/scoreplaces.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <iterator>

namespace touchstone::ui {

namespace {

using SheetKind = analysis::Sheet::Kind;

constexpr std::string_view overallName = "Overall";

/// Rows named by numbers (scores, alphas) are in their order: people's collation takes the decimals of 0.35
/// for more than those of 0.5. Empty: not all are numbers.
std::vector<double> namesAsNumbers(std::span<const std::string* const> names)
{
    std::vector<double> numbers;
    numbers.reserve(names.size());
    for (const std::string* name : names) {
        const auto number = support::parsed<double>(*name);
        if (!number) {
            return {};
        }
        numbers.push_back(*number);
    }
    return numbers;
}

/// The id of the table of types whose columns a table of documents has.
std::string_view typesBeside(const analysis::Sheet& documents)
{
    const std::string_view id = documents.id;
    const auto dot = id.rfind('.');
    return dot == std::string_view::npos ? "types" : id.substr(0, dot);
}

} // namespace

void SheetModel::setResult(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet,
    std::vector<analysis::RowGroup> groups, std::vector<analysis::RowGroup> groupsB)
{
    take(std::move(a), std::move(b), sheet, std::move(groups), std::move(groupsB), std::nullopt);
}

void SheetModel::take(analysis::MeasureResultPtr a, analysis::MeasureResultPtr b, std::size_t sheet,
    std::vector<analysis::RowGroup> groups, std::vector<analysis::RowGroup> groupsB,
    std::optional<SheetDots> dots)
{
    beginResetModel();
    if (a != m_a) {
        m_intervals.reset();
    }
    m_a = std::move(a);
    m_b = std::move(b);
    m_sheet = m_a && sheet < m_a->sheets.size() ? &m_a->sheets[sheet] : nullptr;
    m_groups = std::move(groups);
    m_groupsB = std::move(groupsB);
    m_dots = std::move(dots);
    findTwin();
    makeLines();
    placeIntervals();
    placeDots();
    order();
    endResetModel();
}

void SheetModel::setSheet(analysis::Sheet sheet, std::optional<SheetDots> dots)
{
    auto result = std::make_shared<analysis::MeasureResult>();
    result->sheets.push_back(std::move(sheet));
    take(std::move(result), nullptr, 0, {}, {}, std::move(dots));
}

void SheetModel::placeDots()
{
    m_dotColumns.clear();
    if (!m_dots) {
        return;
    }
    for (const auto& series : m_dots->series) {
        m_dotColumns.push_back(static_cast<std::size_t>(columnOf(series.column)) - 1);
    }
    std::vector<double> ends;
    for (Line line = 0; line < m_sheet->rows.size(); ++line) {
        for (const auto& dot : dotsOf(line).dots) {
            if (dot) {
                ends.push_back(dot->value);
            }
            if (dot && dot->interval) {
                ends.insert(ends.end(), { dot->interval->low, dot->interval->high });
            }
        }
    }
    m_dotAxis = dotAxis(ends);
}

DotRow SheetModel::dotsOf(Line number) const
{
    DotRow row { m_dotAxis, {} };
    for (std::size_t i = 0; i < m_dotColumns.size(); ++i) {
        auto& dot = row.dots.emplace_back();
        const auto& intervals = m_dots->series[i].intervals;
        if (const auto value = m_sheet->rows[number].cells[m_dotColumns[i]].value) {
            dot = { *value, number < intervals.size() ? intervals[number] : std::nullopt };
        }
    }
    return row;
}

QString SheetModel::dotsText(Line number) const
{
    QStringList words;
    const auto row = dotsOf(number);
    for (std::size_t i = 0; i < row.dots.size(); ++i) {
        const auto& dot = row.dots[i];
        const QString score = scoreText(dot ? std::optional(dot->value) : std::nullopt);
        const QString& name = m_dots->series[i].name;
        //: A dot of a picture for screen readers. %1: a system or a score, %2: its value, %3: its interval
        words << (dot && dot->interval ? tr("%1 %2 %3").arg(name, score, intervalText(dot->interval))
                                       : tr("%1 %2").arg(name, score));
    }
    return words.join(tr(", "));
}

analysis::Table SheetModel::plain() const
{
    analysis::Table table;
    const int columns = columnCount() - (m_dots ? 1 : 0);
    for (int column = 0; column < columns; ++column) {
        table.columns.push_back(
            { toUtf8(headerData(column, Qt::Horizontal).toString()), !isText(place(column)) });
    }
    auto lines = m_top; // in the sheet's own order
    std::ranges::sort(lines, {}, [this](Line line) { return std::pair(!m_lines[line].summary, line); });
    for (const Line line : lines) {
        auto& texts = table.rows.emplace_back();
        auto& styles = table.styles.emplace_back();
        for (int column = 0; column < columns; ++column) {
            const auto& beside = note(line, place(column));
            texts.push_back(toUtf8(text(line, place(column), QLocale::c())));
            styles.push_back({ m_lines[line].summary || beside.bold, false, beside.mark });
        }
    }
    return table;
}

void SheetModel::findTwin()
{
    m_sheetB = nullptr;
    m_compared.reset();
    if (m_sheet == nullptr || !m_b) {
        return;
    }
    const auto twin = std::ranges::find(m_b->sheets, m_sheet->id, &analysis::Sheet::id);
    // What is compared is the table's own headline, else its last column that is no count.
    for (std::size_t i = 0; twin != m_b->sheets.end() && i < m_sheet->columns.size(); ++i) {
        const bool ratio = std::ranges::any_of(
            m_sheet->rows, [i](const auto& row) { return !row.cells[i].isCount && row.cells[i].value; });
        const auto column
            = std::ranges::find(twin->columns, m_sheet->columns[i].id, &analysis::Sheet::Column::id);
        if (ratio && column != twin->columns.end()) {
            m_compared = i;
            m_comparedB = static_cast<std::size_t>(column - twin->columns.begin());
            m_sheetB = &*twin;
            if (m_sheet->columns[i].id == m_sheet->headline) {
                break;
            }
        }
    }
}

void SheetModel::makeLines()
{
    m_lines.clear();
    m_onlyB.clear();
    if (m_sheet == nullptr) {
        return;
    }
    using Row = analysis::Sheet::Row;
    const bool means = analysis::showsMeans(*m_sheet);
    std::unordered_map<std::string, const Row*> ofB;
    for (std::size_t i = 0; m_sheetB != nullptr && i < m_sheetB->rows.size(); ++i) {
        ofB.emplace(m_sheetB->rows[i].name, &m_sheetB->rows[i]);
    }
    std::unordered_map<std::string, Line> lines;
    const auto add = [&](const Row& row, const Row* b) -> Shown& {
        lines.emplace(row.name, static_cast<Line>(m_lines.size()));
        m_lines.push_back({ &row, b });
        return m_lines.back();
    };
    for (const Row& row : m_sheet->rows) {
        const auto found = ofB.find(row.name);
        add(row, found == ofB.end() ? nullptr : found->second).summary
            = row.name == overallName && &row == &m_sheet->rows.back();
        if (found != ofB.end()) {
            ofB.erase(found);
        }
    }
    for (std::size_t i = 0; means && i < m_sheet->means.size(); ++i) {
        const bool both = m_sheetB != nullptr && i < m_sheetB->means.size();
        m_lines.push_back({ &m_sheet->means[i], both ? &m_sheetB->means[i] : nullptr, true, true });
    }
    for (std::size_t i = 0; m_sheetB != nullptr && i < m_sheetB->rows.size(); ++i) {
        if (ofB.contains(m_sheetB->rows[i].name)) {
            m_onlyB.push_back(
                { m_sheetB->rows[i].name, std::vector<analysis::SheetCell>(m_sheet->columns.size()) });
        }
    }
    for (const Row& row : m_onlyB) {
        add(row, ofB.at(row.name));
    }
    for (const analysis::RowGroup& group : m_groups) {
        const auto twin
            = std::ranges::find(m_groupsB, group.row.name, [](const auto& one) { return one.row.name; });
        const auto number = static_cast<Line>(m_lines.size());
        m_lines.push_back({ &group.row, twin == m_groupsB.end() ? nullptr : &twin->row });
        for (const std::string& member : group.members) {
            if (const auto line = lines.find(member); line != lines.end()) {
                m_lines[line->second].group = number;
                m_lines[number].members.push_back(line->second);
            }
        }
    }
}

void SheetModel::setIntervals(std::shared_ptr<const analysis::MeasureIntervals> intervals)
{
    m_intervals = std::move(intervals);
    placeIntervals();
    const auto announce = [this](const QModelIndex& parent) {
        if (rowCount(parent) > 0) {
            Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, columnCount() - 1, parent));
        }
    };
    announce({});
    for (int row = 0; hasGroups() && row < rowCount(); ++row) {
        announce(index(row, 0));
    }
}

void SheetModel::placeIntervals()
{
    m_placed.clear();
    if (!m_intervals || m_sheet == nullptr || m_intervals->measure != m_a->measure) {
        return;
    }
    const auto columns = m_sheet->columns.size();
    const auto place = [&](std::size_t line, std::size_t column, const analysis::ScoreInterval* score) {
        if (score != nullptr && score->interval) {
            m_placed[line * columns + column] = &*score->interval;
        }
    };
    const auto number = static_cast<std::size_t>(m_sheet - m_a->sheets.data());
    for (const analysis::ScoreInterval& score : m_intervals->overall) {
        for (const analysis::ScorePlace& cell : analysis::scorePlaces(*m_a, score.name)) {
            if (cell.sheet == number) {
                place(cell.row, cell.column, &score);
            }
        }
        const auto* const described = m_a->score(score.name);
        if (m_sheet->perDocument && described != nullptr && described->byType
            && typesBeside(*m_sheet) == described->byType->sheet) {
            const int column = columnOf(described->byType->column);
            for (Line line = 0; column > 0 && line < m_lines.size(); ++line) {
                if (m_lines[line].summary) {
                    place(line, static_cast<std::size_t>(column) - 1, &score);
                }
            }
        }
        const auto mean = analysis::meanScore(score.name);
        const analysis::TypeColumn types = analysis::typeColumn(*m_a, mean ? mean->score : score.name);
        if (types.sheet != m_sheet) {
            continue;
        }
        for (Line line = 0; line < m_lines.size(); ++line) {
            const Shown& shown = m_lines[line];
            if (mean) {
                if (shown.mean && shown.a == &m_sheet->means[static_cast<std::size_t>(mean->mean)]) {
                    place(line, types.column, &score);
                }
            } else if (!shown.summary) {
                place(
                    line, types.column, m_intervals->find(score.name, shown.a->name, !shown.members.empty()));
            }
        }
    }
}

const metrics::Interval* SheetModel::interval(Line line, Place where) const
{
    if (where.kind != Kind::Value || m_placed.empty()) {
        return nullptr;
    }
    const auto found = m_placed.find(std::size_t { line } * m_sheet->columns.size() + where.column);
    return found == m_placed.end() ? nullptr : found->second;
}

QString SheetModel::rowName(const QModelIndex& index) const { return name(shown(index)); }

QString SheetModel::plainName(const QModelIndex& index) const { return toQString(shown(index).a->name); }

std::vector<std::string> SheetModel::rowNames(const QModelIndex& index) const
{
    const Shown& line = shown(index);
    if (line.summary) {
        return {};
    }
    const auto names = support::listOf(line.members, [this](Line member) { return m_lines[member].a->name; });
    return names.empty() ? std::vector { line.a->name } : names;
}

const analysis::SheetCell* SheetModel::cell(const QModelIndex& index) const
{
    const bool isValue = index.isValid() && place(index.column()).kind == Kind::Value;
    return isValue ? &shown(index).a->cells[place(index.column()).column] : nullptr;
}

int SheetModel::columnOf(std::string_view id) const
{
    if (m_sheet == nullptr) {
        return -1;
    }
    const auto found = std::ranges::find(m_sheet->columns, id, &analysis::Sheet::Column::id);
    return found == m_sheet->columns.end() ? -1 : static_cast<int>(found - m_sheet->columns.begin()) + 1;
}

QModelIndex SheetModel::index(int row, int column, const QModelIndex& parent) const
{
    if (column < 0 || column >= columnCount() || row < 0 || row >= rowCount(parent)) {
        return {};
    }
    const auto& siblings = parent.isValid() ? shown(parent).members : m_top;
    return createIndex(row, column, quintptr { siblings[static_cast<std::size_t>(row)] });
}

QModelIndex SheetModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || !shown(child).group) {
        return {};
    }
    const Line group = *shown(child).group;
    return createIndex(m_lines[group].place, 0, quintptr { group });
}

int SheetModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_top.size());
    }
    return parent.column() == 0 ? static_cast<int>(shown(parent).members.size()) : 0;
}

int SheetModel::columnCount(const QModelIndex& parent) const
{
    return m_sheet == nullptr || (parent.isValid() && parent.column() != 0)
        ? 0
        : static_cast<int>(m_sheet->columns.size()) + (m_compared ? 3 : 1) + (m_dots ? 1 : 0);
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
    if (m_dots) {
        return { Kind::Dots, m_dotColumns.front() };
    }
    return { column == columns + 1 ? Kind::OfB : Kind::Difference, m_compared.value_or(0) };
}

const analysis::CellNote& SheetModel::note(Line line, Place where) const
{
    static const analysis::CellNote none;
    // The rows of the sheet are the first lines.
    const bool ofName = where.kind == Kind::Name || where.kind == Kind::Dots;
    const auto* const found
        = m_sheet == nullptr || line >= m_sheet->rows.size() || (!ofName && where.kind != Kind::Value)
        ? nullptr
        : m_sheet->noteAt(line, ofName ? 0 : where.column + 1);
    return found == nullptr ? none : *found;
}

const analysis::CellNote* SheetModel::note(const QModelIndex& index) const
{
    return index.isValid() ? &note(lineOf(index), place(index.column())) : nullptr;
}

bool SheetModel::isText(Place where) const
{
    return where.kind == Kind::Name
        || (where.kind == Kind::Value && m_sheet->columns[where.column].kind == SheetKind::Text);
}

std::optional<double> SheetModel::number(const Shown& line, Place where) const
{
    const std::optional<double> a = line.a->cells[where.column].value;
    if (where.kind == Kind::Value || where.kind == Kind::Dots) {
        return a;
    }
    const std::optional<double> b = line.b == nullptr ? std::nullopt : line.b->cells[m_comparedB].value;
    if (where.kind == Kind::OfB) {
        return b;
    }
    return a && b ? std::optional(*b - *a) : std::nullopt;
}

QString SheetModel::name(const Shown& line, const QLocale& locale) const
{
    const QString own
        = line.mean ? coreText(line.a->name) : rowNameInWindow(*m_a, *m_sheet, line.a->name, locale);
    //: The row of a type itself below the row that sums it and its subtypes. %1: type
    return line.group && m_lines[*line.group].a->name == line.a->name ? tr("%1 (without subtype)").arg(own)
        : line.summary && !line.mean                                  ? tr("Overall")
                                                                      : own;
}

QString SheetModel::valueText(const analysis::SheetCell& cell, const analysis::CellNote& note, SheetKind kind,
    const QLocale& locale) const
{
    constexpr double leastP = 0.001;
    if (!note.text.empty() || note.blank) {
        return toQString(note.text);
    }
    if (!cell.value) {
        return undefinedText();
    }
    switch (kind) {
    case SheetKind::Difference:
        return differenceText(cell.value, locale);
    case SheetKind::P:
        return *cell.value < leastP ? QStringLiteral("< %1").arg(scoreText(leastP, locale))
                                    : scoreText(cell.value, locale);
    case SheetKind::Interval:
        return tr("%1 to %2").arg(scoreText(cell.value, locale), scoreText(note.second, locale));
    case SheetKind::DifferenceInterval:
        return tr("%1 to %2").arg(differenceText(cell.value, locale), differenceText(note.second, locale));
    case SheetKind::Mean:
        //: mean and standard deviation
        return tr("%1 ± %2").arg(scoreText(cell.value, locale), scoreText(note.second, locale));
    default:
        return cell.isCount ? countText(static_cast<std::int64_t>(*cell.value), locale)
                            : scoreText(cell.value, locale);
    }
}

QString SheetModel::text(Line number, Place where, const QLocale& locale) const
{
    const Shown& line = m_lines[number];
    if (where.kind == Kind::Name) {
        return name(line, locale);
    }
    if (where.kind == Kind::Dots) {
        return dotsText(number);
    }
    const auto value = this->number(line, where);
    if (where.kind == Kind::Difference) {
        return differenceText(value, locale);
    }
    if (line.mean && where.kind == Kind::Value && m_sheet->rows.back().cells[where.column].isCount) {
        return {}; // counts have no mean
    }
    if (const metrics::Interval* around = interval(number, where)) {
        return scoreText(value, locale) + QLatin1Char(' ') + intervalText(*around, locale);
    }
    const auto& cell = line.a->cells[where.column];
    return valueText(
        { value, cell.isCount, {}, {} }, note(number, where), m_sheet->columns[where.column].kind, locale);
}

QString SheetModel::toolTip(Line number, Place where) const
{
    const Shown& line = m_lines[number];
    if (where.kind == Kind::Name && !line.members.empty()) {
        QStringList names
            = textsOf(line.members, [this](Line member) { return toQString(m_lines[member].a->name); });
        names.sort();
        return tr("Sum of %1").arg(names.join(tr(", ")));
    }
    if (where.kind == Kind::Name && m_nameTip) {
        return m_nameTip(name(line));
    }
    const auto& beside = note(number, where);
    if (where.kind == Kind::Dots) {
        return beside.meaning.empty() ? dotsText(number)
                                      : dotsText(number) + QLatin1Char('\n') + toQString(beside.meaning);
    }
    if (!beside.meaning.empty()) {
        return coreText(beside.meaning);
    }
    if (where.kind == Kind::Name
        && rowNameInWindow(*m_a, *m_sheet, line.a->name) != toQString(line.a->name)) {
        return toQString(line.a->name); // as it stands in files and on the command line
    }
    if (where.kind != Kind::Value) {
        return text(number, where);
    }
    const auto& column = m_sheet->columns[where.column];
    const auto& value = line.a->cells[where.column];
    if (m_a->measure.empty()) {
        return column.kind == SheetKind::P && value.value ? QLocale().toString(*value.value, 'g', 6)
                                                          : text(number, where);
    }
    QString tip = columnMeaningInWindow(m_a->measure, *m_sheet, column);
    if (const metrics::Interval* around = interval(number, where)) {
        tip += QLatin1Char('\n') + intervalMeaning(*around, m_intervals->settings, m_intervals->units);
    }
    if (value.link) {
        tip += QLatin1Char('\n') + tr("Click to see these records.");
    } else if (!value.formula.empty()) {
        QString formula;
        for (const auto& part : value.formula) {
            formula += coreCount(part.text);
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
    const Line line = lineOf(index);
    const Place where = place(index.column());
    const analysis::SheetCell* value = cell(index);
    const analysis::CellNote& beside = note(line, where);
    const bool dots = where.kind == Kind::Dots;
    switch (role) {
    case DotsRole:
        return dots ? QVariant::fromValue(dotsOf(line)) : QVariant();
    case Qt::DisplayRole:
        if (dots) {
            return {};
        }
        return beside.mark.empty() ? text(line, where)
                                   : text(line, where) + QLatin1Char(' ') + toQString(beside.mark);
    case Qt::ToolTipRole:
        return toolTip(line, where);
    case Qt::AccessibleTextRole:
        return where.kind == Kind::Name
            ? text(line, where)
            //: a cell for screen readers; %1: column such as INC, %2: row such as a type, %3: the number
            : tr("%1 of %2: %3")
                  .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
                      name(m_lines[line]), text(line, where));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (isText(where) ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        return boldFont(m_lines[line].summary || beside.bold);
    case SortRole: {
        if (isText(where)) {
            return text(line, where);
        }
        const auto sorted = number(m_lines[line], where);
        return sorted ? QVariant(*sorted) : QVariant();
    }
    case ExportRole:
        if (where.kind == Kind::Name && !m_lines[line].summary && hasTypedNames(*m_sheet)) {
            return plainName(index); // as it is typed
        }
        if (isText(where) || dots) {
            return text(line, where);
        }
        if (!beside.text.empty() || beside.blank) {
            return toQString(beside.text);
        }
        if (beside.second && m_sheet->columns[where.column].kind != SheetKind::Mean) {
            return QStringLiteral("%1 %2").arg(scoreExport(value->value), scoreExport(beside.second));
        }
        return value != nullptr && value->isCount && value->value
            ? QString::number(static_cast<qint64>(*value->value))
            : scoreExport(number(m_lines[line], where));
    case FilterRole: {
        const auto& link = value != nullptr ? value->link : beside.link;
        return link ? QVariant::fromValue(*link) : QVariant();
    }
    case HeatRole:
        return beside.heat ? QVariant(*beside.heat) : QVariant();
    case NeutralHeatRole:
        return beside.heat.has_value();
    case FaintRole:
        return value != nullptr && value->value.value_or(1) == 0
            && (value->isCount || m_sheet->columns[where.column].kind == SheetKind::Difference);
    case BarRole: {
        const bool headline
            = where.kind == Kind::Value && m_sheet->columns[where.column].id == m_sheet->headline;
        const auto share = headline && !value->isCount ? value->value : std::nullopt;
        return share && *share >= 0 && *share <= 1 ? QVariant(*share) : QVariant();
    }
    case LinkRole:
        return beside.link || beside.system || (value != nullptr && (value->link || !value->formula.empty()));
    default:
        return {};
    }
}

/// Of a table that belongs to no measure: names from their beginning, what is best or most first.
QVariant SheetModel::firstOrder(Place where) const
{
    if (!m_a->measure.empty()) {
        return {};
    }
    const bool rising = isText(where) || m_sheet->columns[where.column].lowerIsBetter
        || m_sheet->columns[where.column].kind == SheetKind::P;
    return static_cast<int>(rising ? Qt::AscendingOrder : Qt::DescendingOrder);
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || m_sheet == nullptr || section < 0 || section >= columnCount()) {
        return {};
    }
    const Place where = place(section);
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (isText(where) ? Qt::AlignLeft : Qt::AlignRight));
    }
    const bool dots = where.kind == Kind::Dots;
    if (role == DotsRole) {
        return dots ? QVariant::fromValue(m_dotAxis) : QVariant();
    }
    if (role == Qt::InitialSortOrderRole) {
        return firstOrder(where);
    }
    if (role == ShortTitleRole) {
        return where.kind == Kind::Value && !m_sheet->columns[where.column].shortTitle.empty()
            ? coreText(m_sheet->columns[where.column].shortTitle)
            : QVariant();
    }
    if (role == Qt::AccessibleTextRole && where.kind == Kind::Name && m_sheet->rowTitle.empty()) {
        //: heading of the column that names the rows, for screen readers where none is shown
        return tr("Row");
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    if (dots) {
        return role == Qt::DisplayRole ? m_dots->title : m_dots->meaning;
    }
    if (where.kind == Kind::Name) {
        return role == Qt::DisplayRole || m_a->measure.empty() ? rowTitleInWindow(*m_sheet) : QVariant();
    }
    const auto& column = m_sheet->columns[where.column];
    const QString title = columnTitleInWindow(*m_sheet, column);
    if (where.kind == Kind::OfB) {
        //: %1: a score such as "F1"; its value of System B
        return role == Qt::DisplayRole ? tr("%1 (B)").arg(title) : tr("%1 of System B").arg(title);
    }
    if (where.kind == Kind::Difference) {
        return role == Qt::DisplayRole ? tr("B − A") : tr("%1 of System B minus %1 of System A").arg(title);
    }
    if (role == Qt::DisplayRole || column.meaning.empty()) {
        return title;
    }
    const QString meaning = columnMeaningInWindow(m_a->measure, *m_sheet, column);
    return column.lowerIsBetter && !NeutralWords::inForce()
        ? meaning + QLatin1Char('\n') + tr("Lower is better.")
        : meaning;
}

void SheetModel::order()
{
    m_top.clear();
    for (Line line = 0; line < m_lines.size(); ++line) {
        if (!m_lines[line].group) {
            m_top.push_back(line);
        }
    }
    // A group stands where its first row would.
    const auto placeOf = [this](Line line) {
        const auto& members = m_lines[line].members;
        return members.empty() ? line : *std::ranges::min_element(members);
    };
    std::ranges::stable_sort(
        m_top, {}, [&](Line line) { return std::pair(!m_lines[line].summary, placeOf(line)); });
    order(m_top);
    for (Shown& line : m_lines) {
        std::ranges::sort(line.members);
        auto members = std::move(line.members);
        order(members);
        line.members = std::move(members);
    }
}

void SheetModel::order(std::vector<Line>& lines)
{
    const auto fixed = static_cast<std::size_t>(
        std::ranges::count_if(lines, [this](Line line) { return m_lines[line].summary; }));
    if (m_sortColumn >= 0 && m_sortColumn < columnCount()) {
        const std::span sorted = std::span(lines).subspan(fixed);
        const bool descending = m_sortOrder == Qt::DescendingOrder;
        const Place where = place(m_sortColumn);
        std::vector<double> values;
        const double last = std::numeric_limits<double>::infinity() * (descending ? -1 : 1);
        if (where.kind == Kind::Name) {
            values = namesAsNumbers(support::listOf<const std::string*>(
                sorted, [this](Line line) { return &m_lines[line].a->name; }));
        } else if (!isText(where)) {
            values = support::listOf<double>(
                sorted, [&](Line line) { return number(m_lines[line], where).value_or(last); });
        }
        if (values.empty()) {
            const auto shown = support::listOf<QString>(sorted, [&](Line line) {
                return where.kind == Kind::Name ? rowNameInWindow(*m_a, *m_sheet, m_lines[line].a->name)
                                                : text(line, where);
            });
            sortByPlace(sorted, collationRanks(shown), descending);
        } else {
            sortByPlace(sorted, numberRanks(values), descending);
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        m_lines[lines[i]].place = static_cast<int>(i);
    }
}

void SheetModel::sort(int column, Qt::SortOrder sortOrder)
{
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    order();
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from) {
        to.push_back(createIndex(shown(index).place, index.column(), index.internalId()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui

#include "moc_sheetmodel.cpp"
