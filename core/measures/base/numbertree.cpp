// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/base/numbertree.h"

namespace touchstone::metrics {

NumberTree& NumberTree::operator+=(const NumberTree& other)
{
    number += other.number;
    for (const auto& [name, tree] : other.parts) {
        parts[name] += tree;
    }
    return *this;
}

void NumberTree::prune()
{
    for (auto& [name, tree] : parts) {
        tree.prune();
    }
    std::erase_if(parts, [](const auto& part) { return part.second.empty(); });
}

const NumberTree* NumberTree::part(std::string_view name) const
{
    const auto found = parts.find(name);
    return found == parts.end() ? nullptr : &found->second;
}

NumberFlow NumberFlow::part(std::string_view name) const
{
    if (m_into != nullptr) {
        return NumberFlow(m_into->parts[std::string(name)]);
    }
    return NumberFlow(m_from == nullptr ? nullptr : m_from->part(name));
}

void NumberFlow::number(std::string_view name, CreditSum& value) const
{
    if (m_into != nullptr) {
        m_into->parts[std::string(name)].number += value;
        return;
    }
    const auto* const found = m_from == nullptr ? nullptr : m_from->part(name);
    value = found == nullptr ? CreditSum {} : found->number;
}

void NumberFlow::number(std::string_view name, std::int64_t& value) const
{
    auto exact = CreditSum::ofWhole(value);
    number(name, exact);
    if (out()) {
        value = exact.whole();
    }
}

std::vector<std::string> NumberFlow::names() const
{
    std::vector<std::string> names;
    const auto* const tree = m_into != nullptr ? m_into : m_from;
    if (tree != nullptr) {
        for (const auto& [name, part] : tree->parts) {
            names.push_back(name);
        }
    }
    return names;
}

} // namespace touchstone::metrics
