// SPDX-License-Identifier: GPL-3.0-or-later
// DiagnosticsModel: the findings of reading and evaluating as rows; filtered by severity and text, sorted.
#pragma once

#include "core/support/diagnostics.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <cstdint>
#include <vector>

namespace touchstone::ui {

class DiagnosticsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Severity, File, Line, ColumnNumber, Code, Message, ColumnCount };

    explicit DiagnosticsModel(QObject* parent = nullptr);

    /// Codes of which a part was left out get a row of their own that says how many.
    void setFindings(const support::Diagnostics& findings);
    void setSeverityShown(support::Severity severity, bool shown);
    /// Keeps rows whose file, code or message contains the text, upper and lower case alike.
    void setTextFilter(const QString& text);

    [[nodiscard]] const support::Diagnostic& diagnostic(int row) const
    {
        return m_list[m_rows[static_cast<std::size_t>(row)]];
    }
    /// How many there are of a severity, filtered away or not.
    [[nodiscard]] std::int64_t count(support::Severity severity) const
    {
        return m_counts[static_cast<std::size_t>(severity)];
    }
    [[nodiscard]] std::size_t total() const { return m_list.size(); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// Column -1: as found. Severity ascending: errors first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    [[nodiscard]] std::vector<std::uint32_t> wantedRows() const;
    void refilter();

    std::vector<support::Diagnostic> m_list;
    std::vector<std::uint32_t> m_rows;
    std::array<std::int64_t, 3> m_counts {};
    std::array<bool, 3> m_shown { true, true, true };
    QString m_textFilter;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace touchstone::ui
