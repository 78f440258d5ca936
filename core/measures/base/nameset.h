// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of names by any of their fields: neleval's `sets` measures, which compare key tuples over a corpus.
// Source: core/docs/neleval.md, "Sets".
#pragma once

#include "core/measures/base/creditweights.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace touchstone::metrics {

/// One name with all that a key may ask for. Numbers are alike on both sides; 0 where there is none.
struct NameRecord
{
    std::uint32_t document = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t type = 0;
    std::uint32_t kbid = 0; ///< 0: NIL, or no candidate
    std::uint32_t id = 0; ///< like kbid, but NIL clusters have numbers too; 0: no candidate
    bool linked = false; ///< the first candidate is in the knowledge base
    bool nil = false; ///< the first candidate is outside
    bool first = false; ///< first of its id in its document
};

enum NameField : std::uint8_t {
    NameDocument = 1,
    NameBegin = 2,
    NameEnd = 4,
    NameType = 8,
    NameKbid = 16,
    NameId = 32,
    NameSpan = NameDocument | NameBegin | NameEnd
};
enum class NameFilter : std::uint8_t { All, Linked, Nil, First };

struct SetCounts
{
    std::int64_t correct = 0; ///< tuples on both sides
    std::int64_t gold = 0; ///< distinct tuples
    std::int64_t system = 0;
    friend bool operator==(const SetCounts&, const SetCounts&) = default;
};

/// `fields`: bits of NameField. Names that the filter drops count nowhere; equal tuples of one side count
/// once. O(n log n).
[[nodiscard]] SetCounts countSets(
    std::span<const NameRecord> gold, std::span<const NameRecord> system, unsigned fields, NameFilter filter);

/// Credits of names that are equal in all fields but the type, by the weight of their types.
struct WeightedCounts
{
    double correct = 0; ///< sum of the weights of pairs
    double gold = 0; ///< sum over gold names of the weight of the type with itself
    double system = 0;
};

/// As neleval with type weights: names meet on `fields` without the type, and a pair earns the weight of its
/// types (1 where the type is no field). Where several names of one side are equal in these fields, they are
/// paired one-to-one (pairedWeight; the peer refuses such input). O(n log n) beside the pairings.
[[nodiscard]] WeightedCounts countWeighted(std::span<const NameRecord> gold,
    std::span<const NameRecord> system, unsigned fields, NameFilter filter, const CreditWeights& types);

} // namespace touchstone::metrics
