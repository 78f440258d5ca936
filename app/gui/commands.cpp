// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/commands.h"

#include "ui/session/corestrings.h"

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

ui::FigureData figureData(const cli::ScoringOptions& options, const std::vector<cli::ScoredSystem>& systems)
{
    ui::FigureData data;
    data.scheme = options.scheme;
    data.noise.bounds = analysis::noiseBounds(options.spec.slices);
    for (std::size_t i = 0; i < systems.size(); ++i) {
        ui::FigureData::System system;
        system.name = ui::toQString(options.names.of(i, systems[i].name));
        system.evaluation = systems[i].evaluation;
        system.curve = systems[i].curve;
        for (const auto& measure : systems[i].measures) {
            system.measures.emplace(measure->measure, measure);
        }
        data.systems.push_back(std::move(system));
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
