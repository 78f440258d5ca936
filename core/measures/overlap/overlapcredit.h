// SPDX-License-Identifier: GPL-3.0-or-later
// Overlap credit of one document: the share of each name's units that names of the other side cover. Source:
// core/docs/neleval.md, "Overlap" (neleval's overlap-maxmax … overlap-sumsum).
#pragma once

#include "core/measures/base/creditweights.h"
#include "core/support/progress.h"
#include "core/text/span.h"

#include <array>

namespace touchstone::metrics {

/// What must be equal (or related, with weights) for an overlap to count.
enum class CreditKey : std::uint8_t { Span, SpanType, SpanKbid, SpanTypeKbid };
inline constexpr std::array<CreditKey, 4> allCreditKeys { CreditKey::Span, CreditKey::SpanType,
    CreditKey::SpanKbid, CreditKey::SpanTypeKbid };
/// Keys of the measure `overlap`: the first three.
inline constexpr std::span<const CreditKey> overlapKeys { allCreditKeys.data(), 3 };
[[nodiscard]] std::string_view creditKeyName(CreditKey key); ///< "span", "span+type", …

/// One annotation as overlap sees it; spans of both sides in the same coordinates.
struct CreditName
{
    text::Span span; ///< empty: overlaps nothing, earns nothing, still counts
    std::uint32_t type = 0; ///< number of the literal type, alike on both sides
    std::uint32_t kbid = 0; ///< number of the first candidate's id, alike on both sides; 0: NIL or none
    friend auto operator<=>(const CreditName&, const CreditName&) = default;
};

/// Shares of one name, 0..1 (up to the largest weight, with weights).
struct NameCredit
{
    double max = 0; ///< largest overlap with one name of the other side / length
    double sum = 0; ///< units covered by any name of the other side / length
    friend bool operator==(const NameCredit&, const NameCredit&) = default;
};

/// The credits of both sides under one key, by index of the name.
struct DocumentCredits
{
    std::vector<NameCredit> gold; ///< recall
    std::vector<NameCredit> system; ///< precision
};

/// With weights, an overlap of names a and b counts weight(type of the gold, type of the system) where types
/// are part of the key, times the same for ids: MAX is the largest weight · overlap / length, SUM adds up
/// for each unit the largest weight among the names that cover it. Null: plain equality.
struct CreditWeighting
{
    const CreditWeights* types = nullptr;
    const CreditWeights* links = nullptr;
};

/// Credits of one document. Any names may overlap one another on the same side: each is one name, covered
/// units count once. O((n + m) log (n + m)) per key without weights, however the names nest; with weights
/// times the number of related types. Independent of the order of the names. Stops early, with credits of
/// no use, when cancelled.
class OverlapCredit
{
public:
    /// `gold`, `system` must outlive this.
    OverlapCredit(std::span<const CreditName> gold, std::span<const CreditName> system,
        const support::Progress& progress);

    void credits(CreditKey key, const CreditWeighting& weighting, DocumentCredits& result) const;

    /// Names of each side in the order of (span, type, id): the order in which sums are formed.
    [[nodiscard]] const std::vector<std::uint32_t>& goldOrder() const { return m_gold.order; }
    [[nodiscard]] const std::vector<std::uint32_t>& systemOrder() const { return m_system.order; }

private:
    struct Side
    {
        std::span<const CreditName> names;
        std::vector<std::uint32_t> order; ///< by span, type, id
        bool flat = true; ///< no two names overlap
    };
    struct Overlap
    {
        std::uint32_t gold = 0;
        std::uint32_t system = 0;
        std::uint32_t shared = 0; ///< units
    };

    static Side sideOf(std::span<const CreditName> names);
    /// Every overlap; false when there are too many to list.
    bool listOverlaps();
    void fromOverlaps(CreditKey key, const CreditWeighting& weighting, DocumentCredits& result) const;
    void coverNested(
        bool ofGold, CreditKey key, const CreditWeighting& weighting, std::vector<NameCredit>& credits) const;
    void byClasses(
        bool ofGold, CreditKey key, const CreditWeighting& weighting, std::vector<NameCredit>& credits) const;

    const support::Progress& m_progress;
    Side m_gold;
    Side m_system;
    std::vector<Overlap> m_overlaps; ///< by begin of the later name
    bool m_listed = false;
};

/// Weight of a pair of names under a key.
[[nodiscard]] inline double creditWeight(
    CreditKey key, const CreditWeighting& weighting, const CreditName& gold, const CreditName& system)
{
    double weight = 1;
    if (key == CreditKey::SpanType || key == CreditKey::SpanTypeKbid) {
        weight = weighting.types != nullptr ? (*weighting.types)(gold.type, system.type)
                                            : (gold.type == system.type ? 1.0 : 0.0);
    }
    if (weight != 0 && (key == CreditKey::SpanKbid || key == CreditKey::SpanTypeKbid)) {
        weight *= weighting.links != nullptr ? (*weighting.links)(gold.kbid, system.kbid)
                                             : (gold.kbid == system.kbid ? 1.0 : 0.0);
    }
    return weight;
}

} // namespace touchstone::metrics
