// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap credit: 100,000 names a side in 1,000 documents of neleval's table, and names over one another.
#include "core/io/formats/neleval/nelevalreader.h"
#include "core/measures/overlap/overlapcredit.h"
#include "core/measures/registry/measurerunner.h"

#include <benchmark/benchmark.h>

#include <memory>
#include <random>
#include <string>

namespace {

using namespace touchstone;

constexpr std::uint32_t documentCount = 1000;
constexpr std::uint32_t namesPerDocument = 100;

/// Of the system's names a tenth is missing, a fifth has another border, a tenth another type.
std::string table(bool gold)
{
    std::mt19937 random(1);
    const std::string types[] { "PER", "LOC", "ORG", "GPE", "FAC" };
    std::string text;
    for (std::uint32_t d = 0; d < documentCount; ++d) {
        std::uint32_t at = 0;
        for (std::uint32_t i = 0; i < namesPerDocument; ++i) {
            at += 2 + static_cast<std::uint32_t>(random() % 20);
            const auto length = 1 + random() % 14;
            const auto change = random() % 10;
            const auto id = random() % 50000;
            const auto type = random() % 5;
            const bool moved = !gold && change < 2;
            if (gold || change != 9) {
                text += "document-" + std::to_string(d) + "\t" + std::to_string(at + (moved ? 1 : 0)) + "\t"
                    + std::to_string(at + length) + "\tE" + std::to_string(id) + "\t0.5\t"
                    + types[(type + (!gold && change == 8 ? 1 : 0)) % 5] + "\n";
            }
            at += static_cast<std::uint32_t>(length) + 1;
        }
    }
    return text;
}

annotation::LayerPtr read(const std::string& bytes)
{
    annotation::Layer layer;
    support::Progress progress;
    (void)io::nelevalReader().read({ "table", "table", bytes, {}, {} }, {}, layer, progress);
    return std::make_shared<const annotation::Layer>(std::move(layer));
}

void readTable(benchmark::State& state)
{
    const auto bytes = table(true);
    for (auto _ : state) {
        benchmark::DoNotOptimize(read(bytes));
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}
BENCHMARK(readTable)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

void overlapOfTables(benchmark::State& state)
{
    const auto gold = read(table(true));
    const auto system = read(table(false));
    for (auto _ : state) {
        support::Progress progress;
        const auto evaluation
            = analysis::evaluate(gold, system, {}, progress, analysis::EvaluationExtent::Texts);
        benchmark::DoNotOptimize(
            analysis::computeMeasure("overlap", **evaluation, progress, analysis::MeasureExtent::Scores));
    }
}
BENCHMARK(overlapOfTables)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

void namesOverOneAnother(benchmark::State& state)
{
    const auto count = static_cast<std::uint32_t>(state.range(0));
    std::vector<metrics::CreditName> names;
    for (std::uint32_t i = 0; i < count; ++i) {
        names.push_back({ { i, 3 * count - i }, i % 5, 0 });
    }
    const support::Progress progress;
    metrics::DocumentCredits credits;
    for (auto _ : state) {
        metrics::OverlapCredit(names, names, progress).credits(metrics::CreditKey::SpanType, {}, credits);
        benchmark::DoNotOptimize(credits.gold.data());
    }
}
BENCHMARK(namesOverOneAnother)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
