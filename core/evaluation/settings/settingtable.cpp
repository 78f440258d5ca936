// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/settingtable.h"

#include "core/evaluation/settings/digest.h"
#include "core/evaluation/settings/relationsources.h"
#include "core/evaluation/settings/settingrows.h"
#include "core/evaluation/settings/slicebins.h"
#include "core/evaluation/settings/specsettings.h"
#include "core/support/numbers.h"

#include <tuple>

namespace touchstone::analysis {

namespace {

using namespace setting;
using support::Result;

constexpr auto pairingWords = std::to_array<Word<match::PairingPolicy>>(
    { { "optimal", match::PairingPolicy::Optimal }, { "first-come", match::PairingPolicy::FirstCome },
        { "nervaluate-0.1", match::PairingPolicy::Nervaluate01 }, { "hipe", match::PairingPolicy::Hipe } });
constexpr auto unitWords
    = std::to_array<Word<Unit>>({ { "character", Unit::Character }, { "token", Unit::Token } });
constexpr auto alignWords = std::to_array<Word<AlignMode>>({ { "auto", AlignMode::Automatic },
    { "tokens", AlignMode::Tokens }, { "characters", AlignMode::Characters }, { "no", AlignMode::No } });
constexpr auto perTypeWords = std::to_array<Word<PerType>>(
    { { "class", PerType::Class }, { "gold", PerType::Gold }, { "isolated", PerType::Isolated } });
constexpr auto editionWords = std::to_array<Word<int>>({ { "2020", metrics::hipe::edition2020 },
    { "2022", metrics::hipe::edition2022 }, { "2024", metrics::hipe::edition2024 } });

/// An edition brings its rule for the words of tokens; another one is chosen behind it.
Result<void> setEdition(std::string_view name, const std::string& value, metrics::HipeParameters& hipe)
{
    const auto* const word = support::found(editionWords, value, &Word<int>::text);
    if (word == nullptr) {
        return wrong(support::pattern("%1 takes 2020, 2022 or 2024, and not \"%2\"."), name, value);
    }
    hipe.edition = word->value;
    hipe.tokenText = word->value != metrics::hipe::edition2020;
    return {};
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
        return wrong(
            support::pattern("%1 takes none, hipe-2020 or hipe-2022 here, and not \"%2\"."), name, value);
    }
    const auto labels = metrics::builtInTagset(value);
    hipe.tagset.assign(labels.begin(), labels.end());
    return {};
}

constexpr double wholePercent = 100;

Result<void> setMinScore(Name name, const std::string& value, std::optional<double>& target)
{
    if (value == "none") {
        target.reset();
        return {};
    }
    double score = 0;
    return setNumber(name, value, 0, 1, false, score).map([&] { target = score; });
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

using Spec = EvaluationSpec;

constexpr std::array matchingRows {
    oneOf<pairingWords, &Spec::matching, &match::MatchPolicy::pairing>("pairing",
        "which annotations are paired: the best one-to-one choice, or as nervaluate 1.1.0, 0.1.8 or the HIPE "
        "scorer"),
    with<&SettingRow::followsPairing>({ "min-overlap",
        [](const Spec& s) { return support::shortest(s.matching.minOverlap); },
        [](Spec& s, Name n, Value v) {
            return setNumber(n, v, 0, wholePercent, false, s.matching.minOverlap);
        },
        nullptr, false, "least share of the gold annotation that counts as overlap, besides one shared unit",
        "0..100 percent" }),
    with<&SettingRow::followsPairing>(oneOf<unitWords, &Spec::unit>("unit", "in what overlap is counted")),
    oneOf<alignWords, &Spec::align>("align"),
    SettingRow { "per-type", [](const Spec& s) { return std::string(name(s.perType)); },
        [](Spec& s, Name n, Value v) {
            return choose(n, perTypeWords, v == formerPerTypeGold ? "gold" : v, s.perType);
        },
        [] { return texts(perTypeWords); }, false,
        "rows of types: the type's annotations of either side (class), pairs in the row of the gold's type "
        "(gold, as HIPE's scorer), or matching anew inside each type (isolated, as nervaluate)" },
    with<&SettingRow::headsTables>({ "noise-level",
        [](const Spec& s) {
            const auto& level = s.restriction.noise;
            return level ? support::shortest(level->from) + "-" + support::shortest(level->to)
                         : std::string("all");
        } }),
    with<&SettingRow::headsTables>({ "time-period",
        [](const Spec& s) {
            const auto& period = s.restriction.period;
            return period ? std::to_string(period->from) + "-" + std::to_string(period->to)
                          : std::string("all");
        } }),
    SettingRow { "min-score",
        [](const Spec& s) { return s.minScore ? support::shortest(*s.minScore) : std::string("none"); },
        [](Spec& s, Name n, Value v) { return setMinScore(n, v, s.minScore); } },
};

constexpr std::array hipeRows {
    with<&SettingRow::ofHipe, &SettingRow::toldUnderHipe>({ "hipe-edition",
        [](const Spec& s) { return std::to_string(s.hipe.edition); },
        [](Spec& s, Name n, Value v) { return setEdition(n, v, s.hipe); }, [] { return texts(editionWords); },
        false, {}, {},
        { "YEAR",
            "--pairing hipe: as the scorer of the tables of 2020 (positions only), of 2022 (default: exact "
            "hits must have the gold's token texts), or its version of 2024 (also, tokens that contain # are "
            "left out; before, those that begin with it)" } }),
    with<&SettingRow::ofHipe>(oneOf<yesNo, &Spec::hipe, &metrics::HipeParameters::normTime>(
        "hipe-norm-time", {}, { nullptr, "--pairing hipe: links of the run's time entities become NIL" })),
    with<&SettingRow::ofHipe>({ "hipe-token-text",
        [](const Spec& s) {
            const bool hipe = s.matching.pairing == match::PairingPolicy::Hipe;
            return std::string(textOf(yesNo, s.hipe.tokenText && hipe));
        },
        [](Spec& s, Name n, Value v) { return choose(n, yesNo, v, s.hipe.tokenText); },
        [] { return texts(yesNo); }, false, {}, {},
        { nullptr,
            "--pairing hipe: exact hits must have the gold's token texts; without a word as the edition "
            "does" } }),
    with<&SettingRow::ofHipe>({ "tagset", [](const Spec& s) { return tagsetText(s.hipe.tagset); },
        [](Spec& s, Name n, Value v) { return setTagset(n, v, s.hipe); }, tagsetWords, false, {}, {},
        { "FILE|NAME",
            "--pairing hipe: labels that survive though the gold lacks them: a file, hipe-2020, hipe-2022 or "
            "none; presets of these tasks have theirs" },
        &RelationSources::tagset, "Tag set" }),
};

constexpr std::array sliceRows {
    ofFile(
        "train", [](const Spec& s) { return wordOr(s.slices.trainingDigest, "none"); },
        &RelationSources::train, "Training data"),
    ofFile(
        "attributes", [](const Spec& s) { return wordOr(s.slices.attributesDigest, "none"); },
        &RelationSources::attributes, "Attributes"),
    SettingRow { "slice-bounds", [](const Spec& s) { return boundsText(s.slices.bounds); },
        [](Spec& s, Name /*n*/, Value v) {
            return sliceBoundsByText(v).map([&s](auto bounds) { s.slices.bounds = std::move(bounds); });
        } },
};

} // namespace

std::span<const SettingRow> matchingSettings() { return matchingRows; }
std::span<const SettingRow> hipeSettings() { return hipeRows; }
std::span<const SettingRow> sliceSettings() { return sliceRows; }

const SettingRow* settingRow(std::string_view name)
{
    const auto all = settingTable();
    return support::found(all, name, &SettingRow::name);
}

std::string valuesOf(const SettingRow& row)
{
    return row.words == nullptr ? std::string(row.values) : support::joined(row.words(), "|");
}

std::string standardOf(const SettingRow& row) { return row.text({}); }

std::string_view name(match::PairingPolicy policy) { return textOf(pairingWords, policy); }
std::string_view name(Unit unit) { return textOf(unitWords, unit); }
std::string_view name(AlignMode mode) { return textOf(alignWords, mode); }
std::string_view name(PerType perType) { return textOf(perTypeWords, perType); }

} // namespace touchstone::analysis
