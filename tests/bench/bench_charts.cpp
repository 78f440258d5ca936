// SPDX-License-Identifier: GPL-3.0-or-later
// A chart of 10 lines of 1,000 marked points at 900 × 600: the first paint, a frame with the guide moved, the
// answer to a hover. Aims: 16, 16 and 5 ms.
#include "tests/ui/samplecharts.h"
#include "ui/charts/chartpanel.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QPainter>

namespace touchstone::ui {
namespace {

constexpr QSize size(900, 600);

void prepare(ChartPanel& panel)
{
    ChartSpec spec = test::lineChart(10, 1000);
    spec.y.to = 0.7;
    panel.resize(size);
    panel.setSpec(spec);
    panel.show();
    QCoreApplication::processEvents();
}

void firstPaint(benchmark::State& state)
{
    ChartPanel panel;
    prepare(panel);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    const ChartSpec spec = panel.spec();
    for (auto _ : state) {
        panel.setSpec(spec);
        panel.render(&image);
    }
}

void guideMoves(benchmark::State& state)
{
    ChartPanel panel;
    prepare(panel);
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    double x = 0;
    for (auto _ : state) {
        x = x < 1 ? x + 0.001 : 0;
        panel.setGuide(x);
        panel.render(&image);
    }
}

void hover(benchmark::State& state)
{
    ChartPanel panel;
    prepare(panel);
    const QRectF plot = panel.plotArea();
    int step = 0;
    for (auto _ : state) {
        step = (step + 37) % 1000;
        benchmark::DoNotOptimize(panel.hitTest(plot.topLeft()
            + QPointF(plot.width() * step / 1000.0, plot.height() * ((step * 7) % 1000) / 1000.0)));
    }
}

void figure(benchmark::State& state) // a PNG of 77 × 52 mm at 300 dpi
{
    const ChartSpec spec = test::lineChart(10, 1000);
    const FigureStyle style;
    const double units = FigureStyle::unitsPerPoint * FigureStyle::pointsPerMillimetre;
    const QRectF area(0, 0, style.widthMm * units, style.heightMm * units);
    for (auto _ : state) {
        QImage image(909, 614, QImage::Format_RGB32);
        QPainter painter(&image);
        painter.scale(909 / area.width(), 614 / area.height());
        paintChart(painter, area, spec, style);
    }
}

BENCHMARK(firstPaint)->Unit(benchmark::kMillisecond);
BENCHMARK(guideMoves)->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->Unit(benchmark::kMillisecond);
BENCHMARK(figure)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace touchstone::ui

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
