// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/surface/surfacemeasure.h"

#include "core/measures/base/pairingparameters.h"
#include "core/measures/surface/computesurface.h"

#include <unordered_set>

namespace touchstone::metrics {

const Measure& surfaceMeasure()
{
    static constexpr Measure measure {
        .id = "surface",
        .title = "Surface forms",
        .description = "Distinct names of the whole corpus, by their words and type: each counts once, and "
                       "is correct when one of its occurrences was found. Names that come again and again do "
                       "not weigh more than rare ones.",
        .source = "Derczynski et al., WNUT-17 (W17-4418); wnuteval",
        .headline = "f1",
        .parameters = pairingParameters,
        .compute = analysis::computeSurface,
        .resamples = false,
    };
    return measure;
}

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
