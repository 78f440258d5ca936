// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/surface/surfacemeasure.h"

#include <unordered_set>

namespace touchstone::metrics {

std::vector<std::uint32_t> surfaceBits(std::span<const SurfaceRecord> records)
{
    std::unordered_set<std::uint32_t> found;
    std::vector<std::uint32_t> bits(records.size(), 0);
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (records[i].correct && found.insert(*records[i].gold).second) {
            bits[i] = SurfaceCorrect | SurfaceGold | SurfaceSystem;
        }
    }
    std::unordered_set<std::uint32_t> missed;
    std::unordered_set<std::uint32_t> wrong;
    const auto first = [&found](std::unordered_set<std::uint32_t>& seen, std::optional<std::uint32_t> form) {
        return form && !found.contains(*form) && seen.insert(*form).second;
    };
    for (std::size_t i = 0; i < records.size(); ++i) {
        if (first(missed, records[i].gold)) {
            bits[i] |= SurfaceGold | SurfaceMissed;
        }
        if (first(wrong, records[i].system)) {
            bits[i] |= SurfaceSystem | SurfaceFalse;
        }
    }
    return bits;
}

void addSurface(ConllCounts& counts, std::uint32_t bits)
{
    counts.correct += (bits & SurfaceCorrect) != 0 ? 1 : 0;
    counts.gold += (bits & SurfaceGold) != 0 ? 1 : 0;
    counts.system += (bits & SurfaceSystem) != 0 ? 1 : 0;
}

} // namespace touchstone::metrics
