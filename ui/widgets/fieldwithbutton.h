// SPDX-License-Identifier: GPL-3.0-or-later
// FieldWithButton: a path or an option as text, with a button that finds it.
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QString>
#include <QWidget>

namespace touchstone::ui {

class FieldWithButton : public QWidget
{
    Q_OBJECT

public:
    /// `name`: for screen readers; `help`: the tooltip.
    FieldWithButton(const QString& name, const QString& help, QWidget* parent);

    /// The button asks for a file or a folder, with these titles, beginning at the path in the field or else
    /// in `start`; chosen() follows.
    void askForPath(const QString& fileTitle, const QString& folderTitle, const QString& start);

    QLineEdit* field = new QLineEdit(this);
    QPushButton* button = new QPushButton(QStringLiteral("…"), this);

Q_SIGNALS:
    /// The field holds what was chosen with the button.
    void chosen();
};

} // namespace touchstone::ui
