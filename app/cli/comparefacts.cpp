// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/comparefacts.h"

#include "core/analysis/typescores.h"
#include "core/text/casefold.h"

#include <algorithm>
#include <tuple>

namespace touchstone::cli {

namespace {

/// What a system calls its types, by type: in upper case where another is read as HIPE's scorer does, unless
/// that would bring two of its types together.
std::map<std::string, std::string> typeNames(const std::vector<analysis::TypeScore>& scores, bool withoutCase)
{
    std::map<std::string, int> upper;
    for (const auto& score : scores) {
        ++upper[text::upperCased(score.type)];
    }
    std::map<std::string, std::string> names;
    for (const auto& score : scores) {
        const auto name = text::upperCased(score.type);
        names[score.type] = withoutCase && upper[name] == 1 ? name : score.type;
    }
    return names;
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

TypeRows typeRows(const Options& options, const ComparedSystems& compared)
{
    const auto& systems = compared.systems;
    const bool withoutCase = std::any_of(systems.begin(), systems.end(), [](const auto& system) {
        return system.evaluation->spec.matching.pairing == match::PairingPolicy::Hipe;
    });
    TypeRows rows;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        const auto scores = analysis::typeScores(*systems[i].measures.front(), options.compare.score.score);
        const auto names = typeNames(scores, withoutCase);
        for (const auto& score : scores) {
            auto& row = rows[names.at(score.type)];
            row.resize(compared.systems.size());
            row[i] = score.value || !options.zeroForUndefined ? score.value : std::optional(0.0);
        }
    }
    return rows;
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

} // namespace touchstone::cli
