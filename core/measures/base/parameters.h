// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of the measures that pair for themselves. Part of EvaluationSpec; every member stands in the
// signature.
#pragma once

#include "core/annotation/relations.h"

#include <cstdint>
#include <optional>
#include <span>

namespace touchstone::metrics {

/// An exact fraction in 0..1, as typed: "0.3" is 3/10. Least costs are compared as integers, since
/// with doubles "equal" is a matter of rounding (core/docs/eter.md, "Exact alpha").
struct Fraction
{
    std::int64_t numerator = 0;
    std::int64_t denominator = 1; ///< > 0

    [[nodiscard]] double value() const
    {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }
    /// The same value, not the same spelling.
    friend bool operator==(const Fraction& a, const Fraction& b)
    {
        return a.numerator * b.denominator == b.numerator * a.denominator;
    }
};

/// Reads a decimal number of 0..1 with at most nine digits behind the point: "0.3", ".25", "1e-05"; or a
/// fraction of whole numbers of at most nine digits: "18/55". Nothing for anything else.
[[nodiscard]] std::optional<Fraction> fractionOf(std::string_view text);

/// `overlap`, and the weighted forms of `conll`. Source: core/docs/neleval.md.
struct OverlapParameters
{
    annotation::TypeRelations types;
    annotation::LinkRelations links;
    friend bool operator==(const OverlapParameters&, const OverlapParameters&) = default;
};

struct LinkParameters
{
    int nBest = 1; ///< the first N candidates of the system count; 1 or more
    annotation::LinkEquivalents equivalents;
    friend bool operator==(const LinkParameters&, const LinkParameters&) = default;
};

/// Each choice: core/docs/eter.md.
struct EterParameters
{
    enum class NoComponents : std::uint8_t { One, Cap, Zero }; ///< what Nc = 0 divides by
    enum class ChildLabel : std::uint8_t { Full, Main };
    enum class Nested : std::uint8_t { Any, Inside };

    Fraction alpha { 1, 2 };
    Fraction sweepFrom { 0, 1 };
    Fraction sweepTo { 1, 1 };
    Fraction sweepStep { 1, 10 };
    NoComponents noComponents = NoComponents::One;
    ChildLabel childLabel = ChildLabel::Full;
    bool childOverlap = true;
    Nested nested = Nested::Any;
    friend bool operator==(const EterParameters&, const EterParameters&) = default;
};

struct SerParameters
{
    Fraction label { 1, 2 };
    Fraction boundary { 1, 2 };
    bool errAsPrinted = false; ///< ERR without substitutions in its denominator, as the paper prints it
    friend bool operator==(const SerParameters&, const SerParameters&) = default;
};

/// Source: core/docs/noisy-text.md.
struct NoisyParameters
{
    enum class Matching : std::uint8_t { Walk, OneToOne };

    Fraction threshold { 3, 10 }; ///< compared with <=: distance · denominator <= numerator · length
    Matching matching = Matching::Walk;
    friend bool operator==(const NoisyParameters&, const NoisyParameters&) = default;
};

/// `conll` as seqeval's strict mode; None: as its default mode.
enum class StrictScheme : std::uint8_t { None, Iob1, Iob2, Ioe1, Ioe2, Iobes, Bilou };

/// The scorers of the HIPE shared tasks, by the year of their tables.
namespace hipe {
inline constexpr int edition2020 = 2020; ///< June 2020: spans of links are runs of equal cells
inline constexpr int edition2022 = 2022; ///< May 2022 (6605770)
inline constexpr int edition2024 = 2024; ///< June 2024 (c2a5684): tokens that contain "#" are left out
} // namespace hipe

/// Variants of the HIPE scorer (`--pairing hipe`). Source: core/docs/hipe.md.
struct HipeParameters
{
    int edition = hipe::edition2022;
    bool normTime = false; ///< links of the run's time entities become NIL
    bool tokenText = true; ///< an exact hit must also have the same token texts; as the edition does, unless
                           ///< another choice is made
    std::vector<std::string> tagset; ///< labels that survive though the gold lacks them, upper case, sorted
    friend bool operator==(const HipeParameters&, const HipeParameters&) = default;
};

/// The labels of a shared task, upper case, sorted: "hipe-2020", "hipe-2022"; other names: empty. Source: the
/// lists that its organisers gave their scorer.
[[nodiscard]] std::span<const std::string_view> builtInTagset(std::string_view name);
/// The names of the lists there are.
[[nodiscard]] std::span<const std::string_view> builtInTagsets();
/// The name of a list that is built in; empty: it is none of them.
[[nodiscard]] std::string_view tagsetName(std::span<const std::string> labels);

/// What the headline of `rules` counts, and as what. resources/help/measures.md, "rules".
struct RuleSwitches
{
    enum class Conditional : std::uint8_t { Right, Wrong, Out };

    bool ignored = true; ///< what was set aside counts
    bool low = true; ///< what is of low confidence counts
    bool taggerErrors = true; ///< links count whose error the tagger caused
    Conditional conditional = Conditional::Right; ///< "conditional TP res"
    friend bool operator==(const RuleSwitches&, const RuleSwitches&) = default;
};

} // namespace touchstone::metrics
