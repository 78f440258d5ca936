// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/jsontext.h"

#include "core/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace touchstone::io {

namespace {

constexpr char32_t replacement = 0xFFFD;
constexpr std::size_t longestFault = 160;

bool isHighSurrogate(char32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool isLowSurrogate(char32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// The UTF-16 unit of "\uXXXX" at `at`; nothing when there is none.
std::optional<char32_t> unicodeEscape(std::string_view text, std::size_t at)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u') {
        return std::nullopt;
    }
    char32_t unit = 0;
    for (std::size_t i = at + 2; i < at + 6; ++i) {
        const char c = text[i];
        const bool lower = c >= 'a' && c <= 'f';
        const bool upper = c >= 'A' && c <= 'F';
        if (!isDigit(c) && !lower && !upper) {
            return std::nullopt;
        }
        unit = unit * 16 + static_cast<char32_t>(isDigit(c) ? c - '0' : lower ? c - 'a' + 10 : c - 'A' + 10);
    }
    return unit;
}

/// The character of a one-letter escape; 0 when JSON has none.
char simpleEscape(char letter)
{
    constexpr std::string_view letters = "\"\\/bfnrt";
    const auto at = letters.find(letter);
    return at == std::string_view::npos ? '\0' : std::string_view("\"\\/\b\f\n\r\t")[at];
}

/// The first escape from `at` on that is half of a surrogate pair.
std::optional<std::size_t> loneSurrogate(std::string_view json, std::size_t at)
{
    for (at = json.find('\\', at); at != std::string_view::npos; at = json.find('\\', at)) {
        const auto unit = unicodeEscape(json, at);
        const auto next = unicodeEscape(json, at + 6);
        if (!unit) {
            at += 2;
        } else if (isHighSurrogate(*unit) && next && isLowSurrogate(*next)) {
            at += 12;
        } else if (isHighSurrogate(*unit) || isLowSurrogate(*unit)) {
            return at;
        } else {
            at += 6;
        }
    }
    return std::nullopt;
}

/// Listens to a parse and keeps its first fault only; nlohmann's parser neither recurses nor builds a value
/// for it.
class FaultListener : public nlohmann::detail::json_sax_acceptor<nlohmann::json>
{
public:
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error)
    {
        fault = JsonFault { position > 0 ? position - 1 : 0, support::said("%1", shortened(error.what())) };
        return false;
    }

    std::optional<JsonFault> fault;

private:
    /// "… syntax error while parsing value - unexpected '}'; last read: '…'" -> what is wrong, in one line.
    static std::string shortened(std::string what)
    {
        const auto dash = what.find(" - ");
        if (dash != std::string::npos) {
            what.erase(0, dash + 3);
        }
        const auto lastRead = what.find("; last read: ");
        if (lastRead != std::string::npos) {
            const auto expected = what.rfind("; expected ");
            const auto tail = expected != std::string::npos && expected > lastRead ? what.substr(expected)
                                                                                   : std::string();
            what.erase(lastRead);
            what += tail;
        }
        if (what.size() > longestFault) {
            what.erase(longestFault);
        }
        return text::repaired(what);
    }
};

} // namespace

std::string_view withoutJsonBlanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

std::string_view stringInside(std::string_view text)
{
    for (auto quote = text.find('"'); quote != std::string_view::npos; quote = text.find('"', quote + 1)) {
        std::size_t backslashes = 0;
        while (backslashes < quote && text[quote - backslashes - 1] == '\\') {
            ++backslashes;
        }
        if (backslashes % 2 == 0) {
            return text.substr(0, quote);
        }
    }
    return text;
}

