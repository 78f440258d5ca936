// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparisonunits.h"

#include "core/support/lookup.h"
#include "core/text/casefold.h"

#include <numeric>
#include <tuple>

namespace touchstone::analysis {

namespace {

/// A document by what makes it the same in both: gold or not, and its name.
using DocumentKey = std::pair<bool, std::string_view>;

struct KeyHash
{
    std::size_t operator()(const DocumentKey& key) const
    {
        return std::hash<std::string_view>()(key.second) * 2 + (key.first ? 1U : 0U);
    }
};

DocumentKey keyOf(const DocumentCase& documentCase)
{
    return { documentCase.gold != nullptr, documentCase.name() };
}

std::vector<std::uint32_t> numbersIn(
    const std::vector<std::string>& names, const std::vector<std::string>& all)
{
    return support::listOf<std::uint32_t>(
        names, [&all](const auto& name) { return std::ranges::lower_bound(all, name) - all.begin(); });
}

/// What tells gold annotations of two readings of one document apart.
class GoldOrder
{
public:
    GoldOrder(const annotation::Layer& layer, const annotation::Document& document, bool withoutCase)
        : m_layer(layer)
        , m_withoutCase(withoutCase)
        , m_tree(document.annotations)
        , m_order(m_tree.size())
    {
        std::iota(m_order.begin(), m_order.end(), 0U);
        std::ranges::stable_sort(
            m_order, [this](std::uint32_t i, std::uint32_t k) { return compare(i, *this, k) < 0; });
    }

    [[nodiscard]] const std::vector<std::uint32_t>& order() const { return m_order; }

    [[nodiscard]] int compare(std::uint32_t mine, const GoldOrder& other, std::uint32_t theirs) const
    {
        const auto& x = m_tree.entities[mine];
        const auto& y = other.m_tree.entities[theirs];
        const auto key = [](const annotation::Entity& entity) {
            return std::tuple(entity.span.begin, entity.span.end, entity.role);
        };
        if (key(x) != key(y)) {
            return key(x) < key(y) ? -1 : 1;
        }
        if (const int labels = name(x.label).compare(other.name(y.label)); labels != 0) {
            return labels;
        }
        const auto& further = m_tree.detailsOf(mine).furtherLabels;
        const auto& theirFurther = other.m_tree.detailsOf(theirs).furtherLabels;
        for (std::size_t i = 0; i < std::min(further.size(), theirFurther.size()); ++i) {
            if (const int labels = name(further[i]).compare(other.name(theirFurther[i])); labels != 0) {
                return labels;
            }
        }
        if (further.size() != theirFurther.size()) {
            return further.size() < theirFurther.size() ? -1 : 1;
        }
        const auto pieces = m_tree.fragments(mine);
        const auto theirPieces = other.m_tree.fragments(theirs);
        const auto compared = std::lexicographical_compare_three_way(
            pieces.begin(), pieces.end(), theirPieces.begin(), theirPieces.end());
        return compared < 0 ? -1 : compared > 0 ? 1 : 0;
    }

private:
    [[nodiscard]] std::string name(annotation::LabelId label) const
    {
        return m_withoutCase ? text::upperCased(m_layer.labels.name(label)) : m_layer.labels.name(label);
    }

