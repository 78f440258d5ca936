// SPDX-License-Identifier: GPL-3.0-or-later
// Tree texts: what the tree view, its outline and its figure say of nodes, links and costs. Pure.
#pragma once

#include "core/explain/treepair.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace touchstone::ui {

/// Which alignment is shown: two levels as `eter` counts, or flat slots as `ser` does.
enum class TreeReading { Eter, Ser };

/// At most three decimals, none that are zero: 0.333, 0.5, 1.
[[nodiscard]] QString costText(double cost, const QLocale& locale = QLocale());

/// All types of a node, "loc.adm.nat ⇄ org.adm".
[[nodiscard]] QString typesText(const analysis::TreePairNode& node);
/// The words of an annotation, one entry for each fragment; line ends and tabs as signs, of more than 80
/// characters the first. Offsets where the format has no text.
[[nodiscard]] QStringList pieceTexts(const analysis::Evaluation& evaluation, std::size_t documentCase,
    analysis::SideId side, std::uint32_t annotation);

/// The link that stands for a node: as entity or slot, else as child; TreePairNode::none: without partner.
[[nodiscard]] std::uint32_t shownLink(const analysis::TreePairNode& node, TreeReading reading);
/// Does the reading count the node as deleted or inserted (other than as a child)?
[[nodiscard]] bool standsAlone(const analysis::TreePairNode& node, TreeReading reading);
/// Does the reading count the node by itself?
[[nodiscard]] bool countsItself(const analysis::TreePairNode& node, TreeReading reading);
[[nodiscard]] match::Outcome linkOutcome(const analysis::TreeLink& link);
/// "equal", "type differs", "label and boundary differ" …
[[nodiscard]] QString linkWords(const analysis::TreeLink& link, bool component);

/// What becomes of a node: "sub-type differs; as a child: without partner", "deleted", "counted with its
/// entity".
[[nodiscard]] QString nodeOutcomeText(
    const analysis::TreePair& trees, analysis::SideId side, std::uint32_t number, TreeReading reading);
/// What it costs: of an entity its pair's E (or 1), then what it costs as a child: "1; as a child 0.5".
[[nodiscard]] QString nodeCostText(const analysis::TreePair& trees, analysis::SideId side,
    std::uint32_t number, TreeReading reading, const QLocale& locale = QLocale());
/// Everything about a node in one sentence, for tooltips and screen readers.
[[nodiscard]] QString nodeDescription(const analysis::TreePair& trees, const analysis::Evaluation& evaluation,
    analysis::SideId side, std::uint32_t number, TreeReading reading);

/// The costs of the entity at or above a node: "Er 0 · Ec (0 + 0.5 + 0.5) / 3 = 0.333 · E 0.167 at alpha
/// 0.5".
[[nodiscard]] QString pairCostText(const analysis::TreePair& trees, analysis::SideId side,
    std::uint32_t number, TreeReading reading, const QLocale& locale = QLocale());
/// The costs of all trees shown: "These trees: ETER 2.167 / 3 = 0.722".
[[nodiscard]] QString treesCostText(
    const analysis::TreePair& trees, TreeReading reading, const QLocale& locale = QLocale());

} // namespace touchstone::ui
