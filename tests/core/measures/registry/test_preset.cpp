// SPDX-License-Identifier: GPL-3.0-or-later
// Presets as settings, and tables by a task's names.
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/report/commandline.h"
#include "core/report/tables/slicesheet.h"
#include "core/report/tables/scoretable.h"
#include "tests/support/builders.h"
#include "tests/support/measurecells.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace touchstone::analysis {
namespace {

EvaluationPtr evaluated(
    const EvaluationSpec& spec, const std::vector<std::string>& gold, const std::vector<std::string>& system)
{
    support::Progress progress;
    const auto tokens = testsupport::Tokens::Words;
    auto result
        = evaluate(std::make_shared<const annotation::Layer>(testsupport::layer(gold, "gold", tokens)),
            std::make_shared<const annotation::Layer>(testsupport::layer(system, "system", tokens)), spec,
            progress);
    EXPECT_TRUE(result) << (result ? "" : result.error().text);
    return *result;
}

MeasureResultPtr computed(std::string_view id, const Evaluation& evaluation)
{
    support::Progress progress;
    auto result = computeMeasure(id, evaluation, progress);
    EXPECT_TRUE(result) << id;
    return *result;
}

/// Names and numbers of the last row (Overall): "TP 1, FP 2, …".
std::string lastRow(const Sheet& sheet)
{
    std::string text;
    for (std::size_t i = 0; i < sheet.columns.size(); ++i) {
        const auto& cell = sheet.rows.back().cells[i];
        text += (text.empty() ? "" : ", ") + sheet.columns[i].title + " "
            + (cell.value ? std::to_string(*cell.value).substr(0, cell.isCount ? 1 : 5) : "–");
    }
    return text;
}

// One of each: correct, wrong type, overlap, missing, spurious; a link right, wrong and missing.
const std::vector<std::string> gold { "[PER@Q1 Ada] met [LOC@Q2 Bo] in [ORG New York] by [PER@NIL Cy] and "
                                      "[LOC@Q3 Di] ." };
const std::vector<std::string> sys { "[PER@Q1 Ada] met [PER@Q9 Bo] in [ORG New] York by Cy and [LOC@Q3 Di] "
                                     "[LOC@Q4 .]" };

TEST(Presets, AreDescribedAndKnowTheirSettingsMeasuresAndColumns)
{
    ASSERT_FALSE(presets().empty());
    EXPECT_EQ(presets().front().id, "default");
    std::set<std::string_view> ids;
    std::set<std::string_view> titles;
    for (const auto& preset : presets()) {
        SCOPED_TRACE(preset.id);
        EXPECT_TRUE(ids.insert(preset.id).second);
        EXPECT_TRUE(titles.insert(preset.title).second);
        EXPECT_STRNE(preset.description, "");
        EXPECT_STRNE(preset.source, "");
        ASSERT_FALSE(preset.measures.empty());
        EXPECT_EQ(presetById(preset.id), &preset);
        for (const auto measure : preset.measures) {
            EXPECT_NE(metrics::measureById(measure), nullptr) << measure;
        }
        EvaluationSpec spec;
        for (const auto& [name, value] : preset.settings) {
            EXPECT_TRUE(applySetting(spec, name, std::string(value))) << name;
            EXPECT_EQ(settingText(spec, name), value) << "as it is written";
        }
    }
    EXPECT_EQ(presetById("conll"), nullptr);
}

TEST(Presets, EveryTableOfATaskIsFilledAndItsCountsSelectTheirRecords)
{
    for (const auto& preset : presets()) {
        SCOPED_TRACE(preset.id);
        const auto evaluation = evaluated(withPreset({}, preset), gold, sys);
        std::set<const PresetTable*> filled;
        for (const auto measure : preset.measures) {
            const auto own = computed(measure, *evaluation);
            MeasureResult shown;
            shown.measure = own->measure;
            shown.lists = own->lists;
            for (const auto& sheet : own->sheets) {
                if (const auto task = taskSheet(preset, measure, sheet)) {
                    EXPECT_EQ(task->id, sheet.id);
                    ASSERT_EQ(task->rows.size(), sheet.rows.size());
                    const auto& first = task->columns.front().title;
                    for (const auto& table : preset.tables) {
                        if (table.measure == measure && table.columns.front().title == first
                            && table.columns.size() == task->columns.size()) {
                            filled.insert(&table);
                        }
                    }
                    std::set<std::string> ids;
                    for (const auto& column : task->columns) {
                        EXPECT_TRUE(ids.insert(column.id).second) << column.id;
                        EXPECT_FALSE(column.meaning.empty()) << column.id;
                    }
                    shown.sheets.push_back(*task);
                }
            }
            if (!shown.sheets.empty() && !shown.lists.empty()) {
                EXPECT_GT(testsupport::expectCountsToSelectTheirRecords(evaluation, shown), 0U);
            } else {
                testsupport::expectCountsToSelectTheirRecords(evaluation, shown);
            }
        }
        EXPECT_EQ(filled.size(), preset.tables.size()) << "a table whose columns no sheet has";
    }
}

TEST(Presets, SlicesBearTheTasksColumnsAndTheirCountsSelectTheirRecords)
{
    support::Progress progress;
    std::size_t named = 0;
    for (const auto& preset : presets()) {
        SCOPED_TRACE(preset.id);
        const auto evaluation = evaluated(withPreset({}, preset), gold, sys);
        for (const auto measure : preset.measures) {
            const auto own = computed(measure, *evaluation);
            for (const auto* const slice : { "entity-length", "document-length" }) {
                const auto table = SliceTable::of(*evaluation, *own, slice, progress);
                if (!table) {
                    EXPECT_FALSE(metrics::measureById(measure)->resamples)
                        << measure << ": " << table.error().text;
                    continue;
                }
                const auto sheet = table->sheet(preset.scheme);
                const auto task = taskSheet(preset, measure, sheet);
                if (!task) {
                    continue;
                }
                ++named;
                const bool ofDocuments = std::string_view(slice) == "document-length";
                EXPECT_EQ(task->columns.front().id == "documents", ofDocuments);
                ASSERT_EQ(task->rows.size(), sheet.rows.size());
                for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
                    EXPECT_EQ(task->rows[row].name, sheet.rows[row].name);
                }
                MeasureResult shown;
                shown.measure = own->measure;
                shown.lists = own->lists;
                shown.sheets.push_back(*task);
                testsupport::expectCountsToSelectTheirRecords(evaluation, shown);
            }
        }
    }
    EXPECT_GE(named, 12U) << "tasks with tables of muc or conll";
}

