// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as files: PDF, SVG, PNG, and the numbers as CSV, each with its recipe inside, written whole or not
// at all.
#pragma once

#include "ui/figures/figure.h"

#include "core/report/recipe.h"
#include "core/support/result.h"

#include <QByteArray>

namespace touchstone::ui {

enum class FigureFormat { Pdf, Svg, Png, Csv };

/// By the suffix, in any case.
[[nodiscard]] std::optional<FigureFormat> figureFormat(const QString& path);

struct FigureExport
{
    FigureStyle style;
    double dpi = 300; ///< PNG only
    analysis::Recipe recipe;
};

/// Limits of what is asked for; the messages of figureBytes name them.
inline constexpr double leastFigureMm = 10;
inline constexpr double mostFigureMm = 2000;
inline constexpr double leastFigureDpi = 36;
inline constexpr double mostFigureDpi = 2400;
inline constexpr double leastFontPoints = 3;
inline constexpr double mostFontPoints = 72;

/// The style with a family that exists and is named (files name fonts), and the figure's own height where
/// none is given (0).
[[nodiscard]] FigureStyle settledStyle(FigureStyle style, const Figure& figure);

/// The file's bytes. The page of a PDF and the size of an SVG are exact to a hundredth of a millimetre, those
/// of a PNG to a pixel. Equal figures and recipes give equal bytes. Errors: InvalidOption for sizes outside
/// of the limits, TooLarge for a picture of over 400 million pixels, Unreadable when it cannot be made. May
/// be called from any thread, except for figures that paint charts.
[[nodiscard]] support::Result<QByteArray> figureBytes(
    const Figure& figure, FigureFormat format, const FigureExport& asked);

/// A preview: as a PNG of that size would look.
[[nodiscard]] QImage figureImage(const Figure& figure, const FigureStyle& style, double pixelsPerMillimetre);

/// Writes atomically; the format comes from the suffix. Errors: InvalidOption for another suffix, those of
/// figureBytes, Unreadable with the system's reason.
[[nodiscard]] support::Result<void> writeFigure(
    const Figure& figure, const QString& path, const FigureExport& options);
/// Bytes to a file, whole or not at all; QSaveFile does not notice a disk that is full at its last flush.
/// Errors: Unreadable with the system's reason.
[[nodiscard]] support::Result<void> writeWhole(const QString& path, const QByteArray& bytes);

/// What the user should know before printing: letters that no installed font has (named), colour glyphs that
/// PDF and SVG cannot hold, a height that cuts the content. Translated sentences.
[[nodiscard]] QStringList figureWarnings(const Figure& figure, const FigureStyle& style);
/// Letters of the texts that neither the font nor its fallbacks have, by code point, each once.
[[nodiscard]] std::vector<char32_t> missingGlyphs(const QStringList& texts, const QFont& font);

} // namespace touchstone::ui
