// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/everyslot.h"

#include <algorithm>
#include <functional>
#include <set>

namespace touchstone::reference {

namespace {

struct Slot
{
    text::Span span;
    std::set<std::uint32_t> units;
    std::vector<std::string> types;
};

std::vector<Slot> slotsOf(const annotation::Layer& layer, annotation::Role role)
{
    std::vector<Slot> result;
    const auto& tree = layer.documents.front().annotations;
    for (std::uint32_t i = 0; i < tree.size(); ++i) {
        const auto& entity = tree.entities[i];
        if (entity.role != role
            || (role == annotation::Role::Component && entity.parent == annotation::noEntity)) {
            continue;
        }
        Slot slot { entity.span, {}, { layer.labels.name(entity.label) } };
        for (const auto further : tree.detailsOf(i).furtherLabels) {
            slot.types.push_back(layer.labels.name(further));
        }
        for (auto at = entity.span.begin; at < entity.span.end; ++at) {
            const auto fragments = tree.fragments(i);
            if (fragments.empty()
                || std::any_of(fragments.begin(), fragments.end(),
                    [&](text::Span fragment) { return fragment.contains(at); })) {
                slot.units.insert(at);
            }
        }
        result.push_back(std::move(slot));
    }
    return result;
}

std::string shown(const Slot& slot)
{
    auto text = std::to_string(100000 + slot.span.begin) + ' ' + std::to_string(100000 + slot.span.end) + ' ';
    std::uint32_t last = 0xFFFFFFFE;
    for (const auto unit : slot.units) {
        if (unit != last + 1 && slot.units.size() != slot.span.length()) {
            text += std::to_string(100000 + unit) + ' '; // begins of fragments
        }
        last = unit;
    }
    text += '\x02';
    for (const auto& type : slot.types) {
        text += type + '\x02';
    }
    return text + '\x01';
}

} // namespace

SlotAlignment everySlotAlignment(const annotation::Layer& gold, const annotation::Layer& system,
    annotation::Role role, double label, double boundary)
{
    const auto golds = slotsOf(gold, role);
    const auto systems = slotsOf(system, role);
    SlotAlignment best;
    bool first = true;
    std::vector<std::size_t> partners(golds.size(), systems.size());
    std::vector<bool> used(systems.size(), false);
    const auto judge = [&] {
        SlotAlignment result;
        for (std::size_t i = 0; i < golds.size(); ++i) {
            if (partners[i] == systems.size()) {
                ++result.unpaired;
                continue;
            }
            const auto& g = golds[i];
            const auto& s = systems[partners[i]];
            const bool sameLabel = std::set<std::string>(g.types.begin(), g.types.end())
                == std::set<std::string>(s.types.begin(), s.types.end());
            const bool sameExtent = g.span == s.span && g.units == s.units;
            result.cost += (sameLabel ? 0 : label) + (sameExtent ? 0 : boundary);
            result.unequal -= sameLabel ? 1 : 0;
            result.labelErrors += sameLabel ? 0 : 1;
            result.boundaryErrors += sameExtent ? 0 : 1;
            result.correct += sameLabel && sameExtent ? 1 : 0;
            for (const auto unit : g.units) {
                result.unshared -= s.units.contains(unit) ? 1 : 0;
            }
            result.list.push_back(shown(g) + shown(s));
        }
        result.unpaired += std::count(used.begin(), used.end(), false);
        result.cost += static_cast<double>(result.unpaired);
        std::sort(result.list.begin(), result.list.end());
        if (first || result < best) {
            best = result;
            first = false;
        }
    };
    const std::function<void(std::size_t)> from = [&](std::size_t row) {
        if (row == golds.size()) {
            judge();
            return;
        }
        from(row + 1);
        for (std::size_t column = 0; column < systems.size(); ++column) {
            const auto shares = [&](std::uint32_t unit) { return systems[column].units.contains(unit); };
            if (!used[column] && std::any_of(golds[row].units.begin(), golds[row].units.end(), shares)) {
                used[column] = true;
                partners[row] = column;
                from(row + 1);
                partners[row] = systems.size();
                used[column] = false;
            }
        }
    };
    from(0);
    return best;
}

} // namespace touchstone::reference
