// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/symbols.h"

#include <unordered_map>

namespace touchstone::align {

namespace {

constexpr char32_t pageSize = 128;

/// A table over all 32-bit values of which only the pages in use are stored; those of the alphabets of
/// Europe always are.
class SymbolTable
{
public:
    /// The entry of a value, 0 at first.
    Symbol& operator[](char32_t value) { return value < m_near.size() ? m_near[value] : far(value); }

private:
    Symbol& far(char32_t value)
    {
        if (value > 0x10FFFF) {
            return m_others[value];
        }
        const auto number = value / pageSize;
        if (number >= m_pageOf.size()) {
            m_pageOf.resize(number + 1, 0);
        }
        auto& page = m_pageOf[number];
        if (page == 0) {
            m_pages.emplace_back();
            page = static_cast<std::uint32_t>(m_pages.size());
        }
        return m_pages[page - 1][value % pageSize];
    }

    std::array<Symbol, 0x500> m_near {}; ///< Latin, Greek, Cyrillic
    std::vector<std::uint32_t> m_pageOf; ///< 1-based; 0: none yet
    std::vector<std::array<Symbol, pageSize>> m_pages;
    std::unordered_map<char32_t, Symbol> m_others;
};

} // namespace

NumberedTexts::NumberedTexts(std::u32string_view gold, std::u32string_view system)
{
    constexpr Symbol unseen = 0;
    constexpr Symbol seenInGold = 1;
    static_assert(firstShared > seenInGold && systemOnly != goldOnly);
    SymbolTable table;
    for (const auto value : gold) {
        table[value] = seenInGold;
    }
    m_system.reserve(system.size());
    for (const auto value : system) {
        auto& entry = table[value];
        if (entry == seenInGold) {
            entry = static_cast<Symbol>(m_symbolCount++);
        }
        m_system.push_back(entry == unseen ? systemOnly : entry);
    }
    m_gold.reserve(gold.size());
    for (const auto value : gold) {
        const auto entry = table[value];
        m_gold.push_back(entry == seenInGold ? goldOnly : entry);
    }
}

} // namespace touchstone::align
