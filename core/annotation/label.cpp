// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/annotation/label.h"

namespace touchstone::annotation {

LabelSet::LabelSet(const LabelSet& other) { *this = other; }

LabelSet& LabelSet::operator=(const LabelSet& other)
{
    if (this != &other) {
        m_names.clear();
        m_ids.clear();
        for (const auto& name : other.m_names) {
            intern(name);
        }
    }
    return *this;
}

LabelId LabelSet::intern(std::string_view name)
{
    const auto found = m_ids.find(name);
    if (found != m_ids.end()) {
        return found->second;
    }
    const auto id = static_cast<LabelId>(m_names.size());
    m_names.emplace_back(name);
    m_ids.emplace(m_names.back(), id);
    return id;
}

std::string_view mainType(std::string_view label) { return label.substr(0, label.find('.')); }

LabelRelation labelRelation(std::string_view a, std::string_view b)
{
    if (a == b) {
        return LabelRelation::Same;
    }
    return mainType(a) == mainType(b) ? LabelRelation::SameMainType : LabelRelation::Different;
}

} // namespace touchstone::annotation
