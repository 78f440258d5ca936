// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/workingmemory.h"

#include "core/align/editdistance.h"
#include "core/rules/rulelists.h"
#include "core/support/disjointsets.h"
#include "core/support/lookup.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <tuple>

namespace touchstone::rules {

namespace {

using support::ErrorCode;

constexpr std::array bothSides { SideRole::Gold, SideRole::System };
constexpr std::uint32_t cancelInterval = 1024;

std::span<const text::Span> pieces(const AnnotationInput& annotation)
{
    return annotation.fragments.size() > 1 ? annotation.fragments : std::span(&annotation.span, 1);
}

// Everything that can tell two annotations apart, so that the order of the input cannot matter.
std::strong_ordering compareContent(const AnnotationInput& a, const AnnotationInput& b)
{
    const auto order = std::tie(a.span, a.type, a.text, a.confidence, a.idUncertain)
        <=> std::tie(b.span, b.type, b.text, b.confidence, b.idUncertain);
    if (order != 0) {
        return order;
    }
    const auto compareLists = [](const auto& left, const auto& right) {
        return std::lexicographical_compare_three_way(left.begin(), left.end(), right.begin(), right.end());
    };
    if (const auto ids = compareLists(a.ids, b.ids); ids != 0) {
        return ids;
    }
    if (const auto fragments = compareLists(a.fragments, b.fragments); fragments != 0) {
        return fragments;
    }
    if (const auto numbers = std::strong_order(a.score, b.score); numbers != 0) {
        return numbers;
    }
    if (const auto numbers = std::strong_order(a.noise, b.noise); numbers != 0) {
        return numbers;
    }
    return compareLists(a.attributes, b.attributes);
}

support::Failure tooMany(std::string_view document, const char* pattern)
{
    return support::failure(ErrorCode::TooLarge, support::said(pattern, document, limits::pairs));
}

bool equalRatio(const PairFact& a, const PairFact& b)
{
    return std::uint64_t { a.shared } * b.united == std::uint64_t { b.shared } * a.united;
}

constexpr Similarity alike { 0, 1 };
constexpr Similarity unlike { 1, 1 };

Similarity similarityOfLetters(std::u32string_view a, std::u32string_view b)
{
    if (a == b) {
        return alike;
    }
    const auto& longer = a.size() < b.size() ? b : a;
    const auto& shorter = a.size() < b.size() ? a : b;
    const auto size = static_cast<std::uint32_t>(longer.size());
    if (longer.find(shorter) != std::u32string_view::npos) {
        return { size - static_cast<std::uint32_t>(shorter.size()), size };
    }
    support::Progress progress;
    return { align::editDistance(a, b, progress).value_or(size), size };
}

struct Key
{
    std::uint32_t type = 0;
    std::string_view text;
    friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash
{
    std::size_t operator()(const Key& key) const
    {
        constexpr std::size_t odd = 0x9E3779B97F4A7C15U;
        return std::hash<std::string_view> {}(key.text) ^ (key.type * odd);
    }
};
struct Named
{
    std::uint32_t node = 0; ///< first mention of this label and text
    std::array<bool, 2> sides {};
};

} // namespace

Lists listsOf(std::uint32_t count, std::span<const std::pair<std::uint32_t, std::uint32_t>> entries)
{
    Lists lists;
    lists.begins.assign(count + 1, 0);
    for (const auto& [thing, value] : entries) {
        ++lists.begins[thing + 1];
    }
    std::partial_sum(lists.begins.begin(), lists.begins.end(), lists.begins.begin());
    lists.values.resize(entries.size());
    auto next = lists.begins;
    for (const auto& [thing, value] : entries) {
        lists.values[next[thing]++] = value;
    }
    return lists;
}

std::uint32_t extentOf(const AnnotationInput& annotation)
{
    std::uint32_t sum = 0;
    for (const auto piece : pieces(annotation)) {
        sum += piece.length();
    }
    return sum;
}

std::uint32_t sharedLength(const AnnotationInput& a, const AnnotationInput& b)
{
    const auto left = pieces(a);
    const auto right = pieces(b);
    std::uint32_t sum = 0;
    for (std::size_t i = 0, k = 0; i < left.size() && k < right.size();) {
        sum += text::overlap(left[i], right[k]);
        left[i].end < right[k].end ? ++i : ++k;
    }
    return sum;
}

bool sameExtent(const AnnotationInput& a, const AnnotationInput& b)
{
    return a.span == b.span && std::ranges::equal(pieces(a), pieces(b));
}

bool Similarity::reaches(std::int64_t threshold) const
{
    return static_cast<std::int64_t>(longer - distance) * RuleLists::thresholdUnit >= threshold * longer;
}

support::Result<void> WorkingMemory::load(
    const DocumentInput& document, bool neighbours, support::Progress& progress)
{
    m_document = &document;
    m_entities.clear();
    m_links.clear();
    sortSides();
    numberTexts();
    for (const auto side : bothSides) {
        m_labels[index(side)].assign(size(side), Labels {});
        m_names[index(side)].clear();
        m_names[index(side)].resize(size(side));
        m_neighbours[index(side)] = {};
    }
    if (auto found = findPairs(progress); !found) {
        return found;
    }
    sortPairs();
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entries(m_pairs.size());
    for (const auto side : bothSides) {
        for (std::uint32_t pair = 0; pair < m_pairs.size(); ++pair) {
            entries[pair] = { m_pairs[pair].members[index(side)], pair };
        }
        m_pairsOf[index(side)] = listsOf(size(side), entries);
        if (neighbours) {
            if (auto found = findNeighbours(side, progress); !found) {
                return found;
            }
        }
    }
    return {};
}

void WorkingMemory::sortSides()
{
    for (const auto side : bothSides) {
        const auto& inputs = m_document->side(side);
        auto& byId = m_idRank[index(side)];
        auto& order = m_order[index(side)];
        order.resize(inputs.size());
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (const auto ids = inputs[a].id <=> inputs[b].id; ids != 0) {
                return ids < 0;
            }
            const auto content = compareContent(inputs[a], inputs[b]);
            return content != 0 ? content < 0 : a < b;
        });
        std::vector<std::uint32_t> rank(inputs.size());
        for (std::uint32_t at = 0; at < order.size(); ++at) {
            rank[order[at]] = at;
        }
        std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
            return std::tie(inputs[a].span, rank[a]) < std::tie(inputs[b].span, rank[b]);
        });
        byId.resize(order.size());
        for (std::uint32_t at = 0; at < order.size(); ++at) {
            byId[at] = rank[order[at]];
        }
    }
}

