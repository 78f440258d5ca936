// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions: read and checked for types in one go.
#include "core/rules/ruleparser.h"

#include "core/rules/suggestion.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace touchstone::rules {

namespace {

constexpr std::array allVariables { Variable::System, Variable::Gold, Variable::Other, Variable::Entity,
    Variable::Link };

std::optional<Comparison> comparisonOf(std::string_view sign)
{
    constexpr std::array<std::pair<std::string_view, Comparison>, 6> signs { {
        { "==", Comparison::Equal },
        { "!=", Comparison::Unequal },
        { "<", Comparison::Less },
        { "<=", Comparison::AtMost },
        { ">", Comparison::Greater },
        { ">=", Comparison::AtLeast },
    } };
    const auto found
        = std::find_if(signs.begin(), signs.end(), [sign](const auto& entry) { return entry.first == sign; });
    return found == signs.end() ? std::nullopt : std::optional(found->second);
}

std::string one(Type type) { return (type == Type::Annotation ? "an " : "a ") + std::string(name(type)); }

bool changingText(const Expression& expression)
{
    return expression.kind == Expression::Kind::Field && expression.type == Type::Text
        && fieldBit(expression.field) != 0;
}

} // namespace

bool RuleParser::deeper(const Token& at)
{
    if (++m_depth > limits::nesting) {
        fail(at, "rules.limit", "nested deeper than " + std::to_string(limits::nesting) + " levels");
    }
    if (++m_terms > limits::terms) {
        fail(at, "rules.limit", "a condition of more than " + std::to_string(limits::terms) + " terms");
    }
    return !m_failed;
}

// A line may go on after, or before, `and` and `or`.
bool RuleParser::continues(std::string_view word)
{
    auto ahead = m_at;
    while (!m_failed && m_tokens[ahead].kind == TokenKind::LineEnd) {
        ++ahead;
    }
    const auto& token = m_tokens[ahead];
    if (m_failed || token.kind != TokenKind::Word || textOf(token) != word) {
        return false;
    }
    m_at = ahead;
    next();
    skipBlankLines();
    return true;
}

void RuleParser::closeExpression(Expression& expression) const
{
    auto last = m_at;
    while (last > 0 && m_tokens[last - 1].kind == TokenKind::LineEnd) {
        --last;
    }
    expression.end = last == 0 ? 0 : m_tokens[last - 1].end - m_conditionBegin;
}

void RuleParser::wantTruth(const Expression& expression, const Token& at)
{
    if (!m_failed && expression.type != Type::Truth) {
        fail(at, "rules.type",
            "this is " + one(expression.type) + ", where a condition is expected; compare it");
    }
}

Expression RuleParser::expression() { return joined(Expression::Kind::Or, "or", &RuleParser::conjunction); }
Expression RuleParser::conjunction() { return joined(Expression::Kind::And, "and", &RuleParser::negation); }

Expression RuleParser::joined(Expression::Kind kind, std::string_view word, Expression (RuleParser::*part)())
{
    const Token start = peek();
    Expression first = (this->*part)();
    if (!continues(word)) {
        return first;
    }
    Expression result;
    result.kind = kind;
    result.begin = start.begin - m_conditionBegin;
    wantTruth(first, start);
    result.children.push_back(std::move(first));
    do {
        const Token at = peek();
        auto further = (this->*part)();
        wantTruth(further, at);
        result.children.push_back(std::move(further));
    } while (continues(word));
    closeExpression(result);
    return result;
}

Expression RuleParser::negation()
{
    const Token start = peek();
    if (!at("not")) {
        return comparison();
    }
    next();
    Expression result;
    if (!deeper(start)) {
        return result;
    }
    result.kind = Expression::Kind::Not;
    result.begin = start.begin - m_conditionBegin;
    const Token at = peek();
    result.children.push_back(negation());
    wantTruth(result.children.front(), at);
    closeExpression(result);
    --m_depth;
    return result;
}

