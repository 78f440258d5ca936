// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/relabelling.h"

#include "core/annotation/hipecell.h"
#include "core/annotation/keeping.h"
#include "core/support/lookup.h"
#include "core/text/casefold.h"

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
        return fateOf(label, m_entity, [this](std::string_view name) {
            auto renamed = m_rules.renamed(name);
            return std::pair(renamed, renamed && m_rules.keeps(*renamed));
        });
    }
    const Fate& component(LabelId label)
    {
        return fateOf(label, m_component, [this](std::string_view name) {
            auto renamed = m_rules.renamedComponent(name);
            return std::pair(renamed, renamed.has_value());
        });
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
    /// `rename`: the new name, if the map leaves one, and whether it is kept.
    template <typename Rename>
    const Fate& fateOf(LabelId label, std::vector<Fate>& fates, const Rename& rename)
    {
        auto& fate = fates[static_cast<std::size_t>(label)];
        if (!fate.known) {
            const auto [name, kept] = rename(m_old.name(label));
            fate.known = true;
            fate.mapped = name.has_value();
            fate.label = kept ? static_cast<std::uint32_t>(m_made.intern(*name)) : noLabel;
        }
        return fate;
    }

    const LabelSet& m_old;
    LabelSet& m_made;
    Relabelling m_rules;
    std::vector<Fate> m_entity, m_component;
};

/// By token: it began an annotation only because the label changed, and goes on with the one before now.
using Joins = std::vector<bool>;

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

    Joins apply(TokenCells& cells)
    {
        const auto before = cells.links.empty() ? std::vector<std::uint32_t>() : cells.labels;
        auto joins = rename(cells.labels);
        for (std::size_t token = 0; token < before.size(); ++token) {
            // A link without its label would be an annotation of its own.
            if (change(before[token]).labelled && cells.labels[token] == m_outside) {
                cells.links[token] = m_empty;
            }
        }
        static_cast<void>(rename(cells.coarse));
        return joins;
    }

private:
    struct Change
    {
        bool known = false;
        bool labelled = false;
        bool begins = false;
        std::uint32_t cell = 0; ///< m_outside: dropped
        std::string before, after; ///< labels in upper case, as that format compares them
        std::string label; ///< after, as it is written
    };

    const Change& change(std::uint32_t cell)
    {
        auto& change = m_changes[cell];
        if (change.known) {
            return change;
        }
        change.known = true;
        change.cell = cell;
        const auto says = iobCell(m_old.name(LabelId { cell }));
        change.labelled = says.labelled;
        if (!says.labelled) {
            return change;
        }
        change.begins = says.begins;
        change.before = text::upperCased(says.label);
        const auto name = m_labels.nameAfter(says.label);
        if (!name) {
            change.cell = m_outside;
            return change;
        }
        change.label = std::string(*name);
        change.after = text::upperCased(change.label);
        if (change.label != says.label) {
            change.cell = named(says.begins, change.label);
        }
        return change;
    }

    std::uint32_t named(bool begins, const std::string& label)
    {
        return static_cast<std::uint32_t>(m_made.intern((begins ? "B-" : "I-") + label));
    }

    Joins rename(std::vector<std::uint32_t>& column)
    {
        Joins joins(column.size(), false);
        const Change* first = nullptr; // of the annotation that is open
        for (std::size_t token = 0; token < column.size(); ++token) {
            const auto& now = change(column[token]);
            if (!now.labelled) {
                first = nullptr;
                continue;
            }
            const bool goesOn = first != nullptr && !now.begins && first->before == now.before;
            if (goesOn && first->label != now.label) { // in another case: the annotation's label decides
                column[token] = first->cell == m_outside ? m_outside : named(false, first->label);
                continue;
            }
            joins[token] = first != nullptr && !now.begins && !goesOn && first->cell != m_outside
                && now.cell != m_outside && first->after == now.after;
            column[token] = now.cell;
            first = goesOn ? first : &now;
        }
        return joins;
    }

    const LabelSet& m_old;
    LabelSet& m_made;
    const LabelChanges& m_labels;
    std::vector<Change> m_changes; ///< by old number
    std::uint32_t m_outside = 0;
    std::uint32_t m_empty = 0;
};

bool begins(TagPrefix prefix)
{
    return prefix == TagPrefix::B || prefix == TagPrefix::S || prefix == TagPrefix::U;
}

