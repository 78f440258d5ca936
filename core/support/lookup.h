// SPDX-License-Identifier: GPL-3.0-or-later
// Finding things in short lists, and lists made of other lists.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace touchstone::support {

/// The first element of `list` whose `part` (a member, or a function of an element; else the element itself)
/// equals `value`; null: none. Points into the list. O(length).
template <typename List, typename Value, typename Part = std::identity>
[[nodiscard]] auto* found(List& list, const Value& value, Part part = {})
{
    const auto at = std::ranges::find(list, value, std::move(part));
    return at == std::ranges::end(list) ? nullptr : &*at;
}

/// Is there an element whose `part` equals `value`? O(length).
template <typename List, typename Value, typename Part = std::identity>
[[nodiscard]] bool contains(const List& list, const Value& value, Part part = {})
{
    return std::ranges::find(list, value, std::move(part)) != std::ranges::end(list);
}

/// Appends what `list` has not; false: it has it. O(length).
template <typename List, typename Value> bool addNew(List& list, Value&& value)
{
    const bool isNew = !contains(list, value);
    if (isNew) {
        list.emplace_back(std::forward<Value>(value));
    }
    return isNew;
}

/// The `part` of each element in its order, such as the ids of measures. O(length).
template <typename T = std::string, typename List, typename Part>
[[nodiscard]] std::vector<T> listOf(const List& list, Part part)
{
    std::vector<T> parts;
    for (const auto& element : list) {
        parts.emplace_back(std::invoke(part, element));
    }
    return parts;
}

/// Sorts a list and leaves every value in it once.
template <typename List> void sortUnique(List& list)
{
    std::ranges::sort(list);
    // clang 14, which builds the fuzz targets, cannot read std::ranges::unique.
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

} // namespace touchstone::support
