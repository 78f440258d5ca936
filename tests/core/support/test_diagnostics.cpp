// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/findingkinds.h"
#include "core/support/numbers.h"
#include "core/support/progress.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone::support {
namespace {

constexpr auto limit = Diagnostics::perCodeLimit;

void addMany(Diagnostics& diagnostics, std::string_view code, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        diagnostics.add({ Severity::Warning, std::string(code),
            { "file", static_cast<std::uint32_t>(i + 1), 0 }, "text" });
    }
}

TEST(Diagnostics, KeepsTheOrderOfFinding)
{
    Diagnostics diagnostics;
    EXPECT_TRUE(diagnostics.empty());
    diagnostics.add({ Severity::Note, "b", {}, "first" });
    diagnostics.add({ Severity::Error, "a", {}, "second" });
    diagnostics.add({ Severity::Warning, "b", {}, "third" });
    ASSERT_EQ(diagnostics.list().size(), 3U);
    EXPECT_EQ(diagnostics.list()[0].message, "first");
    EXPECT_EQ(diagnostics.list()[1].severity, Severity::Error);
    EXPECT_EQ(diagnostics.list()[2].code, "b");
    EXPECT_EQ(diagnostics.count("b"), 2U);
    EXPECT_EQ(diagnostics.count("unknown"), 0U);
    EXPECT_TRUE(diagnostics.leftOut().empty());
    EXPECT_FALSE(diagnostics.empty());
}

TEST(Diagnostics, EachCodeHasItsOwnLimit)
{
    Diagnostics diagnostics;
    addMany(diagnostics, "much", limit + 5);
    addMany(diagnostics, "exact", limit);
    addMany(diagnostics, "few", 2);
    EXPECT_EQ(diagnostics.list().size(), 2 * limit + 2);
    EXPECT_EQ(diagnostics.total(), 2 * limit + 7);
    EXPECT_EQ(diagnostics.count("much"), limit + 5);
    EXPECT_EQ(diagnostics.leftOut(), (std::vector<std::pair<std::string, std::size_t>> { { "much", 5 } }));
    EXPECT_EQ(diagnostics.list()[limit - 1].place.line, limit) << "the first ones are kept";
}

TEST(Diagnostics, AppendAppliesTheLimitAnew)
{
    Diagnostics first;
    addMany(first, "much", limit - 1);
    Diagnostics second;
    addMany(second, "much", limit + 10);
    addMany(second, "other", 1);
    first.append(second);
    EXPECT_EQ(first.list().size(), limit + 1);
    EXPECT_EQ(first.count("much"), 2 * limit + 9);
    EXPECT_EQ(first.total(), 2 * limit + 10);
    EXPECT_EQ(first.leftOut(), (std::vector<std::pair<std::string, std::size_t>> { { "much", limit + 9 } }));
    first.append(Diagnostics());
    EXPECT_EQ(first.total(), 2 * limit + 10);
}

TEST(Diagnostics, AppendIfTakesOnlyWhatIsWanted)
{
    Diagnostics many;
    addMany(many, "much", limit + 5);
    addMany(many, "few", 2);
    Diagnostics some;
    const auto fromTenth = [](const Diagnostic& one) { return one.place.line > 10; };
    some.appendIf(many, fromTenth, true);
    EXPECT_EQ(some.count("much"), limit - 10 + 5) << "what was not kept is counted";
    EXPECT_EQ(some.count("few"), 0U);
    EXPECT_EQ(some.total(), limit - 5);
    Diagnostics listed;
    listed.appendIf(many, fromTenth, false);
    EXPECT_EQ(listed.total(), limit - 10);
    EXPECT_EQ(listed.counts().at("much").changing, 0U);
}

TEST(Diagnostics, DropTakesOutWholeCodes)
{
    Diagnostics diagnostics;
    addMany(diagnostics, "much", limit + 5);
    addMany(diagnostics, "few", 2);
    diagnostics.drop([](std::string_view code) { return code == "much"; });
    EXPECT_EQ(diagnostics.total(), 2U);
    EXPECT_EQ(diagnostics.list().size(), 2U);
    EXPECT_TRUE(diagnostics.leftOut().empty());
}

TEST(Diagnostics, PastTheLimitAFindingIsOnlyCounted)
{
    Diagnostics diagnostics;
    addMany(diagnostics, "pairing.gold-only", limit - 1);
    EXPECT_FALSE(diagnostics.countOnly(Severity::Warning, "pairing.gold-only"));
    addMany(diagnostics, "pairing.gold-only", 1);
    EXPECT_TRUE(diagnostics.countOnly(Severity::Warning, "pairing.gold-only"));
    EXPECT_EQ(diagnostics.count("pairing.gold-only"), limit + 1);
    EXPECT_EQ(diagnostics.counts().at("pairing.gold-only").changing, limit + 1);
    EXPECT_EQ(diagnostics.list().size(), limit);
}

