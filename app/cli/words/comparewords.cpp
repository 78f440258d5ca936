// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/comparewords.h"

#include "app/cli/words/choice.h"

#include "core/compare/runpatterns.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/measures/registry/measureregistry.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <cmath>

namespace touchstone::cli {

namespace {

constexpr std::string_view blanks = " \t";

std::string trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(blanks);
    return begin == std::string_view::npos
        ? std::string()
        : std::string(text.substr(begin, text.find_last_not_of(blanks) - begin + 1));
}

ScoreName scoreNameOf(const std::string& option, const std::string& text)
{
    const auto dot = text.find('.');
    ScoreName name { text.substr(0, dot), dot == std::string::npos ? std::string() : text.substr(dot + 1) };
    if (metrics::measureById(name.measure) == nullptr) {
        std::vector<std::string> known;
        for (const auto& measure : metrics::measures()) {
            known.emplace_back(measure.id);
        }
        if (text.find(',') != std::string::npos) {
            throw UsageError { option
                + " takes one score here, such as muc.strict.f1 or overlap; it was given \"" + text + "\"." };
        }
        refuse(option, name.measure, known);
    }
    if (name.score.empty()) {
        name.score = analysis::headlineScore(name.measure);
    }
    return name;
}

SystemSetting systemSettingOf(const std::string& text)
{
    const auto equals = text.find('=');
    const auto colon = text.rfind(':', equals);
    if (equals == std::string::npos || colon == std::string::npos || colon == 0) {
        throw UsageError { "--setting takes SYSTEM:NAME=VALUE, such as A:pairing=hipe, and not \"" + text
            + "\"." };
    }
    SystemSetting setting { text, text.substr(0, colon), text.substr(colon + 1, equals - colon - 1),
        text.substr(equals + 1) };
    analysis::EvaluationSpec tried;
    if (const auto done = analysis::applySetting(tried, setting.name, setting.value); !done) {
        std::vector<std::string> known;
        for (const auto& one : analysis::settings(tried)) {
            known.emplace_back(one.name);
        }
        const bool isKnown = std::find(known.begin(), known.end(), setting.name) != known.end();
        throw UsageError { "--setting " + text + ": " + done.error().text
            + (isKnown ? suggestion(setting.value, analysis::settingWords(setting.name))
                       : suggestion(setting.name, known)) };
    }
    return setting;
}

template <typename Number>
Number numberOf(const std::string& option, const std::string& text, Number standard, Number least,
    Number most, const std::string& takes)
{
    if (text.empty()) {
        return standard;
    }
    const auto number = support::parsed<Number>(text);
    if (!number || !(*number >= least && *number <= most)) {
        throw UsageError { option + " takes " + takes + ", and not \"" + text + "\"." };
    }
    return *number;
}

/// Sets what is listed.
void readList(const CompareWords& words, CompareOptions& options)
{
    if (words.list.empty() && !words.rowTypes.empty()) {
        throw UsageError { "--row-type says of which types --list lists annotations; name what to list, such "
                           "as --list regressed." };
    }
    if (words.list.empty()) {
        return;
    }
    Names<const ChangeWord*> names;
    for (const auto& word : changeWords) {
        std::string name = word.key;
        std::replace(name.begin(), name.end(), '_', '-');
        names.emplace_back(std::move(name), &word);
    }
    options.list = chosen("--list", words.list, names);
    options.rowTypes = words.rowTypes;
}

} // namespace

