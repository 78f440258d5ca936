// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/concordance.h"

#include "core/evaluation/settings/surfaceform.h"
#include "core/support/lookup.h"

#include <set>

namespace touchstone::analysis {

ConcordanceLine lineAround(const Occurrence& place, std::uint32_t context)
{
    const auto& text = place.document->text;
    const auto [begin, end] = place.span;
    const auto stretch = [&text](std::uint32_t from, std::uint32_t to) {
        return withSingleBlanks(text.slice({ from, to }));
    };
    return { stretch(begin - std::min(begin, context), begin), stretch(begin, end),
        stretch(end, end + std::min(context, text.length() - end)) };
}

const annotation::Document* goldDocument(
    const Occurrence& place, const annotation::Layer& gold, std::span<const EvaluationPtr> systems)
{
    if (!place.textOf) {
        return place.document;
    }
    const auto& evaluation = *systems[*place.textOf];
    const auto& own = *place.systems[*place.textOf];
    const auto* const document = evaluation.cases[own.documentCase].gold;
    return document == nullptr
        ? nullptr
        : &gold.documents[static_cast<std::size_t>(document - evaluation.gold->documents.data())];
}

const TouchingAnnotation* touchingOf(const Occurrence::OfSystem& own, const match::PairOutcome& record)
{
    return record.hasSystem() ? support::found(own.annotations, record.system, &TouchingAnnotation::entity)
                              : nullptr;
}

bool annotatedBy(const Occurrence& place, std::size_t system)
{
    const auto& own = place.systems[system];
    return own && !own->annotations.empty();
}

bool annotatedByNone(const Occurrence& place)
{
    return !annotatedInGold(place) && std::ranges::none_of(place.systems, [](const auto& own) {
        return own && !own->annotations.empty();
    });
}

OccurrenceCounts countsOf(std::span<const Occurrence> places, std::size_t systems)
{
    OccurrenceCounts counts;
    counts.places = static_cast<std::int64_t>(places.size());
    counts.bySystem.resize(systems, 0);
    std::set<std::string_view> documents;
    for (const auto& place : places) {
        documents.insert(place.document->name);
        counts.inGold += annotatedInGold(place) ? 1 : 0;
        counts.none += annotatedByNone(place) ? 1 : 0;
        for (std::size_t system = 0; system < systems; ++system) {
            counts.bySystem[system] += annotatedBy(place, system) ? 1 : 0;
        }
    }
    counts.documents = static_cast<std::int64_t>(documents.size());
    return counts;
}

} // namespace touchstone::analysis
