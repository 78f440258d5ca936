// SPDX-License-Identifier: GPL-3.0-or-later
// DiagnosticsModel: the findings of reading and evaluating as rows; filtered by severity and text, sorted.
#pragma once

#include "ui/models/tablemodel.h"

#include "core/support/diagnostics.h"

#include <QIcon>

namespace touchstone::ui {

/// The style's sign for findings of a severity.
[[nodiscard]] QIcon severityIcon(support::Severity severity);

class DiagnosticsModel : public TableModel
{
    Q_OBJECT

public:
    enum Column { Severity, File, Line, ColumnNumber, Code, Message, ColumnCount };

    using TableModel::TableModel;

    /// Codes of which a part was left out get a row of their own that says how many.
    void setFindings(const support::Diagnostics& findings);
    void setSeverityShown(support::Severity severity, bool shown);
    /// Keeps rows whose file, code or message contains the text, upper and lower case alike.
    void setTextFilter(const QString& text);

    [[nodiscard]] const support::Diagnostic& diagnostic(int row) const { return m_list[lineOf(row)]; }
    /// How many there are of a severity, filtered away or not.
    [[nodiscard]] std::int64_t count(support::Severity severity) const
    {
        return m_counts[static_cast<std::size_t>(severity)];
    }
    [[nodiscard]] std::size_t total() const override { return m_list.size(); }

private:
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] Header header(int column) const override;
    [[nodiscard]] bool isNumber(int column) const override;
    [[nodiscard]] QVariant value(std::uint32_t line, int column, int role) const override;
    [[nodiscard]] bool isShown(std::uint32_t line) const override;
    [[nodiscard]] QVariant sortKey(std::uint32_t line, int column) const override;
    std::vector<support::Diagnostic> m_list;
    std::array<std::int64_t, 3> m_counts {};
    std::array<bool, 3> m_shown { true, true, true };
    QString m_textFilter;
};

} // namespace touchstone::ui
