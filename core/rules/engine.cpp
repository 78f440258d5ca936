// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine.h"
#include "core/support/parallel.h"

#include <tbb/enumerable_thread_specific.h>

#include <mutex>

namespace touchstone::rules {

namespace {

constexpr std::uint8_t queued = 1;
constexpr std::uint8_t fired = 2;
constexpr unsigned rankShift = 32;
constexpr std::uint64_t cancelInterval = 4096;

// What the rule asks of annotations of one side that are its own.
FieldMask ownReads(const Rule& rule, SideRole side)
{
    auto mask = side == SideRole::System ? rule.reads.system : rule.reads.gold;
    if (rule.subject == Subject::Match) {
        mask |= fieldBit(Field::Matched); // being matched makes the tuple
    }
    return mask;
}

bool applyField(Labels& labels, const Change& change)
{
    if (change.kind == Change::Kind::SetTruth) {
        return std::exchange(labels.*truthMember(change.field), change.truth) != change.truth;
    }
    return std::exchange(labels.*textMember(change.field), change.symbol) != change.symbol;
}

} // namespace

Labels& changedLabels(const Change& change, WorkingMemory& memory, const Binding& binding)
{
    return change.variable == Variable::System ? memory.labels(SideRole::System, binding.system)
        : change.variable == Variable::Gold    ? memory.labels(SideRole::Gold, binding.gold)
                                               : binding.itsGroup().labels;
}

std::uint16_t applyChanges(const Rule& rule, WorkingMemory& memory, const Binding& binding)
{
    unsigned changed = 0;
    for (std::size_t number = 0; number < rule.changes.size(); ++number) {
        const auto& change = rule.changes[number];
        bool effect = true;
        if (change.kind == Change::Kind::Match) {
            memory.labels(SideRole::System, binding.system).partner = binding.gold;
            memory.labels(SideRole::Gold, binding.gold).partner = binding.system;
        } else {
            effect = applyField(changedLabels(change, memory, binding), change);
        }
        changed |= effect ? 1U << number : 0U;
    }
    return static_cast<std::uint16_t>(changed);
}

Engine::Engine(const RuleSet& rules, const RuleLists& lists)
    : m_rules(rules)
    , m_evaluator(rules, lists, m_memory)
{
    m_counts.tried.resize(rules.rules().size());
    m_counts.fired.resize(rules.rules().size());
    m_neighbours = std::any_of(rules.rules().begin(), rules.rules().end(),
        [](const Rule& rule) { return rule.on && rule.reads.sameSide; });
}

support::Result<DocumentResult> Engine::run(const DocumentInput& document, support::Progress& progress)
{
    m_progress = &progress;
    m_stopped = false;
    m_firings.clear();
    if (auto loaded = m_memory.load(document, m_neighbours, progress); !loaded) {
        return support::Failure(loaded.error());
    }
    m_matchOf.assign(m_memory.size(SideRole::Gold), nobody);
    bool grouped = false;
    for (std::size_t phase = 0; phase < m_rules.phases().size(); ++phase) {
        const auto& agenda = m_rules.agenda(phase);
        const bool wantsGroups = std::any_of(agenda.begin(), agenda.end(),
            [&](std::uint32_t rule) { return m_rules.rules()[rule].subject >= Subject::Entity; });
        if (wantsGroups && !grouped) {
            m_memory.buildGroups(m_rules);
            grouped = true;
        }
        if (!runPhase(phase, progress)) {
            if (progress.cancelled()) {
                return support::failure(support::ErrorCode::Cancelled, support::said("cancelled"));
            }
            return support::failure(support::ErrorCode::TooLarge,
                support::said("document %1: rules hold more than %2 times; make their conditions narrower",
                    document.name, limits::firings));
        }
    }
    return takeResult();
}

bool Engine::runPhase(std::size_t phase, support::Progress& progress)
{
    const auto& agenda = m_rules.agenda(phase);
    m_tasks.resize(agenda.size());
    for (std::size_t rank = 0; rank < agenda.size(); ++rank) {
        m_tasks[rank].rule = &m_rules.rules()[agenda[rank]];
        m_tasks[rank].index = agenda[rank];
        m_tasks[rank].states.clear();
    }
    m_queue.clear();
    // What was never tested is walked through in the order of the agenda; only what a firing made true behind
    // the walk has to be queued.
    for (std::uint32_t rank = 0; rank < m_tasks.size(); ++rank) {
        const auto subject = m_tasks[rank].rule->subject;
        const auto count = openRank(subject);
        for (m_next = 0; m_next < count;) {
            const auto tuple = subject == Subject::Match ? m_matches[m_next]
                : subject == Subject::Pair               ? m_memory.pairAt(m_next)
                                                         : m_next;
            m_walked = keyOf(rank, tuple);
            const auto here = m_next;
            if (!fireQueued(m_walked)) {
                return false;
            }
            if (m_next != here) {
                continue; // pairs were put into another order
            }
            ++m_next;
            ++m_walked;
            ++m_counts.tried[m_tasks[rank].index];
            fireIfHolds(m_tasks[rank], tuple);
            if (m_stopped || (++m_tests % cancelInterval == 0 && pause(progress))) {
                return false;
            }
        }
    }
    m_walked = std::numeric_limits<std::uint64_t>::max();
    return fireQueued(m_walked);
}

std::uint64_t Engine::keyOf(std::uint32_t rank, std::uint32_t tuple) const
{
    const auto subject = m_tasks[rank].rule->subject;
    const bool pair = subject == Subject::Pair || subject == Subject::Match;
    return (std::uint64_t { rank } << rankShift) | (pair ? m_memory.position(tuple) : tuple);
}

// How many tuples the walk visits; matches are taken down, for there are few of them among the pairs.
std::uint32_t Engine::openRank(Subject subject)
{
    if (subject != Subject::Match) {
        return tupleCount(subject);
    }
    m_matches.clear();
    std::copy_if(m_matchOf.begin(), m_matchOf.end(), std::back_inserter(m_matches),
        [](std::uint32_t pair) { return pair != nobody; });
    std::sort(m_matches.begin(), m_matches.end(),
        [this](std::uint32_t a, std::uint32_t b) { return m_memory.position(a) < m_memory.position(b); });
    return static_cast<std::uint32_t>(m_matches.size());
}

// Fires what waits up to a key, with all that follows from it.
bool Engine::fireQueued(std::uint64_t last)
{
    while (!m_queue.empty() && m_queue.front() <= last) {
        std::pop_heap(m_queue.begin(), m_queue.end(), std::greater<>());
        const auto key = m_queue.back();
        m_queue.pop_back();
        auto& task = m_tasks[key >> rankShift];
        const auto place = static_cast<std::uint32_t>(key);
        const bool pair = task.rule->subject == Subject::Pair || task.rule->subject == Subject::Match;
        const auto tuple = pair ? m_memory.pairAt(place) : place;
        task.states[tuple] &= static_cast<std::uint8_t>(~queued);
        fireIfHolds(task, tuple);
        if (m_stopped || (++m_tests % cancelInterval == 0 && pause(*m_progress))) {
            return false;
        }
    }
    return !m_stopped;
}

bool Engine::pause(const support::Progress& progress)
{
    m_evaluator.forget();
    m_stopped = m_stopped || progress.cancelled();
    return m_stopped;
}

void Engine::fireIfHolds(Task& task, std::uint32_t tuple)
{
    if (!task.states.empty() && (task.states[tuple] & fired) != 0) {
        return;
    }
    if (!m_evaluator.holds(*task.rule, bindingOf(task.rule->subject, tuple))
        || turnsBack(*task.rule, tuple)) {
        return;
    }
    if (task.states.empty()) {
        task.states.resize(tupleCount(task.rule->subject));
    }
    task.states[tuple] |= fired;
    m_stopped = m_stopped || m_firings.size() >= limits::firings;
    if (!m_stopped) {
        fire(task, tuple);
    }
}

std::uint32_t Engine::tupleCount(Subject subject) const
{
    if (subject == Subject::System || subject == Subject::Gold) {
        return m_memory.size(subject == Subject::System ? SideRole::System : SideRole::Gold);
    }
    return static_cast<std::uint32_t>(
        subject >= Subject::Entity ? m_memory.groups(subject).size() : m_memory.pairs().size());
}

Binding Engine::bindingOf(Subject subject, std::uint32_t tuple)
{
    if (subject == Subject::System || subject == Subject::Gold) {
        return subject == Subject::System ? Binding { .system = tuple } : Binding { .gold = tuple };
    }
    if (subject >= Subject::Entity) {
        return { .group = &m_memory.groups(subject)[tuple] };
    }
    const auto [gold, system] = m_memory.pairs()[tuple].members;
    return { .system = system, .gold = gold };
}

// A pair that is about to matter gets its final place among those of equal ratio. True if that turned the
// walk of this rule back to the first of them: it then comes to the pair in its turn.
bool Engine::turnsBack(const Rule& rule, std::uint32_t tuple)
{
    if (rule.subject != Subject::Pair) {
        return false;
    }
    const auto range = m_memory.settle(tuple);
    const auto rank = static_cast<std::uint32_t>(m_walked >> rankShift);
    const bool walksPairs = rank < m_tasks.size() && m_tasks[rank].rule->subject == Subject::Pair;
    if (range.empty() || !walksPairs || m_next <= range.begin || m_next > range.end) {
        return false;
    }
    m_next = range.begin;
    m_walked = (std::uint64_t { rank } << rankShift) | range.begin;
    return m_tasks[rank].rule == &rule;
}

// Queues the rule for a tuple that the walk has passed, if it holds and has neither fired for it nor waits
// already.
void Engine::test(std::uint32_t rank, std::uint32_t tuple)
{
    auto& task = m_tasks[rank];
    // A match may be younger than the list of matches that is walked.
    if (keyOf(rank, tuple) >= m_walked && task.rule->subject != Subject::Match) {
        return;
    }
    if (!task.states.empty() && task.states[tuple] != 0) {
        return;
    }
    ++m_counts.tried[task.index];
    if (++m_tests % cancelInterval == 0 && pause(*m_progress)) {
        return;
    }
    if (!m_evaluator.holds(*task.rule, bindingOf(task.rule->subject, tuple))) {
        return;
    }
    if (turnsBack(*task.rule, tuple)) {
        return;
    }
    if (m_queue.size() >= limits::firings) {
        m_stopped = true;
        return;
    }
    if (task.states.empty()) {
        task.states.resize(tupleCount(task.rule->subject));
    }
    task.states[tuple] |= queued;
    m_queue.push_back(keyOf(rank, tuple));
    std::push_heap(m_queue.begin(), m_queue.end(), std::greater<>());
}

void Engine::fire(Task& task, std::uint32_t tuple)
{
    const auto& rule = *task.rule;
    const auto binding = bindingOf(rule.subject, tuple);
    Firing firing;
    firing.rule = static_cast<std::uint16_t>(task.index);
    firing.changed = applyChanges(rule, m_memory, binding);
    firing.system = binding.system == nobody ? nobody : m_memory.place(SideRole::System, binding.system);
    firing.gold = binding.group != nullptr ? tuple
        : binding.gold == nobody           ? nobody
                                           : m_memory.place(SideRole::Gold, binding.gold);
    m_firings.push_back(firing);
    ++m_counts.fired[task.index];

    Changed changed;
    for (std::size_t number = 0; number < rule.changes.size(); ++number) {
        const auto& change = rule.changes[number];
        if ((firing.changed & (1U << number)) == 0) {
            continue;
        }
        if (change.kind == Change::Kind::Match) {
            changed.system |= fieldBit(Field::Matched);
            changed.gold |= fieldBit(Field::Matched);
            m_matchOf[binding.gold] = tuple;
        } else {
            auto& mask = change.variable == Variable::System ? changed.system
                : change.variable == Variable::Gold          ? changed.gold
                                                             : changed.group;
            mask |= fieldBit(change.field);
        }
    }
    if (firing.changed != 0) {
        retest(binding, tuple, rule.subject, changed);
    }
}

void Engine::retest(const Binding& binding, std::uint32_t tuple, Subject subject, Changed changed)
{
    for (std::uint32_t rank = 0; rank < m_tasks.size() && !m_stopped; ++rank) {
        if (changed.system != 0) {
            retestAnnotation(rank, SideRole::System, binding.system, changed.system);
        }
        if (changed.gold != 0) {
            retestAnnotation(rank, SideRole::Gold, binding.gold, changed.gold);
        }
        if (m_tasks[rank].rule->subject == subject
            && (m_tasks[rank].rule->reads.group & changed.group) != 0) {
            test(rank, tuple);
        }
    }
}

void Engine::retestAnnotation(std::uint32_t rank, SideRole side, std::uint32_t at, FieldMask changed)
{
    const auto& rule = *m_tasks[rank].rule;
    const bool own = (ownReads(rule, side) & changed) != 0;
    switch (rule.subject) {
    case Subject::System:
    case Subject::Gold:
        if ((rule.subject == Subject::System) == (side == SideRole::System)) {
            if (own) {
                test(rank, at);
            }
            if ((rule.reads.sameSideNeighbours & changed) != 0) {
                for (const auto neighbour : m_memory.neighbours(side, at)) {
                    test(rank, neighbour);
                }
            }
        } else if ((rule.reads.acrossNeighbours & changed) != 0) {
            for (const auto pair : m_memory.pairsOf(side, at)) {
                test(rank, m_memory.pairs()[pair].members[index(otherSide(side))]);
            }
        }
        return;
    case Subject::Pair:
        if (own) {
            for (const auto pair : m_memory.pairsOf(side, at)) {
                test(rank, pair);
            }
        }
        return;
    case Subject::Match:
        if (own && m_memory.labels(side, at).partner != nobody) {
            test(rank, m_matchOf[side == SideRole::Gold ? at : m_memory.labels(side, at).partner]);
        }
        return;
    default:
        return;
    }
}

DocumentResult Engine::takeResult()
{
    DocumentResult result;
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        auto& labels = side == SideRole::Gold ? result.gold : result.system;
        labels.resize(m_memory.size(side));
        for (std::uint32_t at = 0; at < m_memory.size(side); ++at) {
            auto own = m_memory.labels(side, at);
            if (own.partner != nobody) {
                own.partner = m_memory.place(otherSide(side), own.partner);
            }
            labels[m_memory.place(side, at)] = own;
        }
    }
    result.entities = std::move(m_memory.groups(Subject::Entity));
    result.links = std::move(m_memory.groups(Subject::Link));
    result.firings = m_firings;
    return result;
}

