// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas over one line of a million characters with 20,000 annotations a side: to the first paint, a
// frame after a page of scrolling, a frame without scrolling, a new width. Argument: 0 Latin, 1 mixed
// scripts, 2 Latin with noise, 3 mixed scripts with noise. Aims: 150, 8 (any script 16), 8 (16) and 20 ms.
#include "tests/ui/samplescenes.h"
#include "ui/text/canvas/spantextview.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>
#include <QScrollBar>

#include <map>

namespace touchstone::ui {
namespace {

constexpr std::uint32_t characters = 1'000'000;
constexpr std::uint32_t annotations = 20'000;
constexpr QSize canvasSize(1184, 898);

const TextScenePtr& sceneOf(std::int64_t kind)
{
    static std::map<std::int64_t, TextScenePtr> kept;
    TextScenePtr& scene = kept[kind];
    if (!scene) {
        scene = test::largeScene(characters, annotations, kind % 2 == 1, kind >= 2);
    }
    return scene;
}

void prepare(SpanTextView& view)
{
    view.resize(canvasSize);
    view.show();
    QCoreApplication::processEvents();
}

void firstPaint(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    const TextScenePtr& scene = sceneOf(state.range(0));
    for (auto _ : state) {
        view.setScene(scene);
        view.render(&image);
    }
}

void frameAfterPage(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    view.render(&image);
    for (auto _ : state) {
        const int next = view.firstVisibleLine() + view.visibleLines();
        view.verticalScrollBar()->setValue(next < view.verticalScrollBar()->maximum() ? next : 0);
        view.render(&image);
    }
}

void frameAfterThreeLines(benchmark::State& state) // a notch of the wheel
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    view.render(&image);
    for (auto _ : state) {
        const int next = view.firstVisibleLine() + 3;
        view.verticalScrollBar()->setValue(next < view.verticalScrollBar()->maximum() ? next : 0);
        view.render(&image);
    }
}

void frameInPlace(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    view.render(&image);
    for (auto _ : state) {
        view.render(&image);
    }
}

void onlyDifferences(benchmark::State& state) // into the mode and out of it
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    bool only = false;
    for (auto _ : state) {
        only = !only;
        view.setOnlyDifferences(only);
    }
}

void frameAfterPageFolded(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    view.setOnlyDifferences(true);
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    view.render(&image);
    for (auto _ : state) {
        const int next = view.firstVisibleLine() + view.visibleLines();
        view.verticalScrollBar()->setValue(next < view.verticalScrollBar()->maximum() ? next : 0);
        view.render(&image);
    }
}

/// Six systems over the one text; their marks are those of the scene.
SystemLanesPtr sixLanes(const TextScenePtr& scene)
{
    auto lanes = std::make_shared<SystemLanes>();
    for (std::size_t i = 0; i < mostSystemLanes; ++i) {
        SystemLane& lane = lanes->lanes.emplace_back();
        lane.name = QStringLiteral("system %1").arg(i);
        lane.own = i == 0;
        lane.state = SystemLane::State::Shown;
        lane.plan = scene->plan;
    }
    return lanes;
}

void lanesSet(benchmark::State& state) // with a frame, as a result comes
{
    SpanTextView view;
    prepare(view);
    view.setMode(ViewMode::Stacked);
    view.setScene(sceneOf(state.range(0)));
    const SystemLanesPtr lanes = sixLanes(sceneOf(state.range(0)));
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        view.setLanes(lanes);
        view.render(&image);
    }
}

void frameAfterPageOfLanes(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    view.setMode(ViewMode::Stacked);
    view.setScene(sceneOf(state.range(0)));
    view.setLanes(sixLanes(sceneOf(state.range(0))));
    QImage image(canvasSize, QImage::Format_ARGB32_Premultiplied);
    view.render(&image);
    for (auto _ : state) {
        const int next = view.firstVisibleLine() + std::max(1, view.visibleLines());
        view.verticalScrollBar()->setValue(next < view.verticalScrollBar()->maximum() ? next : 0);
        view.render(&image);
    }
}

void newWidth(benchmark::State& state)
{
    SpanTextView view;
    prepare(view);
    view.setScene(sceneOf(state.range(0)));
    view.setCurrentRecord(10'000);
    bool wide = false;
    for (auto _ : state) {
        view.resize(wide ? canvasSize : QSize(canvasSize.width() - 101, canvasSize.height()));
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        wide = !wide;
    }
}

BENCHMARK(firstPaint)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(frameAfterPage)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(frameAfterThreeLines)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(frameInPlace)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(onlyDifferences)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(frameAfterPageFolded)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);
BENCHMARK(lanesSet)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);
BENCHMARK(frameAfterPageOfLanes)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);
BENCHMARK(newWidth)->DenseRange(0, 3)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace touchstone::ui

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
