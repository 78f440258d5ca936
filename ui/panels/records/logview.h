// SPDX-License-Identifier: GPL-3.0-or-later
// LogView: the findings of reading and evaluating.
#pragma once

#include "ui/widgets/findingsview.h"

namespace touchstone::ui {

class SelectionModel;

class LogView : public FindingsView
{
    Q_OBJECT

public:
    LogView(Session& session, SelectionModel& selection, QWidget* parent = nullptr);
};

} // namespace touchstone::ui
