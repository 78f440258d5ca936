// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/earlyend.h"

#include <algorithm>
#include <string_view>

namespace touchstone::analysis {

namespace {

using annotation::Document;

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmedEnd(std::string_view text)
{
    const auto last = text.find_last_not_of(blanks);
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::uint64_t annotationsBehind(const Document& document, std::uint32_t position)
{
    std::uint64_t count = 0;
    for (std::uint32_t i = 0; i < document.annotations.size(); ++i) {
        const bool behind = document.annotations.entities[i].span.end > position;
        count += behind && document.annotations.counted(i) ? 1U : 0U;
    }
    return count;
}

std::optional<EarlyEnd> endOfTokens(const Document& gold, const Document& system)
{
    const auto kept = system.tokens.size();
    if (kept >= gold.tokens.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < kept; ++i) {
        if (gold.text.slice(gold.tokens[i]) != system.text.slice(system.tokens[i])) {
            return std::nullopt;
        }
    }
    EarlyEnd result { gold.tokens[kept - 1].end, kept, gold.tokens.size(), true, 0, 0 };
    result.line = kept <= system.tokenLines.size() ? system.tokenLines[kept - 1] : 0U;
    return result;
}

std::optional<EarlyEnd> endOfCharacters(const Document& gold, const Document& system)
{
    const auto expected = trimmedEnd(gold.text.utf8());
    const auto found = trimmedEnd(system.text.utf8());
    if (found.size() >= expected.size() || expected.substr(0, found.size()) != found) {
        return std::nullopt;
    }
    // Behind the end of the word that is cut, if one is, must be another.
    const auto rest = expected.substr(found.size());
    if (!found.empty() && rest.find_first_of(blanks) == std::string_view::npos) {
        return std::nullopt;
    }
    const auto end = gold.text.codePointAtByte(found.size());
    return EarlyEnd { end, end, gold.text.length(), false, 0, 0 };
}

} // namespace

std::optional<EarlyEnd> earlyEnd(const Document& gold, const Document& system)
{
    if (gold.withoutText() || system.withoutText()) {
        return std::nullopt;
    }
    auto result = gold.tokens.empty() || system.tokens.empty() ? endOfCharacters(gold, system)
                                                               : endOfTokens(gold, system);
    if (result) {
        result->behind = annotationsBehind(gold, result->end);
    }
    return result;
}

bool holdsTexts(const annotation::Layer& layer)
{
    return std::any_of(layer.documents.begin(), layer.documents.end(),
        [](const Document& document) { return !document.text.empty(); });
}

std::string described(const EarlyEnd& end)
{
    std::string text = "ends early: " + std::to_string(end.kept) + " of " + std::to_string(end.expected)
        + (end.inTokens ? " tokens" : " characters");
    if (end.behind > 0) {
        text += "; " + std::to_string(end.behind)
            + (end.behind == 1 ? " annotation of the gold lies" : " annotations of the gold lie")
            + " behind the end";
    }
    return text;
}

std::string earlyEndsMessage(std::uint64_t documents, std::uint64_t behind)
{
    return std::to_string(documents) + (documents == 1 ? " document ends early; " : " documents end early; ")
        + std::to_string(behind) + (behind == 1 ? " gold entity lies" : " gold entities lie")
        + " behind the end"
        + (behind == 0        ? ". "
                : behind == 1 ? " and counts as missing. "
                              : " and count as missing. ")
        + earlyEndCure;
}

} // namespace touchstone::analysis
