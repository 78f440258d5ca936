// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/typepair.h"

#include "core/evaluation/records/findings.h"
#include "core/report/tables/systemtable.h"
#include "core/statistics/scoreplaces.h"
#include "core/statistics/typeunits.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <cmath>

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

/// How the interval and the p of such a table were made, in one line.
std::string pastedNote(const TypePair& pair)
{
    const auto& resampling = pair.settings.resampling;
    return pair.score + "; " + std::to_string(resampling.trials) + " trials, seed "
        + std::to_string(resampling.seed) + ", " + std::to_string(pair.units) + " "
        + std::string(name(pair.settings.unit))
        + "s resampled; interval: paired bootstrap; p: paired approximate randomisation, two-sided"
        + (pair.typeTests > 1 ? ", of types after Holm's correction over " + std::to_string(pair.typeTests)
                              : "")
        + (pair.pairs > 1 ? ", of Overall after Holm's correction over " + std::to_string(pair.pairs) : "")
        + ".";
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

Table typePairTable(const TypePair& pair, const ComparedNumbers& write)
{
    const bool script = write.script();
    const bool holm = pair.typeTests > 1 || pair.pairs > 1;
    Table table { .title = pair.score + " by type"
            + (pair.several ? ": " + pair.second + " - " + pair.first : "")
            + (pair.lowerIsBetter ? " (lower is better)" : ""),
        .columns = { { script ? "type" : "Type" }, { pair.first, true, 0 }, { pair.second, true, 1 },
            { script ? "difference" : pair.second + " - " + pair.first, true } },
        .rows = {},
        .systems = { { pair.first, pair.firstTouched }, { pair.second, pair.secondTouched } } };
    write.addIntervalColumns(table, pair.settings);
    if (script) {
        table.columns.insert(table.columns.end(), { { "p_one_sided", true }, { "p_two_sided", true } });
    } else {
        table.columns.push_back({ "p", true });
    }
    if (script && holm) {
        table.columns.insert(
            table.columns.end(), { { "p_one_sided_holm", true }, { "p_two_sided_holm", true } });
    }
    const auto level = significanceLevel(pair.settings);
    bool marked = false;
    const auto add = [&](const TypePair::Line& line) {
        std::vector<std::string> row { line.type, write.score(line.first), write.score(line.second),
            write.difference(line.difference) };
        write.addInterval(row, line.test.interval, true);
        if (script) {
            row.insert(row.end(), { write.p(line.test.oneSided), write.p(line.test.twoSided) });
        } else {
            row.push_back(write.p(line.p));
        }
        if (script && holm) {
            row.insert(row.end(), { write.p(line.test.oneSidedHolm), write.p(line.test.twoSidedHolm) });
        }
        if (write.paper()) {
            auto& styles = table.styles.emplace_back(table.columns.size());
            const auto columns = columnStyles(
                { {}, { line.first, line.second }, { row[1], row[2] }, pair.lowerIsBetter }, {});
            std::ranges::copy(columns, styles.begin() + 1);
            if (line.p && *line.p < level) {
                styles[3].mark = "*";
                marked = true;
            }
        }
        table.rows.push_back(std::move(row));
    };
    std::ranges::for_each(pair.types, add);
    add(pair.overall);
    if (write.paper()) {
        table.note = (marked ? "* p < " + support::shortest(level) + ". " : "") + pastedNote(pair);
    }
    return table;
}

std::string ComparedNumbers::number(std::optional<double> value, bool sign) const
{
    if (!value) {
        return m_form.script ? std::string() : std::string(undefinedSign);
    }
    if (m_form.script) {
        return support::shortest(*value);
    }
    constexpr int digits = 3;
    auto text = m_form.whole ? support::shortest(*value) : support::fixed(*value, digits);
    if (text.find_first_not_of("-0.") == std::string::npos && text.starts_with('-')) {
        text.erase(0, 1); // no minus before a nought
    }
    return (sign && *value > 0 ? "+" : "") + text;
}

std::string ComparedNumbers::share(double value) const
{
    constexpr int digits = 3;
    return m_form.script || std::floor(value) == value ? support::shortest(value)
                                                       : support::fixed(value, digits);
}

std::string ComparedNumbers::p(std::optional<double> value) const
{
    constexpr int digits = 4;
    return m_form.script || !value ? number(value, false) : support::fixed(*value, digits);
}

void ComparedNumbers::addInterval(
    std::vector<std::string>& row, const std::optional<metrics::Interval>& interval, bool difference) const
{
    if (!interval) {
        row.insert(row.end(), m_form.script ? 2 : 1, number({}, false));
        return;
    }
    const auto low = number(interval->low, difference);
    const auto high = number(interval->high, difference);
    if (m_form.script) {
        row.insert(row.end(), { low, high });
    } else {
        row.push_back("[" + low + ", " + high + "]");
    }
}

void ComparedNumbers::addIntervalColumns(Table& table, const SignificanceSettings& settings) const
{
    if (m_form.script) {
        table.columns.insert(table.columns.end(), { { "interval_low", true }, { "interval_high", true } });
    } else {
        table.columns.push_back(
            { support::shortest(settings.resampling.confidenceLevel) + " % interval", true });
    }
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
