// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/regressions.h"

#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/text/casefold.h"

#include <nlohmann/json.hpp>

namespace touchstone::cli {

namespace {

using analysis::Evaluation;
using match::PairOutcome;

constexpr std::size_t mostRegressions = 10; ///< of one rule, on standard error

/// The literal types that the rows stand for; empty: they are no such types.
std::set<std::string> literalTypes(const Evaluation& evaluation, const BrokenBy& broken)
{
    std::set<std::string> labels;
    for (const auto& label : evaluation.labels) {
        if (std::ranges::any_of(broken.types, [&](const auto& type) {
                return label == type
                    || (broken.withoutCase && text::upperCased(label) == text::upperCased(type));
            })) {
            labels.insert(label);
        }
    }
    return labels;
}

bool hasLabel(const Evaluation& evaluation, const PairOutcome& record, const std::set<std::string>& labels)
{
    return labels.empty() || (record.hasGold() && labels.contains(evaluation.labels[record.goldType]))
        || (record.hasSystem() && labels.contains(evaluation.labels[record.systemType]));
}

/// "d1 32-36 Acme: ORG in the gold, PER in new (type)"
std::string regressionLine(const Evaluation& evaluation, const PairOutcome& record, const std::string& system)
{
    const auto& span
        = (record.hasGold() ? evaluation.goldEntity(record) : evaluation.systemEntity(record))->span;
    const auto type = [&evaluation](bool has, std::uint32_t label) {
        return has ? evaluation.labels[label] : std::string("nothing");
    };
    return "  " + evaluation.cases[record.document].name() + " " + std::to_string(span.begin) + "-"
        + std::to_string(span.end) + " "
        + (record.hasGold() ? evaluation.goldText(record) : evaluation.systemText(record)) + ": "
        + type(record.hasGold(), record.goldType) + " in the gold, "
        + type(record.hasSystem(), record.systemType) + " in " + system + " ("
        + std::string(match::errorTypeName(record.errorType)) + ")";
}

/// Options of compare that `errors` has not, or not so.
bool isOfCompareAlone(const std::string& option)
{
    static const std::set<std::string> names { "--all-findings", "--confidence-level", "--fail-if", "--group",
        "--json", "--latex", "--list", "--markdown", "--measure", "--resample", "--row-type", "--seed",
        "--setting", "--signature", "--trials", "--tsv", "--zero-division" };
    return names.contains(option.substr(0, option.find('=')));
}

std::string listingCommand(const CompareOptions& options, const ComparedPair& pair, const BrokenBy& broken,
    const std::vector<std::string>& types)
{
    std::vector<std::string> words { "touchstone-cli", "errors", "--gold", options.dataSet.gold.path };
    for (const auto* const system : { &broken.first, &broken.second }) {
        words.insert(words.end(), { "--system", system->name + "=" + system->path });
    }
    for (const auto& [option, value] : options.typed) {
        if (!isOfCompareAlone(option)) {
            words.push_back(option);
            if (value) {
                words.push_back(*value);
            }
        }
    }
    words.insert(words.end(), { pair.shownSecond->list != nullptr ? "--list" : "--scheme", pair.recordsBy });
    if (!types.empty()) {
        words.insert(words.end(), { "--type", analysis::typesText({ types.begin(), types.end() }) });
    }
    words.insert(words.end(), { "--change", "regressed" });
    return analysis::shellLine(words);
}

} // namespace

support::Result<std::vector<std::string>> regressionLines(
    const CompareOptions& options, const FailRule& rule, const BrokenBy& broken, support::Progress& progress)
{
    const auto pair = comparePair(rule.score, broken.first, broken.second, progress);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    const auto& evaluation = *pair->shownSecond;
    const auto labels = literalTypes(evaluation, broken);
    std::vector<std::string> records;
    std::size_t count = 0;
    for (const auto& one : pair->records.counted(analysis::Change::Regressed)) {
        const auto& record = evaluation.records[one.b];
        if (hasLabel(evaluation, record, labels) && ++count <= mostRegressions) {
            records.push_back(regressionLine(evaluation, record, broken.second.name));
        }
    }
    const std::vector<std::string> types(labels.begin(), labels.end());
    std::vector<std::string> lines { (count == 0 ? "no" : std::to_string(count)) + " annotation"
        + (count > 1 ? "s" : "") + " regressed (" + pair->recordsBy + ")"
        + (types.empty() ? "" : ", with " + support::joined(types) + " on either side")
        + (count == 0 ? "." : ":") };
    lines.insert(lines.end(), records.begin(), records.end());
    if (count > records.size()) {
        lines.push_back("  and " + std::to_string(count - records.size()) + " more");
    }
    if (count > 0 && options.settings.empty()) {
        lines.push_back("All of them: " + listingCommand(options, *pair, broken, types));
    }
    return lines;
}

} // namespace touchstone::cli
