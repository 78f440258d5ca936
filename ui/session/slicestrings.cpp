// SPDX-License-Identifier: GPL-3.0-or-later
// Words for slices, their groups and values.
#include "ui/session/corestrings.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct SliceWords
{
    std::string_view id;
    const char* title;
    const char* lack;
};

constexpr SliceWords sliceWords[] {
    { "noise", QT_TRANSLATE_NOOP("Slices", "Noise level"),
        QT_TRANSLATE_NOOP(
            "Slices", "no annotation gives the noise level of its text (LED, as HIPE's files do)") },
    { "period", QT_TRANSLATE_NOOP("Slices", "Period"),
        QT_TRANSLATE_NOOP("Slices", "no document has a date") },
    { "data-set", QT_TRANSLATE_NOOP("Slices", "Data set"),
        QT_TRANSLATE_NOOP("Slices", "the documents are of one data set") },
    { "document-length", QT_TRANSLATE_NOOP("Slices", "Document length"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "document-position", QT_TRANSLATE_NOOP("Slices", "Place in the document"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "entity-length", QT_TRANSLATE_NOOP("Slices", "Entity length"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "tokens", QT_TRANSLATE_NOOP("Slices", "Single- or multi-token"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "surface", QT_TRANSLATE_NOOP("Slices", "Words"), QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "characters", QT_TRANSLATE_NOOP("Slices", "Characters"),
        QT_TRANSLATE_NOOP("Slices", "there is no annotation") },
    { "shape", QT_TRANSLATE_NOOP("Slices", "Shape of the name"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "digit", QT_TRANSLATE_NOOP("Slices", "With digit"), QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "hyphen", QT_TRANSLATE_NOOP("Slices", "With hyphen"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "full-stop", QT_TRANSLATE_NOOP("Slices", "With full stop"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "apostrophe", QT_TRANSLATE_NOOP("Slices", "With apostrophe"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "lower-word", QT_TRANSLATE_NOOP("Slices", "With function word"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "first-word", QT_TRANSLATE_NOOP("Slices", "First word"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "last-word", QT_TRANSLATE_NOOP("Slices", "Last word"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "nesting", QT_TRANSLATE_NOOP("Slices", "Nested or flat"),
        QT_TRANSLATE_NOOP("Slices", "there is no annotation") },
    { "crossing", QT_TRANSLATE_NOOP("Slices", "Crossing"),
        QT_TRANSLATE_NOOP("Slices", "there is no annotation") },
    { "neighbour", QT_TRANSLATE_NOOP("Slices", "Neighbour"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "word-before", QT_TRANSLATE_NOOP("Slices", "Word before"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "word-after", QT_TRANSLATE_NOOP("Slices", "Word after"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "shape-before", QT_TRANSLATE_NOOP("Slices", "Shape of the word before"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "shape-after", QT_TRANSLATE_NOOP("Slices", "Shape of the word after"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "enclosed", QT_TRANSLATE_NOOP("Slices", "Enclosed"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "sentence-position", QT_TRANSLATE_NOOP("Slices", "Place in the sentence"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "sentence-length", QT_TRANSLATE_NOOP("Slices", "Sentence length"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "sentence-case", QT_TRANSLATE_NOOP("Slices", "Sentence in capitals"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "sentence-annotations", QT_TRANSLATE_NOOP("Slices", "Annotations in the sentence"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "sentence-types", QT_TRANSLATE_NOOP("Slices", "Other types in the sentence"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "seen", QT_TRANSLATE_NOOP("Slices", "Seen in training"),
        QT_TRANSLATE_NOOP("Slices", "choose training data…") },
    { "seen-words", QT_TRANSLATE_NOOP("Slices", "Words seen in training"),
        QT_TRANSLATE_NOOP("Slices", "choose training data…") },
    { "surface-count", QT_TRANSLATE_NOOP("Slices", "Frequency in the gold"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "surface-types", QT_TRANSLATE_NOOP("Slices", "Types of the same words"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "mention", QT_TRANSLATE_NOOP("Slices", "First or later mention"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
    { "left", QT_TRANSLATE_NOOP("Slices", "Left boundary"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "right", QT_TRANSLATE_NOOP("Slices", "Right boundary"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "left-characters", QT_TRANSLATE_NOOP("Slices", "Left boundary in characters"),
        QT_TRANSLATE_NOOP("Slices", "there is no pair") },
    { "right-characters", QT_TRANSLATE_NOOP("Slices", "Right boundary in characters"),
        QT_TRANSLATE_NOOP("Slices", "there is no pair") },
    { "boundary", QT_TRANSLATE_NOOP("Slices", "Differing boundary"),
        QT_TRANSLATE_NOOP("Slices", "there is no pair") },
    { "judgement", QT_TRANSLATE_NOOP("Slices", "Judgement"),
        QT_TRANSLATE_NOOP("Slices", "nobody has judged a record") },
};

const SliceWords* wordsOf(std::string_view id) { return support::found(sliceWords, id, &SliceWords::id); }

} // namespace

QString sliceText(std::string_view id)
{
    constexpr std::string_view prefix = "attribute.";
    if (const SliceWords* words = wordsOf(id)) {
        return QCoreApplication::translate("Slices", words->title);
    }
    return toQString(id.starts_with(prefix) ? id.substr(prefix.size()) : id);
}

QString sliceGroupText(analysis::SliceGroup group)
{
    constexpr const char* titles[] { QT_TRANSLATE_NOOP("Slices", "Document"),
        QT_TRANSLATE_NOOP("Slices", "Name"), QT_TRANSLATE_NOOP("Slices", "Context"),
        QT_TRANSLATE_NOOP("Slices", "Corpus"), QT_TRANSLATE_NOOP("Slices", "Ends of pairs"),
        QT_TRANSLATE_NOOP("Slices", "Your own") };
    return QCoreApplication::translate("Slices", titles[static_cast<std::size_t>(group)]);
}

QString sliceValueText(std::string_view slice, const std::string& value)
{
    const bool ofPairs = analysis::tellsDifferences(slice) || slice == "boundary";
    if (ofPairs && value == analysis::noSliceValue) {
        return QStringLiteral("–"); // without a partner there is nothing to tell
    }
    if (slice == analysis::judgementSlice) {
        return verdictText(analysis::verdictByName(value).value_or(analysis::Verdict::Cleared));
    }
    const auto number
        = analysis::tellsDifferences(slice) ? support::parsed<std::int64_t>(value) : std::nullopt;
    return !number || *number == 0 ? toQString(value)
                                   : signedText(*number < 0, countText(*number < 0 ? -*number : *number));
}

bool isBuiltInSlice(std::string_view id) { return wordsOf(id) != nullptr; }

QString sliceLackText(std::string_view id)
{
    const SliceWords* words = wordsOf(id);
    return words != nullptr ? QCoreApplication::translate("Slices", words->lack) : QString();
}

} // namespace touchstone::ui
