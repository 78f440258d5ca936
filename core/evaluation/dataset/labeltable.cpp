// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/labeltable.h"

#include "core/annotation/relabelling.h"
#include "core/evaluation/dataset/labellikeness.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string_view>
#include <unordered_map>

namespace touchstone::analysis {

namespace {

using annotation::LabelRules;
using annotation::LabelSide;
using annotation::Layer;
using annotation::Role;

constexpr std::size_t mostComparisons = 4'000'000;

/// Counts of one layer by number of its labels.
struct LayerCounts
{
    explicit LayerCounts(const Layer& layer)
        : bearers(layer.labels.size(), 0)
        , entities(layer.labels.size(), false)
    {
        std::vector<annotation::LabelId> borne;
        for (const auto& document : layer.documents) {
            const auto& tree = document.annotations;
            for (std::uint32_t at = 0; at < tree.size(); ++at) {
                const auto& entity = tree.entities[at];
                borne.assign(1, entity.label);
                for (const auto label : tree.detailsOf(at).furtherLabels) {
                    support::addNew(borne, label);
                }
                for (const auto label : borne) {
                    ++bearers[static_cast<std::size_t>(label)];
                    if (entity.role == Role::Entity) {
                        entities[static_cast<std::size_t>(label)] = true;
                    }
                }
            }
        }
    }

    std::vector<std::int64_t> bearers;
    std::vector<bool> entities;
};

/// The nearest of many labels, for one after the other.
class Nearest
{
public:
    explicit Nearest(std::vector<const std::string*> labels)
        : m_labels(std::move(labels))
    {
        // By name, so that the first of equally near ones is the same in every order.
        std::ranges::sort(m_labels, [](const auto* a, const auto* b) { return *a < *b; });
        m_forms.reserve(m_labels.size());
        for (std::size_t i = 0; i < m_labels.size(); ++i) {
            m_forms.emplace_back(*m_labels[i]);
            for (std::size_t key = 0; key < LabelKeyCount; ++key) {
                if (const auto& text = m_forms.back().keys[key]; !text.empty()) {
                    m_byKey[key].emplace(text, i);
                }
            }
        }
    }

    [[nodiscard]] std::size_t size() const { return m_labels.size(); }

    /// What a label may be called; null: none. `farther`: look at what equal keys do not show, too.
    [[nodiscard]] const std::string* to(const std::string& label, bool farther) const
    {
        const LabelForm wanted(label);
        if (const auto* same = byKeys(wanted)) {
            return same;
        }
        const auto wholes = wholesOf(label);
        for (const auto& whole : wholes) {
            if (const auto* same = byKeys(whole)) {
                return same;
            }
        }
        const std::string* nearest = nullptr;
        int least = std::numeric_limits<int>::max();
        for (std::size_t i = 0; farther && i < m_labels.size(); ++i) {
            const auto far = distance(wanted, {}, m_forms[i]); // no whole is equal
            if (far && *far < least) {
                least = *far;
                nearest = m_labels[i];
            }
        }
        return nearest;
    }

private:
    [[nodiscard]] const std::string* byKeys(const LabelForm& wanted) const
    {
        for (std::size_t key = 0; key < LabelKeyCount; ++key) {
            const auto found = m_byKey[key].find(wanted.keys[key]);
            if (found != m_byKey[key].end()) {
                return m_labels[found->second];
            }
        }
        return nullptr;
    }

