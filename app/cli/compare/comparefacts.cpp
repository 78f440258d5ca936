// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/comparefacts.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace touchstone::cli {

namespace {

/// The systems with what the compared score's measure says of them.
std::vector<analysis::MeasuredSystem> measuredSystems(const ComparedSystems& compared)
{
    std::vector<analysis::MeasuredSystem> systems;
    for (const auto& system : compared.systems) {
        systems.push_back({ system.evaluation, system.measures.front() });
    }
    return systems;
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
    std::vector<std::string> names;
    for (const auto& system : compared.systems) {
        names.push_back(system.name);
    }
    return analysis::typePair(measuredSystems(compared), names, compared.scores, compared.types, later);
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

std::vector<std::size_t> notSeparable(const ComparedSystems& compared)
{
    return compared.systems.size() > 2 ? analysis::notSeparableFromBest(compared.scores)
                                       : std::vector<std::size_t>();
}

std::optional<double> differenceOf(std::optional<double> first, std::optional<double> second)
{
    return first && second ? std::optional(*second - *first) : std::nullopt;
}

void addPColumns(analysis::Table& table, const analysis::ComparedNumbers& write, bool holm)
{
    table.columns.push_back({ write.script() ? "p_one_sided" : "p one-sided", true });
    table.columns.push_back({ write.script() ? "p_two_sided" : "p two-sided", true });
    if (holm) {
        table.columns.push_back({ write.script() ? "p_one_sided_holm" : "one-sided, Holm", true });
        table.columns.push_back({ write.script() ? "p_two_sided_holm" : "two-sided, Holm", true });
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
        std::string names;
        for (const auto& name : pair.differing->unsplit) {
            names += (names.empty() ? "" : ", ") + name;
        }
        return "This score is made of numbers that are counted for whole documents, not record by record ("
            + names + "): their part of the difference cannot be listed.";
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
