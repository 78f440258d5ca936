// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/slicestrings.h"

#include "ui/session/corestrings.h"

#include <QCoreApplication>

namespace touchstone::ui {

namespace {

struct SliceWords
{
    std::string_view id;
    const char* title;
    const char* lack;
};

constexpr auto builtIn = std::to_array<SliceWords>({
    { "noise", QT_TRANSLATE_NOOP("Slices", "Noise level"),
        QT_TRANSLATE_NOOP("Slices", "no annotation tells the noise of its text (LED, as HIPE's files do)") },
    { "period", QT_TRANSLATE_NOOP("Slices", "Period"),
        QT_TRANSLATE_NOOP("Slices", "no document has a date") },
    { "document-length", QT_TRANSLATE_NOOP("Slices", "Document length"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "entity-length", QT_TRANSLATE_NOOP("Slices", "Entity length"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "nesting", QT_TRANSLATE_NOOP("Slices", "Nested or flat"),
        QT_TRANSLATE_NOOP("Slices", "there is no annotation") },
    { "tokens", QT_TRANSLATE_NOOP("Slices", "Single- or multi-token"),
        QT_TRANSLATE_NOOP("Slices", "there are neither texts nor tokens") },
    { "seen", QT_TRANSLATE_NOOP("Slices", "Seen in training"),
        QT_TRANSLATE_NOOP("Slices", "choose training data…") },
    { "surface", QT_TRANSLATE_NOOP("Slices", "Surface form"),
        QT_TRANSLATE_NOOP("Slices", "there are no texts") },
});

const SliceWords* wordsOf(std::string_view id)
{
    const auto* found = std::ranges::find(builtIn, id, &SliceWords::id);
    return found == builtIn.end() ? nullptr : found;
}

} // namespace

QString sliceText(std::string_view id)
{
    constexpr std::string_view prefix = "attribute.";
    if (const SliceWords* words = wordsOf(id)) {
        return QCoreApplication::translate("Slices", words->title);
    }
    return toQString(id.starts_with(prefix) ? id.substr(prefix.size()) : id);
}

bool isBuiltInSlice(std::string_view id) { return wordsOf(id) != nullptr; }

QString sliceLackText(std::string_view id)
{
    const SliceWords* words = wordsOf(id);
    return words != nullptr ? QCoreApplication::translate("Slices", words->lack) : QString();
}

} // namespace touchstone::ui
