// SPDX-License-Identifier: GPL-3.0-or-later
// The measure `surface`: distinct names of a corpus, by hand and against sets made the slow way.
#include "core/evaluation/slices/filtering.h"
#include "core/measures/surface/computesurface.h"
#include "core/statistics/significance.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

/// The documents have tokens.
EvaluationPtr scored(const std::vector<std::string>& gold, const std::vector<std::string>& system)
{
    const auto layer = [](const std::vector<std::string>& marked, const char* name) {
        return std::make_shared<const annotation::Layer>(
            testsupport::layer(marked, name, testsupport::Tokens::Words));
    };
    return evaluated(layer(gold, "gold"), layer(system, "system"));
}

std::shared_ptr<const SurfaceResult> surface(const Evaluation& evaluation)
{
    support::Progress progress;
    const auto result = surfaceMeasure.compute(evaluation, progress, MeasureExtent::Everything);
    EXPECT_TRUE(result);
    return std::static_pointer_cast<const SurfaceResult>(*result);
}

std::string counts(const metrics::ConllCounts& counts)
{
    return std::to_string(counts.correct) + "/" + std::to_string(counts.gold) + "/"
        + std::to_string(counts.system);
}

const metrics::ConllCounts& ofType(
    const Evaluation& evaluation, const SurfaceResult& result, const std::string& type)
{
    const auto found = std::find(evaluation.labels.begin(), evaluation.labels.end(), type);
    return result.types[static_cast<std::size_t>(found - evaluation.labels.begin())];
}

/// The words of the records that a link selects, through the measure's list.
std::string selected(const EvaluationPtr& evaluation, const MeasureResult& result, const RecordFilter& link)
{
    const auto through = throughList(evaluation, *result.list("surface"));
    std::string text;
    for (const auto number : filtered(*through, std::span(&link, 1))) {
        const auto& record = through->records[number];
        text += (text.empty() ? "" : ", ") + through->cases[record.document].name() + " "
            + (record.hasGold() ? through->goldText(record) : through->systemText(record));
    }
    return text;
}

// "Ada" three times, of which one is found; "Rome" found at another place than the gold's; "rome" is another
// form; "Ada" as ORG is another form, too.
const std::vector<std::string> gold { "[PER Ada] and [PER Ada] in [LOC Rome] .", "[PER Ada] in rome Rome",
    "[ORG Ada] [LOC New York]" };
const std::vector<std::string> sys { "Ada and Ada in Rome .", "[PER Ada] in [LOC rome] [LOC Rome]",
    "[PER Ada] [LOC New York]" };

TEST(Surface, RepeatedNamesCountOnceAndAreRightWhereOneOccurrenceWasFound)
{
    const auto evaluation = scored(gold, sys);
    const auto result = surface(*evaluation);
    // Gold: Ada PER, Rome LOC, Ada ORG, New York LOC. System: Ada PER, rome LOC, Rome LOC, New York LOC.
    EXPECT_EQ(counts(result->overall), "2/4/4");
    EXPECT_EQ(counts(ofType(*evaluation, *result, "PER")), "1/1/1");
    EXPECT_EQ(counts(ofType(*evaluation, *result, "LOC")), "1/2/3");
    EXPECT_EQ(counts(ofType(*evaluation, *result, "ORG")), "0/1/0");
    EXPECT_DOUBLE_EQ(*result->overall.f1(), 0.5);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 30U);
}

TEST(Surface, ACountShowsTheFirstOccurrenceOfEachForm)
{
    const auto evaluation = scored(gold, sys);
    const auto result = surface(*evaluation);
    const auto link = [&](std::size_t column) { return *result->sheets[0].rows.back().cells[column].link; };
    EXPECT_EQ(selected(evaluation, *result, link(0)), "d2 Ada, d3 New York") << "the first that was found";
    EXPECT_EQ(selected(evaluation, *result, link(1)), "d1 Rome, d2 Ada, d3 Ada, d3 New York");
    EXPECT_EQ(selected(evaluation, *result, link(3)), "d2 rome, d2 Rome");
    EXPECT_EQ(selected(evaluation, *result, link(4)), "d1 Rome, d3 Ada");
}

TEST(Surface, RepeatedFormsLeadToAllTheirOccurrences)
{
    const auto evaluation = scored(gold, sys);
    const auto result = surface(*evaluation);
    const auto& sheet = result->sheets[1];
    ASSERT_EQ(sheet.rows.size(), 1U);
    EXPECT_EQ(sheet.rows[0].name, "Ada (PER)");
    EXPECT_EQ(selected(evaluation, *result, *sheet.rows[0].cells[0].link), "d1 Ada, d1 Ada, d2 Ada");
    EXPECT_EQ(selected(evaluation, *result, *sheet.rows[0].cells[1].link), "d2 Ada, d3 Ada");
    EXPECT_EQ(selected(evaluation, *result, *sheet.rows[0].cells[2].link), "d2 Ada");
}