    std::vector<const std::string*> m_labels;
    std::vector<LabelForm> m_forms;
    std::unordered_map<std::string, std::size_t> m_byKey[LabelKeyCount]; ///< the first by name
};

/// Proposals for the labels that one side has alone.
void propose(std::vector<LabelRow>& rows, std::int64_t LabelCounts::*own, std::int64_t LabelCounts::*other)
{
    std::vector<const std::string*> known;
    std::vector<LabelRow*> alone;
    for (auto& row : rows) {
        if (row.counts.*other > 0) {
            known.push_back(&row.counts.label);
        } else if (row.counts.*own > 0) {
            alone.push_back(&row);
        }
    }
    const Nearest nearest(std::move(known));
    const bool farther = nearest.size() == 0 || alone.size() <= mostComparisons / nearest.size();
    for (auto* row : alone) {
        if (const auto* label = nearest.to(row->counts.label, farther)) {
            row->proposal = *label;
        }
    }
}

/// 0: one side only, 1: both, 2: only rules name it.
int group(const LabelCounts& counts)
{
    return counts.gold == 0 && counts.system == 0 ? 2 : counts.gold > 0 && counts.system > 0 ? 1 : 0;
}

std::optional<std::string>& ruleOf(LabelRow& row, LabelSide side)
{
    return side == LabelSide::Both ? row.both : side == LabelSide::Gold ? row.gold : row.system;
}

/// What the map makes of a row's label on one side; empty: dropped.
std::string mapped(const LabelRow& row, LabelSide side)
{
    const auto& own = side == LabelSide::Gold ? row.gold : row.system;
    return own ? *own : row.both.value_or(row.counts.label);
}

void sortRows(std::vector<LabelRow>& rows)
{
    std::ranges::sort(rows, [](const LabelRow& a, const LabelRow& b) {
        return std::pair(group(a.counts), std::string_view(a.counts.label))
            < std::pair(group(b.counts), std::string_view(b.counts.label));
    });
}

} // namespace

std::vector<LabelCounts> summed(const std::vector<LabelCounts>& parts)
{
    std::map<std::string, LabelCounts> labels;
    for (const auto& part : parts) {
        auto& sum = labels.try_emplace(part.label, LabelCounts { part.label, 0, 0, true }).first->second;
        sum.gold += part.gold;
        sum.system += part.system;
        sum.component = sum.component && part.component;
    }
    return support::listOf<LabelCounts>(labels, [](const auto& named) { return named.second; });
}

std::vector<LabelCounts> countLabels(
    const annotation::LayerPtr& gold, std::span<const annotation::LayerPtr> systems)
{
    std::vector<LabelCounts> labels;
    const auto add = [&](const annotation::LayerPtr& layer, std::int64_t LabelCounts::*side) {
        if (layer == nullptr) {
            return;
        }
        const LayerCounts counts(*layer);
        for (std::uint32_t id = 0; id < counts.bearers.size(); ++id) {
            if (counts.bearers[id] > 0) {
                auto& label = labels.emplace_back();
                label.label = layer->labels.name(annotation::LabelId { id });
                label.*side = counts.bearers[id];
                label.component = !counts.entities[id];
            }
        }
    };
    add(gold, &LabelCounts::gold);
    for (const auto& system : systems) {
        add(system, &LabelCounts::system);
    }
    return summed(labels);
}

LabelTable labelTable(const std::vector<LabelCounts>& counts, const LabelRules& rules)
{
    LabelTable table;
    table.collapse = rules.collapse;
    table.types = annotation::rulesOfSide(rules, LabelSide::Gold).types;
    std::unordered_map<std::string, std::size_t> places;
    const auto place = [&](const std::string& label) {
        const auto [at, isNew] = places.emplace(label, table.rows.size());
        if (isNew) {
            table.rows.emplace_back().counts.label = label;
        }
        return at->second;
    };
    for (const auto& label : counts) {
        table.rows[place(label.label)].counts = label;
    }
    for (const auto& rule : rules.map) {
        ruleOf(table.rows[place(rule.from)], rule.side) = rule.to;
    }
    sortRows(table.rows);
    propose(table.rows, &LabelCounts::gold, &LabelCounts::system);
    propose(table.rows, &LabelCounts::system, &LabelCounts::gold);
    return table;
}

LabelRules rulesOf(const LabelTable& table)
{
    LabelRules rules;
    rules.collapse = table.collapse;
    rules.types = table.types;
    std::vector<const LabelRow*> rows;
    for (const auto& row : table.rows) {
        rows.push_back(&row);
    }
    std::ranges::sort(rows, [](const auto* a, const auto* b) { return a->counts.label < b->counts.label; });
    for (const auto* row : rows) {
        const auto add = [&](LabelSide side, const std::optional<std::string>& to) {
            if (to) {
                rules.map.push_back({ side, row->counts.label, *to });
            }
        };
        add(LabelSide::Both, row->both);
        add(LabelSide::Gold, row->gold);
        add(LabelSide::System, row->system);
    }
    return rules;
}

std::size_t acceptProposals(LabelTable& table)
{
    std::unordered_map<std::string, const LabelRow*> rows;
    for (const auto& row : table.rows) {
        rows.emplace(row.counts.label, &row);
    }
    const auto parts = [](const std::string& label) { return std::ranges::count(label, '.'); };
    std::vector<LabelRow*> waiting;
    std::set<const LabelRow*> unsettled;
    for (auto& row : table.rows) {
        if (row.proposal.empty() || row.both || row.gold || row.system) {
            continue;
        }
        const auto& neighbour = *rows.at(row.proposal);
        const bool isPart = neighbour.proposal != row.counts.label
            && parts(neighbour.counts.label) < parts(row.counts.label);
        // Else it is for the system's label to become the gold's.
        if (row.counts.gold == 0 || neighbour.counts.gold > 0 || isPart) {
            waiting.push_back(&row);
            unsettled.insert(&row);
        }
    }
    std::size_t changed = 0;
    // What a label becomes must be what its neighbour is then: neighbours go first. In a ring nobody does.
    for (bool settled = true; settled && !waiting.empty();) {
        std::vector<LabelRow*> later;
        for (auto* row : waiting) {
            const bool ofGold = row->counts.gold > 0;
            const auto& neighbour = *rows.at(row->proposal);
            if (unsettled.contains(&neighbour)) {
                later.push_back(row);
                continue;
            }
            auto to = mapped(neighbour, ofGold ? LabelSide::System : LabelSide::Gold);
            if (!to.empty()) {
                ruleOf(*row, ofGold ? LabelSide::Gold : LabelSide::System) = std::move(to);
                ++changed;
            }
            unsettled.erase(row);
        }
        settled = later.size() < waiting.size();
        waiting = std::move(later);
    }
    return changed;
}

std::vector<LabelCounts> labelsAfter(const LabelTable& table)
{
    const std::set<std::string_view> types(table.types.begin(), table.types.end());
    std::vector<LabelCounts> labels;
    const auto add = [&](const LabelRow& row, LabelSide side, std::int64_t LabelCounts::*count) {
        const auto to = mapped(row, side);
        if (row.counts.*count == 0 || to.empty()) {
            return;
        }
        const auto name
            = row.counts.component ? to : std::string(annotation::firstSegments(to, table.collapse));
        if (!row.counts.component && !types.empty() && !types.contains(name)) {
            return;
        }
        auto& label = labels.emplace_back(LabelCounts { name, 0, 0, row.counts.component });
        label.*count = row.counts.*count;
    };
    for (const auto& row : table.rows) {
        add(row, LabelSide::Gold, &LabelCounts::gold);
        add(row, LabelSide::System, &LabelCounts::system);
    }
    auto result = summed(labels);
    std::ranges::stable_sort(
        result, [](const LabelCounts& a, const LabelCounts& b) { return group(a) < group(b); });
    return result;
}

std::optional<int> renamingDistance(const std::string& from, const std::string& to)
{
    return from == to ? std::optional(0) : distance(LabelForm(from), wholesOf(from), LabelForm(to));
}

std::optional<int> labelDistance(const std::string& a, const std::string& b)
{
    const auto there = renamingDistance(a, b);
    const auto back = renamingDistance(b, a);
    return there && back ? std::min(*there, *back) : there ? there : back;
}

std::string nearestLabel(const std::string& wanted, std::span<const std::string> labels)
{
    const LabelForm form(wanted);
    const auto wholes = wholesOf(wanted);
    const std::string* nearest = nullptr;
    int least = std::numeric_limits<int>::max();
    for (const auto& label : labels) {
        if (label == wanted) {
            return label;
        }
        const LabelForm other(label);
        for (const auto far : { distance(form, wholes, other), distance(other, wholesOf(label), form) }) {
            if (far && (*far < least || (*far == least && label < *nearest))) {
                least = *far;
                nearest = &label;
            }
        }
    }
    return nearest == nullptr ? std::string() : *nearest;
}

std::string didYouMeanLabel(const std::string& wanted, std::span<const std::string> labels)
{
    const auto nearest = nearestLabel(wanted, labels);
    return nearest.empty() ? std::string() : "; did you mean \"" + nearest + "\"?";
}

std::string noSuchType(const std::string& wanted, std::span<const std::string> types)
{
    auto hint = didYouMeanLabel(wanted, types);
    if (hint.empty()) {
        constexpr std::size_t mostListed = 12;
        std::string list;
        for (std::size_t i = 0; i < std::min(types.size(), mostListed); ++i) {
            list += (list.empty() ? "" : ", ") + types[i];
        }
        hint = list.empty() ? "; there are none."
            : types.size() > mostListed
            ? "; there are " + list + " and " + std::to_string(types.size() - mostListed) + " more."
            : "; there are " + list + ".";
    }
    return "there is no type \"" + wanted + "\"" + hint;
}

} // namespace touchstone::analysis