void WorkingMemory::numberTexts()
{
    std::unordered_map<std::string_view, std::uint32_t> types;
    m_idTexts.clear();
    for (const auto side : bothSides) {
        auto& numbers = m_types[index(side)];
        numbers.resize(size(side));
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto& annotation = input(side, at);
            numbers[at]
                = types.emplace(annotation.type, static_cast<std::uint32_t>(types.size())).first->second;
            m_idTexts.insert(m_idTexts.end(), annotation.ids.begin(), annotation.ids.end());
        }
    }
    support::sortUnique(m_idTexts);
    for (const auto side : bothSides) {
        auto& lists = m_ids[index(side)];
        lists.begins.assign(1, 0);
        lists.values.clear();
        for (std::uint32_t at = 0; at < size(side); ++at) {
            for (const auto& id : input(side, at).ids) {
                const auto found = std::lower_bound(m_idTexts.begin(), m_idTexts.end(), std::string_view(id));
                lists.values.push_back(static_cast<std::uint32_t>(found - m_idTexts.begin()));
            }
            const auto begin = lists.values.begin() + lists.begins.back();
            std::sort(begin, lists.values.end());
            lists.values.erase(std::unique(begin, lists.values.end()), lists.values.end());
            lists.begins.push_back(static_cast<std::uint32_t>(lists.values.size()));
        }
    }
}

