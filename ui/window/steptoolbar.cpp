// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/steptoolbar.h"

#include "ui/session/corestrings.h"

#include <QAction>

namespace touchstone::ui {

StepToolBar::StepToolBar(SelectionModel& selection, QAction* previous, QAction* next, QWidget* parent)
    : QToolBar(parent)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("stepToolBar"));
    setWindowTitle(tr("Errors one by one"));
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setMinimumWidth(m_label->fontMetrics().averageCharWidth() * 17);
    addAction(previous);
    addWidget(m_label);
    addAction(next);
    m_find->setPlaceholderText(tr("Find in text"));
    m_find->setAccessibleName(tr("Find in text"));
    m_find->setToolTip(tr("Find words in the texts of this document (Enter)"));
    m_find->setClearButtonEnabled(true);
    m_find->setMinimumWidth(m_find->fontMetrics().averageCharWidth() * 14);
    m_find->setMaximumWidth(m_find->fontMetrics().averageCharWidth() * 30);
    addWidget(m_find);
    connect(m_find, &QLineEdit::returnPressed, this, [this]() { Q_EMIT findRequested(m_find->text()); });
    connect(&m_selection, &SelectionModel::changed, this, &StepToolBar::refresh);
    refresh(SelectionModel::EvaluationChanged);
}

void StepToolBar::refresh(SelectionModel::Changes changes)
{
    const auto& evaluation = m_selection.evaluation();
    if (changes
        & (SelectionModel::EvaluationChanged | SelectionModel::FiltersChanged
            | SelectionModel::SchemeChanged)) {
        m_errors = m_selection.errors();
    } else if (!(changes & SelectionModel::CurrentChanged)) {
        return;
    }
    const QString all = countText(static_cast<std::int64_t>(m_errors.size()));
    const auto current = m_selection.currentRecord();
    if (!evaluation) {
        m_label->clear();
    } else if (m_errors.empty()) {
        m_label->setText(tr("no errors"));
    } else if (const auto place = current ? std::ranges::lower_bound(m_errors, *current) : m_errors.end();
               place != m_errors.end() && *place == *current) {
        //: %1: number of the selected error, %2: number of errors in the filter
        m_label->setText(tr("error %1 of %2").arg(countText(place - m_errors.begin() + 1), all));
    } else {
        //: nothing selected yet; the parameter is the number of errors in the filter
        m_label->setText(tr("errors: %1").arg(all));
    }
}

} // namespace touchstone::ui

#include "moc_steptoolbar.cpp"
