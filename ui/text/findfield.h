// SPDX-License-Identifier: GPL-3.0-or-later
// FindField: the row below a text that finds words in it: a field, where one is, buttons for the next place
// and the one before. Return goes on, with Shift back, and so do the keys of Find next and Find previous; Esc
// closes. What is searched, and how, is said by
// who derives from it.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace touchstone::ui {

class FindField : public QWidget
{
    Q_OBJECT

public:
    /// Shows the row with the cursor in the field; words selected in the text are taken over.
    void open();
    /// Closed for an empty text, else shown; looks for it.
    void find(const QString& text);
    void close();
    /// The next or the last place, starting over at the end; opens the row where nothing is looked for yet.
    void step(bool forward);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString state() const; ///< "3 of 12", "not found"

protected:
    enum class From { Here, Behind, Before }; ///< at the place that is selected, or beside it

    /// `name`: what the field is for, for screen readers; `placeholder` stands in it while it is empty.
    FindField(const QString& name, const QString& placeholder, QWidget* parent);

    /// Searches for text(), selects what is found and says showState().
    virtual void search(From from) = 0;
    /// Selected words of the text; empty: none, or of several lines.
    [[nodiscard]] virtual QString selectedWords() const = 0;
    /// The row was closed: the keyboard goes back to the text.
    virtual void leave() = 0;
    /// `position` counts from 1; `count` 0: not found.
    void showState(int position, int count);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_field;
    QLabel* m_state;
};

} // namespace touchstone::ui
