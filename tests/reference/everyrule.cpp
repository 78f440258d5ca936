// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/everyrule.h"

#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

namespace touchstone::reference {

namespace {

using namespace rules;
using Kind = Expression::Kind;

std::size_t editDistance(const std::u32string& a, const std::u32string& b)
{
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> cost;
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t k = 0; k <= b.size(); ++k) {
            cost[{ i, k }] = i == 0 || k == 0
                ? i + k
                : std::min({ cost[{ i - 1, k }] + 1, cost[{ i, k - 1 }] + 1,
                    cost[{ i - 1, k - 1 }] + (a[i - 1] == b[k - 1] ? 0U : 1U) });
        }
    }
    return cost[{ a.size(), b.size() }];
}

// (kept, longer): the similarity as a fraction.
std::pair<std::size_t, std::size_t> similarityOf(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) {
        return { 0, 1 };
    }
    const auto left = text::toCodePoints(text::nameForm(a)).substr(0, limits::comparedLength);
    const auto right = text::toCodePoints(text::nameForm(b)).substr(0, limits::comparedLength);
    const auto longer = std::max(left.size(), right.size());
    return left == right ? std::pair<std::size_t, std::size_t>(1, 1)
                         : std::pair(longer - editDistance(left, right), longer);
}

bool overlap(const AnnotationInput& a, const AnnotationInput& b)
{
    return a.span.begin < b.span.end && b.span.begin < a.span.end && !a.span.empty() && !b.span.empty();
}

std::pair<std::uint64_t, std::uint64_t> ratio(const AnnotationInput& a, const AnnotationInput& b)
{
    const std::uint64_t shared = std::min(a.span.end, b.span.end) - std::max(a.span.begin, b.span.begin);
    return { shared, a.span.length() + b.span.length() - shared };
}

bool idsMatch(const AnnotationInput& a, const AnnotationInput& b)
{
    return (a.ids.empty() && b.ids.empty()) || std::ranges::any_of(a.ids, [&](const std::string& id) {
        return std::ranges::find(b.ids, id) != b.ids.end();
    });
}

// What an annotation, pair, match, entity or link is to a rule.
struct Tuple
{
    std::uint32_t gold = nobody;
    std::uint32_t system = nobody;
    std::uint32_t group = nobody;
    friend auto operator<=>(const Tuple&, const Tuple&) = default;
};

class Twin
{
public:
    Twin(const RuleSet& rules, const RuleLists& lists, const DocumentInput& document)
        : m_rules(rules)
        , m_lists(lists)
        , m_gold(document.side(SideRole::Gold))
        , m_system(document.side(SideRole::System))
    {
        m_result.gold.resize(m_gold.size());
        m_result.system.resize(m_system.size());
    }

    DocumentResult run()
    {
        bool grouped = false;
        for (std::uint32_t phase = 0; phase < m_rules.phases().size(); ++phase) {
            std::vector<std::uint32_t> own;
            for (std::uint32_t rule = 0; rule < m_rules.rules().size(); ++rule) {
                if (m_rules.rules()[rule].on && m_rules.rules()[rule].phase == phase) {
                    own.push_back(rule);
                    if (m_rules.rules()[rule].subject >= Subject::Entity && !grouped) {
                        entities();
                        links();
                        grouped = true;
                    }
                }
            }
            std::stable_sort(own.begin(), own.end(), [&](std::uint32_t a, std::uint32_t b) {
                return m_rules.rules()[a].salience > m_rules.rules()[b].salience;
            });
            std::set<std::pair<std::uint32_t, Tuple>> done;
            while (fireOne(own, done)) { }
        }
        return m_result;
    }

private:
    bool fireOne(const std::vector<std::uint32_t>& own, std::set<std::pair<std::uint32_t, Tuple>>& done)
    {
        for (const auto number : own) {
            const auto& rule = m_rules.rules()[number];
            for (const auto& tuple : tuples(rule.subject)) {
                if (!done.contains({ number, tuple }) && holds(rule, tuple)) {
                    done.emplace(number, tuple);
                    fire(rule, number, tuple);
                    return true;
                }
            }
        }
        return false;
    }

