// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/eter/eter.h"

#include "core/measures/base/tally.h"
#include "core/support/numbers.h"
#include "core/support/widenumber.h"

namespace touchstone::metrics {

namespace {

long double real(match::Rational::Integer value) { return static_cast<long double>(value); }

long double errors(std::int64_t gold, std::int64_t system, const EterLine& line, const match::Rational& alpha)
{
    const auto rest = real(alpha.denominator - alpha.numerator) / real(alpha.denominator);
    return static_cast<long double>(gold + system - 2 * line.matched) + rest * line.root.value()
        + real(alpha.numerator) / real(alpha.denominator) * line.child.value();
}

void flowSum(const NumberFlow& to, QuarterSum& sum)
{
    if (to.out()) {
        for (const auto& name : to.names()) {
            std::int64_t numerator = 0;
            to.number(name, numerator);
            if (const auto n = support::parsed<std::uint32_t>(name); n && *n > 0) {
                sum.add(*n, numerator);
            }
        }
        return;
    }
    for (auto [n, numerator] : sum.parts()) {
        to.number(std::to_string(n), numerator);
    }
}

void flowLine(const NumberFlow& to, EterLine& line)
{
    to.number("matched", line.matched);
    flowSum(to.part("root"), line.root);
    flowSum(to.part("child"), line.child);
}

/// "4/7"; nothing for what is none.
std::optional<match::Rational> kinkOf(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    const auto numerator = support::wideOf(text.substr(0, slash));
    const auto denominator = support::wideOf(text.substr(slash + 1));
    if (!numerator || !denominator || *numerator < 0 || *denominator < 1) {
        return std::nullopt;
    }
    return match::Rational { *numerator, *denominator };
}

} // namespace

// Whole numbers apart, then by ascending n: the same sum for the same parts.
long double QuarterSum::value() const
{
    long double sum = 0;
    for (const auto& [n, numerator] : m_parts) {
        sum += static_cast<long double>(numerator) / (4 * static_cast<long double>(n));
    }
    return sum;
}

void EterLine::add(const match::PairCost& cost, std::int64_t sign)
{
    matched += sign;
    root.add(cost.types, sign * std::int64_t { cost.root });
    child.add(cost.parts, sign * std::int64_t { cost.children });
}

void EterLine::add(const EterLine& other, std::int64_t sign)
{
    matched += sign * other.matched;
    root.add(other.root, sign);
    child.add(other.child, sign);
}

void EterCounts::addPair(const match::PairCost& cost)
{
    correct += cost.correct() ? 1 : 0;
    rootCorrect += cost.root == 0 ? 1 : 0;
    type += cost.typeError ? 1 : 0;
    subtype += cost.subtypeError ? 1 : 0;
    boundary += cost.boundaryError ? 1 : 0;
    line.add(cost);
}

EterCounts& EterCounts::operator+=(const EterCounts& other)
{
    gold += other.gold;
    system += other.system;
    correct += other.correct;
    rootCorrect += other.rootCorrect;
    type += other.type;
    subtype += other.subtype;
    boundary += other.boundary;
    line.add(other.line);
    return *this;
}

void flow(const NumberFlow& to, EterCounts& counts)
{
    to.number("gold", counts.gold);
    to.number("system", counts.system);
    to.number("correct", counts.correct);
    to.number("root_correct", counts.rootCorrect);
    to.number("type", counts.type);
    to.number("subtype", counts.subtype);
    to.number("boundary", counts.boundary);
    flowLine(to, counts.line);
}

void flow(const NumberFlow& to, EterCurve& curve)
{
    to.number("gold", curve.m_gold);
    to.number("system", curve.m_system);
    flowLine(to.part("start"), curve.m_start);
    const auto turns = to.part("turns");
    if (to.out()) {
        for (const auto& name : turns.names()) {
            if (const auto alpha = kinkOf(name)) {
                flowLine(turns.part(name), curve.m_turns[*alpha]);
            }
        }
        return;
    }
    for (auto& [alpha, turn] : curve.m_turns) {
        const auto least = alpha.reduced();
        const auto into
            = turns.part(support::wideText(least.numerator) + "/" + support::wideText(least.denominator));
        flowLine(into, turn);
        std::int64_t here = 1; // a corner, also where the changes add up to nothing
        into.number("shards", here);
    }
}

double EterCounts::errorSum(const match::Rational& alpha) const
{
    return static_cast<double>(errors(gold, system, line, alpha));
}

std::optional<double> EterCounts::rate(const match::Rational& alpha) const
{
    return ratio(errorSum(alpha), static_cast<double>(gold));
}

void EterCurve::add(std::int64_t gold, std::int64_t system, std::span<const match::TreeEdge> edges,
    const match::TreeCurve& curve)
{
    m_gold += gold;
    m_system += system;
    for (const auto edge : curve.start) {
        m_start.add(edges[edge].cost);
    }
    for (const auto& kink : curve.kinks) {
        auto& turn = m_turns[kink.alpha];
        for (const auto edge : kink.parted) {
            turn.add(edges[edge].cost, -1);
        }
        for (const auto edge : kink.joined) {
            turn.add(edges[edge].cost);
        }
    }
}

EterCurve& EterCurve::operator+=(const EterCurve& other)
{
    m_gold += other.m_gold;
    m_system += other.m_system;
    m_start.add(other.m_start);
    for (const auto& [alpha, turn] : other.m_turns) {
        m_turns[alpha].add(turn);
    }
    return *this;
}

std::vector<EterPoint> EterCurve::points() const
{
    std::vector<EterPoint> result;
    const auto add = [&](const match::Rational& alpha, const EterLine& line) {
        const auto sum = static_cast<double>(errors(m_gold, m_system, line, alpha));
        result.push_back({ alpha, sum, ratio(sum, static_cast<double>(m_gold)) });
    };
    auto line = m_start;
    add({ 0, 1 }, line);
    for (const auto& [alpha, turn] : m_turns) {
        add(alpha, line);
        line.add(turn);
    }
    add({ 1, 1 }, line);
    return result;
}

std::vector<EterSegment> EterCurve::segments() const
{
    std::vector<EterSegment> result;
    EterSegment segment { { 0, 1 }, { 1, 1 }, m_gold, m_system, m_start };
    for (const auto& [alpha, turn] : m_turns) {
        segment.to = alpha;
        result.push_back(segment);
        segment.from = alpha;
        segment.line.add(turn);
    }
    segment.to = { 1, 1 };
    result.push_back(std::move(segment));
    return result;
}

double EterSegment::errorSum(const match::Rational& alpha) const
{
    return static_cast<double>(errors(gold, system, line, alpha));
}

double errorsOnCurve(std::span<const EterPoint> curve, const match::Rational& alpha)
{
    const auto right = std::find_if(
        curve.begin() + 1, curve.end() - 1, [&](const EterPoint& point) { return alpha <= point.alpha; });
    const auto& a = *(right - 1);
    const auto& b = *right;
    const auto real = [](const match::Rational& fraction) {
        return static_cast<long double>(fraction.numerator) / static_cast<long double>(fraction.denominator);
    };
    const auto share = (real(alpha) - real(a.alpha)) / (real(b.alpha) - real(a.alpha));
    return static_cast<double>(
        (1 - share) * static_cast<long double>(a.errorSum) + share * static_cast<long double>(b.errorSum));
}

} // namespace touchstone::metrics
