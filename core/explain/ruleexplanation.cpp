// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/ruleexplanation.h"

#include "core/evaluation/records/commonspans.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"
#include "core/text/utf8.h"

namespace touchstone::analysis {

namespace {

using rules::nobody;
using rules::SideRole;
using rules::Subject;

constexpr std::array bothSides { SideRole::Gold, SideRole::System };

// Begin and end of a long text; whole code points.
std::string cut(std::string_view text)
{
    constexpr auto most = NamedAnnotation::mostWords;
    if (text.size() <= most || text::codePointCount(text) <= most) {
        return std::string(text);
    }
    const auto boundary = [&](std::size_t at) {
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
            ++at;
        }
        return at;
    };
    const auto first = boundary(most / 2);
    const auto last = boundary(text.size() - most / 2);
    return std::string(text.substr(0, first)) + " … " + std::string(text.substr(last));
}

// "0.9285714285714286" -> "0.9286"; everything else as it is.
std::string shortNumber(const std::string& value)
{
    constexpr int decimals = 4;
    const auto number = support::parsed<double>(value);
    if (!number || value.size() <= decimals + 2) {
        return value;
    }
    auto text = support::fixed(*number, decimals);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text.substr(0, text.size() - 1) : text;
}

bool overlaps(std::span<const text::Span> pieces, text::Span whole, text::Span span)
{
    return pieces.empty()
        ? text::overlap(whole, span) > 0
        : std::ranges::any_of(pieces, [&](text::Span piece) { return text::overlap(piece, span) > 0; });
}

support::Failure cancelled() { return support::failure(support::ErrorCode::Cancelled, "cancelled"); }

} // namespace

std::vector<std::uint32_t> rulesFiredFor(const RuleRun& run, std::size_t documentCase, const RulePlace& at)
{
    std::vector<std::uint32_t> fired;
    for (const auto& firing : run.results[documentCase].firings) {
        const bool group = run.setup.rules->rules()[firing.rule].subject >= Subject::Entity;
        if (!group && (at.side == SideRole::Gold ? firing.gold : firing.system) == at.place) {
            fired.push_back(firing.rule);
        }
    }
    return fired;
}

LabelWords labelWords(const rules::RuleSet& rules, const rules::Labels& labels)
{
    return { rules.symbol(labels.result), rules.symbol(labels.resolution), rules.symbol(labels.ignored),
        rules.symbol(labels.cause), rules.symbol(labels.note), labels.low, labels.lowResolution };
}

RuleExplainer::RuleExplainer(
    EvaluationPtr evaluation, std::shared_ptr<const RuleRun> run, std::size_t documentCase)
    : m_evaluation(std::move(evaluation))
    , m_run(std::move(run))
    , m_case(documentCase)
{
    fillRuleDocument(m_document, *m_evaluation, m_case);
    m_matchedBy[0].assign(result().gold.size(), nobody);
    m_matchedBy[1].assign(result().system.size(), nobody);
    const auto& firings = result().firings;
    for (std::uint32_t number = 0; number < firings.size(); ++number) {
        if (rules().rules()[firings[number].rule].matches) {
            m_matchedBy[0][firings[number].gold] = number;
            m_matchedBy[1][firings[number].system] = number;
        }
    }
}

support::Result<std::shared_ptr<RuleExplainer>> RuleExplainer::open(EvaluationPtr evaluation,
    std::shared_ptr<const RuleRun> run, std::size_t documentCase, support::Progress& progress)
{
    std::shared_ptr<RuleExplainer> explainer(
        new RuleExplainer(std::move(evaluation), std::move(run), documentCase));
    auto replay = rules::Replay::open(explainer->rules(), explainer->m_run->setup.lists,
        explainer->document().input, explainer->result(), progress);
    if (!replay) {
        return support::Failure(replay.error());
    }
    explainer->m_replay = std::move(*replay);
    return explainer;
}

NamedAnnotation RuleExplainer::named(const RulePlace& at) const
{
    const auto side = rules::index(at.side);
    const auto& input = document().input.sides[side][at.place];
    const auto& documentCase = m_evaluation->cases[m_case];
    const auto& tree = (at.side == SideRole::Gold ? documentCase.gold : documentCase.system)->annotations;
    NamedAnnotation result { .at = at, .entity = document().entities[side][at.place] };
    result.id = tree.id(result.entity);
    result.type = input.type;
    result.words = cut(input.text);
    return result;
}

NamedGroup RuleExplainer::named(Subject subject, std::uint32_t number) const
{
    const auto& group = result().groups(subject)[number];
    NamedGroup named { subject, number, group.type, group.text };
    for (const auto& id : group.ids) {
        named.text += (named.text.empty() ? "" : ", ") + id;
    }
    named.text = cut(named.text);
    named.goldMentions = static_cast<std::uint32_t>(group.gold.size());
    named.systemMentions = static_cast<std::uint32_t>(group.system.size());
    return named;
}

