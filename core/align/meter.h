// SPDX-License-Identifier: GPL-3.0-or-later
// Meter and Share: how the passes of one alignment hear "stop" and tell how far they are.
#pragma once

#include "core/align/alignment.h"

namespace touchstone::align {

/// Thread-safe as far as the report is.
class Meter
{
public:
    Meter(const support::Progress& progress, const WorkReport& report)
        : m_progress(progress)
        , m_report(report)
    {
    }

    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }
    void add(std::uint64_t units) const
    {
        if (units > 0 && m_report) {
            m_report(units);
        }
    }

private:
    const support::Progress& m_progress;
    const WorkReport& m_report;
};

/// The units that one pass hands out while its columns go by. Never more than it has, never one back.
class Share
{
public:
    Share(const Meter& meter, std::uint64_t units)
        : m_meter(meter)
        , m_units(units)
    {
    }

    /// Hands out the units due when `done` of `total` columns stand.
    void reach(std::uint64_t done, std::uint64_t total)
    {
        const auto part = static_cast<double>(done) / static_cast<double>(total);
        const auto due
            = done >= total ? m_units : static_cast<std::uint64_t>(static_cast<double>(m_units) * part);
        if (due > m_given) {
            m_meter.add(due - m_given);
            m_given = due;
        }
    }
    [[nodiscard]] std::uint64_t given() const { return m_given; }

private:
    const Meter& m_meter;
    std::uint64_t m_units;
    std::uint64_t m_given = 0;
};

} // namespace touchstone::align
