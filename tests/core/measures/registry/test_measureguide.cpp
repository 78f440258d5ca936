// SPDX-License-Identifier: GPL-3.0-or-later
// The help page of measures keeps up with the program: it tells of every measure and option, and each figure
// of its examples is computed from the example as it stands in the page.
#include "core/evaluation/records/evaluation.h"
#include "core/evaluation/records/typemeans.h"
#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/io/open/opener.h"
#include "core/measures/registry/measureregistry.h"
#include "core/measures/registry/measurerunner.h"
#include "core/measures/registry/preset.h"
#include "core/statistics/significance.h"
#include "core/statistics/scoreplaces.h"
#include "tests/support/builders.h"
#include "tests/support/guidepage.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>

using namespace touchstone;
using analysis::EvaluationPtr;
using analysis::EvaluationSpec;
using analysis::MeasureResultPtr;
using testsupport::GuidePage;
using testsupport::GuideTable;

namespace {

/// The texts of one side of an example, by document; a system may have several of them.
using Sides = std::map<std::string, std::vector<std::string>>;

/// "gold  [PER Ada] left." and the like.
Sides sidesOf(const std::string& example)
{
    Sides sides;
    static const std::regex line("(gold|system|a|b) +([^\n]+)\n");
    for (std::sregex_iterator match(example.begin(), example.end(), line), last; match != last; ++match) {
        sides[(*match)[1]].push_back((*match)[2]);
    }
    return sides;
}

/// Columns of an example of tags, read from a file as a user's.
annotation::LayerPtr tagLayer(const std::string& example, int column)
{
    const auto path
        = std::filesystem::temp_directory_path() / ("touchstone-tags." + std::to_string(getpid()) + ".conll");
    std::ofstream(path) << std::regex_replace(example.substr(example.find('\n') + 1), std::regex(" +"), " ");
    io::ReadOptions options;
    options.format = "conll";
    options.column = column;
    support::Progress progress;
    auto layer = io::openLayer(path.string(), column == 2 ? "gold" : "system", options, progress);
    std::filesystem::remove(path);
    EXPECT_TRUE(layer) << (layer ? "" : layer.error().text);
    return layer ? *layer : nullptr;
}

EvaluationPtr evaluated(const GuideTable& table, const std::string& system, const EvaluationSpec& spec)
{
    support::Progress progress;
    annotation::LayerPtr gold;
    annotation::LayerPtr other;
    if (table.kind == "tags") {
        gold = tagLayer(table.example, 2);
        other = tagLayer(table.example, 3);
    } else {
        auto sides = sidesOf(table.example);
        gold = testsupport::layerPtr(sides["gold"], "gold");
        other = testsupport::layerPtr(sides[system], system);
    }
    auto result = analysis::evaluate(gold, other, spec, progress);
    EXPECT_TRUE(result) << (result ? "" : result.error().text);
    return result ? *result : nullptr;
}

/// The settings that a column's head names: `--alpha 0.5`. Empty otherwise.
EvaluationSpec specOf(const std::string& head)
{
    EvaluationSpec spec;
    static const std::regex option("--([a-z0-9-]+) ([^ `]+)");
    for (std::sregex_iterator match(head.begin(), head.end(), option), last; match != last; ++match) {
        const auto done = analysis::applySetting(spec, (*match)[1].str(), (*match)[2]);
        EXPECT_TRUE(done) << (done ? "" : done.error().text);
        if ((*match)[1] == "pairing") {
            analysis::choosePairing(spec, spec.matching.pairing);
        }
    }
    return spec;
}

/// A score by the name that --fail-if takes: "strict.precision(PER)".
std::optional<double> scoreOf(
    const EvaluationPtr& evaluation, const MeasureResultPtr& result, const std::string& name)
{
    const auto bracket = name.find('(');
    const auto score = name.substr(0, bracket);
    if (bracket != std::string::npos) {
        const auto type = name.substr(bracket + 1, name.size() - bracket - 2);
        for (const auto& one : analysis::typeScores(*result, score)) {
            if (one.type == type) {
                return one.value;
            }
        }
        ADD_FAILURE() << "no row of this type: " << name;
        return std::nullopt;
    }
    if (analysis::meanScore(score)) {
        const auto* const cell = analysis::meanCell(*result, score);
        EXPECT_NE(cell, nullptr) << name;
        return cell == nullptr ? std::nullopt : cell->value;
    }
    const auto value = analysis::scoreValue({ evaluation, result }, score);
    EXPECT_TRUE(value) << name << ": " << (value ? "" : value.error().text);
    return value ? *value : std::nullopt;
}

/// Every part of "1/3 = 0.333" says what the program computes.
void expectFigure(const std::string& cell, std::optional<double> value, const std::string& what)
{
    const auto parts = testsupport::splitCell(cell, " = ");
    ASSERT_FALSE(parts.empty()) << what;
    for (const auto& part : parts) {
        if (part == "–") {
            EXPECT_FALSE(value) << what << " is " << value.value_or(0);
            continue;
        }
        ASSERT_TRUE(value) << what << " is undefined, and not " << part;
        const auto told = testsupport::calculated(part);
        ASSERT_TRUE(told) << what << ": \"" << part << "\" cannot be calculated";
        EXPECT_NEAR(told->value, *value, told->tolerance) << what << ": " << part;
    }
}

/// A table of scores of one measure: rows are scores, columns settings or parts of the scores' names.
std::size_t checkScores(const GuideTable& table, const std::string& measure)
{
    std::size_t figures = 0;
    for (std::size_t column = 1; column < table.heads.size(); ++column) {
        const auto& head = table.heads[column];
        const auto code = testsupport::codeOf(head);
        const bool prefix = !code.empty() && !code.starts_with("--");
        const auto evaluation = evaluated(table, "system", specOf(head));
        if (evaluation == nullptr) {
            return figures;
        }
        support::Progress progress;
        const auto result = analysis::computeMeasure(measure, *evaluation, progress);
        if (!result) {
            ADD_FAILURE() << result.error().text;
            return figures;
        }
        for (const auto& row : table.rows) {
            const auto name = (prefix ? code + "." : "") + testsupport::codeOf(row.front());
            expectFigure(
                row.at(column), scoreOf(evaluation, *result, name), measure + "." + name + " " + head);
            ++figures;
        }
    }
    return figures;
}

void checkErrorTypes(const GuideTable& table)
{
    const auto evaluation = evaluated(table, "system", {});
    ASSERT_EQ(evaluation->records.size(), table.rows.size());
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& record = evaluation->records[i];
        const auto shown = [](bool there, std::string words) { return there ? std::move(words) : "–"; };
        auto type = std::string(match::errorTypeName(record.errorType));
        for (const auto tag : { match::SplitPart, match::MergePart }) {
            type += (record.tags & tag) != 0 ? " " + std::string(match::tagName(tag)) : "";
        }
        EXPECT_EQ(table.rows[i],
            (std::vector<std::string> { shown(record.hasGold(), evaluation->goldText(record)),
                shown(record.hasSystem(), evaluation->systemText(record)), type }));
    }
}