    std::vector<Tuple> tuples(Subject subject)
    {
        std::vector<Tuple> all;
        const auto singles = [&](const std::vector<AnnotationInput>& side, std::uint32_t Tuple::*member) {
            std::vector<std::uint32_t> order(side.size());
            std::iota(order.begin(), order.end(), 0U);
            std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
                return std::tie(side[a].span, side[a].id) < std::tie(side[b].span, side[b].id);
            });
            for (const auto at : order) {
                all.emplace_back().*member = at;
            }
        };
        switch (subject) {
        case Subject::System:
            singles(m_system, &Tuple::system);
            return all;
        case Subject::Gold:
            singles(m_gold, &Tuple::gold);
            return all;
        case Subject::Entity:
        case Subject::Link: {
            const auto count = (subject == Subject::Entity ? m_result.entities : m_result.links).size();
            for (std::uint32_t group = 0; group < count; ++group) {
                all.push_back({ nobody, nobody, group });
            }
            return all;
        }
        default:
            break;
        }
        for (std::uint32_t gold = 0; gold < m_gold.size(); ++gold) {
            for (std::uint32_t system = 0; system < m_system.size(); ++system) {
                if (overlap(m_gold[gold], m_system[system])
                    && (subject == Subject::Pair || m_result.gold[gold].partner == system)) {
                    all.push_back({ gold, system, nobody });
                }
            }
        }
        std::sort(all.begin(), all.end(), [&](const Tuple& a, const Tuple& b) { return before(a, b); });
        return all;
    }

    bool before(const Tuple& a, const Tuple& b)
    {
        const auto& ga = m_gold[a.gold];
        const auto& gb = m_gold[b.gold];
        const auto& sa = m_system[a.system];
        const auto& sb = m_system[b.system];
        const auto ra = ratio(ga, sa);
        const auto rb = ratio(gb, sb);
        if (ra.first * rb.second != rb.first * ra.second) {
            return ra.first * rb.second > rb.first * ra.second;
        }
        const auto la = similarityOf(ga.text, sa.text);
        const auto lb = similarityOf(gb.text, sb.text);
        if (la.first * lb.second != lb.first * la.second) {
            return la.first * lb.second > lb.first * la.second;
        }
        if (idsMatch(ga, sa) != idsMatch(gb, sb)) {
            return idsMatch(ga, sa);
        }
        return std::tie(ga.span.begin, sa.span.begin, ga.id, sa.id)
            < std::tie(gb.span.begin, sb.span.begin, gb.id, sb.id);
    }

    bool holds(const Rule& rule, const Tuple& tuple)
    {
        m_rule = &rule;
        m_other = nobody;
        if (rule.matches
            && (m_result.gold[tuple.gold].partner != nobody
                || m_result.system[tuple.system].partner != nobody)) {
            return false;
        }
        return std::ranges::all_of(
            rule.conditions, [&](const Condition& condition) { return truth(condition.expression, tuple); });
    }

    void fire(const Rule& rule, std::uint32_t number, const Tuple& tuple)
    {
        unsigned changed = 0;
        for (std::size_t at = 0; at < rule.changes.size(); ++at) {
            const auto& change = rule.changes[at];
            const auto before = m_result;
            if (change.kind == Change::Kind::Match) {
                m_result.gold[tuple.gold].partner = tuple.system;
                m_result.system[tuple.system].partner = tuple.gold;
            } else {
                set(labels(change.variable, tuple), change);
            }
            changed |= before == m_result ? 0U : 1U << at;
        }
        m_result.firings.push_back({ tuple.group != nobody ? tuple.group : tuple.gold, tuple.system,
            static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(changed) });
    }

    static void set(Labels& labels, const Change& change)
    {
        switch (change.field) {
        case Field::Result:
            labels.result = change.symbol;
            return;
        case Field::Resolution:
            labels.resolution = change.symbol;
            return;
        case Field::Ignored:
            labels.ignored = change.symbol;
            return;
        case Field::Cause:
            labels.cause = change.symbol;
            return;
        case Field::Note:
            labels.note = change.symbol;
            return;
        case Field::Low:
            labels.low = change.truth;
            return;
        default:
            labels.lowResolution = change.truth;
        }
    }

    bool systemSide(Variable variable) const
    {
        return variable == Variable::Other ? m_rule->subject == Subject::System
                                           : variable == Variable::System;
    }
    std::uint32_t at(Variable variable, const Tuple& tuple) const
    {
        return variable == Variable::Other ? m_other
            : variable == Variable::System ? tuple.system
                                           : tuple.gold;
    }
    const AnnotationInput& input(Variable variable, const Tuple& tuple) const
    {
        return (systemSide(variable) ? m_system : m_gold)[at(variable, tuple)];
    }
    Group& group(const Tuple& tuple)
    {
        return (m_rule->subject == Subject::Entity ? m_result.entities : m_result.links)[tuple.group];
    }
    Labels& labels(Variable variable, const Tuple& tuple)
    {
        if (variable == Variable::Entity || variable == Variable::Link) {
            return group(tuple).labels;
        }
        return (systemSide(variable) ? m_result.system : m_result.gold)[at(variable, tuple)];
    }

    bool quantified(const Expression& expression, const Tuple& tuple)
    {
        const bool forSystem = m_rule->subject == Subject::System;
        const auto& self = forSystem ? m_system[tuple.system] : m_gold[tuple.gold];
        const bool other = expression.variable == Variable::Other;
        const auto& candidates = (forSystem == other) ? m_system : m_gold;
        for (std::uint32_t candidate = 0; candidate < candidates.size(); ++candidate) {
            if (&candidates[candidate] == &self || !overlap(self, candidates[candidate])) {
                continue;
            }
            Tuple bound = tuple;
            if (other) {
                m_other = candidate;
            } else {
                (forSystem ? bound.gold : bound.system) = candidate;
            }
            if (truth(expression.children.front(), bound)) {
                return true;
            }
        }
        return false;
    }

    bool truth(const Expression& e, const Tuple& tuple)
    {
        switch (e.kind) {
        case Kind::And:
            return std::ranges::all_of(
                e.children, [&](const Expression& child) { return truth(child, tuple); });
        case Kind::Or:
            return std::ranges::any_of(
                e.children, [&](const Expression& child) { return truth(child, tuple); });
        case Kind::Not:
            return !truth(e.children[0], tuple);
        case Kind::Exists:
            return quantified(e, tuple);
        case Kind::No:
            return !quantified(e, tuple);
        case Kind::IsSymbol:
            return (words(e, tuple) == m_rules.symbol(e.symbol)) == e.truth;
        case Kind::Compare:
            return compare(e, tuple);
        case Kind::In:
            return member(e, tuple);
        case Kind::NotIn:
            return !member(e, tuple);
        case Kind::Field: {
            if (e.field == Field::SameText) {
                return group(tuple).sameText;
            }
            if (e.field == Field::IdUncertain) {
                return input(e.variable, tuple).idUncertain;
            }
            const auto& own = labels(e.variable, tuple);
            return e.field == Field::Low          ? own.low
                : e.field == Field::LowResolution ? own.lowResolution
                                                  : own.partner != nobody;
        }
        case Kind::Call:
            return truthCall(e, tuple);
        default:
            return e.truth;
        }
    }

    bool truthCall(const Expression& e, const Tuple& tuple)
    {
        const auto& c = e.children;
        const auto first = [&]() -> const AnnotationInput& { return input(c[0].variable, tuple); };
        const auto second = [&]() -> const AnnotationInput& { return input(c[1].variable, tuple); };
        switch (e.function) {
        case Function::SameExtent:
            return first().span == second().span;
        case Function::Overlaps:
            return overlap(first(), second());
        case Function::IdsMatch:
            return idsMatch(first(), second());
        case Function::IsA:
            return m_lists.isA(words(c[0], tuple), words(c[1], tuple));
        case Function::Fuzzy: {
            const auto [kept, longer] = similarityOf(words(c[0], tuple), words(c[1], tuple));
            return static_cast<std::int64_t>(kept) * RuleLists::thresholdUnit
                >= m_lists.threshold(words(c[2], tuple)) * static_cast<std::int64_t>(longer);
        }
        case Function::Contains:
            return words(c[0], tuple).find(words(c[1], tuple)) != std::string::npos;
        case Function::StartsWith:
            return words(c[0], tuple).starts_with(words(c[1], tuple));
        case Function::EndsWith:
            return words(c[0], tuple).ends_with(words(c[1], tuple));
        case Function::StopWord:
            return m_lists.stopWord(text::nameForm(words(c[0], tuple)), words(c[1], tuple));
        default:
            return !std::isnan(number(c[0], tuple));
        }
    }

    bool compare(const Expression& e, const Tuple& tuple)
    {
        const auto& left = e.children[0];
        const auto& right = e.children[1];
        const auto equal = e.comparison == Comparison::Equal;
        if (left.type == Type::Text) {
            return (words(left, tuple) == words(right, tuple)) == equal;
        }
        if (left.type == Type::Truth) {
            return (truth(left, tuple) == truth(right, tuple)) == equal;
        }
        const auto a = number(left, tuple);
        const auto b = number(right, tuple);
        switch (e.comparison) {
        case Comparison::Equal:
            return a == b;
        case Comparison::Unequal:
            return a < b || a > b;
        case Comparison::Less:
            return a < b;
        case Comparison::AtMost:
            return a <= b;
        case Comparison::Greater:
            return a > b;
        default:
            return a >= b;
        }
    }

    bool member(const Expression& e, const Tuple& tuple)
    {
        for (std::size_t item = 1; item < e.children.size(); ++item) {
            const auto& other = e.children[item];
            if (other.type == Type::List) {
                const auto ids = list(other, tuple);
                return std::find(ids.begin(), ids.end(), words(e.children[0], tuple)) != ids.end();
            }
            if (other.type == Type::Number ? other.number == number(e.children[0], tuple)
                                           : other.text == words(e.children[0], tuple)) {
                return true;
            }
        }
        return false;
    }

    std::vector<std::string> list(const Expression& e, const Tuple& tuple)
    {
        if (e.variable == Variable::Link) {
            return group(tuple).ids;
        }
        const auto ids = input(e.variable, tuple).ids;
        return { ids.begin(), ids.end() };
    }

    double number(const Expression& e, const Tuple& tuple)
    {
        if (e.kind == Kind::NumberLiteral) {
            return e.number;
        }
        if (e.kind == Kind::Call) {
            const auto& c = e.children;
            if (e.function == Function::Overlap) {
                const auto& a = input(c[0].variable, tuple);
                const auto& b = input(c[1].variable, tuple);
                const auto [shared, united]
                    = overlap(a, b) ? ratio(a, b) : std::pair<std::uint64_t, std::uint64_t>(0, 1);
                return static_cast<double>(shared) / static_cast<double>(united);
            }
            if (e.function == Function::Similarity) {
                const auto [kept, longer] = similarityOf(words(c[0], tuple), words(c[1], tuple));
                return static_cast<double>(kept) / static_cast<double>(longer);
            }
            return e.function == Function::Length
                ? static_cast<double>(text::toCodePoints(words(c[0], tuple)).size())
                : static_cast<double>(list(c[0], tuple).size());
        }
        switch (e.field) {
        case Field::Begin:
            return input(e.variable, tuple).span.begin;
        case Field::End:
            return input(e.variable, tuple).span.end;
        case Field::Score:
            return input(e.variable, tuple).score;
        case Field::Noise:
            return input(e.variable, tuple).noise;
        case Field::GoldMentions:
            return static_cast<double>(group(tuple).gold.size());
        case Field::SystemMentions:
            return static_cast<double>(group(tuple).system.size());
        case Field::Exact:
            return group(tuple).exact;
        case Field::Fuzzy:
            return group(tuple).fuzzy;
        case Field::Partial:
            return group(tuple).partial;
        case Field::LowGold:
            return group(tuple).lowGold;
        case Field::IgnoredMentions:
            return group(tuple).ignoredMentions;
        default:
            return static_cast<double>(group(tuple).ids.size());
        }
    }

    std::string words(const Expression& e, const Tuple& tuple)
    {
        if (e.kind == Kind::TextLiteral) {
            return e.text;
        }
        if (e.kind == Kind::Call) {
            return e.function == Function::Normal ? text::nameForm(words(e.children[0], tuple))
                                                  : std::string();
        }
        const bool grouped = e.variable == Variable::Entity || e.variable == Variable::Link;
        switch (e.field) {
        case Field::Result:
            return m_rules.symbol(labels(e.variable, tuple).result);
        case Field::Resolution:
            return m_rules.symbol(labels(e.variable, tuple).resolution);
        case Field::Ignored:
            return m_rules.symbol(labels(e.variable, tuple).ignored);
        case Field::Cause:
            return m_rules.symbol(labels(e.variable, tuple).cause);
        case Field::Note:
            return m_rules.symbol(labels(e.variable, tuple).note);
        case Field::Id:
            return std::string(input(e.variable, tuple).id);
        case Field::Type:
            return grouped ? group(tuple).type : std::string(input(e.variable, tuple).type);
        case Field::Confidence:
            return std::string(input(e.variable, tuple).confidence);
        default:
            return grouped ? group(tuple).text : std::string(input(e.variable, tuple).text);
        }
    }

    // Mentions are joined until no two sets have anything in common.
    void entities();
    void links();

    const RuleSet& m_rules;
    const RuleLists& m_lists;
    const std::vector<AnnotationInput>& m_gold;
    const std::vector<AnnotationInput>& m_system;
    DocumentResult m_result;
    const Rule* m_rule = nullptr;
    std::uint32_t m_other = nobody;
};

