// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/specsettings.h"

#include "core/evaluation/settings/slicebins.h"
#include "core/support/numbers.h"

#include <algorithm>
#include <array>

namespace touchstone::analysis {

namespace {

using metrics::EterParameters;
using metrics::Fraction;
using metrics::NoisyParameters;
using metrics::StrictScheme;
using support::Result;

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

/// Sets a member to what one of some words means.
template <typename T, std::size_t N>
Result<void> choose(
    std::string_view name, const std::array<Word<T>, N>& words, const std::string& value, T& target)
{
    for (const auto& word : words) {
        if (word.text == value) {
            target = word.value;
            return {};
        }
    }
    std::string known;
    for (const auto& word : words) {
        known += (known.empty() ? "" : ", ") + std::string(word.text);
    }
    return wrong(name, "one of " + known, value);
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

constexpr std::array pairingWords { Word<match::PairingPolicy> { "optimal", match::PairingPolicy::Optimal },
    Word<match::PairingPolicy> { "first-come", match::PairingPolicy::FirstCome },
    Word<match::PairingPolicy> { "nervaluate-0.1", match::PairingPolicy::Nervaluate01 },
    Word<match::PairingPolicy> { "hipe", match::PairingPolicy::Hipe } };
constexpr std::array unitWords { Word<Unit> { "character", Unit::Character },
    Word<Unit> { "token", Unit::Token } };
constexpr std::array alignWords { Word<AlignMode> { "auto", AlignMode::Automatic },
    Word<AlignMode> { "tokens", AlignMode::Tokens }, Word<AlignMode> { "characters", AlignMode::Characters },
    Word<AlignMode> { "no", AlignMode::No } };
constexpr std::array perTypeWords { Word<PerType> { "class", PerType::Class },
    Word<PerType> { "gold", PerType::Gold }, Word<PerType> { "isolated", PerType::Isolated } };
constexpr std::array conllByWords { Word<bool> { "document", false }, Word<bool> { "sentence", true } };
constexpr std::array schemeWords { Word<StrictScheme> { "none", StrictScheme::None },
    Word<StrictScheme> { "IOB2", StrictScheme::Iob2 }, Word<StrictScheme> { "IOBES", StrictScheme::Iobes },
    Word<StrictScheme> { "BILOU", StrictScheme::Bilou } };
constexpr std::array noComponentsWords { Word<EterParameters::NoComponents> {
                                             "one", EterParameters::NoComponents::One },
    Word<EterParameters::NoComponents> { "cap", EterParameters::NoComponents::Cap },
    Word<EterParameters::NoComponents> { "zero", EterParameters::NoComponents::Zero } };
constexpr std::array childLabelWords { Word<EterParameters::ChildLabel> {
                                           "full", EterParameters::ChildLabel::Full },
    Word<EterParameters::ChildLabel> { "main", EterParameters::ChildLabel::Main } };
constexpr std::array nestedWords { Word<EterParameters::Nested> { "any", EterParameters::Nested::Any },
    Word<EterParameters::Nested> { "inside", EterParameters::Nested::Inside } };
constexpr std::array yesNoWords { Word<bool> { "yes", true }, Word<bool> { "no", false } };
constexpr std::array errWords { Word<bool> { "full", false }, Word<bool> { "printed", true } };
using Conditional = metrics::RuleSwitches::Conditional;
constexpr std::array conditionalWords { Word<Conditional> { "right", Conditional::Right },
    Word<Conditional> { "wrong", Conditional::Wrong }, Word<Conditional> { "out", Conditional::Out } };
constexpr std::array noisyWords { Word<NoisyParameters::Matching> { "walk", NoisyParameters::Matching::Walk },
    Word<NoisyParameters::Matching> { "one-to-one", NoisyParameters::Matching::OneToOne } };

Result<void> setSweep(std::string_view name, const std::string& value, EterParameters& eter)
{
    const auto first = value.find(':');
    const auto second = first == std::string::npos ? first : value.find(':', first + 1);
    if (second == std::string::npos) {
        return wrong(name, "FROM:TO:STEP, such as 0:1:0.1", value);
    }
    Fraction from;
    Fraction to;
    Fraction step;
    auto done = setFraction(name, value.substr(0, first), from);
    if (done) {
        done = setFraction(name, value.substr(first + 1, second - first - 1), to);
    }
    if (done) {
        done = setFraction(name, value.substr(second + 1), step);
    }
    if (!done) {
        return done;
    }
    constexpr double mostPoints = 100000;
    if (step.numerator == 0 || from.value() > to.value()
        || (to.value() - from.value()) / step.value() > mostPoints) {
        return wrong(name, "FROM:TO:STEP that goes up in steps above 0, at most 100,000 of them", value);
    }
    eter.sweepFrom = from;
    eter.sweepTo = to;
    eter.sweepStep = step;
    return {};
}

Result<void> setSerWeights(std::string_view name, const std::string& value, metrics::SerParameters& ser)
{
    const auto comma = value.find(',');
    if (comma == std::string::npos) {
        return wrong(name, "LABEL,BOUNDARY, such as 0.5,0.5", value);
    }
    Fraction label;
    Fraction boundary;
    auto done = setFraction(name, value.substr(0, comma), label);
    if (done) {
        done = setFraction(name, value.substr(comma + 1), boundary);
    }
    if (done) {
        ser.label = label;
        ser.boundary = boundary;
    }
    return done;
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
    if (std::find(words.begin(), words.end(), value) == words.end()) {
        return wrong(name, "none, hipe-2020 or hipe-2022 here", value);
    }
    const auto labels = metrics::builtInTagset(value);
    hipe.tagset.assign(labels.begin(), labels.end());
    return {};
}

template <typename T, std::size_t N> std::vector<std::string> texts(const std::array<Word<T>, N>& words)
{
    std::vector<std::string> result;
    for (const auto& word : words) {
        result.emplace_back(word.text);
    }
    return result;
}

struct Entry
{
    std::string_view name;
    Result<void> (*set)(EvaluationSpec& spec, std::string_view name, const std::string& value);
    std::vector<std::string> (*words)();
};

constexpr double wholePercent = 100;
constexpr int mostCandidates = 1000;

const std::vector<Entry>& entries()
{
    using Spec = EvaluationSpec&;
    using Name = std::string_view;
    using Value = const std::string&;
    constexpr auto noWords = [] { return std::vector<std::string>(); };
    static const std::vector<Entry> list {
        { "pairing", [](Spec s, Name n, Value v) { return choose(n, pairingWords, v, s.matching.pairing); },
            [] { return texts(pairingWords); } },
        { "min-overlap",
            [](Spec s, Name n, Value v) {
                return setNumber(n, v, 0, wholePercent, false, s.matching.minOverlap);
            },
            noWords },
        { "unit", [](Spec s, Name n, Value v) { return choose(n, unitWords, v, s.unit); },
            [] { return texts(unitWords); } },
        { "align", [](Spec s, Name n, Value v) { return choose(n, alignWords, v, s.align); },
            [] { return texts(alignWords); } },
        { "per-type",
            [](Spec s, Name n, Value v) {
                return choose(n, perTypeWords, v == formerPerTypeGold ? "gold" : v, s.perType);
            },
            [] { return texts(perTypeWords); } },
        { "min-score",
            [](Spec s, Name n, Value v) -> Result<void> {
                double score = 0;
                if (v == "none") {
                    s.minScore.reset();
                    return {};
                }
                if (auto done = setNumber(n, v, 0, 1, false, score); !done) {
                    return done;
                }
                s.minScore = score;
                return {};
            },
            noWords },
        { "strict-scheme", [](Spec s, Name n, Value v) { return choose(n, schemeWords, v, s.strictScheme); },
            [] { return texts(schemeWords); } },
        { "conll-by", [](Spec s, Name n, Value v) { return choose(n, conllByWords, v, s.conllBySentence); },
            [] { return texts(conllByWords); } },
        { "type-decay",
            [](Spec s, Name n, Value v) { return setNumber(n, v, 0, 1, true, s.overlap.types.decay); },
            noWords },
        { "n-best",
            [](Spec s, Name n, Value v) { return setInteger(n, v, 1, mostCandidates, s.links.nBest); },
            noWords },
        { "alpha", [](Spec s, Name n, Value v) { return setFraction(n, v, s.eter.alpha); }, noWords },
        { "sweep", [](Spec s, Name n, Value v) { return setSweep(n, v, s.eter); }, noWords },
        { "nc0", [](Spec s, Name n, Value v) { return choose(n, noComponentsWords, v, s.eter.noComponents); },
            [] { return texts(noComponentsWords); } },
        { "child-label",
            [](Spec s, Name n, Value v) { return choose(n, childLabelWords, v, s.eter.childLabel); },
            [] { return texts(childLabelWords); } },
        { "child-overlap",
            [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.eter.childOverlap); },
            [] { return texts(yesNoWords); } },
        { "nested", [](Spec s, Name n, Value v) { return choose(n, nestedWords, v, s.eter.nested); },
            [] { return texts(nestedWords); } },
        { "ser-weights", [](Spec s, Name n, Value v) { return setSerWeights(n, v, s.ser); }, noWords },
        { "err", [](Spec s, Name n, Value v) { return choose(n, errWords, v, s.ser.errAsPrinted); },
            [] { return texts(errWords); } },
        { "threshold", [](Spec s, Name n, Value v) { return setFraction(n, v, s.noisy.threshold); },
            noWords },
        { "noisy-matching",
            [](Spec s, Name n, Value v) { return choose(n, noisyWords, v, s.noisy.matching); },
            [] { return texts(noisyWords); } },
        { "hipe-edition", [](Spec s, Name n, Value v) { return setEdition(n, v, s.hipe); },
            [] {
                return std::vector<std::string> { "2020", "2022", "2024" };
            } },
        { "hipe-norm-time", [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.hipe.normTime); },
            [] { return texts(yesNoWords); } },
        { "hipe-token-text",
            [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.hipe.tokenText); },
            [] { return texts(yesNoWords); } },
        { "tagset", [](Spec s, Name n, Value v) { return setTagset(n, v, s.hipe); }, tagsetWords },
        { "rules-ignored",
            [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.rules.switches.ignored); },
            [] { return texts(yesNoWords); } },
        { "rules-low", [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.rules.switches.low); },
            [] { return texts(yesNoWords); } },
        { "rules-tagger-errors",
            [](Spec s, Name n, Value v) { return choose(n, yesNoWords, v, s.rules.switches.taggerErrors); },
            [] { return texts(yesNoWords); } },
        { "rules-conditional",
            [](Spec s, Name n, Value v) {
                return choose(n, conditionalWords, v, s.rules.switches.conditional);
            },
            [] { return texts(conditionalWords); } },
        { "slice-bounds",
            [](Spec s, Name /*n*/, Value v) -> Result<void> {
                auto bounds = sliceBoundsByText(v);
                if (!bounds) {
                    return support::Failure(bounds.error());
                }
                s.slices.bounds = std::move(*bounds);
                return {};
            },
            noWords },
    };
    return list;
}

