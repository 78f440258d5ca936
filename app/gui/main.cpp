// SPDX-License-Identifier: GPL-3.0-or-later
// touchstone: the window, and what needs Qt. Arguments are read before there is any application, so that
// help, mistakes and pictures need no display.
#include "app/cli/options.h"
#include "app/gui/figurecommand.h"
#include "app/gui/drawing.h"
#include "app/gui/opening.h"
#include "app/gui/reportcommand.h"
#include "app/gui/screenshot.h"

#include "ui/session/corestrings.h"
#include "ui/session/settings.h"
#include "ui/views/appearance.h"
#include "ui/views/mainwindow.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QTranslator>

#include <cstdio>
#include <string>
#include <vector>

namespace {

using namespace touchstone;

int showWindow(const cli::Options& options)
{
    ui::Settings settings = ui::readSettings();
    ui::applyAppearance(settings.appearance);
    ui::MainWindow window(std::move(settings), ui::writeSettings);
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
    int programOnly = 1; // the arguments are ours, not Qt's
    QApplication application(programOnly, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationName(QStringLiteral("touchstone"));
    QCoreApplication::setApplicationVersion(ui::toQString(analysis::version()));
    QGuiApplication::setDesktopFileName(QStringLiteral("touchstone"));
    if (picture) {
        return gui::takeScreenshot(*arguments.options);
    }
    if (figure) {
        return gui::drawFigure(*arguments.options);
    }
    if (report) {
        return gui::writeReport(*arguments.options);
    }
    QTranslator translator; // Qt's own words: buttons, file dialogs
    if (translator.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&translator);
    }
    return showWindow(*arguments.options);
}
