// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind leads. Argument: records, ten a document, of 28 features.
#include "core/leads/cellsearch.h"
#include "core/support/parallel.h"
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

} // namespace
} // namespace touchstone::analysis
