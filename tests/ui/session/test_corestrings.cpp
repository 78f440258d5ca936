// SPDX-License-Identifier: GPL-3.0-or-later
// What filters are called: in words of the window, not in the ids of lists, categories and values.
#include "ui/session/corestrings.h"

#include "tests/ui/uisupport.h"

#include <gtest/gtest.h>

#include <limits>

namespace touchstone::ui {
namespace {

TEST(FilterTexts, NameWhatMeasuresCount)
{
    EXPECT_EQ(filterText({ .list = "surface", .categories = { "false" } }),
        QStringLiteral("Surface forms: false positive"));
    EXPECT_EQ(filterText({ .list = "noisy.losses", .categories = { "transcription", "ner" } }),
        QStringLiteral("Noisy text losses: transcription error or NER error"));
    EXPECT_EQ(categoryText("missed"), QStringLiteral("missed"));
    EXPECT_TRUE(filterMeaning({ .list = "surface" }).contains(QStringLiteral("records of Surface forms")));
}

TEST(CoreCounts, HaveTheirPluralAndTheDigitsOfTheWindow)
{
    EXPECT_EQ(coreCount("1 records"), QStringLiteral("1 record"));
    EXPECT_EQ(coreCount("1442 records"), countText(1442) + QStringLiteral(" records"));
    EXPECT_EQ(coreCount("1442 COR"), countText(1442) + QStringLiteral(" COR"));
    EXPECT_EQ(coreCount(" = 0.0007"), QStringLiteral(" = ") + scoreText(0.0007)) << "as the cell says it";
    EXPECT_EQ(coreCount(" / "), QStringLiteral(" / "));
    EXPECT_TRUE(coreCount("").isEmpty());
    EXPECT_EQ(coreCount(" + 0.25 × "), QStringLiteral(" + 0.25 × "));
    EXPECT_EQ(coreCount(" + 1.5000 in "), QStringLiteral(" + ") + scoreText(1.5) + QStringLiteral(" in "));
    EXPECT_EQ(coreCount("2.5 cost"), QStringLiteral("2.5 cost"));
}

TEST(FilterTexts, SayYesAndNoInTheLanguageOfTheWindow)
{
    const analysis::RecordFilter filter { .facets = { { "system.low", { "no" } } } };
    EXPECT_EQ(filterText(filter), QStringLiteral("System, low confidence: no"));
    const uitest::InLanguage german("de");
    EXPECT_TRUE(filterText(filter).endsWith(QStringLiteral(": nein"))) << filterText(filter).toStdString();
    EXPECT_EQ(filterText({ .facets = { { "system.result", { "no" } } } }).right(4), QStringLiteral(": no"));
}

TEST(FilterTexts, NameWhatChangesAndSlicesAreCalledElsewhere)
{
    EXPECT_EQ(filterText({ .list = "compare.a", .categories = { "both wrong, same way" } }),
        QStringLiteral("Compared, in A: both wrong, same way"));
    EXPECT_EQ(sliceText("surface"), QStringLiteral("Words"));
}

TEST(FilterTexts, NameTheValueThatIsInARange)
{
    constexpr double none = std::numeric_limits<double>::infinity();
    EXPECT_EQ(filterText({ .list = "noisy.losses", .values = { { "led", 0, 0.1 } } }),
        QStringLiteral("Noisy text losses · Noise level above 0 up to 0.1"));
    EXPECT_EQ(filterText({ .list = "noisy", .values = { { "cer", -none, 0 } } }),
        QStringLiteral("Noisy text · CER 0"));
}

TEST(FilterTexts, NameTheScheme)
{
    EXPECT_EQ(filterMeaning({ .scheme = match::Scheme::Exact, .errorsOnly = true }),
        QStringLiteral("not correct under the exact scheme"));
}

} // namespace
} // namespace touchstone::ui
