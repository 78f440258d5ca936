// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judging/suspects.h"

#include "core/evaluation/settings/surfaceform.h"
#include "core/judging/suspectvotes.h"
#include "core/support/lookup.h"
#include "core/support/parallel.h"

#include <cmath>
#include <numeric>

namespace touchstone::analysis {

namespace {

using Data = SuspectList::Data;
using annotation::Layer;
using annotation::LayerPtr;
using support::ErrorCode;

/// Builds the list step by step, each over all documents at once.
class SuspectFinder
{
public:
    SuspectFinder(LayerPtr gold, std::span<const EvaluationPtr> evaluations, const SuspectSettings& settings,
        support::Progress& progress)
        : m_data(std::make_shared<Data>())
        , m_settings(settings)
        , m_progress(progress)
    {
        m_data->gold = std::move(gold);
        m_data->evaluations.insert(m_data->evaluations.end(), evaluations.begin(), evaluations.end());
        m_data->documents.resize(m_data->gold->documents.size());
        m_data->silence = settings.silence;
        m_data->surfaceWeight = settings.surfaceWeight;
        m_progress.begin(3 * m_data->documents.size());
    }

    support::Result<SuspectListPtr> find()
    {
        orderSystems();
        nameTypes();
        placeCases();
        overDocuments([this](std::size_t number) { collect(number); });
        weigh();
        overDocuments([this](std::size_t number) { vote(number); });
        if (!m_progress.cancelled()) {
            countSurfaces();
        }
        overDocuments([this](std::size_t number) { score(number); });
        if (m_progress.cancelled()) {
            return support::failure(
                ErrorCode::Cancelled, support::said("Looking for suspects was cancelled."));
        }
        rank();
        return std::make_shared<const SuspectList>(std::move(m_data));
    }

private:
    template <typename Body> void overDocuments(const Body& body)
    {
        support::inParallel(m_data->documents.size(), [&](std::size_t number) {
            if (!m_progress.cancelled() && m_inUse[number]) {
                body(number);
            }
            m_progress.advance();
        });
    }

    void orderSystems()
    {
        auto& order = m_data->order;
        for (std::uint32_t number = 0; number < m_data->evaluations.size(); ++number) {
            const auto& system = m_data->evaluations[number]->system;
            m_data->systems.push_back(system == nullptr ? std::string() : system->name);
            if (system != nullptr && !system->documents.empty()) {
                order.push_back(number);
            }
        }
        std::ranges::stable_sort(order, [this](auto a, auto b) {
            const auto& one = *m_data->evaluations[a]->system;
            const auto& other = *m_data->evaluations[b]->system;
            return std::tie(one.name, one.path) < std::tie(other.name, other.path);
        });
    }

    void nameTypes()
    {
        auto& labels = m_data->labels;
        const auto addAll = [&](const Layer& layer) {
            for (std::uint32_t label = 0; label < layer.labels.size(); ++label) {
                labels.push_back(layer.labels.name(annotation::LabelId { label }));
            }
        };
        addAll(*m_data->gold);
        if (m_settings.training != nullptr) {
            addAll(*m_settings.training);
        }
        for (const auto number : m_data->order) {
            addAll(*m_data->evaluations[number]->system);
        }
        support::sortUnique(labels);
        m_goldTypes = typesOf(*m_data->gold);
        for (const auto number : m_data->order) {
            m_systemTypes.push_back(typesOf(*m_data->evaluations[number]->system));
        }
    }

    [[nodiscard]] std::vector<std::uint32_t> typesOf(const Layer& layer) const
    {
        std::vector<std::uint32_t> types;
        for (std::uint32_t label = 0; label < layer.labels.size(); ++label) {
            const auto at
                = std::ranges::lower_bound(m_data->labels, layer.labels.name(annotation::LabelId { label }));
            types.push_back(static_cast<std::uint32_t>(at - m_data->labels.begin()));
        }
        return types;
    }