void checkConfusion(const GuideTable& table)
{
    const auto evaluation = evaluated(table, "system", {});
    const auto place = [&](const std::string& label) {
        const auto found = std::find(evaluation->labels.begin(), evaluation->labels.end(), label);
        EXPECT_TRUE(found != evaluation->labels.end() || label == "none") << label;
        return static_cast<std::size_t>(found - evaluation->labels.begin());
    };
    for (const auto& row : table.rows) {
        for (std::size_t column = 1; column < row.size(); ++column) {
            EXPECT_EQ(row[column],
                std::to_string(evaluation->confusion.at(place(row[0]), place(table.heads[column]))));
        }
    }
}

void checkComparison(const GuideTable& table)
{
    const auto score = testsupport::codeOf(table.heads.at(1));
    const auto measure = score.substr(0, score.find('.'));
    support::Progress progress;
    std::vector<analysis::MeasuredSystem> systems;
    for (const auto* name : { "a", "b" }) {
        const auto evaluation = evaluated(table, name, {});
        systems.push_back({ evaluation, analysis::computeMeasure(measure, *evaluation, progress).value() });
    }
    const auto compared = analysis::compareScores(systems, score.substr(measure.size() + 1), {}, progress);
    ASSERT_TRUE(compared) << compared.error().text;
    const auto& difference = compared->differences.front();
    EXPECT_TRUE(difference.exact);
    const std::map<std::string, std::optional<double>> values { { "difference", difference.difference },
        { "p one-sided", difference.oneSided }, { "p two-sided", difference.twoSided } };
    for (const auto& row : table.rows) {
        const auto found = values.find(testsupport::codeOf(row.front()));
        ASSERT_NE(found, values.end()) << row.front();
        expectFigure(row.at(1), found->second, row.front());
    }
}

