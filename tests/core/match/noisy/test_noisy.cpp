// SPDX-License-Identifier: GPL-3.0-or-later
// Matching on noisy text: labels, the walk against its slow twin, one-to-one against all assignments.
#include "core/align/alignment.h"
#include "core/align/editdistance.h"
#include "core/match/noisy/noisyassignment.h"
#include "core/match/noisy/noisywalk.h"
#include "core/text/utf8.h"
#include "tests/reference/noisycolumns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <sstream>

namespace touchstone::match {
namespace {

using annotation::Document;
using annotation::LabelId;
using annotation::TagPrefix;
using annotation::TokenTag;

const std::vector<std::uint32_t> sameNumbers { 0, 1, 2, 3, 4 };

/// "Isle/B-A of/I-A x/O": types A to E. Annotations as a reader makes them: one per beginning.
Document tagged(const std::string& words)
{
    Document document;
    std::string text;
    std::istringstream stream(words);
    std::string word;
    while (stream >> word) {
        const auto slash = word.rfind('/');
        const auto token = word.substr(0, slash);
        const auto tag = word.substr(slash + 1);
        text += text.empty() ? "" : " ";
        const auto begin = static_cast<std::uint32_t>(text::codePointCount(text));
        text += token;
        const text::Span span { begin, static_cast<std::uint32_t>(text::codePointCount(text)) };
        document.tokens.push_back(span);
        if (tag == "O") {
            document.tokenTags.emplace_back();
            continue;
        }
        const auto prefix = static_cast<TagPrefix>(std::string("OBIESLUM").find(tag[0]));
        const LabelId label { static_cast<std::uint32_t>(tag[2] - 'A') };
        document.tokenTags.emplace_back(prefix, label);
        annotation::Entity entity;
        entity.span = span;
        entity.label = label;
        document.annotations.entities.push_back(entity);
    }
    document.text = text::Text(text);
    return document;
}

/// "text" with annotations "begin-end/TYPE".
Document spanned(const std::string& text, const std::string& spans)
{
    Document document;
    document.text = text::Text(text);
    std::istringstream stream(spans);
    std::string one;
    while (stream >> one) {
        annotation::Entity entity;
        entity.span.begin = static_cast<std::uint32_t>(std::stoul(one));
        entity.span.end = static_cast<std::uint32_t>(std::stoul(one.substr(one.find('-') + 1)));
        entity.label = LabelId { static_cast<std::uint32_t>(one.back() - 'A') };
        document.annotations.entities.push_back(entity);
    }
    return document;
}

/// "A[a b c] B[b]": what each entity is compared with, in the order of beginnings.
std::string walked(const NoisySide& side, const text::Text& text)
{
    std::string list;
    for (const auto& entity : side.entities) {
        list += std::string(list.empty() ? "" : " ") + static_cast<char>('A' + entity.type) + "["
            + std::string(text.slice(entity.walked)) + "]" + (entity.run == noRun ? "!" : "");
    }
    return list;
}

std::string walkedTags(const std::string& words)
{
    const auto document = tagged(words);
    return walked(noisySide(document, sameNumbers), document.text);
}

struct Run
{
    NoisySide gold;
    NoisySide system;
    std::u32string goldText;
    std::u32string systemText;
    align::TextAlignment alignment;
    std::vector<NoisyComparison> comparisons;

