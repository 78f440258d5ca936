// SPDX-License-Identifier: GPL-3.0-or-later
// Skyline: over each unit, the largest weight among the spans that cover it; and the area below it.
#pragma once

#include "core/text/span.h"

#include <vector>

namespace touchstone::metrics {

class Skyline
{
public:
    void clear();
    /// Weights of 0 and empty spans add nothing.
    void add(text::Span span, double weight);
    /// After the last add, before the first area. O(n log n).
    void build();
    /// Sum over the units of `span` of the skyline's height. O(log n).
    [[nodiscard]] double area(text::Span span) const;

private:
    struct Piece
    {
        text::Span span;
        double weight = 0;
        friend bool operator<(const Piece& a, const Piece& b)
        {
            return a.span != b.span ? a.span < b.span : a.weight < b.weight;
        }
    };
    void addSegment(std::uint32_t begin, std::uint32_t end, double weight);
    /// Area before a position.
    [[nodiscard]] double before(std::uint32_t position) const;

    std::vector<Piece> m_pieces;
    std::vector<Piece> m_segments; ///< ascending, disjoint
    std::vector<double> m_areas; ///< before each segment
};

} // namespace touchstone::metrics
