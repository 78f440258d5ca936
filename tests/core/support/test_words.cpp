// SPDX-License-Identifier: GPL-3.0-or-later
// Lists in sentences, and the nearest of several names.
#include "core/support/joined.h"
#include "core/support/suggestion.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

namespace touchstone::support {
namespace {

TEST(JoinedFirst, TellsHowManyAreNotNamed)
{
    const std::vector<std::string> texts { "a", "b", "c" };
    EXPECT_EQ(joinedFirst(texts, 3), "a, b, c");
    EXPECT_EQ(joinedFirst(texts, 2), "a, b and 1 more");
    EXPECT_EQ(joinedFirst(std::vector<std::string>(), 2), "");
    EXPECT_EQ(std::get<std::string>(joinedFirst(std::vector<Message::Argument>(), 2)), "");
    EXPECT_EQ(std::get<std::string>(joinedFirst(std::vector<Message::Argument> { "a" }, 2)), "a");
    const std::vector<Message::Argument> messages { "a", saidOf(2, "%Ln b", "%Ln b"), "c" };
    EXPECT_EQ(std::get<Message>(joinedFirst(messages, 3)).english(), "a, 2 b, c");
    EXPECT_EQ(std::get<Message>(joinedFirst(messages, 2)).english(), "a, 2 b and 1 more");
}

TEST(Nearest, IsTheFirstOfTheLeastDistanceThatIsTold)
{
    const std::vector<int> candidates { 9, 4, 6, 5 };
    const auto from = [](int wanted, int most) {
        return [=](int candidate) {
            const auto far = std::abs(candidate - wanted);
            return far <= most ? std::optional(far) : std::nullopt;
        };
    };
    EXPECT_EQ(nearest(candidates, from(5, 3)), &candidates[3]);
    EXPECT_EQ(nearest(candidates, from(7, 3)), &candidates[2]);
    const std::vector<int> alike { 4, 6 };
    EXPECT_EQ(nearest(alike, from(5, 3)), alike.data());
    EXPECT_EQ(nearest(candidates, from(20, 3)), nullptr);
}

TEST(DidYouMean, IsAskedOfANameOnly)
{
    EXPECT_EQ(didYouMean("PER"), "; did you mean 'PER'?");
    EXPECT_EQ(didYouMean("PER", '"', " Did you mean "), " Did you mean \"PER\"?");
    EXPECT_EQ(didYouMean(""), "");
    EXPECT_EQ(orDidYouMean(said("no %1", "PR"), "PER").english(), "no PR; did you mean 'PER'?");
    EXPECT_EQ(orDidYouMean(said("no %1", "PR"), "").english(), "no PR");
}

} // namespace
} // namespace touchstone::support
