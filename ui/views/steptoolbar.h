// SPDX-License-Identifier: GPL-3.0-or-later
// StepToolBar: "◂ error 12 of 345 ▸" for the errors of the filter.
#pragma once

#include "ui/session/selectionmodel.h"

#include <QToolBar>

class QAction;
class QLabel;

namespace touchstone::ui {

class StepToolBar : public QToolBar
{
    Q_OBJECT

public:
    /// The actions are those of the menu.
    StepToolBar(SelectionModel& selection, QAction* previous, QAction* next, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void refresh(SelectionModel::Changes changes);

    SelectionModel& m_selection;
    QLabel* m_label;
    std::vector<std::uint32_t> m_errors; ///< records of the filter that are errors
};

} // namespace touchstone::ui
