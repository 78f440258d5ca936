// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/evaluator.h"

#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <cmath>

namespace touchstone::rules {

using Kind = Expression::Kind;

Evaluator::Annotation Evaluator::annotation(Variable variable, const Binding& binding)
{
    return variable == Variable::Gold ? Annotation { SideRole::Gold, binding.gold }
        : variable == Variable::Other ? Annotation { binding.otherSide, binding.other }
                                      : Annotation { SideRole::System, binding.system };
}

const AnnotationInput& Evaluator::input(Variable variable, const Binding& binding) const
{
    const auto [side, at] = annotation(variable, binding);
    return m_memory.input(side, at);
}

const Labels& Evaluator::labels(Variable variable, const Binding& binding) const
{
    if (variable == Variable::Entity || variable == Variable::Link) {
        return binding.itsGroup().labels;
    }
    const auto [side, at] = annotation(variable, binding);
    return m_memory.labels(side, at);
}

Symbol Evaluator::symbol(const Expression& field, const Binding& binding) const
{
    return labels(field.variable, binding).*textMember(field.field);
}

bool Evaluator::unmatched(const Binding& binding) const
{
    return m_memory.labels(SideRole::System, binding.system).partner == nobody
        && m_memory.labels(SideRole::Gold, binding.gold).partner == nobody;
}

bool Evaluator::holds(const Rule& rule, const Binding& binding)
{
    if (rule.matches && !unmatched(binding)) {
        return false;
    }
    return std::ranges::all_of(
        rule.conditions, [&](const Condition& condition) { return holds(condition.expression, binding); });
}

bool Evaluator::holds(const Expression& expression, const Binding& binding)
{
    const auto each = [&](const Expression& child) { return holds(child, binding); };
    const auto& children = expression.children;
    switch (expression.kind) {
    case Kind::IsSymbol:
        return (symbol(expression, binding) == expression.symbol) == expression.truth;
    case Kind::And:
        return std::ranges::all_of(children, each);
    case Kind::Or:
        return std::ranges::any_of(children, each);
    case Kind::Not:
        return !holds(children.front(), binding);
    case Kind::Compare:
        return compared(expression, binding);
    case Kind::In:
        return contained(expression, binding);
    case Kind::NotIn:
        return !contained(expression, binding);
    case Kind::Exists:
        return existing(expression, binding);
    case Kind::No:
        return !existing(expression, binding);
    case Kind::Field:
        return truthField(expression, binding);
    case Kind::Call:
        return truthCall(expression, binding);
    default:
        return expression.truth;
    }
}

bool Evaluator::compared(const Expression& expression, const Binding& binding)
{
    const auto& left = expression.children[0];
    const auto& right = expression.children[1];
    const bool equal = expression.comparison == Comparison::Equal;
    if (left.type == Type::Text) {
        if (left.kind == Kind::Field && right.kind == Kind::Field && left.field == Field::Type
            && right.field == Field::Type && left.variable != Variable::Entity) {
            const auto a = annotation(left.variable, binding);
            const auto b = annotation(right.variable, binding);
            return (m_memory.type(a.side, a.at) == m_memory.type(b.side, b.at)) == equal;
        }
        return (text(left, binding) == text(right, binding)) == equal;
    }
    if (left.type == Type::Truth) {
        return (holds(left, binding) == holds(right, binding)) == equal;
    }
    const auto a = number(left, binding);
    const auto b = number(right, binding);
    if (std::isnan(a) || std::isnan(b)) {
        return false;
    }
    const auto comparison = expression.comparison;
    return comparison == Comparison::Equal  ? a == b
        : comparison == Comparison::Unequal ? a != b
        : comparison == Comparison::Less    ? a < b
        : comparison == Comparison::AtMost  ? a <= b
        : comparison == Comparison::Greater ? a > b
                                            : a >= b;
}

bool Evaluator::contained(const Expression& expression, const Binding& binding)
{
    const auto& needle = expression.children[0];
    const auto rest = std::span(expression.children).subspan(1);
    if (needle.type == Type::Number) {
        const auto value = number(needle, binding);
        return std::ranges::any_of(rest, [&](const Expression& item) { return item.number == value; });
    }
    const auto value = text(needle, binding);
    if (rest.size() == 1 && rest.front().type == Type::List) {
        const auto ids = list(rest.front(), binding);
        return std::ranges::find(ids, value) != ids.end();
    }
    return std::ranges::any_of(rest, [&](const Expression& item) { return item.text == value; });
}

bool Evaluator::existing(const Expression& expression, const Binding& binding)
{
    const auto& condition = expression.children.front();
    Binding bound = binding;
    const auto own = binding.system != nobody ? SideRole::System : SideRole::Gold;
    const auto at = own == SideRole::System ? binding.system : binding.gold;
    if (expression.variable == Variable::Other) {
        bound.otherSide = own;
        for (const auto neighbour : m_memory.neighbours(own, at)) {
            bound.other = neighbour;
            if (holds(condition, bound)) {
                return true;
            }
        }
        return false;
    }
    const auto across = otherSide(own);
    for (const auto pair : m_memory.pairsOf(own, at)) {
        (across == SideRole::Gold ? bound.gold : bound.system)
            = m_memory.pairs()[pair].members[index(across)];
        if (holds(condition, bound)) {
            return true;
        }
    }
    return false;
}

bool Evaluator::truthField(const Expression& expression, const Binding& binding) const
{
    switch (expression.field) {
    case Field::Low:
    case Field::LowResolution:
        return labels(expression.variable, binding).*truthMember(expression.field);
    case Field::Matched:
        return labels(expression.variable, binding).partner != nobody;
    case Field::IdUncertain:
        return input(expression.variable, binding).idUncertain;
    default:
        return binding.itsGroup().sameText;
    }
}

bool Evaluator::truthCall(const Expression& expression, const Binding& binding)
{
    const auto& arguments = expression.children;
    switch (expression.function) {
    case Function::SameExtent:
        return sameExtent(input(arguments[0].variable, binding), input(arguments[1].variable, binding));
    case Function::Overlaps:
        return sharedLength(input(arguments[0].variable, binding), input(arguments[1].variable, binding)) > 0;
    case Function::IdsMatch: {
        const auto a = annotation(arguments[0].variable, binding);
        const auto b = annotation(arguments[1].variable, binding);
        return m_memory.idsMatch(a.side, a.at, b.side, b.at);
    }
    case Function::IsA:
        return m_lists.isA(text(arguments[0], binding), text(arguments[1], binding));
    case Function::Fuzzy:
        return similarity(expression, binding).reaches(m_lists.threshold(text(arguments[2], binding)));
    case Function::Contains:
        return text(arguments[0], binding).find(text(arguments[1], binding)) != std::string_view::npos;
    case Function::StartsWith:
        return text(arguments[0], binding).starts_with(text(arguments[1], binding));
    case Function::EndsWith:
        return text(arguments[0], binding).ends_with(text(arguments[1], binding));
    case Function::StopWord:
        return m_lists.stopWord(normal(arguments[0], binding), text(arguments[1], binding));
    default:
        return !std::isnan(number(arguments[0], binding)); // known
    }
}

double Evaluator::number(const Expression& expression, const Binding& binding)
{
    if (expression.kind == Kind::NumberLiteral) {
        return expression.number;
    }
    if (expression.kind == Kind::Field) {
        return numberField(expression, binding);
    }
    const auto& arguments = expression.children;
    switch (expression.function) {
    case Function::Overlap: {
        const auto& a = input(arguments[0].variable, binding);
        const auto& b = input(arguments[1].variable, binding);
        const auto shared = sharedLength(a, b);
        const auto united = extentOf(a) + extentOf(b) - shared;
        return united == 0 ? 0 : static_cast<double>(shared) / united;
    }
    case Function::Similarity:
        return similarity(expression, binding).value();
    case Function::Length:
        return static_cast<double>(text::codePointCount(text(arguments[0], binding)));
    default:
        return static_cast<double>(list(arguments[0], binding).size()); // count
    }
}

double Evaluator::numberField(const Expression& expression, const Binding& binding) const
{
    const auto field = expression.field;
    if (expression.variable != Variable::Entity && expression.variable != Variable::Link) {
        const auto& own = input(expression.variable, binding);
        return field == Field::Begin ? own.span.begin
            : field == Field::End    ? own.span.end
            : field == Field::Score  ? own.score
                                     : own.noise;
    }
    const auto& group = binding.itsGroup();
    const auto count = field == Field::GoldMentions ? group.gold.size()
        : field == Field::SystemMentions            ? group.system.size()
        : field == Field::Exact                     ? group.exact
        : field == Field::Fuzzy                     ? group.fuzzy
        : field == Field::Partial                   ? group.partial
        : field == Field::LowGold                   ? group.lowGold
        : field == Field::IgnoredMentions           ? group.ignoredMentions
                                                    : group.ids.size();
    return static_cast<double>(count);
}

std::string_view Evaluator::text(const Expression& expression, const Binding& binding)
{
    if (expression.kind == Kind::TextLiteral) {
        return expression.text;
    }
    if (expression.kind == Kind::Call) {
        if (expression.function == Function::Normal) {
            return normal(expression.children[0], binding);
        }
        const auto wanted = text(expression.children[1], binding);
        for (const auto& [name, value] : input(expression.children[0].variable, binding).attributes) {
            if (name == wanted) {
                return value;
            }
        }
        return {};
    }
    if (fieldBit(expression.field) != 0) {
        return m_rules.symbol(symbol(expression, binding));
    }
    if (expression.variable == Variable::Entity || expression.variable == Variable::Link) {
        return expression.field == Field::Type ? binding.itsGroup().type : binding.itsGroup().text;
    }
    const auto& own = input(expression.variable, binding);
    return expression.field == Field::Id        ? own.id
        : expression.field == Field::Type       ? own.type
        : expression.field == Field::Confidence ? own.confidence
                                                : own.text;
}

std::span<const std::string> Evaluator::list(const Expression& expression, const Binding& binding) const
{
    if (expression.variable == Variable::Link) {
        return binding.itsGroup().ids;
    }
    return input(expression.variable, binding).ids;
}

namespace {

bool annotationText(const Expression& expression)
{
    return expression.kind == Kind::Field && expression.field == Field::Text
        && expression.variable != Variable::Entity;
}

} // namespace

// The texts of annotations are normalised once for each document.
std::string_view Evaluator::normal(const Expression& expression, const Binding& binding)
{
    if (annotationText(expression)) {
        const auto [side, at] = annotation(expression.variable, binding);
        return m_memory.nameForm(side, at);
    }
    return m_made.emplace_back(text::nameForm(text(expression, binding)));
}

Similarity Evaluator::similarity(const Expression& call, const Binding& binding)
{
    const auto& a = call.children[0];
    const auto& b = call.children[1];
    if (annotationText(a) && annotationText(b)) {
        const auto left = annotation(a.variable, binding);
        const auto right = annotation(b.variable, binding);
        return m_memory.similarity(left.side, left.at, right.side, right.at);
    }
    return similarityOf(text(a, binding), text(b, binding));
}

} // namespace touchstone::rules