TEST(Presets, RowNamesOfATaskAreThoseOfSomeTable)
{
    for (const auto& preset : presets()) {
        const auto evaluation = evaluated(withPreset({}, preset), gold, sys);
        for (const auto& row : preset.rows) {
            const auto result = computed(row.measure, *evaluation);
            const bool known
                = std::any_of(result->sheets.begin(), result->sheets.end(), [&](const auto& sheet) {
                      return taskSheet(preset, row.measure, sheet)
                          && std::any_of(sheet.rows.begin(), sheet.rows.end(),
                              [&](const auto& line) { return line.name == row.row; });
                  });
            EXPECT_TRUE(known) << preset.id << ": " << row.row;
        }
    }
}

TEST(Presets, AWrongPairIsAFalsePositiveAndAFalseNegative)
{
    const auto& preset = *presetById("hipe-2022-strict");
    const auto evaluation = evaluated(withPreset({}, preset), gold, sys);
    const auto muc = computed("muc", *evaluation);
    EXPECT_EQ(lastRow(*taskSheet(preset, "muc", muc->sheets[0])),
        "P_micro 0.400, R_micro 0.400, F1_micro 0.400, TP 2, FP 3, FN 3");
    const auto conll = computed("conll", *evaluation);
    EXPECT_EQ(lastRow(*taskSheet(*presetById("conll-2003"), "conll", conll->sheets[0])),
        "phrases 5, found 5, correct 2, precision 0.400, recall 0.400, FB1 0.400");
    EXPECT_EQ(lastRow(*taskSheet(*presetById("semeval-2013"), "muc", muc->sheets[2])),
        "COR 3, INC 0, PAR 1, MIS 1, SPU 1, POS 5, ACT 5, Precision 0.700, Recall 0.700, F1 0.700");
    EXPECT_FALSE(taskSheet(preset, "conll", conll->sheets[0])) << "HIPE says nothing of conll";
    EXPECT_EQ(taskSheetOr(nullptr, "conll", conll->sheets[0]).columns.front().id, "correct");
}

