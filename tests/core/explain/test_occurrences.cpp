// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/concordance.h"
#include "core/explain/occurrences.h"
#include "tests/support/builders.h"

#include <gtest/gtest.h>

namespace touchstone::analysis {
namespace {

using text::SpanRelation;
using Touching = std::vector<TouchingAnnotation>;

EvaluationPtr evaluatedLayers(annotation::LayerPtr gold, const annotation::LayerPtr& system)
{
    support::Progress progress;
    return *evaluate(std::move(gold), system, {}, progress);
}

std::vector<Occurrence> found(const std::string& words, const std::vector<EvaluationPtr>& systems)
{
    return occurrencesOf(text::WordSearch(words), *systems.front()->gold, systems);
}

TEST(Occurrences, TellWhatBothSidesHaveThere)
{
    const auto gold = testsupport::layerPtr({ "Ada in [LOC Rome] and [PER Rome Smith], Rome" });
    const auto e = evaluatedLayers(
        gold, testsupport::layerPtr({ "Ada in [LOC Rome] and Rome [PER Smith], [LOC Rome]" }, "A"));
    const auto places = found("Rome", { e });
    ASSERT_EQ(places.size(), 3U);
    const auto outcome = [&](std::size_t place) {
        EXPECT_EQ(places[place].systems[0]->records.size(), 1U) << place;
        return e->records[places[place].systems[0]->records.at(0)].outcome(match::Scheme::Strict);
    };
    EXPECT_EQ(places[0].span, (text::Span { 7, 11 }));
    EXPECT_EQ(places[0].gold, (Touching { { 0, SpanRelation::Equal } }));
    EXPECT_EQ(places[0].systems[0]->annotations, (Touching { { 0, SpanRelation::Equal } }));
    EXPECT_EQ(outcome(0), match::Outcome::Correct);
    EXPECT_EQ(places[1].gold, (Touching { { 1, SpanRelation::Contains } }));
    EXPECT_TRUE(places[1].systems[0]->annotations.empty()) << "its annotation stands beside the place";
    EXPECT_EQ(outcome(1), match::Outcome::Incorrect);
    EXPECT_TRUE(places[2].gold.empty());
    EXPECT_EQ(outcome(2), match::Outcome::Spurious);
}

TEST(Occurrences, OfSeveralSystemsStandSideBySide)
{
    const auto gold = testsupport::layerPtr({ "[LOC Rome]" });
    const auto right = evaluatedLayers(gold, testsupport::layerPtr({ "[LOC Rome]" }, "A"));
    const auto missing = evaluatedLayers(gold, testsupport::layerPtr({ "Rome" }, "B"));
    const auto places = found("Rome", { right, missing });
    ASSERT_EQ(places.size(), 1U);
    ASSERT_EQ(places[0].systems.size(), 2U);
    EXPECT_EQ(places[0].systems[0]->annotations.size(), 1U);
    EXPECT_TRUE(places[0].systems[1]->annotations.empty());
    EXPECT_EQ(places[0].systems[1]->records.size(), 1U) << "the one that is missing";
}

TEST(Occurrences, StandInTheGoldAlone)
{
    annotation::Layer layer;
    layer.documents.push_back(testsupport::document(layer.labels, "left and right arm"));
    testsupport::addFragmented(layer.documents[0], layer.labels, { { 0, 4 }, { 15, 18 } }, "BODY");
    const auto inGap = occurrencesOf(text::WordSearch("right"), layer, {});
    ASSERT_EQ(inGap.size(), 1U);
    EXPECT_TRUE(inGap[0].gold.empty()) << "between the pieces";
    const auto inPiece = occurrencesOf(text::WordSearch("arm"), layer, {});
    ASSERT_EQ(inPiece.size(), 1U);
    EXPECT_EQ(inPiece[0].gold, (Touching { { 0, SpanRelation::Contains } }));
    EXPECT_EQ(lineOf(inPiece[0]), 0U) << "no format tells it";
}

TEST(Occurrences, OfAnotherTextThatTheGoldHasNotAreTold)
{
    const auto e = evaluatedLayers(testsupport::layerPtr({ "Ada in [LOC Rome] now Paris" }),
        testsupport::layerPtr({ "Ada in [LOC Rorne] now Paris Rome" }, "A"));
    const auto places = found("Rome", { e });
    ASSERT_EQ(places.size(), 2U);
    EXPECT_FALSE(places[0].textOf);
    EXPECT_EQ(places[0].systems[0]->annotations.size(), 1U) << "what stands for it in the system's text";
    EXPECT_EQ(places[1].textOf, 0U);
    EXPECT_EQ(places[1].span, (text::Span { 23, 27 }));
    EXPECT_EQ(found("Paris", { e }).size(), 1U) << "one place of both texts";
}

TEST(Occurrences, OfDocumentsThatASystemHasAloneComeLast)
{
    const auto e = evaluatedLayers(
        std::make_shared<const annotation::Layer>(testsupport::namedLayer({ { "d1", "Ada" } })),
        std::make_shared<const annotation::Layer>(
            testsupport::namedLayer({ { "d0", "[PER Ada]" }, { "d1", "Ada" } }, "A")));
    const auto places = found("Ada", { e });
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0].document->name, "d1");
    EXPECT_EQ(places[1].document->name, "d0");
    EXPECT_EQ(places[1].textOf, 0U);
    EXPECT_EQ(places[1].systems[0]->records.size(), 1U);
}

