// SPDX-License-Identifier: GPL-3.0-or-later
// WatchedLines: the lines of a file while somebody may stop the reading.
#pragma once

#include "core/io/bytes/linecursor.h"

namespace touchstone::io {

/// What a reader returns when it was told to stop.
[[nodiscard]] inline Failure readingStopped(const std::string& path)
{
    return failure(ErrorCode::Cancelled, said("reading was stopped"), { path });
}

class WatchedLines : public LineCursor
{
public:
    WatchedLines(std::string_view bytes, const Progress& progress)
        : LineCursor(bytes)
        , m_progress(progress)
    {
    }

    /// Moves to the next line; false behind the last one, and when reading was stopped, which it asks once a
    /// megabyte.
    [[nodiscard]] bool next()
    {
        if (!LineCursor::next()) {
            return false;
        }
        if (offset() + line().size() >= m_nextCheck) {
            m_nextCheck = offset() + distance;
            m_stopped = m_progress.cancelled();
        }
        return !m_stopped;
    }
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    static constexpr std::size_t distance = std::size_t(1) << 20U;
    const Progress& m_progress;
    std::size_t m_nextCheck = 0;
    bool m_stopped = false;
};

} // namespace touchstone::io
