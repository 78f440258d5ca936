// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/jsonnode.h"

#include "core/support/lookup.h"

namespace touchstone::io {

JsonNode JsonNode::string(std::string_view utf8) { return raw(quotedJson(utf8)); }

JsonNode JsonNode::raw(std::string json)
{
    JsonNode node;
    node.m_text = std::move(json);
    return node;
}

JsonNode JsonNode::object()
{
    JsonNode node;
    node.m_kind = Kind::Object;
    return node;
}

JsonNode JsonNode::array()
{
    JsonNode node;
    node.m_kind = Kind::Array;
    return node;
}

JsonNode JsonNode::of(const JsonValue& value)
{
    // Deep values stay on their line, so that no file can exhaust the stack.
    constexpr std::size_t deepest = 64;
    if (valueExtent(value.token()).depth > deepest || !(value.isObject() || value.isArray())) {
        return raw(value.raw());
    }
    auto node = value.isObject() ? object() : array();
    for (const auto part : value) {
        node.m_parts.emplace_back(std::string(part.key()), of(part));
    }
    return node;
}

void JsonNode::add(std::string key, JsonNode value)
{
    m_parts.emplace_back(std::move(key), std::move(value));
}

void JsonNode::addText(std::string key, std::string_view utf8)
{
    if (!utf8.empty()) {
        add(std::move(key), string(utf8));
    }
}

void JsonNode::add(JsonNode value) { m_parts.emplace_back(std::string(), std::move(value)); }

JsonNode JsonNode::lines() &&
{
    m_lines = true;
    return std::move(*this);
}

const JsonNode* JsonNode::find(std::string_view key) const
{
    const auto* const part = support::found(m_parts, key, &std::pair<std::string, JsonNode>::first);
    return part == nullptr ? nullptr : &part->second;
}

bool JsonNode::isFlat() const
{
    return std::ranges::all_of(m_parts, [](const auto& part) {
        const JsonNode& value = part.second;
        return value.m_kind == Kind::Scalar
            || (value.m_kind == Kind::Array && std::ranges::all_of(value.m_parts, [](const auto& element) {
                   return element.second.m_kind == Kind::Scalar;
               }));
    });
}

std::string JsonNode::line() const
{
    if (m_kind == Kind::Scalar) {
        return m_text;
    }
    std::string text(1, m_kind == Kind::Object ? '{' : '[');
    for (const auto& [key, value] : m_parts) {
        text += text.size() > 1 ? ", " : "";
        text += m_kind == Kind::Object ? quotedJson(key) + ": " : std::string();
        text += value.line();
    }
    return text + (m_kind == Kind::Object ? '}' : ']');
}

void JsonNode::write(std::string& text, const std::string& lineBreak, const std::string& unit) const
{
    if (m_kind == Kind::Scalar || m_parts.empty()) {
        text += line();
        return;
    }
    // A whole file has lines, however short it is.
    const auto indentation = jsonIndentation(lineBreak);
    if (indentation > 0 && !m_lines && isFlat()) {
        if (auto whole = line(); whole.size() + indentation <= longestJsonLine) {
            text += whole;
            return;
        }
    }
    const auto inner = lineBreak + unit;
    text += m_kind == Kind::Object ? '{' : '[';
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const auto& [key, value] = m_parts[i];
        text += (i > 0 ? "," : "") + inner;
        text += m_kind == Kind::Object ? quotedJson(key) + ": " : std::string();
        value.write(text, inner, unit);
    }
    text += lineBreak;
    text += m_kind == Kind::Object ? '}' : ']';
}

std::string JsonNode::written() const { return written("\n", "  ") + '\n'; }

std::string JsonNode::written(const std::string& lineBreak, const std::string& unit) const
{
    std::string text;
    write(text, lineBreak, unit);
    return text;
}

} // namespace touchstone::io
