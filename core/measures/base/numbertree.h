// SPDX-License-Identifier: GPL-3.0-or-later
// NumberTree: the numbers of a result that add up over disjoint sets of documents, by name, exactly: so that
// parts of a corpus can be counted apart and added.
#pragma once

#include "core/measures/base/creditsum.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace touchstone::metrics {

/// Numbers by name, nested: "types" -> "PER" -> "correct". Every number is a whole multiple of 2^-60, so that
/// addition is exact and no order of the parts changes anything.
struct NumberTree
{
    CreditSum number; ///< 0 where there are only parts
    std::map<std::string, NumberTree, std::less<>> parts;

    /// Number by number; what one side lacks is 0 there. O(numbers of `other`).
    NumberTree& operator+=(const NumberTree& other);
    [[nodiscard]] bool empty() const { return number == CreditSum {} && parts.empty(); }
    /// Takes away parts in which every number is 0.
    void prune();
    /// Null: there is none.
    [[nodiscard]] const NumberTree* part(std::string_view name) const;
    friend bool operator==(const NumberTree&, const NumberTree&) = default;
};

/// Carries the members of counts into a tree, or out of it: one description of a struct serves both ways.
/// What is not there is read as 0. The tree must outlive it.
class NumberFlow
{
public:
    /// Into the tree.
    explicit NumberFlow(NumberTree& tree)
        : m_into(&tree)
    {
    }
    /// Out of it; null: out of nothing, so that every number is 0.
    explicit NumberFlow(const NumberTree* tree)
        : m_from(tree)
    {
    }

    [[nodiscard]] bool out() const { return m_into == nullptr; }
    [[nodiscard]] NumberFlow part(std::string_view name) const;
    void number(std::string_view name, std::int64_t& value) const;
    void number(std::string_view name, CreditSum& value) const;
    /// Names of the parts that are there, by code point.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    NumberTree* m_into = nullptr;
    const NumberTree* m_from = nullptr;
};

/// Counts of some things by their names, each carried by `flow(NumberFlow, Counts&)` of its own namespace.
/// Out of a tree: as many as there are names.
template <typename Counts>
void flowNamed(const NumberFlow& to, std::span<const std::string> names, std::vector<Counts>& values)
{
    if (to.out()) {
        values.assign(names.size(), Counts {});
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        flow(to.part(names[i]), values[i]);
    }
}
/// The same of things that occur: out of a tree those that it names.
template <typename Counts>
void flowOccurring(const NumberFlow& to, std::vector<std::string>& names, std::vector<Counts>& values)
{
    if (to.out()) {
        names = to.names();
    }
    flowNamed<Counts>(to, names, values);
}

/// The numbers of one measure's result: of all together, and those of each document.
struct ResultNumbers
{
    NumberTree all;
    std::vector<NumberTree> documents; ///< by case; empty: not known by document

    /// Counts by document, into the trees or out of them.
    template <typename Counts> void flowDocuments(bool out, std::vector<Counts>& counts)
    {
        if (out) {
            counts.assign(documents.size(), Counts {});
        } else {
            documents.resize(counts.size());
        }
        for (std::size_t i = 0; i < counts.size(); ++i) {
            flow(out ? NumberFlow(&std::as_const(documents[i])) : NumberFlow(documents[i]), counts[i]);
        }
    }
    [[nodiscard]] NumberFlow flowAll(bool out)
    {
        return out ? NumberFlow(&std::as_const(all)) : NumberFlow(all);
    }
};

} // namespace touchstone::metrics
