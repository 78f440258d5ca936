// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/labeltable.h"

#include "core/align/editdistance.h"
#include "core/annotation/relabelling.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/suggestion.h"
#include "core/text/casefold.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <iterator>

namespace touchstone::analysis {

namespace {

using annotation::LabelRules;
using annotation::LabelSide;
using annotation::Layer;
using annotation::Role;

constexpr std::size_t mostComparisons = 4'000'000;

// ------------------------------------------------------------------------------------ labels that are alike

/// Ways in which two labels may be one, the nearest first.
enum LabelLikeness : std::size_t {
    SameCase, ///< but for upper and lower case
    SameLetters, ///< but for separators, too
    SameWithoutPrefix, ///< "B-PER": a tag's prefix was taken for a part of the label
    SameSingular, ///< "Persons"
    SameShortForm, ///< "ORG", "Organisation"
    LabelKeyCount
};

/// A label seen in these ways; labels are alike in a way where its keys are equal and not empty.
struct LabelForm
{
    explicit LabelForm(const std::string& label);

    std::array<std::string, LabelKeyCount> keys;
    std::u32string codePoints; ///< of SameWithoutPrefix
    std::string digits; ///< of SameWithoutPrefix
    std::size_t segments; ///< parts between dots
};

constexpr std::size_t mostWholes = 8;
constexpr int ofPart = LabelKeyCount + 1; ///< and more for each part that is left out, and for its likeness
constexpr int beginsWith = ofPart + static_cast<int>(mostWholes * (LabelKeyCount + 1)) + 1;
constexpr int otherLetters = beginsWith + 1;
constexpr std::size_t shortestBeginning = 3;
constexpr std::size_t shortestForOne = 4; ///< letters of the shorter label, for one other letter
constexpr std::size_t shortestForTwo = 8;
constexpr std::size_t longestLabel = 64; ///< longer ones are alike by their keys only

/// Letters and digits in one case, nothing between them.
std::string letters(std::string_view label)
{
    // A word goes before, since a leading article would be dropped.
    auto form = text::nameForm("x " + std::string(label));
    form.erase(0, 1);
    std::erase(form, ' ');
    return form;
}

std::string_view withoutPrefix(std::string_view label)
{
    constexpr std::size_t prefix = 2;
    const bool has = label.size() > prefix
        && std::string_view("BIESLUMbieslum").find(label[0]) != std::string_view::npos
        && (label[1] == '-' || label[1] == '_');
    return has ? label.substr(prefix) : label;
}

std::string singular(const std::string& word)
{
    constexpr std::size_t shortest = 4;
    const bool plural = word.size() >= shortest && word.back() == 's' && word[word.size() - 2] != 's';
    return plural ? word.substr(0, word.size() - 1) : word;
}

/// One word for what usual tag sets call differently.
std::string shortForm(const std::string& word)
{
    static const std::map<std::string, std::string, std::less<>> forms { { "per", "person" },
        { "pers", "person" }, { "people", "person" }, { "org", "organization" },
        { "organisation", "organization" }, { "loc", "location" }, { "place", "location" },
        { "gpe", "geopoliticalentity" }, { "misc", "miscellaneous" }, { "miscellany", "miscellaneous" },
        { "fac", "facility" }, { "prod", "product" }, { "evt", "event" }, { "chem", "chemical" },
        { "dis", "disease" }, { "qty", "quantity" }, { "num", "number" }, { "lang", "language" },
        { "woa", "workofart" }, { "veh", "vehicle" }, { "wea", "weapon" } };
    const auto form = forms.find(word);
    return form == forms.end() ? word : form->second;
}

/// The way in which two labels are one, from 0; LabelKeyCount: in none.
std::size_t likeness(const LabelForm& a, const LabelForm& b)
{
    std::size_t key = 0;
    while (key < LabelKeyCount && (a.keys[key].empty() || a.keys[key] != b.keys[key])) {
        ++key;
    }
    return key;
}

LabelForm::LabelForm(const std::string& label)
    : segments(1 + static_cast<std::size_t>(std::ranges::count(label, '.')))
{
    const auto whole = letters(label);
    const auto bare = letters(withoutPrefix(label));
    keys[SameCase] = whole.empty() ? std::string() : text::caseFolded(label);
    keys[SameLetters] = whole;
    keys[SameWithoutPrefix] = bare;
    keys[SameSingular] = singular(bare);
    keys[SameShortForm] = shortForm(bare) != bare ? shortForm(bare) : shortForm(keys[SameSingular]);
    codePoints = text::toCodePoints(bare);
    std::ranges::copy_if(bare, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
}

/// What a dotted label is a part of, the nearest first: "loc.adm.town" has "loc.adm", "loc". At most eight.
std::vector<LabelForm> wholesOf(const std::string& label)
{
    std::vector<LabelForm> wholes;
    if (label.size() > longestLabel) {
        return wholes;
    }
    const auto segments = static_cast<std::uint32_t>(std::ranges::count(label, '.'));
    for (auto kept = segments; kept > 0 && wholes.size() < mostWholes; --kept) {
        if (const auto whole = annotation::firstSegments(label, kept); whole != label) {
            wholes.emplace_back(std::string(whole));
        }
    }
    return wholes;
}

/// renamingDistance of two different labels; `wholes`: wholesOf the first one.
std::optional<int> distance(const LabelForm& from, std::span<const LabelForm> wholes, const LabelForm& to)
{
    if (const auto key = likeness(from, to); key < LabelKeyCount) {
        return static_cast<int>(key) + 1;
    }
    for (std::size_t i = 0; i < wholes.size(); ++i) {
        if (const auto key = likeness(wholes[i], to); key < LabelKeyCount) {
            return ofPart + static_cast<int>(i * (LabelKeyCount + 1) + key);
        }
    }
    const auto& a = from.codePoints;
    const auto& b = to.codePoints;
    const auto& shorter = a.size() <= b.size() ? a : b;
    const auto& longer = a.size() <= b.size() ? b : a;
    // A whole does not become one of its parts: "loc" is not always "loc.adm".
    if (shorter.empty() || longer.size() > longestLabel || to.segments > from.segments) {
        return std::nullopt;
    }
    // "TYPE1" and "TYPE2" are near each other, and two things.
    if (from.digits != to.digits) {
        return std::nullopt;
    }
    if (shorter.size() >= shortestBeginning && longer.starts_with(shorter)) {
        return beginsWith;
    }
    const std::size_t most = shorter.size() < shortestForOne ? 0 : shorter.size() < shortestForTwo ? 1 : 2;
    if (longer.size() - shorter.size() > most || most == 0) {
        return std::nullopt;
    }
    support::Progress progress;
    const auto edits = align::editDistance(a, b, progress);
    return edits && *edits <= most ? std::optional(otherLetters + static_cast<int>(*edits)) : std::nullopt;
}

// ------------------------------------------------------------------------------------------------- the table

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
        const auto* const nearest
            = !farther ? nullptr : support::nearest(m_forms, [&](const LabelForm& form) {
                  return distance(wanted, {}, form); // no whole is equal
              });
        return nearest == nullptr ? nullptr : m_labels[static_cast<std::size_t>(nearest - m_forms.data())];
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
    std::ranges::sort(table.rows, {},
        [](const LabelRow& row) { return std::pair(group(row.counts), std::string_view(row.counts.label)); });
    propose(table.rows, &LabelCounts::gold, &LabelCounts::system);
    propose(table.rows, &LabelCounts::system, &LabelCounts::gold);
    return table;
}

LabelRules rulesOf(const LabelTable& table)
{
    LabelRules rules;
    rules.collapse = table.collapse;
    rules.types = table.types;
    auto rows = support::listOf<const LabelRow*>(table.rows, [](const LabelRow& row) { return &row; });
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
    std::ranges::stable_sort(result, {}, group);
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
    const auto* const nearest = support::nearest(labels, [&](const std::string& label) {
        const auto far = labelDistance(wanted, label);
        return far ? std::optional(std::pair(*far, std::string_view(label))) : std::nullopt;
    });
    return nearest == nullptr ? std::string() : *nearest;
}

support::Message noSuchType(const std::string& wanted, std::span<const std::string> types)
{
    if (const auto nearest = nearestLabel(wanted, types); !nearest.empty()) {
        return support::said("there is no type \"%1\"; did you mean \"%2\"?", wanted, nearest);
    }
    constexpr std::size_t mostListed = 12;
    const std::vector<support::Message::Argument> all(types.begin(), types.end());
    return all.empty() ? support::said("there is no type \"%1\"; there are none.", wanted)
                       : support::said("there is no type \"%1\"; there are %2.", wanted,
                           support::joinedFirst(all, mostListed));
}

LabelAgreement labelAgreement(const std::vector<LabelCounts>& labels)
{
    LabelAgreement sum;
    for (const auto& label : labels) {
        const bool shared = label.gold > 0 && label.system > 0;
        sum.gold += label.gold;
        sum.system += label.system;
        sum.goldShared += shared ? label.gold : 0;
        sum.systemShared += shared ? label.system : 0;
        sum.labels += shared ? 1 : 0;
        sum.goldOnly += label.gold > 0 && !shared ? 1 : 0;
        sum.systemOnly += label.system > 0 && !shared ? 1 : 0;
    }
    return sum;
}

} // namespace touchstone::analysis
