// SPDX-License-Identifier: GPL-3.0-or-later
// FindBar: the field below the text that finds words in it. Esc closes it.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace touchstone::ui {

class SpanTextView;

class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(SpanTextView& canvas, QWidget* parent = nullptr);

    /// Shows the bar with the cursor in the field; a text already selected on the canvas is taken over.
    void open();
    /// The same with this text.
    void find(const QString& text);
    void close();
    void step(bool forward);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString state() const; ///< "3 of 12", "not found"
    /// Looks again after another text was put on the canvas.
    void textReplaced();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showState(int position, int count);

    SpanTextView& m_canvas;
    QLineEdit* m_field;
    QLabel* m_state;
};

} // namespace touchstone::ui
