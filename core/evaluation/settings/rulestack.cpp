// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/rulestack.h"

#include "core/evaluation/settings/rulesettings.h"
#include "core/io/containers/filebytes.h"
#include "core/support/findingkinds.h"
#include "core/support/lookup.h"

namespace touchstone::analysis {

namespace {

using support::ErrorCode;
using support::Result;
using support::Severity;

/// Paths whose text is wrong.
std::set<std::string> wrongFiles(const support::Diagnostics& findings)
{
    std::set<std::string> files;
    for (const auto& finding : findings.list()) {
        if (finding.severity == Severity::Error) {
            files.insert(finding.place.file);
        }
    }
    return files;
}

/// Drops names that no rule has, rules that are so anyway, and what is off after it was on; ascending.
void keepSwitches(RuleSources& sources, const rules::RuleSet& unswitched)
{
    support::sortUnique(sources.on);
    support::sortUnique(sources.off);
    const auto needless = [&unswitched](bool on) {
        return [&unswitched, on](const std::string& rule) {
            const auto number = unswitched.find(rule);
            return !number || unswitched.rules()[*number].on == on;
        };
    };
    std::erase_if(sources.on,
        [&sources](const std::string& rule) { return std::ranges::binary_search(sources.off, rule); });
    std::erase_if(sources.on, needless(true));
    std::erase_if(sources.off, needless(false));
}

/// The first file of the stack that is wrong, the settings last, takes its last good text, or goes: what
/// stands above it may be wrong only because of it. False: there is none that another text could mend.
bool mendFirst(
    RuleTexts& texts, const RuleSources& sources, const RuleTexts& good, const support::Diagnostics& findings)
{
    const auto wrong = wrongFiles(findings);
    const auto mended = [&](const std::string& file) {
        const auto text = texts.find(file);
        if (!wrong.contains(file) || text == texts.end()) {
            return false;
        }
        const auto last = good.find(file);
        if (last == good.end()) {
            texts.erase(text);
            return true;
        }
        const bool other = text->second != last->second;
        text->second = last->second;
        return other;
    };
    return std::ranges::any_of(sources.files, mended) || mended(sources.settings);
}

/// Puts texts together; false: there are errors, which `findings` tells. Files without a text are left out.
/// `kept`: the switches that these rules need.
bool assemble(RuleStack& stack, const RuleTexts& texts, RuleSources& kept, support::Diagnostics& findings,
    const support::Progress& progress)
{
    RuleSources sources = stack.sources;
    std::erase_if(sources.files, [&texts](const std::string& file) { return !texts.contains(file); });
    if (!texts.contains(sources.settings)) {
        sources.settings.clear();
    }
    std::vector<RuleText> given;
    RuleTexts used;
    const auto give = [&](const std::string& file) {
        const auto text = texts.find(file);
        if (text != texts.end()) {
            given.push_back({ file, text->second });
            used.insert(*text);
        }
    };
    std::for_each(sources.files.begin(), sources.files.end(), give);
    give(sources.settings);

    RuleSources switches;
    std::swap(switches.on, sources.on);
    std::swap(switches.off, sources.off);
    auto base = loadRules(sources, findings, progress, given);
    if (!base) {
        return false;
    }
    keepSwitches(switches, *base->rules);
    auto setup = std::make_shared<RuleSetup>(std::move(*base));
    stack.unswitched = setup->rules;
    if (!switches.on.empty() || !switches.off.empty()) {
        sources.on = switches.on;
        sources.off = switches.off;
        support::Diagnostics known; // the same as above
        auto switched = loadRules(sources, known, progress, given);
        if (!switched) {
            return false;
        }
        *setup = std::move(*switched);
    }
    stack.setup = std::move(setup);
    stack.good = std::move(used);
    kept = std::move(switches);
    return true;
}

} // namespace

Result<std::string> readRuleText(const std::string& path, bool settings, const support::Progress& progress)
{
    const std::uint64_t limit = settings ? largestRuleSettings : rules::limits::fileBytes;
    support::Diagnostics repairs;
    const auto bytes = io::loadFile(path, limit + 1, repairs, progress);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (bytes->text().size() > limit) {
        return support::failure(ErrorCode::TooLarge,
            support::said("the file has more than %1 MiB; split it", limit >> 20U), { path, 0, 0 });
    }
    if (!repairs.empty()) {
        const auto& first = repairs.list().front();
        return support::Failure({ ErrorCode::Malformed, first.message, first.place, first.said });
    }
    return std::string(bytes->text());
}

Result<RuleStack> readRuleStack(const RuleSources& sources, const RuleTexts& good,
    const support::Progress& progress, const RuleTexts& unsaved)
{
    RuleStack stack;
    stack.sources = sources;
    RuleTexts texts = unsaved;
    std::set<std::string> tried;
    const auto read = [&](const std::string& path, bool settings) {
        if (path.empty() || unsaved.contains(path) || !tried.insert(path).second) {
            return;
        }
        auto text = readRuleText(path, settings, progress);
        if (text) {
            texts.emplace(path, *text);
            stack.disk.emplace(path, std::move(*text));
            return;
        }
        const auto& why = text.error();
        stack.findings.add({ Severity::Error, "rules.file", why.place, why.text, {}, {}, why.said });
        if (const auto last = good.find(path); last != good.end()) {
            texts.insert(*last);
        }
    };
    for (const auto& file : sources.files) {
        read(file, false);
    }
    read(sources.settings, true);

    // Every round gives one file another text or leaves it out, so that this ends.
    RuleSources kept;
    support::Diagnostics found;
    bool done = assemble(stack, texts, kept, found, progress);
    stack.findings.append(found);
    while (!done && !progress.cancelled() && mendFirst(texts, sources, good, found)) {
        found = {};
        done = assemble(stack, texts, kept, found, progress);
    }
    if (!done) {
        // Files that are right one by one may not fit together: those that did.
        support::Diagnostics scratch;
        (void)assemble(stack, good, kept, scratch, progress);
    }
    if (progress.cancelled()) {
        return support::failure(ErrorCode::Cancelled, "cancelled");
    }
    // While a file is wrong a switch may wait for a rule that only its new text has.
    if (done && wrongFiles(stack.findings).empty()) {
        stack.sources.on = std::move(kept.on);
        stack.sources.off = std::move(kept.off);
    }
    return stack;
}

RuleSources withRuleOn(
    RuleSources sources, const rules::RuleSet& unswitched, const std::string& rule, bool on)
{
    const auto number = unswitched.find(rule);
    if (!number) {
        return sources;
    }
    std::erase(sources.on, rule);
    std::erase(sources.off, rule);
    if (unswitched.rules()[*number].on != on) {
        auto& list = on ? sources.on : sources.off;
        list.push_back(rule);
        std::ranges::sort(list);
    }
    return sources;
}

} // namespace touchstone::analysis