bool ends(TagPrefix prefix)
{
    return prefix == TagPrefix::E || prefix == TagPrefix::S || prefix == TagPrefix::L
        || prefix == TagPrefix::U;
}

class Worker
{
public:
    Worker(const Layer& from, const LabelRules& rules, LabelSide side)
        : m_from(from)
        , m_result { from, {}, {}, 0 }
        , m_labels(from.labels, rules, side, m_made)
        , m_cells(from.cells, m_labels, m_result.layer.cells)
    {
    }

    Relabelled run()
    {
        for (auto& document : m_result.layer.documents) {
            auto joins = tags(document);
            if (joins.empty()) {
                joins = m_cells.apply(document.cells);
            }
            annotations(document, joins);
        }
        m_result.layer.keepFileLabels();
        m_result.layer.labels = std::move(m_made);
        return std::move(m_result);
    }

private:
    void annotations(Document& document, const Joins& joins)
    {
        auto& tree = document.annotations;
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
            const auto& entity = tree.entities[at];
            if (entity.role == Role::Component) {
                const bool stays = m_labels.component(entity.label).label != noLabel;
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
        if (std::find(joins.begin(), joins.end(), true) != joins.end()) {
            whole = !join(document, joins, keeps) && whole;
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
        m_result.layer.leftOutLabels.intern(m_from.labels.name(label));
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
        keepFileLabel(entity);
        entity.label = LabelId { fate(entity.label) };
        if (entity.details == 0 || tree.detailsOf(at).furtherLabels.empty()) {
            return;
        }
        std::vector<LabelId> further;
        for (const auto label : tree.detailsOf(at).furtherLabels) {
            const auto made = fate(label);
            if (made != noLabel && LabelId { made } != entity.label) {
                support::addNew(further, LabelId { made });
            }
        }
        tree.editDetails(at).furtherLabels = std::move(further);
    }

    /// Annotations whose first token goes on with the one before become a part of it. Any at all?
    bool join(Document& document, const Joins& joins, std::vector<bool>& keeps)
    {
        auto& tree = document.annotations;
        std::vector<std::uint32_t> order;
        for (std::uint32_t at = 0; at < tree.size(); ++at) {
            if (keeps[at] && tree.counted(at)) {
                order.push_back(at);
            }
        }
        std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return tree.entities[a].span.begin < tree.entities[b].span.begin;
        });
        const auto before = m_result.joined;
        auto head = noEntity;
        for (const auto at : order) {
            auto& entity = tree.entities[at];
            const auto token
                = std::lower_bound(document.tokens.begin(), document.tokens.end(), entity.span.begin,
                      [](text::Span span, std::uint32_t begin) { return span.begin < begin; })
                - document.tokens.begin();
            const auto place = static_cast<std::size_t>(token);
            const bool goesOn = head != noEntity && place > 0 && place < joins.size() && joins[place]
                && tree.entities[head].span.end == document.tokens[place - 1].end;
            if (!goesOn) {
                head = at;
                continue;
            }
            tree.entities[head].span.end = entity.span.end;
            if (const auto& noise = tree.detailsOf(at).noise; noise && !tree.detailsOf(head).noise) {
                tree.editDetails(head).noise = noise; // that of the first token that tells one
            }
            keeps[at] = false;
            ++m_result.joined;
        }
        return m_result.joined > before;
    }

    /// Empty: the document has no tags.
    Joins tags(Document& document)
    {
        auto& tags = document.tokenTags;
        Joins joins(tags.size(), false);
        TokenTag before; // as it was
        TokenTag beforeNow;
        std::size_t sentence = 0;
        for (std::size_t token = 0; token < tags.size(); ++token) {
            const auto old = tags[token];
            auto& tag = tags[token];
            if (!tag.outside()) {
                const auto made = m_labels.entity(tag.label()).label;
                tag = made == noLabel ? TokenTag() : TokenTag(tag.prefix(), LabelId { made });
            }
            while (sentence < document.sentences.size() && document.sentences[sentence] < token) {
                ++sentence;
            }
            const bool sentenceBegins
                = sentence < document.sentences.size() && document.sentences[sentence] == token;
            joins[token] = !sentenceBegins && !tag.outside() && !beforeNow.outside() && !begins(tag.prefix())
                && !ends(before.prefix()) && before.label() != old.label()
                && beforeNow.label() == tag.label();
            before = old;
            beforeNow = tag;
        }
        return joins;
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
    support::sortUnique(result.types);
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
