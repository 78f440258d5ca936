// SPDX-License-Identifier: GPL-3.0-or-later
// Headings of curves, outcomes, groups, annotators and slices, and what they mean, are known to translations;
// keys of slices are words in the window.
#include "ui/base/tabletexts.h"

#include "tests/support/builders.h"
#include "tests/ui/evaluations.h"
#include "tests/ui/uisupport.h"
#include "ui/base/coretexts.h"
#include "ui/models/sheetnames.h"
#include "ui/session/corestrings.h"

#include "core/compare/annotators.h"
#include "core/compare/groupcomparison.h"
#include "core/curves/noisebins.h"
#include "core/curves/sweep.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/report/tables/annotatorsheets.h"
#include "core/report/tables/comparesheets.h"
#include "core/report/tables/outcomesheets.h"
#include "core/report/tables/recordgroups.h"
#include "core/report/tables/slicesheet.h"

#include <gtest/gtest.h>

#include <cctype>
#include <iterator>
#include <set>

namespace touchstone::ui {
namespace {

using analysis::Sheet;

bool hasWords(std::string_view text)
{
    return std::ranges::any_of(text, [](unsigned char c) { return std::islower(c) != 0; });
}

/// As coreText() looks them up: whole, else sentence by sentence.
std::set<std::string> unknownOf(const std::string& text)
{
    static const std::set<std::string> known = [] {
        std::set<std::string> all(std::begin(coreTexts), std::end(coreTexts));
        all.insert(std::begin(tableTexts), std::end(tableTexts));
        return all;
    }();
    if (!hasWords(text) || known.contains(text)) {
        return {};
    }
    std::set<std::string> unknown;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = std::min(text.find(". ", from), text.size());
        const auto sentence = text.substr(from, end == text.size() ? end : end + 1 - from);
        if (!known.contains(sentence)) {
            unknown.insert(sentence);
        }
        from = end + 2;
    }
    return unknown;
}

/// Titles and meanings of the columns, what the rows are and the note, but for titles that the window makes.
void expectKnown(const Sheet& sheet, bool titles = true)
{
    std::vector<std::string> texts { sheet.rowTitle, sheet.said.empty() ? sheet.note : std::string() };
    for (const auto& column : sheet.columns) {
        const bool own = column.kind == Sheet::Kind::P || column.kind == Sheet::Kind::Interval
            || column.kind == Sheet::Kind::DifferenceInterval;
        texts.push_back(titles && !own ? column.title : std::string());
        texts.push_back(column.meaning);
    }
    for (const auto& text : texts) {
        for (const auto& unknown : unknownOf(text)) {
            ADD_FAILURE() << "ui/base/tabletexts.h lacks: " << unknown;
        }
    }
}

analysis::MeasureResultPtr computed(const analysis::Evaluation& evaluation, std::string_view measure)
{
    support::Progress progress;
    auto result = analysis::computeMeasure(std::string(measure), evaluation, progress);
    EXPECT_TRUE(result) << measure;
    return result ? *result : nullptr;
}

TEST(TableTexts, HaveEveryHeadingOfOutcomesAndGroupsOfRecords)
{
    const auto evaluation = uitest::smallEvaluation();
    for (const auto scheme : match::allSchemes) {
        expectKnown(analysis::outcomesByType(*evaluation, scheme));
        expectKnown(analysis::outcomesByDocument(*evaluation, scheme));
        expectKnown(analysis::documentHistogram(*evaluation, scheme, 10));
    }
    std::vector<std::uint32_t> records(evaluation->records.size());
    for (std::uint32_t record = 0; record < records.size(); ++record) {
        records[record] = record;
    }
    const analysis::ChosenRecords chosen { evaluation.get(), records };
    for (const auto& by : analysis::recordGroupings()) {
        const auto groups = analysis::groupRecords(std::span(&chosen, 1), by);
        ASSERT_TRUE(groups) << by;
        expectKnown(analysis::groupedRecordsSheet(*groups));
    }
}

TEST(TableTexts, HaveEveryHeadingOfCurves)
{
    using enum analysis::NoiseFound;
    using enum analysis::NoiseRate;
    for (const auto found : { Strict, Noisy }) {
        for (const auto rate : { Aligned, Told }) {
            expectKnown(analysis::noiseBinSheet({ .found = found, .rate = rate, .bins = {} }));
        }
    }
    for (const std::string untold : { "", "Errors." }) {
        auto sheet = analysis::noiseErrorSheet({}, untold);
        sheet.note.clear(); // a message of the measure
        expectKnown(sheet);
    }
    const auto evaluation = uitest::smallEvaluation();
    const auto result = computed(*evaluation, "eter");
    const auto* const eter = dynamic_cast<const analysis::EterResult*>(result.get());
    ASSERT_NE(eter, nullptr);
    expectKnown(analysis::alphaSheet(*eter, {}));
    expectKnown(analysis::thresholdSheet({}));
}

TEST(TableTexts, HaveEveryHeadingOfGroupsAndAnnotators)
{
    for (const bool lowerIsBetter : { false, true }) {
        analysis::GroupComparison compared;
        compared.lowerIsBetter = lowerIsBetter;
        expectKnown(analysis::groupsSheet(compared, {}));
        compared.groups = { "one", "two" };
        expectKnown(analysis::groupTypesSheet(compared), false); // names of groups
        expectKnown(analysis::groupRunsSheet({}, {}));
    }
    expectKnown(analysis::differencesSheet({}, {}));
    for (const auto scheme : match::allSchemes) {
        const analysis::AnnotatorPairs pairs { .names = { "Ada", "Bob" }, .pairs = {} };
        analysis::AnnotatorAgreement agreement;
        agreement.scheme = scheme;
        agreement.f1.assign(2, std::vector<std::optional<double>>(2));
        agreement.overall.annotators.resize(2);
        const std::vector<std::size_t> nobody;
        expectKnown(analysis::annotatorMatrixSheet(pairs, agreement, nobody));
        expectKnown(analysis::annotatorTypesSheet(pairs, agreement, nobody));
        expectKnown(analysis::annotatorPairsSheet(pairs, agreement));
        const std::vector<std::size_t> both { 0, 1 };
        expectKnown(analysis::annotatorMatrixSheet(pairs, agreement, both), false);
        expectKnown(analysis::annotatorTypesSheet(pairs, agreement, both), false);
    }
}

/// A heading of a slice that is a key: "span+kbid P", "entity slots", "transcription share".
bool looksLikeAKey(const std::string& title)
{
    return title.empty() || std::islower(static_cast<unsigned char>(title.front())) != 0
        || title.find_first_of("_+@") != std::string::npos;
}

TEST(SliceColumns, AreWordsInTheWindowAndKeysForTheCommandLine)
{
    EXPECT_EQ(analysis::sliceColumnTitle("span+kbid.precision"), "span+kbid P");
    EXPECT_EQ(analysis::sliceColumnTitle("count.span+kbid.gold"), "span+kbid.gold");
    EXPECT_EQ(analysis::sliceColumnTitle("count.entity_slots"), "entity slots");
    EXPECT_EQ(analysis::sliceColumnTitle("transcription_share"), "transcription share");
    EXPECT_EQ(analysis::sliceColumnTitle("f1"), "F1");

    const auto titleOf = [](const char* id) {
        Sheet sheet;
        sheet.id = "slice.tokens";
        return columnTitleInWindow(sheet, { id, analysis::sliceColumnTitle(id), {} }).toStdString();
    };
    EXPECT_EQ(titleOf("span+kbid.f1"), "Span and entry · F1");
    EXPECT_EQ(titleOf("count.document+kbid.gold"), "Entries of each document · Gold");
    EXPECT_EQ(titleOf("span+type.maxmax.recall"), "Span and type: R max, P max · R");
    EXPECT_EQ(titleOf("count.component_label_errors"), "Components · Label");
    EXPECT_EQ(titleOf("entities.ser"), "Entities · SER");
    EXPECT_EQ(titleOf("recall@5"), "Recall among the first 5");
    EXPECT_EQ(titleOf("count.recalled@5"), "Right among the first 5");
    EXPECT_EQ(titleOf("transcription_share"), "Transcription / gold");
    EXPECT_EQ(titleOf("some.key"), analysis::sliceColumnTitle("some.key")) << "none that is known";
    const Sheet ofTask { "slice.tokens", {}, {}, { { "f1", "fscore", {} } }, {}, {} };
    EXPECT_EQ(columnTitleInWindow(ofTask, ofTask.columns.front()).toStdString(), "fscore");
    const Sheet types { "types", {}, {}, { { "gold", "gold", {} } }, {}, {} };
    EXPECT_EQ(columnTitleInWindow(types, types.columns.front()), coreText("gold")) << "of no slice";
}

TEST(SliceColumns, OfEveryMeasureHaveWords)
{
    const auto evaluation = uitest::evaluated({ "[PER@Q1 Ada] saw [LOC@Q2 Rome]", "[PER@Q3 Bob]" },
        { "[PER@Q1 Ada] saw [ORG@Q4 Rome]", "[PER@NIL Bob]" });
    std::size_t seen = 0;
    for (const metrics::Measure& measure : metrics::measures()) {
        const auto result = computed(*evaluation, measure.id);
        ASSERT_NE(result, nullptr);
        for (const char* slice : { "tokens", "document-length" }) {
            support::Progress progress;
            const auto table = analysis::SliceTable::of(*evaluation, *result, slice, progress);
            if (!table) {
                continue; // a measure that is no sum over documents, a text without tokens
            }
            const Sheet sheet = table->sheet(match::Scheme::Strict);
            for (const auto& column : sheet.columns) {
                SCOPED_TRACE(std::string(measure.id) + ' ' + slice + ": " + column.id);
                ++seen;
                const auto title = columnTitleInWindow(sheet, column).toStdString();
                EXPECT_FALSE(looksLikeAKey(title)) << title;
                const auto meaning = columnMeaningInWindow(measure.id, sheet, column);
                EXPECT_FALSE(meaning.isEmpty());
                const uitest::InLanguage inGerman("de");
                EXPECT_NE(columnMeaningInWindow(measure.id, sheet, column), meaning);
            }
        }
    }
    EXPECT_GT(seen, 40U);
}

} // namespace
} // namespace touchstone::ui
