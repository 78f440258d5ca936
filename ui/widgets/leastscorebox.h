// SPDX-License-Identifier: GPL-3.0-or-later
// LeastScoreBox: a field for --min-score: a number from 0 to 1 with the digits that it has, or "All".
#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace touchstone::ui {

class LeastScoreBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit LeastScoreBox(QWidget* parent = nullptr);

    /// Shows a score without telling that it changed.
    void setScore(std::optional<double> score);
    /// Nothing is below 0, so 0 is none.
    [[nodiscard]] std::optional<double> score() const;

protected:
    /// Comma and point both stand before decimals.
    QValidator::State validate(QString& input, int& position) const override;
    [[nodiscard]] QString textFromValue(double value) const override;
};

} // namespace touchstone::ui
