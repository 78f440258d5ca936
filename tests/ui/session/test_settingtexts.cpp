// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters of every measure are called by words, not by the names of their options.
#include "ui/session/settingtexts.h"

#include "core/evaluation/settings/evaluationspec.h"
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

TEST(SettingTexts, DifferencesAreNamedAsTheFormsNameThem)
{
    const auto difference = [](const char* setting, const char* before, const char* after) {
        return settingDifferenceText(setting, before, after, QLocale(QLocale::German)).toStdString();
    };
    EXPECT_EQ(difference("pairing", "optimal", "hipe"), "Matching: Optimal one-to-one → As the HIPE scorer");
    EXPECT_EQ(difference("min-overlap", "0", "12.5"), "Least overlap (%): 0 → 12,5");
    EXPECT_EQ(difference("touchstone", "0.1.0", "0.2.0"), "Version of Touchstone: 0.1.0 → 0.2.0");
    EXPECT_EQ(difference("preset", "", "conll-2003"), "Preset: none → CoNLL-2003");
    EXPECT_EQ(difference("type-weights", "none", "9f86d081"), "Weights of types: none → 9f86d081");
    EXPECT_EQ(difference("align", "auto", "no"), "Alignment of texts that differ: Automatic → No alignment");
}

TEST(SettingTexts, EverySettingOfASignatureHasATitle)
{
    for (const auto& setting : analysis::settings({})) {
        std::string spelled(setting.name);
        std::ranges::replace(spelled, '-', ' ');
        spelled.front() = static_cast<char>(spelled.front() - 'a' + 'A');
        const auto title = settingTitle(setting.name).toStdString();
        EXPECT_EQ(title.find('-'), std::string::npos) << title;
        // One word may be its own title: "Alpha", "Rules", "Attributes".
        EXPECT_TRUE(
            title != spelled || spelled.find(' ') == std::string::npos || setting.name == "noise-level")
            << title;
    }
}

TEST(SettingTexts, WhatIsNotKnownIsCalledByItsName)
{
    EXPECT_EQ(settingTitle("some-day").toStdString(), "Some day");
    EXPECT_EQ(settingWordText("some-day", "soon").toStdString(), "soon");
    EXPECT_EQ(settingWordText("some-day", "yes").toStdString(), "Yes");
}

} // namespace
} // namespace touchstone::ui