Expression RuleParser::comparison()
{
    auto left = primary();
    if (m_failed) {
        return left;
    }
    const Token sign = peek();
    if (accept("in")) {
        return membership(std::move(left), false);
    }
    if (at("not")) {
        next();
        if (!accept("in")) {
            fail(sign, "rules.syntax", "'and', 'or' or 'not in' expected");
            return left;
        }
        return membership(std::move(left), true);
    }
    if (sign.kind == TokenKind::Sign && textOf(sign) == "=") {
        fail(sign, "rules.syntax", "a comparison is written with two '=': ==");
        return left;
    }
    if (sign.kind != TokenKind::Sign || !comparisonOf(textOf(sign))) {
        return left;
    }
    next();
    return compared(std::move(left), sign);
}

Expression RuleParser::compared(Expression left, const Token& sign)
{
    Expression result;
    result.kind = Expression::Kind::Compare;
    result.comparison = *comparisonOf(textOf(sign));
    result.begin = left.begin;
    auto right = primary();
    if (m_failed) {
        return result;
    }
    const bool order = result.comparison != Comparison::Equal && result.comparison != Comparison::Unequal;
    if (left.type != right.type) {
        fail(sign, "rules.type", one(left.type) + " is compared with " + one(right.type));
    } else if (left.type == Type::List || left.type == Type::Annotation) {
        fail(sign, "rules.type",
            left.type == Type::List ? "lists are not compared; use 'in', count() or ids_match()"
                                    : "annotations are not compared; compare their fields");
    } else if (order && left.type != Type::Number) {
        fail(sign, "rules.type",
            "'" + std::string(textOf(sign)) + "' compares numbers, not " + one(left.type));
    }
    if (changingText(right) && left.kind == Expression::Kind::TextLiteral) {
        std::swap(left, right);
    }
    if (!order && changingText(left) && right.kind == Expression::Kind::TextLiteral) {
        const auto symbol = m_set.intern(right.text);
        if (!symbol) {
            fail(sign, "rules.limit", "too many different texts");
            return result;
        }
        Expression test = std::move(left);
        test.kind = Expression::Kind::IsSymbol;
        test.type = Type::Truth;
        test.symbol = *symbol;
        test.truth = result.comparison == Comparison::Equal;
        test.begin = result.begin;
        test.text = right.text;
        closeExpression(test);
        return test;
    }
    result.children.push_back(std::move(left));
    result.children.push_back(std::move(right));
    closeExpression(result);
    const Token after = peek();
    if (after.kind == TokenKind::Sign && comparisonOf(textOf(after))) {
        fail(after, "rules.syntax", "comparisons are not chained; join them with 'and'");
    }
    return result;
}

Expression RuleParser::membership(Expression needle, bool negated)
{
    Expression result;
    result.kind = negated ? Expression::Kind::NotIn : Expression::Kind::In;
    result.begin = needle.begin;
    const Token start = peek();
    if (needle.type != Type::Text && needle.type != Type::Number) {
        fail(start, "rules.type", "a text or a number is looked for in a list, not " + one(needle.type));
        return result;
    }
    const auto type = needle.type;
    result.children.push_back(std::move(needle));
    if (!at("[")) {
        auto list = primary();
        if (!m_failed && (list.type != Type::List || type != Type::Text)) {
            fail(start, "rules.type",
                "'in' is followed by a list: [\"A\", \"B\"], or system.ids after a text");
        }
        result.children.push_back(std::move(list));
        closeExpression(result);
        return result;
    }
    ++m_open;
    next();
    while (!m_failed) {
        const Token at = peek();
        if (at.kind != TokenKind::String && at.kind != TokenKind::Number) {
            fail(at, "rules.syntax", "a text or a number expected, not " + shown(at));
            break;
        }
        auto item = primary();
        if (item.type != type) {
            fail(at, "rules.type", one(type) + " is looked for among " + one(item.type));
        }
        result.children.push_back(std::move(item));
        if (!accept(",")) {
            break;
        }
    }
    if (m_open > 0) {
        --m_open;
    }
    expect("]");
    closeExpression(result);
    return result;
}

