// SPDX-License-Identifier: GPL-3.0-or-later
// Figure text: letters that are colour pictures (emoji). Vector formats lose them, or spoil what is painted
// after them, so figures paint them as images.
#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <vector>

class QPainter;

namespace touchstone::ui {

/// Code points of the texts that are such as asked for, ascending, each once.
[[nodiscard]] std::vector<char32_t> lettersOf(
    const QStringList& texts, const std::function<bool(char32_t letter)>& wanted);
/// Would the font, with its fallbacks, draw this grapheme cluster with a colour glyph?
[[nodiscard]] bool isPicture(QStringView cluster, const QFont& font);
/// Those that are such pictures.
[[nodiscard]] std::vector<char32_t> pictureLetters(const QStringList& texts, const QFont& font);
/// Paints the cluster as an image into the middle of a cell, in greys where asked.
void drawPicture(
    QPainter& painter, const QRectF& cell, QStringView cluster, const QFont& font, bool greyscale);

} // namespace touchstone::ui
