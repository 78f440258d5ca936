// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measures/links/linkmeasure.h"

#include "core/measures/links/computelinks.h"
#include "core/support/lookup.h"

#include <algorithm>

namespace touchstone::metrics {

namespace {

constexpr std::array<MeasureParameter, 2> parameters { {
    { "n-best", "1, 2, 3 …", "1", "how many of the system's candidates count" },
    { "link-equivalents", "FILE", "none", "ids that stand for the same thing, one class a line" },
} };

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
        .headline = "span+kbid.f1",
        .parameters = parameters,
        .compute = analysis::computeLinks,
        .comparesTypes = false,
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
