// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rules/rulelistmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"

#include "core/support/lookup.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <numeric>

namespace touchstone::ui {

using analysis::ListedPhase;
using analysis::ListedRule;

namespace {

constexpr quintptr topLevel = 0; ///< internal id of a phase; of a rule the row of its phase + 1

constexpr qsizetype tipLines = 40;

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style=\"margin:2px 0\">%1</p>").arg(text.toHtmlEscaped());
}

bool neverFired(const ListedRule& rule) { return rule.on && rule.fired == 0; }

QString countOrNone(std::optional<std::uint64_t> count)
{
    return count ? countText(static_cast<std::int64_t>(*count)) : undefinedText();
}

QString ruleSubjectText(rules::Subject subject)
{
    constexpr std::array<const char*, rules::subjectCount> names {
        QT_TRANSLATE_NOOP("RuleWords", "system"),
        QT_TRANSLATE_NOOP("RuleWords", "gold"),
        QT_TRANSLATE_NOOP("RuleWords", "pair"),
        QT_TRANSLATE_NOOP("RuleWords", "match"),
        QT_TRANSLATE_NOOP("RuleWords", "entity"),
        QT_TRANSLATE_NOOP("RuleWords", "link"),
    };
    return RuleWords::tr(names.at(static_cast<std::size_t>(subject)));
}

QString ruleFiredText(const ListedRule& rule)
{
    if (!rule.on) {
        return RuleWords::tr("off");
    }
    return neverFired(rule) ? RuleWords::tr("never applied", "a rule") : countOrNone(rule.fired);
}

QString ruleToolTip(const ListedRule& rule)
{
    QString html
        = QStringLiteral("<p style=\"margin:2px 0\"><b>%1</b></p>").arg(toQString(rule.name).toHtmlEscaped());
    if (!rule.about.empty()) {
        html += paragraph(ruleAboutText(rule.about));
    }
    if (!rule.on) {
        html += paragraph(RuleWords::tr("This rule is switched off."));
    } else if (rule.fired.value_or(0) > 0) {
        //: how often the rule was applied, of how many tests, and how many records that makes
        html += paragraph(
            RuleWords::tr("Applied %1 times in %2 tests; that is %3 records.")
                .arg(countOrNone(rule.fired), countOrNone(rule.tried), countOrNone(rule.records)));
    } else if (rule.tried.value_or(0) > 0) {
        //: %1: number of tests, %2: "pair", "system" …: what the rule is for
        html += paragraph(RuleWords::tr(
            "Tested %1 times and never applied: no “%2” met all its conditions. Look for a mistyped "
            "label in them.")
                              .arg(countOrNone(rule.tried), ruleSubjectText(rule.subject)));
    } else if (rule.tried) {
        //: %1: "pair", "system" …: what the rule is for
        html += paragraph(RuleWords::tr("Never tested: there was no “%1” to try it on.")
                              .arg(ruleSubjectText(rule.subject)));
    }
    const QString text = toQString(rule.text);
    if (!text.isEmpty()) {
        QStringList lines = text.split(QLatin1Char('\n'));
        if (lines.size() > tipLines) {
            lines = lines.mid(0, tipLines) << QStringLiteral("…");
        }
        html += QStringLiteral("<pre>%1</pre>").arg(lines.join(QLatin1Char('\n')).toHtmlEscaped());
    }
    return html;
}

struct ColumnTexts
{
    const char* title;
    const char* meaning;
};

constexpr std::array<ColumnTexts, RuleListModel::ColumnCount> columnTexts { {
    { QT_TRANSLATE_NOOP("RuleWords", "Rule"),
        QT_TRANSLATE_NOOP("RuleWords",
            "Phases in their order, in each its rules as they run. The box switches a rule on and off "
            "(Space); Enter opens it in the editor.") },
    { QT_TRANSLATE_NOOP("RuleWords", "Applied"),
        QT_TRANSLATE_NOOP("RuleWords", "How often all conditions of the rule held when it was its turn.") },
    { QT_TRANSLATE_NOOP("RuleWords", "Tried"),
        QT_TRANSLATE_NOOP("RuleWords", "How often its conditions were tested, repeated tests included.") },
    { QT_TRANSLATE_NOOP("RuleWords", "Records"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The matches and single annotations that it was applied to; of a rule for entities or links "
            "those of whole documents. A click shows them.") },
    { QT_TRANSLATE_NOOP("RuleWords", "For"),
        QT_TRANSLATE_NOOP("RuleWords",
            "What the rule looks at: each annotation of a side, each overlapping pair, each match, each "
            "entity or link of a document.") },
    { QT_TRANSLATE_NOOP("RuleWords", "Priority"),
        QT_TRANSLATE_NOOP("RuleWords", "The salience of the rule: inside a phase the highest goes first.") },
    { QT_TRANSLATE_NOOP("RuleWords", "From"),
        QT_TRANSLATE_NOOP("RuleWords",
            "The file that contains the rule, and the one whose rule of the same name it replaces.") },
    { QT_TRANSLATE_NOOP("RuleWords", "About"),
        QT_TRANSLATE_NOOP("RuleWords", "The rule's own description.") },
} };