TEST(Presets, LinksByTheNamesOfTheirScorer)
{
    const auto& preset = *presetById("tac-kbp");
    const auto evaluation = evaluated(withPreset({}, preset), gold, sys);
    const auto links = computed("links", *evaluation);
    auto sheet = *taskSheet(preset, "links", links->sheets[0]);
    EXPECT_EQ(sheet.rows[0].name, "strong_link_match");
    sheet.rows.resize(1);
    EXPECT_EQ(lastRow(sheet), "ptp 2, fp 2, rtp 2, fn 1, precis 0.500, recall 0.666, fscore 0.571");
}

/// Settings, files and the part of the corpus that a user has.
EvaluationSpec usersOwn()
{
    EvaluationSpec spec;
    spec.restriction.period = Restriction::Period { 1800, 1900 };
    spec.overlap.types.weights[{ "PER", "ORG" }] = 0.5;
    spec.hipe.tagset = { "LOC" };
    spec.slices.bounds["noise"] = { 0, 0.1 };
    return spec;
}

TEST(Presets, SetAllSettingsAndKeepFilesAndThePartOfTheCorpus)
{
    auto spec = usersOwn();
    spec.minScore = 0.5;
    spec.rules.switches.low = false;
    spec.eter.alpha = { 1, 4 };
    const auto hipe = withPreset(spec, *presetById("hipe-2020-links"));
    EXPECT_EQ(settingText(hipe, "pairing"), "hipe");
    EXPECT_EQ(settingText(hipe, "hipe-norm-time"), "yes");
    EXPECT_EQ(settingText(hipe, "hipe-edition"), "2020");
    EXPECT_EQ(settingText(hipe, "alpha"), "0.5");
    EXPECT_EQ(settingText(hipe, "min-score"), "none");
    EXPECT_EQ(settingText(hipe, "rules-low"), "yes");
    for (const auto* kept : { "time-period", "type-weights", "tagset", "slice-bounds" }) {
        EXPECT_EQ(settingText(hipe, kept), settingText(spec, kept)) << kept;
    }
    EXPECT_EQ(withPreset(hipe, *presetById("default")), usersOwn()) << "another choice undoes it";
}

TEST(Presets, AreRecognisedByTheirSettings)
{
    EXPECT_EQ(presetOf({}, match::Scheme::Strict)->id, "default");
    EXPECT_EQ(presetOf(usersOwn(), match::Scheme::Partial)->id, "default");
    for (const auto& preset : presets()) {
        const auto spec = withPreset(usersOwn(), preset);
        EXPECT_TRUE(holds(preset, spec)) << preset.id;
        const auto* const known = presetOf(spec, preset.scheme);
        ASSERT_NE(known, nullptr) << preset.id;
        EXPECT_EQ(withPreset(usersOwn(), *known), spec) << preset.id;
    }
    auto spec = withPreset({}, *presetById("semeval-2013"));
    EXPECT_EQ(presetOf(spec, match::Scheme::Exact)->id, "semeval-2013");
    spec.matching.minOverlap = 50;
    EXPECT_EQ(presetOf(spec, match::Scheme::Strict), nullptr);
    // Nobody chose it: an option of any measure makes it another, where a chosen preset would hold.
    spec = {};
    spec.eter.alpha = { 1, 4 };
    EXPECT_EQ(presetOf(spec, match::Scheme::Strict), nullptr);
    EXPECT_TRUE(holds(*presetById("conll-2003"), spec));
    spec = {};
    spec.minScore = 0.5;
    EXPECT_EQ(presetOf(spec, match::Scheme::Strict)->id, "default");
}

/// A value that is not the default's, of every setting that can be typed.
const std::vector<std::pair<std::string, std::string>> otherValues { { "pairing", "nervaluate-0.1" },
    { "min-overlap", "50" }, { "unit", "token" }, { "align", "characters" }, { "per-type", "isolated" },
    { "strict-scheme", "IOB2" }, { "conll-by", "sentence" }, { "type-decay", "0.25" }, { "n-best", "3" },
    { "alpha", "0.25" }, { "nc0", "cap" }, { "child-label", "main" }, { "child-overlap", "no" },
    { "nested", "inside" }, { "ser-weights", "1,0.5" }, { "err", "printed" }, { "threshold", "0.1" },
    { "noisy-matching", "one-to-one" }, { "hipe-edition", "2020" }, { "hipe-norm-time", "yes" },
    { "hipe-token-text", "no" }, { "rules-ignored", "no" }, { "rules-low", "no" },
    { "rules-tagger-errors", "no" }, { "rules-conditional", "wrong" } };

