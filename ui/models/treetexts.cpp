// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/treetexts.h"

#include "ui/session/corestrings.h"

#include <QLocale>

#include <cmath>

namespace touchstone::ui {

using analysis::SideId;
using analysis::TreeLink;
using analysis::TreePair;
using analysis::TreePairNode;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TreeTexts)
};

constexpr std::uint32_t longestPiece = 80;
constexpr std::size_t mostTerms = 8; ///< of a sum that is spelt out

QString displayed(std::string_view utf8)
{
    QString text = toQString(utf8);
    for (QChar& character : text) {
        if (character == QLatin1Char('\n') || character == QChar(0x2028) || character == QChar(0x2029)) {
            character = QChar(0x21B5); // ↵
        } else if (character == QLatin1Char('\t')) {
            character = QChar(0x21E5); // ⇥
        } else if (character.category() == QChar::Other_Control) {
            character = QChar(0x00B7); // ·
        }
    }
    return text;
}

QString counted(SideId side) { return side == SideId::Gold ? Texts::tr("deleted") : Texts::tr("inserted"); }

/// The entity at or above a node; none: there is no such node.
std::uint32_t entityAt(const std::vector<TreePairNode>& nodes, std::uint32_t node)
{
    while (node < nodes.size() && nodes[node].component) {
        node = nodes[node].parent;
    }
    return node;
}

/// What each child costs in the pair of a link, in the order of the gold, then what is inserted.
std::vector<double> childCosts(const TreePair& trees, std::uint32_t link)
{
    std::vector<double> costs;
    for (const SideId side : { SideId::Gold, SideId::System }) {
        const auto& nodes = trees.side(side);
        for (const TreePairNode& node : nodes) {
            if (!node.childCounts || nodes[node.parent].entity != link) {
                continue;
            }
            if (node.child == TreePairNode::none) {
                costs.push_back(1);
            } else if (side == SideId::Gold) {
                costs.push_back(trees.links[node.child].cost);
            }
        }
    }
    return costs;
}

/// "(0 + 0.5 + 0.5) / 3 = 0.333"
QString fractionText(const TreePair& trees, std::uint32_t link, const QLocale& locale)
{
    const match::PairCost& parts = trees.links[link].parts;
    const double sum = parts.children / 4.0;
    const auto costs = childCosts(trees, link);
    double whole = 0;
    QStringList terms;
    for (const double cost : costs) {
        whole += cost;
        terms << costText(cost, locale);
    }
    if (costs.empty()) {
        return costText(parts.childCost(), locale);
    }
    // A cap on what is inserted makes the sum smaller than its terms.
    const bool spelt = costs.size() > 1 && costs.size() <= mostTerms && std::abs(whole - sum) < 1e-9;
    const QString above
        = spelt ? QStringLiteral("(%1)").arg(terms.join(QStringLiteral(" + "))) : costText(sum, locale);
    //: %1: a number or a sum, %2: a count, %3: the quotient
    return Texts::tr("%1 / %2 = %3").arg(above).arg(parts.parts).arg(costText(parts.childCost(), locale));
}

QString rootText(const match::PairCost& parts, const QLocale& locale)
{
    if (parts.boundaryError && (parts.typeError || parts.subtypeError)) {
        //: %1: Er, %2: cost of types, %3: cost of the boundary
        return Texts::tr("%1 (types %2 + boundary %3)")
            .arg(costText(parts.rootCost(), locale), costText(parts.typeCost(), locale),
                costText(0.25, locale));
    }
    return costText(parts.rootCost(), locale);
}

} // namespace

QString costText(double cost, const QLocale& locale)
{
    QString text = locale.toString(cost, 'f', 3);
    const QString point = locale.decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(locale.zeroDigit())) {
            text.chop(1);
        }
        if (text.endsWith(point)) {
            text.chop(point.size());
        }
    }
    return text;
}

QString typesText(const TreePairNode& node)
{
    return textsOf(node.types, toQString).join(QStringLiteral(" ⇄ "));
}

