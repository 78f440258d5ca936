// SPDX-License-Identifier: GPL-3.0-or-later
// 50,000 documents a side. Limits on two idle cores: first documents 0.5 s, reading and scoring under one
// measure 5 s, all measures within 1 GB (the counter says how much the process holds at its end).
#include "tests/bench/corpora.h"

#include "core/evaluation/dataset/firstdocuments.h"
#include "core/evaluation/records/evaluation.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"

#include <benchmark/benchmark.h>

#include <fstream>

#include <unistd.h>

namespace {

using namespace touchstone;

constexpr std::size_t documents = 50'000;

analysis::DataSetSpec spec()
{
    const auto files = bench::jsonlCorpus(documents);
    analysis::DataSetSpec made;
    made.gold.path = files.gold.string();
    made.systems.emplace_back().path = files.system.string();
    return made;
}

double megabytesHeld()
{
    std::ifstream file("/proc/self/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

void firstDocuments(benchmark::State& state)
{
    const auto wanted = spec();
    for (auto _ : state) {
        support::Progress progress;
        auto first = analysis::firstDocuments(wanted, 0, progress);
        if (!first) {
            state.SkipWithError("no first documents");
            return;
        }
        auto shown = analysis::evaluate(first->gold, first->systems.front().layer, {}, progress);
        benchmark::DoNotOptimize(shown);
    }
}

void readAndScore(benchmark::State& state)
{
    const auto wanted = spec();
    for (auto _ : state) {
        support::Progress progress;
        auto data = analysis::loadDataSet(wanted, progress);
        auto evaluation = analysis::evaluate(data->gold, data->systems.front().layer, {}, progress);
        auto result
            = analysis::computeMeasure("muc", **evaluation, progress, analysis::MeasureExtent::Records);
        benchmark::DoNotOptimize(result);
    }
}

void allMeasures(benchmark::State& state)
{
    support::Progress progress;
    auto data = analysis::loadDataSet(spec(), progress);
    auto evaluation = analysis::evaluate(data->gold, data->systems.front().layer, {}, progress);
    for (auto _ : state) {
        std::vector<analysis::MeasureResultPtr> results;
        for (const auto& measure : metrics::measures()) {
            results.push_back(*analysis::computeMeasure(
                measure.id, **evaluation, progress, analysis::MeasureExtent::Records));
        }
        state.counters["MB"] = megabytesHeld();
    }
}

BENCHMARK(firstDocuments)->Unit(benchmark::kMillisecond);
BENCHMARK(readAndScore)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(allMeasures)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

} // namespace