TEST(Presets, DefaultIsLeftByEverySettingThatCounts)
{
    const auto& own = *presetById("default");
    for (const auto& setting : settings({})) {
        const std::string name(setting.name);
        const bool file = setting.value == "none" || name == "rules" || name == "tagset";
        const bool typed = std::any_of(
            otherValues.begin(), otherValues.end(), [&](const auto& one) { return one.first == name; });
        EXPECT_TRUE(typed || file || !countsIn(own, name)) << name << ": give it a value above";
    }
    for (const auto& [name, value] : otherValues) {
        EvaluationSpec before;
        if (name.starts_with("hipe-")) {
            ASSERT_TRUE(applySetting(before, "pairing", "hipe"));
        }
        auto spec = before;
        ASSERT_TRUE(applySetting(spec, name, value)) << name;
        ASSERT_NE(settingText(spec, name), settingText(before, name)) << name;
        EXPECT_TRUE(countsIn(own, name)) << name;
        EXPECT_FALSE(holds(own, spec)) << name;
    }
}

TEST(Presets, HoldUnlessWhatTheTaskCountsIsAnother)
{
    const auto with = [](const Preset& preset, const char* name, const char* value) {
        auto spec = withPreset({}, preset);
        EXPECT_TRUE(applySetting(spec, name, value)) << name;
        EXPECT_NE(settingText(spec, name), settingText(withPreset({}, preset), name)) << name;
        return holds(preset, spec);
    };
    const auto& conll = *presetById("conll-2003");
    for (const auto& [name, value] :
        { std::pair("min-score", "0.5"), std::pair("per-type", "isolated"), std::pair("alpha", "0.25"),
            std::pair("threshold", "0.1"), std::pair("n-best", "2"), std::pair("hipe-edition", "2020") }) {
        EXPECT_TRUE(with(conll, name, value)) << name;
    }
    for (const auto& [name, value] : { std::pair("pairing", "first-come"), std::pair("min-overlap", "10"),
             std::pair("unit", "token"), std::pair("align", "no"), std::pair("strict-scheme", "IOB2") }) {
        EXPECT_FALSE(with(conll, name, value)) << name;
    }
    EXPECT_FALSE(with(*presetById("semeval-2013"), "per-type", "class"));
    EXPECT_FALSE(with(*presetById("tac-kbp"), "n-best", "2"));
    EXPECT_TRUE(with(*presetById("hipe-2022-strict"), "hipe-token-text", "no")) << "another edition's rule";
    EXPECT_TRUE(with(*presetById("hipe-2022-strict"), "hipe-edition", "2020"));
    EXPECT_TRUE(with(*presetById("hipe-2022-strict"), "tagset", "none"));
    EXPECT_FALSE(with(*presetById("hipe-2022-strict"), "pairing", "optimal"));
    EXPECT_TRUE(with(*presetById("hipe-2020-links"), "n-best", "3")) << "the task's @3";
    EXPECT_FALSE(with(*presetById("eter"), "alpha", "0.25"));
    EXPECT_TRUE(with(*presetById("eter"), "sweep", "0:1:0.2")) << "steps of a table";
    EXPECT_TRUE(with(*presetById("eter"), "min-overlap", "10")) << "not of eter";
    EXPECT_TRUE(with(*presetById("nerval"), "pairing", "first-come")) << "noisy pairs for itself";
    auto spec = usersOwn();
    spec.slices.trainingDigest = "x";
    EXPECT_TRUE(holds(conll, spec));
    spec.matching.minOverlap = 50;
    EXPECT_EQ(deviations(conll, spec), std::vector<std::string> { "min-overlap 50 (CoNLL-2003: 0)" });
    EXPECT_TRUE(otherEdition(conll, spec).empty());
    const auto& hipe = *presetById("hipe-2022");
    spec = withPreset({}, hipe);
    EXPECT_TRUE(otherEdition(hipe, spec).empty());
    spec.hipe.edition = metrics::hipe::edition2024;
    EXPECT_EQ(otherEdition(hipe, spec), std::vector<std::string> { "hipe-edition 2024 (HIPE-2022: 2022)" });
    EXPECT_TRUE(holds(hipe, spec));
}

