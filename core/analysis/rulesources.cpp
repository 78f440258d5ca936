// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/rulesources.h"

#include "core/analysis/digest.h"
#include "core/io/filebytes.h"
#include "core/rules/suggestion.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace touchstone::analysis {

namespace {

using nlohmann::json;
using support::ErrorCode;
using support::Result;
using support::Severity;

constexpr std::uint64_t largestSettings = std::uint64_t(16) << 20U;
constexpr std::string_view allLabels = "*";

support::Failure malformed(const std::string& file, const std::string& text)
{
    return support::failure(ErrorCode::Malformed, text, { file, 0, 0 });
}

support::Place placeOf(std::string_view utf8, std::size_t byte, const std::string& file)
{
    const auto before = utf8.substr(0, byte == 0 ? 0 : byte - 1);
    const auto line = before.rfind('\n') + 1;
    return { file, static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n') + 1),
        static_cast<std::uint32_t>(text::codePointCount(before.substr(line)) + 1) };
}

Result<std::vector<std::string>> textsOf(const json& value, const std::string& key, const std::string& file)
{
    std::vector<std::string> texts;
    bool good = value.is_array();
    for (std::size_t number = 0; good && number < value.size(); ++number) {
        good = value[number].is_string();
        if (good) {
            texts.push_back(value[number].get<std::string>());
        }
    }
    return good
        ? Result<std::vector<std::string>>(std::move(texts))
        : Result<std::vector<std::string>>(malformed(file, "\"" + key + "\" must be a list of texts."));
}

Result<void> takeParents(const json& value, rules::RuleLists& lists, const std::string& file)
{
    if (!value.is_object()) {
        return malformed(file, "\"label_parents\" must be an object of label and parent.");
    }
    for (const auto& [label, parent] : value.items()) {
        if (!parent.is_string()) {
            return malformed(file, "\"label_parents\": the parent of \"" + label + "\" must be a text.");
        }
        lists.labelParents[label] = parent.get<std::string>();
    }
    return {};
}

Result<void> takeStopWords(const json& value, rules::RuleLists& lists, const std::string& file)
{
    const auto take = [&](const json& words, const std::string& label) -> Result<void> {
        const auto texts = textsOf(words, "stop_words", file);
        if (!texts) {
            return tl::unexpected(texts.error());
        }
        auto& target = label == allLabels ? lists.stopWords : lists.stopWordsOf[label];
        for (const auto& word : *texts) {
            if (auto form = text::nameForm(word); !form.empty()) {
                target.insert(std::move(form));
            }
        }
        return {};
    };
    if (!value.is_object()) {
        return take(value, std::string(allLabels));
    }
    for (const auto& [label, words] : value.items()) {
        if (auto done = take(words, label); !done) {
            return done;
        }
    }
    return {};
}

Result<void> takeThresholds(const json& value, rules::RuleLists& lists, const std::string& file)
{
    const auto take = [&](const json& number, const std::string& label) -> Result<void> {
        if (!number.is_number() || number.get<double>() < 0 || number.get<double>() > 1) {
            return malformed(file, "\"fuzzy_threshold\" must be a number of 0 to 1.");
        }
        auto& target = label == allLabels ? lists.fuzzyThreshold : lists.fuzzyThresholdOf[label];
        target = rules::thresholdOf(number.get<double>());
        return {};
    };
    if (!value.is_object()) {
        return take(value, std::string(allLabels));
    }
    for (const auto& [label, number] : value.items()) {
        if (auto done = take(number, label); !done) {
            return done;
        }
    }
    return {};
}

Result<void> takeNames(
    const json& value, const std::string& key, std::vector<std::string>& names, const std::string& file)
{
    auto texts = textsOf(value, key, file);
    if (!texts) {
        return tl::unexpected(texts.error());
    }
    names = std::move(*texts);
    return {};
}

Result<void> takeSetting(
    const std::string& key, const json& value, RuleSettings& settings, const std::string& file)
{
    if (key == "label_parents") {
        return takeParents(value, settings.lists, file);
    }
    if (key == "stop_words") {
        return takeStopWords(value, settings.lists, file);
    }
    if (key == "fuzzy_threshold") {
        return takeThresholds(value, settings.lists, file);
    }
    if (key == "rules_on" || key == "rules_off") {
        return takeNames(value, key, key == "rules_on" ? settings.on : settings.off, file);
    }
    return malformed(file,
        "unknown key \"" + key + "\""
            + rules::didYouMean(
                key, { "label_parents", "stop_words", "fuzzy_threshold", "rules_on", "rules_off" }));
}

void report(support::Diagnostics& findings, const support::Error& error)
{
    findings.add(Severity::Error, "rules.settings", error.place, error.text);
}

support::Failure firstError(const support::Diagnostics& findings)
{
    const auto& list = findings.list();
    const auto found = std::find_if(
        list.begin(), list.end(), [](const auto& finding) { return finding.severity == Severity::Error; });
    return support::failure(ErrorCode::Malformed, found->message, found->place);
}

/// Of all that makes the rules what they are; file names are not part of it.
std::string digestOf(
    const RuleSources& sources, const std::vector<RuleText>& texts, const std::string& settings)
{
    if (sources == RuleSources {}) {
        return {};
    }
    std::vector<std::string> words { sources.only ? "only" : "on top" };
    for (const auto& text : texts) {
        words.push_back(text.text);
    }
    words.push_back(settings);
    words.insert(words.end(), sources.on.begin(), sources.on.end());
    words.emplace_back("off");
    words.insert(words.end(), sources.off.begin(), sources.off.end());
    return digest(words);
}

bool hasErrors(const support::Diagnostics& findings)
{
    return std::any_of(findings.list().begin(), findings.list().end(),
        [](const auto& finding) { return finding.severity == Severity::Error; });
}

} // namespace

