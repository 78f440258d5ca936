// SPDX-License-Identifier: GPL-3.0-or-later
// One selection that all views obey: filters, selected record, document, and what survives another result.
#include "ui/session/selectionmodel.h"

#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace touchstone::ui {
namespace {

using Step = SelectionModel::Step;
using uitest::evaluated;

/// Records in text order. d1: 0 Ada type error, 1 Paris correct, 2 Rome missing; d2: 3 Bob correct;
/// d3: 4 Eve missing, 5 Kim spurious.
analysis::EvaluationPtr sample()
{
    return evaluated({ "[PER Ada] saw [LOC Paris] and [LOC Rome]", "[PER Bob] left", "[PER Eve] met Kim" },
        { "[LOC Ada] saw [LOC Paris] and Rome", "[PER Bob] left", "Eve met [PER Kim]" });
}

analysis::RecordFilter byOutcome(match::Outcome outcome)
{
    analysis::RecordFilter filter;
    filter.scheme = match::Scheme::Strict;
    filter.outcomes = { outcome };
    return filter;
}

analysis::RecordFilter byType(const std::string& type)
{
    analysis::RecordFilter filter;
    filter.types = { type };
    return filter;
}

using Records = std::vector<std::uint32_t>;

class SelectionModelTest : public ::testing::Test
{
protected:
    SelectionModelTest()
    {
        QObject::connect(&model, &SelectionModel::changed, &model, [this](SelectionModel::Changes changes) {
            seen.push_back(changes);
            recordsAtSignal = model.records();
        });
        model.setEvaluation(sample());
        seen.clear();
    }