TEST(Presets, TheSchemeTellsStrictFromFuzzy)
{
    using match::Scheme;
    const auto inForce = [](const char* id, Scheme scheme) -> std::string {
        const auto& preset = *presetById(id);
        const auto* const now = presetInForce(preset, withPreset({}, preset), scheme);
        return now == nullptr ? "" : std::string(now->id);
    };
    EXPECT_EQ(inForce("hipe-2022-strict", Scheme::Strict), "hipe-2022-strict");
    EXPECT_EQ(inForce("hipe-2022-strict", Scheme::Type), "hipe-2022-fuzzy");
    EXPECT_EQ(inForce("hipe-2022-fuzzy", Scheme::Strict), "hipe-2022-strict");
    EXPECT_EQ(inForce("hipe-2020", Scheme::Type), "hipe-2020") << "it has both";
    EXPECT_EQ(inForce("hipe-2020-fuzzy", Scheme::Strict), "hipe-2020-strict");
    EXPECT_EQ(inForce("hipe-2022-strict", Scheme::Partial), "");
    EXPECT_EQ(inForce("hipe-2022-links", Scheme::Strict), "hipe-2022-links");
    EXPECT_EQ(inForce("hipe-2020-links", Scheme::Strict), "") << "no task's";
    EXPECT_EQ(inForce("semeval-2013", Scheme::Partial), "semeval-2013") << "all are its own";
    EXPECT_EQ(inForce("conll-2003", Scheme::Type), "conll-2003") << "muc is none of its measures";
    EXPECT_EQ(presetOf(withPreset({}, *presetById("hipe-2020-fuzzy")), Scheme::Type)->id, "hipe-2020");
    EXPECT_EQ(presetOf(withPreset({}, *presetById("hipe-2020")), Scheme::Exact), nullptr);
}

TEST(Presets, PrintedSignaturesNameThem)
{
    EXPECT_EQ(signatureWith(presetById("conll-2003"), "touchstone|1"), "touchstone|1|preset:conll-2003");
    EXPECT_EQ(signatureWith(presetById("default"), "touchstone|1"), "touchstone|1") << "no names";
    EXPECT_EQ(signatureWith(nullptr, "touchstone|1"), "touchstone|1");
}

TEST(Presets, OfMucTheTablesOfTheSchemeArePrinted)
{
    const auto& preset = *presetById("hipe-2022-fuzzy");
    const auto muc = computed("muc", *evaluated(withPreset({}, preset), gold, sys));
    std::string ids;
    for (const auto& sheet : muc->sheets) {
        const auto schemes = presetSchemes(preset, "coarse");
        if (!sheet.perDocument && printedUnder(&preset, schemes, "muc", sheet)) {
            ids += sheet.id + " ";
            EXPECT_TRUE(taskSheet(preset, "muc", sheet)->title.starts_with("fuzzy")) << sheet.title;
        }
        EXPECT_TRUE(printedUnder(nullptr, schemes, "muc", sheet));
        EXPECT_TRUE(printedUnder(presetById("default"), schemes, "muc", sheet));
    }
    EXPECT_EQ(ids, "type type.macro_doc ");
    const auto schemesOf = [](const char* id, std::string_view layer) {
        std::string names;
        for (const auto scheme : presetSchemes(*presetById(id), layer)) {
            names.append(names.empty() ? "" : " ").append(match::schemeName(scheme));
        }
        return names;
    };
    EXPECT_EQ(schemesOf("hipe-2020", "fine"), "strict type");
    EXPECT_EQ(schemesOf("hipe-2020", "links-meto"), "type");
    EXPECT_EQ(schemesOf("hipe-2022", "links"), "type strict");
    EXPECT_EQ(schemesOf("hipe-2022-strict", "links"), "strict");
    EXPECT_EQ(schemesOf("conll-2003", "links"), "strict");
}

