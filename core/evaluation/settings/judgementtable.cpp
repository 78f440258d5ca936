// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/judgementtable.h"

#include "core/support/lookup.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

/// In the order of Verdict.
constexpr std::array<std::string_view, 7> verdictNames { "gold-wrong", "system-wrong", "both-acceptable",
    "both-wrong", "unclear-guideline", "broken-text", "cleared" };
/// What UnclearGuideline was called when there were three verdicts.
constexpr std::string_view formerName = "debatable";

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
{
    std::ranges::sort(judgements); // by record, then by time, then by content: the last of a record counts
    for (auto& judgement : judgements) {
        if (m_judgements.empty() || m_judgements.back().record != judgement.record) {
            m_judgements.push_back(std::move(judgement));
        } else {
            m_judgements.back() = std::move(judgement);
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

const Judgement* JudgementTable::of(const JudgedRecord& record) const
{
    const auto at = std::ranges::lower_bound(m_judgements, record, {}, &Judgement::record);
    return at == m_judgements.end() || at->record != record ? nullptr : &*at;
}

} // namespace touchstone::analysis
