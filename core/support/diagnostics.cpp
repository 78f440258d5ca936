// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/diagnostics.h"

#include "core/support/findingkinds.h"

#include <utility>

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

bool changesScores(const Diagnostic& diagnostic, const FindingKind& kind)
{
    return diagnostic.severity != Severity::Note && diagnostic.annotations != 0
        && (diagnostic.severity == Severity::Error || kind.what <= FindingClass::Altered);
}

Diagnostics::Count oneOf(const Diagnostic& diagnostic, const FindingKind& kind)
{
    Diagnostics::Count count;
    count.kind = &kind;
    count.bySeverity[static_cast<std::size_t>(diagnostic.severity)] = 1;
    if (changesScores(diagnostic, kind)) {
        count.changing = 1;
        count.annotations = diagnostic.annotations.value_or(0);
    }
    return count;
}

} // namespace

std::string_view severityName(Severity severity)
{
    static constexpr std::array<std::string_view, 3> names { "note", "warning", "error" };
    return names.at(static_cast<std::size_t>(severity));
}

const FindingKind& kindOf(std::string_view code)
{
    static constexpr FindingKind unknown { "", FindingClass::Doubt,
        patternOf("%Ln finding of another kind", "%Ln findings of another kind") };
    const auto* const kind = detail::findKind(code);
    return kind == nullptr ? unknown : *kind;
}

std::size_t placeOf(const FindingKind& kind)
{
    const auto* const row = std::ranges::find(detail::findingKinds, kind.code, &FindingKind::code);
    return static_cast<std::size_t>(row - detail::findingKinds);
}

bool changesScores(const Diagnostic& diagnostic)
{
    return changesScores(diagnostic, kindOf(diagnostic.code));
}

Diagnostics::Count& Diagnostics::Count::operator+=(const Count& other)
{
    std::ranges::transform(bySeverity, other.bySeverity, bySeverity.begin(), std::plus<>());
    kind = other.kind;
    changing += other.changing;
    annotations += other.annotations;
    return *this;
}

Diagnostics::Count& Diagnostics::Count::operator-=(const Count& other)
{
    std::ranges::transform(bySeverity, other.bySeverity, bySeverity.begin(), std::minus<>());
    changing -= other.changing;
    annotations -= other.annotations;
    return *this;
}

void Diagnostics::add(Diagnostic diagnostic)
{
    ++m_total;
    auto& count = m_counts[diagnostic.code];
    if (count.kind == nullptr) {
        count.kind = &kindOf(diagnostic.code);
    }
    const bool listed = count.all() < perCodeLimit;
    count += oneOf(diagnostic, *count.kind);
    if (listed) {
        m_list.push_back(std::move(diagnostic));
    }
}

bool Diagnostics::countOnly(Severity severity, std::string_view code)
{
    if (count(code) < perCodeLimit) {
        return false;
    }
    add(Diagnostic { severity, std::string(code), {}, {} });
    return true;
}

void Diagnostics::append(const Diagnostics& other)
{
    appendIf(
        other, [](const Diagnostic&) { return true; }, true);
}

void Diagnostics::appendIf(
    const Diagnostics& other, const std::function<bool(const Diagnostic&)>& wanted, bool leftOut)
{
    auto rest = other.m_counts;
    for (const auto& diagnostic : other.m_list) {
        auto& count = rest.find(diagnostic.code)->second;
        count -= oneOf(diagnostic, *count.kind);
        if (wanted(diagnostic)) {
            add(diagnostic);
        }
    }
    for (const auto& [code, count] : rest) {
        if (leftOut && count.all() > 0) {
            m_counts[code] += count;
            m_total += count.all();
        }
    }
}

void Diagnostics::setSystem(const std::string& system)
{
    for (auto& diagnostic : m_list) {
        diagnostic.system = system;
    }
}

std::size_t Diagnostics::count(std::string_view code) const
{
    const auto found = m_counts.find(code);
    return found == m_counts.end() ? 0 : found->second.all();
}

std::vector<std::pair<std::string, std::size_t>> Diagnostics::leftOut() const
{
    std::map<std::string, std::size_t> kept;
    for (const auto& diagnostic : m_list) {
        ++kept[diagnostic.code];
    }
    std::vector<std::pair<std::string, std::size_t>> result;
    for (const auto& [code, count] : m_counts) {
        if (count.all() > kept[code]) {
            result.emplace_back(code, count.all() - kept[code]);
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
