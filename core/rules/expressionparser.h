// SPDX-License-Identifier: GPL-3.0-or-later
// ExpressionParser: the tokens of a rule file, and the conditions that they form. Inside the room.
#pragma once

#include "core/rules/lexer.h"
#include "core/rules/ruleset.h"

#include <set>

namespace touchstone::rules {

/// Recursive descent with a bounded depth. After an error it goes on at the next line, so that one reading
/// reports all.
class ExpressionParser
{
protected:
    /// The number of a text, new or known; nothing when there are too many.
    using Intern = std::function<std::optional<Symbol>(std::string_view)>;
    ExpressionParser(const RuleFile& file, Intern intern, support::Diagnostics& findings);

    /// A line after `when`; nothing when it has an error.
    std::optional<Condition> condition();
    /// Reports a variable that the rule does not range over.
    bool variableAllowed(const Token& token, Variable variable);
    const FieldInfo* fieldOf(Variable variable);

    [[nodiscard]] const Token& peek() const { return m_tokens[m_at]; }
    [[nodiscard]] const Token& last() const { return m_tokens[m_at - 1]; }
    const Token& next();
    [[nodiscard]] std::string_view textOf(const Token& token) const
    {
        return m_source.substr(token.begin, token.end - token.begin);
    }
    [[nodiscard]] bool at(std::string_view text) const;
    bool accept(std::string_view text);
    [[nodiscard]] bool atPart() const; ///< at a word that opens the next part of a rule, first in its line
    void expect(std::string_view sign);
    void skipBlankLines();
    void closeLine();
    void skipLine();
    /// In quotes, or "the end of the line".
    [[nodiscard]] support::Message::Argument shown(const Token& token) const;

    void report(const Token& at, support::FindingCode code, support::Message message);
    /// Reports and leaves the line: until closeLine() only its end is seen and nothing more is reported.
    void fail(const Token& at, support::FindingCode code, support::Message message);

    std::string m_file;
    std::string_view m_source;
    Intern m_intern;
    support::Diagnostics& m_findings;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_errors = 0;
    std::set<std::uint32_t> m_brokenLines; ///< with something that is no token
    bool m_failed = false; ///< in this line
    Rule* m_rule = nullptr; ///< the rule being read

private:
    Expression expression();
    Expression joined(Expression::Kind kind, std::string_view word, Expression (ExpressionParser::*part)());
    Expression conjunction();
    Expression negation();
    Expression comparison();
    Expression primary();
    Expression word();
    Expression quantifier(bool exists);
    Expression call(const Token& start);
    Expression field(const Token& start);
    Expression membership(Expression needle, bool negated);
    Expression compared(Expression left, const Token& sign);
    void noteRead(Variable variable, Field field);
    void wantTruth(const Expression& expression, const Token& at);
    bool deeper(const Token& at);
    void tooManyTerms(const Token& at);
    bool continues(std::string_view word);
    [[nodiscard]] Expression begun(Expression::Kind kind, const Token& start) const;
    /// The expression ends before the next token.
    [[nodiscard]] Expression closed(Expression expression) const;

    std::uint32_t m_conditionBegin = 0; ///< byte
    std::size_t m_depth = 0;
    std::size_t m_open = 0; ///< parentheses: lines go on inside
    std::size_t m_terms = 0;
    bool m_inCondition = false;
    bool m_quantified = false;
    Variable m_bound = Variable::System; ///< of exists and no
};

} // namespace touchstone::rules