template <typename Explained>
void RuleExplainer::nameOthers(
    Explained& explained, const rules::Rule& rule, const rules::Candidate& tuple, SideRole own) const
{
    if (rule.subject >= Subject::Entity) {
        explained.group = named(rule.subject, tuple.gold);
    } else if (const auto other = own == SideRole::Gold ? tuple.system : tuple.gold; other != nobody) {
        explained.partner = named(RulePlace { rules::otherSide(own), other });
    }
}

ExplainedCondition RuleExplainer::condition(
    const rules::ShownCondition& shown, const rules::Rule& rule, const rules::Candidate& tuple) const
{
    ExplainedCondition condition { .text = shown.text, .line = shown.line, .holds = shown.holds };
    if (shown.line == 0) {
        const bool matched = rule.subject == Subject::Match && shown.text == "the two were matched";
        condition.kind = rule.matches && !matched ? ExplainedCondition::Kind::Unmatched
                                                  : ExplainedCondition::Kind::Matched;
    }
    for (const auto& term : shown.terms) {
        condition.terms.push_back({ term.text, cut(shortNumber(term.value)) });
    }
    if (shown.since) {
        condition.since = result().firings[*shown.since].rule;
    }
    if (condition.kind == ExplainedCondition::Kind::Written || condition.holds) {
        return condition;
    }
    condition.terms.clear(); // who has whom is told better
    for (const auto side : bothSides) {
        const auto place = side == SideRole::Gold ? tuple.gold : tuple.system;
        const auto firing = m_matchedBy[rules::index(side)][place];
        if (firing == nobody || (tuple.fired && firing >= *tuple.fired)
            || rules().rules()[result().firings[firing].rule].phase > rule.phase) {
            continue;
        }
        const auto& by = result().firings[firing];
        condition.taken.push_back({ named(RulePlace { side, place }),
            named(RulePlace { rules::otherSide(side), side == SideRole::Gold ? by.system : by.gold }),
            by.rule });
        if (by.gold == tuple.gold && by.system == tuple.system) {
            break; // one sentence for the two
        }
    }
    return condition;
}

ExplainedStep RuleExplainer::step(const rules::HistoryStep& step, const RulePlace& at) const
{
    const auto& firing = result().firings[step.firing];
    const auto& rule = rules().rules()[firing.rule];
    ExplainedStep result { .rule = firing.rule, .firing = step.firing };
    const rules::Candidate tuple { firing.gold, firing.system, {}, step.firing };
    nameOthers(result, rule, tuple, at.side);
    result.conditions = support::listOf<ExplainedCondition>(
        step.conditions, [&](const auto& shown) { return condition(shown, rule, tuple); });
    for (const auto& change : step.changes) {
        const bool own = (change.variable == rules::Variable::Gold) == (at.side == SideRole::Gold);
        const auto of = rule.subject >= Subject::Entity ? ExplainedChange::Of::Group
            : own                                       ? ExplainedChange::Of::Own
                                                        : ExplainedChange::Of::Partner;
        result.changes.push_back({ of, change.field, change.before, change.after });
    }
    return result;
}

