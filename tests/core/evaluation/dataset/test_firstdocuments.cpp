// SPDX-License-Identifier: GPL-3.0-or-later
// The first documents of large files are those of the whole, and only where that can be told.
#include "core/evaluation/dataset/firstdocuments.h"

#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

constexpr int many = 3000;

std::string words(int number)
{
    std::string text = "Ada of Oslo " + std::to_string(number);
    for (int i = 0; i < 60; ++i) {
        text += " of paper";
    }
    return text;
}

std::string jsonl(int from, bool annotated)
{
    std::string file;
    for (int i = from; i < many; ++i) {
        file += R"({"id": "d)" + std::to_string(i) + R"(", "text": ")" + words(i) + R"(", "entities": [)"
            + (annotated ? R"({"start": 0, "end": 3, "type": "PER"})" : "") + "]}\n";
    }
    return file;
}

std::string conll(const std::string& tag)
{
    std::string file;
    for (int i = 0; i < many; ++i) {
        file += "-DOCSTART- O\n\nAda " + tag + "\nOslo O\n" + std::to_string(i) + " O\n\n";
        for (int j = 0; j < 60; ++j) {
            file += "paper O\n";
        }
        file += '\n';
    }
    return file;
}

class FirstDocuments : public ::testing::Test
{
protected:
    std::optional<DataSet> first(const std::string& gold, const std::string& system)
    {
        spec.gold.path = folder.write("gold", gold);
        spec.systems = { { {}, folder.write("run", system), {} } };
        return firstDocuments(spec, 0, progress);
    }

    /// They stand in the whole with the same text and annotations.
    void expectOfWhole(const DataSet& beginning)
    {
        const auto whole = loadDataSet(spec, progress);
        ASSERT_TRUE(whole) << whole.error().text;
        const auto check = [](const annotation::Layer& part, const annotation::Layer& all) {
            ASSERT_LT(part.documents.size(), all.documents.size());
            for (const auto& document : part.documents) {
                const auto found
                    = std::ranges::find(all.documents, document.name, &annotation::Document::name);
                ASSERT_NE(found, all.documents.end()) << document.name;
                EXPECT_EQ(found->text.utf8(), document.text.utf8());
                ASSERT_EQ(found->annotations.entities.size(), document.annotations.entities.size());
                for (std::size_t i = 0; i < document.annotations.entities.size(); ++i) {
                    const auto& one = document.annotations.entities[i];
                    EXPECT_EQ(found->annotations.entities[i].span, one.span);
                    EXPECT_EQ(
                        all.labels.name(found->annotations.entities[i].label), part.labels.name(one.label));
                }
            }
        };
        check(*beginning.gold, *whole->gold);
        check(*beginning.systems.front().layer, *whole->systems.front().layer);
    }

    testsupport::Folder folder;
    DataSetSpec spec;
    support::Progress progress;
};

TEST_F(FirstDocuments, AreThoseOfTheWhole)
{
    const auto beginning = first(jsonl(0, true), jsonl(7, false)); // the run lacks the first seven
    ASSERT_TRUE(beginning);
    EXPECT_GT(beginning->gold->documents.size(), 100U);
    EXPECT_EQ(beginning->gold->documents.front().name, "d7");
    EXPECT_EQ(beginning->gold->documents.size(), beginning->systems.front().layer->documents.size());
    expectOfWhole(*beginning);
}

TEST_F(FirstDocuments, MeetOneByOneWhereTheyHaveNoNames)
{
    const auto beginning = first(conll("B-PER"), conll("B-LOC"));
    ASSERT_TRUE(beginning);
    EXPECT_GT(beginning->gold->documents.size(), 100U);
    expectOfWhole(*beginning);
}

TEST_F(FirstDocuments, AreToldOfLargeFilesReadInLinesOnly)
{
    EXPECT_FALSE(first(R"({"id": "a", "text": "Ada"})", R"({"id": "a", "text": "Ada"})")) << "small";
    std::string table = "document\tstart\tend\ttype\ttext\n";
    for (int i = 0; i < 100000; ++i) {
        table += "d" + std::to_string(i % 50) + "\t" + std::to_string(i) + "\t" + std::to_string(i + 1)
            + "\tPER\tA\n";
    }
    EXPECT_FALSE(first(table, table)) << "documents may go on anywhere";
    std::string oneDocument;
    for (int i = 0; i < 300000; ++i) {
        oneDocument += "paper O\n";
    }
    EXPECT_FALSE(first(oneDocument, oneDocument));
    EXPECT_FALSE(first(jsonl(0, true), jsonl(many - 7, true))) << "the beginnings share nothing, by name";
    EXPECT_FALSE(first(jsonl(0, true), std::string(3000000, '\xFF')));
    EXPECT_FALSE(firstDocuments(spec, 1, progress)) << "no such system";
    spec.gold.path = folder.path();
    EXPECT_FALSE(firstDocuments(spec, 0, progress)) << "a folder";
}

} // namespace
} // namespace touchstone::analysis
