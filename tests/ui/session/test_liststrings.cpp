// SPDX-License-Identifier: GPL-3.0-or-later
// Names of lists of records in a German window: no pieces of ids and no English words are left in them.
#include "ui/session/corestrings.h"

#include "core/compare/comparison.h"
#include "core/compare/correction.h"
#include "core/compare/sinceearlier.h"
#include "core/curves/sweep.h"
#include "core/evaluation/scoring/scorefloor.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/ui/evaluations.h"
#include "ui/base/language.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>

namespace touchstone::ui {
namespace {

struct Names
{
    std::set<std::string> lists, categories;

    void add(const analysis::RecordList& list)
    {
        lists.insert(list.id);
        categories.insert(list.categories.begin(), list.categories.end());
    }
};

/// Every list that measures, comparisons and corrections of a small evaluation offer.
Names offered()
{
    Names names;
    support::Progress progress;
    const auto evaluation = uitest::evaluated(
        uitest::smallGold(), uitest::smallSystem(), { .perType = analysis::PerType::Isolated });
    for (const metrics::Measure& measure : metrics::measures()) {
        const auto result = analysis::computeMeasure(std::string(measure.id), *evaluation, progress);
        EXPECT_TRUE(result) << measure.id;
        std::ranges::for_each((*result)->lists, [&names](const auto& list) { names.add(list); });
        if (const auto* const eter = dynamic_cast<const analysis::EterResult*>(result->get())) {
            EXPECT_TRUE(
                analysis::breakList(*evaluation, *eter, { 1, 2 }, progress).map([&names](const auto& list) {
                    names.add(list);
                }));
        }
    }
    const auto compared
        = analysis::compareEvaluations(*evaluation, *evaluation, match::Scheme::Strict, progress);
    EXPECT_TRUE(compared);
    for (const auto* const list :
        { &compared->inA, &compared->inB, &compared->differencesA, &compared->differencesB }) {
        names.add(*list);
    }
    const auto since = analysis::compareWithEarlier(evaluation, evaluation, match::Scheme::Strict, progress);
    EXPECT_TRUE(since);
    names.add(*since->fixed->list);
    names.add(*since->regressed->list);
    for (const std::size_t systems : { std::size_t { 3 }, analysis::FoundBy::most + 2 }) {
        const std::vector all(systems, evaluation);
        const auto found = analysis::foundByHowMany(all, match::Scheme::Strict, progress);
        EXPECT_TRUE(found);
        names.add(found->list);
    }
    for (const auto& [errors, records] : analysis::errorClasses(*evaluation)) {
        names.add(analysis::correctionList(*evaluation, analysis::correctionListId(*evaluation, errors)));
    }
    names.add(analysis::leftOutRecords(*evaluation, .5));
    return names;
}

/// Words of three letters and more, but for those that every language has, and types of the data.
std::set<std::string> wordsOf(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{3,}"));
    static const std::set<std::string> same { "ETER", "SER", "CoNLL", "MUC", "SemEval", "NIL", "NER", "alpha",
        "PER", "LOC", "ORG", "loc", "adm", "geo" };
    std::set<std::string> words;
    for (auto found = word.globalMatch(text); found.hasNext();) {
        if (auto one = toUtf8(found.next().captured()); !same.contains(one)) {
            words.insert(std::move(one));
        }
    }
    return words;
}

class ListNames : public testing::Test
{
protected:
    ~ListNames() override { useLanguage(QStringLiteral("en")); }

    /// `say` of each id in German has no word of its English text and none of the id.
    template <typename Say> static void expectGerman(const std::set<std::string>& ids, Say say)
    {
        for (const std::string& id : ids) {
            useLanguage(QStringLiteral("en"));
            auto english = wordsOf(say(id));
            useLanguage(QStringLiteral("de"));
            const QString german = say(id);
            const auto words = wordsOf(german);
            english.merge(wordsOf(toQString(id)));
            for (const std::string& word : words) {
                EXPECT_FALSE(english.contains(word)) << id << ": " << german.toStdString();
            }
            EXPECT_FALSE(german.isEmpty()) << id;
            EXPECT_FALSE(german.contains(QLatin1Char('%'))) << id << ": " << german.toStdString();
        }
    }
};

TEST_F(ListNames, AreSaidInTheLanguageOfTheWindow)
{
    const Names names = offered();
    EXPECT_GT(names.lists.size(), 25U);
    EXPECT_GT(names.categories.size(), 90U);
    expectGerman(names.lists, [](const std::string& id) { return listText(std::string_view(id)); });
    expectGerman(names.categories, categoryText);
    useLanguage(QStringLiteral("de"));
    EXPECT_EQ(listText("eter.0.3").toStdString(), "ETER bei alpha 0,3");
    EXPECT_EQ(categoryText("both right (gold)").toStdString(), "beide richtig (Gold)");
    EXPECT_EQ(filterText({ .list = "noisy.losses", .categories = { "correct", "ner" } }).toStdString(),
        "Verluste im verrauschten Text: korrekt oder NER-Fehler");
}

TEST_F(ListNames, ThatAreNotKnownStandAsTheyAre)
{
    EXPECT_EQ(listText("left-out").toStdString(), "Left out by the confidence threshold");
    EXPECT_EQ(listText("mine").toStdString(), "mine");
    EXPECT_EQ(listText("gain").toStdString(), "gain");
    EXPECT_EQ(categoryText("found by").toStdString(), "found by");
    EXPECT_EQ(categoryText("found by 3 of 5").toStdString(), "found by 3 of 5");
    EXPECT_EQ(categoryText("found by 31 or more of 40").toStdString(), "found by 31 or more of 40");
    EXPECT_EQ(categoryText(" of ").toStdString(), " of ");
}

} // namespace
} // namespace touchstone::ui
