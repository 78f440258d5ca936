// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions: read and checked for types in one go.
#include "core/rules/expressionparser.h"

#include "core/rules/lookup.h"
#include "core/rules/suggestion.h"
#include "core/support/numbers.h"
#include "core/support/suggestion.h"
#include "core/text/utf8.h"

namespace touchstone::rules {

using support::said;

namespace {

std::optional<Comparison> comparisonOf(std::string_view sign)
{
    // In the order of Comparison.
    constexpr std::array<std::string_view, 6> signs { "==", "!=", "<", "<=", ">", ">=" };
    const auto* const found = std::find(signs.begin(), signs.end(), sign);
    return found == signs.end() ? std::nullopt
                                : std::optional(static_cast<Comparison>(found - signs.begin()));
}

support::Message one(Type type)
{
    constexpr std::array<const char*, 5> ones { support::pattern("a text"), support::pattern("a number"),
        support::pattern("a yes or no"), support::pattern("a list"), support::pattern("an annotation") };
    return said(ones[static_cast<std::size_t>(type)]);
}

bool changingText(const Expression& expression)
{
    return expression.kind == Expression::Kind::Field && expression.type == Type::Text
        && fieldBit(expression.field) != 0;
}

} // namespace

ExpressionParser::ExpressionParser(const RuleFile& file, Intern intern, support::Diagnostics& findings)
    : m_file(file.name)
    , m_source(file.text)
    , m_intern(std::move(intern))
    , m_findings(findings)
{
}

Expression ExpressionParser::begun(Expression::Kind kind, const Token& start) const
{
    Expression result;
    result.kind = kind;
    result.begin = start.begin - m_conditionBegin;
    return result;
}

bool ExpressionParser::deeper(const Token& at)
{
    if (++m_depth > limits::nesting) {
        fail(at, "rules.limit", said("nested deeper than %1 levels", limits::nesting));
    }
    if (++m_terms > limits::terms) {
        tooManyTerms(at);
    }
    return !m_failed;
}

void ExpressionParser::tooManyTerms(const Token& at)
{
    fail(at, "rules.limit", said("a condition of more than %1 terms", limits::terms));
}

// A line may go on after, or before, `and` and `or`.
bool ExpressionParser::continues(std::string_view word)
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

Expression ExpressionParser::closed(Expression expression) const
{
    auto last = m_at;
    while (last > 0 && m_tokens[last - 1].kind == TokenKind::LineEnd) {
        --last;
    }
    expression.end = last == 0 ? 0 : m_tokens[last - 1].end - m_conditionBegin;
    return expression;
}

void ExpressionParser::wantTruth(const Expression& expression, const Token& at)
{
    if (!m_failed && expression.type != Type::Truth) {
        fail(at, "rules.type",
            said("this is %1, where a condition is expected; compare it", one(expression.type)));
    }
}

Expression ExpressionParser::expression()
{
    return joined(Expression::Kind::Or, "or", &ExpressionParser::conjunction);
}
Expression ExpressionParser::conjunction()
{
    return joined(Expression::Kind::And, "and", &ExpressionParser::negation);
}

Expression ExpressionParser::joined(
    Expression::Kind kind, std::string_view word, Expression (ExpressionParser::*part)())
{
    const Token start = peek();
    Expression first = (this->*part)();
    if (!continues(word)) {
        return first;
    }
    auto result = begun(kind, start);
    wantTruth(first, start);
    result.children.push_back(std::move(first));
    do {
        const Token at = peek();
        auto further = (this->*part)();
        wantTruth(further, at);
        result.children.push_back(std::move(further));
    } while (continues(word));
    return closed(std::move(result));
}

Expression ExpressionParser::negation()
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
    --m_depth;
    return closed(std::move(result));
}

Expression ExpressionParser::comparison()
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
            fail(sign, "rules.syntax", said("'and', 'or' or 'not in' expected"));
            return left;
        }
        return membership(std::move(left), true);
    }
    if (sign.kind == TokenKind::Sign && textOf(sign) == "=") {
        fail(sign, "rules.syntax", said("a comparison is written with two '=': =="));
        return left;
    }
    if (sign.kind != TokenKind::Sign || !comparisonOf(textOf(sign))) {
        return left;
    }
    next();
    return compared(std::move(left), sign);
}

