// SPDX-License-Identifier: GPL-3.0-or-later
// Diagnostic: a finding that did not stop the work (repair, doubt, skipped row), and a bounded list of them.
#pragma once

#include "core/support/result.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace touchstone::support {

enum class Severity { Note, Warning, Error };

[[nodiscard]] std::string_view severityName(Severity severity); ///< "note", "warning", "error"

struct FindingKind; // findingkinds.h

/// The code of a finding: a literal that findingkinds.h has a row for, which the compiler checks. Include
/// that where codes are written.
class FindingCode
{
public:
    /// "hipe.labels"; where the reader's id is put before it, "offset". Not explicit, so that a literal will
    /// do.
    consteval FindingCode(const char* code);
    constexpr operator std::string_view() const { return m_code; }

private:
    std::string_view m_code;
};

struct Diagnostic
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable, for filters and tests: "conll.transition", "hipe.component-cut" …
    Place place; ///< file as the user named it; line, column 1-based, 0 unknown
    std::string message; ///< English: what is wrong, what was done about it, how to cure it
    /// How many annotations it takes from the numbers, adds to them or changes in them; nothing: not known.
    std::optional<std::uint64_t> annotations {};
    std::string system {}; ///< to which it belongs, where that is known; empty: to the gold, or to all
    Message said {}; ///< the message with its pattern; empty, or other than `message`: only `message` counts
};

/// What is known of a code; one that findingkinds.h does not know, which only tests make, has a row of its
/// own.
[[nodiscard]] const FindingKind& kindOf(std::string_view code);
/// Its place in the table, whose rows of one class stand with the worse first.
[[nodiscard]] std::size_t placeOf(const FindingKind& kind);
/// Are scores others than a reader thinks because of it? Notes never are, nor what touches no annotation.
[[nodiscard]] bool changesScores(const Diagnostic& diagnostic);

/// A list that keeps the first `perCodeLimit` findings of each code and counts the rest, so that no input can
/// exhaust memory.
class Diagnostics
{
public:
    static constexpr std::size_t perCodeLimit = 1000;

    /// How many findings there are of one code.
    struct Count
    {
        const FindingKind* kind = nullptr;
        std::array<std::size_t, 3> bySeverity {};
        std::size_t changing = 0; ///< of them: change scores
        std::uint64_t annotations = 0; ///< that these touch, as far as they say

        [[nodiscard]] std::size_t all() const { return bySeverity[0] + bySeverity[1] + bySeverity[2]; }
        Count& operator+=(const Count& other);
        Count& operator-=(const Count& other);
    };

    void add(Diagnostic diagnostic);
    void add(Severity severity, FindingCode code, Place place, std::string message,
        std::optional<std::uint64_t> annotations = {})
    {
        add(Diagnostic { severity, std::string(std::string_view(code)), std::move(place), std::move(message),
            annotations });
    }
    /// The same with a message that the window can translate.
    void add(Severity severity, FindingCode code, Place place, Message said,
        std::optional<std::uint64_t> annotations = {})
    {
        auto message = said.english();
        add(Diagnostic { severity, std::string(std::string_view(code)), std::move(place), std::move(message),
            annotations, {}, std::move(said) });
    }
    /// One more of a code of which enough are kept; true when it was. Else the caller builds its message.
    bool countOnly(Severity severity, std::string_view code);
    /// Appends another list, limits applied anew.
    void append(const Diagnostics& other);
    /// Only those that wanted(finding) is true for; of what the other list did not keep, the numbers if
    /// `leftOut`.
    void appendIf(
        const Diagnostics& other, const std::function<bool(const Diagnostic&)>& wanted, bool leftOut);
    /// Takes out every finding of the codes that unwanted(code) is true for, kept or not.
    template <typename Unwanted> void drop(Unwanted&& unwanted)
    {
        std::erase_if(m_list, [&](const Diagnostic& diagnostic) { return unwanted(diagnostic.code); });
        std::erase_if(m_counts, [&](const auto& entry) {
            m_total -= unwanted(entry.first) ? entry.second.all() : 0;
            return unwanted(entry.first);
        });
    }
    /// Sorts what is kept; equal ones stay as they were added.
    template <typename Less> void sort(Less&& less) { std::stable_sort(m_list.begin(), m_list.end(), less); }
    /// Puts said(message) in the place of each message.
    template <typename Said> void rephrase(Said&& said)
    {
        for (auto& diagnostic : m_list) {
            diagnostic.message = said(diagnostic.message);
        }
    }
    /// Sets Diagnostic::system of each.
    void setSystem(const std::string& system);

    /// The kept findings in the order they were added, or sorted.
    [[nodiscard]] const std::vector<Diagnostic>& list() const { return m_list; }
    /// How many were found, kept or not; with a code: of that code.
    [[nodiscard]] std::size_t total() const { return m_total; }
    [[nodiscard]] std::size_t count(std::string_view code) const;
    /// By code.
    [[nodiscard]] const std::map<std::string, Count, std::less<>>& counts() const { return m_counts; }
    /// Codes of which not all findings were kept, with the number left out.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> leftOut() const;
    [[nodiscard]] bool empty() const { return m_total == 0; }

private:
    std::vector<Diagnostic> m_list;
    std::map<std::string, Count, std::less<>> m_counts;
    std::size_t m_total = 0;
};

/// "file:line:column: severity: message", the unknown parts of the place left out.
[[nodiscard]] std::string formatted(const Diagnostic& diagnostic);
[[nodiscard]] std::string formatted(const Error& error);
/// What another message is to say of a finding: Diagnostic::said, else its message.
[[nodiscard]] inline Message::Argument messageOf(const Diagnostic& finding)
{
    return finding.said.empty() || finding.said.english() != finding.message
        ? Message::Argument(finding.message)
        : Message::Argument(finding.said);
}

} // namespace touchstone::support
