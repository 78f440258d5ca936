// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/typepair.h"

#include "core/evaluation/records/findings.h"
#include "core/report/tables/comparesheets.h"
#include "core/report/tables/systemtable.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

/// The rows of a system's table, by what they are compared as.
std::vector<std::pair<std::string, TypeScore>> comparableRows(
    const MeasuredSystem& system, const std::string& score, bool withoutCase)
{
    const auto scores = typeScores(*system.result, score);
    const auto names = comparableTypes(support::listOf(scores, &TypeScore::type), withoutCase);
    std::vector<std::pair<std::string, TypeScore>> rows;
    for (std::size_t i = 0; i < scores.size(); ++i) {
        rows.emplace_back(names[i], scores[i]);
    }
    return rows;
}

/// "2500 trials, seed 1, 120 documents resampled".
support::Message drawn(const TypePair& pair)
{
    const auto& resampling = pair.settings.resampling;
    const auto* const pattern = pair.settings.unit == ResamplingUnit::Sentence
        ? support::pattern("%1 trials, seed %2, %3 sentences resampled")
        : support::pattern("%1 trials, seed %2, %3 documents resampled");
    return support::said(pattern, resampling.trials, resampling.seed, pair.units);
}

/// "two-sided", and over how many comparisons it is corrected.
support::Message sidesOfP(const TypePair& pair)
{
    const bool types = pair.typeTests > 1;
    const bool overall = pair.pairs > 1;
    return types && overall
        ? support::said("two-sided, of types after Holm's correction over %1, of Overall after Holm's "
                        "correction over %2",
            pair.typeTests, pair.pairs)
        : types   ? support::said("two-sided, of types after Holm's correction over %1", pair.typeTests)
        : overall ? support::said("two-sided, of Overall after Holm's correction over %1", pair.pairs)
                  : support::said("two-sided");
}

} // namespace

const ScoreDifference* typeTest(const TypeComparison& types, const std::string& type, std::size_t later)
{
    const auto found = std::ranges::lower_bound(types.types, type, {}, &TypeComparison::Type::type);
    return found == types.types.end() || found->type != type ? nullptr : &found->differences.at(later - 1);
}

TypeRows typeRows(std::span<const MeasuredSystem> systems, const std::string& score, bool zero)
{
    const bool withoutCase = comparedWithoutCase(systems);
    TypeRows rows;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        for (const auto& [name, one] : comparableRows(systems[i], score, withoutCase)) {
            auto& row = rows[name];
            row.resize(systems.size());
            row[i] = one.value || !zero ? one.value : std::optional(0.0);
        }
    }
    return rows;
}

TypePair typePair(std::span<const MeasuredSystem> systems, std::span<const std::string> names,
    const ScoreComparison& scores, const TypeComparison& types, std::size_t later)
{
    TypePair pair { .score = scores.measure + "." + scores.score,
        .first = names.front(),
        .second = names[later],
        .firstTouched = touchedNumbers(*systems.front().evaluation, std::span(&systems.front().result, 1)),
        .secondTouched = touchedNumbers(*systems[later].evaluation, std::span(&systems[later].result, 1)),
        .lowerIsBetter = scores.lowerIsBetter,
        .several = systems.size() > 2,
        .settings = scores.settings,
        .units = scores.units,
        .typeTests = types.tests,
        .pairs = scores.differences.size() };
    std::map<std::string, std::vector<std::string>> labels;
    const bool withoutCase = comparedWithoutCase(systems);
    for (const auto system : { std::size_t { 0 }, later }) {
        for (const auto& [name, one] : comparableRows(systems[system], scores.score, withoutCase)) {
            auto& known = labels[name];
            support::addNew(known, one.type);
        }
    }
    for (const auto& [type, values] : typeRows(systems, scores.score, scores.settings.zeroForUndefined)) {
        TypePair::Line line { type, labels[type], values[0], values[later], {}, {}, {} };
        line.difference
            = line.first && line.second ? std::optional(*line.second - *line.first) : std::nullopt;
        if (const auto* const test = typeTest(types, type, later)) {
            line.test = *test;
            line.p = test->twoSidedHolm;
        }
        pair.types.push_back(std::move(line));
    }
    const auto& overall = scores.differences[later - 1]; // of the first one with each stand first
    pair.overall = { "Overall", {}, scores.scores[0], scores.scores[later], overall.difference, overall,
        pair.pairs > 1 ? overall.twoSidedHolm : overall.twoSided };
    return pair;
}

