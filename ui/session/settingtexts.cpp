// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/settingtexts.h"

#include "ui/session/corestrings.h"
#include "ui/session/presetchoice.h"

#include "core/evaluation/settings/settingtable.h"
#include "core/support/numbers.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct Word
{
    std::string_view word;
    const char* text = nullptr;
};

struct Setting
{
    std::string_view name;
    const char* title = nullptr;
    std::array<Word, 4> words {};
};

constexpr Setting settings[] = {
    { "pairing", QT_TRANSLATE_NOOP("SettingTexts", "Matching") },
    { "min-overlap", QT_TRANSLATE_NOOP("SettingTexts", "Least overlap (%)") },
    { "unit", QT_TRANSLATE_NOOP("SettingTexts", "Overlap counted in"),
        { { { "character", QT_TRANSLATE_NOOP("SettingTexts", "Characters") },
            { "token", QT_TRANSLATE_NOOP("SettingTexts", "Tokens") } } } },
    { "per-type", QT_TRANSLATE_NOOP("SettingTexts", "A row of a type has"),
        { { { "class", QT_TRANSLATE_NOOP("SettingTexts", "What either side gave it") },
            { "gold", QT_TRANSLATE_NOOP("SettingTexts", "Pairs by their gold type") },
            { "isolated", QT_TRANSLATE_NOOP("SettingTexts", "The type matched alone") } } } },
    { "strict-scheme", QT_TRANSLATE_NOOP("SettingTexts", "Tag scheme"),
        { { { "none", QT_TRANSLATE_NOOP("SettingTexts", "None") } } } },
    { "conll-by", QT_TRANSLATE_NOOP("SettingTexts", "Spans end with the"),
        { { { "document", QT_TRANSLATE_NOOP("SettingTexts", "Document") },
            { "sentence", QT_TRANSLATE_NOOP("SettingTexts", "Sentence") } } } },
    { "layer", QT_TRANSLATE_NOOP("SettingTexts", "Annotation column") },
    { "types", QT_TRANSLATE_NOOP("SettingTexts", "Types") },
    { "collapse", QT_TRANSLATE_NOOP("SettingTexts", "Parts of dotted labels") },
    { "points", QT_TRANSLATE_NOOP("SettingTexts", "Points of ranks") },
    { "ties", QT_TRANSLATE_NOOP("SettingTexts", "Points of equal scores"),
        { { { "mean", QT_TRANSLATE_NOOP("SettingTexts", "Their mean") } } } },
    { "type-weights", QT_TRANSLATE_NOOP("SettingTexts", "Weights of types") },
    { "type-parents", QT_TRANSLATE_NOOP("SettingTexts", "Hierarchy of types") },
    { "type-decay", QT_TRANSLATE_NOOP("SettingTexts", "Weight of one step") },
    { "link-weights", QT_TRANSLATE_NOOP("SettingTexts", "Weights of links") },
    { "n-best", QT_TRANSLATE_NOOP("SettingTexts", "Candidates that count") },
    { "link-equivalents", QT_TRANSLATE_NOOP("SettingTexts", "Equivalent ids") },
    { "alpha", QT_TRANSLATE_NOOP("SettingTexts", "Alpha") },
    { "sweep", QT_TRANSLATE_NOOP("SettingTexts", "Alphas of the table") },
    { "nc0", QT_TRANSLATE_NOOP("SettingTexts", "Inserted into a leaf"),
        { { { "one", QT_TRANSLATE_NOOP("SettingTexts", "1 each") },
            { "cap", QT_TRANSLATE_NOOP("SettingTexts", "1 at most") },
            { "zero", QT_TRANSLATE_NOOP("SettingTexts", "Nothing") } } } },
    { "child-label", QT_TRANSLATE_NOOP("SettingTexts", "Label of a nested entity"),
        { { { "full", QT_TRANSLATE_NOOP("SettingTexts", "The whole label") },
            { "main", QT_TRANSLATE_NOOP("SettingTexts", "Its main type") } } } },
    { "child-overlap", QT_TRANSLATE_NOOP("SettingTexts", "Components must overlap") },
    { "nested", QT_TRANSLATE_NOOP("SettingTexts", "Nested entities align"),
        { { { "any", QT_TRANSLATE_NOOP("SettingTexts", "At any depth") },
            { "inside", QT_TRANSLATE_NOOP("SettingTexts", "Inside aligned ones") } } } },
    { "ser-weights", QT_TRANSLATE_NOOP("SettingTexts", "Cost of label, boundary") },
    { "err", QT_TRANSLATE_NOOP("SettingTexts", "Denominator of ERR"),
        { { { "full", QT_TRANSLATE_NOOP("SettingTexts", "With wrong pairs") },
            { "printed", QT_TRANSLATE_NOOP("SettingTexts", "As the paper prints it") } } } },
    { "threshold", QT_TRANSLATE_NOOP("SettingTexts", "Largest edit distance") },
    { "noisy-matching", QT_TRANSLATE_NOOP("SettingTexts", "Compared with"),
        { { { "walk", QT_TRANSLATE_NOOP("SettingTexts", "What first touches it") },
            { "one-to-one", QT_TRANSLATE_NOOP("SettingTexts", "The best one-to-one") } } } },
    { "rules-ignored", QT_TRANSLATE_NOOP("SettingTexts", "Count what is set aside") },
    { "rules-low", QT_TRANSLATE_NOOP("SettingTexts", "Count low confidence") },
    { "rules-tagger-errors", QT_TRANSLATE_NOOP("SettingTexts", "Count links lost by tagging") },
    { "rules-conditional", QT_TRANSLATE_NOOP("SettingTexts", "Right for one of several ids"),
        { { { "right", QT_TRANSLATE_NOOP("SettingTexts", "Right") },
            { "wrong", QT_TRANSLATE_NOOP("SettingTexts", "Wrong") },
            { "out", QT_TRANSLATE_NOOP("SettingTexts", "Left out") } } } },
    // What no form asks for: only differences name it.
    { "touchstone", QT_TRANSLATE_NOOP("SettingTexts", "Version of Touchstone") },
    { "preset", QT_TRANSLATE_NOOP("SettingTexts", "Preset") },
    { "gold", QT_TRANSLATE_NOOP("SettingTexts", "How the gold was read") },
    { "system", QT_TRANSLATE_NOOP("SettingTexts", "How the system was read") },
    { "align", QT_TRANSLATE_NOOP("SettingTexts", "Alignment of texts that differ"),
        { { { "auto", QT_TRANSLATE_NOOP("SettingTexts", "Automatic") },
            { "tokens", QT_TRANSLATE_NOOP("SettingTexts", "Token by token") },
            { "characters", QT_TRANSLATE_NOOP("SettingTexts", "Character by character") },
            { "no", QT_TRANSLATE_NOOP("SettingTexts", "No alignment") } } } },
    { "noise-level", QT_TRANSLATE_NOOP("SettingTexts", "Noise level"),
        { { { "all", QT_TRANSLATE_NOOP("SettingTexts", "All levels") } } } },
    { "time-period", QT_TRANSLATE_NOOP("SettingTexts", "Period"),
        { { { "all", QT_TRANSLATE_NOOP("SettingTexts", "The whole time") } } } },
    { "min-score", QT_TRANSLATE_NOOP("SettingTexts", "Confidence threshold") },
    { "hipe-edition", QT_TRANSLATE_NOOP("SettingTexts", "Edition of the HIPE scorer") },
    { "hipe-norm-time", QT_TRANSLATE_NOOP("SettingTexts", "Links of time entities are NIL") },
    { "hipe-token-text", QT_TRANSLATE_NOOP("SettingTexts", "Exact hits have the gold's tokens") },
    { "tagset", QT_TRANSLATE_NOOP("SettingTexts", "Tag set") },
    { "train", QT_TRANSLATE_NOOP("SettingTexts", "Training data") },
    { "attributes", QT_TRANSLATE_NOOP("SettingTexts", "Attributes") },
    { "slice-bounds", QT_TRANSLATE_NOOP("SettingTexts", "Bins of slices"),
        { { { "usual", QT_TRANSLATE_NOOP("SettingTexts", "The usual ones") } } } },
    { "rules", QT_TRANSLATE_NOOP("SettingTexts", "Rules"),
        { { { "default", QT_TRANSLATE_NOOP("SettingTexts", "Those built in") } } } },
};

