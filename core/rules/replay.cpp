// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/replay.h"

#include "core/support/numbers.h"

#include <cmath>
#include <tuple>

namespace touchstone::rules {

namespace {

using Kind = Expression::Kind;

std::string truthText(bool truth) { return truth ? "true" : "false"; }

std::string fieldText(const RuleSet& rules, const Labels& labels, const Change& change)
{
    return change.kind == Change::Kind::SetTruth ? truthText(labels.*truthMember(change.field))
                                                 : quoted(rules.symbol(labels.*textMember(change.field)));
}

// An object and no function, so that sorting inlines it.
constexpr auto tupleBefore = [](const Firing& a, const Firing& b) {
    return std::tie(a.rule, a.gold, a.system) < std::tie(b.rule, b.gold, b.system);
};

// Does the expression read this field of this variable (the own annotations of a tuple only)?
bool reads(const Expression& expression, Variable variable, Field field)
{
    const bool own = (expression.kind == Kind::Field || expression.kind == Kind::IsSymbol)
        && expression.variable == variable && expression.field == field;
    return own || std::ranges::any_of(expression.children, [&](const Expression& child) {
        return reads(child, variable, field);
    });
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
    const bool neighbours
        = std::ranges::any_of(rules.rules(), [](const Rule& rule) { return rule.reads.sameSide; });
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
    const auto build = [&](std::size_t count, auto&& thingOf) {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> entries;
        for (std::uint32_t number = 0; number < firings.size(); ++number) {
            if (const auto thing = thingOf(firings[number]); thing != nobody) {
                entries.emplace_back(thing, number);
            }
        }
        return listsOf(static_cast<std::uint32_t>(count), entries);
    };
    const auto subject = [this](const Firing& firing) { return m_rules.rules()[firing.rule].subject; };
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        m_firingsOf[index(side)] = build(m_memory.size(side), [&](const Firing& firing) {
            const auto place = side == SideRole::Gold ? firing.gold : firing.system;
            return subject(firing) >= Subject::Entity ? nobody : place;
        });
    }
    for (const auto group : { Subject::Entity, Subject::Link }) {
        m_firingsOfGroup[group == Subject::Link ? 1 : 0] = build(m_result.groups(group).size(),
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
    m_memory.groups(Subject::Entity).clear();
    m_memory.groups(Subject::Link).clear();
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
        applyChanges(rule, m_memory, bindingOf(next));
    }
    if (firing < m_result.firings.size()) {
        buildGroupsBefore(m_rules.rules()[m_result.firings[firing].rule].phase);
    }
}

Binding Replay::bindingOf(const Firing& firing)
{
    Binding binding;
    const auto subject = m_rules.rules()[firing.rule].subject;
    if (subject >= Subject::Entity) {
        binding.group = &m_memory.groups(subject)[firing.gold];
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
    return stepsOf(firingsOf(side, place));
}

std::vector<HistoryStep> Replay::groupHistory(Subject subject, std::uint32_t number)
{
    return stepsOf(firingsOfGroup(subject, number));
}

std::vector<HistoryStep> Replay::stepsOf(std::span<const std::uint32_t> firings)
{
    std::vector<HistoryStep> steps;
    for (const auto firing : firings) {
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
            fieldText(m_rules, changedLabels(change, m_memory, binding), change),
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
            const bool gold = side == SideRole::Gold;
            tuples.push_back({ gold ? place : nobody, gold ? nobody : place });
        }
        break;
    case Subject::Pair:
    case Subject::Match: {
        const auto own = m_memory.pairsOf(side, at);
        std::vector<std::uint32_t> pairs(own.begin(), own.end());
        for (const auto pair : pairs) {
            (void)m_memory.settle(pair);
        }
        std::ranges::sort(pairs,
            [this](std::uint32_t a, std::uint32_t b) { return m_memory.position(a) < m_memory.position(b); });
        for (const auto pair : pairs) {
            tuples.push_back(tupleOf(pair));
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
    if (rule.subject < Subject::Entity || group >= m_result.groups(rule.subject).size()) {
        return {};
    }
    // A rule that is off may stand in a phase before there were groups.
    return candidates(number, { Firing { group, nobody } }, std::max(rule.phase, m_groupPhase));
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
        const auto fired = std::ranges::find_if(own, [&](std::uint32_t firing) {
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
    std::ranges::sort(
        order, [&](std::uint32_t a, std::uint32_t b) { return *result[a].fired < *result[b].fired; });
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

Firing Replay::tupleOf(std::uint32_t pair) const
{
    const auto [gold, system] = m_memory.pairs()[pair].members;
    return { m_memory.place(SideRole::Gold, gold), m_memory.place(SideRole::System, system) };
}

// The tuples of a subject that hold any of these, by their places.
std::vector<Firing> Replay::tuplesOf(Subject subject, const Around& around) const
{
    std::vector<Firing> tuples;
    if (subject >= Subject::Entity) {
        for (const auto number : subject == Subject::Entity ? around.entities : around.links) {
            tuples.push_back({ number, nobody });
        }
        return tuples;
    }
    if (subject == Subject::System || subject == Subject::Gold) {
        const bool gold = subject == Subject::Gold;
        for (const auto place : around.annotations[gold ? 0 : 1]) {
            tuples.push_back({ gold ? place : nobody, gold ? nobody : place });
        }
        return tuples;
    }
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        for (const auto place : around.annotations[index(side)]) {
            for (const auto pair : m_memory.pairsOf(side, m_at[index(side)][place])) {
                tuples.push_back(tupleOf(pair));
            }
        }
    }
    std::ranges::sort(tuples, tupleBefore);
    tuples.erase(std::unique(tuples.begin(), tuples.end()), tuples.end());
    return tuples;
}

bool Replay::matched(const Binding& binding) const
{
    return m_memory.labels(SideRole::System, binding.system).partner == binding.gold;
}

// Does exactly one of the conditions that shown() gives not hold?
bool Replay::oneShort(const Rule& rule, const Binding& binding)
{
    std::uint32_t missing = rule.matches && !m_evaluator.unmatched(binding) ? 1U : 0U;
    missing += rule.subject == Subject::Match && !matched(binding) ? 1U : 0U;
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
    std::uint32_t steps = 0;
    const auto stopped = [&] { return ++steps % cancelInterval == 0 && progress.cancelled(); };
    const auto add = [&](const Firing& tuple, std::optional<std::uint32_t> fired) {
        if (result.size() >= most) {
            ++tested.left;
            return;
        }
        if (fired) {
            advanceTo(*fired);
        }
        result.push_back({ tuple.rule,
            { tuple.gold, tuple.system, shown(m_rules.rules()[tuple.rule], bindingOf(tuple), tuple),
                fired } });
    };
    rewind();
    for (std::uint32_t phase = 0; phase < m_rules.phases().size(); ++phase) {
        const auto& agenda = m_rules.agenda(phase);
        const auto first = result.size();
        const auto end = endOf(phase);
        std::vector<Firing> fired;
        for (auto number = m_next; number < end; ++number) {
            const auto& firing = m_result.firings[number];
            const auto& own = tuples[static_cast<std::size_t>(m_rules.rules()[firing.rule].subject)];
            auto tuple = firing;
            tuple.rule = 0;
            if (!std::binary_search(own.begin(), own.end(), tuple, tupleBefore)) {
                continue;
            }
            if (stopped()) {
                return support::failure(support::ErrorCode::Cancelled, support::said("cancelled"));
            }
            fired.push_back(firing);
            add(firing, static_cast<std::uint32_t>(number));
        }
        std::ranges::sort(fired, tupleBefore);
        advanceTo(end);
        buildGroupsBefore(phase);
        for (const auto number : agenda) {
            const auto& rule = m_rules.rules()[number];
            for (auto tuple : tuples[static_cast<std::size_t>(rule.subject)]) {
                tuple.rule = static_cast<std::uint16_t>(number);
                if (stopped()) {
                    return support::failure(support::ErrorCode::Cancelled, support::said("cancelled"));
                }
                if (!std::binary_search(fired.begin(), fired.end(), tuple, tupleBefore)
                    && oneShort(rule, bindingOf(tuple))) {
                    add(tuple, std::nullopt);
                }
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

std::vector<ShownCondition> Replay::shown(const Rule& rule, const Binding& binding, const Firing& tuple)
{
    std::vector<ShownCondition> result;
    const auto partnerOf = [&](SideRole side, std::uint32_t at) {
        const auto partner = m_memory.labels(side, at).partner;
        if (partner == nobody) {
            return std::string("none");
        }
        const auto& input = m_memory.input(otherSide(side), partner);
        return !input.id.empty() ? quoted(input.id)
                                 : quoted(input.text) + " at " + std::to_string(input.span.begin) + "-"
                + std::to_string(input.span.end);
    };
    const auto partners = [&](const char* text, bool holds) {
        result.push_back({ text, 0, holds,
            { { "partner of system", partnerOf(SideRole::System, binding.system) },
                { "partner of gold", partnerOf(SideRole::Gold, binding.gold) } },
            holds ? std::nullopt : lastChange(nullptr, tuple) });
    };
    if (rule.matches) {
        partners("neither side has a partner", m_evaluator.unmatched(binding));
    }
    if (rule.subject == Subject::Match) {
        partners("the two were matched", matched(binding));
    }
    for (const auto& own : rule.conditions) {
        ShownCondition condition;
        condition.text = own.text;
        condition.line = own.line;
        condition.holds = m_evaluator.holds(own.expression, binding);
        addTerms(own.expression, own, binding, condition.terms);
        if (!condition.holds) {
            condition.since = lastChange(&own.expression, tuple);
        }
        result.push_back(std::move(condition));
    }
    m_evaluator.forget();
    return result;
}

// The leaves: fields, and calls with a value worth showing; what stands inside exists and no has many values.
void Replay::addTerms(const Expression& expression, const Condition& condition, const Binding& binding,
    std::vector<ShownTerm>& terms)
{
    switch (expression.kind) {
    case Kind::Exists:
    case Kind::No:
        terms.push_back({ condition.text.substr(expression.begin, expression.end - expression.begin),
            truthText(m_evaluator.holds(expression, binding)) });
        return;
    case Kind::Field:
    case Kind::IsSymbol:
    case Kind::Call: {
        ShownTerm term;
        if (expression.kind == Kind::Call) {
            term.text = condition.text.substr(expression.begin, expression.end - expression.begin);
        } else {
            term.text = std::string(name(expression.variable)) + "." + std::string(name(expression.field));
        }
        const bool known
            = std::ranges::any_of(terms, [&](const ShownTerm& other) { return other.text == term.text; });
        if (!known) {
            term.value = valueOf(expression, binding);
            terms.push_back(std::move(term));
            if (expression.kind == Kind::Call && expression.function == Function::Fuzzy) {
                // What it compares: the words alone do not tell how near it was.
                auto similarity = expression;
                similarity.function = Function::Similarity;
                similarity.type = Type::Number;
                const auto label = m_evaluator.text(expression.children[2], binding);
                terms.push_back({ "similarity", valueOf(similarity, binding) });
                terms.push_back({ "threshold",
                    support::shortest(static_cast<double>(m_lists.threshold(label))
                        / static_cast<double>(RuleLists::thresholdUnit)) });
            }
        }
        break;
    }
    default:
        break;
    }
    for (const auto& child : expression.children) {
        addTerms(child, condition, binding, terms);
    }
}

std::string Replay::valueOf(const Expression& expression, const Binding& binding)
{
    if (expression.kind == Kind::IsSymbol) {
        Expression field = expression;
        field.kind = Kind::Field;
        field.type = Type::Text;
        return quoted(m_evaluator.text(field, binding));
    }
    switch (expression.type) {
    case Type::Text:
        return quoted(m_evaluator.text(expression, binding));
    case Type::Number: {
        const auto number = m_evaluator.number(expression, binding);
        return std::isnan(number) ? "unknown" : support::shortest(number);
    }
    case Type::List: {
        std::string text;
        for (const auto& entry : m_evaluator.list(expression, binding)) {
            text += (text.empty() ? "" : ", ") + quoted(entry);
        }
        return "[" + text + "]";
    }
    default:
        return truthText(m_evaluator.holds(expression, binding));
    }
}

// The last firing so far that changed something that the expression reads (null: who has a partner).
std::optional<std::uint32_t> Replay::lastChange(const Expression* expression, const Firing& tuple) const
{
    const auto subject = m_rules.rules()[tuple.rule].subject;
    const bool group = subject >= Subject::Entity;
    std::optional<std::uint32_t> last;
    const auto look = [&](std::span<const std::uint32_t> firings) {
        auto at = std::lower_bound(firings.begin(), firings.end(), m_next);
        while (at != firings.begin() && (!last || *(at - 1) > *last)) {
            --at;
            if (changed(m_result.firings[*at], expression, tuple, group)) {
                last = *at;
                return;
            }
        }
    };
    if (group) {
        look(firingsOfGroup(subject, tuple.gold));
        return last;
    }
    if (tuple.gold != nobody) {
        look(firingsOf(SideRole::Gold, tuple.gold));
    }
    if (tuple.system != nobody) {
        look(firingsOf(SideRole::System, tuple.system));
    }
    return last;
}

bool Replay::changed(
    const Firing& firing, const Expression* expression, const Firing& tuple, bool group) const
{
    const auto& rule = m_rules.rules()[firing.rule];
    const bool system = firing.system != nobody && firing.system == tuple.system;
    const bool gold = firing.gold != nobody && firing.gold == tuple.gold;
    for (std::size_t at = 0; at < rule.changes.size(); ++at) {
        const auto& change = rule.changes[at];
        if ((firing.changed & (1U << at)) == 0) {
            continue;
        }
        if (change.kind == Change::Kind::Match) {
            if (expression == nullptr || (system && reads(*expression, Variable::System, Field::Matched))
                || (gold && reads(*expression, Variable::Gold, Field::Matched))) {
                return true;
            }
            continue;
        }
        const bool own = group || (change.variable == Variable::System ? system : gold);
        if (expression != nullptr && own && reads(*expression, change.variable, change.field)) {
            return true;
        }
    }
    return false;
}

} // namespace touchstone::rules
