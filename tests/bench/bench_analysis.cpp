// SPDX-License-Identifier: GPL-3.0-or-later
// From files to scores, and from a filter to its records. Arguments: documents (or records).
#include "core/annotation/relabelling.h"
#include "core/evaluation/dataset/project.h"
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/settings/trainingnames.h"
#include "core/evaluation/slices/filtering.h"
#include "core/explain/highlight.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/slicesheet.h"
#include "tests/bench/corpora.h"

#include <benchmark/benchmark.h>

#include <map>

namespace touchstone::analysis {
namespace {

DataSet loaded(const bench::CorpusFiles& files)
{
    support::Progress progress;
    return *loadDataSet(
        { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
}

EvaluationPtr scored(const bench::CorpusFiles& files)
{
    support::Progress progress;
    const auto data = loaded(files);
    return *evaluate(data.gold, data.systems[0].layer, {}, progress);
}

const Evaluation& conllEvaluation(std::size_t documents)
{
    static std::map<std::size_t, EvaluationPtr> kept;
    auto& evaluation = kept[documents];
    if (!evaluation) {
        evaluation = scored(bench::conllCorpus(documents));
    }
    return *evaluation;
}

void readAndScoreConll(benchmark::State& state)
{
    const auto files = bench::conllCorpus(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(scored(files));
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(readAndScoreConll)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Unit(benchmark::kMillisecond)
    ->MeasureProcessCPUTime()
    ->Complexity();

void readAndScoreJsonl(benchmark::State& state)
{
    const auto files = bench::jsonlCorpus(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(scored(files));
    }
}
BENCHMARK(readAndScoreJsonl)->Arg(50000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

void scoreOnly(benchmark::State& state)
{
    const auto data = loaded(bench::conllCorpus(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) {
        support::Progress progress;
        benchmark::DoNotOptimize(evaluate(data.gold, data.systems[0].layer, {}, progress));
    }
}
BENCHMARK(scoreOnly)->Arg(10000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

/// Entities: tens of the argument. Map, segments and types at once, so that some are dropped.
void relabelLayer(benchmark::State& state)
{
    const auto layer = loaded(bench::conllCorpus(static_cast<std::size_t>(state.range(0)))).gold;
    annotation::LabelRules rules;
    rules.map = { { annotation::LabelSide::Both, "PER", "person.x" } };
    rules.collapse = 1;
    rules.types = { "person", "LOC" };
    for (auto step : state) {
        benchmark::DoNotOptimize(annotation::relabelled(*layer, rules, annotation::LabelSide::Gold));
    }
    state.counters["entities"] = static_cast<double>(layer->entityCount());
}
BENCHMARK(relabelLayer)->Arg(12500)->Arg(25000)->Arg(50000)->Arg(100000)->Unit(benchmark::kMillisecond);

/// One slice of a million annotations, made anew, and its table. Argument: place among sliceDimensions.
void sliceAndCount(benchmark::State& state)
{
    constexpr std::size_t documents = 100000;
    const auto& evaluation = conllEvaluation(documents);
    support::Progress progress;
    const auto measure = *computeMeasure("muc", evaluation, progress);
    auto spec = evaluation.spec;
    spec.slices.training = std::make_shared<const TrainingNames>(*evaluation.gold);
    for (auto _ : state) {
        Evaluation fresh = evaluation; // without the slices made before
        fresh.spec = spec;
        const auto dimensions = sliceDimensions(fresh);
        const auto& dimension = dimensions[static_cast<std::size_t>(state.range(0)) % dimensions.size()];
        state.SetLabel(dimension.id);
        benchmark::DoNotOptimize(SliceTable::of(fresh, *measure, dimension.id, progress));
    }
    state.counters["records"] = static_cast<double>(evaluation.records.size());
}
BENCHMARK(sliceAndCount)->DenseRange(0, 5)->Iterations(2)->Unit(benchmark::kMillisecond);

/// All slices that are features, made anew. Argument: annotations.
void makeFeatures(benchmark::State& state)
{
    const auto& evaluation = conllEvaluation(static_cast<std::size_t>(state.range(0)) / 10);
    for (auto _ : state) {
        const Evaluation fresh = evaluation; // without the slices made before
        std::size_t values = 0;
        for (const auto& dimension : sliceDimensions(fresh)) {
            values += dimension.feature ? sliceFacet(fresh, dimension.id)->names.size() : 0;
        }
        benchmark::DoNotOptimize(values);
    }
    state.counters["records"] = static_cast<double>(evaluation.records.size());
}
BENCHMARK(makeFeatures)->Arg(100000)->Unit(benchmark::kMillisecond);

void filterRecords(benchmark::State& state)
{
    const auto& evaluation = conllEvaluation(static_cast<std::size_t>(state.range(0)) / 10);
    const RecordFilter filters[]
        = { CountedRow { {}, { "PER" } }.cell(match::Scheme::Strict, ScoreColumn::Incorrect) };
    for (auto _ : state) {
        benchmark::DoNotOptimize(filtered(evaluation, filters));
    }
}
BENCHMARK(filterRecords)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);

void filterWords(benchmark::State& state)
{
    const auto& evaluation = conllEvaluation(static_cast<std::size_t>(state.range(0)) / 10);
    RecordFilter filter;
    filter.words = "paris doctor";
    for (auto _ : state) {
        benchmark::DoNotOptimize(filtered(evaluation, std::span(&filter, 1)));
    }
}
BENCHMARK(filterWords)->Arg(100000)->Unit(benchmark::kMillisecond);

void highlightLongDocument(benchmark::State& state)
{
    const auto evaluation = scored(bench::longDocument(1000000, static_cast<std::size_t>(state.range(0))));
    for (auto _ : state) {
        benchmark::DoNotOptimize(highlight(*evaluation, 0, match::Scheme::Strict));
    }
}
BENCHMARK(highlightLongDocument)->Arg(20000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace touchstone::analysis
