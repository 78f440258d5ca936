// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/treecases.h"

#include "core/annotation/places.h"
#include "core/evaluation/records/commonspans.h"
#include "core/support/findingkinds.h"

namespace touchstone::analysis {

using match::SideRole;
using match::SlotKind;
using match::TreeSide;

match::TreePolicy treePolicy(const metrics::EterParameters& parameters)
{
    using From = metrics::EterParameters::NoComponents;
    using To = match::TreePolicy::NoComponents;
    return { .noComponents = parameters.noComponents == From::One ? To::One
            : parameters.noComponents == From::Cap                ? To::Cap
                                                                  : To::Zero,
        .mainChildLabels = parameters.childLabel == metrics::EterParameters::ChildLabel::Main,
        .childOverlap = parameters.childOverlap,
        .nestedInside = parameters.nested == metrics::EterParameters::Nested::Inside };
}

TreeCase treeCase(const DocumentCase& documentCase, const match::TreeLabels& labels, Unit unit)
{
    TreeCase result;
    const CommonSpans spans(documentCase, unit);
    if (documentCase.gold != nullptr) {
        result.gold = match::makeTreeSide(*documentCase.gold, labels, SideRole::Gold, spans.ofGold());
    }
    if (documentCase.system != nullptr) {
        result.system = match::makeTreeSide(*documentCase.system, labels, SideRole::System, spans.ofSystem());
    }
    return result;
}

ListLabels::ListLabels(
    const Evaluation& evaluation, const match::TreeLabels& labels, bool entities, bool components)
{
    std::vector<bool> used(labels.names().size(), false);
    const auto take = [&](const annotation::Layer& layer, SideRole role) {
        for (const auto& document : layer.documents) {
            for (const auto& value : document.annotations.entities) {
                if (value.role == annotation::Role::Component ? components : entities) {
                    used[labels.number(role, value.label)] = true;
                }
            }
        }
    };
    take(*evaluation.gold, SideRole::Gold);
    take(*evaluation.system, SideRole::System);
    m_numbers.resize(used.size(), 0);
    for (std::uint32_t label = 0; label < used.size(); ++label) {
        m_mainTypes.push_back(labels.mainType(label));
        if (used[label]) {
            m_numbers[label] = static_cast<std::uint32_t>(m_names.size());
            m_names.push_back(labels.names()[label]);
        }
    }
}

namespace {

/// The annotations of one kind as flat matchings see them; `types` ranks the lists of types of both sides.
struct FlatSide
{
    match::Side side;
    std::vector<std::uint32_t> place; ///< by node
};

bool listBefore(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
}

FlatSide flatSide(const TreeSide& trees, SlotKind kind, const ListLabels& labels,
    const std::vector<std::span<const std::uint32_t>>& lists)
{
    FlatSide result;
    result.side.fragments = trees.side.fragments;
    result.place.assign(trees.nodes.size(), TreeSide::none);
    for (std::uint32_t node = 0; node < trees.nodes.size(); ++node) {
        if (trees.nodes[node].component != (kind == SlotKind::Components)) {
            continue;
        }
        result.place[node] = static_cast<std::uint32_t>(result.side.mentions.size());
        auto mention = trees.mention(node);
        mention.type = labels.number(trees.nodes[node].label);
        mention.mainType = labels.mainType(trees.nodes[node].label);
        mention.types = static_cast<std::uint32_t>(
            std::lower_bound(lists.begin(), lists.end(), trees.typesOf(node), listBefore) - lists.begin());
        result.side.mentions.push_back(mention);
    }
    return result;
}

} // namespace

std::vector<match::PairOutcome> treeRecords(std::uint32_t document, const TreeCase& trees, SlotKind kind,
    std::span<const std::pair<std::uint32_t, std::uint32_t>> pairs, const ListLabels& labels)
{
    std::vector<std::span<const std::uint32_t>> lists;
    for (const auto* side : { &trees.gold, &trees.system }) {
        for (std::uint32_t node = 0; node < side->nodes.size(); ++node) {
            lists.push_back(side->typesOf(node));
        }
    }
    std::sort(lists.begin(), lists.end(), listBefore);
    auto gold = flatSide(trees.gold, kind, labels, lists);
    auto system = flatSide(trees.system, kind, labels, lists);
    std::vector<match::Pair> flat;
    flat.reserve(pairs.size());
    for (const auto& [g, s] : pairs) {
        flat.push_back({ gold.place[g], system.place[s] });
    }
    std::sort(flat.begin(), flat.end());
    return match::classify(document, gold.side, system.side, flat, {});
}

std::uint32_t nodeOf(const TreeSide& side, std::uint32_t annotation)
{
    const auto& mentions = side.side.mentions;
    const auto found = std::lower_bound(mentions.begin(), mentions.end(), annotation,
        [](const match::Mention& mention, std::uint32_t entity) { return mention.entity < entity; });
    return found == mentions.end() || found->entity != annotation
        ? TreeSide::none
        : static_cast<std::uint32_t>(found - mentions.begin());
}

namespace {

void noteSide(
    support::Diagnostics& notes, const annotation::Layer& layer, const annotation::Document& document)
{
    const auto& tree = document.annotations;
    for (std::uint32_t i = 0; i < tree.entities.size(); ++i) {
        const auto& value = tree.entities[i];
        const bool orphan = value.role == annotation::Role::Component && value.parent == annotation::noEntity;
        const bool outside
            = value.parent < tree.entities.size() && !tree.entities[value.parent].span.contains(value.span);
        if (!orphan && !outside) {
            continue;
        }
        const support::Place place { fileOf(layer, document), value.line, 0 };
        const bool component = value.role == annotation::Role::Component;
        notes.add(support::Severity::Note,
            orphan ? support::FindingCode("tree.orphan") : support::FindingCode("tree.outside"), place,
            support::said(orphan
                    ? "Document \"%1\": component %2 (%3) belongs to no entity; tree measures leave "
                      "it out."
                    : component
                    ? "Document \"%1\": component %2 (%3) reaches out of the annotation that holds it; "
                      "it counts as its child all the same."
                    : "Document \"%1\": entity %2 (%3) reaches out of the annotation that holds it; "
                      "it counts as its child all the same.",
                document.name, tree.id(i), layer.labels.name(value.label)));
    }
}

} // namespace

void noteTreeFindings(
    support::Diagnostics& notes, const Evaluation& evaluation, const DocumentCase& documentCase)
{
    if (documentCase.gold != nullptr) {
        noteSide(notes, *evaluation.gold, *documentCase.gold);
    }
    if (documentCase.system != nullptr) {
        noteSide(notes, *evaluation.system, *documentCase.system);
    }
}

} // namespace touchstone::analysis