Expression RuleParser::primary()
{
    const Token start = peek();
    Expression result;
    result.begin = start.begin - m_conditionBegin;
    if (m_failed || ++m_terms > limits::terms) {
        fail(start, "rules.limit", "a condition of more than " + std::to_string(limits::terms) + " terms");
        return result;
    }
    switch (start.kind) {
    case TokenKind::String:
        next();
        result.kind = Expression::Kind::TextLiteral;
        result.type = Type::Text;
        result.text = stringValue(m_source, start);
        break;
    case TokenKind::Number: {
        next();
        result.kind = Expression::Kind::NumberLiteral;
        result.type = Type::Number;
        const auto value = support::parsed<double>(textOf(start));
        if (!value) {
            fail(start, "rules.type", "this number is out of range");
        }
        result.number = value.value_or(0);
        break;
    }
    case TokenKind::Word:
        if (!atPart()) {
            return word();
        }
        [[fallthrough]];
    default:
        if (!at("(")) {
            fail(start, "rules.syntax", "a condition expected, not " + shown(start));
            return result;
        }
        if (!deeper(start)) {
            return result;
        }
        ++m_open;
        next();
        result = expression();
        if (!m_failed && !at(")")) {
            fail(start, "rules.syntax", "this '(' is not closed");
            return result;
        }
        if (m_open > 0) {
            --m_open;
        }
        if (!m_failed) {
            next();
        }
        --m_depth;
        result.begin = start.begin - m_conditionBegin;
    }
    closeExpression(result);
    return result;
}

Expression RuleParser::word()
{
    const Token start = peek();
    next();
    const auto text = textOf(start);
    Expression result;
    result.begin = start.begin - m_conditionBegin;
    if (text == "true" || text == "false") {
        result.kind = Expression::Kind::TruthLiteral;
        result.truth = text == "true";
        closeExpression(result);
        return result;
    }
    if (text == "exists" || text == "no") {
        return quantifier(text == "exists");
    }
    if (at("(")) {
        return call(start);
    }
    if (at(".")) {
        return field(start);
    }
    const auto variable
        = std::find_if(allVariables.begin(), allVariables.end(), [&](Variable v) { return name(v) == text; });
    if (variable == allVariables.end()) {
        std::vector<std::string_view> names;
        for (const auto& function : functions()) {
            names.push_back(function.name);
        }
        for (const auto known : allVariables) {
            names.push_back(name(known));
        }
        fail(start, "rules.name",
            "unknown word " + shown(start) + didYouMean(text, names)
                + "; texts stand in quotes, fields after a dot");
        return result;
    }
    if (variableAllowed(start, *variable)) {
        result.kind = Expression::Kind::Annotation;
        result.type = Type::Annotation;
        result.variable = *variable;
        closeExpression(result);
    }
    return result;
}

Expression RuleParser::quantifier(bool exists)
{
    const Token start = m_tokens[m_at - 1];
    const Token side = peek();
    Expression result;
    result.kind = exists ? Expression::Kind::Exists : Expression::Kind::No;
    result.begin = start.begin - m_conditionBegin;
    if (m_quantified) {
        fail(start, "rules.syntax", "'exists' and 'no' do not stand inside one another");
        return result;
    }
    const auto across = m_rule->subject == Subject::System ? Variable::Gold : Variable::System;
    if (m_rule->subject != Subject::System && m_rule->subject != Subject::Gold) {
        fail(start, "rules.type", "'exists' and 'no' stand in rules 'for system' and 'for gold' only");
        return result;
    }
    if (!at(name(across)) && !at("other")) {
        fail(side, "rules.name",
            "'" + std::string(textOf(start)) + "' is followed by " + std::string(name(across))
                + " or other (overlapping annotations of the other and of the same side), not by "
                + shown(side));
        return result;
    }
    result.variable = at("other") ? Variable::Other : across;
    (result.variable == Variable::Other ? m_rule->reads.sameSide : m_rule->reads.across) = true;
    next();
    if (!at("(")) {
        expect("(");
        return result;
    }
    if (!deeper(start)) {
        return result;
    }
    m_quantified = true;
    m_bound = result.variable;
    const Token at = peek();
    result.children.push_back(primary());
    wantTruth(result.children.front(), at);
    m_quantified = false;
    --m_depth;
    closeExpression(result);
    return result;
}

