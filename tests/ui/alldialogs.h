// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog of the window, each with what it holds at its longest.
#pragma once

#include <functional>

class QWidget;

namespace touchstone::ui {
class SelectionModel;
class Session;
}

namespace touchstone::uitest {

/// Makes each dialog in turn, not shown yet, and hands it over.
void eachDialog(
    ui::Session& session, ui::SelectionModel& selection, const std::function<void(QWidget&)>& look);

} // namespace touchstone::uitest
