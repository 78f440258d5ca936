// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leads/cellmembers.h"

#include "core/support/parallel.h"

#include <algorithm>
#include <bit>

namespace touchstone::analysis {

namespace {

constexpr std::size_t wordBits = 64;

CellBits noBits(std::size_t records) { return CellBits((records + wordBits - 1) / wordBits); }

void setBit(CellBits& bits, std::size_t record)
{
    bits[record / wordBits] |= std::uint64_t(1) << (record % wordBits);
}

} // namespace

std::vector<std::uint32_t> recordsOf(const CellBits& bits)
{
    std::vector<std::uint32_t> records;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        for (auto word = bits[i]; word != 0; word &= word - 1) {
            records.push_back(
                static_cast<std::uint32_t>(i * wordBits + static_cast<std::size_t>(std::countr_zero(word))));
        }
    }
    return records;
}

std::int64_t countOf(const CellBits& bits, const CellBits& among)
{
    std::int64_t count = 0;
    for (std::size_t i = 0; i < bits.size(); ++i) {
        count += std::popcount(bits[i] & among[i]);
    }
    return count;
}

double sharedShare(const CellBits& one, const CellBits& other, const CellBits& among)
{
    std::int64_t both = 0;
    std::int64_t either = 0;
    for (std::size_t i = 0; i < among.size(); ++i) {
        both += std::popcount(one[i] & other[i] & among[i]);
        either += std::popcount((one[i] | other[i]) & among[i]);
    }
    return either == 0 ? 0 : static_cast<double>(both) / static_cast<double>(either);
}

CellMembers::CellMembers(const CellRecords& records, std::span<const CellLiteral> literals)
    : m_wrong(noBits(records.wrong.size()))
{
    for (std::size_t i = 0; i < records.wrong.size(); ++i) {
        if (records.wrong[i] != 0) {
            setBit(m_wrong, i);
        }
    }
    std::vector<std::vector<CellBits*>> byFeature(records.features.size());
    for (const auto& literal : literals) {
        auto& codes = byFeature[literal.feature];
        codes.resize(std::max<std::size_t>(codes.size(), literal.code + std::size_t(1)));
        const auto [at, isNew] = m_bits.try_emplace(literal);
        if (isNew) {
            at->second = noBits(records.wrong.size());
            codes[literal.code] = &at->second;
        }
    }
    support::inParallel(byFeature.size(), [&](std::size_t feature) {
        const auto& bits = byFeature[feature];
        if (bits.empty()) {
            return;
        }
        const auto& codes = records.features[feature].codes;
        for (std::size_t i = 0; i < codes.size(); ++i) {
            if (codes[i] < bits.size() && bits[codes[i]] != nullptr) {
                setBit(*bits[codes[i]], i);
            }
        }
    });
}

CellBits CellMembers::of(std::span<const CellLiteral> literals) const
{
    auto bits = m_bits.at(literals.front());
    for (const auto& literal : literals.subspan(1)) {
        const auto& others = m_bits.at(literal);
        for (std::size_t i = 0; i < bits.size(); ++i) {
            bits[i] &= others[i];
        }
    }
    return bits;
}

} // namespace touchstone::analysis
