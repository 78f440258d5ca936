// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/containers/msgpack.h"

namespace touchstone::io {

bool MsgPack::take(std::size_t size, std::uint64_t& number)
{
    if (m_bytes.size() - m_at < size) {
        return false;
    }
    number = 0;
    for (std::size_t i = 0; i < size; ++i) {
        number = number << 8U | static_cast<unsigned char>(m_bytes[m_at + i]);
    }
    m_at += size;
    return true;
}

bool MsgPack::takeBytes(std::uint64_t size, Item& item, Kind kind)
{
    if (m_bytes.size() - m_at < size) {
        return false;
    }
    item.kind = kind;
    item.bytes = m_bytes.substr(m_at, static_cast<std::size_t>(size));
    m_at += static_cast<std::size_t>(size);
    return true;
}

// Source: the MessagePack specification, table "Formats".
bool MsgPack::next(Item& item)
{
    std::uint64_t head = 0;
    if (!take(1, head)) {
        return false;
    }
    item = {};
    std::uint64_t size = 0;
    const auto container = [&](Kind kind, std::uint64_t count) {
        item.kind = kind;
        item.number = count;
        return true;
    };
    const auto scalar = [&](Kind kind, std::size_t bytes) {
        item.kind = kind;
        return take(bytes, item.number);
    };
    const auto sized = [&](Kind kind, std::size_t bytes, std::size_t more = 0) {
        return take(bytes, size) && takeBytes(size + more, item, kind);
    };
    const auto counted
        = [&](Kind kind, std::size_t bytes) { return take(bytes, size) && container(kind, size); };
    /// 1, 2, 4, 8 bytes: of the kinds that follow each other by size.
    const auto width = [head](std::uint64_t first) { return std::size_t { 1 } << (head - first); };
    if (head <= 0x7F) {
        item.kind = Kind::Unsigned;
        item.number = head;
        return true;
    }
    if (head <= 0x8F) {
        return container(Kind::Map, head & 0x0FU);
    }
    if (head <= 0x9F) {
        return container(Kind::Array, head & 0x0FU);
    }
    if (head <= 0xBF) {
        return takeBytes(head & 0x1FU, item, Kind::String);
    }
    if (head <= 0xC1) {
        return head == 0xC0; // nil; 0xC1 is never used
    }
    if (head <= 0xC3) {
        item.kind = Kind::Boolean;
        item.number = head & 1U;
        return true;
    }
    if (head <= 0xC6) {
        return sized(Kind::Binary, width(0xC4));
    }
    if (head <= 0xC9) {
        return sized(Kind::Extension, width(0xC7), 1);
    }
    if (head <= 0xCB) {
        return scalar(Kind::Float, 4 * width(0xCA));
    }
    if (head <= 0xCF) {
        return scalar(Kind::Unsigned, width(0xCC));
    }
    if (head <= 0xD3) {
        const auto shift = 64U - 8U * static_cast<unsigned>(width(0xD0));
        const bool whole = scalar(Kind::Signed, width(0xD0));
        item.number = static_cast<std::uint64_t>(static_cast<std::int64_t>(item.number << shift) >> shift);
        return whole;
    }
    if (head <= 0xD8) {
        return takeBytes(width(0xD4) + 1, item, Kind::Extension);
    }
    if (head <= 0xDB) {
        return sized(Kind::String, width(0xD9));
    }
    if (head <= 0xDF) {
        return head <= 0xDD ? counted(Kind::Array, 2 * width(0xDC)) : counted(Kind::Map, 2 * width(0xDE));
    }
    item.kind = Kind::Signed;
    item.number = head | ~std::uint64_t { 0xFF };
    return true;
}

bool MsgPack::skip()
{
    // Each value takes a byte at least, so the number of those that are due is bounded by the bytes left.
    std::uint64_t due = 1;
    Item item;
    while (due > 0) {
        if (due > m_bytes.size() - m_at || !next(item)) {
            return false;
        }
        --due;
        if (item.kind == Kind::Array) {
            due += item.number;
        } else if (item.kind == Kind::Map) {
            due += 2 * item.number;
        }
    }
    return true;
}

} // namespace touchstone::io
