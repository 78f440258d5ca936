// SPDX-License-Identifier: GPL-3.0-or-later
// Suspects of many systems: the first ranking, how soon it stops, and the one after each verdict. Arguments:
// documents of ten annotations each, systems.
#include "core/evaluation/dataset/project.h"
#include "core/judging/suspectranking.h"
#include "core/judging/suspects.h"
#include "tests/bench/corpora.h"
#include "tests/bench/stopping.h"

#include <benchmark/benchmark.h>

#include <map>
#include <random>

namespace touchstone::analysis {
namespace {

/// The system with a tenth of its annotations lost or of another type, other ones for each seed.
annotation::LayerPtr varied(const annotation::Layer& system, std::uint32_t seed)
{
    auto layer = system;
    layer.name = "s" + std::to_string(seed);
    std::mt19937 random(seed);
    const auto types = static_cast<std::uint32_t>(layer.labels.size());
    for (auto& document : layer.documents) {
        document.tokenTags.clear();
        std::erase_if(document.annotations.entities, [&](auto& one) {
            const auto drawn = random() % 20;
            one.label = drawn == 1 ? annotation::LabelId { static_cast<std::uint32_t>(random() % types) }
                                   : one.label;
            return drawn == 0;
        });
    }
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

const std::vector<EvaluationPtr>& evaluations(std::size_t documents, std::size_t systems)
{
    static std::map<std::pair<std::size_t, std::size_t>, std::vector<EvaluationPtr>> kept;
    auto& made = kept[{ documents, systems }];
    if (made.empty()) {
        support::Progress progress;
        const auto files = bench::conllCorpus(documents);
        const auto data = *loadDataSet(
            { {}, { {}, files.gold.string(), {} }, { { {}, files.system.string(), {} } }, {}, {} }, progress);
        for (std::uint32_t seed = 0; seed < systems; ++seed) {
            made.push_back(*evaluate(data.gold, varied(*data.systems.front().layer, seed), {}, progress));
        }
    }
    return made;
}

void firstRanking(benchmark::State& state)
{
    const auto& systems
        = evaluations(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    std::size_t rows = 0;
    for (auto _ : state) {
        support::Progress progress;
        rows = (*suspects(systems, {}, progress))->size();
    }
    state.counters["rows"] = static_cast<double>(rows);
}
BENCHMARK(firstRanking)
    ->Args({ 10000, 1 })
    ->Args({ 10000, 18 })
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

void afterAVerdict(benchmark::State& state)
{
    const auto& systems
        = evaluations(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    support::Progress progress;
    SuspectRanking ranking(*suspects(systems, {}, progress));
    bool wrong = false;
    for (auto _ : state) {
        ranking.judge(ranking.order().front(), wrong ? GoldVerdict::Wrong : GoldVerdict::Right);
        wrong = !wrong;
    }
}
BENCHMARK(afterAVerdict)->Args({ 10000, 18 })->Unit(benchmark::kMillisecond)->UseRealTime();

void stopFirstRanking(benchmark::State& state)
{
    const auto& systems
        = evaluations(static_cast<std::size_t>(state.range(0)), static_cast<std::size_t>(state.range(1)));
    const auto given = [&] { return std::span(systems); };
    bench::timeStops(state, given, [](std::span<const EvaluationPtr> all, const std::stop_token& stop) {
        support::Progress progress(stop);
        benchmark::DoNotOptimize(suspects(all, {}, progress));
    });
}
BENCHMARK(stopFirstRanking)
    ->Args({ 10000, 1 })
    ->Args({ 10000, 18 })
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(5);

} // namespace
} // namespace touchstone::analysis