Result<RuleSettings> parseRuleSettings(std::string_view utf8, const std::string& file)
{
    json root;
    try {
        root = json::parse(utf8);
    } catch (const json::parse_error& problem) {
        return support::failure(
            ErrorCode::Malformed, "this is not JSON here", placeOf(utf8, problem.byte, file));
    }
    if (!root.is_object()) {
        return malformed(file, "rule settings are one JSON object.");
    }
    RuleSettings settings;
    for (const auto& [key, value] : root.items()) {
        if (auto done = takeSetting(key, value, settings, file); !done) {
            return tl::unexpected(done.error());
        }
    }
    return settings;
}

const std::string& RuleParameters::digest() const
{
    static const std::string none;
    return setup == nullptr ? none : setup->digest;
}

RuleSetupPtr RuleParameters::inForce() const
{
    static const RuleSetupPtr standard = [] {
        support::Diagnostics findings;
        const std::array files { rules::defaultRules() };
        return std::make_shared<const RuleSetup>(
            RuleSetup { std::make_shared<const rules::RuleSet>(rules::RuleSet::stacked(files, findings)), {},
                { { files[0].name, std::string(files[0].text) } } });
    }();
    return setup == nullptr ? standard : setup;
}

Result<RuleSetup> loadRules(const RuleSources& sources, support::Diagnostics& findings,
    const support::Progress& progress, std::span<const RuleText> unsaved)
{
    constexpr std::uint64_t readAtMost = std::uint64_t(64) << 20U;
    RuleSetup setup;
    setup.texts.reserve(sources.files.size() + 1);
    if (!sources.only) {
        const auto standard = rules::defaultRules();
        setup.texts.push_back({ standard.name, std::string(standard.text) });
    }
    for (const auto& path : sources.files) {
        const auto written = std::find_if(
            unsaved.begin(), unsaved.end(), [&path](const RuleText& text) { return text.file == path; });
        if (written != unsaved.end()) {
            setup.texts.push_back(*written);
            continue;
        }
        support::Diagnostics repairs;
        auto bytes = io::loadFile(path, readAtMost, repairs, progress);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        // A repaired text would mean something else than what was written.
        for (auto finding : repairs.list()) {
            finding.severity = Severity::Error;
            findings.add(std::move(finding));
        }
        setup.texts.push_back({ path, std::string(bytes->text()) });
    }
    std::vector<rules::RuleFile> files;
    files.reserve(setup.texts.size());
    for (const auto& text : setup.texts) {
        files.push_back({ text.file, text.text });
    }
    auto set = rules::RuleSet::stacked(files, findings);
    std::string settingsText;
    if (!sources.settings.empty()) {
        auto bytes = io::loadFile(sources.settings, largestSettings, findings, progress);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        settingsText = bytes->text();
        auto settings = parseRuleSettings(settingsText, sources.settings);
        if (!settings) {
            report(findings, settings.error());
        } else {
            support::Diagnostics names;
            set = set.switched(settings->on, settings->off, names);
            for (auto finding : names.list()) {
                finding.place.file = sources.settings;
                findings.add(std::move(finding));
            }
            setup.lists = std::move(settings->lists);
        }
    }
    if (!sources.on.empty() || !sources.off.empty()) {
        set = set.switched(sources.on, sources.off, findings);
    }
    if (hasErrors(findings)) {
        return firstError(findings);
    }
    setup.digest = digestOf(sources, setup.texts, settingsText);
    setup.rules = std::make_shared<const rules::RuleSet>(std::move(set));
    return setup;
}

} // namespace touchstone::analysis
