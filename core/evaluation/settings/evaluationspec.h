// SPDX-License-Identifier: GPL-3.0-or-later
// EvaluationSpec: every setting that can change a number, and the signature that names them all.
#pragma once

#include "core/evaluation/settings/ruleparameters.h"
#include "core/evaluation/settings/sliceparameters.h"
#include "core/match/flat/matcher.h"
#include "core/measures/base/parameters.h"

namespace touchstone::analysis {

enum class Unit : std::uint8_t { Character, Token };
enum class AlignMode : std::uint8_t {
    Automatic, ///< identity, else token by token, else characters
    Tokens, ///< token by token, else refuse the document
    Characters, ///< identity, else characters
    No ///< refuse documents whose texts differ
};
/// What a row of a type counts. Class: its gold annotations and its system annotations, as seqeval and
/// conlleval. Gold: a pair with both its annotations in the row of the gold's type, as HIPE's scorer.
/// Isolated: matchings of their own among the annotations of one type, as nervaluate 1.x.
enum class PerType : std::uint8_t { Class, Gold, Isolated };

/// What of the corpus is scored: annotations by the noise of their text, documents by their date. Half-open
/// [from, to); equal ends: exactly that value.
/// Noise: the gold annotations whose noise is in the level, and those of the system of which the gold
/// annotation that they share most units with (of several the first in text order) is one. So each annotation
/// is of one level at most, and an annotation of the system that meets no gold of none: precision of a level
/// counts this level alone. The matching is made among these. Components stay with their entity.
/// Under --pairing hipe instead as that scorer does (core/docs/hipe.md, 11): all tokens without a noise
/// stay, and with them the false alarms of all levels.
/// Period: documents by the year of their attribute "date", the gold's where there is one.
struct Restriction
{
    struct Noise
    {
        double from = 0;
        double to = 0;
        friend bool operator==(const Noise&, const Noise&) = default;
    };
    struct Period
    {
        int from = 0; ///< year
        int to = 0;
        friend bool operator==(const Period&, const Period&) = default;
    };
    std::optional<Noise> noise;
    std::optional<Period> period;

    [[nodiscard]] bool whole() const { return !noise && !period; }
    friend bool operator==(const Restriction&, const Restriction&) = default;
};

[[nodiscard]] inline bool contains(const Restriction::Noise& level, double noise)
{
    return level.from == level.to ? noise == level.from : level.from <= noise && noise < level.to;
}
[[nodiscard]] inline bool contains(const Restriction::Period& period, int year)
{
    return period.from == period.to ? year == period.from : period.from <= year && year < period.to;
}

struct EvaluationSpec
{
    match::MatchPolicy matching;
    Unit unit = Unit::Character;
    AlignMode align = AlignMode::Automatic;
    PerType perType = PerType::Class;
    Restriction restriction;
    /// Annotations of the system with a lower score are dropped before anything is matched; those without
    /// a score stay. Empty: none.
    std::optional<double> minScore;
    metrics::StrictScheme strictScheme = metrics::StrictScheme::None;
    /// `conll` of HIPE files: spans end where a sentence does (EndOfSentence), as seqeval counts lists of
    /// sentences. Columns of CoNLL files are read by sentence in any case.
    bool conllBySentence = false;
    metrics::OverlapParameters overlap;
    metrics::LinkParameters links;
    metrics::EterParameters eter;
    metrics::SerParameters ser;
    metrics::NoisyParameters noisy;
    metrics::HipeParameters hipe;
    RuleParameters rules;
    SliceParameters slices;
    /// Score a run of other texts all the same (othertexts.h). It changes no number, so no signature has it.
    bool anyway = false;

    friend bool operator==(const EvaluationSpec&, const EvaluationSpec&) = default;
};

/// One row per setting: {"pairing", "optimal"}, …; the signature, the report header and the settings view
/// come from it.
struct Setting
{
    std::string_view name;
    std::string value;
};
[[nodiscard]] std::vector<Setting> settings(const EvaluationSpec& spec);
/// "touchstone|0.1.0|pairing:optimal|…": equal settings, equal text; any other setting, another text. Of
/// users' files it holds a digest of what was read from them (128 bits), not their names.
[[nodiscard]] std::string signature(const EvaluationSpec& spec);
/// The version of this build, "0.1.0".
[[nodiscard]] std::string_view version();

[[nodiscard]] std::string_view name(match::PairingPolicy policy);
[[nodiscard]] std::string_view name(Unit unit);
[[nodiscard]] std::string_view name(AlignMode mode);
[[nodiscard]] std::string_view name(PerType perType);

} // namespace touchstone::analysis
