// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsontree.h"

#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace touchstone::io {

namespace {

constexpr std::size_t cancelDistance = std::size_t(1) << 20U;

bool isBlank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

bool endsScalar(char c) { return isBlank(c) || c == ',' || c == ']' || c == '}' || c == ':'; }

/// What stands behind a backslash.
bool isEscape(std::string_view behind)
{
    if (behind.empty() || std::string_view("\"\\/bfnrtu").find(behind.front()) == std::string_view::npos) {
        return false;
    }
    return behind.front() != 'u'
        || (behind.size() == 5
            && behind.substr(1).find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos);
}

} // namespace

// ---------------------------------------------------------------------------------------------------- parse

void JsonTree::skipBlanks(std::size_t& at) const
{
    while (at < m_json.size() && isBlank(m_json[at])) {
        ++at;
    }
}

JsonFault JsonTree::fault(std::size_t at, std::string expected) const
{
    if (at >= m_json.size()) {
        return { m_json.size(), "it ends in the middle: " + expected + " is missing" };
    }
    const auto byte = static_cast<unsigned char>(m_json[at]);
    const auto found = byte >= 0x20 && byte < 0x7F ? "'" + std::string(1, m_json[at]) + "'"
        : byte < 0x20                              ? std::string("a control character")
                                                   : std::string("a letter beyond ASCII");
    return { at, "there is " + found + " where " + expected + " must stand" };
}

std::optional<JsonFault> JsonTree::scanString(std::size_t& at) const
{
    const auto begin = at; // of the inside
    while (at < m_json.size()) {
        const char c = m_json[at];
        if (c == '"') {
            return std::nullopt;
        }
        if (c == '\n') {
            break;
        }
        if (c == '\\') {
            if (!isEscape(m_json.substr(at + 1, 5))) {
                break;
            }
            ++at;
        }
        ++at;
    }
    if (at < m_json.size() && m_json[at] == '\\') {
        return at + 6 < m_json.size() ? JsonFault { at, "a string holds an escape that JSON does not know" }
                                      : JsonFault { m_json.size(), "it ends in the middle of a string" };
    }
    return JsonFault { begin - 1, "this string is never closed" };
}

std::optional<JsonFault> JsonTree::scanScalar(std::size_t& at) const
{
    const auto begin = at;
    while (at < m_json.size() && !endsScalar(m_json[at])) {
        ++at;
    }
    const auto token = m_json.substr(begin, at - begin);
    if (token == "null" || token == "true" || token == "false" || isJsonNumber(token)) {
        return std::nullopt;
    }
    at = begin;
    if (token == "NaN" || token == "Infinity" || token == "-Infinity") {
        return JsonFault { begin, std::string(token) + " is Python's, not JSON's; write null" };
    }
    return fault(begin, "a value");
}

std::optional<JsonFault> JsonTree::parse(std::string_view json, const support::Progress* progress)
{
    m_json = json.substr(0, largestValue);
    m_nodes.clear();
    m_open.clear();
    m_decoded.clear();
    m_repairs = {};
    m_size = 0;
    auto result = parseNodes(progress);
    for (const auto open : m_open) { // after a fault: what stood before it
        m_nodes[open].end = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes[open].size = static_cast<std::uint32_t>(m_size - m_nodes[open].at);
    }
    if (result && json.size() > largestValue && result->byte >= largestValue) {
        result->what = "one value takes more than " + std::to_string(largestValue >> 20U)
            + " MiB: write one document per line";
    }
    return result;
}

std::optional<JsonFault> JsonTree::parseNodes(const support::Progress* progress)
{
    std::size_t at = 0;
    std::size_t nextCheck = cancelDistance;
    const auto isArray = [this] { return m_json[m_nodes[m_open.back()].at] == '['; };
    while (true) {
        // A value is due: `at` stands before it.
        if (at >= nextCheck) {
            nextCheck = at + cancelDistance;
            if (progress != nullptr && progress->cancelled()) {
                return JsonFault { at, {} };
            }
        }
        skipBlanks(at);
        std::uint32_t keyAt = 0;
        m_size = at;
        if (!m_open.empty() && !isArray()) {
            if (at >= m_json.size() || m_json[at] != '"') {
                return fault(at, "a key in double quotes");
            }
            keyAt = static_cast<std::uint32_t>(++at);
            if (auto bad = scanString(at)) {
                return bad;
            }
            ++at;
            skipBlanks(at);
            if (at >= m_json.size() || m_json[at] != ':') {
                return fault(at, "':'");
            }
            ++at;
            skipBlanks(at);
        }
        if (at >= m_json.size()) {
            return fault(at, "a value");
        }
        const auto node = static_cast<std::uint32_t>(m_nodes.size());
        const auto begin = static_cast<std::uint32_t>(at);
        const char c = m_json[at];
        bool opened = false;
        if (c == '[' || c == '{') {
            if (m_open.size() >= deepestJson) {
                return JsonFault { at,
                    "arrays and objects nest deeper than " + std::to_string(deepestJson) + " levels" };
            }
            ++at;
            m_nodes.push_back({ begin, 1, node + 1, keyAt });
            m_open.push_back(node);
            opened = true;
        } else {
            if (c == '"') {
                ++at;
                if (auto bad = scanString(at)) {
                    m_size = at;
                    m_nodes.push_back({ begin, static_cast<std::uint32_t>(at - begin), node + 1, keyAt });
                    return bad;
                }
                ++at;
            } else if (auto bad = scanScalar(at)) {
                return bad;
            }
            m_nodes.push_back({ begin, static_cast<std::uint32_t>(at - begin), node + 1, keyAt });
        }
        m_size = at;
        // Close what ends here; then a comma, or the end.
        while (true) {
            skipBlanks(at);
            if (m_open.empty()) {
                return std::nullopt;
            }
            const char close = isArray() ? ']' : '}';
            if (at < m_json.size() && m_json[at] == close) {
                ++at;
                auto& container = m_nodes[m_open.back()];
                container.end = static_cast<std::uint32_t>(m_nodes.size());
                container.size = static_cast<std::uint32_t>(at - container.at);
                m_open.pop_back();
                m_size = at;
                opened = false;
                continue;
            }
            if (opened) {
                break; // the first element
            }
            if (at >= m_json.size() || m_json[at] != ',') {
                return fault(at, std::string("',' or '") + close + "'");
            }
            ++at;
            break;
        }
    }
}

