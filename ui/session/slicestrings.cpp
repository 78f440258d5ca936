// SPDX-License-Identifier: GPL-3.0-or-later
// Words of slices and of their values; declared in corestrings.h.
#include "ui/session/corestrings.h"

#include "core/evaluation/slices/slicefacets.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>

namespace touchstone::ui {

namespace {

struct SliceWords
{
    std::string_view id;
    const char* title;
    const char* lack;
};

constexpr auto noUnits = QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens");
constexpr auto noText = QT_TRANSLATE_NOOP("Slices", "there are no texts");
constexpr auto noPair = QT_TRANSLATE_NOOP("Slices", "there is no pair");
constexpr auto noAnnotation = QT_TRANSLATE_NOOP("Slices", "there is no annotation");
constexpr auto noTraining = QT_TRANSLATE_NOOP("Slices", "choose training data…");

constexpr SliceWords sliceWords[] {
    { "noise", QT_TRANSLATE_NOOP("Slices", "Noise level"),
        QT_TRANSLATE_NOOP(
            "Slices", "no annotation gives the noise level of its text (LED, as HIPE's files do)") },
    { "period", QT_TRANSLATE_NOOP("Slices", "Period"),
        QT_TRANSLATE_NOOP("Slices", "no document has a date") },
    { "data-set", QT_TRANSLATE_NOOP("Slices", "Data set"),
        QT_TRANSLATE_NOOP("Slices", "the documents are of one data set") },
    { "document-length", QT_TRANSLATE_NOOP("Slices", "Document length"), noUnits },
    { "document-position", QT_TRANSLATE_NOOP("Slices", "Place in the document"), noUnits },
    { "entity-length", QT_TRANSLATE_NOOP("Slices", "Entity length"), noUnits },
    { "tokens", QT_TRANSLATE_NOOP("Slices", "Single- or multi-token"), noUnits },
    { "surface", QT_TRANSLATE_NOOP("Slices", "Words"), noText },
    { "characters", QT_TRANSLATE_NOOP("Slices", "Characters"), noAnnotation },
    { "shape", QT_TRANSLATE_NOOP("Slices", "Shape of the name"), noText },
    { "digit", QT_TRANSLATE_NOOP("Slices", "With digit"), noText },
    { "hyphen", QT_TRANSLATE_NOOP("Slices", "With hyphen"), noText },
    { "full-stop", QT_TRANSLATE_NOOP("Slices", "With full stop"), noText },
    { "apostrophe", QT_TRANSLATE_NOOP("Slices", "With apostrophe"), noText },
    { "lower-word", QT_TRANSLATE_NOOP("Slices", "With function word"), noText },
    { "first-word", QT_TRANSLATE_NOOP("Slices", "First word"), noText },
    { "last-word", QT_TRANSLATE_NOOP("Slices", "Last word"), noText },
    { "nesting", QT_TRANSLATE_NOOP("Slices", "Nested or flat"), noAnnotation },
    { "crossing", QT_TRANSLATE_NOOP("Slices", "Crossing"), noAnnotation },
    { "neighbour", QT_TRANSLATE_NOOP("Slices", "Neighbour"), noUnits },
    { "word-before", QT_TRANSLATE_NOOP("Slices", "Word before"), noText },
    { "word-after", QT_TRANSLATE_NOOP("Slices", "Word after"), noText },
    { "shape-before", QT_TRANSLATE_NOOP("Slices", "Shape of the word before"), noText },
    { "shape-after", QT_TRANSLATE_NOOP("Slices", "Shape of the word after"), noText },
    { "enclosed", QT_TRANSLATE_NOOP("Slices", "Enclosed"), noText },
    { "sentence-position", QT_TRANSLATE_NOOP("Slices", "Place in the sentence"), noUnits },
    { "sentence-length", QT_TRANSLATE_NOOP("Slices", "Sentence length"), noUnits },
    { "sentence-case", QT_TRANSLATE_NOOP("Slices", "Sentence in capitals"), noText },
    { "sentence-annotations", QT_TRANSLATE_NOOP("Slices", "Annotations in the sentence"), noUnits },
    { "sentence-types", QT_TRANSLATE_NOOP("Slices", "Other types in the sentence"), noUnits },
    { "seen", QT_TRANSLATE_NOOP("Slices", "Seen in training"), noTraining },
    { "seen-words", QT_TRANSLATE_NOOP("Slices", "Words seen in training"), noTraining },
    { "surface-count", QT_TRANSLATE_NOOP("Slices", "Frequency of the words"), noText },
    { "surface-types", QT_TRANSLATE_NOOP("Slices", "Types of the same words"), noText },
    { "mention", QT_TRANSLATE_NOOP("Slices", "First or later mention"), noText },
    { "left", QT_TRANSLATE_NOOP("Slices", "Left boundary"), noUnits },
    { "right", QT_TRANSLATE_NOOP("Slices", "Right boundary"), noUnits },
    { "left-characters", QT_TRANSLATE_NOOP("Slices", "Left boundary in characters"), noPair },
    { "right-characters", QT_TRANSLATE_NOOP("Slices", "Right boundary in characters"), noPair },
    { "boundary", QT_TRANSLATE_NOOP("Slices", "Differing boundary"), noPair },
    { "verdict", QT_TRANSLATE_NOOP("Slices", "Verdict"),
        QT_TRANSLATE_NOOP("Slices", "nobody has judged a record") },
    { "verdict-pair", QT_TRANSLATE_NOOP("Slices", "Verdicts of two judges"),
        QT_TRANSLATE_NOOP("Slices", "fewer than two judges have told their names") },
};

const SliceWords* wordsOf(std::string_view id) { return support::found(sliceWords, id, &SliceWords::id); }

/// "over 0.1 to 0.2", and "1–3" of "1-3", which is the same everywhere; nothing of what is no bin.
std::optional<QString> binText(const QString& name, const QLocale& locale)
{
    static const QRegularExpression range(QStringLiteral("^\\d+-\\d+$"));
    if (range.match(name).hasMatch()) {
        return QString(name).replace(QLatin1Char('-'), QStringLiteral("–"));
    }
    static const QRegularExpression bin(
        QStringLiteral("^(over |up to |)(-?[\\d.]+(?:e[-+]?\\d+)?)(?: to (-?[\\d.]+(?:e[-+]?\\d+)?))?$"));
    const auto found = bin.match(name);
    if (!found.hasMatch()) {
        return std::nullopt;
    }
    const auto number = [&](int place) { return numberText(toUtf8(found.captured(place)), locale); };
    const bool to = found.hasCaptured(3);
    const auto say = [](const char* text) { return QCoreApplication::translate("SliceValues", text); };
    if (found.capturedView(1) == QLatin1String("over ")) {
        //: A bin of numbers: above %1, up to and with %2
        return to ? say(QT_TRANSLATE_NOOP("SliceValues", "over %1 to %2")).arg(number(2), number(3))
                  //: A bin of numbers
                  : say(QT_TRANSLATE_NOOP("SliceValues", "over %1")).arg(number(2));
    }
    if (found.capturedLength(1) > 0) {
        //: A bin of numbers: up to and with %1
        return say(QT_TRANSLATE_NOOP("SliceValues", "up to %1")).arg(number(2));
    }
    //: A bin of numbers, both in it
    return to ? say(QT_TRANSLATE_NOOP("SliceValues", "%1 to %2")).arg(number(2), number(3)) : number(2);
}

} // namespace

QString sliceText(std::string_view id)
{
    constexpr std::string_view prefix = "attribute.";
    if (const SliceWords* words = wordsOf(id)) {
        return QCoreApplication::translate("Slices", words->title);
    }
    if (const auto judge = analysis::judgeOfSlice(id)) {
        //: %1: name of a judge
        return QCoreApplication::translate("touchstone::ui", "Verdict of %1").arg(toQString(*judge));
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

QString sliceValueText(std::string_view slice, const std::string& value, const QLocale& locale)
{
    const bool ofPairs = analysis::tellsDifferences(slice) || slice == "boundary";
    if (ofPairs && value == analysis::noSliceValue) {
        return QStringLiteral("–"); // without a partner there is nothing to tell
    }
    if (slice == analysis::verdictSlice || analysis::judgeOfSlice(slice)) {
        return verdictText(analysis::verdictByName(value).value_or(analysis::Verdict::Cleared));
    }
    if (const auto slash = value.find('/'); slice == analysis::verdictPairSlice && slash != value.npos) {
        //: %1, %2: verdicts of two judges, such as "Gold is wrong"
        return QCoreApplication::translate("touchstone::ui", "%1 / %2")
            .arg(sliceValueText(analysis::verdictSlice, value.substr(0, slash)),
                sliceValueText(analysis::verdictSlice, value.substr(slash + 1)));
    }
    const auto number
        = analysis::tellsDifferences(slice) ? support::parsed<std::int64_t>(value) : std::nullopt;
    if (number && *number != 0) {
        return signedText(
            *number < 0, locale.toString(static_cast<qlonglong>(*number < 0 ? -*number : *number)));
    }
    if (!analysis::isOwnValue(slice, value)) {
        // Of an attribute only what bounds make of its numbers is ours, and reads like nothing else.
        const bool inWords = value.starts_with("over ") || value.starts_with("up to ");
        return inWords && !isBuiltInSlice(slice)
            ? binText(toQString(value), locale).value_or(toQString(value))
            : toQString(value);
    }
    const auto bin = binText(toQString(value), locale);
    return bin ? *bin : QCoreApplication::translate("SliceValues", value.c_str());
}

bool isBuiltInSlice(std::string_view id) { return wordsOf(id) != nullptr; }

QString sliceLackText(std::string_view id)
{
    const SliceWords* words = wordsOf(id);
    return words != nullptr ? QCoreApplication::translate("Slices", words->lack) : QString();
}

} // namespace touchstone::ui