std::optional<std::size_t> unescape(std::string_view inside, std::string& decoded, StringRepairs& repairs)
{
    decoded.clear();
    for (std::size_t at = 0; at < inside.size();) {
        const auto plainEnd = std::min(inside.find('\\', at), inside.size());
        decoded += inside.substr(at, plainEnd - at);
        at = plainEnd;
        if (at == inside.size()) {
            break;
        }
        const char simple = at + 1 < inside.size() ? simpleEscape(inside[at + 1]) : '\0';
        if (simple != 0) {
            decoded.push_back(simple);
            at += 2;
            continue;
        }
        const auto unit = unicodeEscape(inside, at);
        if (!unit) {
            return at;
        }
        at += 6;
        auto codePoint = *unit;
        if (isHighSurrogate(codePoint)) {
            const auto low = unicodeEscape(inside, at);
            if (low && isLowSurrogate(*low)) {
                codePoint = 0x10000 + ((codePoint - 0xD800) << 10U) + (*low - 0xDC00);
                at += 6;
            }
        }
        if (codePoint == 0) {
            repairs.nul = true;
            codePoint = replacement;
        } else if (isHighSurrogate(codePoint) || isLowSurrogate(codePoint)) {
            repairs.surrogate = true;
            codePoint = replacement;
        }
        text::appendUtf8(decoded, codePoint);
    }
    return std::nullopt;
}

std::string withoutLoneSurrogates(std::string_view json)
{
    std::string result(json);
    for (auto at = loneSurrogate(json, 0); at; at = loneSurrogate(json, *at + 6)) {
        result.replace(*at, 6, "\\ufffd");
    }
    return result;
}

ValueExtent valueExtent(std::string_view json)
{
    ValueExtent extent;
    std::size_t open = 0;
    std::size_t at = 0;
    while (at < json.size()) {
        const char c = json[at];
        if (c == '"') {
            at = std::min(at + stringInside(json.substr(at + 1)).size() + 2, json.size());
            if (open == 0) {
                break;
            }
            continue;
        }
        if (c == '[' || c == '{') {
            ++open;
            extent.depth = std::max(extent.depth, open);
        } else if (c == ']' || c == '}') {
            if (open <= 1) {
                at += open;
                break;
            }
            --open;
        } else if (open == 0 && (c == ',' || c == ' ' || c == '\t' || c == '\n' || c == '\r')) {
            break;
        }
        ++at;
    }
    extent.bytes = json.substr(0, at);
    return extent;
}

std::optional<JsonFault> findJsonFault(std::string_view json)
{
    FaultListener listener;
    nlohmann::json::sax_parse(json.begin(), json.end(), &listener);
    // The parser takes a lone surrogate for a fault; only then a copy without any is worth its memory.
    if (listener.fault && loneSurrogate(json, 0)) {
        const auto whole = withoutLoneSurrogates(json);
        listener.fault.reset();
        nlohmann::json::sax_parse(whole.begin(), whole.end(), &listener);
    }
    if (listener.fault) {
        listener.fault->byte = std::min(listener.fault->byte, json.size());
    }
    return listener.fault;
}

bool isJsonNumber(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const auto begin = at;
        while (at < text.size() && isDigit(text[at])) {
            ++at;
        }
        return at - begin;
    };
    const bool leadingZero = at < text.size() && text[at] == '0';
    const auto whole = digits();
    if (whole == 0 || (leadingZero && whole > 1)) {
        return false;
    }
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (digits() == 0) {
            return false;
        }
    }
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        at += at < text.size() && (text[at] == '+' || text[at] == '-') ? 1U : 0U;
        if (digits() == 0) {
            return false;
        }
    }
    return at == text.size();
}

std::string quotedJson(std::string_view utf8)
{
    static constexpr char hex[] = "0123456789abcdef";
    std::string result = "\"";
    result.reserve(utf8.size() + 2);
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            result.push_back('\\');
            result.push_back(c);
        } else if (c == '\n') {
            result += "\\n";
        } else if (c == '\r') {
            result += "\\r";
        } else if (c == '\t') {
            result += "\\t";
        } else if (byte < 0x20) {
            result += "\\u00";
            result.push_back(hex[byte >> 4U]);
            result.push_back(hex[byte & 0xFU]);
        } else {
            result.push_back(c);
        }
    }
    result.push_back('"');
    return result;
}

std::uint32_t ColumnCounter::column(std::size_t byte)
{
    byte = std::min(byte, m_line.size());
    if (byte >= m_byte) {
        m_column += text::codePointCount(m_line.substr(m_byte, byte - m_byte));
    } else {
        m_column -= text::codePointCount(m_line.substr(byte, m_byte - byte));
    }
    m_byte = byte;
    return static_cast<std::uint32_t>(m_column);
}

} // namespace touchstone::io
