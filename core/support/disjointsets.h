// SPDX-License-Identifier: GPL-3.0-or-later
// DisjointSets: things joined into sets, by number.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace touchstone::support {

/// The smallest number of a set stands for it, so that results do not hang on the order of joining. Near
/// O(1) per call.
class DisjointSets
{
public:
    explicit DisjointSets(std::size_t count = 0) { reset(count); }

    /// Every thing alone.
    void reset(std::size_t count)
    {
        m_parent.resize(count);
        std::iota(m_parent.begin(), m_parent.end(), 0U);
    }
    [[nodiscard]] std::uint32_t root(std::uint32_t thing)
    {
        while (m_parent[thing] != thing) {
            m_parent[thing] = m_parent[m_parent[thing]];
            thing = m_parent[thing];
        }
        return thing;
    }
    void join(std::uint32_t a, std::uint32_t b)
    {
        a = root(a);
        b = root(b);
        m_parent[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parent;
};

} // namespace touchstone::support
