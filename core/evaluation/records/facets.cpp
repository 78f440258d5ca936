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
        m_entries.clear();
    }
    return *this;
}

const FacetColumn& FacetCache::column(const std::string& id, const std::function<FacetColumn()>& make) const
{
    return shared<FacetColumn>(id, make);
}

FacetCache::Entry& FacetCache::entry(const std::string& id) const
{
    const std::scoped_lock lock(m_mutex);
    return m_entries[id];
}

} // namespace touchstone::analysis