/// Of every setting that is answered so.
constexpr Word usualWords[] = { { "yes", QT_TRANSLATE_NOOP("SettingTexts", "Yes") },
    { "no", QT_TRANSLATE_NOOP("SettingTexts", "No") },
    { "none", QT_TRANSLATE_NOOP("SettingTexts", "none") } };

QString said(const char* text) { return QCoreApplication::translate("SettingTexts", text); }

} // namespace

QString settingTitle(std::string_view setting)
{
    if (const auto* known = std::ranges::find(settings, setting, &Setting::name);
        known != std::end(settings)) {
        return said(known->title);
    }
    QString title = toQString(setting).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!title.isEmpty()) {
        title[0] = title[0].toUpper();
    }
    return title;
}

QString settingWordText(std::string_view setting, std::string_view word)
{
    if (const auto* policy
        = std::ranges::find(match::allPairings, word, [](auto one) { return analysis::name(one); });
        setting == "pairing" && policy != match::allPairings.end()) {
        return pairingText(*policy);
    }
    if (const auto* preset = analysis::presetById(word); setting == "preset" && preset != nullptr) {
        return presetTitle(preset);
    }
    std::span<const Word> words = usualWords;
    if (const auto* known = std::ranges::find(settings, setting, &Setting::name);
        known != std::end(settings) && known->words.front().text != nullptr) {
        words = known->words;
    }
    const auto found = std::ranges::find(words, word, &Word::word);
    return found == words.end() || found->text == nullptr ? toQString(word) : said(found->text);
}

QString settingDifferenceText(
    std::string_view setting, std::string_view before, std::string_view after, const QLocale& locale)
{
    const auto value = [&](std::string_view word) {
        return word.empty()                 ? said(usualWords[2].text)
            : support::parsed<double>(word) ? numberText(word, locale)
                                            : settingWordText(setting, word);
    };
    //: %1: a setting such as "Matching", %2 and %3: its value before and now
    return said(QT_TRANSLATE_NOOP("SettingTexts", "%1: %2 → %3"))
        .arg(settingTitle(setting), value(before), value(after));
}

} // namespace touchstone::ui
