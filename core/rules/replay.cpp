// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/replay.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchstone::rules {

namespace {

using Kind = Expression::Kind;

std::string truthText(bool truth) { return truth ? "true" : "false"; }

bool sameTuple(const Firing& a, const Firing& b, bool groups)
{
    if (groups) {
        return a.gold == b.gold;
    }
    return (a.gold != nobody && a.gold == b.gold) || (a.system != nobody && a.system == b.system);
}

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

// Does the expression read this field of this variable (the own annotations of a tuple only)?
bool reads(const Expression& expression, Variable variable, Field field)
{
    const bool own = (expression.kind == Kind::Field || expression.kind == Kind::IsSymbol)
        && expression.variable == variable && expression.field == field;
    return own
        || std::any_of(expression.children.begin(), expression.children.end(),
            [&](const Expression& child) { return reads(child, variable, field); });
}

} // namespace

Replay::Replay(const RuleSet& rules, const RuleLists& lists, const DocumentResult& result)
    : m_rules(rules)
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
    if (auto loaded = replay->m_memory.load(document, true, progress); !loaded) {
        return support::Failure(loaded.error());
    }
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        auto& at = replay->m_at[index(side)];
        at.resize(replay->m_memory.size(side));
        for (std::uint32_t number = 0; number < at.size(); ++number) {
            at[replay->m_memory.place(side, number)] = number;
        }
    }
    return replay;
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
    for (std::uint32_t number = 0; number < m_result.firings.size(); ++number) {
        const auto& firing = m_result.firings[number];
        const bool group = m_rules.rules()[firing.rule].subject >= Subject::Entity;
        if (!group && (side == SideRole::Gold ? firing.gold : firing.system) == place) {
            steps.push_back(step(number));
        }
    }
    return steps;
}

std::vector<HistoryStep> Replay::groupHistory(Subject subject, std::uint32_t number)
{
    std::vector<HistoryStep> steps;
    for (std::uint32_t at = 0; at < m_result.firings.size(); ++at) {
        const auto& firing = m_result.firings[at];
        if (m_rules.rules()[firing.rule].subject == subject && firing.gold == number) {
            steps.push_back(step(at));
        }
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
    const auto& firings = m_result.firings;
    const auto end = std::find_if(firings.begin(), firings.end(),
        [&](const Firing& firing) { return m_rules.rules()[firing.rule].phase > rule.phase; });
    advanceTo(static_cast<std::size_t>(end - firings.begin()));
    std::vector<Candidate> candidates;
    for (auto& tuple : tuples) {
        tuple.rule = static_cast<std::uint16_t>(number);
        Candidate candidate;
        candidate.gold = tuple.gold;
        candidate.system = tuple.system;
        const auto fired = std::find_if(firings.begin(), end, [&](const Firing& firing) {
            return firing.rule == number && firing.gold == tuple.gold && firing.system == tuple.system;
        });
        if (fired != end) {
            candidate.fired = static_cast<std::uint32_t>(fired - firings.begin());
            advanceTo(*candidate.fired);
            candidate.conditions = shown(rule, bindingOf(tuple), tuple);
            advanceTo(static_cast<std::size_t>(end - firings.begin()));
        } else {
            candidate.conditions = shown(rule, bindingOf(tuple), tuple);
        }
        candidates.push_back(std::move(candidate));
    }
    return candidates;
}

std::vector<ShownCondition> Replay::shown(const Rule& rule, const Binding& binding, const Firing& tuple)
{
    std::vector<ShownCondition> result;
    const auto partnerOf = [&](SideRole side, std::uint32_t at) {
        const auto partner = m_memory.labels(side, at).partner;
        return partner == nobody ? std::string("none") : quoted(m_memory.input(otherSide(side), partner).id);
    };
    if (rule.matches) {
        ShownCondition condition;
        condition.text = "neither side has a partner";
        condition.holds = m_evaluator.unmatched(binding);
        condition.terms = { { "partner of system", partnerOf(SideRole::System, binding.system) },
            { "partner of gold", partnerOf(SideRole::Gold, binding.gold) } };
        if (!condition.holds) {
            condition.since = lastChange(nullptr, tuple);
        }
        result.push_back(std::move(condition));
    }
    if (rule.subject == Subject::Match) {
        ShownCondition condition;
        condition.text = "the two were matched";
        condition.holds = m_memory.labels(SideRole::System, binding.system).partner == binding.gold;
        condition.terms = { { "partner of system", partnerOf(SideRole::System, binding.system) },
            { "partner of gold", partnerOf(SideRole::Gold, binding.gold) } };
        if (!condition.holds) {
            condition.since = lastChange(nullptr, tuple);
        }
        result.push_back(std::move(condition));
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
        const bool known = std::any_of(
            terms.begin(), terms.end(), [&](const ShownTerm& other) { return other.text == term.text; });
        if (!known) {
            term.value = valueOf(expression, binding);
            terms.push_back(std::move(term));
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
    const auto groups = m_rules.rules()[tuple.rule].subject >= Subject::Entity;
    for (auto number = m_next; number > 0; --number) {
        const auto& firing = m_result.firings[number - 1];
        const auto& rule = m_rules.rules()[firing.rule];
        const bool ofGroup = rule.subject >= Subject::Entity;
        if (ofGroup != groups || (groups && rule.subject != m_rules.rules()[tuple.rule].subject)
            || !sameTuple(firing, tuple, groups)) {
            continue;
        }
        for (std::size_t at = 0; at < rule.changes.size(); ++at) {
            const auto& change = rule.changes[at];
            if ((firing.changed & (1U << at)) == 0) {
                continue;
            }
            const bool system = firing.system != nobody && firing.system == tuple.system;
            const bool gold = firing.gold != nobody && firing.gold == tuple.gold;
            if (change.kind == Change::Kind::Match) {
                if (expression == nullptr || (system && reads(*expression, Variable::System, Field::Matched))
                    || (gold && reads(*expression, Variable::Gold, Field::Matched))) {
                    return static_cast<std::uint32_t>(number - 1);
                }
                continue;
            }
            const bool own = groups || (change.variable == Variable::System ? system : gold);
            if (expression != nullptr && own && reads(*expression, change.variable, change.field)) {
                return static_cast<std::uint32_t>(number - 1);
            }
        }
    }
    return std::nullopt;
}

} // namespace touchstone::rules
