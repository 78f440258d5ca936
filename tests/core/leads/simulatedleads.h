// SPDX-License-Identifier: GPL-3.0-or-later
// Corpora for the search behind leads: records with features as text gives them, which say much the same over
// and over (shape, digit, first word, how often a surface occurs …), and errors with planted conditions. What
// is true of every record is known.
#pragma once

#include "core/leads/cellsearch.h"

#include <cstdint>
#include <vector>

namespace touchstone::analysis {

struct SimulationSettings
{
    std::uint64_t seed = 1;
    std::size_t documents = 1400;
    std::size_t plants = 8;
    std::size_t fewestInPlant = 40;
    std::size_t mostInPlant = 800;
};

struct Plant
{
    CellLiterals literals;
    std::vector<std::uint32_t> members; ///< ascending
    /// Expected excess over what its records were without it, in binomial standard deviations of that.
    double strength = 0;
};

struct SimulatedLeads
{
    CellRecords records; ///< about 25 a document
    std::vector<double> truth; ///< probability that the record is wrong
    std::vector<Plant> plants;
    /// Records of each surface that is wrong more often than others; of frequent ones.
    std::vector<std::vector<std::uint32_t>> raisedSurfaces;
};

/// Log-odds of an error -2.6 … -1.6 by type, a document effect (normal, sd .6), with an odd seed an effect of
/// the surface (sd .5), and for each plant .7, 1 or 1.5 more. A plant is one to three values of a random
/// record, of any feature but the surface, in at least 10 documents; it shares less than 30 % of its records
/// with any other, and holds at most 60 % of every condition of one value fewer.
[[nodiscard]] SimulatedLeads simulatedLeads(const SimulationSettings& settings);

/// Records in both as a share of those in either; ascending both. 0: none.
[[nodiscard]] double jaccard(std::span<const std::uint32_t> one, std::span<const std::uint32_t> other);
/// Records in both.
[[nodiscard]] std::size_t common(std::span<const std::uint32_t> one, std::span<const std::uint32_t> other);

} // namespace touchstone::analysis
