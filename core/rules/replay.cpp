// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/replay.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace touchstone::rules {

namespace {

using Kind = Expression::Kind;

std::string truthText(bool truth) { return truth ? "true" : "false"; }

std::string fieldText(const RuleSet& rules, const Labels& labels, const Change& change)
{
    switch (change.field) {
    case Field::Low:
        return truthText(labels.low);
    case Field::LowResolution:
        return truthText(labels.lowResolution);
    case Field::Result:
        return quoted(rules.symbol(labels.result));
    case Field::Resolution:
        return quoted(rules.symbol(labels.resolution));
    case Field::Ignored:
        return quoted(rules.symbol(labels.ignored));
    case Field::Cause:
        return quoted(rules.symbol(labels.cause));
    default:
        return quoted(rules.symbol(labels.note));
    }
}

} // namespace

Replay::Replay(const RuleSet& rules, const RuleLists& lists, const DocumentResult& result)
    : m_rules(rules)
    , m_lists(lists)
    , m_result(result)
    , m_evaluator(rules, lists, m_memory)
{
    m_groupPhase = static_cast<std::uint32_t>(rules.phases().size());
    for (const auto& rule : rules.rules()) {
        if (rule.on && rule.subject >= Subject::Entity) {
            m_groupPhase = std::min(m_groupPhase, rule.phase);
        }
    }
}

support::Result<std::unique_ptr<Replay>> Replay::open(const RuleSet& rules, const RuleLists& lists,
    const DocumentInput& document, const DocumentResult& result, support::Progress& progress)
{
    std::unique_ptr<Replay> replay(new Replay(rules, lists, result));
    const bool neighbours = std::any_of(
        rules.rules().begin(), rules.rules().end(), [](const Rule& rule) { return rule.reads.sameSide; });
    if (auto loaded = replay->m_memory.load(document, neighbours, progress); !loaded) {
        return support::Failure(loaded.error());
    }
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        auto& at = replay->m_at[index(side)];
        at.resize(replay->m_memory.size(side));
        for (std::uint32_t number = 0; number < at.size(); ++number) {
            at[replay->m_memory.place(side, number)] = number;
        }
    }
    replay->indexFirings();
    return replay;
}

void Replay::indexFirings()
{
    const auto& firings = m_result.firings;
    const auto build = [&](Lists& lists, std::size_t count, auto&& thingOf) {
        lists.begins.assign(count + 1, 0);
        for (const auto& firing : firings) {
            if (const auto thing = thingOf(firing); thing != nobody) {
                ++lists.begins[thing + 1];
            }
        }
        std::partial_sum(lists.begins.begin(), lists.begins.end(), lists.begins.begin());
        lists.values.resize(lists.begins.back());
        auto next = lists.begins;
        for (std::uint32_t number = 0; number < firings.size(); ++number) {
            if (const auto thing = thingOf(firings[number]); thing != nobody) {
                lists.values[next[thing]++] = number;
            }
        }
    };
    const auto subject = [this](const Firing& firing) { return m_rules.rules()[firing.rule].subject; };
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        build(m_firingsOf[index(side)], m_memory.size(side), [&](const Firing& firing) {
            const auto place = side == SideRole::Gold ? firing.gold : firing.system;
            return subject(firing) >= Subject::Entity ? nobody : place;
        });
    }
    for (const auto group : { Subject::Entity, Subject::Link }) {
        const auto& groups = group == Subject::Entity ? m_result.entities : m_result.links;
        build(m_firingsOfGroup[group == Subject::Link ? 1 : 0], groups.size(),
            [&](const Firing& firing) { return subject(firing) == group ? firing.gold : nobody; });
    }
}

std::span<const std::uint32_t> Replay::firingsOf(SideRole side, std::uint32_t place) const
{
    return m_firingsOf[index(side)].of(place);
}

std::span<const std::uint32_t> Replay::firingsOfGroup(Subject subject, std::uint32_t number) const
{
    return m_firingsOfGroup[subject == Subject::Link ? 1 : 0].of(number);
}

std::size_t Replay::endOf(std::uint32_t phase) const
{
    const auto& firings = m_result.firings;
    const auto end = std::partition_point(firings.begin(), firings.end(),
        [&](const Firing& firing) { return m_rules.rules()[firing.rule].phase <= phase; });
    return static_cast<std::size_t>(end - firings.begin());
}

