// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/columnsdialog.h"

#include "ui/session/corestrings.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>

namespace touchstone::ui {

namespace {

constexpr int noRole = -1;

QString meaning(io::TableRole role)
{
    // In the order of io::TableRole.
    static constexpr const char* words[] { QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Document"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Start"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "End"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Length"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Label"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Words of the annotation"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Id of the annotation"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Link"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Confidence"),
        QT_TRANSLATE_NOOP("touchstone::ui::ColumnsDialog", "Text of the document") };
    static_assert(std::size(words) == io::tableRoles);
    return ColumnsDialog::tr(words[static_cast<std::size_t>(role)]);
}

} // namespace

ColumnsDialog::ColumnsDialog(
    std::vector<std::vector<std::string>> rows, const QString& option, QWidget* parent)
    : FileDialog(tr("Columns of the table"), QStringLiteral("files#columns-of-a-table"), parent)
    , m_rows(std::move(rows))
{
    auto* words = new QLabel(
        tr("What does each column hold? Needed are the start, the end or the length, and the label."), this);
    words->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    auto* buttons = makeButtons(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    auto* byHeader = buttons->addButton(tr("&By the first row"), QDialogButtonBox::ResetRole);
    byHeader->setToolTip(tr("Choose what the names in the first row say"));
    byHeader->setAutoDefault(false);
    const auto header = m_rows.empty() ? std::vector<std::string>() : m_rows.front();
    connect(byHeader, &QPushButton::clicked, this,
        [this, header]() { showColumns(io::columnsOfHeader(header)); });
    fill();
    const auto said = io::columnsOfOption(toUtf8(option), header);
    showColumns(said ? *said : io::columnsOfHeader(header));
    layOut({ words, { m_table, 1 }, m_verdict }, 110, 24);
}

void ColumnsDialog::fill()
{
    std::size_t columns = 0;
    for (const auto& row : m_rows) {
        columns = std::max(columns, row.size());
    }
    m_table->setColumnCount(static_cast<int>(columns));
    m_table->setRowCount(static_cast<int>(m_rows.size()) + 1);
    m_table->setAccessibleName(tr("First rows of the table"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        auto* combo = new QComboBox(m_table);
        combo->addItem(QStringLiteral("–"), noRole);
        combo->setItemData(0, tr("Does not matter"), Qt::ToolTipRole);
        for (std::size_t role = 0; role < io::tableRoles; ++role) {
            combo->addItem(meaning(static_cast<io::TableRole>(role)), static_cast<int>(role));
        }
        //: %1: number of a column
        combo->setAccessibleName(tr("Column %1 holds").arg(column + 1));
        connect(combo, &QComboBox::activated, this, [this, column]() { take(column); });
        m_table->setCellWidget(0, column, combo);
        m_combos.push_back(combo);
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto& cells = m_rows[row];
            const auto at = static_cast<std::size_t>(column);
            const QString text = at < cells.size() ? toQString(cells[at]).simplified() : QString();
            auto* item = new QTableWidgetItem(text);
            item->setToolTip(text);
            m_table->setItem(static_cast<int>(row) + 1, column, item);
        }
    }
    m_table->resizeColumnsToContents();
    m_table->resizeRowsToContents();
    const int least = m_combos.empty() ? 0 : m_combos.front()->sizeHint().width();
    const int most = std::max(least, fontMetrics().averageCharWidth() * 40);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        m_table->setColumnWidth(column, std::clamp(m_table->columnWidth(column), least, most));
    }
}

void ColumnsDialog::showColumns(const io::TableColumns& columns)
{
    m_columns = columns;
    for (QComboBox* combo : m_combos) {
        combo->setCurrentIndex(0);
    }
    for (std::size_t i = 0; i < io::tableRoles; ++i) {
        const auto role = static_cast<io::TableRole>(i);
        if (columns.has(role) && columns.of(role) < m_combos.size()) {
            m_combos[columns.of(role)]->setCurrentIndex(static_cast<int>(i) + 1);
        }
    }
    judge();
}

/// A role stands over one column: it leaves the one it stood over before.
void ColumnsDialog::take(int column)
{
    const int role = m_combos[static_cast<std::size_t>(column)]->currentData().toInt();
    io::TableColumns columns;
    for (std::size_t i = 0; i < m_combos.size(); ++i) {
        const int other = m_combos[i]->currentData().toInt();
        if (other != noRole && (other != role || static_cast<int>(i) == column)) {
            columns.set(static_cast<io::TableRole>(other), i);
        }
    }
    showColumns(columns);
}

void ColumnsDialog::judge()
{
    QStringList missing;
    if (!m_columns.has(io::TableRole::Start)) {
        missing << meaning(io::TableRole::Start);
    }
    if (!m_columns.has(io::TableRole::End) && !m_columns.has(io::TableRole::Length)) {
        missing << tr("End or Length");
    }
    if (!m_columns.has(io::TableRole::Label)) {
        missing << meaning(io::TableRole::Label);
    }
    const bool sayable = missing.isEmpty() && !m_rows.empty()
        && (m_columns == io::columnsOfHeader(m_rows.front())
            || io::optionOfColumns(m_columns, m_rows.front()));
    m_ok->setEnabled(sayable);
    if (!missing.isEmpty()) {
        //: %1: what no column was chosen for
        m_verdict->setText(tr("Still needed: %1.").arg(listText(missing)));
    } else if (!sayable) {
        m_verdict->setText(
            tr("Names in the first row are numbers, or names of other columns, so these columns "
               "cannot be told apart: give each a name of its own."));
    } else if (!m_columns.has(io::TableRole::Document)) {
        m_verdict->setText(
            tr("Without a column for the document, all rows form one document, named after the file."));
    } else if (option().isEmpty()) {
        m_verdict->setText(tr("As the first row says."));
    } else {
        //: %1: as on the command line
        m_verdict->setText(tr("--columns %1").arg(option()));
    }
}

QString ColumnsDialog::option() const
{
    if (m_rows.empty() || m_columns == io::columnsOfHeader(m_rows.front())) {
        return {};
    }
    return toQString(io::optionOfColumns(m_columns, m_rows.front()).value_or(""));
}

QComboBox* ColumnsDialog::combo(int column) const
{
    return qobject_cast<QComboBox*>(m_table->cellWidget(0, column));
}

} // namespace touchstone::ui

#include "moc_columnsdialog.cpp"
