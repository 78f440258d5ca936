// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/settings/evaluationspec.h"

#include "core/evaluation/settings/digest.h"
#include "core/match/model/rational.h"
#include "core/support/numbers.h"

namespace touchstone::analysis {

namespace {

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

std::string_view name(metrics::StrictScheme scheme)
{
    switch (scheme) {
    case metrics::StrictScheme::None:
        return "none";
    case metrics::StrictScheme::Iob2:
        return "IOB2";
    case metrics::StrictScheme::Iobes:
        return "IOBES";
    case metrics::StrictScheme::Bilou:
        return "BILOU";
    }
    return "none";
}

std::string_view name(metrics::EterParameters::NoComponents rule)
{
    switch (rule) {
    case metrics::EterParameters::NoComponents::One:
        return "one";
    case metrics::EterParameters::NoComponents::Cap:
        return "cap";
    case metrics::EterParameters::NoComponents::Zero:
        return "zero";
    }
    return "one";
}

std::string text(const metrics::Fraction& fraction)
{
    return match::alphaText({ fraction.numerator, fraction.denominator });
}

std::string_view name(metrics::RuleSwitches::Conditional conditional)
{
    using enum metrics::RuleSwitches::Conditional;
    return conditional == Right ? "right" : conditional == Wrong ? "wrong" : "out";
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

std::string yesNo(bool value) { return value ? "yes" : "no"; }

} // namespace

std::string_view version() { return TOUCHSTONE_VERSION; }

std::string_view name(match::PairingPolicy policy)
{
    switch (policy) {
    case match::PairingPolicy::Optimal:
        return "optimal";
    case match::PairingPolicy::FirstCome:
        return "first-come";
    case match::PairingPolicy::Nervaluate01:
        return "nervaluate-0.1";
    case match::PairingPolicy::Hipe:
        return "hipe";
    }
    return "optimal";
}

std::string_view name(Unit unit) { return unit == Unit::Character ? "character" : "token"; }

std::string_view name(AlignMode mode)
{
    switch (mode) {
    case AlignMode::Automatic:
        return "auto";
    case AlignMode::Tokens:
        return "tokens";
    case AlignMode::Characters:
        return "characters";
    case AlignMode::No:
        return "no";
    }
    return "auto";
}

std::string_view name(PerType perType)
{
    switch (perType) {
    case PerType::Class:
        return "class";
    case PerType::Gold:
        return "gold";
    case PerType::Isolated:
        return "isolated";
    }
    return "class";
}

std::vector<Setting> settings(const EvaluationSpec& spec)
{
    using Eter = metrics::EterParameters;
    const auto& slice = spec.slice;
    return {
        { "pairing", std::string(name(spec.matching.pairing)) },
        { "min-overlap", support::shortest(spec.matching.minOverlap) },
        { "unit", std::string(name(spec.unit)) },
        { "align", std::string(name(spec.align)) },
        { "per-type", std::string(name(spec.perType)) },
        { "noise-level",
            slice.noise ? support::shortest(slice.noise->from) + "-" + support::shortest(slice.noise->to)
                        : "all" },
        { "time-period",
            slice.period ? std::to_string(slice.period->from) + "-" + std::to_string(slice.period->to)
                         : "all" },
        { "min-score", spec.minScore ? support::shortest(*spec.minScore) : "none" },
        { "strict-scheme", std::string(name(spec.strictScheme)) },
        { "conll-by", spec.conllBySentence ? "sentence" : "document" },
        { "type-weights", digestOfMap(spec.overlap.types.weights) },
        { "type-parents", digestOfMap(spec.overlap.types.parents) },
        { "type-decay", support::shortest(spec.overlap.types.decay) },
        { "link-weights", digestOfMap(spec.overlap.links.weights) },
        { "n-best", std::to_string(spec.links.nBest) },
        { "link-equivalents", digestOfMap(spec.links.equivalents.representative) },
        { "alpha", text(spec.eter.alpha) },
        { "sweep",
            text(spec.eter.sweepFrom) + ":" + text(spec.eter.sweepTo) + ":" + text(spec.eter.sweepStep) },
        { "nc0", std::string(name(spec.eter.noComponents)) },
        { "child-label", spec.eter.childLabel == Eter::ChildLabel::Full ? "full" : "main" },
        { "child-overlap", yesNo(spec.eter.childOverlap) },
        { "nested", spec.eter.nested == Eter::Nested::Any ? "any" : "inside" },
        { "ser-weights", text(spec.ser.label) + "," + text(spec.ser.boundary) },
        { "err", spec.ser.errAsPrinted ? "printed" : "full" },
        { "threshold", text(spec.noisy.threshold) },
        { "noisy-matching",
            spec.noisy.matching == metrics::NoisyParameters::Matching::Walk ? "walk" : "one-to-one" },
        { "hipe-edition", std::to_string(spec.hipe.edition) },
        { "hipe-norm-time", yesNo(spec.hipe.normTime) },
        { "hipe-token-text",
            yesNo(spec.hipe.tokenText && spec.matching.pairing == match::PairingPolicy::Hipe) },
        { "tagset", tagsetText(spec.hipe.tagset) },
        { "rules", spec.rules.digest().empty() ? "default" : spec.rules.digest() },
        { "rules-ignored", yesNo(spec.rules.switches.ignored) },
        { "rules-low", yesNo(spec.rules.switches.low) },
        { "rules-tagger-errors", yesNo(spec.rules.switches.taggerErrors) },
        { "rules-conditional", std::string(name(spec.rules.switches.conditional)) },
        { "train", spec.slices.trainingDigest.empty() ? "none" : spec.slices.trainingDigest },
        { "attributes", spec.slices.attributesDigest.empty() ? "none" : spec.slices.attributesDigest },
        { "slice-bounds", boundsText(spec.slices.bounds) },
    };
}

std::string signature(const EvaluationSpec& spec)
{
    std::string text = "touchstone|" + std::string(version());
    for (const auto& setting : settings(spec)) {
        text += "|" + std::string(setting.name) + ":" + setting.value;
    }
    return text;
}

} // namespace touchstone::analysis
