// SPDX-License-Identifier: GPL-3.0-or-later
// Two systems compared: annotation by annotation, by resampling, and what corrections would gain. Argument:
// documents.
#include "core/compare/comparison.h"
#include "core/compare/potentialgain.h"
#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"
#include "core/statistics/significance.h"
#include "tests/bench/corpora.h"

#include <benchmark/benchmark.h>

#include <map>

namespace touchstone::analysis {
namespace {

struct Pair
{
    MeasuredSystem a;
    MeasuredSystem b;
};

/// System B lacks every seventh annotation of System A.
annotation::LayerPtr thinned(const annotation::Layer& system)
{
    constexpr std::size_t every = 7;
    auto layer = system;
    std::size_t number = 0;
    for (auto& document : layer.documents) {
        std::erase_if(document.annotations.entities, [&](const auto&) { return ++number % every == 0; });
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

MeasuredSystem measured(const annotation::LayerPtr& gold, const annotation::LayerPtr& system)
{
    support::Progress progress;
    auto evaluation = *evaluate(gold, system, {}, progress);
    auto result = *computeMeasure("muc", *evaluation, progress);
    return { std::move(evaluation), std::move(result) };
}

const Pair& systems(std::size_t documents)
{
    static std::map<std::size_t, Pair> kept;
    auto found = kept.find(documents);
    if (found == kept.end()) {
        support::Progress progress;
        const auto files = bench::conllCorpus(documents);
        const auto data = *loadDataSet(
            { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
        const auto& system = data.systems.front().layer;
        found = kept.emplace(documents,
                        Pair { measured(data.gold, system), measured(data.gold, thinned(*system)) })
                    .first;
    }
    return found->second;
}

void compareAnnotations(benchmark::State& state)
{
    const auto& pair = systems(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(
            compareEvaluations(*pair.a.evaluation, *pair.b.evaluation, match::Scheme::Strict, progress));
    }
}
BENCHMARK(compareAnnotations)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

/// All that Compare systems waits for: the comparison, its lists, and 2,500 trials.
void compareAndTest(benchmark::State& state)
{
    const auto& pair = systems(static_cast<std::size_t>(state.range(0)));
    const MeasuredSystem both[] = { pair.a, pair.b };
    for (auto _ : state) {
        support::Progress progress;
        const auto comparison
            = *compareEvaluations(*pair.a.evaluation, *pair.b.evaluation, match::Scheme::Strict, progress);
        for (const auto* list : { &comparison.inA, &comparison.differencesA }) {
            benchmark::DoNotOptimize(throughList(pair.a.evaluation, *list));
        }
        for (const auto* list : { &comparison.inB, &comparison.differencesB }) {
            benchmark::DoNotOptimize(throughListBeside(pair.a.evaluation, pair.b.evaluation, *list));
        }
        benchmark::DoNotOptimize(compareScores(both, "strict.f1", {}, progress));
    }
}
BENCHMARK(compareAndTest)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

void gain(benchmark::State& state)
{
    const auto& pair = systems(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(potentialGain(*pair.a.evaluation, match::Scheme::Strict, nullptr, progress));
    }
}
BENCHMARK(gain)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace touchstone::analysis
