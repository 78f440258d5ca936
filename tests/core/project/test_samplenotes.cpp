// SPDX-License-Identifier: GPL-3.0-or-later
// Which sample is judged, in the file of notes beside a project.
#include "core/project/samplenotes.h"

#include "core/project/projectnotes.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

TEST(SampleNotes, AreReadAsTheyWereWritten)
{
    const testsupport::Folder folder;
    const auto path = folder.path("p.touchstone-notes");
    EXPECT_TRUE(readSampleNotes(path)->notes.empty()) << "there is no file yet";
    const SampleNote dev { "dev", 200, 7, false, 5000 };
    const SampleNote unnamed { "", 100, 0, true, 6000 };
    ASSERT_TRUE(writeSampleNote(path, dev));
    ASSERT_TRUE(writeSampleNote(path, unnamed));
    const auto notes = readSampleNotes(path);
    ASSERT_TRUE(notes);
    EXPECT_TRUE(notes->findings.list().empty());
    EXPECT_EQ(notes->notes, (std::vector { unnamed, dev })) << "by set";
    ASSERT_NE(notes->find("dev"), nullptr);
    EXPECT_EQ(*notes->find("dev"), dev);
    EXPECT_EQ(notes->find("test"), nullptr);
    ASSERT_TRUE(writeSampleNote(path, { "dev", 200, 7, true, 4000 })); // by a clock that is behind
    EXPECT_TRUE(readSampleNotes(path)->find("dev")->ended);
}

TEST(SampleNotes, OfTwoPeoplesTheNewestCountsInAnyOrder)
{
    const std::string older
        = R"({"kind": "sample", "set": "dev", "places": 50, "seed": 1, "state": "drawn", "date": "2026-01-01"})"
          "\n";
    const std::string newer
        = R"({"kind": "sample", "set": "dev", "places": 80, "seed": 2, "state": "ended", "date": "2026-01-02"})"
          "\n";
    for (const auto& text : { older + newer, newer + older }) {
        const auto notes = parseSampleNotes(text, "n");
        ASSERT_EQ(notes.notes.size(), 1U);
        EXPECT_EQ(notes.notes.front().places, 80U);
        EXPECT_TRUE(notes.notes.front().ended);
    }
}

TEST(SampleNotes, StandBesideNotesOfRunsAndLeads)
{
    const testsupport::Folder folder;
    const auto path = folder.path("p.touchstone-notes");
    ASSERT_TRUE(writeProjectNote(path, RunNote { "", "run", "longer training", {} }));
    ASSERT_TRUE(writeProjectNote(path, SampleNote { "dev", 100, 1, false, {} }));
    ASSERT_TRUE(writeProjectNote(path, LeadNote { "k", LeadState::Pinned, {}, {} }));
    const auto notes = readProjectNotes(path);
    ASSERT_TRUE(notes);
    EXPECT_EQ(notes->runs.notes.size(), 1U);
    EXPECT_EQ(notes->leads.notes.size(), 1U);
    ASSERT_NE(notes->samples.find("dev"), nullptr);
    EXPECT_EQ(notes->samples.find("dev")->places, 100U);
}

TEST(SampleNotes, LinesWithASlipAreToldOnceAndKept)
{
    const testsupport::Folder folder;
    for (const char* line : { R"({"kind": "sample", "places": 0, "seed": 1, "state": "drawn"})",
             R"({"kind": "sample", "places": "many", "seed": 1, "state": "drawn"})",
             R"({"kind": "sample", "places": 5, "seed": -1, "state": "drawn"})",
             R"({"kind": "sample", "places": 5, "seed": 1})",
             R"({"kind": "sample", "places": 5, "seed": 1, "state": "drawn", "date": "soon"})" }) {
        const auto notes = parseSampleNotes(std::string(line) + "\n", "n");
        EXPECT_TRUE(notes.notes.empty()) << line;
        EXPECT_EQ(notes.findings.list().size(), 1U) << line;
        EXPECT_EQ(sampleNotesText(notes), std::string(line) + "\n");
        const auto all = readProjectNotes(folder.write("q.touchstone-notes", std::string(line) + "\nnone\n"));
        ASSERT_TRUE(all);
        EXPECT_EQ(all->samples.findings.list().size(), 1U) << line;
        EXPECT_EQ(all->runs.findings.list().size(), 1U) << "what is no note at all";
        EXPECT_TRUE(all->leads.findings.list().empty());
    }
}

} // namespace
} // namespace touchstone::analysis
