// SPDX-License-Identifier: GPL-3.0-or-later
// What the labels of rules add up to: precision and recall of spans, entities and links, and who is to blame.
// Every choice is a switch over the same counts: nothing is run again. What each
// counts: resources/help/measures.md, "rules".
#pragma once

#include "core/measures/base/numbertree.h"
#include "core/measures/base/parameters.h"
#include "core/rules/ruleresult.h"

namespace touchstone::metrics {

enum class SpanLabel : std::uint8_t { Exact, Partial, Fuzzy, FuzzyPartial, Spurious, Missed, Other };
enum class LinkLabel : std::uint8_t {
    Right,
    Conditional,
    Fuzzy,
    BothUnresolved,
    FalsePositive,
    FalseNegative,
    Error,
    None,
    Other
};
enum class Cause : std::uint8_t { None, Tagger, PossiblyTagger, Resolver, Other };
inline constexpr std::size_t spanLabelCount = 7;
inline constexpr std::size_t linkLabelCount = 9;
inline constexpr std::size_t causeCount = 5;

[[nodiscard]] std::string_view name(SpanLabel label); ///< "TP", "PTP" … "other"
[[nodiscard]] std::string_view name(LinkLabel label); ///< "TP res" … "none", "other"
[[nodiscard]] std::string_view name(
    Cause cause); ///< "none", "tagger", "possibly tagger", "resolver", "other"

/// Is it the name of a label or a cause, also with " doc" behind it? Filters behind counts name these whether
/// or not a rule says them.
[[nodiscard]] bool isLabelWord(std::string_view word);

/// Counts of a set of annotations, entities and links; they add up.
struct RuleTally
{
    static constexpr std::size_t sides = 2; ///< gold, system
    static constexpr std::size_t flags = 4; ///< bit 0: low confidence; bit 1: set aside
    using Flags = std::array<std::int64_t, flags>;

    std::array<std::array<Flags, spanLabelCount>, sides> spans {};
    std::array<std::array<std::array<Flags, causeCount>, linkLabelCount>, sides> links {};
    std::array<Flags, spanLabelCount> entities {};
    std::array<Flags, linkLabelCount> documentLinks {};

    RuleTally& operator+=(const RuleTally& other);
    friend bool operator==(const RuleTally&, const RuleTally&) = default;
};

void flow(const NumberFlow& to, RuleTally& tally);

/// Counts the labels of one rule set.
class RuleCounter
{
public:
    explicit RuleCounter(const rules::RuleSet& rules);

    /// A whole document: both sides, its entities and its links. O(annotations).
    [[nodiscard]] RuleTally tally(const rules::DocumentResult& document) const;

private:
    void addAnnotation(RuleTally& tally, std::size_t side, const rules::Labels& labels) const;

    std::vector<SpanLabel> m_spans; ///< by symbol
    std::vector<LinkLabel> m_links;
    std::vector<Cause> m_causes;
    std::vector<SpanLabel> m_entities;
    std::vector<LinkLabel> m_documentLinks;
};

/// Credit of a span by its label, 0..1.
struct RuleCredit
{
    double exact = 1;
    double partial = 0;
    double fuzzy = 0;
    double fuzzyPartial = 0;
};
inline constexpr RuleCredit strictCredit { 1, 0, 0, 0 };
inline constexpr RuleCredit lenientCredit { 1, 1, 1, 1 };
inline constexpr RuleCredit weightedCredit { 1, 0.5, 1, 0.5 };

struct RuleRatio
{
    double numerator = 0;
    double denominator = 0;
    [[nodiscard]] std::optional<double> value() const; ///< undefined for denominator 0
    friend bool operator==(const RuleRatio&, const RuleRatio&) = default;
};

struct RuleScore
{
    RuleRatio precision;
    RuleRatio recall;
    [[nodiscard]] std::optional<double> f1() const; ///< undefined where a ratio is; 0 when both are 0
};

/// Precision over all system annotations, recall over all gold annotations.
[[nodiscard]] RuleScore spanScore(
    const RuleTally& tally, const RuleCredit& credit, const RuleSwitches& switches);
/// Entities: precision over those that are not missed, recall over those that are not spurious.
[[nodiscard]] RuleScore documentScore(
    const RuleTally& tally, const RuleCredit& credit, const RuleSwitches& switches);
/// Links of annotations: right are TP res, fuzzy TP res and, as switched, conditional TP res; precision over
/// the system's right ones and FP res, recall over gold's right ones and FN res; TN res and error res are in
/// neither.
[[nodiscard]] RuleScore resolutionScore(const RuleTally& tally, const RuleSwitches& switches);
/// The same of the links of whole documents.
[[nodiscard]] RuleScore documentLinkScore(const RuleTally& tally, const RuleSwitches& switches);
/// Wrong links (FP res of the system, FN res of gold) by who is to blame.
[[nodiscard]] std::int64_t causeCountOf(
    const RuleTally& tally, std::size_t side, Cause cause, const RuleSwitches& switches);

} // namespace touchstone::metrics
