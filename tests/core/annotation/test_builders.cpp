// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace touchstone::testsupport {
namespace {

TEST(Builders, BracketsBecomeSpansOfCodePoints)
{
    const auto built = layer({ "Zoé [PER Müller] lived in [LOC London]" });
    EXPECT_EQ(built.documents.front().text.utf8(), "Zoé Müller lived in London");
    EXPECT_EQ(listed(built), "== d1\nPER 4-10 Müller\nLOC 20-26 London\n");
}

TEST(Builders, NestingGivesParentsAndComponents)
{
    const auto built
        = layer({ "l'[func.ind#e1 [+kind ambassadeur] de la [loc.adm.nat|org.adm#e3@Q43 [+name Turquie]]]" });
    EXPECT_EQ(listed(built.documents.front(), built.labels),
        "func.ind 2-27 ambassadeur de la Turquie #e1\n"
        "+kind 2-13 ambassadeur < e1\n"
        "loc.adm.nat|org.adm 20-27 Turquie @Q43 #e3 < e1\n"
        "+name 20-27 Turquie < e3\n");
}

TEST(Builders, MarksMayStandInAnyOrder)
{
    const auto built = namedLayer({ { "a", "[X!low~0.5@Q1,Q2? b] \\[c\\]" } });
    EXPECT_EQ(built.documents.front().text.utf8(), "b [c]");
    EXPECT_EQ(listed(built), "== a\nX 0-1 b @Q1,Q2? ~0.5 !low\n");
}

TEST(Builders, WordsBecomeTokensAndComponentsOnTopAreOrphans)
{
    const auto built = layer({ "é  [+x b]\nc" }, "system", Tokens::Words);
    const std::vector<text::Span> expected { { 0, 1 }, { 3, 4 }, { 5, 6 } };
    EXPECT_EQ(built.documents.front().tokens, expected);
    EXPECT_EQ(listed(built), "== d1\n+x 3-4 b orphan\n");
}

TEST(Builders, BrokenNotationThrows)
{
    EXPECT_THROW(static_cast<void>(layer({ "[PER Ada" })), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(layer({ "Ada]" })), std::invalid_argument);
    EXPECT_THROW(static_cast<void>(layer({ "[PER" })), std::invalid_argument);
}

} // namespace
} // namespace touchstone::testsupport