    /// Which documents are in use: all of the gold alone; else those that the evaluations have.
    void placeCases()
    {
        const auto documents = m_data->documents.size();
        m_inUse.assign(documents, m_data->evaluations.empty());
        for (const auto& evaluation : m_data->evaluations) {
            auto& own = m_data->cases.emplace_back(documents, nullptr);
            for (const auto& one : evaluation->cases) {
                if (one.gold != nullptr) {
                    const auto place
                        = static_cast<std::size_t>(one.gold - evaluation->gold->documents.data());
                    own[place] = &one;
                    m_inUse[place] = true;
                }
            }
        }
    }

    void collect(std::size_t number)
    {
        std::vector<SystemDocument> systems;
        for (std::uint32_t place = 0; place < m_data->order.size(); ++place) {
            const auto* const own = m_data->cases[m_data->order[place]][number];
            if (own != nullptr && own->system != nullptr) {
                systems.push_back({ place, own, &m_systemTypes[place] });
            }
        }
        const auto unit
            = m_data->evaluations.empty() ? Unit::Character : m_data->evaluations.front()->spec.unit;
        m_data->documents[number]
            = collectedVotes(m_data->gold->documents[number], m_goldTypes, systems, unit);
    }

    void weigh()
    {
        const auto systems = m_data->order.size();
        std::vector<std::uint64_t> right(systems, 0);
        std::vector<std::uint64_t> all(systems, 0);
        for (const auto& document : m_data->documents) {
            for (const auto& one : document.annotations) {
                for (const auto& vote : document.votesOf(one)) {
                    ++all[vote.system];
                    right[vote.system] += one.gold == annotation::noEntity ? 0 : 1;
                }
            }
        }
        for (std::size_t system = 0; system < systems; ++system) {
            const double p
                = (static_cast<double>(right[system]) + 1) / (static_cast<double>(all[system]) + 2);
            m_data->precisions.push_back(p);
            m_data->weights.push_back(std::max(m_settings.leastWeight, std::log(p / (1 - p))));
        }
        m_beta = m_data->beta(systems);
    }

    void vote(std::size_t number)
    {
        auto& document = m_data->documents[number];
        const auto& gold = m_data->gold->documents[number];
        castVotes(document, m_data->weights, m_settings.silence);
        if (gold.text.empty()) {
            return;
        }
        for (const auto& row : document.rows) {
            auto& one = document.annotations[row.annotation];
            one.surface = surfaceKey(gold.text, gold.annotations.pieces(one.gold));
        }
        for (const auto missing : document.missing) {
            auto& one = document.annotations[missing];
            one.surface = surfaceKey(gold.text, document.piecesOf(one));
        }
    }

    void countSurfaces()
    {
        std::vector<SurfaceLabels::Item> items;
        std::vector<const annotation::Document*> texts;
        for (std::size_t number = 0; number < m_data->documents.size(); ++number) {
            const auto& document = m_data->documents[number];
            if (m_inUse[number]) {
                texts.push_back(&m_data->gold->documents[number]);
            }
            for (const auto& row : document.rows) {
                const auto& one = document.annotations[row.annotation];
                items.push_back({ one.surface, one.type });
            }
            for (const auto missing : document.missing) {
                m_wanted.push_back(document.annotations[missing].surface);
            }
        }
        if (m_settings.training != nullptr) {
            addTraining(items, texts);
        }
        m_surfaces = SurfaceLabels(std::move(items));
        support::sortUnique(m_wanted);
        m_occurrences = countOccurrences(m_wanted, texts, m_progress);
    }

