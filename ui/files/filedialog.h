// SPDX-License-Identifier: GPL-3.0-or-later
// FileDialog: what the dialogs about files share: a title, a place in the help, buttons below, a size that
// fits the screen; and the layers that a file offers to choose from.
#pragma once

#include "ui/widgets/layouts.h"

#include <QDialog>
#include <QDialogButtonBox>

#include <string>
#include <vector>

class QPushButton;

namespace touchstone::ui {

class FileDialog : public QDialog
{
    Q_OBJECT

protected:
    /// `help`: what F1 shows.
    FileDialog(const QString& title, const QString& help, QWidget* parent);

    /// Buttons that accept, reject or close. Made after the fields, so that Tab comes to them last.
    QDialogButtonBox* makeButtons(QDialogButtonBox::StandardButtons buttons);
    /// One more of them that does something else.
    QPushButton* addAction(const QString& text, const QString& help = {});
    /// One line below the other, the buttons last, and Tab in that order; the size in characters and lines of
    /// text. At the end.
    void layOut(std::initializer_list<LayoutPart> lines, int wide, int high);

private:
    QDialogButtonBox* m_buttons = nullptr;
};

/// A combo box of columns or layers with its label, both hidden while there is no choice.
class LayerChoice
{
public:
    LayerChoice(const QString& help, QWidget* parent);

    /// Of more than one; `chosen` as the options of a source have it.
    void show(const std::vector<std::string>& layers, const std::string& chosen);
    [[nodiscard]] std::string chosen() const;

    QLabel* label;
    QComboBox* box;
};

} // namespace touchstone::ui
