// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/filedialog.h"

#include "ui/help/helpwindow.h"
#include "ui/session/corestrings.h"
#include "ui/widgets/screenfit.h"

#include <QComboBox>
#include <QPushButton>

namespace touchstone::ui {

FileDialog::FileDialog(const QString& title, const QString& help, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    helpByKey(*this, help);
}

QDialogButtonBox* FileDialog::makeButtons(QDialogButtonBox::StandardButtons buttons)
{
    m_buttons = new QDialogButtonBox(buttons, this);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    if (buttons == QDialogButtonBox::Close) {
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    } else {
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }
    return m_buttons;
}

QPushButton* FileDialog::addAction(const QString& text, const QString& help)
{
    QPushButton* button = m_buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setToolTip(help);
    return button;
}

void FileDialog::layOut(std::initializer_list<LayoutPart> lines, int wide, int high)
{
    layColumn(this, lines)->addWidget(m_buttons);
    resize(fontMetrics().averageCharWidth() * wide, fontMetrics().height() * high);
    keepOnScreen(*this);
}

LayerChoice::LayerChoice(const QString& help, QWidget* parent)
    : label(new QLabel(FileDialog::tr("Annotat&ion column:"), parent))
    , box(new QComboBox(parent))
{
    label->setBuddy(box);
    box->setToolTip(help);
    label->hide();
    box->hide();
}

void LayerChoice::show(const std::vector<std::string>& layers, const std::string& chosen)
{
    box->clear();
    for (const std::string& layer : layers) {
        box->addItem(annotationColumnText(toQString(layer)), toQString(layer));
    }
    chooseOrFirst(box, toQString(chosen.empty() ? "coarse" : chosen));
    label->setVisible(layers.size() > 1);
    box->setVisible(layers.size() > 1);
}

std::string LayerChoice::chosen() const { return toUtf8(box->currentData().toString()); }

} // namespace touchstone::ui

#include "moc_filedialog.cpp"
