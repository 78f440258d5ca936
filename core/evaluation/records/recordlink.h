// SPDX-License-Identifier: GPL-3.0-or-later
// RecordLink: a RecordFilter in little room. Tables have as many cells as a corpus has documents and types,
// and each cell has one.
#pragma once

#include "core/evaluation/records/recordfilter.h"

namespace touchstone::analysis {

/// An optional RecordFilter, kept as the few bytes of what it says and made anew whenever it is looked at.
/// Copies share the bytes.
class RecordLink
{
public:
    RecordLink() = default;
    RecordLink(std::nullopt_t /*none*/) { } // as std::optional
    RecordLink(const RecordFilter& filter);
    RecordLink(const std::optional<RecordFilter>& filter)
        : RecordLink(filter ? RecordLink(*filter) : RecordLink())
    {
    }

    explicit operator bool() const { return m_packed != nullptr; }
    [[nodiscard]] bool has_value() const { return m_packed != nullptr; }
    void reset() { m_packed.reset(); }

    /// The filter; there must be one.
    [[nodiscard]] RecordFilter operator*() const;
    /// Of an expression's length: link->list.
    class Arrow
    {
    public:
        explicit Arrow(RecordFilter filter)
            : m_filter(std::move(filter))
        {
        }
        const RecordFilter* operator->() const { return &m_filter; }

    private:
        RecordFilter m_filter;
    };
    [[nodiscard]] Arrow operator->() const { return Arrow(**this); }

    friend bool operator==(const RecordLink& a, const RecordLink& b)
    {
        return a.m_packed == b.m_packed || (a.m_packed && b.m_packed && *a.m_packed == *b.m_packed);
    }

private:
    std::shared_ptr<const std::string> m_packed;
};

} // namespace touchstone::analysis
