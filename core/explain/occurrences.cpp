// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/occurrences.h"

#include "core/evaluation/records/commonspans.h"
#include "core/support/lookup.h"
#include "core/text/tokens.h"

namespace touchstone::analysis {

namespace {

using annotation::Document;
using text::Span;
using Map = std::function<Span(Span)>;

/// Which annotations of a document each of some places touches, which come in ascending, not overlapping.
class Touching
{
public:
    /// `map`: from the document's positions to those of the places.
    Touching(const Document& document, const Map& map)
        : m_tree(document.annotations)
        , m_map(map)
    {
        for (std::uint32_t entity = 0; entity < m_tree.size(); ++entity) {
            m_spans.push_back({ map(m_tree.entities[entity].span), entity });
        }
        std::ranges::sort(m_spans, [](const Mapped& a, const Mapped& b) {
            return a.span.begin != b.span.begin ? a.span.begin < b.span.begin
                : a.span.end != b.span.end      ? a.span.end > b.span.end
                                                : a.entity < b.entity;
        });
    }

    [[nodiscard]] std::vector<TouchingAnnotation> at(Span place)
    {
        for (; m_next < m_spans.size() && m_spans[m_next].span.begin < place.end; ++m_next) {
            m_open.push_back(m_spans[m_next]);
        }
        std::erase_if(m_open, [place](const Mapped& one) { return one.span.end <= place.begin; });
        std::vector<TouchingAnnotation> touching;
        for (const auto& [span, entity] : m_open) {
            const auto fragments = m_tree.fragments(entity);
            const bool touches = overlap(span, place) > 0
                && (fragments.empty() || std::ranges::any_of(fragments, [&](Span piece) {
                       return overlap(m_map(piece), place) > 0;
                   }));
            if (touches) {
                touching.push_back({ entity, relation(span, place) });
            }
        }
        return touching;
    }

private:
    struct Mapped
    {
        Span span;
        std::uint32_t entity = 0;
    };

    const annotation::EntityTree& m_tree;
    const Map& m_map;
    std::vector<Mapped> m_spans;
    std::vector<Mapped> m_open; ///< that begin before the end of the last place and may go on
    std::size_t m_next = 0;
};

Span asItStands(Span span) { return span; }

/// The records of annotations, by entity.
std::vector<std::uint32_t> recordsBySide(
    const Evaluation& evaluation, const DocumentCase& documentCase, bool gold)
{
    const auto* const document = gold ? documentCase.gold : documentCase.system;
    std::vector<std::uint32_t> records(
        document == nullptr ? 0 : document->annotations.size(), annotation::noEntity);
    for (std::uint32_t i = 0; i < documentCase.recordCount; ++i) {
        const auto number = documentCase.firstRecord + i;
        const auto& record = evaluation.records[number];
        if (gold ? record.hasGold() : record.hasSystem()) {
            records[gold ? record.gold : record.system] = number;
        }
    }
    return records;
}

/// The places of one document in the text of one of its sides.
struct Places
{
    const Document* document = nullptr;
    std::optional<std::size_t> textOf;
    std::vector<Span> spans;
};

class OccurrenceFinder
{
public:
    OccurrenceFinder(
        const text::WordSearch& search, const annotation::Layer& gold, std::span<const EvaluationPtr> systems)
        : m_search(search)
        , m_gold(gold)
        , m_systems(systems)
        , m_cases(systems.size(), std::vector<std::optional<std::uint32_t>>(gold.documents.size()))
    {
        for (std::size_t system = 0; system < systems.size(); ++system) {
            const auto& cases = systems[system]->cases;
            for (std::uint32_t number = 0; number < cases.size(); ++number) {
                if (cases[number].gold == nullptr) {
                    continue;
                }
                const auto place
                    = static_cast<std::size_t>(cases[number].gold - systems[system]->gold->documents.data());
                if (place < gold.documents.size()) {
                    m_cases[system][place] = number;
                }
            }
        }
    }

    std::vector<Occurrence> find(const support::Progress& progress)
    {
        for (std::size_t i = 0; i < m_gold.documents.size() && !progress.cancelled(); ++i) {
            const auto& document = m_gold.documents[i];
            std::vector<std::optional<std::uint32_t>> cases;
            for (const auto& own : m_cases) {
                cases.push_back(own[i]);
            }
            const Places places { &document, {}, m_search.in(document.text) };
            const auto first = m_found.size();
            add(places, &document, cases);
            for (std::size_t system = 0; system < m_systems.size(); ++system) {
                addOwn(places, first, document, system, cases);
            }
        }
        for (std::size_t system = 0; system < m_systems.size(); ++system) {
            const auto& cases = m_systems[system]->cases;
            for (std::uint32_t number = 0; number < cases.size() && !progress.cancelled(); ++number) {
                if (cases[number].gold == nullptr) {
                    std::vector<std::optional<std::uint32_t>> only(m_systems.size());
                    only[system] = number;
                    const auto* const document = cases[number].system;
                    add({ document, system, m_search.in(document->text) }, nullptr, only);
                }
            }
        }
        return std::move(m_found);
    }

private:
    /// Of a text that differs from the gold's, the places that stand for none of the gold's, which were found
    /// from `first` on.
    void addOwn(const Places& ofGold, std::size_t first, const Document& gold, std::size_t system,
        const std::vector<std::optional<std::uint32_t>>& cases)
    {
        if (!cases[system]) {
            return;
        }
        const auto& documentCase = m_systems[system]->cases[*cases[system]];
        if (documentCase.system == nullptr
            || (documentCase.relation == TextRelation::Equal && !gold.text.empty())) {
            return;
        }
        Places own { documentCase.system, system, m_search.in(documentCase.system->text) };
        const CommonSpans common(documentCase, Unit::Character);
        std::vector<Span> known;
        for (const auto span : ofGold.spans) {
            known.push_back(common.gold(span));
        }
        std::erase_if(own.spans, [&](Span span) {
            const auto there = common.system(span);
            const auto next = std::ranges::partition_point(
                known, [&](const Span& place) { return place.end <= there.begin; });
            const bool isKnown = next != known.end() && overlap(*next, there) > 0;
            if (isKnown) {
                const auto number = first + static_cast<std::size_t>(next - known.begin());
                m_found[number].systems[system]->words = true;
            }
            return isKnown;
        });
        std::vector<std::optional<std::uint32_t>> only(m_systems.size());
        only[system] = cases[system];
        add(own, &gold, only);
    }