TEST(Surface, WordsAreTheGoldsWhereTextsRunTokenByToken)
{
    // As in the organisers' file: one column of words, the gold's.
    const auto evaluation
        = scored({ "[PER Ada] met [PER Bob] and Ada" }, { "[PER Ad@] met Bob and [PER Ad@]" });
    ASSERT_EQ(evaluation->cases[0].relation, TextRelation::Tokens);
    const auto result = surface(*evaluation);
    EXPECT_EQ(counts(result->overall), "1/2/1") << "the second is the form Ada again";
}

TEST(Surface, WhiteSpaceIsOneBlank)
{
    const auto evaluation
        = scored({ "[LOC New York] and [LOC New\n York]" }, { "[LOC New York] and New\n York" });
    EXPECT_EQ(counts(surface(*evaluation)->overall), "1/1/1");
}

TEST(Surface, HasNoIntervalAndSaysWhy)
{
    const auto evaluation = scored(gold, sys);
    const MeasuredSystem system { evaluation, surface(*evaluation) };
    support::Progress progress;
    const auto intervals = scoreIntervals(system, {}, {}, progress);
    ASSERT_FALSE(intervals);
    EXPECT_NE(intervals.error().text.find("once in the whole corpus"), std::string::npos);
    const auto compared = compareScores(std::vector { system, system }, "f1", {}, progress);
    ASSERT_FALSE(compared);
    EXPECT_EQ(compared.error().code, support::ErrorCode::InvalidOption);
    EXPECT_DOUBLE_EQ(**scoreValue(system, "f1"), 0.5) << "the score of the corpus is known all the same";
}

TEST(Surface, AgreesWithSetsMadeTheSlowWay)
{
    std::mt19937 random(11);
    const std::vector<std::string> names { "Ada", "Bo", "Cy", "New York" };
    const std::vector<std::string> types { "PER", "LOC" };
    for (int round = 0; round < 60; ++round) {
        std::vector<std::string> golds;
        std::vector<std::string> systems;
        using Place = std::tuple<std::size_t, std::size_t, std::string, std::string>;
        using Form = std::pair<std::string, std::string>;
        std::set<Place> goldPlaces;
        std::set<Place> systemPlaces;
        for (std::size_t document = 0; document < 5; ++document) {
            std::string g;
            std::string s;
            for (std::size_t place = 0; place < 6; ++place) {
                const auto& name = names[random() % names.size()];
                const auto mark = [&](std::set<Place>& places) {
                    if (random() % 3 == 0) {
                        return name + " ";
                    }
                    const auto& type = types[random() % 4 == 0 ? 1 : 0];
                    places.emplace(document, place, name, type);
                    return "[" + type + " " + name + "] ";
                };
                g += mark(goldPlaces);
                s += mark(systemPlaces);
            }
            golds.push_back(g);
            systems.push_back(s);
        }
        const auto formsOf = [](const std::set<Place>& places) {
            std::set<Form> forms;
            for (const auto& [document, place, name, type] : places) {
                forms.emplace(name, type);
            }
            return forms;
        };
        std::set<Place> both;
        std::set_intersection(goldPlaces.begin(), goldPlaces.end(), systemPlaces.begin(), systemPlaces.end(),
            std::inserter(both, both.end()));
        const auto evaluation = scored(golds, systems);
        const auto result = surface(*evaluation);
        EXPECT_EQ(counts(result->overall),
            std::to_string(formsOf(both).size()) + "/" + std::to_string(formsOf(goldPlaces).size()) + "/"
                + std::to_string(formsOf(systemPlaces).size()));
        testsupport::expectCountsToSelectTheirRecords(evaluation, *result);
        for (const auto& type : evaluation->labels) {
            const auto ofThisType = [&type](const std::set<Form>& forms) {
                return std::to_string(std::count_if(
                    forms.begin(), forms.end(), [&type](const Form& form) { return form.second == type; }));
            };
            EXPECT_EQ(counts(ofType(*evaluation, *result, type)),
                ofThisType(formsOf(both)) + "/" + ofThisType(formsOf(goldPlaces)) + "/"
                    + ofThisType(formsOf(systemPlaces)));
        }
    }
}

} // namespace
} // namespace touchstone::analysis
