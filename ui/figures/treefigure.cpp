// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figurekinds.h"

#include "core/explain/treepair.h"
#include "core/measures/eter/computeeter.h"
#include "core/support/joined.h"
#include "core/support/numbers.h"
#include "ui/session/corestrings.h"
#include "ui/session/neutralwords.h"
#include "ui/trees/treedrawing.h"
#include "ui/trees/treelayout.h"
#include "ui/trees/treepainter.h"

#include <QFontMetricsF>
#include <QPainter>

namespace touchstone::ui {

using analysis::SideId;
using analysis::TreePairNode;

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(TreeFigure)
};

constexpr auto none = TreePairNode::none;
constexpr std::size_t mostNodes = 400; ///< more are no figure
constexpr double smallestScale = 0.2; ///< of the font asked for

/// Records of ser's own lists are drawn as ser pairs them.
TreeReading readingOf(const analysis::Evaluation& evaluation)
{
    return evaluation.list && evaluation.list->flat ? TreeReading::Ser : TreeReading::Eter;
}

class TreeFigure : public Figure
{
public:
    TreeFigure(analysis::EvaluationPtr evaluation, analysis::TreePairPtr trees, SideId side,
        std::uint32_t node, const FigureData& data)
        : m_evaluation(std::move(evaluation))
        , m_trees(std::move(trees))
        , m_drawing(treeDrawing(*m_trees, *m_evaluation, readingOf(*m_evaluation), QLocale::c()))
        , m_current(static_cast<std::size_t>(side), node)
        , m_costs { pairCostText(*m_trees, side, node, readingOf(*m_evaluation), QLocale::c()),
            treesCostText(*m_trees, readingOf(*m_evaluation), QLocale::c()) }
        , m_hues(data.hues)
    {
        m_drawing.titles[0] = goldTitle(data.goldName.value_or(m_evaluation->gold->name));
        m_drawing.titles[1] = data.systems.front().name;
    }

    void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override
    {
        double scale = 1;
        const Placed placed = fitted(area.width(), area.height(), style, scale);
        painter.save();
        if (!style.transparent) {
            painter.fillRect(area, style.paper());
        }
        TreeStyle colours { .ink = style.ink(),
            .paper = style.paper(),
            .highlight = style.ink(),
            .palette = StatusPalette(style.dark, m_hues),
            .line = FigureStyle::units(style.linePoints) * scale,
            .greyscale = style.greyscale };
        colours.faint = colours.tinted(style.ink(), 0.8);
        painter.translate(area.topLeft());
        TreePainter(m_drawing, placed.layout, colours)
            .paint(painter, QRectF(QPointF(), placed.layout.size()));
        painter.setFont(placed.layout.font());
        painter.setPen(style.ink());
        double y = placed.layout.size().height();
        for (const QString& line : placed.costLines) {
            painter.drawText(QRectF(placed.margin, y, area.width() - 2 * placed.margin, placed.lineHeight),
                Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine, line);
            y += placed.lineHeight;
        }
        painter.restore();
    }

    [[nodiscard]] std::optional<double> naturalHeight(double widthMm, const FigureStyle& style) const override
    {
        constexpr double anyHeight = 1e9; // folded where the width has no room for all levels
        double scale = 1;
        const Placed placed = fitted(widthMm * FigureStyle::unitsPerMillimetre, anyHeight, style, scale);
        return (placed.layout.size().height() + placed.costHeight) / FigureStyle::unitsPerMillimetre;
    }

    [[nodiscard]] QStringList texts() const override
    {
        QStringList all = m_costs;
        for (std::size_t side = 0; side < 2; ++side) {
            all << m_drawing.titles[side];
            for (const auto& node : m_drawing.sides[side]) {
                all << node.types << node.pieces;
            }
        }
        for (const auto& link : m_drawing.links) {
            all << link.letters << link.cost;
        }
        all << textsOf(treeLegend(m_drawing), [](const TreeLegendEntry& entry) { return entry.text; });
        all.removeAll(QString());
        return all;
    }

    [[nodiscard]] std::string csv() const override
    {
        std::string text
            = "side,node,parent,role,types,begin,end,text,partner_as_entity,entity_cost,root_cost,"
              "children_cost,partner_as_child,child_cost,partner_as_slot,slot_cost\n";
        for (const SideId side : { SideId::Gold, SideId::System }) {
            const auto& nodes = m_trees->side(side);
            for (std::size_t number = 0; number < nodes.size(); ++number) {
                appendNode(text, side, nodes[number], number);
            }
        }
        return text;
    }

private:
    struct Placed
    {
        TreeLayout layout;
        QStringList costLines;
        double margin = 0;
        double lineHeight = 0;
        double costHeight = 0;
    };