    void addTraining(
        std::vector<SurfaceLabels::Item>& items, std::vector<const annotation::Document*>& texts) const
    {
        const auto& training = *m_settings.training;
        const auto types = typesOf(training);
        std::vector<std::vector<SurfaceLabels::Item>> own(training.documents.size());
        support::inParallel(training.documents.size(), [&](std::size_t number) {
            const auto& document = training.documents[number];
            const auto& tree = document.annotations;
            for (std::uint32_t entity = 0; entity < tree.size() && !document.text.empty(); ++entity) {
                if (tree.counted(entity)) {
                    own[number].push_back({ surfaceKey(document.text, tree.pieces(entity)),
                        types[static_cast<std::size_t>(tree.entities[entity].label)] });
                }
            }
        });
        for (std::size_t number = 0; number < own.size(); ++number) {
            texts.push_back(&training.documents[number]);
            items.insert(items.end(), own[number].begin(), own[number].end());
        }
    }

    void score(std::size_t number)
    {
        auto& document = m_data->documents[number];
        for (auto& row : document.rows) {
            const auto& one = document.annotations[row.annotation];
            row.surface = m_surfaces.of(one.surface, one.type);
            if (row.surface.annotated > 0) { // itself is there
                --row.surface.same;
                --row.surface.annotated;
            }
            row.score += m_beta * std::log((row.surface.other + 0.5) / (row.surface.same + 0.5));
        }
        scoreMissing(document);
    }

    void scoreMissing(DocumentVotes& document)
    {
        std::vector<SuspectRow> candidates;
        for (const auto missing : document.missing) {
            const auto& one = document.annotations[missing];
            SuspectRow row;
            row.kind = SuspectKind::Missing;
            row.annotation = missing;
            double votes = 0;
            for (const auto& vote : document.votesOf(one)) {
                votes += m_data->weights[vote.system] * vote.confidence;
            }
            row.score = 2 * votes / document.weight - 1;
            if (one.surface != noSurface) {
                const auto wanted = std::ranges::lower_bound(m_wanted, one.surface) - m_wanted.begin();
                row.surface = m_surfaces.of(one.surface, one.type);
                // Longer names, and parts of tokens, are not found in the texts; they stand here at least.
                row.occurrences
                    = std::max(m_occurrences[static_cast<std::size_t>(wanted)], row.surface.annotated + 1);
                row.score += m_beta
                    * std::log(
                        (row.surface.annotated + 0.5) / (row.occurrences - row.surface.annotated + 0.5));
            }
            candidates.push_back(row);
        }
        // Candidates that may overlap stand side by side; of each stretch the best ones name the places.
        for (std::size_t first = 0; first < candidates.size();) {
            auto end = document.annotations[candidates[first].annotation].cover.end;
            auto last = first + 1;
            for (; last < candidates.size(); ++last) {
                const auto cover = document.annotations[candidates[last].annotation].cover;
                if (cover.begin >= end) {
                    break;
                }
                end = std::max(end, cover.end);
            }
            addPlaces(document, std::span(candidates).subspan(first, last - first));
            first = last;
        }
    }

    void addPlaces(DocumentVotes& document, std::span<SuspectRow> stretch) const
    {
        std::ranges::stable_sort(stretch, std::greater(), &SuspectRow::score);
        std::vector<bool> named(stretch.size(), false);
        for (std::size_t best = 0; best < stretch.size(); ++best) {
            if (named[best]) {
                continue;
            }
            auto row = stretch[best];
            const auto& place = document.annotations[row.annotation];
            row.firstVariant = static_cast<std::uint32_t>(document.variants.size());
            std::vector<std::uint32_t> saying;
            for (auto other = best; other < stretch.size(); ++other) {
                const auto& one = document.annotations[stretch[other].annotation];
                if (!named[other] && document.overlapping(one, place)) {
                    named[other] = true;
                    addVariant(document, stretch[other].annotation);
                    ++row.variantCount;
                    for (const auto& vote : document.votesOf(one)) {
                        saying.push_back(vote.system);
                    }
                }
            }
            support::sortUnique(saying);
            row.agreement = document.weight;
            for (const auto system : saying) {
                row.agreement -= m_data->weights[system];
            }
            row.agreement = std::max(row.agreement, 0.0);
            document.rows.push_back(row);
        }
    }

    void addVariant(DocumentVotes& document, std::uint32_t annotation) const
    {
        VotedVariant variant { static_cast<std::uint32_t>(document.members.size()), 1,
            static_cast<std::uint32_t>(document.voters.size()) };
        document.members.push_back(annotation);
        for (const auto& vote : document.votesOf(document.annotations[annotation])) {
            document.voters.push_back(vote.system);
            ++variant.voterCount;
            variant.votes += m_data->weights[vote.system] * vote.confidence;
        }
        document.variants.push_back(variant);
    }

    void rank()
    {
        auto& documents = m_data->documents;
        std::vector<std::uint32_t> byName(documents.size());
        std::iota(byName.begin(), byName.end(), 0U);
        std::ranges::stable_sort(byName, {},
            [&](auto number) -> const std::string& { return m_data->gold->documents[number].name; });
        std::vector<std::uint32_t> nameOrder(documents.size());
        for (std::uint32_t place = 0; place < byName.size(); ++place) {
            nameOrder[byName[place]] = place;
        }
        struct Ranked
        {
            double score;
            std::uint32_t name, annotation;
            Data::Place place;
        };
        std::vector<Ranked> ranked;
        for (std::uint32_t number = 0; number < documents.size(); ++number) {
            for (std::uint32_t row = 0; row < documents[number].rows.size(); ++row) {
                const auto& own = documents[number].rows[row];
                ranked.push_back({ own.score, nameOrder[number], own.annotation, { number, row } });
            }
        }
        support::sortInParallel(ranked, [](const Ranked& a, const Ranked& b) {
            return a.score != b.score ? a.score > b.score
                                      : std::tie(a.name, a.annotation) < std::tie(b.name, b.annotation);
        });
        for (std::uint32_t index = 0; index < ranked.size(); ++index) {
            const auto place = ranked[index].place;
            documents[place.document].rows[place.row].index = index;
            m_data->ranking.push_back(place);
        }
    }

    std::shared_ptr<Data> m_data;
    const SuspectSettings& m_settings;
    support::Progress& m_progress;
    std::vector<bool> m_inUse; ///< by document
    std::vector<std::uint32_t> m_goldTypes;
    std::vector<std::vector<std::uint32_t>> m_systemTypes; ///< by place in the order
    SurfaceLabels m_surfaces;
    std::vector<SurfaceKey> m_wanted; ///< of what is perhaps missing, ascending
    std::vector<std::uint32_t> m_occurrences; ///< of each
    double m_beta = 1;
};

/// Why evaluations do not go together; nothing: they do.
std::optional<support::Message> refused(std::span<const EvaluationPtr> systems)
{
    if (systems.empty()) {
        return support::said(
            "Suspects are of a gold; give its evaluation, of the gold alone against nothing.");
    }
    const auto& first = *systems.front();
    for (const auto& one : systems) {
        if (one->spec.matching.pairing == match::PairingPolicy::Hipe) {
            return support::said("Suspects are the annotations of the gold's file, which --pairing hipe "
                                 "makes anew for each system; choose another pairing.");
        }
        const auto annotations
            = [](const annotation::Document& document) { return document.annotations.size(); };
        if (!sameGold(*one, first) || one->spec.unit != first.spec.unit
            || !std::ranges::equal(
                one->gold->documents, first.gold->documents, {}, annotations, annotations)) {
            return support::said(
                "Suspects are told of systems over one gold that is read in the same way for each of them.");
        }
    }
    return std::nullopt;
}

} // namespace

support::Result<SuspectListPtr> suspects(
    std::span<const EvaluationPtr> systems, const SuspectSettings& settings, support::Progress& progress)
{
    if (auto why = refused(systems)) {
        return support::failure(ErrorCode::InvalidOption, std::move(*why));
    }
    return SuspectFinder(systems.front()->gold, systems, settings, progress).find();
}

support::Result<SuspectListPtr> suspects(
    const LayerPtr& gold, const SuspectSettings& settings, support::Progress& progress)
{
    return SuspectFinder(gold, {}, settings, progress).find();
}

} // namespace touchstone::analysis
