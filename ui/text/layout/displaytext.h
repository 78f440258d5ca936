// SPDX-License-Identifier: GPL-3.0-or-later
// Display text: what is drawn for characters that have no picture of their own (line ends, tabs, controls,
// marks of direction), so that nothing in a text is hidden.
#pragma once

#include <QString>
#include <QStringView>

namespace touchstone::ui {

/// Width of a place kept for a drawn mark: a space one em wide.
inline constexpr char16_t placeholder = 0x2003;
/// Half of it, for the mark of a line's end.
inline constexpr char16_t narrowPlaceholder = 0x2002;

/// Appends what the layout shapes for a cell with special characters. Marks of direction stay in (they act),
/// followed by a place for their name.
void appendDisplay(QStringView cell, QString& display);

/// Short name of the special character at the start of a cell ("RLM", "ZWSP", "FFFC"), empty when it is drawn
/// by the font or by a shape of its own (tab).
[[nodiscard]] QString specialName(QStringView cell);

[[nodiscard]] bool isTab(QStringView cell);

} // namespace touchstone::ui