support::Result<void> WorkingMemory::findPairs(support::Progress& progress)
{
    m_pairs.clear();
    std::array<std::vector<std::uint32_t>, 2> open;
    std::array<std::uint32_t, 2> at {};
    const auto begin = [&](SideRole side) { return input(side, at[index(side)]).span.begin; };
    for (std::uint32_t step = 0;; ++step) {
        const bool goldLeft = at[0] < size(SideRole::Gold);
        const bool systemLeft = at[1] < size(SideRole::System);
        if (!goldLeft && !systemLeft) {
            return {};
        }
        if (step % cancelInterval == 0 && progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, support::said("cancelled"));
        }
        const auto side = goldLeft && (!systemLeft || begin(SideRole::Gold) <= begin(SideRole::System))
            ? SideRole::Gold
            : SideRole::System;
        const auto current = at[index(side)]++;
        const auto& own = input(side, current);
        if (own.span.empty()) {
            continue;
        }
        auto& others = open[index(otherSide(side))];
        std::erase_if(others,
            [&](std::uint32_t other) { return input(otherSide(side), other).span.end <= own.span.begin; });
        for (const auto other : others) {
            const auto& partner = input(otherSide(side), other);
            const auto shared = sharedLength(own, partner);
            if (shared == 0) {
                continue;
            }
            if (m_pairs.size() >= limits::pairs) {
                return tooMany(m_document->name,
                    support::pattern(
                        "document %1: more than %2 pairs of overlapping gold and system annotations; cut the "
                        "document, or leave out the annotations that lie over one another"));
            }
            PairFact pair;
            pair.members[index(side)] = current;
            pair.members[index(otherSide(side))] = other;
            pair.shared = shared;
            pair.united = extentOf(own) + extentOf(partner) - shared;
            m_pairs.push_back(pair);
        }
        open[index(side)].push_back(current);
    }
}

support::Result<void> WorkingMemory::findNeighbours(SideRole side, support::Progress& progress)
{
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entries; // (later, earlier)
    std::vector<std::uint32_t> open;
    for (std::uint32_t at = 0; at < size(side); ++at) {
        if (at % cancelInterval == 0 && progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, support::said("cancelled"));
        }
        const auto& own = input(side, at);
        if (own.span.empty()) {
            continue;
        }
        std::erase_if(
            open, [&](std::uint32_t earlier) { return input(side, earlier).span.end <= own.span.begin; });
        for (const auto earlier : open) {
            if (sharedLength(own, input(side, earlier)) > 0) {
                entries.emplace_back(at, earlier);
            }
        }
        if (entries.size() > limits::pairs) {
            return tooMany(m_document->name,
                support::pattern(
                    "document %1: more than %2 pairs of overlapping annotations on one side; cut the "
                    "document, or leave out the annotations that lie over one another"));
        }
        open.push_back(at);
    }
    // First the earlier ones of each annotation, then the later ones: both come ascending.
    const auto count = entries.size();
    entries.reserve(2 * count);
    for (std::size_t entry = 0; entry < count; ++entry) {
        entries.emplace_back(entries[entry].second, entries[entry].first);
    }
    m_neighbours[index(side)] = listsOf(size(side), entries);
    return {};
}

void WorkingMemory::sortPairs()
{
    std::sort(m_pairs.begin(), m_pairs.end(), [](const PairFact& a, const PairFact& b) {
        const auto left = std::uint64_t { a.shared } * b.united;
        const auto right = std::uint64_t { b.shared } * a.united;
        return left != right ? left > right : a.members < b.members;
    });
    m_pairAt.resize(m_pairs.size());
    std::iota(m_pairAt.begin(), m_pairAt.end(), 0U);
    m_position = m_pairAt;
    m_settled.assign(m_pairs.size(), 0);
}