support::Result<CorpusRun> runDocuments(const RuleSet& rules, const RuleLists& lists, std::size_t count,
    const std::function<void(std::size_t, DocumentInput&)>& input, support::Progress& progress)
{
    struct Worker
    {
        Engine engine;
        DocumentInput document;
    };
    tbb::enumerable_thread_specific<Worker> workers([&] { return Worker { Engine(rules, lists), {} }; });
    CorpusRun run;
    run.documents.resize(count);
    std::mutex mutex;
    std::optional<std::pair<std::size_t, support::Error>> first;
    progress.begin(count);
    support::inParallelStretches(count, 1, [&](std::size_t begin, std::size_t end) {
        auto& worker = workers.local();
        for (auto number = begin; number != end && !progress.cancelled(); ++number) {
            input(number, worker.document);
            auto result = worker.engine.run(worker.document, progress);
            if (result) {
                run.documents[number] = std::move(*result);
                progress.advance();
                continue;
            }
            const std::scoped_lock lock(mutex);
            if (!first || number < first->first) {
                first.emplace(number, result.error());
            }
        }
    });
    if (progress.cancelled()) {
        return support::failure(support::ErrorCode::Cancelled, support::said("cancelled"));
    }
    if (first) {
        return support::Failure(first->second);
    }
    for (const auto& worker : workers) {
        run.counts.add(worker.engine.counts());
    }
    return run;
}

} // namespace touchstone::rules
