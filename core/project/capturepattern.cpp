// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/capturepattern.h"

#include "core/io/bytes/ownfiles.h"
#include "core/io/bytes/words.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <filesystem>

namespace touchstone::analysis {

namespace {

namespace fs = std::filesystem;
using support::ErrorCode;

bool isName(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
            || c == '-';
    });
}

support::Failure refused(support::Message why)
{
    return support::failure(ErrorCode::InvalidOption, std::move(why));
}

} // namespace

bool CapturePattern::isPattern(std::string_view text)
{
    return text.find_first_of("{*?") != std::string_view::npos;
}

support::Result<CapturePattern> CapturePattern::of(std::string_view text)
{
    using Kind = Part::Kind;
    constexpr std::size_t longest = 1000;
    if (text.size() > longest) {
        return refused(support::said("The pattern \"%1\" … is longer than 1,000 bytes.", text.substr(0, 40)));
    }
    CapturePattern pattern;
    pattern.m_text = text;
    std::string literal;
    const auto put = [&](Part part) {
        if (!literal.empty()) {
            pattern.m_parts.push_back({ Kind::Literal, std::exchange(literal, {}) });
        }
        pattern.m_parts.push_back(std::move(part));
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '*') {
            const bool twice = at + 1 < text.size() && text[at + 1] == '*';
            put({ twice ? Kind::AnyPath : Kind::Any });
            at += twice ? 1 : 0;
        } else if (c == '?') {
            put({ Kind::One });
        } else if (c == '}') {
            return refused(support::said("The pattern \"%1\" has a } without a { before it.", text));
        } else if (c == '{') {
            const auto end = text.find('}', at);
            if (end == std::string_view::npos) {
                return refused(support::said("The pattern \"%1\" has a { without a } behind it.", text));
            }
            const auto inside = text.substr(at + 1, end - at - 1);
            const auto colon = inside.find(':');
            const auto name = inside.substr(0, colon);
            if (!isName(name)) {
                return refused(support::said("The pattern \"%1\" names a part {%2}: write {name} or "
                                             "{name:one|other}, the name of letters, digits, _ and -.",
                    text, inside));
            }
            Part part { Kind::Capture, std::string(name) };
            if (colon != std::string_view::npos) {
                for (const auto word : io::pieces(inside.substr(colon + 1), "|")) {
                    part.words.emplace_back(word);
                }
            }
            support::addNew(pattern.m_names, std::string(name));
            put(std::move(part));
            at = end;
        } else {
            literal += c;
        }
    }
    if (!literal.empty()) {
        pattern.m_parts.push_back({ Kind::Literal, std::move(literal) });
    }
    return pattern;
}

/// One path, part by part; the shortest stretch that lets the rest match.
class CapturePattern::Matching
{
public:
    Matching(const std::vector<Part>& parts, std::string_view path)
        : m_parts(parts)
        , m_path(path)
    {
    }

    bool from(std::size_t part, std::size_t at)
    {
        if (++m_steps > mostSteps) {
            return false;
        }
        if (part == m_parts.size()) {
            return at == m_path.size();
        }
        const Part& own = m_parts[part];
        const auto rest = m_path.substr(at);
        switch (own.kind) {
        case Part::Kind::Literal:
            return rest.starts_with(own.text) && from(part + 1, at + own.text.size());
        case Part::Kind::One:
            return !rest.empty() && rest.front() != '/' && from(part + 1, at + characterSize(rest));
        case Part::Kind::Any:
        case Part::Kind::AnyPath:
            return stretch(part, at, 0, own.kind == Part::Kind::AnyPath);
        case Part::Kind::Capture:
            break;
        }
        if (const auto known = m_captures.find(own.text); known != m_captures.end()) {
            const std::string same = known->second;
            return rest.starts_with(same) && from(part + 1, at + same.size());
        }
        if (own.words.empty()) {
            return stretch(part, at, 1, false);
        }
        return std::ranges::any_of(own.words, [&](const std::string& word) {
            return rest.starts_with(word) && captured(part, at, word.size());
        });
    }
    Captures& captures() { return m_captures; }

private:
    static constexpr std::size_t mostSteps = 50'000;

