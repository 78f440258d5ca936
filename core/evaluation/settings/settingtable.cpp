// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/settingtable.h"

#include "core/evaluation/settings/digest.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/match/model/rational.h"
#include "core/support/joined.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using metrics::EterParameters;
using metrics::Fraction;
using metrics::HipeParameters;
using metrics::NoisyParameters;
using metrics::RuleSwitches;
using metrics::StrictScheme;
using support::Result;
using Name = std::string_view;

support::Failure wrong(std::string_view name, const std::string& takes, const std::string& value)
{
    return support::failure(support::ErrorCode::InvalidOption,
        "--" + std::string(name) + " takes " + takes + ", and not \"" + value + "\".");
}

template <typename T> struct Word
{
    std::string_view text;
    T value;
};

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
Result<void> choose(
    std::string_view name, const std::array<Word<T>, N>& words, const std::string& value, T& target)
{
    const auto* const word = support::found(words, value, &Word<T>::text);
    if (word == nullptr) {
        return wrong(name, "one of " + support::joined(texts(words)), value);
    }
    target = word->value;
    return {};
}

Result<void> setFraction(std::string_view name, const std::string& value, Fraction& target)
{
    const auto fraction = metrics::fractionOf(value);
    if (!fraction) {
        return wrong(
            name, "a number of 0 to 1 with at most nine digits behind the point, such as 0.5", value);
    }
    target = *fraction;
    return {};
}

constexpr auto pairingWords = std::to_array<Word<match::PairingPolicy>>(
    { { "optimal", match::PairingPolicy::Optimal }, { "first-come", match::PairingPolicy::FirstCome },
        { "nervaluate-0.1", match::PairingPolicy::Nervaluate01 }, { "hipe", match::PairingPolicy::Hipe } });
constexpr auto unitWords
    = std::to_array<Word<Unit>>({ { "character", Unit::Character }, { "token", Unit::Token } });
constexpr auto alignWords = std::to_array<Word<AlignMode>>({ { "auto", AlignMode::Automatic },
    { "tokens", AlignMode::Tokens }, { "characters", AlignMode::Characters }, { "no", AlignMode::No } });
constexpr auto perTypeWords = std::to_array<Word<PerType>>(
    { { "class", PerType::Class }, { "gold", PerType::Gold }, { "isolated", PerType::Isolated } });
constexpr auto conllByWords = std::to_array<Word<bool>>({ { "document", false }, { "sentence", true } });
constexpr auto schemeWords = std::to_array<Word<StrictScheme>>({ { "none", StrictScheme::None },
    { "IOB2", StrictScheme::Iob2 }, { "IOBES", StrictScheme::Iobes }, { "BILOU", StrictScheme::Bilou } });
using NoComponents = EterParameters::NoComponents;
constexpr auto noComponentsWords = std::to_array<Word<NoComponents>>(
    { { "one", NoComponents::One }, { "cap", NoComponents::Cap }, { "zero", NoComponents::Zero } });
using ChildLabel = EterParameters::ChildLabel;
constexpr auto childLabelWords
    = std::to_array<Word<ChildLabel>>({ { "full", ChildLabel::Full }, { "main", ChildLabel::Main } });
using Nested = EterParameters::Nested;
constexpr auto nestedWords
    = std::to_array<Word<Nested>>({ { "any", Nested::Any }, { "inside", Nested::Inside } });
constexpr auto yesNoWords = std::to_array<Word<bool>>({ { "yes", true }, { "no", false } });
constexpr auto errWords = std::to_array<Word<bool>>({ { "full", false }, { "printed", true } });
using Conditional = metrics::RuleSwitches::Conditional;
constexpr auto conditionalWords = std::to_array<Word<Conditional>>(
    { { "right", Conditional::Right }, { "wrong", Conditional::Wrong }, { "out", Conditional::Out } });
using Matching = NoisyParameters::Matching;
constexpr auto noisyWords
    = std::to_array<Word<Matching>>({ { "walk", Matching::Walk }, { "one-to-one", Matching::OneToOne } });

