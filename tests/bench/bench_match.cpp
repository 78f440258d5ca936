// SPDX-License-Identifier: GPL-3.0-or-later
// Matching and classifying: a flat corpus of 100,000 gold annotations in 10,000 documents; one nested group.
#include "core/match/flat/matcher.h"

#include <benchmark/benchmark.h>

#include <random>

namespace touchstone::match {
namespace {

struct Sides
{
    Side gold;
    Side system;
};

void add(Side& side, std::uint32_t begin, std::uint32_t end, std::uint32_t type)
{
    auto& mention = side.mentions.emplace_back();
    mention.span = { begin, end };
    mention.type = mention.types = mention.mainType = type;
    mention.entity = static_cast<std::uint32_t>(side.mentions.size() - 1);
    mention.originalLength = end - begin;
}

/// Ten annotations a document; the system misses, invents, moves and renames some.
std::vector<Sides> flatCorpus(std::size_t documents)
{
    std::mt19937 random(1);
    std::vector<Sides> corpus(documents);
    for (auto& [gold, system] : corpus) {
        std::uint32_t at = 0;
        for (int i = 0; i < 10; ++i) {
            const auto begin = at + 5 + static_cast<std::uint32_t>(random() % 40);
            const auto end = begin + 2 + static_cast<std::uint32_t>(random() % 15);
            const auto type = static_cast<std::uint32_t>(random() % 5);
            add(gold, begin, end, type);
            switch (random() % 10) {
            case 0: // missed
                break;
            case 1:
                add(system, begin - 2, end - 1, type);
                break;
            case 2:
                add(system, begin, end, (type + 1) % 5);
                break;
            case 3:
                add(system, begin, begin + 1, type);
                add(system, begin + 1, end + 2, type);
                break;
            default:
                add(system, begin, end, type);
            }
            at = end + 3;
        }
    }
    return corpus;
}

void flat(benchmark::State& state)
{
    const auto corpus = flatCorpus(10000);
    const MatchPolicy policy { state.range(0) == 0 ? PairingPolicy::Optimal : PairingPolicy::FirstCome,
        static_cast<double>(state.range(0)) };
    support::Progress progress;
    std::size_t mentions = 0;
    for (auto _ : state) {
        for (std::uint32_t d = 0; d < corpus.size(); ++d) {
            const auto& [gold, system] = corpus[d];
            const auto pairs = matchMentions(gold, system, policy, progress);
            benchmark::DoNotOptimize(classify(d, gold, system, *pairs, policy).data());
            mentions += gold.mentions.size() + system.mentions.size();
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(mentions));
}
BENCHMARK(flat)->ArgName("firstcome")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

enum class Shape { OneBegin, Centred, Random, OneType };

/// One group of n x n annotations, no two of equal extent on one side.
Sides nested(std::uint32_t n, Shape shape)
{
    std::mt19937 random(2);
    Sides sides;
    const auto middle = 4 * n;
    for (std::uint32_t i = 0; i < n; ++i) {
        const auto type = static_cast<std::uint32_t>(random() % 5);
        const auto other = static_cast<std::uint32_t>(random() % 5);
        switch (shape) {
        case Shape::OneBegin:
            add(sides.gold, 0, 2 + 2 * i, type);
            add(sides.system, 0, 3 + 2 * i, other);
            break;
        case Shape::Centred:
            add(sides.gold, middle - 1 - 2 * i, middle + 1 + 2 * i, type);
            add(sides.system, middle - 2 - 2 * i, middle + 2 + 2 * i, other);
            break;
        case Shape::OneType:
            add(sides.gold, middle - 1 - 2 * i, middle + 1 + 2 * i, 0);
            add(sides.system, middle - 2 - 2 * i, middle + 2 + 2 * i, 0);
            break;
        case Shape::Random: {
            const auto size = 8 * n;
            const auto draw = [&] { return static_cast<std::uint32_t>(random() % (size / 2)); };
            add(sides.gold, draw(), size / 2 + 1 + draw(), type);
            add(sides.system, draw(), size / 2 + 1 + draw(), other);
            break;
        }
        }
    }
    return sides;
}

void nest(benchmark::State& state)
{
    const auto sides = nested(static_cast<std::uint32_t>(state.range(0)), static_cast<Shape>(state.range(1)));
    support::Progress progress;
    for (auto _ : state) {
        const auto pairs = matchMentions(sides.gold, sides.system, {}, progress);
        benchmark::DoNotOptimize(classify(0, sides.gold, sides.system, *pairs, {}).data());
    }
}
BENCHMARK(nest)
    ->ArgNames({ "size", "shape" })
    ->ArgsProduct({ { 300, 1000 }, { 0, 1, 2, 3 } })
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace touchstone::match
