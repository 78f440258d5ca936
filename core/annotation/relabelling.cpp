// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/relabelling.h"

#include "core/annotation/hipecell.h"
#include "core/annotation/keeping.h"
#include "core/text/casefold.h"

#include <algorithm>
#include <utility>

namespace touchstone::annotation {

namespace {

/// In the old set; no label.
constexpr auto noLabel = static_cast<std::uint32_t>(-1);

/// What the old labels of a layer become.
class LabelChanges
{
public:
    LabelChanges(const LabelSet& old, const LabelRules& rules, LabelSide side, LabelSet& made)
        : m_old(old)
        , m_made(made)
        , m_rules(rules, side)
        , m_entity(old.size())
        , m_component(old.size())
    {
    }

    struct Fate
    {
        bool known = false;
        bool mapped = true; ///< false: the map drops it
        std::uint32_t label = noLabel; ///< in the new set; noLabel: dropped
    };
    const Fate& entity(LabelId label)
    {
        auto& fate = m_entity[static_cast<std::size_t>(label)];
        if (!fate.known) {
            const auto name = m_rules.renamed(m_old.name(label));
            fate.mapped = name.has_value();
            if (name && m_rules.keeps(*name)) {
                fate.label = static_cast<std::uint32_t>(m_made.intern(*name));
            }
            fate.known = true;
        }
        return fate;
    }
    const Fate& component(LabelId label)
    {
        auto& fate = m_component[static_cast<std::size_t>(label)];
        if (!fate.known) {
            const auto name = m_rules.renamedComponent(m_old.name(label));
            fate.mapped = name.has_value();
            if (name) {
                fate.label = static_cast<std::uint32_t>(m_made.intern(*name));
            }
            fate.known = true;
        }
        return fate;
    }
    [[nodiscard]] std::string_view renamed(LabelId label) const
    {
        return m_rules.renamed(m_old.name(label)).value_or(std::string_view());
    }
    /// Of a name that may be none of the set: the new one; nothing: dropped.
    [[nodiscard]] std::optional<std::string_view> nameAfter(std::string_view name) const
    {
        const auto renamed = m_rules.renamed(name);
        return renamed && m_rules.keeps(*renamed) ? renamed : std::nullopt;
    }

private:
    const LabelSet& m_old;
    LabelSet& m_made;
    Relabelling m_rules;
    std::vector<Fate> m_entity, m_component;
};

/// Cells of a HIPE file: a number of Layer::cells becomes another one.
class CellChanges
{
public:
    CellChanges(const LabelSet& old, const LabelChanges& labels, LabelSet& made)
        : m_old(old)
        , m_made(made)
        , m_labels(labels)
        , m_changes(old.size())
    {
        if (old.size() > 0) {
            m_outside = static_cast<std::uint32_t>(made.intern("O"));
            m_empty = static_cast<std::uint32_t>(made.intern("_"));
        }
    }

    void apply(TokenCells& cells)
    {
        for (std::size_t token = 0; token < cells.labels.size() && !cells.links.empty(); ++token) {
            // A link without its label would be an annotation of its own.
            if (change(cells.labels[token]).dropped) {
                cells.links[token] = m_empty;
            }
        }
        rename(cells.labels);
        rename(cells.coarse);
    }

private:
    struct Change
    {
        bool known = false;
        bool labelled = false;
        bool begins = false;
        bool dropped = false;
        std::uint32_t cell = 0;
        std::uint32_t beginning = 0; ///< the same label, beginning an annotation
        std::string before, after; ///< labels in upper case, as that task compares them
    };

