// SPDX-License-Identifier: GPL-3.0-or-later
// keepSaid: words that a widget is told once stay true when the language or the keys of commands change.
#pragma once

#include <functional>

class QWidget;

namespace touchstone::ui {

/// Calls `say` now and on every QEvent::LanguageChange of the widget (as when NeutralWords come into force,
/// and by useOwnKeys()), for as long as it lives.
void keepSaid(QWidget* widget, std::function<void()> say);

} // namespace touchstone::ui
