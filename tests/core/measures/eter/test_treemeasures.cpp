// SPDX-License-Identifier: GPL-3.0-or-later
// `eter`, and `ser` beside it, of an evaluation: sheets, lists, values per record, settings, findings.
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/eter/computeeter.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/ser/computeser.h"
#include "tests/support/evaluated.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace touchstone::analysis {
namespace {

using testsupport::evaluated;

constexpr const char* ambassador
    = "[func.ind [+kind ambassadeur] de la [loc.adm.nat [+name Turquie]] en [loc.adm.nat [+name France]]]";
constexpr const char* flat = "[func.ind [+kind ambassadeur] de la [+name Turquie] en [+name France]]";

std::shared_ptr<const EterResult> eter(const EvaluationPtr& evaluation)
{
    support::Progress progress;
    return std::dynamic_pointer_cast<const EterResult>(computeMeasure("eter", *evaluation, progress).value());
}

std::shared_ptr<const SerResult> ser(const EvaluationPtr& evaluation)
{
    support::Progress progress;
    return std::dynamic_pointer_cast<const SerResult>(computeMeasure("ser", *evaluation, progress).value());
}

EvaluationSpec with(const char* name, const char* value)
{
    EvaluationSpec spec;
    EXPECT_TRUE(applySetting(spec, name, value));
    return spec;
}

const Sheet& sheet(const MeasureResult& result, const std::string& id)
{
    return *std::find_if(
        result.sheets.begin(), result.sheets.end(), [&](const Sheet& each) { return each.id == id; });
}

std::string formula(const SheetCell& cell)
{
    std::string text;
    for (const auto& part : cell.formula) {
        text += part.text;
    }
    return text;
}

TEST(TreeMeasures, TheAmbassadorsSheets)
{
    const auto evaluation = evaluated({ ambassador }, { flat });
    const auto result = eter(evaluation);
    const auto& types = sheet(*result, "types");
    ASSERT_EQ(types.rows.size(), 3U);
    EXPECT_EQ(types.rows[0].name, "func");
    EXPECT_EQ(types.rows[1].name, "loc");
    EXPECT_EQ(types.rows[2].name, "Overall");
    EXPECT_DOUBLE_EQ(*types.rows[2].cells[0].value, 13.0 / 18);
    EXPECT_EQ(formula(types.rows[2].cells[0]),
        "(2 deletions + 0 insertions + 0.1667 in 1 matched pairs) / 3 gold = 0.7222");
    EXPECT_EQ(types.rows[1].cells[0].value, 1);
    EXPECT_EQ(sheet(*result, "sweep").rows.size(), 11U);
    EXPECT_EQ(sheet(*result, "sweep").rows[3].name, "0.3");
    EXPECT_EQ(sheet(*result, "curve").rows.size(), 2U);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 100U);
    const auto slots = ser(evaluation);
    EXPECT_DOUBLE_EQ(*sheet(*slots, "overall").rows[2].cells[0].value, 2.0 / 6);
    EXPECT_EQ(formula(sheet(*slots, "overall").rows[2].cells[0]),
        "(2 deletions + 0 insertions + 0.5 × 0 label errors + 0.5 × 0 boundary errors) / 6 slots = 0.3333");
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *slots), 30U);
}

TEST(TreeMeasures, RecordsCarryTheirCosts)
{
    const auto evaluation = evaluated({ ambassador }, { flat });
    const auto result = eter(evaluation);
    const auto* list = result->list("eter");
    ASSERT_NE(list, nullptr);
    ASSERT_EQ(list->records.size(), 3U);
    ASSERT_EQ(list->values[0].id, "e");
    EXPECT_DOUBLE_EQ(list->values[0].values[0], 1.0 / 6);
    EXPECT_EQ(list->values[1].values[0], 0);
    EXPECT_DOUBLE_EQ(list->values[3].values[0], 1.0 / 3);
    EXPECT_EQ(list->values[0].values[1], 1);
    EXPECT_TRUE(std::isnan(list->values[1].values[1]));
    // The evaluation's own pairing.
    ASSERT_EQ(result->recordValues.size(), 2U);
    EXPECT_EQ(result->recordValues[0].values[0], 0);
    EXPECT_DOUBLE_EQ(result->recordValues[1].values[0], 1.0 / 3);
    EXPECT_TRUE(std::isnan(result->recordValues[1].values[1]));
}

