// SPDX-License-Identifier: GPL-3.0-or-later
// RuleFindBar: finds words in the text of a rule file. Esc closes it.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace touchstone::ui {

class RuleFindBar : public QWidget
{
    Q_OBJECT

public:
    RuleFindBar(QPlainTextEdit& editor, QWidget* parent);

    /// Shows the bar with the cursor in its field; words selected in the text are taken over.
    void open();
    void close();
    /// The next or the last place, starting over at the end; opens the bar where nothing is looked for yet.
    void step(bool forward);
    void find(const QString& text);
    [[nodiscard]] QString state() const; ///< "3 of 12", "not found"

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Selects the first place at or behind `from`, or before it.
    void search(int from, bool forward);

    QPlainTextEdit& m_editor;
    QLineEdit* m_field;
    QLabel* m_state;
};

} // namespace touchstone::ui
