// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/highlight.h"

#include "core/evaluation/records/commonspans.h"

#include <numeric>

namespace touchstone::analysis {

namespace {

using annotation::Document;

/// Groups up to this size get the tightest lanes; larger ones (thousands of spans in one nest) a plain sweep.
constexpr std::size_t tightGroup = 64;

bool overlapping(text::Span a, text::Span b)
{
    // An empty span still takes the place of one character.
    return a.begin < std::max(b.end, b.begin + 1) && b.begin < std::max(a.end, a.begin + 1);
}

/// Shortest first, each in the lowest lane that no overlapping mark has.
void assignTight(std::span<Mark> group)
{
    std::vector<std::size_t> order(group.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(
        order, {}, [&](std::size_t i) { return std::pair(group[i].span.length(), !group[i].component); });
    std::vector<bool> used;
    for (std::size_t i = 0; i < order.size(); ++i) {
        used.assign(group.size(), false);
        for (std::size_t j = 0; j < i; ++j) {
            if (overlapping(group[order[i]].span, group[order[j]].span)) {
                used[group[order[j]].lane] = true;
            }
        }
        group[order[i]].lane = static_cast<std::uint16_t>(std::ranges::find(used, false) - used.begin());
    }
}

/// Begin order, lowest free lane, turned upside down so that enclosing marks end up outside.
void assignSweep(std::span<Mark> group)
{
    std::vector<std::uint32_t> laneEnds;
    constexpr std::size_t laneLimit = 0xFFFF;
    for (auto& mark : group) {
        auto lane = static_cast<std::size_t>(std::ranges::find_if(laneEnds, [&](std::uint32_t end) {
            return end <= mark.span.begin;
        }) - laneEnds.begin());
        lane = std::min(lane, laneLimit - 1);
        if (lane == laneEnds.size()) {
            laneEnds.push_back(0);
        }
        laneEnds[lane] = std::max(mark.span.end, mark.span.begin + 1);
        mark.lane = static_cast<std::uint16_t>(lane);
    }
    for (auto& mark : group) {
        mark.lane = static_cast<std::uint16_t>(laneEnds.size() - 1 - mark.lane);
    }
}

/// Returns the number of lanes in use.
std::uint16_t assignLanes(std::vector<Mark>& marks)
{
    std::uint16_t lanes = 0;
    for (std::size_t begin = 0; begin < marks.size();) {
        auto end = begin + 1;
        auto reach = std::max(marks[begin].span.end, marks[begin].span.begin + 1);
        while (end < marks.size() && marks[end].span.begin < reach) {
            reach = std::max(reach, std::max(marks[end].span.end, marks[end].span.begin + 1));
            ++end;
        }
        const auto group = std::span(marks).subspan(begin, end - begin);
        if (group.size() <= tightGroup) {
            assignTight(group);
        } else {
            assignSweep(group);
        }
        for (const auto& mark : group) {
            lanes = std::max<std::uint16_t>(lanes, static_cast<std::uint16_t>(mark.lane + 1));
        }
        begin = end;
    }
    return lanes;
}

class PlanBuilder
{
public:
    PlanBuilder(const Evaluation& evaluation, const DocumentCase& documentCase, match::Scheme scheme)
        : m_evaluation(evaluation)
        , m_case(documentCase)
        , m_scheme(scheme)
        , m_common(documentCase, Unit::Character)
    {
    }

    HighlightPlan build()
    {
        addSide(SideId::Gold, m_case.gold, *m_evaluation.gold, m_plan.gold);
        addSide(SideId::System, m_case.system, *m_evaluation.system, m_plan.system);
        m_plan.goldLanes = assignLanes(m_plan.gold);
        m_plan.systemLanes = assignLanes(m_plan.system);
        addBlocks();
        return std::move(m_plan);
    }

private:
    void addSide(
        SideId side, const Document* document, const annotation::Layer& layer, std::vector<Mark>& marks)
    {
        if (document == nullptr || document->withoutText()) {
            return; // nothing to mark
        }
        const auto& tree = document->annotations;
        std::vector<std::uint32_t> recordOf(tree.size(), noRecord);
        for (std::uint32_t i = 0; i < m_case.recordCount; ++i) {
            const auto& record = m_evaluation.records[m_case.firstRecord + i];
            const auto entity = side == SideId::Gold ? record.gold : record.system;
            if (entity != annotation::noEntity) {
                recordOf[entity] = m_case.firstRecord + i;
            }
        }
        marks.reserve(tree.size());
        for (std::uint32_t entity = 0; entity < tree.size(); ++entity) {
            marks.push_back(makeMark(side, layer, tree, entity, recordOf[entity]));
        }
        std::ranges::stable_sort(marks, [](const Mark& a, const Mark& b) {
            return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end > b.span.end;
        });
    }

    Mark makeMark(SideId side, const annotation::Layer& layer, const annotation::EntityTree& tree,
        std::uint32_t entity, std::uint32_t recordNumber)
    {
        const auto& value = tree.entities[entity];
        Mark mark { .span = value.span,
            .entity = entity,
            .record = recordNumber,
            .label = labelNumber(layer, tree, entity),
            .side = side,
            .component = value.role == annotation::Role::Component };
        const auto fragments = tree.fragments(entity);
        mark.firstFragment = static_cast<std::uint32_t>(m_plan.fragments.size());
        mark.fragmentCount = static_cast<std::uint32_t>(fragments.size());
        m_plan.fragments.insert(m_plan.fragments.end(), fragments.begin(), fragments.end());
        if (recordNumber != noRecord) {
            const auto& record = m_evaluation.records[recordNumber];
            mark.outcome = record.outcome(m_scheme);
            if (record.hasGold() && record.hasSystem() && !record.sameSpan) {
                const auto gold = m_common.gold(m_evaluation.goldEntity(record)->span);
                const auto system = m_common.system(m_evaluation.systemEntity(record)->span);
                mark.wrongBegin = gold.begin != system.begin;
                mark.wrongEnd = gold.end != system.end;
            }
        }
        return mark;
    }

    std::uint32_t labelNumber(
        const annotation::Layer& layer, const annotation::EntityTree& tree, std::uint32_t entity)
    {
        std::string label = layer.labels.name(tree.entities[entity].label);
        for (const auto further : tree.detailsOf(entity).furtherLabels) {
            label += " ⇄ " + layer.labels.name(further);
        }
        const auto [found, added]
            = m_labels.try_emplace(label, static_cast<std::uint32_t>(m_plan.labels.size()));
        if (added) {
            m_plan.labels.push_back(label);
        }
        return found->second;
    }

    void addBlocks()
    {
        using align::EditOperation;
        if (m_case.alignment != nullptr) {
            m_plan.blocks = m_case.alignment->blocks;
            return;
        }
        const auto goldLength = m_case.gold != nullptr ? m_case.gold->text.length() : 0;
        const auto systemLength = m_case.system != nullptr ? m_case.system->text.length() : 0;
        // Of equal texts; a side that knows no text lacks all of the other's.
        if (m_case.relation == TextRelation::Equal && goldLength == systemLength) {
            if (goldLength > 0) {
                m_plan.blocks.push_back({ EditOperation::Equal, { 0, goldLength }, { 0, systemLength } });
            }
            return;
        }
        if (goldLength > 0) {
            m_plan.blocks.push_back({ EditOperation::Delete, { 0, goldLength }, { 0, 0 } });
        }
        if (systemLength > 0) {
            m_plan.blocks.push_back(
                { EditOperation::Insert, { goldLength, goldLength }, { 0, systemLength } });
        }
    }

    const Evaluation& m_evaluation;
    const DocumentCase& m_case;
    match::Scheme m_scheme;
    CommonSpans m_common;
    std::map<std::string, std::uint32_t> m_labels;
    HighlightPlan m_plan;
};

} // namespace

HighlightPlan highlight(const Evaluation& evaluation, std::size_t documentCase, match::Scheme scheme)
{
    return PlanBuilder(evaluation, evaluation.cases[documentCase], scheme).build();
}

} // namespace touchstone::analysis
