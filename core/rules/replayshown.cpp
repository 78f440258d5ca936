// SPDX-License-Identifier: GPL-3.0-or-later
// Replay: conditions with the values that they have at the moment, and who changed these.
#include "core/rules/replay.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchstone::rules {

namespace {

using Kind = Expression::Kind;

std::string truthText(bool truth) { return truth ? "true" : "false"; }

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
