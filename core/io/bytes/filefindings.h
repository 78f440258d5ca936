// SPDX-License-Identifier: GPL-3.0-or-later
// FileFindings: findings by the byte of a file at which they stand; lines and columns are found when they are
// asked for.
#pragma once

#include "core/io/bytes/bytescan.h"
#include "core/io/bytes/jsontext.h"
#include "core/support/findingkinds.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::io {

/// Where the lines of a file begin. O(bytes) to make, O(log lines) a question.
class LineIndex
{
public:
    explicit LineIndex(std::string_view bytes)
        : m_bytes(bytes)
    {
        m_begins.push_back(0);
        const char* const end = bytes.data() + bytes.size();
        for (const char* at = bytes.data(); at != end;) {
            at = scanFor(at, end, end, '\n');
            if (at != end) {
                ++at;
                m_begins.push_back(static_cast<std::size_t>(at - bytes.data()));
            }
        }
    }

    /// 1-based; a byte behind the end is in the last line.
    [[nodiscard]] std::uint32_t line(std::size_t byte) const
    {
        const auto next = std::upper_bound(m_begins.begin(), m_begins.end(), std::min(byte, m_bytes.size()));
        return static_cast<std::uint32_t>(next - m_begins.begin());
    }
    /// First byte of a line. Precondition: 1 <= line <= lines of the file.
    [[nodiscard]] std::size_t begin(std::uint32_t line) const { return m_begins[line - 1]; }

private:
    std::string_view m_bytes;
    std::vector<std::size_t> m_begins;
};

class FileFindings
{
public:
    /// `format`: the reader's id, before every code. `bytes` must outlive this.
    FileFindings(
        std::string path, std::string_view format, std::string_view bytes, support::Diagnostics& diagnostics)
        : m_path(std::move(path))
        , m_format(format)
        , m_bytes(bytes)
        , m_lines(bytes)
        , m_diagnostics(diagnostics)
    {
    }

    /// `message` is a callable, asked only when the finding will be kept.
    template <typename Message>
    void report(support::Severity severity, support::FindingCode fault, std::size_t byte, Message&& message)
    {
        auto code = m_format + "." + std::string(std::string_view(fault));
        if (!m_diagnostics.countOnly(severity, code)) {
            m_diagnostics.add({ severity, std::move(code), place(byte), message() });
        }
    }

    [[nodiscard]] std::uint32_t line(std::size_t byte) const { return m_lines.line(byte); }
    [[nodiscard]] support::Place place(std::size_t byte)
    {
        const auto at = std::min(byte, m_bytes.size());
        const auto line = m_lines.line(at);
        if (line != m_counted) {
            m_counted = line;
            m_columns.begin(m_bytes.substr(m_lines.begin(line)));
        }
        return { m_path, line, m_columns.column(at - m_lines.begin(line)) };
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    std::string m_path;
    std::string m_format;
    std::string_view m_bytes;
    LineIndex m_lines;
    support::Diagnostics& m_diagnostics;
    ColumnCounter m_columns;
    std::uint32_t m_counted = 0;
};

} // namespace touchstone::io
