// SPDX-License-Identifier: GPL-3.0-or-later
// FormulaPopover: a score's formula filled with its numbers, whose counts are links.
#pragma once

#include "core/evaluation/records/recordfilter.h"
#include "core/measures/base/tally.h"

#include <QFrame>
#include <QString>

class QLabel;

namespace touchstone::ui {

/// The formula of a score column (precision, recall or F1) as rich text; counts are anchors named by their
/// ScoreColumn's number.
[[nodiscard]] QString formulaHtml(const metrics::Tally& tally, match::Scheme scheme, int scoreModelColumn);

/// Closes on a click elsewhere, on Escape, and when a count is chosen. Tab and Enter reach the counts.
class FormulaPopover : public QFrame
{
    Q_OBJECT

public:
    explicit FormulaPopover(QWidget* parent);

    void showAt(const QPoint& globalPosition, const QString& title, const QString& html);
    [[nodiscard]] QString html() const;

Q_SIGNALS:
    /// An anchor was chosen: its number.
    void linkChosen(int number, bool adding);

private:
    QLabel* m_title;
    QLabel* m_formula;
};

} // namespace touchstone::ui
