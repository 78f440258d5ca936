// SPDX-License-Identifier: GPL-3.0-or-later
// FixedInteger: a signed integer of a fixed number of words, for the rare costs that 128 bits do not hold.
// Inside the room.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace touchstone::match {

/// Two's complement, `words` times 64 bits; results that do not fit wrap, callers check bits first.
template <std::size_t words> class FixedInteger
{
public:
    constexpr FixedInteger() = default;
    constexpr FixedInteger(std::int64_t value) // NOLINT(google-explicit-constructor): as the built-in ones
    {
        m_words.fill(value < 0 ? ~std::uint64_t { 0 } : 0);
        m_words[0] = static_cast<std::uint64_t>(value);
    }

    FixedInteger& operator+=(const FixedInteger& other)
    {
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < words; ++i) {
            const auto sum = m_words[i] + other.m_words[i];
            const auto whole = sum + carry;
            carry = static_cast<std::uint64_t>(sum < m_words[i]) | static_cast<std::uint64_t>(whole < sum);
            m_words[i] = whole;
        }
        return *this;
    }
    FixedInteger& operator-=(const FixedInteger& other)
    {
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < words; ++i) {
            const auto difference = m_words[i] - other.m_words[i];
            const auto whole = difference - borrow;
            borrow = static_cast<std::uint64_t>(m_words[i] < other.m_words[i])
                | static_cast<std::uint64_t>(difference < borrow);
            m_words[i] = whole;
        }
        return *this;
    }
    friend FixedInteger operator+(FixedInteger a, const FixedInteger& b) { return a += b; }
    friend FixedInteger operator-(FixedInteger a, const FixedInteger& b) { return a -= b; }
    friend FixedInteger operator-(const FixedInteger& a) { return FixedInteger() -= a; }
    friend FixedInteger operator*(const FixedInteger& a, const FixedInteger& b)
    {
        FixedInteger result;
        for (std::size_t i = 0; i < words; ++i) {
            if (a.m_words[i] == 0) {
                continue;
            }
            std::uint64_t carry = 0;
            for (std::size_t k = 0; i + k < words; ++k) {
                const auto part
                    = static_cast<Wide>(a.m_words[i]) * b.m_words[k] + result.m_words[i + k] + carry;
                result.m_words[i + k] = static_cast<std::uint64_t>(part);
                carry = static_cast<std::uint64_t>(part >> 64U);
            }
        }
        return result;
    }
    /// Division of a number >= 0 by a small one.
    friend FixedInteger operator/(FixedInteger a, std::uint64_t divisor)
    {
        Wide rest = 0;
        for (std::size_t i = words; i-- > 0;) {
            rest = (rest << 64U) | a.m_words[i];
            a.m_words[i] = static_cast<std::uint64_t>(rest / divisor);
            rest %= divisor;
        }
        return a;
    }
    friend std::uint64_t operator%(const FixedInteger& a, std::uint64_t divisor)
    {
        Wide rest = 0;
        for (std::size_t i = words; i-- > 0;) {
            rest = ((rest << 64U) | a.m_words[i]) % divisor;
        }
        return static_cast<std::uint64_t>(rest);
    }
    /// Half of a number >= 0.
    [[nodiscard]] FixedInteger half() const
    {
        FixedInteger result;
        for (std::size_t i = 0; i < words; ++i) {
            const auto above = i + 1 < words ? m_words[i + 1] : 0;
            result.m_words[i] = (m_words[i] >> 1U) | (above << 63U);
        }
        return result;
    }
    [[nodiscard]] bool even() const { return (m_words[0] & 1U) == 0; }
    /// Bits of a number >= 0, without its sign.
    [[nodiscard]] int bits() const
    {
        for (std::size_t i = words; i-- > 0;) {
            if (m_words[i] != 0) {
                return static_cast<int>(64 * i) + static_cast<int>(std::bit_width(m_words[i]));
            }
        }
        return 0;
    }
    /// The lower words.
    [[nodiscard]] std::uint64_t word(std::size_t index) const { return m_words[index]; }

    friend bool operator==(const FixedInteger&, const FixedInteger&) = default;
    friend std::strong_ordering operator<=>(const FixedInteger& a, const FixedInteger& b)
    {
        const auto top = words - 1;
        if (a.m_words[top] != b.m_words[top]) {
            return static_cast<std::int64_t>(a.m_words[top]) <=> static_cast<std::int64_t>(b.m_words[top]);
        }
        for (std::size_t i = top; i-- > 0;) {
            if (a.m_words[i] != b.m_words[i]) {
                return a.m_words[i] <=> b.m_words[i];
            }
        }
        return std::strong_ordering::equal;
    }

private:
    __extension__ using Wide = unsigned __int128;

    std::array<std::uint64_t, words> m_words {}; ///< least first
};

} // namespace touchstone::match
