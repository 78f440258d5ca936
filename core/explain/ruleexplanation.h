// SPDX-License-Identifier: GPL-3.0-or-later
// Rule explanation: why an annotation has its labels, why a rule did not fire for it, and which rules looked
// at a place of the text; in plain values that need neither the run nor the evaluation any more.
#pragma once

#include "core/measures/rules/rulerun.h"
#include "core/rules/replay.h"

namespace touchstone::analysis {

/// An annotation that rules look at.
struct RulePlace
{
    rules::SideRole side = rules::SideRole::Gold;
    std::uint32_t place = 0; ///< in the run's input
    friend auto operator<=>(const RulePlace&, const RulePlace&) = default;
};

/// How an explanation calls an annotation.
struct NamedAnnotation
{
    RulePlace at {};
    std::uint32_t entity = 0; ///< in its document's tree
    std::string id {}; ///< as its file calls it, or its number: "#3"
    std::string type {};
    std::string words {}; ///< at most `mostWords` code points: the middle is left out (" … "); empty: no text
    static constexpr std::size_t mostWords = 300;
};

struct NamedGroup
{
    rules::Subject subject = rules::Subject::Entity; ///< or Link
    std::uint32_t number = 0; ///< into DocumentResult::entities or links
    std::string type; ///< of entities
    std::string text; ///< of entities: the name form; of links: the ids, joined by ", "
    std::uint32_t goldMentions = 0;
    std::uint32_t systemMentions = 0;
};

/// rules::Labels in words; empty: not set.
struct LabelWords
{
    std::string result, resolution, ignored, cause, note;
    bool low = false;
    bool lowResolution = false;
};

/// Somebody who has a partner, and the rule that gave it.
struct TakenBy
{
    NamedAnnotation annotation, partner;
    std::uint32_t rule = 0; ///< into RuleSet::rules
};

struct ExplainedCondition
{
    enum class Kind : std::uint8_t {
        Written,
        Unmatched, ///< neither side has a partner: match() brings it along
        Matched ///< the two were matched: `for match` brings it along
    };
    Kind kind = Kind::Written;
    std::string text {}; ///< as written
    std::uint32_t line = 0; ///< in its file; 0: not written
    bool holds = false;
    /// Numbers with at most four decimals; texts with at most NamedAnnotation::mostWords code points.
    std::vector<rules::ShownTerm> terms {};
    /// If it does not hold: the rule that last changed what it reads, of its own annotations.
    std::optional<std::uint32_t> since {};
    std::vector<TakenBy> taken {}; ///< of Unmatched and Matched that do not hold: who was taken by whom
};

struct ExplainedChange
{
    enum class Of : std::uint8_t {
        Own, ///< the annotation that is explained
        Partner,
        Group
    };
    Of of = Of::Own;
    std::string field; ///< "result"; "matched" for match()
    std::string before; ///< as a rule file writes it: "\"FP\"", "false"
    std::string after;
};

struct ExplainedStep
{
    std::uint32_t rule = 0; ///< into RuleSet::rules
    std::uint32_t firing = 0; ///< into DocumentResult::firings
    std::optional<NamedAnnotation> partner {};
    std::optional<NamedGroup> group {}; ///< of rules for entities and links
    std::vector<ExplainedCondition> conditions {};
    std::vector<ExplainedChange> changes {}; ///< those that changed something
};

struct ExplainedPhase
{
    std::string name;
    std::vector<ExplainedStep> steps; ///< in the order in which they fired; none: nothing fired
};

struct ExplainedGroup
{
    NamedGroup group;
    LabelWords labels;
};

/// Why this label.
struct LabelHistory
{
    NamedAnnotation annotation;
    LabelWords labels; ///< as the run left them
    std::optional<NamedAnnotation> partner;
    std::vector<ExplainedGroup> groups; ///< that it is a mention of
    std::vector<ExplainedPhase> phases; ///< every phase of the rule set
};

struct ExplainedCandidate
{
    std::optional<NamedAnnotation> partner;
    std::optional<NamedGroup> group;
    bool fired = false;
    std::vector<ExplainedCondition> conditions;
};

/// Why not this rule.
struct WhyNot
{
    enum class State : std::uint8_t {
        Candidates,
        OtherSide, ///< the rule is for annotations of the other side
        NothingOverlaps, ///< for pairs, and nothing of the other side overlaps
        NoGroup ///< for entities or links, and this annotation belongs to none
    };
    NamedAnnotation annotation {};
    std::uint32_t rule = 0;
    State state = State::Candidates;
    std::vector<ExplainedCandidate> candidates {}; ///< in the order in which they are tried
    std::uint64_t left = 0; ///< candidates beyond `most`
    static constexpr std::size_t most = 100;
};

/// A rule that fired, or nearly fired, where one looks.
struct CoveringRule
{
    std::uint32_t rule = 0;
    bool fired = false;
    NamedAnnotation annotation; ///< the one that covers the place (gold if both of a pair do)
    std::optional<NamedAnnotation> partner;
    std::optional<NamedGroup> group;
    std::optional<ExplainedCondition> missing; ///< the one condition that did not hold; none if it fired
};

struct CoveringRules
{
    std::vector<NamedAnnotation> annotations; ///< that cover the place: gold first, by place
    std::vector<CoveringRule> rules; ///< by phase, then in the order they go, then by place
    std::uint64_t left = 0; ///< beyond `most`
    static constexpr std::size_t most = 5000;
};

/// The rules that fired for an annotation, in order; not those of its entities and links. O(firings).
[[nodiscard]] std::vector<std::uint32_t> rulesFiredFor(
    const RuleRun& run, std::size_t documentCase, const RulePlace& at);
[[nodiscard]] LabelWords labelWords(const rules::RuleSet& rules, const rules::Labels& labels);

/// One document of a run, opened for questions. Any thread may ask; one question is answered at a time.
class RuleExplainer
{
public:
    /// Takes hold of evaluation and run. O(n log n + pairs log pairs). Errors: those of rules::Replay::open.
    [[nodiscard]] static support::Result<std::shared_ptr<RuleExplainer>> open(EvaluationPtr evaluation,
        std::shared_ptr<const RuleRun> run, std::size_t documentCase, support::Progress& progress);