TEST(FindingKinds, AFaultIsFoundBehindAnyReader)
{
    EXPECT_EQ(kindOf("pairing.gold-only").what, FindingClass::Documents);
    EXPECT_EQ(kindOf("jsonl.offset").code, "*.offset");
    EXPECT_EQ(kindOf("offset").code, "*.offset");
    EXPECT_EQ(kindOf("webanno.offset").code, "webanno.offset") << "a row of its own goes first";
    EXPECT_TRUE(kindOf("nobody.knows").code.empty());
}

TEST(FindingKinds, EachCodeHasOneRowAndOneSentence)
{
    std::set<std::string_view> codes;
    for (const auto& kind : detail::findingKinds) {
        SCOPED_TRACE(kind.code);
        EXPECT_TRUE(codes.insert(kind.code).second);
        EXPECT_NE(kind.code.find('.'), std::string_view::npos);
        const std::string_view many = kind.many.many;
        const std::string_view one = kind.many.one;
        EXPECT_TRUE(many.starts_with("%Ln ")) << "begins with how many there are";
        EXPECT_TRUE(one.starts_with("%Ln ") || one.starts_with("the system"));
        EXPECT_NE(many.back(), '.');
        EXPECT_NE(one.back(), '.');
        EXPECT_EQ(kind.annotations.many == nullptr, kind.annotations.one == nullptr);
        if (kind.annotations.many != nullptr) {
            EXPECT_TRUE(std::string_view(kind.annotations.many).starts_with("%Ln annotations "));
            EXPECT_TRUE(std::string_view(kind.annotations.one).starts_with("%Ln annotation "));
        }
    }
}

TEST(FindingKinds, WhatIsHiddenIsAKindAndHidesNobodyInReturn)
{
    for (const auto& kind : detail::findingKinds) {
        std::istringstream words { std::string(kind.hides) };
        for (std::string code; words >> code;) {
            const auto& hidden = kindOf(code).code; // of a reader, or of that fault in any
            EXPECT_TRUE(hidden == code || hidden == "*" + code.substr(code.find('.'))) << kind.code << code;
            EXPECT_EQ(kindOf(code).hides.find(kind.code), std::string_view::npos) << kind.code;
        }
    }
}

TEST(FindingKinds, ScoresAreChangedByWhatIsLostAndByErrorsAndNeverByNotes)
{
    const auto changes
        = [](Severity severity, const char* code, std::optional<std::uint64_t> annotations = {}) {
              return changesScores({ severity, code, {}, {}, annotations });
          };
    EXPECT_TRUE(changes(Severity::Warning, "pairing.gold-only"));
    EXPECT_TRUE(changes(Severity::Warning, "pairing.gold-only", 3));
    EXPECT_FALSE(changes(Severity::Warning, "pairing.gold-only", 0)) << "a document without annotations";
    EXPECT_FALSE(changes(Severity::Note, "pairing.gold-only"));
    EXPECT_FALSE(changes(Severity::Warning, "conll.transition")) << "repaired";
    EXPECT_TRUE(changes(Severity::Error, "jsonl.fragments")) << "skipped";
    EXPECT_FALSE(changes(Severity::Warning, "jsonl.fragments")) << "merged";
}

TEST(Numbers, ThousandsAreSetOff)
{
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1017), "1,017");
    EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(Diagnostics, TheUnknownPartsOfAPlaceAreLeftOut)
{
    const auto at = [](Place place) {
        return formatted(Diagnostic { Severity::Warning, "code", std::move(place), "what" });
    };
    EXPECT_EQ(at({ "a.tsv", 3, 7 }), "a.tsv:3:7: warning: what");
    EXPECT_EQ(at({ "a.tsv", 3, 0 }), "a.tsv:3: warning: what");
    EXPECT_EQ(at({ "a.tsv", 0, 7 }), "a.tsv: warning: what") << "a column means nothing without its line";
    EXPECT_EQ(at({ "", 3, 7 }), "line 3:7: warning: what");
    EXPECT_EQ(at({}), "warning: what");
    EXPECT_EQ(formatted(Error { ErrorCode::NotFound, "gone", { "b", 0, 0 } }), "b: error: gone");
    EXPECT_EQ(severityName(Severity::Note), "note");
    EXPECT_EQ(severityName(Severity::Error), "error");
}

TEST(Progress, TellsHowFarTheWorkIs)
{
    std::vector<std::pair<std::uint64_t, std::uint64_t>> reports;
    std::stop_source stop;
    Progress progress(stop.get_token(),
        [&](std::uint64_t done, std::uint64_t total) { reports.emplace_back(done, total); });
    progress.begin(10);
    progress.advance();
    progress.advance(9);
    progress.begin(2);
    const std::vector<std::pair<std::uint64_t, std::uint64_t>> wanted { { 0, 10 }, { 1, 10 }, { 10, 10 },
        { 0, 2 } };
    EXPECT_EQ(reports, wanted);
    EXPECT_FALSE(progress.cancelled());
    stop.request_stop();
    EXPECT_TRUE(progress.cancelled());
    EXPECT_TRUE(progress.stopToken().stop_requested());
    EXPECT_FALSE(Progress().cancelled()) << "without a token nobody can stop it";
}

} // namespace
} // namespace touchstone::support
