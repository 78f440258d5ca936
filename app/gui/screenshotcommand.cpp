// SPDX-License-Identifier: GPL-3.0-or-later
// `screenshot`: the main window, drawn without a display.
#include "app/cli/score/slicereport.h"
#include "app/cli/words/filterwords.h"
#include "app/cli/words/trendwords.h"
#include "app/gui/commands.h"

#include "ui/figures/figureexport.h"
#include "ui/help/helpwindow.h"
#include "ui/panels/trend/trendwindow.h"
#include "ui/session/corestrings.h"
#include "ui/window/appearance.h"
#include "ui/window/mainwindow.h"

#include "core/evaluation/slices/filtering.h"
#include "core/support/lookup.h"
#include "core/support/numbers.h"

#include <QApplication>
#include <QBuffer>
#include <QPixmap>

namespace touchstone::gui {

namespace {

struct ScreenshotOptions : cli::ScoringOptions
{
    std::string view;
    std::string by = "type"; ///< the slice that Slices and Outcomes show
    analysis::RecordFilter filter;
    cli::TrendOptions trend;
    cli::OutputOptions file;
    int width = 1400;
    int height = 900;
    double scale = 1;
    bool dark = false;
};

void readSize(const std::string& size, ScreenshotOptions& options)
{
    constexpr int least = 200;
    constexpr int most = 10000;
    const auto cross = size.find('x');
    const auto width = support::parsed<int>(size.substr(0, cross));
    const auto height
        = cross == std::string::npos ? std::nullopt : support::parsed<int>(size.substr(cross + 1));
    if (!width || !height || *width < least || *height < least || *width > most || *height > most) {
        throw cli::UsageError { "--size takes WIDTHxHEIGHT in pixels, 200 to 10000 each, such as 1400x900." };
    }
    options.width = *width;
    options.height = *height;
}

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

int save(QWidget& shown, const ScreenshotOptions& options)
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
    const auto done = ui::writeWhole(ui::fromPath(options.file.output), bytes);
    return done ? exitDone : fail(done.error());
}

/// The slice that is asked for. One that Touchstone knows and the data lacks has a page that says so.
support::Result<void> checkSlice(ui::MainWindow& window, const ScreenshotOptions& options)
{
    const std::string& id = options.by;
    const auto builtIns = analysis::builtInSlices();
    const auto evaluation = window.session().evaluationA();
    if (id == "type" || id == "document" || !evaluation || support::contains(builtIns, id)) {
        return {};
    }
    return cli::askedSlice("--by", *evaluation, id).map([](const analysis::SliceDimension&) {});
}

int takeTrend(ui::MainWindow& window, const ScreenshotOptions& options)
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

int takeWindow(const ScreenshotOptions& options)
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
        selectRecords(window, options.filter);
        waitUntilIdle(window); // until the two are compared
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
    if (const QString slice = ui::toQString(options.by); slice != QLatin1String("type")) {
        window.showSlice(slice);
    }
    waitUntilIdle(window);

    return save(*shown, options);
}

class ScreenshotCommand : public cli::Command
{
public:
    explicit ScreenshotCommand(SharedWords words)
        : m_words(std::move(words))
    {
    }

    void declare(cli::Arguments& arguments) override
    {
        m_words->declare(arguments, threads);
        m_words->declareMeasure(arguments);
        m_options.file.declareFile(arguments, "FILE.png", "The picture").required();
        arguments.value("--view", m_options.view, "NAME",
            "Dock to raise: Documents, Text, Details, Errors, Scores, Confusion, Log, Occurrences, Profile "
            "…; "
            "help:PAGE");
        m_filter.declareSelection(arguments, selectionHelp);
        arguments
            .value("--trend", m_options.trend.paths, "FOLDER|FILE",
                "--view trend: files of score --json, or folders")
            .fromStandardInput();
        m_options.trend.declare(arguments);
        m_words->declareScheme(arguments);
        arguments.value("--by", m_options.by, "SLICE", "The slice that Slices and Outcomes show")
            .joined()
            .filled("it names no slice; the word is empty.");
        arguments.word(
            "--size",
            [this](const std::string& size) {
                if (!size.empty()) {
                    readSize(size, m_options);
                }
            },
            "WxH", "Size in pixels; default 1400x900");
        arguments.value("--scale", m_options.scale, "FACTOR", "Scale factor; default 1").between(0.5, 4.0);
        arguments.flag("--dark", m_options.dark, "Dark colours");
    }

    void finish() override
    {
        if (m_options.view == "trend") {
            m_options.trend.finish();
            m_options.file.finish(m_options.trend.paths);
            return;
        }
        m_words->withoutGold = true;
        m_words->read(m_options, cli::ScoringWords::Need::Gold);
        m_words->readMeasures(m_options);
        cli::refuseSeveral(m_options);
        m_options.filter = m_filter.read(m_options.scheme);
        cli::refuseLeftOut(m_options.filter);
        refuseChangeOfOne(m_options.filter, m_options.dataSet);
        m_options.file.finish(m_options.inputs());
    }

    int prepare() override
    {
        const QStringList names = ui::MainWindow::panelNames();
        const QString view = ui::toQString(m_options.view).toLower();
        if (!view.isEmpty() && !isHelp(view) && view != QLatin1String("trend") && !names.contains(view)) {
            printError(QStringLiteral("error: there is no view “%1”; known: %2, trend")
                           .arg(ui::toQString(m_options.view), names.join(QLatin1String(", "))));
            return exitUsage;
        }
        if (m_options.file.output.empty()) {
            printError(QStringLiteral("error: screenshot needs -o FILE.png"));
            return exitUsage;
        }
        prepareWithoutDisplay();
        qputenv("QT_SCALE_FACTOR", QByteArray::number(m_options.scale));
        return exitDone;
    }

    int run() override
    {
        const int code = takeWindow(m_options);
        return QCoreApplication::instance()->property(eventGivenUp).toBool() ? exitData : code;
    }

private:
    SharedWords m_words;
    cli::FilterWords m_filter;
    ScreenshotOptions m_options;
};

} // namespace

cli::CommandEntry screenshotCommand(SharedWords words)
{
    return { "screenshot", "Draw the main window off-screen into a PNG",
        [words = std::move(words)] { return std::make_unique<ScreenshotCommand>(words); } };
}

} // namespace touchstone::gui
