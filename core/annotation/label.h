// SPDX-License-Identifier: GPL-3.0-or-later
// LabelSet: dotted entity types ("loc.adm.nat") interned as small numbers.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace touchstone::annotation {

/// Number of a label inside one LabelSet. Two sets number differently: compare across sets by name.
enum class LabelId : std::uint32_t {};

class LabelSet
{
public:
    LabelSet() = default;
    LabelSet(const LabelSet& other);
    LabelSet& operator=(const LabelSet& other);
    LabelSet(LabelSet&&) = default;
    LabelSet& operator=(LabelSet&&) = default;
    ~LabelSet() = default;

    /// The number of a label, new or known. O(length) expected.
    LabelId intern(std::string_view name);
    [[nodiscard]] const std::string& name(LabelId label) const
    {
        return m_names[static_cast<std::size_t>(label)];
    }
    [[nodiscard]] std::size_t size() const { return m_names.size(); }

private:
    std::deque<std::string> m_names; ///< stable addresses: the keys of m_ids look into them
    std::unordered_map<std::string_view, LabelId> m_ids;
};

/// "loc.adm.nat" -> "loc": the part before the first dot (the whole label when there is none).
[[nodiscard]] std::string_view mainType(std::string_view label);

/// How two literal types differ: not at all, after the first dotted segment, or in it.
enum class LabelRelation { Same, SameMainType, Different };
[[nodiscard]] LabelRelation labelRelation(std::string_view a, std::string_view b);

} // namespace touchstone::annotation