std::string_view JsonTree::decoded(std::string_view inside) const
{
    if (inside.find('\\') == std::string_view::npos) {
        return inside;
    }
    auto& target = m_decoded.emplace_back();
    if (unescape(inside, target, m_repairs)) {
        target = inside; // cut in the middle of an escape
    }
    return target;
}

// ---------------------------------------------------------------------------------------------------- value

JsonKind JsonValue::kind() const
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

JsonValue JsonValue::operator[](std::string_view key) const
{
    if (isObject()) {
        for (const auto field : *this) {
            if (field.rawKey() == key
                || (field.rawKey().find('\\') != std::string_view::npos && field.key() == key)) {
                return field;
            }
        }
    }
    return {};
}

JsonValue JsonValue::anyOf(std::initializer_list<std::string_view> keys) const
{
    for (const auto key : keys) {
        if (const auto field = (*this)[key]; field.exists()) {
            return field;
        }
    }
    return {};
}

JsonValue JsonValue::first() const
{
    const auto at = begin();
    return at != end() ? *at : JsonValue();
}

JsonValue JsonValue::at(std::size_t index) const
{
    for (const auto element : *this) {
        if (index-- == 0) {
            return element;
        }
    }
    return {};
}

std::size_t JsonValue::count() const
{
    std::size_t number = 0;
    for (auto at = begin(); at != end(); ++at) {
        ++number;
    }
    return number;
}

std::string_view JsonValue::rawKey() const
{
    if (m_tree == nullptr) {
        return {};
    }
    const auto at = m_tree->m_nodes[m_node].keyAt;
    return at == 0 ? std::string_view() : stringInside(m_tree->m_json.substr(at));
}

std::string_view JsonValue::key() const
{
    return m_tree == nullptr ? std::string_view() : m_tree->decoded(rawKey());
}

std::string_view JsonValue::string() const
{
    if (!isString()) {
        return {};
    }
    const auto& node = m_tree->m_nodes[m_node];
    auto inside = m_tree->m_json.substr(node.at + 1, node.size - 1);
    if (node.size >= 2 && inside.back() == '"') {
        inside.remove_suffix(1);
    }
    return m_tree->decoded(inside);
}

std::string_view JsonValue::identifier() const
{
    if (!isNumber()) {
        return string();
    }
    const auto& node = m_tree->m_nodes[m_node];
    return m_tree->m_json.substr(node.at, node.size);
}

std::optional<double> JsonValue::number() const
{
    if (!isNumber() && !isString()) {
        return std::nullopt;
    }
    const auto token = identifier();
    if (!isJsonNumber(token)) {
        return std::nullopt;
    }
    const auto value = support::parsed<double>(token);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> JsonValue::integer() const
{
    const auto token = identifier();
    if (const auto whole = support::parsed<std::int64_t>(token)) {
        return whole;
    }
    const auto value = number();
    constexpr double limit = 9e15; // every whole number below it has a double of its own
    if (!value || std::trunc(*value) != *value) {
        return std::nullopt;
    }
    if (std::abs(*value) > limit) {
        return *value > 0 ? std::numeric_limits<std::int64_t>::max()
                          : std::numeric_limits<std::int64_t>::min();
    }
    return static_cast<std::int64_t>(*value);
}

std::optional<bool> JsonValue::boolean() const
{
    const auto is = kind();
    return is == JsonKind::True || is == JsonKind::False ? std::optional(is == JsonKind::True) : std::nullopt;
}

std::string JsonValue::raw() const
{
    if (m_tree == nullptr) {
        return {};
    }
    const auto& node = m_tree->m_nodes[m_node];
    auto text = withoutLoneSurrogates(m_tree->m_json.substr(node.at, node.size));
    // Between tokens any of them is as good as a blank; in strings JSON has none.
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return findJsonFault(text) ? quotedJson(text) : text; // numbers past every limit
}

std::size_t JsonValue::byte() const { return m_tree == nullptr ? 0 : m_tree->m_nodes[m_node].at; }

JsonValue::Iterator& JsonValue::Iterator::operator++()
{
    m_node = m_tree->m_nodes[m_node].end;
    return *this;
}

JsonValue::Iterator JsonValue::begin() const
{
    return isArray() || isObject() ? Iterator(m_tree, m_node + 1) : Iterator(m_tree, 0);
}

JsonValue::Iterator JsonValue::end() const
{
    return isArray() || isObject() ? Iterator(m_tree, m_tree->m_nodes[m_node].end) : Iterator(m_tree, 0);
}

} // namespace touchstone::io