Result<void> setSweep(std::string_view name, const std::string& value, EterParameters& eter)
{
    const auto first = value.find(':');
    const auto second = first == std::string::npos ? first : value.find(':', first + 1);
    if (second == std::string::npos) {
        return wrong(name, "FROM:TO:STEP, such as 0:1:0.1", value);
    }
    auto read = eter;
    auto& from = read.sweepFrom;
    auto& to = read.sweepTo;
    auto& step = read.sweepStep;
    auto done
        = setFraction(name, value.substr(0, first), from)
              .and_then([&] { return setFraction(name, value.substr(first + 1, second - first - 1), to); })
              .and_then([&] { return setFraction(name, value.substr(second + 1), step); });
    if (!done) {
        return done;
    }
    constexpr double mostPoints = 100000;
    if (step.numerator == 0 || from.value() > to.value()
        || (to.value() - from.value()) / step.value() > mostPoints) {
        return wrong(name, "FROM:TO:STEP that goes up in steps above 0, at most 100,000 of them", value);
    }
    eter = read;
    return {};
}

Result<void> setSerWeights(std::string_view name, const std::string& value, metrics::SerParameters& ser)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos) {
        return wrong(name, "LABEL,BOUNDARY, such as 0.5,0.5", value);
    }
    auto read = ser;
    return setFraction(name, value.substr(0, comma), read.label)
        .and_then([&] { return setFraction(name, value.substr(comma + 1), read.boundary); })
        .map([&] { ser = read; });
}

Result<void> setNumber(
    std::string_view name, const std::string& value, double least, double most, bool open, double& target)
{
    const auto number = support::parsed<double>(value);
    const bool inside
        = number && (open ? *number > least && *number < most : *number >= least && *number <= most);
    if (!inside) {
        return wrong(name,
            "a number " + std::string(open ? "between " : "of ") + support::shortest(least)
                + (open ? " and " : " to ") + support::shortest(most) + (open ? ", both excluded" : ""),
            value);
    }
    target = *number;
    return {};
}

Result<void> setInteger(std::string_view name, const std::string& value, int least, int most, int& target)
{
    const auto number = support::parsed<int>(value);
    if (!number || *number < least || *number > most) {
        return wrong(
            name, "a whole number of " + std::to_string(least) + " to " + std::to_string(most), value);
    }
    target = *number;
    return {};
}

/// An edition brings its rule for the words of tokens; another one is chosen behind it.
Result<void> setEdition(std::string_view name, const std::string& value, metrics::HipeParameters& hipe)
{
    for (const auto edition :
        { metrics::hipe::edition2020, metrics::hipe::edition2022, metrics::hipe::edition2024 }) {
        if (value == std::to_string(edition)) {
            hipe.edition = edition;
            hipe.tokenText = edition != metrics::hipe::edition2020;
            return {};
        }
    }
    return wrong(name, "2020, 2022 or 2024", value);
}

std::vector<std::string> tagsetWords()
{
    std::vector<std::string> words { "none" };
    words.insert(words.end(), metrics::builtInTagsets().begin(), metrics::builtInTagsets().end());
    return words;
}

Result<void> setTagset(std::string_view name, const std::string& value, metrics::HipeParameters& hipe)
{
    const auto words = tagsetWords();
    if (!support::contains(words, value)) {
        return wrong(name, "none, hipe-2020 or hipe-2022 here", value);
    }
    const auto labels = metrics::builtInTagset(value);
    hipe.tagset.assign(labels.begin(), labels.end());
    return {};
}

constexpr double wholePercent = 100;
constexpr int mostCandidates = 1000;

Result<void> setMinScore(Name name, const std::string& value, std::optional<double>& target)
{
    if (value == "none") {
        target.reset();
        return {};
    }
    double score = 0;
    return setNumber(name, value, 0, 1, false, score).map([&] { target = score; });
}

Result<void> setSliceBounds(const std::string& value, SliceParameters& slices)
{
    return sliceBoundsByText(value).map([&slices](auto bounds) { slices.bounds = std::move(bounds); });
}

std::string digestOfMap(const std::map<std::pair<std::string, std::string>, double>& weights)
{
    std::string text;
    for (const auto& [pair, weight] : weights) {
        appendWord(text, pair.first);
        appendWord(text, pair.second);
        appendWord(text, support::shortest(weight));
    }
    return digest(text);
}

std::string digestOfMap(const std::map<std::string, std::string>& links)
{
    std::string text;
    for (const auto& [from, to] : links) {
        appendWord(text, from);
        appendWord(text, to);
    }
    return digest(text);
}