/// The number that a column shows of a rule or phase; nothing: it shows none, or none is known.
template <typename Listed> std::optional<std::uint64_t> countOf(const Listed& listed, int column)
{
    return column == RuleListModel::FiredColumn  ? listed.fired
        : column == RuleListModel::TriedColumn   ? listed.tried
        : column == RuleListModel::RecordsColumn ? listed.records
                                                 : std::nullopt;
}

bool showsCount(int column)
{
    return column >= RuleListModel::FiredColumn && column <= RuleListModel::RecordsColumn;
}

/// Link, filter and exported number of a rule that is on, or of a phase.
template <typename Listed> QVariant countData(const Listed& listed, bool on, int column, int role)
{
    const auto count = countOf(listed, column);
    const bool link = column == RuleListModel::RecordsColumn && on && count.value_or(0) > 0;
    switch (role) {
    case LinkRole:
        return link;
    case FilterRole:
        return link ? QVariant::fromValue(listed.filter) : QVariant();
    default:
        return count ? QVariant(QString::number(*count)) : QVariant();
    }
}

QString ruleText(const ListedRule& rule, int column)
{
    switch (column) {
    case RuleListModel::NameColumn:
        return toQString(rule.name);
    case RuleListModel::FiredColumn:
        return ruleFiredText(rule);
    case RuleListModel::SubjectColumn:
        return ruleSubjectText(rule.subject);
    case RuleListModel::SalienceColumn:
        return countText(rule.salience);
    case RuleListModel::OriginColumn:
        return ruleOriginText(rule);
    case RuleListModel::AboutColumn:
        return ruleAboutText(rule.about);
    default:
        return countOrNone(rule.on ? countOf(rule, column) : std::nullopt);
    }
}

QVariant alignmentOf(int column)
{
    // Centred: what would else touch the numbers before it, or the words behind.
    const bool centred = column == RuleListModel::SubjectColumn || column == RuleListModel::SalienceColumn;
    return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
        | (centred                   ? Qt::AlignHCenter
                : showsCount(column) ? Qt::AlignRight
                                     : Qt::AlignLeft));
}

} // namespace

QString ruleFileText(const std::string& file)
{
    return file.empty() || file == rules::defaultRules().name ? RuleWords::tr("built-in", "the default rules")
                                                              : QFileInfo(fromPath(file)).fileName();
}

QString ruleOriginText(const ListedRule& rule)
{
    QString file = rule.builtIn ? ruleFileText({}) : QFileInfo(fromPath(rule.file)).fileName();
    if (!rule.replaces) {
        return file;
    }
    //: where a rule comes from; %2: the file whose rule of the same name it stands for
    return RuleWords::tr("%1, replaces %2")
        .arg(file, rule.replacesBuiltIn ? ruleFileText({}) : QFileInfo(fromPath(rule.replaced)).fileName());
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
        || contains(ruleAboutText(rule.about)) || contains(toQString(m_listing->phases[rule.phase].name))
        || contains(ruleOriginText(rule));
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
            std::vector<double> numbers;
            std::vector<QString> texts;
            for (const std::uint32_t place : row.rules) {
                const ListedRule& rule = m_listing->rules[place];
                if (showsCount(m_sortColumn)) {
                    // What is not known, or off, comes last.
                    const double last = descending ? -1 : std::numeric_limits<double>::infinity();
                    const auto count = countOf(rule, m_sortColumn);
                    numbers.push_back(count && rule.on ? static_cast<double>(*count) : last);
                } else if (m_sortColumn == SalienceColumn || m_sortColumn == SubjectColumn) {
                    numbers.push_back(
                        m_sortColumn == SalienceColumn ? rule.salience : static_cast<int>(rule.subject));
                } else {
                    texts.push_back(ruleText(rule, m_sortColumn));
                }
            }
            sortByPlace(
                row.rules, numbers.empty() ? collationRanks(texts) : numberRanks(numbers), descending);
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
        return std::pair(support::listOf<std::string_view>(of.phases, &ListedPhase::name),
            support::listOf<std::string_view>(of.rules, &ListedRule::name));
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
    if (std::exchange(m_words, words.trimmed()) != words.trimmed()) {
        arrange();
    }
}

