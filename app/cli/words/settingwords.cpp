// SPDX-License-Identifier: GPL-3.0-or-later
// SettingWords: the options that are settings of an evaluation; declared in scoringwords.h.
#include "app/cli/words/scoringwords.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/evaluation/slices/slicefacets.h"
#include "core/io/bytes/words.h"
#include "core/report/commandline.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::cli {

namespace {

constexpr const char* measureGroup = "Parameters of measures";

void apply(analysis::EvaluationSpec& spec, const std::string& name, const std::string& value)
{
    if (const auto done = analysis::applySetting(spec, name, value); !done) {
        throw UsageError { done.error().text + suggestion(value, analysis::settingWords(name)) };
    }
}

/// "1,3,5": each must be one; none twice.
std::vector<int> severalNBest(const std::string& value, analysis::EvaluationSpec spec)
{
    std::vector<int> numbers;
    for (const auto piece : io::pieces(value, ",")) {
        apply(spec, "n-best", std::string(piece));
        if (!support::addNew(numbers, spec.links.nBest)) {
            throw UsageError { "--n-best " + value + " names " + std::to_string(spec.links.nBest)
                + " twice." };
        }
    }
    return numbers;
}

/// Of a setting that is a file, or a word instead.
bool isWord(const analysis::SettingRow& row, const std::string& path)
{
    return row.words != nullptr && support::contains(row.words(), path);
}

} // namespace

const analysis::Preset* presetOf(const std::string& word)
{
    const auto* const preset = word.empty() ? nullptr : analysis::presetById(word);
    if (!word.empty() && preset == nullptr) {
        refuse("--preset", word, support::listOf(analysis::presets(), &analysis::Preset::id));
    }
    return preset;
}

Option SettingWords::declareSetting(
    Arguments& arguments, const std::string& name, const char* shape, const char* help)
{
    return arguments
        .word(("--" + name).c_str(),
            [this, name](const std::string& value) { m_settings.emplace_back(name, value); }, shape, help)
        .offers([name](const std::string&) { return analysis::settingWords(name); });
}

void SettingWords::declareNBest(Arguments& arguments, const char* shape, const char* help)
{
    auto own = arguments.under(measureGroup);
    declareSetting(own, "n-best", shape, help);
}

void SettingWords::declareAnyway(Arguments& arguments)
{
    arguments.flag("--anyway", anyway,
        "Score also a run of which no document meets one of the gold, or more than half hold another text");
}

void SettingWords::declarePairing(Arguments& arguments)
{
    declareSetting(arguments, "pairing", "POLICY",
        "Matching: optimal (default), first-come as nervaluate 1.1.0 (alone it implies --min-overlap 1 "
        "--unit token), nervaluate-0.1 as its release 0.1.8, or hipe as the HIPE scorer (both alone: --unit "
        "token), of the year that --hipe-edition names");
}

void SettingWords::declarePreset(Arguments& arguments)
{
    arguments
        .value("--preset", preset, "ID",
            "Scores as this task or tool: all settings, measures and column names at once; options beside it "
            "go first; touchstone-cli presets lists them")
        .offers(
            [](const std::string&) { return support::listOf(analysis::presets(), &analysis::Preset::id); });
}

void SettingWords::declareRestrictions(Arguments& arguments)
{
    arguments.value("--noise-level", noiseLevel, "A-B,...",
        "Annotations on text of this noise only (HIPE: LED of the gold), one table each; B is not in, A-A is "
        "exactly A");
    arguments.value("--time-period", timePeriod, "Y-Y,...",
        "Documents dated in these years only, one table each; the second is not in");
    declareSetting(arguments, "min-score", "S|from=FILE",
        "Leave out annotations of the systems with a lower score, 0 to 1; those that tell none stay. FILE is "
        "what score --by score --json wrote of the development data: its score with the best F1 under "
        "--scheme, or the one of its --at")
        .fromStandardInput();
    declareSetting(arguments, "align", "MODE",
        "How texts that differ are brought together: auto, tokens, characters, no");
}

void SettingWords::declareRules(Arguments& arguments)
{
    auto own = arguments.under("Rules");
    auto& rules = relations.rules;
    own.repeated("--rules", rules.files, "FILE", "Rules on top of the default rules; repeats")
        .fromStandardInput();
    own.flag("--rules-only", rules.only, "Without the default rules");
    own.value("--rules-settings", rules.settings, "FILE",
           "JSON: label_parents, stop_words, fuzzy_threshold, rules_on, rules_off")
        .fromStandardInput();
    own.repeated("--rule-on", rules.on, "NAME", "Switch a rule on; repeats");
    own.repeated("--rule-off", rules.off, "NAME", "Switch a rule off, also one switched on; repeats");
}

void SettingWords::declareSlices(Arguments& arguments)
{
    auto own = arguments.under("Slices");
    own.value("--train", relations.train, "PATH",
           "Training data, read as the gold is: slice seen tells strings that it annotates")
        .fromStandardInput();
    own.value("--attributes", relations.attributes, "FILE",
           "TSV with a header line: document or annotation ids, then columns of your own; each is a slice")
        .fromStandardInput();
    own.repeated("--slice-bounds", m_bounds, "SLICE=N,N...",
           "Where bins of a slice end: entity-length=1,2,5; of " + listed(analysis::binnedSlices())
               + " and attributes that are numbers. A bin holds what is above the number before it, up to "
                 "and "
                 "with its own; one more holds what is above the last. Repeats")
        .offers([](const std::string&) {
            return support::listOf(analysis::binnedSlices(), [](const auto& slice) { return slice + "="; });
        });
}