// Among pairs of equal ratio: higher similarity, ids that match, earlier begins, ids of the annotations.
text::Span WorkingMemory::settle(std::uint32_t pair)
{
    if (m_settled[m_position[pair]] != 0) {
        return {};
    }
    // Unsettled pairs stand where the first sorting put them.
    text::Span range { pair, pair + 1 };
    while (range.begin > 0 && equalRatio(m_pairs[range.begin - 1], m_pairs[pair])) {
        --range.begin;
    }
    while (range.end < m_pairs.size() && equalRatio(m_pairs[range.end], m_pairs[pair])) {
        ++range.end;
    }
    std::fill_n(m_settled.begin() + range.begin, range.length(), std::uint8_t { 1 });
    if (range.length() == 1) {
        return {};
    }
    struct Tied
    {
        std::uint32_t pair = 0;
        Similarity similarity;
        bool idsMatch = false;
        std::array<std::uint32_t, 4> rest {};
    };
    std::vector<Tied> tied;
    tied.reserve(range.length());
    for (auto number = range.begin; number < range.end; ++number) {
        const auto [gold, system] = m_pairs[number].members;
        tied.push_back({ number, similarity(SideRole::Gold, gold, SideRole::System, system),
            idsMatch(SideRole::Gold, gold, SideRole::System, system),
            { input(SideRole::Gold, gold).span.begin, input(SideRole::System, system).span.begin,
                m_idRank[0][gold], m_idRank[1][system] } });
    }
    std::sort(tied.begin(), tied.end(), [](const Tied& a, const Tied& b) {
        const auto left = std::uint64_t { a.similarity.longer - a.similarity.distance } * b.similarity.longer;
        const auto right
            = std::uint64_t { b.similarity.longer - b.similarity.distance } * a.similarity.longer;
        if (left != right) {
            return left > right;
        }
        return a.idsMatch != b.idsMatch ? a.idsMatch : a.rest < b.rest;
    });
    for (std::uint32_t at = 0; at < tied.size(); ++at) {
        m_pairAt[range.begin + at] = tied[at].pair;
        m_position[tied[at].pair] = range.begin + at;
    }
    return range;
}

const std::string& WorkingMemory::nameForm(SideRole side, std::uint32_t at)
{
    auto& name = m_names[index(side)][at];
    if (!name.form) {
        name.form = text::nameForm(input(side, at).text);
    }
    return *name.form;
}

const std::u32string& WorkingMemory::letters(SideRole side, std::uint32_t at)
{
    auto& name = m_names[index(side)][at];
    if (!name.letters) {
        name.letters = text::toCodePoints(nameForm(side, at)).substr(0, limits::comparedLength);
    }
    return *name.letters;
}

Similarity WorkingMemory::similarity(SideRole sideA, std::uint32_t a, SideRole sideB, std::uint32_t b)
{
    const auto textA = input(sideA, a).text;
    const auto textB = input(sideB, b).text;
    if (textA.empty() || textB.empty()) {
        return unlike;
    }
    return textA == textB ? alike : similarityOfLetters(letters(sideA, a), letters(sideB, b));
}

Similarity similarityOf(std::string_view a, std::string_view b)
{
    if (a.empty() || b.empty()) {
        return unlike;
    }
    const auto cut = [](std::string_view text) {
        return text::toCodePoints(text::nameForm(text)).substr(0, limits::comparedLength);
    };
    return a == b ? alike : similarityOfLetters(cut(a), cut(b));
}

bool WorkingMemory::idsMatch(SideRole sideA, std::uint32_t a, SideRole sideB, std::uint32_t b) const
{
    const auto left = m_ids[index(sideA)].of(a);
    const auto right = m_ids[index(sideB)].of(b);
    if (left.empty() && right.empty()) {
        return true;
    }
    for (std::size_t i = 0, k = 0; i < left.size() && k < right.size();) {
        if (left[i] == right[k]) {
            return true;
        }
        left[i] < right[k] ? ++i : ++k;
    }
    return false;
}

void WorkingMemory::buildGroups(const RuleSet& rules)
{
    buildEntities(rules);
    buildLinks();
}

