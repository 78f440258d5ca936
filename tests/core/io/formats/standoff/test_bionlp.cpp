// SPDX-License-Identifier: GPL-3.0-or-later
// BioNLP's pairs of stand-off files, through the opener.
#include "core/io/open/opener.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace touchstone::io {
namespace {

namespace fs = std::filesystem;

class Bionlp : public testing::Test
{
protected:
    void SetUp() override
    {
        m_folder = fs::temp_directory_path()
            / ("touchstone-bionlp-"
                + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    void write(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(m_folder / name) << bytes;
    }
    annotation::LayerPtr open(const std::string& name, const std::string& part = "") const
    {
        support::Progress progress;
        ReadOptions options;
        options.annotationColumn = part;
        const auto layer = openLayer((m_folder / name).string(), "x", options, progress);
        EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
        return layer ? *layer : nullptr;
    }

    fs::path m_folder;
};

TEST_F(Bionlp, BothFilesAreOneDocumentFromWhicheverIsNamed)
{
    write("d.txt", "p53 in mice\n");
    write("d.a1", "T1\tProtein 0 3\tp53\n");
    write("d.a2", "T2\tSpecies 7 11\tmice\nE1\tBinding:T2 Theme:T1\n");
    for (const std::string name : { "d.a1", "d.a2", "d.txt", "" }) {
        const auto layer = open(name);
        ASSERT_NE(layer, nullptr);
        EXPECT_EQ(layer->format, "bionlp") << name;
        ASSERT_EQ(layer->documents.size(), 1U) << name;
        EXPECT_EQ(layer->documents[0].annotations.size(), 2U) << name;
        EXPECT_EQ(layer->diagnostics.count("brat.reference"), 0U) << name;
    }
}

TEST_F(Bionlp, OneFileAloneCanBeScoredAndTheOtherStillNamed)
{
    write("d.txt", "p53 in mice\n");
    write("d.a1", "T1\tProtein 0 3\tp53\n");
    write("d.a2", "T2\tSpecies 7 11\tmice\nE1\tBinding:T2 Theme:T1\n");
    const auto second = open("d.a1", "a2");
    ASSERT_EQ(second->documents[0].annotations.size(), 1U);
    EXPECT_EQ(second->documents[0].annotations.id(0), "T2");
    EXPECT_EQ(second->diagnostics.count("brat.reference"), 0U);
    EXPECT_EQ(second->column, "a2");
    EXPECT_EQ(open("d.a1", "a1")->documents[0].annotations.id(0), "T1");
}

TEST_F(Bionlp, ARunOfTheSoughtFileAloneNeedsNoGivenOne)
{
    write("d.txt", "p53 in mice\n");
    write("d.a2", "T2\tSpecies 7 11\tmice\nR1\tIn A:T1 B:T2\n");
    const auto layer = open("d.a2", "a2");
    EXPECT_EQ(layer->documents[0].annotations.size(), 1U);
    EXPECT_EQ(layer->diagnostics.count("brat.reference"), 0U);
}

TEST_F(Bionlp, NormalisationsByReferentAreLinks)
{
    write("d.txt", "p53 in mice\n");
    write("d.a1", "T1\tTitle 0 11\tp53 in mice\n");
    write("d.a2", "T2\tSpecies 7 11\tmice\nN1\tNCBI_Taxonomy Annotation:T2 Referent:10090\n");
    const auto layer = open("d.a1", "a2");
    EXPECT_EQ(layer->documents[0].annotations.detailsOf(0).links, (std::vector<std::string> { "10090" }));
}

TEST_F(Bionlp, FindingsNameTheFileInWhichTheyStand)
{
    write("d.txt", "p53 in mice\n");
    write("d.a1", "T1\tProtein 0 3\tp53\n");
    write("d.a2", "T2\tSpecies 7 11\tmice\nT3\tSpecies 7 99\tmice\n");
    const auto layer = open("d.a1");
    ASSERT_EQ(layer->diagnostics.total(), 1U);
    EXPECT_TRUE(layer->diagnostics.list()[0].place.file.ends_with("d.a2"));
    EXPECT_EQ(layer->diagnostics.list()[0].place.line, 2U);
}

} // namespace
} // namespace touchstone::io