void Replay::rewind()
{
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        for (std::uint32_t at = 0; at < m_memory.size(side); ++at) {
            m_memory.labels(side, at) = Labels {};
        }
    }
    m_memory.entities().clear();
    m_memory.links().clear();
    m_grouped = false;
    m_next = 0;
}

void Replay::buildGroupsBefore(std::uint32_t phase)
{
    if (!m_grouped && phase >= m_groupPhase) {
        m_memory.buildGroups(m_rules);
        m_grouped = true;
    }
}

// The state just before a firing.
void Replay::advanceTo(std::size_t firing)
{
    if (firing < m_next) {
        rewind();
    }
    for (; m_next < firing; ++m_next) {
        const auto& next = m_result.firings[m_next];
        const auto& rule = m_rules.rules()[next.rule];
        buildGroupsBefore(rule.phase);
        applyChanges(rule, m_memory, bindingOf(next), groupOf(next));
    }
    if (firing < m_result.firings.size()) {
        buildGroupsBefore(m_rules.rules()[m_result.firings[firing].rule].phase);
    }
}

Group* Replay::groupOf(const Firing& firing)
{
    switch (m_rules.rules()[firing.rule].subject) {
    case Subject::Entity:
        return &m_memory.entities()[firing.gold];
    case Subject::Link:
        return &m_memory.links()[firing.gold];
    default:
        return nullptr;
    }
}

Binding Replay::bindingOf(const Firing& firing) const
{
    Binding binding;
    const auto subject = m_rules.rules()[firing.rule].subject;
    if (subject == Subject::Entity || subject == Subject::Link) {
        binding.group = &(subject == Subject::Entity ? m_memory.entities() : m_memory.links())[firing.gold];
        return binding;
    }
    if (firing.gold != nobody) {
        binding.gold = m_at[index(SideRole::Gold)][firing.gold];
    }
    if (firing.system != nobody) {
        binding.system = m_at[index(SideRole::System)][firing.system];
    }
    return binding;
}

std::vector<HistoryStep> Replay::history(SideRole side, std::uint32_t place)
{
    std::vector<HistoryStep> steps;
    for (const auto number : firingsOf(side, place)) {
        steps.push_back(step(number));
    }
    return steps;
}

std::vector<HistoryStep> Replay::groupHistory(Subject subject, std::uint32_t number)
{
    std::vector<HistoryStep> steps;
    for (const auto firing : firingsOfGroup(subject, number)) {
        steps.push_back(step(firing));
    }
    return steps;
}

HistoryStep Replay::step(std::uint32_t number)
{
    advanceTo(number);
    const auto& firing = m_result.firings[number];
    const auto& rule = m_rules.rules()[firing.rule];
    const auto binding = bindingOf(firing);
    HistoryStep step;
    step.firing = number;
    step.conditions = shown(rule, binding, firing);
    const auto labelsOf = [&](Variable variable) -> const Labels& {
        switch (variable) {
        case Variable::System:
            return m_memory.labels(SideRole::System, binding.system);
        case Variable::Gold:
            return m_memory.labels(SideRole::Gold, binding.gold);
        default:
            return binding.group->labels;
        }
    };
    for (std::size_t at = 0; at < rule.changes.size(); ++at) {
        const auto& change = rule.changes[at];
        if ((firing.changed & (1U << at)) == 0) {
            continue;
        }
        if (change.kind == Change::Kind::Match) {
            step.changes.push_back({ Variable::System, "matched", "false", "true" });
            step.changes.push_back({ Variable::Gold, "matched", "false", "true" });
            continue;
        }
        step.changes.push_back({ change.variable, std::string(name(change.field)),
            fieldText(m_rules, labelsOf(change.variable), change),
            change.kind == Change::Kind::SetTruth ? truthText(change.truth) : quoted(change.value) });
    }
    return step;
}

std::vector<Candidate> Replay::whyNot(std::uint32_t number, SideRole side, std::uint32_t place)
{
    const auto& rule = m_rules.rules()[number];
    const auto at = m_at[index(side)][place];
    std::vector<Firing> tuples;
    switch (rule.subject) {
    case Subject::System:
    case Subject::Gold:
        if ((rule.subject == Subject::Gold) == (side == SideRole::Gold)) {
            auto& tuple = tuples.emplace_back();
            (side == SideRole::Gold ? tuple.gold : tuple.system) = place;
        }
        break;
    case Subject::Pair:
    case Subject::Match: {
        const auto own = m_memory.pairsOf(side, at);
        std::vector<std::uint32_t> pairs(own.begin(), own.end());
        for (const auto pair : pairs) {
            (void)m_memory.settle(pair);
        }
        std::sort(pairs.begin(), pairs.end(),
            [this](std::uint32_t a, std::uint32_t b) { return m_memory.position(a) < m_memory.position(b); });
        for (const auto pair : pairs) {
            const auto [gold, system] = m_memory.pairs()[pair].members;
            auto& tuple = tuples.emplace_back();
            tuple.gold = m_memory.place(SideRole::Gold, gold);
            tuple.system = m_memory.place(SideRole::System, system);
        }
        break;
    }
    default:
        break;
    }
    return candidates(number, tuples, rule.phase);
}

