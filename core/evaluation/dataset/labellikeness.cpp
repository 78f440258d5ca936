// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/dataset/labellikeness.h"

#include "core/align/editdistance.h"
#include "core/annotation/relabelling.h"
#include "core/text/casefold.h"
#include "core/text/nameform.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>

namespace touchstone::analysis {

namespace {

constexpr std::size_t mostWholes = 8;
constexpr int partOf = LabelKeyCount + 1; ///< and more for each part that is left out, and for its likeness
constexpr int beginsWith = partOf + static_cast<int>(mostWholes * (LabelKeyCount + 1)) + 1;
constexpr int otherLetters = beginsWith + 1;
constexpr std::size_t shortestBeginning = 3;
constexpr std::size_t shortestForOne = 4; ///< letters of the shorter label, for one other letter
constexpr std::size_t shortestForTwo = 8;
constexpr std::size_t longestLabel = 64; ///< longer ones are alike by their keys only

/// Letters and digits in one case, nothing between them.
std::string letters(std::string_view label)
{
    // A word goes before, since a leading article would be dropped.
    auto form = text::nameForm("x " + std::string(label));
    form.erase(0, 1);
    std::erase(form, ' ');
    return form;
}

std::string_view withoutPrefix(std::string_view label)
{
    constexpr std::size_t prefix = 2;
    const bool has = label.size() > prefix
        && std::string_view("BIESLUMbieslum").find(label[0]) != std::string_view::npos
        && (label[1] == '-' || label[1] == '_');
    return has ? label.substr(prefix) : label;
}

std::string singular(const std::string& word)
{
    constexpr std::size_t shortest = 4;
    const bool plural = word.size() >= shortest && word.back() == 's' && word[word.size() - 2] != 's';
    return plural ? word.substr(0, word.size() - 1) : word;
}

/// One word for what usual tag sets call differently.
std::string shortForm(const std::string& word)
{
    static const std::map<std::string, std::string, std::less<>> forms { { "per", "person" },
        { "pers", "person" }, { "people", "person" }, { "org", "organization" },
        { "organisation", "organization" }, { "loc", "location" }, { "place", "location" },
        { "gpe", "geopoliticalentity" }, { "misc", "miscellaneous" }, { "miscellany", "miscellaneous" },
        { "fac", "facility" }, { "prod", "product" }, { "evt", "event" }, { "chem", "chemical" },
        { "dis", "disease" }, { "qty", "quantity" }, { "num", "number" }, { "lang", "language" },
        { "woa", "workofart" }, { "veh", "vehicle" }, { "wea", "weapon" } };
    const auto form = forms.find(word);
    return form == forms.end() ? word : form->second;
}

/// The way in which two labels are one, from 0; LabelKeyCount: in none.
std::size_t likeness(const LabelForm& a, const LabelForm& b)
{
    std::size_t key = 0;
    while (key < LabelKeyCount && (a.keys[key].empty() || a.keys[key] != b.keys[key])) {
        ++key;
    }
    return key;
}

} // namespace

LabelForm::LabelForm(const std::string& label)
    : segments(1 + static_cast<std::size_t>(std::ranges::count(label, '.')))
{
    const auto whole = letters(label);
    const auto bare = letters(withoutPrefix(label));
    keys[SameCase] = whole.empty() ? std::string() : text::caseFolded(label);
    keys[SameLetters] = whole;
    keys[SameWithoutPrefix] = bare;
    keys[SameSingular] = singular(bare);
    keys[SameShortForm] = shortForm(bare) != bare ? shortForm(bare) : shortForm(keys[SameSingular]);
    codePoints = text::toCodePoints(bare);
    std::ranges::copy_if(bare, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<LabelForm> wholesOf(const std::string& label)
{
    std::vector<LabelForm> wholes;
    if (label.size() > longestLabel) {
        return wholes;
    }
    const auto segments = static_cast<std::uint32_t>(std::ranges::count(label, '.'));
    for (auto kept = segments; kept > 0 && wholes.size() < mostWholes; --kept) {
        if (const auto whole = annotation::firstSegments(label, kept); whole != label) {
            wholes.emplace_back(std::string(whole));
        }
    }
    return wholes;
}

std::optional<int> distance(const LabelForm& from, std::span<const LabelForm> wholes, const LabelForm& to)
{
    if (const auto key = likeness(from, to); key < LabelKeyCount) {
        return static_cast<int>(key) + 1;
    }
    for (std::size_t i = 0; i < wholes.size(); ++i) {
        if (const auto key = likeness(wholes[i], to); key < LabelKeyCount) {
            return partOf + static_cast<int>(i * (LabelKeyCount + 1) + key);
        }
    }
    const auto& a = from.codePoints;
    const auto& b = to.codePoints;
    const auto& shorter = a.size() <= b.size() ? a : b;
    const auto& longer = a.size() <= b.size() ? b : a;
    // A whole does not become one of its parts: "loc" is not always "loc.adm".
    if (shorter.empty() || longer.size() > longestLabel || to.segments > from.segments) {
        return std::nullopt;
    }
    // "TYPE1" and "TYPE2" are near each other, and two things.
    if (from.digits != to.digits) {
        return std::nullopt;
    }
    if (shorter.size() >= shortestBeginning && longer.starts_with(shorter)) {
        return beginsWith;
    }
    const std::size_t most = shorter.size() < shortestForOne ? 0 : shorter.size() < shortestForTwo ? 1 : 2;
    if (longer.size() - shorter.size() > most || most == 0) {
        return std::nullopt;
    }
    support::Progress progress;
    const auto edits = align::editDistance(a, b, progress);
    return edits && *edits <= most ? std::optional(otherLetters + static_cast<int>(*edits)) : std::nullopt;
}

} // namespace touchstone::analysis
