// SPDX-License-Identifier: GPL-3.0-or-later
// FigureStyle: how a figure looks on paper. Everything that paints figures paints in one unit, a tenth of a
// typographic point, so that sizes are the same in PDF, SVG, PNG and on screen.
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace touchstone::ui {

/// Where the legend stands.
enum class LegendPlace { Inside, Outside, None };

struct FigureStyle
{
    /// Painter units per point (1/72 inch); whole numbers of them are fine enough for any font size.
    static constexpr double unitsPerPoint = 10;
    static constexpr double pointsPerMillimetre = 72 / 25.4;
    static constexpr double unitsPerMillimetre = pointsPerMillimetre * unitsPerPoint;

    double widthMm = 77;
    double heightMm = 52;
    QString fontFamily; ///< empty: the application's
    double fontPoints = 8;
    double linePoints = 0.75; ///< of data lines; axes and frames have half of it
    bool greyscale = false; ///< letters, dashes, markers and hatches alone tell things apart
    bool dark = false; ///< light on dark: screen only
    bool transparent = false; ///< no background
    LegendPlace legend = LegendPlace::Outside;
    bool markers = true;
    bool hatches = true;
    bool title = false;
    int decimals = 3;

    [[nodiscard]] static double units(double points) { return points * unitsPerPoint; }
    /// In painter units; always set by pixel size, since point sizes depend on the device.
    [[nodiscard]] QFont font(double scale = 1) const;
    [[nodiscard]] QColor ink() const { return dark ? QColor(0xE6, 0xE6, 0xE6) : QColor(Qt::black); }
    [[nodiscard]] QColor paper() const { return dark ? QColor(0x1E, 0x1E, 0x1E) : QColor(Qt::white); }
    /// The colour as it is painted: itself, or its grey of equal luminance.
    [[nodiscard]] QColor shown(const QColor& colour) const;

    friend bool operator==(const FigureStyle&, const FigureStyle&) = default;
};

} // namespace touchstone::ui
