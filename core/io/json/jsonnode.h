// SPDX-License-Identifier: GPL-3.0-or-later
// JsonNode: JSON that is put together before it is written, for files that people edit and git merges: keys
// in their order, two spaces, what is short on one line.
#pragma once

#include "core/io/json/jsontree.h"

#include <utility>
#include <vector>

namespace touchstone::io {

inline constexpr std::size_t longestJsonLine = 100; ///< characters, with the indentation

class JsonNode
{
public:
    /// Scalars; `raw` keeps a number, a word or a value on one line as it is written.
    [[nodiscard]] static JsonNode string(std::string_view utf8);
    [[nodiscard]] static JsonNode raw(std::string json);
    [[nodiscard]] static JsonNode object();
    [[nodiscard]] static JsonNode array();
    /// A copy; scalars as they are written. O(length).
    [[nodiscard]] static JsonNode of(const JsonValue& value);
    /// An array of strings.
    template <typename List> [[nodiscard]] static JsonNode strings(const List& list)
    {
        auto node = array();
        for (const auto& one : list) {
            node.add(string(one));
        }
        return node;
    }

    /// A field of an object, behind the others.
    void add(std::string key, JsonNode value);
    /// The same of a text; an empty one is left out.
    void addText(std::string key, std::string_view utf8);
    /// An element of an array.
    void add(JsonNode value);
    /// The same; each part stands on a line of its own, however short all are.
    [[nodiscard]] JsonNode lines() &&;
    /// The first field of this key; null: there is none. O(fields).
    [[nodiscard]] const JsonNode* find(std::string_view key) const;
    [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
    [[nodiscard]] bool isObject() const { return m_kind == Kind::Object; }
    [[nodiscard]] bool isArray() const { return m_kind == Kind::Array; }
    [[nodiscard]] bool isEmpty() const { return m_parts.empty(); }
    /// Fields with their keys, elements with empty ones.
    [[nodiscard]] const std::vector<std::pair<std::string, JsonNode>>& parts() const { return m_parts; }

    /// Ends in LF. An object or array without others in it (arrays of scalars may be) stands on one line
    /// where it is at most longestJsonLine long; each further part has a line of its own. O(length).
    [[nodiscard]] std::string written() const;
    /// The same inside of other text, without the LF: `lineBreak` is a line break with the indentation of the
    /// line that it stands on, `unit` what each depth adds.
    [[nodiscard]] std::string written(const std::string& lineBreak, const std::string& unit) const;
    /// All on one line, blanks behind commas and colons.
    [[nodiscard]] std::string line() const;

private:
    enum class Kind : std::uint8_t { Scalar, Object, Array };

    [[nodiscard]] bool isFlat() const;
    void write(std::string& text, const std::string& lineBreak, const std::string& unit) const;

    Kind m_kind = Kind::Scalar;
    std::string m_text; ///< of a scalar, as JSON
    bool m_lines = false;
    std::vector<std::pair<std::string, JsonNode>> m_parts; ///< keys of arrays are empty
};

/// Characters of indentation behind a line break.
[[nodiscard]] inline std::size_t jsonIndentation(const std::string& lineBreak)
{
    return lineBreak.size() - (lineBreak.find('\n') + 1);
}

} // namespace touchstone::io
