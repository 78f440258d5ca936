// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns with captures: what they match, how names are filled in, which files they find.
#include "core/project/capturepattern.h"

#include "tests/support/folder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace touchstone::analysis {
namespace {

std::string matched(std::string_view pattern, std::string_view path)
{
    const auto made = CapturePattern::of(pattern);
    if (!made) {
        return "refused";
    }
    const auto captures = made->match(path);
    if (!captures) {
        return "no";
    }
    std::string text;
    for (const auto& [name, value] : *captures) {
        text += name + "=" + value + ";";
    }
    return text;
}

TEST(CapturePatternTest, NamesStandForTheShortestStretches)
{
    EXPECT_EQ(matched("s/{team}_bundle{bundle}_{dataset}_{lang}_{run}.tsv", "s/team1_bundle3_ajmc_en_2.tsv"),
        "bundle=3;dataset=ajmc;lang=en;run=2;team=team1;");
    EXPECT_EQ(matched("{a}-{b}", "x-y-z"), "a=x;b=y-z;");
    EXPECT_EQ(matched("{a}.tsv", "x/y.tsv"), "no") << "a name holds no slash";
    EXPECT_EQ(matched("{a}.tsv", ".tsv"), "no") << "and is not empty";
    EXPECT_EQ(matched("{a}/{a}.tsv", "x/x.tsv"), "a=x;");
    EXPECT_EQ(matched("{a}/{a}.tsv", "x/y.tsv"), "no");
    EXPECT_EQ(matched("{lang:en|fr}_{run}", "fr_1"), "lang=fr;run=1;");
    EXPECT_EQ(matched("{lang:en|fr}_{run}", "de_1"), "no");
    EXPECT_EQ(matched("{n}é", "éé"), "n=é;") << "letters are not parted";
}

TEST(CapturePatternTest, StarsAndQuestionMarks)
{
    EXPECT_EQ(matched("*.tsv", "a.tsv"), "");
    EXPECT_EQ(matched("*.tsv", "b/a.tsv"), "no");
    EXPECT_EQ(matched("**.tsv", "b/a.tsv"), "");
    EXPECT_EQ(matched("r?n", "rün"), "");
    EXPECT_EQ(matched("r?n", "r/n"), "no");
    EXPECT_EQ(matched("a[b]c", "a[b]c"), "") << "nothing else is special";
}

TEST(CapturePatternTest, SlipsAreRefused)
{
    for (const char* pattern : { "{", "a}", "{}", "{a b}", "{a:x", "{:x}" }) {
        EXPECT_EQ(matched(pattern, "x"), "refused") << pattern;
    }
    EXPECT_EQ(matched(std::string(2000, '?'), "x"), "refused");
}

TEST(CapturePatternTest, NothingTakesForever)
{
    const std::string path(4000, 'a');
    EXPECT_EQ(matched("{a}{b}{c}{d}{e}{f}{g}{h}b", path), "no");
    EXPECT_EQ(matched("*a*a*a*a*a*a*a*a*b", path), "no");
}

TEST(CapturePatternTest, FilesAreFoundWhereThePatternLeads)
{
    const testsupport::Folder folder;
    for (const char* path : { "runs/a/x.tsv", "runs/b/x.tsv", "runs/b/deep/x.tsv", "other/x.tsv" }) {
        folder.write(path, "x");
    }
    const support::Progress progress;
    const auto found = pathsMatching(*CapturePattern::of("runs/{who}/x.tsv"), folder.path(), progress);
    ASSERT_TRUE(found);
    EXPECT_EQ(*found,
        (std::vector<MatchedPath> {
            { "runs/a/x.tsv", { { "who", "a" } } }, { "runs/b/x.tsv", { { "who", "b" } } } }));
    std::vector<std::string> visited;
    ASSERT_TRUE(pathsMatching(*CapturePattern::of("runs/{who}/x.tsv"), folder.path(), progress, &visited));
    ASSERT_TRUE(pathsMatching(*CapturePattern::of("none/{x}"), folder.path(), progress, &visited));
    std::ranges::sort(visited);
    EXPECT_EQ(visited,
        (std::vector<std::string> { folder.path() + "/none", folder.path() + "/runs",
            folder.path() + "/runs/a", folder.path() + "/runs/b" }))
        << "in which another match could appear";
    EXPECT_EQ(pathsMatching(*CapturePattern::of("**/x.tsv"), folder.path(), progress)->size(), 4U);
    EXPECT_EQ(pathsMatching(*CapturePattern::of("{who}"), folder.path(), progress)->size(), 2U)
        << "folders, too";
    folder.write("runs/a/x.tsv.judgements.jsonl", "{}");
    EXPECT_TRUE(pathsMatching(*CapturePattern::of("runs/a/{x}.jsonl"), folder.path(), progress)->empty())
        << "judgements are no run";
    EXPECT_TRUE(pathsMatching(*CapturePattern::of("none/{x}"), folder.path(), progress)->empty());
    EXPECT_EQ(pathsMatching(*CapturePattern::of(folder.path() + "/other/{x}.tsv"), folder.path(), progress)
                  ->front()
                  .path,
        folder.path() + "/other/x.tsv");
    std::stop_source stop;
    stop.request_stop();
    for (int i = 0; i < 300; ++i) {
        folder.write("many/" + std::to_string(i), "x");
    }
    const auto cancelled
        = pathsMatching(*CapturePattern::of("many/{x}"), folder.path(), support::Progress(stop.get_token()));
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, support::ErrorCode::Cancelled);
}

TEST(CapturePatternTest, NamesAreFilledIn)
{
    const Captures captures { { "dataset", "ajmc" }, { "lang", "en" } };
    EXPECT_EQ(filledIn("{dataset}-{lang}.tsv", captures).value(), "ajmc-en.tsv");
    EXPECT_EQ(filledIn("plain", {}).value(), "plain");
    const auto unknown = filledIn("{team}", captures);
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error().text.find("{team}"), std::string::npos);
    EXPECT_NE(unknown.error().text.find("dataset, lang"), std::string::npos);
}

} // namespace
} // namespace touchstone::analysis