void WorkingMemory::buildEntities(const RuleSet& rules)
{
    const std::array<std::uint32_t, 2> offset { 0, size(SideRole::Gold) };
    support::DisjointSets sets(offset[1] + size(SideRole::System));
    std::unordered_map<Key, Named, KeyHash> names;
    names.reserve(offset[1] + size(SideRole::System));
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto node = offset[index(side)] + at;
            if (const auto partner = labels(side, at).partner; side == SideRole::Gold && partner != nobody) {
                sets.join(node, offset[1] + partner);
            }
            if (!input(side, at).text.empty()) {
                const auto known
                    = names.emplace(Key { type(side, at), nameForm(side, at) }, Named { node, {} }).first;
                sets.join(node, known->second.node);
                known->second.sides[index(side)] = true;
            }
        }
    }
    const auto tp = rules.findSymbol("TP");
    const auto fuzzy = rules.findSymbol("FzTP");
    const auto partial = rules.findSymbol("PTP");
    const auto fuzzyPartial = rules.findSymbol("FzPTP");

    m_entities.clear();
    std::vector<std::uint32_t> groupOf(offset[1] + size(SideRole::System), nobody);
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto& own = labels(side, at);
            auto& number = groupOf[sets.root(offset[index(side)] + at)];
            if (number == nobody) {
                number = static_cast<std::uint32_t>(m_entities.size());
                auto& made = m_entities.emplace_back();
                made.type = input(side, at).type;
                made.text = nameForm(side, at);
            }
            auto& group = m_entities[number];
            (side == SideRole::Gold ? group.gold : group.system).push_back(place(side, at));
            if (side == SideRole::System) {
                group.ignoredMentions += own.ignored != 0 ? 1U : 0U;
                continue;
            }
            group.lowGold += own.low ? 1U : 0U;
            if (own.partner != nobody) {
                group.exact += own.result == tp ? 1U : 0U;
                group.fuzzy += own.result == fuzzy ? 1U : 0U;
                group.partial += own.result == partial || own.result == fuzzyPartial ? 1U : 0U;
            }
        }
    }
    for (const auto& [key, named] : names) {
        if (named.sides[0] && named.sides[1]) {
            m_entities[groupOf[sets.root(named.node)]].sameText = true;
        }
    }
}

void WorkingMemory::buildLinks()
{
    // Gold ids of one mention stand for the same thing; other ids stand alone.
    support::DisjointSets sets(m_idTexts.size());
    for (std::uint32_t at = 0; at < size(SideRole::Gold); ++at) {
        const auto ids = m_ids[index(SideRole::Gold)].of(at);
        for (const auto id : ids) {
            sets.join(ids.front(), id);
        }
    }
    m_links.clear();
    std::vector<std::uint32_t> groupOf(m_idTexts.size(), nobody);
    for (std::uint32_t id = 0; id < m_idTexts.size(); ++id) {
        auto& number = groupOf[sets.root(id)];
        if (number == nobody) {
            number = static_cast<std::uint32_t>(m_links.size());
            m_links.emplace_back();
        }
        m_links[number].ids.emplace_back(m_idTexts[id]);
    }
    for (const auto side : bothSides) {
        for (std::uint32_t at = 0; at < size(side); ++at) {
            const auto& own = labels(side, at);
            std::vector<std::uint32_t> seen;
            for (const auto id : m_ids[index(side)].of(at)) {
                const auto number = groupOf[sets.root(id)];
                if (!support::addNew(seen, number)) {
                    continue;
                }
                auto& group = m_links[number];
                if (side == SideRole::Gold) {
                    group.gold.push_back(place(side, at));
                    group.lowGold += own.low || input(side, at).idUncertain ? 1U : 0U;
                } else {
                    group.system.push_back(place(side, at));
                    group.ignoredMentions += own.ignored != 0 ? 1U : 0U;
                }
            }
        }
    }
}

} // namespace touchstone::rules
