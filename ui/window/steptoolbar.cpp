// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/steptoolbar.h"

#include "ui/base/keepsaid.h"
#include "ui/widgets/viewhelp.h"

#include <QAction>

namespace touchstone::ui {

StepToolBar::StepToolBar(SelectionModel& selection, QAction* previous, QAction* next, QWidget* parent)
    : QToolBar(parent)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("stepToolBar"));
    keepSaid(this, [this]() { setWindowTitle(tr("Errors one by one")); });
    setMovable(false);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setMinimumWidth(m_label->fontMetrics().averageCharWidth() * 16);
    addAction(previous);
    addWidget(m_label);
    addAction(next);
    m_find->setPlaceholderText(tr("Find in text"));
    m_find->setAccessibleName(tr("Find in text"));
    m_find->setToolTip(tr("Find words in the texts of this document (Enter)"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(m_find->fontMetrics().averageCharWidth() * 14);
    m_find->setMaximumWidth(m_find->fontMetrics().averageCharWidth() * 30);
    m_findField = addWidget(m_find);
    connect(m_find, &QLineEdit::returnPressed, this, [this]() { Q_EMIT findRequested(m_find->text()); });
    connect(&m_selection, &SelectionModel::changed, this, &StepToolBar::refresh);
    refresh(SelectionModel::EvaluationChanged);
}

void StepToolBar::refresh(SelectionModel::Changes changes)
{
    if (changes
        & (SelectionModel::EvaluationChanged | SelectionModel::FiltersChanged | SelectionModel::SchemeChanged
            | SelectionModel::CurrentChanged)) {
        m_label->setText(m_selection.evaluation() ? placeText(m_selection) : QString());
    }
}

} // namespace touchstone::ui

#include "moc_steptoolbar.cpp"
