// SPDX-License-Identifier: GPL-3.0-or-later
// CreditSum: a sum of credits that does not depend on their order.
#pragma once

#include <cmath>
#include <cstdint>

namespace touchstone::metrics {

/// Adds numbers from 0 to 2^60 as whole multiples of 2^-60, so that addition is exact; each number is rounded
/// once, by less than 1e-18.
class CreditSum
{
public:
    __extension__ using Units = __int128; ///< multiples of 2^-60
    static constexpr int bits = 60;

    CreditSum() = default;
    [[nodiscard]] static CreditSum ofUnits(Units units)
    {
        CreditSum sum;
        sum.m_units = units;
        return sum;
    }
    [[nodiscard]] static CreditSum ofWhole(std::int64_t number) { return ofUnits(Units { number } << bits); }
    [[nodiscard]] Units units() const { return m_units; }
    /// Rounded down.
    [[nodiscard]] std::int64_t whole() const { return static_cast<std::int64_t>(m_units >> bits); }

    void add(double credit)
    {
        constexpr double half = 0.5;
        constexpr double fits = 4; // in 64 bits, which most credits do: a conversion instead of a call
        const double units = credit * static_cast<double>(std::int64_t { 1 } << bits);
        m_units += credit < fits ? Units { static_cast<std::int64_t>(units + half) }
                                 : static_cast<Units>(std::nearbyint(units));
    }
    CreditSum& operator+=(const CreditSum& other)
    {
        m_units += other.m_units;
        return *this;
    }
    [[nodiscard]] double value() const { return std::ldexp(static_cast<double>(m_units), -bits); }
    friend bool operator==(const CreditSum&, const CreditSum&) = default;

private:
    Units m_units = 0;
};

} // namespace touchstone::metrics
