// SPDX-License-Identifier: GPL-3.0-or-later
// The edit distance against its matrix.
#include "core/align/editdistance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace touchstone::align {
namespace {

TEST(EditDistance, EqualsTheMatrixForShortMiddlingAndLongTexts)
{
    std::mt19937 random(3);
    support::Progress progress;
    for (int round = 0; round < 3000; ++round) {
        const auto make = [&] {
            std::u32string text(random() % (round % 50 == 0 ? 400 : 90), U'a');
            for (auto& character : text) {
                character = static_cast<char32_t>(
                    (round % 3 == 0 ? U'a' : U'\U00010900') + random() % (round % 2 == 0 ? 3U : 40U));
            }
            return text;
        };
        const auto a = make();
        const auto b = make();
        std::vector<std::uint32_t> row(b.size() + 1);
        for (std::uint32_t j = 0; j <= b.size(); ++j) {
            row[j] = j;
        }
        for (std::size_t i = 0; i < a.size(); ++i) {
            auto corner = row[0]++;
            for (std::size_t j = 0; j < b.size(); ++j) {
                const auto above = row[j + 1];
                row[j + 1] = std::min({ above + 1, row[j] + 1, corner + (a[i] == b[j] ? 0U : 1U) });
                corner = above;
            }
        }
        ASSERT_EQ(*align::editDistance(a, b, progress), row.back()) << a.size() << " " << b.size();
    }
    const std::u32string tall(3000, U'x');
    EXPECT_EQ(*align::editDistance(tall + U"ab", U"b" + tall + U"a", progress), 2U);
    EXPECT_EQ(*align::editDistance(U"ab" + tall + U"y", U"b" + tall + U"z", progress), 2U);
}

} // namespace
} // namespace touchstone::align
