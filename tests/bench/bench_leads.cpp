// SPDX-License-Identifier: GPL-3.0-or-later
// Leads of an evaluation that is there already. Argument: documents, of ten names each.
#include "core/evaluation/dataset/project.h"
#include "core/leads/leads.h"
#include "tests/bench/corpora.h"

#include <benchmark/benchmark.h>

namespace touchstone::analysis {
namespace {

/// Slices are made at their first use and kept, so every round has an evaluation of its own.
void findLeads(benchmark::State& state)
{
    support::Progress progress;
    const auto files = bench::conllCorpus(static_cast<std::size_t>(state.range(0)));
    const auto data = *loadDataSet(
        { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
    const auto evaluation = *evaluate(data.gold, data.systems.front().layer, {}, progress);
    for (auto _ : state) {
        state.PauseTiming();
        const auto own = *evaluation;
        state.ResumeTiming();
        const auto list = leads(own, match::Scheme::Strict, {}, progress);
        state.counters["leads"] = static_cast<double>(list->leads.size());
    }
}
BENCHMARK(findLeads)->Arg(1000)->Arg(10000)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace touchstone::analysis