std::vector<Candidate> Replay::groupWhyNot(std::uint32_t number, std::uint32_t group)
{
    const auto& rule = m_rules.rules()[number];
    const bool links = rule.subject == Subject::Link;
    if (rule.subject < Subject::Entity || group >= (links ? m_result.links : m_result.entities).size()) {
        return {};
    }
    Firing tuple;
    tuple.gold = group;
    // A rule that is off may stand in a phase before there were groups.
    return candidates(number, { tuple }, std::max(rule.phase, m_groupPhase));
}

// Each as it was just before the rule fired for it, or at the end of the phase.
std::vector<Candidate> Replay::candidates(
    std::uint32_t number, const std::vector<Firing>& tuples, std::uint32_t phase)
{
    const auto& rule = m_rules.rules()[number];
    const bool group = rule.subject >= Subject::Entity;
    std::vector<Candidate> result(tuples.size());
    std::vector<std::uint32_t> order; // of those that fired, so that the replay goes forward
    for (std::uint32_t at = 0; at < tuples.size(); ++at) {
        const auto& tuple = tuples[at];
        result[at].gold = tuple.gold;
        result[at].system = tuple.system;
        const auto own = group     ? firingsOfGroup(rule.subject, tuple.gold)
            : tuple.gold != nobody ? firingsOf(SideRole::Gold, tuple.gold)
                                   : firingsOf(SideRole::System, tuple.system);
        const auto fired = std::find_if(own.begin(), own.end(), [&](std::uint32_t firing) {
            return m_result.firings[firing].rule == number && m_result.firings[firing].system == tuple.system;
        });
        if (fired != own.end()) {
            result[at].fired = *fired;
            order.push_back(at);
        }
    }
    const auto show = [&](std::uint32_t at) {
        auto tuple = tuples[at];
        tuple.rule = static_cast<std::uint16_t>(number);
        result[at].conditions = shown(rule, bindingOf(tuple), tuple);
    };
    std::sort(order.begin(), order.end(),
        [&](std::uint32_t a, std::uint32_t b) { return *result[a].fired < *result[b].fired; });
    for (const auto at : order) {
        advanceTo(*result[at].fired);
        show(at);
    }
    if (order.size() < tuples.size()) {
        advanceTo(endOf(phase));
        if (group) {
            buildGroupsBefore(phase);
        }
        for (std::uint32_t at = 0; at < tuples.size(); ++at) {
            if (!result[at].fired) {
                show(at);
            }
        }
    }
    return result;
}

// The tuples of a subject that hold any of these, by their places.
std::vector<Firing> Replay::tuplesOf(Subject subject, const Around& around) const
{
    std::vector<Firing> tuples;
    const auto add = [&](std::uint32_t gold, std::uint32_t system) {
        auto& tuple = tuples.emplace_back();
        tuple.gold = gold;
        tuple.system = system;
    };
    switch (subject) {
    case Subject::System:
    case Subject::Gold:
        for (const auto place : around.annotations[subject == Subject::Gold ? 0 : 1]) {
            add(subject == Subject::Gold ? place : nobody, subject == Subject::Gold ? nobody : place);
        }
        return tuples;
    case Subject::Entity:
    case Subject::Link:
        for (const auto number : subject == Subject::Entity ? around.entities : around.links) {
            add(number, nobody);
        }
        return tuples;
    default:
        break;
    }
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        for (const auto place : around.annotations[index(side)]) {
            for (const auto pair : m_memory.pairsOf(side, m_at[index(side)][place])) {
                const auto [gold, system] = m_memory.pairs()[pair].members;
                add(m_memory.place(SideRole::Gold, gold), m_memory.place(SideRole::System, system));
            }
        }
    }
    const auto before = [](const Firing& a, const Firing& b) {
        return std::tie(a.gold, a.system) < std::tie(b.gold, b.system);
    };
    std::sort(tuples.begin(), tuples.end(), before);
    tuples.erase(std::unique(tuples.begin(), tuples.end()), tuples.end());
    return tuples;
}

