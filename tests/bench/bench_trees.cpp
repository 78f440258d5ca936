// SPDX-License-Identifier: GPL-3.0-or-later
// ETER and SER: corpora of small trees (time per document must not grow), one deep nest.
#include "core/measures/eter/eter.h"
#include "core/measures/ser/ser.h"

#include <benchmark/benchmark.h>

#include <random>

namespace touchstone {
namespace {

using annotation::Role;

struct Corpus
{
    annotation::LabelSet goldLabels;
    annotation::LabelSet systemLabels;
    std::vector<annotation::Document> gold;
    std::vector<annotation::Document> system;
};

std::uint32_t add(annotation::Document& document, annotation::LabelSet& labels, text::Span span,
    const char* label, std::uint32_t parent, Role role)
{
    auto& entity = document.annotations.entities.emplace_back();
    entity.span = span;
    entity.label = labels.intern(label);
    entity.parent = parent;
    entity.role = role;
    return static_cast<std::uint32_t>(document.annotations.size() - 1);
}

/// Forty entities a document, half of them with components, a tenth with a nested entity; the system misses,
/// moves and renames some.
Corpus flatTrees(std::size_t documents)
{
    static const char* const types[] { "pers.ind", "pers.coll", "loc.adm.town", "loc.adm.nat", "org.ent" };
    static const char* const parts[] { "name", "title", "function" };
    std::mt19937 random(1);
    const auto draw = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    Corpus corpus;
    for (std::size_t d = 0; d < documents; ++d) {
        auto& gold = corpus.gold.emplace_back();
        auto& system = corpus.system.emplace_back();
        std::uint32_t at = 0;
        for (int i = 0; i < 40; ++i) {
            const text::Span span { at + 5 + draw(20), at + 28 + draw(10) };
            const auto* type = types[draw(5)];
            const auto g = add(gold, corpus.goldLabels, span, type, annotation::noEntity, Role::Entity);
            const auto kind = draw(10);
            auto s = annotation::noEntity;
            if (kind != 0) {
                const text::Span moved { span.begin + (kind == 1 ? 1U : 0U), span.end };
                s = add(system, corpus.systemLabels, moved, kind == 2 ? types[draw(5)] : type,
                    annotation::noEntity, Role::Entity);
            }
            for (std::uint32_t k = 0; k < draw(4); ++k) {
                const text::Span part { span.begin + 1 + k, span.begin + 2 + k };
                add(gold, corpus.goldLabels, part, parts[k], g, Role::Component);
                if (s != annotation::noEntity && draw(5) != 0) {
                    add(system, corpus.systemLabels, part, parts[draw(3)], s, Role::Component);
                }
            }
            if (draw(10) == 0) {
                add(gold, corpus.goldLabels, { span.begin, span.begin + 3 }, types[draw(5)], g, Role::Entity);
                add(system, corpus.systemLabels, { span.begin, span.begin + 2 }, types[draw(5)], s,
                    Role::Entity);
            }
            at = span.end;
        }
    }
    return corpus;
}

Corpus nest(std::uint32_t depth)
{
    static const char* const types[] { "loc", "pers", "pers.ind", "org" };
    Corpus corpus;
    for (const std::uint32_t shift : { 1U, 2U }) {
        auto& documents = shift == 1 ? corpus.gold : corpus.system;
        auto& labels = shift == 1 ? corpus.goldLabels : corpus.systemLabels;
        auto& document = documents.emplace_back();
        auto parent = annotation::noEntity;
        for (std::uint32_t i = 0; i < depth; ++i) {
            parent = add(document, labels, { i + (i * shift) % 3, 2 * depth + 51 - i },
                types[(i * shift) % 4], parent, Role::Entity);
        }
    }
    return corpus;
}

std::vector<match::Rational> tenths()
{
    std::vector<match::Rational> alphas;
    for (int i = 0; i <= 10; ++i) {
        alphas.push_back({ i, 10 });
    }
    return alphas;
}

void score(benchmark::State& state, const Corpus& corpus)
{
    const auto alphas = tenths();
    support::Progress progress;
    for (auto _ : state) {
        const match::TreeLabels labels(corpus.goldLabels, corpus.systemLabels);
        metrics::EterCurve curve;
        for (std::size_t d = 0; d < corpus.gold.size(); ++d) {
            const auto gold = match::makeTreeSide(corpus.gold[d], labels, match::SideRole::Gold);
            const auto system = match::makeTreeSide(corpus.system[d], labels, match::SideRole::System);
            const auto matching = match::TreeMatching::make(gold, system, labels, {}, progress);
            const auto solution = matching->solve(alphas, match::TreeMatching::Curve::Yes, progress);
            curve.add(gold.entityCount, system.entityCount, matching->edges(), *solution->curve);
        }
        benchmark::DoNotOptimize(curve.points().data());
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(corpus.gold.size()));
}

/// The whole curve and eleven alphas.
void eterDocuments(benchmark::State& state)
{
    score(state, flatTrees(static_cast<std::size_t>(state.range(0))));
}
BENCHMARK(eterDocuments)->Arg(40)->Arg(400)->Arg(4000)->Unit(benchmark::kMillisecond);

void eterNest(benchmark::State& state) { score(state, nest(static_cast<std::uint32_t>(state.range(0)))); }
BENCHMARK(eterNest)->Arg(100)->Arg(300)->Arg(1000)->Unit(benchmark::kMillisecond)->Iterations(1);

void serDocuments(benchmark::State& state)
{
    const auto corpus = flatTrees(static_cast<std::size_t>(state.range(0)));
    support::Progress progress;
    for (auto _ : state) {
        const match::TreeLabels labels(corpus.goldLabels, corpus.systemLabels);
        for (std::size_t d = 0; d < corpus.gold.size(); ++d) {
            const auto gold = match::makeTreeSide(corpus.gold[d], labels, match::SideRole::Gold);
            const auto system = match::makeTreeSide(corpus.system[d], labels, match::SideRole::System);
            for (const auto kind : { match::SlotKind::Entities, match::SlotKind::Components }) {
                benchmark::DoNotOptimize(match::matchSlots(gold, system, kind, {}, progress)->data());
            }
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(corpus.gold.size()));
}
BENCHMARK(serDocuments)->Arg(40)->Arg(400)->Arg(4000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace touchstone
