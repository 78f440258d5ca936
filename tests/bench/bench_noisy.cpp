// SPDX-License-Identifier: GPL-3.0-or-later
// Noisy text: from files to scores, and the measure alone. Arguments: documents, characters of each.
#include "core/evaluation/dataset/project.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/bench/corpora.h"

#include <benchmark/benchmark.h>

namespace touchstone::analysis {
namespace {

EvaluationPtr scored(const bench::CorpusFiles& files)
{
    support::Progress progress;
    const auto data = *loadDataSet(
        { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
    return *evaluate(data.gold, data.systems[0].layer, {}, progress);
}

bench::CorpusFiles files(const benchmark::State& state)
{
    return bench::noisyCorpus(
        static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
}

/// nerval: 2.75 s for 1,000 documents of 2,000 characters, 0.3 s for one of 100,000.
void readAlignAndScore(benchmark::State& state)
{
    const auto corpus = files(state);
    for (auto _ : state) {
        support::Progress progress;
        const auto evaluation = scored(corpus);
        benchmark::DoNotOptimize(computeMeasure("noisy", *evaluation, progress));
    }
}
BENCHMARK(readAlignAndScore)
    ->Args({ 1000, 2000 })
    ->Args({ 4000, 2000 })
    ->Args({ 1, 100000 })
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

void measureOnly(benchmark::State& state)
{
    const auto evaluation = scored(files(state));
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(computeMeasure("noisy", *evaluation, progress));
    }
}
BENCHMARK(measureOnly)
    ->Args({ 1000, 2000 })
    ->Args({ 1, 100000 })
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime();

void oneToOne(benchmark::State& state)
{
    auto evaluation = *scored(files(state));
    evaluation.spec.noisy.matching = metrics::NoisyParameters::Matching::OneToOne;
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(computeMeasure("noisy", evaluation, progress));
    }
}
BENCHMARK(oneToOne)->Args({ 1000, 2000 })->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

} // namespace
} // namespace touchstone::analysis