const Entry* entry(std::string_view name)
{
    const auto& list = entries();
    const auto found
        = std::find_if(list.begin(), list.end(), [name](const Entry& e) { return e.name == name; });
    return found == list.end() ? nullptr : &*found;
}

} // namespace

Result<void> applySetting(EvaluationSpec& spec, std::string_view name, const std::string& value)
{
    const auto* found = entry(name);
    if (found == nullptr) {
        return support::failure(
            support::ErrorCode::InvalidOption, "There is no setting \"" + std::string(name) + "\".");
    }
    return found->set(spec, name, value);
}

std::string settingText(const EvaluationSpec& spec, std::string_view name)
{
    for (const auto& setting : settings(spec)) {
        if (setting.name == name) {
            return setting.value;
        }
    }
    return {};
}

std::vector<std::string> settingWords(std::string_view name)
{
    const auto* found = entry(name);
    return found == nullptr ? std::vector<std::string>() : found->words();
}

void choosePairing(EvaluationSpec& spec, match::PairingPolicy policy)
{
    using match::PairingPolicy;
    spec.matching.pairing = policy;
    spec.unit = policy == PairingPolicy::Optimal ? Unit::Character : Unit::Token;
    spec.matching.minOverlap = policy == PairingPolicy::FirstCome ? 1 : 0;
    spec.perType = standardPerType(policy);
}

PerType standardPerType(match::PairingPolicy policy)
{
    return policy == match::PairingPolicy::Hipe ? PerType::Gold : PerType::Class;
}

} // namespace touchstone::analysis