FailRule failRuleOf(const std::string& text)
{
    const auto wrong = [&text](const std::string& what) -> UsageError {
        return { "--fail-if takes a score, a sign and a number, such as 'muc.strict.f1 < -0.01' or "
                 "'muc.strict.f1(CHEM) <= 0' (second system minus first); \""
            + text + "\" " + what };
    };
    const auto sign = text.find_last_of("<>");
    if (sign == std::string::npos) {
        throw wrong("has no <, <=, > or >=.");
    }
    FailRule rule;
    rule.text = text;
    rule.below = text[sign] == '<';
    rule.orEqual = sign + 1 < text.size() && text[sign + 1] == '=';
    auto number = trimmed(std::string_view(text).substr(sign + (rule.orEqual ? 2 : 1)));
    number = number.starts_with('+') ? number.substr(1) : number;
    const auto bound = support::parsed<double>(number);
    if (!bound || !std::isfinite(*bound)) {
        throw wrong("compares with \"" + number + "\", which is no number.");
    }
    rule.bound = *bound;
    auto name = trimmed(std::string_view(text).substr(0, sign));
    if (const auto bracket = name.find('('); bracket != std::string::npos) {
        if (!name.ends_with(')')) {
            throw wrong("opens a bracket for a type and does not close it before the sign.");
        }
        rule.type = name.substr(bracket + 1, name.size() - bracket - 2);
        if (rule.type->empty()) {
            throw wrong("names no type in its brackets.");
        }
        name = trimmed(name.substr(0, bracket));
    }
    rule.score = scoreNameOf("--fail-if", name);
    return rule;
}

bool FailRule::fails(double difference) const
{
    return (orEqual && difference == bound) || (below ? difference < bound : difference > bound);
}

CompareOptions compareOptionsOf(const CompareWords& words, const std::string& measure)
{
    CompareOptions options;
    options.score = scoreNameOf("--measure", measure.empty() ? "muc" : measure);
    auto& significance = options.significance;
    auto& spec = significance.resampling;
    spec.seed = numberOf<std::uint64_t>(
        "--seed", words.seed, spec.seed, 0, ~std::uint64_t { 0 }, "a whole number from 0 on");
    spec.trials = numberOf<std::size_t>("--trials", words.trials, spec.trials, 1, metrics::mostTrials,
        "a whole number of 1 to " + std::to_string(metrics::mostTrials));
    constexpr double least = 0.01;
    constexpr double most = 99.99;
    spec.confidenceLevel = numberOf("--confidence-level", words.confidenceLevel, spec.confidenceLevel, least,
        most, "a percentage of 0.01 to 99.99, such as 95");
    if (!words.resample.empty()) {
        significance.unit = chosen("--resample", words.resample,
            Names<analysis::ResamplingUnit> { { "document", analysis::ResamplingUnit::Document },
                { "sentence", analysis::ResamplingUnit::Sentence } });
    }
    for (const auto& text : words.failIf) {
        options.failIf.push_back(failRuleOf(text));
    }
    for (const auto& text : words.settings) {
        options.settings.push_back(systemSettingOf(text));
    }
    for (const auto& text : words.groups) {
        const auto group = analysis::runPatternOf(text);
        if (!group) {
            throw UsageError { "--group: " + group.error().text };
        }
        options.groups.push_back({ text, group->name, group->pattern });
        const auto same = std::count_if(options.groups.begin(), options.groups.end(),
            [&](const auto& one) { return one.name == options.groups.back().name; });
        if (same > 1) {
            throw UsageError { "--group " + options.groups.back().name
                + " is given twice; a GLOB may match runs in several folders: 'runs/*/out.jsonl'." };
        }
    }
    if (!options.groups.empty() && !options.settings.empty()) {
        throw UsageError {
            "--setting speaks of single systems and --group of many runs; give one of the two."
        };
    }
    readList(words, options);
    return options;
}

void checkCompared(const CompareOptions& options, std::size_t systems)
{
    if (options.groups.empty() && systems < 2) {
        throw UsageError { "compare takes two systems or more; give --system once more (the same file again, "
                           "with --setting, compares two settings)." };
    }
    if (options.list != nullptr && (!options.groups.empty() || systems != 2)) {
        throw UsageError { "--list lists what became of annotations between two systems; "
            + (options.groups.empty() ? "there are " + std::to_string(systems) + "." : "give no --group.") };
    }
}

} // namespace touchstone::cli
