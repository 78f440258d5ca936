// SPDX-License-Identifier: GPL-3.0-or-later
// Do the types of a system mean anything beside those of its gold? Where they do not, strict numbers say
// nothing of the system, and another way of scoring is to be offered.
#pragma once

#include "core/evaluation/records/evaluation.h"

namespace touchstone::analysis {

struct TypeMismatch
{
    enum class Reason : std::uint8_t {
        SystemWithoutTypes, ///< no annotation of the system has a type, and some of the gold have
        GoldWithoutTypes, ///< the other way round
        TypesDiffer ///< more than nine in ten of the records with both sides differ by nothing but the type
    };

    Reason reason = Reason::TypesDiffer;
    std::int64_t paired = 0; ///< records with both sides
    std::int64_t differing = 0; ///< of them: equal spans, other types
    bool linked = false; ///< both sides have annotations with links, so that these can be scored instead

    friend bool operator==(const TypeMismatch&, const TypeMismatch&) = default;
};

/// Fewer pairs than this that differ tell nothing of the rest.
inline constexpr std::int64_t leastDifferingPairs = 10;

/// Nothing where types can be compared. An annotation without type bears the type "_", as readers give it.
/// O(records), and O(annotations) where there is something to tell.
[[nodiscard]] std::optional<TypeMismatch> typeMismatch(const Evaluation& evaluation);

} // namespace touchstone::analysis
