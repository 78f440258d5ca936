// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that the window asks a translation for while tests run: each must stand in the translations
// under the very context that is asked, or no language would ever show it.
#pragma once

#include <QMutex>
#include <QSet>
#include <QTranslator>

namespace touchstone::ui {

class AskedTexts : public QTranslator
{
public:
    /// Notes what is asked and answers nothing.
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* disambiguation, int number) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }

    /// What was asked and does not stand in a .ts file, as "context | text", sorted. Qt's own contexts and
    /// the core's texts
    /// ("Core"), which fall back to English, are passed over.
    [[nodiscard]] QStringList missingIn(const QString& file) const;
    /// The core's texts that were shown, sorted.
    [[nodiscard]] QStringList ofCore() const;

private:
    mutable QMutex m_mutex;
    mutable QSet<QString> m_asked;
    mutable QSet<QString> m_core;
};

} // namespace touchstone::ui