    const annotation::Layer& m_layer;
    bool m_withoutCase;
    const annotation::EntityTree& m_tree;
    std::vector<std::uint32_t> m_order;
};

} // namespace

std::vector<TwinCases> twinCases(const Evaluation& a, const Evaluation& b)
{
    std::unordered_map<DocumentKey, std::vector<std::uint32_t>, KeyHash> casesOfB;
    for (std::uint32_t number = 0; number < b.cases.size(); ++number) {
        casesOfB[keyOf(b.cases[number])].push_back(number);
    }
    std::unordered_map<DocumentKey, std::size_t, KeyHash> taken;
    std::vector<bool> met(b.cases.size(), false);
    std::vector<TwinCases> twins;
    twins.reserve(a.cases.size());
    for (const auto& documentCase : a.cases) {
        const auto key = keyOf(documentCase);
        const auto found = casesOfB.find(key);
        const auto turn = taken[key]++;
        if (found == casesOfB.end() || turn >= found->second.size()) {
            twins.push_back({ &documentCase, nullptr });
        } else {
            const auto number = found->second[turn];
            met[number] = true;
            twins.push_back({ &documentCase, &b.cases[number] });
        }
    }
    for (std::size_t number = 0; number < b.cases.size(); ++number) {
        if (!met[number]) {
            twins.push_back({ nullptr, &b.cases[number] });
        }
    }
    return twins;
}

bool meetWithoutCase(const Evaluation& a, const Evaluation& b)
{
    const auto asHipe
        = [](const Evaluation& one) { return one.spec.matching.pairing == match::PairingPolicy::Hipe; };
    return asHipe(a) || asHipe(b);
}

SharedLabels::SharedLabels(const Evaluation& a, const Evaluation& b)
{
    std::array labels { a.labels, b.labels };
    for (auto& own : labels) {
        if (meetWithoutCase(a, b)) {
            std::ranges::transform(
                own, own.begin(), [](const std::string& label) { return text::upperCased(label); });
        }
        names.insert(names.end(), own.begin(), own.end());
    }
    support::sortUnique(names);
    of = { numbersIn(labels[0], names), numbersIn(labels[1], names) };
}

GoldNumbers::GoldNumbers(const Evaluation& a, const Evaluation& b, const TwinCases& twins)
{
    const auto* goldA = twins[0] != nullptr ? twins[0]->gold : nullptr;
    const auto* goldB = twins[1] != nullptr ? twins[1]->gold : nullptr;
    const auto sizeOf = [](const annotation::Document* document) {
        return document != nullptr ? static_cast<std::uint32_t>(document->annotations.size()) : 0U;
    };
    if (goldA == goldB || goldA == nullptr || goldB == nullptr) {
        count = std::max(sizeOf(goldA), sizeOf(goldB));
        return;
    }
    const bool withoutCase = meetWithoutCase(a, b);
    const GoldOrder orderA(*a.gold, *goldA, withoutCase);
    const GoldOrder orderB(*b.gold, *goldB, withoutCase);
    of[0].resize(goldA->annotations.size());
    of[1].resize(goldB->annotations.size());
    auto i = orderA.order().begin();
    auto k = orderB.order().begin();
    while (i != orderA.order().end() || k != orderB.order().end()) {
        const int compared = i == orderA.order().end() ? 1
            : k == orderB.order().end()                ? -1
                                                       : orderA.compare(*i, orderB, *k);
        if (compared <= 0) {
            of[0][*i++] = count;
        }
        if (compared >= 0) {
            of[1][*k++] = count;
        }
        ++count;
    }
}

AnswerReader::AnswerReader(const TwinCases& twins, const SharedLabels& labels)
    : m_twins(twins)
    , m_labels(labels)
{
    const auto* a = twins[0];
    const auto* b = twins[1];
    if (a == nullptr || b == nullptr || a->system == nullptr || b->system == nullptr || a->system == b->system
        || a->system->text == b->system->text) {
        return;
    }
    for (std::size_t side = 0; side < twins.size(); ++side) {
        if (twins.at(side)->alignment) {
            m_maps.at(side).emplace(*twins.at(side)->alignment);
        }
    }
}

Answer AnswerReader::operator()(std::size_t side, const match::PairOutcome& record) const
{
    const auto& tree = m_twins.at(side)->system->annotations;
    const auto fragments = tree.fragments(record.system);
    Answer answer;
    if (fragments.empty()) {
        answer.pieces.push_back(tree.entities[record.system].span);
    } else {
        answer.pieces.assign(fragments.begin(), fragments.end());
    }
    if (const auto& map = m_maps.at(side)) {
        for (auto& piece : answer.pieces) {
            piece = map->systemToGold(piece);
        }
    }
    answer.type = m_labels.of.at(side)[record.systemType];
    return answer;
}

} // namespace touchstone::analysis
