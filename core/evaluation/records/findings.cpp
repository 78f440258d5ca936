// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/findings.h"

#include "core/io/bytes/words.h"
#include "core/output/neutralmessage.h"
#include "core/output/neutralwords.h"
#include "core/support/lookup.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using support::Diagnostic;
using support::Diagnostics;
using support::FindingClass;
using support::Severity;

/// Codes that are not told beside others of the same system.
std::set<std::string_view> hiddenIn(const Diagnostics& findings)
{
    std::set<std::string_view> hidden;
    for (const auto& [code, count] : findings.counts()) {
        const auto codes = io::pieces(count.kind->hides, " ");
        hidden.insert(codes.begin(), codes.end());
    }
    return hidden;
}

/// What several findings of one kind are put under: those that change scores stand apart only where the kind
/// as such does not.
using GroupKey = std::pair<std::string_view, bool>;

bool changesByKind(const support::FindingKind& kind) { return kind.what <= FindingClass::Altered; }

class Grouper
{
public:
    void take(const Diagnostics& findings, const std::string& system)
    {
        const auto hidden = hiddenIn(findings);
        for (const auto& [code, count] : findings.counts()) {
            const auto worse = count.all() - count.bySeverity[static_cast<std::size_t>(Severity::Note)];
            if (worse == 0 || hidden.contains(code)) {
                continue;
            }
            const auto& kind = *count.kind;
            if (changesByKind(kind)) {
                add({ nameOf(kind, code), true }, kind, worse, count, system);
                continue;
            }
            if (count.changing > 0) {
                add({ nameOf(kind, code), true }, kind, count.changing, count, system);
            }
            if (worse > count.changing) {
                add({ nameOf(kind, code), false }, kind, worse - count.changing, {}, system);
            }
        }
        for (const auto& finding : findings.list()) {
            const auto& kind = support::kindOf(finding.code);
            const bool changes = changesByKind(kind) || support::changesScores(finding);
            const auto found = m_groups.find({ nameOf(kind, finding.code), changes });
            if (finding.severity == Severity::Note || found == m_groups.end()) {
                continue;
            }
            auto& group = found->second;
            if (group.first.code.empty()) {
                group.first = finding;
                group.first.system = system;
            }
            if (finding.place.line > 0 && group.places.size() < FindingGroup::mostPlaces) {
                group.places.push_back(finding.place);
            }
        }
    }

    [[nodiscard]] std::vector<FindingGroup> sorted(bool neutral) const
    {
        auto result = support::listOf<FindingGroup>(m_groups, [](const auto& group) { return group.second; });
        const auto rank = [](const FindingGroup& group) {
            const auto what
                = group.changesScores && !changesByKind(*group.kind) ? FindingClass::Lost : group.kind->what;
            return std::tuple(
                !group.changesScores, what, ~group.annotations, ~group.count, support::placeOf(*group.kind));
        };
        std::ranges::stable_sort(result, {}, rank);
        for (auto& group : result) {
            group.neutral = neutral;
            group.first.message = neutral ? neutralText(group.first.message) : group.first.message;
        }
        return result;
    }

private:
    static std::string_view nameOf(const support::FindingKind& kind, const std::string& code)
    {
        return kind.code.empty() ? std::string_view(code) : kind.code;
    }

    void add(const GroupKey& key, const support::FindingKind& kind, std::size_t number,
        const Diagnostics::Count& count, const std::string& system)
    {
        auto& group = m_groups[key];
        group.kind = &kind;
        group.count += number;
        group.changesScores = group.changesScores || count.changing > 0;
        group.annotations += count.annotations;
        if (!system.empty() && (group.systems.empty() || group.systems.back() != system)) {
            group.systems.push_back(system);
        }
    }

    std::map<GroupKey, FindingGroup> m_groups;
};

/// What changes the numbers, the worst first, with how many documents met.
support::Message touchedMessage(const Evaluation& evaluation, const std::vector<FindingGroup>& groups)
{
    std::vector<support::Message> sentences;
    const auto met = std::ranges::count_if(evaluation.cases,
        [](const DocumentCase& one) { return one.gold != nullptr && one.system != nullptr; });
    const auto wanted = std::ranges::count_if(
        evaluation.cases, [](const DocumentCase& one) { return one.gold != nullptr; });
    if (met < wanted) {
        sentences.push_back(support::saidOf(
            wanted, "%1 of %Ln document met.", "%1 of %Ln documents met.", support::GroupedNumber { met }));
    }
    constexpr std::size_t told = 3;
    for (std::size_t i = 0; i < std::min(groups.size(), told); ++i) {
        sentences.push_back(support::said("%1.", groups[i].said()));
    }
    if (groups.size() > told) {
        sentences.push_back(support::saidOf(
            static_cast<std::int64_t>(groups.size() - told), "%Ln more cause.", "%Ln more causes."));
    }
    auto message = std::move(sentences.front());
    for (std::size_t i = 1; i < sentences.size(); ++i) {
        message = support::said("%1 %2", std::move(message), std::move(sentences[i]));
    }
    return message;
}

} // namespace