    void add(
        const Places& places, const Document* gold, const std::vector<std::optional<std::uint32_t>>& cases)
    {
        if (places.spans.empty()) {
            return;
        }
        const auto first = m_found.size();
        for (const auto span : places.spans) {
            auto& one = m_found.emplace_back();
            one.document = places.document;
            one.textOf = places.textOf;
            one.span = span;
            one.systems.resize(m_systems.size());
        }
        const auto found = std::span(m_found).subspan(first);
        if (!places.textOf && gold != nullptr) {
            const Map same = asItStands;
            Touching touching(*gold, same);
            for (auto& one : found) {
                one.gold = touching.at(one.span);
            }
        }
        for (std::size_t system = 0; system < m_systems.size(); ++system) {
            if (cases[system]) {
                addSystem(found, system, *cases[system], places.textOf ? gold : nullptr);
            }
        }
    }

    /// What a system has at places of one text. `gold`: takes its annotations there, too.
    void addSystem(
        std::span<Occurrence> found, std::size_t system, std::uint32_t number, const Document* gold)
    {
        const auto& evaluation = *m_systems[system];
        const auto& documentCase = evaluation.cases[number];
        const CommonSpans common(documentCase, Unit::Character);
        const Map ofGold = [&common](Span span) { return common.gold(span); };
        const Map ofSystem = [&common](Span span) { return common.system(span); };
        const auto goldRecords = recordsBySide(evaluation, documentCase, true);
        const auto systemRecords = recordsBySide(evaluation, documentCase, false);
        std::optional<Touching> golds;
        std::optional<Touching> systems;
        std::optional<Touching> shown; // of the gold as it was searched
        if (documentCase.gold != nullptr) {
            golds.emplace(*documentCase.gold, ofGold);
        }
        if (documentCase.system != nullptr) {
            systems.emplace(*documentCase.system, ofSystem);
        }
        if (gold != nullptr) {
            shown.emplace(*gold, ofGold);
        }
        for (auto& one : found) {
            const auto place = one.textOf ? common.system(one.span) : common.gold(one.span);
            auto& own = one.systems[system].emplace();
            own.documentCase = number;
            own.words = one.textOf == system
                || (documentCase.system != nullptr && documentCase.relation == TextRelation::Equal);
            const auto take = [&own](const std::vector<TouchingAnnotation>& touching,
                                  const std::vector<std::uint32_t>& records) {
                for (const auto& annotation : touching) {
                    if (records[annotation.entity] != annotation::noEntity) {
                        own.records.push_back(records[annotation.entity]);
                    }
                }
            };
            if (systems) {
                own.annotations = systems->at(place);
                take(own.annotations, systemRecords);
            }
            if (golds) {
                take(golds->at(place), goldRecords);
            }
            if (shown) {
                one.gold = shown->at(place);
            }
            support::sortUnique(own.records);
        }
    }

    const text::WordSearch& m_search;
    const annotation::Layer& m_gold;
    std::span<const EvaluationPtr> m_systems;
    /// By system and document of the gold: its case; nothing: the system's evaluation leaves it out.
    std::vector<std::vector<std::optional<std::uint32_t>>> m_cases;
    std::vector<Occurrence> m_found;
};

} // namespace

std::vector<Occurrence> occurrencesOf(const text::WordSearch& search, const annotation::Layer& gold,
    std::span<const EvaluationPtr> systems, const support::Progress& progress)
{
    return OccurrenceFinder(search, gold, systems).find(progress);
}

std::uint32_t lineOf(const Occurrence& occurrence)
{
    const auto& document = *occurrence.document;
    const auto token = text::tokensOf(document.tokens, occurrence.span).begin;
    return token < document.tokenLines.size() ? document.tokenLines[token] : 0;
}

std::string_view relationName(text::SpanRelation relation)
{
    switch (relation) {
    case text::SpanRelation::Equal:
        return "equal";
    case text::SpanRelation::Inside:
        return "inside";
    case text::SpanRelation::Contains:
        return "contains";
    case text::SpanRelation::Crossing:
        return "crossing";
    case text::SpanRelation::Apart:
        break;
    }
    return "apart";
}

} // namespace touchstone::analysis