support::Result<LabelHistory> RuleExplainer::explain(const RulePlace& at, const support::Progress& progress)
{
    LabelHistory history;
    history.annotation = named(at);
    const auto& labels = result().labels(at.side)[at.place];
    history.labels = labelWords(rules(), labels);
    if (labels.partner != nobody) {
        history.partner = named(RulePlace { rules::otherSide(at.side), labels.partner });
    }
    const std::scoped_lock lock(m_mutex);
    auto steps = m_replay->history(at.side, at.place);
    for (const auto subject : { Subject::Entity, Subject::Link }) {
        for (const auto number : result().groupsOf(subject, at.side, at.place)) {
            if (progress.cancelled()) {
                return cancelled();
            }
            const auto& group = result().groups(subject)[number];
            history.groups.push_back({ named(subject, number), labelWords(rules(), group.labels) });
            auto more = m_replay->groupHistory(subject, number);
            steps.insert(
                steps.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
        }
    }
    std::ranges::sort(steps, [](const auto& a, const auto& b) { return a.firing < b.firing; });
    for (const auto& name : rules().phases()) {
        history.phases.push_back({ name, {} });
    }
    for (const auto& one : steps) {
        auto explained = step(one, at);
        history.phases[rules().rules()[explained.rule].phase].steps.push_back(std::move(explained));
    }
    return history;
}

support::Result<WhyNot> RuleExplainer::whyNot(
    std::uint32_t number, const RulePlace& at, const support::Progress& progress)
{
    const auto& rule = rules().rules()[number];
    WhyNot answer { .annotation = named(at), .rule = number };
    const std::scoped_lock lock(m_mutex);
    std::vector<rules::Candidate> candidates;
    if (rule.subject >= Subject::Entity) {
        for (const auto group : result().groupsOf(rule.subject, at.side, at.place)) {
            auto more = m_replay->groupWhyNot(number, group);
            candidates.insert(
                candidates.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
        }
    } else {
        candidates = m_replay->whyNot(number, at.side, at.place);
    }
    if (candidates.empty()) {
        answer.state = rule.subject >= Subject::Entity ? WhyNot::State::NoGroup
            : rule.subject == Subject::System || rule.subject == Subject::Gold
            ? WhyNot::State::OtherSide
            : WhyNot::State::NothingOverlaps;
        return answer;
    }
    for (const auto& candidate : candidates) {
        if (progress.cancelled()) {
            return cancelled();
        }
        if (answer.candidates.size() >= WhyNot::most) {
            answer.left = candidates.size() - answer.candidates.size();
            break;
        }
        auto& explained = answer.candidates.emplace_back();
        explained.fired = candidate.fired.has_value();
        nameOthers(explained, rule, candidate, at.side);
        explained.conditions = support::listOf<ExplainedCondition>(
            candidate.conditions, [&](const auto& shown) { return condition(shown, rule, candidate); });
    }
    return answer;
}

// The annotations that stand where one looks, with their entities and links.
rules::Around RuleExplainer::around(SideRole side, text::Span span) const
{
    rules::Around around;
    const auto& documentCase = m_evaluation->cases[m_case];
    const auto* own = side == SideRole::Gold ? documentCase.gold : documentCase.system;
    const auto& input = document().input;
    if (own == nullptr) {
        return around;
    }
    const auto& entities = document().entities[rules::index(side)];
    for (std::uint32_t place = 0; place < entities.size(); ++place) {
        const auto entity = entities[place];
        if (overlaps(own->annotations.fragments(entity), own->annotations.entities[entity].span, span)) {
            around.annotations[rules::index(side)].push_back(place);
        }
    }
    const CommonSpans common(documentCase, Unit::Character);
    const auto mapped = side == SideRole::Gold ? common.gold(span) : common.system(span);
    const auto other = rules::otherSide(side);
    const auto& others = input.side(other);
    for (std::uint32_t place = 0; place < others.size(); ++place) {
        if (overlaps(others[place].fragments, others[place].span, mapped)) {
            around.annotations[rules::index(other)].push_back(place);
        }
    }
    for (const auto subject : { Subject::Entity, Subject::Link }) {
        const auto& groups = result().groups(subject);
        auto& numbers = subject == Subject::Entity ? around.entities : around.links;
        for (std::uint32_t number = 0; number < groups.size(); ++number) {
            const auto holds = [&](SideRole role, const std::vector<std::uint32_t>& mentions) {
                const auto& wanted = around.annotations[rules::index(role)];
                return std::ranges::any_of(
                    mentions, [&](std::uint32_t place) { return std::ranges::binary_search(wanted, place); });
            };
            if (holds(SideRole::Gold, groups[number].gold)
                || holds(SideRole::System, groups[number].system)) {
                numbers.push_back(number);
            }
        }
    }
    return around;
}

support::Result<CoveringRules> RuleExplainer::covering(
    SideRole side, text::Span span, const support::Progress& progress)
{
    const auto around = this->around(side, span);
    CoveringRules covering;
    for (const auto role : bothSides) {
        for (const auto place : around.annotations[rules::index(role)]) {
            covering.annotations.push_back(named(RulePlace { role, place }));
        }
    }
    const std::scoped_lock lock(m_mutex);
    auto tested = m_replay->firedOrNearly(around, CoveringRules::most, progress);
    if (!tested) {
        return support::Failure(tested.error());
    }
    covering.left = tested->left;
    const auto covers = [&](SideRole role, std::uint32_t place) {
        const auto& places = around.annotations[rules::index(role)];
        return place != nobody && std::ranges::binary_search(places, place);
    };
    for (const auto& one : tested->tuples) {
        const auto& rule = rules().rules()[one.rule];
        auto& row = covering.rules.emplace_back();
        row.rule = one.rule;
        row.fired = one.candidate.fired.has_value();
        auto own = SideRole::Gold;
        if (rule.subject >= Subject::Entity) {
            const auto& group = result().groups(rule.subject)[one.candidate.gold];
            for (const auto role : { SideRole::System, SideRole::Gold }) {
                const auto& places = role == SideRole::Gold ? group.gold : group.system;
                const auto place
                    = std::ranges::find_if(places, [&](auto mention) { return covers(role, mention); });
                if (place != places.end()) {
                    row.annotation = named(RulePlace { role, *place });
                }
            }
        } else {
            own = covers(SideRole::Gold, one.candidate.gold) ? SideRole::Gold : SideRole::System;
            row.annotation
                = named(RulePlace { own, own == SideRole::Gold ? one.candidate.gold : one.candidate.system });
        }
        nameOthers(row, rule, one.candidate, own);
        for (const auto& shown : one.candidate.conditions) {
            if (!shown.holds) {
                row.missing = condition(shown, rule, one.candidate);
            }
        }
    }
    return covering;
}

} // namespace touchstone::analysis
