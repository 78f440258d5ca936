// SPDX-License-Identifier: GPL-3.0-or-later
// FacetColumn: words of each record, by which it can be chosen; FacetCache: those that an evaluation makes on
// demand.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace touchstone::analysis {

/// Words of each record: none, one or several ("rule": the rules that fired for it).
struct FacetColumn
{
    std::string id; ///< "rule", "system.result"
    std::string title;
    std::string meaning;
    std::vector<std::string> names; ///< unique; what `values` number
    std::vector<std::uint32_t> begins; ///< records + 1
    std::vector<std::uint32_t> values; ///< of each record ascending

    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t record) const
    {
        return std::span(values).subspan(begins[record], begins[record + 1] - begins[record]);
    }
    /// Adds the next record's words, in any order; repeats count once.
    void add(std::vector<std::uint32_t> numbers);
};

/// Columns that are made at their first use and stay, and what several of them are made of: safe from several
/// threads, each of which may make another column at the same time. A copy begins empty, since the copied
/// evaluation may be given other records.
class FacetCache
{
public:
    FacetCache() = default;
    FacetCache(const FacetCache& /*other*/) { }
    FacetCache& operator=(const FacetCache& other);
    ~FacetCache() = default;

    /// The column of this id; `make` is called once for each and may ask for other ids. The reference holds
    /// as long as the cache. What `make` throws goes on, and nothing is kept.
    [[nodiscard]] const FacetColumn& column(
        const std::string& id, const std::function<FacetColumn()>& make) const;

    /// Likewise something else; an id always has one type, and none that is a column's.
    template <typename Made, typename Make>
    [[nodiscard]] const Made& shared(const std::string& id, Make&& make) const
    {
        Entry& own = entry(id);
        const std::scoped_lock lock(own.mutex);
        if (own.made == nullptr) {
            own.made = std::make_shared<const Made>(make());
        }
        return *static_cast<const Made*>(own.made.get());
    }

private:
    struct Entry
    {
        std::mutex mutex; ///< held while it is made
        std::shared_ptr<const void> made;
    };
    Entry& entry(const std::string& id) const;

    mutable std::mutex m_mutex; ///< of the map alone
    mutable std::map<std::string, Entry> m_entries;
};

} // namespace touchstone::analysis
