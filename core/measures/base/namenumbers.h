// SPDX-License-Identifier: GPL-3.0-or-later
// NameNumbers: texts of one document as small numbers, for comparing without comparing texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace touchstone::metrics {

/// Numbers count from 1 in the order of first appearance. The texts must outlive their use. Made for many
/// small sets one after another: clearing costs as much as the set was large.
class NameNumbers
{
public:
    [[nodiscard]] std::uint32_t number(std::string_view text)
    {
        if ((m_entries.size() + 1) * 2 > m_slots.size()) {
            grow();
        }
        const auto hash = std::hash<std::string_view>()(text);
        for (auto at = hash & m_mask;; at = (at + 1) & m_mask) {
            if (m_slots[at] == 0) {
                m_entries.push_back({ text, hash });
                m_slots[at] = static_cast<std::uint32_t>(m_entries.size());
                return m_slots[at];
            }
            const auto& entry = m_entries[m_slots[at] - 1];
            if (entry.hash == hash && entry.text == text) {
                return m_slots[at];
            }
        }
    }

    void clear()
    {
        for (const auto& entry : m_entries) {
            auto at = entry.hash & m_mask;
            while (m_slots[at] != 0) { // the whole run: entries of one run are all cleared
                m_slots[at] = 0;
                at = (at + 1) & m_mask;
            }
        }
        m_entries.clear();
    }

private:
    struct Entry
    {
        std::string_view text;
        std::size_t hash = 0;
    };

    void grow()
    {
        constexpr std::size_t least = 64;
        m_slots.assign(m_slots.empty() ? least : m_slots.size() * 2, 0);
        m_mask = m_slots.size() - 1;
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            auto at = m_entries[i].hash & m_mask;
            while (m_slots[at] != 0) {
                at = (at + 1) & m_mask;
            }
            m_slots[at] = static_cast<std::uint32_t>(i + 1);
        }
    }

    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_slots; ///< a power of two, open addressing; 0: free
    std::size_t m_mask = 0;
};

} // namespace touchstone::metrics
