// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/measurewords.h"

#include "app/cli/words/choice.h"
#include "app/cli/words/rulewords.h"
#include "app/cli/words/suggest.h"

#include "core/evaluation/settings/specsettings.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace touchstone::cli {

namespace {

constexpr const char* group = "Parameters of measures";

void addSetting(
    CLI::App& app, MeasureWords& words, const std::string& name, const char* shape, const char* help)
{
    app.add_option_function<std::string>(
           "--" + name,
           [&words, name](const std::string& value) { words.settings.emplace_back(name, value); }, help)
        ->option_text(shape)
        ->group(group);
}

/// "=no" takes away what a preset sets.
void addFlag(CLI::App& app, MeasureWords& words, const std::string& name, const char* help)
{
    app.add_flag_function(
           "--" + name,
           [&words, name](
               std::int64_t times) { words.settings.emplace_back(name, times > 0 ? "yes" : "no"); },
           help)
        ->group(group);
}

void apply(analysis::EvaluationSpec& spec, const std::string& name, const std::string& value)
{
    if (const auto done = analysis::applySetting(spec, name, value); !done) {
        const auto known = analysis::settingWords(name);
        throw UsageError { done.error().text + (known.empty() ? "" : suggestion(value, known)) };
    }
}

/// "1,3,5": each must be one; none twice.
std::vector<int> severalNBest(const std::string& value, analysis::EvaluationSpec spec)
{
    std::vector<int> numbers;
    for (std::size_t begin = 0; begin <= value.size();) {
        const auto comma = std::min(value.find(',', begin), value.size());
        apply(spec, "n-best", value.substr(begin, comma - begin));
        if (std::find(numbers.begin(), numbers.end(), spec.links.nBest) != numbers.end()) {
            throw UsageError { "--n-best " + value + " names " + std::to_string(spec.links.nBest)
                + " twice." };
        }
        numbers.push_back(spec.links.nBest);
        begin = comma + 1;
    }
    return numbers;
}

} // namespace

void addNBest(CLI::App& app, MeasureWords& words)
{
    addSetting(app, words, "n-best", "N", "links: the first N candidates count; default 1");
}

void addMeasureOptions(CLI::App& app, MeasureWords& words)
{
    const auto setting = [&](const std::string& name, const char* shape, const char* help) {
        addSetting(app, words, name, shape, help);
    };
    const auto file = [&](const char* name, std::string& target, const char* help) {
        app.add_option(name, target, help)->option_text("FILE")->group(group);
    };
    file("--type-weights", words.typeWeights, "Credit for related types: TSV gold, system, weight");
    file("--type-parents", words.typeParents, "Credit by a hierarchy: JSON child -> parent");
    setting("type-decay", "D", "Weight of a parent or child is D, of the next D^2; default 0.5");
    file("--link-weights", words.linkWeights, "Credit for related ids: TSV gold, system, weight");
    setting("n-best", "N,...",
        "links, --pairing hipe: the first N candidates count; default 1; of score several, a table each");
    file("--link-equivalents", words.linkEquivalents,
        "links, --pairing hipe: lines of ids that stand for the same, such as HIPE's mapping tables");
    setting("alpha", "A", "eter: weight of the components, 0 to 1; default 0.5");
    setting("sweep", "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1");
    setting("nc0", "RULE", "eter: gold entities without children: one (default), cap, zero");
    setting("child-label", "RULE", "eter: label of a nested entity: full (default), main");
    setting("child-overlap", "RULE", "eter: must children share a unit to align: yes (default), no");
    setting("nested", "RULE",
        "eter: nested entities align at any depth (any, default), or inside aligned parents only (inside)");
    setting("ser-weights", "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5");
    setting("err", "FORM", "ser: ERR's denominator: full (default), or printed as in the paper");
    setting("threshold", "T", "noisy: largest edit distance by gold length of a match; default 0.3");
    setting("noisy-matching", "RULE", "noisy: walk as nerval (default), one-to-one");
    setting("rules-ignored", "YES", "rules: what rules set aside counts: yes (default), no");
    setting("rules-low", "YES", "rules: what is of low confidence counts: yes (default), no");
    setting("rules-tagger-errors", "YES", "rules: wrong links of the tagger count: yes (default), no");
    setting("rules-conditional", "FORM",
        "rules: a link right for one of several ids is right (default), wrong, or left out (out)");
    setting("strict-scheme", "SCHEME", "conll: as seqeval's strict mode: IOB2, IOBES, BILOU");
    setting("conll-by", "UNIT",
        "conll of HIPE files: spans run over the end of a sentence (document, default) or end there "
        "(sentence), as seqeval counts lists of sentences");
    setting("hipe-edition", "YEAR",
        "--pairing hipe: as the scorer of the tables of 2020 (positions only), of 2022 (default: exact hits "
        "must have the gold's token texts), or its version of 2024 (also, tokens that contain # are left "
        "out; "
        "before, those that begin with it)");
    // Behind the edition, which sets it as well.
    addFlag(app, words, "hipe-norm-time", "--pairing hipe: links of the run's time entities become NIL");
    addFlag(app, words, "hipe-token-text",
        "--pairing hipe: exact hits must have the gold's token texts; without a word as the edition does");
    app.add_option("--tagset", words.tagset,
           "--pairing hipe: labels that survive though the gold lacks them: a file, hipe-2020, hipe-2022 or "
           "none; presets of these tasks have theirs")
        ->option_text("FILE|NAME")
        ->group(group);
    addRuleSources(app, words.rules);
}

void readMeasureWords(MeasureWords& words, analysis::EvaluationSpec& spec)
{
    for (const auto& [name, value] : words.settings) {
        if (name == "n-best" && value.find(',') != std::string::npos) {
            words.nBests = severalNBest(value, spec);
            spec.links.nBest = words.nBests.front();
        } else {
            apply(spec, name, value);
        }
    }
    const auto lists = analysis::settingWords("tagset");
    if (std::find(lists.begin(), lists.end(), words.tagset) != lists.end()) {
        apply(spec, "tagset", words.tagset);
        words.tagset.clear();
    }
}

} // namespace touchstone::cli