void RuleListModel::setShown(Shown shown)
{
    if (std::exchange(m_shown, shown) != shown) {
        arrange();
    }
}

int RuleListModel::shownRules() const
{
    return std::accumulate(m_rows.begin(), m_rows.end(), 0,
        [](int sum, const Row& row) { return sum + static_cast<int>(row.rules.size()); });
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
                static_cast<int>(found - rules.begin()), column, static_cast<quintptr>(row) + 1);
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
    const auto id = parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : topLevel;
    return hasIndex(row, column, parent) ? createIndex(row, column, id) : QModelIndex();
}

QModelIndex RuleListModel::parent(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() != topLevel
        ? createIndex(static_cast<int>(index.internalId() - 1), 0, topLevel)
        : QModelIndex();
}

int RuleListModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() && (parent.column() != 0 || parent.internalId() != topLevel)) {
        return 0;
    }
    return static_cast<int>(
        parent.isValid() ? m_rows[static_cast<std::size_t>(parent.row())].rules.size() : m_rows.size());
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
    switch (role) {
    case Qt::DisplayRole:
        return ruleText(rule, column);
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
    case ExportRole:
        if (column == SalienceColumn) {
            return QString::number(rule.salience);
        }
        [[fallthrough]];
    case LinkRole:
    case FilterRole:
        return countData(rule, rule.on, column, role);
    case Qt::ToolTipRole:
        return ruleToolTip(rule);
    case Qt::AccessibleTextRole:
        if (column == NameColumn) {
            //: read aloud: name of a rule; "never applied", "42" or "off"
            return neverFired(rule) || !rule.on
                ? RuleWords::tr("%1, %2").arg(toQString(rule.name), ruleFiredText(rule))
                : toQString(rule.name);
        }
        return {};
    case Qt::AccessibleDescriptionRole:
        return ruleAboutText(rule.about);
    default:
        return {};
    }
}

QVariant RuleListModel::phaseData(const Row& row, int column, int role) const
{
    const ListedPhase& phase = m_listing->phases[row.phase];
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case NameColumn:
            return toQString(phase.name);
        case FiredColumn:
        case TriedColumn:
        case RecordsColumn:
            return countOrNone(countOf(phase, column));
        case AboutColumn: {
            const auto never = std::ranges::count_if(
                phase.rules, [this](std::uint32_t number) { return neverFired(m_listing->rules[number]); });
            const auto off = std::ranges::count_if(
                phase.rules, [this](std::uint32_t number) { return !m_listing->rules[number].on; });
            QStringList parts { RuleWords::tr("%Ln rules", nullptr, static_cast<int>(phase.rules.size())) };
            if (never > 0) {
                parts << RuleWords::tr("%n never applied", "rules", static_cast<int>(never));
            }
            if (off > 0) {
                parts << RuleWords::tr("%n off", "rules", static_cast<int>(off));
            }
            return parts.join(QStringLiteral(" · "));
        }
        default:
            return {};
        }
    case Qt::FontRole:
        return boldFont(column != AboutColumn);
    case FaintRole:
        return column == AboutColumn || phase.fired == 0;
    case LinkRole:
    case FilterRole:
    case ExportRole:
        return countData(phase, true, column, role);
    case Qt::ToolTipRole:
        //: %1: name of a phase, %2: number among the phases, %3: how many there are
        return RuleWords::tr(
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
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    const ColumnTexts& texts = columnTexts.at(static_cast<std::size_t>(section));
    switch (role) {
    case Qt::DisplayRole:
        return RuleWords::tr(texts.title);
    case Qt::ToolTipRole:
        return RuleWords::tr(texts.meaning);
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

#include "moc_rulelistmodel.cpp"
