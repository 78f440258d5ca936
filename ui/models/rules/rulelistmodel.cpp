// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rules/rulelistmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/models/rules/rulelisttexts.h"
#include "ui/session/corestrings.h"

#include <QFont>

#include <algorithm>
#include <limits>
#include <utility>

namespace touchstone::ui {

using analysis::ListedPhase;
using analysis::ListedRule;

namespace {

constexpr quintptr topLevel = 0; ///< internal id of a phase; of a rule the row of its phase + 1

QVariant alignmentOf(int column)
{
    // Centred: what would else touch the numbers before it, or the words behind.
    const bool centred = column == RuleListModel::SubjectColumn || column == RuleListModel::SalienceColumn;
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
        | (centred                           ? Qt::AlignHCenter
                : ruleColumnIsNumber(column) ? Qt::AlignRight
                                             : Qt::AlignLeft));
}

} // namespace

RuleListModel::RuleListModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

bool RuleListModel::listed(const ListedRule& rule) const
{
    const bool wanted = m_shown == Shown::All || (m_shown == Shown::Fired && rule.fired.value_or(0) > 0)
        || (m_shown == Shown::NeverFired && neverFired(rule)) || (m_shown == Shown::Off && !rule.on)
        || (m_shown == Shown::Own && !rule.builtIn);
    if (!wanted || m_words.isEmpty()) {
        return wanted;
    }
    const auto contains = [this](const QString& text) { return text.contains(m_words, Qt::CaseInsensitive); };
    return contains(toQString(rule.name)) || contains(toQString(rule.about))
        || contains(toQString(m_listing->phases[rule.phase].name)) || contains(ruleOriginText(rule));
}

std::vector<RuleListModel::Row> RuleListModel::arranged() const
{
    std::vector<Row> rows;
    if (!m_listing) {
        return rows;
    }
    for (std::uint32_t number = 0; number < m_listing->phases.size(); ++number) {
        Row row { number, {} };
        for (const std::uint32_t rule : m_listing->phases[number].rules) {
            if (listed(m_listing->rules[rule])) {
                row.rules.push_back(rule);
            }
        }
        if (row.rules.empty()) {
            continue;
        }
        if (m_sortColumn >= 0) {
            const bool descending = m_sortOrder == Qt::DescendingOrder;
            std::vector<std::uint32_t> places(row.rules.size());
            for (std::uint32_t i = 0; i < places.size(); ++i) {
                places[i] = i;
            }
            std::vector<double> numbers;
            std::vector<QString> texts;
            for (const std::uint32_t place : row.rules) {
                const ListedRule& rule = m_listing->rules[place];
                const auto count = [&](std::optional<std::uint64_t> value) {
                    // What is not known, or off, comes last.
                    const double last = descending ? -1 : std::numeric_limits<double>::infinity();
                    numbers.push_back(value && rule.on ? static_cast<double>(*value) : last);
                };
                switch (m_sortColumn) {
                case FiredColumn:
                    count(rule.fired);
                    break;
                case TriedColumn:
                    count(rule.tried);
                    break;
                case RecordsColumn:
                    count(rule.records);
                    break;
                case SalienceColumn:
                    numbers.push_back(rule.salience);
                    break;
                case SubjectColumn:
                    numbers.push_back(static_cast<double>(rule.subject));
                    break;
                case OriginColumn:
                    texts.push_back(ruleOriginText(rule));
                    break;
                case AboutColumn:
                    texts.push_back(toQString(rule.about));
                    break;
                default:
                    texts.push_back(toQString(rule.name));
                }
            }
            sortByRank(places, numbers.empty() ? collationRanks(texts) : numberRanks(numbers), descending);
            std::vector<std::uint32_t> sorted;
            for (const std::uint32_t place : places) {
                sorted.push_back(row.rules[place]);
            }
            row.rules = std::move(sorted);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void RuleListModel::arrange()
{
    beginResetModel();
    m_rows = arranged();
    endResetModel();
}

void RuleListModel::setListing(std::shared_ptr<const analysis::RuleListing> listing)
{
    if (m_listing == listing) {
        return;
    }
    const auto before = std::exchange(m_listing, std::move(listing));
    auto rows = arranged();
    const auto names = [](const analysis::RuleListing& of) {
        std::vector<std::string_view> result;
        for (const auto& phase : of.phases) {
            result.emplace_back(phase.name);
        }
        for (const auto& rule : of.rules) {
            result.emplace_back(rule.name);
        }
        return result;
    };
    if (before && m_listing && rows == m_rows && names(*before) == names(*m_listing)) {
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex top = index(row, 0);
            Q_EMIT dataChanged(top, top.siblingAtColumn(ColumnCount - 1));
            Q_EMIT dataChanged(index(0, 0, top), index(rowCount(top) - 1, ColumnCount - 1, top));
        }
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void RuleListModel::setWords(const QString& words)
{
    const QString trimmed = words.trimmed();
    if (trimmed != m_words) {
        m_words = trimmed;
        arrange();
    }
}

void RuleListModel::setShown(Shown shown)
{
    if (shown != m_shown) {
        m_shown = shown;
        arrange();
    }
}

int RuleListModel::shownRules() const
{
    std::size_t sum = 0;
    for (const Row& row : m_rows) {
        sum += row.rules.size();
    }
    return static_cast<int>(sum);
}

const ListedRule* RuleListModel::rule(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel) {
        return nullptr;
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.internalId() - 1)];
    return &m_listing->rules[row.rules[static_cast<std::size_t>(index.row())]];
}

const ListedPhase* RuleListModel::phase(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() == topLevel
        ? &m_listing->phases[m_rows[static_cast<std::size_t>(index.row())].phase]
        : nullptr;
}

QModelIndex RuleListModel::indexOf(const QString& rule, int column) const
{
    const std::string name = toUtf8(rule);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        const auto& rules = m_rows[row].rules;
        const auto found = std::ranges::find(rules, name,
            [this](std::uint32_t number) -> const std::string& { return m_listing->rules[number].name; });
        if (found != rules.end()) {
            return createIndex(
                static_cast<int>(found - rules.begin()), column, static_cast<quintptr>(row + 1));
        }
    }
    return {};
}

QModelIndex RuleListModel::indexOfPhase(const QString& phase, int column) const
{
    const std::string name = toUtf8(phase);
    const auto found = std::ranges::find(m_rows, name,
        [this](const Row& row) -> const std::string& { return m_listing->phases[row.phase].name; });
    return found == m_rows.end() ? QModelIndex()
                                 : createIndex(static_cast<int>(found - m_rows.begin()), column, topLevel);
}

QModelIndex RuleListModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : topLevel);
}

