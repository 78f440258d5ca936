// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/leadnotes.h"
#include "core/project/runnotes.h"
#include "tests/support/folder.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using Keys = std::vector<std::string>;

TEST(LeadNotes, PinsAndDismissalsAreReadBack)
{
    const testsupport::Folder folder;
    const auto path = notesPath(folder.path("p.touchstone"));
    ASSERT_TRUE(writeLeadNote(path, { "form gold type=ORG & error=missing", LeadState::Pinned, {}, 1000 }));
    const auto notes = writeLeadNote(
        path, { "condition gold seen=unseen", LeadState::Dismissed, DismissReason::Guideline, 2000 });
    ASSERT_TRUE(notes);
    const auto read = readLeadNotes(path);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->notes, notes->notes);
    EXPECT_EQ(read->pinned(), Keys { "form gold type=ORG & error=missing" });
    EXPECT_EQ(read->dismissed(), Keys { "condition gold seen=unseen" });
    ASSERT_NE(read->find("condition gold seen=unseen"), nullptr);
    EXPECT_EQ(read->find("condition gold seen=unseen")->reason, DismissReason::Guideline);
    EXPECT_EQ(folder.read("p.touchstone-notes"),
        R"({"kind": "lead", "key": "condition gold seen=unseen", "state": "dismissed", "reason": "guideline", "date": "1970-01-01T00:00:02.000Z"})"
        "\n"
        R"({"kind": "lead", "key": "form gold type=ORG & error=missing", "state": "pinned", "date": "1970-01-01T00:00:01.000Z"})"
        "\n");
}

TEST(LeadNotes, UndoLeavesNeither)
{
    const testsupport::Folder folder;
    const auto path = folder.path("p.touchstone-notes");
    ASSERT_TRUE(writeLeadNote(path, { "k", LeadState::Dismissed, DismissReason::Known, 5000 }));
    const auto notes = writeLeadNote(path, { "k", LeadState::Open, {}, 4000 }); // by a clock that is behind
    ASSERT_TRUE(notes);
    EXPECT_TRUE(notes->dismissed().empty());
    EXPECT_EQ(notes->find("k"), nullptr);
    EXPECT_EQ(readLeadNotes(path)->find("k"), nullptr);
}

TEST(LeadNotes, OfTwoPeoplesNotesTheNewestCounts)
{
    const auto notes = parseLeadNotes(R"({"kind": "lead", "key": "k", "state": "pinned", "date": "2026-01-02"}
{"kind": "lead", "key": "k", "state": "dismissed", "reason": "data", "date": "2026-01-01"}
)",
        "n");
    EXPECT_EQ(notes.pinned(), Keys { "k" });
    EXPECT_TRUE(notes.dismissed().empty());
}

TEST(LeadNotes, NotesOfRunsStayAsTheyAreAndTheOtherWayRound)
{
    const testsupport::Folder folder;
    const auto path = folder.path("p.touchstone-notes");
    ASSERT_TRUE(writeNote(path, { "", "run", "longer training", {} }));
    ASSERT_TRUE(writeLeadNote(path, { "k", LeadState::Pinned, {}, {} }));
    ASSERT_TRUE(writeNote(path, { "", "other", "less data", {} }));
    EXPECT_EQ(readNotes(path)->notes.size(), 2U);
    EXPECT_EQ(readLeadNotes(path)->pinned(), Keys { "k" });
}

TEST(LeadNotes, LinesWithASlipAreToldAndKept)
{
    for (const char* line :
        { R"({"kind": "lead", "state": "pinned"})", R"({"kind": "lead", "key": "k", "state": "gone"})",
            R"({"kind": "lead", "key": "k", "state": "dismissed", "reason": "odd"})",
            R"({"kind": "lead", "key": "k", "state": "pinned", "date": "soon"})" }) {
        const auto notes = parseLeadNotes(std::string(line) + "\n", "n");
        EXPECT_TRUE(notes.notes.empty()) << line;
        EXPECT_EQ(notes.findings.list().size(), 1U) << line;
        EXPECT_EQ(leadNotesText(notes), std::string(line) + "\n");
    }
}

} // namespace
} // namespace touchstone::analysis