// Does exactly one of the conditions that shown() gives not hold?
bool Replay::oneShort(const Rule& rule, const Binding& binding)
{
    std::uint32_t missing = 0;
    if (rule.matches && !m_evaluator.unmatched(binding)) {
        ++missing;
    }
    if (rule.subject == Subject::Match
        && m_memory.labels(SideRole::System, binding.system).partner != binding.gold) {
        ++missing;
    }
    for (auto condition = rule.conditions.begin(); condition != rule.conditions.end() && missing < 2;
         ++condition) {
        missing += m_evaluator.holds(condition->expression, binding) ? 0U : 1U;
    }
    m_evaluator.forget();
    return missing == 1;
}

support::Result<TestedTuples> Replay::firedOrNearly(
    const Around& around, std::size_t most, const support::Progress& progress)
{
    constexpr std::uint32_t cancelInterval = 256;
    TestedTuples tested;
    auto& result = tested.tuples;
    std::array<std::vector<Firing>, subjectCount> tuples;
    for (std::size_t subject = 0; subject < subjectCount; ++subject) {
        tuples[subject] = tuplesOf(static_cast<Subject>(subject), around);
    }
    const auto before = [](const Firing& a, const Firing& b) {
        return std::tie(a.rule, a.gold, a.system) < std::tie(b.rule, b.gold, b.system);
    };
    std::uint32_t steps = 0;
    const auto stopped = [&] { return ++steps % cancelInterval == 0 && progress.cancelled(); };
    rewind();
    for (std::uint32_t phase = 0; phase < m_rules.phases().size(); ++phase) {
        const auto& agenda = m_rules.agenda(phase);
        const auto first = result.size();
        const auto end = endOf(phase);
        std::vector<Firing> fired;
        for (auto number = m_next; number < end; ++number) {
            const auto& firing = m_result.firings[number];
            const auto& rule = m_rules.rules()[firing.rule];
            const auto& own = tuples[static_cast<std::size_t>(rule.subject)];
            auto tuple = firing;
            tuple.rule = 0;
            if (!std::binary_search(own.begin(), own.end(), tuple, before)) {
                continue;
            }
            if (stopped()) {
                return support::failure(support::ErrorCode::Cancelled, "cancelled");
            }
            fired.push_back(firing);
            if (result.size() >= most) {
                ++tested.left;
                continue;
            }
            advanceTo(number);
            TestedTuple& one = result.emplace_back();
            one.rule = firing.rule;
            one.candidate.gold = firing.gold;
            one.candidate.system = firing.system;
            one.candidate.fired = static_cast<std::uint32_t>(number);
            one.candidate.conditions = shown(rule, bindingOf(firing), firing);
        }
        std::sort(fired.begin(), fired.end(), before);
        advanceTo(end);
        buildGroupsBefore(phase);
        for (const auto number : agenda) {
            const auto& rule = m_rules.rules()[number];
            for (auto tuple : tuples[static_cast<std::size_t>(rule.subject)]) {
                tuple.rule = static_cast<std::uint16_t>(number);
                if (stopped()) {
                    return support::failure(support::ErrorCode::Cancelled, "cancelled");
                }
                const auto binding = bindingOf(tuple);
                if (std::binary_search(fired.begin(), fired.end(), tuple, before)
                    || !oneShort(rule, binding)) {
                    continue;
                }
                if (result.size() >= most) {
                    ++tested.left;
                    continue;
                }
                TestedTuple& one = result.emplace_back();
                one.rule = number;
                one.candidate.gold = tuple.gold;
                one.candidate.system = tuple.system;
                one.candidate.conditions = shown(rule, binding, tuple);
            }
        }
        std::vector<std::uint32_t> rank(m_rules.rules().size());
        for (std::uint32_t at = 0; at < agenda.size(); ++at) {
            rank[agenda[at]] = at;
        }
        std::sort(result.begin() + static_cast<std::ptrdiff_t>(first), result.end(),
            [&](const TestedTuple& a, const TestedTuple& b) {
                return std::tie(rank[a.rule], a.candidate.gold, a.candidate.system)
                    < std::tie(rank[b.rule], b.candidate.gold, b.candidate.system);
            });
    }
    return tested;
}

} // namespace touchstone::rules