TEST(TreeMeasures, EachSettingChangesWhatItShould)
{
    const std::vector<std::string> gold { "[pers.ind a] b [loc.x c] d" };
    const std::vector<std::string> system { "[pers.ind [+n a]] b [loc.y [+n c]] d" };
    const auto rate = [&](const char* name, const char* value) {
        return *eter(evaluated(gold, system, with(name, value)))
                    ->overall.rate(eter(evaluated(gold, system, with(name, value)))->alpha);
    };
    EXPECT_DOUBLE_EQ(rate("alpha", "0.5"), (0.5 + 0.5 + 0.125) / 2);
    EXPECT_DOUBLE_EQ(rate("alpha", "0"), 0.25 / 2);
    EXPECT_DOUBLE_EQ(rate("alpha", "1"), 1);
    EXPECT_DOUBLE_EQ(rate("nc0", "zero"), 0.125 / 2);
    const std::vector<std::string> two { "[pers a b]" };
    const std::vector<std::string> many { "[pers [+n a] [+n b]]" };
    EXPECT_DOUBLE_EQ(*eter(evaluated(two, many, with("nc0", "cap")))->overall.rate({ 1, 2 }), 0.5);
    const std::vector<std::string> nested { "[org [loc.x a]]" };
    const std::vector<std::string> other { "[org [loc.y a]]" };
    EXPECT_DOUBLE_EQ(*eter(evaluated(nested, other))->overall.rate({ 1, 2 }), (0.25 + 0.125) / 2);
    EXPECT_DOUBLE_EQ(
        *eter(evaluated(nested, other, with("child-label", "main")))->overall.rate({ 1, 2 }), 0.125 / 2);
    const std::vector<std::string> left { "[org [+n a] b]" };
    const std::vector<std::string> right { "[org a [+n b]]" };
    EXPECT_DOUBLE_EQ(*eter(evaluated(left, right))->overall.rate({ 1, 2 }), 1);
    EXPECT_DOUBLE_EQ(
        *eter(evaluated(left, right, with("child-overlap", "no")))->overall.rate({ 1, 2 }), 0.125);
    const std::vector<std::string> inner { "[org x [loc a] y]" };
    const std::vector<std::string> outer { "x [loc a] y" };
    EXPECT_EQ(eter(evaluated(inner, outer))->overall.matched(), 1);
    EXPECT_EQ(eter(evaluated(inner, outer, with("nested", "inside")))->overall.deletions(), 1);
    const std::vector<std::string> pers { "[pers a b]" };
    const std::vector<std::string> loc { "[loc a] b" };
    EXPECT_DOUBLE_EQ(*ser(evaluated(pers, loc, with("ser-weights", "0.25,0.5")))
                          ->overall.entities.ser(with("ser-weights", "0.25,0.5").ser),
        0.75);
    EXPECT_FALSE(sheet(*ser(evaluated(pers, loc, with("err", "printed"))), "overall").rows[0].cells[1].value);
}

TEST(TreeMeasures, AlphasAlignAlikeShareAList)
{
    const auto evaluation
        = evaluated({ "[pers.ind [+n a] b] c [loc d]" }, { "[pers.ind [+n a] b] c [org d]" });
    const auto result = eter(evaluation);
    EXPECT_EQ(result->lists.size(), 1U);
    EXPECT_EQ(sheet(*result, "sweep").rows[7].cells[4].link->list, "eter");
    // Four components inserted: apart above alpha 0.5.
    const auto dear = evaluated({ "[pers a b c d]" }, { "[pers [+n a] [+n b] [+n c] [+n d]]" });
    const auto turning = eter(dear);
    ASSERT_EQ(turning->lists.size(), 2U);
    EXPECT_EQ(turning->lists[1].id, "eter.0.6");
    EXPECT_EQ(turning->curve.size(), 3U);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(dear, *turning), 100U);
}

TEST(TreeMeasures, AlphasAreExact)
{
    EXPECT_EQ(match::alphaText({ 3, 10 }), "0.3");
    EXPECT_EQ(match::alphaText({ 2, 6 }), "1/3");
    EXPECT_EQ(match::alphaText({ 0, 5 }), "0");
    EXPECT_EQ(match::alphaText({ 7, 8 }), "0.875");
    metrics::EterParameters parameters;
    parameters.sweepFrom = { 1, 10 };
    parameters.sweepStep = { 1, 4 };
    std::vector<std::string> names;
    for (const auto& alpha : sweepAlphas(parameters)) {
        names.push_back(alphaText(alpha));
    }
    EXPECT_EQ(names, (std::vector<std::string> { "0.1", "0.35", "0.6", "0.85" }));
}

TEST(TreeMeasures, MalformedTreesAreListed)
{
    annotation::Layer layer;
    layer.name = "gold";
    auto& document = layer.documents.emplace_back();
    document.name = std::string("d1");
    document.text = text::Text("abcdef");
    const auto top = testsupport::addEntity(document, layer.labels, { 0, 3 }, "pers");
    testsupport::addEntity(document, layer.labels, { 2, 5 }, "n", top, annotation::Role::Component);
    testsupport::addEntity(
        document, layer.labels, { 0, 1 }, "n", annotation::noEntity, annotation::Role::Component);
    const auto shared = std::make_shared<const annotation::Layer>(std::move(layer));
    support::Progress progress;
    const auto evaluation
        = evaluate(shared, testsupport::layerPtr({ "[pers abc]def" }, "system"), {}, progress).value();
    std::multiset<std::string> codes;
    const auto result = eter(evaluation);
    for (const auto& finding : result->diagnostics.list()) {
        codes.insert(finding.code);
    }
    EXPECT_EQ(codes, (std::multiset<std::string> { "tree.orphan", "tree.outside" }));
    EXPECT_EQ(ser(evaluation)->overall.components.slots, 1);
}

TEST(TreeMeasures, DocumentsOfOneSideOnly)
{
    support::Progress progress;
    const auto gold = std::make_shared<const annotation::Layer>(
        testsupport::namedLayer({ { "a", "[pers x] y" }, { "b", "[loc x] y" } }));
    const auto system = std::make_shared<const annotation::Layer>(
        testsupport::namedLayer({ { "a", "[pers x] y" }, { "c", "[loc [+n x]] [org y]" } }, "system"));
    const auto evaluation = evaluate(gold, system, {}, progress).value();
    const auto result = eter(evaluation);
    EXPECT_EQ(result->overall.deletions(), 1);
    EXPECT_EQ(result->overall.insertions(), 2);
    EXPECT_EQ(result->documents.size(), 3U);
    EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, *result), 100U);
    EXPECT_EQ(ser(evaluation)->overall.components.insertions(), 1);
}

} // namespace
} // namespace touchstone::analysis
