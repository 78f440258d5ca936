// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaccessible.h"

#include "ui/charts/chartpanel.h"
#include "ui/text/paintedparts.h"

namespace touchstone::ui {

namespace {

class ChartAccessible : public PaintedParts
{
public:
    explicit ChartAccessible(ChartPanel* panel)
        : PaintedParts(panel, QAccessible::Chart, QAccessible::ListItem)
        , m_panel(panel)
    {
    }

    [[nodiscard]] std::vector<Part> parts() const override
    {
        std::vector<Part> result;
        for (const ChartHit& thing : m_panel->things()) {
            result.push_back(partOf(thing));
        }
        return result;
    }
    [[nodiscard]] QString partName(Part part) const override
    {
        const ChartHit* thing = thingOf(part);
        return thing != nullptr ? m_panel->nameOf(*thing) : QString();
    }
    [[nodiscard]] QString partDescription(Part part) const override
    {
        const ChartHit* thing = thingOf(part);
        const QString words = thing != nullptr ? m_panel->wordsOf(*thing) : QString();
        return thing != nullptr && words != m_panel->nameOf(*thing) ? words : QString();
    }
    [[nodiscard]] QRectF partRect(Part part) const override
    {
        const ChartHit* thing = thingOf(part);
        return thing != nullptr ? m_panel->outline(*thing) : QRectF();
    }
    [[nodiscard]] std::optional<Part> currentPart() const override
    {
        const auto focused = m_panel->focused();
        return focused ? std::optional(partOf(*focused)) : std::nullopt;
    }
    void press(Part part) const override
    {
        if (const ChartHit* thing = thingOf(part)) {
            m_panel->press(ChartHit(*thing)); // what it says may make new things
        }
    }

private:
    [[nodiscard]] static Part partOf(const ChartHit& thing)
    {
        constexpr unsigned kindFrom = 56;
        constexpr unsigned seriesFrom = 32;
        return (static_cast<Part>(thing.kind) << kindFrom) | (static_cast<Part>(thing.series) << seriesFrom)
            | static_cast<Part>(thing.index);
    }
    [[nodiscard]] const ChartHit* thingOf(Part part) const
    {
        const std::vector<ChartHit>& things = m_panel->things();
        const auto found = std::ranges::find(things, part, partOf);
        return found == things.end() ? nullptr : &*found;
    }

    ChartPanel* m_panel; // outlives this: Qt drops the interface with its object
};

} // namespace

void installChartAccessibility() { installAccessibility<ChartPanel, ChartAccessible>(); }

void announceFocused(ChartPanel* panel) { announceDescribedPart(panel); }

} // namespace touchstone::ui
