// SPDX-License-Identifier: GPL-3.0-or-later
// LabelRules: which labels are renamed, merged, shortened, kept or dropped before anything is matched.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace touchstone::annotation {

enum class LabelSide : std::uint8_t { Both, Gold, System };

/// One line of a label map.
struct LabelRule
{
    LabelSide side = LabelSide::Both;
    std::string from; ///< the whole label as the file has it
    std::string to; ///< empty: annotations of this label are dropped

    friend bool operator==(const LabelRule&, const LabelRule&) = default;
};

/// In this order: the map (each label once, never its own result), then the first `collapse` dotted segments,
/// then the types that are kept.
struct LabelRules
{
    std::vector<LabelRule> map; ///< of two rules for one label that of the very side counts
    std::uint32_t collapse = 0; ///< 0: labels stay whole
    std::vector<std::string> types; ///< whole labels after the two steps before; empty: all

    [[nodiscard]] bool empty() const { return *this == LabelRules {}; }
    friend bool operator==(const LabelRules&, const LabelRules&) = default;
};

} // namespace touchstone::annotation
