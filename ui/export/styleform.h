// SPDX-License-Identifier: GPL-3.0-or-later
// StyleForm: the fields of a figure's style: size in millimetres, font in points, colours, legend.
#pragma once

#include "ui/text/figurestyle.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFontComboBox;
class QSpinBox;

namespace touchstone::ui {

class StyleForm : public QWidget
{
    Q_OBJECT

public:
    explicit StyleForm(QWidget* parent = nullptr);

    /// heightMm 0: as the content needs.
    [[nodiscard]] FigureStyle style() const;
    [[nodiscard]] double dpi() const;

    QComboBox* fit = nullptr; ///< column, page, own size
    QDoubleSpinBox* width = nullptr;
    QCheckBox* ownHeight = nullptr; ///< off: as the content needs
    QDoubleSpinBox* height = nullptr;
    QCheckBox* ownFont = nullptr; ///< off: the application's
    QFontComboBox* font = nullptr;
    QDoubleSpinBox* fontSize = nullptr;
    QDoubleSpinBox* lines = nullptr;
    QComboBox* legend = nullptr;
    QSpinBox* decimals = nullptr;
    QCheckBox* greyscale = nullptr;
    QCheckBox* transparent = nullptr;
    QCheckBox* title = nullptr;
    QCheckBox* markers = nullptr;
    QCheckBox* hatches = nullptr;
    QDoubleSpinBox* resolution = nullptr;

Q_SIGNALS:
    void changed();

private:
    void showFit();
};

} // namespace touchstone::ui
