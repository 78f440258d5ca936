// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/output/neutralmessage.h"

#include "core/output/neutralwords.h"
#include "core/support/findingkinds.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using support::Message;

TEST(NeutralMessage, EveryKindOfFindingKeepsAPattern)
{
    int changed = 0;
    const auto expectPattern = [&changed](const support::CountedPattern& pattern) {
        for (const std::int64_t number : { 1, 2, 1017 }) {
            const auto usual = support::saidOf(number, pattern);
            const auto neutral = neutralMessage(usual);
            EXPECT_EQ(neutral.english(), neutralText(usual.english()));
            EXPECT_STRNE(neutral.pattern(), "%1") << usual.english();
            changed += neutral.english() == usual.english() ? 0 : 1;
        }
    };
    for (const auto& kind : support::detail::findingKinds) {
        expectPattern(kind.many);
        if (kind.annotations.many != nullptr) {
            expectPattern(kind.annotations);
        }
    }
    EXPECT_GT(changed, 50);
}

TEST(NeutralMessage, NamesStayAndNotesOfSeveralSentencesAreNeutral)
{
    const auto note = support::said("%1 %2", "The gold's own rows.",
        support::said("alpha %1: ETER = (D + I + sum of (1 - alpha) Er + alpha Ec) / gold entities. A pair's "
                      "cost stands in the row of the gold's type, an insertion in that of the system's.",
            support::DecimalNumber { .5, 1 }));
    const auto neutral = neutralMessage(note);
    EXPECT_EQ(neutral.english(), neutralText(note.english()));
    EXPECT_STREQ(neutral.pattern(), "%1 %2");
    EXPECT_EQ(std::get<std::string>(neutral.arguments()[0]), "A's own rows.");
    const auto& second = std::get<Message>(neutral.arguments()[1]);
    EXPECT_EQ(std::string_view(second.pattern()).substr(0, 16), "alpha %1: ETER =");
    EXPECT_TRUE(std::holds_alternative<support::DecimalNumber>(second.arguments()[0]));

    const auto quoted = support::said("\"%1\" and %2", "gold", 3);
    EXPECT_EQ(neutralMessage(quoted).english(), "\"gold\" and 3");
    EXPECT_STREQ(neutralMessage(quoted).pattern(), "\"%1\" and %2");
}

TEST(NeutralMessage, ASentenceThatItDoesNotKnowIsEnglish)
{
    const auto unknown = support::said("The gold is %1.", "round");
    EXPECT_STREQ(neutralMessage(unknown).pattern(), "%1");
    EXPECT_EQ(neutralMessage(unknown).english(), "A is round.");
    EXPECT_TRUE(neutralMessage({}).empty());
}

} // namespace
} // namespace touchstone::analysis
