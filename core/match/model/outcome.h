// SPDX-License-Identifier: GPL-3.0-or-later
// Outcome and ErrorType: what a pair of annotations, or one without partner, counts as. Source:
// Chinchor and Sundheim, MUC-5 evaluation metrics (1993); core/docs/nervaluate.md, "Categories". Error types:
// resources/help/measures.md, "Error types".
#pragma once

#include "core/annotation/entitytree.h"

#include <array>

namespace touchstone::match {

enum class Outcome : std::uint8_t { Correct, Incorrect, Partial, Missing, Spurious };
inline constexpr std::size_t outcomeCount = 5;
inline constexpr std::size_t pairedOutcomeCount = 3; ///< COR, INC, PAR: the first ones

/// How strictly a pair is judged. Strict: span and type; Exact: span; Partial: span, overlap counts half;
/// Type: type, any overlap.
enum class Scheme : std::uint8_t { Strict, Exact, Partial, Type };
inline constexpr std::array<Scheme, 4> allSchemes { Scheme::Strict, Scheme::Exact, Scheme::Partial,
    Scheme::Type };

enum class ErrorType : std::uint8_t {
    Correct,
    Type,
    Subtype,
    Split,
    Merge,
    Boundary,
    BoundarySubtype,
    BoundaryType,
    Missing,
    Spurious
};
inline constexpr std::size_t errorTypeCount = 10;

/// Bits of PairOutcome::tags.
enum Tag : std::uint8_t { SplitPart = 1, MergePart = 2 };

[[nodiscard]] std::string_view outcomeCode(Outcome outcome); ///< "COR", "INC", "PAR", "MIS", "SPU"
/// What people read where no side is the right one: "Agree", "Differ", "Overlap", "Only A", "Only B".
[[nodiscard]] std::string_view neutralName(Outcome outcome);
[[nodiscard]] std::string_view schemeName(Scheme scheme); ///< "strict", "exact", "partial", "type"
[[nodiscard]] std::string_view errorTypeName(ErrorType type); ///< "boundary+type", …
[[nodiscard]] std::string_view tagName(Tag tag); ///< "split-part", "merge-part"
[[nodiscard]] std::optional<Outcome> outcomeByCode(std::string_view code); ///< case-insensitive
[[nodiscard]] std::optional<Scheme> schemeByName(std::string_view name);
[[nodiscard]] std::optional<ErrorType> errorTypeByName(std::string_view name);

/// A record: one pair, or one annotation without partner. What measures count and views list.
struct PairOutcome
{
    std::uint32_t document = 0; ///< index of the document case
    std::uint32_t gold = annotation::noEntity; ///< index in the gold document's tree; noEntity: spurious
    std::uint32_t system = annotation::noEntity; ///< index in the system document's tree; noEntity: missing
    std::uint32_t goldType = 0; ///< number of the literal type in the evaluation's labels (valid with gold)
    std::uint32_t systemType = 0; ///< likewise (valid with system)
    ErrorType errorType = ErrorType::Correct;
    std::uint8_t tags = 0;
    bool sameSpan = false;
    bool sameType = false;

    [[nodiscard]] bool hasGold() const { return gold != annotation::noEntity; }
    [[nodiscard]] bool hasSystem() const { return system != annotation::noEntity; }
    /// The type of the one row that counts the record where rows add up: the gold's, else the system's.
    [[nodiscard]] std::uint32_t rowType() const { return hasGold() ? goldType : systemType; }
    [[nodiscard]] Outcome outcome(Scheme scheme) const
    {
        if (!hasSystem()) {
            return Outcome::Missing;
        }
        if (!hasGold()) {
            return Outcome::Spurious;
        }
        switch (scheme) {
        case Scheme::Strict:
            return sameSpan && sameType ? Outcome::Correct : Outcome::Incorrect;
        case Scheme::Exact:
            return sameSpan ? Outcome::Correct : Outcome::Incorrect;
        case Scheme::Partial:
            return sameSpan ? Outcome::Correct : Outcome::Partial;
        case Scheme::Type:
            return sameType ? Outcome::Correct : Outcome::Incorrect;
        }
        return Outcome::Incorrect;
    }
};

} // namespace touchstone::match
