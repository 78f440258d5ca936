// SPDX-License-Identifier: GPL-3.0-or-later
// Without a command: the window.
#include "app/gui/commands.h"
#include "app/gui/drawing.h"
#include "app/gui/opening.h"

#include "ui/session/corestrings.h"
#include "ui/session/settings.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QMessageBox>
#include <QPointer>
#include <QTranslator>

namespace touchstone::gui {

namespace {

class WindowCommand : public cli::Command
{
public:
    explicit WindowCommand(SharedWords words)
        : m_words(std::move(words))
    {
    }

    void declare(cli::Arguments& arguments) override
    {
        m_words->declareMeasure(arguments);
        arguments.value("paths", m_words->files.positionals, "GOLD SYSTEM...", "Gold, then systems");
        m_words->declare(arguments, threads);
    }

    void finish() override
    {
        m_words->read(m_options, cli::ScoringWords::Need::Nothing);
        m_words->readMeasures(m_options, "muc");
        cli::refuseSeveral(m_options);
    }

    int run() override;

private:
    SharedWords m_words;
    cli::ScoringOptions m_options;
};

int WindowCommand::run()
{
    QTranslator translator; // Qt's own words: buttons, file dialogs
    if (translator.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&translator);
    }
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
        printError(text);
        if (shown) {
            shown->showError(text);
        }
    });
    shown = &window;
    window.show();
    openArguments(
        window, m_options,
        [this, &window] {
            if (m_options.dataSet.systems.empty()) {
                window.showImportDialog(m_options.dataSet);
                return;
            }
            if (m_options.measureAsked) {
                window.showMeasure(ui::toQString(m_options.measures.front()));
            }
            window.openDataSet(m_options.dataSet);
        },
        [&window](const support::Error& error) {
            QMessageBox::warning(&window, QCoreApplication::applicationName(),
                QString::fromStdString(support::formatted(error)));
        });
    return QApplication::exec();
}

} // namespace

std::unique_ptr<cli::Command> windowCommand(SharedWords words)
{
    return std::make_unique<WindowCommand>(std::move(words));
}

} // namespace touchstone::gui
