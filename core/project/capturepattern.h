// SPDX-License-Identifier: GPL-3.0-or-later
// CapturePattern: a path with names for what differs: "{team}_bundle{bundle}_{dataset}_{lang}_{run}.tsv".
#pragma once

#include "core/support/progress.h"
#include "core/support/result.h"

#include <map>
#include <optional>
#include <vector>

namespace touchstone::analysis {

/// What the names of a pattern stand for in one path.
using Captures = std::map<std::string, std::string, std::less<>>;

/// {name}: the shortest stretch without "/", one character at least; {name:a|b}: one of these; a name that
/// stands twice is the same both times. "*" and "?" match no "/", "**" matches it, too. Anything else stands
/// for itself.
class CapturePattern
{
public:
    /// Errors: InvalidOption for braces that do not meet, and for a name that is none.
    [[nodiscard]] static support::Result<CapturePattern> of(std::string_view text);
    /// Has a path anything to be matched?
    [[nodiscard]] static bool isPattern(std::string_view text);

    [[nodiscard]] const std::string& text() const { return m_text; }
    /// In their order, each once.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    /// Of the whole path, "/" between its parts. At most a million steps are tried; what needs more is no
    /// match.
    [[nodiscard]] std::optional<Captures> match(std::string_view path) const;

private:
    struct Part
    {
        enum class Kind : std::uint8_t { Literal, Capture, Any, AnyPath, One };
        Kind kind = Kind::Literal;
        std::string text {}; ///< of a literal; the name of a capture
        std::vector<std::string> words {}; ///< of a capture: one of these; empty: anything
    };
    class Matching;

    std::string m_text;
    std::vector<Part> m_parts;
    std::vector<std::string> m_names;
};

struct MatchedPath
{
    std::string path; ///< as the pattern would write it
    Captures captures;
    friend bool operator==(const MatchedPath&, const MatchedPath&) = default;
};
inline constexpr std::size_t mostVisitedPaths = 1'000'000;
/// Files but judgements, and folders where the pattern matches them, by path ("run2" before "run10" is not
/// asked: by code point). A relative pattern is looked up in `folder`. Only folders that its beginning leads
/// to are visited, links to folders are not. Errors: TooLarge past mostVisitedPaths; Cancelled. A folder that
/// is not there has none. Adds the folders in which another match could appear to `visited`, whether they are
/// there or not.
[[nodiscard]] support::Result<std::vector<MatchedPath>> pathsMatching(const CapturePattern& pattern,
    const std::string& folder, const support::Progress& progress,
    std::vector<std::string>* visited = nullptr);

/// The text with each {name} filled in. Errors: InvalidOption for a name without a value, which it tells.
[[nodiscard]] support::Result<std::string> filledIn(std::string_view text, const Captures& captures);

} // namespace touchstone::analysis
