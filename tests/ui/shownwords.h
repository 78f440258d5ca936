// SPDX-License-Identifier: GPL-3.0-or-later
// What a user reads of a window: texts of its visible widgets, their tool tips and what assistive technology
// says, headings and cells of tables, names of actions.
#pragma once

#include <QStringList>

class QWidget;

namespace touchstone::uitest {

/// Texts of the widgets that are visible inside a panel or dialog.
[[nodiscard]] QStringList wordsIn(QWidget& panel);

} // namespace touchstone::uitest
