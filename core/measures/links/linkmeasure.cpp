// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/links/linkmeasure.h"

#include "core/support/lookup.h"

namespace touchstone::metrics {

namespace {

void count(
    ConllCounts& to, std::uint32_t bits, std::uint32_t correct, std::uint32_t gold, std::uint32_t system)
{
    const auto one = [bits](std::uint32_t bit) { return std::int64_t { (bits & bit) != 0 ? 1 : 0 }; };
    to.correct += one(correct);
    to.gold += one(gold);
    to.system += one(system);
}

} // namespace

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

void flow(const NumberFlow& to, LinkCounts& counts)
{
    flow(to.part("span+kbid"), counts.spanKbid);
    flow(to.part("span+type+kbid"), counts.spanTypeKbid);
    flow(to.part("document+kbid"), counts.documentKbid);
    flow(to.part("nil"), counts.nil);
    for (std::size_t i = 0; i < linkClassCount; ++i) {
        to.number(linkClassName(static_cast<LinkClass>(i)), counts.classes.at(i));
    }
    for (std::size_t rank = 0; rank < counts.recalled.size(); ++rank) {
        to.number("recalled_" + std::to_string(rank), counts.recalled[rank]);
    }
}

std::vector<int> linkRanks(int nBest)
{
    std::vector<int> ranks(recallRanks.begin(), recallRanks.end());
    ranks.push_back(std::max(nBest, 1));
    support::sortUnique(ranks);
    return ranks;
}

void appendLinkStatistics(std::vector<double>& statistics, const LinkCounts& counts)
{
    for (const auto& key : { counts.spanKbid, counts.spanTypeKbid, counts.documentKbid, counts.nil }) {
        appendStatistics(statistics, key);
    }
    for (const auto value : counts.classes) {
        statistics.push_back(static_cast<double>(value));
    }
    for (const auto value : counts.recalled) {
        statistics.push_back(static_cast<double>(value));
    }
}

} // namespace touchstone::metrics
