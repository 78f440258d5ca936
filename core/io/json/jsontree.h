// SPDX-License-Identifier: GPL-3.0-or-later
// JsonTree: one JSON value as a flat list of nodes that look into its bytes, for formats whose keys must be
// looked up in any order. Private to the readers of JSON.
#pragma once

#include "core/io/bytes/jsontext.h"
#include "core/io/bytes/outcomes.h"

#include <deque>

namespace touchstone::io {

class JsonTree;

enum class JsonKind : std::uint8_t { Missing, Null, False, True, Number, String, Array, Object };

/// A value of a tree, or none ("Missing"): asking a missing value for anything answers nothing. Valid until
/// its tree parses again.
class JsonValue
{
public:
    JsonValue() = default;
    JsonValue(const JsonTree& tree, std::uint32_t node)
        : m_tree(&tree)
        , m_node(node)
    {
    }

    [[nodiscard]] JsonKind kind() const;
    [[nodiscard]] bool exists() const { return m_tree != nullptr; }
    [[nodiscard]] bool isString() const { return kind() == JsonKind::String; }
    [[nodiscard]] bool isNumber() const { return kind() == JsonKind::Number; }
    [[nodiscard]] bool isArray() const { return kind() == JsonKind::Array; }
    [[nodiscard]] bool isObject() const { return kind() == JsonKind::Object; }
    /// Missing or null.
    [[nodiscard]] bool isNothing() const { return kind() <= JsonKind::Null; }

    /// The first field of an object with this key. O(fields).
    [[nodiscard]] JsonValue operator[](std::string_view key) const;
    /// The first of these keys that the object has.
    [[nodiscard]] JsonValue anyOf(std::initializer_list<std::string_view> keys) const
    {
        return anyOf(keys, &JsonValue::exists);
    }
    /// The first value under one of these keys that `is` holds of.
    template <typename Keys>
    [[nodiscard]] JsonValue anyOf(const Keys& keys, bool (JsonValue::*is)() const) const
    {
        for (const auto key : keys) {
            if (const auto field = (*this)[key]; (field.*is)()) {
                return field;
            }
        }
        return {};
    }
    /// The first element or field.
    [[nodiscard]] JsonValue first() const;
    /// Element of an array. O(index).
    [[nodiscard]] JsonValue at(std::size_t index) const;
    [[nodiscard]] bool hasElements() const { return first().exists(); }
    /// Number of elements or fields. O(them).
    [[nodiscard]] std::size_t count() const;

    /// The key of a field, decoded; empty for elements.
    [[nodiscard]] std::string_view key() const;
    /// As it is written, without quotes.
    [[nodiscard]] std::string_view rawKey() const;
    /// Byte of the key's opening quote, counted from the tree's first. Precondition: a field.
    [[nodiscard]] std::size_t keyByte() const;
    /// The value as it is written.
    [[nodiscard]] std::string_view token() const;
    /// Content of a string as it is written, without quotes; empty for others.
    [[nodiscard]] std::string_view rawString() const;
    /// Content of a string, decoded; empty for others.
    [[nodiscard]] std::string_view string() const;
    /// A string's content or a number as it is written; empty for others.
    [[nodiscard]] std::string_view identifier() const;
    /// 5 and 5.0, also of a string that is such a number ("5"); values past 64 bits are cut.
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    [[nodiscard]] std::optional<double> number() const;
    [[nodiscard]] std::optional<bool> boolean() const;
    /// JSON on one line as it stands in the file; lone surrogates as "\ufffd". O(length).
    [[nodiscard]] std::string raw() const;
    /// Byte at which the value begins, counted from the tree's first.
    [[nodiscard]] std::size_t byte() const;

    // ---- elements of an array, fields of an object
    class Iterator
    {
    public:
        Iterator(const JsonTree* tree, std::uint32_t node)
            : m_tree(tree)
            , m_node(node)
        {
        }
        JsonValue operator*() const { return { *m_tree, m_node }; }
        inline Iterator& operator++();
        bool operator!=(const Iterator& other) const { return m_node != other.m_node; }

