// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/randomrules.h"

#include <algorithm>
#include <array>

namespace touchstone::testsupport {

using match::SideRole;

namespace {

} // namespace

rules::RuleLists someLists()
{
    rules::RuleLists lists;
    lists.labelParents = { { "city", "place" }, { "place", "thing" } };
    lists.stopWords = { "aa", "b" };
    lists.fuzzyThresholdOf["city"] = 500'000;
    return lists;
}

std::unique_ptr<RuleDocument> randomDocument(Random& random, std::uint32_t most)
{
    constexpr std::array<const char*, 7> letters { "a", "b", "a", "b", " ", ".", "ä" };
    constexpr std::uint32_t length = 24;
    std::string text;
    for (std::uint32_t at = 0; at < length; ++at) {
        text += letters[below(random, letters.size())];
    }
    auto document = std::make_unique<RuleDocument>(text);
    constexpr std::array<const char*, 4> types { "city", "place", "thing", "person" };
    constexpr std::array<const char*, 3> ids { "Q1", "Q2", "Q3" };
    for (const auto side : { SideRole::Gold, SideRole::System }) {
        const auto count = below(random, most + 1);
        for (std::uint32_t number = 0; number < count; ++number) {
            RuleAnnotation annotation;
            annotation.id = (side == SideRole::Gold ? "g" : "s") + std::to_string(number);
            annotation.type = types[below(random, types.size())];
            annotation.span.begin = below(random, length);
            annotation.span.end = std::min(length, annotation.span.begin + below(random, 7));
            for (std::uint32_t id = below(random, 3); id > 0; --id) {
                annotation.ids.emplace_back(ids[below(random, ids.size())]);
            }
            annotation.low = below(random, 4) == 0;
            annotation.uncertain = below(random, 4) == 0;
            side == SideRole::Gold ? document->gold(annotation) : document->system(annotation);
        }
    }
    return document;
}

std::string randomRules(Random& random)
{
    const std::array<std::string, 6> subjects { "system", "gold", "pair", "match", "entity", "link" };
    const std::array<std::string, 3> phases { "FuzzyMatch", "Filter", "Document" };
    const std::array<std::string, 16> tests { "X.result == \"FP\"", "X.result != \"TP\"", "not X.matched",
        "X.low", "X.note == \"n1\"", "X.note == \"n2\" or X.low_resolution", "X.note != \"n3\"",
        "length(X.text) > 2", "X.begin < 12", "X.type in [\"city\", \"thing\"]", "\"Q1\" in X.ids",
        "X.ignored == \"i\"", "known(X.score) or X.id_uncertain",
        "contains(normal(X.text), \"a\") and X.cause == \"\"", "X.resolution == \"\"",
        "stop_word(X.text, X.type) or X.matched" };
    const std::array<std::string, 9> changes { "X.note = \"n1\"", "X.note = \"n2\"", "X.note = \"n3\"",
        "X.low = true", "X.low = false", "X.ignored = \"i\"", "X.result = \"FP\"", "X.cause = \"c\"",
        "X.low_resolution = true" };
    const std::array<std::string, 5> changingTests { "X.note == \"n1\"", "X.note != \"n2\"", "X.low",
        "X.matched", "X.ignored == \"\"" };
    const std::array<std::string, 5> pairTests { "overlap(system, gold) >= 0.5",
        "similarity(system.text, gold.text) > 0.5", "is_a(gold.type, system.type)", "ids_match(system, gold)",
        "system.note == gold.note" };
    const std::array<std::string, 5> groupTests { "X.gold_mentions > 0", "X.result == \"\"",
        "X.low_gold < X.gold_mentions", "not X.low", "X.ignored_mentions == 0" };
    const std::array<std::string, 3> groupChanges { "X.low = true", "X.ignored = \"i\"",
        "X.result = \"TP doc\"" };
    const auto pick
        = [&](const auto& list) { return list[below(random, static_cast<std::uint32_t>(list.size()))]; };
    const auto of = [](std::string text, const std::string& variable) {
        for (auto at = text.find("X."); at != std::string::npos; at = text.find("X.")) {
            text.replace(at, 1, variable);
        }
        return text;
    };
    std::string text;
    for (int rule = 0; rule < 10; ++rule) {
        const auto subject = pick(subjects);
        const bool pair = subject == "pair" || subject == "match";
        const bool group = subject == "entity" || subject == "link";
        const auto variable = [&] { return pair ? (below(random, 2) == 0 ? "system" : "gold") : subject; };
        text += "rule \"r" + std::to_string(rule) + "\"\n phase " + pick(phases) + " salience "
            + std::to_string(static_cast<int>(below(random, 200)) - 20) + " for " + subject + "\n when\n";
        for (auto count = below(random, 3); count > 0; --count) {
            text += (below(random, 4) == 0 ? " not (" : " (")
                + of(group ? pick(groupTests) : pick(tests), variable()) + ")\n";
        }
        if (pair && below(random, 2) == 0) {
            text += " " + pick(pairTests) + "\n";
        }
        if (subject == "system" || subject == "gold") {
            const auto bound = below(random, 2) == 0 ? std::string("other")
                : subject == "gold"                  ? "system"
                                                     : "gold";
            if (below(random, 4) != 0) {
                text += (below(random, 2) == 0 ? " exists " : " no ") + bound + " ("
                    + of(pick(changingTests), bound)
                    + (below(random, 2) == 0 ? " and " + bound + ".type == " + subject + ".type)\n" : ")\n");
            }
        }
        text += " then\n";
        if (subject == "pair" && below(random, 3) == 0) {
            text += " match(system, gold)\n";
        }
        text += " " + of(group ? pick(groupChanges) : pick(changes), variable()) + "\nend\n";
    }
    return text;
}

} // namespace touchstone::testsupport
