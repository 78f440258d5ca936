// SPDX-License-Identifier: GPL-3.0-or-later
// Silent ends: files of annotations alone (offsets into a text that stands elsewhere) in which nothing is
// said of the end of the text. Were they cut, or was nothing found there?
#pragma once

#include "core/annotation/corpus.h"

#include <cstdint>
#include <vector>

namespace touchstone::analysis {

/// A document of the gold, and what a file says of it; null: nothing.
struct SilentDocument
{
    const annotation::Document* gold = nullptr;
    const annotation::Document* system = nullptr;
};

class SilentEnds
{
public:
    struct End
    {
        std::size_t file = 0;
        std::uint64_t before = 0; ///< annotations of the file
        std::uint64_t behind = 0; ///< gold annotations behind the last of them
    };

    /// Files with their documents in the order of the gold. O(annotations log annotations).
    explicit SilentEnds(const std::vector<std::vector<SilentDocument>>& files);

    /// Files that end in front of so many gold annotations that a system which finds as many as this one
    /// found up to there would miss them all in less than one of twenty such submissions.
    [[nodiscard]] const std::vector<End>& found() const { return m_found; }

private:
    std::vector<End> m_found;
};

} // namespace touchstone::analysis
