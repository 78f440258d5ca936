// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/leastscorebox.h"

#include <QLocale>

namespace touchstone::ui {

namespace {

constexpr int digits = 9;

} // namespace

LeastScoreBox::LeastScoreBox(QWidget* parent)
    : QDoubleSpinBox(parent)
{
    constexpr double step = 0.01;
    setRange(0, 1);
    setDecimals(digits);
    setSingleStep(step);
    setKeyboardTracking(false);
    setSpecialValueText(tr("All"));
    setMinimumWidth(
        sizeHint().width() + fontMetrics().averageCharWidth() * digits); // the hint knows 0 and 1 only
}

void LeastScoreBox::setScore(std::optional<double> score)
{
    const QSignalBlocker blocker(this);
    setValue(score.value_or(0));
}

std::optional<double> LeastScoreBox::score() const
{
    return value() > 0 ? std::optional(value()) : std::nullopt;
}

QValidator::State LeastScoreBox::validate(QString& input, int& position) const
{
    for (const QLatin1Char sign : { QLatin1Char(','), QLatin1Char('.') }) { // there are no thousands
        input.replace(sign, locale().decimalPoint());
    }
    return QDoubleSpinBox::validate(input, position);
}

QString LeastScoreBox::textFromValue(double value) const { return locale().toString(value, 'g', digits); }

} // namespace touchstone::ui

#include "moc_leastscorebox.cpp"
