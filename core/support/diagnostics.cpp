// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/diagnostics.h"

namespace touchstone::support {

namespace {

std::string formattedPlace(const Place& place)
{
    std::string text = place.file;
    if (place.line > 0) {
        text += (text.empty() ? "line " : ":") + std::to_string(place.line);
        if (place.column > 0) {
            text += ":" + std::to_string(place.column);
        }
    }
    return text.empty() ? text : text + ": ";
}

} // namespace

std::string_view severityName(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "error";
}

void Diagnostics::add(Diagnostic diagnostic)
{
    ++m_total;
    auto& count = m_counts[diagnostic.code];
    if (++count <= perCodeLimit) {
        m_list.push_back(std::move(diagnostic));
    }
}

void Diagnostics::append(const Diagnostics& other)
{
    for (const auto& diagnostic : other.m_list) {
        add(diagnostic);
    }
    for (const auto& [code, missing] : other.leftOut()) {
        m_counts[code] += missing;
        m_total += missing;
    }
}

std::size_t Diagnostics::count(std::string_view code) const
{
    const auto found = m_counts.find(code);
    return found == m_counts.end() ? 0 : found->second;
}

std::vector<std::pair<std::string, std::size_t>> Diagnostics::leftOut() const
{
    std::map<std::string, std::size_t> kept;
    for (const auto& diagnostic : m_list) {
        ++kept[diagnostic.code];
    }
    std::vector<std::pair<std::string, std::size_t>> result;
    for (const auto& [code, count] : m_counts) {
        if (count > kept[code]) {
            result.emplace_back(code, count - kept[code]);
        }
    }
    return result;
}

std::string formatted(const Diagnostic& diagnostic)
{
    return formattedPlace(diagnostic.place) + std::string(severityName(diagnostic.severity)) + ": "
        + diagnostic.message;
}

std::string formatted(const Error& error) { return formattedPlace(error.place) + "error: " + error.text; }

} // namespace touchstone::support
