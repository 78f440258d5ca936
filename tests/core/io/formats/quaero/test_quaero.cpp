// SPDX-License-Identifier: GPL-3.0-or-later
// Quaero's inline tags: text between tags, trees, metonymy, repairs with their places, documents.
#include "core/io/formats/quaero/quaeroreader.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

#include <string>

namespace touchstone::io {
namespace {

annotation::Layer read(const std::string& bytes, DocumentUnit unit = DocumentUnit::Automatic)
{
    annotation::Layer layer;
    support::Progress progress;
    ReadOptions options;
    options.documents = unit;
    const SourceFile file { "file", "file", bytes, {}, {} };
    const auto result = quaeroReader().read(file, options, layer, progress);
    EXPECT_TRUE(result) << result.error().text;
    return layer;
}

std::string annotations(const std::string& bytes)
{
    const auto layer = read(bytes);
    return testsupport::listed(layer.documents.at(0), layer.labels);
}

std::string textOf(const std::string& bytes) { return std::string(read(bytes).documents.at(0).text.utf8()); }

std::string findings(const std::string& bytes) { return testsupport::findings(read(bytes).diagnostics); }

TEST(Quaero, TheExampleOfTheFormat)
{
    EXPECT_EQ(annotations("<func.ind> <kind> ambassadeur </kind> de <loc.adm.nat> la <name> Turquie </name> "
                          "</loc.adm.nat> </func.ind>"),
        "func.ind 0-25 ambassadeur de la Turquie\n"
        "+kind 0-11 ambassadeur < #1\n"
        "loc.adm.nat 15-25 la Turquie < #1\n"
        "+name 18-25 Turquie < #3\n");
}

TEST(Quaero, TagsLeaveNoTraceInTheText)
{
    EXPECT_EQ(textOf("a  <pers> Ada </pers>\t b"), "a Ada b");
    EXPECT_EQ(textOf("l'<pers>Ada</pers>, b"), "l'Ada, b");
    EXPECT_EQ(textOf("  <pers> Ada </pers>\r\n\r\n b \n"), "Ada\nb");
    EXPECT_EQ(textOf("<pers>A</pers><loc>B</loc>"), "AB");
    EXPECT_EQ(annotations("x&lt;<pers>é&amp;</pers>&gt;"), "pers 2-4 é&\n");
    EXPECT_EQ(textOf("<pers>x</pers> &lt;pers&gt; &eacute; a &"), "x <pers> &eacute; a &");
}

TEST(Quaero, EntityTagsOnTheSameWordsAreMetonymy)
{
    EXPECT_EQ(annotations("<loc.adm.town> <org.adm> Genève </org.adm> </loc.adm.town>"),
        "loc.adm.town|org.adm 0-6 Genève\n");
    EXPECT_EQ(annotations("<loc><org><prod><name>x</name></prod></org></loc>"),
        "loc|org|prod 0-1 x\n+name 0-1 x < #1\n");
    EXPECT_EQ(annotations("<loc> a <org> x </org> </loc>"), "loc 0-3 a x\norg 2-3 x < #1\n");
    // A component between them keeps them apart.
    EXPECT_EQ(annotations("<func> <kind> <org> x </org> </kind> </func>"),
        "func 0-1 x\n+kind 0-1 x < #1\norg 0-1 x < #2\n");
}

TEST(Quaero, EntitiesAreDottedOrMainTypes)
{
    EXPECT_EQ(annotations("<time> <day> 3 </day> </time> <x.y> z </x.y> <event> e </event>"),
        "time 0-1 3\n+day 0-1 3 < #1\nx.y 2-3 z\nevent 4-5 e\n");
}

TEST(Quaero, RepairsCloseAtTheEnclosingTag)
{
    EXPECT_EQ(annotations("<pers> <name> Ada </pers> left"), "pers 0-3 Ada\n+name 0-3 Ada < #1\n");
    EXPECT_EQ(findings("<pers> <name> Ada </pers> left"), "warning quaero.unclosed 1:8\n");
    EXPECT_EQ(annotations("<pers> a <loc> b </pers> c </loc> d"), "pers 0-3 a b\nloc 2-3 b < #1\n");
    EXPECT_EQ(findings("<pers> a <loc> b </pers> c </loc> d"),
        "warning quaero.unclosed 1:10\nwarning quaero.crossing 1:28\n");
    EXPECT_EQ(findings("é </name> <pers> x </pers>"), "error quaero.close 1:3\n");
}

TEST(Quaero, WhatIsNeverClosedEndsWithItsLine)
{
    const std::string bytes = "<pers> Ada <loc> Oslo </loc>\nand <org> ONU </org>\n";
    EXPECT_EQ(annotations(bytes), "pers 0-8 Ada Oslo\nloc 4-8 Oslo < #1\norg 13-16 ONU\n");
    EXPECT_EQ(findings(bytes), "error quaero.unclosed 1:1\n");
}

TEST(Quaero, WhatIsNoTagIsText)
{
    EXPECT_EQ(textOf("<pers> x </pers> 1 < 2 <3> << <a\nb> </ >"), "x 1 < 2 <3> << <a\nb> </ >");
    EXPECT_EQ(read("<pers> x </pers> 1 < 2").diagnostics.count("quaero.markup"), 1U);
}

TEST(Quaero, DocumentsAreFilesLinesOrBlocks)
{
    const std::string bytes = "<pers> a </pers>\nb\n\n<loc> c </loc> <org> open\nd\n";
    EXPECT_EQ(read(bytes).documents.size(), 1U);
    EXPECT_EQ(read(bytes).documents[0].name, "file");
    const auto lines = read(bytes, DocumentUnit::Line);
    ASSERT_EQ(lines.documents.size(), 4U);
    EXPECT_EQ(lines.documents[2].name, "file#3");
    EXPECT_EQ(lines.documents[2].line, 4U);
    EXPECT_EQ(testsupport::listed(lines.documents[2], lines.labels), "loc 0-1 c\norg 2-6 open\n");
    const auto blocks = read(bytes, DocumentUnit::BlankLine);
    ASSERT_EQ(blocks.documents.size(), 2U);
    EXPECT_EQ(blocks.documents[1].text.utf8(), "c open\nd");
}

TEST(Quaero, ExtremesStayLinear)
{
    std::string deep;
    for (int i = 0; i < 200000; ++i) {
        deep += "<a.b>x";
    }
    const auto layer = read(deep);
    EXPECT_EQ(layer.documents[0].annotations.size(), 1000U);
    EXPECT_EQ(layer.diagnostics.count("quaero.deep"), 199000U);
    std::string stray = "<pers>x</pers>";
    for (int i = 0; i < 200000; ++i) {
        stray += "</pers>";
    }
    EXPECT_EQ(read(stray).diagnostics.count("quaero.close"), 200000U);
    std::string names;
    for (int i = 0; i < 100000; ++i) {
        names += "<a.b> x <t" + std::to_string(i) + "> y </a.b> z </t" + std::to_string(i) + ">\n";
    }
    EXPECT_EQ(read(names).diagnostics.count("quaero.crossing"), 100000U);
}

TEST(Quaero, IsRecognisedByItsEntityTags)
{
    const auto* const reader = recognise("hier <pers.ind> <name> Ada </name> </pers.ind>\n", ".txt");
    ASSERT_NE(reader, nullptr);
    EXPECT_EQ(reader->id, "quaero");
    EXPECT_EQ(quaeroReader().probe("<html><body><p>pers</p></body></html>", ".html"), 0);
    EXPECT_EQ(quaeroReader().probe("{\"text\": \"<pers> x </pers>\"}", ".json"), 0);
    EXPECT_EQ(quaeroReader().probe("a < b and c > d", ".txt"), 0);
}

} // namespace
} // namespace touchstone::io
