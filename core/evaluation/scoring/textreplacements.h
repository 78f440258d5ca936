// SPDX-License-Identifier: GPL-3.0-or-later
// TextReplacements: what stands in the system's texts for what in the gold's, counted, so that a person sees
// why texts differ.
#pragma once

#include "core/align/alignment.h"
#include "core/annotation/corpus.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace touchstone::analysis {

/// Longer stretches are hardly ever met twice and are passed over (24 bytes on either side).
class TextReplacements
{
public:
    /// Tokens that differ, token by token. Precondition: as many on both sides.
    void addTokens(const annotation::Document& gold, const annotation::Document& system);
    /// Stretches of the alignment that differ.
    void addStretches(
        const align::TextAlignment& alignment, const text::Text& gold, const text::Text& system);
    TextReplacements& operator+=(const TextReplacements& other);
    /// "\" -> \"\"\"\" (38), _ -> O (5)": the three commonest, of equal ones the first by text; empty: none.
    [[nodiscard]] std::string commonest() const;

private:
    void add(std::string_view gold, std::string_view system);

    std::map<std::pair<std::string, std::string>, std::uint64_t> m_counts;
};

} // namespace touchstone::analysis