/// "length=1,2,5;noise=0,0.1": what --slice-bounds reads, joined.
std::string boundsText(const std::map<std::string, std::vector<double>>& bounds)
{
    std::string text;
    for (const auto& [slice, ends] : bounds) {
        text += (text.empty() ? "" : ";") + slice;
        for (std::size_t i = 0; i < ends.size(); ++i) {
            text += (i == 0 ? "=" : ",") + support::shortest(ends[i]);
        }
    }
    return text.empty() ? "usual" : text;
}

/// The name of a list that is built in, or the digest of a file's.
std::string tagsetText(const std::vector<std::string>& labels)
{
    const auto name = metrics::tagsetName(labels);
    return name.empty() ? digest(std::span(labels)) : std::string(name);
}

std::string fractionText(const Fraction& fraction)
{
    return match::alphaText({ fraction.numerator, fraction.denominator });
}

std::string wordOr(const std::string& digest, const char* none) { return digest.empty() ? none : digest; }

/// The member of a spec to which a way of members leads.
template <auto... way> auto& memberOf(auto& spec) { return (spec.*....*way); }

/// A setting that is one of some words; `way` leads to its member.
template <const auto& words, auto... way> constexpr SettingRow oneOf(Name name)
{
    return { name,
        [](const EvaluationSpec& spec) { return std::string(textOf(words, memberOf<way...>(spec))); },
        [](EvaluationSpec& spec, Name own, const std::string& value) {
            return choose(own, words, value, memberOf<way...>(spec));
        },
        [] { return texts(words); } };
}

/// A setting that is an exact fraction.
template <auto... way> constexpr SettingRow fraction(Name name)
{
    return { name, [](const EvaluationSpec& spec) { return fractionText(memberOf<way...>(spec)); },
        [](EvaluationSpec& spec, Name own, const std::string& value) {
            return setFraction(own, value, memberOf<way...>(spec));
        } };
}

/// What a user's file tells.
constexpr SettingRow ofFile(Name name, std::string (*text)(const EvaluationSpec&))
{
    return { name, text, nullptr, nullptr, true };
}

using Spec = EvaluationSpec;
using Value = const std::string&;

