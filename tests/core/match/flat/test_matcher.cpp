// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/flat/matcher.h"
#include "core/match/flat/mentions.h"
#include "tests/reference/bruteforce.h"
#include "tests/support/builders.h"
#include "tests/support/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>

namespace touchstone::match {

static std::ostream& operator<<(std::ostream& out, const Pair& pair)
{
    return out << pair.gold << '-' << pair.system;
}

namespace {

using testsupport::below;
using testsupport::Random;

std::vector<Pair> matched(const Side& gold, const Side& system, MatchPolicy policy = {})
{
    support::Progress progress;
    auto result = matchMentions(gold, system, policy, progress);
    EXPECT_TRUE(result.has_value());
    return result.value_or(std::vector<Pair> {});
}

struct Sides
{
    std::vector<std::string> labels;
    Side gold;
    Side system;
};
Sides sides(const std::string& goldText, const std::string& systemText)
{
    const auto gold = testsupport::layer({ goldText });
    const auto system = testsupport::layer({ systemText });
    const TypeTable types(gold, system);
    return { types.labels(), makeSide(gold.documents[0], types, SideRole::Gold),
        makeSide(system.documents[0], types, SideRole::System) };
}

std::string shown(const Side& side)
{
    std::ostringstream out;
    for (const auto& m : side.mentions) {
        out << m.span.begin << '-' << m.span.end << " t" << m.type << " l" << m.types << " id" << m.idRank
            << " len" << m.originalLength;
        for (std::uint32_t i = 0; i < m.fragmentCount; ++i) {
            const auto f = side.fragments[m.firstFragment + i];
            out << ' ' << f.begin << '_' << f.end;
        }
        out << "; ";
    }
    return out.str();
}

std::string shown(const std::vector<PairOutcome>& records)
{
    std::ostringstream out;
    for (const auto& r : records) {
        out << static_cast<std::int32_t>(r.gold) << '/' << static_cast<std::int32_t>(r.system) << ' '
            << r.goldType << '/' << r.systemType << ' ' << errorTypeName(r.errorType) << ' ' << int { r.tags }
            << ' ' << r.sameSpan << r.sameType << '\n';
    }
    return out.str();
}

/// "PER/PER correct" per record.
std::string recordsOf(const std::string& goldText, const std::string& systemText, MatchPolicy policy = {})
{
    const auto made = sides(goldText, systemText);
    std::string out;
    for (const auto& r :
        classify(0, made.gold, made.system, matched(made.gold, made.system, policy), policy)) {
        out += r.hasGold() ? made.labels[r.goldType] : "-";
        out += '/';
        out += r.hasSystem() ? made.labels[r.systemType] : "-";
        out += ' ';
        out += errorTypeName(r.errorType);
        for (const auto tag : { SplitPart, MergePart }) {
            if ((r.tags & tag) != 0) {
                out += ' ';
                out += tagName(tag);
            }
        }
        out += '\n';
    }
    return out;
}

TEST(Classify, NamesEachErrorType)
{
    EXPECT_EQ(recordsOf("[PER Ada] [LOC Rome] [ORG.a IBM]", "[PER Ada] [PER Rome] [ORG.b IBM]"),
        "PER/PER correct\nLOC/PER type\nORG.a/ORG.b subtype\n");
    EXPECT_EQ(recordsOf("[PER Ada] King", "Ada [PER King]"), "PER/- missing\n-/PER spurious\n");
    EXPECT_EQ(recordsOf("[PER Ada King]", "[PER Ada] King"), "PER/PER boundary\n");
    EXPECT_EQ(recordsOf("[PER.a Ada King]", "[PER.b Ada] King"), "PER.a/PER.b boundary+subtype\n");
    EXPECT_EQ(recordsOf("[PER Ada King]", "[LOC Ada] King"), "PER/LOC boundary+type\n");
    EXPECT_EQ(
        recordsOf("[PER Ada King]", "[PER Ada] [LOC King]"), "PER/PER split\n-/LOC spurious split-part\n");
    EXPECT_EQ(
        recordsOf("[PER Ada] [LOC King]", "[PER Ada King]"), "PER/PER merge\nLOC/- missing merge-part\n");
}

TEST(Classify, APairOfEqualSpanMakesNoParts)
{
    EXPECT_EQ(recordsOf("[LOC Ada [PER King]]", "Ada [PER King]"), "LOC/- missing\nPER/PER correct\n");
}

TEST(Classify, SplitAndMergeFollowTheEdgesOfThePolicy)
{
    const MatchPolicy half { PairingPolicy::Optimal, 50 };
    EXPECT_EQ(
        recordsOf("[PER Adalbert K]", "[PER Adalbert] [PER K]", half), "PER/PER boundary\n-/PER spurious\n");
}

TEST(Matcher, PrefersStrictThenSpanThenTypeThenPairsThenShare)
{
    EXPECT_EQ(recordsOf("[A [B abc] def]", "[C [B abc] def]"), "B/B correct\nA/C type\n");
    EXPECT_EQ(recordsOf("[A abc]", "[B ab][A c]"), "-/B spurious split-part\nA/A split\n")
        << "equal type before more shared characters";
    EXPECT_EQ(recordsOf("[A abc]", "[A ab][A c]"), "A/A split\n-/A spurious split-part\n");
}

TEST(Matcher, FirstComeTakesTheFirstOverlapInFileOrder)
{
    const MatchPolicy policy { PairingPolicy::FirstCome, 1 };
    EXPECT_EQ(recordsOf("[A abcd]", "[B a][A bcd]", policy), "A/B split\n-/A spurious split-part\n");
    EXPECT_EQ(recordsOf("[A [B abc] def]", "[B abc] def", policy), "B/- missing merge-part\nA/B merge\n");
}

TEST(Matcher, FirstComeComputesThePercentageAsNervaluate)
{
    Side gold;
    gold.mentions.emplace_back().span = { 0, 100 };
    Side system;
    system.mentions.emplace_back().span = { 0, 29 };
    EXPECT_EQ(matched(gold, system, { PairingPolicy::FirstCome, 29 }).size(), 0U) << "29 / 100 * 100 < 29";
    EXPECT_EQ(matched(gold, system, { PairingPolicy::Optimal, 29 }).size(), 1U);
}

TEST(Matcher, LostSpansOverlapNothing)
{
    Side gold;
    gold.mentions.emplace_back().span = { 3, 3 };
    EXPECT_TRUE(matched(gold, gold).empty());
    EXPECT_TRUE(edges(gold, gold, {}).empty());
    EXPECT_EQ(classify(0, gold, gold, {}, {}).size(), 2U);
}

TEST(Matcher, StopsWhenAsked)
{
    std::stop_source stop;
    stop.request_stop();
    support::Progress progress(stop.get_token());
    const auto result = matchMentions({}, {}, {}, progress);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, support::ErrorCode::Cancelled);
}

TEST(Matcher, OfIdenticalAnnotationsTheLongerOriginalThenTheSmallerIdIsPaired)
{
    const auto add = [](Side& side, std::uint32_t idRank, std::uint32_t originalLength) {
        auto& mention = side.mentions.emplace_back();
        mention.span = { 0, 4 };
        mention.entity = static_cast<std::uint32_t>(side.mentions.size() - 1);
        mention.idRank = idRank;
        mention.originalLength = originalLength;
    };
    Side gold;
    add(gold, 2, 4);
    add(gold, 1, 4);
    add(gold, 3, 5);
    Side system;
    add(system, 0, 4);
    EXPECT_EQ(matched(gold, system), (std::vector<Pair> { { 2, 0 } }));
    gold.mentions.pop_back();
    EXPECT_EQ(matched(gold, system), (std::vector<Pair> { { 1, 0 } }));
}

TEST(Mentions, TypesAreNumberedByCodePointOverBothSides)
{
    const auto made = sides("[a x] [Ä y] [Z.b z]", "[Z.a x] [a|Q y] [+part z]");
    EXPECT_EQ(made.labels, (std::vector<std::string> { "Z.a", "Z.b", "a", "Ä" }));
    EXPECT_EQ(made.gold.mentions[0].type, 2U);
    EXPECT_EQ(made.system.mentions[1].type, 2U) << "literal type";
    EXPECT_LT(made.gold.mentions[0].types, made.system.mentions[1].types) << "a before a|Q";
    EXPECT_LT(made.system.mentions[1].types, made.gold.mentions[1].types) << "a|Q before Ä";
    EXPECT_EQ(made.gold.mentions[2].mainType, made.system.mentions[0].mainType);
    EXPECT_EQ(made.system.mentions.size(), 2U) << "components take no part";
}

TEST(Mentions, IdsAreRankedWhereAnnotationsMayBeIdentical)
{
    const auto made = sides("[PER#b [PER#a Ada]]", "[PER Ada]");
    EXPECT_GT(made.gold.mentions[0].idRank, made.gold.mentions[1].idRank);
}

TEST(Mentions, FragmentsThatMapToNothingAreDropped)
{
    auto gold = testsupport::layer({ "abcdefgh" });
    testsupport::addFragmented(gold.documents[0], gold.labels, { { 0, 2 }, { 4, 6 } }, "A");
    const TypeTable types(gold, gold);
    const auto cut = [](text::Span span) {
        return text::Span { std::min(span.begin, 4U), std::min(span.end, 4U) };
    };
    const auto side = makeSide(gold.documents[0], types, SideRole::Gold, cut);
    ASSERT_EQ(side.mentions.size(), 1U);
    EXPECT_EQ(side.mentions[0].fragmentCount, 0U);
    EXPECT_EQ(side.mentions[0].span, (text::Span { 0, 2 }));
    EXPECT_EQ(side.mentions[0].originalLength, 4U);
    const auto whole = makeSide(gold.documents[0], types, SideRole::Gold);
    EXPECT_EQ(whole.mentions[0].fragmentCount, 2U);
    EXPECT_EQ(onlyType(whole, 0).mentions.size(), 1U);
    EXPECT_TRUE(onlyType(whole, 1).mentions.empty());
}

TEST(Outcome, NamesGoThereAndBack)
{
    EXPECT_EQ(outcomeByCode("par"), Outcome::Partial);
    EXPECT_FALSE(outcomeByCode("PART"));
    EXPECT_EQ(schemeByName("type"), Scheme::Type);
    EXPECT_FALSE(schemeByName("Type"));
    for (std::size_t i = 0; i < errorTypeCount; ++i) {
        EXPECT_EQ(errorTypeByName(errorTypeName(static_cast<ErrorType>(i))), static_cast<ErrorType>(i));
    }
    EXPECT_EQ(errorTypeName(ErrorType::BoundarySubtype), "boundary+subtype");
}

/// How random sides are made.
struct Kind
{
    std::uint32_t most = 6; ///< mentions
    std::uint32_t length = 12; ///< of the text
    std::uint32_t longest = 6;
    std::uint32_t types = 2;
    std::uint32_t lists = 1; ///< lists of types per type
    std::uint32_t fragmentPercent = 0;
    std::uint32_t copyPercent = 0; ///< taken over from the other side
    std::uint32_t emptyPercent = 0;
};

Side randomSide(Random& random, const Kind& kind, const Side* other)
{
    Side side;
    const auto count = below(random, kind.most + 1);
    for (std::uint32_t i = 0; i < count; ++i) {
        Mention m;
        m.entity = i;
        m.type = below(random, kind.types);
        m.types = m.type * kind.lists + below(random, kind.lists);
        m.mainType = m.type / 2;
        m.idRank = i * 7 % 11;
        m.originalLength = below(random, 3);
        if (other != nullptr && !other->mentions.empty() && below(random, 100) < kind.copyPercent) {
            const auto& source
                = other->mentions[below(random, static_cast<std::uint32_t>(other->mentions.size()))];
            m.span = source.span;
            m.firstFragment = static_cast<std::uint32_t>(side.fragments.size());
            m.fragmentCount = source.fragmentCount;
            for (std::uint32_t f = 0; f < source.fragmentCount; ++f) {
                side.fragments.push_back(other->fragments[source.firstFragment + f]);
            }
        } else {
            m.span.begin = below(random, kind.length);
            m.span.end = m.span.begin + 1 + below(random, kind.longest);
            if (below(random, 100) < kind.emptyPercent) {
                m.span.end = m.span.begin;
            }
            if (below(random, 100) < kind.fragmentPercent && m.span.length() >= 3) {
                const auto cut = m.span.begin + 1 + below(random, m.span.length() - 2);
                const auto gap = 1 + below(random, m.span.end - cut - 1);
                m.firstFragment = static_cast<std::uint32_t>(side.fragments.size());
                m.fragmentCount = 2;
                side.fragments.push_back({ m.span.begin, cut });
                side.fragments.push_back({ cut + gap, m.span.end });
            }
        }
        side.mentions.push_back(m);
    }
    return side;
}

void expectAsReference(const Side& gold, const Side& system, double minOverlap)
{
    const MatchPolicy policy { PairingPolicy::Optimal, minOverlap };
    const auto pairs = matched(gold, system, policy);
    ASSERT_EQ(pairs, reference::everyAssignment(gold, system, minOverlap))
        << "gold " << shown(gold) << "\nsystem " << shown(system) << "\nmin overlap " << minOverlap;
    const auto records = classify(3, gold, system, pairs, policy);
    ASSERT_EQ(shown(records), shown(reference::plainRecords(3, gold, system, pairs, minOverlap)))
        << "gold " << shown(gold) << "\nsystem " << shown(system) << "\nmin overlap " << minOverlap;
}

TEST(Matcher, AgreesWithEveryAssignmentTried)
{
    const std::vector<Kind> kinds {
        { 6, 12, 6, 2, 1, 0, 30, 0 }, // crossing and nested
        { 6, 6, 4, 3, 1, 0, 30, 5 }, // dense
        { 6, 3, 2, 2, 1, 0, 30, 0 }, // many duplicates
        { 6, 3, 2, 2, 2, 0, 30, 0 }, // duplicates whose lists of types differ
        { 6, 2, 2, 4, 3, 0, 60, 0 }, //
        { 6, 10, 7, 2, 1, 40, 30, 0 }, // discontinuous
        { 6, 5, 4, 2, 2, 60, 60, 5 }, //
        { 6, 16, 3, 1, 1, 0, 20, 0 }, // one type
        { 5, 1, 9, 2, 1, 0, 10, 0 }, // nests with a common begin
        { 6, 8, 12, 3, 1, 0, 10, 0 }, // long ones
    };
    const double overlaps[] = { 0, 0, 0, 25, 50, 100.0 / 3, 75, 100 };
    Random random(1);
    for (int round = 0; round < 4000; ++round) {
        for (const auto& kind : kinds) {
            const auto gold = randomSide(random, kind, nullptr);
            const auto system = randomSide(random, kind, &gold);
            expectAsReference(gold, system, overlaps[below(random, 8)]);
            if (HasFatalFailure()) {
                return;
            }
        }
    }
}

TEST(Matcher, FirstComeIsTheGreedyLoop)
{
    Random random(2);
    const Kind kinds[] = { { 8, 12, 6, 2, 1, 0, 30, 5 }, { 8, 30, 4, 2, 1, 30, 30, 0 } };
    for (int round = 0; round < 4000; ++round) {
        const auto& kind = kinds[round % 2];
        auto gold = randomSide(random, kind, nullptr);
        const auto system = randomSide(random, kind, &gold);
        if (round % 3 != 0) { // in the order of the begins: the walk may skip
            std::stable_sort(gold.mentions.begin(), gold.mentions.end(),
                [](const Mention& a, const Mention& b) { return a.span.begin < b.span.begin; });
        }
        const MatchPolicy policy { PairingPolicy::FirstCome, below(random, 2) == 0 ? 1.0 : 50.0 };
        std::vector<Pair> expected;
        std::vector<bool> used(gold.mentions.size(), false);
        for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
            for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
                std::uint32_t length = 0;
                for (const auto piece : gold.pieces(gold.mentions[g])) {
                    length += piece.length();
                }
                const auto shared = sharedUnits(gold, gold.mentions[g], system, system.mentions[s]);
                if (!used[g] && shared > 0 && double { 1 } * shared / length * 100.0 >= policy.minOverlap) {
                    used[g] = true;
                    expected.push_back({ g, s });
                    break;
                }
            }
        }
        std::sort(expected.begin(), expected.end());
        ASSERT_EQ(matched(gold, system, policy), expected) << shown(gold) << '\n' << shown(system);
    }
}

