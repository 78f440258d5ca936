// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text.h"

#include "core/text/utf8.h"

namespace touchstone::text {

namespace {

constexpr std::uint32_t checkPointDistance = 256;

std::size_t sequenceLength(char lead)
{
    const auto byte = static_cast<unsigned char>(lead);
    return byte < 0x80 ? 1U : byte < 0xE0 ? 2U : byte < 0xF0 ? 3U : 4U;
}

std::size_t utf16Length(std::size_t bytes) { return bytes == 4 ? 2 : 1; }

} // namespace

Text::Text(std::string utf8)
    : m_utf8(std::move(utf8))
{
    if (isAscii(m_utf8)) {
        m_length = static_cast<std::uint32_t>(m_utf8.size());
        return;
    }
    std::size_t utf16 = 0;
    std::uint32_t codePoint = 0;
    for (std::size_t byte = 0; byte < m_utf8.size(); ++codePoint) {
        if (codePoint != 0 && codePoint % checkPointDistance == 0) {
            m_checkPoints.push_back({ byte, utf16 });
        }
        const auto bytes = sequenceLength(m_utf8[byte]);
        byte += bytes;
        utf16 += utf16Length(bytes);
    }
    m_length = codePoint;
}

Text::Position Text::positionOf(std::uint32_t codePoint) const
{
    if (ascii()) {
        const auto offset = std::min<std::size_t>(codePoint, m_utf8.size());
        return { offset, offset };
    }
    codePoint = std::min(codePoint, m_length);
    const auto full = std::min<std::size_t>(codePoint / checkPointDistance, m_checkPoints.size());
    auto position = full > 0 ? m_checkPoints[full - 1] : Position();
    for (auto at = static_cast<std::uint32_t>(full) * checkPointDistance; at < codePoint; ++at) {
        const auto bytes = sequenceLength(m_utf8[position.byte]);
        position.byte += bytes;
        position.utf16 += utf16Length(bytes);
    }
    return position;
}

std::size_t Text::byteOffset(std::uint32_t codePoint) const { return positionOf(codePoint).byte; }

std::size_t Text::utf16Offset(std::uint32_t codePoint) const { return positionOf(codePoint).utf16; }

template <std::size_t Text::Position::*part> std::uint32_t Text::codePointAt(std::size_t offset) const
{
    const auto after = std::upper_bound(m_checkPoints.begin(), m_checkPoints.end(), offset,
        [](std::size_t value, const Position& point) { return value < point.*part; });
    const auto full = static_cast<std::size_t>(after - m_checkPoints.begin());
    auto at = full > 0 ? m_checkPoints[full - 1] : Position();
    auto codePoint = static_cast<std::uint32_t>(full) * checkPointDistance;
    for (; codePoint < m_length; ++codePoint) {
        const auto bytes = sequenceLength(m_utf8[at.byte]);
        at.byte += bytes;
        at.utf16 += utf16Length(bytes);
        if (at.*part > offset) {
            break;
        }
    }
    return codePoint;
}

std::uint32_t Text::codePointAtByte(std::size_t byte) const
{
    if (ascii() || byte >= m_utf8.size()) {
        return static_cast<std::uint32_t>(std::min<std::size_t>(byte, m_length));
    }
    return codePointAt<&Position::byte>(byte);
}

std::uint32_t Text::codePointAtUtf16(std::size_t unit) const
{
    return ascii() ? static_cast<std::uint32_t>(std::min(unit, m_utf8.size()))
                   : codePointAt<&Position::utf16>(unit);
}

std::string_view Text::slice(Span span) const
{
    if (span.empty() || span.begin >= m_length) {
        return {};
    }
    const auto begin = byteOffset(span.begin);
    return utf8().substr(begin, byteOffset(span.end) - begin);
}

} // namespace touchstone::text
