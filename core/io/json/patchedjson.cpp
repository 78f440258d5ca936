// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/patchedjson.h"

#include <deque>
#include <list>
#include <map>

namespace touchstone::io {

namespace {

/// A field or element of the new text, and what stood between the one before it and it, a comma with blanks;
/// empty: it is new, or was the first.
struct PatchedPart
{
    std::string gap;
    std::string text;
};
using PatchedParts = std::list<PatchedPart>;

/// How the parts of an object or array are laid out.
struct JsonLayout
{
    std::string opening; ///< before the first part
    std::vector<std::string> gaps; ///< by part; of the first one empty
    std::string closing; ///< behind the last one
    bool onLines = false; ///< parts stand on lines of their own
    std::string lineBreak; ///< with the indentation of the parts; empty: all stands on one line
    std::string inlineGap = ", ";
};

bool hasBreak(std::string_view text) { return text.find('\n') != std::string_view::npos; }

/// The last line break with the blanks behind it.
std::string lineBreakIn(std::string_view gap)
{
    auto begin = gap.rfind('\n');
    const auto end = gap.find_first_not_of(" \t", begin + 1);
    if (begin > 0 && gap[begin - 1] == '\r') {
        --begin;
    }
    return std::string(gap.substr(begin, end == std::string_view::npos ? end : end - begin));
}

bool isShort(std::string_view text, const std::string& lineBreak)
{
    return text.size() + jsonIndentation(lineBreak) <= longestJsonLine;
}

/// Do the keys of both stand in the same order?
bool keepsOrder(const JsonNode& before, const JsonNode& after)
{
    std::map<std::string_view, std::size_t> places;
    for (const auto& [key, node] : before.parts()) {
        places.emplace(key, places.size());
    }
    std::size_t last = 0;
    for (const auto& [key, node] : after.parts()) {
        if (const auto place = places.find(key); place != places.end()) {
            if (place->second < last) {
                return false;
            }
            last = place->second;
        }
    }
    return true;
}

/// For each element of `after` the one of `before` that it was.
std::vector<std::optional<std::size_t>> matchedElements(
    const JsonNode& before, const JsonNode& after, std::span<const std::string_view> identities)
{
    std::vector<std::optional<std::size_t>> was(after.parts().size());
    std::vector<bool> used(before.parts().size());
    const auto match = [&](const auto& wordOf) {
        std::map<std::string, std::deque<std::size_t>> open; // by word
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (!used[i]) {
                open[wordOf(before.parts()[i].second)].push_back(i);
            }
        }
        for (std::size_t i = 0; i < was.size(); ++i) {
            const auto word = was[i] ? std::string() : wordOf(after.parts()[i].second);
            if (const auto own = open.find(word);
                !word.empty() && own != open.end() && !own->second.empty()) {
                was[i] = own->second.front();
                used[own->second.front()] = true;
                own->second.pop_front();
            }
        }
    };
    match([](const JsonNode& node) { return node.line(); });
    for (const auto identity : identities) {
        match([identity](const JsonNode& node) {
            const JsonNode* const name = node.find(identity);
            return name == nullptr ? std::string() : name->line();
        });
    }
    for (std::size_t i = 0; i < std::min(was.size(), used.size()); ++i) {
        if (!was[i] && !used[i]) {
            was[i] = i;
        }
    }
    return was;
}

class JsonPatch
{
public:
    JsonPatch(std::string_view text, std::span<const std::string_view> identities)
        : m_text(text)
        , m_identities(identities)
    {
    }

    std::string patched(const JsonValue& root, const JsonNode& before, const JsonNode& after)
    {
        const std::string lineBreak = m_text.find("\r\n") == std::string_view::npos ? "\n" : "\r\n";
        if (root.hasElements()) {
            const auto layout = layoutOf(root, lineBreak);
            const auto indentation = layout.onLines ? jsonIndentation(layout.lineBreak) : 0;
            m_unit
                = indentation > 0 ? layout.lineBreak.substr(layout.lineBreak.size() - indentation) : m_unit;
        }
        return std::string(m_text.substr(0, root.byte())) + value(root, &before, after, lineBreak)
            + std::string(m_text.substr(endOf(root)));
    }

private:
    static std::size_t endOf(const JsonValue& value) { return value.byte() + value.token().size(); }

    [[nodiscard]] std::string written(const JsonNode& node, const std::string& lineBreak) const
    {
        return lineBreak.empty() ? node.line() : node.written(lineBreak, m_unit);
    }

