// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the window's tests: one application without a display, Fusion for constancy, and a message handler
// that fails the running test on any warning outside a short list.
#include "tests/ui/askedtexts.h"
#include "ui/base/language.h"

#include <QApplication>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
#include <cstdio>

namespace {

// Printed by platform plugins and by Qt Test itself; they say nothing about our code.
constexpr std::array<const char*, 4> expected { "This plugin does not support", "OpenType support missing",
    "XDG_RUNTIME_DIR", "not accepted by receiving widget" };

void failOnWarning(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const QByteArray text = message.toLocal8Bit();
    std::fprintf(stderr, "%s\n", text.constData());
    if (type == QtDebugMsg || type == QtInfoMsg) {
        return;
    }
    for (const char* part : expected) {
        if (message.contains(QLatin1String(part))) {
            return;
        }
    }
    ADD_FAILURE() << "unexpected warning (" << (context.category != nullptr ? context.category : "")
                  << "): " << text.constData();
}

} // namespace

int main(int argc, char** argv)
{
    ::testing::InitGoogleTest(&argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    // Settings and caches of the person who runs the tests stay untouched.
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir state;
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    QApplication application(argc, argv);
    // Before it there would be nobody to own the style.
    QApplication::setStyle(QStringLiteral("Fusion"));
    QCoreApplication::setApplicationName(QStringLiteral("test_ui"));
    QCoreApplication::setOrganizationName(QStringLiteral("touchstone-tests"));
    touchstone::ui::useLanguage(QStringLiteral("en"));
    touchstone::ui::AskedTexts asked;
    QCoreApplication::installTranslator(&asked);
    qInstallMessageHandler(failOnWarning);
    int result = RUN_ALL_TESTS();
    qInstallMessageHandler(nullptr);
    if (qEnvironmentVariableIsSet("TOUCHSTONE_SHOWN_TEXTS")) { // for translators
        for (const QString& text : asked.ofCore()) {
            std::fprintf(stderr, "core: %s\n", qPrintable(text));
        }
    }
    const QString translations
        = QStringLiteral(TOUCHSTONE_TEST_DATA "/../../resources/i18n/touchstone_de.ts");
    for (const QString& missing : asked.missingIn(translations)) {
        std::fprintf(
            stderr, "no translation can be found for %s (packaging/translations.sh)\n", qPrintable(missing));
        result = 1;
    }
    return result;
}
