// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of settings are made of: words, fractions, numbers and files, each with its reader and writer.
#pragma once

#include "core/evaluation/settings/evaluationspec.h"
#include "core/measures/base/settingrow.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"

namespace touchstone::analysis::setting {

using Name = std::string_view;
using Value = const std::string&;

/// InvalidOption. `sentence`: a pattern in which %1 is "--NAME" and %2 the value, %3 and %4 what is `more`.
template <typename... More>
[[nodiscard]] support::Failure wrong(const char* sentence, Name name, Value value, More&&... more)
{
    return support::failure(support::ErrorCode::InvalidOption,
        support::said(sentence, "--" + std::string(name), value, std::forward<More>(more)...));
}

/// A word that a setting takes, and what it means.
template <typename T> struct Word
{
    std::string_view text;
    T value;
};

inline constexpr std::array<Word<bool>, 2> yesNo { { { "yes", true }, { "no", false } } };

template <typename T, std::size_t N>
constexpr std::string_view textOf(const std::array<Word<T>, N>& words, const T& value)
{
    return std::ranges::find_if(words, [&](const auto& word) { return word.value == value; })->text;
}

template <typename T, std::size_t N> std::vector<std::string> texts(const std::array<Word<T>, N>& words)
{
    return support::listOf(words, &Word<T>::text);
}

/// Sets a member to what one of some words means.
template <typename T, std::size_t N>
support::Result<void> choose(Name name, const std::array<Word<T>, N>& words, Value value, T& target)
{
    const auto* const word = support::found(words, value, &Word<T>::text);
    if (word == nullptr) {
        return wrong(support::pattern("%1 takes one of %3, and not \"%2\"."), name, value,
            support::joined(texts(words)));
    }
    target = word->value;
    return {};
}

/// Exact, 0..1.
[[nodiscard]] support::Result<void> setFraction(Name name, Value value, metrics::Fraction& target);
[[nodiscard]] std::string fractionText(const metrics::Fraction& fraction);
/// `open`: `least` and `most` do not count among the numbers.
[[nodiscard]] support::Result<void> setNumber(
    Name name, Value value, double least, double most, bool open, double& target);
[[nodiscard]] support::Result<void> setInteger(Name name, Value value, int least, int most, int& target);

/// Of what was read from a file.
[[nodiscard]] std::string digestOfMap(const std::map<std::pair<std::string, std::string>, double>& weights);
[[nodiscard]] std::string digestOfMap(const std::map<std::string, std::string>& links);

/// A digest, or the word where no file was read.
[[nodiscard]] inline std::string wordOr(const std::string& digest, const char* none)
{
    return digest.empty() ? none : digest;
}

/// The member of a spec to which a way of members leads.
template <auto... way> auto& memberOf(auto& spec) { return (spec.*....*way); }

/// A setting that is one of some words; `way` leads to its member.
template <const auto& words, auto... way>
constexpr SettingRow oneOf(Name name, std::string_view meaning = {}, SettingRow::Option option = {})
{
    return { name,
        [](const EvaluationSpec& spec) { return std::string(textOf(words, memberOf<way...>(spec))); },
        [](EvaluationSpec& spec, Name own, Value value) {
            return choose(own, words, value, memberOf<way...>(spec));
        },
        [] { return texts(words); }, false, meaning, {}, option };
}

/// A setting that is an exact fraction.
template <auto... way>
constexpr SettingRow fraction(Name name, std::string_view meaning, SettingRow::Option option)
{
    return { name, [](const EvaluationSpec& spec) { return fractionText(memberOf<way...>(spec)); },
        [](EvaluationSpec& spec, Name own, Value value) {
            return setFraction(own, value, memberOf<way...>(spec));
        },
        nullptr, false, meaning, "0..1", option };
}

/// A setting that a user's file fills.
constexpr SettingRow ofFile(Name name, std::string (*text)(const EvaluationSpec&),
    std::string RelationSources::*file = nullptr, std::string_view role = {}, std::string_view meaning = {},
    const char* help = nullptr, void (*clear)(EvaluationSpec&) = nullptr)
{
    return { name, text, nullptr, nullptr, true, meaning, "FILE", { "FILE", help }, file, role, clear };
}

/// A row of which more holds: with<&SettingRow::ofHipe>(…).
template <auto... traits> constexpr SettingRow with(SettingRow row)
{
    ((row.*traits = true), ...);
    return row;
}

} // namespace touchstone::analysis::setting
