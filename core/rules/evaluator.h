// SPDX-License-Identifier: GPL-3.0-or-later
// Evaluator: conditions against a working memory. Total: every checked expression has a value.
#pragma once

#include "core/rules/rulelists.h"
#include "core/rules/workingmemory.h"

#include <cassert>

namespace touchstone::rules {

/// What the variables of a rule stand for.
struct Binding
{
    std::uint32_t system = nobody; ///< by the memory's order
    std::uint32_t gold = nobody;
    std::uint32_t other = nobody;
    SideRole otherSide = SideRole::System;
    Group* group = nullptr;

    /// Of a rule for entities or links.
    [[nodiscard]] Group& itsGroup() const
    {
        assert(group != nullptr);
        return *group;
    }
};

class Evaluator
{
public:
    Evaluator(const RuleSet& rules, const RuleLists& lists, WorkingMemory& memory)
        : m_rules(rules)
        , m_lists(lists)
        , m_memory(memory)
    {
    }

    /// Does a condition hold? A comparison with an unknown number never does. O(terms), times the neighbours
    /// for exists and no.
    [[nodiscard]] bool holds(const Expression& expression, const Binding& binding);
    /// All conditions, and no partner on either side where the rule matches.
    [[nodiscard]] bool holds(const Rule& rule, const Binding& binding);
    [[nodiscard]] bool unmatched(const Binding& binding) const;

    [[nodiscard]] double number(const Expression& expression, const Binding& binding); ///< NaN: unknown
    /// Valid until the next call of `forget`.
    [[nodiscard]] std::string_view text(const Expression& expression, const Binding& binding);
    [[nodiscard]] std::span<const std::string> list(
        const Expression& expression, const Binding& binding) const;

    /// Forgets texts that were made on the way.
    void forget() { m_made.clear(); }

private:
    struct Annotation
    {
        SideRole side;
        std::uint32_t at;
    };
    [[nodiscard]] static Annotation annotation(Variable variable, const Binding& binding);
    [[nodiscard]] const AnnotationInput& input(Variable variable, const Binding& binding) const;
    [[nodiscard]] const Labels& labels(Variable variable, const Binding& binding) const;
    [[nodiscard]] Symbol symbol(const Expression& field, const Binding& binding) const;
    [[nodiscard]] bool compared(const Expression& expression, const Binding& binding);
    [[nodiscard]] bool contained(const Expression& expression, const Binding& binding);
    [[nodiscard]] bool existing(const Expression& expression, const Binding& binding);
    [[nodiscard]] bool truthField(const Expression& expression, const Binding& binding) const;
    [[nodiscard]] bool truthCall(const Expression& expression, const Binding& binding);
    [[nodiscard]] double numberField(const Expression& expression, const Binding& binding) const;
    [[nodiscard]] Similarity similarity(const Expression& call, const Binding& binding);
    [[nodiscard]] std::string_view normal(const Expression& expression, const Binding& binding);

    const RuleSet& m_rules;
    const RuleLists& m_lists;
    WorkingMemory& m_memory;
    std::deque<std::string> m_made;
};

} // namespace touchstone::rules