    /// All of it where it fits; else with the deepest levels folded behind "+n" marks, but for the way to the
    /// current node; then without legend, then without costs. Smaller letters only where not even that has
    /// room.
    [[nodiscard]] Placed fitted(double width, double height, const FigureStyle& style, double& scale) const
    {
        const auto fits = [&](const Placed& placed) {
            return placed.layout.size().height() + placed.costHeight <= height + 0.5
                && placed.layout.size().width() <= width + 0.5;
        };
        Placed placed = place(width, style, scale, {});
        if (fits(placed)) {
            return placed;
        }
        placed = place(width, style, scale, folded(0));
        if (fits(placed)) {
            std::uint32_t least = 0; // levels open
            for (auto most = deepest(); least + 1 < most;) {
                const auto middle = least + (most - least) / 2;
                Placed more = place(width, style, scale, folded(middle));
                (fits(more) ? least : most) = middle;
                if (least == middle) {
                    placed = std::move(more);
                }
            }
            return placed;
        }
        placed = place(width, style, scale, folded(0), Extras::Costs);
        if (!fits(placed)) {
            placed = place(width, style, scale, folded(0), Extras::None);
        }
        while (!fits(placed) && scale > smallestScale) {
            scale *= 0.95;
            placed = place(width, style, scale, folded(0), Extras::None);
        }
        return placed;
    }

    [[nodiscard]] std::uint32_t deepest() const
    {
        std::uint32_t level = 0;
        for (const auto& nodes : m_drawing.sides) {
            for (const auto& node : nodes) {
                level = std::max(level, node.level);
            }
        }
        return level;
    }

    enum class Extras { None, Costs, All }; ///< All: costs and legend
    using Closed = std::array<std::vector<bool>, 2>;

    /// Subtrees that begin at a level are closed, unless they hold the current node.
    [[nodiscard]] Closed folded(std::uint32_t level) const
    {
        Closed closed;
        for (std::size_t side = 0; side < 2; ++side) {
            for (const auto& node : m_drawing.sides[side]) {
                closed[side].push_back(node.level >= level && node.nodes > 1);
            }
        }
        const auto& nodes = m_drawing.sides[m_current.first];
        for (auto at = m_current.second < nodes.size() ? nodes[m_current.second].parent : none; at != none;
             at = nodes[at].parent) {
            closed[m_current.first][at] = false;
        }
        return closed;
    }

    [[nodiscard]] Placed place(double width, const FigureStyle& style, double scale, Closed closed,
        Extras extras = Extras::All) const
    {
        Placed placed;
        const bool legend = extras == Extras::All && style.legend != LegendPlace::None;
        placed.layout = TreeLayout(m_drawing, { style.font(scale), width, legend, std::move(closed) });
        const QFontMetricsF metrics(placed.layout.font());
        placed.lineHeight = metrics.height();
        placed.margin = 6 * placed.layout.unit();
        for (const QString& cost : extras == Extras::None ? QStringList() : m_costs) {
            placed.costLines << broken(cost, metrics, width - 2 * placed.margin);
        }
        placed.costHeight = placed.costLines.isEmpty()
            ? 0
            : placed.lineHeight * static_cast<double>(placed.costLines.size()) + placed.margin;
        return placed;
    }