void Twin::entities()
{
    struct Mention
    {
        bool system = false;
        std::uint32_t at = 0;
        std::size_t set = 0;
    };
    std::vector<Mention> mentions;
    for (const bool system : { false, true }) {
        for (const auto& tuple : tuples(system ? Subject::System : Subject::Gold)) {
            mentions.push_back({ system, system ? tuple.system : tuple.gold, mentions.size() });
        }
    }
    const auto inputOf
        = [&](const Mention& m) -> const AnnotationInput& { return (m.system ? m_system : m_gold)[m.at]; };
    const auto sameName = [&](const Mention& a, const Mention& b) {
        return inputOf(a).type == inputOf(b).type && !inputOf(a).text.empty() && !inputOf(b).text.empty()
            && text::nameForm(inputOf(a).text) == text::nameForm(inputOf(b).text);
    };
    for (bool again = true; again;) {
        again = false;
        for (auto& a : mentions) {
            for (auto& b : mentions) {
                const bool matched = !a.system && b.system && m_result.gold[a.at].partner == b.at;
                if (a.set != b.set && (matched || sameName(a, b))) {
                    a.set = b.set = std::min(a.set, b.set);
                    again = true;
                }
            }
        }
    }
    std::map<std::size_t, Group> groups;
    for (const auto& mention : mentions) {
        const auto fresh = !groups.contains(mention.set);
        auto& group = groups[mention.set];
        if (fresh) {
            group.type = inputOf(mention).type;
            group.text = text::nameForm(inputOf(mention).text);
        }
        if (mention.system) {
            group.system.push_back(mention.at);
            group.ignoredMentions += m_result.system[mention.at].ignored != 0 ? 1U : 0U;
            continue;
        }
        group.gold.push_back(mention.at);
        const auto& own = m_result.gold[mention.at];
        group.lowGold += own.low ? 1U : 0U;
        const auto result = own.partner == nobody ? std::string() : m_rules.symbol(own.result);
        group.exact += result == "TP" ? 1U : 0U;
        group.fuzzy += result == "FzTP" ? 1U : 0U;
        group.partial += result == "PTP" || result == "FzPTP" ? 1U : 0U;
        group.sameText = group.sameText || std::ranges::any_of(mentions, [&](const Mention& other) {
            return other.system && sameName(mention, other);
        });
    }
    m_result.entities.clear();
    for (auto& [set, group] : groups) {
        m_result.entities.push_back(std::move(group));
    }
}