    const Change& change(std::uint32_t cell)
    {
        auto& change = m_changes[cell];
        if (change.known) {
            return change;
        }
        change.known = true;
        change.cell = change.beginning = cell;
        const auto says = iobCell(m_old.name(LabelId { cell }));
        if (!says.labelled) {
            return change;
        }
        const auto name = m_labels.nameAfter(says.label);
        change.dropped = !name;
        if (!name) {
            change.cell = change.beginning = m_outside;
            return change;
        }
        const std::string label(*name);
        change.labelled = true;
        change.begins = says.begins;
        change.before = text::upperCased(says.label);
        change.after = text::upperCased(label);
        change.beginning = static_cast<std::uint32_t>(m_made.intern("B-" + label));
        if (label != says.label) {
            change.cell
                = says.begins ? change.beginning : static_cast<std::uint32_t>(m_made.intern("I-" + label));
        }
        return change;
    }

    void rename(std::vector<std::uint32_t>& column)
    {
        const Change* before = nullptr;
        for (auto& cell : column) {
            const auto& now = change(cell);
            const bool borderWouldGo = before != nullptr && before->labelled && now.labelled && !now.begins
                && before->before != now.before && before->after == now.after;
            cell = borderWouldGo ? now.beginning : now.cell;
            before = &now;
        }
    }

    const LabelSet& m_old;
    LabelSet& m_made;
    const LabelChanges& m_labels;
    std::vector<Change> m_changes; ///< by old number
    std::uint32_t m_outside = 0;
    std::uint32_t m_empty = 0;
};

/// The prefix that begins an annotation where the given one only goes on with it.
TagPrefix beginning(TagPrefix prefix)
{
    switch (prefix) {
    case TagPrefix::I:
    case TagPrefix::M:
        return TagPrefix::B;
    case TagPrefix::E:
        return TagPrefix::S;
    case TagPrefix::L:
        return TagPrefix::U;
    default:
        return prefix;
    }
}

bool goesOn(TagPrefix prefix)
{
    return prefix != TagPrefix::Outside && prefix != TagPrefix::E && prefix != TagPrefix::S
        && prefix != TagPrefix::L && prefix != TagPrefix::U;
}

class Worker
{
public:
    Worker(const Layer& from, const LabelRules& rules, LabelSide side)
        : m_from(from)
        , m_result { from, {}, {} }
        , m_labels(from.labels, rules, side, m_made)
        , m_cells(from.cells, m_labels, m_result.layer.cells)
    {
    }

    Relabelled run()
    {
        for (auto& document : m_result.layer.documents) {
            annotations(document.annotations);
            tags(document.tokenTags);
            m_cells.apply(document.cells);
        }
        m_result.layer.labels = std::move(m_made);
        return std::move(m_result);
    }

private:
    void annotations(EntityTree& tree)
    {
        bool whole = true;
        std::vector<bool> keeps(tree.size(), true);
        for (std::uint32_t at = 0; at < tree.size(); ++at) {
            if (tree.counted(at)) {
                keeps[at] = keepsEntity(tree.entities[at].label);
                whole = whole && keeps[at];
            }
        }
        std::vector<bool> withOwner = keeps;
        if (!whole) {
            keepComponentsOf(tree, withOwner);
        }
        for (std::uint32_t at = 0; at < tree.size(); ++at) {
            auto& entity = tree.entities[at];
            if (entity.role == Role::Component) {
                const auto& fate = m_labels.component(entity.label);
                const bool stays = fate.label != noLabel;
                if (!stays) {
                    ++m_result.dropped[m_from.labels.name(entity.label)];
                }
                keeps[at] = stays && withOwner[at];
                whole = whole && keeps[at];
            }
            if (keeps[at]) {
                rename(tree, at);
            }
        }
        if (!whole) {
            tree = onlyKept(tree, keeps);
        }
    }

    bool keepsEntity(LabelId label)
    {
        const auto& fate = m_labels.entity(label);
        if (fate.label != noLabel) {
            return true;
        }
        if (fate.mapped) {
            ++m_result.leftOut[std::string(m_labels.renamed(label))];
        } else {
            ++m_result.dropped[m_from.labels.name(label)];
        }
        return false;
    }