    /// A sign of UTF-8 is never parted.
    static std::size_t characterSize(std::string_view text)
    {
        constexpr unsigned char continuation = 0x80;
        constexpr unsigned char mask = 0xC0;
        std::size_t size = 1;
        while (size < text.size() && (static_cast<unsigned char>(text[size]) & mask) == continuation) {
            ++size;
        }
        return size;
    }
    bool captured(std::size_t part, std::size_t at, std::size_t size)
    {
        const std::string& name = m_parts[part].text;
        m_captures[name] = m_path.substr(at, size);
        if (from(part + 1, at + size)) {
            return true;
        }
        m_captures.erase(name);
        return false;
    }
    bool stretch(std::size_t part, std::size_t at, std::size_t least, bool folders)
    {
        const bool named = m_parts[part].kind == Part::Kind::Capture;
        for (std::size_t size = 0; at + size <= m_path.size();) {
            if (size >= least && (named ? captured(part, at, size) : from(part + 1, at + size))) {
                return true;
            }
            if (at + size == m_path.size() || (!folders && m_path[at + size] == '/') || m_steps > mostSteps) {
                return false;
            }
            size += characterSize(m_path.substr(at + size));
        }
        return false;
    }

    const std::vector<Part>& m_parts;
    std::string_view m_path;
    Captures m_captures;
    std::size_t m_steps = 0;
};

std::optional<Captures> CapturePattern::match(std::string_view path) const
{
    constexpr std::size_t longest = 4096;
    if (path.size() > longest) {
        return std::nullopt;
    }
    Matching matching(m_parts, path);
    return matching.from(0, 0) ? std::optional(std::move(matching.captures())) : std::nullopt;
}

support::Result<std::vector<MatchedPath>> pathsMatching(const CapturePattern& pattern,
    const std::string& folder, const support::Progress& progress, std::vector<std::string>* visited)
{
    const std::string& text = pattern.text();
    // The folders before the first part that can differ.
    const auto differs = text.find_first_of("{*?");
    const auto slash = text.rfind('/', differs);
    const std::string beginning = slash == std::string::npos ? std::string() : text.substr(0, slash + 1);
    const bool anyDepth = text.find("**") != std::string::npos;
    const auto depth
        = std::count(text.begin() + static_cast<std::ptrdiff_t>(beginning.size()), text.end(), '/');
    const fs::path start = fs::path(folder) / beginning;
    std::vector<MatchedPath> found;
    std::error_code error;
    fs::recursive_directory_iterator each(start, fs::directory_options::skip_permission_denied, error);
    std::size_t seen = 0;
    const auto note = [visited](const fs::path& place) {
        if (visited != nullptr) {
            visited->push_back((place / "").lexically_normal().parent_path().string());
        }
    };
    note(start);
    for (; !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
        if (++seen > mostVisitedPaths) {
            return support::failure(ErrorCode::TooLarge,
                support::said(
                    "The pattern \"%1\" leads to more than a million files; name the folder.", text));
        }
        if (seen % 256 == 0 && progress.cancelled()) {
            return support::failure(ErrorCode::Cancelled, support::said("Cancelled."));
        }
        if (!anyDepth && each.depth() >= depth) {
            each.disable_recursion_pending();
        } else if (std::error_code unknown;
                   each->symlink_status(unknown).type() == fs::file_type::directory) {
            note(each->path());
        }
        auto path = beginning + each->path().lexically_relative(start).generic_string();
        if (auto captures = path.ends_with(io::judgementsSuffix) ? std::nullopt : pattern.match(path)) {
            found.push_back({ std::move(path), std::move(*captures) });
        }
    }
    if (error && seen > 0) { // a folder that is not there just matches nothing
        return support::failure(ErrorCode::Unreadable,
            support::said(
                "Looking for files of the pattern \"%1\" was broken off: %2.", text, error.message()),
            { start.string() });
    }
    std::ranges::sort(found, {}, &MatchedPath::path);
    return found;
}

support::Result<std::string> filledIn(std::string_view text, const Captures& captures)
{
    std::string filled;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto end = text[at] == '{' ? text.find('}', at) : std::string_view::npos;
        if (end == std::string_view::npos) {
            filled += text[at];
            continue;
        }
        const auto inside = text.substr(at + 1, end - at - 1);
        const auto value = captures.find(inside.substr(0, inside.find(':')));
        if (value == captures.end()) {
            const auto known = support::listOf(captures, &Captures::value_type::first);
            return support::failure(ErrorCode::InvalidOption,
                support::said(known.empty() ? "\"%1\" names {%2}, and the patterns know no names."
                                            : "\"%1\" names {%2}, and the patterns know %3.",
                    text, inside, support::joined(known)));
        }
        filled += value->second;
        at = end;
    }
    return filled;
}

} // namespace touchstone::analysis