void SettingWords::declareJudgements(Arguments& arguments)
{
    auto own = arguments.under("Slices");
    own.repeated("--judgements", relations.judgements, "FILE",
           "What people have said of records, NAME.judgements.jsonl of a project: slice verdict; --project "
           "brings its own; repeats: of several judges all are read")
        .fromStandardInput();
    own.value("--judged-set", relations.judgedSet, "NAME",
        "The data set that they speak of, as their lines call it");
}

void SettingWords::declareParameters(Arguments& arguments)
{
    auto own = arguments.under(measureGroup);
    const auto declareRows = [&](std::span<const analysis::SettingRow> rows) {
        for (const auto& row : rows) {
            const auto& [shape, help] = row.option;
            const auto name = "--" + std::string(row.name);
            if (row.file != nullptr) {
                own.value(name.c_str(), relations.*row.file, shape, help)
                    .offers([&row](const std::string&) { return analysis::settingWords(row.name); })
                    .fromStandardInput();
            } else if (row.option.isFlag()) {
                own.flag(
                    name.c_str(),
                    [this, &row](bool on) { m_settings.emplace_back(row.name, on ? "yes" : "no"); }, help);
            } else if (help != nullptr) {
                declareSetting(own, std::string(row.name), shape, help);
            }
        }
    };
    // Measures that read files come first.
    for (const bool files : { true, false }) {
        for (const auto& measure : metrics::measures()) {
            if (std::ranges::any_of(measure.settings, &analysis::SettingRow::file) == files) {
                declareRows(measure.settings);
            }
        }
    }
    declareRows(analysis::hipeSettings()); // flags behind the edition, which sets them as well
}

void SettingWords::declare(Arguments& arguments)
{
    declareAnyway(arguments);
    declareRestrictions(arguments);
    declarePairing(arguments);
    declareSetting(arguments, "min-overlap", "PERCENT",
        "Least share of the gold span, in percent, that counts as overlap; default 0: any shared unit");
    declareSetting(arguments, "unit", "UNIT", "Unit of overlap: character (default) or token");
    declareSetting(arguments, "per-type", "MODE",
        "Rows of types: class (default), the gold's and the system's annotations of the type, as seqeval and "
        "conlleval; gold, a pair in the row of the gold's type, so that rows add up, as the HIPE scorer; "
        "isolated, matched anew inside each type, as nervaluate 1.x");
    declarePreset(arguments);
    declareSlices(arguments);
    declareParameters(arguments);
    declareRules(arguments);
}

std::string_view SettingWords::given(std::string_view setting) const
{
    const auto* const found
        = support::found(m_settings, setting, &std::pair<std::string, std::string>::first);
    return found == nullptr ? std::string_view() : found->second;
}

analysis::TypedSettings SettingWords::typedSettings(const analysis::EvaluationSpec& base)
{
    analysis::TypedSettings typed;
    for (const auto& [name, value] : m_settings) {
        if (name == "n-best" && value.find(',') != std::string::npos) {
            nBests = severalNBest(value, base);
            typed.emplace_back(name, std::to_string(nBests.front()));
        } else if (name == "min-score" && value.starts_with(analysis::fromFile)) {
            relations.minScore.file = value.substr(analysis::fromFile.size());
            if (relations.minScore.file.empty()) {
                throw UsageError { "--min-score from= names no file; write from=FILE.json." };
            }
        } else if (!value.empty() || analysis::settingRow(name)->option.help != nullptr) {
            typed.emplace_back(name, value);
        }
    }
    for (const auto& row : analysis::settingTable()) {
        if (row.file != nullptr && isWord(row, relations.*row.file)) {
            typed.emplace_back(row.name, std::exchange(relations.*row.file, {}));
        }
    }
    return typed;
}

analysis::EvaluationSpec SettingWords::read(const analysis::Preset* named, const io::ReadOptions& gold)
{
    const auto& rules = relations.rules;
    if (rules.only && rules.files.empty()) {
        throw UsageError { "--rules-only leaves out the default rules, so name your own with --rules FILE." };
    }
    const auto typed = typedSettings(named == nullptr ? analysis::EvaluationSpec {} : withPreset({}, *named));
    auto spec = *analysis::specOf(named, typed, [](auto& target, const auto& name, const auto& value) {
        apply(target, name, value);
        return support::Result<void>();
    });
    spec.anyway = anyway;
    auto bounds = analysis::sliceBoundsByText(support::joined(m_bounds, ";"));
    if (!bounds) {
        throw UsageError { "--slice-bounds: " + bounds.error().text };
    }
    spec.slices.bounds = std::move(*bounds);
    if (!relations.train.empty()) {
        relations.trainOptions = gold;
        if (gold.content) { // of memory or of standard input, whose form says nothing of a file
            relations.trainOptions.content.reset();
            relations.trainOptions.format.clear();
        }
    }
    return spec;
}

void SettingWords::eachFile(const FileVisit& visit)
{
    for (const auto& row : analysis::settingTable()) {
        if (row.file != nullptr && !isWord(row, relations.*row.file)) {
            visitFile(visit, "--" + std::string(row.name), relations.*row.file);
        }
    }
    for (auto& [name, value] : m_settings) {
        if (name == "min-score" && value.starts_with(analysis::fromFile)) {
            auto path = value.substr(analysis::fromFile.size());
            visitFile(visit, "--min-score", path);
            value = std::string(analysis::fromFile) + path;
        }
    }
    for (auto& rules : relations.rules.files) {
        visit("--rules", rules);
    }
    visitFile(visit, "--rules-settings", relations.rules.settings);
    for (auto& judgements : relations.judgements) {
        visit("--judgements", judgements);
    }
}

} // namespace touchstone::cli
