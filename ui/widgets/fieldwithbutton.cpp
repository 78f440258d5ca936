// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fieldwithbutton.h"

#include "ui/widgets/layouts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace touchstone::ui {

FieldWithButton::FieldWithButton(const QString& name, const QString& help, QWidget* parent)
    : QWidget(parent)
{
    field->setAccessibleName(name);
    field->setToolTip(help);
    field->setClearButtonEnabled(true);
    button->setAutoDefault(false);
    button->setFixedWidth(fontMetrics().averageCharWidth() * 5);
    //: %1: what is chosen
    button->setAccessibleName(tr("Choose: %1").arg(name));
    layRow(this, {}, { { field, 1 }, button });
    setFocusProxy(field);
}

void FieldWithButton::askForPath(const QString& fileTitle, const QString& folderTitle, const QString& start)
{
    auto* menu = new QMenu(button);
    const auto begin = [this, start]() {
        return field->text().isEmpty() ? start : QFileInfo(field->text()).absolutePath();
    };
    const auto take = [this](const QString& path) {
        if (!path.isEmpty()) {
            field->setText(path);
            Q_EMIT chosen();
        }
    };
    menu->addAction(
        tr("&File…"), this, [=, this]() { take(QFileDialog::getOpenFileName(this, fileTitle, begin())); });
    menu->addAction(tr("F&older…"), this,
        [=, this]() { take(QFileDialog::getExistingDirectory(this, folderTitle, begin())); });
    button->setMenu(menu);
    button->setFixedWidth(button->sizeHint().width());
}

} // namespace touchstone::ui

#include "moc_fieldwithbutton.cpp"
