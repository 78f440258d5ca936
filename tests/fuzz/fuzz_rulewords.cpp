// SPDX-License-Identifier: GPL-3.0-or-later
// Rule files made of the language's own words, in an order that the input chooses: most of them parse far,
// some run.
#include "core/rules/engine.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

using namespace touchstone;

namespace {

constexpr std::array<std::string_view, 64> words { "\n", "\n", "rule \"a\"", "rule \"b\"", " phase Base",
    " phase Filter", " salience 5", " salience -1", " for system", " for gold", " for pair", " for match",
    " for entity", " for link", "\nwhen\n", "\nthen\n", "\nend\n", "system", "gold", "other", "entity",
    "link", ".result", ".type", ".text", ".low", ".ids", ".begin", ".matched", ".gold_mentions", ".score",
    " == ", " != ", " < ", " >= ", " in ", "[", "]", "(", ")", ",", " and ", " or ", " not ", "exists ",
    "no ", "\"TP\"", "\"FP\"", "\"\"", "0.5", "12", "true", "same_extent", "fuzzy", "similarity", "normal",
    "count", "ids_match", "match(system, gold)\n", "system.result = \"TP\"\n", "gold.low = true\n",
    "off \"a\"\n", "phases Base, Filter", "# x\n" };

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::size_t most = 4096;
    std::string text;
    for (std::size_t at = 0; at < size && at < most; ++at) {
        text += words[data[at] % words.size()];
    }
    const std::array files { rules::RuleFile { "words", text } };
    support::Diagnostics findings;
    const auto set = rules::RuleSet::stacked(files, findings);
    rules::DocumentInput document;
    constexpr std::string_view source = "abcabcabc";
    for (std::uint32_t at = 0; at < 4; ++at) {
        rules::AnnotationInput annotation;
        annotation.span = { at, at + 3 };
        annotation.type = at % 2 == 0 ? "x" : "y";
        annotation.text = source.substr(at, 3);
        document.side(match::SideRole::Gold).push_back(annotation);
        annotation.span.end += 1;
        annotation.text = source.substr(at, 4);
        document.side(match::SideRole::System).push_back(annotation);
    }
    support::Progress progress;
    const rules::RuleLists lists;
    (void)rules::Engine(set, lists).run(document, progress);
    return 0;
}
