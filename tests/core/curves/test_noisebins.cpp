// SPDX-License-Identifier: GPL-3.0-or-later
// Recall by error rate, errors by cause: every number is the number of records that its link selects.
#include "core/curves/noisebins.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/slices/filtering.h"
#include "core/measures/noisy/computenoisy.h"
#include "core/measures/registry/measurerunner.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace touchstone::analysis {
namespace {

using testsupport::layerPtr;

struct Example
{
    EvaluationPtr evaluation;
    MeasureResultPtr noisy;

    Example(const std::vector<std::string>& gold, const std::vector<std::string>& system)
    {
        support::Progress progress;
        evaluation = *evaluate(layerPtr(gold), layerPtr(system, "system"), {}, progress);
        noisy = *computeMeasure("noisy", *evaluation, progress);
    }

    [[nodiscard]] std::int64_t selected(const RecordFilter& filter) const
    {
        const auto* list = noisy->list(filter.list);
        EXPECT_NE(list, nullptr);
        const auto through = throughList(evaluation, *list);
        return static_cast<std::int64_t>(filtered(*through, std::span(&filter, 1)).size());
    }
};

/// Rates 0, 0, 1/8, 2/8, 1 and one gold name whose text is lost.
Example example()
{
    return {
        { "[PER Adaadaad] met [PER Zoezoezo] in [LOC Romaroma] and [LOC Osloslos] for [ORG Acme] x [PER Bo]",
            "[LOC Parispar] alone" },
        { "[PER Adaadaad] met [PER Zoezoeze] in Remarema and [LOC Osloslos] for [ORG Qqqq] x ",
            "[ORG Parispar] alone" }
    };
}

TEST(NoiseBins, EachBarSelectsItsRecords)
{
    const auto e = example();
    for (const auto found : { NoiseFound::Strict, NoiseFound::Noisy }) {
        const auto bins = noiseBins(*e.noisy, found, usualNoiseBounds());
        ASSERT_EQ(bins.bins.size(), 6U);
        std::int64_t all = 0;
        for (const auto& bin : bins.bins) {
            EXPECT_EQ(e.selected(noiseBinCell(found, bin, NoiseCount::All)), bin.all);
            EXPECT_EQ(e.selected(noiseBinCell(found, bin, NoiseCount::Found)), bin.found);
            EXPECT_EQ(e.selected(noiseBinCell(found, bin, NoiseCount::Missed)), bin.all - bin.found);
            all += bin.all;
        }
        EXPECT_EQ(all, 7) << "the bins share no annotation and leave none out";
        EXPECT_EQ(bins.withoutRate, 0);
        EXPECT_EQ(bins.noisy, all - bins.bins[0].all);
    }
}

TEST(NoiseBins, AnAnnotationOnABoundStandsBelowIt)
{
    const auto e = example();
    const std::vector<double> bounds { 0, 0.125, 0.25 };
    const auto bins = noiseBins(*e.noisy, NoiseFound::Strict, bounds).bins;
    ASSERT_EQ(bins.size(), 4U);
    EXPECT_EQ(bins[0].all, 3) << "Ada, Oslo, Paris";
    EXPECT_EQ(bins[0].found, 2) << "Paris has another type";
    EXPECT_EQ(bins[1].all, 1) << "Zoe: 1 of 8";
    EXPECT_EQ(bins[1].found, 1);
    EXPECT_EQ(bins[2].all, 1) << "Roma: 2 of 8";
    EXPECT_EQ(bins[2].found, 0);
    EXPECT_EQ(bins[3].all, 2) << "Acme and the lost Bo";
    EXPECT_EQ(bins[2].recall(), 0.0);
    EXPECT_EQ(NoiseBin().recall(), std::nullopt) << "an empty bin has no recall";
}

TEST(NoiseBins, AnyBoundsPartition)
{
    const auto e = example();
    for (const auto& bounds : std::vector<std::vector<double>> { {}, { 0 }, { 0.05 }, { 0.1, 0.9 }, { 5 } }) {
        std::int64_t all = 0;
        std::int64_t selected = 0;
        for (const auto& bin : noiseBins(*e.noisy, NoiseFound::Noisy, bounds).bins) {
            all += bin.all;
            selected += e.selected(noiseBinCell(NoiseFound::Noisy, bin, NoiseCount::All));
        }
        EXPECT_EQ(all, 7);
        EXPECT_EQ(selected, 7);
    }
}

TEST(NoiseBins, EqualTextsHaveOneBin)
{
    const Example e({ "[PER Ada] met Zoe" }, { "[PER Ada] met Zoe" });
    const auto bins = noiseBins(*e.noisy, NoiseFound::Strict, usualNoiseBounds());
    EXPECT_EQ(bins.noisy, 0);
    EXPECT_EQ(bins.bins[0].all, 1);
    EXPECT_EQ(bins.bins[0].recall(), 1.0);
}

TEST(NoiseBins, AGoldThatTellsItsNoiseIsCountedByIt)
{
    auto gold = testsupport::layer({ "[PER Ada] met [PER Zoe] in [LOC Rome] and [LOC Oslo]" });
    auto& tree = gold.documents[0].annotations;
    tree.editDetails(0).noise = 0.0;
    tree.editDetails(1).noise = 0.25;
    tree.editDetails(2).noise = 0.25;
    support::Progress progress;
    Example e({ "x" }, { "x" });
    e.evaluation = *evaluate(std::make_shared<const annotation::Layer>(std::move(gold)),
        layerPtr({ "[PER Ada] met [PER Zoe] in Rome and [LOC Oslo]" }, "system"), {}, progress);
    e.noisy = *computeMeasure("noisy", *e.evaluation, progress);
    EXPECT_TRUE(tellsNoise(*e.noisy));
    EXPECT_FALSE(tellsNoise(*example().noisy));
    const std::vector<double> bounds { 0, 0.5 };
    for (const auto found : { NoiseFound::Strict, NoiseFound::Noisy }) {
        const auto bins = noiseBins(*e.noisy, found, bounds, NoiseRate::Told);
        EXPECT_EQ(bins.withoutRate, 1) << "of Oslo nothing is told";
        EXPECT_EQ(bins.noisy, 2);
        ASSERT_EQ(bins.bins.size(), 3U);
        EXPECT_EQ(bins.bins[1].all, 2);
        EXPECT_EQ(bins.bins[1].found, 1);
        for (const auto& bin : bins.bins) {
            EXPECT_EQ(e.selected(noiseBinCell(found, bin, NoiseCount::All, NoiseRate::Told)), bin.all);
            EXPECT_EQ(e.selected(noiseBinCell(found, bin, NoiseCount::Missed, NoiseRate::Told)),
                bin.all - bin.found);
        }
        EXPECT_EQ(noiseBinSheet(bins).rowTitle, "LED");
    }
    EXPECT_EQ(noiseBins(*e.noisy, NoiseFound::Strict, bounds).noisy, 0) << "the texts are equal";
}

TEST(NoiseRate, IsTheGoldsOwnWhereItTellsOneWhateverTheTextsAre)
{
    auto gold = testsupport::layer({ "[PER Ada] met [PER Zoe]" });
    gold.documents[0].annotations.editDetails(0).noise = 0.25;
    const auto told = std::make_shared<const annotation::Layer>(std::move(gold));
    for (const char* system : { "[PER Ada] met [PER Zoe]", "[PER Ade] met [PER Zoe]", "met" }) {
        support::Progress progress;
        const auto evaluation = *evaluate(told, layerPtr({ system }, "system"), {}, progress);
        const auto noisy = *computeMeasure("noisy", *evaluation, progress);
        EXPECT_EQ(usualNoiseRate(*noisy), NoiseRate::Told) << system;
        // Both sides hold the recognised text: a letter that is written otherwise is no other recognition.
        EXPECT_NE(untoldCauses(*noisy), "") << system;
    }
    EXPECT_EQ(usualNoiseRate(*example().noisy), NoiseRate::Aligned);
}

TEST(NoiseErrors, HaveNoCauseWhereTheTextsAreEqual)
{
    const std::vector<std::string> gold { "[PER Ada] met [PER Zoe] in [LOC Rome]", "[LOC Oslo] alone" };
    // The second document is lacked: that tells nothing of recognition.
    const Example e(gold, { "[PER Ada] met Zoe in [PER Rome]" });
    const auto& result = dynamic_cast<const NoisyResult&>(*e.noisy);
    EXPECT_EQ(result.causes, NoisyCauses::SameTexts);
    EXPECT_EQ(result.losses, (NoisyLosses { 4, 0, 0, 3 }));
    EXPECT_NE(untoldCauses(*e.noisy).find("same text"), std::string::npos);
    const auto types = noiseErrors(*e.noisy, *e.evaluation);
    const auto sheet = noiseErrorSheet(types, untoldCauses(*e.noisy));
    EXPECT_EQ(sheet.note, untoldCauses(*e.noisy));
    for (const auto& row : sheet.rows) {
        for (const auto column :
            { NoiseErrorColumn::Transcription, NoiseErrorColumn::Ner, NoiseErrorColumn::Share }) {
            EXPECT_EQ(row.cells[static_cast<std::size_t>(column)].value, std::nullopt) << row.name;
        }
    }
    const auto& overall = sheet.rows.back().cells[static_cast<std::size_t>(NoiseErrorColumn::Errors)];
    EXPECT_EQ(overall.value, 3.0);
    EXPECT_EQ(e.selected(*overall.link), 3);
    EXPECT_EQ(e.selected(noiseErrorCell(NoiseLoss::Transcription)), 0);
    EXPECT_EQ(e.selected(noiseErrorCell(NoiseLoss::Ner)), 0);
    for (const auto& bin : noiseBins(*e.noisy, NoiseFound::Strict, usualNoiseBounds()).bins) {
        EXPECT_EQ(e.selected(noiseBinCell(NoiseFound::Strict, bin, NoiseCount::Missed)), bin.all - bin.found);
    }
    // The measure's own tables, scores and values likewise.
    for (const auto& own : e.noisy->sheets) {
        if (own.id == "losses" || own.id == "losses.outcomes") {
            EXPECT_EQ(own.note, untoldCauses(*e.noisy)) << own.id;
            for (const auto& row : own.rows) {
                for (std::size_t column = 1; column < row.cells.size(); ++column) {
                    EXPECT_EQ(row.cells[column].value, std::nullopt) << own.id << ' ' << row.name;
                }
            }
        }
    }
    std::vector<double> sum(e.noisy->statisticColumns.size(), 0);
    for (std::size_t i = 0; i < e.noisy->statistics.size(); ++i) {
        sum[i % sum.size()] += e.noisy->statistics[i];
    }
    int named = 0;
    for (const auto& score : e.noisy->scoresOf(sum)) {
        if (score.name.starts_with("transcription") || score.name.starts_with("ner")) {
            EXPECT_EQ(score.value, std::nullopt) << score.name;
            ++named;
        }
    }
    EXPECT_EQ(named, 4);
    EXPECT_TRUE(std::all_of(e.noisy->recordValues[1].values.begin(), e.noisy->recordValues[1].values.end(),
        [](double loss) { return std::isnan(loss); }));
    // One letter tells them apart again.
    const Example other(gold, { "[PER Ada] met Zoo in [PER Rome]" });
    EXPECT_EQ(untoldCauses(*other.noisy), "");
    EXPECT_EQ(dynamic_cast<const NoisyResult&>(*other.noisy).losses, (NoisyLosses { 4, 2, 1, 0 }));
}

TEST(NoiseErrors, SegmentsSelectTheirRecordsAndAddUpToTheMissed)
{
    const auto e = example();
    const auto types = noiseErrors(*e.noisy, *e.evaluation);
    ASSERT_EQ(types.size(), 3U);
    std::int64_t errors = 0;
    std::int64_t gold = 0;
    for (const auto& type : types) {
        EXPECT_EQ(e.selected(noiseErrorCell(NoiseLoss::Transcription, type.type)), type.transcription);
        EXPECT_EQ(e.selected(noiseErrorCell(NoiseLoss::Ner, type.type)), type.ner);
        EXPECT_EQ(e.selected(noiseErrorCell(NoiseLoss::Either, type.type)), type.errors());
        errors += type.errors();
        gold += type.gold;
    }
    EXPECT_EQ(gold, 7);
    EXPECT_EQ(errors, e.selected(noiseErrorCell(NoiseLoss::Either)));
    std::int64_t missed = 0;
    for (const auto& bin : noiseBins(*e.noisy, NoiseFound::Strict, usualNoiseBounds()).bins) {
        missed += bin.all - bin.found;
    }
    EXPECT_EQ(errors, missed) << "both charts speak of the same errors";
    EXPECT_EQ(types[0].type, "LOC") << "most errors first";
    EXPECT_EQ(types[0].ner, 2);
}

TEST(NoiseSheets, EveryCountSelectsItsRecords)
{
    const auto e = example();
    for (const auto found : { NoiseFound::Strict, NoiseFound::Noisy }) {
        MeasureResult result = *e.noisy;
        result.sheets = { noiseBinSheet(noiseBins(*e.noisy, found, usualNoiseBounds())),
            noiseErrorSheet(noiseErrors(*e.noisy, *e.evaluation)) };
        // 6 bins and an overall row of 3 counts, 3 types and an overall row of 4, and the counts in formulas.
        EXPECT_GE(testsupport::expectCountsToSelectTheirRecords(e.evaluation, result), 7U * 3 + 4U * 4);
        EXPECT_EQ(result.sheets[0].rows.back().name, "Overall");
        EXPECT_EQ(result.sheets[0].rows.back().cells[2].value, 7.0);
    }
    // Bins are called as the rows of the slice.
    const SliceBins slice({ 0, 0.1, 0.2 }, false, 0);
    EXPECT_EQ(noiseBinName({ 0.1, 0.2, 0, 0 }), slice.name(2));
    EXPECT_EQ(noiseBinName({ {}, 0.0, 0, 0 }), "0");
    EXPECT_EQ(noiseBinName({ 0.2, {}, 0, 0 }), slice.name(3));
}

TEST(NoiseBounds, AreReadAndWritten)
{
    EXPECT_EQ(*noiseBoundsByText("0, 0.1, 0.2, 0.5, 1"), usualNoiseBounds());
    EXPECT_EQ(*noiseBoundsByText(" 0;0.25 .5 "), (std::vector<double> { 0, 0.25, 0.5 }));
    EXPECT_EQ(*noiseBoundsByText(noiseBoundsText(usualNoiseBounds())), usualNoiseBounds());
}

TEST(NoiseBounds, TellWhatIsWrong)
{
    for (const char* wrong :
        { "", " , ", "a", "0, 0", "0.2, 0.1", "-1", "-0", "nan", "inf", "1e999", "0.1x" }) {
        const auto bounds = noiseBoundsByText(wrong);
        ASSERT_FALSE(bounds) << wrong;
        EXPECT_EQ(bounds.error().code, support::ErrorCode::InvalidOption);
        EXPECT_FALSE(bounds.error().text.empty());
    }
    std::string many = "0";
    for (std::size_t i = 1; i <= mostNoiseBounds; ++i) {
        many += "," + std::to_string(i);
    }
    EXPECT_FALSE(noiseBoundsByText(many));
}

TEST(ValueRange, TextReadsBack)
{
    constexpr auto open = std::numeric_limits<double>::infinity();
    for (const ValueRange& range : { ValueRange { "cer", 0.1, 0.2 }, ValueRange { "cer", 1, open },
             ValueRange { "cer", -open, 0 }, ValueRange { "share", -open, open } }) {
        EXPECT_EQ(valueRangeByText(valueRangeText(range)), range) << valueRangeText(range);
    }
    EXPECT_EQ(valueRangeText({ "cer", 0.1, 0.2 }), "cer:0.1-0.2");
    for (const char* wrong :
        { "", "cer", "cer:", "cer:1", ":1-2", "cer:2-1", "cer:a-b", "cer:1-2-3", "cer:1-x" }) {
        EXPECT_EQ(valueRangeByText(wrong), std::nullopt) << wrong;
    }
}

TEST(ValueRange, RangesOfOneFilterAreJoinedByOr)
{
    const auto e = example();
    const auto bins = noiseBins(*e.noisy, NoiseFound::Strict, usualNoiseBounds()).bins;
    const auto both = united(noiseBinCell(NoiseFound::Strict, bins[0], NoiseCount::All),
        noiseBinCell(NoiseFound::Strict, bins[5], NoiseCount::All));
    ASSERT_TRUE(both);
    EXPECT_EQ(e.selected(*both), bins[0].all + bins[5].all);
}

TEST(ValueRange, AColumnThatTheListLacksHoldsNothing)
{
    const auto e = example();
    RecordFilter filter;
    filter.list = "noisy.losses";
    filter.values = { { "height", 0, 1 } };
    EXPECT_EQ(e.selected(filter), 0);
    filter.list.clear();
    filter.values = { { "cer", 0, 1 } };
    EXPECT_TRUE(filtered(*e.evaluation, std::span(&filter, 1)).empty()) << "the evaluation's own records";
}

} // namespace
} // namespace touchstone::analysis
