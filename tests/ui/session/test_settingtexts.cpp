// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of every measure are called by words, not by the names of their options.
#include "ui/session/settingtexts.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/measures/registry/measureregistry.h"

#include <gtest/gtest.h>

#include <set>

namespace touchstone::ui {
namespace {

TEST(SettingTexts, EveryParameterAndEachOfItsWordsHasText)
{
    // As the field calls them.
    const std::set<std::string> names { "IOB1", "IOB2", "IOE1", "IOE2", "IOBES", "BILOU" };
    int seen = 0;
    for (const auto& measure : metrics::measures()) {
        for (const auto parameter : measure.parameters) {
            const auto* row = analysis::settingRow(parameter);
            ASSERT_NE(row, nullptr);
            const auto title = settingTitle(parameter).toStdString();
            EXPECT_NE(title, parameter);
            EXPECT_TRUE(title.front() >= 'A' && title.front() <= 'Z') << title;
            EXPECT_EQ(title.find('-'), std::string::npos) << title;
            std::set<QString> texts;
            const auto words = row->words != nullptr ? row->words() : std::vector<std::string>();
            for (const auto& word : words) {
                const QString text = settingWordText(parameter, word);
                EXPECT_TRUE(names.contains(word) || text.toStdString() != word) << parameter << ": " << word;
                EXPECT_TRUE(texts.insert(text).second)
                    << parameter << ": two words are " << text.toStdString();
                ++seen;
            }
        }
    }
    EXPECT_GT(seen, 20);
}

TEST(SettingTexts, WhatIsNotKnownIsCalledByItsName)
{
    EXPECT_EQ(settingTitle("some-day").toStdString(), "Some day");
    EXPECT_EQ(settingWordText("some-day", "soon").toStdString(), "soon");
    EXPECT_EQ(settingWordText("some-day", "yes").toStdString(), "Yes");
}

} // namespace
} // namespace touchstone::ui