GuidePage page() { return GuidePage(std::string(TOUCHSTONE_SAMPLES) + "/../help/measures.md"); }

} // namespace

TEST(MeasureGuide, FiguresAreThoseThatTheProgramComputes)
{
    std::size_t figures = 0;
    for (const auto& table : page().tables()) {
        SCOPED_TRACE(table.section);
        const auto what = testsupport::codeOf(table.heads.front());
        if (metrics::measureById(what) != nullptr) {
            figures += checkScores(table, what);
        } else if (what == "confusion") {
            checkConfusion(table);
        } else if (what == "compare") {
            checkComparison(table);
        } else {
            ASSERT_EQ(testsupport::codeOf(table.heads.back()), "error type") << "a table of nothing known";
            checkErrorTypes(table);
        }
    }
    EXPECT_GE(figures, 150U) << "the tables are not read";
}

TEST(MeasureGuide, TellsOfEveryMeasure)
{
    const auto guide = page();
    for (const auto& measure : metrics::measures()) {
        const auto text = guide.section(std::string(measure.id));
        ASSERT_FALSE(text.empty()) << measure.id;
        for (const char* part : { "**Formula.**", "**0/0.**", "**Options.**", "**Others.**" }) {
            EXPECT_NE(text.find(part), std::string::npos) << measure.id << ": " << part;
        }
        for (const auto parameter : measure.parameters) {
            const auto named = "`--" + std::string(parameter) + "` ("
                + analysis::standardOf(*analysis::settingRow(parameter));
            EXPECT_NE(text.find(named), std::string::npos) << measure.id << ": " << named;
        }
        const auto tables = guide.tables();
        EXPECT_TRUE(std::any_of(tables.begin(), tables.end(),
            [&](const GuideTable& table) {
                return table.section == measure.id && testsupport::codeOf(table.heads.front()) == measure.id;
            }))
            << measure.id << " has no example";
    }
}

TEST(MeasureGuide, NamesPresetsAndErrorTypesThatThereAre)
{
    const auto text = page().text();
    std::size_t presets = 0;
    static const std::regex preset("--preset ([a-z0-9-]+)");
    for (std::sregex_iterator match(text.begin(), text.end(), preset), last; match != last; ++match) {
        EXPECT_NE(analysis::presetById((*match)[1].str()), nullptr) << (*match)[1];
        ++presets;
    }
    EXPECT_GE(presets, 5U);
    const auto types = page().section("Error types");
    for (std::size_t type = 0; type < match::errorTypeCount; ++type) {
        const auto name = std::string(match::errorTypeName(static_cast<match::ErrorType>(type)));
        EXPECT_NE(types.find("\n| " + name + " | "), std::string::npos) << name;
    }
}