Expression ExpressionParser::compared(Expression left, const Token& sign)
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
        fail(sign, "rules.type", said("%1 is compared with %2", one(left.type), one(right.type)));
    } else if (left.type == Type::List || left.type == Type::Annotation) {
        fail(sign, "rules.type",
            said(left.type == Type::List ? "lists are not compared; use 'in', count() or ids_match()"
                                         : "annotations are not compared; compare their fields"));
    } else if (order && left.type != Type::Number) {
        fail(sign, "rules.type", said("'%1' compares numbers, not %2", textOf(sign), one(left.type)));
    }
    if (changingText(right) && left.kind == Expression::Kind::TextLiteral) {
        std::swap(left, right);
    }
    if (!order && changingText(left) && right.kind == Expression::Kind::TextLiteral) {
        const auto symbol = m_intern(right.text);
        if (!symbol) {
            fail(sign, "rules.limit", said("too many different texts"));
            return result;
        }
        Expression test = std::move(left);
        test.kind = Expression::Kind::IsSymbol;
        test.type = Type::Truth;
        test.symbol = *symbol;
        test.truth = result.comparison == Comparison::Equal;
        test.begin = result.begin;
        test.text = right.text;
        return closed(std::move(test));
    }
    result.children.push_back(std::move(left));
    result.children.push_back(std::move(right));
    result = closed(std::move(result));
    const Token after = peek();
    if (after.kind == TokenKind::Sign && comparisonOf(textOf(after))) {
        fail(after, "rules.syntax", said("comparisons are not chained; join them with 'and'"));
    }
    return result;
}

