// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals and p of systems that are scored already: 2,500 trials. Argument: documents.
#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/significance.h"
#include "tests/bench/corpora.h"

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace touchstone::analysis {
namespace {

/// Gold against the made-up system, and against that system without every seventh document's annotations.
std::vector<MeasuredSystem> twoSystems(std::size_t documents, const std::string& measure)
{
    static std::map<std::pair<std::size_t, std::string>, std::vector<MeasuredSystem>> kept;
    auto& systems = kept[{ documents, measure }];
    if (systems.empty()) {
        const auto files = bench::conllCorpus(documents);
        support::Progress progress;
        const auto data = *loadDataSet(
            { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
        auto other = *data.systems[0].layer;
        for (std::size_t i = 0; i < other.documents.size(); i += 7) {
            other.documents[i].annotations = {};
            other.documents[i].tokenTags.clear();
        }
        for (const auto& layer :
            { data.systems[0].layer, std::make_shared<const annotation::Layer>(std::move(other)) }) {
            auto evaluation = *evaluate(data.gold, layer, {}, progress);
            auto result = *computeMeasure(measure, *evaluation, progress, MeasureExtent::Scores);
            systems.push_back({ std::move(evaluation), std::move(result) });
        }
    }
    return systems;
}

void compareHeadline(benchmark::State& state, const std::string& measure)
{
    const auto systems = twoSystems(static_cast<std::size_t>(state.range(0)), measure);
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(compareScores(systems, {}, {}, progress));
    }
}
BENCHMARK_CAPTURE(compareHeadline, muc, "muc")
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();
BENCHMARK_CAPTURE(compareHeadline, overlap, "overlap")
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

/// Every ratio, overall and per type.
void intervalsOfEverything(benchmark::State& state)
{
    const auto systems = twoSystems(static_cast<std::size_t>(state.range(0)), "muc");
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(scoreIntervals(systems.front(), {}, {}, progress));
    }
}
BENCHMARK(intervalsOfEverything)
    ->Arg(10000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

} // namespace
} // namespace touchstone::analysis
