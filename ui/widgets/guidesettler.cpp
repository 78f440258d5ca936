// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/guidesettler.h"

#include "ui/charts/chartpanel.h"

#include <cmath>

namespace touchstone::ui {

namespace {

constexpr int delay = 80; ///< milliseconds

} // namespace

GuideSettler::GuideSettler(ChartPanel& panel, QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&panel, &ChartPanel::guideMoved, this, &GuideSettler::take);
    connect(&m_timer, &QTimer::timeout, this, [this]() { Q_EMIT settled(m_value); });
}

void GuideSettler::take(double x, bool finished)
{
    constexpr double grid = 1000; // a pixel is no finer
    m_value = std::round(x * grid) / grid;
    if (finished) {
        m_timer.stop();
        Q_EMIT settled(m_value);
    } else if (!m_timer.isActive()) {
        m_timer.start();
    }
}

} // namespace touchstone::ui

#include "moc_guidesettler.cpp"
