// SPDX-License-Identifier: GPL-3.0-or-later
// The curve over scores. Arguments: documents, entities of each side of each, distinct scores, depth of
// nesting.
#include "core/curves/confidencecurve.h"

#include <benchmark/benchmark.h>

#include <random>

namespace touchstone::analysis {
namespace {

/// Documents of one long text with entities over four characters each; every fourth of the system's differs.
/// Depth 2 and more: so many entities around the same stretch of eight entities.
annotation::LayerPtr side(const benchmark::State& state, bool system)
{
    std::mt19937 random(7);
    auto layer = std::make_shared<annotation::Layer>();
    layer->name = system ? "system" : "gold";
    const std::vector<annotation::LabelId> labels { layer->labels.intern("LOC"), layer->labels.intern("ORG"),
        layer->labels.intern("PER"), layer->labels.intern("MISC") };
    const auto entities = static_cast<std::uint32_t>(state.range(1));
    const auto distinct = static_cast<std::uint32_t>(state.range(2));
    const auto depth = static_cast<std::uint32_t>(state.range(3));
    const std::string text(static_cast<std::size_t>(entities) * 5 + 10, 'x');
    for (std::int64_t number = 0; number < state.range(0); ++number) {
        auto& document = layer->documents.emplace_back();
        document.name = std::to_string(number);
        document.text = text::Text(text);
        for (std::uint32_t i = 0; i < entities; ++i) {
            const auto shift = system && random() % 4 == 0 ? 1U : 0U;
            annotation::Entity entity;
            const auto begin = depth > 1 ? i / 8 * 40 : i * 5;
            entity.span = { begin + shift, begin + (depth > 1 ? 4 * (1 + i % 8) : 4) };
            entity.label = labels[random() % 8 == 0 && system ? 3 : i % 4];
            document.annotations.entities.push_back(entity);
            if (system) {
                document.annotations.editDetails(i).score
                    = static_cast<double>(random() % distinct) / static_cast<double>(distinct);
            }
        }
    }
    return layer;
}

void curve(benchmark::State& state)
{
    support::Progress progress;
    const auto whole
        = *evaluate(side(state, false), side(state, true), {}, progress, EvaluationExtent::Texts);
    std::size_t thresholds = 0;
    for (auto _ : state) {
        const auto result = confidenceCurve(*whole, progress);
        thresholds = result ? result->thresholds.size() : 0;
    }
    state.counters["thresholds"] = static_cast<double>(thresholds);
}
BENCHMARK(curve)
    ->Args({ 10000, 10, 1000, 1 })
    ->Args({ 10000, 50, 1000000, 1 })
    ->Args({ 10000, 48, 1000000, 8 })
    ->Args({ 1, 100000, 1000000, 1 })
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

/// One gold over the whole text: every annotation of the system joins the one group.
void coveredDocument(benchmark::State& state)
{
    auto gold = std::make_shared<annotation::Layer>(*side(state, false));
    annotation::Entity all;
    all.span = { 0, gold->documents[0].text.length() };
    gold->documents[0].annotations.entities.push_back(all);
    support::Progress progress;
    const auto whole = *evaluate(gold, side(state, true), {}, progress, EvaluationExtent::Texts);
    std::size_t thresholds = 0;
    for (auto _ : state) {
        const auto result = confidenceCurve(*whole, progress);
        thresholds = result ? result->thresholds.size() : 0;
    }
    state.counters["thresholds"] = static_cast<double>(thresholds);
}
BENCHMARK(coveredDocument)
    ->Args({ 1, 1000, 1000000, 1 })
    ->Args({ 1, 4000, 1000000, 1 })
    ->Args({ 1, 20000, 1000000, 1 })
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
} // namespace touchstone::analysis