QModelIndex RuleListModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == topLevel) {
        return {};
    }
    return createIndex(static_cast<int>(index.internalId() - 1), 0, topLevel);
}

int RuleListModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_rows.size());
    }
    if (parent.column() != 0 || parent.internalId() != topLevel) {
        return 0;
    }
    return static_cast<int>(m_rows[static_cast<std::size_t>(parent.row())].rules.size());
}

int RuleListModel::columnCount(const QModelIndex&) const { return ColumnCount; }

Qt::ItemFlags RuleListModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags result = QAbstractItemModel::flags(index);
    if (index.column() == NameColumn && rule(index) != nullptr) {
        result |= Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
    }
    return result;
}

QVariant RuleListModel::ruleData(const ListedRule& rule, int column, int role) const
{
    const bool link = column == RecordsColumn && rule.on && rule.records.value_or(0) > 0;
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case NameColumn:
            return toQString(rule.name);
        case FiredColumn:
            return ruleFiredText(rule);
        case TriedColumn:
            return countOrNone(rule.on ? rule.tried : std::nullopt);
        case RecordsColumn:
            return countOrNone(rule.on ? rule.records : std::nullopt);
        case SubjectColumn:
            return ruleSubjectText(rule.subject);
        case SalienceColumn:
            return countText(rule.salience);
        case OriginColumn:
            return ruleOriginText(rule);
        case AboutColumn:
            return toQString(rule.about);
        default:
            return {};
        }
    case Qt::CheckStateRole:
        return column == NameColumn ? QVariant(rule.on ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::FontRole:
        if (!rule.on && column == NameColumn) {
            QFont font;
            font.setStrikeOut(true);
            return font;
        }
        if (neverFired(rule) && (column == NameColumn || column == FiredColumn)) {
            QFont font;
            font.setItalic(true);
            return font;
        }
        return {};
    case FaintRole:
        return !rule.on || neverFired(rule);
    case LinkRole:
        return link;
    case FilterRole:
        return link ? QVariant::fromValue(rule.filter) : QVariant();
    case ExportRole: {
        const auto number = column == FiredColumn ? rule.fired
            : column == TriedColumn               ? rule.tried
            : column == RecordsColumn             ? rule.records
                                                  : std::nullopt;
        return number ? QVariant(QString::number(*number)) : QVariant();
    }
    case Qt::ToolTipRole:
        return ruleToolTip(rule);
    case Qt::AccessibleTextRole:
        if (column == NameColumn) {
            //: read aloud: name of a rule; "never applied", "42" or "off"
            return neverFired(rule) || !rule.on ? tr("%1, %2").arg(toQString(rule.name), ruleFiredText(rule))
                                                : toQString(rule.name);
        }
        return {};
    case Qt::AccessibleDescriptionRole:
        return toQString(rule.about);
    default:
        return {};
    }
}

