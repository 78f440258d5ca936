// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of an evaluation that is there already (argument: documents, of ten names each), and the search
// behind them (argument: records, ten a document, of 28 features); how soon they stop.
#include "core/evaluation/dataset/project.h"
#include "core/leads/cellsearch.h"
#include "core/leads/leads.h"
#include "core/support/parallel.h"
#include "tests/bench/corpora.h"
#include "tests/bench/stopping.h"
#include "tests/core/leads/simulatedleads.h"

#include <benchmark/benchmark.h>

#include <map>

namespace touchstone::analysis {
namespace {

const CellRecords& recordsOf(std::size_t count)
{
    static std::map<std::size_t, CellRecords> kept;
    auto& records = kept[count];
    if (records.wrong.empty()) {
        SimulationSettings settings;
        settings.documents = count / 25; // more than enough
        settings.fewestInPlant = count / 1000;
        settings.mostInPlant = count / 50;
        records = simulatedLeads(settings).records;
        for (auto* column : { &records.units, &records.rows }) {
            column->resize(count);
        }
        records.wrong.resize(count);
        for (auto& feature : records.features) {
            feature.codes.resize(count);
        }
        for (std::size_t i = 0; i < count; ++i) {
            records.units[i] = static_cast<std::uint32_t>(i / 10);
        }
    }
    return records;
}

void searchOneSide(benchmark::State& state)
{
    const auto& records = recordsOf(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(searchCells(records, {}, progress));
    }
}
BENCHMARK(searchOneSide)
    ->Arg(100000)
    ->Arg(1000000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

/// Gold side and system side at once, as leads() does.
void searchBothSides(benchmark::State& state)
{
    const auto& records = recordsOf(static_cast<std::size_t>(state.range(0)));
    const auto search = [&] {
        support::Progress progress;
        benchmark::DoNotOptimize(searchCells(records, {}, progress));
    };
    for (auto _ : state) {
        support::bothInParallel(search, search);
    }
}
BENCHMARK(searchBothSides)
    ->Arg(100000)
    ->Arg(1000000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->UseRealTime();

EvaluationPtr evaluationOf(std::size_t documents)
{
    support::Progress progress;
    const auto files = bench::conllCorpus(documents);
    const auto data = *loadDataSet(
        { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
    return *evaluate(data.gold, data.systems.front().layer, {}, progress);
}

/// Slices are made at their first use and kept, so every round has an evaluation of its own.
void findLeads(benchmark::State& state)
{
    const auto evaluation = evaluationOf(static_cast<std::size_t>(state.range(0)));
    support::Progress progress;
    for (auto _ : state) {
        state.PauseTiming();
        const auto own = *evaluation;
        state.ResumeTiming();
        const auto list = leads(own, match::Scheme::Strict, {}, progress);
        state.counters["leads"] = static_cast<double>(list->leads.size());
    }
}
BENCHMARK(findLeads)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

void stopFindLeads(benchmark::State& state)
{
    const auto evaluation = evaluationOf(static_cast<std::size_t>(state.range(0)));
    const auto copied = [&] { return *evaluation; };
    bench::timeStops(state, copied, [](const Evaluation& own, const std::stop_token& stop) {
        support::Progress progress(stop);
        benchmark::DoNotOptimize(leads(own, match::Scheme::Strict, {}, progress));
    });
}
BENCHMARK(stopFindLeads)->Arg(10000)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(5);

} // namespace
} // namespace touchstone::analysis
