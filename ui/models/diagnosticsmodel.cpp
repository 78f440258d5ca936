// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diagnosticsmodel.h"

#include "ui/models/modelroles.h"
#include "ui/models/ranking.h"
#include "ui/session/corestrings.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QStyle>

#include <algorithm>

namespace touchstone::ui {

namespace {

using support::Diagnostic;

QStyle::StandardPixmap icon(support::Severity severity)
{
    switch (severity) {
    case support::Severity::Note:
        return QStyle::SP_MessageBoxInformation;
    case support::Severity::Warning:
        return QStyle::SP_MessageBoxWarning;
    case support::Severity::Error:
        return QStyle::SP_MessageBoxCritical;
    }
    return QStyle::SP_MessageBoxInformation;
}

QString cellText(const Diagnostic& diagnostic, int column)
{
    const auto number = [](std::uint32_t value) { return value > 0 ? countText(value) : undefinedText(); };
    switch (column) {
    case DiagnosticsModel::Severity:
        return severityText(diagnostic.severity);
    case DiagnosticsModel::File:
        return fromPath(diagnostic.place.file);
    case DiagnosticsModel::Line:
        return number(diagnostic.place.line);
    case DiagnosticsModel::ColumnNumber:
        return number(diagnostic.place.column);
    case DiagnosticsModel::Code:
        return toQString(diagnostic.code);
    case DiagnosticsModel::Message:
        return support::changesScores(diagnostic)
            //: %1: a finding, a sentence
            ? DiagnosticsModel::tr("Changes the scores: %1").arg(toQString(diagnostic.message))
            : toQString(diagnostic.message);
    default:
        return {};
    }
}

} // namespace

DiagnosticsModel::DiagnosticsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void DiagnosticsModel::setFindings(const support::Diagnostics& findings)
{
    beginResetModel();
    m_list = findings.list();
    for (const auto& [code, number] : findings.leftOut()) {
        const auto first = std::find_if(
            m_list.begin(), m_list.end(), [&code = code](const Diagnostic& d) { return d.code == code; });
        Diagnostic rest;
        rest.severity = first != m_list.end() ? first->severity : support::Severity::Warning;
        rest.code = code;
        rest.message = toUtf8(tr("… and %n more of this kind, not listed", "",
            static_cast<int>(std::min<std::size_t>(number, 0x7FFFFFFF))));
        m_list.push_back(std::move(rest));
    }
    m_counts = {};
    for (const auto& [code, count] : findings.counts()) {
        for (std::size_t severity = 0; severity < m_counts.size(); ++severity) {
            m_counts[severity] += static_cast<std::int64_t>(count.bySeverity[severity]);
        }
    }
    m_rows = wantedRows();
    endResetModel();
}

void DiagnosticsModel::setSeverityShown(support::Severity severity, bool shown)
{
    bool& flag = m_shown[static_cast<std::size_t>(severity)];
    if (flag != shown) {
        flag = shown;
        refilter();
    }
}

void DiagnosticsModel::setTextFilter(const QString& text)
{
    if (text != m_textFilter) {
        m_textFilter = text;
        refilter();
    }
}

void DiagnosticsModel::refilter()
{
    beginResetModel();
    m_rows = wantedRows();
    endResetModel();
}

std::vector<std::uint32_t> DiagnosticsModel::wantedRows() const
{
    constexpr std::array searched { File, Code, Message };
    const auto matches = [&](const Diagnostic& diagnostic) {
        if (!m_shown[static_cast<std::size_t>(diagnostic.severity)]) {
            return false;
        }
        return m_textFilter.isEmpty() || std::any_of(searched.begin(), searched.end(), [&](int column) {
            return cellText(diagnostic, column).contains(m_textFilter, Qt::CaseInsensitive);
        });
    };
    std::vector<std::uint32_t> rows;
    for (std::uint32_t i = 0; i < m_list.size(); ++i) {
        if (matches(m_list[i])) {
            rows.push_back(i);
        }
    }
    if (m_sortColumn < 0) {
        return rows;
    }
    if (m_sortColumn == Severity || m_sortColumn == Line || m_sortColumn == ColumnNumber) {
        std::vector<double> numbers;
        for (const Diagnostic& diagnostic : m_list) {
            numbers.push_back(m_sortColumn == Severity ? -static_cast<double>(diagnostic.severity)
                    : m_sortColumn == Line             ? diagnostic.place.line
                                                       : diagnostic.place.column);
        }
        sortByRank(rows, numberRanks(numbers), m_sortOrder == Qt::DescendingOrder);
    } else {
        std::vector<QString> texts;
        for (const Diagnostic& diagnostic : m_list) {
            texts.push_back(cellText(diagnostic, m_sortColumn));
        }
        sortByRank(rows, collationRanks(texts), m_sortOrder == Qt::DescendingOrder);
    }
    return rows;
}

int DiagnosticsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DiagnosticsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiagnosticsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Diagnostic& finding = diagnostic(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        // The name alone fits the column; the tooltip and a copy have the path.
        return column == File ? QFileInfo(cellText(finding, File)).fileName() : cellText(finding, column);
    case Qt::ToolTipRole:
        return cellText(finding, column);
    case Qt::DecorationRole:
        return column == Severity ? QVariant(QApplication::style()->standardIcon(icon(finding.severity)))
                                  : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
            | (column == Line || column == ColumnNumber ? Qt::AlignRight : Qt::AlignLeft));
    case SortRole:
        switch (column) {
        case Severity:
            return static_cast<int>(finding.severity);
        case Line:
            return finding.place.line;
        case ColumnNumber:
            return finding.place.column;
        default:
            return cellText(finding, column);
        }
    case ExportRole:
        if (column == File) {
            return cellText(finding, File);
        }
        if (column == Line) {
            return finding.place.line > 0 ? QString::number(finding.place.line) : QString();
        }
        if (column == ColumnNumber) {
            return finding.place.column > 0 ? QString::number(finding.place.column) : QString();
        }
        return {};
    default:
        return {};
    }
}

QVariant DiagnosticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
            | (section == Line || section == ColumnNumber ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Severity:
        return tr("Severity");
    case File:
        return tr("File");
    case Line:
        return tr("Line");
    case ColumnNumber:
        return tr("Column");
    case Code:
        return tr("Code");
    case Message:
        return tr("Message");
    default:
        return {};
    }
}

void DiagnosticsModel::sort(int column, Qt::SortOrder order)
{
    if (column < -1 || column >= ColumnCount) {
        return;
    }
    m_sortColumn = column;
    m_sortOrder = order;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> findings;
    for (const QModelIndex& index : before) {
        findings.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    }
    m_rows = wantedRows();
    std::vector<int> rows(m_list.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        rows[m_rows[row]] = static_cast<int>(row);
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i) {
        after.push_back(index(rows[findings[static_cast<std::size_t>(i)]], before[i].column()));
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace touchstone::ui