    void rename(EntityTree& tree, std::uint32_t at)
    {
        auto& entity = tree.entities[at];
        const bool component = entity.role == Role::Component;
        const auto fate = [&](LabelId label) {
            return component ? m_labels.component(label).label : m_labels.entity(label).label;
        };
        entity.label = LabelId { fate(entity.label) };
        if (entity.details == 0 || tree.detailsOf(at).furtherLabels.empty()) {
            return;
        }
        std::vector<LabelId> further;
        for (const auto label : tree.detailsOf(at).furtherLabels) {
            const auto made = fate(label);
            if (made != noLabel && LabelId { made } != entity.label
                && std::find(further.begin(), further.end(), LabelId { made }) == further.end()) {
                further.push_back(LabelId { made });
            }
        }
        tree.editDetails(at).furtherLabels = std::move(further);
    }

    void tags(std::vector<TokenTag>& tags)
    {
        TokenTag before; // as it was
        TokenTag beforeNow;
        for (auto& tag : tags) {
            const auto old = tag;
            if (!tag.outside()) {
                const auto made = m_labels.entity(tag.label()).label;
                tag = made == noLabel ? TokenTag() : TokenTag(tag.prefix(), LabelId { made });
            }
            if (!tag.outside() && !beforeNow.outside() && goesOn(before.prefix())
                && before.label() != old.label() && beforeNow.label() == tag.label()) {
                tag = TokenTag(beginning(tag.prefix()), tag.label());
            }
            before = old;
            beforeNow = tag;
        }
    }

    const Layer& m_from;
    Relabelled m_result;
    LabelSet m_made;
    LabelChanges m_labels;
    CellChanges m_cells;
};

} // namespace

std::string_view firstSegments(std::string_view label, std::uint32_t segments)
{
    std::size_t end = 0;
    for (std::uint32_t i = 0; i < segments; ++i) {
        end = label.find('.', i == 0 ? 0 : end + 1);
        if (end == std::string_view::npos) {
            return label;
        }
    }
    const auto cut = label.substr(0, end);
    return cut.find_first_not_of('.') == std::string_view::npos ? label : cut;
}

LabelRules rulesOfSide(const LabelRules& rules, LabelSide side)
{
    std::map<std::string_view, std::string_view> own;
    for (const auto wanted : { LabelSide::Both, side }) {
        for (const auto& rule : rules.map) {
            if (rule.side == wanted) {
                own.insert_or_assign(rule.from, rule.to);
            }
        }
    }
    LabelRules result;
    for (const auto& [from, to] : own) {
        if (from != to || to.empty()) { // of the empty label, too
            result.map.push_back({ LabelSide::Both, std::string(from), std::string(to) });
        }
    }
    result.collapse = rules.collapse;
    result.types = rules.types;
    std::sort(result.types.begin(), result.types.end());
    result.types.erase(std::unique(result.types.begin(), result.types.end()), result.types.end());
    return result;
}

Relabelling::Relabelling(const LabelRules& rules, LabelSide side)
    : m_collapse(rules.collapse)
    , m_types(rules.types.begin(), rules.types.end())
{
    for (auto& rule : rulesOfSide(rules, side).map) {
        m_map.emplace(std::move(rule.from), std::move(rule.to));
    }
}

std::optional<std::string_view> Relabelling::renamedComponent(std::string_view label) const
{
    const auto rule = m_map.find(label);
    if (rule == m_map.end()) {
        return label;
    }
    return rule->second.empty() ? std::nullopt : std::optional<std::string_view>(rule->second);
}

std::optional<std::string_view> Relabelling::renamed(std::string_view label) const
{
    const auto mapped = renamedComponent(label);
    return mapped ? std::optional(firstSegments(*mapped, m_collapse)) : std::nullopt;
}

bool Relabelling::keeps(std::string_view renamed) const
{
    return m_types.empty() || m_types.contains(renamed);
}

Relabelled relabelled(const Layer& layer, const LabelRules& rules, LabelSide side)
{
    return Worker(layer, rules, side).run();
}

} // namespace touchstone::annotation
