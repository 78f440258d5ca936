// SPDX-License-Identifier: GPL-3.0-or-later
// Replay: why a label, and why not another. Goes through the firings of a run once more and shows, for any
// rule and tuple, each condition with its actual values.
#pragma once

#include "core/rules/engine.h"
#include "core/rules/lexer.h"

namespace touchstone::rules {

/// A field, or the value of a function, as it is at this moment.
struct ShownTerm
{
    std::string text; ///< as written: "similarity(system.text, gold.text)"
    std::string value; ///< "0.93", "\"FP\"", "true", "unknown", "[\"Q1\", \"Q2\"]"
};

struct ShownCondition
{
    std::string text; ///< as written
    std::uint32_t line = 0; ///< in its file; 0: the condition that match() brings along
    bool holds = false;
    std::vector<ShownTerm> terms; ///< in reading order, no repeats
    /// If it does not hold: the last firing that changed a field that it reads, of the tuple's own
    /// annotations, entity or link.
    std::optional<std::uint32_t> since;
};

/// A change that a firing made.
struct ShownChange
{
    Variable variable = Variable::System;
    std::string field; ///< "result"; "matched" for match()
    std::string before;
    std::string after;
};

struct HistoryStep
{
    std::uint32_t firing = 0; ///< into DocumentResult::firings
    std::vector<ShownCondition> conditions; ///< as they were just before it fired
    std::vector<ShownChange> changes; ///< those that changed something
};

/// A tuple that a rule may fire for.
struct Candidate
{
    std::uint32_t gold = nobody; ///< places in the input, or of the entity or link
    std::uint32_t system = nobody;
    std::vector<ShownCondition> conditions; ///< as they were at the end of the rule's phase
    std::optional<std::uint32_t> fired; ///< the firing, if the rule did fire for it
};

/// What is looked at in a document: places in the input, numbers of entities and links; ascending, each once.
struct Around
{
    std::array<std::vector<std::uint32_t>, 2> annotations; ///< by SideRole
    std::vector<std::uint32_t> entities;
    std::vector<std::uint32_t> links;
};

/// A rule with one tuple that it looked at.
struct TestedTuple
{
    std::uint32_t rule = 0; ///< into RuleSet::rules
    Candidate candidate;
};

struct TestedTuples
{
    std::vector<TestedTuple> tuples;
    std::uint64_t left = 0; ///< further ones that were not asked for
};

/// One document's run. Rules, lists, document and result must outlive it. Not for several threads at once.
class Replay
{
public:
    /// Errors: those of Engine::run. O(n log n + pairs log pairs).
    [[nodiscard]] static support::Result<std::unique_ptr<Replay>> open(const RuleSet& rules,
        const RuleLists& lists, const DocumentInput& document, const DocumentResult& result,
        support::Progress& progress);

    /// Every firing that holds an annotation, in order. O(annotations + firings).
    [[nodiscard]] std::vector<HistoryStep> history(SideRole side, std::uint32_t place);
    /// The same of an entity or link.
    [[nodiscard]] std::vector<HistoryStep> groupHistory(Subject subject, std::uint32_t number);
    /// What a rule (on or off) saw of an annotation: the annotation itself, or each of its pairs or matches
    /// in the order they are tried; nothing if none overlaps, or if the rule is for the other side, entities
    /// or links. O(annotations + firings).
    [[nodiscard]] std::vector<Candidate> whyNot(std::uint32_t number, SideRole side, std::uint32_t place);
    /// What a rule for entities or links (on or off) saw of one; its number stands in Candidate::gold.
    /// Nothing if there is none of this number. O(annotations + firings).
    [[nodiscard]] std::vector<Candidate> groupWhyNot(std::uint32_t number, std::uint32_t group);
    /// The rules in force that fired for tuples which hold any of these, or that exactly one condition kept
    /// from firing; by phase, agenda, and the places of the tuple. Their conditions are those of whyNot. Of
    /// more than `most` the last phases' are only counted. One walk: O(annotations + firings + rules ·
    /// tuples). Errors: Cancelled.
    [[nodiscard]] support::Result<TestedTuples> firedOrNearly(
        const Around& around, std::size_t most, const support::Progress& progress);

private:
    Replay(const RuleSet& rules, const RuleLists& lists, const DocumentResult& result);

    void rewind();
    void advanceTo(std::size_t firing);
    /// The first firing after a phase.
    [[nodiscard]] std::size_t endOf(std::uint32_t phase) const;
    void indexFirings();
    /// The firings of an annotation, entity or link, ascending.
    [[nodiscard]] std::span<const std::uint32_t> firingsOf(SideRole side, std::uint32_t place) const;
    [[nodiscard]] std::span<const std::uint32_t> firingsOfGroup(Subject subject, std::uint32_t number) const;
    [[nodiscard]] std::vector<Candidate> candidates(
        std::uint32_t number, const std::vector<Firing>& tuples, std::uint32_t phase);
    [[nodiscard]] std::vector<Firing> tuplesOf(Subject subject, const Around& around) const;
    [[nodiscard]] bool oneShort(const Rule& rule, const Binding& binding);
    void buildGroupsBefore(std::uint32_t phase);
    [[nodiscard]] Binding bindingOf(const Firing& firing);
    [[nodiscard]] Firing tupleOf(std::uint32_t pair) const;
    [[nodiscard]] bool matched(const Binding& binding) const;
    [[nodiscard]] HistoryStep step(std::uint32_t number);
    [[nodiscard]] std::vector<HistoryStep> stepsOf(std::span<const std::uint32_t> firings);
    [[nodiscard]] std::vector<ShownCondition> shown(
        const Rule& rule, const Binding& binding, const Firing& tuple);
    void addTerms(const Expression& expression, const Condition& condition, const Binding& binding,
        std::vector<ShownTerm>& terms);
    [[nodiscard]] std::string valueOf(const Expression& expression, const Binding& binding);
    [[nodiscard]] std::optional<std::uint32_t> lastChange(
        const Expression* expression, const Firing& tuple) const;
    [[nodiscard]] bool changed(
        const Firing& firing, const Expression* expression, const Firing& tuple, bool group) const;

    const RuleSet& m_rules;
    const RuleLists& m_lists;
    const DocumentResult& m_result;
    WorkingMemory m_memory;
    Evaluator m_evaluator;
    std::array<std::vector<std::uint32_t>, 2> m_at; ///< memory's place by input place
    std::array<Lists, 2> m_firingsOf; ///< by SideRole and place
    std::array<Lists, 2> m_firingsOfGroup; ///< entities, links
    std::size_t m_next = 0; ///< firing to be applied next
    bool m_grouped = false;
    std::uint32_t m_groupPhase = 0;
};

} // namespace touchstone::rules
