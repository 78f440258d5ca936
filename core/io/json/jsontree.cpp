// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsontree.h"

#include "core/support/numbers.h"

#include <cmath>
#include <limits>

namespace touchstone::io {

namespace {

constexpr std::size_t cancelDistance = std::size_t(1) << 20U;

constexpr bool isBlank(char c) { return c <= ' ' && (c == ' ' || c == '\n' || c == '\r' || c == '\t'); }

std::size_t afterBlanks(std::string_view json, std::size_t at)
{
    while (at < json.size() && isBlank(json[at])) {
        ++at;
    }
    return at;
}

inline bool endsScalar(char c) { return c == ',' || c == ']' || c == '}' || isBlank(c) || c == ':'; }

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

bool JsonTree::fail(std::size_t at, support::Message what)
{
    m_fault = JsonFault { at, std::move(what) };
    return false;
}

bool JsonTree::miss(std::size_t at, support::Message expected)
{
    if (at >= m_json.size()) {
        return fail(m_json.size(), said("it ends in the middle: %1 is missing", std::move(expected)));
    }
    const auto byte = static_cast<unsigned char>(m_json[at]);
    auto found = byte >= 0x20 && byte < 0x7F ? said("'%1'", std::string(1, m_json[at]))
        : byte < 0x20                        ? said("a control character")
                                             : said("a letter beyond ASCII");
    return fail(at, said("there is %1 where %2 must stand", std::move(found), std::move(expected)));
}

bool JsonTree::scanString(std::size_t& at)
{
    const auto json = m_json;
    const auto begin = at; // of the inside
    for (; at < json.size() && json[at] != '\n'; ++at) {
        if (json[at] == '"') {
            return true;
        }
        if (json[at] != '\\') {
            continue;
        }
        if (!isEscape(json.substr(at + 1, 5))) {
            const bool whole = at + 6 < json.size();
            return fail(whole ? at : json.size(),
                whole ? said("a string holds an escape that JSON does not know")
                      : said("it ends in the middle of a string"));
        }
        ++at;
    }
    return fail(begin - 1, said("this string is never closed"));
}

bool JsonTree::scanScalar(std::size_t& at)
{
    const auto json = m_json;
    const auto begin = at;
    while (at < json.size() && !endsScalar(json[at])) {
        ++at;
    }
    const auto token = json.substr(begin, at - begin);
    if (token == "null" || token == "true" || token == "false" || isJsonNumber(token)) {
        return true;
    }
    at = begin;
    if (token == "NaN" || token == "Infinity" || token == "-Infinity") {
        return fail(begin, said("%1 is Python's, not JSON's; write null", token));
    }
    return miss(begin, said("a value"));
}

std::optional<JsonFault> JsonTree::parse(std::string_view json, const Progress* progress, JsonLimits limits)
{
    m_json = json.substr(0, limits.bytes);
    m_limits = limits;
    m_nodes.clear();
    m_open.clear();
    m_decoded.clear();
    m_repairs = {};
    m_size = 0;
    m_fault.reset();
    (void)parseNodes(progress);
    for (const auto open : m_open) { // after a fault: what stood before it
        m_nodes[open].end = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes[open].size = static_cast<std::uint32_t>(m_size - m_nodes[open].at);
    }
    if (m_fault && json.size() > limits.bytes && m_fault->byte >= limits.bytes) {
        m_fault->what
            = said("one value takes more than %1 MiB: write one document per line", limits.bytes >> 20U);
    }
    return m_fault;
}

/// Stops at the first fault, which it keeps.
bool JsonTree::parseNodes(const Progress* progress)
{
    const auto json = m_json; // what is written below cannot change it
    std::size_t at = 0;
    std::size_t nextCheck = cancelDistance;
    bool inArray = true; // no key is due
    while (true) {
        // A value is due: `at` stands before it.
        if (at >= nextCheck) {
            nextCheck = at + cancelDistance;
            if (progress != nullptr && progress->cancelled()) {
                return fail(at, {});
            }
        }
        at = afterBlanks(json, at);
        m_size = at;
        std::uint32_t keyAt = 0;
        if (!inArray && !readKey(at, keyAt)) {
            return false;
        }
        if (at >= json.size()) {
            return miss(at, said("a value"));
        }
        const auto begin = at;
        const char c = json[at];
        bool opened = c == '[' || c == '{'; // its first element is due
        bool whole = true;
        if (opened) {
            if (m_open.size() >= m_limits.depth) {
                return fail(at, said("arrays and objects nest deeper than %1 levels", m_limits.depth));
            }
            m_open.push_back(static_cast<std::uint32_t>(m_nodes.size()));
            inArray = c == '[';
            ++at;
        } else if (c == '"') {
            whole = scanString(++at);
            at += whole ? 1U : 0U;
        } else if (!scanScalar(at)) {
            return false;
        }
        m_nodes.push_back({ static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at - begin),
            static_cast<std::uint32_t>(m_nodes.size() + 1), keyAt });
        m_size = at;
        if (!whole) {
            return false;
        }
        // Close what ends here; then a comma, or the end.
        while (true) {
            if (m_open.empty()) {
                return true;
            }
            at = afterBlanks(json, at);
            const char close = inArray ? ']' : '}';
            const char next = at < json.size() ? json[at] : '\0';
            if (next != close) {
                if (!opened && next != ',') {
                    return miss(at, said("',' or '%1'", std::string(1, close)));
                }
                at += opened ? 0U : 1U;
                break;
            }
            closeContainer(++at);
            inArray = m_open.empty() || json[m_nodes[m_open.back()].at] == '[';
            opened = false;
        }
    }
}

void JsonTree::closeContainer(std::size_t end)
{
    auto& container = m_nodes[m_open.back()];
    container.end = static_cast<std::uint32_t>(m_nodes.size());
    container.size = static_cast<std::uint32_t>(end - container.at);
    m_open.pop_back();
    m_size = end;
}

/// A key with its colon; `keyAt` gets the first byte of its inside.
bool JsonTree::readKey(std::size_t& at, std::uint32_t& keyAt)
{
    if (at >= m_json.size() || m_json[at] != '"') {
        return miss(at, said("a key in double quotes"));
    }
    keyAt = static_cast<std::uint32_t>(++at);
    if (!scanString(at)) {
        return false;
    }
    ++at;
    at = afterBlanks(m_json, at);
    if (at >= m_json.size() || m_json[at] != ':') {
        return miss(at, said("'%1'", ":"));
    }
    ++at;
    at = afterBlanks(m_json, at);
    return true;
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

std::string_view JsonValue::rawString() const
{
    if (!isString()) {
        return {};
    }
    auto inside = token().substr(1);
    if (inside.ends_with('"')) { // else it was cut
        inside.remove_suffix(1);
    }
    return inside;
}

std::string_view JsonValue::string() const
{
    return isString() ? m_tree->decoded(rawString()) : std::string_view();
}

std::string_view JsonValue::identifier() const { return isNumber() ? token() : string(); }

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
    if (const auto whole = support::parsed<std::int64_t>(identifier())) {
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
    auto text = withoutLoneSurrogates(token());
    // Between tokens any of them is as good as a blank; in strings JSON has none.
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return findJsonFault(text) ? quotedJson(text) : text; // numbers past every limit
}

std::size_t JsonValue::byte() const { return m_tree == nullptr ? 0 : m_tree->m_nodes[m_node].at; }

} // namespace touchstone::io
