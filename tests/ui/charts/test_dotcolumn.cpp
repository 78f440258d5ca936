// SPDX-License-Identifier: GPL-3.0-or-later
// Scores as dots in a table: a round axis, a place for each value, two series that are told apart without
// colour.
#include "ui/charts/dotcolumn.h"

#include "ui/models/sheetdots.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>

#include <gtest/gtest.h>

#include <limits>

namespace touchstone::ui {
namespace {

TEST(DotAxis, HasRoundEndsAroundItsValues)
{
    const auto expect = [](const std::vector<double>& values, const DotAxis& wanted) {
        const DotAxis axis = dotAxis(values);
        EXPECT_DOUBLE_EQ(axis.low, wanted.low);
        EXPECT_DOUBLE_EQ(axis.high, wanted.high);
        EXPECT_DOUBLE_EQ(axis.step, wanted.step);
    };
    expect({}, { 0, 1, 0.2 });
    expect({ std::numeric_limits<double>::quiet_NaN() }, { 0, 1, 0.2 });
    expect({ 0, 1 }, { 0, 1, 0.2 });
    expect({ 0.87, 0.61 }, { 0.6, 0.9, 0.1 });
    expect({ 0.5 }, { 0.5, 0.51, 0.01 });
    expect({ 0.3, 3.2 }, { 0, 4, 1 });
}

TEST(DotColumn, PlacesValuesInsideOfTheCell)
{
    const QRectF cell(100, 0, 200, 24);
    const DotAxis axis { 0.6, 0.9, 0.1 };
    const double left = dotPlace(cell, axis, 0.6);
    const double right = dotPlace(cell, axis, 0.9);
    EXPECT_GT(left, cell.left());
    EXPECT_LT(right, cell.right());
    EXPECT_NEAR(dotPlace(cell, axis, 0.75), (left + right) / 2, 1e-9);
    EXPECT_DOUBLE_EQ(dotPlace(cell, axis, 0.2), left) << "what lies outside stays inside of the cell";
}

TEST(DotColumn, TellsTwoSystemsApartInGrey)
{
    for (const bool dark : { false, true }) {
        QPalette palette;
        palette.setColor(QPalette::Base, dark ? QColor(30, 30, 30) : QColor(Qt::white));
        palette.setColor(QPalette::Text, dark ? QColor(Qt::white) : QColor(Qt::black));
        QImage image(200, 24, QImage::Format_RGB32);
        image.fill(palette.color(QPalette::Base));
        const DotAxis axis { 0, 1, 0.2 };
        const QRectF cell(image.rect());
        QPainter painter(&image);
        paintDots(painter, cell, palette,
            { axis, { DotRow::Dot { 0.3, metrics::Interval { 0.2, 0.4, 1 } }, DotRow::Dot { 0.7, {} } } });
        painter.end();
        const auto grey = [&image](double x, double y) {
            return qGray(image.pixel(static_cast<int>(x), static_cast<int>(y)));
        };
        const int ground = qGray(palette.color(QPalette::Base).rgb());
        const double above = cell.center().y() - cell.height() * 0.7 / 4;
        const double below = cell.center().y() + cell.height() * 0.7 / 4;
        EXPECT_GT(std::abs(grey(dotPlace(cell, axis, 0.3), above) - ground), 60) << "the first is filled";
        EXPECT_LT(std::abs(grey(dotPlace(cell, axis, 0.7), below) - ground), 20) << "the second is open";
        EXPECT_GT(std::abs(grey(dotPlace(cell, axis, 0.25), above) - ground), 30) << "an interval";
    }
}

} // namespace
} // namespace touchstone::ui
