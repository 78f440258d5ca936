// SPDX-License-Identifier: GPL-3.0-or-later
// A language of 40 % longer words, for whether everything fits: each text with letters behind it.
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace touchstone::ui {

class LongWords : public QTranslator
{
public:
    LongWords() { QCoreApplication::installTranslator(this); }
    ~LongWords() override { QCoreApplication::removeTranslator(this); }

    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        const auto text = QString::fromUtf8(source);
        // What is put into other texts, or is no word, stays: " or ", "%1", "ORG".
        if (text.size() < 4 || text.trimmed() != text || qstrcmp(context, "QShortcut") == 0) {
            return {};
        }
        const auto more = (text.size() * 2 + 4) / 5;
        return text + QLatin1Char(' ') + QString(more - 1, QLatin1Char('~'));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace touchstone::ui
