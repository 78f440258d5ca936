// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/words/rulewords.h"

#include "app/cli/words/choice.h"

#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC diagnostic ignored "-Wnull-dereference" // a false alarm of GCC 12 inside CLI11's split()
#endif
#include <CLI/CLI.hpp>

namespace touchstone::cli {

namespace {

constexpr const char* group = "Rules";

void addRepeating(
    CLI::App& app, const char* name, std::vector<std::string>& target, const char* shape, const char* help)
{
    app.add_option(name, target, help)->option_text(shape)->group(group)->take_all()->expected(1);
}

} // namespace

void addRuleSources(CLI::App& app, analysis::RuleSources& sources)
{
    addRepeating(app, "--rules", sources.files, "FILE", "Rules on top of the default rules; repeats");
    app.add_flag("--rules-only", sources.only, "Without the default rules")->group(group);
    app.add_option("--rules-settings", sources.settings,
           "JSON: label_parents, stop_words, fuzzy_threshold, rules_on, rules_off")
        ->option_text("FILE")
        ->group(group);
    addRepeating(app, "--rule-on", sources.on, "NAME", "Switch a rule on; repeats");
    addRepeating(app, "--rule-off", sources.off, "NAME", "Switch a rule off, also one switched on; repeats");
}

RuleCommands addRuleCommands(CLI::App& app, RuleOptions& options, analysis::RuleSources& sources)
{
    RuleCommands commands;
    commands.rules
        = app.add_subcommand("rules", "Check, list and explain the rules that classify annotations");
    commands.rules->require_subcommand(1, 1);
    commands.check = commands.rules->add_subcommand("check", "Read rule files and name every mistake");
    commands.list = commands.rules->add_subcommand("list", "The rules in force, in the order they go");
    commands.explain = commands.rules->add_subcommand(
        "explain", "What each annotation is, and which rules said so: in the order they fired, RULE > RULE");
    commands.check->add_option("files", options.checked, "Rule files, one on top of the other")
        ->option_text("FILE...");
    for (auto* command : { commands.check, commands.list, commands.explain }) {
        addRuleSources(*command, sources);
    }
    commands.check->callback([&options] { options.action = RuleAction::Check; });
    commands.list->callback([&options] { options.action = RuleAction::List; });
    commands.explain->callback([&options] { options.action = RuleAction::Explain; });
    commands.explain
        ->add_option("--annotation", options.annotation,
            "Only this annotation, with each step and its conditions; gold:ID, system:ID: of this side")
        ->option_text("ID");
    commands.explain
        ->add_option("--why-not", options.whyNot,
            "Of --annotation: each condition of this rule for every candidate, with its values")
        ->option_text("RULE");
    return commands;
}

void checkRuleSources(const analysis::RuleSources& sources)
{
    if (sources.only && sources.files.empty()) {
        throw UsageError { "--rules-only leaves out the default rules, so name your own with --rules FILE." };
    }
}

void finishRules(const RuleOptions& options, analysis::RuleSources& sources)
{
    if (options.action == RuleAction::Check) {
        if (options.checked.empty() && sources.files.empty() && sources.settings.empty()) {
            throw UsageError { "rules check takes one rule file or more." };
        }
        sources.files.insert(sources.files.end(), options.checked.begin(), options.checked.end());
    }
    if (!options.whyNot.empty() && options.annotation.empty()) {
        throw UsageError { "--why-not asks about one annotation; name it with --annotation ID." };
    }
}

} // namespace touchstone::cli
