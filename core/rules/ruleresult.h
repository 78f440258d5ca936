// SPDX-License-Identifier: GPL-3.0-or-later
// What rules say of a document: labels of its annotations, its entities and links, and which rule fired on
// what.
#pragma once

#include "core/match/flat/mentions.h"
#include "core/rules/rule.h"
#include "core/rules/ruleset.h"

namespace touchstone::rules {

using match::SideRole;

[[nodiscard]] constexpr std::size_t index(SideRole side) { return static_cast<std::size_t>(side); }
[[nodiscard]] constexpr SideRole otherSide(SideRole side)
{
    return side == SideRole::Gold ? SideRole::System : SideRole::Gold;
}

inline constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

/// What rules change. Texts are symbols of the rule set.
struct Labels
{
    Symbol result = 0;
    Symbol resolution = 0;
    Symbol ignored = 0;
    Symbol cause = 0;
    Symbol note = 0;
    bool low = false;
    bool lowResolution = false;
    std::uint32_t partner = nobody; ///< place of its match on the other side
    friend bool operator==(const Labels&, const Labels&) = default;
};

/// Where a settable text field stands.
[[nodiscard]] constexpr Symbol Labels::*textMember(Field field)
{
    return field == Field::Result    ? &Labels::result
        : field == Field::Resolution ? &Labels::resolution
        : field == Field::Ignored    ? &Labels::ignored
        : field == Field::Cause      ? &Labels::cause
                                     : &Labels::note;
}
/// The same of `low` and `low_resolution`.
[[nodiscard]] constexpr bool Labels::*truthMember(Field field)
{
    return field == Field::Low ? &Labels::low : &Labels::lowResolution;
}

/// An entity, or a link, of a whole document.
struct Group
{
    Labels labels; ///< result, ignored, note, low
    std::string type; ///< entities: label of the first mention, gold first
    std::string text; ///< entities: its name form
    std::vector<std::string> ids; ///< links: ascending
    std::vector<std::uint32_t> gold; ///< its mentions, by place
    std::vector<std::uint32_t> system;
    std::uint32_t exact = 0; ///< matches with result TP …
    std::uint32_t fuzzy = 0; ///< … FzTP
    std::uint32_t partial = 0; ///< … PTP or FzPTP
    std::uint32_t lowGold = 0;
    std::uint32_t ignoredMentions = 0;
    bool sameText = false;
    friend bool operator==(const Group&, const Group&) = default;
};

/// One firing, in a few bytes; what it changed follows from the rule and what fired before (Replay).
struct Firing
{
    std::uint32_t gold
        = nobody; ///< place of the annotation, or of the entity or link; nobody: rule for system
    std::uint32_t system = nobody;
    std::uint16_t rule = 0; ///< into RuleSet::rules
    std::uint16_t changed = 0; ///< bit n: its n-th change changed something
    friend bool operator==(const Firing&, const Firing&) = default;
};

struct DocumentResult
{
    std::vector<Labels> gold; ///< in the order of the input
    std::vector<Labels> system;
    std::vector<Group> entities; ///< in the order of their first mentions, gold first
    std::vector<Group> links; ///< by their ids
    std::vector<Firing> firings; ///< in the order in which they fired
    friend bool operator==(const DocumentResult&, const DocumentResult&) = default;

    [[nodiscard]] const std::vector<Labels>& labels(SideRole side) const
    {
        return side == SideRole::Gold ? gold : system;
    }
    [[nodiscard]] const std::vector<Group>& groups(Subject subject) const
    {
        return subject == Subject::Entity ? entities : links;
    }
    /// The entities, or the links, of which an annotation is a mention. O(mentions).
    [[nodiscard]] std::vector<std::uint32_t> groupsOf(
        Subject subject, SideRole side, std::uint32_t place) const;
};

/// How often each rule of a set was tested and fired; adds up over documents.
struct RuleCounts
{
    std::vector<std::uint64_t> tried; ///< tests of its conditions, repeated ones included
    std::vector<std::uint64_t> fired;

    void add(const RuleCounts& other);
};

/// "FP low confidence-ignored:stop word": the result as people and files see it; empty while there is none.
[[nodiscard]] std::string shownResult(const RuleSet& rules, const Labels& labels);
/// The same of the link; an annotation that is set aside sets its link aside.
[[nodiscard]] std::string shownResolution(const RuleSet& rules, const Labels& labels);

} // namespace touchstone::rules