    private:
        const JsonTree* m_tree;
        std::uint32_t m_node;
    };
    [[nodiscard]] Iterator begin() const;
    [[nodiscard]] Iterator end() const;

private:
    const JsonTree* m_tree = nullptr;
    std::uint32_t m_node = 0;
};

/// Largest value that is read, in bytes (a node takes sixteen), and how deep it may nest.
struct JsonLimits
{
    std::size_t bytes = std::size_t(256) << 20U;
    std::size_t depth = deepestJson;
};
/// For files that are as long and as deep as they are.
inline constexpr JsonLimits unlimitedJson { std::size_t(4) << 30U, std::size_t(4) << 30U };

class JsonTree
{
public:
    /// Parses the value at the beginning of `json` (white space before it is passed over), which must stay
    /// alive. Returns the fault, if any; then the tree holds what stood before it. Looks at `progress` every
    /// megabyte (the fault is then empty words). Never recurses. O(length).
    std::optional<JsonFault> parse(
        std::string_view json, const Progress* progress = nullptr, JsonLimits limits = {});

    /// Missing when nothing could be read.
    [[nodiscard]] JsonValue root() const { return m_nodes.empty() ? JsonValue() : JsonValue(*this, 0); }
    /// Bytes up to the end of the value.
    [[nodiscard]] std::size_t size() const { return m_size; }
    /// What had to be replaced in strings that were asked for since the last parse.
    [[nodiscard]] StringRepairs repairs() const { return m_repairs; }

private:
    friend class JsonValue;
    struct Node
    {
        std::uint32_t at = 0; ///< first byte of the value
        std::uint32_t size = 0; ///< its bytes
        std::uint32_t end = 0; ///< the node behind it and all in it
        std::uint32_t keyAt = 0; ///< first byte of the key's inside; 0: none
    };

    bool fail(std::size_t at, support::Message what);
    /// Fails since `expected` is not there.
    bool miss(std::size_t at, support::Message expected);
    [[nodiscard]] bool parseNodes(const Progress* progress);
    [[nodiscard]] bool readKey(std::size_t& at, std::uint32_t& keyAt);
    [[nodiscard]] bool scanString(std::size_t& at);
    [[nodiscard]] bool scanScalar(std::size_t& at);
    void closeContainer(std::size_t end);
    [[nodiscard]] std::string_view decoded(std::string_view inside) const;

    std::string_view m_json;
    JsonLimits m_limits;
    std::size_t m_size = 0;
    std::optional<JsonFault> m_fault;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_open;
    mutable std::deque<std::string> m_decoded; ///< strings with escapes; stable addresses
    mutable StringRepairs m_repairs;
};

inline std::string_view JsonValue::token() const
{
    if (m_tree == nullptr) {
        return {};
    }
    const auto& node = m_tree->m_nodes[m_node];
    return { m_tree->m_json.data() + node.at, node.size };
}

inline std::size_t JsonValue::keyByte() const { return m_tree->m_nodes[m_node].keyAt - 1; }

inline JsonKind JsonValue::kind() const
{
    if (m_tree == nullptr) {
        return JsonKind::Missing;
    }
    switch (m_tree->m_json[m_tree->m_nodes[m_node].at]) {
    case '{':
        return JsonKind::Object;
    case '[':
        return JsonKind::Array;
    case '"':
        return JsonKind::String;
    case 'n':
        return JsonKind::Null;
    case 't':
        return JsonKind::True;
    case 'f':
        return JsonKind::False;
    default:
        return JsonKind::Number;
    }
}

inline JsonValue::Iterator& JsonValue::Iterator::operator++()
{
    m_node
        = m_tree == nullptr ? 0 : m_tree->m_nodes[m_node].end; // of a missing value there is nothing to pass
    return *this;
}

inline JsonValue::Iterator JsonValue::begin() const { return { m_tree, m_tree == nullptr ? 0 : m_node + 1 }; }

inline JsonValue::Iterator JsonValue::end() const
{
    return { m_tree, m_tree == nullptr ? 0 : m_tree->m_nodes[m_node].end };
}

} // namespace touchstone::io