TEST(Occurrences, TellInWhoseTextTheWordsStand)
{
    const auto gold = testsupport::layerPtr({ "Ada in [LOC Rome] now Paris" });
    const auto same = evaluatedLayers(gold, testsupport::layerPtr({ "Ada in Rome now Paris" }, "A"));
    EXPECT_TRUE(found("Rome", { same })[0].systems[0]->words);
    const auto other
        = evaluatedLayers(gold, testsupport::layerPtr({ "Ada in [LOC Rorne] now Paris Rome" }, "B"));
    const auto places = found("Rome", { other });
    ASSERT_EQ(places.size(), 2U);
    EXPECT_FALSE(places[0].systems[0]->words) << "it has Rorne there";
    EXPECT_TRUE(places[1].systems[0]->words);
    EXPECT_TRUE(found("Paris", { other })[0].systems[0]->words);
}

TEST(Occurrences, StopWhenTheyAreToldTo)
{
    const auto e
        = evaluatedLayers(testsupport::layerPtr({ "[LOC Rome]" }), testsupport::layerPtr({ "Rome" }));
    std::stop_source stop;
    stop.request_stop();
    const support::Progress progress(stop.get_token());
    EXPECT_TRUE(occurrencesOf(text::WordSearch("Rome"), *e->gold, std::vector { e }, progress).empty());
}

TEST(Concordance, CountsByWhoAnnotatesThePlace)
{
    const auto e = evaluatedLayers(testsupport::layerPtr({ "[LOC Rome], Rome and Rome", "Rome", "none" }),
        testsupport::layerPtr({ "[LOC Rome], [LOC Rome] and Rome", "Rome", "none" }, "A"));
    const auto places = found("Rome", { e });
    const auto counts = countsOf(places, 1);
    EXPECT_EQ(counts.places, 4);
    EXPECT_EQ(counts.documents, 2);
    EXPECT_EQ(counts.inGold, 1);
    EXPECT_EQ(counts.bySystem, std::vector<std::int64_t> { 2 });
    EXPECT_EQ(counts.none, 2);
    EXPECT_EQ(countsOf({}, 0).documents, 0);
}

TEST(Concordance, ShowsAPlaceInItsLine)
{
    const auto gold = testsupport::layerPtr({ "Ada went\nto  Rome  again" });
    const auto places = occurrencesOf(text::WordSearch("Rome"), *gold, {});
    ASSERT_EQ(places.size(), 1U);
    const auto line = lineAround(places[0], 8);
    EXPECT_EQ(line.left, "ent to");
    EXPECT_EQ(line.words, "Rome");
    EXPECT_EQ(line.right, "again");
    EXPECT_EQ(goldDocument(places[0], *gold, {}), &gold->documents[0]);
}

} // namespace
} // namespace touchstone::analysis
