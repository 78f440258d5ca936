// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measurewords.h"

#include "app/cli/choice.h"

#include "core/support/numbers.h"

#include <CLI/CLI.hpp>

namespace touchstone::cli {

namespace {

using metrics::EterParameters;
using metrics::Fraction;
using metrics::NoisyParameters;
using metrics::StrictScheme;

Fraction fraction(const std::string& option, const std::string& word)
{
    const auto value = metrics::fractionOf(word);
    if (!value) {
        throw UsageError { option
            + " takes a number of 0 to 1 with at most nine digits behind the point, such as "
              "0.5, and not \""
            + word + "\"." };
    }
    return *value;
}

void readSweep(const std::string& text, EterParameters& eter)
{
    const auto first = text.find(':');
    const auto second = first == std::string::npos ? first : text.find(':', first + 1);
    if (second == std::string::npos) {
        throw UsageError { "--sweep takes FROM:TO:STEP, such as 0:1:0.1, and not \"" + text + "\"." };
    }
    eter.sweepFrom = fraction("--sweep", text.substr(0, first));
    eter.sweepTo = fraction("--sweep", text.substr(first + 1, second - first - 1));
    eter.sweepStep = fraction("--sweep", text.substr(second + 1));
    constexpr double mostPoints = 100000;
    if (eter.sweepStep.numerator == 0 || eter.sweepFrom.value() > eter.sweepTo.value()
        || (eter.sweepTo.value() - eter.sweepFrom.value()) / eter.sweepStep.value() > mostPoints) {
        throw UsageError { "--sweep goes up from FROM to TO in steps above 0, at most 100,000 of them." };
    }
}

void readEter(const MeasureWords& words, EterParameters& eter)
{
    if (!words.alpha.empty()) {
        eter.alpha = fraction("--alpha", words.alpha);
    }
    if (!words.sweep.empty()) {
        readSweep(words.sweep, eter);
    }
    if (!words.noComponents.empty()) {
        using Rule = EterParameters::NoComponents;
        eter.noComponents = chosen("--nc0", words.noComponents,
            Names<Rule> { { "one", Rule::One }, { "cap", Rule::Cap }, { "zero", Rule::Zero } });
    }
    if (!words.childLabel.empty()) {
        using Label = EterParameters::ChildLabel;
        eter.childLabel = chosen("--child-label", words.childLabel,
            Names<Label> { { "full", Label::Full }, { "main", Label::Main } });
    }
    if (!words.childOverlap.empty()) {
        eter.childOverlap
            = chosen("--child-overlap", words.childOverlap, Names<bool> { { "yes", true }, { "no", false } });
    }
    if (!words.nested.empty()) {
        using Nested = EterParameters::Nested;
        eter.nested = chosen(
            "--nested", words.nested, Names<Nested> { { "any", Nested::Any }, { "inside", Nested::Inside } });
    }
}

void readSer(const MeasureWords& words, metrics::SerParameters& ser)
{
    if (!words.serWeights.empty()) {
        const auto comma = words.serWeights.find(',');
        if (comma == std::string::npos) {
            throw UsageError { "--ser-weights takes LABEL,BOUNDARY, such as 0.5,0.5." };
        }
        ser.label = fraction("--ser-weights", words.serWeights.substr(0, comma));
        ser.boundary = fraction("--ser-weights", words.serWeights.substr(comma + 1));
    }
    if (!words.err.empty()) {
        ser.errAsPrinted = chosen("--err", words.err, Names<bool> { { "full", false }, { "printed", true } });
    }
}

void readNoisy(const MeasureWords& words, NoisyParameters& noisy)
{
    if (!words.threshold.empty()) {
        noisy.threshold = fraction("--threshold", words.threshold);
    }
    if (!words.noisyMatching.empty()) {
        using Matching = NoisyParameters::Matching;
        noisy.matching = chosen("--noisy-matching", words.noisyMatching,
            Names<Matching> { { "walk", Matching::Walk }, { "one-to-one", Matching::OneToOne } });
    }
}

} // namespace

void addMeasureOptions(CLI::App& app, MeasureWords& words)
{
    const auto text = [&](const char* name, std::string& target, const char* shape, const char* help) {
        app.add_option(name, target, help)->option_text(shape)->group("Parameters of measures");
    };
    text("--type-weights", words.typeWeights, "FILE", "Credit for related types: TSV gold, system, weight");
    text("--type-parents", words.typeParents, "FILE", "Credit by a hierarchy: JSON child -> parent");
    text("--type-decay", words.typeDecay, "D",
        "Weight of a parent or child is D, of the next D^2; default 0.5");
    text("--link-weights", words.linkWeights, "FILE", "Credit for related ids: TSV gold, system, weight");
    app.add_option("--n-best", words.nBest, "links: the first N candidates count; default 1")
        ->option_text("N")
        ->check(CLI::Range(1, 1000))
        ->group("Parameters of measures");
    text("--link-equivalents", words.linkEquivalents, "FILE", "links: lines of ids that stand for the same");
    text("--alpha", words.alpha, "A", "eter: weight of the components, 0 to 1; default 0.5");
    text("--sweep", words.sweep, "FROM:TO:STEP", "eter: alphas of the table; default 0:1:0.1");
    text("--nc0", words.noComponents, "RULE",
        "eter: gold entities without children: one (default), cap, zero");
    text("--child-label", words.childLabel, "RULE", "eter: label of a nested entity: full (default), main");
    text("--child-overlap", words.childOverlap, "RULE",
        "eter: must children share a unit to align: yes (default), no");
    text("--nested", words.nested, "RULE",
        "eter: nested entities align at any depth (default: any), or inside aligned parents: inside");
    text(
        "--ser-weights", words.serWeights, "LABEL,BOUNDARY", "ser: costs of a substitution; default 0.5,0.5");
    text("--err", words.err, "FORM", "ser: ERR's denominator: full (default), or printed as in the paper");
    text("--threshold", words.threshold, "T",
        "noisy: largest edit distance by gold length of a match; default 0.3");
    text("--noisy-matching", words.noisyMatching, "RULE", "noisy: walk as nerval (default), one-to-one");
    text("--strict-scheme", words.strictScheme, "SCHEME",
        "conll: as seqeval's strict mode: IOB2, IOBES, BILOU");
    app.add_option("--hipe-edition", words.hipeEdition, "--pairing hipe: edition 2020 or 2022 (default)")
        ->option_text("YEAR")
        ->group("Parameters of measures");
    app.add_flag("--hipe-norm-time", words.hipeNormTime,
           "--pairing hipe: links of the run's time entities become NIL")
        ->group("Parameters of measures");
    app.add_flag("--hipe-token-text", words.hipeTokenText,
           "--pairing hipe: exact hits must have the gold's token texts, as from July 2020")
        ->group("Parameters of measures");
    text("--tagset", words.tagset, "FILE", "--pairing hipe: labels that survive though the gold lacks them");
}

void readMeasureWords(const MeasureWords& words, analysis::EvaluationSpec& spec)
{
    if (!words.typeDecay.empty()) {
        const auto decay = support::parsed<double>(words.typeDecay);
        if (!decay || !(*decay > 0 && *decay < 1)) {
            throw UsageError { "--type-decay takes a number between 0 and 1 (both excluded), and not \""
                + words.typeDecay + "\"." };
        }
        spec.overlap.types.decay = *decay;
    }
    spec.links.nBest = words.nBest.value_or(1);
    readEter(words, spec.eter);
    readSer(words, spec.ser);
    readNoisy(words, spec.noisy);
    if (!words.strictScheme.empty()) {
        spec.strictScheme = chosen("--strict-scheme", words.strictScheme,
            Names<StrictScheme> { { "IOB2", StrictScheme::Iob2 }, { "IOBES", StrictScheme::Iobes },
                { "BILOU", StrictScheme::Bilou } });
    }
    if (words.hipeEdition) {
        constexpr int first = 2020;
        constexpr int second = 2022;
        if (*words.hipeEdition != first && *words.hipeEdition != second) {
            throw UsageError { "--hipe-edition takes 2020 or 2022." };
        }
        spec.hipe.edition = *words.hipeEdition;
    }
    spec.hipe.normTime = words.hipeNormTime;
    spec.hipe.tokenText = words.hipeTokenText;
}

} // namespace touchstone::cli
