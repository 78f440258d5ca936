// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/documentmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <numeric>

namespace touchstone::ui {

namespace {

using analysis::TextRelation;

std::int64_t errorsOf(const metrics::Tally& tally)
{
    return std::accumulate(tally.counts.begin(), tally.counts.end(), std::int64_t { 0 })
        - tally[match::Outcome::Correct];
}

analysis::RecordFilter countFilter(match::Scheme scheme, int column, const std::string& name)
{
    analysis::RecordFilter filter;
    if (column == DocumentModel::Gold || column == DocumentModel::System) {
        filter = analysis::scoreCell(scheme,
            column == DocumentModel::Gold ? analysis::ScoreColumn::Possible : analysis::ScoreColumn::Actual);
    } else if (column == DocumentModel::Errors) {
        filter.scheme = scheme;
        filter.errorsOnly = true;
    }
    filter.documents = { name };
    return filter;
}

} // namespace

QString shortRelation(const analysis::DocumentCase& documentCase)
{
    const char* context = "touchstone::ui::DocumentModel";
    const auto text = [&](const char* words) { return QCoreApplication::translate(context, words); };
    if (documentCase.withoutText()) {
        return text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "no text"));
    }
    switch (documentCase.relation) {
    case TextRelation::Equal:
        return text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "same text"));
    case TextRelation::Tokens:
        return text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "by tokens"));
    case TextRelation::Characters:
        return text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "by characters"));
    case TextRelation::Unpaired:
        return documentCase.system == nullptr
            ? text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "gold only"))
            : text(QT_TRANSLATE_NOOP("touchstone::ui::DocumentModel", "system only"));
    }
    return {};
}

DocumentModel::DocumentModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void DocumentModel::setEvaluation(analysis::EvaluationPtr shown, analysis::EvaluationPtr counted)
{
    beginResetModel();
    m_evaluation = std::move(shown);
    m_counted = std::move(counted);
    m_caseOf.clear();
    if (m_evaluation != m_counted) {
        m_caseOf = analysis::casesIn(*m_counted, *m_evaluation);
    }
    m_rows = wantedRows();
    endResetModel();
}

void DocumentModel::setScheme(match::Scheme scheme)
{
    if (scheme == m_scheme) {
        return;
    }
    m_scheme = scheme;
    if (m_sortColumn == Errors || m_sortColumn == F1) {
        beginResetModel();
        m_rows = wantedRows();
        endResetModel();
    } else if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

void DocumentModel::setNameFilter(const QString& text)
{
    if (text == m_nameFilter) {
        return;
    }
    beginResetModel();
    m_nameFilter = text;
    m_rows = wantedRows();
    endResetModel();
}

int DocumentModel::rowOf(std::size_t documentCase) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), documentCase);
    return found != m_rows.end() ? static_cast<int>(found - m_rows.begin()) : -1;
}

int DocumentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DocumentModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

const metrics::Tally& DocumentModel::tally(std::size_t documentCase) const
{
    static const metrics::Tally none;
    const std::size_t number = m_caseOf.empty() ? documentCase : m_caseOf[documentCase];
    return number < m_counted->cases.size()
        ? m_counted->cases[number].tallies[static_cast<std::size_t>(m_scheme)]
        : none;
}

QVariant DocumentModel::rawValue(std::size_t documentCase, int column) const
{
    const metrics::Tally& counts = tally(documentCase);
    switch (column) {
    case Name:
        return toQString(m_evaluation->cases[documentCase].name());
    case Gold:
        return static_cast<qlonglong>(counts.possible());
    case System:
        return static_cast<qlonglong>(counts.actual());
    case Errors:
        return static_cast<qlonglong>(errorsOf(counts));
    case F1: {
        const auto f1 = counts.f1();
        return f1 ? QVariant(*f1) : QVariant();
    }
    case Relation:
        return static_cast<int>(m_evaluation->cases[documentCase].relation);
    default:
        return {};
    }
}

QVariant DocumentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const std::size_t number = documentCase(index.row());
    const analysis::DocumentCase& documentCase = m_evaluation->cases[number];
    const int column = index.column();
    const bool count = column == Gold || column == System || column == Errors;
    switch (role) {
    case Qt::DisplayRole:
        if (count) {
            return countText(rawValue(number, column).toLongLong());
        }
        if (column == F1) {
            return scoreText(tally(number).f1());
        }
        return column == Relation ? shortRelation(documentCase) : toQString(documentCase.name());
    case Qt::ToolTipRole:
        if (column == Relation) {
            return relationText(documentCase.relation);
        }
        if (count) {
            return tr("Show these records");
        }
        return toQString(documentCase.name());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter) | (count || column == F1 ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        return rawValue(number, column);
    case ExportRole:
        if (count) {
            return QString::number(rawValue(number, column).toLongLong());
        }
        return column == F1 ? QVariant(scoreExport(tally(number).f1())) : QVariant();
    case FilterRole:
        return QVariant::fromValue(countFilter(m_scheme, column, documentCase.name()));
    case LinkRole:
        return count;
    default:
        return {};
    }
}

QVariant DocumentModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
            | (section == Name || section == Relation ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case Gold:
            return tr("Annotations of the gold (POS)");
        case System:
            return tr("Annotations of the system (ACT)");
        case Errors:
            return tr("Records that are not correct under %1 matching").arg(schemeText(m_scheme).toLower());
        case F1:
            return tr("F1 of the document under %1 matching").arg(schemeText(m_scheme).toLower());
        case Relation:
            return tr("How the two texts were brought together");
        default:
            return tr("Document");
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Document");
    case Gold:
        return tr("Gold");
    case System:
        return tr("System");
    case Errors:
        return tr("Errors");
    case F1:
        return tr("F1");
    case Relation:
        return tr("Texts");
    default:
        return {};
    }
}

void DocumentModel::sort(int column, Qt::SortOrder order)
{
    if (column < -1 || column >= ColumnCount) {
        return;
    }
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> cases;
    for (const QModelIndex& index : before) {
        cases.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    }
    m_rows = wantedRows();
    std::vector<int> rows(total(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        rows[m_rows[row]] = static_cast<int>(row);
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        after.push_back(index(rows[cases[static_cast<std::size_t>(i)]], before[i].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

std::vector<std::uint32_t> DocumentModel::wantedRows() const
{
    std::vector<std::uint32_t> rows;
    rows.reserve(total());
    for (std::uint32_t number = 0; number < total(); ++number) {
        if (m_nameFilter.isEmpty()
            || toQString(m_evaluation->cases[number].name()).contains(m_nameFilter, Qt::CaseInsensitive)) {
            rows.push_back(number);
        }
    }
    sortRows(rows);
    return rows;
}

void DocumentModel::sortRows(std::vector<std::uint32_t>& rows) const
{
    if (m_sortColumn < 0 || !m_evaluation) {
        return;
    }
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    if (m_sortColumn == Name) {
        std::vector<QString> names;
        names.reserve(total());
        for (const analysis::DocumentCase& documentCase : m_evaluation->cases) {
            names.push_back(toQString(documentCase.name()));
        }
        sortByRank(rows, collationRanks(names), descending);
        return;
    }
    const double undefinedValue
        = descending ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::infinity();
    std::vector<double> values;
    values.reserve(total());
    for (std::size_t number = 0; number < total(); ++number) {
        const QVariant value = rawValue(number, m_sortColumn);
        values.push_back(value.isValid() ? value.toDouble() : undefinedValue);
    }
    sortByRank(rows, numberRanks(values), descending);
}

} // namespace touchstone::ui
