// SPDX-License-Identifier: GPL-3.0-or-later
// FormulaPopover: a score's formula filled with its numbers, whose counts are links.
#pragma once

#include <QFrame>
#include <QString>

class QLabel;

namespace touchstone::ui {

/// Closes on a click elsewhere, on Escape, and when a count is chosen. Tab and Enter reach the counts.
class FormulaPopover : public QFrame
{
    Q_OBJECT

public:
    explicit FormulaPopover(QWidget* parent);

    void showAt(const QPoint& globalPosition, const QString& title, const QString& html);
    [[nodiscard]] QString html() const;

Q_SIGNALS:
    /// An anchor was chosen: the number that is its address.
    void linkChosen(int number, bool adding);

private:
    QLabel* m_title;
    QLabel* m_formula;
};

} // namespace touchstone::ui
