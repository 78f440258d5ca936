// SPDX-License-Identifier: GPL-3.0-or-later
// MsgPack: walks over MessagePack bytes item by item. Nothing is built, so that no input can exhaust memory
// or the stack. Private to the reader of spaCy's binary files.
#pragma once

#include <cstdint>
#include <string_view>

namespace touchstone::io {

class MsgPack
{
public:
    enum class Kind : std::uint8_t {
        Nil,
        Boolean,
        Unsigned,
        Signed,
        Float,
        String,
        Binary,
        Extension,
        Array,
        Map
    };
    struct Item
    {
        Kind kind = Kind::Nil;
        std::uint64_t number = 0; ///< value of Boolean, Unsigned, Signed (two's complement), Float (bits of a
                                  ///< double or float); number of elements or pairs of Array, Map
        std::string_view bytes; ///< of String, Binary, Extension
    };

    explicit MsgPack(std::string_view bytes)
        : m_bytes(bytes)
    {
    }

    /// The next item; a container's elements follow it. False at the end and when the bytes are no
    /// MessagePack or are cut.
    bool next(Item& item);
    /// Passes over a whole value. False as above.
    bool skip();
    [[nodiscard]] bool atEnd() const { return m_at >= m_bytes.size(); }

private:
    bool take(std::size_t size, std::uint64_t& number);
    bool takeBytes(std::uint64_t size, Item& item, Kind kind);

    std::string_view m_bytes;
    std::size_t m_at = 0;
};

} // namespace touchstone::io
