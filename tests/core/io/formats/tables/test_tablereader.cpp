// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with named columns: names, quotation marks, ends, texts.
#include "core/io/formats/tables/tablecolumns.h"
#include "core/io/formats/tables/tablereader.h"
#include "core/io/formats/tables/tablerows.h"
#include "core/io/open/opener.h"
#include "core/io/open/readerregistry.h"
#include "tests/support/exported.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::io {
namespace {

using testsupport::exported;

support::Result<void> read(const std::string& bytes, const std::string& columns, annotation::Layer& layer)
{
    support::Progress progress;
    ReadOptions options;
    options.tableColumns = columns;
    return tableReader().read({ "x.csv", "x", bytes, {}, {} }, options, layer, progress);
}

std::string spans(const annotation::Layer& layer)
{
    std::string words;
    for (const auto& document : layer.documents) {
        for (const auto& entity : document.annotations.entities) {
            words += words.empty() ? "" : " ";
            words += document.name + ":" + std::to_string(entity.span.begin) + "-"
                + std::to_string(entity.span.end) + ":" + layer.labels.name(entity.label);
        }
    }
    return words;
}

std::vector<std::vector<std::string>> rowsOf(const std::string& bytes, char separator)
{
    TableRows rows(bytes, separator);
    std::vector<std::vector<std::string>> list;
    while (rows.next()) {
        list.push_back(rows.cells());
    }
    return list;
}

using Rows = std::vector<std::vector<std::string>>;

TEST(TableRows, QuotationMarksEncloseSeparatorsAndLineEnds)
{
    EXPECT_EQ(rowsOf("a,\"b, \"\"c\"\"\nd\",e\r\nf,g,\n", ','),
        (Rows { { "a", "b, \"c\"\nd", "e" }, { "f", "g", "" } }));
    EXPECT_EQ(rowsOf("a;b;", ';'), (Rows { { "a", "b", "" } }));
    EXPECT_EQ(rowsOf("\n\r\n\na,b", ','), (Rows { { "a", "b" } }));
}

TEST(TableRows, AMarkThatIsNotClosedIsALetter)
{
    EXPECT_EQ(rowsOf("\"a,b\nc,d\n", ','), (Rows { { "\"a", "b" }, { "c", "d" } }));
    EXPECT_EQ(rowsOf("\"a\tb\n\"c\"\td\"e\n", '\t'), (Rows { { "\"a", "b" }, { "c", "d\"e" } }));
    EXPECT_EQ(rowsOf("\"a\" x,b\n", ','), (Rows { { "\"a\" x", "b" } }));
    TableRows rows("\"a,b\n", ',');
    ASSERT_TRUE(rows.next());
    EXPECT_EQ(rows.openQuote(), 0U);
}

TEST(TableRows, ManyOpenMarksTakeNoLongerThanTheFile)
{
    std::string bytes;
    for (int i = 0; i < 300000; ++i) {
        bytes += "\"\"\"a,";
    }
    EXPECT_EQ(rowsOf(bytes, ',').size(), 1U);
}

TEST(TableColumns, NamesOfOtherToolsAreKnown)
{
    const std::vector<std::string> header { "tweets_ID", "startOffset", "End-Char", "Entity Type", "entity" };
    const auto columns = columnsOfHeader(header);
    EXPECT_EQ(columns.of(TableRole::Document), 0U);
    EXPECT_EQ(columns.of(TableRole::Start), 1U);
    EXPECT_EQ(columns.of(TableRole::End), 2U);
    EXPECT_EQ(columns.of(TableRole::Label), 3U);
    EXPECT_EQ(columns.of(TableRole::Text), 4U);
}

TEST(TableColumns, AnEntityColumnIsTheLabelWhereNoOtherIs)
{
    const std::vector<std::string> header { "doc", "start", "end", "entity" };
    EXPECT_EQ(columnsOfHeader(header).of(TableRole::Label), 3U);
}

TEST(TableColumns, TheUserMayNameThemByPlaceNameOrNumber)
{
    const std::vector<std::string> header { "a", "from", "to", "what" };
    EXPECT_EQ(columnsOfOption("-,start,end,label", header)->of(TableRole::Label), 3U);
    EXPECT_EQ(columnsOfOption("start=from,end=to,label=4", header)->of(TableRole::End), 2U);
    EXPECT_EQ(columnsOfOption("label,end,start", std::vector<std::string> { "start", "end", "label" })
                  ->of(TableRole::Start),
        0U)
        << "by the file's own names";
    EXPECT_FALSE(columnsOfOption("start,end", header));
    EXPECT_FALSE(columnsOfOption("start,end,label,colour", header));
    EXPECT_FALSE(columnsOfOption("start=nowhere,end=to,label=4", header));
    // A number is a place, whatever stands in the first row.
    const auto numbers
        = columnsOfOption("start=2,end=3,label=4", std::vector<std::string> { "d1", "0", "2", "PER", "3" });
    ASSERT_TRUE(numbers);
    EXPECT_EQ(numbers->of(TableRole::Start), 1U);
    EXPECT_EQ(numbers->of(TableRole::End), 2U);
    EXPECT_FALSE(columnsOfOption("start=0,end=3,label=4", header));
}

TEST(TableColumns, WhatIsChosenIsReadBack)
{
    // Headers that invite confusion: names of roles at other places, numbers, nothing.
    const std::vector<std::vector<std::string>> headers { { "a", "from", "to", "what", "x" },
        { "start", "end", "label", "doc", "text" }, { "d1", "0", "3", "PER", "Zed" }, { "", "", "", "", "" },
        { "label", "label", "start", "a,b", "c=d" }, {} };
    std::size_t tried = 0;
    for (const auto& header : headers) {
        for (std::size_t document = 0; document < 5; ++document) {
            for (std::size_t start = 0; start < 5; ++start) {
                for (std::size_t end = 0; end < 5; ++end) {
                    for (std::size_t label = 0; label < 5; ++label) {
                        if (start == end || start == label || end == label || document == start
                            || document == end || document == label) {
                            continue;
                        }
                        TableColumns columns;
                        columns.set(TableRole::Start, start);
                        columns.set(TableRole::End, end);
                        columns.set(TableRole::Label, label);
                        columns.set(TableRole::Document, document);
                        const auto option = optionOfColumns(columns, header);
                        ASSERT_TRUE(option);
                        const auto read = columnsOfOption(*option, header);
                        ASSERT_TRUE(read) << *option;
                        EXPECT_TRUE(*read == columns) << *option;
                        ++tried;
                    }
                }
            }
        }
    }
    EXPECT_EQ(tried, headers.size() * 120);
    EXPECT_FALSE(optionOfColumns(TableColumns(), headers.front()));
}

TEST(Table, WithoutAHeaderTheUserSaysWhatTheColumnsAre)
{
    annotation::Layer layer;
    ASSERT_TRUE(read("d1\t0\t3\tPER\tZed\nd1\t9\t13\tLOC\tOslo\n", "doc,start,end,label,text", layer));
    EXPECT_EQ(spans(layer), "d1:0-3:PER d1:9-13:LOC");
    EXPECT_TRUE(layer.documents[0].withoutText());
    annotation::Layer other;
    EXPECT_FALSE(read("d1\t0\t3\tPER\tZed\n", "", other));
}

TEST(Table, NamedColumnsMakeATableOfWhatLooksLikeLinks)
{
    const auto path = std::filesystem::temp_directory_path() / "touchstone-table-columns.tsv";
    std::ofstream(path) << "d1\t0\t3\tPER\tZed\nd1\t9\t13\tLOC\tOslo\n";
    ReadOptions options;
    options.tableColumns = "doc,start,end,label,text";
    support::Progress progress;
    const auto layer = openLayer(path.string(), "x", options, progress);
    std::filesystem::remove(path);
    ASSERT_TRUE(layer);
    EXPECT_EQ((*layer)->format, "table");
}

TEST(Table, EndsThatAreTheLastCharacterAreFoundByTheWords)
{
    const auto layer = exported("table", "last-included.tsv");
    EXPECT_EQ(spans(*layer), "d1:0-3:PER d1:9-13:LOC d2:4-5:PER");
    EXPECT_EQ(layer->diagnostics.count("table.unit"), 1U);
    const auto counted = exported("table", "from-one.csv");
    EXPECT_EQ(spans(*counted), "d1:0-3:PER d1:9-13:LOC");
    EXPECT_EQ(counted->diagnostics.count("table.unit"), 1U);
}

TEST(Table, LengthsScoresLinksAndIds)
{
    const auto lengths = exported("table", "lengths.csv");
    EXPECT_EQ(spans(*lengths), "d1:0-3:PER d1:9-13:LOC");
    EXPECT_EQ(lengths->documents[0].annotations.detailsOf(1).links, (std::vector<std::string> { "Q585" }));
    const auto scores = exported("table", "excel-semicolon.csv");
    EXPECT_EQ(scores->documents[0].annotations.detailsOf(1).score, 0.25);
    EXPECT_EQ(exported("table", "cantemist.tsv")->documents[0].annotations.id(0), "T1");
}

TEST(Table, ADocumentWithoutAnnotationsHasARowOfItsOwn)
{
    annotation::Layer layer;
    ASSERT_TRUE(read("doc,start,end,label,doctext\nd1,0,3,PER,Zed\nd2,,,,Nobody\n", "", layer));
    ASSERT_EQ(layer.documents.size(), 2U);
    EXPECT_EQ(layer.documents[1].annotations.size(), 0U);
    EXPECT_TRUE(layer.diagnostics.empty());
}

TEST(Table, ATextThatDiffersIsToldAndTheFirstCounts)
{
    annotation::Layer layer;
    ASSERT_TRUE(read("doc,start,end,label,doctext\nd1,0,3,PER,Zed\nd1,0,3,PER,Fin\n", "", layer));
    EXPECT_EQ(layer.documents[0].text.utf8(), "Zed");
    EXPECT_EQ(layer.diagnostics.count("table.text"), 1U);
}

} // namespace
} // namespace touchstone::io
