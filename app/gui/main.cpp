// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone: the window, and what needs Qt. Arguments are read before there is any application, so that
// help, mistakes and pictures need no display.
#include "app/gui/commands.h"

#include "ui/session/corestrings.h"
#include "ui/base/language.h"

#include <QApplication>
#include <QMessageBox>
#include <QPointer>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <new>

namespace {

using namespace touchstone;

/// An event that needs more memory than there is, is given up: what was open stays. Threads of their own say
/// so through their results.
class Application : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        try {
            return QApplication::notify(receiver, event);
        } catch (const std::bad_alloc&) {
            tell(QCoreApplication::translate("Application",
                "There is not enough memory for this. What was open is kept; close other data sets, "
                "or start again with a smaller corpus."));
        } catch (const std::exception& problem) {
            //: %1: what a library said
            tell(QCoreApplication::translate("Application", "This did not work: %1")
                     .arg(QString::fromUtf8(problem.what())));
        }
        return false;
    }

private:
    void tell(const QString& text)
    {
        setProperty(gui::eventGivenUp, true);
        gui::printError(QStringLiteral("error: %1").arg(text));
        auto* const window = activeWindow();
        if (m_telling || window == nullptr) {
            return;
        }
        m_telling = true; // one message, however many events fail
        QTimer::singleShot(0, this, [this, window = QPointer(window), text]() {
            if (window) {
                QMessageBox::warning(window, applicationName(), text);
            }
            m_telling = false;
        });
    }

    bool m_telling = false;
};

cli::Program windowProgram()
{
    // Words before a command are its own words, too.
    const auto words = std::make_shared<cli::ScoringWords>();
    return { "touchstone", "Touchstone: inspect the errors of named-entity systems.",
        { gui::screenshotCommand(words), gui::figureCommand(words), gui::reportCommand(words) },
        [words] { return gui::windowCommand(words); }, { std::string("Qt ") + qVersion() } };
}

} // namespace

int main(int argc, char** argv)
{
    const auto parsed = cli::parseArguments(windowProgram(), std::vector<std::string>(argv + 1, argv + argc));
    if (!parsed.command) {
        std::fputs(parsed.message.c_str(), parsed.exitCode == 0 ? stdout : stderr);
        return parsed.exitCode;
    }
    if (const int refused = parsed.command->prepare()) {
        return refused;
    }
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit is an error of its write
    int programOnly = 1; // the arguments are ours, not Qt's
    Application application(programOnly, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationVersion(ui::toQString(analysis::version()));
    ui::useLanguage(QStringLiteral("en")); // pictures, figures and reports are the same everywhere
    QGuiApplication::setDesktopFileName(QStringLiteral("touchstone"));
    try {
        return parsed.command->run();
    } catch (const std::exception& problem) {
        return cli::fail(problem);
    }
}
