// SPDX-License-Identifier: GPL-3.0-or-later
// FilterBar: the filter stack as chips, with back and forward, a field for words, and how many records
// remain.
#pragma once

#include "ui/session/selectionmodel.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;

namespace touchstone::ui {

class FlowLayout;

/// Above the error list. Every chip takes its filter away when clicked; the field keeps one filter by words
/// on the stack while it holds text.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(SelectionModel& selection, QWidget* parent = nullptr);

    /// Puts the cursor into the field for words.
    void focusWords();
    /// The chips' texts, for tests.
    [[nodiscard]] QStringList chipTexts() const;

private:
    void refresh(SelectionModel::Changes changes);
    void rebuildChips();
    void applyWords();

    SelectionModel& m_selection;
    QToolButton* m_back;
    QToolButton* m_forward;
    QWidget* m_chipArea;
    FlowLayout* m_chipLayout;
    std::vector<QToolButton*> m_chips;
    QLabel* m_noFilter;
    QToolButton* m_clear;
    QLabel* m_count;
    QLineEdit* m_words;
    QTimer m_wordsTimer;
};

} // namespace touchstone::ui
