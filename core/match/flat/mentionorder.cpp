// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/mentionorder.h"

namespace touchstone::match {

std::uint32_t units(const Side& side, const Mention& mention)
{
    std::uint64_t sum = 0;
    for (const auto piece : side.pieces(mention)) {
        sum += piece.length();
    }
    return static_cast<std::uint32_t>(
        std::min<std::uint64_t>(sum, std::numeric_limits<std::uint32_t>::max()));
}

std::strong_ordering compareFragments(const Side& side, const Mention& a, const Mention& b)
{
    if ((a.fragmentCount | b.fragmentCount) == 0) {
        return std::strong_ordering::equal;
    }
    const auto first = std::span(side.fragments).subspan(a.firstFragment, a.fragmentCount);
    const auto second = std::span(side.fragments).subspan(b.firstFragment, b.fragmentCount);
    return std::lexicographical_compare_three_way(first.begin(), first.end(), second.begin(), second.end());
}

namespace {

bool before(const Side& side, const Mention& a, const Mention& b)
{
    if (const auto spans = a.span <=> b.span; spans != 0) {
        return spans < 0;
    }
    if (const auto fragments = compareFragments(side, a, b); fragments != 0) {
        return fragments < 0;
    }
    return a.types < b.types;
}

} // namespace

void PairOrder::build(const Side& side)
{
    const auto& mentions = side.mentions;
    m_order.clear();
    bool ascending = true;
    m_flat = true;
    m_duplicates = false;
    const Mention* last = nullptr;
    for (std::uint32_t i = 0; i < mentions.size(); ++i) {
        const auto& mention = mentions[i];
        if (mention.span.empty() || (mention.fragmentCount != 0 && units(side, mention) == 0)) {
            continue;
        }
        if (last != nullptr && last->span.end > mention.span.begin) {
            m_flat = false;
            ascending = ascending && before(side, *last, mention);
        }
        m_flat = m_flat && mention.fragmentCount == 0;
        last = &mention;
        m_order.push_back(i);
    }
    if (ascending) {
        return;
    }
    std::sort(m_order.begin(), m_order.end(), [&](std::uint32_t i, std::uint32_t k) {
        const auto& a = mentions[i];
        const auto& b = mentions[k];
        if (before(side, a, b)) {
            return true;
        }
        return !before(side, b, a) && (firstOfIdentical(a, b) || (!firstOfIdentical(b, a) && i < k));
    });
    m_flat = isFlat(side, m_order);
    for (std::size_t i = 1; i < m_order.size() && !m_duplicates; ++i) {
        m_duplicates = identical(side, mentions[m_order[i - 1]], mentions[m_order[i]]);
    }
}

bool isFlat(const Side& side, std::span<const std::uint32_t> mentions)
{
    std::uint32_t end = 0;
    for (const auto i : mentions) {
        const auto& mention = side.mentions[i];
        if (mention.fragmentCount != 0 || mention.span.begin < end) {
            return false;
        }
        end = mention.span.end;
    }
    return true;
}

} // namespace touchstone::match
