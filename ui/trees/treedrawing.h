// SPDX-License-Identifier: GPL-3.0-or-later
// TreeDrawing: what is drawn of the trees around a pair, as plain values: nodes with their words, links with
// their letters.
#pragma once

#include "ui/models/treetexts.h"

#include <QString>

namespace touchstone::ui {

struct TreeDrawing
{
    static constexpr std::uint32_t none = analysis::TreePairNode::none;

    struct Node
    {
        QStringList types {}; ///< one tab each
        QStringList pieces {}; ///< words, fragment by fragment
        std::uint32_t parent = none;
        std::uint32_t level = 0;
        std::uint32_t nodes = 1; ///< of its subtree
        bool component = false;
        bool alone = false; ///< deleted or inserted
        bool faint = false; ///< not counted by itself
        std::vector<bool> unused {}; ///< by type: has no partner in a linked pair
    };
    /// One line between a type of the gold and one of the system; nodes of one type have one.
    struct Strand
    {
        std::uint32_t gold = 0; ///< into Node::types
        std::uint32_t system = 0;
        bool equal = true;
    };
    struct Link
    {
        std::uint32_t gold = 0;
        std::uint32_t system = 0;
        bool child = false; ///< drawn thinner
        match::Outcome outcome = match::Outcome::Correct;
        QString letters; ///< "I·T", "P·B"; empty: equal
        QString cost; ///< empty: costs nothing
        std::vector<Strand> strands;
    };

    std::array<std::vector<Node>, 2> sides; ///< gold, system; in the order of TreePair
    std::vector<Link> links; ///< what is drawn behind first
    std::array<QString, 2> titles; ///< "Gold", the system's name

    [[nodiscard]] std::size_t size() const { return sides[0].size() + sides[1].size(); }
};

/// `locale`: of numbers. O(nodes + links), without the words O(1) each.
[[nodiscard]] TreeDrawing treeDrawing(const analysis::TreePair& trees, const analysis::Evaluation& evaluation,
    TreeReading reading, const QLocale& locale = QLocale());

/// "I·T": the outcome's letter (I: type or label differs, P: the boundary alone) and what differs: T type or
/// label, t sub-type, B boundary. Empty: equal.
[[nodiscard]] QString linkLetters(const analysis::TreeLink& link);
/// What the signs mean, entry by entry, as the legend prints it.
struct TreeLegendEntry
{
    enum class Sign { Equal, Substituted, Boundary, Deleted, Inserted, Entity, Component };
    Sign sign = Sign::Equal;
    QString text;
};
[[nodiscard]] std::vector<TreeLegendEntry> treeLegend(const TreeDrawing& drawing);

} // namespace touchstone::ui
