// SPDX-License-Identifier: GPL-3.0-or-later
// A language of wide letters, for whether every text is translated: letters that stay as they are were never
// asked for. Places for values and marks of HTML stay.
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

namespace touchstone::ui {

/// "Open %1" as "Ｏｐｅｎ %1".
inline QString inWideLetters(const QString& text)
{
    static const QRegularExpression kept(QStringLiteral(R"re(%L?(\d+|n)|<[^>]*>|&[a-z]+;)re"));
    QString wide;
    const auto put = [&wide](QStringView part) {
        for (const QChar letter : part) {
            const bool ascii = (letter >= QLatin1Char('a') && letter <= QLatin1Char('z'))
                || (letter >= QLatin1Char('A') && letter <= QLatin1Char('Z'));
            wide += ascii ? QChar(letter.unicode() + 0xFEE0) : letter;
        }
    };
    qsizetype at = 0;
    for (auto match = kept.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        put(QStringView(text).mid(at, found.capturedStart() - at));
        wide += found.captured();
        at = found.capturedEnd();
    }
    put(QStringView(text).mid(at));
    return wide;
}

class OtherLetters : public QTranslator
{
public:
    OtherLetters() { QCoreApplication::installTranslator(this); }
    OtherLetters(const OtherLetters&) = delete;
    OtherLetters& operator=(const OtherLetters&) = delete;
    ~OtherLetters() override { QCoreApplication::removeTranslator(this); }

    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        return qstrcmp(context, "QShortcut") == 0 ? QString() : inWideLetters(QString::fromUtf8(source));
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace touchstone::ui
