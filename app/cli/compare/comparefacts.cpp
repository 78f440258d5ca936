// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparefacts.h"

#include "core/support/joined.h"
#include "core/support/lookup.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace touchstone::cli {

namespace {

/// The systems with what the compared score's measure says of them.
std::vector<analysis::MeasuredSystem> measuredSystems(const ComparedSystems& compared)
{
    return support::listOf<analysis::MeasuredSystem>(compared.systems, [](const ScoredSystem& system) {
        return analysis::MeasuredSystem { system.evaluation, system.measures.front() };
    });
}

/// The numbers of a list's records among those of the evaluation, ascending.
std::vector<std::uint32_t> numbersOf(
    const analysis::Evaluation& evaluation, const std::vector<match::PairOutcome>& records)
{
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;
    std::map<Key, std::size_t> wanted;
    for (const auto& record : records) {
        ++wanted[{ record.document, record.gold, record.system }];
    }
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < evaluation.records.size() && !wanted.empty(); ++i) {
        const auto& record = evaluation.records[i];
        const auto found = wanted.find({ record.document, record.gold, record.system });
        if (found != wanted.end()) {
            numbers.push_back(i);
            if (--found->second == 0) {
                wanted.erase(found);
            }
        }
    }
    return numbers;
}

} // namespace

analysis::TypeRows typeRows(const CompareOptions& options, const ComparedSystems& compared)
{
    return analysis::typeRows(measuredSystems(compared), options.score.score, options.zeroForUndefined);
}

analysis::TypePair typePairOf(const ComparedSystems& compared, std::size_t later)
{
    return analysis::typePair(
        measuredSystems(compared), systemNames(compared), compared.scores, compared.types, later);
}

analysis::ComparedNumbers numbersOf(const CompareOptions& options, bool whole)
{
    return analysis::ComparedNumbers({ options.form == OutputForm::Tsv,
        options.form == OutputForm::Latex || options.form == OutputForm::Markdown, options.zeroForUndefined,
        whole });
}

const analysis::ScoreDifference* typeDifference(
    const ComparedSystems& compared, const std::string& type, std::size_t later)
{
    const auto& types = compared.types.types;
    const auto found = std::lower_bound(types.begin(), types.end(), type,
        [](const auto& one, const std::string& name) { return one.type < name; });
    return found == types.end() || found->type != type ? nullptr : &found->differences.at(later - 1);
}

std::vector<std::string> systemNames(const ComparedSystems& compared)
{
    return support::listOf(compared.systems, &ScoredSystem::name);
}

std::optional<double> differenceOf(std::optional<double> first, std::optional<double> second)
{
    return first && second ? std::optional(*second - *first) : std::nullopt;
}

analysis::SystemTableOptions marksOf(const analysis::ScoreComparison& scores, const std::string& test)
{
    analysis::SystemTableOptions options;
    options.p = [&scores](const analysis::ComparedScore&, std::size_t best, std::size_t other) {
        for (const auto& difference : scores.differences) {
            if (std::minmax(best, other) == std::minmax(difference.first, difference.second)) {
                return difference.twoSidedHolm;
            }
        }
        return std::optional<double>();
    };
    options.level = analysis::significanceLevel(scores.settings);
    options.markNotSeparable = scores.scores.size() > 2;
    options.test = test + ", two-sided" + (scores.differences.size() > 1 ? ", Holm" : "");
    return options;
}

void markScores(analysis::Table& table, std::size_t column, const analysis::ScoreComparison& scores,
    const std::string& test, const analysis::ComparedNumbers& write)
{
    const bool several = scores.scores.size() > 2;
    if (write.script() && several) {
        const auto alike = analysis::notSeparable(scores);
        table.columns.push_back({ "not_separable_from_best" });
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const bool found = support::contains(alike, i);
            table.rows[i].emplace_back(analysis::bestSystem(scores) == i ? "best" : found ? "true" : "false");
        }
    }
    if (write.paper() || (several && !write.script())) {
        analysis::PrintedScores printed { {}, {}, {}, scores.lowerIsBetter };
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            printed.values.push_back(write.shown(scores.scores[i]));
            printed.texts.push_back(table.rows[i][column]);
        }
        auto marks = marksOf(scores, test);
        marks.boldBest = write.paper();
        analysis::markColumn(table, column, printed, marks);
    }
}

analysis::ScoreSheet shownDifferences(const std::vector<std::string>& names,
    const analysis::ScoreComparison& scores, const analysis::ComparedNumbers& write)
{
    const bool holm = scores.differences.size() > 1;
    return chosenColumns(differencesSheet(names, scores),
        { write.script() ? "a" : "", write.script() ? "b" : "", "difference", "interval", "p_one_sided",
            "p_two_sided", holm ? "p_one_sided_holm" : "", holm ? "p_two_sided_holm" : "" });
}

void addPairs(analysis::Table& table, const analysis::ScoreComparison& scores)
{
    for (const auto& difference : scores.differences) {
        table.rowSystems.push_back({ difference.first, difference.second });
    }
}

std::vector<std::uint32_t> differing(const ComparedSystems& compared, const ComparedPair& pair, bool second)
{
    const auto& list = second ? pair.records.differencesB : pair.records.differencesA;
    return numbersOf(*compared.systems[second ? pair.second : pair.first].evaluation, list.records);
}

std::string differingNote(const ComparedSystems& compared, const ComparedPair& pair, std::size_t number)
{
    if (!pair.differing) {
        return {};
    }
    if (!pair.differing->unsplit.empty()) {
        return "This score is made of numbers that are counted for whole documents, not record by record ("
            + support::joined(pair.differing->unsplit) + "): their part of the difference cannot be listed.";
    }
    const auto& difference = compared.scores.differences[number].difference;
    if (pair.differing->size() == 0 && difference && *difference != 0) {
        return "Every record counts alike on both sides: the settings change only the formula that makes the "
               "score of the same counts, so that no record accounts for the difference.";
    }
    return {};
}

std::string intervalNote(const ComparedSystems& compared)
{
    if (compared.scores.units > 1) {
        return {};
    }
    const bool sentence = compared.scores.settings.unit == analysis::ResamplingUnit::Sentence;
    return std::string("No intervals: there is ") + (compared.scores.units == 1 ? "one " : "no ")
        + (sentence ? "sentence" : "document") + " only, and resampling needs several."
        + (sentence ? ""
                    : " --resample sentence draws sentences where the format has them; in CoNLL, --documents "
                      "blank-line makes each sentence a document.");
}

std::string unitNote(const ComparedSystems& compared)
{
    const bool chosen = compared.unitAsked == analysis::ResamplingUnit::Automatic
        && compared.scores.settings.unit == analysis::ResamplingUnit::Sentence;
    return chosen
        ? "The gold is one document, so its sentences are drawn, not documents (--resample document says "
          "otherwise)."
        : "";
}

} // namespace touchstone::cli