QStringList pieceTexts(
    const analysis::Evaluation& evaluation, std::size_t documentCase, SideId side, std::uint32_t annotation)
{
    const analysis::DocumentCase& shown = evaluation.cases[documentCase];
    const annotation::Document* document = side == SideId::Gold ? shown.gold : shown.system;
    if (document == nullptr || annotation >= document->annotations.size()) {
        return {};
    }
    std::vector<text::Span> spans(document->annotations.fragments(annotation).begin(),
        document->annotations.fragments(annotation).end());
    if (spans.empty()) {
        spans.push_back(document->annotations.entities[annotation].span);
    }
    QStringList pieces;
    std::uint32_t left = longestPiece;
    for (text::Span span : spans) {
        if (document->withoutText()) {
            //: offsets of an annotation in a document without text
            pieces << Texts::tr("%1–%2").arg(span.begin).arg(span.end);
            continue;
        }
        const bool cut = span.length() > left;
        span.end = cut ? span.begin + left : span.end;
        left -= span.length();
        pieces << displayed(document->text.slice(span)) + (cut ? QStringLiteral("…") : QString());
        if (left == 0) {
            break;
        }
    }
    return pieces;
}

std::uint32_t shownLink(const TreePairNode& node, TreeReading reading)
{
    if (reading == TreeReading::Ser) {
        return node.slot;
    }
    return node.entity != TreePairNode::none ? node.entity : node.child;
}

bool standsAlone(const TreePairNode& node, TreeReading reading)
{
    if (reading == TreeReading::Ser) {
        return node.slot == TreePairNode::none;
    }
    return node.component ? node.childAlone() : node.entityAlone();
}

bool countsItself(const TreePairNode& node, TreeReading reading)
{
    return reading == TreeReading::Ser || node.counted();
}

match::Outcome linkOutcome(const TreeLink& link)
{
    return link.typeError || link.subtypeError ? match::Outcome::Incorrect
        : link.boundaryError                   ? match::Outcome::Partial
                                               : match::Outcome::Correct;
}

QString linkWords(const TreeLink& link, bool component)
{
    if (link.equal()) {
        return Texts::tr("equal");
    }
    if (!link.typeError && !link.subtypeError) {
        return Texts::tr("boundary differs");
    }
    if (link.subtypeError) {
        return link.boundaryError ? Texts::tr("sub-type and boundary differ") : Texts::tr("sub-type differs");
    }
    if (component) {
        return link.boundaryError ? Texts::tr("label and boundary differ") : Texts::tr("label differs");
    }
    return link.boundaryError ? Texts::tr("type and boundary differ") : Texts::tr("type differs");
}

QString nodeOutcomeText(const TreePair& trees, SideId side, std::uint32_t number, TreeReading reading)
{
    const TreePairNode& node = trees.side(side)[number];
    if (reading == TreeReading::Ser) {
        return node.slot == TreePairNode::none ? counted(side)
                                               : linkWords(trees.links[node.slot], node.component);
    }
    const auto asChild = [&]() {
        return node.child == TreePairNode::none ? counted(side) : linkWords(trees.links[node.child], true);
    };
    if (node.component) {
        return node.childCounts ? asChild() : Texts::tr("counted with its entity");
    }
    QString own
        = node.entity == TreePairNode::none ? counted(side) : linkWords(trees.links[node.entity], false);
    if (!node.childCounts) {
        return own;
    }
    //: %1: what becomes of it as an entity, %2: what becomes of it as a part of the entity above
    return Texts::tr("%1; as a part: %2").arg(own, asChild());
}

QString nodeCostText(
    const TreePair& trees, SideId side, std::uint32_t number, TreeReading reading, const QLocale& locale)
{
    const TreePairNode& node = trees.side(side)[number];
    const auto cost = [&](std::uint32_t link) {
        return costText(link == TreePairNode::none ? 1 : trees.links[link].cost, locale);
    };
    if (reading == TreeReading::Ser) {
        return cost(node.slot);
    }
    if (node.component) {
        return node.childCounts ? cost(node.child) : QStringLiteral("–");
    }
    //: %1: cost as an entity, %2: cost as a part of the entity above
    return node.childCounts ? Texts::tr("%1; as a part %2").arg(cost(node.entity), cost(node.child))
                            : cost(node.entity);
}

