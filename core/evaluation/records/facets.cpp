// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/records/facets.h"

#include <algorithm>

namespace touchstone::analysis {

void FacetColumn::add(std::vector<std::uint32_t> numbers)
{
    if (begins.empty()) {
        begins.push_back(0);
    }
    std::ranges::sort(numbers);
    values.insert(values.end(), numbers.begin(), std::unique(numbers.begin(), numbers.end()));
    begins.push_back(static_cast<std::uint32_t>(values.size()));
}

FacetCache& FacetCache::operator=(const FacetCache& other)
{
    if (this != &other) {
        const std::scoped_lock lock(m_mutex);
        m_columns.clear();
    }
    return *this;
}

const FacetColumn& FacetCache::column(const std::string& id, const std::function<FacetColumn()>& make) const
{
    const std::scoped_lock lock(m_mutex);
    const auto known = m_columns.find(id);
    return known != m_columns.end() ? known->second : m_columns.emplace(id, make()).first->second;
}

} // namespace touchstone::analysis
