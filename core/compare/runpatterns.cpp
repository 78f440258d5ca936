// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/runpatterns.h"

#include "core/io/bytes/words.h"
#include "core/support/lookup.h"

#include <fnmatch.h>

namespace touchstone::analysis {

namespace {

using support::Result;

constexpr std::string_view blanks = " \t\n";

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

bool fits(const std::string& pattern, const std::string& name)
{
    return fnmatch(pattern.c_str(), name.c_str(), FNM_PATHNAME) == 0;
}

bool fits(const std::string& pattern, const NamedRun& run)
{
    if (fits(pattern, run.name) || fits(pattern, run.path)) {
        return true;
    }
    for (auto at = run.path.find('/'); at != std::string::npos; at = run.path.find('/', at + 1)) {
        if (fits(pattern, run.path.substr(at + 1))) {
            return true;
        }
    }
    return false;
}

/// The name without the number at its end; empty: it has none, or nothing else.
std::string withoutNumber(const std::string& name)
{
    const auto last = name.find_last_not_of("0123456789");
    return last == std::string::npos || last + 1 == name.size() ? std::string() : name.substr(0, last + 1);
}

/// A pattern that means these signs and no others.
std::string escaped(const std::string& name)
{
    std::string pattern;
    for (const char sign : name) {
        if (std::string_view("*?[]\\").find(sign) != std::string_view::npos) {
            pattern += '\\';
        }
        pattern += sign;
    }
    return pattern;
}

} // namespace

Result<RunPattern> runPatternOf(std::string_view text)
{
    const auto equals = text.find('=');
    const auto name = trimmed(text.substr(0, equals));
    const auto pattern
        = equals == std::string_view::npos ? std::string_view() : trimmed(text.substr(equals + 1));
    if (name.empty() || pattern.empty()) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("A group is NAME=GLOB, such as small=runs/small-*.jsonl, and not \"%1\".", text));
    }
    return RunPattern { std::string(name), std::string(pattern) };
}

Result<std::vector<RunPattern>> runPatternsOf(std::string_view text)
{
    std::vector<RunPattern> patterns;
    for (const auto piece : io::pieces(text, ";")) {
        const auto part = trimmed(piece);
        if (part.empty()) {
            continue;
        }
        auto pattern = runPatternOf(part);
        if (!pattern) {
            return tl::unexpected(pattern.error());
        }
        if (support::contains(patterns, pattern->name, &RunPattern::name)) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said("Group \"%1\" is given twice; a GLOB may match runs in several folders: "
                              "runs/*/out.jsonl.",
                    pattern->name));
        }
        patterns.push_back(std::move(*pattern));
    }
    if (patterns.empty()) {
        return support::failure(support::ErrorCode::InvalidOption,
            support::said("There is no group; a group is NAME=GLOB, such as small=runs/small-*.jsonl."));
    }
    return patterns;
}

Result<std::vector<std::vector<std::size_t>>> runsByPattern(
    std::span<const RunPattern> patterns, std::span<const NamedRun> runs)
{
    std::vector<std::vector<std::size_t>> groups;
    std::map<std::size_t, std::string> groupOf; // by run
    for (const auto& pattern : patterns) {
        auto& group = groups.emplace_back();
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (!fits(pattern.pattern, runs[i])) {
                continue;
            }
            const auto [known, added] = groupOf.emplace(i, pattern.name);
            if (!added) {
                return support::failure(support::ErrorCode::InvalidOption,
                    support::said("%1 is a run of \"%2\" and of \"%3\"; a run belongs to one group.",
                        runs[i].name, known->second, pattern.name));
            }
            group.push_back(i);
        }
        if (group.empty()) {
            return support::failure(support::ErrorCode::InvalidOption,
                support::said(
                    "\"%1\" of group \"%2\" matches no open system.", pattern.pattern, pattern.name));
        }
    }
    return groups;
}

std::string proposedPatterns(std::span<const NamedRun> runs)
{
    std::map<std::string, std::size_t> stems;
    for (const auto& run : runs) {
        if (const auto stem = withoutNumber(run.name); !stem.empty()) {
            ++stems[stem];
        }
    }
    std::string text;
    std::map<std::string, bool> said;
    bool any = false;
    for (const auto& run : runs) {
        const auto stem = withoutNumber(run.name);
        const bool several = !stem.empty() && stems[stem] > 1;
        const auto last = stem.find_last_not_of("-_. ");
        const auto name = several && last != std::string::npos ? stem.substr(0, last + 1) : run.name;
        if (name.find_first_of(";=") != std::string::npos || std::exchange(said[name], true)) {
            continue;
        }
        any = any || several;
        text += (text.empty() ? "" : "; ") + name + '=' + escaped(several ? stem : run.name)
            + (several ? "[0-9]*" : "");
    }
    return any ? text : std::string();
}

} // namespace touchstone::analysis