support::Message FindingGroup::said() const
{
    // Of shards, layers and parts a system may have several; the sentence counts systems.
    const bool ofSystems = std::string_view(kind->many.many).starts_with("%Ln systems") && !systems.empty();
    auto told = support::saidOf(static_cast<std::int64_t>(ofSystems ? systems.size() : count), kind->many);
    if (annotations > 0 && kind->annotations.many != nullptr) {
        told = support::said("%1: %2", std::move(told),
            support::saidOf(static_cast<std::int64_t>(annotations), kind->annotations));
    }
    return neutral ? neutralMessage(told) : told;
}

std::string FindingGroup::text() const { return said().english(); }

Findings::Owner& Findings::ownerOf(const std::string& system)
{
    if (system.empty()) {
        return m_everybody;
    }
    auto* const found = support::found(m_owners, system, &Owner::system);
    return found == nullptr ? m_owners.emplace_back(Owner { system, {} }) : *found;
}

void Findings::add(const Diagnostics& findings, const std::string& system, bool again)
{
    ownerOf(system).findings.appendIf(
        findings,
        [&](const Diagnostic& finding) {
            return m_seen.insert(finding.code + "\n" + support::formatted(finding)).second;
        },
        !again);
}

void Findings::refuse(const std::string& system, const support::Error& reason)
{
    std::erase_if(m_owners, [&system](const Owner& owner) { return owner.system == system; });
    m_refused.push_back({ system, reason });
    if (m_neutral) {
        m_refused.back().reason.text = neutralText(reason.text);
    }
}

std::vector<FindingGroup> Findings::groups() const
{
    Grouper grouper;
    grouper.take(m_everybody.findings, {});
    for (const auto& owner : m_owners) {
        grouper.take(owner.findings, owner.system);
    }
    return grouper.sorted(m_neutral);
}

Diagnostics Findings::all() const
{
    Diagnostics result;
    const auto take = [&result](const Owner& owner) {
        auto findings = owner.findings;
        const auto hidden = hiddenIn(owner.findings);
        findings.drop([&](std::string_view code) { return hidden.contains(code); });
        findings.setSystem(owner.system);
        result.append(findings);
    };
    take(m_everybody);
    std::ranges::for_each(m_owners, take);
    const auto rank = [](const Diagnostic& finding) {
        const auto what = support::kindOf(finding.code).what;
        return std::tuple(!support::changesScores(finding), finding.severity == Severity::Note, what);
    };
    result.sort([&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    if (m_neutral) {
        result.rephrase(neutralText);
    }
    return result;
}

Diagnostics Findings::told() const
{
    Diagnostics result;
    for (const auto& [system, reason] : m_refused) {
        Diagnostics refusal;
        refusal.add({ Severity::Error, "pairing.refused", reason.place, reason.text, {}, {}, reason.said });
        refusal.setSystem(system);
        result.append(refusal);
    }
    result.append(all());
    return result;
}

bool Findings::hasWarnings() const { return !groups().empty(); }

bool Findings::empty() const
{
    return m_everybody.findings.empty()
        && std::ranges::all_of(m_owners, [](const auto& owner) { return owner.findings.empty(); });
}

std::vector<FindingGroup> touchingFindings(
    const Evaluation& evaluation, std::span<const MeasureResultPtr> measures)
{
    auto own = evaluation.system->diagnostics;
    own.append(evaluation.diagnostics);
    for (const auto& measure : measures) {
        if (measure) {
            own.append(measure->diagnostics);
        }
    }
    Grouper grouper;
    grouper.take(evaluation.gold->diagnostics, {});
    grouper.take(own, evaluation.system->name);
    auto groups = grouper.sorted(evaluation.gold->standsForGold);
    std::erase_if(groups, [](const FindingGroup& group) { return !group.changesScores; });
    return groups;
}

TouchedNumbers touchedNumbers(const Evaluation& evaluation, std::span<const MeasureResultPtr> measures)
{
    TouchedNumbers touched;
    const auto groups = touchingFindings(evaluation, measures);
    if (groups.empty()) {
        return touched;
    }
    touched.text = touchedMessage(evaluation, groups).english();
    for (const auto& group : groups) {
        touched.codes
            += (touched.codes.empty() ? "" : " ") + group.first.code + "=" + std::to_string(group.count);
    }
    return touched;
}

support::Message touchedSentences(const Evaluation& evaluation, std::span<const MeasureResultPtr> measures)
{
    const auto groups = touchingFindings(evaluation, measures);
    return groups.empty() ? support::Message() : touchedMessage(evaluation, groups);
}

} // namespace touchstone::analysis