QVariant RuleListModel::phaseData(const Row& row, int column, int role) const
{
    const ListedPhase& phase = m_listing->phases[row.phase];
    const bool link = column == RecordsColumn && phase.records.value_or(0) > 0;
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case NameColumn:
            return toQString(phase.name);
        case FiredColumn:
            return countOrNone(phase.fired);
        case TriedColumn:
            return countOrNone(phase.tried);
        case RecordsColumn:
            return countOrNone(phase.records);
        case AboutColumn: {
            const auto never = std::ranges::count_if(
                phase.rules, [this](std::uint32_t number) { return neverFired(m_listing->rules[number]); });
            const auto off = std::ranges::count_if(
                phase.rules, [this](std::uint32_t number) { return !m_listing->rules[number].on; });
            QStringList parts { phase.rules.size() == 1
                    ? tr("1 rule")
                    : tr("%1 rules").arg(QLocale().toString(static_cast<qulonglong>(phase.rules.size()))) };
            if (never > 0) {
                parts << tr("%n never applied", "rules", static_cast<int>(never));
            }
            if (off > 0) {
                parts << tr("%n off", "rules", static_cast<int>(off));
            }
            return parts.join(QStringLiteral(" · "));
        }
        default:
            return {};
        }
    case Qt::FontRole: {
        QFont font;
        font.setBold(column != AboutColumn);
        return font;
    }
    case FaintRole:
        return column == AboutColumn || phase.fired == 0;
    case LinkRole:
        return link;
    case FilterRole:
        return link ? QVariant::fromValue(phase.filter) : QVariant();
    case ExportRole: {
        const auto number = column == FiredColumn ? phase.fired
            : column == TriedColumn               ? phase.tried
            : column == RecordsColumn             ? phase.records
                                                  : std::nullopt;
        return number ? QVariant(QString::number(*number)) : QVariant();
    }
    case Qt::ToolTipRole:
        //: %1: name of a phase, %2: number among the phases, %3: how many there are
        return tr(
            "Phase %1, number %2 of %3. Its rules are applied until none holds any more; then the next phase "
            "begins.")
            .arg(toQString(phase.name))
            .arg(row.phase + 1)
            .arg(m_listing->phases.size());
    default:
        return {};
    }
}

QVariant RuleListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int column = index.column();
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(column);
    }
    const ListedRule* shown = rule(index);
    return shown != nullptr ? ruleData(*shown, column, role)
                            : phaseData(m_rows[static_cast<std::size_t>(index.row())], column, role);
}

bool RuleListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const ListedRule* shown = checkIndex(index, CheckIndexOption::IndexIsValid) ? rule(index) : nullptr;
    if (shown == nullptr || index.column() != NameColumn || role != Qt::CheckStateRole) {
        return false;
    }
    const bool on = value.toInt() == Qt::Checked;
    if (on != shown->on) {
        Q_EMIT switched(toQString(shown->name), on);
    }
    return true;
}

QVariant RuleListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return ruleColumnTitle(section);
    case Qt::ToolTipRole:
        return ruleColumnMeaning(section);
    case Qt::TextAlignmentRole:
        return alignmentOf(section);
    default:
        return {};
    }
}

void RuleListModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column < ColumnCount ? column : -1;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const auto before = std::exchange(m_rows, arranged()); // phases stay where they are
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& index : from) {
        if (index.internalId() == topLevel) {
            to.push_back(index);
            continue;
        }
        const auto phase = static_cast<std::size_t>(index.internalId() - 1);
        const auto& now = m_rows[phase].rules;
        const auto found = std::ranges::find(now, before[phase].rules[static_cast<std::size_t>(index.row())]);
        to.push_back(createIndex(static_cast<int>(found - now.begin()), index.column(), index.internalId()));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui
