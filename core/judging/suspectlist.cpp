// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a SuspectList; declared in suspects.h.
#include "core/evaluation/settings/surfaceform.h"
#include "core/judging/suspectvotes.h"
#include "core/support/lookup.h"
#include "core/text/tokens.h"

namespace touchstone::analysis {

namespace {

SuspectAnnotation annotationOf(const SuspectList::Data& data, std::size_t document, std::uint32_t number)
{
    const auto& votes = data.documents[document];
    const auto& gold = data.gold->documents[document];
    const auto& one = votes.annotations[number];
    const auto pieces
        = one.gold == annotation::noEntity ? votes.piecesOf(one) : gold.annotations.pieces(one.gold);
    return { { pieces.begin(), pieces.end() }, data.labels[one.type], surfaceForm(gold.text, pieces) };
}

std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    a ^= b + 0x9E37'79B9'7F4A'7C15 + (a << 6U) + (a >> 2U);
    a *= 0xD6E8'FEB8'6659'FD93;
    return a ^ (a >> 32U);
}

} // namespace

std::string_view suspectKindName(SuspectKind kind)
{
    return kind == SuspectKind::GoldDoubtful ? "gold-doubtful" : "missing";
}

std::array<std::uint64_t, 3> SuspectList::Data::groups(std::size_t index) const
{
    const auto place = ranking[index];
    const auto& document = documents[place.document];
    const auto& own = document.rows[place.row];
    const auto& one = document.annotations[own.annotation];
    enum Says : std::uint8_t { Nobody, Nothing, Here, Elsewhere };
    std::uint64_t proposal = Nobody;
    if (surfaceProposes(own)) {
        proposal = mixed(Here, own.surface.otherType);
    } else if (own.variantCount > 0) {
        const auto members = document.membersOf(document.variantsOf(own).front());
        const bool here = members.size() == 1 && document.annotations[members.front()].cover == one.cover;
        proposal = members.empty() ? Nothing : here ? Here : Elsewhere;
        for (const auto member : members) {
            proposal = mixed(proposal, document.annotations[member].type);
        }
    }
    const std::uint64_t goldType = own.kind == SuspectKind::Missing ? labels.size() : one.type;
    const auto change = mixed(goldType, proposal);
    // Where there is no text nothing is known to have the same words.
    const auto words = one.surface == noSurface ? mixed(place.document, place.row) : one.surface;
    return { mixed(change, words), change, mixed(goldType, place.document) };
}

SuspectList::SuspectList(std::shared_ptr<const Data> data)
    : m_data(std::move(data))
{
}

std::size_t SuspectList::size() const { return m_data->ranking.size(); }

Suspect SuspectList::at(std::size_t index) const
{
    const auto place = m_data->ranking[index];
    const auto& votes = m_data->documents[place.document];
    const auto& document = m_data->gold->documents[place.document];
    const auto& row = votes.rows[place.row];
    const auto& own = votes.annotations[row.annotation];
    const auto share = [&](double weight) { return votes.weight > 0 ? weight / votes.weight : 0; };
    const auto given = [&](auto systems) {
        std::vector<std::uint32_t> numbers;
        for (const auto system : systems) {
            numbers.push_back(m_data->order[system]);
        }
        std::ranges::sort(numbers);
        return numbers;
    };

    Suspect suspect;
    suspect.index = index;
    suspect.kind = row.kind;
    suspect.document = place.document;
    suspect.documentName = document.name;
    suspect.score = row.score;
    suspect.agreement = share(row.agreement);
    suspect.asked = given(votes.asked);
    if (row.kind == SuspectKind::GoldDoubtful) {
        suspect.goldEntity = own.gold;
        suspect.line = document.annotations.entities[own.gold].line;
        suspect.gold = annotationOf(*m_data, place.document, row.annotation);
        suspect.agreeing = given(support::listOf<std::uint32_t>(votes.votesOf(own), &Vote::system));
    }
    for (const auto& variant : votes.variantsOf(row)) {
        auto& proposal = suspect.proposals.emplace_back();
        for (const auto member : votes.membersOf(variant)) {
            proposal.annotations.push_back(annotationOf(*m_data, place.document, member));
        }
        proposal.systems = given(votes.votersOf(variant));
        proposal.weight = share(variant.votes);
    }
    if (row.kind == SuspectKind::Missing) {
        const auto token = text::tokensOf(document.tokens, own.cover).begin;
        suspect.line = token < document.tokenLines.size() ? document.tokenLines[token] : 0;
        for (const auto system : suspect.asked) {
            if (!std::ranges::any_of(suspect.proposals,
                    [&](const SuspectProposal& one) { return support::contains(one.systems, system); })) {
                suspect.agreeing.push_back(system);
            }
        }
    } else if (Data::surfaceProposes(row)) {
        auto proposed = *suspect.gold;
        proposed.type = m_data->labels[row.surface.otherType];
        suspect.proposals.push_back({ { std::move(proposed) }, {}, 0 });
    }
    suspect.surface = { row.surface.same, row.surface.other,
        row.surface.otherType == SurfaceLabels::noType ? std::string()
                                                       : m_data->labels[row.surface.otherType],
        row.surface.annotated, row.occurrences };
    return suspect;
}

SuspectKind SuspectList::kind(std::size_t index) const { return m_data->row(index).kind; }
double SuspectList::score(std::size_t index) const { return m_data->row(index).score; }
std::size_t SuspectList::document(std::size_t index) const { return m_data->ranking[index].document; }

double SuspectList::scoreWithout(std::size_t index, std::size_t system) const
{
    const auto& data = *m_data;
    const auto place = std::ranges::find(data.order, system) - data.order.begin();
    const auto& row = data.row(index);
    if (place == std::ssize(data.order)) {
        return row.score;
    }
    const auto& votes = data.documents[data.ranking[index].document];
    const auto votesFor = [&](std::uint32_t annotation) {
        double sum = 0;
        for (const auto& vote : votes.votesOf(votes.annotations[annotation])) {
            sum += vote.system == place ? 0 : data.weights[vote.system] * vote.confidence;
        }
        return sum;
    };
    double most = 0;
    for (const auto& variant : votes.variantsOf(row)) {
        const auto members = votes.membersOf(variant);
        double sum = 0;
        for (const auto voter : votes.votersOf(variant)) {
            if (voter == place) {
                continue;
            }
            double confidence = 0;
            for (const auto member : members) {
                const auto said = votes.votesOf(votes.annotations[member]);
                const auto* const vote = support::found(said, voter, &Vote::system);
                confidence += vote != nullptr ? vote->confidence : 0;
            }
            sum += data.weights[voter]
                * (members.empty() ? data.silence : confidence / static_cast<double>(members.size()));
        }
        most = std::max(most, sum);
    }
    double weight = 0;
    for (const auto asked : votes.asked) {
        weight += asked == place ? 0 : data.weights[asked];
    }
    return (weight > 0 ? (most - votesFor(row.annotation)) / weight : 0)
        + data.beta(data.order.size() - 1) * std::log((row.surface.other + 0.5) / (row.surface.same + 0.5));
}

bool SuspectList::doubted(std::size_t index) const
{
    const auto& row = m_data->row(index);
    return row.variantCount > 0 || Data::surfaceProposes(row);
}

std::optional<std::size_t> SuspectList::indexOf(std::size_t document, std::uint32_t goldEntity) const
{
    const auto& votes = m_data->documents[document];
    if (goldEntity >= votes.rowOfGold.size() || votes.rowOfGold[goldEntity] == annotation::noEntity) {
        return std::nullopt;
    }
    return votes.rows[votes.rowOfGold[goldEntity]].index;
}

std::vector<SuspectRecord> SuspectList::records(std::size_t index) const
{
    const auto place = m_data->ranking[index];
    const auto& votes = m_data->documents[place.document];
    const auto& row = votes.rows[place.row];
    std::vector<SuspectRecord> result;
    for (std::uint32_t number = 0; number < m_data->evaluations.size(); ++number) {
        const auto* const own = m_data->cases[number][place.document];
        if (own == nullptr) {
            continue;
        }
        std::vector<std::uint32_t> entities; // of this system, in the proposals
        for (const auto& variant : votes.variantsOf(row)) {
            for (const auto member : votes.membersOf(variant)) {
                for (const auto& vote : votes.votesOf(votes.annotations[member])) {
                    if (m_data->order[vote.system] == number) {
                        entities.push_back(vote.entity);
                    }
                }
            }
        }
        const auto gold = votes.annotations[row.annotation].gold;
        for (std::uint32_t i = 0; i < own->recordCount; ++i) {
            const auto& record = m_data->evaluations[number]->records[own->firstRecord + i];
            if ((record.hasGold() && record.gold == gold)
                || (record.hasSystem() && support::contains(entities, record.system))) {
                result.push_back({ number, own->firstRecord + i });
            }
        }
    }
    return result;
}

const annotation::Layer& SuspectList::gold() const { return *m_data->gold; }
const std::vector<EvaluationPtr>& SuspectList::evaluations() const { return m_data->evaluations; }
const std::vector<std::string>& SuspectList::systems() const { return m_data->systems; }

double SuspectList::precision(std::size_t system) const
{
    const auto at = std::ranges::find(m_data->order, system);
    return at == m_data->order.end()
        ? 0
        : m_data->precisions[static_cast<std::size_t>(at - m_data->order.begin())];
}

double SuspectList::weight(std::size_t system) const
{
    const auto at = std::ranges::find(m_data->order, system);
    return at == m_data->order.end() ? 0
                                     : m_data->weights[static_cast<std::size_t>(at - m_data->order.begin())];
}

} // namespace touchstone::analysis
