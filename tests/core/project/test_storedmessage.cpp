// SPDX-License-Identifier: GPL-3.0-or-later
// Messages that were written as JSON and read again.
#include "core/project/storedmessage.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using support::Message;

std::optional<Message> read(const std::string& text)
{
    io::JsonTree tree;
    EXPECT_FALSE(tree.parse(text)) << text;
    return storedMessage(tree.root());
}

TEST(StoredMessage, IsTheSameWhenItIsReadAgain)
{
    const auto within = support::saidOf(1, "%Ln file \"%1\"", "%Ln files, \"%1\" first", "a\nb/ä.txt");
    const std::vector messages { Message(), support::said("None."), within,
        support::saidOf(1702, "%Ln thing", "%Ln things"),
        support::said("%1, %2, %3: %4 %5", "words", support::GroupedNumber { -5000 },
            support::DecimalNumber { 0.125, 2 }, within, Message()) };
    for (const auto& message : messages) {
        const auto text = stored(message).line();
        const auto again = read(text);
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(again->english(), message.english());
        EXPECT_EQ(again->number(), message.number());
        EXPECT_EQ(again->empty(), message.empty());
        if (!message.empty()) {
            EXPECT_STREQ(again->pattern(), message.pattern());
            EXPECT_STREQ(again->englishPattern(), message.englishPattern());
        }
        EXPECT_EQ(stored(*again).line(), text);
    }
}

TEST(StoredMessage, ThatIsGarbledIsNone)
{
    for (const char* const text : { "[]", "1", "\"a\"", "{\"with\": []}", "{\"pattern\": \"a\"}",
             "{\"pattern\": 1, \"with\": []}", "{\"pattern\": \"%1\", \"with\": [1]}",
             "{\"pattern\": \"%1\", \"with\": [{\"decimal\": 1, \"decimals\": 2000000}]}",
             "{\"pattern\": \"%1\", \"with\": [{\"pattern\": \"%1\", \"with\": [null]}]}" }) {
        EXPECT_FALSE(read(text)) << text;
    }
}

} // namespace
} // namespace touchstone::analysis
