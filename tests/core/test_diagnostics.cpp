// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/diagnostics.h"
#include "core/support/progress.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace touchstone::support {
namespace {

constexpr auto limit = Diagnostics::perCodeLimit;

void addMany(Diagnostics& diagnostics, std::string_view code, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        diagnostics.add(Severity::Warning, code, { "file", static_cast<std::uint32_t>(i + 1), 0 }, "text");
    }
}

TEST(Diagnostics, KeepsTheOrderOfFinding)
{
    Diagnostics diagnostics;
    EXPECT_TRUE(diagnostics.empty());
    diagnostics.add(Severity::Note, "b", {}, "first");
    diagnostics.add(Severity::Error, "a", {}, "second");
    diagnostics.add(Severity::Warning, "b", {}, "third");
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
