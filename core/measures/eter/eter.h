// SPDX-License-Identifier: GPL-3.0-or-later
// Entity Tree Error Rate: exact sums over aligned entities, the rate, and its curve over alpha. Source: Ben
// Jannet et al., ETER (LREC 2014), 4.3; core/docs/eter.md.
#pragma once

#include "core/match/trees/treematcher.h"
#include "core/measures/base/numbertree.h"

namespace touchstone::metrics {

/// A sum of fractions numerator / (4 n) for small n, kept exactly: adding is independent of order.
class QuarterSum
{
public:
    void add(std::uint32_t n, std::int64_t numerator)
    {
        if (numerator != 0 && (m_parts[n] += numerator) == 0) {
            m_parts.erase(n);
        }
    }
    void add(const QuarterSum& other, std::int64_t sign = 1)
    {
        for (const auto& [n, numerator] : other.m_parts) {
            add(n, sign * numerator);
        }
    }
    [[nodiscard]] long double value() const;
    [[nodiscard]] const std::map<std::uint32_t, std::int64_t>& parts() const { return m_parts; }
    friend bool operator==(const QuarterSum&, const QuarterSum&) = default;

private:
    std::map<std::uint32_t, std::int64_t> m_parts; ///< by n; none is 0
};

/// The errors of an alignment without the alpha between them: a straight line.
struct EterLine
{
    std::int64_t matched = 0;
    QuarterSum root; ///< Er over the pairs
    QuarterSum child; ///< Ec over the pairs

    void add(const match::PairCost& cost, std::int64_t sign = 1);
    void add(const EterLine& other, std::int64_t sign = 1);
    friend bool operator==(const EterLine&, const EterLine&) = default;
};

/// What is counted of a set of gold and system entities under one alignment; adds up over disjoint sets.
struct EterCounts
{
    std::int64_t gold = 0; ///< N_E
    std::int64_t system = 0; ///< N_H
    std::int64_t correct = 0; ///< pairs that cost nothing at any alpha
    std::int64_t rootCorrect = 0; ///< pairs with Er = 0
    std::int64_t type = 0; ///< pairs of which some type meets another main type, or none
    std::int64_t subtype = 0; ///< pairs of which no type does, but some meets another sub-type
    std::int64_t boundary = 0; ///< pairs of unequal span, whatever their types
    EterLine line;

    void addPair(const match::PairCost& cost);
    EterCounts& operator+=(const EterCounts& other);
    [[nodiscard]] std::int64_t matched() const { return line.matched; }
    [[nodiscard]] std::int64_t deletions() const { return gold - line.matched; }
    [[nodiscard]] std::int64_t insertions() const { return system - line.matched; }
    /// I + D + sum of E at an alpha.
    [[nodiscard]] double errorSum(const match::Rational& alpha) const;
    /// Errors by gold entities: >= 0, may exceed 1; undefined without gold entities.
    [[nodiscard]] std::optional<double> rate(const match::Rational& alpha) const;
    friend bool operator==(const EterCounts&, const EterCounts&) = default;
};

void flow(const NumberFlow& to, EterCounts& counts);

/// One corner of the curve.
struct EterPoint
{
    match::Rational alpha;
    double errorSum = 0;
    std::optional<double> rate;
};

/// A straight stretch of the curve: one alignment is best on all of it.
struct EterSegment
{
    match::Rational from;
    match::Rational to; ///< above `from`
    std::int64_t gold = 0; ///< entities, the same in every segment
    std::int64_t system = 0;
    EterLine line;

    /// I + D + sum of E at an alpha.
    [[nodiscard]] double errorSum(const match::Rational& alpha) const;
};

/// The least errors of a corpus over alpha, exact: sums the curves of documents.
class EterCurve
{
public:
    /// Entities of a document, and its curve.
    void add(std::int64_t gold, std::int64_t system, std::span<const match::TreeEdge> edges,
        const match::TreeCurve& curve);
    EterCurve& operator+=(const EterCurve& other);

    friend void flow(const NumberFlow& to, EterCurve& curve);
    /// Alpha 0, the kinks, alpha 1, ascending; between them it is straight. O(kinks · kinds of fractions).
    [[nodiscard]] std::vector<EterPoint> points() const;
    /// The stretches between these points.
    [[nodiscard]] std::vector<EterSegment> segments() const;

private:
    struct Less
    {
        bool operator()(const match::Rational& a, const match::Rational& b) const { return a < b; }
    };
    std::int64_t m_gold = 0;
    std::int64_t m_system = 0;
    EterLine m_start;
    std::map<match::Rational, EterLine, Less> m_turns; ///< by kink: what changes right of it
};

/// The errors at an alpha in 0..1 on the line between the corners of a curve.
[[nodiscard]] double errorsOnCurve(std::span<const EterPoint> curve, const match::Rational& alpha);

} // namespace touchstone::metrics
