// SPDX-License-Identifier: GPL-3.0-or-later
// Language: in which the window speaks. English unless the user chooses; files, figures, the clipboard and
// commands never follow it.
#pragma once

#include <QLocale>
#include <QString>

#include <span>

namespace touchstone::ui {

struct Language
{
    const char* code; ///< "en", "de", as in resources/i18n/touchstone_CODE.ts
    const char* name; ///< in the language itself
};
/// English first.
[[nodiscard]] std::span<const Language> languages();

/// Puts a language in force for the whole application: its words and plurals, Qt's own words, and how numbers
/// are written in the window. An unknown code is English. Windows that are there keep the words they have, so
/// call it before the first one is made; whatever translator is installed later is asked first.
void useLanguage(const QString& code);

/// What the language in force says for an English text, of a counted one (`number` from 0) in the form for
/// that number, which is not filled in; the text itself where it says nothing. For translators, which must
/// not ask the application.
[[nodiscard]] QString wordsOfLanguage(const char* context, const char* english, qint64 number = -1);

/// Its code: "en", "de".
[[nodiscard]] QString languageInForce();

/// A heading as it stands within a line: English has it in small letters there; other languages keep it,
/// since German nouns have capitals everywhere.
[[nodiscard]] QString withinLine(const QString& heading);

/// How numbers are written in a language: as the system does where it speaks that language (German of
/// Austria), or where it is English, the language in which users read any other number format; else as is
/// usual in the language.
[[nodiscard]] QLocale numbersOf(const QString& code, const QLocale& system);

/// "Touchstone speaks German when it is started again", said in that language.
[[nodiscard]] QString languageNotice(const QString& code);

} // namespace touchstone::ui
