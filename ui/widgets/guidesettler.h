// SPDX-License-Identifier: GPL-3.0-or-later
// GuideSettler: what a chart's guide asks of the settings while it is dragged: not every pixel's value, and
// no finer than a thousandth.
#pragma once

#include <QObject>
#include <QTimer>

namespace touchstone::ui {

class ChartPanel;

class GuideSettler : public QObject
{
    Q_OBJECT

public:
    /// `panel` must outlive it.
    explicit GuideSettler(ChartPanel& panel, QObject* parent);

    /// What was dragged and not told yet is forgotten: the value was set otherwise.
    void stop() { m_timer.stop(); }

Q_SIGNALS:
    /// At most every 80 ms while the guide is dragged, and at once when it is let go.
    void settled(double value);

private:
    void take(double x, bool finished);

    QTimer m_timer;
    double m_value = 0;
};

} // namespace touchstone::ui
