// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as files: every kind of the bundled sample at 77 mm in every form, and an excerpt of ten systems.
#include "ui/figures/figureexport.h"
#include "ui/session/corestrings.h"

#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"

#include <QApplication>

#include <benchmark/benchmark.h>

namespace touchstone::bench {
namespace {

ui::FigureData sample(const QStringList& measures, int times)
{
    const std::string folder = TOUCHSTONE_SAMPLES;
    analysis::DataSetSpec spec;
    spec.gold.path = folder + "/gold.jsonl";
    for (int i = 0; i < times; ++i) {
        spec.systems.push_back({ {}, folder + "/system-a.jsonl", {} });
        spec.systems.push_back({ {}, folder + "/system-b.jsonl", {} });
    }
    support::Progress progress;
    const auto loaded = analysis::loadDataSet(spec, progress).value();
    ui::FigureData data;
    for (const auto& system : loaded.systems) {
        const auto evaluation = analysis::evaluate(loaded.gold, system.layer, {}, progress).value();
        ui::FigureData::System one { ui::toQString(system.source.name), evaluation, {} };
        for (const QString& measure : measures) {
            const auto id = measure.toStdString();
            one.measures.emplace(id, analysis::computeMeasure(id, *evaluation, progress).value());
        }
        data.systems.push_back(std::move(one));
    }
    return data;
}

void draw(benchmark::State& state, const ui::FigureKind& kind, ui::FigureFormat format, int times)
{
    QString reason;
    const auto figure = kind.make(sample(kind.measures, times), reason);
    if (!figure) {
        state.SkipWithError("nothing to show");
        return;
    }
    ui::FigureExport options;
    options.style.heightMm = 0;
    options.style = ui::settledStyle(options.style, *figure);
    for (auto _ : state) {
        benchmark::DoNotOptimize(ui::figureBytes(*figure, format, options));
    }
}

} // namespace
} // namespace touchstone::bench

int main(int argc, char** argv)
{
    using namespace touchstone;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const std::pair<const char*, ui::FigureFormat> forms[] { { "pdf", ui::FigureFormat::Pdf },
        { "svg", ui::FigureFormat::Svg }, { "png", ui::FigureFormat::Png } };
    for (const auto& kind : ui::figureKinds()) {
        for (const auto& [name, format] : forms) {
            for (const int times : { 1, 5 }) {
                const auto title
                    = kind.id.toStdString() + "/" + name + "/" + std::to_string(2 * times) + " systems";
                benchmark::RegisterBenchmark(title.c_str(),
                    [&kind, drawn = format, times](
                        benchmark::State& state) { bench::draw(state, kind, drawn, times); })
                    ->Unit(benchmark::kMillisecond);
            }
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