QString nodeDescription(const TreePair& trees, const analysis::Evaluation& evaluation, SideId side,
    std::uint32_t number, TreeReading reading)
{
    const TreePairNode& node = trees.side(side)[number];
    const auto named = [&](SideId which, std::uint32_t at) {
        const TreePairNode& each = trees.side(which)[at];
        //: %1: type, %2: words
        return Texts::tr("%1 “%2”").arg(typesText(each),
            pieceTexts(evaluation, trees.documentCase, which, each.annotation).join(QStringLiteral(" … ")));
    };
    const SideId other = side == SideId::Gold ? SideId::System : SideId::Gold;
    const auto partner = [&](std::uint32_t link) {
        return named(other, side == SideId::Gold ? trees.links[link].system : trees.links[link].gold);
    };
    QStringList lines;
    //: %1: type and words, %2: level in the tree from 1
    const QString what = node.component ? (side == SideId::Gold ? Texts::tr("Gold component %1, level %2")
                                                                : Texts::tr("System component %1, level %2"))
                                        : (side == SideId::Gold ? Texts::tr("Gold entity %1, level %2")
                                                                : Texts::tr("System entity %1, level %2"));
    lines << what.arg(named(side, number), QString::number(node.level + 1));
    const std::uint32_t own = reading == TreeReading::Ser ? node.slot : node.entity;
    if (own != TreePairNode::none) {
        //: %1: type and words of the partner
        lines << Texts::tr("with %1").arg(partner(own));
    }
    if (reading == TreeReading::Eter && node.child != TreePairNode::none) {
        lines << Texts::tr("as a part with %1").arg(partner(node.child));
    }
    lines << nodeOutcomeText(trees, side, number, reading);
    //: %1: a number or a dash
    lines << Texts::tr("costs %1").arg(nodeCostText(trees, side, number, reading));
    return lines.join(QStringLiteral("\n"));
}

QString pairCostText(
    const TreePair& trees, SideId side, std::uint32_t number, TreeReading reading, const QLocale& locale)
{
    const auto& nodes = trees.side(side);
    if (number >= nodes.size()) {
        return {};
    }
    if (reading == TreeReading::Ser) {
        const TreePairNode& node = nodes[number];
        //: %1: type, %2: "type differs" or the like, %3: cost
        return Texts::tr("Slot %1: %2, costs %3")
            .arg(typesText(node), nodeOutcomeText(trees, side, number, reading),
                nodeCostText(trees, side, number, reading, locale));
    }
    const std::uint32_t entity = entityAt(nodes, number);
    if (entity >= nodes.size()) {
        return {};
    }
    const std::uint32_t link = nodes[entity].entity;
    if (link == TreePairNode::none) {
        return side == SideId::Gold
            ? Texts::tr("%1 has no partner: deleted, costs 1").arg(typesText(nodes[entity]))
            : Texts::tr("%1 has no partner: inserted, costs 1").arg(typesText(nodes[entity]));
    }
    const TreeLink& pair = trees.links[link];
    //: ETER's costs of one pair; %1: Er, %2: Ec as a fraction, %3: E, %4: alpha
    return Texts::tr("Er %1 · Ec %2 · E %3 at alpha %4")
        .arg(rootText(pair.parts, locale), fractionText(trees, link, locale), costText(pair.cost, locale),
            numberText(match::alphaText(trees.alpha), locale));
}

QString treesCostText(const TreePair& trees, TreeReading reading, const QLocale& locale)
{
    const bool eter = reading == TreeReading::Eter;
    const double errors = eter ? trees.eterErrors() : trees.serErrors();
    const auto count = eter ? trees.entities(SideId::Gold) : static_cast<std::int64_t>(trees.gold.size());
    if (count == 0) {
        //: %1: sum of costs; there is no gold entity, or no slot, among the trees shown
        return (eter ? Texts::tr("These trees: ETER %1 / 0 = –, since the gold has no entity here")
                     : Texts::tr("These trees: SER %1 / 0 = –, since the gold has no slot here"))
            .arg(costText(errors, locale));
    }
    //: %1: sum of costs, %2: count of gold entities or slots, %3: the quotient
    return (eter ? Texts::tr("These trees: ETER %1 / %2 = %3") : Texts::tr("These trees: SER %1 / %2 = %3"))
        .arg(costText(errors, locale))
        .arg(count)
        .arg(costText(errors / static_cast<double>(count), locale));
}

} // namespace touchstone::ui
