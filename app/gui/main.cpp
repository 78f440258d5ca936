// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone: the window, and what needs Qt. Arguments are read before there is any application, so that
// help, mistakes and pictures need no display.
#include "app/cli/words/options.h"
#include "app/gui/drawing.h"
#include "app/gui/figurecommand.h"
#include "app/gui/opening.h"
#include "app/gui/reportcommand.h"
#include "app/gui/screenshot.h"

#include "ui/session/corestrings.h"
#include "ui/session/settings.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QPointer>
#include <QTimer>
#include <QTranslator>

#include <csignal>
#include <cstdio>
#include <new>
#include <string>
#include <vector>

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
            tell(tr(
                "There is not enough memory for this. What was open stays; close other data sets, or start "
                "again with a smaller corpus."));
        } catch (const std::exception& problem) {
            //: %1: what a library said
            tell(tr("This did not work: %1").arg(QString::fromUtf8(problem.what())));
        }
        return false;
    }
    /// Was an event given up?
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void tell(const QString& text)
    {
        m_failed = true;
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
    bool m_failed = false;
};

int showWindow(const cli::Options& options)
{
    ui::Settings settings = ui::readSettings();
    ui::applyAppearance(settings.appearance);
    QPointer<ui::MainWindow> shown;
    std::string told;
    ui::MainWindow window(std::move(settings), [&shown, &told](const ui::Settings& now) {
        const auto done = ui::writeSettings(now);
        if (done || done.error().text == told) {
            return;
        }
        told = done.error().text;
        const QString text = QString::fromStdString(support::formatted(done.error()));
        gui::printError(text);
        if (shown) {
            shown->showError(text);
        }
    });
    shown = &window;
    window.show();
    gui::openArguments(
        window, options,
        [&window, &options] {
            if (options.dataSet.systems.empty()) {
                window.showImportDialog(options.dataSet);
                return;
            }
            if (options.measureAsked) {
                window.showMeasure(ui::toQString(options.measures.front()));
            }
            window.openDataSet(options.dataSet);
        },
        [&window](const support::Error& error) {
            QMessageBox::warning(&window, QCoreApplication::applicationName(),
                QString::fromStdString(support::formatted(error)));
        });
    return QApplication::exec();
}

} // namespace

int main(int argc, char** argv)
{
    const auto arguments = cli::parseArguments("touchstone", std::vector<std::string>(argv + 1, argv + argc));
    if (!arguments.options) {
        std::fputs(arguments.message.c_str(), arguments.exitCode == 0 ? stdout : stderr);
        return arguments.exitCode;
    }
    const bool picture = arguments.options->command == cli::Command::Screenshot;
    if (picture) {
        if (const int refused = gui::prepareScreenshot(*arguments.options)) {
            return refused;
        }
    }
    const bool figure = arguments.options->command == cli::Command::Figure;
    if (figure) {
        if (const int refused = gui::prepareFigure(*arguments.options)) {
            return refused;
        }
    }
    const bool report = arguments.options->command == cli::Command::Report;
    if (report) {
        if (const int refused = gui::prepareReport(*arguments.options)) {
            return refused;
        }
    }
    std::signal(SIGXFSZ, SIG_IGN); // a file over the limit is an error of its write
    int programOnly = 1; // the arguments are ours, not Qt's
    Application application(programOnly, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationVersion(ui::toQString(analysis::version()));
    QGuiApplication::setDesktopFileName(QStringLiteral("touchstone"));
    try {
        if (picture) {
            const int code = gui::takeScreenshot(*arguments.options);
            return application.failed() ? cli::exitData : code;
        }
        if (figure) {
            return gui::drawFigure(*arguments.options);
        }
        if (report) {
            return gui::writeReport(*arguments.options);
        }
    } catch (const std::exception& problem) {
        return cli::fail(problem);
    }
    QTranslator translator; // Qt's own words: buttons, file dialogs
    if (translator.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&translator);
    }
    return showWindow(*arguments.options);
}
