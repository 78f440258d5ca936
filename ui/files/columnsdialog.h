// SPDX-License-Identifier: GPL-3.0-or-later
// ColumnsDialog: what each column of a table is, chosen over the table's first rows.
#pragma once

#include "ui/files/filedialog.h"

#include "core/io/formats/tables/tablecolumns.h"

#include <QLabel>
#include <QTableWidget>

namespace touchstone::ui {

class ColumnsDialog : public FileDialog
{
    Q_OBJECT

public:
    /// `rows`: the first rows of the file, the first one maybe a header. `option`: what is said of the
    /// columns so far, as io::columnsOfOption() reads it; empty: by the first row.
    ColumnsDialog(
        std::vector<std::vector<std::string>> rows, const QString& option, QWidget* parent = nullptr);

    /// As io::columnsOfOption() reads it; empty: what the first row says is what was chosen.
    [[nodiscard]] QString option() const;
    [[nodiscard]] const io::TableColumns& columns() const { return m_columns; }
    /// The combo box over a column; null: there is no such column.
    [[nodiscard]] QComboBox* combo(int column) const;

private:
    void fill();
    void showColumns(const io::TableColumns& columns);
    void take(int column);
    void judge();

    std::vector<std::vector<std::string>> m_rows;
    io::TableColumns m_columns;
    QTableWidget* m_table = new QTableWidget(this);
    std::vector<QComboBox*> m_combos;
    QLabel* m_verdict = new QLabel(this);
    QPushButton* m_ok;
};

} // namespace touchstone::ui