    /// `before` null: the writer's form has nothing in its place.
    std::string value(
        const JsonValue& old, const JsonNode* before, const JsonNode& after, const std::string& lineBreak)
    {
        if (before != nullptr && before->line() == after.line()) {
            return std::string(old.token());
        }
        const bool objects = old.isObject() && after.isObject();
        const bool arrays = old.isArray() && after.isArray() && before != nullptr && before->isArray()
            && old.count() == before->parts().size();
        const bool moved = objects && before != nullptr && !keepsOrder(*before, after);
        if (!(objects || arrays) || moved || !old.hasElements() || after.isEmpty()) {
            return written(after, lineBreak);
        }
        const auto layout = layoutOf(old, lineBreak);
        const auto parts
            = objects ? fields(old, before, after, layout) : elements(old, *before, after, layout);
        auto text = (objects ? '{' : '[') + joined(parts, layout) + (objects ? '}' : ']');
        const bool grown = !lineBreak.empty() && !hasBreak(old.token()) && isShort(old.token(), lineBreak)
            && !isShort(text, lineBreak);
        return grown ? written(after, lineBreak) : text;
    }

    [[nodiscard]] JsonLayout layoutOf(const JsonValue& container, const std::string& outer) const
    {
        JsonLayout layout;
        auto end = container.byte() + 1;
        for (const auto part : container) {
            const auto begin = container.isObject() ? part.keyByte() : part.byte();
            const auto gap = m_text.substr(end, begin - end);
            if (hasBreak(gap) && !layout.onLines) {
                layout.onLines = true;
                layout.lineBreak = lineBreakIn(gap);
            }
            if (layout.gaps.empty()) {
                layout.opening = gap;
                layout.gaps.emplace_back();
            } else {
                layout.inlineGap = layout.gaps.size() == 1 && !hasBreak(gap) ? gap : layout.inlineGap;
                layout.gaps.emplace_back(gap);
            }
            end = endOf(part);
        }
        layout.closing = m_text.substr(end, endOf(container) - 1 - end);
        if (!layout.onLines && hasBreak(container.token())) {
            layout.lineBreak = outer;
        }
        return layout;
    }

    PatchedParts fields(
        const JsonValue& old, const JsonNode* before, const JsonNode& after, const JsonLayout& layout)
    {
        PatchedParts parts;
        std::map<std::string_view, PatchedParts::iterator> known; // by key
        std::size_t number = 0;
        for (const auto field : old) {
            const auto key = field.key();
            const JsonNode* const was = before == nullptr ? nullptr : before->find(key);
            const JsonNode* const now = after.find(key);
            const auto& gap = layout.gaps[number++];
            if (was != nullptr && now == nullptr) {
                continue;
            }
            const auto begin = field.keyByte();
            auto text = std::string(m_text.substr(begin, field.byte() - begin));
            text += now == nullptr ? std::string(field.token()) : value(field, was, *now, layout.lineBreak);
            known.emplace(key, parts.insert(parts.end(), PatchedPart { gap, std::move(text) }));
        }
        auto place = parts.begin(); // behind what precedes a new one
        for (const auto& [key, node] : after.parts()) {
            const JsonNode* const was = before == nullptr ? nullptr : before->find(key);
            if (const auto own = known.find(key); own != known.end()) {
                place = std::next(own->second);
            } else if (was == nullptr || was->line() != node.line()) { // else the text says so by itself
                parts.insert(
                    place, PatchedPart { {}, quotedJson(key) + ": " + written(node, layout.lineBreak) });
            }
        }
        return parts;
    }

    PatchedParts elements(
        const JsonValue& old, const JsonNode& before, const JsonNode& after, const JsonLayout& layout)
    {
        std::vector<JsonValue> olds;
        for (const auto element : old) {
            olds.push_back(element);
        }
        const auto was = matchedElements(before, after, m_identities);
        PatchedParts parts;
        for (std::size_t i = 0; i < was.size(); ++i) {
            const JsonNode& now = after.parts()[i].second;
            if (was[i]) {
                parts.push_back({ layout.gaps[*was[i]],
                    value(olds[*was[i]], &before.parts()[*was[i]].second, now, layout.lineBreak) });
            } else {
                parts.push_back({ {}, written(now, layout.lineBreak) });
            }
        }
        return parts;
    }

    static std::string joined(const PatchedParts& parts, const JsonLayout& layout)
    {
        std::string text = layout.opening;
        for (auto part = parts.begin(); part != parts.end(); ++part) {
            if (part != parts.begin()) {
                const auto next = std::next(part);
                const bool onLine
                    = layout.onLines && (next == parts.end() || next->gap.empty() || hasBreak(next->gap));
                text += !part->gap.empty() ? part->gap : onLine ? "," + layout.lineBreak : layout.inlineGap;
            }
            text += part->text;
        }
        return text + layout.closing;
    }

    std::string_view m_text;
    std::span<const std::string_view> m_identities;
    std::string m_unit = "  ";
};

} // namespace

std::string patchedJson(std::string_view text, const JsonNode& before, const JsonNode& after,
    std::span<const std::string_view> identities)
{
    JsonTree tree;
    if (tree.parse(text)) {
        return after.written();
    }
    return JsonPatch(text, identities).patched(tree.root(), before, after);
}

} // namespace touchstone::io
