// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace touchstone::text {

namespace {

bool isContinuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

/// Length of the well-formed sequence at `position`, 0 when there is none.
std::size_t sequenceLength(std::string_view bytes, std::size_t position)
{
    const auto at = [&](std::size_t offset) -> unsigned char {
        return position + offset < bytes.size() ? static_cast<unsigned char>(bytes[position + offset]) : 0;
    };
    const auto lead = at(0);
    if (lead < 0x80) {
        return 1;
    }
    if (lead < 0xC2 || lead > 0xF4) {
        return 0;
    }
    if (lead < 0xE0) {
        return isContinuation(at(1)) ? 2 : 0;
    }
    // The second byte's range shuts out overlong forms, surrogates and values above U+10FFFF.
    const auto second = at(1);
    if (!isContinuation(second) || !isContinuation(at(2))) {
        return 0;
    }
    if (lead < 0xF0) {
        const bool overlong = lead == 0xE0 && second < 0xA0;
        const bool surrogate = lead == 0xED && second > 0x9F;
        return overlong || surrogate ? 0 : 3;
    }
    const bool overlong = lead == 0xF0 && second < 0x90;
    const bool tooHigh = lead == 0xF4 && second > 0x8F;
    return overlong || tooHigh || !isContinuation(at(3)) ? 0 : 4;
}

std::size_t asciiPrefix(std::string_view bytes, std::size_t position)
{
    while (position + 8 <= bytes.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + position, 8);
        if ((word & 0x8080808080808080ULL) != 0) {
            break;
        }
        position += 8;
    }
    while (position < bytes.size() && static_cast<unsigned char>(bytes[position]) < 0x80) {
        ++position;
    }
    return position;
}

} // namespace

std::optional<std::size_t> firstInvalidByte(std::string_view bytes)
{
    std::size_t position = 0;
    while (true) {
        position = asciiPrefix(bytes, position);
        if (position == bytes.size()) {
            return std::nullopt;
        }
        const auto length = sequenceLength(bytes, position);
        if (length == 0) {
            return position;
        }
        position += length;
    }
}

bool isAscii(std::string_view bytes) { return asciiPrefix(bytes, 0) == bytes.size(); }

std::size_t codePointCount(std::string_view utf8)
{
    std::size_t count = 0;
    for (const char byte : utf8) {
        count += isContinuation(static_cast<unsigned char>(byte)) ? 0U : 1U;
    }
    return count;
}

char32_t nextCodePoint(std::string_view utf8, std::size_t& position)
{
    const auto next = [&] { return static_cast<char32_t>(static_cast<unsigned char>(utf8[position++])); };
    const auto lead = next();
    if (lead < 0x80) {
        return lead;
    }
    const unsigned further = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
    auto value = lead & (0x3FU >> further); // the lead has fewer bits the more bytes follow it
    for (unsigned i = 0; i < further; ++i) {
        value = value << 6U | (next() & 0x3FU);
    }
    return value;
}

std::u32string toCodePoints(std::string_view utf8)
{
    if (isAscii(utf8)) {
        return { utf8.begin(), utf8.end() };
    }
    std::u32string result;
    result.reserve(utf8.size());
    for (std::size_t position = 0; position < utf8.size();) {
        result.push_back(nextCodePoint(utf8, position));
    }
    return result;
}

void appendUtf8(std::string& utf8, char32_t codePoint)
{
    constexpr std::array<char32_t, 4> leads { 0, 0xC0, 0xE0, 0xF0 };
    const unsigned further = codePoint < 0x80 ? 0 : codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
    utf8.push_back(static_cast<char>(leads[further] | codePoint >> 6 * further));
    for (auto left = further; left > 0; --left) {
        utf8.push_back(static_cast<char>(0x80U | (codePoint >> 6 * (left - 1) & 0x3FU)));
    }
}

std::string toUtf8(std::u32string_view codePoints)
{
    std::string result;
    result.reserve(codePoints.size());
    for (const auto codePoint : codePoints) {
        appendUtf8(result, codePoint);
    }
    return result;
}

std::string repaired(std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size());
    for (std::size_t position = 0; position < bytes.size();) {
        const auto length = sequenceLength(bytes, position);
        if (length == 0) {
            result += "\xEF\xBF\xBD";
            ++position;
        } else {
            result.append(bytes.substr(position, length));
            position += length;
        }
    }
    return result;
}

std::string_view firstBytes(std::string_view utf8, std::size_t most)
{
    auto size = std::min(utf8.size(), most);
    while (size > 0 && size < utf8.size() && isContinuation(static_cast<unsigned char>(utf8[size]))) {
        --size;
    }
    return utf8.substr(0, size);
}

std::string quoted(std::string_view bytes, std::size_t most)
{
    const auto shown = firstBytes(bytes, most);
    return "\"" + repaired(shown) + (shown.size() < bytes.size() ? "…\"" : "\"");
}

} // namespace touchstone::text
