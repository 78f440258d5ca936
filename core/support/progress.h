// SPDX-License-Identifier: GPL-3.0-or-later
// Progress: how long work hears "stop" and tells how far it is. Both parts are optional.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <stop_token>

namespace touchstone::support {

/// Passed by reference into every function that may take more than a blink. Thread-safe: workers may call it
/// at once.
class Progress
{
public:
    using Report = std::function<void(std::uint64_t done, std::uint64_t total)>;

    Progress() = default;
    explicit Progress(std::stop_token stop, Report report = {})
        : m_stop(std::move(stop))
        , m_report(std::move(report))
    {
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    [[nodiscard]] bool cancelled() const { return m_stop.stop_requested(); }
    [[nodiscard]] std::stop_token stopToken() const { return m_stop; }

    /// Announces a total of `total` units (bytes, documents …) and starts again at 0.
    void begin(std::uint64_t total)
    {
        m_total = total;
        m_done = 0;
        report();
    }
    /// Adds to the total, where several pieces of work share one progress.
    void expect(std::uint64_t units)
    {
        m_total += units;
        report();
    }
    /// Adds finished units. The receiver throttles.
    void advance(std::uint64_t units = 1)
    {
        m_done += units;
        report();
    }

private:
    void report() const
    {
        if (m_report) {
            m_report(m_done, m_total);
        }
    }

    std::stop_token m_stop;
    Report m_report;
    std::atomic<std::uint64_t> m_done { 0 };
    std::atomic<std::uint64_t> m_total { 0 };
};

} // namespace touchstone::support