    /// A text in lines of a width, broken between words.
    static QStringList broken(const QString& text, const QFontMetricsF& metrics, double width)
    {
        QStringList lines;
        QString line;
        for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
            if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width) {
                lines << line;
                line = word;
            } else {
                line = longer;
            }
        }
        return line.isEmpty() ? lines : lines << line;
    }

    static void appendField(std::string& text, const std::string& value)
    {
        const bool quoted = value.find_first_of(",\"\n\r") != std::string::npos;
        text += quoted ? "\"" : "";
        for (const char letter : value) {
            text += letter == '"' ? "\"\"" : std::string(1, letter);
        }
        text += quoted ? "\"" : "";
    }

    void appendNode(std::string& text, SideId side, const TreePairNode& node, std::size_t number) const
    {
        const auto& shown = m_evaluation->cases[m_trees->documentCase];
        const annotation::Document& document = side == SideId::Gold ? *shown.gold : *shown.system;
        const text::Span span = document.annotations.entities[node.annotation].span;
        const auto index
            = [](std::uint32_t value) { return value == none ? std::string() : std::to_string(value); };
        const auto partner = [&](std::uint32_t link) {
            return link == none ? std::string()
                                : std::to_string(side == SideId::Gold ? m_trees->links[link].system
                                                                      : m_trees->links[link].gold);
        };
        const auto cost = [&](std::uint32_t link, bool counts) {
            return !counts     ? std::string()
                : link == none ? "1"
                               : support::shortest(m_trees->links[link].cost);
        };
        const bool paired = node.entity != none;
        const auto& parts = paired ? m_trees->links[node.entity].parts : match::PairCost {};
        const std::string fields[] { side == SideId::Gold ? "gold" : "system", std::to_string(number),
            index(node.parent), node.component ? "component" : "entity", support::joined(node.types, "|"),
            std::to_string(span.begin), std::to_string(span.end), std::string(document.text.slice(span)),
            partner(node.entity), cost(node.entity, !node.component),
            paired ? support::shortest(parts.rootCost()) : std::string(),
            paired ? support::shortest(parts.childCost()) : std::string(), partner(node.child),
            cost(node.child, node.childCounts), partner(node.slot), cost(node.slot, true) };
        for (std::size_t i = 0; i < std::size(fields); ++i) {
            text += i == 0 ? "" : ",";
            appendField(text, fields[i]);
        }
        text += '\n';
    }

    analysis::EvaluationPtr m_evaluation;
    analysis::TreePairPtr m_trees;
    TreeDrawing m_drawing;
    std::pair<std::size_t, std::uint32_t> m_current; ///< side and node of the record
    QStringList m_costs;
    TypeHuesPtr m_hues;
};

/// The first record whose gold (else system) entity holds something; nothing: there is none.
std::optional<std::uint32_t> firstWithChildren(const analysis::Evaluation& evaluation)
{
    for (const auto& documentCase : evaluation.cases) {
        std::vector<bool> holds[2];
        for (const bool gold : { true, false }) {
            const auto* document = gold ? documentCase.gold : documentCase.system;
            auto& list = holds[gold ? 0 : 1];
            if (document != nullptr) {
                list.resize(document->annotations.size());
                for (const auto& entity : document->annotations.entities) {
                    if (entity.parent < list.size()) {
                        list[entity.parent] = true;
                    }
                }
            }
        }
        for (std::uint32_t i = 0; i < documentCase.recordCount; ++i) {
            const auto& record = evaluation.records[documentCase.firstRecord + i];
            if ((record.hasGold() && holds[0][record.gold])
                || (record.hasSystem() && holds[1][record.system])) {
                return documentCase.firstRecord + i;
            }
        }
    }
    return std::nullopt;
}

} // namespace

std::unique_ptr<Figure> makeTreeFigure(const FigureData& data, QString& reason)
{
    if (data.systems.empty() || !data.systems.front().evaluation) {
        return noFigure(reason, Texts::tr("There is no result to draw trees of."));
    }
    const analysis::EvaluationPtr& evaluation = data.systems.front().evaluation;
    if (!analysis::hasTrees(*evaluation->gold) && !analysis::hasTrees(*evaluation->system)) {
        return noFigure(reason,
            Texts::tr(
                "There are no trees in these annotations: no components, nothing nested, no second type. "
                "Read HIPE files with --layer tree."));
    }
    auto record = data.record;
    if (!record || *record >= evaluation->records.size()) {
        record = firstWithChildren(*evaluation);
    }
    if (!record) {
        return noFigure(reason,
            Texts::tr("No entity of gold or system holds another annotation. Select a record first."));
    }
    const match::PairOutcome& outcome = evaluation->records[*record];
    const SideId side = outcome.hasGold() ? SideId::Gold : SideId::System;
    const std::uint32_t annotation = outcome.hasGold() ? outcome.gold : outcome.system;
    const analysis::TreePairs pairs(evaluation);
    const auto document = pairs.document(outcome.document);
    support::Progress progress;
    const auto trees = pairs.around(
        outcome.document, *document, side, annotation, analysis::treeAlpha(*evaluation), progress);
    if (!trees) {
        return noFigure(reason, errorText(trees.error()));
    }
    if (!*trees) {
        return noFigure(reason, Texts::tr("The selected record is in no tree."));
    }
    if ((*trees)->gold.size() + (*trees)->system.size() > mostNodes) {
        return noFigure(reason,
            Texts::tr("The trees around the selected record have more than %n nodes, too many for a page.",
                nullptr, static_cast<int>(mostNodes)));
    }
    return std::make_unique<TreeFigure>(evaluation, *trees, side, (*trees)->node(side, annotation), data);
}

} // namespace touchstone::ui
