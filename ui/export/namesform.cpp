// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/namesform.h"

#include "ui/widgets/layouts.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace touchstone::ui {

NamesForm::NamesForm(QWidget* parent)
    : QGroupBox(tr("Names of systems"), parent)
{
    anonymous->setToolTip(tr("The recipe then names neither the systems' files nor a command"));
    table->setAccessibleName(tr("Printed names of systems"));
    table->setHorizontalHeaderLabels({ tr("System"), tr("Printed as") });
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->setTabKeyNavigation(false);
    layColumn(this, { table, anonymous });
    table->setMinimumHeight(fontMetrics().height() * 5);
    table->setMaximumHeight(fontMetrics().height() * 9);
    connect(anonymous, &QCheckBox::toggled, this, &NamesForm::changed);
    connect(table, &QTableWidget::itemChanged, this, &NamesForm::changed);
}

void NamesForm::setSystems(const QStringList& names)
{
    if (names == m_systems) {
        return;
    }
    m_systems = names;
    const QSignalBlocker quiet(table);
    table->setRowCount(static_cast<int>(names.size()));
    for (int row = 0; row < table->rowCount(); ++row) {
        auto* name = new QTableWidgetItem(names[row]);
        name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table->setItem(row, 0, name);
        table->setItem(row, 1, new QTableWidgetItem(names[row]));
    }
}

analysis::PrintedNames NamesForm::names() const
{
    analysis::PrintedNames names;
    names.anonymous = anonymous->isChecked();
    for (int row = 0; row < table->rowCount(); ++row) {
        const QString printed = table->item(row, 1)->text().trimmed();
        if (!printed.isEmpty() && printed != m_systems[row]) {
            names.renamed.emplace_back(m_systems[row].toStdString(), printed.toStdString());
        }
    }
    return names;
}

CommandLine::CommandLine(QWidget* parent)
    : QWidget(parent)
{
    m_line->setReadOnly(true);
    m_line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_line->setAccessibleName(tr("Command line that makes the same"));
    auto* label = labelOf(tr("Command line:"), m_line, this);
    auto* copy = new QPushButton(tr("Cop&y"), this);
    copy->setToolTip(tr("Copy the command"));
    layRow(this, {}, { label, { m_line, 1 }, copy });
    connect(copy, &QPushButton::clicked, this,
        [this]() { QGuiApplication::clipboard()->setText(m_line->text()); });
}

void CommandLine::setCommand(const QString& command)
{
    if (m_line->text() != command) {
        m_line->setText(command);
        m_line->setCursorPosition(0);
    }
}

} // namespace touchstone::ui

#include "moc_namesform.cpp"