    [[nodiscard]] const std::shared_ptr<const RuleRun>& run() const { return m_run; }
    [[nodiscard]] std::size_t documentCase() const { return m_case; }

    /// O(annotations + firings). Errors: Cancelled.
    [[nodiscard]] support::Result<LabelHistory> explain(
        const RulePlace& at, const support::Progress& progress);
    /// Of a rule that is on or off. O(annotations + firings). Errors: Cancelled.
    [[nodiscard]] support::Result<WhyNot> whyNot(
        std::uint32_t number, const RulePlace& at, const support::Progress& progress);
    /// Of the annotations that share a code point with a span of one side's own text; on the other side, of
    /// those that share one with what stands for it there. One walk through the firings: O(annotations +
    /// firings + rules · tuples of these annotations). Errors: Cancelled.
    [[nodiscard]] support::Result<CoveringRules> covering(
        rules::SideRole side, text::Span span, const support::Progress& progress);

private:
    RuleExplainer(EvaluationPtr evaluation, std::shared_ptr<const RuleRun> run, std::size_t documentCase);

    [[nodiscard]] const rules::RuleSet& rules() const { return *m_run->setup.rules; }
    [[nodiscard]] const RuleDocument& document() const { return m_document; }
    [[nodiscard]] const rules::DocumentResult& result() const { return m_run->results[m_case]; }
    [[nodiscard]] NamedAnnotation named(const RulePlace& at) const;
    [[nodiscard]] NamedGroup named(rules::Subject subject, std::uint32_t number) const;
    /// The partner, or the entity or link, of a tuple that one side's annotation is of.
    template <typename Explained>
    void nameOthers(Explained& explained, const rules::Rule& rule, const rules::Candidate& tuple,
        rules::SideRole own) const;
    [[nodiscard]] ExplainedCondition condition(
        const rules::ShownCondition& shown, const rules::Rule& rule, const rules::Candidate& tuple) const;
    [[nodiscard]] ExplainedStep step(const rules::HistoryStep& step, const RulePlace& at) const;
    [[nodiscard]] rules::Around around(rules::SideRole side, text::Span span) const;

    EvaluationPtr m_evaluation;
    std::shared_ptr<const RuleRun> m_run;
    std::size_t m_case = 0;
    RuleDocument m_document;
    std::array<std::vector<std::uint32_t>, 2> m_matchedBy; ///< firing that gave a partner, by side and place
    std::unique_ptr<rules::Replay> m_replay;
    std::mutex m_mutex; ///< of m_replay
};

} // namespace touchstone::analysis