TEST(Matcher, EdgesAreAllPairsThatShareEnough)
{
    Random random(3);
    const Kind kind { 10, 20, 8, 2, 1, 30, 20, 5 };
    for (int round = 0; round < 2000; ++round) {
        const auto gold = randomSide(random, kind, nullptr);
        const auto system = randomSide(random, kind, &gold);
        const MatchPolicy policy { PairingPolicy::Optimal, below(random, 2) == 0 ? 0.0 : 50.0 };
        std::vector<Pair> expected;
        for (std::uint32_t g = 0; g < gold.mentions.size(); ++g) {
            for (std::uint32_t s = 0; s < system.mentions.size(); ++s) {
                std::uint32_t shared = 0;
                std::uint32_t length = 0;
                for (const auto piece : gold.pieces(gold.mentions[g])) {
                    length += piece.length();
                    for (const auto other : system.pieces(system.mentions[s])) {
                        shared += text::overlap(piece, other);
                    }
                }
                if (shared > 0 && 2 * shared >= (policy.minOverlap > 0 ? length : 0)) {
                    expected.push_back({ g, s });
                }
            }
        }
        ASSERT_EQ(edges(gold, system, policy), expected) << shown(gold) << '\n' << shown(system);
    }
}

TEST(Matcher, RefusesWhatWouldNotEnd)
{
    Side gold;
    Side system;
    constexpr std::uint32_t count = 5800;
    for (std::uint32_t i = 0; i < count; ++i) {
        gold.mentions.emplace_back().span = { i, 3 * count - i };
        system.mentions.emplace_back().span = { i, 3 * count - i - 1 };
    }
    support::Progress progress;
    const auto result = matchMentions(gold, system, {}, progress);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().code, support::ErrorCode::TooLarge);
    const auto easy = matchMentions(gold, gold, {}, progress);
    ASSERT_TRUE(easy.has_value()) << "equal extents need no search";
    EXPECT_EQ(easy->size(), count);
}

} // namespace
} // namespace touchstone::match
