// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/commands.h"

#include "ui/session/selectionmodel.h"
#include "ui/session/session.h"
#include "ui/window/mainwindow.h"

#include "core/compare/comparison.h"

namespace touchstone::gui {

namespace {

/// Says nothing of what a picture without a display has no use for.
void quietHandler(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtDebugMsg || type == QtInfoMsg || message.contains(QLatin1String("propagateSizeHints"))
        || message.contains(QLatin1String("XDG_RUNTIME_DIR"))
        || message.contains(QLatin1String("OpenType support missing"))) {
        return;
    }
    printError(message);
}

} // namespace

void refuseChangeOfOne(const analysis::RecordFilter& filter, const analysis::DataSetSpec& dataSet)
{
    if (analysis::isComparisonList(filter.list) && dataSet.systems.size() == 1) {
        throw cli::UsageError { "--select change= is of two systems; name a second one with --system." };
    }
}

void selectRecords(ui::MainWindow& window, const analysis::RecordFilter& filter)
{
    if (analysis::isComparisonList(filter.list)) {
        window.session().setSystemB(1);
    }
    window.selection().setFilter(filter);
}

void printError(const QString& text) { cli::printError(text.toStdString()); }

void prepareWithoutDisplay()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(quietHandler);
}

support::Result<std::vector<cli::ScoredSystem>> scored(
    const cli::ScoreOptions& options, analysis::Findings& findings)
{
    support::Progress reading;
    support::Diagnostics rest;
    const auto spec = cli::loadSpec(options, rest, reading);
    findings.add(rest);
    if (!spec) {
        return tl::unexpected(spec.error());
    }
    auto systems = cli::scoreAll(
        options, *spec, {}, [](const std::string&) { return support::Progress::Report(); }, findings);
    for (const auto& [system, error] : findings.refused()) {
        (void)fail(error);
    }
    if (systems && systems->empty()) {
        return support::failure(support::ErrorCode::Unpairable, "No system is left to be shown.");
    }
    return systems;
}

std::vector<analysis::ReportSystem> namedSystems(
    const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems)
{
    std::vector<analysis::ReportSystem> named;
    for (std::size_t i = 0; i < systems.size(); ++i) {
        named.push_back({ options.names.of(i, systems[i].name), systems[i].evaluation, systems[i].measures });
    }
    return named;
}

ui::FigureData figureData(const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems)
{
    auto data = ui::figureDataOf(namedSystems(options, systems), options.scheme, options.spec);
    for (std::size_t i = 0; i < systems.size(); ++i) {
        data.systems[i].curve = systems[i].curve;
    }
    if (!systems.empty()) {
        data.goldName = options.names.ofFirst(data.systems.front().evaluation->gold->name);
    }
    return data;
}

int ended(const cli::OutputOptions& options, bool warned, const analysis::Findings& findings)
{
    if (warned && options.strict) {
        return cli::failOnWarnings();
    }
    return findings.refused().empty() ? exitDone : exitData;
}

} // namespace touchstone::gui
