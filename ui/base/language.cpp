// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <vector>

// The macro must stand outside of every namespace, also of an anonymous one.
static void initialiseTranslations() { Q_INIT_RESOURCE(translations); }

namespace touchstone::ui {

namespace {

constexpr Language allLanguages[] = { { "en", "English" }, { "de", "Deutsch" }, { "fr", "Français" } };

constexpr auto usualCode = "en";

QString known(const QString& code)
{
    const auto same = [&code](const Language& each) { return code == QLatin1String(each.code); };
    return std::ranges::any_of(allLanguages, same) ? code : QLatin1String(usualCode);
}

QString fileOf(const QString& code) { return QStringLiteral(":/i18n/touchstone_%1.qm").arg(code); }

constexpr auto notice
    = QT_TRANSLATE_NOOP("Language", "Touchstone will speak English when it is started again.");

/// Asked from the last one to the first.
std::vector<std::unique_ptr<QTranslator>>& translators()
{
    static std::vector<std::unique_ptr<QTranslator>> inForce;
    return inForce;
}

QString& codeInForce()
{
    static QString code = QLatin1String(usualCode);
    return code;
}

} // namespace

QString languageInForce() { return codeInForce(); }

QString withinLine(const QString& heading)
{
    return languageInForce() == QLatin1String(usualCode) ? heading.toLower() : heading;
}

std::span<const Language> languages() { return allLanguages; }

QLocale numbersOf(const QString& code, const QLocale& system)
{
    const QLocale usual(code);
    return code == QLatin1String(usualCode) || usual.language() == system.language() ? system : usual;
}

void useLanguage(const QString& code)
{
    initialiseTranslations();
    const QString language = known(code);
    auto& inForce = translators();
    for (const auto& translator : inForce) {
        QCoreApplication::removeTranslator(translator.get());
    }
    inForce.clear();
    const auto install = [&inForce](const QString& file) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file)) {
            QCoreApplication::installTranslator(translator.get());
            inForce.push_back(std::move(translator));
        }
    };
    install(
        QStringLiteral("%1/qtbase_%2.qm").arg(QLibraryInfo::path(QLibraryInfo::TranslationsPath), language));
    install(fileOf(QLatin1String(usualCode))); // its plurals
    if (language != QLatin1String(usualCode)) {
        install(fileOf(language));
    }
    codeInForce() = language;
    QLocale::setDefault(numbersOf(language, QLocale::system()));
}

QString wordsOfLanguage(const char* context, const char* english, qint64 number)
{
    // The forms of all three languages are the same for numbers beyond an int as for its greatest.
    const auto form = static_cast<int>(std::min<qint64>(number, std::numeric_limits<int>::max()));
    for (auto each = translators().rbegin(); each != translators().rend(); ++each) {
        if (const QString said = (*each)->translate(context, english, nullptr, form); !said.isEmpty()) {
            return said;
        }
    }
    return QString::fromUtf8(english);
}

QString languageNotice(const QString& code)
{
    QTranslator words;
    const bool translated = known(code) != QLatin1String(usualCode) && words.load(fileOf(known(code)));
    const QString said = translated ? words.translate("Language", notice) : QString();
    return said.isEmpty() ? QString::fromUtf8(notice) : said;
}

} // namespace touchstone::ui