    SelectionModel model;
    std::vector<SelectionModel::Changes> seen;
    Records recordsAtSignal;
};

TEST_F(SelectionModelTest, WithoutFiltersTheErrorsOfTheSchemeAreListed)
{
    EXPECT_EQ(model.records(), (Records { 0, 2, 4, 5 }));
    EXPECT_EQ(model.currentRecord(), 0U); // the first error is shown at once
    model.setCurrentRecord(std::nullopt);
    seen.clear();
    model.setScheme(match::Scheme::Exact);
    EXPECT_EQ(model.records(), (Records { 2, 4, 5 })); // Ada's span is right
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_TRUE(seen[0] & SelectionModel::SchemeChanged);
    EXPECT_TRUE(seen[0] & SelectionModel::FiltersChanged);
    EXPECT_EQ(model.currentRecord(), std::nullopt); // nothing was selected, nothing moves
    model.setScheme(match::Scheme::Strict);
    model.setCurrentRecord(0);
    model.setScheme(match::Scheme::Exact); // Ada is no error any more
    EXPECT_EQ(model.currentRecord(), 2U);
}

TEST_F(SelectionModelTest, FiltersAreAndCombinedAndStateIsSetBeforeTheOneSignal)
{
    model.pushFilter(byOutcome(match::Outcome::Missing));
    EXPECT_EQ(model.records(), (Records { 2, 4 }));
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(recordsAtSignal, model.records());
    model.pushFilter(byType("LOC"));
    EXPECT_EQ(model.records(), (Records { 2 }));
    EXPECT_EQ(seen.size(), 2U);
}

TEST_F(SelectionModelTest, TheSameFilterPushedTwiceIsTakenAway)
{
    model.pushFilter(byType("LOC"));
    model.pushFilter(byOutcome(match::Outcome::Missing));
    model.pushFilter(byType("LOC"));
    ASSERT_EQ(model.filters().size(), 1U);
    EXPECT_EQ(model.filters()[0], byOutcome(match::Outcome::Missing));
}

TEST_F(SelectionModelTest, SetFilterReplacesTheStackAndClearsItWhenAlone)
{
    model.pushFilter(byType("LOC"));
    model.setFilter(byOutcome(match::Outcome::Correct));
    EXPECT_EQ(model.records(), (Records { 1, 3 }));
    model.setFilter(byOutcome(match::Outcome::Correct));
    EXPECT_TRUE(model.filters().empty());
    EXPECT_EQ(model.records(), (Records { 0, 2, 4, 5 }));
}

TEST_F(SelectionModelTest, SettingTheSameFiltersAgainIsSilent)
{
    model.setFilters({ byType("LOC") });
    seen.clear();
    model.setFilters({ byType("LOC") });
    EXPECT_TRUE(seen.empty());
}

TEST_F(SelectionModelTest, BackAndForwardWalkTheHistoryAndANewFilterCutsIt)
{
    EXPECT_FALSE(model.canGoBack());
    model.pushFilter(byType("LOC"));
    model.pushFilter(byOutcome(match::Outcome::Missing));
    model.goBack();
    EXPECT_EQ(model.filters(), std::vector { byType("LOC") });
    model.goBack();
    EXPECT_TRUE(model.filters().empty());
    EXPECT_FALSE(model.canGoBack());
    model.goForward();
    EXPECT_EQ(model.filters(), std::vector { byType("LOC") });
    EXPECT_TRUE(model.canGoForward());
    model.setFilter(byType("PER"));
    EXPECT_FALSE(model.canGoForward());
    model.goForward();
    EXPECT_EQ(model.filters(), std::vector { byType("PER") });
}

TEST_F(SelectionModelTest, PopDropsTheLastFilterAndSaysWhenThereIsNone)
{
    model.pushFilter(byType("LOC"));
    model.pushFilter(byOutcome(match::Outcome::Missing));
    EXPECT_TRUE(model.popFilter());
    EXPECT_EQ(model.filters(), std::vector { byType("LOC") });
    EXPECT_TRUE(model.popFilter());
    EXPECT_FALSE(model.popFilter());
    model.removeFilter(7); // no such filter: nothing happens
    EXPECT_TRUE(model.filters().empty());
}

TEST_F(SelectionModelTest, AFilterKeepsTheSelectedRecordWhenItIsInside)
{
    model.setCurrentRecord(2);
    model.pushFilter(byType("LOC"));
    EXPECT_EQ(model.currentRecord(), 2U);
}

TEST_F(SelectionModelTest, AFilterMovesTheSelectionToTheNearestFollowingRecord)
{
    model.setCurrentRecord(2);
    model.setFilter(byType("PER")); // 0, 3, 4, 5
    EXPECT_EQ(model.currentRecord(), 3U);
    EXPECT_EQ(model.currentCase(), 1U);
    model.setCurrentRecord(5);
    model.setFilter(byType("LOC")); // 1, 2: nothing follows
    EXPECT_EQ(model.currentRecord(), 2U);
}

TEST_F(SelectionModelTest, AFilterWithoutRecordsLeavesTheSelectionAlone)
{
    model.setCurrentRecord(2);
    model.setFilter(byType("none such"));
    EXPECT_TRUE(model.records().empty());
    EXPECT_EQ(model.currentRecord(), 2U);
    EXPECT_EQ(model.stepError(true), Step::Nothing);
}

TEST_F(SelectionModelTest, SelectingARecordShowsItsDocumentAndNeverChangesTheFilter)
{
    model.setFilter(byType("LOC"));
    seen.clear();
    model.setCurrentRecord(4);
    EXPECT_EQ(model.currentCase(), 2U);
    EXPECT_EQ(model.filters(), std::vector { byType("LOC") });
    EXPECT_FALSE(model.inFilter(4));
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0], SelectionModel::CurrentChanged | SelectionModel::DocumentChanged);
    model.setCurrentRecord(4);
    EXPECT_EQ(seen.size(), 1U);
    model.setCurrentRecord(99); // no such record: none is selected
    EXPECT_EQ(model.currentRecord(), std::nullopt);
}

TEST_F(SelectionModelTest, AddingWidensOneDimensionAndNarrowsByAnother)
{
    model.setFilter(byOutcome(match::Outcome::Missing));
    const std::size_t missing = model.records().size();
    model.addFilter(byOutcome(match::Outcome::Spurious)); // missing or spurious
    ASSERT_EQ(model.filters().size(), 1U);
    EXPECT_GT(model.records().size(), missing);
    model.addFilter(byType("LOC")); // and of this type
    EXPECT_EQ(model.filters().size(), 2U);
    for (const std::uint32_t record : model.records()) {
        EXPECT_EQ(model.evaluation()->labels[model.evaluation()->records[record].rowType()], "LOC");
    }
}

TEST_F(SelectionModelTest, StepsGoThroughTheErrorsOfTheFilterAndWrap)
{
    model.setCurrentRecord(std::nullopt);
    EXPECT_EQ(model.stepError(true), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 0U);
    EXPECT_EQ(model.stepError(true), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 2U);
    EXPECT_EQ(model.stepError(false), Step::Moved);
    EXPECT_EQ(model.stepError(false), Step::Wrapped);
    EXPECT_EQ(model.currentRecord(), 5U);
    EXPECT_EQ(model.stepError(true), Step::Wrapped);
    EXPECT_EQ(model.currentRecord(), 0U);
}

