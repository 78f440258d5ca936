// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/align/alignment.h"

#include "tests/reference/editmatrix.h"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace touchstone::align {
namespace {

using reference::fromLetters;
using text::Span;

TEST(ColumnMap, CountsColumnsWithoutGap)
{
    // gold   a b c - d e
    // system a x - y d e
    const ColumnMap map(fromLetters("=XDI=="));
    EXPECT_EQ(map.ofGold(0U), 0U);
    EXPECT_EQ(map.ofGold(2U), 2U);
    EXPECT_EQ(map.ofGold(3U), 2U) << "a lost character is no column";
    EXPECT_EQ(map.ofSystem(3U), 2U) << "an inserted character is no column";
    EXPECT_EQ(map.ofSystem(5U), 4U);
    EXPECT_EQ(map.ofGold(99U), 4U) << "past the end: all columns";
}

TEST(ColumnMap, LetterAtTheEdgeIsNoBoundaryDifference)
{
    const ColumnMap map(fromLetters("===I==="));
    EXPECT_EQ(map.ofGold(Span { 0, 3 }), map.ofSystem(Span { 0, 4 }));
    EXPECT_EQ(map.ofGold(Span { 3, 6 }), map.ofSystem(Span { 3, 7 }));
    EXPECT_EQ(map.goldToSystem({ 0, 3 }), (Span { 0, 3 }));
    EXPECT_EQ(map.goldToSystem({ 2, 4 }), (Span { 2, 5 })) << "what is inserted inside belongs to it";
}

TEST(ColumnMap, LostTextBecomesAnInsertionPoint)
{
    const ColumnMap map(fromLetters("===DD==II"));
    EXPECT_TRUE(map.ofGold(Span { 3, 5 }).empty());
    EXPECT_EQ(map.goldToSystem({ 3, 5 }), (Span { 3, 3 }));
    EXPECT_EQ(map.goldToSystem({ 4, 5 }), (Span { 3, 3 }));
    EXPECT_EQ(map.systemToGold({ 5, 7 }), (Span { 7, 7 }));
    EXPECT_EQ(map.goldToSystem({ 1, 1 }), (Span { 1, 1 }));
    EXPECT_EQ(map.goldToSystem({ 6, 6 }), (Span { 4, 4 }));
}

TEST(ColumnMap, EmptyTextsHaveNoColumns)
{
    const ColumnMap nothing { TextAlignment {} };
    EXPECT_EQ(nothing.ofGold(0U), 0U);
    EXPECT_EQ(nothing.goldToSystem({ 0, 0 }), (Span { 0, 0 }));
    const ColumnMap lost(fromLetters("DDD"));
    EXPECT_EQ(lost.goldToSystem({ 0, 3 }), (Span { 0, 0 }));
    EXPECT_EQ(lost.systemToGold({ 0, 0 }), (Span { 3, 3 }));
}

TEST(ColumnMap, AgreesWithASlowCount)
{
    std::mt19937 random(5);
    for (int round = 0; round < 400; ++round) {
        std::string letters;
        const auto steps = random() % 40;
        while (letters.size() < steps) {
            letters.append(1 + random() % 4, "=XDI"[random() % 4]);
        }
        const ColumnMap map(fromLetters(letters));
        // Per position of each side, the columns before it; per column, the two positions.
        std::vector<std::uint32_t> gold { 0 };
        std::vector<std::uint32_t> system { 0 };
        std::vector<std::pair<std::uint32_t, std::uint32_t>> columns;
        for (const auto letter : letters) {
            const auto before = static_cast<std::uint32_t>(columns.size());
            if (letter == '=' || letter == 'X') {
                columns.emplace_back(gold.size() - 1, system.size() - 1);
            }
            const auto after = static_cast<std::uint32_t>(columns.size());
            if (letter != 'I') {
                gold.back() = before;
                gold.push_back(after);
            }
            if (letter != 'D') {
                system.back() = before;
                system.push_back(after);
            }
        }
        for (std::uint32_t i = 0; i < gold.size(); ++i) {
            ASSERT_EQ(map.ofGold(i), gold[i]) << letters << " gold " << i;
        }
        for (std::uint32_t i = 0; i < system.size(); ++i) {
            ASSERT_EQ(map.ofSystem(i), system[i]) << letters << " system " << i;
        }
        for (std::uint32_t begin = 0; begin < gold.size(); ++begin) {
            for (auto end = begin; end < gold.size(); ++end) {
                const auto there = map.goldToSystem({ begin, end });
                ASSERT_LT(there.end, system.size());
                if (gold[begin] == gold[end]) {
                    ASSERT_EQ(there.begin, there.end);
                    ASSERT_EQ(system[there.begin], gold[begin]);
                    continue;
                }
                ASSERT_EQ(there.begin, columns[gold[begin]].second) << letters;
                ASSERT_EQ(there.end, columns[gold[end] - 1].second + 1) << letters;
                // There and back: all characters of the span that have a column, and nothing outside it.
                const auto back = map.systemToGold(there);
                ASSERT_TRUE((Span { begin, end }.contains(back)));
                ASSERT_EQ(map.ofGold(back), map.ofGold(Span { begin, end }));
                ASSERT_EQ(map.goldToSystem(back), there);
            }
        }
    }
}

} // namespace
} // namespace touchstone::align
