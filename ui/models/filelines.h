// SPDX-License-Identifier: GPL-3.0-or-later
// FileLines: some lines of a file around a place, for a preview.
#pragma once

#include <QStringList>

#include <cstdint>
#include <stop_token>

namespace touchstone::ui {

struct FileLines
{
    std::uint32_t first = 0; ///< 1-based number of the first line
    QStringList lines; ///< malformed UTF-8 as U+FFFD; long lines cut
    QString error; ///< why there are no lines; empty: none
};

/// Reads `context` lines before and after a line (1-based; 0: from the top). Memory is bounded whatever the
/// file holds: lines are cut after `lineLimit` bytes. Callable from any thread.
[[nodiscard]] FileLines readLines(
    const QString& path, std::uint32_t line, std::uint32_t context, const std::stop_token& stop);

inline constexpr qint64 lineLimit = 4000;

} // namespace touchstone::ui