constexpr std::array rows {
    oneOf<pairingWords, &Spec::matching, &match::MatchPolicy::pairing>("pairing"),
    SettingRow { "min-overlap", [](const Spec& s) { return support::shortest(s.matching.minOverlap); },
        [](Spec& s, Name n, Value v) {
            return setNumber(n, v, 0, wholePercent, false, s.matching.minOverlap);
        } },
    oneOf<unitWords, &Spec::unit>("unit"),
    oneOf<alignWords, &Spec::align>("align"),
    SettingRow { "per-type", [](const Spec& s) { return std::string(name(s.perType)); },
        [](Spec& s, Name n, Value v) {
            return choose(n, perTypeWords, v == formerPerTypeGold ? "gold" : v, s.perType);
        },
        [] { return texts(perTypeWords); } },
    SettingRow { "noise-level",
        [](const Spec& s) {
            const auto& level = s.slice.noise;
            return level ? support::shortest(level->from) + "-" + support::shortest(level->to)
                         : std::string("all");
        } },
    SettingRow { "time-period",
        [](const Spec& s) {
            const auto& period = s.slice.period;
            return period ? std::to_string(period->from) + "-" + std::to_string(period->to)
                          : std::string("all");
        } },
    SettingRow { "min-score",
        [](const Spec& s) { return s.minScore ? support::shortest(*s.minScore) : std::string("none"); },
        [](Spec& s, Name n, Value v) { return setMinScore(n, v, s.minScore); } },
    oneOf<schemeWords, &Spec::strictScheme>("strict-scheme"),
    oneOf<conllByWords, &Spec::conllBySentence>("conll-by"),
    ofFile("type-weights", [](const Spec& s) { return digestOfMap(s.overlap.types.weights); }),
    ofFile("type-parents", [](const Spec& s) { return digestOfMap(s.overlap.types.parents); }),
    SettingRow { "type-decay", [](const Spec& s) { return support::shortest(s.overlap.types.decay); },
        [](Spec& s, Name n, Value v) { return setNumber(n, v, 0, 1, true, s.overlap.types.decay); } },
    ofFile("link-weights", [](const Spec& s) { return digestOfMap(s.overlap.links.weights); }),
    SettingRow { "n-best", [](const Spec& s) { return std::to_string(s.links.nBest); },
        [](Spec& s, Name n, Value v) { return setInteger(n, v, 1, mostCandidates, s.links.nBest); } },
    ofFile("link-equivalents", [](const Spec& s) { return digestOfMap(s.links.equivalents.representative); }),
    fraction<&Spec::eter, &EterParameters::alpha>("alpha"),
    SettingRow { "sweep",
        [](const Spec& s) {
            return fractionText(s.eter.sweepFrom) + ":" + fractionText(s.eter.sweepTo) + ":"
                + fractionText(s.eter.sweepStep);
        },
        [](Spec& s, Name n, Value v) { return setSweep(n, v, s.eter); } },
    oneOf<noComponentsWords, &Spec::eter, &EterParameters::noComponents>("nc0"),
    oneOf<childLabelWords, &Spec::eter, &EterParameters::childLabel>("child-label"),
    oneOf<yesNoWords, &Spec::eter, &EterParameters::childOverlap>("child-overlap"),
    oneOf<nestedWords, &Spec::eter, &EterParameters::nested>("nested"),
    SettingRow { "ser-weights",
        [](const Spec& s) { return fractionText(s.ser.label) + "," + fractionText(s.ser.boundary); },
        [](Spec& s, Name n, Value v) { return setSerWeights(n, v, s.ser); } },
    oneOf<errWords, &Spec::ser, &metrics::SerParameters::errAsPrinted>("err"),
    fraction<&Spec::noisy, &NoisyParameters::threshold>("threshold"),
    oneOf<noisyWords, &Spec::noisy, &NoisyParameters::matching>("noisy-matching"),
    SettingRow { "hipe-edition", [](const Spec& s) { return std::to_string(s.hipe.edition); },
        [](Spec& s, Name n, Value v) { return setEdition(n, v, s.hipe); },
        [] {
            return std::vector<std::string> { "2020", "2022", "2024" };
        } },
    oneOf<yesNoWords, &Spec::hipe, &HipeParameters::normTime>("hipe-norm-time"),
    SettingRow { "hipe-token-text",
        [](const Spec& s) {
            const bool hipe = s.matching.pairing == match::PairingPolicy::Hipe;
            return std::string(textOf(yesNoWords, s.hipe.tokenText && hipe));
        },
        [](Spec& s, Name n, Value v) { return choose(n, yesNoWords, v, s.hipe.tokenText); },
        [] { return texts(yesNoWords); } },
    SettingRow { "tagset", [](const Spec& s) { return tagsetText(s.hipe.tagset); },
        [](Spec& s, Name n, Value v) { return setTagset(n, v, s.hipe); }, tagsetWords },
    ofFile("rules", [](const Spec& s) { return wordOr(s.rules.digest(), "default"); }),
    oneOf<yesNoWords, &Spec::rules, &RuleParameters::switches, &RuleSwitches::ignored>("rules-ignored"),
    oneOf<yesNoWords, &Spec::rules, &RuleParameters::switches, &RuleSwitches::low>("rules-low"),
    oneOf<yesNoWords, &Spec::rules, &RuleParameters::switches, &RuleSwitches::taggerErrors>(
        "rules-tagger-errors"),
    oneOf<conditionalWords, &Spec::rules, &RuleParameters::switches, &RuleSwitches::conditional>(
        "rules-conditional"),
    ofFile("train", [](const Spec& s) { return wordOr(s.slices.trainingDigest, "none"); }),
    ofFile("attributes", [](const Spec& s) { return wordOr(s.slices.attributesDigest, "none"); }),
    SettingRow { "slice-bounds", [](const Spec& s) { return boundsText(s.slices.bounds); },
        [](Spec& s, Name /*n*/, Value v) { return setSliceBounds(v, s.slices); } },
};

} // namespace

std::span<const SettingRow> settingTable() { return rows; }

const SettingRow* settingRow(std::string_view name) { return support::found(rows, name, &SettingRow::name); }

std::string_view name(match::PairingPolicy policy) { return textOf(pairingWords, policy); }
std::string_view name(Unit unit) { return textOf(unitWords, unit); }
std::string_view name(AlignMode mode) { return textOf(alignWords, mode); }
std::string_view name(PerType perType) { return textOf(perTypeWords, perType); }

} // namespace touchstone::analysis
