// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/trees/treeaccessible.h"

#include "ui/text/paintedparts.h"
#include "ui/trees/treecanvas.h"

namespace touchstone::ui {

namespace {

// The parts are the nodes that are not folded away.
class TreeAccessible : public PaintedParts
{
public:
    explicit TreeAccessible(TreeCanvas* canvas)
        : PaintedParts(canvas, QAccessible::Tree, QAccessible::TreeItem)
        , m_canvas(canvas)
    {
    }

    [[nodiscard]] std::vector<Part> parts() const override
    {
        std::vector<Part> result;
        for (std::size_t side = 0; m_canvas->drawing() != nullptr && side < 2; ++side) {
            for (const std::uint32_t node : m_canvas->layoutData().shown(side)) {
                result.push_back(partOf({ side, node, false }));
            }
        }
        return result;
    }
    [[nodiscard]] QString partName(Part part) const override { return m_canvas->nameOf(nodeOf(part)); }
    [[nodiscard]] QString partDescription(Part part) const override
    {
        return m_canvas->wordsOf(nodeOf(part));
    }
    [[nodiscard]] QRectF partRect(Part part) const override
    {
        const TreeCanvas::Hit node = nodeOf(part);
        const QRectF rect = m_canvas->rectOf(node.side, node.node);
        return rect.intersects(surface()->rect()) ? rect : QRectF();
    }
    [[nodiscard]] std::optional<Part> currentPart() const override
    {
        const auto& cursor = m_canvas->state().cursor;
        return cursor ? std::optional(partOf(*cursor)) : std::nullopt;
    }
    void press(Part part) const override { m_canvas->press(nodeOf(part)); }

private:
    static constexpr unsigned sideFrom = 32;

    [[nodiscard]] static Part partOf(const TreeCanvas::Hit& node)
    {
        return (static_cast<Part>(node.side) << sideFrom) | node.node;
    }
    [[nodiscard]] static TreeCanvas::Hit nodeOf(Part part)
    {
        return { static_cast<std::size_t>(part >> sideFrom), static_cast<std::uint32_t>(part), false };
    }

    TreeCanvas* m_canvas; // outlives this: Qt drops the interface with its object
};

} // namespace

void installTreeAccessibility() { installAccessibility<TreeCanvas, TreeAccessible>(); }

void announceCursor(TreeCanvas* canvas) { announceDescribedPart(canvas); }

} // namespace touchstone::ui
