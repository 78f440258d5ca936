// SPDX-License-Identifier: GPL-3.0-or-later
// NumberedTexts: two texts with numbers for symbols; those of one text alone share a number.
#pragma once

#include "core/align/profile.h"

#include <string_view>

namespace touchstone::align {

/// The path depends only on which gold symbols equal which system symbols, so all symbols of one side alone
/// share a number.
class NumberedTexts
{
public:
    /// O(length) for code points; other 32-bit values are allowed, and slower.
    NumberedTexts(std::u32string_view gold, std::u32string_view system);

    [[nodiscard]] const std::vector<Symbol>& gold() const { return m_gold; }
    [[nodiscard]] const std::vector<Symbol>& system() const { return m_system; }
    /// All numbers are below it.
    [[nodiscard]] std::size_t symbolCount() const { return m_symbolCount; }

private:
    std::vector<Symbol> m_gold;
    std::vector<Symbol> m_system;
    std::size_t m_symbolCount = firstShared;
};

} // namespace touchstone::align
