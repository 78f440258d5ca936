// SPDX-License-Identifier: GPL-3.0-or-later
// StyleForm: the fields of a figure's style: size in millimetres, font in points, colours, legend.
#pragma once

#include "ui/text/figurestyle.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFontComboBox>
#include <QSpinBox>

namespace touchstone::ui {

class StyleForm : public QWidget
{
    Q_OBJECT

public:
    explicit StyleForm(QWidget* parent = nullptr);

    /// heightMm 0: as the content needs.
    [[nodiscard]] FigureStyle style() const;
    [[nodiscard]] double dpi() const { return resolution->value(); }

    QComboBox* fit = new QComboBox(this); ///< column, page, own size
    QDoubleSpinBox* width = number(10, 2000, FigureStyle().widthMm, 1, 1, tr(" mm"));
    QCheckBox* ownHeight = new QCheckBox(tr("Set &height"), this); ///< off: as the content needs
    QDoubleSpinBox* height = number(10, 2000, FigureStyle().heightMm, 1, 1, tr(" mm"));
    QCheckBox* ownFont = new QCheckBox(tr("Set f&ont"), this); ///< off: the application's
    QFontComboBox* font = new QFontComboBox(this);
    QDoubleSpinBox* fontSize = number(3, 72, FigureStyle().fontPoints, 1, 0.5, tr(" pt"));
    QDoubleSpinBox* lines = number(0.1, 10, FigureStyle().linePoints, 2, 0.25, tr(" pt"));
    QComboBox* legend = new QComboBox(this);
    QSpinBox* decimals = new QSpinBox(this);
    QCheckBox* greyscale = new QCheckBox(tr("&Greyscale"), this);
    QCheckBox* transparent = new QCheckBox(tr("&Transparent background"), this);
    QCheckBox* title = new QCheckBox(tr("Tit&le in the figure"), this);
    QCheckBox* markers = new QCheckBox(tr("&Markers"), this);
    QCheckBox* hatches = new QCheckBox(tr("H&atches"), this);
    QDoubleSpinBox* resolution = number(36, 2400, usualDpi, 0, 50, tr(" dpi"));

Q_SIGNALS:
    void changed();

private:
    static constexpr double usualDpi = 300;
    QDoubleSpinBox* number(
        double from, double to, double value, int digits, double step, const QString& suffix);
};

} // namespace touchstone::ui
