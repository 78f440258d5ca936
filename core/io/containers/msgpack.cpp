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
    if (head >= 0xE0) {
        item.kind = Kind::Signed;
        item.number = head | ~std::uint64_t { 0xFF };
        return true;
    }
    switch (head) {
    case 0xC0:
        return true;
    case 0xC2:
    case 0xC3:
        item.kind = Kind::Boolean;
        item.number = head & 1U;
        return true;
    case 0xC4:
        return sized(Kind::Binary, 1);
    case 0xC5:
        return sized(Kind::Binary, 2);
    case 0xC6:
        return sized(Kind::Binary, 4);
    case 0xC7:
        return sized(Kind::Extension, 1, 1);
    case 0xC8:
        return sized(Kind::Extension, 2, 1);
    case 0xC9:
        return sized(Kind::Extension, 4, 1);
    case 0xCA:
        return scalar(Kind::Float, 4);
    case 0xCB:
        return scalar(Kind::Float, 8);
    case 0xCC:
        return scalar(Kind::Unsigned, 1);
    case 0xCD:
        return scalar(Kind::Unsigned, 2);
    case 0xCE:
        return scalar(Kind::Unsigned, 4);
    case 0xCF:
        return scalar(Kind::Unsigned, 8);
    case 0xD0:
    case 0xD1:
    case 0xD2:
    case 0xD3: {
        const auto bytes = std::size_t { 1 } << (head - 0xD0U);
        if (!scalar(Kind::Signed, bytes)) {
            return false;
        }
        const auto shift = 64U - 8U * static_cast<unsigned>(bytes);
        item.number = static_cast<std::uint64_t>(static_cast<std::int64_t>(item.number << shift) >> shift);
        return true;
    }
    case 0xD4:
    case 0xD5:
    case 0xD6:
    case 0xD7:
    case 0xD8:
        return takeBytes((std::uint64_t { 1 } << (head - 0xD4U)) + 1, item, Kind::Extension);
    case 0xD9:
        return sized(Kind::String, 1);
    case 0xDA:
        return sized(Kind::String, 2);
    case 0xDB:
        return sized(Kind::String, 4);
    case 0xDC:
        return counted(Kind::Array, 2);
    case 0xDD:
        return counted(Kind::Array, 4);
    case 0xDE:
        return counted(Kind::Map, 2);
    case 0xDF:
        return counted(Kind::Map, 4);
    default:
        return false; // 0xC1 is never used
    }
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
