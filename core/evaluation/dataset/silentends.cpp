// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/silentends.h"

#include <algorithm>
#include <cmath>

namespace touchstone::analysis {

namespace {

using annotation::Document;

constexpr double rare = 0.05;

/// Gold annotations that share a character with one of the system's.
std::uint64_t met(const Document& gold, const Document& system)
{
    std::vector<text::Span> spans;
    for (const auto& entity : system.annotations.entities) {
        spans.push_back(entity.span);
    }
    std::ranges::sort(spans);
    std::vector<std::uint32_t> reach; // the farthest end of the spans up to here
    for (const auto& span : spans) {
        reach.push_back(std::max(span.end, reach.empty() ? 0 : reach.back()));
    }
    return static_cast<std::uint64_t>(
        std::ranges::count_if(gold.annotations.entities, [&](const annotation::Entity& entity) {
            const auto next = std::ranges::lower_bound(spans, text::Span { entity.span.end, 0 });
            return next != spans.begin()
                && reach[static_cast<std::size_t>(next - spans.begin()) - 1] > entity.span.begin;
        }));
}

std::uint32_t endOf(const Document& document)
{
    std::uint32_t end = 0;
    for (const auto& entity : document.annotations.entities) {
        end = std::max(end, entity.span.end);
    }
    return end;
}

} // namespace

SilentEnds::SilentEnds(const std::vector<std::vector<SilentDocument>>& files)
{
    std::uint64_t found = 0;
    std::uint64_t spoken = 0;
    std::vector<End> ends;
    for (std::size_t file = 0; file < files.size(); ++file) {
        End end { file };
        std::uint64_t golds = 0;
        for (const auto& [gold, system] : files[file]) {
            golds += gold->annotations.size();
            if (system == nullptr || system->annotations.size() == 0) {
                end.behind += gold->annotations.size();
                continue;
            }
            const auto last = endOf(*system);
            end.before += system->annotations.size();
            end.behind = static_cast<std::uint64_t>(std::ranges::count_if(gold->annotations.entities,
                [last](const annotation::Entity& entity) { return entity.span.begin >= last; }));
            found += met(*gold, *system);
        }
        spoken += golds - end.behind;
        ends.push_back(end);
    }
    const auto recall = (static_cast<double>(found) + 1) / (static_cast<double>(spoken) + 2);
    for (const auto& end : ends) {
        const auto chance
            = std::pow(1 - recall, static_cast<double>(end.behind)) * static_cast<double>(files.size());
        if (end.behind > 1 && chance < rare) {
            m_found.push_back(end);
        }
    }
}

} // namespace touchstone::analysis
