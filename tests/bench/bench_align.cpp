// SPDX-License-Identifier: GPL-3.0-or-later
// Character alignment of prose with noise, beside edlib on the same text. Arguments: characters, noise in
// tenths of a per cent. "process_time" counts the processor time of all threads, "real_time" is what a user
// waits. (For figures of one core: taskset -c 0. For peak memory: one benchmark, /usr/bin/time -v.)
#include "core/align/alignment.h"

#include <benchmark/benchmark.h>
#include <edlib.h>

#include <random>
#include <string>

namespace touchstone::align {
namespace {

struct Pair
{
    std::u32string gold;
    std::u32string system;
};

/// Words of `alphabet` signs from `base` on; equal shares of substitution, deletion and insertion.
Pair noisyPair(std::size_t length, unsigned perMille, std::uint32_t alphabet, char32_t base)
{
    std::mt19937 random(1);
    Pair pair;
    std::vector<std::u32string> words(alphabet < 100 ? 30 : 3000);
    for (auto& word : words) {
        word.resize(alphabet < 100 ? 2 + random() % 8 : 1 + random() % 3);
        for (auto& letter : word) {
            letter = base + static_cast<char32_t>(random() % alphabet);
        }
        word.push_back(U' ');
    }
    while (pair.gold.size() < length) {
        pair.gold += words[random() % words.size()];
    }
    pair.gold.resize(length);
    for (const auto letter : pair.gold) {
        const auto kind = random() % 1000 < perMille ? random() % 3 : 3;
        if (kind == 0 || kind == 2) {
            pair.system.push_back(base + static_cast<char32_t>(random() % alphabet));
        }
        if (kind >= 2) {
            pair.system.push_back(letter);
        }
    }
    return pair;
}

void run(benchmark::State& state, const Pair& pair)
{
    support::Progress progress;
    std::uint64_t distance = 0;
    for ([[maybe_unused]] auto repetition : state) {
        const auto result = alignCharacters(pair.gold, pair.system, progress);
        distance = result->distance;
        benchmark::DoNotOptimize(result);
    }
    state.counters["distance"] = static_cast<double>(distance);
}

void alignLatin(benchmark::State& state)
{
    run(state,
        noisyPair(static_cast<std::size_t>(state.range(0)), static_cast<unsigned>(state.range(1)), 26, U'a'));
}

void alignHan(benchmark::State& state)
{
    run(state,
        noisyPair(
            static_cast<std::size_t>(state.range(0)), static_cast<unsigned>(state.range(1)), 5000, 0x4E00));
}

/// A stretch of a fifth of the text is missing on one side.
void alignPageLost(benchmark::State& state)
{
    auto pair = noisyPair(
        static_cast<std::size_t>(state.range(0)), static_cast<unsigned>(state.range(1)), 26, U'a');
    pair.system.erase(pair.system.size() / 3, pair.system.size() / 5);
    run(state, pair);
}

void edlibLatin(benchmark::State& state)
{
    const auto pair = noisyPair(
        static_cast<std::size_t>(state.range(0)), static_cast<unsigned>(state.range(1)), 26, U'a');
    const std::string query(pair.gold.begin(), pair.gold.end());
    const std::string target(pair.system.begin(), pair.system.end());
    int distance = 0;
    for ([[maybe_unused]] auto repetition : state) {
        const auto result = edlibAlign(query.data(), static_cast<int>(query.size()), target.data(),
            static_cast<int>(target.size()),
            edlibNewAlignConfig(-1, EDLIB_MODE_NW, EDLIB_TASK_PATH, nullptr, 0));
        distance = result.editDistance;
        edlibFreeAlignResult(result);
    }
    state.counters["distance"] = distance;
}

/// Nothing in common but the alphabet.
void alignDifferent(benchmark::State& state)
{
    const auto length = static_cast<std::size_t>(state.range(0));
    run(state, { noisyPair(length, 0, 26, U'a').gold, noisyPair(length, 1000, 40, U'g').system });
}

void sizes(benchmark::internal::Benchmark* bench)
{
    for (const auto length : { 1000, 2000, 10000, 100000, 1000000 }) {
        for (const auto perMille : { 10, 50, 150 }) {
            bench->Args({ length, perMille });
        }
    }
    bench->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime()->UseRealTime();
}

BENCHMARK(alignLatin)->Apply(sizes);
BENCHMARK(edlibLatin)->Apply(sizes);
BENCHMARK(alignHan)->Apply(sizes);
BENCHMARK(alignPageLost)->Args({ 10000, 50 })->Args({ 100000, 50 })->Unit(benchmark::kMillisecond);
BENCHMARK(alignDifferent)->Arg(2000)->Arg(100000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

} // namespace
} // namespace touchstone::align
