// SPDX-License-Identifier: GPL-3.0-or-later
// RuleParser: one rule file onto a rule set. Inside the room; callers use RuleSet::stacked.
#pragma once

#include "core/rules/expressionparser.h"

namespace touchstone::rules {

/// Recursive descent with a bounded depth. After an error it goes on at the next line, so that one reading
/// reports all.
class RuleParser : private ExpressionParser
{
public:
    RuleParser(RuleSet& set, const RuleFile& file, support::Diagnostics& findings);

    /// False when there was an error; the set is then half changed and to be thrown away.
    [[nodiscard]] bool run();

private:
    bool encodingHolds();
    void statement();
    void phases();
    void switchRule(bool on);
    void rule();
    void header(Rule& rule);
    void phaseName(Rule& rule);
    void salience(Rule& rule);
    void subject(Rule& rule);
    void conditions(Rule& rule);
    void changes(Rule& rule);
    void change(Rule& rule);
    void matchChange(Rule& rule, const Token& start);
    void finish(Rule rule, const Token& start, std::size_t errorsBefore);

    RuleSet& m_set;
    std::set<std::string, std::less<>> m_names; ///< of this file
    std::uint32_t m_fileNumber = 0;
    bool m_statementSeen = false;
    bool m_tooMany = false;
};

} // namespace touchstone::rules
