// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"

#include "core/evaluation/slices/filtering.h"

#include "app/cli/score/slicereport.h"
#include "app/gui/drawing.h"
#include "app/gui/opening.h"

#include "ui/figures/figureexport.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/session/corestrings.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QBuffer>
#include <QPixmap>

#include <algorithm>
#include <optional>

namespace touchstone::gui {

namespace {

/// Runs the event loop until nothing is being read, scored or prepared, and all of it has been laid out.
/// Every step ahead comes as an event, so there is nothing to poll for.
void waitUntilIdle(ui::MainWindow& window)
{
    const auto busy = [&window]() { return !window.idle() || window.session().measuring(); };
    while (busy()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    // What the last result set off: layouts, delayed deletions, and the jobs that those start.
    constexpr int rounds = 3;
    for (int i = 0; i < rounds; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        while (busy()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
    }
}

/// "help" or "help:rules#fields": a page of the help in place of the window.
bool isHelp(const QString& view)
{
    return view == QLatin1String("help") || view.startsWith(QLatin1String("help:"));
}

ui::HelpWindow* openHelp(ui::MainWindow& window, const QString& view, const QSize& size)
{
    ui::showHelp(&window, view == QLatin1String("help") ? QString() : view);
    auto* help = window.findChild<ui::HelpWindow*>();
    help->resize(size);
    QCoreApplication::processEvents();
    help->showPlace(help->place()); // the anchor has moved with the size
    return help;
}

int save(QWidget& shown, const cli::Options& options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!shown.grab().save(&buffer, "PNG")) {
        printError(
            QStringLiteral("error: the picture could not be made; there may be too little memory for its "
                           "size"));
        return exitData;
    }
    const auto done = ui::writeWhole(ui::fromPath(options.output), bytes);
    return done ? exitDone : fail(done.error());
}

/// The slice that is asked for. One that Touchstone knows and the data lacks has a page that says so.
support::Result<void> checkSlice(ui::MainWindow& window, const cli::Options& options)
{
    const std::string& id = options.figure.by;
    const auto builtIns = analysis::builtInSlices();
    const auto evaluation = window.session().evaluationA();
    if (id == "type" || id == "document" || !evaluation
        || std::find(builtIns.begin(), builtIns.end(), id) != builtIns.end()) {
        return {};
    }
    return cli::askedSlice("--by", *evaluation, id).map([](const analysis::SliceDimension&) {});
}

int takeTrend(ui::MainWindow& window, const cli::Options& options)
{
    QStringList paths;
    for (const auto& path : options.trend.paths) {
        paths << ui::fromPath(path);
    }
    ui::TrendWindow* trend = window.showTrend(paths);
    trend->resize(options.width, options.height);
    trend->view().setOrder(options.trend.order);
    if (!options.trend.slice.empty()) {
        trend->view().setLines(ui::toQString(options.trend.slice));
    }
    if (!options.trend.score.empty()) {
        trend->view().setScore(ui::toQString(options.trend.score));
    }
    while (trend->view().running()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
    QCoreApplication::processEvents();
    return save(*trend, options);
}

} // namespace

int prepareScreenshot(const cli::Options& options)
{
    const QStringList names = ui::MainWindow::panelNames();
    const QString view = ui::toQString(options.view).toLower();
    if (!view.isEmpty() && !isHelp(view) && view != QLatin1String("trend") && !names.contains(view)) {
        printError(QStringLiteral("error: there is no view “%1”; known: %2, trend")
                       .arg(ui::toQString(options.view), names.join(QLatin1String(", "))));
        return exitUsage;
    }
    if (options.output.empty()) {
        printError(QStringLiteral("error: screenshot needs -o FILE.png"));
        return exitUsage;
    }
    prepareWithoutDisplay();
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    return exitDone;
}

int takeScreenshot(const cli::Options& options)
{
    ui::applyAppearance(options.dark ? ui::Appearance::Dark : ui::Appearance::Light);
    ui::MainWindow window { ui::Settings {} };
    window.resize(options.width, options.height);
    window.show();
    if (options.view == "trend") {
        return takeTrend(window, options);
    }
    std::optional<support::Error> problem;
    openArguments(
        window, options,
        [&window, &options] {
            if (options.measureAsked) {
                window.showMeasure(ui::toQString(options.measures.front()));
            }
            window.openDataSet(options.dataSet);
        },
        [&problem](const support::Error& error) { problem = error; });
    waitUntilIdle(window);
    if (problem) {
        printError(QString::fromStdString(support::formatted(*problem)));
        return exitData;
    }
    if (window.session().state() == ui::Session::State::Failed && window.session().error()) {
        (void)fail(*window.session().error());
        return exitData;
    }
    if (const auto known = checkSlice(window, options); !known) {
        printError(QString::fromStdString(support::formatted(known.error())));
        return exitUsage;
    }
    if (const auto shown = window.session().evaluationA()) {
        if (const auto known = analysis::checkNames(options.filter, *shown); !known) {
            return fail(known.error());
        }
    }
    ui::SelectionModel& selection = window.selection();
    if (!options.filter.empty()) {
        selection.setFilter(options.filter);
    }
    if (!selection.records().empty()) {
        selection.setCurrentRecord(selection.records().front());
    }
    QWidget* shown = &window;
    if (const QString view = ui::toQString(options.view).toLower(); isHelp(view)) {
        shown = openHelp(window, view, { options.width, options.height });
    } else if (!view.isEmpty()) {
        window.showPanel(view);
    }
    if (const QString slice = ui::toQString(options.figure.by); slice != QLatin1String("type")) {
        window.showSlice(slice);
    }
    waitUntilIdle(window);

    return save(*shown, options);
}

} // namespace touchstone::gui