Expression ExpressionParser::membership(Expression needle, bool negated)
{
    Expression result;
    result.kind = negated ? Expression::Kind::NotIn : Expression::Kind::In;
    result.begin = needle.begin;
    const Token start = peek();
    if (needle.type != Type::Text && needle.type != Type::Number) {
        fail(start, "rules.type",
            said("a text or a number is looked for in a list, not %1", one(needle.type)));
        return result;
    }
    const auto type = needle.type;
    result.children.push_back(std::move(needle));
    if (!at("[")) {
        auto list = primary();
        if (!m_failed && (list.type != Type::List || type != Type::Text)) {
            fail(start, "rules.type",
                said("'in' is followed by a list: [\"A\", \"B\"], or system.ids after a text"));
        }
        result.children.push_back(std::move(list));
        return closed(std::move(result));
    }
    ++m_open;
    next();
    while (!m_failed) {
        const Token at = peek();
        if (at.kind != TokenKind::String && at.kind != TokenKind::Number) {
            fail(at, "rules.syntax", said("a text or a number expected, not %1", shown(at)));
            break;
        }
        auto item = primary();
        if (item.type != type) {
            fail(at, "rules.type", said("%1 is looked for among %2", one(type), one(item.type)));
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
    return closed(std::move(result));
}

Expression ExpressionParser::primary()
{
    const Token start = peek();
    auto result = begun(Expression::Kind::TruthLiteral, start);
    if (m_failed || ++m_terms > limits::terms) {
        tooManyTerms(start);
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
            fail(start, "rules.type", said("this number is out of range"));
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
            fail(start, "rules.syntax", said("a condition expected, not %1", shown(start)));
            return result;
        }
        if (!deeper(start)) {
            return result;
        }
        ++m_open;
        next();
        result = expression();
        if (!m_failed && !at(")")) {
            fail(start, "rules.syntax", said("this '(' is not closed"));
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
    return closed(std::move(result));
}

Expression ExpressionParser::word()
{
    const Token start = peek();
    next();
    const auto text = textOf(start);
    auto result = begun(Expression::Kind::TruthLiteral, start);
    if (text == "true" || text == "false") {
        result.kind = Expression::Kind::TruthLiteral;
        result.truth = text == "true";
        return closed(std::move(result));
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
    const auto variable = variableOf(text);
    if (!variable) {
        auto names = namesOf(functions());
        for (const auto known : allVariables) {
            names.push_back(name(known));
        }
        fail(start, "rules.name",
            said("%1; texts stand in quotes, fields after a dot",
                orDidYouMean(said("unknown word %1", shown(start)), text, names)));
        return result;
    }
    if (variableAllowed(start, *variable)) {
        result.kind = Expression::Kind::Annotation;
        result.type = Type::Annotation;
        result.variable = *variable;
        return closed(std::move(result));
    }
    return result;
}

Expression ExpressionParser::quantifier(bool exists)
{
    const Token start = last();
    const Token side = peek();
    auto result = begun(exists ? Expression::Kind::Exists : Expression::Kind::No, start);
    if (m_quantified) {
        fail(start, "rules.syntax", said("'exists' and 'no' do not stand inside one another"));
        return result;
    }
    const auto across = m_rule->subject == Subject::System ? Variable::Gold : Variable::System;
    if (m_rule->subject != Subject::System && m_rule->subject != Subject::Gold) {
        fail(start, "rules.type", said("'exists' and 'no' stand in rules 'for system' and 'for gold' only"));
        return result;
    }
    if (!at(name(across)) && !at("other")) {
        fail(side, "rules.name",
            said("'%1' is followed by %2 or other (overlapping annotations of the other and of the same "
                 "side), "
                 "not by %3",
                textOf(start), name(across), shown(side)));
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
    return closed(std::move(result));
}

Expression ExpressionParser::call(const Token& start)
{
    auto result = begun(Expression::Kind::Call, start);
    const auto* found = named(functions(), textOf(start));
    if (found == nullptr) {
        fail(start, "rules.name",
            orDidYouMean(said("unknown function %1", shown(start)), textOf(start), namesOf(functions())));
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
                place >= found->parameterCount
                    ? said("too many values: %1", found->usage)
                    : said("%1 is needed here, not %2: %3", one(found->parameters[place]), one(argument.type),
                        found->usage));
        }
        const bool group = argument.kind == Expression::Kind::Annotation
            && (argument.variable == Variable::Entity || argument.variable == Variable::Link);
        if (!m_failed && group) {
            fail(at, "rules.type", said("an annotation is needed here: %1", found->usage));
        }
        result.children.push_back(std::move(argument));
        if (!m_failed && !accept(",")) {
            break;
        }
    }
    if (!m_failed && result.children.size() < found->parameterCount) {
        fail(start, "rules.type", said("values are missing: %1", found->usage));
    }
    if (m_open > 0) {
        --m_open;
    }
    expect(")");
    --m_depth;
    return closed(std::move(result));
}

Expression ExpressionParser::field(const Token& start)
{
    auto result = begun(Expression::Kind::Field, start);
    const auto variable = variableOf(textOf(start));
    if (!variable) {
        std::vector<std::string_view> names;
        for (const auto known : allVariables) {
            names.push_back(name(known));
        }
        fail(start, "rules.name",
            orDidYouMean(said("unknown variable %1", shown(start)), textOf(start), names));
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
        return closed(std::move(result));
    }
    return result;
}

const FieldInfo* ExpressionParser::fieldOf(Variable variable)
{
    const Token name = peek();
    const auto* found = name.kind == TokenKind::Word ? named(fields(variable), textOf(name)) : nullptr;
    if (found == nullptr) {
        fail(name, "rules.name",
            support::orDidYouMean(said("%1 has no field %2", rules::name(variable), shown(name)),
                name.kind == TokenKind::Word ? nearest(textOf(name), namesOf(fields(variable)))
                                             : std::string_view()));
        return nullptr;
    }
    next();
    return found;
}

bool ExpressionParser::variableAllowed(const Token& token, Variable variable)
{
    if (!variableOf(textOf(token))) {
        fail(token, "rules.name",
            orDidYouMean(said("unknown variable %1", shown(token)), textOf(token),
                { "system", "gold", "entity", "link" }));
        return false;
    }
    if (ranges(m_rule->subject, variable) || (m_quantified && m_bound == variable)) {
        return true;
    }
    fail(token, "rules.name",
        said(variable == Variable::Other
                ? "a rule for %1 does not range over %2; 'other' is bound by exists other (…) or no other (…)"
                : "a rule for %1 does not range over %2",
            name(m_rule->subject), shown(token)));
    return false;
}

void ExpressionParser::noteRead(Variable variable, Field field)
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

std::optional<Condition> ExpressionParser::condition()
{
    const Token start = peek();
    m_conditionBegin = start.begin;
    m_depth = 0;
    m_open = 0;
    m_terms = 0;
    m_quantified = false;
    m_inCondition = true;
    Condition condition;
    condition.line = start.line;
    condition.column = start.column;
    condition.expression = expression();
    wantTruth(condition.expression, start);
    if (!m_failed && peek().kind != TokenKind::LineEnd) {
        fail(peek(), "rules.syntax",
            said("end of the condition expected, not %1; one condition stands in each line", shown(peek())));
    }
    const auto failed = m_failed;
    condition.text = m_source.substr(start.begin, last().end - start.begin);
    m_open = 0;
    m_inCondition = false;
    closeLine();
    return failed ? std::nullopt : std::optional(std::move(condition));
}

const Token& ExpressionParser::next()
{
    const auto& token = m_tokens[m_at];
    if (token.kind != TokenKind::FileEnd && token.kind != TokenKind::LineEnd) {
        ++m_at;
    }
    while (m_open > 0 && !m_failed && peek().kind == TokenKind::LineEnd) {
        ++m_at;
    }
    return token;
}

bool ExpressionParser::at(std::string_view text) const
{
    const auto& token = peek();
    return (token.kind == TokenKind::Word || token.kind == TokenKind::Sign) && textOf(token) == text;
}

bool ExpressionParser::accept(std::string_view text)
{
    if (!at(text)) {
        return false;
    }
    next();
    return true;
}

bool ExpressionParser::atPart() const
{
    return (at("then") || at("end") || at("rule")) && m_at > 0
        && m_tokens[m_at - 1].kind == TokenKind::LineEnd;
}

void ExpressionParser::expect(std::string_view sign)
{
    if (!m_failed && !accept(sign)) {
        fail(peek(), "rules.syntax", said("'%1' expected, not %2", sign, shown(peek())));
    }
}

void ExpressionParser::skipBlankLines()
{
    while (peek().kind == TokenKind::LineEnd) {
        ++m_at;
    }
}

void ExpressionParser::skipLine()
{
    while (peek().kind != TokenKind::LineEnd && peek().kind != TokenKind::FileEnd) {
        ++m_at;
    }
}

void ExpressionParser::closeLine()
{
    if (!m_failed && peek().kind != TokenKind::LineEnd && peek().kind != TokenKind::FileEnd) {
        report(peek(), "rules.syntax", said("end of the line expected, not %1", shown(peek())));
    }
    skipLine();
    m_failed = false;
}

support::Message::Argument ExpressionParser::shown(const Token& token) const
{
    switch (token.kind) {
    case TokenKind::LineEnd:
        return said("the end of the line");
    case TokenKind::FileEnd:
        return said("the end of the file");
    default:
        constexpr std::size_t longest = 60;
        const auto text = textOf(token);
        const auto quoted
            = text.size() <= longest ? std::string(text) : text::repaired(text.substr(0, longest)) + "…";
        return token.kind == TokenKind::String ? quoted : "'" + quoted + "'";
    }
}

void ExpressionParser::report(const Token& at, support::FindingCode code, support::Message message)
{
    if (m_failed) {
        return;
    }
    ++m_errors;
    // What cannot be read as tokens was reported already; what follows from it would only distract.
    if (!m_brokenLines.contains(at.line)) {
        m_findings.add(support::Severity::Error, code, { m_file, at.line, at.column }, std::move(message));
    }
}

void ExpressionParser::fail(const Token& at, support::FindingCode code, support::Message message)
{
    report(at, code, std::move(message));
    m_failed = true;
    m_open = 0;
    // A word that opens the next part of the rule is not eaten by a condition that was left open before it.
    if (m_inCondition && atPart()) {
        --m_at;
    }
    skipLine();
}

} // namespace touchstone::rules
