// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes: repaired text is well-formed, decodes and encodes back, and the offsets of code points, bytes
// and UTF-16 agree with one another.
#include "core/text/text.h"
#include "core/text/utf8.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace {

void require(bool condition)
{
    if (!condition) {
        std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace touchstone::text;
    const std::string bytes(data, data + size);
    const auto bad = firstInvalidByte(bytes);
    require(!bad || *bad < bytes.size());
    const std::string clean = repaired(bytes);
    require(!firstInvalidByte(clean));
    require(bad.has_value() || clean == bytes);

    const std::u32string points = toCodePoints(clean);
    require(points.size() == codePointCount(clean));
    require(toUtf8(points) == clean);

    const Text text(clean);
    require(text.length() == points.size());
    const std::uint32_t stride = 1 + text.length() / 256; // each question walks up to 256 code points
    std::size_t byte = 0;
    std::size_t utf16 = 0;
    for (std::uint32_t position = 0; position < text.length(); ++position) {
        if (position % stride == 0) {
            require(text.byteOffset(position) == byte && text.utf16Offset(position) == utf16);
            require(text.codePointAtByte(byte) == position && text.codePointAtUtf16(utf16) == position);
        }
        (void)nextCodePoint(clean, byte);
        utf16 += points[position] > 0xFFFF ? 2 : 1;
    }
    require(text.byteOffset(text.length()) == clean.size() && text.utf16Offset(text.length()) == utf16);
    return 0;
}
