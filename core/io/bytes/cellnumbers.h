// SPDX-License-Identifier: GPL-3.0-or-later
// CellNumbers: the distinct cells of a column as small numbers.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace touchstone::io {

/// Number 0 is the empty cell; the others count from 1 in order of first appearance. A cell is compared with
/// one remembered cell first, so a column of a few hundred values costs a few nanoseconds a row. Memory:
/// the distinct cells.
class CellNumbers
{
public:
    CellNumbers() { m_cells.emplace_back(); }
    CellNumbers(const CellNumbers&) = delete;
    CellNumbers& operator=(const CellNumbers&) = delete;

    [[nodiscard]] std::uint32_t number(std::string_view cell)
    {
        if (cell.empty()) {
            return 0;
        }
        auto& slot = m_recent[slotOf(cell)];
        if (slot.cell != cell) {
            slot.number = numberSlowly(cell);
            slot.cell = m_cells[slot.number];
        }
        return slot.number;
    }

    [[nodiscard]] const std::string& cell(std::uint32_t number) const { return m_cells[number]; }
    /// One more than the highest number.
    [[nodiscard]] std::size_t size() const { return m_cells.size(); }

private:
    struct Recent
    {
        std::string_view cell;
        std::uint32_t number = 0;
    };

    [[nodiscard]] static std::size_t slotOf(std::string_view cell)
    {
        const auto byte = [&cell](std::size_t at) {
            return static_cast<std::size_t>(static_cast<unsigned char>(cell[at]));
        };
        return (byte(0) * 7 + byte(cell.size() / 2) * 31 + byte(cell.size() - 1) * 3 + cell.size()) % 256;
    }

    std::uint32_t numberSlowly(std::string_view cell)
    {
        const auto known = m_numbers.find(cell);
        if (known != m_numbers.end()) {
            return known->second;
        }
        const auto number = static_cast<std::uint32_t>(m_cells.size());
        m_cells.emplace_back(cell);
        m_numbers.emplace(m_cells.back(), number);
        return number;
    }

    std::deque<std::string> m_cells; ///< stable addresses: keys and recent cells look into them
    std::unordered_map<std::string_view, std::uint32_t> m_numbers;
    std::array<Recent, 256> m_recent;
};

} // namespace touchstone::io
