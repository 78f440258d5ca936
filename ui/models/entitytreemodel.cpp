// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/entitytreemodel.h"

namespace touchstone::ui {

using analysis::SideId;
using analysis::TreePairNode;

void EntityTreeModel::setTrees(
    analysis::EvaluationPtr evaluation, analysis::TreePairPtr trees, TreeReading reading)
{
    if (m_evaluation == evaluation && m_trees == trees && m_reading == reading) {
        return;
    }
    beginResetModel();
    m_evaluation = std::move(evaluation);
    m_trees = std::move(trees);
    m_reading = reading;
    build();
    endResetModel();
}

int EntityTreeModel::add(std::uint32_t gold, std::uint32_t system, int parent)
{
    const auto number = static_cast<int>(m_rows.size());
    auto& siblings = parent < 0 ? m_top : m_rows[static_cast<std::size_t>(parent)].children;
    const auto place = static_cast<int>(siblings.size());
    siblings.push_back(number);
    m_rows.push_back({ gold, system, parent, place, {} });
    if (gold != TreePairNode::none) {
        m_rowOf[0][gold] = number;
    }
    if (system != TreePairNode::none) {
        m_rowOf[1][system] = number;
    }
    return number;
}

void EntityTreeModel::build()
{
    m_rows.clear();
    m_top.clear();
    for (auto& rows : m_rowOf) {
        rows.clear();
    }
    if (!m_trees) {
        return;
    }
    m_rowOf[0].assign(m_trees->gold.size(), -1);
    m_rowOf[1].assign(m_trees->system.size(), -1);
    // Entities and slots take their partners first; who is left over takes the partner that it has as a
    // child.
    std::vector<std::uint32_t> partner(m_trees->gold.size(), TreePairNode::none);
    std::vector<bool> taken(m_trees->system.size(), false);
    const auto take = [&](std::uint32_t node, std::uint32_t link) {
        if (link != TreePairNode::none && partner[node] == TreePairNode::none
            && !taken[m_trees->links[link].system]) {
            partner[node] = m_trees->links[link].system;
            taken[partner[node]] = true;
        }
    };
    const bool eter = m_reading == TreeReading::Eter;
    for (std::uint32_t node = 0; node < partner.size(); ++node) {
        take(node, eter ? m_trees->gold[node].entity : m_trees->gold[node].slot);
    }
    for (std::uint32_t node = 0; eter && node < partner.size(); ++node) {
        take(node, m_trees->gold[node].child);
    }
    for (std::uint32_t node = 0; node < partner.size(); ++node) {
        const std::uint32_t parent = m_trees->gold[node].parent;
        add(node, partner[node], parent == TreePairNode::none ? -1 : m_rowOf[0][parent]);
    }
    for (std::uint32_t node = 0; node < m_trees->system.size(); ++node) {
        const std::uint32_t parent = m_trees->system[node].parent;
        if (m_rowOf[1][node] < 0) {
            add(TreePairNode::none, node, parent == TreePairNode::none ? -1 : m_rowOf[1][parent]);
        }
    }
}

std::optional<EntityTreeModel::Place> EntityTreeModel::place(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return std::nullopt;
    }
    const Row& at = row(index);
    const bool system = at.gold == TreePairNode::none
        || (index.column() == SystemColumn && at.system != TreePairNode::none);
    return Place { system ? SideId::System : SideId::Gold, system ? at.system : at.gold };
}

QModelIndex EntityTreeModel::indexOf(const Place& place) const
{
    const auto& rows = m_rowOf[place.side == SideId::Gold ? 0 : 1];
    if (place.node >= rows.size()) {
        return {};
    }
    const int number = rows[place.node];
    return createIndex(m_rows[static_cast<std::size_t>(number)].place,
        place.side == SideId::Gold ? GoldColumn : SystemColumn, static_cast<quintptr>(number));
}

QModelIndex EntityTreeModel::index(int number, int column, const QModelIndex& parent) const
{
    if (!hasIndex(number, column, parent)) {
        return {};
    }
    const auto& siblings = parent.isValid() ? row(parent).children : m_top;
    return createIndex(number, column, static_cast<quintptr>(siblings[static_cast<std::size_t>(number)]));
}

QModelIndex EntityTreeModel::parent(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return {};
    }
    const int above = row(index).parent;
    return above < 0
        ? QModelIndex()
        : createIndex(m_rows[static_cast<std::size_t>(above)].place, 0, static_cast<quintptr>(above));
}

int EntityTreeModel::rowCount(const QModelIndex& parent) const
{
    return !parent.isValid()   ? static_cast<int>(m_top.size())
        : parent.column() == 0 ? static_cast<int>(row(parent).children.size())
                               : 0;
}

int EntityTreeModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QString EntityTreeModel::cell(SideId side, std::uint32_t node) const
{
    const TreePairNode& shown = m_trees->side(side)[node];
    const QString words = pieceTexts(*m_evaluation, m_trees->documentCase, side, shown.annotation)
                              .join(QStringLiteral(" … "));
    //: an entity or a component ("+" before it): %1: type, %2: words
    return shown.component ? tr("+%1 “%2”").arg(typesText(shown), words)
                           : tr("%1 “%2”").arg(typesText(shown), words);
}

QVariant EntityTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Row& at = row(index);
    const auto ofSides = [&](auto&& text) {
        if (at.system == TreePairNode::none) {
            return text(SideId::Gold, at.gold);
        }
        if (at.gold == TreePairNode::none) {
            return text(SideId::System, at.system);
        }
        QString gold = text(SideId::Gold, at.gold);
        const QString system = text(SideId::System, at.system);
        if (gold == system) {
            return gold;
        }
        // A component has nothing to say beyond what its partner says of itself as a part.
        if (m_trees->system[at.system].component) {
            return tr("gold %1", "what is said of the gold's node").arg(gold);
        }
        if (m_trees->gold[at.gold].component) {
            return tr("system %1", "what is said of the system's node").arg(system);
        }
        //: what is said of the gold's node, and of the system's in the same row
        return tr("gold %1; system %2").arg(gold, system);
    };
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole) {
        const auto shown = place(index);
        return nodeDescription(*m_trees, *m_evaluation, shown->side, shown->node, m_reading);
    }
    if (role == Qt::TextAlignmentRole && index.column() == CostColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case GoldColumn:
        return at.gold == TreePairNode::none ? tr("(none)") : cell(SideId::Gold, at.gold);
    case SystemColumn:
        return at.system == TreePairNode::none ? tr("(none)") : cell(SideId::System, at.system);
    case OutcomeColumn:
        return ofSides([&](SideId side, std::uint32_t node) {
            return nodeOutcomeText(*m_trees, side, node, m_reading);
        });
    case CostColumn:
        return ofSides(
            [&](SideId side, std::uint32_t node) { return nodeCostText(*m_trees, side, node, m_reading); });
    default:
        return {};
    }
}

QVariant EntityTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const QStringList titles { tr("Gold"), tr("System"), tr("Outcome"), tr("Cost") };
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? titles.value(section) : QVariant();
}

} // namespace touchstone::ui

#include "moc_entitytreemodel.cpp"
