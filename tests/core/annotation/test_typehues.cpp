// SPDX-License-Identifier: GPL-3.0-or-later
// Hues of types: usual names keep theirs, others come by frequency and stay what they were.
#include "core/annotation/typehues.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::annotation {
namespace {

using testsupport::layer;

using Hues = std::map<std::string, std::size_t>;

/// Types with so many annotations in the gold.
std::vector<TypeCount> counted(const std::vector<std::pair<std::string, std::int64_t>>& types)
{
    std::vector<TypeCount> counts;
    for (const auto& [type, count] : types) {
        counts.push_back({ type, count, 0 });
    }
    return counts;
}

TEST(TypeCounts, AreOfTopLevelTypesTheGoldFirst)
{
    const Layer gold = layer({ "[loc.adm Rome] [LOC Po] [prod x] [org|prod y [+name z]]" });
    const Layer a = layer({ "[evt a] [evt b] [art c] [loc d]" });
    const Layer b = layer({ "[art e]" });
    const std::vector<TypeCount> expected { { "loc", 2, 1 }, { "prod", 2, 0 }, { "org", 1, 0 },
        { "art", 0, 2 }, { "evt", 0, 2 } };
    EXPECT_EQ(typeCounts(&gold, { &a, nullptr, &b }), expected);
    EXPECT_EQ(typeCounts(&gold, { &b, &a }), expected) << "the order of systems says nothing";
    EXPECT_TRUE(typeCounts(nullptr, {}).empty());
}

TEST(TypeHues, UsualNamesAreTheSameInEverySpellingAndCorpus)
{
    const TypeHues none;
    const TypeHues crowded(counted({ { "a", 9 }, { "b", 8 }, { "c", 7 }, { "d", 6 }, { "e", 5 }, { "f", 4 },
                               { "g", 3 }, { "h", 2 } }),
        {});
    for (const TypeHues* hues : { &none, &crowded }) {
        const std::vector<std::vector<std::string>> families { { "PER", "pers.ind", "Person", "PEOPLE" },
            { "LOC", "loc.adm.town", "location", "GPE", "geo-loc" },
            { "ORG", "Organisation", "organization", "corporation" }, { "MISC", "Miscellaneous" },
            { "DATE", "time.date.abs", "TIMEX3" } };
        for (std::size_t family = 0; family < families.size(); ++family) {
            for (const auto& name : families[family]) {
                EXPECT_EQ(hues->hueOf(name), family) << name;
            }
        }
    }
    EXPECT_EQ(none.hueOf("prod"), std::nullopt);
    EXPECT_EQ(none.hueOf(""), std::nullopt);
}

TEST(TypeHues, ACloseTypeHasAHueOfItsOwnBesideTheUsualName)
{
    const auto apart = counted({ { "gpe", 9 }, { "date", 8 }, { "loc", 7 }, { "time", 6 } });
    const TypeHues hues(apart, {});
    EXPECT_EQ(hues.hueOf("LOC"), 1U);
    EXPECT_EQ(hues.hueOf("DATE"), 4U);
    EXPECT_EQ(hues.others(), (Hues { { "gpe", 5 }, { "time", 6 } }));
    const auto remembered = hues.remember({});
    // seen apart once, it stays what it was
    EXPECT_EQ(TypeHues(counted({ { "gpe", 1 } }), remembered).hueOf("GPE"), 5U);
    EXPECT_EQ(TypeHues(counted({ { "gpe", 1 } }), {}).hueOf("GPE"), 1U);
}

TEST(TypeHues, OthersByFrequencyAndTheNinthIsGrey)
{
    // Beside two usual names six hues are left: first those that belong to nobody.
    const TypeHues some(counted({ { "prod", 9 }, { "per", 8 }, { "evt", 7 }, { "loc", 6 }, { "art", 5 },
                            { "veh", 4 }, { "fac", 3 }, { "law", 2 }, { "drug", 1 } }),
        {});
    EXPECT_EQ(some.others(),
        (Hues { { "prod", 5 }, { "evt", 6 }, { "art", 7 }, { "veh", 4 }, { "fac", 3 }, { "law", 2 } }));
    EXPECT_EQ(some.hueOf("drug"), std::nullopt);
    EXPECT_EQ(some.hueOf("PROD.media"), 5U);

    // Where no usual name occurs, all eight are free.
    const TypeHues eight(counted({ { "a", 9 }, { "b", 8 }, { "c", 7 }, { "d", 6 }, { "e", 5 }, { "f", 4 },
                             { "g", 3 }, { "h", 2 }, { "i", 1 } }),
        {});
    EXPECT_EQ(eight.others(),
        (Hues { { "a", 5 }, { "b", 6 }, { "c", 7 }, { "d", 4 }, { "e", 3 }, { "f", 2 }, { "g", 1 },
            { "h", 0 } }));
    EXPECT_EQ(eight.hueOf("i"), std::nullopt);
}

TEST(TypeHues, TheNextCorpusAgrees)
{
    const auto first = counted({ { "per", 9 }, { "prod", 8 }, { "evt", 7 } });
    const TypeHues before(first, {});
    const auto remembered = before.remember({});
    EXPECT_EQ(remembered, (std::vector<TypeHue> { { "prod", 5 }, { "evt", 6 } }));

    // Other frequencies, and a type more: it takes a hue that nobody bears.
    const auto second = counted({ { "evt", 50 }, { "art", 40 }, { "prod", 1 } });
    const TypeHues next(second, remembered);
    EXPECT_EQ(next.others(), (Hues { { "evt", 6 }, { "art", 7 }, { "prod", 5 } }));
    const auto later = next.remember(remembered);
    EXPECT_EQ(later, (std::vector<TypeHue> { { "prod", 5 }, { "evt", 6 }, { "art", 7 } }));
    EXPECT_EQ(TypeHues(first, later), before) << "and the first one stays as it was";
}

TEST(TypeHues, OfTwoTypesRememberedAlikeTheOlderKeepsItsHue)
{
    const std::vector<TypeHue> remembered { { "gene", 5 }, { "drug", 5 }, { "cell", 12 }, { "gene", 7 } };
    const TypeHues hues(counted({ { "drug", 9 }, { "cell", 8 }, { "gene", 1 } }), remembered);
    EXPECT_EQ(hues.others(), (Hues { { "gene", 5 }, { "drug", 6 }, { "cell", 7 } }));
    // What stands in the way here is forgotten nowhere.
    EXPECT_EQ(hues.remember(remembered).at(1), (TypeHue { "drug", 5 }));
    // A usual name of the data comes before what is remembered.
    EXPECT_EQ(
        TypeHues(counted({ { "date", 1 }, { "x", 1 } }), { { "x", 4 } }).others(), (Hues { { "x", 5 } }));
}

TEST(TypeHues, AChosenHueHoldsForUsualNamesAndBesideOtherTypes)
{
    const auto types = counted({ { "drug", 9 }, { "per", 8 }, { "loc", 7 }, { "cell", 6 } });
    const std::vector<TypeHue> remembered { { "cell", 0 }, { "per", 5, true },
        { "loc", TypeHues::count, true }, { "cell", 5, true }, { "gene", 6, true } };
    const TypeHues hues(types, remembered);
    EXPECT_EQ(hues.hueOf("PER.ind"), 5U);
    EXPECT_EQ(hues.hueOf("cell"), 5U) << "what was chosen goes before what was first seen";
    EXPECT_EQ(hues.hueOf("LOC"), std::nullopt) << "grey";
    EXPECT_EQ(hues.hueOf("org"), 2U);
    EXPECT_EQ(hues.hueOf("gene"), std::nullopt) << "not of the data";
    ASSERT_TRUE(hues.hueOf("drug"));
    EXPECT_NE(hues.hueOf("drug"), 5U) << "what is chosen is taken";
    EXPECT_EQ(hues.others().at("loc"), TypeHues::count);
    auto later = remembered;
    later.push_back({ "drug", *hues.hueOf("drug") });
    EXPECT_EQ(hues.remember(remembered), later);
}

TEST(TypeHues, ChosenHuesAreForgottenLast)
{
    std::vector<TypeHue> remembered { { "mine", 3, true } };
    for (std::size_t i = 0; i < TypeHues::mostRemembered; ++i) {
        remembered.push_back({ "t" + std::to_string(i), i % TypeHues::count });
    }
    const auto kept = TypeHues(counted({ { "x", 1 } }), {}).remember(remembered);
    ASSERT_EQ(kept.size(), TypeHues::mostRemembered);
    EXPECT_EQ(kept.front(), (TypeHue { "mine", 3, true }));
    EXPECT_EQ(kept[1].type, "t2");
    EXPECT_EQ(kept.back().type, "x");
}

TEST(TypeHues, TheMemoryIsBoundedAndForgetsTheOldest)
{
    std::vector<TypeHue> remembered;
    for (std::size_t i = 0; i < TypeHues::mostRemembered; ++i) {
        remembered.push_back({ "t" + std::to_string(i), i % TypeHues::count });
    }
    const TypeHues hues(counted({ { "new", 1 } }), remembered);
    remembered = hues.remember(remembered);
    ASSERT_EQ(remembered.size(), TypeHues::mostRemembered);
    EXPECT_EQ(remembered.front().type, "t1");
    EXPECT_EQ(remembered.back(), (TypeHue { "new", 5 }));
}

} // namespace
} // namespace touchstone::annotation
