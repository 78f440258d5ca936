// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/intervalstrings.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>
#include <QLocale>

namespace touchstone::ui {

namespace {

struct IntervalTexts
{
    Q_DECLARE_TR_FUNCTIONS(IntervalStrings)
};

QString tr(const char* text) { return QCoreApplication::translate("touchstone::ui", text); }

} // namespace

QString intervalText(const std::optional<metrics::Interval>& interval, const QLocale& locale)
{
    if (!interval) {
        return {};
    }
    // Where the comma parts the digits, a semicolon parts the ends.
    const QString pattern = locale.decimalPoint() == QLatin1String(",") ? QStringLiteral("[%1; %2]")
                                                                        : QStringLiteral("[%1, %2]");
    return pattern.arg(scoreText(interval->low, locale), scoreText(interval->high, locale));
}

QString intervalMeaning(
    const metrics::Interval& interval, const analysis::SignificanceSettings& settings, std::size_t units)
{
    const auto& resampling = settings.resampling;
    const auto number = static_cast<int>(units);
    const QString pattern = settings.unit == analysis::ResamplingUnit::Sentence
        //: Interval of a score. %1: level such as 95, %2 and %3: its ends, %4: number of samples, %Ln: how
        //: many are drawn for each, %5: seed of the random numbers
        ? IntervalTexts::tr("%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln sentences, "
                            "seed %5).",
            nullptr, number)
        //: Interval of a score. %1: level such as 95, %2 and %3: its ends, %4: number of samples, %Ln: how
        //: many are drawn for each, %5: seed of the random numbers
        : IntervalTexts::tr("%1 % interval: %2 to %3 (percentiles of %4 bootstrap samples of %Ln documents, "
                            "seed %5).",
            nullptr, number);
    QString text = pattern.arg(QLocale().toString(resampling.confidenceLevel), scoreText(interval.low),
        scoreText(interval.high), countText(static_cast<std::int64_t>(resampling.trials)),
        QString::number(resampling.seed));
    if (interval.trials < resampling.trials) {
        //: %1: number of samples
        text += QLatin1Char(' ')
            + tr("Left out: %1 samples in which the score is undefined.")
                  .arg(countText(static_cast<std::int64_t>(resampling.trials - interval.trials)));
    }
    return text;
}

QString resamplingText(const analysis::SignificanceSettings& settings)
{
    const auto& resampling = settings.resampling;
    const QString unit
        = settings.unit == analysis::ResamplingUnit::Sentence ? tr("by sentence") : tr("by document");
    //: Short: %1: level in percent, %2: number of trials, %3: seed, %4: "by document"
    return tr("%1 %, %2 trials, seed %3, %4")
        .arg(QLocale().toString(resampling.confidenceLevel),
            countText(static_cast<std::int64_t>(resampling.trials)), QString::number(resampling.seed), unit);
}

} // namespace touchstone::ui
