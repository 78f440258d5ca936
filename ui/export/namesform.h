// SPDX-License-Identifier: GPL-3.0-or-later
// NamesForm: under which names systems are printed, and the command that makes an export again: what the
// dialogs for figures and tables share.
#pragma once

#include "core/report/recipe.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QLineEdit>
#include <QStringList>
#include <QTableWidget>

namespace touchstone::ui {

class NamesForm : public QGroupBox
{
    Q_OBJECT

public:
    explicit NamesForm(QWidget* parent = nullptr);

    void setSystems(const QStringList& names);
    [[nodiscard]] analysis::PrintedNames names() const;

    QCheckBox* anonymous = new QCheckBox(tr("A&nonymous: System 1, System 2 …"), this);
    QTableWidget* table = new QTableWidget(0, 2, this); ///< a row per system: its name, the printed one

Q_SIGNALS:
    void changed();

private:
    QStringList m_systems;
};

/// A line that shows a command, with a button that copies it.
class CommandLine : public QWidget
{
    Q_OBJECT

public:
    explicit CommandLine(QWidget* parent = nullptr);
    void setCommand(const QString& command);
    [[nodiscard]] QString command() const { return m_line->text(); }

private:
    QLineEdit* m_line = new QLineEdit(this);
};

} // namespace touchstone::ui
