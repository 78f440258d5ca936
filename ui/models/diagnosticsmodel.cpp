// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diagnosticsmodel.h"

#include "ui/models/modelroles.h"
#include "ui/session/corestrings.h"

#include <QApplication>
#include <QFileInfo>
#include <QStyle>

namespace touchstone::ui {

namespace {

using support::Diagnostic;

QString cellText(const Diagnostic& diagnostic, int column, const QLocale& locale = QLocale())
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
            ? DiagnosticsModel::tr("Changes the scores: %1").arg(findingText(diagnostic, locale))
            : findingText(diagnostic, locale);
    default:
        return {};
    }
}

} // namespace

QIcon severityIcon(support::Severity severity)
{
    constexpr QStyle::StandardPixmap icons[]
        = { QStyle::SP_MessageBoxInformation, QStyle::SP_MessageBoxWarning, QStyle::SP_MessageBoxCritical };
    return QApplication::style()->standardIcon(icons[static_cast<std::size_t>(severity)]);
}

void DiagnosticsModel::setFindings(const support::Diagnostics& findings)
{
    std::vector<Diagnostic> list = findings.list();
    for (const auto& [code, number] : findings.leftOut()) {
        const auto first = std::ranges::find(list, code, &Diagnostic::code);
        Diagnostic rest;
        rest.severity = first != list.end() ? first->severity : support::Severity::Warning;
        rest.code = code;
        rest.message = toUtf8(tr("… and %n more of this kind, not listed", "",
            static_cast<int>(std::min<std::size_t>(number, 0x7FFFFFFF))));
        list.push_back(std::move(rest));
    }
    m_counts = {};
    for (const auto& [code, count] : findings.counts()) {
        for (std::size_t severity = 0; severity < m_counts.size(); ++severity) {
            m_counts[severity] += static_cast<std::int64_t>(count.bySeverity[severity]);
        }
    }
    reset([&]() { m_list = std::move(list); });
}

void DiagnosticsModel::setSeverityShown(support::Severity severity, bool shown)
{
    bool& flag = m_shown[static_cast<std::size_t>(severity)];
    if (flag != shown) {
        reset([&]() { flag = shown; });
    }
}

void DiagnosticsModel::setTextFilter(const QString& text)
{
    if (text != m_textFilter) {
        reset([&]() { m_textFilter = text; });
    }
}

bool DiagnosticsModel::isShown(std::uint32_t line) const
{
    const auto matches = [&](int column) {
        return cellText(m_list[line], column).contains(m_textFilter, Qt::CaseInsensitive);
    };
    return m_shown[static_cast<std::size_t>(m_list[line].severity)]
        && (m_textFilter.isEmpty() || matches(File) || matches(Code) || matches(Message));
}

bool DiagnosticsModel::isNumber(int column) const { return column == Line || column == ColumnNumber; }

QVariant DiagnosticsModel::sortKey(std::uint32_t line, int column) const
{
    // Errors first.
    return column == Severity ? -static_cast<int>(m_list[line].severity) : value(line, column, SortRole);
}

QVariant DiagnosticsModel::value(std::uint32_t line, int column, int role) const
{
    const Diagnostic& finding = m_list[line];
    const QString text = cellText(finding, column);
    const std::uint32_t number = column == Line ? finding.place.line : finding.place.column;
    switch (role) {
    case Qt::DisplayRole:
        // The name alone fits the column; the tooltip and a copy have the path.
        return column == File ? QFileInfo(text).fileName() : text;
    case Qt::ToolTipRole:
        return text;
    case Qt::DecorationRole:
        return column == Severity ? QVariant(severityIcon(finding.severity)) : QVariant();
    case SortRole:
        if (column == Severity) {
            return static_cast<int>(finding.severity);
        }
        return isNumber(column) ? QVariant(number) : text;
    case ExportRole:
        if (isNumber(column)) {
            return number > 0 ? QString::number(number) : QString();
        }
        return column == File   ? QVariant(text)
            : column == Message ? QVariant(cellText(finding, column, QLocale::c()))
                                : QVariant();
    default:
        return {};
    }
}

TableModel::Header DiagnosticsModel::header(int column) const
{
    return {
        QStringList { tr("Severity"), tr("File"), tr("Line"), tr("Column"), tr("Code"), tr("Message") }.at(
            column),
        {}
    };
}

} // namespace touchstone::ui

#include "moc_diagnosticsmodel.cpp"
