// SPDX-License-Identifier: GPL-3.0-or-later
// Commands inside another program: data of memory in the place of files, nothing printed, nothing kept.
#include "app/cli/commands/commands.h"
#include "app/cli/words/embedded.h"

#include <gtest/gtest.h>

#include <thread>

namespace touchstone::cli {
namespace {

HeldFile held(const std::string& name, const std::string& bytes)
{
    HeldFile file { { name, name + ".data", {} } };
    file.source.options.content = std::make_shared<const std::string>(bytes);
    return file;
}

const std::string goldBytes = "Ada\tB-PER\nin\tO\nParis\tB-LOC\n";
const std::string systemBytes = "Ada\tB-PER\nin\tO\nParis\tB-ORG\n";

/// Runs a command over both.
int run(Embedded& inside, std::vector<std::string> words)
{
    inside.files.emplace("@gold", held("gold", goldBytes));
    inside.files.emplace("@1", held("run", systemBytes));
    const auto parsed = parseArguments(printingProgram(), words);
    EXPECT_NE(parsed.command, nullptr) << parsed.message;
    return parsed.command ? parsed.command->run() : exitUsage;
}

TEST(Embedded, DataOfMemoryIsScoredAndNothingIsPrinted)
{
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    Embedded inside;
    const int code
        = run(inside, { "score", "--gold", "@gold", "--system", "@1", "--json=flat", "--no-recipe" });
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(code, exitDone);
    EXPECT_NE(inside.printed.find("\"muc.strict.f1\": 0.5"), std::string::npos) << inside.printed;
    EXPECT_FALSE(inside.error);
}

TEST(Embedded, SystemsAreCalledAsTheirHolderSays)
{
    Embedded inside;
    EXPECT_EQ(run(inside, { "errors", "--gold", "@gold", "--system", "@1", "--json" }), exitDone);
    EXPECT_NE(inside.printed.find("run.data"), std::string::npos) << inside.printed;
}

TEST(Embedded, TheFirstErrorAndWarningsAreHandedOver)
{
    Embedded inside;
    EXPECT_EQ(run(inside, { "errors", "--gold", "@gold", "--system", "@1", "--type", "PERS", "--json" }),
        exitUsage);
    ASSERT_TRUE(inside.error);
    EXPECT_EQ(inside.error->code, support::ErrorCode::InvalidOption);
    EXPECT_NE(inside.error->text.find("PERS"), std::string::npos);
    Embedded rules;
    EXPECT_EQ(
        run(rules, { "score", "--gold", "@gold", "--system", "@1", "--fail-if", "muc.strict.f1 < 0.9" }),
        exitRule);
    ASSERT_FALSE(rules.messages.empty());
    EXPECT_NE(rules.messages.back().find("muc.strict.f1 < 0.9"), std::string::npos);
}

TEST(Embedded, AStopEndsTheCommand)
{
    std::stop_source source;
    source.request_stop();
    Embedded inside;
    inside.stop = source.get_token();
    EXPECT_NE(run(inside, { "score", "--gold", "@gold", "--system", "@1" }), exitDone);
    ASSERT_TRUE(inside.error);
    EXPECT_EQ(inside.error->code, support::ErrorCode::Cancelled);
}

TEST(Embedded, HowItIsReadGoesBeforeTheWords)
{
    Embedded inside;
    auto file = held("gold", "Ada\tB-PER\tB-LOC\n");
    file.source.options.column = 2;
    inside.files.emplace("@x", file);
    analysis::LayerSource source { {}, "@x", {} };
    source.options.column = 3;
    source.options.annotationColumn = "fine";
    EXPECT_TRUE(takeHeld(source));
    EXPECT_EQ(source.path, "gold.data");
    EXPECT_EQ(source.name, "gold");
    EXPECT_EQ(source.options.column, 2);
    EXPECT_EQ(source.options.annotationColumn, "fine");
    EXPECT_EQ(*source.options.content, "Ada\tB-PER\tB-LOC\n");
    analysis::LayerSource other { {}, "@y", {} };
    EXPECT_FALSE(takeHeld(other));
}

TEST(Embedded, ItStandsForItsThreadWhileItLives)
{
    EXPECT_EQ(Embedded::here(), nullptr);
    {
        Embedded outer;
        EXPECT_EQ(Embedded::here(), &outer);
        {
            Embedded inner;
            EXPECT_EQ(Embedded::here(), &inner);
        }
        EXPECT_EQ(Embedded::here(), &outer);
        std::jthread([] { EXPECT_EQ(Embedded::here(), nullptr); }).join();
    }
    EXPECT_EQ(Embedded::here(), nullptr);
    analysis::LayerSource source { {}, "@gold", {} };
    EXPECT_FALSE(takeHeld(source));
}

TEST(Embedded, EqualBytesOfBothSidesAreTold)
{
    Embedded inside;
    inside.files.emplace("@2", held("copy", goldBytes));
    EXPECT_EQ(run(inside, { "score", "--gold", "@gold", "--system", "@2" }), exitDone);
    ASSERT_FALSE(inside.messages.empty());
    EXPECT_NE(inside.messages.front().find("compared with itself"), std::string::npos);
}

} // namespace
} // namespace touchstone::cli
