// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/judgementtable.h"

#include "core/support/lookup.h"

#include <map>
#include <tuple>

namespace touchstone::analysis {

namespace {

/// In the order of Verdict.
constexpr std::array<std::string_view, 7> verdictNames { "gold-wrong", "system-wrong", "both-acceptable",
    "both-wrong", "unclear-guideline", "broken-text", "cleared" };
/// What UnclearGuideline was called when there were three verdicts.
constexpr std::string_view formerName = "debatable";

/// Whose judgement of what it is.
auto speakerOf(const Judgement& judgement)
{
    return std::tie(judgement.record, judgement.judge, judgement.adjudicated);
}

} // namespace

std::string_view verdictName(Verdict verdict) { return verdictNames[static_cast<std::size_t>(verdict)]; }

std::optional<Verdict> verdictByName(std::string_view name)
{
    const auto at = std::ranges::find(verdictNames, name);
    return at != verdictNames.end() ? std::optional(static_cast<Verdict>(at - verdictNames.begin()))
        : name == formerName        ? std::optional(Verdict::UnclearGuideline)
                                    : std::nullopt;
}

JudgementTable::JudgementTable(std::vector<Judgement> judgements, std::string set)
    : m_set(std::move(set))
    , m_given(std::move(judgements))
{
    // By record and judge, then by time, then by content: the last of a judge counts.
    std::ranges::sort(m_given, [](const Judgement& a, const Judgement& b) {
        return speakerOf(a) != speakerOf(b) ? speakerOf(a) < speakerOf(b) : a < b;
    });
    for (const auto& judgement : m_given) {
        if (m_judgements.empty() || speakerOf(m_judgements.back()) != speakerOf(judgement)) {
            m_since.push_back(judgement.time);
            m_judgements.push_back(judgement);
        } else {
            m_judgements.back() = judgement;
        }
    }
}

std::span<const Judgement> JudgementTable::of(const std::string& set, const std::string& document) const
{
    const auto documentOf = [](const Judgement& judgement) {
        return std::tie(judgement.record.set, judgement.record.document);
    };
    // clang 14 cannot read std::ranges::equal_range.
    const auto wanted = std::tie(set, document);
    const auto first = std::ranges::lower_bound(m_judgements, wanted, {}, documentOf);
    const auto end = std::ranges::upper_bound(first, m_judgements.end(), wanted, {}, documentOf);
    return { first, end };
}

std::span<const Judgement> JudgementTable::of(const JudgedRecord& record) const
{
    const auto first = std::ranges::lower_bound(m_judgements, record, {}, &Judgement::record);
    const auto end = std::ranges::upper_bound(first, m_judgements.end(), record, {}, &Judgement::record);
    return { first, end };
}

std::vector<std::string> JudgementTable::judges() const
{
    std::vector<std::string> names;
    for (const auto& judgement : m_judgements) {
        if (!judgement.judge.empty()) {
            names.push_back(judgement.judge);
        }
    }
    support::sortUnique(names);
    return names;
}

void JudgementTable::rank(std::vector<const Judgement*>& judgements) const
{
    using Speaker = std::pair<bool, std::string_view>; // adjudicated, judge
    std::map<Speaker, std::int64_t> began;
    for (const auto* const one : judgements) {
        const auto [at, isNew] = began.emplace(Speaker { one->adjudicated, one->judge }, since(*one));
        at->second = std::min(at->second, since(*one));
    }
    // Of equal times as the table has them.
    std::ranges::stable_sort(judgements, {}, &Judgement::time);
    std::vector<const Judgement*> newest;
    std::vector<const Judgement*> superseded;
    for (auto at = judgements.rbegin(); at != judgements.rend(); ++at) {
        const bool later = std::ranges::any_of(newest, [at](const Judgement* one) {
            return one->judge == (*at)->judge && one->adjudicated == (*at)->adjudicated;
        });
        (later ? superseded : newest).push_back(*at);
    }
    std::ranges::reverse(newest);
    std::ranges::reverse(superseded);
    const auto weight = [](const Judgement* one) {
        return one->adjudicated ? 2 : one->judge.empty() ? 0 : 1;
    };
    std::ranges::stable_sort(newest, [&](const Judgement* a, const Judgement* b) {
        if (weight(a) != weight(b)) {
            return weight(a) < weight(b);
        }
        if (a->adjudicated) {
            return false; // by time
        }
        return std::pair(began.at({ false, b->judge }), std::string_view(b->judge))
            < std::pair(began.at({ false, a->judge }), std::string_view(a->judge));
    });
    judgements = std::move(superseded);
    judgements.insert(judgements.end(), newest.begin(), newest.end());
}

} // namespace touchstone::analysis
