// SPDX-License-Identifier: GPL-3.0-or-later
// FileFindings: findings by the byte of a file at which they stand; lines and columns are found when they are
// asked for.
#pragma once

#include "core/io/bytes/bytescan.h"
#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/outcomes.h"
#include "core/support/findingkinds.h"
#include "core/text/utf8.h"

#include <type_traits>
#include <utility>

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

/// Adds a finding unless enough of its code are kept. `place` and `message` are callables (or it is a Message
/// itself), asked only for a finding that is kept. A code without a dot stands behind the format's id.
template <typename Place, typename Told>
void tell(Diagnostics& findings, std::string_view format, Severity severity, std::string_view fault,
    Place&& place, Told&& message)
{
    const bool whole = fault.find('.') != std::string_view::npos;
    auto code = (whole ? std::string() : std::string(format) + ".") + std::string(fault);
    if (findings.countOnly(severity, code)) {
        return;
    }
    Message words;
    if constexpr (std::is_invocable_v<Told>) {
        words = message();
    } else {
        words = std::forward<Told>(message);
    }
    auto english = words.english();
    findings.add({ severity, std::move(code), place(), std::move(english), {}, {}, std::move(words) });
}

/// Why a file gave nothing: `what`, with the first error since there were `before` findings; where there is
/// none, `empty`.
[[nodiscard]] inline Failure nothingRead(
    const Diagnostics& findings, std::size_t before, const std::string& path, Message what, Message empty)
{
    const auto error = std::find_if(findings.list().begin() + static_cast<std::ptrdiff_t>(before),
        findings.list().end(), [](const auto& finding) { return finding.severity == Severity::Error; });
    return error == findings.list().end()
        ? failure(ErrorCode::Malformed, std::move(empty), { path })
        : failure(ErrorCode::Malformed,
            said("%1; the first fault: %2", std::move(what), support::messageOf(*error)), error->place);
}

class FileFindings
{
public:
    /// `format`: the reader's id, before every code without a dot. `bytes` must outlive this.
    FileFindings(std::string path, std::string_view format, std::string_view bytes, Diagnostics& diagnostics)
        : m_path(std::move(path))
        , m_format(format)
        , m_bytes(bytes)
        , m_diagnostics(diagnostics)
    {
    }

    /// `message`: a Message, or a callable that is asked only when the finding will be kept.
    template <typename Told>
    void report(Severity severity, FindingCode fault, std::size_t byte, Told&& message)
    {
        tell(
            m_diagnostics, m_format, severity, fault, [&] { return place(byte); }, message);
    }
    /// Of a character of the bytes.
    [[nodiscard]] std::size_t byte(const char* at) const
    {
        return static_cast<std::size_t>(at - m_bytes.data());
    }

    [[nodiscard]] std::uint32_t line(std::size_t byte) { return lines().line(byte); }
    [[nodiscard]] support::Place place(std::size_t byte)
    {
        const auto at = text::firstBytes(m_bytes, byte).size(); // not inside a character
        const auto line = lines().line(at);
        if (line != m_counted) {
            m_counted = line;
            m_columns.begin(m_bytes.substr(lines().begin(line)));
        }
        return { m_path, line, m_columns.column(at - lines().begin(line)) };
    }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    /// Made when it is first asked for: most files have no finding.
    LineIndex& lines() { return m_lines ? *m_lines : m_lines.emplace(m_bytes); }

    std::string m_path;
    std::string m_format;
    std::string_view m_bytes;
    std::optional<LineIndex> m_lines;
    Diagnostics& m_diagnostics;
    ColumnCounter m_columns;
    std::uint32_t m_counted = 0;
};

} // namespace touchstone::io
