// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treedrawing.h"

#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/text/statuspalette.h"

namespace touchstone::ui {

using analysis::SideId;
using analysis::TreeLink;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TreeDrawing)
};

TreeDrawing::Link drawn(const TreeLink& link, const QLocale& locale)
{
    TreeDrawing::Link result { link.gold, link.system, link.kind == TreeLink::Kind::Child, linkOutcome(link),
        linkLetters(link), {}, {} };
    if (link.cost > 0) {
        // Equal roots that cost something: it is what they hold.
        result.cost = link.kind == TreeLink::Kind::Entity && link.equal()
            //: %1: E, ETER's cost of a pair
            ? Texts::tr("E %1").arg(costText(link.cost, locale))
            : costText(link.cost, locale);
    }
    for (const analysis::TypeLink& type : link.types) {
        if (type.whole()) {
            // One pair of types shows the whole root; of several each shows its own.
            const bool equal = link.types.size() == 1 ? link.equal() : type.cost == 0 && !link.boundaryError;
            result.strands.push_back({ type.gold, type.system, equal });
        }
    }
    if (result.strands.empty()) {
        result.strands.push_back({ 0, 0, link.equal() });
    }
    return result;
}

} // namespace

QString linkLetters(const TreeLink& link)
{
    if (link.equal()) {
        return {};
    }
    //: T: type or label differs; t: sub-type differs; B: boundary differs
    QString what = link.typeError ? Texts::tr("T") : link.subtypeError ? Texts::tr("t") : QString();
    if (link.boundaryError) {
        what += Texts::tr("B", "boundary");
    }
    return QString(StatusPalette::letter(linkOutcome(link))) + QChar(0x00B7) + what;
}

TreeDrawing treeDrawing(const analysis::TreePair& trees, const analysis::Evaluation& evaluation,
    TreeReading reading, const QLocale& locale)
{
    TreeDrawing result;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        const bool gold = side == SideId::Gold;
        auto& nodes = result.sides[gold ? 0 : 1];
        nodes.reserve(trees.side(side).size());
        for (const analysis::TreePairNode& from : trees.side(side)) {
            TreeDrawing::Node node { .types = textsOf(from.types, toQString),
                .pieces = pieceTexts(evaluation, trees.documentCase, side, from.annotation),
                .parent = from.parent,
                .level = from.level,
                .nodes = from.nodes,
                .component = from.component,
                .alone = standsAlone(from, reading),
                .faint = !countsItself(from, reading) };
            const std::uint32_t link = shownLink(from, reading);
            if (from.types.size() > 1 && link != TreeDrawing::none && !trees.links[link].types.empty()) {
                node.unused.assign(from.types.size(), true);
                for (const analysis::TypeLink& type : trees.links[link].types) {
                    if (type.whole()) {
                        node.unused[gold ? type.gold : type.system] = false;
                    }
                }
            }
            nodes.push_back(std::move(node));
        }
    }
    for (const TreeLink& link : trees.links) {
        const bool slot = link.kind == TreeLink::Kind::Slot;
        // A child that is also the partner as an entity has its line already.
        const std::uint32_t entity = trees.gold[link.gold].entity;
        const bool twice = link.kind == TreeLink::Kind::Child && entity != TreeDrawing::none
            && trees.links[entity].system == link.system;
        if (slot == (reading == TreeReading::Ser) && !twice) {
            result.links.push_back(drawn(link, locale));
        }
    }
    std::stable_partition(result.links.begin(), result.links.end(), std::mem_fn(&TreeDrawing::Link::child));
    result.titles = { goldTitle(*evaluation.gold), systemTitle(*evaluation.system) };
    return result;
}

std::vector<TreeLegendEntry> treeLegend(const TreeDrawing& drawing)
{
    using Sign = TreeLegendEntry::Sign;
    const auto has = [&drawing](std::size_t side, bool TreeDrawing::Node::*part) {
        return std::ranges::any_of(drawing.sides[side], part);
    };
    std::vector<TreeLegendEntry> entries { { Sign::Equal, Texts::tr("equal") },
        { Sign::Substituted,
            //: the letters of links, such as I·TB
            Texts::tr("I incorrect: T type, t sub-type, B boundary") },
        { Sign::Boundary,
            //: the letters of a link, P·B
            Texts::tr("P partial: B boundary alone") } };
    if (has(0, &TreeDrawing::Node::alone)) {
        entries.push_back({ Sign::Deleted, Texts::tr("deleted") });
    }
    if (has(1, &TreeDrawing::Node::alone)) {
        entries.push_back({ Sign::Inserted, Texts::tr("inserted") });
    }
    entries.push_back({ Sign::Entity, Texts::tr("entity") });
    if (has(0, &TreeDrawing::Node::component) || has(1, &TreeDrawing::Node::component)) {
        entries.push_back({ Sign::Component, Texts::tr("component") });
    }
    return entries;
}

} // namespace touchstone::ui
