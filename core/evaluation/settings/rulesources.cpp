// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/rulesources.h"

#include "core/evaluation/settings/digest.h"
#include "core/evaluation/settings/rulesettings.h"
#include "core/io/containers/filebytes.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using support::ErrorCode;
using support::Result;
using support::Severity;

/// Null: there is none.
const support::Diagnostic* firstError(const support::Diagnostics& findings)
{
    return support::found(findings.list(), Severity::Error, &support::Diagnostic::severity);
}

/// Of all that makes the rules what they are; file names are not part of it.
std::string digestOf(
    const RuleSources& sources, const std::vector<RuleText>& texts, const std::string& settings)
{
    if (sources == RuleSources {}) {
        return {};
    }
    std::vector<std::string> words { sources.only ? "only" : "on top" };
    std::ranges::transform(texts, std::back_inserter(words), &RuleText::text);
    words.push_back(settings);
    words.insert(words.end(), sources.on.begin(), sources.on.end());
    words.emplace_back("off");
    words.insert(words.end(), sources.off.begin(), sources.off.end());
    return digest(words);
}

const RuleText* find(std::span<const RuleText> texts, const std::string& file)
{
    return support::found(texts, file, &RuleText::file);
}

} // namespace

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

namespace {

void report(support::Diagnostics& findings, const support::Error& error)
{
    findings.add({ Severity::Error, "rules.file", error.place, error.text, {}, {}, error.said });
}

constexpr std::uint64_t largestRuleFile = std::uint64_t(64) << 20U;

/// The files in their order, the built-in rules first. All are read whatever one of them has, so that all
/// that is wrong is told at once; the first that could not be read comes back.
std::optional<support::Error> readFiles(RuleSetup& setup, const RuleSources& sources,
    support::Diagnostics& findings, const support::Progress& progress, std::span<const RuleText> unsaved)
{
    std::optional<support::Error> unreadable;
    setup.texts.reserve(sources.files.size() + 1);
    if (!sources.only) {
        const auto standard = rules::defaultRules();
        setup.texts.push_back({ standard.name, std::string(standard.text) });
    }
    for (const auto& path : sources.files) {
        if (const auto* written = find(unsaved, path)) {
            setup.texts.push_back(*written);
            continue;
        }
        support::Diagnostics repairs;
        auto bytes = io::loadFile(path, largestRuleFile, repairs, progress);
        if (!bytes) {
            report(findings, bytes.error());
            unreadable = unreadable ? unreadable : std::optional(bytes.error());
        } else if (!repairs.empty()) {
            // A repaired text would mean something else than what was written.
            findings.add(Severity::Error, "rules.encoding", repairs.list().front().place,
                support::said("the file is not UTF-8 from here on, and was not read; save it as UTF-8"));
        } else {
            setup.texts.push_back({ path, std::string(bytes->text()) });
        }
    }
    return unreadable;
}

/// Empty without a file of settings.
Result<std::string> readSettings(const RuleSources& sources, support::Diagnostics& findings,
    const support::Progress& progress, std::span<const RuleText> unsaved)
{
    std::string text;
    if (sources.settings.empty()) {
        return text;
    }
    if (const auto* written = find(unsaved, sources.settings)) {
        text = written->text;
    } else {
        auto bytes = io::loadFile(sources.settings, largestRuleSettings + 1, findings, progress);
        if (!bytes) {
            return tl::unexpected(bytes.error());
        }
        text = bytes->text();
    }
    if (text.size() > largestRuleSettings) {
        return support::failure(ErrorCode::TooLarge,
            support::said("the file has more than %1 bytes", largestRuleSettings),
            { sources.settings, 0, 0 });
    }
    return text;
}

/// Switches rules as the sources say; of these names only those stay that change something.
Result<void> switchRules(rules::RuleSet& set, RuleSources& sources, support::Diagnostics& findings)
{
    support::Diagnostics names;
    auto switched = set.switched(sources.on, sources.off, names);
    findings.append(names);
    if (firstError(names) != nullptr && findings.total() == names.total()) {
        // Nothing is wrong but the names given.
        const auto& first = names.list().front();
        return support::Failure({ ErrorCode::InvalidOption, first.message, {}, first.said });
    }
    sources.on.clear();
    sources.off.clear();
    for (std::size_t i = 0; i < set.rules().size(); ++i) {
        const bool on = switched.rules()[i].on;
        if (set.rules()[i].on != on) {
            (on ? sources.on : sources.off).push_back(set.rules()[i].name);
        }
    }
    set = std::move(switched);
    return {};
}

} // namespace

Result<RuleSetup> loadRules(const RuleSources& sources, support::Diagnostics& findings,
    const support::Progress& progress, std::span<const RuleText> unsaved)
{
    RuleSetup setup;
    const auto unreadable = readFiles(setup, sources, findings, progress, unsaved);
    const auto files = support::listOf<rules::RuleFile>(setup.texts, [](const RuleText& text) {
        return rules::RuleFile { text.file, text.text };
    });
    auto set = rules::RuleSet::stacked(files, findings);
    const auto settingsText = readSettings(sources, findings, progress, unsaved);
    if (!settingsText) {
        return tl::unexpected(settingsText.error());
    }
    if (!sources.settings.empty()) {
        auto settings = parseRuleSettings(*settingsText, sources.settings, &set, findings);
        set = set.switched(settings.on, settings.off, findings);
        setup.lists = std::move(settings.lists);
    }
    if (unreadable) {
        return tl::unexpected(*unreadable);
    }
    auto effective = sources;
    if (!sources.on.empty() || !sources.off.empty()) {
        if (const auto done = switchRules(set, effective, findings); !done) {
            return tl::unexpected(done.error());
        }
    }
    if (const auto* const error = firstError(findings)) {
        return support::Failure({ ErrorCode::Malformed, error->message, error->place, error->said });
    }
    setup.digest = digestOf(effective, setup.texts, *settingsText);
    setup.rules = std::make_shared<const rules::RuleSet>(std::move(set));
    return setup;
}

} // namespace touchstone::analysis