    [[nodiscard]] std::string text() const
    {
        std::string list;
        for (const auto& one : comparisons) {
            const auto slice = [](const std::u32string& from, text::Span span) {
                return text::toUtf8(std::u32string_view(from).substr(span.begin, span.length()));
            };
            list += std::string(list.empty() ? "" : " ") + slice(goldText, one.goldText)
                + (one.passedOver     ? "*"
                        : one.matched ? "="
                                      : "/")
                + slice(systemText, one.systemText);
        }
        return list;
    }
};

enum class Mode { Walk, OneToOne };

Run run(const Document& gold, const Document& system, Tolerance tolerance = {}, Mode mode = Mode::Walk)
{
    Run result;
    result.gold = noisySide(gold, sameNumbers);
    result.system = noisySide(system, sameNumbers);
    result.goldText = text::toCodePoints(gold.text.utf8());
    result.systemText = text::toCodePoints(system.text.utf8());
    support::Progress progress;
    result.alignment = *align::alignCharacters(gold.text, system.text, progress);
    const auto function = mode == Mode::Walk ? noisyWalk : noisyOneToOne;
    result.comparisons = *function(result.gold, result.system, result.alignment,
        { result.goldText, result.systemText }, tolerance, progress);
    return result;
}

// ------------------------------------------------------------------------------------------------- labels

TEST(NoisyLabels, EntitiesGoOnOverInnerOnesAndNotOverO)
{
    EXPECT_EQ(walkedTags("a/B-A b/B-B c/I-A d/B-C"), "A[a b c] B[b] C[d]");
    EXPECT_EQ(walkedTags("a/B-A b/B-B c/O d/I-A"), "A[a] B[b] A[d]");
    EXPECT_EQ(walkedTags("a/B-A b/B-B c/E-B d/L-A"), "A[a b c d] B[b c]");
    EXPECT_EQ(walkedTags("a/B-A b/I-A c/B-A"), "A[a b] A[c]");
    EXPECT_EQ(walkedTags("a/U-A b/S-A"), "A[a] A[b]");
}

TEST(NoisyLabels, WhatGoesOnWithNothingBegins)
{
    EXPECT_EQ(walkedTags("a/I-A b/I-A c/O d/E-B"), "A[a b] B[d]");
    EXPECT_EQ(walkedTags("a/B-A b/I-B"), "A[a] B[b]");
    EXPECT_EQ(noisySide(tagged("a/I-A b/I-A c/B-A d/I-B"), sameNumbers).mendedBeginnings, 2U);
    EXPECT_EQ(noisySide(tagged("a/B-A b/I-A"), sameNumbers).mendedBeginnings, 0U);
}

TEST(NoisyLabels, TypesLeftOutAreO)
{
    const auto document = tagged("a/B-A b/B-B c/I-A");
    const std::vector<std::uint32_t> numbers { 0, noType };
    EXPECT_EQ(walked(noisySide(document, numbers), document.text), "A[a] A[c]");
}

TEST(NoisyLabels, AnnotationsDroppedOrRenamedAfterReadingAreTakenAsTheyAreNow)
{
    auto document = tagged("a/B-A x/O b/B-B c/I-B");
    document.annotations.entities[1].label = LabelId { 2 };
    EXPECT_EQ(walked(noisySide(document, sameNumbers), document.text), "A[a] C[b c]");
    document.annotations.entities.erase(document.annotations.entities.begin());
    EXPECT_EQ(walked(noisySide(document, sameNumbers), document.text), "C[b c]");
}

TEST(NoisyLabels, OfSpansTheInnermostHasACharacter)
{
    const auto document = spanned("abcdefghij", "0-10/A 3-5/B 5-5/C 6-8/B 6-8/C");
    const auto side = noisySide(document, sameNumbers);
    EXPECT_EQ(walked(side, document.text), "A[abcdefghij] B[de] C[]! B[gh]! C[gh]");
    EXPECT_EQ(side.hidden, 2U);
    EXPECT_EQ(side.runs.size(), 5U);
}

TEST(NoisyLabels, OfSpansTheOrderInTheFileDoesNotMatter)
{
    std::vector<std::string> spans { "0-10/A", "0-4/B", "3-8/C", "3-8/B", "9-10/A" };
    std::sort(spans.begin(), spans.end());
    std::string first;
    do {
        std::string list;
        for (const auto& span : spans) {
            list += span + " ";
        }
        const auto document = spanned("abcdefghij", list);
        const auto text = walked(noisySide(document, sameNumbers), document.text);
        first = first.empty() ? text : first;
        ASSERT_EQ(text, first);
    } while (std::next_permutation(spans.begin(), spans.end()));
}

// --------------------------------------------------------------------------------------------------- walk

TEST(NoisyWalk, TheWorkedExampleMatchesBoth)
{
    const auto result
        = run(tagged("Tolkien/B-A was/O a/O writer/B-B ./O"), tagged("Tolkieene/B-A xas/O writear/B-B ,./O"));
    EXPECT_EQ(result.text(), "Tolkien=Tolkieene writer=writear");
    EXPECT_EQ(result.comparisons[0].distance, 2U);
    EXPECT_EQ(result.comparisons[1].distance, 1U);
}

TEST(NoisyWalk, TheShareOfErrorsMayEqualTheThreshold)
{
    const auto gold = tagged("abcdefghij/B-A");
    const auto system = tagged("abcdefgxyz/B-A");
    EXPECT_EQ(run(gold, system).text(), "abcdefghij=abcdefgxyz");
    EXPECT_EQ(run(gold, system, { 29999, 100000 }).text(), "abcdefghij/abcdefgxyz");
}

TEST(NoisyWalk, OnlyTheFirstPieceIsCompared)
{
    EXPECT_EQ(run(tagged("one/B-A two/I-A three/I-A"), tagged("one/B-A two/B-A three/I-A")).text(),
        "one two three/one");
}

TEST(NoisyWalk, APredictionOverTwoLeavesTheSecondWithNothing)
{
    EXPECT_EQ(run(tagged("one/B-A two/B-A"), tagged("one/B-A two/I-A"), { 1, 1 }).text(), "one/one two two*");
}

TEST(NoisyWalk, SpansThatHideOneAnotherAreComparedByTheirSpans)
{
    const auto same = spanned("abcdef gh", "0-6/A 0-6/B 0-3/C 3-6/C 7-9/A");
    const auto hidden = run(same, same);
    EXPECT_EQ(hidden.gold.hidden, 2U);
    EXPECT_EQ(hidden.text(), "abcdef=abcdef abcdef=abcdef abc=abc def=def gh=gh");
    // Hidden on one side only.
    const auto plain = spanned("abcdef gh", "0-6/A 7-9/A");
    EXPECT_EQ(run(same, plain).text(), "abcdef=abcdef abcdef/ abc/ def/ gh=gh");
    EXPECT_EQ(run(plain, same).text(), "abcdef=abcdef gh=gh");
}

TEST(NoisyWalk, EmptySidesAreDefined)
{
    const auto gold = tagged("one/B-A two/B-B");
    EXPECT_EQ(run(gold, Document {}).text(), "one/ two/");
    EXPECT_EQ(run(gold, Document {}, { 1, 1 }).text(), "one/ two/");
    EXPECT_EQ(run(Document {}, gold).text(), "");
    EXPECT_EQ(run(Document {}, Document {}).text(), "");
}

/// Random tags over random words, well-formed and not.
Document randomTags(std::mt19937& random, int words, bool letters)
{
    static constexpr std::string_view prefixes = "BIIEOOOSB";
    std::string list;
    for (int i = 0; i < words; ++i) {
        std::string word;
        for (auto length = 1 + random() % 3; length > 0; --length) {
            word += static_cast<char>('x' + random() % (letters ? 3 : 1));
        }
        const char prefix = prefixes[random() % prefixes.size()];
        list += word + "/" + prefix
            + (prefix == 'O' ? "" : std::string("-") + static_cast<char>('A' + random() % 3)) + " ";
    }
    return tagged(list);
}

TEST(NoisyWalk, EqualsTheWalkOverColumns)
{
    std::mt19937 random(7);
    std::size_t passedOver = 0;
    std::size_t tails = 0;
    for (int round = 0; round < 20000; ++round) {
        const auto gold = randomTags(random, 1 + static_cast<int>(random() % 14), round % 2 == 0);
        const auto system = randomTags(random, static_cast<int>(random() % 14), round % 2 == 0);
        const auto result = run(gold, system);
        const auto expected
            = reference::walkColumns(reference::columnLabels(result.gold, result.alignment, true),
                reference::columnLabels(result.system, result.alignment, false), result.gold.entities.size());
        ASSERT_EQ(result.comparisons.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto& one = result.comparisons[i];
            ASSERT_EQ(one.gold, expected[i].gold) << round;
            ASSERT_EQ(one.column, expected[i].column) << round;
            ASSERT_EQ(one.goldText, expected[i].goldText) << round;
            ASSERT_EQ(one.systemText.length(), expected[i].systemText.length()) << round << result.text();
            ASSERT_TRUE(one.systemText.empty() || one.systemText == expected[i].systemText) << round;
            ASSERT_EQ(one.system, expected[i].system) << round;
            ASSERT_EQ(one.passedOver, expected[i].passedOver) << round;
            passedOver += one.passedOver ? 1U : 0U;
            tails += one.goldText.length() > result.gold.runs[result.gold.entities[i].run].characters.length()
                ? 1U
                : 0U;
        }
    }
    EXPECT_GT(passedOver, 100U);
    EXPECT_GT(tails, 100U);
}

// ------------------------------------------------------------------------------------------- one-to-one

TEST(NoisyOneToOne, FindsWhatTheWalkPassesBy)
{
    const auto gold = tagged("one/B-A two/B-A");
    const auto system = tagged("on/B-A e/B-A two/B-A");
    EXPECT_EQ(run(gold, system, { 4, 10 }, Mode::OneToOne).text(), "one=on two=two");
    // The first letter alone would satisfy the walk; a later piece fits better.
    EXPECT_EQ(
        run(tagged("o/B-A ne/I-A"), tagged("o/B-A ne/B-A"), { 1, 1 }, Mode::OneToOne).text(), "o ne=ne");
}

TEST(NoisyOneToOne, EqualsTheBestOfAllAssignments)
{
    std::mt19937 random(11);
    support::Progress progress;
    for (int round = 0; round < 3000; ++round) {
        const auto make = [&](int most) {
            std::string list;
            for (auto count = random() % static_cast<unsigned>(most); count > 0; --count) {
                const auto begin = random() % 12;
                list += std::to_string(begin) + "-" + std::to_string(begin + 1 + random() % (13 - begin))
                    + "/" + static_cast<char>('A' + random() % 2) + " ";
            }
            std::string text;
            for (int i = 0; i < 14; ++i) {
                text += static_cast<char>('a' + random() % 2);
            }
            return spanned(text, list);
        };
        const auto gold = make(6);
        const auto system = make(6);
        const Tolerance tolerance { static_cast<std::int64_t>(random() % 11), 10 };
        const auto result = run(gold, system, tolerance, Mode::OneToOne);
        const align::ColumnMap columns(result.alignment);
        // All ways to give each gold entity a system entity or none.
        std::vector<std::vector<std::uint32_t>> cost(result.gold.entities.size());
        constexpr std::uint32_t never = 1000;
        for (std::size_t g = 0; g < cost.size(); ++g) {
            const auto& one = result.gold.entities[g];
            for (const auto& other : result.system.entities) {
                const auto distance = *align::editDistance(
                    std::u32string_view(result.goldText).substr(one.span.begin, one.span.length()),
                    std::u32string_view(result.systemText).substr(other.span.begin, other.span.length()),
                    progress);
                const bool may = one.type == other.type
                    && text::overlap(columns.ofGold(one.span), columns.ofSystem(other.span)) > 0
                    && tolerance.allows(distance, one.span.length());
                cost[g].push_back(may ? distance : never);
            }
        }
        std::pair<int, std::uint32_t> best { 0, 0 };
        std::vector<bool> used(result.system.entities.size(), false);
        const std::function<void(std::size_t, int, std::uint32_t)> search
            = [&](std::size_t g, int pairs, std::uint32_t sum) {
                  if (g == cost.size()) {
                      best = std::min(best, std::pair(-pairs, sum));
                      return;
                  }
                  search(g + 1, pairs, sum);
                  for (std::size_t s = 0; s < used.size(); ++s) {
                      if (!used[s] && cost[g][s] != never) {
                          used[s] = true;
                          search(g + 1, pairs + 1, sum + cost[g][s]);
                          used[s] = false;
                      }
                  }
              };
        search(0, 0, 0);
        std::pair<int, std::uint32_t> found { 0, 0 };
        std::vector<std::uint32_t> taken;
        for (const auto& one : result.comparisons) {
            if (one.matched) {
                found.first -= 1;
                found.second += one.distance;
                taken.push_back(one.system);
                ASSERT_EQ(cost[one.gold][one.system], one.distance);
            } else {
                ASSERT_EQ(one.system, noRun);
            }
        }
        std::sort(taken.begin(), taken.end());
        ASSERT_TRUE(std::adjacent_find(taken.begin(), taken.end()) == taken.end());
        ASSERT_EQ(found, best) << "round " << round;
    }
}

TEST(NoisyOneToOne, DoesNotDependOnTheOrderOfTheFile)
{
    const auto gold = spanned("abcabcabc", "0-3/A 0-3/A 3-6/A 2-7/A");
    std::vector<std::string> spans { "0-3/A", "1-4/A", "3-6/A", "2-6/A" };
    std::sort(spans.begin(), spans.end());
    std::string first;
    do {
        std::string list;
        for (const auto& span : spans) {
            list += span + " ";
        }
        const auto text = run(gold, spanned("abcabcab", list), { 1, 1 }, Mode::OneToOne).text();
        first = first.empty() ? text : first;
        ASSERT_EQ(text, first);
    } while (std::next_permutation(spans.begin(), spans.end()));
}

} // namespace
} // namespace touchstone::match
