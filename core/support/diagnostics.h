// SPDX-License-Identifier: GPL-3.0-or-later
// Diagnostic: a finding that did not stop the work (repair, doubt, skipped row), and a bounded list of them.
#pragma once

#include "core/support/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::support {

enum class Severity { Note, Warning, Error };

[[nodiscard]] std::string_view severityName(Severity severity); ///< "note", "warning", "error"

struct Diagnostic
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable, for filters and tests: "conll.transition", "hipe.component-cut" …
    Place place; ///< file as the user named it; line, column 1-based, 0 unknown
    std::string message; ///< English: what is wrong, what was done about it, how to cure it
};

/// A list that keeps the first `perCodeLimit` findings of each code and counts the rest, so that no input can
/// exhaust memory.
class Diagnostics
{
public:
    static constexpr std::size_t perCodeLimit = 1000;

    void add(Diagnostic diagnostic);
    void add(Severity severity, std::string_view code, Place place, std::string message)
    {
        add(Diagnostic { severity, std::string(code), std::move(place), std::move(message) });
    }
    /// Appends another list, limits applied anew.
    void append(const Diagnostics& other);

    /// The kept findings in the order they were added.
    [[nodiscard]] const std::vector<Diagnostic>& list() const { return m_list; }
    /// How many were found, kept or not; with a code: of that code.
    [[nodiscard]] std::size_t total() const { return m_total; }
    [[nodiscard]] std::size_t count(std::string_view code) const;
    /// Codes of which not all findings were kept, with the number left out.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> leftOut() const;
    [[nodiscard]] bool empty() const { return m_total == 0; }

private:
    std::vector<Diagnostic> m_list;
    std::map<std::string, std::size_t, std::less<>> m_counts;
    std::size_t m_total = 0;
};

/// "file:line:column: severity: message", the unknown parts of the place left out.
[[nodiscard]] std::string formatted(const Diagnostic& diagnostic);
[[nodiscard]] std::string formatted(const Error& error);

} // namespace touchstone::support
