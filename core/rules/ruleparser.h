// SPDX-License-Identifier: GPL-3.0-or-later
// RuleParser: one rule file onto a rule set. Inside the room; callers use RuleSet::stacked.
#pragma once

#include "core/rules/lexer.h"
#include "core/rules/ruleset.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::rules {

/// Recursive descent with a bounded depth. After an error it goes on at the next line, so that one reading
/// reports all.
class RuleParser
{
public:
    RuleParser(RuleSet& set, const RuleFile& file, support::Diagnostics& findings);

    /// False when there was an error; the set is then half changed and to be thrown away.
    [[nodiscard]] bool run();

private:
    // ruleparser.cpp: files, rules, changes
    bool encodingHolds();
    void statement();
    void phases();
    void switchRule(bool on);
    void rule();
    void header(Rule& rule);
    void conditions(Rule& rule);
    void changes(Rule& rule);
    void change(Rule& rule);
    void matchChange(Rule& rule, const Token& start);
    void finish(Rule rule, const Token& start, std::size_t errorsBefore);
    void closeLine();
    void skipLine();

    // expressionparser.cpp: what stands after `when`
    Expression expression();
    Expression joined(Expression::Kind kind, std::string_view word, Expression (RuleParser::*part)());
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
    bool variableAllowed(const Token& token, Variable variable);
    const FieldInfo* fieldOf(Variable variable);
    void wantTruth(const Expression& expression, const Token& at);
    bool deeper(const Token& at);
    bool continues(std::string_view word);
    void closeExpression(Expression& expression) const;

    // Tokens
    [[nodiscard]] const Token& peek() const { return m_tokens[m_at]; }
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
    [[nodiscard]] std::string shown(const Token& token) const;

    void report(const Token& at, support::FindingCode code, std::string message);
    /// Reports and leaves the line: until closeLine() only its end is seen and nothing more is reported.
    void fail(const Token& at, support::FindingCode code, std::string message);

    RuleSet& m_set;
    std::string m_file;
    std::string_view m_source;
    support::Diagnostics& m_findings;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    std::size_t m_errors = 0;
    std::uint32_t m_fileNumber = 0;
    std::set<std::string, std::less<>> m_names; ///< of this file
    std::set<std::uint32_t> m_brokenLines; ///< with something that is no token
    bool m_statementSeen = false;
    bool m_tooMany = false;
    bool m_failed = false; ///< in this line

    Rule* m_rule = nullptr; ///< the rule being read
    std::uint32_t m_conditionBegin = 0; ///< byte
    std::size_t m_depth = 0;
    std::size_t m_open = 0; ///< parentheses: lines go on inside
    std::size_t m_terms = 0;
    bool m_inCondition = false;
    bool m_quantified = false;
    Variable m_bound = Variable::System; ///< of exists and no
};

} // namespace touchstone::rules