TEST_F(SelectionModelTest, StepsSkipCorrectRecordsOfTheFilter)
{
    model.setFilter(byType("LOC")); // 1 correct, 2 missing
    model.setCurrentRecord(1);
    EXPECT_EQ(model.stepError(true), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 2U);
    model.setFilter(byOutcome(match::Outcome::Correct));
    EXPECT_EQ(model.stepError(true), Step::Nothing);
}

TEST_F(SelectionModelTest, WithoutASelectionStepsStartAtTheDocumentShown)
{
    model.setCurrentCase(2);
    model.setCurrentRecord(std::nullopt);
    EXPECT_EQ(model.stepError(true), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 4U);
    model.setCurrentCase(1);
    model.setCurrentRecord(std::nullopt);
    EXPECT_EQ(model.stepError(false), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 2U);
}

TEST_F(SelectionModelTest, ADocumentSelectsItsFirstErrorElseItsFirstAnnotation)
{
    model.setCurrentCase(2);
    EXPECT_EQ(model.currentRecord(), 4U);
    model.setCurrentCase(1); // everything right
    EXPECT_EQ(model.currentRecord(), 3U);
    EXPECT_FALSE(model.isError(3));
    model.setFilter(byType("LOC"));
    model.setCurrentCase(0);
    EXPECT_EQ(model.currentRecord(), 2U) << "the missing one, not the correct one before it";
    model.setFilters({ byType("LOC"), byOutcome(match::Outcome::Correct) });
    model.setCurrentCase(1);
    model.setCurrentCase(0);
    EXPECT_EQ(model.currentRecord(), 1U);
}

TEST_F(SelectionModelTest, DocumentStepsSkipDocumentsWithoutErrors)
{
    EXPECT_EQ(model.stepDocument(true), Step::Moved);
    EXPECT_EQ(model.currentCase(), 2U);
    EXPECT_EQ(model.currentRecord(), 4U);
    EXPECT_EQ(model.stepDocument(true), Step::Wrapped);
    EXPECT_EQ(model.currentRecord(), 0U);
    EXPECT_EQ(model.stepDocument(false), Step::Wrapped);
    EXPECT_EQ(model.currentRecord(), 4U);
}

TEST_F(SelectionModelTest, SimilarErrorsHaveTheSameOutcomeAndTypes)
{
    EXPECT_EQ(model.stepSimilar(), Step::Nothing);
    model.setCurrentRecord(2); // missing LOC: alone
    EXPECT_EQ(model.stepSimilar(), Step::Nothing);
    model.setEvaluation(evaluated({ "[PER Ada] [LOC Rome] [PER Bob]" }, { "Ada Rome Bob" }));
    model.setCurrentRecord(0);
    EXPECT_EQ(model.stepSimilar(), Step::Moved);
    EXPECT_EQ(model.currentRecord(), 2U);
    EXPECT_EQ(model.stepSimilar(), Step::Wrapped);
    EXPECT_EQ(model.currentRecord(), 0U);
}

TEST_F(SelectionModelTest, ANewResultKeepsFiltersDocumentAndTheSelectedAnnotation)
{
    model.setFilter(byType("PER"));
    model.setCurrentRecord(5); // Kim, spurious in d3
    // Another system: one record more before it, so its number changes.
    model.setEvaluation(
        evaluated({ "[PER Ada] saw [LOC Paris] and [LOC Rome]", "[PER Bob] left", "[PER Eve] met Kim" },
            { "[PER Ada] [LOC saw] [LOC Paris] and Rome", "[PER Bob] left", "Eve met [PER Kim]" }));
    ASSERT_TRUE(model.currentRecord());
    EXPECT_EQ(model.evaluation()->systemText(model.evaluation()->records[*model.currentRecord()]), "Kim");
    EXPECT_EQ(model.currentCase(), 2U);
    EXPECT_EQ(model.filters(), std::vector { byType("PER") });
    ASSERT_EQ(seen.size(), 3U);
    EXPECT_TRUE(seen[2] & SelectionModel::EvaluationChanged);
}

