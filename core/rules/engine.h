// SPDX-License-Identifier: GPL-3.0-or-later
// Engine: forward chaining over one document, phase by phase, until nothing more fires.
#pragma once

#include "core/rules/evaluator.h"

namespace touchstone::rules {

/// In each phase every rule that holds for a tuple (annotation, pair, match, entity or link) is queued. The
/// highest salience goes first, of equals the rule that stands first, then the tuple: pairs by larger overlap
/// ratio (shared by united characters), higher similarity, ids that match, earlier gold begin, earlier system
/// begin, gold id, system id; annotations by begin, end and id. The conditions are tested once more, the rule
/// fires, and what read a field that it changed is tested again. A rule fires at most once for a tuple and
/// phase, so every rule set ends. The labels do not depend on the order of the input.
///
/// One engine serves one thread; rules and lists are shared and must outlive it.
class Engine
{
public:
    Engine(const RuleSet& rules, const RuleLists& lists);

    /// Time O(n log n + tests); memory O(n + pairs + firings). Errors: TooLarge (limits::pairs,
    /// limits::firings), Cancelled.
    [[nodiscard]] support::Result<DocumentResult> run(
        const DocumentInput& document, support::Progress& progress);
    /// Added up over all runs.
    [[nodiscard]] const RuleCounts& counts() const { return m_counts; }

private:
    struct Task
    {
        const Rule* rule = nullptr;
        std::uint32_t index = 0; ///< into RuleSet::rules
        std::vector<std::uint8_t> states; ///< by tuple: queued, fired; empty until one is either
    };
    struct Changed
    {
        FieldMask system = 0;
        FieldMask gold = 0;
        FieldMask group = 0;
    };

    [[nodiscard]] bool runPhase(std::size_t phase, support::Progress& progress);
    [[nodiscard]] std::uint32_t openRank(Subject subject);
    [[nodiscard]] bool fireQueued(std::uint64_t last);
    [[nodiscard]] bool pause(const support::Progress& progress);
    void fireIfHolds(Task& task, std::uint32_t tuple);
    [[nodiscard]] bool turnsBack(const Rule& rule, std::uint32_t tuple);
    [[nodiscard]] std::uint64_t keyOf(std::uint32_t rank, std::uint32_t tuple) const;
    void test(std::uint32_t rank, std::uint32_t tuple);
    void fire(Task& task, std::uint32_t tuple);
    void retest(const Binding& binding, std::uint32_t tuple, Subject subject, Changed changed);
    void retestAnnotation(std::uint32_t rank, SideRole side, std::uint32_t at, FieldMask changed);
    [[nodiscard]] std::uint32_t tupleCount(Subject subject) const;
    [[nodiscard]] Binding bindingOf(Subject subject, std::uint32_t tuple);
    [[nodiscard]] DocumentResult takeResult();

    const RuleSet& m_rules;
    WorkingMemory m_memory;
    Evaluator m_evaluator;
    bool m_neighbours = false;
    std::vector<Task> m_tasks; ///< rules of the phase, in the order they go
    std::vector<std::uint64_t> m_queue; ///< heap, smallest first: rank, then tuple
    std::uint64_t m_walked = 0; ///< everything before this key was tested once
    std::uint32_t m_next = 0; ///< the walk's next place in its rank
    std::vector<std::uint32_t> m_matches; ///< pairs of the rank that is walked
    std::vector<std::uint32_t> m_matchOf; ///< pair of each matched gold annotation
    std::vector<Firing> m_firings;
    std::uint64_t m_tests = 0;
    support::Progress* m_progress = nullptr;
    bool m_stopped = false;
    RuleCounts m_counts;
};

/// The labels that a change of a bound tuple writes into; of all changes but match().
[[nodiscard]] Labels& changedLabels(const Change& change, WorkingMemory& memory, const Binding& binding);
/// Applies the changes of a rule to a bound tuple. Returns a bit for each that changed something.
std::uint16_t applyChanges(const Rule& rule, WorkingMemory& memory, const Binding& binding);

struct CorpusRun
{
    std::vector<DocumentResult> documents;
    RuleCounts counts;
};

/// Runs the rules over `count` documents, in parallel; `input(n, document)` fills the n-th (called from any
/// thread, each number once; what it borrows must live until the same thread asks for another). The same
/// result for any number of threads. Progress counts documents. Errors: those of Engine::run, of the first
/// document that has one.
[[nodiscard]] support::Result<CorpusRun> runDocuments(const RuleSet& rules, const RuleLists& lists,
    std::size_t count, const std::function<void(std::size_t, DocumentInput&)>& input,
    support::Progress& progress);

} // namespace touchstone::rules