Expression RuleParser::call(const Token& start)
{
    Expression result;
    result.kind = Expression::Kind::Call;
    result.begin = start.begin - m_conditionBegin;
    const auto table = functions();
    const auto found = std::find_if(
        table.begin(), table.end(), [&](const FunctionInfo& entry) { return entry.name == textOf(start); });
    if (found == table.end()) {
        std::vector<std::string_view> names;
        for (const auto& function : table) {
            names.push_back(function.name);
        }
        fail(start, "rules.name", "unknown function " + shown(start) + didYouMean(textOf(start), names));
        return result;
    }
    if (!deeper(start)) {
        return result;
    }
    result.function = found->function;
    result.type = found->result;
    ++m_open;
    next();
    while (!m_failed && !at(")")) {
        const Token at = peek();
        auto argument = primary();
        const auto place = result.children.size();
        if (!m_failed && (place >= found->parameterCount || argument.type != found->parameters[place])) {
            fail(at, "rules.type",
                place >= found->parameterCount ? "too many values: " + std::string(found->usage)
                                               : one(found->parameters[place]) + " is needed here, not "
                        + one(argument.type) + ": " + std::string(found->usage));
        }
        const bool group = argument.kind == Expression::Kind::Annotation
            && (argument.variable == Variable::Entity || argument.variable == Variable::Link);
        if (!m_failed && group) {
            fail(at, "rules.type", "an annotation is needed here: " + std::string(found->usage));
        }
        result.children.push_back(std::move(argument));
        if (!m_failed && !accept(",")) {
            break;
        }
    }
    if (!m_failed && result.children.size() < found->parameterCount) {
        fail(start, "rules.type", "values are missing: " + std::string(found->usage));
    }
    if (m_open > 0) {
        --m_open;
    }
    expect(")");
    --m_depth;
    closeExpression(result);
    return result;
}

Expression RuleParser::field(const Token& start)
{
    Expression result;
    result.kind = Expression::Kind::Field;
    result.begin = start.begin - m_conditionBegin;
    const auto variable = std::find_if(
        allVariables.begin(), allVariables.end(), [&](Variable v) { return name(v) == textOf(start); });
    if (variable == allVariables.end()) {
        std::vector<std::string_view> names;
        for (const auto known : allVariables) {
            names.push_back(name(known));
        }
        fail(start, "rules.name", "unknown variable " + shown(start) + didYouMean(textOf(start), names));
        return result;
    }
    if (!variableAllowed(start, *variable)) {
        return result;
    }
    next();
    if (const auto* info = fieldOf(*variable)) {
        result.variable = *variable;
        result.field = info->field;
        result.type = info->type;
        noteRead(*variable, info->field);
        closeExpression(result);
    }
    return result;
}

const FieldInfo* RuleParser::fieldOf(Variable variable)
{
    const Token name = peek();
    const auto table = fields(variable);
    const auto found = std::find_if(table.begin(), table.end(),
        [&](const FieldInfo& entry) { return name.kind == TokenKind::Word && entry.name == textOf(name); });
    if (found == table.end()) {
        std::vector<std::string_view> names;
        for (const auto& entry : table) {
            names.push_back(entry.name);
        }
        fail(name, "rules.name",
            std::string(rules::name(variable)) + " has no field " + shown(name)
                + (name.kind == TokenKind::Word ? didYouMean(textOf(name), names) : std::string()));
        return nullptr;
    }
    next();
    return &*found;
}

bool RuleParser::variableAllowed(const Token& token, Variable variable)
{
    const bool known = std::any_of(
        allVariables.begin(), allVariables.end(), [&](Variable v) { return name(v) == textOf(token); });
    if (!known) {
        fail(token, "rules.name",
            "unknown variable " + shown(token)
                + didYouMean(textOf(token), { "system", "gold", "entity", "link" }));
        return false;
    }
    if (ranges(m_rule->subject, variable) || (m_quantified && m_bound == variable)) {
        return true;
    }
    fail(token, "rules.name",
        "a rule for " + std::string(name(m_rule->subject)) + " does not range over " + shown(token)
            + (variable == Variable::Other ? "; 'other' is bound by exists other (…) or no other (…)" : ""));
    return false;
}

void RuleParser::noteRead(Variable variable, Field field)
{
    const auto bit = fieldBit(field);
    auto& reads = m_rule->reads;
    if (m_quantified && m_bound == variable && !ranges(m_rule->subject, variable)) {
        (variable == Variable::Other ? reads.sameSideNeighbours : reads.acrossNeighbours) |= bit;
    } else if (variable == Variable::System) {
        reads.system |= bit;
    } else if (variable == Variable::Gold) {
        reads.gold |= bit;
    } else {
        reads.group |= bit;
    }
}

} // namespace touchstone::rules