TEST_F(SelectionModelTest, AnAnnotationThatIsGoneIsFollowedByTheNearestInTextOrder)
{
    model.setCurrentRecord(4); // Eve, missing in d3
    model.setEvaluation(
        evaluated({ "[PER Ada] saw [LOC Paris] and [LOC Rome]", "[PER Bob] left", "Eve met Kim" },
            { "[LOC Ada] saw [LOC Paris] and Rome", "[PER Bob] left", "Eve met [PER Kim]" }));
    ASSERT_TRUE(model.currentRecord());
    EXPECT_EQ(model.evaluation()->systemText(model.evaluation()->records[*model.currentRecord()]), "Kim");
}

TEST_F(SelectionModelTest, WithoutAResultThereIsNothingAndNothingFails)
{
    model.setCurrentRecord(2);
    model.setHoveredRecord(1);
    model.setEvaluation(nullptr);
    EXPECT_TRUE(model.records().empty());
    EXPECT_EQ(model.currentRecord(), std::nullopt);
    EXPECT_EQ(model.hoveredRecord(), std::nullopt);
    EXPECT_EQ(model.currentCase(), 0U);
    EXPECT_EQ(model.stepError(true), Step::Nothing);
    EXPECT_EQ(model.stepDocument(false), Step::Nothing);
    EXPECT_EQ(model.stepSimilar(), Step::Nothing);
    model.setCurrentRecord(0);
    EXPECT_EQ(model.currentRecord(), std::nullopt);
    model.setFilter(byType("PER"));
    model.goBack();
    EXPECT_TRUE(model.filters().empty());
}

TEST_F(SelectionModelTest, HoverIsAnnouncedOnceAndTouchesNothingElse)
{
    model.setHoveredRecord(3);
    model.setHoveredRecord(3);
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_EQ(seen[0], SelectionModel::Changes(SelectionModel::HoverChanged));
    EXPECT_EQ(model.currentRecord(), 0U);
}

TEST_F(SelectionModelTest, APlaceIsLookedAtUntilSomethingElseIsSelected)
{
    const SelectionModel::Place place { analysis::SideId::System, 1 };
    seen.clear();
    model.setCurrentAnnotation(2, place);
    EXPECT_EQ(model.currentRecord(), 2U);
    EXPECT_EQ(model.currentAnnotation(), place);
    model.setCurrentAnnotation(2, place); // nothing new
    ASSERT_EQ(seen.size(), 1U);
    EXPECT_TRUE(seen[0] & SelectionModel::CurrentChanged);

    model.setCurrentRecord(2); // the record itself
    EXPECT_EQ(seen.size(), 2U);
    EXPECT_FALSE(model.currentAnnotation());
    model.setCurrentAnnotation(2, place);
    model.setCurrentRecord(1);
    EXPECT_FALSE(model.currentAnnotation());
    model.setCurrentRecord(2);
    EXPECT_FALSE(model.currentAnnotation()); // it does not come back
    model.setCurrentAnnotation(2, place);
    model.setEvaluation(nullptr);
    EXPECT_FALSE(model.currentAnnotation());
    model.setCurrentAnnotation(2, place);
    EXPECT_EQ(model.currentRecord(), std::nullopt);
}

TEST_F(SelectionModelTest, AStretchOfTextMayBeLookedAtWithoutARecord)
{
    const SelectionModel::Range range { analysis::SideId::Gold, { 4, 8 } };
    model.setCurrentRange(1, range);
    EXPECT_EQ(seen,
        std::vector<SelectionModel::Changes>(
            { SelectionModel::CurrentChanged | SelectionModel::DocumentChanged }));
    EXPECT_EQ(model.currentRange(), range);
    EXPECT_FALSE(model.currentRecord());
    EXPECT_EQ(model.currentCase(), 1U);
    model.setCurrentRange(1, range);
    EXPECT_EQ(seen.back(), SelectionModel::Changes(SelectionModel::CurrentChanged)) << "it is shown again";
    model.setCurrentRange(9, range);
    EXPECT_EQ(model.currentCase(), 1U) << "there is no such document";
    model.setCurrentRecord(0);
    EXPECT_FALSE(model.currentRange());
    model.setCurrentRange(0, range);
    model.setCurrentCase(1);
    EXPECT_FALSE(model.currentRange());
    model.setCurrentRange(0, range);
    model.setEvaluation(sample());
    EXPECT_FALSE(model.currentRange());
}

} // namespace
} // namespace touchstone::ui
