// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/rulecases.h"

#include <nlohmann/json.hpp>

#include <stdexcept>

namespace touchstone::testsupport {

RuleDocument& RuleDocument::add(match::SideRole side, RuleAnnotation annotation)
{
    const auto& own = m_annotations[rules::index(side)].emplace_back(std::move(annotation));
    rules::AnnotationInput input;
    input.span = own.span;
    input.id = own.id;
    input.type = own.type;
    input.text = m_text.slice(own.span);
    input.ids = own.ids;
    input.confidence = own.low ? "low" : "normal";
    input.idUncertain = own.uncertain;
    m_input.side(side).push_back(input);
    return *this;
}

rules::DocumentInput RuleDocument::reordered(
    const std::vector<std::size_t>& gold, const std::vector<std::size_t>& system) const
{
    rules::DocumentInput result;
    for (const auto at : gold) {
        result.side(match::SideRole::Gold).push_back(m_input.side(match::SideRole::Gold)[at]);
    }
    for (const auto at : system) {
        result.side(match::SideRole::System).push_back(m_input.side(match::SideRole::System)[at]);
    }
    return result;
}

namespace {

RuleAnnotation annotationOf(const nlohmann::json& json)
{
    RuleAnnotation annotation;
    annotation.id = json.at("id").get<std::string>();
    annotation.type = json.at("type").get<std::string>();
    annotation.span = { json.at("begin").get<std::uint32_t>(), json.at("end").get<std::uint32_t>() };
    annotation.ids = json.at("ids").get<std::vector<std::string>>();
    annotation.low = json.value("confidence", std::string()) == "low";
    annotation.uncertain = json.value("id_uncertain", false);
    return annotation;
}

} // namespace

RuleCase::RuleCase(const nlohmann::json& json)
    : name(json.at("name").get<std::string>())
    , document(json.at("text").get<std::string>())
{
    const auto& settings = json.at("settings");
    for (const auto& [label, parent] : settings.at("label_parents").items()) {
        lists.labelParents.emplace(label, parent.get<std::string>());
    }
    for (const auto& word : settings.at("stop_words")) {
        lists.stopWords.insert(word.get<std::string>());
    }
    lists.fuzzyThreshold = rules::thresholdOf(settings.at("fuzzy_threshold").get<double>());
    on = settings.value("rules_on", on);
    off = settings.value("rules_off", off);
    for (const auto& annotation : json.at("gold")) {
        document.gold(annotationOf(annotation));
    }
    for (const auto& annotation : json.at("system")) {
        document.system(annotationOf(annotation));
    }
}

rules::RuleSet ruleSet(std::string_view text, bool defaults)
{
    std::vector<rules::RuleFile> files;
    if (defaults) {
        files.push_back(rules::defaultRules());
    }
    files.push_back({ "user.rules", text });
    support::Diagnostics findings;
    auto set = rules::RuleSet::stacked(files, findings);
    std::string problems;
    for (const auto& finding : findings.list()) {
        problems += finding.severity == support::Severity::Error ? formatted(finding) + "\n" : std::string();
    }
    if (!problems.empty()) {
        throw std::runtime_error(problems);
    }
    return set;
}

rules::DocumentResult runRules(
    const rules::RuleSet& rules, const rules::RuleLists& lists, const rules::DocumentInput& document)
{
    support::Progress progress;
    auto result = rules::Engine(rules, lists).run(document, progress);
    if (!result) {
        throw std::runtime_error(result.error().text);
    }
    return std::move(*result);
}

} // namespace touchstone::testsupport
