// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/links/linkmeasure.h"

#include "core/measures/base/tally.h"

#include <algorithm>
#include <cmath>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 2> parameters { {
    { "n-best", "1, 2, 3 …", "1", "how many of the system's candidates count" },
    { "link-equivalents", "FILE", "none", "ids that stand for the same thing, one class a line" },
} };

constexpr std::array<const char*, 4> keys { "span+kbid", "span+type+kbid", "document+kbid", "nil" };
constexpr std::array<const char*, 3> counts { "correct", "gold", "system" };
constexpr std::array<std::string_view, 12> columns { "span+kbid.correct", "span+kbid.gold",
    "span+kbid.system", "span+type+kbid.correct", "span+type+kbid.gold", "span+type+kbid.system",
    "document+kbid.correct", "document+kbid.gold", "document+kbid.system", "nil.correct", "nil.gold",
    "nil.system" };

std::array<const ConllCounts*, 4> keysOf(const LinkCounts& all)
{
    return { &all.spanKbid, &all.spanTypeKbid, &all.documentKbid, &all.nil };
}

ConllCounts& operator+=(ConllCounts& to, const ConllCounts& other)
{
    to.correct += other.correct;
    to.gold += other.gold;
    to.system += other.system;
    return to;
}

void count(
    ConllCounts& to, std::uint32_t bits, std::uint32_t correct, std::uint32_t gold, std::uint32_t system)
{
    const auto one = [bits](std::uint32_t bit) { return std::int64_t { (bits & bit) != 0 ? 1 : 0 }; };
    to.correct += one(correct);
    to.gold += one(gold);
    to.system += one(system);
}

} // namespace

const Measure& linksMeasure()
{
    static constexpr Measure measure {
        .id = "links",
        .title = "Links",
        .description
        = "Linked names of equal span and right knowledge-base id (and equal type); sets of ids per "
          "document; "
          "recall among the first k candidates; what each name counts as, with names outside the base.",
        .source = "neleval 3.1.1 (strong_link_match, entity_match, analyze); ELEVANT",
        .lowerIsBetter = false,
        .headline = "span+kbid.f1",
        .parameters = parameters,
        .columns = columns,
        .statistics = nullptr,
        .scores = nullptr,
    };
    return measure;
}

void LinkCounts::add(std::uint32_t bits)
{
    constexpr auto correct = linkClassBit(LinkClass::CorrectLink);
    count(spanKbid, bits, correct, LinkGold, LinkSystem);
    count(spanTypeKbid, bits, LinkTypeCorrect, LinkGold, LinkSystem);
    count(documentKbid, bits, LinkDocumentCorrect, LinkDocumentGold, LinkDocumentSystem);
    count(nil, bits, LinkNilCorrect, LinkNilGold, LinkNilSystem);
    for (std::size_t i = 0; i < classes.size(); ++i) {
        classes.at(i) += (bits >> i) & 1U;
    }
    for (std::size_t i = 0; i < recalled.size(); ++i) {
        recalled[i] += (bits & (LinkRecallFirst << i)) != 0 ? 1 : 0;
    }
}

LinkCounts& LinkCounts::operator+=(const LinkCounts& other)
{
    spanKbid += other.spanKbid;
    spanTypeKbid += other.spanTypeKbid;
    documentKbid += other.documentKbid;
    nil += other.nil;
    for (std::size_t i = 0; i < classes.size(); ++i) {
        classes.at(i) += other.classes.at(i);
    }
    recalled.resize(std::max(recalled.size(), other.recalled.size()));
    for (std::size_t i = 0; i < other.recalled.size(); ++i) {
        recalled[i] += other.recalled[i];
    }
    return *this;
}

std::vector<int> linkRanks(int nBest)
{
    std::vector<int> ranks(recallRanks.begin(), recallRanks.end());
    ranks.push_back(std::max(nBest, 1));
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    return ranks;
}

std::vector<std::string> linkStatisticNames(std::span<const int> ranks)
{
    std::vector<std::string> names(columns.begin(), columns.end());
    for (std::size_t i = 0; i < linkClassCount; ++i) {
        names.emplace_back(linkClassName(static_cast<LinkClass>(i)));
    }
    for (const auto rank : ranks) {
        names.push_back("recalled@" + std::to_string(rank));
    }
    return names;
}

void appendLinkStatistics(std::vector<double>& statistics, const LinkCounts& all)
{
    for (const auto* const key : keysOf(all)) {
        for (const auto value : { key->correct, key->gold, key->system }) {
            statistics.push_back(static_cast<double>(value));
        }
    }
    for (const auto value : all.classes) {
        statistics.push_back(static_cast<double>(value));
    }
    for (const auto value : all.recalled) {
        statistics.push_back(static_cast<double>(value));
    }
}

std::vector<NamedScore> linkScores(std::span<const double> sum, std::span<const int> ranks)
{
    std::vector<NamedScore> scores;
    for (std::size_t key = 0; key < keys.size(); ++key) {
        const auto at = sum.subspan(key * counts.size(), counts.size());
        const ConllCounts values { std::llround(at[0]), std::llround(at[1]), std::llround(at[2]) };
        const std::string name = std::string(keys.at(key)) + ".";
        scores.push_back({ name + "f1", values.f1(), false });
        scores.push_back({ name + "precision", values.precision(), false });
        scores.push_back({ name + "recall", values.recall(), false });
        for (std::size_t i = 0; i < counts.size(); ++i) {
            scores.push_back({ name + counts.at(i), at[i], true });
        }
    }
    for (std::size_t i = 0; i < linkClassCount; ++i) {
        scores.push_back(
            { std::string(linkClassName(static_cast<LinkClass>(i))), sum[columns.size() + i], true });
    }
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        scores.push_back({ "recall@" + std::to_string(ranks[i]),
            ratio(sum[columns.size() + linkClassCount + i], sum[1]), false });
    }
    return scores;
}

} // namespace touchstone::metrics