TEST(Presets, ChooseTheColumnUnlessOneOfItsKindIsRead)
{
    const std::vector<std::string> all { "coarse", "coarse-meto", "fine", "links", "links-meto", "tree" };
    const auto layer = [&](const char* preset, const std::string& present) {
        return columnToRead(*presetById(preset), all, present);
    };
    EXPECT_EQ(layer("hipe-2022-links", "coarse"), "links");
    EXPECT_EQ(layer("hipe-2022-links", "links-meto"), "links-meto");
    EXPECT_EQ(layer("hipe-2022-strict", "links"), "coarse");
    EXPECT_EQ(layer("hipe-2022-strict", "fine"), "fine");
    EXPECT_EQ(layer("hipe-2022-strict", "tree"), "coarse");
    EXPECT_EQ(layer("eter", "fine"), "tree");
    EXPECT_EQ(layer("conll-2003", "fine"), "fine");
    EXPECT_EQ(layer("eter", ""), "tree");
    const std::vector<std::string> none;
    EXPECT_EQ(columnToRead(*presetById("eter"), none, ""), "") << "files without columns";
}

TEST(Presets, OfLinksNeedAColumnOfThem)
{
    const std::vector<std::string> hipe { "coarse", "links", "links-meto" };
    const std::vector<std::string> types { "coarse" };
    std::size_t lack = 0;
    for (const auto& preset : presets()) {
        EXPECT_FALSE(lacksColumn(preset, hipe)) << preset.id;
        const bool links = preset.id.find("-links") != std::string_view::npos;
        EXPECT_EQ(lacksColumn(preset, types), links) << preset.id;
        EXPECT_EQ(lacksColumn(preset, {}), links) << preset.id;
        lack += links ? 1 : 0;
    }
    EXPECT_EQ(lack, 4U);
}

TEST(Presets, ComparesByTheTasksScore)
{
    EXPECT_EQ(presetScore(*presetById("default")), "muc.strict.f1");
    EXPECT_EQ(presetScore(*presetById("hipe-2022-fuzzy")), "muc.type.f1");
    EXPECT_EQ(presetScore(*presetById("conll-2003")), "conll.f1");
    EXPECT_EQ(presetScore(*presetById("eter")), "eter.eter");
    EXPECT_EQ(presetScore(*presetById("hipe-2020")), "muc.strict.f1");
    EXPECT_EQ(presetScore(*presetById("hipe-2020"), "links"), "muc.type.f1");
}

TEST(Presets, HaveTheTagSetsOfTheirTasks)
{
    for (const auto name : metrics::builtInTagsets()) {
        const auto labels = metrics::builtInTagset(name);
        EXPECT_GT(labels.size(), 30U) << name;
        EXPECT_TRUE(std::is_sorted(labels.begin(), labels.end())) << name;
        const auto spec = withPreset({}, *presetById(name));
        EXPECT_EQ(metrics::tagsetName(spec.hipe.tagset), name);
        EXPECT_EQ(settingText(spec, "tagset"), name);
        EXPECT_TRUE(withPreset(spec, *presetById("default")).hipe.tagset.empty());
    }
    EXPECT_TRUE(metrics::builtInTagset("hipe-1999").empty());
    EXPECT_TRUE(metrics::tagsetName({}).empty());
}

TEST(Presets, TheCommandNamesThePresetAndWhatDiffers)
{
    const auto& links = *presetById("hipe-2020-links");
    auto spec = withPreset({}, links);
    EXPECT_EQ(shellLine(settingArguments(spec, {}, &links)), "--preset hipe-2020-links");
    spec.hipe.normTime = false;
    spec.links.nBest = 3;
    EXPECT_EQ(shellLine(settingArguments(spec, {}, &links)),
        "--preset hipe-2020-links --n-best 3 --hipe-norm-time=no");
    const auto& newer = *presetById("hipe-2022");
    spec = withPreset({}, newer);
    EXPECT_EQ(shellLine(settingArguments(spec)),
        "--pairing hipe --min-overlap 0 --unit token --per-type gold --hipe-token-text --tagset hipe-2022");
    spec.hipe.tagset.clear();
    EXPECT_EQ(shellLine(settingArguments(spec, {}, &newer)), "--preset hipe-2022 --tagset none");
    RelationSources files;
    files.tagset = "tags.txt";
    EXPECT_EQ(shellLine(settingArguments(spec, files, &newer)), "--preset hipe-2022 --tagset tags.txt");
    spec = {};
    EXPECT_EQ(shellLine(settingArguments(spec, {}, presetById("semeval-2013"))),
        "--preset semeval-2013 --pairing optimal --min-overlap 0 --unit character --per-type class");
}

} // namespace
} // namespace touchstone::analysis
