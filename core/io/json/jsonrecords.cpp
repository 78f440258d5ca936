// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonrecords.h"

#include "core/io/bytes/watchedlines.h"

namespace touchstone::io {

namespace {

constexpr std::string_view blanks = " \t\r\n";

} // namespace

JsonRecords::JsonRecords(const SourceFile& file, Diagnostics& findings, const Progress& progress,
    std::string_view format, std::string_view shape)
    : m_file(file)
    , m_diagnostics(findings)
    , m_progress(progress)
    , m_findings(file.path, format, file.bytes, findings)
    , m_shape(shape)
    , m_budget(std::size_t(4) * file.bytes.size() + (std::size_t(1) << 20U))
    , m_firstFinding(findings.list().size())
{
    // Lines that are arrays each ("[text, {…}]" and another below): the first is whole, and more follows.
    const auto start = withoutJsonBlanks(file.bytes.substr(0, std::size_t(16) << 20U));
    if (start.starts_with('[')) {
        const auto line = withoutJsonBlanks(start.substr(0, start.find('\n')));
        const auto rest = start.find_first_not_of(blanks, line.size());
        m_lines = rest != std::string_view::npos && (start[rest] == '[' || start[rest] == '{')
            && line.ends_with(']') && valueExtent(line).bytes.size() == line.size();
    }
}

void JsonRecords::skipBlanks()
{
    m_at = std::min(m_file.bytes.find_first_not_of(blanks, m_at), m_file.bytes.size());
}

bool JsonRecords::beginsArrayOfRecords(std::size_t at) const
{
    const auto first = m_file.bytes.find_first_not_of(blanks, at + 1);
    const char c = first == std::string_view::npos ? ']' : m_file.bytes[first];
    return !m_lines && (c == '[' || c == '{' || c == ']');
}

bool JsonRecords::next()
{
    while (!m_progress.cancelled()) {
        skipBlanks();
        if (m_at >= m_file.bytes.size()) {
            if (m_inArray) {
                m_inArray = false;
                report(Severity::Warning, "syntax", m_at,
                    said("The list ends without ']': the file seems to be cut."));
            }
            return false;
        }
        const char c = m_file.bytes[m_at];
        if (m_inArray && (c == ',' || c == ']')) {
            m_inArray = c == ',';
            ++m_at;
            continue;
        }
        if (!m_inArray && c == '[' && beginsArrayOfRecords(m_at)) {
            m_inArray = true;
            ++m_at;
            continue;
        }
        m_begin = m_at;
        ++m_number;
        const auto fault = m_tree.parse(m_file.bytes.substr(m_begin), &m_progress);
        if (!fault) {
            m_at = m_begin + m_tree.size();
            reportRepairs();
            return true;
        }
        if (m_progress.cancelled()) {
            return false;
        }
        const auto faultByte = m_begin + fault->byte;
        report(Severity::Error, "syntax", faultByte, [&] {
            return said("This is no JSON (%1); record %2 is skipped. A record looks like %3.", fault->what,
                m_number, m_shape);
        });
        recover(faultByte);
    }
    return false;
}

/// Bytes that came through the escapes of JSON and are no text are told once per record; which string it was
/// is known only when it is asked for, so the bytes are looked at.
void JsonRecords::reportRepairs()
{
    const auto bytes = m_file.bytes.substr(m_begin, m_tree.size());
    for (auto at = bytes.find("\\u0000"); at != std::string_view::npos; at = bytes.find("\\u0000", at + 6)) {
        if (at == 0 || bytes[at - 1] != '\\') {
            report(Severity::Warning, "nul", m_begin + at, said(nulRepair));
            break;
        }
    }
    if (bytes.find("\\ud") != std::string_view::npos || bytes.find("\\uD") != std::string_view::npos) {
        const auto whole = withoutLoneSurrogates(bytes);
        if (whole != bytes) {
            const auto* const first = std::mismatch(bytes.begin(), bytes.end(), whole.begin()).first;
            report(Severity::Warning, "surrogate", m_begin + static_cast<std::size_t>(first - bytes.begin()),
                said(surrogateRepair));
        }
    }
}

/// Goes on at the next line that begins like this record did.
void JsonRecords::recover(std::size_t faultByte)
{
    const auto bytes = m_file.bytes;
    auto ownLine = m_begin;
    while (ownLine > 0 && (bytes[ownLine - 1] == ' ' || bytes[ownLine - 1] == '\t')) {
        --ownLine;
    }
    if (ownLine > 0 && bytes[ownLine - 1] != '\n') { // something stands before it
        m_at = m_begin + std::max<std::size_t>(valueExtent(bytes.substr(m_begin)).bytes.size(), 1);
        return;
    }
    const auto indent = m_begin - ownLine;
    const auto read = bytes.substr(m_begin, std::min(faultByte, bytes.size()) - m_begin);
    // The next line, as long as reading lines twice stays cheap; then the fault's.
    const auto again = read.size() <= m_budget ? read.size() : 0;
    m_budget -= again;
    const auto lastLineEnd = again > 0 ? std::string_view::npos : read.rfind('\n');
    auto lineEnd = lastLineEnd == std::string_view::npos ? bytes.find('\n', m_begin) : m_begin + lastLineEnd;
    for (; lineEnd != std::string_view::npos; lineEnd = bytes.find('\n', lineEnd + 1)) {
        const auto at = lineEnd + 1 + indent;
        if (at < bytes.size() && (bytes[at] == '{' || bytes[at] == '[')
            && bytes.find_first_not_of(" \t", lineEnd + 1) == at) {
            m_at = at;
            return;
        }
    }
    m_at = bytes.size();
    m_inArray = false; // the fault was told
}

Result<void> JsonRecords::finished(bool used)
{
    if (m_progress.cancelled()) {
        return readingStopped(m_file.path);
    }
    if (used) {
        return {};
    }
    return nothingRead(m_diagnostics, m_firstFinding, m_file.path, said("Nothing of the file could be read"),
        said("The file holds no document; this format looks like %1", m_shape));
}

} // namespace touchstone::io