support::Message typePairTitle(const TypePair& pair)
{
    const auto title = pair.several
        ? support::said("%1 by type: %2", pair.score, pair.second + " - " + pair.first)
        : support::said("%1 by type", pair.score);
    return pair.lowerIsBetter ? support::said("%1 (lower is better)", title) : title;
}

support::Message typePairNote(const TypePair& pair)
{
    auto made = support::said("%1; %2; interval: paired bootstrap; p: paired approximate randomisation, %3.",
        pair.score, drawn(pair), sidesOfP(pair));
    const auto level = significanceLevel(pair.settings);
    const auto below = [level](const TypePair::Line& line) { return line.p && *line.p < level; };
    return below(pair.overall) || std::ranges::any_of(pair.types, below)
        ? support::said("* p < %1. %2", support::shortestNumber(level), std::move(made))
        : made;
}

Sheet typePairSheet(const TypePair& pair)
{
    auto sheet = emptySheet(typePairTitle(pair).english(), "Type", "type");
    sheet.columns = { column("first", pair.first, SheetKind::Number, pair.first, 0),
        column("second", pair.second, SheetKind::Number, pair.second, 1) };
    addDifferenceColumns(sheet, pair.second + " - " + pair.first, pair.settings);
    sheet.columns.push_back(column("p", "p", SheetKind::P));
    const auto add = [&sheet](const TypePair::Line& line) {
        std::vector<NotedCell> cells { textCell(line.type), numberCell(line.first), numberCell(line.second) };
        addDifference(cells, line.test, line.difference);
        cells.push_back(numberCell(line.p));
        if (!line.labels.empty()) {
            const RecordLink link(RecordFilter { .types = line.labels });
            cells.front().note.link = link;
            for (auto& cell : std::span(cells).subspan(1)) {
                cell.cell.link = link;
            }
        }
        addRow(sheet, cells);
    };
    std::ranges::for_each(pair.types, add);
    add(pair.overall);
    return sheet;
}

Table typePairTable(const TypePair& pair, const ComparedNumbers& write)
{
    const auto all = typePairSheet(pair);
    auto sheet = chosenColumns(all, { "first", "second", "difference", "interval", "p" });
    if (write.script()) {
        const bool holm = pair.typeTests > 1 || pair.pairs > 1;
        sheet = chosenColumns(all,
            { "first", "second", "difference", "interval", "p_one_sided", "p_two_sided",
                holm ? "p_one_sided_holm" : "", holm ? "p_two_sided_holm" : "" });
    }
    sheet.columns[0].id = pair.first;
    sheet.columns[1].id = pair.second;
    auto table = sheetTable(sheet, write);
    table.systems = { { pair.first, pair.firstTouched }, { pair.second, pair.secondTouched } };
    if (!write.paper()) {
        return table;
    }
    const auto level = significanceLevel(pair.settings);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const auto& line = i < pair.types.size() ? pair.types[i] : pair.overall;
        auto& styles = table.styles.emplace_back(table.columns.size());
        const auto& row = table.rows[i];
        std::ranges::copy(
            columnStyles({ {}, { line.first, line.second }, { row[1], row[2] }, pair.lowerIsBetter }, {}),
            styles.begin() + 1);
        if (line.p && *line.p < level) {
            styles[3].mark = "*";
        }
    }
    table.note = typePairNote(pair).english();
    return table;
}

std::vector<std::string> signatureLines(
    std::span<const std::pair<std::string, std::string>> signatures, bool markdown)
{
    const auto written
        = [markdown](const std::string& signature) { return markdown ? "`" + signature + "`" : signature; };
    const bool same = std::ranges::all_of(
        signatures, [&signatures](const auto& one) { return one.second == signatures.front().second; });
    std::vector<std::string> lines;
    const auto told = same && !signatures.empty() ? 1 : signatures.size();
    for (const auto& [name, signature] : signatures.first(told)) {
        lines.push_back((same ? "Signature" : name) + ": " + written(signature));
    }
    return lines;
}

} // namespace touchstone::analysis
