// SPDX-License-Identifier: GPL-3.0-or-later
// StepToolBar: "◂ error 12 of 345 ▸" for the errors of the filter, and a field that finds words in the text.
#pragma once

#include "ui/session/selectionmodel.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolBar>

class QAction;

namespace touchstone::ui {

class StepToolBar : public QToolBar
{
    Q_OBJECT

public:
    /// The actions are those of the menu.
    StepToolBar(SelectionModel& selection, QAction* previous, QAction* next, QWidget* parent = nullptr);

    /// The field to find words, which the menu has, too.
    [[nodiscard]] QAction* findField() const { return m_findField; }
    [[nodiscard]] QString text() const { return m_label->text(); }

Q_SIGNALS:
    /// Enter in the field: find this in the text.
    void findRequested(const QString& text);

private:
    void refresh(SelectionModel::Changes changes);

    SelectionModel& m_selection;
    QLabel* m_label = new QLabel(this);
    QLineEdit* m_find = new QLineEdit(this);
    QAction* m_findField = nullptr;
};

} // namespace touchstone::ui