void Twin::links()
{
    std::vector<std::set<std::string>> sets;
    for (const auto* side : { &m_gold, &m_system }) {
        for (const auto& annotation : *side) {
            std::set<std::string> joined;
            for (const auto& id : annotation.ids) {
                if (side == &m_gold) {
                    joined.insert(id);
                } else if (std::ranges::none_of(sets, [&](const auto& own) { return own.contains(id); })) {
                    sets.push_back({ id });
                }
            }
            if (joined.empty()) {
                continue;
            }
            std::erase_if(sets, [&](const std::set<std::string>& own) {
                const bool common
                    = std::ranges::any_of(own, [&](const auto& id) { return joined.contains(id); });
                if (common) {
                    joined.insert(own.begin(), own.end());
                }
                return common;
            });
            sets.push_back(joined);
        }
    }
    std::sort(sets.begin(), sets.end());
    m_result.links.clear();
    for (const auto& own : sets) {
        auto& group = m_result.links.emplace_back();
        group.ids.assign(own.begin(), own.end());
        const auto has = [&](const AnnotationInput& input) {
            return std::ranges::any_of(input.ids, [&](const auto& id) { return own.contains(id); });
        };
        for (const auto& tuple : tuples(Subject::Gold)) {
            if (has(m_gold[tuple.gold])) {
                group.gold.push_back(tuple.gold);
                group.lowGold += m_result.gold[tuple.gold].low || m_gold[tuple.gold].idUncertain ? 1U : 0U;
            }
        }
        for (const auto& tuple : tuples(Subject::System)) {
            if (has(m_system[tuple.system])) {
                group.system.push_back(tuple.system);
                group.ignoredMentions += m_result.system[tuple.system].ignored != 0 ? 1U : 0U;
            }
        }
    }
}

} // namespace

DocumentResult everyRule(const RuleSet& rules, const RuleLists& lists, const DocumentInput& document)
{
    return Twin(rules, lists, document).run();
}

} // namespace touchstone::reference
